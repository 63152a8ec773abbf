"""Chapter 14 of the Law: The Lord of the Hundreds."""

from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from tests.root.rules.proof import proves
from tests.root.scene import Scene, Side, eyrie, impossible, marquise, scene, side

# Autumn: 1, 6, 8, 12 are fox, 3, 4, 5, 10 rabbit, 2, 7, 9, 11 mouse.


def hundreds(warlord: int | None = 5, **facts: Any) -> Side:
    given = {"warriors": {} if warlord is None else {warlord: 1}, **facts}
    return side("hundreds", warlord=warlord, **given)


# 14.2 Faction rules and abilities


@proves("14.2.1", "14.2.3", "14.5.1")
def test_crafting_gives_the_item_or_its_points() -> None:
    for choice, points, prowess in ("hoard", 0, ["sword"]), ("score", 2, []):
        game = scene(hundreds(buildings={"stronghold": {1: 1, 6: 1}}, hand=["foxfolk-steel"]), eyrie(warriors={4: 1}))
        game.hundreds.does("craft:foxfolk-steel").does(choice)
        assert game.hundreds.score == points and game.hundreds.view["hoard"]["prowess"] == prowess


def test_a_craft_bonus_is_scored_even_with_the_item() -> None:
    game = scene(
        hundreds(buildings={"stronghold": {1: 1}}, hand=["anvil"], crafted=["master-engravers"]),
        eyrie(warriors={4: 1}),
        deck="exiles",
    )
    game.hundreds.does("craft:anvil").does("hoard")
    assert game.hundreds.score == 1


@proves("14.2.2")
def test_the_warlord_is_removed_in_battle_alone_and_not_moved_by_others() -> None:
    swept = scene(
        marquise(buildings={"workshop": {3: 1, 4: 1, 10: 1}}, warriors={3: 1}, hand=["favor-of-the-rabbits"]),
        hundreds(5, warriors={5: 3}),
    )
    swept.marquise.does("craft:favor-of-the-rabbits")
    assert swept.hundreds.warriors(5) == 1 and swept.hundreds.view["warlord"] == 5
    fought = scene(marquise(warriors={5: 3}), hundreds(5, mood="bitter"), dice=[(2, 0)])
    fought.marquise.does("battle:5>hundreds")
    assert fought.hundreds.view["warlord"] is None and fought.hundreds.faction.supply == 20


def test_a_player_who_loses_warriors_chooses_whether_the_warlord_falls() -> None:
    game = scene(marquise(warriors={5: 3}), hundreds(5, warriors={5: 3}, mood="bitter"), dice=[(1, 0)])
    game.marquise.does("battle:5>hundreds")
    assert game.hundreds.asked == "lose-warlord"
    game.hundreds.does("lose:warrior")
    assert game.hundreds.view["warlord"] == 5 and game.hundreds.warriors(5) == 2


def test_a_warlord_falls_once_and_later_losses_are_warriors() -> None:
    """Rule 14.2.2: the warlord is out of play until he is anointed again."""
    rival = marquise(warriors={5: 3, 1: 3})
    game = scene(rival, hundreds(5, warriors={5: 1, 1: 2}, mood="bitter"), dice=[(1, 0), (1, 0)])
    game.marquise.does("battle:5>hundreds")
    assert game.hundreds.view["warlord"] is None and game.hundreds.view["supply"] == 18
    game.marquise.does("battle:1>hundreds")
    assert len(game.records("lose-warlord")) == 1
    assert game.hundreds.warriors(1) == 1 and game.hundreds.view["supply"] == 19


@proves("14.2.4")
def test_items_raise_command_and_prowess_and_the_overflow_scores() -> None:
    for held, value in ([], 1), (["bag"], 2), (["bag", "boots"], 2), (["bag"] * 3, 3), (["bag"] * 4, 4):
        game = scene(hundreds(hoard={"command": held}), eyrie(warriors={4: 1}))
        assert game.hundreds.view["command"] == value and game.hundreds.view["prowess"] == 1
    full = scene(
        hundreds(hoard={"command": ["bag"] * 4}, buildings={"stronghold": {3: 1}}, hand=["a-visit-to-friends"]),
        eyrie(warriors={12: 1}),
    )
    full.hundreds.does("craft:a-visit-to-friends").does("hoard").does("remove:bag")
    assert full.hundreds.view["hoard"]["command"] == ["boots", "bag", "bag", "bag"] and full.hundreds.score == 1


@proves("14.2.4", "14.5.2")
def test_an_item_gained_in_daylight_raises_command_immediately() -> None:
    game = led(buildings={"stronghold": {5: 1}}, warriors={5: 2}, hand=["a-visit-to-friends"])
    game.hundreds.does("craft:a-visit-to-friends").does("hoard")
    game.hundreds.does("move").does("move:5>1:1")
    # Command is two now, so there is a second action.
    assert game.hundreds.asked == "command" and game.hundreds.may("move")


@proves("14.2.4", "14.5.3")
def test_loot_raises_prowess_immediately() -> None:
    game = led(eyrie(warriors={5: 1}, items=["sword"]), warriors={5: 4}, mood="wrathful")
    game.hundreds.does("battle:5>eyrie").does("loot")
    assert game.hundreds.view["prowess"] == 2
    game.hundreds.does("move:5>1:2+warlord")
    assert game.hundreds.asked == "advance" and game.hundreds.may("move:1>9:1+warlord")


@proves("14.2.5")
def test_looters_deal_no_rolled_hits_and_take_an_item_if_they_rule_afterwards() -> None:
    game = scene(hundreds(5, warriors={5: 4}), eyrie(warriors={5: 1}, items=["tea"]), dice=[(3, 0)])
    game.hundreds.does("battle:5>eyrie").does("loot")
    assert game.eyrie.warriors(5) == 1 and game.eyrie.faction.items == []
    assert game.hundreds.view["hoard"]["prowess"] == ["tea"]
    beaten = scene(hundreds(5, mood="bitter"), eyrie(warriors={5: 3}, items=["tea"]), dice=[(3, 3)])
    beaten.hundreds.does("battle:5>eyrie").does("loot")
    assert beaten.eyrie.faction.items == ["tea"]


@proves("14.2.5")
def test_looters_choose_which_item_they_take() -> None:
    game = scene(hundreds(5, warriors={5: 4}), eyrie(warriors={5: 1}, items=["tea", "sword"]), dice=[(3, 0)])
    game.hundreds.does("battle:5>eyrie").does("loot")
    assert game.hundreds.asked == "take-loot"
    game.hundreds.does("take:sword")
    assert game.eyrie.faction.items == ["tea"] and game.hundreds.view["hoard"]["prowess"] == ["sword"]


@proves("14.2.5")
@pytest.mark.parametrize(("taken", "left"), [("take:sword", ["sword"]), ("take:sword:exhausted", [])])
def test_looters_choose_between_a_fresh_and_an_exhausted_item(taken: str, left: list[str]) -> None:
    """They take one item of the box (14.2.5), and a fresh item is worth more to the League of Adventurous Mice."""
    victim = eyrie(warriors={5: 1}, items=["sword", "sword"], weary=["sword"])
    game = scene(hundreds(5, warriors={5: 4}), victim, dice=[(3, 0)])
    game.hundreds.does("battle:5>eyrie").does("loot").does(taken)
    assert game.eyrie.faction.items == ["sword"] and game.eyrie.faction.weary == left


# 14.3 Set-up


@proves("14.3.1", "14.3.2", "14.3.3")
def test_the_set_up_of_the_hundreds_places_their_pieces() -> None:
    seats = ({"faction": "hundreds"}, {"faction": "marquise"})
    game = Scene(Match.start(Header("root", "s", seats)))
    game.marquise.does("home:1").does("build:sawmill:1", "build:workshop:5", "build:recruiter:9")
    assert game.hundreds.warriors(3) == 5 and game.hundreds.view["warlord"] == 3
    assert game.hundreds.pieces("stronghold", 3) == 1 and game.hundreds.view["mood"] == "stubborn"
    hidden = sorted(item for lying in game.table.ruins.values() for item in lying)
    assert hidden == ["bag", "boots", "hammer", "sword"]


# 14.4 Birdsong


def dawn(*others: Side, **facts: Any) -> Scene:
    position = {"ruins": {6: ["bag"], 10: ["boots"], 11: ["hammer"], 12: ["sword"]}}
    return scene(hundreds(**facts), *(others or [eyrie(warriors={4: 1})]), phase="birdsong", **position)


@proves("14.4.1")
def test_mobs_raze_buildings_and_tokens_dig_up_ruins_and_spread() -> None:
    game = dawn(
        marquise(warriors={10: 2}, buildings={"workshop": {10: 1}}, tokens={"wood": {10: 2}}), tokens={"mob": {10: 1}}
    )
    assert game.marquise.pieces("workshop", 10) == 0 and game.marquise.pieces("wood", 10) == 0
    assert game.marquise.warriors(10) == 2 and game.hundreds.score == 3
    assert game.hundreds.view["hoard"]["command"] == ["boots"] and 10 not in game.table.ruins
    (die,) = game.records("mob-die")
    near = [place for place in (1, 2, 12) if game.table.suits[place] == die.facts["suit"]]
    while game.hundreds.asked == "place-mob":
        game.hundreds.does(game.hundreds.options[0])
    assert sum(game.hundreds.pieces("mob", place) for place in near) == bool(near)


@proves("14.4.2")
def test_prowess_recruits_with_the_warlord_and_each_stronghold_one_more() -> None:
    game = dawn(buildings={"stronghold": {1: 1, 8: 2}}, hoard={"prowess": ["tea", "tea", "sword"]})
    assert game.hundreds.warriors(5) == 1 + 3 and (game.hundreds.warriors(1), game.hundreds.warriors(8)) == (1, 2)


@proves("14.4.2", "1.5.3")
def test_with_one_warrior_left_the_player_chooses_the_stronghold_that_gets_it() -> None:
    game = dawn(warlord=None, warriors={3: 19}, buildings={"stronghold": {1: 1, 8: 1}})
    assert game.hundreds.view["supply"] == 1 and game.hundreds.options == ["place:1", "place:8"]
    game.hundreds.does("place:8")
    assert (game.hundreds.warriors(1), game.hundreds.warriors(8)) == (0, 1)


@proves("14.4.3")
def test_a_warrior_takes_the_warlord_s_place_or_he_comes_anywhere() -> None:
    game = dawn(warlord=None, warriors={5: 2, 1: 1})
    assert game.hundreds.options == ["anoint:1", "anoint:5"]
    game.hundreds.does("anoint:1")
    assert game.hundreds.view["warlord"] == 1 and game.hundreds.warriors(1) == 1
    alone = dawn(warlord=None)
    assert len(alone.hundreds.options) == 12


@proves("14.4.4")
def test_the_mood_changes_to_one_whose_item_is_not_in_the_hoard() -> None:
    game = dawn(mood="stubborn", hoard={"command": ["bag"], "prowess": ["sword", "tea"]})
    assert game.hundreds.options == ["mood:bitter", "mood:jubilant", "mood:lavish", "mood:rowdy"]
    every = {"command": ["boots", "bag", "coins"], "prowess": ["hammer", "tea", "crossbow", "sword"]}
    assert dawn(mood="lavish", hoard=every).hundreds.asked == "lavish"


@proves("9.7.3", "14.4.1")
def test_mobs_take_no_item_of_a_kind_that_the_hoard_already_has_from_a_ruin() -> None:
    """With two Vagabonds, each ruin hides two items. The Hundreds may not take two items of the same kind."""
    table: dict[str, Any] = {
        "ruins": {10: ["bag", "boots"], 11: ["bag", "sword"], 12: ["bag", "sword"]}, "phase": "birdsong"
    }  # fmt: skip
    others = [side("vagabond", pawn=1), side("vagabond", character="ronin", pawn=1)]
    mobs: dict[str, Any] = {"tokens": {"mob": {10: 1, 11: 1, 12: 1}}}
    game = scene(hundreds(**mobs), *others, **table)
    game.hundreds.does("raze:10").does("take:bag")
    assert game.hundreds.view["relics"] == ["bag"] and game.table.ruins[10] == ["boots"]
    game.hundreds.does("raze:11")
    assert game.hundreds.view["relics"] == ["bag", "sword"] and game.table.ruins[11] == ["bag"]
    assert game.table.ruins[12] == ["bag", "sword"], "the Hundreds have one of each"
    assert game.records("explore")[-1].facts["item"] is None


def test_an_item_from_a_ruin_that_left_the_hoard_forbids_nothing() -> None:
    """Rule 9.7.3 speaks of the items marked R on the board. Crafted items of the kind do not count."""
    others = [side("vagabond", pawn=1), side("vagabond", character="ronin", pawn=1)]
    game = scene(
        hundreds(tokens={"mob": {10: 1, 11: 1}}, hoard={"command": ["bag"] * 4}, relics=["bag"]),
        *others,
        ruins={10: ["boots"], 11: ["bag"]},
        phase="birdsong",
    )
    game.hundreds.does("raze:10").does("remove:bag")
    assert game.hundreds.view["relics"] == ["boots", "bag"] and game.hundreds.asked == "hoard-full"
    assert 11 not in game.table.ruins


# 14.5 Daylight


def led(*others: Side, **facts: Any) -> Scene:
    return scene(hundreds(**facts), *(others or [eyrie(warriors={12: 1})]), dice=[(0, 0)] * 4)


@proves("14.5.2")
def test_command_moves_battles_and_builds() -> None:
    game = led(eyrie(warriors={5: 1, 12: 1}), hoard={"command": ["bag"] * 3}, warriors={5: 4}, hand=["bake-sale"])
    game.hundreds.does("battle:5>eyrie").does("build:5<bake-sale").does("move").does("move:5>1:1")
    assert game.hundreds.pieces("stronghold", 5) == 1 and game.hundreds.warriors(1) == 1
    assert game.hundreds.asked == "advance" and game.hundreds.view["warlord"] == 5


def test_a_move_takes_the_warlord_along_or_leaves_him() -> None:
    game = led(warriors={5: 2})
    game.hundreds.does("move")
    assert game.hundreds.may("move:5>1:1") and game.hundreds.may("move:5>1:2+warlord")
    assert not [key for key in game.hundreds.options if key == "move:5>1:2"]
    game.hundreds.does("move:5>1:1+warlord")
    assert game.hundreds.view["warlord"] == 1 and game.hundreds.warriors(5) == 1


@proves("14.5.3")
def test_prowess_advances_the_warlord_who_may_battle_on_arrival() -> None:
    game = led(eyrie(warriors={1: 1, 12: 1}), warriors={5: 3}, hoard={"prowess": ["tea"]})
    game.hundreds.passes()
    game.hundreds.does("move:5>1:3+warlord").does("battle:1>eyrie")
    assert game.hundreds.asked == "advance"
    game.hundreds.does("move:1>9:1+warlord")
    assert game.hundreds.view["warlord"] == 9 and game.hundreds.asked != "advance"


# 14.6 Evening


def dusk(*others: Side, **facts: Any) -> Scene:
    return scene(hundreds(**facts), *(others or [eyrie(warriors={12: 1})]), phase="evening")


@proves("14.6.1")
def test_a_card_incites_a_mob_beside_a_warrior() -> None:
    game = dusk(hand=["bake-sale", "anvil"])
    assert game.hundreds.options == ["incite:5<bake-sale", "pass"]
    game.hundreds.does("incite:5<bake-sale")
    assert game.hundreds.pieces("mob", 5) == 1


@proves("14.6.2")
def test_oppression_scores_by_clearings_without_enemies() -> None:
    for places, points in ((5,), 1), ((5, 1), 1), ((5, 1, 2), 2), ((5, 1, 2, 3, 4, 6), 4), ((5, 12), 1):
        assert dusk(warriors=dict.fromkeys(places, 1)).hundreds.score == points
    game = dusk(side("alliance", tokens={"sympathy": {5: 1}}), eyrie(warriors={12: 1}))
    assert game.hundreds.score == 0


@proves("14.6.3")
def test_a_card_is_drawn() -> None:
    assert len(dusk().hundreds.hand) == 1


# 14.7 Moods


@proves("14.7.1")
def test_bitter_turns_mobs_beside_the_warlord_into_warriors() -> None:
    game = led(eyrie(warriors={5: 1}), mood="bitter", tokens={"mob": {5: 1, 1: 1, 12: 1}})
    game.hundreds.does("battle:5>eyrie")
    assert game.hundreds.options == ["mob:5", "mob:1"]
    game.hundreds.does("mob:5", "mob:1")
    assert game.hundreds.warriors(5) == 3 and game.hundreds.pieces("mob", 12) == 1


@proves("14.7.2")
def test_grandiose_advances_before_commanding() -> None:
    assert led(mood="grandiose").hundreds.asked == "advance"


@proves("14.7.3")
def test_jubilant_rolls_the_mob_die_up_to_four_times() -> None:
    game = dusk(mood="jubilant", hand=["bake-sale"])
    game.hundreds.does("incite:5<bake-sale")
    assert game.hundreds.asked == "jubilant"
    rolled = 0
    while game.hundreds.asked in ("jubilant", "place-mob"):
        rolled += game.hundreds.asked == "jubilant"
        game.hundreds.does(game.hundreds.options[0])
    assert rolled == 4 and len(game.records("mob-die")) == 4


@proves("14.7.4")
def test_lavish_trades_items_for_warriors() -> None:
    game = dawn(mood="bitter", hoard={"command": ["bag", "bag"], "prowess": ["tea"]})
    game.hundreds.does("mood:lavish").does("item:bag", "item:tea")
    assert game.hundreds.view["hoard"] == {"command": ["bag"], "prowess": []}
    # Two recruits for prowess, four for the feast, and the warlord.
    assert game.hundreds.warriors(5) == 2 + 4 + 1


@proves("14.7.5")
def test_relentless_moves_or_battles_once_more() -> None:
    game = led(eyrie(warriors={1: 2, 12: 1}), mood="relentless", warriors={5: 3})
    game.hundreds.passes()
    game.hundreds.does("move:5>1:3+warlord").does("battle:1>eyrie")
    assert game.hundreds.asked == "relentless" and game.hundreds.may("battle:1>eyrie")
    game.hundreds.does("move:1>9:1+warlord")
    assert game.hundreds.view["warlord"] == 9 and game.hundreds.asked != "relentless"


@proves("14.7.6")
def test_rowdy_draws_one_more_and_two_beside_three_enemy_pieces() -> None:
    assert len(dusk(mood="rowdy").hundreds.hand) == 2
    assert len(dusk(eyrie(warriors={5: 2}, buildings={"roost": {5: 1}}), mood="rowdy").hundreds.hand) == 3


@proves("14.7.7")
def test_stubborn_ignores_the_first_hit_beside_the_warlord() -> None:
    game = scene(marquise(warriors={5: 3}), hundreds(5, warriors={5: 3}, mood="stubborn"), dice=[(2, 0)])
    game.marquise.does("battle:5>hundreds")
    game.hundreds.does("lose:warrior")
    assert game.hundreds.warriors(5) == 2


@proves("14.7.8")
def test_wrathful_deals_one_more_hit_attacking_beside_the_warlord() -> None:
    game = led(eyrie(warriors={5: 2}), mood="wrathful")
    game.hundreds.does("battle:5>eyrie")
    assert game.eyrie.warriors(5) == 1


def test_impossible_hundreds_are_refused() -> None:
    assert "warlord 0" in impossible(side("hundreds", warlord=5), eyrie())
    assert "unknown-mood merry" in impossible(hundreds(mood="merry"), eyrie())
    assert "hoard command 0" in impossible(hundreds(hoard={"command": ["sword"]}), eyrie())
