"""Sections 9.2.8 and 9.2.9 of the Law: coalitions, allies, hostility and infamy. Section 9.5.9: the nine characters."""

from typing import Any

import pytest

from tests.root.rules.proof import proves
from tests.root.rules.test_vagabond import has, vagabond
from tests.root.scene import Scene, eyrie, marquise, scene, side

ALLIED, HOSTILE = 3, -1


def test_an_ally_s_warriors_go_along() -> None:
    game = scene(vagabond(satchel={"boots": [1]}, relations={1: ALLIED}), eyrie(warriors={5: 3}))
    game.vagabond.does("move:1").does("along:eyrie:2")
    assert (game.eyrie.warriors(5), game.eyrie.warriors(1)) == (1, 2) and game.vagabond.view["pawn"] == 1


def beside_an_ally(dice: tuple[int, int], items: dict[str, list[int]]) -> Scene:
    return scene(
        vagabond(character="thief", satchel=items, relations={1: ALLIED}),
        eyrie(warriors={5: 2}),
        marquise(warriors={5: 5}),
        dice=[dice],
    )


@proves("9.2.9.II")
def test_an_ally_s_warriors_count_for_the_most_hits_and_bear_some() -> None:
    game = beside_an_ally((3, 2), {"sword": [1], "boots": [1]})
    game.vagabond.does("battle:5>marquise").does("ally:eyrie")
    assert game.vagabond.asked == "hits"
    game.vagabond.does("lose:warrior", "damage:boots:ready")
    assert game.marquise.warriors(5) == 2 and game.eyrie.warriors(5) == 1
    assert game.vagabond.view["relations"]["1"] == ALLIED


def beside_a_warlord(warriors: int) -> Scene:
    """Return the scene after a warrior of the Hundreds, beside their warlord, fell as the Vagabond's ally."""
    game = scene(
        vagabond(character="thief", satchel={"sword": [1], "boots": [1]}, relations={1: ALLIED}),
        side("hundreds", warriors={5: warriors}, warlord=5, mood="bitter"),
        marquise(warriors={5: 5}),
        dice=[(3, 1)],
    )
    game.vagabond.does("battle:5>marquise").does("ally:hundreds").does("lose:warrior")
    return game


@proves("14.2.2")
def test_a_warlord_may_be_among_the_warriors_of_an_ally_that_fall() -> None:
    game = beside_a_warlord(2)
    assert game.vagabond.asked == "lose-warlord"
    game.vagabond.does("lose:warlord")
    assert game.hundreds.view["warlord"] is None and game.hundreds.warriors(5) == 1


def test_the_last_warrior_of_an_ally_is_the_warlord_himself() -> None:
    game = beside_a_warlord(1)
    assert game.hundreds.view["warlord"] is None and game.hundreds.faction.supply == 20


def test_an_ally_who_loses_more_than_the_vagabond_becomes_hostile() -> None:
    game = beside_an_ally((2, 2), {"sword": [1], "boots": [1]})
    game.vagabond.does("battle:5>marquise").does("ally:eyrie").does("lose:warrior", "lose:warrior")
    assert game.vagabond.view["relations"]["1"] == HOSTILE


@proves("9.2.9.III")
def test_infamy_scores_every_piece_but_the_warrior_that_made_the_faction_hostile() -> None:
    game = scene(
        vagabond(character="thief", satchel={"sword": [3]}),
        eyrie(warriors={5: 2}, buildings={"roost": {5: 1}}),
        dice=[(3, 0)],
    )
    game.vagabond.does("battle:5>eyrie")
    # The first warrior makes the Eyrie hostile, the second gives infamy, and the roost gives infamy and a point.
    assert game.eyrie.pieces("roost", 5) == 0 and game.vagabond.score == 3
    assert game.vagabond.view["relations"] == {"1": HOSTILE}


def test_a_building_of_a_faction_that_is_not_hostile_brings_no_infamy() -> None:
    game = scene(vagabond(character="thief", satchel={"sword": [3]}), eyrie(buildings={"roost": {5: 1}}), dice=[(0, 0)])
    game.vagabond.does("battle:5>eyrie")
    assert game.vagabond.score == 1 and game.vagabond.view["relations"] == {"1": 0}


def test_infamy_scores_nothing_in_the_turn_of_another() -> None:
    game = scene(
        marquise(warriors={5: 2}),
        vagabond(character="thief", satchel={"sword": [2]}, relations={0: HOSTILE}),
        dice=[(2, 0)],
    )
    game.marquise.does("battle:5>vagabond#1")
    assert game.vagabond.score == 0


def four(score: int = 10, **facts: Any) -> Scene:
    return scene(
        vagabond(character="thief", hand=["fox-dominance"], score=score, **facts),
        eyrie(warriors={12: 1}, score=7),
        marquise(warriors={4: 1}, score=4),
        side("alliance", score=4),
    )


@proves("9.2.8")
def test_a_dominance_card_forms_a_coalition_with_a_player_of_fewest_points() -> None:
    game = four()
    offered = [key for key in game.vagabond.options if key.startswith("coalition")]
    assert offered == ["coalition:fox-dominance>marquise#2", "coalition:fox-dominance>alliance#3"]
    assert not game.vagabond.may("dominance")
    game.vagabond.does("coalition:fox-dominance>marquise#2")
    assert game.vagabond.faction.partner == 2 and game.marquise.faction.partner == 0
    assert not game.vagabond.faction.scores


def test_a_coalition_needs_four_players_and_ten_points() -> None:
    assert not four(score=9).vagabond.may("coalition")
    three = scene(
        vagabond(hand=["fox-dominance"], score=12, character="thief"),
        eyrie(warriors={12: 1}),
        marquise(warriors={4: 1}),
    )
    assert not three.vagabond.may("coalition")


def test_a_hostile_partner_turns_indifferent_and_is_no_enemy_any_more() -> None:
    game = four(relations={2: HOSTILE}, satchel={"sword": [1]})
    game.vagabond.does("coalition:fox-dominance>marquise#2")
    assert game.vagabond.view["relations"]["2"] == 0
    assert not game.vagabond.faction.is_enemy(game.marquise.faction)


def test_partners_win_together() -> None:
    game = scene(
        marquise(score=29, warriors={5: 1}, partner=1),
        vagabond(pawn=1, character="thief", partner=0, dominance="fox-dominance"),
        eyrie(warriors={12: 1}),
        side("alliance", tokens={"sympathy": {5: 1}}),
        dice=[(0, 0)],
    )
    game.marquise.does("battle:5>alliance")
    assert game.winners == ["marquise", "vagabond"]


# 9.5.9 The characters


def acting(
    character: str, *others: Any, pawn: int = 5, items: dict[str, list[int]] | None = None, **more: Any
) -> Scene:
    satchel = {"torch": [1], **(items or {})}
    return scene(
        vagabond(pawn=pawn, character=character, satchel=satchel), *(others or [eyrie(warriors={5: 2})]), **more
    )


@proves("9.5.9")
def test_the_thief_steals_a_card_at_random_from_a_player_in_the_clearing() -> None:
    game = acting(
        "thief",
        eyrie(warriors={5: 1}, hand=["anvil"]),
        marquise(warriors={1: 1}, hand=["sappers"]),
        items={"boots": [1]},
    )
    assert not game.vagabond.may("steal:marquise#2")
    game.vagabond.does("steal:eyrie#1")
    assert game.vagabond.hand == ["anvil"] and has(game, "torch") == [0, 1, 0, 0]
    assert all("cards" not in record.facts for record in game.records("give", 2))


def test_the_tinker_takes_a_card_of_the_suit_from_the_discard_pile() -> None:
    game = acting("tinker", items={"boots": [1]}, discard=["anvil", "bake-sale", "sappers"])
    assert [key for key in game.vagabond.options if "labor" in key] == ["day-labor:bake-sale", "day-labor:sappers"]
    game.vagabond.does("day-labor:bake-sale")
    assert game.vagabond.hand == ["bake-sale"] and game.discard == ["anvil", "sappers"]


def test_the_ranger_repairs_three_items_and_daylight_is_over() -> None:
    game = acting("ranger", items={"sword": [0, 0, 2, 2]})
    game.vagabond.does("hideout")
    game.vagabond.does("repair:sword:damaged", "repair:sword:damaged", "repair:sword:spent")
    assert has(game, "sword") == [2, 1, 0, 1] and game.table.turn == 1


def set_against(*others: Any) -> Scene:
    """Return a battle of Eyrie warriors against a cat and its workshop, in the Vagrant's clearing."""
    cats = marquise(warriors={5: 1}, buildings={"workshop": {5: 1}})
    return acting("vagrant", *(others or (eyrie(warriors={5: 2}), cats)), dice=[(2, 1)])


def test_the_vagrant_forces_a_player_to_battle_another_and_scores_buildings_and_tokens() -> None:
    game = set_against()
    game.vagabond.does("instigate:eyrie#1>marquise#2")
    assert game.marquise.pieces("workshop", 5) == 0 and game.eyrie.warriors(5) == 1
    assert game.vagabond.score == 1 and game.eyrie.score == 0
    # It was not the Vagrant who removed the warriors.
    assert set(game.vagabond.view["relations"].values()) == {0}


def test_the_vagrant_has_infamy_for_buildings_of_the_hostile() -> None:
    game = scene(
        vagabond(character="vagrant", satchel={"torch": [1]}, relations={2: HOSTILE}),
        eyrie(warriors={5: 2}),
        marquise(warriors={5: 1}, buildings={"workshop": {5: 1}}),
        dice=[(2, 1)],
    )
    game.vagabond.does("instigate:eyrie#1>marquise#2")
    # The workshop gives a point as a building and infamy; the Eyrie removed the warrior.
    assert game.vagabond.score == 2


def test_a_forced_player_chooses_its_own_losses() -> None:
    cats = marquise(buildings={"workshop": {5: 1}, "sawmill": {5: 1}})
    game = acting("vagrant", eyrie(warriors={5: 1}), cats, dice=[(0, 0)])
    game.vagabond.does("instigate:eyrie#1>marquise#2")
    assert game.marquise.asked == "hits"
    game.marquise.does("lose:sawmill")
    assert game.marquise.pieces("workshop", 5) == 1 and game.vagabond.score == 1


def test_the_vagrant_may_force_itself_and_be_battled_but_a_player_without_warriors_cannot_battle() -> None:
    game = set_against()
    assert game.vagabond.may("instigate:vagabond#0>marquise#2") and game.vagabond.may("instigate:eyrie#1>vagabond#0")
    unmanned = set_against(eyrie(warriors={5: 2}), marquise(buildings={"workshop": {5: 1}}))
    assert not unmanned.vagabond.may("instigate:marquise#2") and unmanned.vagabond.may("instigate:eyrie#1>marquise#2")


def test_the_vagrant_pays_for_sympathy_that_falls_in_a_battle_it_forced() -> None:
    game = scene(
        vagabond(character="vagrant", satchel={"torch": [1]}, hand=["bake-sale"]),
        eyrie(warriors={5: 2}, hand=["a-visit-to-friends"]),
        side("alliance", tokens={"sympathy": {5: 1}}),
        dice=[(2, 1)],
    )
    game.vagabond.does("instigate:eyrie#1>alliance#2")
    assert [card.id for card in game.alliance.faction.cards_held()] == ["bake-sale"]


def test_the_arbiter_lends_the_defender_swords_and_scores() -> None:
    game = scene(
        marquise(warriors={5: 4}), eyrie(warriors={5: 1}), vagabond(character="arbiter", satchel={"sword": [1, 1]}),
        dice=[(3, 3)],
    )  # fmt: skip
    game.marquise.does("battle:5>eyrie")
    assert game.eyrie.asked == "protector"
    game.eyrie.does("enlist:2")
    assert game.marquise.warriors(5) == 1 and game.vagabond.score == 1


def test_the_arbiter_is_not_enlisted_for_or_against_itself() -> None:
    game = acting("arbiter", items={"sword": [1]}, dice=[(0, 0)])
    game.vagabond.does("battle:5>eyrie")
    assert game.eyrie.asked != "protector"


def test_the_scoundrel_burns_a_clearing_down_for_good() -> None:
    game = acting("scoundrel", eyrie(warriors={5: 2}, buildings={"roost": {5: 1}}), items={"boots": [2]})
    game.vagabond.does("scorch")
    assert game.eyrie.warriors(5) == 0 and game.eyrie.pieces("roost", 5) == 0 and game.vagabond.score == 1
    assert has(game, "torch") == [0, 0, 0, 0] and game.vagabond.view["pawn"] == 5
    game.vagabond.does("move:1")
    assert not game.vagabond.may("move:5")


def test_the_adventurer_improvises_one_item_of_a_quest_and_damages_it() -> None:
    game = scene(
        vagabond(pawn=1, character="adventurer", satchel={"tea": [1], "hammer": [1]}),
        eyrie(warriors={12: 1}),
        quests=["errand-fox"],
    )
    game.vagabond.does("quest:errand-fox").does("score")
    assert has(game, "tea") == [0, 1, 0, 0] and has(game, "hammer") == [0, 0, 0, 1]


def test_the_adventurer_does_not_improvise_with_the_item_that_the_quest_asks_for() -> None:
    """That would change nothing but damage the item, and the two ways to pay would read the same."""
    items = {"tea": [1], "boots": [1], "hammer": [1]}
    game = scene(
        vagabond(pawn=1, character="adventurer", satchel=items), eyrie(warriors={12: 1}), quests=["errand-fox"]
    )
    game.vagabond.does("quest:errand-fox")
    assert game.vagabond.options == ["pay:tea,boots", "pay:boots+hammer", "pay:tea+hammer"]


@pytest.mark.parametrize(
    ("times", "left", "swords"), [(0, 3, [2, 1, 0, 0]), (1, 2, [1, 2, 0, 0]), (2, 1, [0, 3, 0, 0])]
)
def test_the_ronin_strikes_swiftly_with_each_ready_sword(times: int, left: int, swords: list[int]) -> None:
    """The character card names no limit: each sword exhausted after the roll deals an extra hit. Battling costs one."""
    game = acting("ronin", eyrie(warriors={5: 4}), items={"sword": [3]}, dice=[(1, 0)])
    game.vagabond.does("battle:5>eyrie")
    assert game.vagabond.asked == "battle-effects"
    for answer in [*["swift-strike"] * times, *["pass"] * (times < 2)]:
        game.vagabond.does(answer)
    assert game.eyrie.warriors(5) == left and has(game, "sword") == swords


def test_the_harrier_glides_anywhere() -> None:
    game = acting("harrier")
    game.vagabond.does("glide:3")
    assert game.vagabond.view["pawn"] == 3 and has(game, "torch") == [0, 1, 0, 0]


@pytest.mark.parametrize("character", ["thief", "tinker", "vagrant", "scoundrel", "harrier", "ranger"])
def test_a_special_action_needs_a_torch(character: str) -> None:
    game = scene(
        vagabond(character=character, satchel={"torch": [0, 1], "boots": [1]}),
        eyrie(warriors={5: 1}, hand=["anvil"]),
        marquise(warriors={5: 1}),
        discard=["bake-sale"],
    )
    assert [key for key in game.vagabond.options if not key.startswith(("move", "pass"))] == []


# Allies who move with the Vagabond (9.2.9.II)


def with_an_ally(*others: Any, **facts: Any) -> Scene:
    return scene(
        vagabond(satchel={"boots": [1]}, relations={1: ALLIED}),
        eyrie(warriors={5: 3}, hand=["anvil"]),
        *others,
        **facts,
    )


# The Vagabond forces the ally's warriors to move (9.2.9.II.b). A forced action is resolved exactly as if the player
# chose it (1.5.5). In its example the Eyrie rule tied clearings during a forced move, which matters because moves need
# rule (4.2.1).


@proves("1.5.5", "9.2.9.II", "8.2.4.III")
def test_an_ally_who_is_taken_along_pays_for_the_outrage() -> None:
    game = scene(
        vagabond(satchel={"boots": [2]}, relations={1: ALLIED}),
        marquise(warriors={5: 3}, hand=["anvil"]),
        side("alliance", tokens={"sympathy": {1: 1}}),
    )
    game.vagabond.does("move:1").does("along:marquise:2")
    assert [record.facts["by"] for record in game.records("outrage")] == [1]
    assert game.marquise.hand == [] and game.alliance.view["supporters"] == ["anvil"]


def test_the_alliance_itself_pays_nothing_where_it_is_taken_along() -> None:
    game = scene(
        vagabond(satchel={"boots": [2]}, relations={1: ALLIED}),
        side("alliance", warriors={5: 2}, tokens={"sympathy": {1: 1}}, hand=["bake-sale"]),
    )
    game.vagabond.does("move:1").does("along:alliance:2")
    assert game.alliance.warriors(1) == 2 and not game.records("outrage")


@pytest.mark.parametrize(
    ("ally", "others", "along"), [(1, {5: 3}, False), (1, {5: 1}, False), (4, {5: 3}, True), (1, {}, True)]
)
def test_an_ally_is_taken_along_only_where_it_rules_one_of_the_two_clearings(
    ally: int, others: dict[int, int], along: bool
) -> None:
    game = scene(
        vagabond(satchel={"boots": [2]}, relations={1: ALLIED}), marquise(warriors={5: ally}), eyrie(warriors=others)
    )
    game.vagabond.does("move:1")
    assert (game.vagabond.asked == "take-along") is along


def test_an_allied_eyrie_rules_ties_where_it_is_taken_along() -> None:
    game = scene(
        vagabond(satchel={"boots": [2]}, relations={1: ALLIED}), eyrie(warriors={5: 2}), marquise(warriors={5: 2})
    )
    game.vagabond.does("move:1").does("along:eyrie:1")
    assert game.eyrie.warriors(1) == 1


def test_a_snare_holds_an_ally_but_not_the_vagabond_who_slips_away() -> None:
    plots = side("corvids", tokens={"plot": {5: 1}}, plots={5: "snare"}, shown=[5])
    game = with_an_ally(plots, phase="birdsong")
    game.vagabond.does("slip:1")
    assert game.vagabond.view["pawn"] == 1 and game.eyrie.warriors(5) == 3 and game.vagabond.asked != "take-along"


def test_relics_go_along_with_an_allied_keeper() -> None:
    relic = {"kind": "idol", "value": 2, "at": 5}
    game = scene(
        vagabond(satchel={"boots": [1]}, relations={1: ALLIED}), side("keepers", warriors={5: 2}, relics=[relic])
    )
    game.vagabond.does("move:1").does("along:keepers:1")
    assert game.keepers.asked == "carry"
    game.keepers.does("carry:idol-2")
    assert game.keepers.pieces("relic", 1) == 1 and game.keepers.warriors(1) == 1
