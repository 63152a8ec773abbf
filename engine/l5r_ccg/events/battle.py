"""Events of the attack: declaration, commitment, movement, battles, going home."""

from typing import TYPE_CHECKING

from engine.kernel.modifiers import Layer
from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CardEvent, CcgEvent

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.fighting.campaign import Attack, Side
    from engine.l5r_ccg.state import Battle, Province


class DeclareAttack(CcgEvent):
    """A player attacks another (§declaration-segment).

    A ``further`` declaration adds a second Defender to the attack that was declared just before.
    """

    __slots__ = ("attacker", "defender", "further")
    kind = "declare-attack"

    def __init__(self, cause: "Cause", attacker: int, defender: int, *, further: bool = False) -> None:
        super().__init__(cause)
        self.attacker = attacker
        self.defender = defender
        self.further = further

    def resolve(self) -> None:
        if self.further:
            self.table.course.attack_too(self.defender)
        else:
            self.table.course.begin_attack(self.attacker, self.defender)

    def record(self) -> Record:
        return self.note(player=self.attacker, defender=self.defender)


class Invite(CcgEvent):
    """A side asks a player to ally with it (§allies)."""

    __slots__ = ("guest", "seat", "side")
    kind = "invite"

    def __init__(self, cause: "Cause", seat: int, guest: int, side: "Side") -> None:
        super().__init__(cause)
        self.seat = seat
        self.guest = guest
        self.side: Side = side

    def resolve(self) -> None:
        assert self.table.attack is not None
        attack = self.table.attack
        if self.guest not in attack.invited[self.side]:
            attack.invited[self.side].append(self.guest)
        if self.side == "defend" and attack.second is not None:
            attack.helps.setdefault(self.guest, []).append(self.seat)

    def record(self) -> Record:
        return self.note(player=self.seat, guest=self.guest, side=self.side)


class Commit(CardEvent):
    """A unit is committed to attack or defend a province (§committal)."""

    __slots__ = ("province", "side")
    kind = "commit"

    def __init__(self, cause: "Cause", card: "Card", province: "Province", side: "Side") -> None:
        super().__init__(cause, card)
        self.province = province
        self.side: Side = side

    def possible(self) -> bool:
        card = self.card
        if self.table.attack is None or self.table.attack.ambush:
            return False
        return card.is_personality and not card.bowed and card.at is None and not self.province.destroyed

    def resolve(self) -> None:
        self.table.course.commit(self.card, self.province, self.side)

    def record(self) -> Record:
        return self.note(card=self.card.key, player=self.card.controller, province=self.province.key, side=self.side)


class ManeuversBegin(CcgEvent):
    """The Maneuvers begin: no unit has been committed yet (§infantry-maneuvers)."""

    __slots__ = ()
    kind = "maneuvers-begin"

    def record(self) -> Record | None:
        return None


class ManeuversEnd(CcgEvent):
    """All units have been committed (§end-of-committal).

    Units that could have been committed but were not are marked as held back.
    """

    __slots__ = ()
    kind = "maneuvers-end"

    def resolve(self) -> None:
        self.table.course.note_held_back()

    def record(self) -> Record | None:
        return None


class MoveUnit(CardEvent):
    """A unit moves to a province of the attack. If ``province`` is None, the unit moves home."""

    __slots__ = ("origin", "province")
    kind = "move-unit"

    def __init__(self, cause: "Cause", card: "Card", province: "Province | None") -> None:
        super().__init__(cause, card)
        self.province = province
        self.origin = card.at

    def possible(self) -> bool:
        card, attack, province = self.card, self.table.attack, self.province
        if attack is None or not card.is_personality or card.at is province or card.forbids("move", self.cause):
            return False
        if card.at is not None and self._closed(card.at, "move-out"):
            return False
        if province is None or attack.ambush:
            return province is None
        if card.barred("enter", province) or card.barred("enter-by", self):
            return False
        attacks = attack.side(card) == "attack"
        if self._closed(province, "move-in") or (attacks and province.forbids("be-attacked")):
            return False
        if province.destroyed or province.owner not in attack.defenders or province in attack.fought:
            return False
        return attack.side(card) is not None

    def _closed(self, province: "Province", what: str) -> bool:
        """Tell whether an effect on the province, or on all provinces of its owner, forbids the movement."""
        return province.forbids(what, self.cause) or self.table.players[province.owner].forbids(what, self.cause)

    def resolve(self) -> None:
        self.origin, self.card.at = self.card.at, self.province
        attack = self.table.attack
        if self.province is None and attack is not None and attack.horde is not None:
            # A unit that goes home has left the horde.
            attack.horde.units[:] = [one for one in attack.horde.units if one is not self.card]

    def record(self) -> Record:
        at = None if self.province is None else self.province.key
        origin = None if self.origin is None else self.origin.key
        return self.note(card=self.card.key, origin=origin, province=at)


class SwitchUnits(CardEvent):
    """Two units of an attack change places. The change is not movement.

    Neither unit may go to a province whose battle is over.
    """

    __slots__ = ("other",)
    kind = "switch-units"

    def __init__(self, cause: "Cause", card: "Card", other: "Card") -> None:
        super().__init__(cause, card)
        self.other = other

    def possible(self) -> bool:
        attack = self.table.attack
        places = (self.card.at, self.other.at)
        if attack is None or attack.ambush or places[0] is places[1] or attack.side(self.other) is None:
            return False
        if not (self.card.is_personality and self.other.is_personality):
            return False
        return not any(place is not None and (place.destroyed or place in attack.fought) for place in places)

    def resolve(self) -> None:
        self.card.at, self.other.at = self.other.at, self.card.at

    def record(self) -> Record:
        return self.note(cards=[self.card.key, self.other.key])


class ChangeSides(CcgEvent):
    """From now on, an ally fights for the other side, with all committed units. The change is not movement."""

    __slots__ = ("seat", "side")
    kind = "change-sides"

    def __init__(self, cause: "Cause", seat: int) -> None:
        super().__init__(cause)
        self.seat = seat
        attack = self.table.attack
        self.side: Side = "attack" if attack is not None and attack.allies.get(seat) == "defend" else "defend"

    def possible(self) -> bool:
        return self.table.attack is not None and self.seat in self.table.attack.allies

    def resolve(self) -> None:
        assert self.table.attack is not None
        self.table.attack.allies[self.seat] = self.side

    def record(self) -> Record:
        return self.note(player=self.seat, side=self.side)


class BattleEvent(CcgEvent):
    """An event about the battle in progress."""

    __slots__ = ("battle", "province")

    def __init__(self, cause: "Cause", battle: "Battle") -> None:
        super().__init__(cause)
        self.battle = battle
        self.province = battle.province

    def record(self) -> Record | None:
        return self.note(province=self.province.key)


class BattleBegins(BattleEvent):
    """The battle at a province begins."""

    __slots__ = ()
    kind = "battle-begins"


class LayTerrain(CardEvent):
    """A Terrain is played.

    The Terrain takes effect when all have passed (§terrain). A Terrain that is already there is destroyed. A Terrain
    played ``firmly`` cannot be destroyed in this battle.
    """

    __slots__ = ("firmly", "over")
    kind = "lay-terrain"

    def __init__(self, cause: "Cause", card: "Card", *, firmly: bool = False) -> None:
        super().__init__(cause, card)
        self.firmly = firmly
        self.over: Card | None = None

    def possible(self) -> bool:
        battle, seat = self.table.battle, self.cause.seat
        if battle is None or (seat is not None and self.table.players[seat].barred("play-card", self.card)):
            return False
        return battle.terrain is None or not battle.terrain.forbids("be-destroyed", self.cause)

    def resolve(self) -> None:
        self.over = None if self.table.battle is None else self.table.battle.terrain
        self.table.placing.lay_terrain(self.card)
        if self.firmly:
            self.table.course.apply(self.card, "cannot:be-destroyed", 1, Layer.ADD, "battle", self.cause)

    def record(self) -> Record:
        over = {} if self.over is None else {"other": self.over.key}
        return self.note(card=self.card.key, **over)


class ClaimTerrain(CardEvent):
    """The Terrain of the battle counts as played by the player that the effect belongs to."""

    __slots__ = ()
    kind = "claim-terrain"

    def possible(self) -> bool:
        return self.card.zone == "terrain" and self.card.controller != self.cause.seat

    def resolve(self) -> None:
        assert self.cause.seat is not None
        self.card.controller = self.cause.seat

    def record(self) -> Record:
        return self.note(card=self.card.key, player=self.card.controller)


class DestroyTerrain(CardEvent):
    """The Terrain of the battle in progress is destroyed and takes no effect (§terrain)."""

    __slots__ = ()
    kind = "destroy-terrain"

    def possible(self) -> bool:
        return self.card.zone == "terrain" and not self.card.forbids("be-destroyed", self.cause)

    def resolve(self) -> None:
        self.table.placing.move(self.card, "fate discard")


class BreakOff(BattleEvent):
    """A battle ends at once.

    Nobody takes more actions in the battle, its Terrain has no effect, and the battle is not resolved.
    """

    __slots__ = ()
    kind = "break-off"

    def possible(self) -> bool:
        return not self.battle.resolved and not self.battle.broken_off

    def resolve(self) -> None:
        self.battle.broken_off = True


class ActionsEnd(BattleEvent):
    """All players have passed in a battle, and its Terrain has taken effect. Now the battle will be resolved."""

    __slots__ = ()
    kind = "actions-end"

    def record(self) -> Record | None:
        return None


class CompareForce(BattleEvent):
    """The Force of both armies is compared (§resolution-segment)."""

    __slots__ = ()
    kind = "compare-force"

    def resolve(self) -> None:
        battle = self.battle
        battle.totals = (battle.total("attack"), battle.total("defend"))

    def record(self) -> Record:
        attack, defense = self.battle.totals
        return self.note(province=self.province.key, attack=attack, defense=defense, strength=self.province.strength)


class BattleEnds(BattleEvent):
    """A battle is over (§after-battle). ``won_by`` is the side that defeated an army or destroyed the province.

    ``attackers`` and ``defenders`` are the Personalities in the battle at its resolution, including the destroyed ones.
    """

    __slots__ = ("attackers", "defenders", "opposed", "won_by")
    kind = "battle-ends"

    def __init__(self, cause: "Cause", battle: "Battle", attackers: "list[Card]", defenders: "list[Card]") -> None:
        super().__init__(cause, battle)
        self.opposed = bool(attackers and defenders)
        self.won_by = battle.won_by
        self.attackers = attackers
        self.defenders = defenders

    @property
    def survivors(self) -> "list[Card]":
        """Return the Personalities of the battle who are still there."""
        return [one for one in (*self.attackers, *self.defenders) if one.is_personality and one.at is self.province]

    def resolve(self) -> None:
        self.table.course.end_battle(self.battle)

    def record(self) -> Record:
        return self.note(province=self.province.key, won_by=self.won_by)


class AttackEnds(CcgEvent):
    """The attack is over: everybody goes home."""

    __slots__ = ("attack",)
    kind = "attack-ends"

    def __init__(self, cause: "Cause", attack: "Attack") -> None:
        super().__init__(cause)
        self.attack = attack

    def resolve(self) -> None:
        self.table.course.end_attack()

    def record(self) -> Record | None:
        return self.note()


class GoHome(CardEvent):
    """A unit goes home because the attack is over."""

    __slots__ = ()
    kind = "go-home"

    def possible(self) -> bool:
        return self.card.at is not None

    def resolve(self) -> None:
        self.card.at = None

    def record(self) -> Record | None:
        return None
