"""Whose turn it is at a table, in the sense of notices and clocks.

A turn of a seat is all that is up to it until somebody else decides something: one notice, one increment. What the bot
does by a player's wish is no decision.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any, Self


@dataclass
class Turn:
    """One turn of a seat: its number, whose it is, since when, and the question that is open (none: it is answered).

    ``broken``: somebody else has decided since, so that the next question begins another turn. ``earned``: its
    increment was given. ``come``: its player has seen it, or was present. ``reminded``: its player was told that
    the time is nearly up. ``over``: the others were told that it is up.
    """

    number: int
    person: int
    since: datetime
    asked: str = ""
    broken: bool = False
    earned: bool = False
    come: bool = False
    reminded: bool = False
    over: bool = False

    @property
    def open(self) -> bool:
        """Whether the seat is waited for."""
        return bool(self.asked)

    def facts(self) -> dict[str, Any]:
        """Return the turn as plain data. Whose it is, the seat says."""
        return {
            **{name: fact for name, fact in asdict(self).items() if name != "person"},
            "since": self.since.isoformat(),
        }

    @classmethod
    def read(cls, facts: Mapping[str, Any], person: int) -> Self:
        """Return the turn in plain data, of the person at its seat."""
        return cls(**{**facts, "since": datetime.fromisoformat(facts["since"])}, person=person)
