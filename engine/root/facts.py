"""The numbers of cards, maps, items, quests, characters and factions, as ``data/root`` states them."""

from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict

Suit = Literal["fox", "rabbit", "mouse"]
CardSuit = Literal["fox", "rabbit", "mouse", "bird"]
Cost = Literal["fox", "rabbit", "mouse", "any"]
Kind = Literal["item", "ambush", "dominance", "persistent", "immediate"]


class _Facts(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class CardFacts(_Facts):
    """A card of the shared deck: how many copies in which decks, what it costs to craft, what that gives."""

    id: str
    name: str
    suit: CardSuit
    kind: Kind
    decks: tuple[str, ...]
    copies: int
    cost: tuple[Cost, ...] = ()
    item: str | None = None
    points: int = 0


class ClearingFacts(_Facts):
    """A clearing: its printed suit (none on the winter map), open slots for buildings, a ruin on a further one."""

    id: int
    suit: Suit | None
    slots: int
    ruin: bool
    place: str


class ForestFacts(_Facts):
    """A forest and what it touches."""

    id: str
    clearings: tuple[int, ...]
    forests: tuple[str, ...]


class MapFacts(_Facts):
    """A map as ``data/root/maps.json`` states it."""

    id: str
    corners: tuple[int, ...]
    opposite: tuple[tuple[int, int], ...]
    edge: tuple[int, ...]
    paths: tuple[tuple[int, int], ...]
    closed: tuple[tuple[int, int], ...]
    rivers: tuple[tuple[int, int], ...]
    coast: tuple[int, ...]
    ferry: int | None
    tower: int | None
    clearings: tuple[ClearingFacts, ...]
    forests: tuple[ForestFacts, ...]


class Item(_Facts):
    """A kind of item: how many lie in the supply, how many under the ruins for one set, and where it goes."""

    model_config = ConfigDict(extra="ignore", frozen=True)
    id: str
    supply: int
    ruins: int
    vagabond_place: Literal["satchel", "track"]
    hoard: Literal["command", "prowess"] | None


class Quest(_Facts):
    """A quest card (9.5.5)."""

    id: str
    name: str
    suit: Suit
    items: tuple[str, str]


class Character(_Facts):
    """A character of the Vagabond: starting items and special action (9.3.1)."""

    id: str
    name: str
    items: tuple[str, ...]
    special: str


class Minister(_Facts):
    """A minister of the Duchy (12.5.2)."""

    id: str
    rank: Literal["squire", "noble", "lord"]
    cards: int
    points: int


class Homeland(NamedTuple):
    """What the set-up card of a faction asks of its homelands (A.8.3).

    So many ``places``, each next to another; on the map's ``edge`` or anywhere; at least so many clearings ``between``
    them and enemy homelands; with a free slot where it ``builds``. ``around`` warriors go to the clearings beside it.
    """

    places: int = 1
    edge: bool = False
    between: int = 0
    builds: bool = False
    around: int = 0


class FactionFacts(_Facts):
    """The numbers of a faction board. ``tracks`` are read at the number of pieces placed (or of gains so far)."""

    id: str
    letter: str
    militant: bool = False
    corner: bool = False
    warriors: int
    buildings: dict[str, int] = {}
    tokens: dict[str, int] = {}
    tracks: dict[str, tuple[int, ...]] = {}
    leaders: dict[str, tuple[str, str]] = {}
    ministers: tuple[Minister, ...] = ()
    plots: dict[str, int] = {}
    moods: dict[str, str | None] = {}
    waystations: tuple[tuple[str, str], ...] = ()
