"""The state of the Vagabond: the character, the pawn, the items, the relationships and the quests."""

from collections.abc import Sequence
from typing import Any, Self

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root.contender import Contender
from engine.root.definition import PLACES, characters, quests
from engine.root.factions.vagabond.items import KINDS, STATES, Satchel
from engine.root.factions.vagabond.relations import ALLIED, HOSTILE, Relations
from engine.root.machinery.table import Table


class VagabondState(Contender):
    """The state of the Vagabond, and how its player chooses and loses items.

    * The pawn is in the clearing ``pawn``, or in a ``forest`` while ``pawn`` is 0.
    * ``relics`` are the items marked R that came from ruins. ``done`` are the completed quests.
    * ``resting`` means that Daylight has ended early (Hideout). ``improvised`` means that the Adventurer has
      improvised.
    * ``tally`` counts the losses of a battle so far: warriors of the ally, items.
    """

    id = "vagabond"
    limits = ("resting", "tally")
    __slots__ = (
        "character", "done", "forest", "improvised", "lost_items", "pawn", "relations", "relics", "resting", "satchel",
        "tally",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.character = ""
        self.pawn = 0
        self.forest: str | None = None
        self.satchel = Satchel()
        self.relations = Relations()
        self.relics: list[str] = []
        self.lost_items: list[str] = []
        self.done: list[str] = []
        self.resting = self.improvised = False
        self.tally = [0, 0]

    def copied(self) -> Self:
        """Return a copy, with the faction's own state."""
        copy = super().copied()
        copy.character, copy.pawn, copy.forest = self.character, self.pawn, self.forest
        copy.satchel, copy.relations = self.satchel.copied(), self.relations.copied()
        copy.relics, copy.lost_items, copy.done = list(self.relics), list(self.lost_items), list(self.done)
        copy.resting, copy.improvised, copy.tally = self.resting, self.improvised, list(self.tally)
        return copy

    # Items

    def choose_items(
        self, among: Sequence[tuple[str, str, int]], count: int, kind: str, rule: str
    ) -> Flow[list[tuple[str, str]]]:
        """Ask for ``count`` of the items ``among``. If there are at most ``count`` items, take all of them."""
        if count >= sum(number for _, _, number in among):
            return [(item, state) for item, state, number in among for _ in range(number)]
        options = [
            Option(
                f"{kind}:{item}:{state}", kind, (item, state), subject=f"item:{item}", target=f"state:{state}", times=n
            )
            for item, state, n in among
        ]
        prompt = Prompt(self.seat, kind, options, rule=rule, groups=(Group("", count, count),), data={"count": count})
        return [option.value for option in (yield from ask_many(prompt))]

    def drop(self, item: str, state: str) -> None:
        """Let an item leave the game."""
        self.satchel.lose(item, state)
        self.lost_items.append(item)
        if item in self.relics and self.relics.count(item) > self.satchel.count(item):
            self.relics.remove(item)

    def spend(self, table: Table, kind: str, rule: str) -> Flow[str]:
        """Ask which faceup item to exhaust, and exhaust it. Return the kind of this item."""
        ready = [item for item, count in self.satchel.ready.items() if count]
        options = [Option(f"exhaust:{item}", "exhaust", item, subject=f"item:{item}") for item in ready]
        item: str = yield from ask(Prompt(self.seat, kind, options, rule=rule))
        self.satchel.exhaust(item)
        return item

    # Leaving, views and literals

    def after_leaving(self, table: Table) -> None:
        """Remove the pawn and the items from the game."""
        self.pawn, self.forest = 0, None
        self.satchel, self.relations = Satchel(), Relations()

    def show(self, table: Table, *, own: bool) -> dict[str, Any]:
        """Return the whole board, which is public."""
        return {
            "character": self.character,
            "pawn": self.pawn or None,
            "forest": self.forest,
            "satchel": self.satchel.facts(),
            "limit": self.satchel.limit,
            "load": self.satchel.load,
            "relations": {str(seat): step for seat, step in self.relations.steps.items()},
            "aided": {str(seat): count for seat, count in self.relations.aided.items()},
            "done": list(self.done),
            "relics": list(self.relics),
        }

    def literal(self, table: Table) -> dict[str, Any]:
        """Return the board, and the state of the turn."""
        found: dict[str, Any] = {
            "character": self.character,
            "pawn": self.pawn,
            "forest": self.forest,
            "satchel": self.satchel.facts(),
            "relations": dict(self.relations.steps),
            "aided": dict(self.relations.aided),
            "done": list(self.done),
            "relics": list(self.relics),
            "lost_items": list(self.lost_items),
            "improvised": self.improvised,
        }
        return {name: value for name, value in found.items() if value not in (None, False, 0, "", [], {})}

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read the board."""
        self.character = str(given.pop("character", "thief"))
        self.pawn, forest = int(given.pop("pawn", 0)), given.pop("forest", None)
        self.forest = None if forest is None else str(forest)
        problems.extend(self.satchel.read(given.pop("satchel", {})))
        self.relations.steps = {other: 0 for other in self._strangers(table)}
        self.relations.steps.update({int(seat): int(step) for seat, step in given.pop("relations", {}).items()})
        self.relations.aided = {int(seat): int(count) for seat, count in given.pop("aided", {}).items()}
        self.done, self.relics = list(map(str, given.pop("done", []))), list(map(str, given.pop("relics", [])))
        self.lost_items = list(map(str, given.pop("lost_items", [])))
        self.improvised = bool(given.pop("improvised", False))
        problems.extend(f"vagabond {fault}" for fault in self.faults(table))

    def _strangers(self, table: Table) -> list[int]:
        return [other.seat for other in table.factions if other.id != self.id]

    def faults(self, table: Table) -> list[str]:
        """Check that the pawn is in one place, that no count is below zero, and that every marker is on the chart."""
        found = []
        here = 0 < self.pawn < PLACES and self.forest is None
        if not here and not (self.pawn == 0 and self.forest in table.map.forests) and self.seat not in table.gone:
            found.append("pawn")
        if self.character not in characters():
            found.append("character")
        if any(count < 0 for state in STATES for count in self.satchel.pile(state).values()):
            found.append("items")
        if any(not HOSTILE <= step <= ALLIED for step in self.relations.steps.values()):
            found.append("relations")
        if {*self.relations.steps, *self.relations.aided} - set(self._strangers(table)):
            found.append("relations-seat")
        if any(quest not in quests() for quest in self.done):
            found.append("quests")
        if any(item not in KINDS for item in (*self.relics, *self.lost_items)):
            found.append("relics")
        return found
