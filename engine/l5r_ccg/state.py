"""The state of the players, their provinces and the battle in progress. Derived values are computed elsewhere."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.cardplay.values import Subject
from engine.kernel.modifiers import Layer, derive
from engine.kernel.prompt import Option
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.fighting.campaign import Side

if TYPE_CHECKING:
    from engine.l5r_ccg.machinery.table import Table

PROVINCES = 4
# The index of the place where an ambush is fought. It is not a province.
FIELD = 9
# A lasting effect of this name on a province: the province exists as long as the Holding of this number is in play.
HIDDEN = "hidden"
# A mark on a Province that units were assigned to defend in this attack. It outlasts the Province.
DEFENDED = "defended"
# Lasting effects of these names on a player hold another player's seat, counted from one. The two cannot invite each
# other until each has given the other as many signs of good will.
ESTRANGED, GOOD_WILL = "estranged", "good-will"
# The highest number of seats at a table.
SEATS = 6
# The piles of cards that a player has besides the stronghold and the provinces.
CARDS = (
    "dynasty_deck", "fate_deck", "dynasty_discard", "fate_discard", "hand", "removed", "resolving", "focus",
    "beneath", "entombed",
    "personalities", "holdings", "rings",
)  # fmt: skip


class Battle:
    """The battle in progress at one province (§battle).

    ``terrain`` is the Terrain that lies there, and ``terrains`` lists the seats that have played one. ``totals`` holds
    both armies' Force after the comparison. ``strength`` is the province's Strength when the battle began. ``won_by``
    is the side that destroyed an opposing army or, unopposed, the province. ``fallen`` lists the cards destroyed since
    the Resolution Segment began, each as its side, the number of cards that it counts for, and the card itself. In a
    copy, a token that has left the game is None. A battle that is ``broken_off`` ends at once and is not resolved.
    ``acted`` lists the seat of each action taken in the battle, and ``lost`` lists the cards destroyed in it.
    """

    __slots__ = (
        "acted", "broken_off", "fallen", "lost", "number", "province", "resolved", "strength", "table",
        "terrain", "terrains", "totals", "won_by",
    )  # fmt: skip

    def __init__(self, table: "Table", province: "Province", number: int, strength: int) -> None:
        self.table = table
        self.province = province
        self.number = number
        self.terrain: Card | None = None
        self.terrains: list[int] = []
        self.strength = strength
        self.resolved = False
        self.totals: tuple[int, int] = (0, 0)
        self.won_by: Side | None = None
        self.fallen: list[tuple[Side | None, int, Card | None]] = []
        self.broken_off = False
        self.acted: list[int] = []
        self.lost: list[Card] = []

    def copied(self, table: "Table", of: Mapping[Any, Any]) -> "Battle":
        """Return a copy of this battle at another table. ``of`` maps cards, players and provinces to their copies."""
        copy = Battle(table, of[self.province], self.number, self.strength)
        copy.terrain = None if self.terrain is None else of[self.terrain]
        copy.terrains = list(self.terrains)
        copy.totals, copy.resolved, copy.won_by = self.totals, self.resolved, self.won_by
        copy.fallen = [(side, number, of.get(card)) for side, number, card in self.fallen]
        copy.broken_off = self.broken_off
        copy.acted, copy.lost = list(self.acted), [of[card] for card in self.lost if card in of]
        return copy

    def army(self, side: Side) -> list[Card]:
        """Return the Personalities whose units fight on a side here, the active player's first (§army)."""
        attack = self.table.attack
        if attack is None:
            return []
        return [one for one in self.table.personalities() if one.at is self.province and attack.side(one) == side]

    def units(self) -> list[Card]:
        """Return the Personalities of both armies."""
        return [*self.army("attack"), *self.army("defend")]

    def units_of(self, seat: int) -> list[Card]:
        """Return the Personalities of one player who fight in this battle for the player, not for a horde."""
        attack = self.table.attack
        lost = () if attack is None or attack.horde is None else attack.horde.units
        return [one for one in self.table.players[seat].personalities if one.at is self.province and one not in lost]

    def holds(self, card: Card) -> bool:
        """Tell whether a card is in this battle: in a unit here, or its Terrain."""
        return (card.in_play and card.personality.at is self.province) or card is self.terrain

    def total(self, side: Side) -> int:
        """Return an army's present total Force (§force-total). An effect on the army's leader may limit this Force."""
        total = sum(one.unit_force for one in self.army(side))
        attack = self.table.attack
        leader = None if attack is None else attack.leader(side)
        lasting = () if leader is None else self.table.players[leader].lasting
        limits = [one.value for one in lasting if one.attribute == "force-limit"]
        return min(total, *limits) if limits else total

    def opposes(self, seat: int, card: Card) -> bool:
        """Tell whether a card here opposes this player's side."""
        attack = self.table.attack
        if attack is None or not card.in_play or card.personality.at is not self.province:
            return False
        own, other = attack.side_of(seat), attack.side(card)
        return own is not None and other is not None and own != other


class Province(Subject):
    """One of a player's provinces (§province): the dynasty card in it and its attachments."""

    __slots__ = ("attached", "card", "destroyed", "index", "owner")

    floor = 0
    table: "Table"

    def __init__(self, table: "Table", owner: int, index: int) -> None:
        super().__init__(table)
        self.owner = owner
        self.index = index
        self.card: Card | None = None
        self.attached: list[Card] = []
        self.destroyed = False

    def copy_to(self, of: Mapping[Any, Any]) -> None:
        """Copy this province's state to its copy."""
        copy: Province = of[self]
        copy.lasting = self.lasting
        copy.card = None if self.card is None else of[self.card]
        copy.attached = [of[card] for card in self.attached]
        copy.destroyed = self.destroyed

    @property
    def key(self) -> str:
        """The province's name in option keys: ``province:0.3``."""
        return f"province:{self.owner}.{self.index}"

    @property
    def number(self) -> int:
        """A number that no other province has."""
        return self.index * SEATS + self.owner

    @property
    def is_field(self) -> bool:
        """Whether this is the place of an ambush, and no province."""
        return self.index == FIELD

    def option(self, verb: str, value: Any = None, *, group: str = "") -> Option:
        """Return an option about this province. The option's value is the province unless ``value`` is given."""
        given = self if value is None else value
        return Option(f"{verb}:{self.key}", verb, given, subject=self.key, group=group)

    @property
    def strength(self) -> int:
        """The present strength: the stronghold's, changed by Fortifications and Regions (§province-strength)."""
        if self.is_field:
            return 0
        cache = self.fresh()
        if "strength" not in cache:
            bonus = sum(card.face.strength_bonus for card in self.attached if card.active)
            home = self.table.players[self.owner].stronghold
            printed = home.face.strength + (home.added("province-strength") if home.lasting else 0)
            strength = derive(printed, [*self.modifiers("strength"), (Layer.ADD, bonus)], self.floor)
            limits = [one.value for one in self.lasting if one.attribute == "strength-limit"]
            cache["strength"] = min(strength, *limits) if limits else strength
        found: int = cache["strength"]
        return found

    @property
    def hidden(self) -> bool:
        """Whether a Holding has added this province, so that its destruction has no further consequences."""
        return bool(self.lasting) and any(one.attribute == HIDDEN for one in self.lasting)

    @property
    def fallen(self) -> bool:
        """Whether the province is destroyed, and its destruction can have consequences."""
        return self.destroyed and not self.hidden

    @property
    def region(self) -> Card | None:
        """The Region attached to this province, or None."""
        return next((card for card in self.attached if card.face.type == "region"), None)

    @property
    def fortification(self) -> Card | None:
        """The Fortification attached to this province, or a Region that counts as one, or None."""
        return next((card for card in self.attached if card.trait("Fortification")), None)

    def takes(self, card: Card) -> bool:
        """Tell whether there is room for a Region or Fortification: a province has at most one of each (§region)."""
        if card.face.type == "region" and self.region is not None:
            return False
        return not card.trait("Fortification") or self.fortification is None


class Player(Subject):
    """The side of one player at the table.

    ``provinces`` lists the provinces from left to right. ``lobbied`` tells whether the player lobbied this turn.
    ``casts`` counts the spells, Kiho and innate abilities that took effect this turn. ``rings`` holds the Rings in
    play. ``beneath`` holds the cards that lie face down under cards in play, and ``entombed`` the cards that lie there
    face up. ``field`` is the place of an ambush of this player's unit.
    """

    __slots__ = (
        "beneath", "casts", "dynasty_deck", "dynasty_discard", "entombed", "fate_deck", "fate_discard", "field",
        "focus", "hand", "holdings", "honor", "lobbied", "personalities", "provinces", "removed", "resolving", "rings",
        "seat", "stronghold",
    )  # fmt: skip

    table: "Table"

    def __init__(self, table: "Table", seat: int) -> None:
        super().__init__(table)
        self.seat = seat
        self.honor = 0
        self.lobbied = False
        self.casts = 0
        self.stronghold: Card
        self.provinces = [Province(table, seat, index) for index in range(PROVINCES)]
        self.field: Province | None = None
        self.dynasty_deck: list[Card] = []
        self.fate_deck: list[Card] = []
        self.dynasty_discard: list[Card] = []
        self.fate_discard: list[Card] = []
        self.hand: list[Card] = []
        self.removed: list[Card] = []
        self.resolving: list[Card] = []
        self.focus: list[Card] = []
        self.beneath: list[Card] = []
        self.entombed: list[Card] = []
        self.personalities: list[Card] = []
        self.holdings: list[Card] = []
        self.rings: list[Card] = []

    def copy_to(self, of: Mapping[Any, Any]) -> None:
        """Copy this player's state to its copy."""
        copy: Player = of[self]
        copy.lasting = self.lasting
        copy.honor, copy.lobbied, copy.casts = self.honor, self.lobbied, self.casts
        copy.stronghold = of[self.stronghold]
        for name in CARDS:
            setattr(copy, name, [of[card] for card in getattr(self, name)])
        copy.field = None if self.field is None else of[self.field]
        for province in self.provinces:
            province.copy_to(of)

    @property
    def key(self) -> str:
        """The player's name in option keys."""
        return f"player:{self.seat}"

    def option(self, verb: str, value: Any = None, *, group: str = "") -> Option:
        """Return an option about this player. The option's value is the player unless ``value`` is given."""
        given = self if value is None else value
        return Option(f"{verb}:{self.key}", verb, given, subject=self.key, player=self.seat, group=group)

    def province(self, index: int) -> Province:
        """Return the province with this index, wherever it lies in the row, or the place of an ambush."""
        if index == FIELD and self.field is not None:
            return self.field
        return next(province for province in self.provinces if province.index == index)

    def add_province(self, *, last: bool = False) -> Province:
        """Add a province on the left, or as the ``last`` one on the right, and return it."""
        province = Province(self.table, self.seat, len(self.provinces))
        self.provinces.insert(len(self.provinces) if last else 0, province)
        return province

    def open_field(self) -> Province:
        """Return the place of an ambush of this player's unit, which is made when it is first needed."""
        if self.field is None:
            self.field = Province(self.table, self.seat, FIELD)
        return self.field

    def add_provinces(self, indexes: Sequence[int]) -> None:
        """Add the further provinces, so that the row has these indexes from left to right."""
        usual = indexes.index(0)
        for index in range(len(self.provinces), len(indexes)):
            self.add_province(last=indexes.index(index) > usual)

    @property
    def standing(self) -> list[Province]:
        """The provinces that are not destroyed."""
        return [province for province in self.provinces if not province.destroyed]

    @property
    def faceup(self) -> list[Card]:
        """The face-up cards in this player's provinces."""
        return [p.card for p in self.provinces if p.card is not None and not p.card.facedown]

    @property
    def producers(self) -> list[Card]:
        """The player's unbowed cards that can be bowed for gold, the stronghold last."""
        cards = (*self.holdings, *self.personalities, self.stronghold)
        return [card for card in cards if card.face.makes_gold and not card.bowed]

    @property
    def clans(self) -> frozenset[str]:
        """The clan of the player's stronghold."""
        return self.stronghold.face.clans

    @property
    def allies(self) -> list[str]:
        """The clans whose Personalities cost the player less gold because an effect says so.

        A clan is listed once for each such effect.
        """
        return [one.attribute.partition(":")[2] for one in self.lasting if one.attribute.startswith("allied:")]

    def barred(self, what: str, card: Card) -> bool:
        """Tell whether an effect forbids this player to do ``what`` with a card."""
        return (bool(self.lasting) or what in self.table.index.prohibitions) and self._barred(what, card)

    def pile(self, zone: str) -> list[Card]:
        """Return this player's pile for an out-of-play zone."""
        found: list[Card] = getattr(self, zone.replace(" ", "_"))
        return found


def effects_about(player: Player, name: str, seat: int) -> int:
    """Return how many lasting effects of a name on ``player`` concern the seat ``seat``."""
    return sum(one.attribute == name and one.value == 1 + seat for one in player.lasting)


def estranged(one: Player, other: Player) -> bool:
    """Tell whether two players cannot invite each other to an alliance."""
    given = min(effects_about(one, GOOD_WILL, other.seat), effects_about(other, GOOD_WILL, one.seat))
    return effects_about(one, ESTRANGED, other.seat) > given
