"""Records of what happened.

A record has a kind, facts, and the seats that may see it. Other modules turn records into sentences.
"""

from typing import Any


class Record:
    """One thing that happened.

    ``seats`` lists the seats that may see the record. If ``seats`` is None, everybody may see the record. ``hidden`` is
    the record that the other seats see instead, without the secret facts. If ``hidden`` is None, the other seats see
    nothing. A record that only some seats may see reveals something to them. After such a record, an undo of an earlier
    decision needs consent. ``known`` means that ``seats`` knew the facts already, for example because they chose them.
    If the facts were known, an undo stays free.
    """

    __slots__ = ("facts", "hidden", "kind", "known", "seats")

    def __init__(
        self,
        kind: str,
        facts: dict[str, Any],
        seats: tuple[int, ...] | None = None,
        hidden: "Record | None" = None,
        *,
        known: bool = False,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.seats = seats
        self.hidden = hidden
        self.known = known

    def seen_by(self, viewer: int | None) -> "Record | None":
        """Return this record as ``viewer`` (a seat, or None for the public) may see it.

        The result is None if the viewer sees nothing.
        """
        if self.seats is None or viewer in self.seats:
            return self
        return self.hidden

    def __repr__(self) -> str:
        return f"Record({self.kind!r}, {self.facts!r})"
