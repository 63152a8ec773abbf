"""Questions show nothing about hidden cards, and neither does the fact that a question is asked."""

import pytest

from tests.root.scene import marquise, scene, side


@pytest.mark.parametrize("third", ["root-tea-fox", "investments"])
def test_supporters_are_chosen_whether_or_not_more_would_do_than_are_needed(third: str) -> None:
    """Two of three supporters are spent. Nobody else may learn how many of the three are foxes or birds."""
    supporters = ["arms-trader", "anvil", third]
    game = scene(
        side("alliance", tokens={"sympathy": {1: 1}}, supporters=supporters),
        marquise(warriors={5: 1}),
        phase="birdsong",
    )
    game.alliance.does("revolt:1")
    assert game.alliance.asked == "spend-supporters" and game.match.open_prompts()[0].guarded


def test_all_supporters_are_spent_unasked_where_everybody_knows_that_there_are_no_more() -> None:
    game = scene(
        side("alliance", tokens={"sympathy": {1: 1}}, supporters=["arms-trader", "anvil"]),
        marquise(warriors={5: 1}),
        phase="birdsong",
    )
    game.alliance.does("revolt:1")
    assert game.alliance.asked != "spend-supporters" and game.alliance.view["supporters"] == []
