"""How phases, conflicts and duels begin and end, and the effects that last as long as one of these."""

from typing import TYPE_CHECKING, Any

from engine.cardplay.values import Lasting
from engine.kernel.modifiers import Layer
from engine.l5r_lcg.card import Card

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Skill
    from engine.l5r_lcg.cause import Cause
    from engine.l5r_lcg.machinery.table import Table
    from engine.l5r_lcg.state import Conflict, Ring


class Course:
    """The methods of a table that begin and end phases, conflicts and duels."""

    __slots__ = ("table",)

    def __init__(self, table: "Table") -> None:
        self.table = table

    def begin_phase(self, phase: str) -> None:
        """Start a phase. The dynasty phase also starts a round."""
        self.table.phase = phase
        self.table.phases += 1
        if phase == "dynasty":
            self.table.round += 1
            for player in self.table.players:
                player.passed = False
                player.limited_played = 0
        for player in self.table.players:
            player.lost_conflict = False
        if phase == "conflict":
            self.table.declared_conflicts = []
            for player in self.table.players:
                player.conflicts_left = 2
                player.declared = []

    def end_phase(self, phase: str) -> None:
        """End a phase.

        Effects that last until the end of the phase expire before abilities that happen "at the end of the phase"
        (§lasting-effects).
        """
        self.expire("phase")
        for player in self.table.players:
            player.conflicts_left = 0
            player.additional.clear()
        if phase == "regroup":
            self.expire("round")

    def begin_conflict(self, conflict: "Conflict") -> None:
        """Make the conflict the one in progress: its ring is contested, the attacker gains the ring's fate (3.2)."""
        self.table.conflicts += 1
        self.table.conflict = conflict
        attacker = self.table.players[conflict.attacker]
        attacker.conflicts_left -= 1
        attacker.declared.append(conflict.declared)
        conflict.number = self.table.declarations()
        if not attacker.forbids("ring-fate"):
            attacker.fate += conflict.ring.fate
            conflict.ring.fate = 0
        self._contest(conflict, conflict.ring)

    def _contest(self, conflict: "Conflict", ring: "Ring") -> None:
        conflict.ring = ring
        ring.contested = True
        ring.face = conflict.skill

    def switch_rings(self, ring: "Ring", other: "Ring") -> None:
        """Exchange a contested or claimed ring with an unclaimed one."""
        conflict = self.table.conflict
        other.face = ring.face
        other.claimed_by, ring.claimed_by = ring.claimed_by, None
        if conflict is not None and conflict.ring is ring and ring.contested:
            ring.contested = False
            self._contest(conflict, other)
            # A character's glory may depend on the element, and an attachment on the glory (§attachment-cards).
            self.table.unsettled = True

    def switch_type(self, skill: "Skill") -> None:
        """Give the conflict the other type."""
        assert self.table.conflict is not None
        self.table.conflict.skill = skill
        self.table.conflict.types += (skill,)
        self.table.conflict.ring.face = skill
        self.table.unsettled = True

    def decide_conflict(self, conflict: "Conflict") -> None:
        """Compare the totals and name the winner (3.2.3, §winning-a-conflict)."""
        attacker, defender = conflict.attacker, conflict.defender
        attack, defense = conflict.total(attacker), conflict.total(defender)
        conflict.totals = (attack, defense) if attacker == 0 else (defense, attack)
        attackers, defenders = conflict.attackers, conflict.defenders
        if attack >= max(1, defense) and attackers:
            conflict.winner, conflict.loser = attacker, defender
        elif defense > 0 and defense > attack and defenders:
            conflict.winner, conflict.loser = defender, attacker
        conflict.by = abs(attack - defense)
        conflict.unopposed = conflict.winner == attacker and not defenders
        if conflict.loser is not None:
            self.table.players[conflict.loser].lost_conflict = True

    def end_conflict(self, conflict: "Conflict") -> None:
        """End the conflict: all characters are home, and effects until its end expire (3.3)."""
        for card in self.table.characters():
            card.participating = False
            card.covered = False
        self.table.declared_conflicts.append((conflict.attacker, conflict.types, conflict.province_broken))
        self.expire("conflict")
        conflict.ring.contested = False
        self.table.conflict = None

    def decide_duel(self, duel: Any) -> None:
        """Add the bids to the duelists' skills, compare, and name winner and loser (D.6, D.7).

        A character that left play during the duel has no skill, and neither wins nor loses (§in-play).
        """
        cards = (duel.challenger, duel.challenged)
        totals = [(card.skill(duel.skill) or 0) + card.player.bid_value if card.is_character else 0 for card in cards]
        duel.totals = (totals[0], totals[1])
        if totals[0] == totals[1]:
            return
        duel.winner, duel.loser = cards if totals[0] > totals[1] else reversed(cards)
        if not duel.loser.is_character:
            duel.loser = None

    # Lasting effects

    def apply(
        self, card: Card, attribute: str, value: int, layer: Layer, until: str, cause: "Cause", test: Any, given: Any
    ) -> None:
        """Begin a lasting effect on a card."""
        source = cause.this.id if cause.this is not None else ""
        self.table.durations.begin(card, Lasting(attribute, value, layer, source, until, test, given))
        if attribute in ("blank", "glory") or attribute.startswith(("trait:", "cannot:participate")):
            self.table.unsettled = True

    def apply_to_player(
        self, seat: int, attribute: str, value: int, until: str, cause: "Cause", test: Any, given: Any
    ) -> None:
        """Begin a lasting effect on a player."""
        source = cause.this.id if cause.this is not None else ""
        lasting = Lasting(attribute, value, Layer.ADD, source, until, test, given)
        self.table.durations.begin(self.table.players[seat], lasting)

    def _hide(self, scope: str) -> None:
        """Withdraw the permissions to play revealed cards that last until the end of ``scope``."""
        table = self.table
        for card, until in tuple(table.showing):
            if until == scope:
                table.showing.remove((card, until))
                revealed = table.players[card.owner].revealed
                if card in revealed:
                    revealed.remove(card)
                    table.index.update(card)

    def expire(self, scope: str) -> None:
        """End everything that lasts until the end of ``scope``."""
        self._hide(scope)
        for card, seat in self.table.durations.end(scope, self.table.index):
            if card.in_play and card.controller != seat:
                self.table.placing.change_control(card, seat, None)
        self.table.unsettled = True
        self.table.version += 1
