"""Chapter 10 of the Law: The Lizard Cult."""

from typing import Any

from engine.kernel.game import Header
from engine.kernel.match import Match
from tests.root.rules.proof import proves
from tests.root.scene import Scene, Side, eyrie, impossible, marquise, scene, side

# Autumn: 1, 6, 8, 12 are fox, 3, 4, 5, 10 rabbit, 2, 7, 9, 11 mouse.


VAGABOND = {"faction": "vagabond", "character": "thief"}


def cult(**facts: Any) -> Side:
    return side("cult", **facts)


def garden(suit: str, *clearings: int) -> dict[str, dict[int, int]]:
    return {f"garden-{suit}": dict.fromkeys(clearings, 1)}


# 10.2 Faction rules and abilities


@proves("10.2.1", "10.6.2")
def test_gardens_of_the_outcast_suit_craft_in_evening() -> None:
    game = scene(
        cult(
            buildings={**garden("fox", 1, 6), **garden("mouse", 2)},
            hand=["foxfolk-steel", "root-tea-fox"],
            outcast="fox",
        ),
        eyrie(warriors={12: 1}),
        phase="evening",
    )
    assert game.cult.may("craft:foxfolk-steel") and not game.cult.may("craft:root-tea-fox")
    game.cult.does("craft:foxfolk-steel")
    assert game.cult.faction.items == ["sword"] and game.cult.score == 2


@proves("10.2.1", "4.1.1")
def test_tunnels_join_gardens_of_the_outcast_suit_alone() -> None:
    """The section about crafting names a faction's crafting pieces (4.1.1): here gardens of the outcast suit."""
    game = scene(
        cult(
            warriors={1: 1},
            buildings={**garden("fox", 1, 12), **garden("mouse", 11)},
            crafted=["tunnels"],
            acolytes=3,
            outcast="fox",
        ),
        eyrie(warriors={4: 1}),
        side("alliance"),
        deck="exiles",
        phase="birdsong",
        souls=["anvil"],
    )
    game.cult.does("crusade")
    assert game.cult.may("move:1>12:1") and not game.cult.may("move:1>11:1")


@proves("10.2.3")
def test_a_warrior_lost_in_defense_becomes_an_acolyte_and_one_lost_attacking_does_not() -> None:
    defending = scene(eyrie(warriors={5: 3}, decree={}), cult(warriors={5: 3}), dice=[(2, 0)])
    from engine.root.battle import battle

    for _ in battle(defending.table, defending.eyrie.faction, defending.cult.faction, 5):
        pass
    assert defending.cult.view["acolytes"] == 2 and defending.cult.warriors(5) == 1
    attacking = scene(
        cult(warriors={5: 2}, acolytes=2, outcast="rabbit"), eyrie(warriors={5: 3}), phase="birdsong", dice=[(1, 1)],
        souls=["bake-sale"],
    )  # fmt: skip
    attacking.cult.does("battle:5>eyrie")
    assert attacking.cult.warriors(5) == 1 and attacking.cult.view["acolytes"] <= 1


@proves("10.2.4")
def test_a_garden_rules_its_clearing_even_against_the_eyrie() -> None:
    game = scene(cult(buildings=garden("rabbit", 5)), eyrie(warriors={5: 4}))
    assert game.ruler(5) == "cult"
    assert scene(cult(warriors={5: 1}), eyrie(warriors={5: 1})).ruler(5) == "eyrie"


@proves("10.2.5")
def test_a_card_is_discarded_at_random_for_each_garden_removed() -> None:
    game = scene(
        marquise(warriors={5: 4}), cult(buildings={"garden-rabbit": {5: 2}}, hand=["anvil", "sappers", "armorers"]),
        dice=[(2, 0)],
    )  # fmt: skip
    game.marquise.does("battle:5>cult")
    assert game.cult.pieces("garden-rabbit", 5) == 0 and len(game.cult.hand) == 1
    assert len(game.table.souls or []) == 2 and game.marquise.score == 2


@proves("10.2.6")
def test_spent_and_discarded_cards_become_lost_souls_including_dominance_cards() -> None:
    game = scene(
        marquise(warriors={5: 1}, buildings={"sawmill": {8: 1}}, hand=["fox-dominance"]), cult(warriors={12: 1})
    )
    game.marquise.does("overwork:8<fox-dominance")
    assert [card.id for card in game.table.souls or []] == ["fox-dominance"]
    assert game.table.available == [] and game.discard == []
    assert game.match.view(None)["souls"] == ["fox-dominance"]


# 10.3 Set-up


@proves("10.3.1", "10.3.2", "10.3.3", "10.3.4")
def test_the_set_up_of_the_cult_places_its_pieces() -> None:
    game = Scene(Match.start(Header("root", "set-up", ({"faction": "cult"}, {"faction": "marquise"}, VAGABOND))))
    game.marquise.does("home:1").does("build:sawmill:1", "build:workshop:5", "build:recruiter:9")
    game.vagabond.does("forest:A")
    assert game.cult.warriors(3) == 4 and game.cult.pieces("garden-rabbit", 3) == 1
    assert [game.cult.warriors(near) for near in (6, 7, 11)] == [1, 1, 1]
    assert game.cult.asked == "outcast"
    game.cult.does("outcast:mouse")
    assert game.cult.view["outcast"] == "mouse" and not game.cult.view["hated"]


# 10.4 Birdsong


def dawn(souls: list[str], outcast: str = "fox", **facts: Any) -> Scene:
    return scene(cult(outcast=outcast, **facts), eyrie(warriors={12: 1}), phase="birdsong", souls=souls)


@proves("10.4.1")
def test_the_suit_with_most_lost_souls_becomes_the_outcast_birds_aside() -> None:
    assert dawn(["bake-sale", "sappers", "armorers", "royal-claim"]).cult.view["outcast"] == "rabbit"
    again = dawn(["anvil", "bake-sale", "travel-gear-fox"]).cult.view
    assert (again["outcast"], again["hated"]) == ("fox", True)
    tied = dawn(["bake-sale", "sword"]).cult.view
    assert (tied["outcast"], tied["hated"]) == ("fox", True)
    moved = dawn(["bake-sale"], hated=True).cult.view
    assert (moved["outcast"], moved["hated"]) == ("rabbit", False)


@proves("10.4.2")
def test_the_lost_souls_are_discarded_and_dominance_cards_lie_available() -> None:
    game = dawn(["bake-sale", "mouse-dominance"])
    assert game.discard == ["bake-sale"] and [card.id for card in game.table.available] == ["mouse-dominance"]
    assert game.table.souls == []


def plotting(acolytes: int, *others: Side, **facts: Any) -> Scene:
    return scene(
        cult(acolytes=acolytes, outcast="rabbit", **facts),
        *(others or [eyrie(warriors={5: 2}, buildings={"roost": {5: 1}})]),
        phase="birdsong",
        souls=["bake-sale", "sword", "root-tea-mouse"],
        dice=[(0, 0), (0, 0)],
    )


@proves("10.4.3")
def test_a_crusade_battles_in_an_outcast_clearing_or_moves_from_one_and_battles_there() -> None:
    # The outcast suit is mouse now: 2, 7, 9 and 11.
    game = plotting(2, eyrie(warriors={5: 1}), warriors={2: 3})
    assert game.cult.view["outcast"] == "mouse" and not game.cult.may("battle")
    game.cult.does("crusade").does("move:2>5:3").does("battle:5>eyrie")
    assert game.cult.warriors(5) == 3 and game.cult.view["acolytes"] == 0
    assert not plotting(1, eyrie(warriors={2: 1}), warriors={2: 3}).cult.may("battle")


def test_conversion_replaces_a_warrior() -> None:
    game = plotting(2, eyrie(warriors={2: 2}))
    game.cult.does("convert:2>eyrie")
    assert (game.eyrie.warriors(2), game.cult.warriors(2), game.cult.view["acolytes"]) == (1, 1, 0)


def test_a_sanctuary_replaces_a_building_and_scores_for_it() -> None:
    game = plotting(3, eyrie(buildings={"roost": {2: 1}}))
    game.cult.does("sanctify:2>roost")
    assert game.eyrie.pieces("roost", 2) == 0 and game.cult.pieces("garden-mouse", 2) == 1 and game.cult.score == 1


def test_nothing_is_replaced_where_nothing_can_be_placed() -> None:
    game = plotting(3, marquise(tokens={"keep": {2: 1}}, buildings={"workshop": {2: 1}}, warriors={2: 1}))
    assert not game.cult.may("convert") and not game.cult.may("sanctify")


def test_against_the_hated_each_conspiracy_costs_one_acolyte_less() -> None:
    game = scene(
        cult(acolytes=2, outcast="mouse"), eyrie(warriors={2: 1}, buildings={"roost": {2: 1}}), phase="birdsong",
        souls=["sword"],
    )  # fmt: skip
    assert game.cult.view["hated"] and game.cult.may("sanctify:2>roost")
    game.cult.does("convert:2>eyrie")
    assert game.cult.view["acolytes"] == 1


# 10.5 Daylight


@proves("10.5.1", "10.2.2")
def test_a_revealed_card_builds_a_garden_where_the_cult_rules_and_a_bird_does_not() -> None:
    game = scene(cult(warriors={5: 1}, hand=["bake-sale", "sappers"]), eyrie(warriors={4: 1}))
    assert [key for key in game.cult.options if key.startswith("build")] == ["build:5<bake-sale"]
    game.cult.does("build:5<bake-sale")
    assert game.cult.pieces("garden-rabbit", 5) == 1 and game.cult.view["revealed"] == ["bake-sale"]
    assert game.cult.hand == ["sappers"]


@proves("10.5.2")
def test_a_revealed_card_recruits_in_any_clearing_of_its_suit() -> None:
    game = scene(cult(hand=["bake-sale", "anvil"]), eyrie(warriors={4: 1}))
    game.cult.does("recruit:4<bake-sale")
    assert game.cult.warriors(4) == 1 and not game.cult.may("recruit:4<anvil")


@proves("10.5.3")
def test_a_card_is_spent_for_the_points_of_its_suit_once_a_turn() -> None:
    game = scene(
        cult(buildings=garden("fox", 1, 6, 8, 12), hand=["anvil", "foxfolk-steel", "bake-sale"]), eyrie(warriors={4: 1})
    )
    game.cult.does("score<anvil")
    assert game.cult.score == 3 and [card.id for card in game.table.souls or []] == ["anvil"]
    assert not game.cult.may("score<foxfolk-steel") and game.cult.may("score<bake-sale")


@proves("10.5.4")
def test_a_bird_is_revealed_for_an_acolyte() -> None:
    game = scene(cult(hand=["sappers", "anvil"]), eyrie(warriors={4: 1}))
    assert not game.cult.may("sacrifice<anvil")
    game.cult.does("sacrifice<sappers")
    assert game.cult.view["acolytes"] == 1 and game.cult.view["revealed"] == ["sappers"]


# 10.6 Evening


@proves("10.6.1", "10.6.3")
def test_revealed_cards_come_back_and_bonus_cards_are_drawn() -> None:
    game = scene(
        cult(
            buildings={**garden("fox", 1, 6), **garden("mouse", 2, 9)},
            revealed=["anvil", "bake-sale"],
            outcast="rabbit",
        ),
        eyrie(warriors={12: 1}),
        phase="evening",
    )
    assert set(game.cult.hand) >= {"anvil", "bake-sale"} and len(game.cult.hand) == 2 + 3
    assert game.cult.view["revealed"] == []


def test_impossible_cults_are_refused() -> None:
    assert "unknown-suit bird" in impossible(cult(outcast="bird"), eyrie())
    assert "souls" in impossible(marquise(), eyrie(), souls=["anvil"])


def test_without_a_warrior_to_place_nothing_is_converted() -> None:
    """Acolytes that were spent do not return to the supply while another player has Coffin Makers."""
    acolytes = {"outcast": "rabbit", "acolytes": 2, "warriors": {1: 22}}
    for crafted, may in ([], True), (["coffin-makers"], False):
        game = scene(
            side("cult", **{**acolytes, "acolytes": 3}),
            marquise(warriors={5: 1}, crafted=crafted),
            phase="birdsong",
            deck="exiles",
            souls=["bake-sale", "sword"],
        )
        assert game.cult.faction.supply == 0 and game.cult.may("convert:5>marquise") == may
