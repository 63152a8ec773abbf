"""Section 2.1 of the Law: Cards."""

from tests.root.rules.proof import proves
from tests.root.scene import eyrie, marquise, scene, side


@proves("2.1.1", "6.5.5")
def test_birds_are_wild() -> None:
    game = scene(marquise(buildings={"sawmill": {5: 1}}, hand=["arms-trader", "anvil", "bake-sale"]), eyrie())
    assert game.marquise.may("overwork:5<arms-trader") and game.marquise.may("overwork:5<bake-sale")
    assert not game.marquise.may("overwork:5<anvil")


@proves("2.1.1", "8.2.3")
def test_forced_effects_count_birds_as_the_suit() -> None:
    """The Alliance loses its fox base, and with it the fox and bird supporters."""
    game = scene(
        marquise(warriors={1: 3}),
        side("alliance", buildings={"base-fox": {1: 1}}, supporters=["anvil", "arms-trader", "bake-sale"], officers=3),
        dice=[(1, 0)],
    )
    game.marquise.does("battle:1>alliance")
    assert game.alliance.view["supporters"] == ["bake-sale"]
    assert game.alliance.view["officers"] == 1


@proves("2.1.1", "6.5")
def test_nothing_stands_in_for_a_bird() -> None:
    game = scene(marquise(warriors={5: 1}, hand=["anvil", "arms-trader"]), eyrie())
    for _ in range(3):
        game.marquise.does("march")
        game.marquise.does(game.marquise.options[0]).passes()
    assert game.marquise.may("extra:arms-trader") and not game.marquise.may("extra:anvil")


@proves("2.1.2")
def test_an_ambush_may_be_spent_for_its_suit_but_not_crafted() -> None:
    game = scene(marquise(buildings={"workshop": {5: 2}, "sawmill": {1: 1}}, hand=["ambush-fox"]), eyrie())
    assert game.marquise.may("overwork:1<ambush-fox")
    assert not game.marquise.may("craft:ambush-fox")


@proves("2.1.3")
def test_a_dominance_card_is_not_crafted() -> None:
    game = scene(marquise(buildings={"workshop": {5: 2}}, hand=["fox-dominance"]), eyrie(), side("alliance"))
    assert not game.marquise.may("craft:fox-dominance")


@proves("2.1")
def test_an_empty_deck_is_reshuffled_from_the_discard_pile_immediately() -> None:
    game = scene(
        marquise(), eyrie(buildings={"roost": {3: 1}}, hand=["armorers"]), phase="evening",
        draw=["anvil"], discard=["bake-sale", "sword"],
    )  # fmt: skip
    assert game.marquise.hand == ["anvil"]
    assert game.discard == [] and len(game.table.draw) == 2
    assert game.records("new-deck")


@proves("2.1")
def test_a_card_discarded_while_the_deck_is_empty_becomes_the_deck_at_once() -> None:
    """The deck is renewed as soon as it is empty (2.1), so nobody takes the card from the discard pile."""
    game = scene(
        marquise(buildings={"sawmill": {1: 1}}, warriors={1: 1}, hand=["root-tea-fox"]),
        eyrie(warriors={4: 1}),
        draw=[],
        discard=[],
    )
    game.marquise.does("overwork:1<root-tea-fox")
    assert game.discard == [] and [card.id for card in game.table.draw] == ["root-tea-fox"]


@proves("2.1", "10.4.2")
def test_lost_souls_become_the_deck_together_if_it_is_empty() -> None:
    game = scene(
        side("cult", acolytes=2, warriors={1: 1}),
        eyrie(warriors={1: 1}),
        side("alliance"),
        phase="birdsong",
        draw=[],
        discard=[],
        souls=["bake-sale", "sword", "anvil", "fox-dominance"],
    )
    assert game.discard == [] and sorted(card.id for card in game.table.draw) == ["anvil", "bake-sale", "sword"]
    assert [card.id for card in game.table.available] == ["fox-dominance"]


@proves("6.6", "7.6.2")
def test_more_than_five_cards_are_discarded_to_five_by_choice() -> None:
    hand = ["anvil", "bake-sale", "sword", "armorers", "armorers"]
    game = scene(marquise(hand=hand), eyrie(buildings={"roost": {3: 1}}), phase="evening", draw=["sappers"] * 2)
    assert game.marquise.asked == "discard"
    game.marquise.does("card:armorers")
    assert game.marquise.hand == ["anvil", "bake-sale", "sword", "armorers", "sappers"]
