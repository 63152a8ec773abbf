"""Puzzles of the card game: one conflict, from its declaration or a question in it to its outcome."""

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from engine.cardplay.values import Lasting, Subject
from engine.kernel.match import Match
from engine.kernel.modifiers import Layer
from engine.kernel.prompt import Prompt
from engine.l5r_lcg.machinery.position import beyond, dump
from engine.l5r_lcg.machinery.table import Table
from engine.puzzles.stretch import Goal, Stretches, bare, drawn

# The steps of a conflict that come after its province broke or held (Appendix I, 3.2.6 to 3.3).
AFTER: Final = ("3.2.6", "3.2.7", "3.2.8", "3.3")
# The cards of each deck that a puzzle keeps: what is drawn is chance, so more would only be carried about.
KEPT: Final = 6
# The cards of each hand: more than these nobody can think through.
HELD: Final = 2
BREAKS: Final = 3


class Begun(NamedTuple):
    """The provinces of each seat that were broken at the beginning, and the number of the conflict."""

    broken: tuple[int, int]
    conflict: int


class LcgStretches(Stretches):
    """Legend of the Five Rings: The Card Game. Goals: ``win``, ``break``, ``survive``, ``hold``."""

    asks: ClassVar[frozenset[str]] = frozenset({"action", "declare-defenders", "declare-conflict"})

    def goal(self, match: Match, prompt: Prompt) -> Goal | None:
        """Return what is at stake in the conflict in progress or to be declared."""
        table: Table = match.table
        seat, conflict = prompt.seat, table.conflict
        if conflict is None:
            last = _broken(table)[1 - seat] >= BREAKS
            return Goal("win" if last else "break", seat) if prompt.kind == "declare-conflict" else None
        last = conflict.province.has_stronghold
        if seat == conflict.attacker:
            return Goal("win" if last else "break", seat)
        return Goal("survive" if last else "hold", seat)

    def begin(self, table: Table, goal: Goal) -> Begun:
        """Return what is broken, and which conflict it is about."""
        return Begun(_broken(table), table.conflicts + (table.conflict is None))

    def judge(self, table: Table, goal: Goal, begun: Begun) -> bool | None:
        """Tell whether the province broke, or the match was won, by the end of the conflict."""
        if table.outcome is not None:
            return goal.seat in table.outcome.winners
        broken = _broken(table)
        if goal.kind == "break" and broken[1 - goal.seat] > begun.broken[1 - goal.seat]:
            return True
        if goal.kind == "hold" and broken[goal.seat] > begun.broken[goal.seat]:
            return False
        conflict = table.conflict
        if conflict is None:
            declaring = table.conflicts < begun.conflict and table.step == "3.2"
            return None if declaring else goal.kind in ("survive", "hold")
        settled = table.conflicts > begun.conflict or (table.step in AFTER and goal.kind in ("break", "hold"))
        return goal.kind in ("survive", "hold") if settled else None

    def chance(self, table: Table) -> Hashable:
        """Return how far chance has come and how many cards are left to draw.

        A province filled facedown from the dynasty deck shows nothing within the conflict.
        """
        return drawn(table.streams), *(len(player.conflict_deck) for player in table.players)

    def alike(self, keys: Iterable[str]) -> Hashable:
        """Return the class of an answer. Which ring is contested is beside the point of a declaration."""
        return tuple(sorted(bare(key) for key in keys if not key.startswith("ring:")))

    def state(self, match: Match) -> Hashable | None:
        """Return the position, the course of its conflict and all effects that last, where these are plain data."""
        table: Table = match.table
        durations = table.durations
        if not match.is_restartable or durations.delayed or durations.lent or durations.borrowed or table.showing:
            return None
        return repr(dump(table)), repr(beyond(table)), _course(table), _lasting(table)

    def simplified(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """Return a position with short decks and small hands."""
        piles = {"conflict_deck": KEPT, "dynasty_deck": KEPT, "hand": HELD}
        players = [
            {**player, **{pile: player[pile][:most] for pile, most in piles.items()}} for player in position["players"]
        ]
        return {**position, "players": players}


def _broken(table: Table) -> tuple[int, int]:
    """Return how many provinces of each seat are broken."""
    first, second = (sum(province.broken for province in player.provinces) for player in table.players)
    return first, second


def _course(table: Table) -> tuple[Any, ...]:
    """Return what a position does not tell of the conflict."""
    conflict = table.conflict
    if conflict is None:
        return ()
    played = tuple(tuple(card.id for card in cards) for cards in conflict.played)
    facts = (conflict.number, conflict.declared, conflict.types, conflict.first, conflict.nested, conflict.taken_by)
    return (*facts, tuple(conflict.actions), played, tuple(table.declared_conflicts))


def _lasting(table: Table) -> tuple[Any, ...]:
    """Return all lasting effects as plain data. Those that only add count in any order."""
    subjects: list[tuple[str, Subject]] = [(str(player.seat), player) for player in table.players]
    subjects += [] if table.conflict is None else [("conflict", table.conflict)]
    subjects += [(card.key, card) for card in table.all_cards()]
    found = []
    for name, subject in subjects:
        if subject.lasting:
            effects = [_effect(one) for one in subject.lasting]
            adding = all(one.layer is Layer.ADD for one in subject.lasting)
            found.append((name, tuple(sorted(effects) if adding else effects)))
    return tuple(found)


def _effect(one: Lasting) -> tuple[Any, ...]:
    """Return a lasting effect as plain data."""
    return (
        one.attribute, one.value, int(one.layer), one.until, one.source, one.maker, repr(one.given), _name(one.test)
    )  # fmt: skip


def _name(test: Any) -> str:
    return "" if test is None else f"{getattr(test, '__module__', '')}.{getattr(test, '__qualname__', repr(test))}"
