"""The types of a view and its parts.

``engine serve`` documents these types. A test checks every view against them.
"""

from typing import Any, NotRequired

from typing_extensions import TypedDict

from engine.kernel.outcome import OutcomeView


class Printed(TypedDict):
    """The numbers printed on a card.

    ``force`` and ``chi`` are present only for types of cards that have Force and Chi.
    """

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
    """A lasting effect on a card, a player or a province.

    ``attribute`` names the value that changes. ``value`` says by how much. The effect ends when the period ``until``
    ends. ``source`` is the card that made the effect. ``test`` names the condition on which the effect depends.
    """

    attribute: str
    value: Any
    until: str
    source: str | None
    test: str | None


class BorrowedView(TypedDict):
    """The loan of a borrowed card: the player who gets the card back, and the period that the loan lasts."""

    player: int
    until: str


class CardView(TypedDict, total=False):
    """A card that the viewer may know, with its attachments.

    Fields that do not apply to the card are missing. ``beneath`` counts the cards that lie face down under the card.
    ``apart`` lists the cards that are out of play until an effect of the card gives them back. For a card in a
    province, ``facedown`` says whether the card lies face down. If the viewer may not know a card, its only field is
    ``facedown``.
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
    apart: list[str]
    attachments: "list[CardView]"
    tokens: list[TokenView]
    lasting: list[LastingView]
    used: dict[str, int]
    copied: list[str]
    borrowed: list[BorrowedView]
    facedown: bool


class ProvinceView(TypedDict):
    """A province, the card that lies in it, and the cards that are attached to it."""

    key: str
    index: int
    destroyed: bool
    strength: int
    lasting: list[LastingView]
    card: CardView | None
    attached: list[CardView]


class BeneathView(TypedDict):
    """A card that lies under a card in play; ``under`` is the key of the card in play.

    ``waits`` is present for cards that lie face up, and says how many more turns of its player the card stays there.
    """

    key: str
    under: str
    waits: NotRequired[int]


class DiscardedView(TypedDict):
    """A card of a Dynasty discard pile. ``died`` is present if the card died, and says how."""

    key: str
    died: NotRequired[str]


Presence = TypedDict("Presence", {"in": bool})  # whether the player is still in the game


class PlayerView(Presence):
    """One player in a view. ``in`` says whether the player is still in the game.

    ``hand``, ``beneath``, ``dynasty_cards`` and ``fate_cards`` are present only if the viewer may see these cards.
    ``dynasty_cards`` and ``fate_cards`` list the decks from the top card down. ``beneath`` lists the cards that lie
    face down under the player's cards. ``entombed`` lists those that lie there face up, and is missing if there are
    none. ``dynasty_top`` and ``fate_top`` are the top cards of the decks, and present only if these cards lie face up.
    """

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
    entombed: NotRequired[list[BeneathView]]
    dynasty_top: NotRequired[str]
    fate_top: NotRequired[str]
    dynasty_cards: NotRequired[list[str]]
    fate_cards: NotRequired[list[str]]


class ArmyView(TypedDict):
    """The units of one side at a province, and the sum of their Force."""

    units: list[str]
    force: int


class FieldView(TypedDict):
    """A province of the defender in an attack, and the army of each side at this province."""

    province: str
    strength: int
    attack: ArmyView
    defend: ArmyView


class AttackView(TypedDict):
    """The attack in progress. ``allies`` maps each seat that takes part to its side.

    ``fought`` lists the provinces whose battles are over, those of ``defender`` first. An ``ambush`` is a battle of two
    units away from all provinces. The place of an ambush is the only entry of ``provinces`` and belongs to no player.

    ``second`` is the other Defender, if an effect has added one. In each battle ``defender`` is the owner of its
    province. ``helps`` maps each seat that was invited to defend to the Defenders whom it may help.

    The attack of a ``horde``, whose units are listed, has no Attacker.
    """

    attacker: int | None
    defender: int
    second: NotRequired[int]
    helps: NotRequired[dict[str, list[int]]]
    horde: NotRequired[list[str]]
    invited: dict[str, list[int]]
    allies: dict[str, str]
    fought: list[str]
    segment: str
    ambush: bool
    provinces: list[FieldView]


class BattleView(TypedDict):
    """The battle in progress. ``totals`` is null until the battle is resolved."""

    province: str
    terrain: CardView | None
    terrains: int
    totals: list[int] | None


class DuelistView(TypedDict):
    """One side of a duel.

    ``count`` is the number of its Focus cards. ``focused`` lists the Focus cards that the viewer may know.
    """

    card: str
    player: int
    total: int
    count: int
    focused: list[str]


class DuelView(TypedDict):
    """The duel in progress."""

    value: str
    duelists: list[DuelistView]


class WaitingView(TypedDict):
    """A delayed effect. ``card`` is null unless the viewer may know which card the effect is about."""

    effect: str
    player: int | None
    card: str | None
    until: str


class Board(TypedDict):
    """The part of a view that is the same for all viewers, without the players."""

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
