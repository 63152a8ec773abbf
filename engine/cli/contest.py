"""Games of computers of one level against another: mirrored deals, intervals, and a stopping rule."""

from collections.abc import Iterable, Mapping, Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

from engine.cli.owntime import own_time
from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Streams
from engine.players.computer import decide, find_level

# A game without an end is nobody's.
LONGEST: Final = 20_000
# In a normal distribution, 95 % of the values lie within this many deviations.
WIDTH: Final = 1.96
# The error rate of a sequential test, in each direction.
ERROR: Final = 0.05


class Contest(NamedTuple):
    """The setting of a contest: one seat of ``level`` against seats of the level ``against``.

    ``budget`` is that of the one seat, by default what is usual for its level; the others always spend their usual one.
    """

    game: str
    level: str
    against: str
    seed: str
    seats: int
    budget: int | None = None
    bring: Sequence[str] = ()


class Result(NamedTuple):
    """The result of one game: whether the one seat won, and each level's processor time and number of decisions."""

    won: bool
    spent: tuple[float, float]
    decisions: tuple[int, int]
    outcome: str


def play(contest: Contest, number: int) -> Result:
    """Play the game of this number.

    A row of games, one for each seat, has the same deal and the same decks or factions in the same seats. The level
    sits in each seat once.
    """
    deal, seat = divmod(number, contest.seats)
    desk, seed = find_desk(contest.game), f"{contest.seed}/{deal}"
    names = contest.bring or desk.rivals(deal, contest.seats)
    seats = desk.seats(names, Streams(seed)["decks"])
    match = Match.start(new_header(contest.game, seed, seats, options=desk.rules_of(deal)))
    levels = [find_level(contest.level if each == seat else contest.against) for each in range(contest.seats)]
    spent, decisions = [0.0, 0.0], [0, 0]
    while match.outcome is None and sum(decisions) < LONGEST:
        prompt = match.open_prompts()[0]
        side = int(prompt.seat != seat)
        begun = own_time()
        keys = decide(match, prompt.seat, levels[prompt.seat], seed, None if side else contest.budget)
        spent[side] += own_time() - begun
        decisions[side] += 1
        match.answer(prompt.seat, keys)
    won = match.outcome is not None and match.outcome.winner == seat
    reason = "none" if match.outcome is None else match.outcome.reason
    return Result(won, (spent[0], spent[1]), (decisions[0], decisions[1]), reason)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return the bounds of Wilson's interval, which holds the true share of wins in 95 of 100 cases."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, WIDTH * WIDTH
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = WIDTH * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def verdict(wins: int, games: int, bounds: tuple[float, float]) -> str | None:
    """Return the verdict of a sequential probability ratio test on the share of wins; None while undecided.

    ``low``: the lower bound is more likely than the upper one. ``high``: the other way round.
    """
    low, high = bounds
    ratio = wins * log(high / low) + (games - wins) * log((1 - high) / (1 - low))
    if ratio >= log((1 - ERROR) / ERROR):
        return "high"
    return "low" if ratio <= log(ERROR / (1 - ERROR)) else None


def summed(contest: Contest, results: Iterable[Result], bounds: tuple[float, float] | None) -> dict[str, Any]:
    """Return the sums of games in their order, up to the game where a test of ``bounds`` is decided."""
    wins = games = 0
    spent, decisions = [0.0, 0.0], [0, 0]
    endings: dict[str, int] = {}
    said = None
    for result in results:
        games += 1
        wins += result.won
        for side in (0, 1):
            spent[side] += result.spent[side]
            decisions[side] += result.decisions[side]
        endings[result.outcome] = endings.get(result.outcome, 0) + 1
        # Each deal is played from all its seats. Otherwise the result would depend on the seat.
        if bounds is not None and games % contest.seats == 0:
            said = verdict(wins, games, bounds)
            if said is not None:
                break
    low, high = interval(wins, games)
    costs = [round(1000 * spent[side] / max(1, decisions[side]), 3) for side in (0, 1)]
    found: dict[str, Any] = {
        "level": contest.level, "against": contest.against, "wins": wins, "games": games,
        "low": round(low, 4), "high": round(high, 4),
        "cpu_ms_per_decision": costs[0], "against_cpu_ms_per_decision": costs[1], "endings": endings,
    }  # fmt: skip
    return found if bounds is None else {**found, "test": {"bounds": list(bounds), "verdict": said}}


def line(found: Mapping[str, Any]) -> str:
    """Return one row of the ladder as text."""
    share = found["wins"] / max(1, found["games"])
    return (
        f"{found['level']:8} against {found['against']:8} {found['wins']:5} of {found['games']:5}"
        f"  {100 * share:5.1f} %  ({100 * found['low']:.1f} to {100 * found['high']:.1f})"
        f"  {found['cpu_ms_per_decision']:8.2f} ms a decision"
    )
