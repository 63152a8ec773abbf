"""The pydantic models of a position.

A position may leave out every field that has a default. A list of a deck's cards begins with the top card.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.l5r_ccg.fighting.campaign import Segment, Side
from engine.l5r_ccg.state import PROVINCES

MOST: Final = 99_999
# The moments at which a lasting effect may end. Some of them are in the next turn of the effect's player.
UNTIL: Final = (
    r"^(turn|battle|attack|duel|play|game|attached|permanent|bowed \d{1,7}"
    r"|(next-turn|end-of-next-turn|next-straighten|next-events) [0-5]\.\d{1,5})$"
)
Phase = Literal["straighten", "events", "action", "attack", "dynasty", "end"]


class Part(BaseModel):
    """The base class of all parts of a position. Unknown fields are errors."""

    model_config = ConfigDict(extra="forbid")


class TokenAt(Part):
    """Equal tokens on a card, ``amount`` of them.

    ``until`` is ``turn`` for tokens of a copied ability, which end with the turn.
    """

    force: int = Field(0, ge=-MOST, le=MOST)
    chi: int = Field(0, ge=-MOST, le=MOST)
    name: str = ""
    amount: int = Field(1, ge=1, le=MOST)
    until: Literal["", "turn"] = ""


class ChangeAt(Part):
    """A permanent change of a card.

    ``attribute`` names the value that changes (a number, ``trait:…`` or ``clan:…``), and ``value`` says by how much.
    ``source`` is the id of the card that made the change. ``test`` names the condition on which the change depends.
    """

    attribute: str
    value: int = 1
    source: str = ""
    test: str = ""


class LastingAt(ChangeAt):
    """A temporary effect on a card, or a temporary or permanent effect on a player or a province.

    If ``maker`` is the number of a Personality, the effect ends when this Personality leaves play. The effect lasts
    until the end of ``until``. For "until a player's next turn", ``until`` also holds the player's seat and the number
    of the turn in which the effect began: ``next-turn 0.7``.
    """

    until: str = Field("turn", pattern=UNTIL)
    layer: Literal["base", "add", "multiply", "fix"] = "add"
    maker: int = Field(0, ge=0, le=9_999_999)


class UsedAt(Part):
    """How often an ability with a limit was used in the period of this limit: the turn, the battle or the game.

    ``ability`` is the ability's name in records (``suana.1``). ``seat`` is the seat of the player who used the ability.
    """

    ability: str
    seat: int = Field(ge=0, le=5)
    times: int = Field(1, ge=1, le=MOST)


class LentAt(Part):
    """An ability that a card has copied and keeps until the period ``until`` ends.

    ``ability`` names the printed original (``togashi-mitsu.0``, or ``jade-bow.grants.0`` for an ability that an
    attachment grants). ``name`` is the name of the copy in records, which comes from the card that was copied.
    """

    ability: str
    name: str = ""
    until: str = Field("turn", pattern=UNTIL)


class LoanAt(Part):
    """The loan of a borrowed card. The card returns to the player ``seat`` when the period ``until`` ends."""

    seat: int = Field(ge=0, le=5)
    until: str = Field("turn", pattern=UNTIL)


class CardAt(Part):
    """A card: its ``id``, whether it is face down and whether it is bowed.

    ``uid`` is the number in the card's key, such as 4711 in ``katana#4711``. By default this number is random.
    ``permanent`` lists the changes that the card keeps in every zone.
    """

    id: str
    uid: int | None = Field(None, ge=1, le=9_999_999)
    facedown: bool = False
    bowed: bool = False
    owner: int | None = Field(None, ge=0, le=5)
    died: Literal["", "honorably", "dishonorably"] = ""
    permanent: list[ChangeAt] = []


class UnderAt(CardAt):
    """A card that lies under a card in play.

    A card under a Holding lies face up, and stays there for ``waits`` more turns.
    """

    waits: int = Field(0, ge=0, le=MOST)


class InPlayAt(CardAt):
    """A card in play: a Holding, a Ring, or an attachment of a Personality or province.

    ``beneath`` lists the cards that lie under an Item, a Personality or a Holding.
    """

    beneath: list[UnderAt | str] = []
    tokens: list[TokenAt] = []
    lasting: list[LastingAt] = []
    used: list[UsedAt] = []
    lent: list[LentAt] = []
    borrowed: list[LoanAt] = []


class AttachmentAt(InPlayAt):
    """An attachment of a Personality.

    ``controller`` is the player who controls the attachment, if another player leads the unit.
    """

    controller: int | None = Field(None, ge=0, le=5)


class PersonalityAt(InPlayAt):
    """A Personality in play.

    ``at`` is the province where the Personality's unit fights: ``0.2`` is province 2 of seat 0. ``covers`` lists the
    former versions of the Personality that lie under this card. ``sent`` has the value ``sent`` if the unit was
    committed in this turn, and ``held-back`` if the unit could have been committed but was not. Otherwise it is empty.
    """

    dishonored: bool = False
    at: str | None = Field(None, pattern=r"^[0-5]\.[0-9]$")
    covers: list[CardAt | str] = []
    sent: Literal["", "sent", "held-back"] = ""
    attachments: list[AttachmentAt | str] = []


class ProvinceAt(Part):
    """A province: its card and its attachments. A card that is given by its id alone lies face down.

    The usual four provinces have the indexes 0 to 3 from left to right. Each further province states its ``index``: the
    first that was added has index 4, the next has index 5. A further province lies on the left of all that were there
    before it, or on the right of them.
    """

    index: int | None = Field(None, ge=4, le=9)
    destroyed: bool = False
    card: CardAt | str | None = None
    attached: list[InPlayAt | str] = []
    lasting: list[LastingAt] = []


def places(provinces: "list[ProvinceAt]") -> "list[tuple[int, ProvinceAt]]":
    """Return each of ``provinces`` with its index."""
    usual = 0
    found = []
    for one in provinces:
        if one.index is None:
            found.append((usual, one))
            usual += 1
        else:
            found.append((one.index, one))
    return found


def indexes(provinces: "list[ProvinceAt]") -> list[int]:
    """Return the indexes of a player's provinces from left to right.

    The usual four provinces exist even if the literal leaves them out.
    """
    there = [index for index, _ in places(provinces)]
    last = max((place for place, index in enumerate(there) if index < PROVINCES), default=None)
    missing = [index for index in range(PROVINCES) if index not in there]
    after = len([index for index in there if index >= PROVINCES]) if last is None else last + 1
    return [*there[:after], *missing, *there[after:]]


class PlayerAt(Part):
    """The side of one player.

    ``deck`` is the id of a prepared deck, if everybody knows that the player plays this deck.
    """

    deck: str | None = None
    stronghold: InPlayAt | str = "the-sacred-temple-of-the-phoenix"
    honor: int = Field(0, ge=-MOST, le=MOST)
    lobbied: bool = False
    casts: int = Field(0, ge=0, le=MOST)
    lasting: list[LastingAt] = []
    provinces: list[ProvinceAt] = Field([], max_length=10)
    personalities: list[PersonalityAt | str] = []
    holdings: list[InPlayAt | str] = []
    rings: list[InPlayAt | str] = []
    hand: list[CardAt | str] = []
    fate_deck: list[CardAt | str] = []
    dynasty_deck: list[CardAt | str] = []
    fate_discard: list[CardAt | str] = []
    dynasty_discard: list[CardAt | str] = []
    removed: list[CardAt | str] = []


class TerrainAt(CardAt):
    """The Terrain played in a battle. ``lasting`` lists the effects on it."""

    controller: int | None = Field(None, ge=0, le=5)
    lasting: list[LastingAt] = []


class SecondAt(Part):
    """The second Defender of an attack: the ``seat``, and the indexes of its provinces whose battles are over.

    ``helps`` tells for each seat that was invited to defend which Defenders it may help.
    """

    seat: int = Field(ge=0, le=5)
    fought: list[Annotated[int, Field(ge=0, le=9)]] = []
    helps: dict[int, list[Annotated[int, Field(ge=0, le=5)]]] = {}


class HordeAt(Part):
    """An army that nobody leads. ``units`` lists the numbers (``uid``) of its Personalities.

    ``place`` is the index of the province that it attacks. ``unturned`` is the number of provinces of the active
    player, from the right, whose cards are still to be turned face up.
    """

    units: list[Annotated[int, Field(ge=1, le=9_999_999)]]
    place: int = Field(ge=0, le=9)
    unturned: int = Field(0, ge=0, le=9)


class AttackAt(Part):
    """The attack in progress. ``segment`` is its present part.

    In ``maneuvers`` the Maneuvers begin, and nobody has been asked yet. In ``infantry`` players commit units. ``stood``
    lists the seats that had units in a battle when the battle was resolved. In some segments players ask for allies or
    commit units one after another. There ``heard`` counts the players who have answered. If ``segment`` is ``battle``,
    the Battle Action Segment at ``province`` begins or is in progress, and the other fields describe this battle.
    ``terrains`` lists the seats that have played a Terrain. ``terrain`` is the Terrain in play. ``strength`` is the
    province's strength at the start of the battle. ``acted`` lists the seats that have taken an action. ``lost`` lists
    the numbers (``uid``) of the destroyed cards. Each unit's ``PersonalityAt`` says where the unit fights.

    ``second`` describes a second Defender. The provinces of ``fought`` and ``province`` are those of ``defender``.

    An ``ambush`` is a battle of two units in the Action Phase. The place of an ambush has the index 9 and is not a
    province. ``field`` lists the lasting effects on this place.

    The attack of a ``horde`` has no ``attacker``. The attack of a horde is fought in the Events Phase.
    """

    attacker: int | None = Field(ge=0, le=5)
    defender: int = Field(ge=0, le=5)
    invited: dict[Side, list[int]] = {}
    allies: dict[int, Side] = {}
    fought: list[Annotated[int, Field(ge=0, le=9)]] = []
    segment: Segment = "battles"
    ambush: bool = False
    field: list[LastingAt] = []
    second: SecondAt | None = None
    horde: HordeAt | None = None
    heard: int = Field(0, ge=0, le=12)
    stood: list[Annotated[int, Field(ge=0, le=5)]] = []
    province: int | None = Field(None, ge=0, le=9)
    terrain: TerrainAt | None = None
    terrains: list[Annotated[int, Field(ge=0, le=5)]] = []
    strength: int | None = Field(None, ge=0, le=MOST)
    acted: list[Annotated[int, Field(ge=0, le=5)]] = []
    lost: list[Annotated[int, Field(ge=1, le=9_999_999)]] = []


class WaitingAt(Part):
    """A delayed effect. ``effect`` is the name of the effect, in most cases the id of the card that made it.

    ``seat`` is the player that the effect belongs to. ``card`` is the number (``uid``) of the card whose ability made
    the effect. ``about`` is the number of the card that the effect concerns, if it concerns one. The effect ends when
    the card in ``about`` leaves play.
    """

    effect: str
    seat: int = Field(ge=0, le=5)
    card: int = Field(ge=1, le=9_999_999)
    ability: str = ""
    about: int | None = Field(None, ge=1, le=9_999_999)
    given: int | None = None
    until: str = Field("turn", pattern=UNTIL)


class Position(Part):
    """The whole table.

    ``phase`` is the phase in which play goes on. ``to_act`` is the seat that acts next. ``passes`` counts the players
    who have just passed. In the Dynasty Phase a player who has passed may only discard. ``drawn`` says whether the
    active player has drawn the card of the End Phase. ``events_seen`` lists the ids of the Events that have happened,
    for the option that lets each Event take effect only once. ``waiting`` lists the delayed effects in the order in
    which they began.
    """

    turn: int = Field(1, ge=1, le=MOST)
    phase: Phase = "action"
    active: int = Field(0, ge=0, le=5)
    to_act: int | None = Field(None, ge=0, le=5)
    passes: int = Field(0, ge=0, le=5)
    drawn: bool = False
    favor: int | None = Field(None, ge=0, le=5)
    attack: AttackAt | None = None
    events_seen: list[str] = []
    waiting: list[WaitingAt] = []
    players: list[PlayerAt] = Field(min_length=2, max_length=6)


PILES: Final = ("hand", "fate_deck", "dynasty_deck", "fate_discard", "dynasty_discard", "removed")
