"""``perft``: count all legal answers from a position to a depth, and compare them with the kept counts."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import comb, prod
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.cli.serve import parse
from engine.desks import NOTHING, find_desk, game_names, names_for
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.prompt import Group, Option, Prompt, Refused, answers
from engine.kernel.wire import Text, problems_of

LIMIT: Final = 100_000
LONGEST: Final = 16 * 1024 * 1024


class Count(BaseModel):
    """The counts at one depth.

    * ``answers`` counts all legal answers to the questions at this depth.
    * ``guarded`` counts those of them that answer guarded prompts.
    * ``automatic`` counts the automatic decisions just before these questions.
    * ``over`` counts the games that had ended before this depth.
    """

    model_config = ConfigDict(extra="forbid")
    answers: int = 0
    guarded: int = 0
    automatic: int = 0
    over: int = 0


class Start(BaseModel):
    """The start of a count, as stored in a file: a position, the fixed results of chance, and the counts by depth."""

    model_config = ConfigDict(extra="ignore")
    position: dict[str, Any]
    seats: int | None = None
    seed: Annotated[Text, Field(max_length=200)] = "1"
    asked: list[int] = []
    counts: list[Count] = []


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of ``perft``."""
    command.add_argument("game", choices=game_names())
    command.add_argument("positions", nargs="+", metavar="POSITION", help="a literal as JSON ('-': standard input)")
    command.add_argument("--depth", type=int, metavar="N", help="number of answers in a row (default: the file's)")
    command.add_argument("--divide", action="store_true", help="print a count for each first answer")
    command.add_argument("--seed", help="seed of the random streams (default: the file's, or 1)")
    command.add_argument("--asked", help="seats asked even if they can only pass, separated by commas; or 'none'")
    command.add_argument(
        "--limit", type=int, default=LIMIT, help=f"highest number of answers to one question (default: {LIMIT})"
    )
    command.add_argument("--keep", action="store_true", help="store the counts in the file")
    command.epilog = (
        "The answers to a question are all sets of its options that the rules accept, and every single option that "
        "excludes the others. The order of the options in an answer does not count. If several seats are asked at the "
        "same time, the lowest seat answers first."
    )


def run(parsed: argparse.Namespace) -> int:
    """Count from every position. Return the exit status, which is 1 if a count differs from the stored one."""
    if parsed.depth is not None and parsed.depth < 1:
        raise Refused("no-such-depth", depth=parsed.depth)
    return max([_one(parsed, name) for name in parsed.positions])


def _one(parsed: argparse.Namespace, name: str) -> int:
    start = read_start(name)
    if parsed.seed is not None:
        start.seed = parsed.seed
    if parsed.asked is not None:
        start.asked = [_seat(word) for word in parsed.asked.split(",") if word not in ("", "none")]
    depth = parsed.depth or len(start.counts)
    if not depth:
        raise Refused("depth-needed", file=name)
    match = begin(parsed.game, start)
    print(f"{name}:")
    if parsed.divide:
        for keys, count in divide(match, depth, parsed.limit):
            print(f"  {' + '.join(keys) or '-'}: {count}")
    counted = count_all(match, depth, parsed.limit)
    print(f"  {'depth':>5} {'answers':>10} {'guarded':>10} {'automatic':>10} {'over':>10}")
    for number, row in enumerate(counted, 1):
        print(f"  {number:5} {row.answers:10} {row.guarded:10} {row.automatic:10} {row.over:10}")
    if parsed.keep:
        start.counts = counted
        Path(name).write_text(text_of(start), encoding="utf-8")
        return 0
    return _compare(start.counts, counted)


def _seat(word: str) -> int:
    if not word.isdecimal():
        raise Refused("not-seated", seat=word)
    return int(word)


def _compare(kept: Sequence[Count], counted: Sequence[Count]) -> int:
    for depth, (known, now) in enumerate(zip(kept, counted, strict=False), 1):
        if known != now:
            print(f"  differs at depth {depth}: kept {known!r}")
            return 1
    return 0


def read_start(name: str) -> Start:
    """Return the start that a file holds. The file is a literal, a reply of ``position``, or the output of ``--keep``.

    Raises Refused with the reason ``no-such-file``, ``bad-json`` or ``not-a-position``.
    """
    try:
        raw = sys.stdin.buffer.read(LONGEST) if name == "-" else Path(name).read_bytes()
    except (OSError, ValueError) as problem:
        raise Refused("no-such-file", file=name, problem=type(problem).__name__) from problem
    given = parse(raw)
    try:
        return Start.model_validate(given if isinstance(given, dict) and "position" in given else {"position": given})
    except ValidationError as error:
        raise Refused("not-a-position", problems=problems_of(error)) from error


def text_of(start: Start) -> str:
    """Return the text of a file: one line for each part, and for each part of the position."""
    facts = start.model_dump(exclude_defaults=True)
    position = ",\n".join(f'  "{name}": {json.dumps(value)}' for name, value in start.position.items())
    rest = "".join(f',\n "{name}": {json.dumps(facts[name])}' for name in ("seats", "seed", "asked") if name in facts)
    counts = ",\n".join(f"  {row.model_dump_json()}" for row in start.counts)
    return f'{{"position": {{\n{position}\n }}{rest},\n "counts": [\n{counts}\n]}}\n'


def begin(game: str, start: Start) -> Match:
    """Return the match that begins with ``start``. Raises Refused if that is not possible."""
    stated = find_desk(game).seated(start.position)
    seats = len(names_for(game, [NOTHING], stated if start.seats is None else start.seats))
    for seat in start.asked:
        if not 0 <= seat < seats:
            raise Refused("not-seated", seat=seat)
    header = new_header(game, start.seed, [{}] * seats, options={"asked": start.asked}, position=start.position)
    return Match.start(header)


def count_all(match: Match, depth: int, limit: int = LIMIT) -> list[Count]:
    """Return the counts at every depth down to ``depth``. Raises Refused as ``lawful`` does."""
    counts = [Count() for _ in range(depth)]
    _count(match, counts, limit)
    return counts


def divide(match: Match, depth: int, limit: int = LIMIT) -> Iterator[tuple[tuple[str, ...], int]]:
    """Yield each first answer with the number of answers at ``depth`` that can follow it.

    At depth 1 this number is 1.
    """
    for prompt, keys in _ways(match, limit):
        below = 1 if depth == 1 else count_all(_after(match, prompt, keys), depth - 1, limit)[-1].answers
        yield keys, below


def _count(match: Match, counts: Sequence[Count], limit: int) -> None:
    here = counts[0]
    if match.outcome is not None:
        here.over += 1
    for prompt, keys in _ways(match, limit):
        here.answers += 1
        here.guarded += prompt.guarded
        if len(counts) > 1:
            copy = _after(match, prompt, keys)
            counts[1].automatic += sum(row.auto for row in copy.log[len(match.log) :])
            _count(copy, counts[1:], limit)


def _ways(match: Match, limit: int) -> Iterator[tuple[Prompt, tuple[str, ...]]]:
    """Yield every legal answer to the first open question."""
    for prompt in match.open_prompts()[:1]:
        for answer in lawful(prompt, limit):
            keys = tuple(option.key for option in answer)
            prompt.choose(keys)
            yield prompt, keys


def _after(match: Match, prompt: Prompt, keys: tuple[str, ...]) -> Match:
    copy = match.fork()
    copy.answer(prompt.seat, keys)
    return copy


def lawful(prompt: Prompt, limit: int = LIMIT) -> Iterator[tuple[Option, ...]]:
    """Yield every legal answer to a question, each once.

    Raises Refused (``too-many-answers``) if more than ``limit`` candidates would have to be tried: an exact count would
    take too long.
    """
    tried = prod(_choices(prompt, group) for group in prompt.groups)
    if tried > limit:
        facts = {"seat": prompt.seat, "kind": prompt.kind, "options": len(prompt.options)}
        raise Refused("too-many-answers", tried=tried, limit=limit, **facts)
    yield from answers(prompt)


def _choices(prompt: Prompt, group: Group) -> int:
    """Return the number of ways to choose the options of a group. Bounds for a sum are ignored."""
    there = sum(
        min(option.times, group.most) for option in prompt.options if option.group == group.name and not option.alone
    )
    return sum(comb(there, size) for size in range(group.least, min(group.most, there) + 1))
