"""A card in a match: its place, the tokens and cards on it, and its current values."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from engine.cardplay import card as cardplay
from engine.cardplay.ability import Ability
from engine.kernel.modifiers import Layer, derive
from engine.kernel.prompt import Option
from engine.l5r_lcg.definition import CardDef

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table
    from engine.l5r_lcg.state import Player

Zone = Literal[
    "play", "hand", "dynasty deck", "conflict deck", "dynasty discard", "conflict discard", "province", "row",
    "stronghold", "role", "removed", "resolving", "aside", "under",
]  # fmt: skip
Skill = Literal["military", "political"]

# The zones where the text of a card of each type works, unless an ability says otherwise.
WORKS: Final[dict[str, tuple[Zone, ...]]] = {
    "event": ("hand",),
    "character": ("play",),
    "attachment": ("play",),
    "holding": ("province",),
    "province": ("row",),
    "stronghold": ("stronghold",),
    "role": ("role",),
}


class Card(cardplay.Card):
    """One physical card of the game.

    ``status`` is 1 when honored, -1 when dishonored, otherwise 0. ``host`` is the card that an attachment is attached
    to. ``slot`` is the province on which a dynasty card lies. ``arrived`` holds the phase in which a character entered
    play, and the zone it came from.
    """

    __slots__ = ("arrived", "attachments", "covered", "fate", "host", "participating", "slot", "status")

    floor = 0
    # Immunity protects only the card itself, not the tokens on it (§immune).
    despite_immunity = ("lose-fate", "lose-status")
    table: "Table"
    face: CardDef
    zone: Zone

    def __init__(self, table: "Table", face: CardDef, owner: int, uid: int, zone: Zone) -> None:
        super().__init__(table, face, owner, uid, zone)
        self.slot: Province | None = None
        self.arrived: tuple[int, str] | None = None
        self.fate = 0
        self.status = 0
        self.participating = False
        self.covered = False
        self.attachments: tuple[Card, ...] = ()
        self.host: Card | None = None

    def copied(self, table: "Table") -> "Card":
        """Return a copy of this card for another table.

        Once all cards are copied, ``tie`` adds the references between them.
        """
        copy = Card(table, self.face, self.owner, self.uid, self.zone)
        self._copy_state(copy)
        return copy

    def _copy_state(self, copy: "Card") -> None:
        self.copy_to(copy)
        copy.arrived = self.arrived
        copy.fate = self.fate
        copy.status = self.status
        copy.participating = self.participating
        copy.covered = self.covered

    def tie(self, of: Mapping["Card", "Card"]) -> None:
        """Give this card's copy the same references as this card, but to the copies of cards and provinces."""
        copy = of[self]
        if self.slot is not None:
            copy.slot = cast(Province, of[self.slot])
        if self.host is not None:
            copy.host = of[self.host]
        if self.attachments:
            copy.attachments = tuple([of[card] for card in self.attachments])

    @property
    def player(self) -> "Player":
        """Return the player who controls the card."""
        return self.table.players[self.controller]

    @property
    def in_play(self) -> bool:
        """Whether the card is in play (§in-play)."""
        if self.zone in ("play", "stronghold"):
            return True
        return self.zone == "province" and self.face.type == "holding" and not self.facedown

    @property
    def plays_from_hand(self) -> bool:
        """Whether the card would be played from hand now. A revealed card of a deck is played as if it were in hand."""
        return self.zone in ("hand", "conflict deck")

    @property
    def is_character(self) -> bool:
        """Whether the card is a character in play."""
        return self.zone == "play" and self.face.type == "character"

    @property
    def is_attachment(self) -> bool:
        """Whether the card is an attachment in play."""
        return self.zone == "play" and self.face.type == "attachment"

    @property
    def active(self) -> bool:
        """Whether the card's printed text works now: faceup, not blank, and in a zone where it counts."""
        if self.facedown or self.blank:
            return False
        return self.in_play or self.zone == "role"

    @property
    def attacking(self) -> bool:
        """Whether the card takes part in the conflict on the attacker's side."""
        conflict = self.table.conflict
        return self.participating and conflict is not None and conflict.attacker == self.controller

    @property
    def defending(self) -> bool:
        """Whether the card takes part in the conflict on the defender's side."""
        conflict = self.table.conflict
        return self.participating and conflict is not None and conflict.defender == self.controller

    @property
    def honored(self) -> bool:
        """Whether the character has an honored status token."""
        return self.status == 1

    @property
    def dishonored(self) -> bool:
        """Whether the character has a dishonored status token."""
        return self.status == -1

    @property
    def status_works(self) -> bool:
        """Whether the character's status token has its effects now."""
        return not self.value("ignores-status")

    @property
    def military(self) -> int:
        """Military skill now. A dash counts as 0 (§dash)."""
        return self.skill("military") or 0

    @property
    def political(self) -> int:
        """Political skill now. A dash counts as 0 (§dash)."""
        return self.skill("political") or 0

    @property
    def glory(self) -> int:
        """Glory now."""
        return self.value("glory", self.face.glory)

    @property
    def cost(self) -> int:
        """The printed cost, or 0 if the card has none."""
        return self.face.cost or 0

    def skill(self, kind: Skill) -> int | None:
        """Return the skill of this kind now, None for a dash (§skill, §modifiers, §dash).

        Bowed attachments also change the skill, and so does the status token of a bowed character.
        """
        cache = self.fresh()
        if kind in cache:
            found: int | None = cache[kind]
            return found
        printed = self._printed(kind)
        result = None if printed is None else derive(printed, self._skill_modifiers(kind), self.floor)
        cache[kind] = result
        return result

    def has_dash(self, kind: Skill) -> bool:
        """Tell whether the skill of this kind is a dash, which no effect can change (§dash)."""
        return self._printed(kind) is None

    def _printed(self, kind: Skill) -> int | None:
        return self.face.military if kind == "military" else self.face.political

    def base_skill(self, kind: Skill) -> int | None:
        """Return the base skill (§base-value): printed, or as the most recent effect set it.

        Returns None for a dash.
        """
        printed = self._printed(kind)
        if printed is None:
            return None
        return derive(printed, [m for m in self.modifiers(kind) if m[0] == Layer.BASE], self.floor)

    def of_clan(self, clan: str) -> bool:
        """Tell whether the card belongs to this clan, printed or gained (§clan)."""
        return self.face.clan == clan or self.value(f"clan:{clan}") > 0

    @property
    def public_key(self) -> str:
        """The public name of the card. A card facedown on a province shows only its place."""
        return self.slot.place if self.facedown and self.slot is not None else self.key

    def option(self, verb: str, value: Any = None, *, group: str = "", suffix: str = "") -> Option:
        """Return an option about this card. The option's value is the card unless ``value`` is given."""
        given = self if value is None else value
        if self.facedown and self.slot is not None:
            # The cards there are unknown, so the option names only the place.
            place = self.slot.place
            depth = self.slot.contents.index(self)
            return Option(f"{verb}:{place}/{depth}{suffix}", verb, given, subject=place, group=group)
        key = self.key
        return Option(f"{verb}:{key}{suffix}", verb, given, card=key, group=group)

    def has_ability(self, ability: Ability) -> bool:
        """Tell whether the card has the ability now: printed and not blanked, or gained."""
        if self.gained and ability in self.gained:
            return self.in_play and not self.facedown
        if self.face.type == "event" or (ability.zones is not None and not self.in_play):
            return not self.facedown or self.zone == "hand"
        return self.active

    def works(self, zones: Sequence[str] | None) -> bool:
        """Tell whether text that works in ``zones`` works where the card is.

        None means the usual zones of the card's type. An event that may be played from a deck works there as in a hand.
        """
        zone = self.zone
        if self.facedown and zone != "hand":
            return False
        if zone in (zones or WORKS[self.face.type]):
            return True
        return zone == "conflict deck" and self.face.type == "event" and self in self.table.players[self.owner].revealed

    def _skill_modifiers(self, kind: Skill) -> list[tuple[Layer, int]]:
        found = self.modifiers(kind)
        for attachment in self.attachments:
            face = attachment.face
            bonus = face.bonus_military if kind == "military" else face.bonus_political
            if bonus:
                found.append((Layer.ADD, bonus))
        if self.status and self.status_works:
            found.append((Layer.ADD, self.status * self.glory))
        return found


class Province(Card):
    """A province card in a player's row, and the cards on it.

    ``index`` is 0 to 3 from left to right, 4 for the stronghold's province. ``honor`` counts the honor tokens on the
    province.
    """

    __slots__ = ("broken", "contents", "honor", "index")

    def __init__(self, table: "Table", face: CardDef, owner: int, uid: int) -> None:
        super().__init__(table, face, owner, uid, "row")
        self.facedown = True
        self.broken = False
        self.honor = 0
        self.contents: list[Card] = []
        self.index = -1

    def copied(self, table: "Table") -> "Province":
        """Return a copy of this province at another table."""
        copy = Province(table, self.face, self.owner, self.uid)
        self._copy_state(copy)
        copy.broken = self.broken
        copy.honor = self.honor
        copy.index = self.index
        return copy

    def tie(self, of: Mapping[Card, Card]) -> None:
        """Put the copies of the cards that lie on this province onto the province's copy."""
        super().tie(of)
        cast(Province, of[self]).contents = [of[card] for card in self.contents]

    @property
    def attacked(self) -> bool:
        """Whether the conflict in progress is at this province."""
        return self.table.conflict is not None and self.table.conflict.province is self

    @property
    def place(self) -> str:
        """The province's name in option keys, which does not reveal the card: ``province:0.3``."""
        return f"province:{self.owner}.{self.index}"

    @property
    def key(self) -> str:
        """The province's name in option keys (see ``place``)."""
        return self.place

    @property
    def public_key(self) -> str:
        """The province's public name (see ``place``)."""
        return self.place

    def option(self, verb: str, value: Any = None, *, group: str = "", suffix: str = "") -> Option:
        """Return an option about this province. The option names the card only if the card is faceup."""
        given = self if value is None else value
        card = None if self.facedown else self.id
        place = self.place
        return Option(f"{verb}:{place}{suffix}", verb, given, subject=place, card=card, group=group)

    @property
    def in_play(self) -> bool:
        """Whether the province is in play, which is always true (§province).

        The text of a province works while the province is faceup and unbroken.
        """
        return True

    @property
    def active(self) -> bool:
        """Whether the province's text works now."""
        return not self.facedown and not self.broken and not self.blank

    @property
    def has_stronghold(self) -> bool:
        """Whether the stronghold stands on this province."""
        return self.index == 4

    @property
    def strength(self) -> int:
        """Strength now: printed, plus the bonus of faceup holdings and of the stronghold on it."""
        cache = self.fresh()
        if "strength" not in cache:
            found = self.modifiers("strength")
            bonus = sum(card.face.bonus_strength for card in self.contents if not card.facedown)
            if self.has_stronghold:
                bonus += self.table.players[self.owner].stronghold.face.bonus_strength
            cache["strength"] = derive(self.face.strength, [*found, (Layer.ADD, bonus)], self.floor)
        result: int = cache["strength"]
        return result
