"""The expected result of the present battle, and how changes of Force, units or a province's Strength affect it."""

from typing import Final

from engine.l5r_ccg.card import Card
from engine.l5r_ccg.fighting.campaign import Side
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Battle
from engine.players.l5r_ccg import worth

# A lead that does not decide the battle yet is still worth a little.
SLOPE: Final = 0.08
# For a player outside the battle: how much the Attacker's gain counts against them, and the Defender's for them.
ALLIED: Final = 0.3
VICTORY, TIE = 2, 1


class Outlook:
    """The result of a battle if it were resolved now, as one seat sees it. ``move`` notes changes to try."""

    __slots__ = ("battle", "changes", "force", "interest", "loss", "province", "seat", "side", "strength")

    def __init__(self, table: Table, battle: Battle, seat: int) -> None:
        attack = table.attack
        assert attack is not None
        self.battle = battle
        self.seat = seat
        self.side: Side | None = attack.side_of(seat)
        self.interest = 1.0 if seat in attack.leaders else ALLIED
        armies = battle.army("attack"), battle.army("defend")
        self.force = [sum(one.unit_force for one in army) for army in armies]
        self.loss = [sum([worth.unit(one) for one in army]) for army in armies]
        self.strength = battle.province.strength
        self.province = worth.province(table.players[battle.province.owner])
        # The changes noted so far: of both sides' Force, of both sides' possible losses, and of the province's
        # Strength.
        self.changes = [0.0, 0.0, 0.0, 0.0, 0.0]

    def move(self, card: Card, force: float, loss: float = 0.0) -> None:
        """Record that the army of a card's controller gains ``force``, and that its possible loss grows by ``loss``."""
        attack = self.battle.table.attack
        side = None if attack is None else attack.side(card)
        if side is not None:
            place = 0 if side == "attack" else 1
            self.changes[place] += force
            self.changes[2 + place] += loss

    def harden(self, strength: float) -> None:
        """Record that the province gains ``strength``."""
        self.changes[4] += strength

    def forget(self) -> None:
        """Forget the noted changes."""
        self.changes = [0.0, 0.0, 0.0, 0.0, 0.0]

    def gain(self) -> float:
        """Return the worth of the noted changes for the seat."""
        if self.side is None or not any(self.changes):
            return 0.0
        attack, defense, lost, lost_too, strength = self.changes
        found = self._result(attack, defense, lost, lost_too, strength) - self._result(0.0, 0.0, 0.0, 0.0, 0.0)
        return self.interest * (found if self.side == "attack" else -found)

    def _result(self, attack: float, defense: float, lost: float, lost_too: float, strength: float) -> float:
        """Return the worth of the battle's result to the Attacker after the given changes."""
        attacking, defending = self.force[0] + attack, self.force[1] + defense
        mine, theirs = max(0.0, self.loss[0] + lost), max(0.0, self.loss[1] + lost_too)
        found = SLOPE * (max(-12.0, min(12.0, attacking - defending)))
        if mine and theirs:
            found += theirs if attacking >= defending else 0.0
            found -= mine if defending >= attacking else 0.0
        if mine and attacking > defending + self.strength + strength:
            found += self.province
        return found


def outlook_of(table: Table, seat: int) -> Outlook | None:
    """Return a seat's outlook on the present battle.

    The result is None if there is no battle, or if the battle is decided.
    """
    battle = table.battle
    if battle is None or battle.resolved or table.attack is None:
        return None
    return Outlook(table, battle, seat)
