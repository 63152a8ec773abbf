"""The names of people at a table."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

import discord

LONGEST: Final = 32  # characters of a name, as on Discord
MARKS: Final = 2  # signs that stand above or below one letter


def seat_name(user: discord.User | discord.Member) -> str:
    """Return a person's name without anything that Discord takes for markup, a mention or a link."""
    for name in (user.display_name, user.name):
        seen = "".join(_seen(name))
        if shown := " ".join(re.sub(r"[\\*_~`|<>@#\[\]/]", " ", seen).split()):
            return shown[:LONGEST].rstrip()
    return str(user.id)


def _seen(name: str) -> Iterator[str]:
    """Yield the visible characters of a name, without stacks of accents that would cover other lines."""
    marks = 0
    for sign in name:
        kind = unicodedata.category(sign)[0]
        marks = marks + 1 if kind == "M" else 0
        if kind != "C" and marks <= MARKS:
            yield sign
