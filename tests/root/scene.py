"""Test positions that read like a game: a literal for the position, and then the acts of each player.

The call ``scene(marquise(...), eyrie(...))`` puts a position on the table. The seats of this position are
``game.marquise`` and ``game[0]``. A question that a seat could only pass is passed automatically, so a test names only
real decisions.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Option, Prompt, Refused
from engine.kernel.record import Record
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.ruling import ruler

Side = dict[str, Any]


class Seat:
    """One player of a scene."""

    def __init__(self, scene: Scene, number: int) -> None:
        self.scene = scene
        self.number = number

    @property
    def faction(self) -> Faction:
        return self.scene.table.factions[self.number]

    @property
    def score(self) -> int:
        return self.faction.score

    @property
    def hand(self) -> list[str]:
        return [card.id for card in self.faction.hand]

    @property
    def crafted(self) -> list[str]:
        return [card.id for card in self.faction.crafted]

    @property
    def view(self) -> dict[str, Any]:
        """Return the view of the player's own board."""
        found: dict[str, Any] = self.scene.match.view(self.number)["players"][self.number]
        return found

    def warriors(self, clearing: int) -> int:
        return self.faction.warriors[clearing]

    def pieces(self, kind: str, clearing: int) -> int:
        return self.faction.pieces[kind][clearing]

    @property
    def prompt(self) -> Prompt | None:
        return self.scene.match.prompt_for(self.number)

    @property
    def asked(self) -> str | None:
        """Return the kind of question that this player must answer now, or None."""
        return self.prompt.kind if self.prompt else None

    @property
    def options(self) -> list[str]:
        """Return the keys of the options that this player has now."""
        return [option.key for option in self.prompt.options] if self.prompt else []

    def may(self, what: str) -> bool:
        """Tell whether an option is offered, by its key or by the beginning of its key up to a separator."""
        return self._find(what) is not None

    def _find(self, what: str) -> Option | None:
        options = list(self.prompt.options) if self.prompt else []
        for option in options:
            if option.key == what:
                return option
        for option in options:
            if (option.key.startswith(what) and option.key[len(what)] in ":<>#") or option.key.partition(":")[
                2
            ] == what:
                return option
        return None

    def does(self, *what: str) -> Seat:
        """Answer the question with these options. Name an option several times to choose it several times."""
        assert self.prompt is not None, f"seat {self.number} is not asked; waiting: {self.scene.match.pending}"
        keys = []
        for name in what:
            option = self._find(name)
            assert option is not None, f"{name!r} is not offered: {self.prompt.kind} {self.options}"
            keys.append(option.key)
        self.scene.match.answer(self.number, keys)
        return self

    def passes(self) -> Seat:
        """Pass."""
        return self.does("pass")

    def refused(self, *keys: str) -> str:
        """Answer in an illegal way, and return the reason for the refusal."""
        with pytest.raises(Refused) as refusal:
            self.scene.match.answer(self.number, keys)
        return refusal.value.reason

    def leaves(self) -> Seat:
        """Leave the table."""
        self.scene.match.answer(self.number, ["resign"])
        return self


class Scene:
    """A position in play."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = [Seat(self, number) for number in range(len(match.table.factions))]

    def __getitem__(self, number: int) -> Seat:
        return self.seats[number]

    def __getattr__(self, faction: str) -> Seat:
        for seat in self.seats:
            if seat.faction.id == faction:
                return seat
        raise AttributeError(faction)

    @property
    def table(self) -> Table:
        found: Table = self.match.table
        return found

    @property
    def discard(self) -> list[str]:
        return [card.id for card in self.table.discard]

    def ruler(self, clearing: int) -> str | None:
        """Return the faction that rules a clearing."""
        found = ruler(self.table, clearing)
        return None if found is None else found.id

    def records(self, kind: str, viewer: int | None = None) -> list[Record]:
        """Return the records of one kind that a viewer received."""
        seen = [record.seen_by(viewer) for record in self.match.records]
        return [record for record in seen if record is not None and record.kind == kind]

    @property
    def winners(self) -> list[str] | None:
        """Return the factions that have won, or None while the game goes on."""
        outcome = self.match.outcome
        return None if outcome is None else [self.table.factions[seat].id for seat in outcome.winners]


def side(faction: str, **facts: Any) -> Side:
    """Return one player of a position."""
    return {"faction": faction, **facts}


def marquise(**facts: Any) -> Side:
    """Return the Marquise."""
    return side("marquise", **facts)


def eyrie(**facts: Any) -> Side:
    """Return the Eyrie."""
    return side("eyrie", **facts)


def scene(*sides: Side, seed: str = "scene", asked: tuple[int, ...] = (), **position: Any) -> Scene:
    """Put a position on the table, in Daylight of the first player unless ``facts`` say otherwise."""
    given = {"phase": "daylight", "players": list(sides), **position}
    header = Header("root", seed, tuple({} for _ in sides), options={"asked": list(asked)}, position=given)
    return Scene(Match.start(header))


def impossible(*sides: Side, **position: Any) -> list[str]:
    """Return the faults of a position."""
    with pytest.raises(Refused) as refusal:
        scene(*sides, **position)
    problems: list[str] = refusal.value.data["problems"]
    return problems
