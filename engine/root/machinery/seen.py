"""The types of a view and its parts.

``engine serve`` documents these types. A test checks every view against them.
"""

from typing import Any, NotRequired

from typing_extensions import TypedDict

from engine.kernel.outcome import OutcomeView

Places = dict[str, int]  # how many things there are at each place, by its number
Box = dict[str, int]  # how many warriors of each seat there are


class ClearingView(TypedDict):
    """A clearing. ``free`` counts its open slots, and ``ruler`` is the seat that rules the clearing."""

    id: int
    suit: str | None
    slots: int
    free: int
    ruin: bool
    ruler: int | None
    scorched: bool


class ForestView(TypedDict):
    """A forest, and the clearings and forests that are adjacent to it."""

    id: str
    clearings: list[int]
    forests: list[str]


class RelicView(TypedDict):
    """A relic. ``value`` is null until the relic is turned up. ``at`` is a clearing, a forest or ``board``."""

    kind: str
    value: int | None
    at: int | str
    shown: bool


class ResolvingView(TypedDict):
    """The column of the Decree that is being resolved, and the suits of its cards that are still to be resolved."""

    column: str
    suits: list[str]


class BoardView(TypedDict, total=False):
    """The further fields of a faction's board.

    A view of a board holds only the fields of its own faction. Secret fields are present only for the player of the
    faction.
    """

    # Marquise, Hundreds, Corvids, Duchy
    actions: int
    keep: int | None
    costs: dict[str, int]
    # Eyrie
    decree: dict[str, list[str]]
    viziers: list[str]
    leader: str
    leaders: list[str]
    resolving: ResolvingView
    # Alliance
    officers: int
    operations: int
    supporters_count: int
    supporters: list[str]
    # Vagabond
    character: str | None
    pawn: int | None
    forest: str | None
    satchel: dict[str, Any]
    limit: int
    load: int
    relations: dict[str, int | str]
    aided: dict[str, int]
    done: list[str]
    # Keepers
    relics: list[RelicView] | list[str]
    recovered: list[RelicView]
    stations: dict[str, list[str]]
    backs: dict[str, list[str]]
    retinue: list[list[str]]
    # Riverfolk
    payments: Box
    funds: Box
    invested: Box
    track: dict[str, Box]
    prices: dict[str, int]
    lost: dict[str, int]
    open_spaces: dict[str, int]
    # Cult
    outcast: str
    hated: bool
    acolytes: int
    revealed: list[str]
    scored: list[str]
    # Duchy
    swayed: list[str]
    crowns: dict[str, int]
    convened: list[str]
    # Corvids
    plots: dict[str, str | None]
    shown: list[int]
    laid: int
    reserve: dict[str, int]
    # Hundreds
    warlord: int | None
    mood: str
    hoard: dict[str, list[str]]
    command: int
    prowess: int
    advances: int


class PlayerView(BoardView):
    """One player in a view.

    ``score`` is null for a player with a dominance card in play. ``hand`` is present only if the viewer may see it.
    """

    seat: int
    faction: str
    score: int | None
    hand_count: int
    crafted: list[str]
    items: list[str]
    weary: list[str]
    used: list[str]
    dominance: str | None
    partner: int | None
    home: int | None
    supply: int
    stock: dict[str, int]
    warriors: Places
    buildings: dict[str, Places]
    tokens: dict[str, Places]
    hand: NotRequired[list[str]]


class HiddenView(TypedDict):
    """Everything that nobody sees until the match ends: the items under the ruins, and the order of the quest pile."""

    ruins: dict[str, list[str]]
    quests: list[str]


class Board(TypedDict):
    """The part of a view that is the same for all viewers, without the players."""

    map: str
    deck: str
    turn: int
    turns: int
    phase: str
    order: list[int]
    gone: list[int]
    clearings: list[ClearingView]
    paths: list[list[int]]
    closed: list[list[int]]
    rivers: list[list[int]]
    ferry: int | None
    tower: int | None
    forests: list[ForestView]
    draw_pile: int
    discard: list[str]
    available: list[str]
    souls: list[str] | None
    lost: list[str]
    items: dict[str, int]
    coffin: dict[str, int]
    quests: list[str]
    buyer: int | None
    outcome: OutcomeView | None


class TableView(Board):
    """The table as a viewer (a seat, or null for the public) may see it."""

    viewer: int | None
    players: list[PlayerView]


class OpenView(TableView, total=False):
    """The table as a viewer (a seat, or null for the public) may see it.

    The view `open` has two more fields. ``draw`` is the draw pile in order, with the top card last. ``hidden`` holds
    everything that nobody sees until the end of the match.
    """

    draw: list[str]
    hidden: HiddenView
