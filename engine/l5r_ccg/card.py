"""A card in a match: its place, the cards and tokens on it, and its present values."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from engine.cardplay import card as cardplay
from engine.cardplay.ability import Ability
from engine.kernel.modifiers import ADD, derive
from engine.kernel.prompt import Option
from engine.l5r_ccg.definition import ATTACHMENTS, NAGA, CardDef, pool
from engine.l5r_ccg.marks import BENEATH, ENTOMBED, SET_ASIDE, WAITS
from engine.l5r_ccg.tokens import TOKEN_ABILITIES

if TYPE_CHECKING:
    from engine.l5r_ccg.machinery.table import Table
    from engine.l5r_ccg.state import Player, Province
    from engine.l5r_ccg.tokens import Token

Zone = Literal[
    "play", "stronghold", "province", "hand", "dynasty deck", "fate deck", "dynasty discard", "fate discard", "removed",
    "resolving", "aside", "focus", "under", "terrain", "beneath", "entombed",
]  # fmt: skip

TRAIT: Final = "trait:"
# The names of the effects that change traits, by trait. Finding a name here is faster than making it.
CHANGES: Final[dict[str, str]] = {}
# A lasting effect of this name gives a card the text that the effect's own card provides for other cards.
TEXT: Final = "has-text"
# An effect of this name gives a card an ability of the effect's own card for good. Its value is the ability's number.
LEARNED: Final = "learned"
# An effect of this name exchanges a card's Force and Chi. Later changes of one of them change the other instead.
EXCHANGED: Final = "exchanged"
# An effect of this name raises every number printed on a card.
PRINTED: Final = "printed-numbers"
OTHER: Final = {"force": "chi", "chi": "force"}
# The zones in which the text of each type of card works, unless an ability says otherwise.
WORKS: Final[dict[str, tuple[Zone, ...]]] = {
    "strategy": ("hand",),
    "ring": ("play",),
    "event": ("province",),
    "stronghold": ("stronghold",),
}
IN_PLAY: Final[tuple[Zone, ...]] = ("play",)
DECKS: Final[tuple[Zone, ...]] = ("dynasty deck", "fate deck")
# Zones out of play. A card's text works there only if the text says so.
TELLS: Final[tuple[Zone, ...]] = ("terrain", "province", "hand", "dynasty discard")


class Card(cardplay.Card):
    """One physical card of the game.

    ``host`` is the Personality to which it is attached. ``slot`` is the province in which it lies or to which it is
    attached. ``at`` is the province at which a Personality's unit fights. ``covers`` holds the former versions under an
    Experienced Personality. ``died`` says how a Personality reached its discard pile. ``tokens`` holds the tokens on
    the card. ``sent`` has the value ``sent`` if the unit was committed this turn, and ``held-back`` if it could have
    been committed but was not. Otherwise it is empty.
    """

    __slots__ = ("at", "attachments", "covers", "died", "dishonored", "host", "sent", "slot", "tokens")

    floor = 0
    # An effect may target a card that is immune to it (§immune).
    despite_immunity = ("be-targeted",)
    table: "Table"
    face: CardDef
    zone: Zone

    def __init__(self, table: "Table", face: CardDef, owner: int, uid: int, zone: Zone) -> None:
        super().__init__(table, face, owner, uid, zone)
        self.slot: Province | None = None
        self.host: Card | None = None
        self.at: Province | None = None
        self.attachments: tuple[Card, ...] = ()
        self.tokens: tuple[Token, ...] = ()
        self.covers: tuple[Card, ...] = ()
        self.dishonored = False
        self.died = ""
        self.sent = ""

    def copied(self, table: "Table") -> "Card":
        """Return a copy of this card at another table.

        Once all cards have been copied, ``tie`` adds the references between them.
        """
        copy = Card(table, self.face, self.owner, self.uid, self.zone)
        self.copy_to(copy)
        copy.dishonored, copy.died, copy.sent, copy.tokens = self.dishonored, self.died, self.sent, self.tokens
        return copy

    def reuse(self, twin: "Card", table: "Table") -> None:
        """Make ``twin``, a former copy of this card, a copy again (see ``copied``), now at ``table``.

        If both lie in the same deck under the same number, there is nothing else to copy.
        """
        twin.table, twin.face, twin._version = table, self.face, -1
        if twin.zone == self.zone and twin.uid == self.uid and self.zone in DECKS:
            return
        self.copy_to(twin)
        twin.uid, twin.zone = self.uid, self.zone
        twin.dishonored, twin.died, twin.sent, twin.tokens = self.dishonored, self.died, self.sent, self.tokens
        twin.slot = twin.host = twin.at = None
        twin.attachments = twin.covers = ()

    @property
    def is_tied(self) -> bool:
        """Whether the card may refer to other cards or to a province."""
        return self.slot is not None or self.in_play

    def tie(self, of: Mapping[Any, Any]) -> None:
        """Let this card's copy refer to the copies of the cards and provinces that this card refers to."""
        copy = of[self]
        copy.slot = None if self.slot is None else of[self.slot]
        copy.at = None if self.at is None else of[self.at]
        copy.host = None if self.host is None else of[self.host]
        if self.attachments:
            copy.attachments = tuple([of[card] for card in self.attachments])
        if self.covers:
            copy.covers = tuple([of[card] for card in self.covers])

    @property
    def player(self) -> "Player":
        """Return the player who controls the card."""
        return self.table.players[self.controller]

    @property
    def in_play(self) -> bool:
        """Whether the card is in play (§into-play)."""
        return self.zone in ("play", "stronghold")

    @property
    def active(self) -> bool:
        """Whether the card's printed text works now."""
        return (self.in_play or self.zone in TELLS) and not self.facedown and not self.blank

    @property
    def is_personality(self) -> bool:
        """Whether the card is a Personality in play."""
        return self.zone == "play" and self.face.type == "personality"

    @property
    def is_attachment(self) -> bool:
        """Whether the card is attached to a Personality."""
        return self.host is not None

    @property
    def is_follower(self) -> bool:
        """Whether the card is a Follower in play. Effects on Followers do not affect an Ancestor (§ancestor)."""
        return self.zone == "play" and self.face.type == "follower"

    @property
    def in_battle(self) -> bool:
        """Whether the card is in the battle in progress."""
        battle = self.table.battle
        return battle is not None and battle.holds(self)

    @property
    def beneath(self) -> "list[Card]":
        """The cards that lie face down under this one."""
        return [one for player in self.table.players for one in player.beneath if one.lies_under == self.uid]

    @property
    def entombed(self) -> "list[Card]":
        """The cards that lie face up under this one."""
        return [one for player in self.table.players for one in player.entombed if one.lies_under == self.uid]

    @property
    def lies_under(self) -> int:
        """The number (``uid``) of the card under which this card lies, or 0."""
        return self.marked(BENEATH) or self.marked(ENTOMBED)

    @property
    def apart(self) -> "list[Card]":
        """The cards that this card's effect has set aside out of play, and will return."""
        return [one for player in self.table.players for one in player.removed if one.marked(SET_ASIDE) == self.uid]

    @property
    def waits(self) -> int:
        """How many more turns of its player this card must lie under another one."""
        return self.marked(WAITS)

    def marked(self, mark: str) -> int:
        """Return the value of the card's mark of this name, or 0."""
        return next((one.value for one in self.lasting if one.attribute == mark), 0) if self.lasting else 0

    @property
    def followers(self) -> "list[Card]":
        """The Followers attached to this Personality, without Ancestors."""
        return [card for card in self.attachments if card.face.type == "follower"]

    @property
    def personality(self) -> "Card":
        """The Personality of the card's unit: the card itself, or the one it is attached to."""
        return self if self.host is None else self.host

    @property
    def unit(self) -> "list[Card]":
        """The cards of this card's unit, the Personality first (§unit)."""
        personality = self.personality
        return [personality, *personality.attachments]

    # Values

    @property
    def force(self) -> int:
        """The present Force. The Force of a Personality includes the bonuses of its attachments (§attach)."""
        return self._number("force", self.face.force)

    @property
    def chi(self) -> int:
        """The present Chi."""
        return self._number("chi", self.face.chi)

    @property
    def casting_chi(self) -> int:
        """The Chi that counts for attaching Spells, and for bowing for a Spell or an innate ability."""
        return self.chi + self.added("casting-chi")

    @property
    def personal_honor(self) -> int:
        """The present Personal Honor. Personal Honor is zero while the Personality is dishonored (§dishonor)."""
        return 0 if self.dishonored else self.value("personal-honor", self.as_printed(self.face.personal_honor))

    @property
    def focus(self) -> int:
        """The present Focus value (§focus)."""
        return self.value("focus", self.face.focus)

    def as_printed(self, number: int) -> int:
        """Return a number printed on the card, raised by the effects that raise all such numbers."""
        return number + self.added(PRINTED) if PRINTED in self.table.index.persistents else number

    def worth(self, value: str) -> int:
        """Return the present value of this name: ``force``, ``chi`` or ``personal-honor``."""
        found: int = getattr(self, value.replace("-", "_"))
        return found

    def changed(self, attribute: str, printed: int) -> int:
        """Return a number printed in an ability, with all modifiers of ``attribute``."""
        if not self.lasting and attribute not in self.table.index.persistents:
            return printed
        return derive(printed, self.modifiers(attribute), self.floor)

    @property
    def unit_force(self) -> int:
        """The Force that the unit adds to its army (§force-total). A unit adds no Force while its Personality is bowed.

        Bowed Followers and Items add nothing.
        """
        if self.bowed or not self.attachments:
            return 0 if self.bowed else max(0, self.force)
        given = self.under("force")
        own = self.force - sum(card.bonus(given) for card in self.attachments if card.bowed)
        return max(0, own) + sum(card.army_force for card in self.attachments)

    @property
    def army_force(self) -> int:
        """The Force that an attachment itself adds to its army's total.

        Only an unbowed Follower or Ancestor adds any.
        """
        if self.bowed or self.face.bonus_force or self.face.type not in ("follower", "ancestor"):
            return 0
        return 0 if self.is_follower and self.personality.value("idle-followers") else self.force

    @property
    def cavalry(self) -> bool:
        """Whether this Personality's unit is Cavalry: the Personality is, and so are all its Followers (§cavalry)."""
        return self.trait("Cavalry") and all(card.trait("Cavalry") for card in self.followers)

    @property
    def attacking(self) -> bool:
        """Whether this card's unit has been committed to attack (§committal)."""
        return self._fights_for("attack")

    @property
    def defending(self) -> bool:
        """Whether this card's unit has been committed to defend (§committal)."""
        return self._fights_for("defend")

    def _fights_for(self, side: str) -> bool:
        attack, one = self.table.attack, self.personality
        return attack is not None and one.at is not None and attack.side(one) == side

    @property
    def is_human(self) -> bool:
        """Whether this is a Human Personality (§human)."""
        return not any(trait in self.face.traits for trait in (NAGA, "Nonhuman", "Creature"))

    def bonus(self, attribute: str) -> int:
        """Return the number that this attachment adds to its Personality's ``force`` or ``chi``."""
        face = self.face
        if face.type == "item" and self.blank:
            return 0
        if not (face.bonus_force if attribute == "force" else face.bonus_chi):
            return 0
        found = self.value(attribute, face.force if attribute == "force" else face.chi) + self._from_tokens(attribute)
        return 2 * found if self.lasting and self.added("doubled") else found

    def _from_tokens(self, attribute: str) -> int:
        """Return how much the tokens on the card, if it is not immune to them, add to ``attribute`` (§immune)."""
        if not self.tokens:
            return 0
        return sum(getattr(one, attribute) for one in self.tokens if not self.barred("suffer-token", one))

    def barred(self, what: str, cause: Any) -> bool:
        """Tell whether an effect forbids the card to do ``what``, or forbids ``cause`` to do it to the card.

        Immunities of the card do not matter here.
        """
        there = self.lasting or what in self.table.index.prohibitions
        return bool(there) and self._barred(what, cause)

    def _number(self, attribute: str, printed: int) -> int:
        if not (self.lasting or self.tokens or self.attachments or attribute in self.table.index.persistents):
            return printed
        cache = self.fresh()
        key = "total force" if attribute == "force" else "total chi"
        found: int | None = cache.get(key)
        if found is None:
            given = self.under(attribute)
            if given != attribute:
                printed = self.face.force if given == "force" else self.face.chi
            printed = self.as_printed(printed)
            modifiers, added = self.modifiers(given), self._from_tokens(given)
            for card in self.attachments:
                added += card.bonus(given)
            if added:
                modifiers.append((ADD, added))
            floor = max(self.face.least_chi, self.added("least-chi")) if attribute == "chi" else self.floor
            found = cache[key] = derive(printed, modifiers, floor)
        return found

    def under(self, attribute: str) -> str:
        """Return the attribute that gives this value: the other one while Force and Chi are exchanged."""
        if EXCHANGED not in self.table.index.persistents or not self.added(EXCHANGED) or attribute not in OTHER:
            return attribute
        return OTHER[attribute]

    def trait(self, trait: str) -> bool:
        """Tell whether the card has a trait now: printed or gained, and not lost."""
        printed = trait in self.face.traits
        change = CHANGES.get(trait) or CHANGES.setdefault(trait, TRAIT + trait)
        if not self.lasting and change not in self.table.index.persistents:
            return printed
        return printed + self.added(change) > 0

    @property
    def traits(self) -> list[str]:
        """The card's present traits in alphabetical order."""
        changed = [name for name in self.table.index.persistents if name.startswith(TRAIT)]
        changed += [one.attribute for one in self.lasting if one.attribute.startswith(TRAIT)]
        if not changed:
            return list(self.face.traits_in_order)
        found = self.face.traits.union(name.removeprefix(TRAIT) for name in changed)
        return sorted(trait for trait in found if self.trait(trait))

    def called(self, word: str) -> bool:
        """Tell whether this is a "Foo" card: its name or a trait contains the word before any "of" (§foo-rule)."""
        return self.face.is_called(word) or self.trait(word)

    def of_clan(self, clan: str) -> bool:
        """Tell whether the card belongs to a clan, printed or by fealty (§what-is-a-clan)."""
        face = self.face
        of_it = clan in face.clans
        if clan == NAGA:
            of_it = self.called(NAGA)
        elif clan == "Brotherhood of Shinsei":
            of_it = of_it or (face.type == "personality" and self.trait("Monk"))
        return (
            of_it if not self.lasting and not self.table.index.persistents else of_it + self.added(f"clan:{clan}") > 0
        )

    def kept_from(self, what: str, province: "Province") -> bool:
        """Tell whether the unit may not ``attack`` or ``defend`` at this province."""
        if what == "attack" and province.forbids("be-attacked"):
            return True
        return self._barred("commit", province) or self._barred(what, province)

    # Names and abilities

    @property
    def public_key(self) -> str:
        """The key of the card that everybody may know. While the card lies face down, this is the key of its place."""
        return self.place or self.key

    @property
    def place(self) -> str:
        """The key of the place where the card lies face down, in a Province or as a Focus card, or an empty text."""
        if not self.facedown:
            return ""
        if self.slot is not None:
            return self.slot.key
        laid = self.table.players[self.owner].focus if self.zone == "focus" else []
        return f"focus:{self.owner}.{laid.index(self)}" if self in laid else ""

    def option(self, verb: str, value: Any = None, *, group: str = "", suffix: str = "") -> Option:
        """Return an option about this card. The option's value is the card unless ``value`` is given."""
        given = self if value is None else value
        place = self.place
        if place:
            return Option(f"{verb}:{place}{suffix}", verb, given, subject=place, group=group)
        key = self.key
        return Option(f"{verb}:{key}{suffix}", verb, given, card=key, group=group)

    def abilities(self) -> Iterator[Ability]:
        """Return the card's abilities: those printed on it, those that the rules give its type, and those gained."""
        yield from self.face.abilities
        yield from self.face.by_rule
        yield from self.gained
        if self.tokens:
            names = {token.name: None for token in self.tokens}
            yield from (TOKEN_ABILITIES[name] for name in names if name in TOKEN_ABILITIES)
        if self.lasting:
            for source in {one.source: None for one in self.lasting if one.attribute == TEXT}:
                yield from pool()[source].texts
            yield from (pool()[one.source].abilities[one.value] for one in self.lasting if one.attribute == LEARNED)

    def has_ability(self, ability: Ability) -> bool:
        """Tell whether the card has the ability now: printed and not lost, or gained."""
        if self.gained and ability in self.gained:
            return self.in_play and not self.facedown
        if self.in_play:
            return not self.facedown and not self.blank
        return not self.facedown

    def works(self, zones: Sequence[str] | None) -> bool:
        """Tell whether text that works in ``zones`` (None: the usual zones of the type) works where the card is."""
        if self.facedown:
            return False
        return self.zone in (zones or WORKS.get(self.face.type, IN_PLAY))


__all__ = ["ATTACHMENTS", "BENEATH", "ENTOMBED", "EXCHANGED", "LEARNED", "WORKS", "Card", "Zone"]
