"""``python -m engine.players.l5r_ccg.fitting``: fits the weights of the 1997 value to games of novices.

Two novices play. At the beginning of each turn, the features of ``value.features`` are counted for both. Gradient
descent finds the weights that predict the winner best: those with the smallest mean of the negative logarithm of the
winner's chance. Some answers are not the novice's first choice, so that the tables vary. The data file records how the
weights were found, and how well they predict the winners of games that were not used for fitting.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players import logistic
from engine.players.descent import run, start, varied
from engine.players.l5r_ccg.mind import CcgMind
from engine.players.l5r_ccg.value import FILE, features
from engine.players.logistic import Features, Moment, less

MODULE: Final = "engine.players.l5r_ccg.fitting"
GAME: Final = "l5r-ccg"
LONGEST: Final = 6000
# Features that can only count against a player, never for one.
COSTS: Final = ("bowed", "dishonored")


def play(match: Match, seed: int) -> list[Moment]:
    """Let novices play. Return the moments at which turns began, or an empty list if nobody won."""
    mind, stream, turn = CcgMind(), Stream(seed), 0
    leads: list[Features] = []
    for _ in range(LONGEST):
        if match.outcome is not None:
            break
        table = match.table
        if table.turn != turn:
            turn = table.turn
            own, other = (features(table, player) for player in table.players)
            leads.append(less(own, other))
        prompt = match.open_prompts()[0]
        match.answer(prompt.seat, varied(mind, table, prompt, stream))
    winner = None if match.outcome is None else match.outcome.winner
    return [] if winner is None else [Moment(lead, winner == 0) for lead in leads]


def games_of(count: int, seed: int) -> Iterator[list[Moment]]:
    """Yield the moments of each game."""
    for number in range(count):
        yield play(start(GAME, number, seed), number + seed * 1000)


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit the weights and write the data."""
    run(MODULE, __doc__, 400, games_of, write, arguments)


def write(played: Sequence[Sequence[Moment]], seed: int) -> None:
    """Fit the weights to the games and write the data."""
    logistic.write(FILE, MODULE, played, seed, COSTS)


if __name__ == "__main__":
    main()
