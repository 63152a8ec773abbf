"""The Cult scores with cards that it would otherwise discard."""

from engine.players.root.seats import seat_of

from ...root.scene import eyrie, scene, side

FOXES = ("foxfolk-steel", "anvil", "protection-racket", "root-tea-fox", "travel-gear-fox")


def worth_of_scoring(cards: int) -> float:
    """Return the weight of scoring with the Foxfolk Steel, with ``cards`` cards in hand and two fox gardens."""
    cult = side("cult", warriors={1: 3}, hand=list(FOXES[:cards]), buildings={"garden-fox": {1: 1, 6: 1}})
    game = scene(cult, eyrie(warriors={12: 2}, buildings={"roost": {12: 1}}))
    judge = seat_of(game.table, game.match.pending[0])
    weights = {option.key: weight for option, weight in zip(judge.prompt.options, judge.weights(), strict=True)}
    (key,) = [key for key in weights if key.startswith("score") and "foxfolk-steel" in key]
    return weights[key]


def test_a_card_that_must_be_discarded_costs_hardly_anything_to_score_with() -> None:
    """10.6.3: the Cult discards down to five cards in Evening."""
    assert worth_of_scoring(5) > worth_of_scoring(4) + 0.6
