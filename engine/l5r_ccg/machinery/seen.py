"""What a view of the table tells, field by field. ``engine serve`` documents it, and a test holds every view to it."""

from typing import Any, NotRequired

from typing_extensions import TypedDict

from engine.kernel.outcome import OutcomeView


class Printed(TypedDict):
    """The numbers printed on a card; Force and Chi on those that have them."""

    gold_cost: int | str | None
    focus: int | None
    force: NotRequired[int | str | None]
    chi: NotRequired[int | str | None]


class TokenView(TypedDict):
    """A token on a card."""

    force: int
    chi: int
    name: str


class LastingView(TypedDict):
    """A lasting effect: what it changes, until when, which card made it, and the condition that it depends on."""

    attribute: str
    value: Any
    until: str
    source: str | None
    test: str | None


class BorrowedView(TypedDict):
    """Who gets a borrowed card back, and when."""

    player: int
    until: str


class CardView(TypedDict, total=False):
    """A card that the viewer may know, with its attachments. Fields that do not apply to the card are left out.

    ``beneath`` counts the cards that lie face down under it. For a card in a province, a field says whether the card
    lies face down. A card that the viewer may not know shows nothing else.
    """

    key: str
    id: str
    type: str
    owner: int
    controller: int
    bowed: bool
    printed: Printed
    traits: list[str]
    gold: int
    force: int
    chi: int
    dishonored: bool
    personal_honor: int
    unit_force: int
    cavalry: bool
    at: str | None
    covers: list[str]
    beneath: int
    attachments: "list[CardView]"
    tokens: list[TokenView]
    lasting: list[LastingView]
    used: dict[str, int]
    copied: list[str]
    borrowed: list[BorrowedView]
    facedown: bool


class ProvinceView(TypedDict):
    """A province, what lies in it, and what is attached to it."""

    key: str
    index: int
    destroyed: bool
    strength: int
    lasting: list[LastingView]
    card: CardView | None
    attached: list[CardView]


class BeneathView(TypedDict):
    """A card that lies face down under a card in play."""

    key: str
    under: str


class DiscardedView(TypedDict):
    """A card of a Dynasty discard pile, and how it died if it did."""

    key: str
    died: NotRequired[str]


Presence = TypedDict("Presence", {"in": bool})  # whether the player is still in the game


class PlayerView(Presence):
    """One player. Hand, decks (from the top down) and what lies beneath cards are there if the viewer may see them."""

    seat: int
    clans: list[str]
    deck: str | None
    honor: int
    lobbied: bool
    casts: int
    lasting: list[LastingView]
    hand_count: int
    dynasty_deck: int
    fate_deck: int
    dynasty_discard: list[DiscardedView]
    fate_discard: list[str]
    removed: list[str]
    resolving: list[str]
    stronghold: CardView
    provinces: list[ProvinceView]
    personalities: list[CardView]
    holdings: list[CardView]
    rings: list[CardView]
    hand: NotRequired[list[CardView]]
    beneath: NotRequired[list[BeneathView]]
    dynasty_cards: NotRequired[list[str]]
    fate_cards: NotRequired[list[str]]


class ArmyView(TypedDict):
    """The units of one side at a province, and their Force."""

    units: list[str]
    force: int


class FieldView(TypedDict):
    """A province of the defender in an attack, and the armies there."""

    province: str
    strength: int
    attack: ArmyView
    defend: ArmyView


class AttackView(TypedDict):
    """The present attack. ``allies`` gives the side of every seat that takes part."""

    attacker: int
    defender: int
    invited: dict[str, list[int]]
    allies: dict[str, str]
    fought: list[str]
    segment: str
    provinces: list[FieldView]


class BattleView(TypedDict):
    """The present battle. ``totals`` are present once the battle is resolved."""

    province: str
    terrain: CardView | None
    terrains: int
    totals: list[int] | None


class DuelistView(TypedDict):
    """A side of a duel; ``focused`` lists its Focus cards that the viewer may know."""

    card: str
    player: int
    total: int
    count: int
    focused: list[str]


class DuelView(TypedDict):
    """The present duel."""

    value: str
    duelists: list[DuelistView]


class WaitingView(TypedDict):
    """A delayed effect; ``card`` is null for a viewer who may not know which card the effect is about."""

    effect: str
    player: int | None
    card: str | None
    until: str


class Board(TypedDict):
    """What everybody sees alike, without the players."""

    turn: int
    active: int
    phase: str
    favor: int | None
    attack: AttackView | None
    battle: BattleView | None


class TableView(Board):
    """The table as a viewer (a seat, or null for the public) may see it."""

    viewer: int | None
    duel: DuelView | None
    waiting: list[WaitingView]
    players: list[PlayerView]
    outcome: OutcomeView | None
