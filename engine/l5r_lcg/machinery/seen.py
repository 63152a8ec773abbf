"""What a view of the table tells, field by field. ``engine serve`` documents it, and a test holds every view to it."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from engine.kernel.outcome import OutcomeView


class Printed(TypedDict):
    """The numbers printed on a card; null where there is none."""

    military: int | None
    political: int | None
    glory: int | None
    cost: int | None


class Skills(TypedDict, total=False):
    """The present skills and glory of a character; null for a dash."""

    military: int | None
    political: int | None
    glory: int | None


class CardView(Skills):
    """A card in play or in a hand, with its attachments. Only characters have skills and glory."""

    key: str
    id: str
    type: str
    clan: str
    owner: int
    controller: int
    bowed: bool
    fate: int
    status: int
    participating: bool
    printed: Printed
    attachments: "list[CardView]"


class Hidden(TypedDict):
    """A card that the viewer may not know."""

    facedown: Literal[True]


class LyingView(CardView):
    """A card on a province that the viewer may know, with the cards facedown under it."""

    facedown: bool
    under: "NotRequired[list[CardView | Hidden]]"


class ProvinceView(TypedDict):
    """A province. ``id``, ``element`` and ``strength`` are null for a viewer who may not know the province card."""

    place: str
    index: int
    facedown: bool
    broken: bool
    stronghold: bool
    id: str | None
    element: str | None
    strength: int | None
    honor: int
    cards: list[LyingView | Hidden]


class StrongholdView(TypedDict):
    """A player's stronghold."""

    id: str
    key: str
    bowed: bool


class PlayerView(TypedDict):
    """One side of the table. The hand and the decks (from the top down) are present only if the viewer may see them."""

    seat: int
    clan: str
    deck: str | None
    deckbuilding: bool
    honor: int
    fate: int
    bid: int | None
    bid_value: int | None
    passed: bool
    conflicts_left: int
    declared: list[str]
    hand_count: int
    dynasty_deck: int
    conflict_deck: int
    dynasty_discard: list[str]
    conflict_discard: list[str]
    removed: list[str]
    resolving: list[str]
    revealed: list[str]
    stronghold: StrongholdView
    role: str | None
    provinces: list[ProvinceView]
    characters: list[CardView]
    hand: NotRequired[list[CardView]]
    dynasty_cards: NotRequired[list[str]]
    conflict_cards: NotRequired[list[str]]


RingState = Literal["claimed", "contested", "unclaimed"]


class RingView(TypedDict):
    """A ring: who claimed it, and its face; an unclaimed ring has no face."""

    element: str
    fate: int
    state: RingState
    player: int | None
    face: str | None


class ConflictView(TypedDict):
    """The present conflict. ``strength`` is null while its province lies facedown."""

    number: int
    attacker: int
    defender: int
    ring: str
    elements: list[str]
    skill: str
    province: str
    attackers: list[str]
    defenders: list[str]
    totals: list[int]
    strength: int | None
    winner: int | None


class FavorView(TypedDict):
    """Who holds the Imperial Favor, and its side."""

    player: int
    side: str


class TableView(TypedDict):
    """The table as a viewer (a seat, or null for the public) may see it."""

    viewer: int | None
    packs: list[str]
    round: int
    phase: str
    step: str
    first_player: int
    active_player: int | None
    favor: FavorView | None
    rings: list[RingView]
    conflict: ConflictView | None
    players: list[PlayerView]
    outcome: OutcomeView | None
