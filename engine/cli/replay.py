"""``replay``: a saved match as a transcript, or its table after some decision."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from engine.cli.serve import parse
from engine.cli.texts import prompt_lines
from engine.cli.transcript import story, transcript
from engine.desks import find_desk
from engine.frames import Frame
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.kernel.wire import SaveFile, differences, load_match, read_save, save_match
from engine.saves import Loaded, frame_at, load

LIMIT: Final = 64 * 1024 * 1024


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of ``replay``."""
    command.add_argument("file", help="a save file of serve or play ('-': standard input)")
    command.add_argument("--at", type=int, metavar="N", help="instead, show the table after N decisions")


def run(parsed: argparse.Namespace) -> int:
    """Print the match."""
    save = read_file(parsed.file)
    for line in _lines(save, parsed.at):
        print(line)
    return 0


def _lines(save: SaveFile, at: int | None) -> Iterator[str]:
    """Yield the lines of a whole match, or of the moment ``at``.

    If the match is over and the rules have changed, the lines come from the stored records and frames.
    """
    if at is None and save.story:
        return story(save)
    if at is None or not save.frames or not (differences(save.header) or _is_mixed(save)):
        return _played(save, at)
    _check(at, len(save.log))
    frame = frame_at(save, at)
    return _played(save, at) if frame is None else _seen(save, frame)


def _is_mixed(save: SaveFile) -> bool:
    """Tell whether the beginning of a match was played by other rules than its end."""
    first = frame_at(save, save.frames[0].row)
    return first is not None and first.rules not in ("", save.header.fingerprint)


def _played(save: SaveFile, at: int | None) -> Iterator[str]:
    """Print the differences from the save.

    Return the lines of the match, or of its moment ``at``, by the present rules.
    """
    loaded = load(save, accept_differences=True)
    for name, versions in loaded.differences.items():
        print(f"differs: {name}: saved {versions['saved'] or '-'}, here {versions['here']}", file=sys.stderr)
    if loaded.how not in ("same", "unchecked"):
        print(f"result: {loaded.how}, decisions lost: {loaded.lost}", file=sys.stderr)
    return _at(save, loaded, at) if at is not None else transcript(loaded.match.header, loaded.match.log)


def read_file(name: str) -> SaveFile:
    """Return the save file of this name. Raises Refused if the file does not exist or cannot be read."""
    try:
        raw = sys.stdin.buffer.read(LIMIT) if name == "-" else Path(name).read_bytes()
    except (OSError, ValueError) as problem:
        raise Refused("no-such-file", file=name, problem=type(problem).__name__) from problem
    given: Any = parse(raw)
    # A whole reply of ``serve`` is also accepted.
    if isinstance(given, dict) and "save" in given:
        given = given["save"]
    return read_save(given)


def _check(at: int, decisions: int) -> None:
    if not 0 <= at <= decisions:
        raise Refused("no-such-decision", at=at, decisions=decisions)


def _seen(save: SaveFile, frame: Frame) -> Iterator[str]:
    """Yield the lines of a moment as everybody saw it when it was played."""
    desk = find_desk(save.header.game)
    yield f"after {frame.row} of {len(save.log)} decisions"
    yield from desk.table(frame.open_view())
    for prompt in frame.asked:
        yield ""
        yield from prompt_lines(prompt, desk)


def _at(save: SaveFile, loaded: Loaded, at: int) -> Iterator[str]:
    """Yield the lines of the moment ``at``.

    If the match was resumed from a stored moment, its later decisions are replayed from that moment, as the bot replays
    them. Lost decisions are left out.
    """
    decisions = len(save.log) - loaded.lost
    _check(at, decisions)
    begun = decisions - len(loaded.match.log)
    match = _rebuilt(save, at) if at < begun else _rebuilt(save_match(loaded.match), at - begun)
    desk = find_desk(match.header.game)
    yield f"after {at} of {len(save.log)} decisions"
    yield from desk.table(match.game.open_view(match.table))
    for prompt in match.open_prompts():
        yield ""
        yield from prompt_lines(prompt, desk)


def _rebuilt(save: SaveFile, decisions: int) -> Match:
    try:
        return load_match(save, accept_differences=True, decisions=decisions)
    except Refused as refusal:
        if refusal.data.get("problem") != "incomplete-log" or not decisions:
            raise
    # The last row is in the middle of a secret choice, in which nothing has happened yet. So the row before is tried.
    return _rebuilt(save, decisions - 1)
