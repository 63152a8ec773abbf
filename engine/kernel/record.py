"""What happened, as data: a kind, facts, and who may see it. Sentences are made elsewhere."""

from typing import Any


class Record:
    """One thing that happened.

    ``seats`` are the seats that may see it; None means everybody. ``hidden`` is the record that the others see instead,
    without what is secret; None means that they see nothing. A record that only some may see reveals something to them,
    so earlier decisions cannot be undone freely, unless it is ``known`` to them already (their own choice).
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

        Return None if the viewer sees nothing.
        """
        if self.seats is None or viewer in self.seats:
            return self
        return self.hidden

    def __repr__(self) -> str:
        return f"Record({self.kind!r}, {self.facts!r})"
