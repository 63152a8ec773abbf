"""Prompts and records as plain text for a terminal.

The labels are made of kinds, verbs and names, and contain no sentences.
"""

from typing import Protocol

from engine.cli.transcript import record_line
from engine.kernel.prompt import Group, Option, Prompt
from engine.kernel.record import Record


class Namer(Protocol):
    """An object that knows the names of cards."""

    def name_of(self, card: str) -> str:
        """Return the name of a card given by key or id."""


def prompt_lines(prompt: Prompt, desk: Namer) -> list[str]:
    """Return a question and its options, numbered from 1, as lines of text."""
    source = "" if prompt.source is None else f" | {desk.name_of(prompt.source)}"
    lines = [f"[{prompt.seat}] {prompt.kind} ({prompt.rule}){source}"]
    if prompt.groups != () and not is_single(prompt):
        lines.append("  choose: " + ", ".join(_wanted(prompt, group) for group in prompt.groups))
    return lines + [f"  {number:3} {option_text(option, desk)}" for number, option in enumerate(prompt.options, 1)]


def is_single(prompt: Prompt) -> bool:
    """Tell whether every answer to a question holds exactly one option."""
    return len(prompt.groups) == 1 and prompt.groups[0].least == prompt.groups[0].most == 1


def _wanted(prompt: Prompt, group: Group) -> str:
    """Return how many options of a group an answer must hold, and the bounds for the sum of their numbers."""
    there = sum(option.times for option in prompt.options if option.group == group.name and not option.alone)
    total = "" if group.total is None else f", sum {group.total[0]}-{group.total[1]}"
    return f"{group.name or 'options'} {group.least}-{min(group.most, there)}{total}"


def option_text(option: Option, desk: Namer) -> str:
    """Return an option as a label."""
    parts = [option.verb]
    if option.card is not None:
        parts.append(desk.name_of(option.card))
    if option.subject != option.card and option.player is None:
        # A word needs no label, but a number does.
        name = (option.subject or "").partition(":")[2]
        parts.append(name if name.isalpha() else option.subject or "")
    if option.player is not None:
        parts.append(f"player {option.player}")
    if option.number is not None:
        parts.append(str(option.number))
    if option.target is not None:
        parts.append(f"({desk.name_of(option.target)})")
    if len(parts) == 1 and option.key != option.verb:
        parts = [option.key]
    times = f" (up to {option.times})" if option.times > 1 else ""
    group = f"  [{option.group}]" if option.group else ""
    return " ".join(parts) + times + group


def record_lines(records: list[Record], seat: int) -> list[str]:
    """Return the records that ``seat`` may see, one line for each."""
    seen = (record.seen_by(seat) for record in records)
    return [record_line(record) for record in seen if record is not None]
