"""A card in a match: where it is, what lies on it, and what its values are now."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from engine.kernel.modifiers import Layer, derive
from engine.l5r_lcg.definition import CardDef

if TYPE_CHECKING:
    from engine.cardplay.ability import Ability, Persistent
    from engine.l5r_lcg.state import Player
    from engine.l5r_lcg.table import Table

Zone = Literal[
    "play", "hand", "dynasty deck", "conflict deck", "dynasty discard", "conflict discard", "province", "row",
    "stronghold", "role", "removed", "resolving", "aside",
]  # fmt: skip
Skill = Literal["military", "political"]

# Where the text of a card of each type works, unless an ability says otherwise.
WORKS: Final[dict[str, tuple[Zone, ...]]] = {
    "event": ("hand",),
    "character": ("play",),
    "attachment": ("play",),
    "holding": ("province",),
    "province": ("row",),
    "stronghold": ("stronghold",),
    "role": ("role",),
}


class Lasting:
    """A lasting effect on one card, player or province: it changes one value until its scope ends (Effets Durables).

    ``source`` is the id of the card that made it, for showing; it lasts whether that card stays in play or not.
    """

    __slots__ = ("attribute", "layer", "source", "test", "until", "value")

    def __init__(self, attribute: str, value: int, layer: Layer, source: str, until: str, test: Any = None) -> None:
        self.attribute = attribute
        self.value = value
        self.layer = layer
        self.source = source
        self.until = until
        self.test = test


class Card:
    """One physical card. ``uid`` names it in keys and changes whenever it goes where its owner's opponent cannot look.

    ``status`` is 1 when honored, -1 when dishonored; ``host`` is what an attachment is attached to; ``slot`` is the
    province on which a dynasty card lies.
    """

    __slots__ = (
        "_cache",
        "_version",
        "attachments",
        "bowed",
        "controller",
        "covered",
        "face",
        "facedown",
        "fate",
        "gained",
        "host",
        "lasting",
        "owner",
        "participating",
        "slot",
        "status",
        "table",
        "uid",
        "uses",
        "zone",
    )  # fmt: skip

    def __init__(self, table: "Table", face: CardDef, owner: int, uid: int, zone: Zone) -> None:
        self.table = table
        self.face = face
        self.owner = owner
        self.controller = owner
        self.uid = uid
        self.zone: Zone = zone
        self.slot: Province | None = None
        self.facedown = False
        self.bowed = False
        self.fate = 0
        self.status = 0
        self.participating = False
        self.covered = False
        self.attachments: list[Card] = []
        self.host: Card | None = None
        self.lasting: list[Lasting] = []
        self.gained: list[Ability] = []
        self.uses: dict[Any, tuple[Any, int]] = {}
        self._version = -1
        self._cache: dict[str, Any] = {}

    def __repr__(self) -> str:
        return f"<{self.key} {self.zone}>"

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        slots = [*Card.__slots__, *(Province.__slots__ if isinstance(self, Province) else ())]
        # Gained abilities are code; the attachments that grant them grant them anew.
        return None, {name: getattr(self, name) for name in slots if name not in ("gained", "_cache")}

    def __setstate__(self, state: tuple[None, dict[str, Any]]) -> None:
        for name, value in state[1].items():
            setattr(self, name, value)
        self.gained = []
        self._cache = {}

    @property
    def id(self) -> str:
        """The card's id in the card data."""
        return self.face.id

    @property
    def key(self) -> str:
        """The card's name in option keys: its id and its number in this match."""
        return f"{self.face.id}#{self.uid}"

    @property
    def type(self) -> str:
        """The card's type now: a character that was played as an attachment is an attachment."""
        return self.face.type

    @property
    def player(self) -> "Player":
        """The player who controls the card."""
        return self.table.players[self.controller]

    @property
    def in_play(self) -> bool:
        """Whether the card is in play (En Jeu et Hors Jeu)."""
        if self.zone in ("play", "stronghold"):
            return True
        return self.zone == "province" and self.face.type == "holding" and not self.facedown

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
    def blank(self) -> bool:
        """Whether the printed text counts as gone, all but its traits (Perte du Texte Imprimé)."""
        table = self.table
        if not table.persistents.get("blank") and not self.lasting:
            return False
        return bool(self.value("blank", 0))

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
    def military(self) -> int:
        """Military skill now; a dash counts as 0 (Tiret)."""
        return self.skill("military") or 0

    @property
    def political(self) -> int:
        """Political skill now; a dash counts as 0 (Tiret)."""
        return self.skill("political") or 0

    @property
    def glory(self) -> int:
        """Glory now."""
        return self.value("glory", self.face.glory)

    @property
    def cost(self) -> int:
        """The printed cost, 0 where there is none."""
        return self.face.cost or 0

    def skill(self, kind: Skill) -> int | None:
        """Return the skill of this kind now, None for a dash (Compétence, Modificateurs, Tiret).

        Attachments and status tokens add to it whether or not they or the character are bowed.
        """
        cache = self._fresh()
        if kind in cache:
            found: int | None = cache[kind]
            return found
        printed = self.face.military if kind == "military" else self.face.political
        result = None if printed is None else derive(printed, self._skill_modifiers(kind), 0)
        cache[kind] = result
        return result

    def base_skill(self, kind: Skill) -> int | None:
        """Return the base skill (Valeur de Base): printed, or as the most recent effect set it; None for a dash."""
        printed = self.face.military if kind == "military" else self.face.political
        if printed is None:
            return None
        return derive(printed, [m for m in self._modifiers(kind) if m[0] == Layer.BASE], 0)

    def value(self, attribute: str, printed: int) -> int:
        """Return a value now, from its printed number and all modifiers of ``attribute``."""
        cache = self._fresh()
        if attribute not in cache:
            cache[attribute] = derive(printed, self._modifiers(attribute), 0)
        found: int = cache[attribute]
        return found

    def has(self, keyword: str) -> bool:
        """Tell whether the card has a keyword now, printed or gained (Mots-clés)."""
        if keyword in self.face.keywords and not self.blank:
            return True
        return self.value(f"keyword:{keyword}", 0) > 0

    def trait(self, trait: str) -> bool:
        """Tell whether the card has a trait now; a blank card keeps its traits."""
        return trait in self.face.traits or self.value(f"trait:{trait}", 0) > 0

    def of_clan(self, clan: str) -> bool:
        """Tell whether the card belongs to this clan."""
        return self.face.clan == clan

    def forbids(self, what: str, cause: Any = None) -> bool:
        """Tell whether an effect says that ``what`` cannot be done to or by this card (Ne Peut Pas)."""
        return self.table.forbids(what, self, cause)

    def abilities(self) -> "Iterator[Ability]":
        """Return the abilities of this card, printed ones (unless blank) and gained ones."""
        yield from self.face.abilities
        yield from self.gained

    def persistents(self) -> "tuple[Persistent, ...]":
        """Return the card's printed persistent effects."""
        return self.face.persistents

    def works(self, zones: Sequence[str] | None) -> bool:
        """Tell whether text that is for these zones (None: those of the card's type) works where the card is.

        An event that may be played from a deck works there as if it were in hand.
        """
        zone = self.zone
        if self.facedown and zone != "hand":
            return False
        if zone in (zones or WORKS[self.face.type]):
            return True
        return zone == "conflict deck" and self.face.type == "event" and self in self.table.players[self.owner].revealed

    def _fresh(self) -> dict[str, Any]:
        version = self.table.version
        if self._version != version:
            self._version = version
            self._cache = {}
        return self._cache

    def _modifiers(self, attribute: str) -> list[tuple[Layer, int]]:
        found = [
            (effect.layer, effect.value)
            for effect in self.lasting
            if effect.attribute == attribute and (effect.test is None or effect.test(self))
        ]
        for source, persistent in self.table.persistents.get(attribute, ()):
            if persistent.applies(source, self) and source.active:
                found.append((persistent.layer, persistent.amount(source, self)))
        return found

    def _skill_modifiers(self, kind: Skill) -> list[tuple[Layer, int]]:
        found = self._modifiers(kind)
        for attachment in self.attachments:
            face = attachment.face
            bonus = face.bonus_military if kind == "military" else face.bonus_political
            if bonus:
                found.append((Layer.ADD, bonus))
        if self.status:
            found.append((Layer.ADD, self.status * self.glory))
        return found


class Province(Card):
    """A province card in a player's row, and what lies on it.

    ``index`` is 0 to 3 from left to right, 4 for the stronghold's.
    """

    __slots__ = ("broken", "contents", "index")

    def __init__(self, table: "Table", face: CardDef, owner: int, uid: int) -> None:
        super().__init__(table, face, owner, uid, "row")
        self.facedown = True
        self.broken = False
        self.contents: list[Card] = []
        self.index = -1

    @property
    def attacked(self) -> bool:
        """Whether the conflict in progress is at this province."""
        return self.table.conflict is not None and self.table.conflict.province is self

    @property
    def place(self) -> str:
        """The province's name in option keys, which tells nothing of what it is: ``province:0.3``."""
        return f"province:{self.owner}.{self.index}"

    @property
    def key(self) -> str:
        """See ``place``."""
        return self.place

    @property
    def in_play(self) -> bool:
        """A province is in play; its face works while it is faceup and unbroken (Province, Cartes Province)."""
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
        cache = self._fresh()
        if "strength" not in cache:
            found = self._modifiers("strength")
            bonus = sum(card.face.bonus_strength for card in self.contents if not card.facedown)
            if self.has_stronghold:
                bonus += self.table.players[self.owner].stronghold.face.bonus_strength
            cache["strength"] = derive(self.face.strength, [*found, (Layer.ADD, bonus)], 0)
        result: int = cache["strength"]
        return result
