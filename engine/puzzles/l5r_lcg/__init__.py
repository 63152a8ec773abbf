"""Puzzles of the card game. A puzzle lasts from a question in a conflict to the end of this conflict."""

from collections.abc import Hashable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from engine.cardplay.values import Lasting, Subject
from engine.kernel.match import Match
from engine.kernel.modifiers import Layer
from engine.kernel.prompt import Prompt
from engine.l5r_lcg.machinery.position import beyond, dump
from engine.l5r_lcg.machinery.table import Table
from engine.puzzles.stretch import Goal, Stretches, drawn

# The steps of a conflict that come after the province broke or did not break (Appendix I, 3.2.6 to 3.3).
AFTER: Final = ("3.2.6", "3.2.7", "3.2.8", "3.3")
# How many cards of each deck a puzzle keeps. A few are enough, because no solution may depend on drawn cards.
KEPT: Final = 6
# How many cards a puzzle keeps of the solver's hand and of the other hand. With more cards, nobody could think the
# puzzle through.
HELD: Final = (3, 1)
# In an action window, a puzzle is only sought if the attacker's lead less the province's strength is between these two
# values.
CLOSE: Final = (-6, 3)


class Begun(NamedTuple):
    """The start of a puzzle: how many provinces of each seat are broken, and the number of the conflict."""

    broken: tuple[int, int]
    conflict: int


class LcgStretches(Stretches):
    """The stretches of the card game of 2017, with the goals ``win``, ``break``, ``survive`` and ``hold``."""

    asks: ClassVar[frozenset[str]] = frozenset({"action", "declare-defenders"})
    one_act: ClassVar[bool] = True

    def goal(self, match: Match, prompt: Prompt) -> Goal | None:
        """Return the goal of the conflict in progress, or None."""
        table: Table = match.table
        seat, conflict = prompt.seat, table.conflict
        if conflict is None:
            return None
        last = conflict.province.has_stronghold
        lead = conflict.total(conflict.attacker) - conflict.total(conflict.defender) - conflict.province.strength
        if prompt.kind == "action" and not CLOSE[0] <= lead <= CLOSE[1]:
            return None
        if seat == conflict.attacker:
            return Goal("win" if last else "break", seat)
        return Goal("survive" if last else "hold", seat)

    def begin(self, table: Table, goal: Goal) -> Begun:
        """Return how many provinces are already broken, and which conflict the puzzle is about."""
        return Begun(_broken(table), table.conflicts)

    def judge(self, table: Table, goal: Goal, begun: Begun) -> bool | None:
        """Tell whether the goal is reached by the end of the conflict. Return None while the result is open."""
        if table.outcome is not None:
            return goal.seat in table.outcome.winners
        broken = _broken(table)
        if goal.kind == "break" and broken[1 - goal.seat] > begun.broken[1 - goal.seat]:
            return True
        if goal.kind == "hold" and broken[goal.seat] > begun.broken[goal.seat]:
            return False
        conflict = table.conflict
        settled = (
            conflict is None
            or table.conflicts > begun.conflict
            or (table.step in AFTER and goal.kind in ("break", "hold"))
        )
        return goal.kind in ("survive", "hold") if settled else None

    def chance(self, table: Table) -> Hashable:
        """Return the states of the random streams and the sizes of the decks, which change whenever chance decides.

        Cards that refill a province facedown do not count, because the conflict never shows them.
        """
        return drawn(table.streams), *(len(player.conflict_deck) for player in table.players)

    def start_facts(self, reply: Mapping[str, Any], goal: Goal) -> tuple[list[int], int]:
        """Return how many provinces of each seat are broken, and the number of the conflict."""
        return _broken_in(reply), reply["view"]["conflict"]["number"]

    def judge_reply(self, reply: Mapping[str, Any], goal: Goal, begun: tuple[list[int], int]) -> bool | None:
        """Tell from the replies of ``serve`` whether the goal is reached by the end of the conflict.

        Return None while the result is open.
        """
        if reply["outcome"] is not None:
            return goal.seat in reply["outcome"]["winners"]
        broken, conflict = _broken_in(reply), reply["view"]["conflict"]
        over = conflict is None or conflict["number"] != begun[1]
        if goal.kind in ("break", "hold"):
            over = over or reply["view"]["step"] in AFTER
            attacked = goal.seat if goal.kind == "hold" else 1 - goal.seat
            if broken[attacked] > begun[0][attacked]:
                return goal.kind == "break"
        return goal.kind in ("hold", "survive") if over else None

    def deck_counts(self, position: Mapping[str, Any]) -> Hashable:
        """Return the number of cards in the conflict decks."""
        return tuple(len(player["conflict_deck"]) for player in position["players"])

    def state(self, match: Match) -> Hashable | None:
        """Return the position, its conflict's course and all lasting effects.

        The result is None if play cannot restart from the position.
        """
        table: Table = match.table
        durations = table.durations
        if not match.is_restartable or durations.delayed or durations.lent or durations.borrowed or table.showing:
            return None
        return repr(dump(table)), repr(beyond(table)), _course(table), _lasting(table)

    def simplified(self, position: Mapping[str, Any], seat: int) -> dict[str, Any]:
        """Return a position with short decks and small hands."""
        players = []
        for number, player in enumerate(position["players"]):
            piles = {"conflict_deck": KEPT, "dynasty_deck": KEPT, "hand": HELD[number != seat]}
            players.append({**player, **{pile: player[pile][:most] for pile, most in piles.items()}})
        return {**position, "players": players}


def _broken(table: Table) -> tuple[int, int]:
    """Return how many provinces of each seat are broken."""
    first, second = (sum(province.broken for province in player.provinces) for player in table.players)
    return first, second


def _broken_in(reply: Mapping[str, Any]) -> list[int]:
    return [sum(one["broken"] for one in player["provinces"]) for player in reply["position"]["players"]]


def _course(table: Table) -> tuple[Any, ...]:
    """Return the part of the conflict's state that a position does not hold."""
    conflict = table.conflict
    if conflict is None:
        return ()
    played = tuple(tuple(card.id for card in cards) for cards in conflict.played)
    facts = (conflict.number, conflict.declared, conflict.types, conflict.first, conflict.nested, conflict.taken_by)
    return (*facts, tuple(conflict.actions), played, tuple(table.declared_conflicts))


def _lasting(table: Table) -> tuple[Any, ...]:
    """Return all lasting effects as plain data. The order of effects that only add a number does not matter."""
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
