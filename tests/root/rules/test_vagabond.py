"""Chapter 9 of the Law, the Vagabond: set-up, the turn, items."""

from typing import Any

from engine.kernel.game import Header
from engine.kernel.match import Match
from tests.root.rules.proof import proves
from tests.root.scene import Scene, Side, eyrie, impossible, marquise, scene, side

READY, EXHAUSTED, DAMAGED, SPENT = range(4)


def vagabond(pawn: int = 5, character: str = "ronin", **facts: Any) -> Side:
    """Return a Vagabond, by default in clearing 5 without items."""
    return side("vagabond", pawn=pawn, character=character, **facts)


def has(game: Scene, item: str, seat: int = 0) -> list[int]:
    """Return how many items of a kind are ready, exhausted, damaged, and damaged and exhausted."""
    found: list[int] = game[seat].view["satchel"].get(item, [0, 0, 0, 0])
    return found


def started(*seats: dict[str, Any], seed: str = "v") -> Scene:
    return Scene(Match.start(Header("root", seed, seats)))


# 9.3 Set-up


def set_up_alone(character: str | None = "thief") -> Scene:
    game = started({"faction": "vagabond", "character": character}, {"faction": "marquise"}, {"faction": "eyrie"})
    while game.vagabond.asked not in ("character", "forest", "slip") and game.match.outcome is None:
        prompt = game.match.open_prompts()[0]
        game.match.answer(prompt.seat, [option.key for option in prompt.least()])
    return game


@proves("9.3.1")
def test_a_character_is_chosen_where_the_seat_brings_none() -> None:
    game = set_up_alone(None)
    assert game.vagabond.asked == "character" and len(game.vagabond.options) == 9
    game.vagabond.does("character:tinker")
    assert game.vagabond.view["character"] == "tinker"


@proves("9.3.2", "9.3.3", "9.3.4", "9.3.5", "9.3.6")
def test_the_set_up_of_the_vagabond_places_his_pieces() -> None:
    game = set_up_alone()
    assert game.vagabond.asked == "forest" and len(game.vagabond.options) == 7
    game.vagabond.does("forest:B")
    view = game.vagabond.view
    assert (view["forest"], view["pawn"]) == ("B", None)
    assert len(game.table.quests[1]) == 3 and len(game.table.quests[0]) == 12
    hidden = sorted(item for lying in game.table.ruins.values() for item in lying)
    assert hidden == ["bag", "boots", "hammer", "sword"] and all(len(lying) == 1 for lying in game.table.ruins.values())
    assert {item: counts[READY] for item, counts in view["satchel"].items()} == {
        "boots": 1, "torch": 1, "tea": 1, "sword": 1,
    }  # fmt: skip
    assert set(view["relations"].values()) == {0} and len(view["relations"]) == 2


# 9.4 Birdsong


def waking(items: dict[str, list[int]], **facts: Any) -> Scene:
    return scene(vagabond(satchel=items, **facts), eyrie(warriors={12: 1}), phase="birdsong")


@proves("9.4.1")
def test_three_exhausted_items_are_refreshed_and_two_for_each_tea_on_its_track() -> None:
    game = waking({"sword": [0, 4], "tea": [1], "boots": [0, 3]})
    assert game.vagabond.asked == "refresh"
    assert game.vagabond.refused("refresh:sword:exhausted") == "too-few"
    game.vagabond.does(*["refresh:sword:exhausted"] * 3, *["refresh:boots:exhausted"] * 2)
    assert has(game, "sword") == [3, 1, 0, 0] and has(game, "boots") == [2, 1, 0, 0]


def test_a_damaged_item_is_refreshed_and_stays_damaged() -> None:
    game = waking({"sword": [0, 0, 0, 2]})
    assert has(game, "sword") == [0, 0, 2, 0]


@proves("9.4.2", "9.2.3")
def test_slipping_leads_to_a_clearing_or_a_forest_under_any_rule_and_costs_no_boots() -> None:
    game = waking({}, pawn=5)
    assert game.vagabond.asked == "slip"
    assert game.vagabond.options == ["slip:1", "slip:2", "slip:A", "pass"]
    game.vagabond.does("slip:A")
    assert game.vagabond.view["forest"] == "A"


def test_from_a_forest_the_vagabond_slips_to_its_clearings_and_the_forests_beside_it() -> None:
    game = scene(side("vagabond", forest="G", character="thief"), eyrie(warriors={12: 1}), phase="birdsong")
    assert game.vagabond.options == ["slip:3", "slip:6", "slip:11", "slip:C", "slip:F", "pass"]


def test_slipping_into_a_hostile_clearing_is_free() -> None:
    game = scene(vagabond(relations={1: -1}), eyrie(warriors={1: 2}), phase="birdsong")
    game.vagabond.does("slip:1")
    assert game.vagabond.view["pawn"] == 1


# 9.5 Daylight


@proves("9.5.1")
def test_moving_exhausts_boots_and_two_where_hostile_warriors_are() -> None:
    game = scene(vagabond(satchel={"boots": [2]}, relations={1: -1}), eyrie(warriors={1: 1}))
    assert game.vagabond.may("move:1") and not game.vagabond.may("move:10") and not game.vagabond.may("move:A")
    game.vagabond.does("move:1")
    assert has(game, "boots") == [0, 2, 0, 0] and not game.vagabond.may("move")


def test_one_pair_of_boots_does_not_lead_into_a_hostile_clearing() -> None:
    game = scene(vagabond(satchel={"boots": [1]}, relations={1: -1}), eyrie(warriors={1: 1}))
    assert game.vagabond.options == ["move:2", "pass"]


def test_from_a_forest_the_vagabond_moves_to_its_clearings_only() -> None:
    game = scene(side("vagabond", forest="D", character="thief", satchel={"boots": [1]}), eyrie(warriors={1: 1}))
    assert game.vagabond.options == ["move:4", "move:9", "move:12", "pass"]


@proves("9.5.2", "9.2.6")
def test_a_battle_exhausts_a_sword_and_whole_swords_limit_the_hits() -> None:
    game = scene(vagabond(character="thief", satchel={"sword": [1, 1]}), eyrie(warriors={5: 4}), dice=[(3, 0)])
    game.vagabond.does("battle:5>eyrie")
    assert has(game, "sword") == [0, 2, 0, 0]
    assert game.eyrie.warriors(5) == 2 and not game.vagabond.may("battle")


@proves("9.2.4")
def test_without_a_whole_sword_the_vagabond_is_defenseless() -> None:
    for swords, damaged in ([0, 0, 1], 1), ([0, 1], 0):
        game = scene(marquise(warriors={5: 2}), vagabond(satchel={"sword": swords, "boots": [2]}), dice=[(0, 0)])
        game.marquise.does("battle:5>vagabond#1")
        assert has(game, "boots", 1)[DAMAGED] == damaged


@proves("9.2.7")
def test_each_hit_damages_a_whole_item_of_the_players_choice_and_hits_beyond_are_ignored() -> None:
    game = scene(
        vagabond(character="thief", satchel={"sword": [1], "boots": [2]}), eyrie(warriors={5: 5}), dice=[(2, 2)]
    )
    game.vagabond.does("battle:5>eyrie")
    assert game.vagabond.asked == "damage"
    game.vagabond.does("damage:sword:exhausted", "damage:boots:ready")
    assert has(game, "sword") == [0, 0, 0, 1] and has(game, "boots") == [1, 0, 1, 0]
    other = scene(vagabond(character="thief", satchel={"sword": [1]}), eyrie(warriors={5: 5}), dice=[(3, 3)])
    other.vagabond.does("battle:5>eyrie")
    assert has(other, "sword") == [0, 0, 0, 1] and other.vagabond.view["pawn"] == 5


@proves("9.2.2")
def test_the_pawn_stays_where_all_pieces_are_removed_and_three_items_are_damaged() -> None:
    game = scene(
        marquise(buildings={"workshop": {1: 1, 6: 1, 8: 1}}, hand=["favor-of-the-foxes"], warriors={1: 1, 6: 1, 8: 1}),
        vagabond(pawn=12, satchel={"boots": [2], "sword": [2]}),
    )
    game.marquise.does("craft:favor-of-the-foxes")
    assert game.vagabond.asked == "damage"
    game.vagabond.does("damage:boots:ready", "damage:boots:ready", "damage:sword:ready")
    assert game.vagabond.view["pawn"] == 12 and has(game, "boots", 1) == [0, 0, 2, 0]


def test_the_pawn_neither_rules_nor_keeps_others_from_ruling() -> None:
    assert scene(vagabond(), eyrie(warriors={5: 1})).ruler(5) == "eyrie"
    assert scene(vagabond(), eyrie(warriors={1: 1})).ruler(5) is None


@proves("9.5.3")
def test_exploring_takes_the_item_and_the_ruin_with_it() -> None:
    ruins = {6: ["bag"], 10: ["boots"], 11: ["hammer"], 12: ["sword"]}
    game = scene(vagabond(pawn=10, satchel={"torch": [1]}), eyrie(warriors={1: 1}), ruins=ruins)
    game.vagabond.does("explore")
    assert has(game, "boots") == [1, 0, 0, 0] and has(game, "torch") == [0, 1, 0, 0]
    assert game.vagabond.score == 1 and 10 not in game.table.ruins and game.table.slots[10] == 2


def aiding(**facts: Any) -> Scene:
    given = {"satchel": {"torch": [1], "boots": [1]}, "hand": ["anvil", "sappers"], **facts}
    return scene(vagabond(pawn=1, **given), eyrie(warriors={1: 1}, items=["sword", "tea"]))


@proves("9.5.4", "9.2.9.I")
def test_aid_gives_a_card_of_the_suit_takes_an_item_and_improves_the_relationship() -> None:
    game = aiding()
    assert game.vagabond.may("aid:eyrie#1<anvil") and game.vagabond.may("aid:eyrie#1<sappers")
    game.vagabond.does("aid:eyrie#1<anvil").does("exhaust:torch").does("take:tea")
    assert game.eyrie.hand == ["anvil"] and has(game, "tea") == [1, 0, 0, 0] and game.eyrie.faction.items == ["sword"]
    assert game.vagabond.view["relations"] == {"1": 1} and game.vagabond.score == 1


def test_aid_needs_a_card_of_the_clearing_s_suit_or_a_bird() -> None:
    assert not aiding(hand=["bake-sale"]).vagabond.may("aid")
    assert aiding(hand=["sappers"]).vagabond.may("aid")


def test_a_second_step_takes_two_aids_in_one_turn() -> None:
    game = aiding(relations={1: 1})
    game.vagabond.does("aid:eyrie#1<anvil").does("exhaust:torch").passes()
    assert game.vagabond.view["relations"] == {"1": 1} and game.vagabond.score == 0
    game.vagabond.does("aid:eyrie#1<sappers").passes()
    assert game.vagabond.view["relations"] == {"1": 2} and game.vagabond.score == 2


def test_aiding_an_ally_scores_two_and_aiding_the_hostile_changes_nothing() -> None:
    allied, hostile = aiding(relations={1: 3}), aiding(relations={1: -1})
    for game in (allied, hostile):
        game.vagabond.does("aid:eyrie#1<anvil").does("exhaust:torch").does("take:sword")
    assert allied.vagabond.score == 2
    assert hostile.vagabond.score == 0 and hostile.vagabond.view["relations"] == {"1": -1}
    assert has(hostile, "sword") == [1, 0, 0, 0]


@proves("9.5.4")
def test_the_vagabond_chooses_between_a_fresh_and_an_exhausted_item_and_takes_it_faceup() -> None:
    game = scene(
        vagabond(pawn=1, satchel={"torch": [1]}, hand=["anvil"]),
        eyrie(warriors={1: 1}, items=["tea", "tea"], weary=["tea"]),
    )
    game.vagabond.does("aid:eyrie#1<anvil")
    assert game.vagabond.options == ["take:tea", "take:tea:exhausted", "pass"]
    game.vagabond.does("take:tea:exhausted")
    assert game.eyrie.faction.items == ["tea"] and game.eyrie.faction.weary == [] and has(game, "tea") == [1, 0, 0, 0]


@proves("9.5.5")
def test_a_quest_takes_its_two_items_and_scores_one_for_each_of_its_suit() -> None:
    game = scene(
        vagabond(pawn=1, satchel={"tea": [1], "boots": [1]}, done=["give-a-speech-fox"]),
        eyrie(warriors={12: 1}),
        quests=["errand-fox", "errand-rabbit", "escort-mouse"],
        quest_pile=["guard-duty-mouse"],
    )
    assert game.vagabond.may("quest:errand-fox") and not game.vagabond.may("quest:errand-rabbit")
    game.vagabond.does("quest:errand-fox").does("score")
    assert game.vagabond.score == 2 and has(game, "tea") == [0, 1, 0, 0]
    assert game.table.quests == ([], ["errand-rabbit", "escort-mouse", "guard-duty-mouse"])


def test_a_quest_may_bring_two_cards_instead() -> None:
    game = scene(vagabond(pawn=1, satchel={"tea": [1], "boots": [2]}), eyrie(warriors={12: 1}), quests=["errand-fox"])
    game.vagabond.does("quest:errand-fox").does("draw")
    assert len(game.vagabond.hand) == 2 and game.vagabond.score == 0


@proves("9.5.6")
def test_a_strike_removes_a_warrior_and_makes_its_faction_hostile_without_infamy() -> None:
    game = scene(vagabond(satchel={"crossbow": [2]}), eyrie(warriors={5: 1}, buildings={"roost": {5: 1}}))
    assert game.vagabond.may("strike:eyrie:warrior") and not game.vagabond.may("strike:eyrie:roost")
    game.vagabond.does("strike:eyrie:warrior")
    assert game.vagabond.view["relations"] == {"1": -1} and game.vagabond.score == 0
    game.vagabond.does("strike:eyrie:roost")
    assert game.eyrie.pieces("roost", 5) == 0 and game.vagabond.score == 1


@proves("9.5.7")
def test_a_repaired_item_keeps_its_face() -> None:
    game = scene(vagabond(satchel={"hammer": [2], "tea": [0, 0, 1], "sword": [0, 0, 0, 1]}), eyrie(warriors={1: 1}))
    game.vagabond.does("repair:tea").does("repair:sword")
    assert (
        has(game, "tea") == [1, 0, 0, 0] and has(game, "sword") == [0, 1, 0, 0] and has(game, "hammer") == [0, 2, 0, 0]
    )


@proves("9.5.8", "9.2.1")
def test_crafting_exhausts_hammers_of_the_clearing_s_suit_and_the_item_is_face_up() -> None:
    game = scene(
        vagabond(pawn=1, satchel={"hammer": [2]}, hand=["foxfolk-steel", "root-tea-fox"]), eyrie(warriors={12: 1})
    )
    assert game.vagabond.may("craft:foxfolk-steel") and not game.vagabond.may("craft:root-tea-fox")
    game.vagabond.does("craft:foxfolk-steel")
    assert has(game, "sword") == [1, 0, 0, 0] and has(game, "hammer") == [0, 2, 0, 0]
    assert game.vagabond.score == 2 and game.vagabond.faction.items == []


def test_in_a_forest_nothing_is_crafted() -> None:
    game = scene(
        side("vagabond", forest="A", character="thief", satchel={"hammer": [2]}, hand=["anvil"]),
        eyrie(warriors={12: 1}),
    )
    assert not game.vagabond.may("craft")


# 9.6 Evening


def evening(**facts: Any) -> Scene:
    given = {"character": "thief", "pawn": 0, "forest": "A", **facts}
    return scene(side("vagabond", **given), eyrie(warriors={12: 1}), phase="evening")


@proves("9.6.1")
def test_resting_in_a_forest_repairs_everything_face_up() -> None:
    assert has(evening(satchel={"sword": [0, 0, 1, 1], "boots": [0, 1]}), "sword") == [2, 0, 0, 0]
    assert has(evening(pawn=5, forest=None, satchel={"sword": [0, 0, 1]}), "sword") == [0, 0, 1, 0]


@proves("9.6.2", "9.2.5")
def test_a_card_is_drawn_and_one_for_each_coin_on_its_track() -> None:
    assert len(evening(satchel={"coins": [2, 1]}).vagabond.hand) == 3
    assert len(evening(satchel={"coins": [4]}).vagabond.hand) == 4


@proves("9.6.3")
def test_the_hand_is_discarded_to_five() -> None:
    game = evening(hand=["anvil", "sappers", "bake-sale", "armorers", "cobbler"])
    assert game.vagabond.asked == "discard"


@proves("9.6.4")
def test_items_beyond_the_limit_leave_the_game() -> None:
    game = evening(satchel={"sword": [4], "boots": [3, 2], "tea": [3]})
    assert game.vagabond.view["limit"] == 6 and game.vagabond.asked == "drop-item"
    assert not game.vagabond.may("drop-item:tea:ready")
    game.vagabond.does("drop-item:sword:ready", "drop-item:sword:ready", "drop-item:boots:exhausted")
    assert has(game, "sword") == [2, 0, 0, 0] and game.vagabond.view["load"] == 6
    bags = evening(satchel={"sword": [4], "boots": [4], "bag": [1]})
    assert bags.vagabond.view["limit"] == 8 and bags.vagabond.asked != "drop-item"


# 9.7 Two Vagabonds


@proves("9.7.1", "9.7.2")
def test_two_vagabonds_share_quests_and_each_ruin_hides_two_items() -> None:
    game = started(
        {"faction": "vagabond", "character": "thief"}, {"faction": "vagabond", "character": "ronin"},
        {"faction": "marquise"}, {"faction": "eyrie"},
    )  # fmt: skip
    while game.table.phase == "set-up":
        prompt = game.match.open_prompts()[0]
        game.match.answer(prompt.seat, [option.key for option in prompt.least()])
    assert len(game.table.quests[1]) == 3
    assert sorted(len(lying) for lying in game.table.ruins.values()) == [2, 2, 2, 2]


@proves("9.7.3")
def test_of_two_items_in_a_ruin_one_is_chosen_but_none_the_player_already_has_from_a_ruin() -> None:
    ruins = {6: ["bag", "boots"], 10: ["boots", "sword"], 11: ["hammer", "bag"], 12: ["hammer", "sword"]}
    game = scene(vagabond(pawn=10, satchel={"torch": [2]}, relics=["sword"]), eyrie(warriors={1: 1}), ruins=ruins)
    game.vagabond.does("explore")
    assert game.vagabond.options == ["take:boots", "pass"]
    game.vagabond.passes()
    assert game.vagabond.score == 0 and game.table.ruins[10] == ["boots", "sword"]
    game.vagabond.does("explore").does("take:boots")
    assert game.vagabond.score == 1 and game.table.ruins[10] == ["sword"]


# Impossible positions


def test_impossible_vagabonds_are_refused() -> None:
    assert "vagabond pawn" in impossible(side("vagabond", character="thief"), eyrie())
    assert "vagabond character" in impossible(vagabond(character="nobody"), eyrie())
    assert "items rope" in impossible(vagabond(satchel={"rope": [1]}), eyrie())
    assert "vagabond relations" in impossible(vagabond(relations={1: 7}), eyrie())
