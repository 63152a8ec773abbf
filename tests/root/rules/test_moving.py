"""Section 4.2 of the Law: Moving."""

from tests.root.rules.proof import proves
from tests.root.scene import eyrie, marquise, scene


@proves("4.2.1")
def test_a_move_needs_rule_of_one_of_the_two_clearings() -> None:
    game = scene(marquise(warriors={5: 1, 1: 2}), eyrie(warriors={5: 2, 2: 1}))
    game.marquise.does("march")
    assert game.marquise.may("move:5>1:1")
    assert not game.marquise.may("move:5>2:1")


@proves("4.2.1")
def test_any_number_of_warriors_moves() -> None:
    game = scene(marquise(warriors={5: 3}), eyrie())
    game.marquise.does("march")
    assert [key for key in game.marquise.options if key.startswith("move:5>1")] == [
        "move:5>1:1", "move:5>1:2", "move:5>1:3",
    ]  # fmt: skip
    game.marquise.does("move:5>1:2").passes()
    assert (game.marquise.warriors(5), game.marquise.warriors(1)) == (1, 2)


@proves("4.2.2", "6.5.2")
def test_the_same_warriors_may_move_again() -> None:
    game = scene(marquise(warriors={5: 1}), eyrie())
    game.marquise.does("march").does("move:5>1:1").does("move:1>9:1")
    assert game.marquise.warriors(9) == 1
