"""Section 4.1 of the Law: Crafting."""

from tests.root.rules.proof import proves
from tests.root.scene import eyrie, marquise, scene, side


@proves("4.1.1", "6.2.1")
def test_each_crafting_piece_is_activated_once_a_turn() -> None:
    game = scene(marquise(buildings={"workshop": {1: 1}}, warriors={5: 1}, hand=["anvil", "crossbow-mouse"]), eyrie())
    assert game.marquise.may("craft:anvil") and game.marquise.may("craft:crossbow-mouse")
    game.marquise.does("craft:anvil")
    assert not game.marquise.may("craft:crossbow-mouse")


@proves("4.1.1")
def test_the_suit_of_a_crafting_piece_is_its_clearings() -> None:
    game = scene(marquise(buildings={"workshop": {5: 1}}, warriors={5: 1}, hand=["anvil", "travel-gear-fox"]), eyrie())
    assert not game.marquise.may("craft:anvil") and game.marquise.may("craft:travel-gear-fox")


@proves("4.1.1")
def test_any_suit_is_paid_by_pieces_of_choice() -> None:
    game = scene(
        marquise(buildings={"workshop": {1: 1, 5: 2, 9: 2}}, warriors={5: 1}, hand=["royal-claim", "anvil"]), eyrie()
    )
    game.marquise.does("craft:royal-claim")
    assert game.marquise.asked == "pay-crafting"
    game.marquise.does("pay:rabbit,rabbit,mouse,mouse")
    assert game.marquise.may("craft:anvil")


@proves("4.1.2")
def test_an_item_that_is_out_of_supply_cannot_be_crafted() -> None:
    game = scene(
        marquise(buildings={"workshop": {1: 1}}, warriors={5: 1}, hand=["anvil"]), eyrie(), supply={"hammer": 0}
    )
    assert not game.marquise.may("craft:anvil")


@proves("4.1.3")
def test_a_persistent_effect_stays_in_play() -> None:
    game = scene(marquise(buildings={"workshop": {1: 1}}, warriors={5: 1}, hand=["armorers"]), eyrie())
    game.marquise.does("craft:armorers")
    assert game.marquise.crafted == ["armorers"] and game.discard == []


@proves("4.1.4")
def test_a_second_copy_of_a_persistent_effect_cannot_be_crafted() -> None:
    game = scene(
        marquise(buildings={"workshop": {1: 1}}, warriors={5: 1}, hand=["armorers"], crafted=["armorers"]), eyrie()
    )
    assert not game.marquise.may("craft:armorers")


@proves("7.2.1", "7.2.3")
def test_the_eyrie_score_one_point_for_an_item_but_the_builder_all() -> None:
    for leader, points in (("despot", 1), ("builder", 2)):
        viziers = {"leader": leader, "buildings": {"roost": {1: 1}}, "hand": ["anvil", "sword"]}
        game = scene(marquise(), eyrie(**viziers), turn=1)
        game.eyrie.does("craft:anvil")
        assert [record.facts["count"] for record in game.records("score")] == [points]


@proves("8.2.1")
def test_the_alliance_craft_with_sympathy() -> None:
    game = scene(side("alliance", tokens={"sympathy": {1: 1}}, hand=["anvil"]), marquise())
    game.alliance.does("craft:anvil")
    assert game.alliance.score == 2
