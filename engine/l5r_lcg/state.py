"""The state of the players, the rings and the conflict. Derived values are computed elsewhere."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from engine.cardplay.values import Subject
from engine.kernel.prompt import Option
from engine.l5r_lcg.card import Card, Province, Skill
from engine.l5r_lcg.definition import CardDef

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table


class Ring:
    """One of the five rings (§rings), with the fate on it. A ring is unclaimed, contested, or claimed by a player."""

    __slots__ = ("claimed_by", "contested", "element", "face", "fate", "table")

    def __init__(self, table: "Table", element: str) -> None:
        self.table = table
        self.element = element
        self.face: Skill = "military"
        self.fate = 0
        self.claimed_by: int | None = None
        self.contested = False

    def copied(self, table: "Table") -> "Ring":
        """Return a copy of this ring at another table."""
        copy = Ring(table, self.element)
        copy.face = self.face
        copy.fate = self.fate
        copy.claimed_by = self.claimed_by
        copy.contested = self.contested
        return copy

    @property
    def key(self) -> str:
        """The ring's name in option keys."""
        return f"ring:{self.element}"

    def option(self, verb: str, value: Any = None, *, group: str = "") -> Option:
        """Return an option about this ring. The option's value is the ring unless ``value`` is given."""
        given = self if value is None else value
        return Option(f"{verb}:{self.key}", verb, given, subject=self.key, group=group)

    @property
    def elements(self) -> tuple[str, ...]:
        """The ring's elements: its own, and any that it gained while contested."""
        conflict = self.table.conflict
        return conflict.elements if conflict is not None and conflict.ring is self else (self.element,)

    @property
    def unclaimed(self) -> bool:
        """Whether the ring is in the unclaimed pool, free to be contested."""
        return self.claimed_by is None and not self.contested


class Conflict(Subject):
    """A conflict that is in progress or over (Appendix I, 3.2).

    * ``winner`` is set in step 3.2.3, and ``by`` is the difference of the skill totals in that step.
    * ``taken_by`` is a player who resolves the ring effect and claims the ring instead of the winner.
    * ``number`` counts the conflicts declared in the phase. ``types`` lists all types that the conflict had, starting
      with the declared type.
    * ``province_broken`` tells whether its resolution broke the attacked province (3.2.5).
    * ``actions`` counts the action abilities that each player triggered during it, ``played`` the cards each played.
    * ``first`` is the player with the first opportunity to act (3.2.2).
    * ``nested`` means that an effect declared the conflict, and that this effect ends only after the conflict.
    """

    __slots__ = (
        "actions", "attacker", "by", "declared", "defender", "first", "loser", "nested", "number", "played", "province",
        "province_broken", "ring", "skill", "taken_by", "totals", "types", "unopposed", "winner",
    )  # fmt: skip

    table: "Table"

    def __init__(self, table: "Table", attacker: int, ring: Ring, skill: Skill, province: Province) -> None:
        super().__init__(table)
        self.attacker = attacker
        self.defender = 1 - attacker
        self.ring = ring
        self.skill: Skill = skill
        self.declared: Skill = skill
        self.types: tuple[Skill, ...] = (skill,)
        self.province = province
        self.number = 0
        self.winner: int | None = None
        self.loser: int | None = None
        self.by = 0
        self.totals: tuple[int, int] = (0, 0)
        self.unopposed = False
        self.actions = [0, 0]
        self.first = self.defender
        self.played: tuple[list[CardDef], list[CardDef]] = ([], [])
        self.taken_by: int | None = None
        self.province_broken = False
        self.nested = False

    def copied(self, table: "Table", of: Mapping[Any, Any]) -> "Conflict":
        """Return a copy of this conflict at another table. ``of`` maps cards, provinces and rings to their copies."""
        copy = Conflict(table, self.attacker, of[self.ring], self.skill, of[self.province])
        copy.lasting = self.lasting
        copy.defender = self.defender
        copy.declared = self.declared
        copy.types = self.types
        copy.number = self.number
        copy.winner, copy.loser, copy.by = self.winner, self.loser, self.by
        copy.totals = self.totals
        copy.unopposed = self.unopposed
        copy.actions = list(self.actions)
        copy.first = self.first
        copy.played = (list(self.played[0]), list(self.played[1]))
        copy.taken_by = self.taken_by
        copy.province_broken = self.province_broken
        copy.nested = self.nested
        return copy

    @property
    def elements(self) -> tuple[str, ...]:
        """The elements of the contested ring: its own elements, and the elements it gained."""
        gained = [
            element
            for element in ("air", "earth", "fire", "water", "void")
            if element != self.ring.element and self.gains(f"element:{element}")
        ]
        return (self.ring.element, *gained)

    def is_element(self, element: str) -> bool:
        """Tell whether this is a conflict of that element."""
        return element == self.ring.element or element in self.elements

    def participants(self, seat: int) -> list[Card]:
        """Return the characters that participate on this player's side."""
        return [card for card in self.table.players[seat].characters if card.participating]

    @property
    def attackers(self) -> list[Card]:
        """The attacking characters."""
        return self.participants(self.attacker)

    @property
    def defenders(self) -> list[Card]:
        """The defending characters."""
        return self.participants(self.defender)

    def total(self, seat: int) -> int:
        """Return the skill total that a player would have if the conflict resolved now (3.2.3).

        Bowed characters do not count. The Imperial Favor adds 1 if the player has a participant and the Favor's side
        fits the conflict's type. Effects may also count a character at home ("counts-at-home"), or not count a
        participant ("cannot:count").
        """
        cards = self.participants(seat)
        counted = cards
        if cards and "counts-at-home" in self.table.persistents:
            at_home = [card for card in self.table.players[seat].characters if card.value("counts-at-home")]
            counted = [*cards, *at_home]
        total = sum(self.counted(card) for card in counted if not card.bowed)
        favor = self.table.favor
        if cards and favor == (seat, self.skill):
            total += 1
        return total

    def counted(self, card: Card) -> int:
        """Return the amount a character adds to its side's total: its skill, or another amount if an effect says so."""
        if card.forbids("count"):
            return 0
        if self.gains("counts-glory"):
            return card.glory
        if self.gains("counts-both-skills"):
            return card.military + card.political
        return card.skill(self.skill) or 0


class Player(Subject):
    """The side of one player at the table."""

    __slots__ = (
        "additional", "bid", "bid_modifier", "characters", "conflict_deck", "conflict_discard", "conflicts_left",
        "declared", "dynasty_deck", "dynasty_discard", "fate", "hand", "honor", "limited_played",
        "lost_conflict", "passed", "provinces", "removed", "resolving", "revealed", "role", "seat", "stronghold",
    )  # fmt: skip

    floor = 0
    table: "Table"

    def __init__(self, table: "Table", seat: int) -> None:
        super().__init__(table)
        self.seat = seat
        self.honor = 0
        self.fate = 0
        self.stronghold: Card
        self.role: Card | None = None
        self.provinces: list[Province] = []
        self.dynasty_deck: list[Card] = []
        self.conflict_deck: list[Card] = []
        self.dynasty_discard: list[Card] = []
        self.conflict_discard: list[Card] = []
        self.hand: list[Card] = []
        self.removed: list[Card] = []
        self.resolving: list[Card] = []
        self.characters: list[Card] = []
        self.bid: int | None = None
        self.bid_modifier = 0
        self.passed = False
        self.conflicts_left = 0
        self.declared: list[str] = []
        self.additional: list[Skill] = []
        self.limited_played = 0
        self.lost_conflict = False
        self.revealed: list[Card] = []

    def copied(self, table: "Table", of: Mapping[Any, Any]) -> "Player":
        """Return a copy of this player's side at another table. ``of`` maps cards to their copies."""
        copy = Player(table, self.seat)
        copy.lasting = self.lasting
        copy.honor, copy.fate = self.honor, self.fate
        copy.stronghold = of[self.stronghold]
        copy.role = None if self.role is None else of[self.role]
        copy.provinces = [of[card] for card in self.provinces]
        copy.dynasty_deck = [of[card] for card in self.dynasty_deck]
        copy.conflict_deck = [of[card] for card in self.conflict_deck]
        copy.dynasty_discard = [of[card] for card in self.dynasty_discard]
        copy.conflict_discard = [of[card] for card in self.conflict_discard]
        copy.hand = [of[card] for card in self.hand]
        copy.removed = [of[card] for card in self.removed]
        copy.resolving = [of[card] for card in self.resolving]
        copy.characters = [of[card] for card in self.characters]
        copy.revealed = [of[card] for card in self.revealed]
        copy.bid, copy.bid_modifier = self.bid, self.bid_modifier
        copy.passed = self.passed
        copy.conflicts_left = self.conflicts_left
        copy.declared = list(self.declared)
        copy.additional = list(self.additional)
        copy.limited_played = self.limited_played
        copy.lost_conflict = self.lost_conflict
        return copy

    @property
    def key(self) -> str:
        """The player's name in option keys."""
        return f"player:{self.seat}"

    def option(self, verb: str, value: Any = None, *, group: str = "") -> Option:
        """Return an option about this player. The option's value is the player unless ``value`` is given."""
        given = self if value is None else value
        key = f"{verb}:{self.key}"
        return Option(key, verb, given, subject=self.key, player=self.seat, group=group)

    @property
    def opponent(self) -> "Player":
        """Return the other player."""
        return self.table.players[1 - self.seat]

    @property
    def less_honorable(self) -> bool:
        """Whether this player is less honorable than the opponent (§honor)."""
        return self.honor < self.opponent.honor

    @property
    def clan(self) -> str:
        """The clan of the player's stronghold."""
        return self.stronghold.face.clan

    @property
    def bid_value(self) -> int:
        """The value of the honor bid: the dial with all modifiers, never below 0 (§bid-value)."""
        return max(0, (self.bid or 0) + self.bid_modifier)

    @property
    def holdings(self) -> list[Card]:
        """The holdings in play on this player's provinces."""
        return [
            card
            for province in self.provinces
            for card in province.contents
            if card.face.type == "holding" and not card.facedown
        ]

    @property
    def faceup_in_provinces(self) -> list[Card]:
        """The faceup dynasty cards on this player's provinces."""
        return [card for province in self.provinces for card in province.contents if not card.facedown]

    @property
    def attachments(self) -> list[Card]:
        """The attachments this player controls, on anybody's characters."""
        return [
            attachment
            for player in self.table.players
            for card in player.characters
            for attachment in card.attachments
            if attachment.controller == self.seat
        ]

    @property
    def claimed(self) -> list[Ring]:
        """The rings in this player's claimed pool."""
        return [ring for ring in self.table.rings.values() if ring.claimed_by == self.seat]

    @property
    def held(self) -> list[Ring]:
        """The rings that count as claimed by this player: the claimed rings, and the rings that an effect adds."""
        return [ring for ring in self.table.rings.values() if self.holds(ring.element)]

    def holds(self, *elements: str) -> bool:
        """Tell whether one of these rings counts as claimed by this player."""
        rings = self.table.rings
        return any(rings[one].claimed_by == self.seat or self.value(f"holds:{one}") > 0 for one in elements)

    @property
    def spendable(self) -> int:
        """The fate that this player could spend now."""
        return 0 if self.forbids("spend-fate") else self.fate

    @property
    def has_favor(self) -> bool:
        """Whether this player has the Imperial Favor."""
        favor = self.table.favor
        return favor is not None and favor[0] == self.seat

    def pile(self, zone: str) -> list[Card]:
        """Return this player's pile for an out-of-play zone."""
        piles = {
            "hand": self.hand,
            "dynasty deck": self.dynasty_deck,
            "conflict deck": self.conflict_deck,
            "dynasty discard": self.dynasty_discard,
            "conflict discard": self.conflict_discard,
            "removed": self.removed,
            "resolving": self.resolving,
        }
        return piles[zone]


Favor = tuple[int, Literal["military", "political"]]
