"""The state of the Lord of the Hundreds: the warlord's place (14.2.2), the Hoard (14.2.4), and the mood (14.4.4)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

from engine.root.contender import Contender
from engine.root.definition import CLEARINGS, items
from engine.root.machinery.table import Table

STRONGHOLD: Final = "stronghold"
MOB: Final = "mob"
BITTER, GRANDIOSE, JUBILANT, LAVISH, RELENTLESS, ROWDY, STUBBORN, WRATHFUL = MOODS = (
    "bitter", "grandiose", "jubilant", "lavish", "relentless", "rowdy", "stubborn", "wrathful",
)  # fmt: skip
COMMAND, PROWESS = TRACKS = ("command", "prowess")
SLOTS: Final = 4


def track_of(item: str) -> str:
    """Return the track for a kind of item."""
    return items()[item].hoard or COMMAND


def holds(item: str) -> bool:
    """Tell whether the Hoard has a place for a kind of item."""
    return item in items() and items()[item].hoard is not None


class HundredsState(Contender):
    """The state of the Hundreds.

    ``warlord`` is the warlord's clearing. The warlord counts among the warriors there. ``hoard`` holds the items of
    both tracks. With two sets of items under the ruins, ``relics`` lists the items of the Hoard that came from ruins.
    ``commands`` and ``advances`` count the commands and advances left this Daylight. ``doomed`` means that the warlord
    is being removed.
    """

    id = "hundreds"
    limits = ("commands", "advances")
    __slots__ = ("advances", "commands", "doomed", "hoard", "lost_items", "mood", "relics", "warlord")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.warlord: int | None = None
        self.hoard: dict[str, list[str]] = {track: [] for track in TRACKS}
        self.lost_items: list[str] = []
        self.relics: list[str] = []
        self.mood = STUBBORN
        self.commands = self.advances = 0
        self.doomed = False

    def copied(self) -> Self:
        """Return a copy, with the faction's own state."""
        copy = super().copied()
        copy.warlord, copy.mood, copy.doomed = self.warlord, self.mood, self.doomed
        copy.hoard = {track: list(held) for track, held in self.hoard.items()}
        copy.lost_items, copy.relics = list(self.lost_items), list(self.relics)
        copy.commands, copy.advances = self.commands, self.advances
        return copy

    def leads(self, clearing: int) -> bool:
        """Tell whether the warlord is in the clearing."""
        return clearing == self.warlord

    def value(self, track: str) -> int:
        """Return the value of a track of the Hoard, Command or Prowess (14.2.4.II)."""
        return self.facts.tracks["hoard"][len(self.hoard[track])]

    def lose_item(self, item: str) -> None:
        """Let an item leave the Hoard for good."""
        self.hoard[track_of(item)].remove(item)
        self.drop(item)

    def drop(self, item: str) -> None:
        """Remove an item from the game. If another one of its kind stays in the Hoard, that one is not from a ruin."""
        self.lost_items.append(item)
        if item in self.relics:
            self.relics.remove(item)

    def rise(self, track: str, more: int) -> None:
        """Raise the limit of a track at once if it gains an item in Daylight (14.2.4.II)."""
        if track == COMMAND:
            self.commands += more
        else:
            self.advances += more

    # Views and literals

    def after_leaving(self, table: Table) -> None:
        """Remove the warlord and the Hoard from the game."""
        if self.warlord is not None:
            self.supply -= 1
        self.warlord = None
        self.hoard, self.relics = {track: [] for track in TRACKS}, []

    def warriors_held(self) -> int:
        """Return -1 while the warlord is on the map, because he is counted there but never comes from the supply."""
        return -1 if self.warlord is not None else 0

    def is_settled(self) -> bool:
        """Tell whether the warlord is not being removed."""
        return super().is_settled() and not self.doomed

    def show(self, table: Table, *, own: bool) -> dict[str, Any]:
        """Return the whole board, which is public."""
        return {
            "warlord": self.warlord,
            "mood": self.mood,
            "hoard": {track: list(held) for track, held in self.hoard.items()},
            "relics": list(self.relics),
            "command": self.value(COMMAND),
            "prowess": self.value(PROWESS),
            "actions": self.commands,
            "advances": self.advances,
        }

    def literal(self, table: Table) -> dict[str, Any]:
        """Return the warlord, the mood and the Hoard."""
        found = {"warlord": self.warlord, "mood": self.mood, "hoard": {t: list(held) for t, held in self.hoard.items()}}
        return {**found, "lost_items": list(self.lost_items), "relics": list(self.relics)}

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read warlord, mood and Hoard. The number of warriors in his clearing includes the warlord."""
        self.warlord = given.pop("warlord", None)
        self.mood = given.pop("mood", STUBBORN)
        if self.mood not in self.facts.moods:
            problems.append(f"unknown-mood {self.mood}")
        held: Mapping[str, Sequence[str]] = given.pop("hoard", {})
        self.hoard = {track: list(held.get(track, ())) for track in TRACKS}
        self.lost_items, self.relics = list(given.pop("lost_items", [])), list(given.pop("relics", []))

    def faults(self, table: Table) -> list[str]:
        """Check that the warlord is among warriors, the Hoard is possible, and no clearing has two mobs."""
        found = [f"mob-twice {place}" for place in CLEARINGS if self.pieces[MOB][place] > 1]
        standing = None if self.doomed else self.warlord
        if standing is not None and (standing not in CLEARINGS or not self.warriors[standing]):
            found.append("warlord")
        for track, held in self.hoard.items():
            if len(held) > SLOTS or any(not holds(item) or track_of(item) != track for item in held):
                found.append(f"hoard {track}")
        if Counter(self.relics) - Counter(item for held in self.hoard.values() for item in held):
            found.append("relics")
        return found
