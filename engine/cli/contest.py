"""Contests between two levels of computers, with mirrored deals, confidence intervals and a rule for stopping early."""

from collections.abc import Iterable, Mapping, Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple

from engine.cli.owntime import own_time
from engine.cli.strangers import player
from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Streams

# A game that reaches this many decisions has no winner.
LONGEST: Final = 20_000
# In a normal distribution, 95 % of the values lie within this many standard deviations of the mean.
WIDTH: Final = 1.96
# The error rate of the sequential test, in each direction.
ERROR: Final = 0.05


class Contest(NamedTuple):
    """The settings of a contest: the computer ``level`` plays one seat, and the computer ``against`` plays all others.

    ``level`` and ``against`` may also name players from outside the engine (``strangers``). ``budget`` is the number of
    playouts for each decision of ``level``, by default its usual number. The other seats always use their usual number.
    """

    game: str
    level: str
    against: str
    seed: str
    seats: int
    budget: int | None = None
    bring: Sequence[str] = ()


class Result(NamedTuple):
    """The result of one game: whether the seat with ``level`` won, and each level's processor time and decisions.

    ``brought`` names the deck or faction of each seat. ``winners`` lists the seats that won. In Root the members of a
    coalition win together (9.2.8).
    """

    won: bool
    spent: tuple[float, float]
    decisions: tuple[int, int]
    outcome: str
    brought: Sequence[str] = ()
    winners: Sequence[int] = ()


def play(contest: Contest, number: int) -> Result:
    """Play game ``number``.

    Games form rows, one game for each seat. In all games of a row, the deal and the seats' decks or factions are the
    same, and ``level`` plays each seat once. If all seats have the same computer, each game has its own deal, because
    the games of a row would be equal.
    """
    deal, seat = divmod(number, contest.seats)
    if contest.level == contest.against and contest.budget is None:
        deal = number
    desk, seed = find_desk(contest.game), f"{contest.seed}/{deal}"
    names = contest.bring or desk.rivals(deal, contest.seats)
    seats = desk.seats(names, Streams(seed)["decks"])
    match = Match.start(new_header(contest.game, seed, seats, options=desk.rules_of(deal)))
    players = [
        player(contest.level, each, seed, contest.budget) if each == seat else player(contest.against, each, seed, None)
        for each in range(contest.seats)
    ]
    spent, decisions = [0.0, 0.0], [0, 0]
    while match.outcome is None and sum(decisions) < LONGEST:
        prompt = match.open_prompts()[0]
        side = int(prompt.seat != seat)
        begun = own_time()
        keys = players[prompt.seat](match, prompt)
        spent[side] += own_time() - begun
        decisions[side] += 1
        match.answer(prompt.seat, keys)
    winners = () if match.outcome is None else match.outcome.winners
    reason = "none" if match.outcome is None else match.outcome.reason
    brought = [_name_of(each) for each in match.header.seats]
    return Result(seat in winners, (spent[0], spent[1]), (decisions[0], decisions[1]), reason, brought, winners)


def _name_of(seat: Mapping[str, Any]) -> str:
    """Return the name of a seat's deck or faction. A deck given as a list of cards has no name."""
    return next((each for each in seat.values() if isinstance(each, str)), "")


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for the true share of wins."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, WIDTH * WIDTH
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = WIDTH * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def verdict(wins: int, games: int, bounds: tuple[float, float]) -> str | None:
    """Return the verdict of a sequential probability ratio test on the share of wins.

    The result is ``low`` if the test accepts the lower of the two ``bounds``, ``high`` if it accepts the upper one, and
    None while it is undecided.
    """
    low, high = bounds
    ratio = wins * log(high / low) + (games - wins) * log((1 - high) / (1 - low))
    if ratio >= log((1 - ERROR) / ERROR):
        return "high"
    return "low" if ratio <= log(ERROR / (1 - ERROR)) else None


def summed(contest: Contest, results: Iterable[Result], bounds: tuple[float, float] | None) -> dict[str, Any]:
    """Add up the results of games in their order. If ``bounds`` are given, stop at the game that decides the test."""
    wins = games = 0
    spent, decisions = [0.0, 0.0], [0, 0]
    endings: dict[str, int] = {}
    brought: dict[str, list[int]] = {}
    said = None
    for result in results:
        games += 1
        wins += result.won
        for side in (0, 1):
            spent[side] += result.spent[side]
            decisions[side] += result.decisions[side]
        endings[result.outcome] = endings.get(result.outcome, 0) + 1
        for seat, name in enumerate(result.brought):
            counts = brought.setdefault(name, [0, 0])
            counts[0] += seat in result.winners
            counts[1] += 1
        # Each deal is played from all its seats. Otherwise the result would depend on the seat.
        if bounds is not None and games % contest.seats == 0:
            said = verdict(wins, games, bounds)
            if said is not None:
                break
    low, high = interval(wins, games)
    costs = [round(1000 * spent[side] / max(1, decisions[side]), 3) for side in (0, 1)]
    found: dict[str, Any] = {
        "game": contest.game, "level": contest.level, "against": contest.against, "wins": wins, "games": games,
        "low": round(low, 4), "high": round(high, 4),
        "cpu_ms_per_decision": costs[0], "against_cpu_ms_per_decision": costs[1], "endings": endings,
        "brought": {name: {"wins": won, "games": played} for name, (won, played) in sorted(brought.items()) if name},
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


def shares(found: Mapping[str, Any]) -> list[str]:
    """Return rows of text that say how often each deck or faction won, whichever computer played it."""
    rows = []
    for name, counts in found["brought"].items():
        low, high = interval(counts["wins"], counts["games"])
        share = counts["wins"] / counts["games"]
        rows.append(
            f"  {name:24} {counts['wins']:5} of {counts['games']:5}"
            f"  {100 * share:5.1f} %  ({100 * low:.1f} to {100 * high:.1f})"
        )
    return rows
