"""Chapter 15 of the Law: The Keepers in Iron."""

from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from tests.root.rules.proof import proves
from tests.root.scene import Scene, Side, eyrie, impossible, marquise, scene, side

# Autumn: 1, 6, 8, 12 are fox, 3, 4, 5, 10 rabbit, 2, 7, 9, 11 mouse. Forest A lies between 1, 2, 5 and 10.
VALUES = (1, 2, 3, 3)


def relics(*placed: tuple[str, int, Any]) -> list[dict[str, Any]]:
    """Return the twelve relics: those named (kind, value, place) are face up, the others face down in forest G."""
    left = [(kind, value) for kind in ("idol", "tablet", "jewel") for value in VALUES]
    found = []
    for kind, value, place in placed:
        left.remove((kind, value))
        found.append({"kind": kind, "value": value, "at": place, "shown": True})
    return found + [{"kind": kind, "value": value, "at": "G", "shown": False} for kind, value in left]


def keepers(*placed: tuple[str, int, Any], **facts: Any) -> Side:
    tokens: dict[int, int] = {}
    for _, _, place in placed:
        if isinstance(place, int):
            tokens[place] = tokens.get(place, 0) + 1
    stations = facts.get("stations", {})
    buildings = {"waystation": {place: len(faces) for place, faces in stations.items()}}
    return side("keepers", relics=relics(*placed), tokens={"relic": tokens}, buildings=buildings, **facts)


def at(game: Scene, kind: str, place: int | str) -> int:
    return sum(relic.kind == kind and relic.at == place for relic in game.keepers.faction.relics)  # type: ignore[attr-defined]


# 15.2 Faction rules and abilities


@proves("15.2.1")
def test_nobody_knows_the_value_of_a_relic_face_down() -> None:
    game = scene(eyrie(warriors={4: 1}), keepers(("idol", 3, "A")))
    for viewer in (0, 1, None):
        shown = game.match.view(viewer)["players"][1]["relics"]
        assert [relic["value"] for relic in shown if relic["value"] is not None] == [3]


@proves("15.2.3", "15.5.1")
def test_waystations_craft() -> None:
    game = scene(keepers(stations={1: ["idol"]}, hand=["anvil"]), eyrie(warriors={4: 1}))
    game.keepers.does("craft:anvil")
    assert game.keepers.faction.items == ["hammer"]


@proves("15.2.4")
def test_devout_knights_ignore_the_first_hit_beside_a_relic() -> None:
    for placed, left in (("idol", 1, 5), 2), (("idol", 1, "A"), 1):
        game = scene(marquise(warriors={5: 3}), keepers(placed, warriors={5: 3}), dice=[(2, 0)])
        game.marquise.does("battle:5>keepers")
        assert game.keepers.warriors(5) == left


def test_of_an_ambush_one_hit_is_ignored() -> None:
    game = scene(
        keepers(("idol", 1, 5), warriors={5: 3}, retinue=[[], ["faithful-retainer"], []]),
        eyrie(warriors={5: 1}, hand=["ambush-rabbit"]),
        dice=[(0, 0)],
    )
    game.keepers.does("battle:5>eyrie")
    game.eyrie.does("ambush:ambush-rabbit")
    assert game.keepers.warriors(5) == 2


def test_each_warrior_that_moves_may_carry_a_relic() -> None:
    placed = [("idol", 1, 5), ("idol", 2, 5), ("jewel", 3, 5)]
    game = scene(keepers(*placed, warriors={5: 2}, retinue=[["faithful-retainer"], [], []]), eyrie(warriors={12: 1}))
    game.keepers.does("move:5>1:2")
    assert game.keepers.refused("carry:idol-1", "carry:idol-2", "carry:jewel-3") == "too-many"
    game.keepers.does("carry:idol-2", "carry:jewel-3")
    assert (game.keepers.pieces("relic", 1), game.keepers.pieces("relic", 5)) == (2, 1)


@proves("15.2.5")
def test_a_player_who_removes_a_relic_scores_two_and_casts_it_into_a_forest() -> None:
    game = scene(marquise(warriors={5: 3}), keepers(("idol", 3, 5)), dice=[(0, 0)])
    game.marquise.does("battle:5>keepers")
    assert game.marquise.asked == "cast-relic" and game.marquise.score == 2
    game.marquise.does("forest:D")
    assert at(game, "idol", "D") == 1


def test_a_relic_that_a_coalition_partner_removes_goes_into_no_forest() -> None:
    """The publisher's FAQ: a Vagrant in a coalition with the Keepers is not an enemy, so it wins no prized trophy."""
    vagrant = side(
        "vagabond", character="vagrant", pawn=5, satchel={"torch": [1]}, partner=1, dominance="fox-dominance"
    )
    board = keepers(("idol", 3, 5), partner=0)
    game = scene(vagrant, board, marquise(warriors={5: 3}), eyrie(warriors={4: 1}), dice=[(0, 0)])
    game.vagabond.does("instigate:marquise#2>keepers#1")
    assert game.vagabond.asked != "cast-relic" and game.marquise.asked != "cast-relic"
    assert (game.keepers.pieces("relic", 5), at(game, "idol", "gone"), game.marquise.score) == (0, 1, 0)
    assert len(game.keepers.view["relics"]) == 11


@proves("15.2.5", "4.3.4")
@pytest.mark.parametrize(("die", "asked"), [(1, None), (0, "lose-relic")])
def test_the_keepers_choose_which_relic_falls_unless_all_do(die: int, asked: str | None) -> None:
    placed = [("idol", 3, 5), ("jewel", 1, 5)]
    game = scene(marquise(warriors={5: 3}), keepers(*placed, warriors={12: 1}), eyrie(), dice=[(die, 0)])
    game.marquise.does("battle:5>keepers")
    assert game.keepers.asked == asked
    if asked:
        game.keepers.does("lose:jewel-1")
    game.marquise.does("forest:A")
    if not asked:
        game.marquise.does("forest:D")
    fallen = 1 if asked else 2
    assert game.marquise.score == 2 * fallen and game.keepers.pieces("relic", 5) == 2 - fallen


# 15.3 Set-up


@proves("15.3.1", "15.3.2", "15.3.3", "15.3.4", "15.3.5")
def test_the_set_up_of_the_keepers_places_their_pieces() -> None:
    seats = ({"faction": "keepers"}, {"faction": "marquise"})
    game = Scene(Match.start(Header("root", "s", seats)))
    game.marquise.does("home:1").does("build:sawmill:1", "build:workshop:5", "build:recruiter:9")
    assert game.keepers.options == ["beside:6", "beside:7"]
    game.keepers.does("beside:7")
    assert (game.keepers.warriors(3), game.keepers.warriors(7)) == (4, 4)
    places = [relic["at"] for relic in game.keepers.view["relics"]]
    assert len(places) == 12 and all(places.count(forest) >= 1 for forest in "ABCDEFG")
    # Forests E, F and G touch 3 or 7: the other five relics lie in the four other forests.
    assert all(places.count(forest) == 1 for forest in "EFG")
    assert game.keepers.view["retinue"] == [["faithful-retainer"]] * 3


# 15.4 Birdsong


def dawn(**facts: Any) -> Scene:
    return scene(keepers(**facts), eyrie(warriors={12: 1}), phase="birdsong")


@proves("15.4.1", "15.2.2")
def test_a_warrior_becomes_a_waystation_once_a_clearing() -> None:
    game = dawn(warriors={2: 2, 7: 1})
    game.keepers.does("encamp:2:idol")
    assert game.keepers.warriors(2) == 1 and game.keepers.view["stations"] == {"2": ["idol"]}
    assert not game.keepers.may("encamp:2") and game.keepers.may("encamp:7:idol")
    game.keepers.does("encamp:7:idol")
    # Two of the three waystations have an idol, and the third shows a tablet or a jewel.
    assert not game.keepers.may("encamp:2:idol")


def test_keepers_without_anything_on_the_map_come_to_its_edge() -> None:
    game = dawn()
    assert game.keepers.may("encamp:5:jewel") and not game.keepers.may("encamp:10")
    game.keepers.does("encamp:5:jewel")
    assert game.keepers.warriors(5) == 1 and game.keepers.pieces("waystation", 5) == 1


@proves("15.4.1", "1.5.4")
def test_keepers_without_a_slot_at_the_edge_place_the_warrior_alone() -> None:
    """Of pieces that cannot all be placed, a player places as many as possible (1.5.4)."""
    sawmills, workshops = {1: 1, 2: 2, 5: 2, 9: 1}, {3: 1, 4: 1, 6: 1, 7: 2, 9: 1}
    full = marquise(buildings={"sawmill": sawmills, "workshop": workshops, "recruiter": {8: 2}})
    game = scene(keepers(), full, phase="birdsong")
    assert game.keepers.options == [f"place:{place}" for place in range(1, 10)]
    game.keepers.does("place:8")
    assert game.keepers.warriors(8) == 1 and game.keepers.view["stations"] == {}


@proves("15.4.2")
def test_a_waystation_becomes_a_warrior() -> None:
    game = dawn(stations={2: ["idol"]}, warriors={7: 1})
    game.keepers.does("decamp:2:idol")
    assert game.keepers.warriors(2) == 1 and game.keepers.view["stations"] == {}


@proves("15.4.3")
def test_a_card_brings_two_warriors_to_a_waystation_of_its_suit() -> None:
    game = dawn(stations={2: ["idol"]}, hand=["sword", "anvil"])
    assert not [key for key in game.keepers.options if "anvil" in key]
    game.keepers.does("recruit:2<sword")
    assert game.keepers.warriors(2) == 2


@proves("15.4")
def test_decamping_ends_encamping_and_recruiting_ends_both() -> None:
    game = dawn(stations={2: ["idol"], 7: ["jewel"]}, warriors={9: 1, 12: 1}, hand=["sword"])
    assert game.keepers.asked == "birdsong-acts"
    game.keepers.does("encamp:9:tablet")
    assert game.keepers.may("decamp:2:idol")
    game.keepers.does("decamp:2:idol")
    assert not game.keepers.may("encamp:12") and game.keepers.may("decamp:7:jewel") and game.keepers.may("recruit:7")
    game.keepers.does("recruit:7<sword")
    assert not game.keepers.may("decamp:7:jewel")


# 15.5 Daylight


def acting(*placed: tuple[str, int, Any], enemies: Side | None = None, **facts: Any) -> Scene:
    return scene(keepers(*placed, **facts), enemies or eyrie(warriors={12: 1}), dice=[(3, 0)] * 3)


@proves("15.5.2")
def test_a_card_moves_from_a_clearing_of_its_suit_and_each_once() -> None:
    game = acting(warriors={5: 2, 6: 2}, retinue=[["bake-sale", "faithful-retainer"], [], []])
    assert game.keepers.may("move:5>1:2<bake-sale") and not game.keepers.may("move:6>2:1<bake-sale")
    game.keepers.does("move:5>1:2<bake-sale").does("move:6>2:1<faithful-retainer")
    assert game.keepers.warriors(2) == 1 and game.keepers.view["retinue"][0] == ["bake-sale", "faithful-retainer"]


@proves("15.5.2.II")
def test_delving_takes_a_relic_from_a_forest_beside_and_may_cost_the_card() -> None:
    cheap = acting(("idol", 1, "A"), warriors={5: 1}, retinue=[[], ["bake-sale"], []])
    cheap.keepers.does("delve:5>A:idol-1<bake-sale")
    assert cheap.keepers.pieces("relic", 5) == 1 and cheap.keepers.view["retinue"][1] == ["bake-sale"]
    dear = acting(("idol", 3, "A"), warriors={5: 1}, retinue=[[], ["bake-sale"], []])
    dear.keepers.does("delve:5>A:idol-3<bake-sale")
    assert dear.keepers.view["retinue"][1] == [] and dear.discard == ["bake-sale"]
    loyal = acting(("idol", 3, "A"), warriors={5: 1}, retinue=[[], ["faithful-retainer"], []])
    loyal.keepers.does("delve:5>A:idol-3<faithful-retainer")
    assert loyal.keepers.view["retinue"][1] == [] and loyal.discard == []


def test_among_enemies_the_keepers_battle_before_delving_and_must_rule() -> None:
    game = acting(
        ("idol", 1, "A"), warriors={5: 3}, retinue=[[], ["bake-sale"], []], enemies=eyrie(warriors={5: 2, 12: 1})
    )
    assert not game.keepers.may("delve")
    game.keepers.does("battle:5>eyrie<bake-sale")
    assert game.keepers.asked == "delve"
    game.keepers.does("delve:5>A:idol-1")
    assert game.keepers.pieces("relic", 5) == 1
    beaten = acting(("idol", 1, "A"), warriors={5: 1}, retinue=[[], ["bake-sale"], []], enemies=eyrie(warriors={5: 4}))
    beaten.keepers.does("battle:5>eyrie<bake-sale")
    assert beaten.keepers.asked != "delve"


@proves("15.5.2.III")
def test_recovering_scores_the_value_and_two_for_a_whole_column_and_goes_on() -> None:
    home = [("tablet", 1, "board"), ("jewel", 1, "board")]
    game = acting(
        *home, ("idol", 1, 5), ("idol", 2, 5), warriors={5: 1, 4: 1, 3: 1}, stations={5: ["idol"]},
        retinue=[[], [], ["bake-sale"]],
    )  # fmt: skip
    game.keepers.does("recover:5:idol-1<bake-sale")
    assert game.keepers.score == 3 and game.keepers.asked == "recover"
    game.keepers.does("recover:5:idol-2")
    assert game.keepers.score == 5 and len(game.keepers.view["recovered"]) == 4
    assert game.keepers.view["retinue"][2] == ["bake-sale"]


def test_recovering_more_relics_than_ruled_clearings_costs_the_card() -> None:
    game = acting(
        ("idol", 3, 5), ("idol", 2, 5), warriors={5: 1}, stations={5: ["idol"]}, retinue=[[], [], ["bake-sale"]]
    )
    game.keepers.does("recover:5:idol-3<bake-sale")
    assert game.keepers.view["retinue"][2] == [] and game.keepers.score == 3 and game.keepers.asked != "recover"


def test_only_relics_of_the_kind_that_the_waystation_shows_are_recovered() -> None:
    game = acting(("jewel", 1, 5), warriors={5: 1}, stations={5: ["idol"]}, retinue=[[], [], ["bake-sale"]])
    assert not game.keepers.may("recover:5") and game.keepers.may("move:5>1:1<bake-sale")


# 15.6 Evening


@proves("15.6.1")
def test_four_warriors_in_a_clearing_cost_one() -> None:
    game = scene(keepers(warriors={5: 4, 1: 3}), eyrie(warriors={12: 1}), phase="evening")
    assert (game.keepers.warriors(5), game.keepers.warriors(1)) == (3, 3)


@proves("15.6.2")
def test_cards_join_the_retinue_or_a_card_of_it_moves() -> None:
    given = {"hand": ["anvil", "bake-sale"], "retinue": [["faithful-retainer"], [], []]}
    game = scene(keepers(**given), eyrie(warriors={12: 1}), phase="evening")
    game.keepers.does("gather:1<anvil")
    assert not game.keepers.may("shift") and game.keepers.may("gather:0<bake-sale")
    moving = scene(keepers(**given), eyrie(warriors={12: 1}), phase="evening")
    moving.keepers.does("shift:0>2<faithful-retainer")
    assert moving.keepers.view["retinue"] == [[], [], ["faithful-retainer"]] and moving.keepers.asked != "gather"


def test_the_retinue_holds_ten_cards() -> None:
    full = [["faithful-retainer"] * 10, [], []]
    game = scene(keepers(hand=["anvil"], retinue=full), eyrie(warriors={12: 1}), phase="evening")
    assert not game.keepers.may("gather")


@proves("15.6.3")
def test_a_card_is_drawn_and_one_for_each_waystation() -> None:
    game = scene(keepers(stations={5: ["idol"], 1: ["jewel"]}), eyrie(warriors={12: 1}), phase="evening")
    assert len(game.keepers.hand) == 3


def test_impossible_keepers_are_refused() -> None:
    assert "no-relic idol 1" in impossible(side("keepers", relics=[*relics(), relics()[0]]), eyrie())
    assert "stations 0" in impossible(keepers(stations={5: ["idol"], 1: ["idol"], 2: ["idol"]}), eyrie())


def test_a_position_may_name_some_relics_and_those_in_clearings_need_no_count() -> None:
    named = [{"kind": "idol", "value": 2, "at": 5}, {"kind": "jewel", "value": 1, "at": "C"}]
    game = scene(side("keepers", warriors={5: 1}, relics=named), eyrie(warriors={4: 1}))
    assert game.keepers.pieces("relic", 5) == 1
    shown = game.match.view(None)["players"][0]["relics"]
    assert {"kind": "idol", "value": 2, "at": 5, "shown": True} in shown
    assert {"kind": "jewel", "value": None, "at": "C", "shown": False} in shown
    assert len(shown) == 12 and len([relic for relic in shown if relic["at"] == 5]) == 1


def test_a_position_says_where_relics_lie_and_which_faces_waystations_show() -> None:
    game = scene(keepers(("tablet", 3, 5), stations={1: ["idol"], 5: ["jewel"]}, warriors={5: 1}), eyrie())
    view = game.match.view(None)["players"][0]
    assert view["stations"] == {"1": ["idol"], "5": ["jewel"]}
    assert {"kind": "tablet", "value": 3, "at": 5, "shown": True} in view["relics"]
    assert {relic["at"] for relic in view["relics"]} == {5, "G"}


def test_impossible_relics_and_waystations_are_refused() -> None:
    def wrong(**facts: Any) -> list[str]:
        return impossible(side("keepers", **facts), eyrie())

    five = {"kind": "idol", "value": 3, "at": "A"}
    assert wrong(relics=[five, five, five]) == ["no-relic idol 3"]
    assert wrong(relics=[{"kind": "crown", "value": 3, "at": "A"}]) == ["no-relic crown 3"]
    assert wrong(relics=[{"kind": "idol", "value": 3, "at": "Z"}]) == ["relic-place Z 0"]
    assert wrong(relics=[{"kind": "idol", "value": 3, "at": 13}]) == ["relic-place 13 0"]
    assert "no-waystation 5" in wrong(stations={5: ["idol"]})
    assert "stations 0" in wrong(buildings={"waystation": {5: 2}}, stations={5: ["iron", "idol"]})


@proves("15.5.2", "11.2.7")
def test_hired_mercenaries_need_not_be_fought_before_delving() -> None:
    relics = [{"kind": "idol", "value": 1, "at": "A"}]
    order = side("keepers", warriors={5: 2}, retinue=[[], ["bake-sale"], []], relics=relics)
    for hired in True, False:
        game = scene(order, side("riverfolk", warriors={5: 1}), marquise(), buyer=0 if hired else None)
        assert game.keepers.may("battle:5>riverfolk")
        assert game.keepers.may("delve:5>A:idol<bake-sale") == hired


def test_mercenaries_alone_may_battle_for_a_card_of_the_retinue() -> None:
    game = scene(
        keepers(retinue=[[], ["bake-sale"], []]),
        side("riverfolk", warriors={5: 2}),
        marquise(warriors={5: 1}, buildings={"sawmill": {5: 1}}),
        buyer=0,
        dice=[(1, 0)],
    )
    game.keepers.does("battle:5>marquise")
    assert game.marquise.warriors(5) == 0
