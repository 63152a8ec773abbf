"""Puzzles of the card game of 1997. A puzzle lasts for one battle, or for one attack and its battles."""

from collections.abc import Hashable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.l5r_ccg.machinery.position import dump
from engine.l5r_ccg.machinery.table import Table
from engine.puzzles.stretch import Goal, Stretches, drawn

# How many cards of each deck a puzzle keeps. A few are enough, because no solution may depend on drawn cards.
KEPT: Final = 6
# How many cards of each hand a puzzle keeps. With more cards, nobody could think the puzzle through.
HELD: Final = 3


class Begun(NamedTuple):
    """The start of a puzzle: the defender, its number of destroyed provinces, the turn, and the battle's number."""

    defender: int
    destroyed: int
    turn: int
    battle: int | None


class CcgStretches(Stretches):
    """The stretches of the 1997 game, with the goals ``win``, ``take``, ``survive`` and ``keep``."""

    asks: ClassVar[frozenset[str]] = frozenset({"battle-action", "commit", "next-battle"})

    def goal(self, match: Match, prompt: Prompt) -> Goal | None:
        """Return the goal of the battle in progress, or of the attack before its battles.

        The result is None if the seat has no goal.
        """
        table: Table = match.table
        attack = table.attack
        if attack is None or len(table.players) > 2:
            return None
        left = sum(not province.destroyed for province in table.players[attack.defender].provinces)
        if prompt.seat == attack.attacker:
            return Goal("win" if left == 1 else "take", prompt.seat)
        return Goal("survive" if left == 1 else "keep", prompt.seat)

    def begin(self, table: Table, goal: Goal) -> Begun:
        """Return how many provinces are already destroyed, and which battle of which turn the puzzle is about."""
        assert table.attack is not None
        defender = table.attack.defender
        number = None if table.battle is None else table.battle.number
        return Begun(defender, _destroyed(table, defender), table.turn, number)

    def judge(self, table: Table, goal: Goal, begun: Begun) -> bool | None:
        """Tell whether the goal is reached by the end of the battle or attack. Return None while the result is open."""
        if table.outcome is not None:
            return goal.seat in table.outcome.winners
        defends = goal.kind in ("survive", "keep")
        if goal.kind in ("take", "keep") and _destroyed(table, begun.defender) > begun.destroyed:
            return not defends
        over = table.attack is None or table.turn != begun.turn
        if begun.battle is not None:
            over = over or table.battle is None or table.battle.number != begun.battle
        return defends if over else None

    def chance(self, table: Table) -> Hashable:
        """Return the states of the random streams and the sizes of the decks, which change whenever chance decides."""
        return drawn(table.streams), *((len(player.fate_deck), len(player.dynasty_deck)) for player in table.players)

    def start_facts(self, reply: Mapping[str, Any], goal: Goal) -> tuple[int, int, int, int | None]:
        """Return the defender, how many provinces the defender has lost, the turn, and the province of the battle."""
        attack = reply["position"]["attack"]
        fallen = _destroyed_in(reply, attack["defender"])
        return attack["defender"], fallen, reply["position"]["turn"], attack["province"]

    def judge_reply(self, reply: Mapping[str, Any], goal: Goal, begun: tuple[int, int, int, int | None]) -> bool | None:
        """Tell from the replies of ``serve`` whether the goal is reached by the end of the battle or attack.

        Return None while the result is open.
        """
        defends = goal.kind in ("survive", "keep")
        if reply["outcome"] is not None:
            return goal.seat in reply["outcome"]["winners"]
        defender, fallen, turn, province = begun
        if goal.kind in ("take", "keep") and _destroyed_in(reply, defender) > fallen:
            return not defends
        attack = reply["position"]["attack"]
        over = attack is None or reply["position"]["turn"] != turn
        over = over or (province is not None and attack["province"] != province)
        return defends if over else None

    def deck_counts(self, position: Mapping[str, Any]) -> Hashable:
        """Return the number of cards in all decks."""
        return tuple((len(player["fate_deck"]), len(player["dynasty_deck"])) for player in position["players"])

    def state(self, match: Match) -> Hashable | None:
        """Return the position as text.

        The result is None if play cannot restart from the position, because the position is incomplete.
        """
        return repr(dump(match.table)) if match.is_restartable and not match.held else None

    def simplified(self, position: Mapping[str, Any], seat: int) -> dict[str, Any]:
        """Return a position with short decks and small hands."""
        piles = {"fate_deck": KEPT, "dynasty_deck": KEPT, "hand": HELD}
        players = [
            {**player, **{pile: player[pile][:most] for pile, most in piles.items()}} for player in position["players"]
        ]
        return {**position, "players": players}


def _destroyed_in(reply: Mapping[str, Any], seat: int) -> int:
    return sum(one["destroyed"] for one in reply["position"]["players"][seat]["provinces"])


def _destroyed(table: Table, seat: int) -> int:
    return sum(province.destroyed for province in table.players[seat].provinces)
