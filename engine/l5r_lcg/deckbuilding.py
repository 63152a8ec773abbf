"""Deckbuilding (§deckbuilding): checks a deck against a format, and finds each fault with the rule that it breaks.

Formats, the restricted list and the roles that clans may use are data (``data/l5r_lcg/formats.json``).
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Final

from pydantic import BaseModel, ConfigDict

from engine.kernel.fault import Fault
from engine.l5r_lcg.definition import DATA, RINGS, CardDef, catalogue
from engine.l5r_lcg.facts import DeckList

KEEPER_INFLUENCE: Final = 3
CONFLICT_CHARACTERS: Final = 10
PROVINCES: Final = 5
# A role that lends influence for one clan only.
LENT_INFLUENCE: Final = {"support-of-the-phoenix": (8, "phoenix")}


class Format(BaseModel):
    """A format: its deck sizes, its card pool, and which deckbuilding rules it applies."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: str
    name: dict[str, str]
    least: int
    most: int | None
    restricted_list: bool
    boxes: int | None
    packs: tuple[str, ...] | None
    deckbuilding: bool
    clan_roles: bool


class Formats(BaseModel):
    """All formats, and the lists that they share."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    formats: tuple[Format, ...]
    restricted: frozenset[str]
    clan_roles: dict[str, tuple[str, ...]]


@cache
def formats() -> Formats:
    """Return the formats as ``data`` states them."""
    return Formats.model_validate_json((DATA / "formats.json").read_bytes())


def find_format(name: str) -> Format:
    """Return the format called ``name``. Raises KeyError if there is no such format."""
    return {form.id: form for form in formats().formats}[name]


class Deck:
    """A deck: how many copies of each card it has, by the part in which the card belongs.

    The cards of a ``Deck`` never change.
    """

    def __init__(self, cards: Mapping[str, int], misplaced: Mapping[str, str] | None = None) -> None:
        self.cards = Counter({card_id: count for card_id, count in cards.items() if count > 0})
        self.misplaced = dict(misplaced or {})
        self._parts: dict[str, list[tuple[CardDef, int]]] = {}

    @classmethod
    def of(cls, deck: DeckList) -> "Deck":
        """Return the deck that a deck list describes. The deck also notes which cards the list has in a wrong part."""
        cards: Counter[str] = Counter({deck.stronghold: 1})
        if deck.role:
            cards[deck.role] += 1
        cards.update(deck.provinces)
        misplaced = {}
        for side, part in (("dynasty", deck.dynasty), ("conflict", deck.conflict)):
            for card_id, count in part.items():
                cards[card_id] += count
                face = catalogue().get(card_id)
                if face is not None and face.side != side:
                    misplaced[card_id] = side
        return cls(cards, misplaced)

    def variants(self) -> list["Deck"]:
        """Return every deck that keeps only one stronghold and one role of this deck.

        The deck with the most influence comes first.
        """
        if self.size("stronghold") <= 1 and self.size("role") <= 1:
            return [self]
        strongholds, roles = [card.id for card in self.strongholds], [card.id for card in self.roles]
        rest = {card_id: count for card_id, count in self.cards.items() if card_id not in (*strongholds, *roles)}
        ways = product(strongholds or [""], roles or [""])
        found = [Deck(rest | {card_id: 1 for card_id in kept if card_id}, self.misplaced) for kept in ways]
        return sorted(found, key=lambda deck: deck.spent() - (deck.influence or 0))

    def part(self, name: str) -> list[tuple[CardDef, int]]:
        """Return the cards of a type (stronghold, role, province) or side (dynasty, conflict), with their counts."""
        if name not in self._parts:
            known = catalogue()
            every = [(known[card_id], count) for card_id, count in self.cards.items() if card_id in known]
            by_type = name in ("stronghold", "role", "province")
            self._parts[name] = [one for one in every if (one[0].type if by_type else one[0].side) == name]
        return self._parts[name]

    def size(self, name: str) -> int:
        """Return how many cards a part holds."""
        return sum(count for _, count in self.part(name))

    def count_listed(self, name: str) -> int:
        """Return how many cards the list has in a part, whether they belong there or not."""
        astray = [
            (side, self.cards[card_id], catalogue()[card_id].side)
            for card_id, side in self.misplaced.items()
            if card_id in catalogue()
        ]
        return self.size(name) + sum(count * ((side == name) - (home == name)) for side, count, home in astray)

    @property
    def strongholds(self) -> list[CardDef]:
        """The strongholds: one, unless the deck is wrong."""
        return [card for card, _ in self.part("stronghold")]

    @property
    def roles(self) -> list[CardDef]:
        """The roles: one at most, unless the deck is wrong."""
        return [card for card, _ in self.part("role")]

    @property
    def clans(self) -> frozenset[str]:
        """The clans that may be the deck's own: those of its strongholds.

        For a deck without a stronghold, the result is the clan that all its dynasty cards and provinces share. If they
        do not share one clan, the result is empty. So every reported fault remains, whichever stronghold is added or
        removed.
        """
        if self.strongholds:
            return frozenset(card.clan for card in self.strongholds)
        shown = self.foreign("dynasty", "province")
        return frozenset(shown) if len(shown) == 1 else frozenset()

    def foreign(self, *parts: str) -> list[str]:
        """Return the clans of the cards in these parts, except neutral."""
        return sorted({card.clan for part in parts for card, _ in self.part(part)} - {"neutral"})

    @property
    def influence(self) -> int | None:
        """The influence that stronghold and role give. If the deck has several, the highest influence counts.

        The value is None if the deck has no stronghold.
        """
        if not self.strongholds:
            return None
        roles = [*self.roles, None]
        return max(influence_of(card, role) for card in self.strongholds for role in roles)

    def bought(self) -> list[tuple[CardDef, int]]:
        """Return the conflict cards of other clans (§influence)."""
        own = {"neutral", *self.clans}
        return [(card, count) for card, count in self.part("conflict") if card.clan not in own]

    def spent(self) -> int:
        """Return the influence spent."""
        return sum((card.facts.influence_cost or 0) * count for card, count in self.bought())


def influence_of(stronghold: CardDef, role: CardDef | None, clan: str = "") -> int:
    """Return the influence of a stronghold and a role, for cards of one clan if ``clan`` is given (§influence)."""
    pool = stronghold.facts.influence_pool or 0
    if role is None:
        return pool
    lent, wanted = LENT_INFLUENCE.get(role.id, (0, ""))
    return pool + (KEEPER_INFLUENCE if "keeper" in role.traits else 0) + (lent if clan in ("", wanted) else 0)


def faults(deck: Deck, form: Format) -> list[Fault]:
    """Return everything that is wrong with a deck in a format. The list is empty for a legal deck.

    Too many strongholds are one fault, and so are too many roles. In that case, any other fault is reported only if the
    deck has it with each of its strongholds and each of its roles.
    """
    judged = [_judged(way, form) for way in deck.variants()]
    found: dict[tuple[object, ...], Fault] = {}
    for fault in (fault for way in judged for fault in way):
        if all(any(_identity(other) == _identity(fault) for other in way) for way in judged):
            found.setdefault((_identity(fault), fault.facts.get("card")), fault)
    return [*_unknown(deck), *_strongholds(deck), *found.values()]


def _judged(deck: Deck, form: Format) -> list[Fault]:
    """Return the faults of a deck with at most one stronghold and one role."""
    found = [*_misplaced(deck), *_provinces(deck, form)]
    if form.deckbuilding:
        found += [*_sizes(deck, form), *_clans(deck), *_influence(deck), *_copies(deck)]
        found += [*_roles(deck, form), *_characters(deck)]
    if form.restricted_list:
        found += _restricted(deck)
    found += _pool(deck, form)
    return found


def _identity(fault: Fault) -> tuple[object, ...]:
    """Return the facts that identify a fault: its kind, deck and card.

    If the fault is a role of another clan, its card does not count, because another role may have the same fault.
    """
    card = None if fault.kind == "role-of-another-clan" else fault.facts.get("card")
    return fault.kind, fault.facts.get("deck"), card


def legal_in(deck: Deck) -> list[Format]:
    """Return the formats in which a deck is legal, the strictest first."""
    return [form for form in formats().formats if not faults(deck, form)]


def _unknown(deck: Deck) -> Iterator[Fault]:
    for card_id in deck.cards:
        if card_id not in catalogue():
            yield Fault("unknown-card", "deckbuilding", {"card": card_id})


def _misplaced(deck: Deck) -> Iterator[Fault]:
    for card_id, side in deck.misplaced.items():
        yield Fault("wrong-deck", "deckbuilding", {"card": card_id, "deck": side})


def _strongholds(deck: Deck) -> Iterator[Fault]:
    count = deck.size("stronghold")
    if count != 1:
        yield Fault("one-stronghold", "deckbuilding", {"count": count})
    if deck.size("role") > 1:
        yield Fault("one-role", "role-cards", {"count": deck.size("role")})


def _sizes(deck: Deck, form: Format) -> Iterator[Fault]:
    # A card in the wrong deck is one fault. The deck's size is a second fault only if it is wrong wherever the card is
    # counted.
    for side in ("dynasty", "conflict"):
        count = deck.size(side)
        put = deck.count_listed(side)
        if count < form.least and put < form.least:
            yield Fault("too-few-cards", "deckbuilding", {"deck": side, "count": count, "least": form.least})
        if form.most is not None and count > form.most and put > form.most:
            yield Fault("too-many-cards", "deckbuilding", {"deck": side, "count": count, "most": form.most})


def _clans(deck: Deck) -> Iterator[Fault]:
    if not deck.clans:
        if clans := deck.foreign("dynasty", "province"):
            yield Fault("mixed-clans", "deckbuilding", {"clans": clans})
        return
    for part in ("dynasty", "province"):
        for card, _ in deck.part(part):
            if card.clan not in ("neutral", *deck.clans):
                facts = {"card": card.id, "deck": part, "clan": card.clan}
                yield Fault("other-clan", "deckbuilding", facts)


def _influence(deck: Deck) -> Iterator[Fault]:
    if not deck.clans:
        return
    bought = deck.bought()
    clans = sorted({card.clan for card, _ in bought})
    if len(clans) > 1:
        yield Fault("two-clans-bought", "influence", {"clans": clans})
    for card, _ in bought:
        if card.facts.influence_cost is None:
            yield Fault("not-for-influence", "influence", {"card": card.id})
    for role in deck.roles:
        wanted = LENT_INFLUENCE.get(role.id, (0, ""))[1]
        for clan in clans if wanted else ():
            if clan != wanted:
                yield Fault("influence-for-one-clan", "influence", {"role": role.id, "clan": clan})
    if deck.influence is not None and deck.spent() > deck.influence:
        yield Fault("too-much-influence", "influence", {"spent": deck.spent(), "pool": deck.influence})


def _copies(deck: Deck) -> Iterator[Fault]:
    titles: Counter[str] = Counter()
    for part in ("dynasty", "conflict", "province"):
        for card, count in deck.part(part):
            titles[card.name] += count
    for part in ("dynasty", "conflict", "province"):
        for card, _ in deck.part(part):
            count = titles.pop(card.name, 0)
            if count > card.facts.deck_limit:
                facts = {"card": card.id, "count": count, "most": card.facts.deck_limit}
                yield Fault("too-many-copies", "deck-limits", facts)


def _characters(deck: Deck) -> Iterator[Fault]:
    count = sum(count for card, count in deck.part("conflict") if card.type == "character")
    if count > CONFLICT_CHARACTERS:
        yield Fault("too-many-characters", "deckbuilding", {"count": count, "most": CONFLICT_CHARACTERS})


def _provinces(deck: Deck, form: Format) -> Iterator[Fault]:
    count = deck.size("province")
    if count != PROVINCES:
        yield Fault("five-provinces", "deckbuilding", {"count": count})
    if not form.deckbuilding:
        return
    elements: Counter[str] = Counter()
    for card, copies in deck.part("province"):
        elements[card.element or ""] += copies
    doubled = [element for element in RINGS if elements[element] > 1]
    missing = [element for element in RINGS if not elements[element]]
    # With a Seeker role, a second province of the role's element replaces a province of another element.
    allowed = max((elements[element] >= 2 for role in deck.roles for element in _sought(role)), default=False)
    # With a sixth province, two provinces always share an element. So only a missing element is a further fault.
    excess = sum(elements[element] - 1 for element in doubled) if count <= PROVINCES else len(missing)
    if excess > allowed:
        yield Fault("wrong-elements", "deckbuilding", {"doubled": doubled, "missing": missing})


def _sought(role: CardDef) -> frozenset[str]:
    """Return a set with the element of the additional province that the role allows.

    For other roles, the set is empty.
    """
    return role.traits & set(RINGS) if "seeker" in role.traits else frozenset()


def _roles(deck: Deck, form: Format) -> Iterator[Fault]:
    traits = {trait for role in deck.roles for trait in role.traits}
    for card_id in deck.cards:
        card = catalogue().get(card_id)
        wanted = card.facts.role_restriction if card is not None else None
        if wanted is not None and wanted not in traits:
            yield Fault("needs-role", "role-cards", {"card": card_id, "role": wanted})
    if not form.clan_roles or len(deck.clans) != 1:
        return
    [clan] = deck.clans
    allowed = formats().clan_roles.get(clan, ())
    for role in deck.roles:
        if role.traits & {"keeper", "seeker"} and role.id not in allowed:
            facts = {"card": role.id, "clan": clan, "allowed": list(allowed)}
            yield Fault("role-of-another-clan", "role-cards", facts)


def _restricted(deck: Deck) -> Iterator[Fault]:
    listed = sorted(card_id for card_id in deck.cards if card_id in formats().restricted)
    if len(listed) > 1:
        yield Fault("restricted-list", "restricted-list", {"cards": listed})


def _pool(deck: Deck, form: Format) -> Iterator[Fault]:
    for card_id, count in deck.cards.items():
        card = catalogue().get(card_id)
        if card is None:
            continue
        printings = [p for p in card.facts.printings if form.packs is None or p.pack in form.packs]
        if not printings:
            yield Fault("outside-the-pool", "deckbuilding", {"card": card_id})
        elif form.boxes is not None:
            copies = form.boxes * sum(printing.quantity for printing in printings)
            if count > copies:
                yield Fault("not-in-the-box", "deckbuilding", {"card": card_id, "count": count, "most": copies})
