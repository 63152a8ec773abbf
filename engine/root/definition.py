"""The definitions of Root from ``data/root``: cards, maps, items, quests, characters, and the numbers of the factions.

Pydantic checks the facts once. The checked facts are stored in classes with slots, which are faster to use.
"""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from engine.root.facts import CardFacts, Character, FactionFacts, Item, MapFacts, Minister, Quest

DATA: Final = Path(__file__).parents[2] / "data" / "root"
BIRD: Final = "bird"
SUITS: Final = ("fox", "rabbit", "mouse")
ANY: Final = "any"
CLEARINGS: Final = range(1, 13)
# The Duchy's Burrow is a clearing without a suit (12.2.2). Its number is 0.
BURROW: Final = 0
PLACES: Final = 13


class Card:
    """A card of the deck. All copies of a card are this one object, because no rule distinguishes copies.

    ``needs`` says how many crafting pieces of each suit the card costs: fox, rabbit, mouse.
    """

    __slots__ = ("copies", "cost", "decks", "id", "item", "kind", "name", "needs", "points", "suit")

    def __init__(self, facts: CardFacts) -> None:
        self.id = facts.id
        self.name = facts.name
        self.suit: str = facts.suit
        self.kind: str = facts.kind
        self.decks = facts.decks
        self.copies = facts.copies
        self.cost: tuple[str, ...] = facts.cost
        self.needs = [facts.cost.count(suit) for suit in SUITS]
        self.item = facts.item
        self.points = facts.points

    def matches(self, suit: str) -> bool:
        """Tell whether this card can be used as a card of ``suit``: it has that suit, or it is a bird."""
        return self.suit in (suit, BIRD)

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


class Map:
    """A map, with everything that can be derived from it before the game.

    In lists by clearing, index 0 is the Burrow.
    """

    __slots__ = ("closed", "coast", "corners", "edge", "facts", "ferry", "forests", "id", "near_forests", "opposite",
                 "paths", "river", "rivers", "ruins", "slots", "suits", "tower")  # fmt: skip

    def __init__(self, facts: MapFacts) -> None:
        self.facts = facts
        self.id = facts.id
        self.corners = facts.corners
        self.edge = facts.edge
        self.paths = facts.paths
        self.closed = facts.closed
        self.coast = facts.coast
        self.ferry = facts.ferry
        self.tower = facts.tower
        self.opposite = {a: b for pair in facts.opposite for a, b in (pair, pair[::-1])}
        self.suits: tuple[str | None, ...] = (None, *(clearing.suit for clearing in facts.clearings))
        self.slots = (0, *(clearing.slots for clearing in facts.clearings))
        self.ruins = tuple(clearing.id for clearing in facts.clearings if clearing.ruin)
        self.rivers = neighbours_by(facts.rivers)
        self.river = tuple(place for place in CLEARINGS if self.rivers[place] or place in facts.coast)
        self.forests = {forest.id: forest for forest in facts.forests}
        self.near_forests = tuple(
            tuple(forest.id for forest in facts.forests if place in forest.clearings) for place in range(PLACES)
        )


@cache
def neighbours_by(links: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """Return, for each clearing in order, the clearings to which ``links`` connect it."""
    near: list[list[int]] = [[] for _ in range(PLACES)]
    for one, other in links:
        near[one].append(other)
        near[other].append(one)
    return tuple(tuple(sorted(found)) for found in near)


@cache
def cards() -> dict[str, Card]:
    """Return every card of both decks by id."""
    found = TypeAdapter(list[CardFacts]).validate_json((DATA / "cards.json").read_bytes())
    return {facts.id: Card(facts) for facts in found}


def find_card(card: str) -> Card:
    """Return the card with this id. Raises KeyError if there is no such card."""
    return cards()[card]


@cache
def decks() -> dict[str, tuple[Card, ...]]:
    """Return the decks by name, each with its 54 cards in the order of the data."""
    names = sorted({deck for card in cards().values() for deck in card.decks})
    return {
        name: tuple(card for card in cards().values() if name in card.decks for _ in range(card.copies))
        for name in names
    }


@cache
def maps() -> dict[str, Map]:
    """Return the maps by name."""
    found = TypeAdapter(list[MapFacts]).validate_json((DATA / "maps.json").read_bytes())
    return {facts.id: Map(facts) for facts in found}


@cache
def items() -> dict[str, Item]:
    """Return the kinds of items by id."""
    found = TypeAdapter(dict[str, Any]).validate_json((DATA / "items.json").read_bytes())
    return {item.id: item for item in TypeAdapter(list[Item]).validate_python(found["items"])}


@cache
def quests() -> dict[str, Quest]:
    """Return the quests by id."""
    found = TypeAdapter(list[Quest]).validate_json((DATA / "quests.json").read_bytes())
    return {quest.id: quest for quest in found}


@cache
def characters() -> dict[str, Character]:
    """Return the Vagabond's characters by id."""
    found = TypeAdapter(list[Character]).validate_json((DATA / "characters.json").read_bytes())
    return {character.id: character for character in found}


@cache
def faction_facts() -> dict[str, FactionFacts]:
    """Return the numbers of every faction by id, in the order of set-up (5.1.7)."""
    found = TypeAdapter(list[FactionFacts]).validate_json((DATA / "factions.json").read_bytes())
    return {facts.id: facts for facts in sorted(found, key=lambda facts: facts.letter)}


@cache
def ministers() -> dict[str, Minister]:
    """Return the ministers of the Duchy by id."""
    return {minister.id: minister for minister in faction_facts()["duchy"].ministers}


@cache
def data_hash() -> str:
    """Return a short hash of the facts, which every match's header holds."""
    digest = sha256()
    for path in sorted(DATA.glob("*.json")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
