"""The attack in progress: who attacks whom, who helps, and which battles are over."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.state import Province

Side = Literal["attack", "defend"]
Segment = Literal["allies", "maneuvers", "infantry", "cavalry", "battles", "battle"]


class Horde:
    """An army that nobody leads: units of several players, perhaps of the Defender too.

    ``place`` is the only province that the horde attacks. ``unturned`` is the number of provinces of the active player,
    from the right, whose cards the Events Phase has still to turn face up.
    """

    __slots__ = ("place", "units", "unturned")

    def __init__(self, units: "list[Card]", place: "Province", unturned: int) -> None:
        self.units = units
        self.place = place
        self.unturned = unturned

    def copied(self, of: Mapping[Any, Any]) -> "Horde":
        """Return a copy of this horde at another table. ``of`` maps cards and provinces to their copies."""
        return Horde([of[unit] for unit in self.units if unit in of], of[self.place], self.unturned)


class Attack:
    """The attack of this turn (§attack-phase): the Attacker, the Defender, the allies, and the battles fought.

    ``invited`` lists the seats that each side has asked for help. ``allies`` maps each seat that has committed units as
    an ally to its side. ``fought`` holds the provinces whose battles are over. ``stood`` holds the seats that had units
    in a battle when the battle was resolved. ``segment`` is the present part: in ``maneuvers`` the Maneuvers begin, and
    in ``infantry`` players commit units. ``heard`` counts the players who have answered in the present segment. An
    ``ambush`` is a single battle of two units, which no other unit joins.

    An effect may add a ``second`` Defender. In each battle, ``defender`` is the owner of the battle's province, and
    ``second`` is the other Defender. ``helps`` then tells which Defenders a seat may help: those who have invited it.

    The attack of a ``horde`` has no Attacker.
    """

    __slots__ = (
        "allies", "ambush", "attacker", "defender", "fought", "heard", "helps", "horde", "invited", "second", "segment",
        "stood",
    )  # fmt: skip

    def __init__(self, attacker: int | None, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.invited: dict[Side, list[int]] = {"attack": [], "defend": []}
        self.allies: dict[int, Side] = {}
        self.fought: list[Province] = []
        self.stood: list[int] = []
        self.segment: Segment = "allies"
        self.heard = 0
        self.ambush = False
        self.second: int | None = None
        self.helps: dict[int, list[int]] = {}
        self.horde: Horde | None = None

    @property
    def defenders(self) -> tuple[int, ...]:
        """The Defender, and the second one if there are two."""
        return (self.defender,) if self.second is None else (self.defender, self.second)

    @property
    def leaders(self) -> tuple[int, ...]:
        """The Attacker, if there is one, and the Defenders."""
        return self.defenders if self.attacker is None else (self.attacker, *self.defenders)

    @property
    def rivals(self) -> tuple[int, ...]:
        """The Attacker, if there is one, and the Defender of the present battle."""
        return (self.defender,) if self.attacker is None else (self.attacker, self.defender)

    def turn_to(self, seat: int) -> None:
        """Make this seat the present Defender, because a battle is at one of its provinces."""
        if seat == self.second:
            self.defender, self.second = seat, self.defender

    def copied(self, of: Mapping[Any, Any]) -> "Attack":
        """Return a copy of this attack at another table. ``of`` maps cards, players and provinces to their copies."""
        copy = Attack(self.attacker, self.defender)
        copy.invited = {side: list(seats) for side, seats in self.invited.items()}
        copy.allies = dict(self.allies)
        copy.fought = [of[province] for province in self.fought]
        copy.segment, copy.heard, copy.stood = self.segment, self.heard, list(self.stood)
        copy.ambush, copy.second = self.ambush, self.second
        copy.helps = {seat: list(seats) for seat, seats in self.helps.items()}
        copy.horde = None if self.horde is None else self.horde.copied(of)
        return copy

    def leader(self, side: Side) -> int | None:
        """Return the player who leads a side. Nobody leads a horde."""
        return self.attacker if side == "attack" else self.defender

    def side(self, card: "Card") -> Side | None:
        """Return the side on which the unit of a card in play fights, or None.

        A unit fights on its controller's side, unless it is in a horde.
        """
        unit = card.personality
        if self.horde is not None and unit in self.horde.units:
            return "attack"
        return self.side_of(unit.controller)

    def opponent(self, side: Side | None) -> int | None:
        """Return the player who leads the side against the given one."""
        return self.leader("defend" if side == "attack" else "attack")

    def side_of(self, seat: int) -> Side | None:
        """Return the side on which a seat fights, or None."""
        if seat == self.attacker:
            return "attack"
        return "defend" if seat in self.defenders else self.allies.get(seat)

    def may_join(self, seat: int, side: Side) -> bool:
        """Tell whether a seat fights on a side or may still join it. Nobody is on both sides (§allies)."""
        own = self.side_of(seat)
        return own == side or (own is None and seat in self.invited[side])
