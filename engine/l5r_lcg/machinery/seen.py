"""The types of a view and its parts.

``engine serve`` documents these types. A test checks every view against them.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from engine.kernel.outcome import OutcomeView


class Printed(TypedDict):
    """The numbers printed on a card. A number that is not printed on the card is null."""

    military: int | None
    political: int | None
    glory: int | None
    cost: int | None


class Skills(TypedDict, total=False):
    """A character's present skills and glory. A dash is null."""

    military: int | None
    political: int | None
    glory: int | None


class CardView(Skills):
    """A card in play or in a hand, with its attachments. Only characters have skills and glory.

    A ``covered`` character may not defend in this conflict. The field ``covered`` is missing if it is false.
    """

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
    covered: NotRequired[bool]


class Hidden(TypedDict):
    """A card that the viewer may not know."""

    facedown: Literal[True]


class LyingView(CardView):
    """A card on a province that the viewer may know. ``under`` lists the cards that lie facedown under the card."""

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
    """The side of one player.

    ``hand``, ``dynasty_cards`` and ``conflict_cards`` are present only if the viewer may see these cards.
    ``dynasty_cards`` and ``conflict_cards`` list the decks from the top card down.
    """

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
    """A ring. ``player`` is the player who has claimed the ring. ``face`` is null while the ring is unclaimed."""

    element: str
    fate: int
    state: RingState
    player: int | None
    face: str | None


class ConflictView(TypedDict):
    """The conflict in progress. ``strength`` is null while the attacked province is facedown."""

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
    """The player who holds the Imperial Favor, and the conflict type on its upper side."""

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
