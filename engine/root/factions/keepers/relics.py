"""The twelve relics (15.2.1): the kind, the value and the place of each."""

from collections.abc import Sequence
from typing import Any, Final

RELIC: Final = "relic"
KINDS: Final = ("idol", "tablet", "jewel")
# The place of a recovered relic, and the place of one that has left the map for good.
BOARD, GONE = "board", "gone"


class Relic:
    """One relic: its kind, its value (unknown to everybody until it is ``shown``), and its place.

    ``at`` is a clearing, a forest, ``BOARD`` or ``GONE``. It is empty before the set-up places the relic, and zero if
    the relic lay in a clearing when its faction left.
    """

    __slots__ = ("at", "kind", "shown", "value")

    def __init__(self, kind: str, value: int, at: int | str = "", shown: bool = False) -> None:
        self.kind = kind
        self.value = value
        self.at = at
        self.shown = shown

    @property
    def label(self) -> str:
        """The value of the relic if it is shown, otherwise an empty text."""
        return str(self.value) if self.shown else ""

    def copied(self) -> "Relic":
        """Return a copy."""
        return Relic(self.kind, self.value, self.at, self.shown)

    def facts(self, *, known: bool) -> dict[str, Any]:
        """Return the relic as plain data.

        The relic's value is included only if the relic is shown or the value is ``known``.
        """
        value = self.value if self.shown or known else None
        return {"kind": self.kind, "value": value, "at": self.at, "shown": self.shown}


class Value:
    """A relic's value as a container with one item, so that the fuzzer can exchange the values of two relics."""

    def __init__(self, relic: Relic) -> None:
        self.relic = relic

    def __getitem__(self, name: str) -> Any:
        return getattr(self.relic, name)

    def __setitem__(self, name: str, value: Any) -> None:
        setattr(self.relic, name, value)


def at(relics: Sequence[Relic], place: int | str) -> list[Relic]:
    """Return the relics at a place."""
    return [relic for relic in relics if relic.at == place]


def choices(found: Sequence[Relic]) -> dict[str, list[Relic]]:
    """Group the relics ``found`` by the facts that everybody sees: the kind, and the value if it is shown."""
    names: dict[str, list[Relic]] = {}
    for relic in found:
        names.setdefault(f"{relic.kind}-{relic.label}" if relic.shown else relic.kind, []).append(relic)
    return names
