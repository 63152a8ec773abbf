"""Refitting the weight *always* of one faction to games of adepts."""

from engine.players.root.adjusting import adjusted, answer, best
from engine.players.root.fitting import SEATS, Moment, start
from engine.players.root.weights import Weights

FOUR = ("vagabond", "marquise", "eyrie", "alliance")
WEIGHTS = {faction: {"always": 0.5, "card": 0.2} for faction in FOUR}


def game(won: int) -> list[Moment]:
    """A game with one moment, at which all players have the same points."""
    return [Moment(won, [(faction, 10, {"always": 1.0, "card": 1.0}) for faction in FOUR])]


def test_a_faction_that_wins_more_often_than_expected_counts_more() -> None:
    moments = [moment for won in (0, 0, 0, 1, 2, 3) for moment in game(won)]
    assert best(moments, WEIGHTS, "vagabond") > 0.5


def test_a_faction_that_wins_less_often_than_expected_counts_less() -> None:
    moments = [moment for won in (0, 1, 1, 2, 2, 3, 3) for moment in game(won)]
    assert best(moments, WEIGHTS, "vagabond") < 0.5


def test_a_faction_that_wins_as_often_as_expected_keeps_its_weight() -> None:
    moments = [moment for won in range(SEATS) for moment in game(won)]
    assert best(moments, WEIGHTS, "vagabond") == 0.5


def test_only_that_weight_changes_and_the_data_tells_the_games() -> None:
    played = [game(won) for won in (0, 0, 0, 1, 0, 2, 3, 0)]
    data = adjusted(Weights(run={"games": 800}, factions=WEIGHTS), "vagabond", played, 7)
    changed = data.factions.pop("vagabond")
    assert changed["always"] > 0.5 and changed["card"] == 0.2
    assert data.factions == {faction: WEIGHTS[faction] for faction in FOUR[1:]}
    facts = data.adjusted["vagabond"]
    assert (facts["games"], facts["seed"], facts["moments"]) == (8, 7, 6) and facts["surprise"] < facts["before"]


def test_an_adept_answers_the_questions_of_such_a_game() -> None:
    match = start(0, 1, FOUR)
    prompt = match.open_prompts()[0]
    match.answer(prompt.seat, answer(match, prompt, "1/0"))
    assert match.open_prompts()[0] != prompt
