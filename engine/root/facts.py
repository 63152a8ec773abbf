"""The models of ``data/root``: cards, maps, items, quests, characters and factions."""

from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict

Suit = Literal["fox", "rabbit", "mouse"]
CardSuit = Literal["fox", "rabbit", "mouse", "bird"]
Cost = Literal["fox", "rabbit", "mouse", "any"]
Kind = Literal["item", "ambush", "dominance", "persistent", "immediate"]


class _Facts(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class CardFacts(_Facts):
    """A card of the shared deck: its copies per deck, its crafting cost, and its effect."""

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
    """A clearing: its printed suit (none on the winter map), its open building slots, and whether it has a ruin."""

    id: int
    suit: Suit | None
    slots: int
    ruin: bool
    place: str


class ForestFacts(_Facts):
    """A forest, and the clearings and forests adjacent to it."""

    id: str
    clearings: tuple[int, ...]
    forests: tuple[str, ...]


class MapFacts(_Facts):
    """A map in ``data/root/maps.json``."""

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
    """A kind of item: the number in the supply, the number per set under ruins, the place on the Vagabond's board."""

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
    """The homeland rules of a faction's set-up card (A.8.3).

    * ``places`` is the number of homelands, each adjacent to another.
    * The homelands may be anywhere, or only on the map's ``edge``. At least ``between`` clearings separate these
      homelands from enemy homelands.
    * If the faction ``builds`` there, each homeland needs a free slot.
    * ``around`` is the number of warriors for the clearings beside the homelands.
    """

    places: int = 1
    edge: bool = False
    between: int = 0
    builds: bool = False
    around: int = 0


class FactionFacts(_Facts):
    """The numbers of a faction board.

    A track is a list, indexed by the number of pieces placed or of gains so far.
    """

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
