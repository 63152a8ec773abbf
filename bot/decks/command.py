"""The command ``python -m bot deck check FILE`` prints the verdict about a deck.

The page docs/decks.md describes the output.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from json import dumps
from pathlib import Path
from typing import Final

from bot.decks.game import deck_games
from bot.decks.judging.check import Check, check_all
from bot.decks.judging.numbers import sheet
from bot.decks.judging.report import (
    fault_line,
    fault_lines,
    legal_in,
    notes,
    number_lines,
    rule_line,
    title,
    told_alone,
    verdict,
)
from bot.decks.reading.deck import BYTES, Unreadable
from bot.words import LANGUAGES, Tongue, Words
from engine.kernel.games import games

LEGAL: Final = 0
ILLEGAL: Final = 1
NOT_READ: Final = 2
NOTES: Final = 40  # the most lines about assumptions and unread lines


def run(given: Sequence[str]) -> int:
    """Run the command line and return its exit status."""
    arguments = parser().parse_args(given)
    say = Words.load()[arguments.language]
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that cannot show a character shows another one
    try:
        found = check_all(_bytes(arguments.file), arguments.game, arguments.format)
    except Unreadable as error:
        reason = say(error.reason, **error.facts)
        if arguments.json:
            print(dumps({"error": error.reason, "facts": error.facts, "message": reason}))
        else:
            print(reason, file=sys.stderr)
        return NOT_READ
    try:
        print(_printed(found, say, json=arguments.json), flush=True)
    except BrokenPipeError:  # the reader of the output has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return LEGAL if all(one.legal for one in found) else ILLEGAL


def _printed(found: Sequence[Check], say: Tongue, *, json: bool) -> str:
    """Return the verdicts as text, one after another."""
    if not json:
        return "\n\n".join("\n".join(as_text(one, say)) for one in found)
    told = [as_json(one, say) for one in found]
    return dumps(told[0] if len(told) == 1 else {"decks": told}, indent=1)


def parser() -> argparse.ArgumentParser:
    """Return the parser of ``deck …``."""
    top = argparse.ArgumentParser(prog="python -m bot deck")
    commands = top.add_subparsers(required=True, metavar="command")
    judge = commands.add_parser("check", help="is a deck legal? status 0: yes, 1: no, 2: it cannot be read")
    judge.add_argument("file", help="a list, JSON or CSV; - reads what is piped in")
    forms = ", ".join(form for game in deck_games() for form in game.formats())
    judge.add_argument("--format", help=f"the format that judges: {forms}")
    judge.add_argument("--game", choices=games("decks"), help="the game; guessed when left out")
    judge.add_argument("--language", choices=LANGUAGES, default="en")
    judge.add_argument("--json", action="store_true", help="print the verdict for programs")
    return top


def _bytes(path: str) -> bytes:
    """Return a file's content, up to one byte more than the limit."""
    try:
        if path == "-":
            return sys.stdin.buffer.read(BYTES + 1)
        with Path(path).open("rb") as file:
            return file.read(BYTES + 1)
    except OSError as error:
        raise Unreadable("deck-no-file", path=path) from error


def as_json(found: Check, say: Tongue) -> dict[str, object]:
    """Return the verdict as plain data, with a sentence for each fault."""
    data = found.as_data()
    for fault, facts in zip(found.faults, data["faults"], strict=True):
        facts["message"] = fault_line(fault, say, found.game)
    return data


def as_text(found: Check, say: Tongue) -> list[str]:
    """Return the verdict as lines for a terminal, without markup around quotations."""
    lines = [title(found, say), verdict(found, say), legal_in(found, say)]
    faults = [f"- {line} ({rule_line(found.game.name, fault.rule, say)})" for fault, line in fault_lines(found, say)]
    said = [f"- {line}".replace("`", "") for line in notes(found, say)]
    if len(said) > NOTES:
        said[NOTES:] = [say("deck-more", count=len(said) - NOTES)]
    lines += [*faults, *said] if told_alone(found) else [*said, *faults]
    if found.reading.strangers:
        return lines  # the numbers of the few known cards mean nothing
    return [*lines, *number_lines(sheet(found.game, found.reading), say.of(found.game.name))]
