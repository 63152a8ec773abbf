"""The work of a process that thinks for computers.

A process that thinks loads only the engine. A process takes the compiled engine if that is up to date, and otherwise
the plain one.
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeAlias

ROOT: Final = Path(__file__).parents[1]
FAST: Final = ROOT / "build" / "fast"
Row: TypeAlias = tuple[int, tuple[str, ...], bool]


def begin() -> None:
    """Prepare a process that thinks: the process lets the bot go first, and ends with the bot, however the bot ends."""
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=_end_with_the_bot, daemon=True).start()
    if up_to_date(FAST):
        sys.path.insert(0, str(FAST))
    from engine.garbage import look_rarely  # here, because the path above decides which engine is loaded

    look_rarely()


def _end_with_the_bot() -> None:
    from multiprocessing import parent_process

    bot = parent_process()
    if bot is not None:
        bot.join()
        os._exit(0)


def up_to_date(fast: Path) -> bool:
    """Tell whether the compiled engine is there and no file of the plain one is newer."""
    built = [path.stat().st_mtime for path in fast.rglob("*.so")]
    return bool(built) and max(path.stat().st_mtime for path in (ROOT / "engine").rglob("*.py")) <= max(built)


class Question(NamedTuple):
    """The task of a process that thinks: the seat to answer for, the match, and the time limit in seconds.

    ``part`` describes the part of a review that is to be done: its way, its rows, and the better answers.

    A ``Question`` is sent from one process to another.
    """

    header: Mapping[str, Any]
    rows: Sequence[Row]
    held: Mapping[int, tuple[str, ...]]
    seat: int
    level: str
    seconds: float
    part: tuple[str, Sequence[int], Sequence[Sequence[str]]] = ("", (), ())

    def match(self) -> Any:
        """Return the match, played up to here."""
        from engine.kernel.game import Header
        from engine.kernel.match import Decision, Match

        return Match.rebuild(Header(**self.header), [Decision(*row) for row in self.rows], dict(self.held))

    def clock(self) -> Callable[[], bool]:
        """Start the time limit. The returned function tells whether time is left."""
        until = perf_counter() + self.seconds
        return lambda: perf_counter() < until


def think(question: Question) -> list[str]:
    """Return the keys of a computer's answer in a seat."""
    from engine.players.computer import decide, find_level

    more, match = question.clock(), question.match()
    return list(decide(match, question.seat, find_level(question.level), match.header.seed, more=more))


def advise(question: Question) -> tuple[list[str], str]:
    """Return an adept's answer in a person's seat, and the name of its reason."""
    from engine.players.advice import advise

    more, match = question.clock(), question.match()
    advice = advise(match, question.seat, match.header.seed, more=more)
    return list(advice.keys), advice.reason


def review(question: Question) -> tuple[list[int], list[tuple[int, list[str], float, str]]]:
    """Do a part of a review of a person's decisions in a match that is over.

    Return the rows that were judged, and the costly decisions among them: row, better answer, loss, reason. The time
    limit begins after the first decision, because a busy machine needs long to replay the match up to there.
    """
    from engine.kernel.game import Header
    from engine.kernel.match import Decision
    from engine.players.review import Part, judge

    clock, log = cache(question.clock), [Decision(*row) for row in question.rows]

    def more() -> bool:
        return clock()()

    judged = judge(Header(**question.header), log, Part(*question.part), more)
    return list(judged.rows), [(one.row, list(one.better), one.loss, one.reason) for one in judged.costly]
