"""What a process that thinks for computers does. It loads the engine alone, the compiled one where it is up to date."""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Any, Final, TypeAlias

ROOT: Final = Path(__file__).parents[1]
FAST: Final = ROOT / "build" / "fast"
Row: TypeAlias = tuple[int, tuple[str, ...], bool]


def begin() -> None:
    """Prepare a process that thinks: it lets the bot go first, and ends with it, however the bot ends."""
    if hasattr(os, "nice"):
        os.nice(10)
    Thread(target=_end_with_the_bot, daemon=True).start()
    if up_to_date(FAST):
        sys.path.insert(0, str(FAST))


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


def think(
    header: Mapping[str, Any],
    rows: Sequence[Row],
    held: Mapping[int, tuple[str, ...]],
    seat: int,
    level: str,
    seconds: float,
) -> list[str]:
    """Return what a computer answers in a seat of this match, within so many seconds."""
    from engine.players.computer import decide, find_level

    until = perf_counter() + seconds
    match = _rebuilt(header, rows, held)
    return list(decide(match, seat, find_level(level), match.header.seed, more=lambda: perf_counter() < until))


def advise(
    header: Mapping[str, Any],
    rows: Sequence[Row],
    held: Mapping[int, tuple[str, ...]],
    seat: int,
    level: str,
    seconds: float,
) -> tuple[list[str], str]:
    """Return what a computer of ``level`` would do in a person's seat, and the reason by its name."""
    from engine.players.advice import advise

    until = perf_counter() + seconds
    match = _rebuilt(header, rows, held)
    advice = advise(match, seat, match.header.seed, more=lambda: perf_counter() < until)
    return list(advice.keys), advice.reason


def _rebuilt(header: Mapping[str, Any], rows: Sequence[Row], held: Mapping[int, tuple[str, ...]]) -> Any:
    from engine.kernel.game import Header
    from engine.kernel.match import Decision, Match

    return Match.rebuild(Header(**header), [Decision(*row) for row in rows], dict(held))
