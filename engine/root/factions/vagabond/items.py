"""The Vagabond's items (9.2.5): faceup or exhausted, undamaged or damaged, on tracks or in the Satchel."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

BOOTS, BAG, CROSSBOW, HAMMER, SWORD, TEA, COINS, TORCH = KINDS = (
    "boots", "bag", "crossbow", "hammer", "sword", "tea", "coins", "torch",
)  # fmt: skip
TRACKS: Final = (TEA, COINS, BAG)
# The room on a track for items of its kind (9.2.5.I).
TRACK: Final = 3
# The item limit, and the bonus of each bag on its track (9.6.4).
LIMIT, PER_BAG = 6, 2
READY, EXHAUSTED, DAMAGED, SPENT = STATES = ("ready", "exhausted", "damaged", "spent")


class Satchel:
    """All items of one Vagabond, counted by kind and state.

    ``ready`` items are undamaged and faceup. ``exhausted`` items are undamaged and facedown. ``damaged`` items lie
    faceup in the Damaged box, and ``spent`` items facedown there. Faceup tea, coins and bags are on their tracks as far
    as there is room.
    """

    __slots__ = STATES

    def __init__(self) -> None:
        self.ready = dict.fromkeys(KINDS, 0)
        self.exhausted = dict.fromkeys(KINDS, 0)
        self.damaged = dict.fromkeys(KINDS, 0)
        self.spent = dict.fromkeys(KINDS, 0)

    def copied(self) -> "Satchel":
        """Return a copy."""
        copy = Satchel()
        copy.ready, copy.exhausted = dict(self.ready), dict(self.exhausted)
        copy.damaged, copy.spent = dict(self.damaged), dict(self.spent)
        return copy

    def pile(self, state: str) -> dict[str, int]:
        """Return how many items of each kind are in ``state``."""
        found: dict[str, int] = getattr(self, state)
        return found

    def gain(self, item: str) -> None:
        """Take an item faceup (9.2.5)."""
        self.ready[item] += 1

    def lose(self, item: str, state: str) -> None:
        """Let an item leave the game."""
        self.pile(state)[item] -= 1

    def turn(self, item: str, before: str, after: str) -> None:
        """Change the state of one item."""
        self.pile(before)[item] -= 1
        self.pile(after)[item] += 1

    def exhaust(self, item: str, count: int = 1) -> None:
        """Turn faceup items facedown."""
        for _ in range(count):
            self.turn(item, READY, EXHAUSTED)

    def damage(self, item: str, state: str) -> None:
        """Put an undamaged item into the Damaged box. The item stays faceup or facedown (9.2.7)."""
        self.turn(item, state, DAMAGED if state == READY else SPENT)

    def repair(self, item: str, state: str) -> None:
        """Take an item out of the Damaged box. The item stays faceup or facedown (9.5.7)."""
        self.turn(item, state, READY if state == DAMAGED else EXHAUSTED)

    def undamaged(self, item: str | None = None) -> int:
        """Return how many items of a kind, or of all, are undamaged."""
        return sum(self.ready[kind] + self.exhausted[kind] for kind in (KINDS if item is None else (item,)))

    def on_track(self, item: str) -> int:
        """Return how many items of a kind are faceup on its track."""
        return min(TRACK, self.ready[item])

    @property
    def limit(self) -> int:
        """How many items the Satchel and the Damaged box may hold (9.6.4)."""
        return LIMIT + PER_BAG * self.on_track(BAG)

    @property
    def load(self) -> int:
        """How many items are in the Satchel and the Damaged box."""
        return len(self) - sum(self.on_track(item) for item in TRACKS)

    def __len__(self) -> int:
        return sum(sum(self.pile(state).values()) for state in STATES)

    def count(self, item: str) -> int:
        """Return how many items of a kind there are in total."""
        return sum(self.pile(state)[item] for state in STATES)

    def among(self, states: Iterable[str]) -> list[tuple[str, str, int]]:
        """Return the items in any of ``states``, each as its kind, its state and how many there are."""
        return [(item, state, count) for state in states for item, count in self.pile(state).items() if count]

    def rest(self) -> None:
        """Take all items out of the Damaged box, faceup (9.6.1)."""
        for item in KINDS:
            self.ready[item] += self.damaged[item] + self.spent[item]
            self.damaged[item] = self.spent[item] = 0

    def facts(self) -> dict[str, list[int]]:
        """Return the items as plain data: by kind, how many are ready, exhausted, damaged, and damaged exhausted."""
        found = {item: [self.pile(state)[item] for state in STATES] for item in KINDS}
        return {item: counts for item, counts in found.items() if any(counts)}

    def read(self, given: Mapping[str, Any]) -> list[str]:
        """Take the items that a position literal names. Return the literal's problems."""
        problems = []
        for item, counts in given.items():
            whole = isinstance(counts, list) and len(counts) <= len(STATES)
            if item not in KINDS or not whole or not all(isinstance(n, int) and n >= 0 for n in counts):
                problems.append(f"items {item}")
                continue
            for state, count in zip(STATES, counts, strict=False):
                self.pile(state)[item] = count
        return problems
