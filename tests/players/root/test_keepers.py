"""The Keepers keep their retainers early in the game, and gather more of them."""

from typing import Any

from engine.players.root.seats import seat_of

from ...root.scene import eyrie, scene, side

VALUES = (1, 2, 3, 3)
# Forest A lies between clearings 1, 2, 5 and 10. The forest G is far away.
PLACED = {("idol", 2): "A"}


def weights_at(score: int, phase: str = "daylight", **facts: Any) -> dict[str, float]:
    """Return the weights of the Keepers' options if the Eyrie have ``score`` points.

    Delving for the idol of value 3 needs three ruled clearings, but the Keepers rule one, so it costs the retainer.
    """
    relics = [
        {"kind": kind, "value": value, "at": PLACED.get((kind, number), "G"), "shown": (kind, number) in PLACED}
        for kind in ("idol", "tablet", "jewel")
        for number, value in enumerate(VALUES)
    ]
    badgers = side("keepers", relics=relics, warriors={5: 3}, **facts)
    game = scene(badgers, eyrie(score=score, warriors={12: 1}), phase=phase)
    judge = seat_of(game.table, game.match.pending[0])
    return {option.key: weight for option, weight in zip(judge.prompt.options, judge.weights(), strict=True)}


def test_losing_a_retainer_costs_more_the_longer_the_game_lasts() -> None:
    (early, late) = (weights_at(score, retinue=[[], ["faithful-retainer"], []]) for score in (0, 27))
    (delve,) = [key for key in early if key.startswith("delve") and "idol" in key]
    assert late[delve] > early[delve] + 1


def test_gathering_is_worth_more_the_longer_the_game_lasts() -> None:
    early, late = (weights_at(score, "evening", hand=["anvil"]) for score in (0, 27))
    gathering = [key for key in early if key.startswith("gather")]
    assert gathering and all(early[key] > late[key] + 0.4 for key in gathering)
