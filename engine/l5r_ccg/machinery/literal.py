"""The models of a position's literal.

Every field left out has a default. Lists of a deck are from the top down.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.l5r_ccg.state import Segment, Side

MOST: Final = 99_999
# The moments at which a lasting effect may end. Some are in the next turn of the effect's own player.
UNTIL: Final = (
    r"^(turn|battle|attack|duel|play|game|attached|permanent|bowed \d{1,7}"
    r"|(next-turn|end-of-next-turn|next-straighten|next-events) [0-5]\.\d{1,5})$"
)
Phase = Literal["straighten", "events", "action", "attack", "dynasty", "end"]


class Part(BaseModel):
    """Base of all parts of a position. Unknown fields are errors."""

    model_config = ConfigDict(extra="forbid")


class TokenAt(Part):
    """Tokens of one kind on a card. Copied tokens leave the card when the period ``until`` ends."""

    force: int = Field(0, ge=-MOST, le=MOST)
    chi: int = Field(0, ge=-MOST, le=MOST)
    name: str = ""
    amount: int = Field(1, ge=1, le=MOST)
    until: Literal["", "turn"] = ""


class ChangeAt(Part):
    """A permanent change: a number, ``trait:…``, ``clan:…``. ``source`` is the id of the card that made it.

    ``test`` names the condition on which the change depends.
    """

    attribute: str
    value: int = 1
    source: str = ""
    test: str = ""


class LastingAt(ChangeAt):
    """A temporary effect on a card, or a temporary or permanent effect on a player or province.

    ``maker`` is the number of a Personality: the effect ends when this Personality leaves play. "Until somebody's next
    turn" is written with the seat and the turn in which it began: ``next-turn 0.7``.
    """

    until: str = Field("turn", pattern=UNTIL)
    layer: Literal["base", "add", "multiply", "fix"] = "add"
    maker: int = Field(0, ge=0, le=9_999_999)


class UsedAt(Part):
    """How often a limited ability of the card was used in its period: this turn, this battle or the game.

    ``ability`` is the ability's name in records (``suana.1``), ``seat`` the player who used it.
    """

    ability: str
    seat: int = Field(ge=0, le=5)
    times: int = Field(1, ge=1, le=MOST)


class LentAt(Part):
    """An ability that a card has copied and keeps until the period ``until`` ends.

    ``ability`` is where it is printed (``togashi-mitsu.0``; ``jade-bow.grants.0`` if an attachment grants it). ``name``
    is its name in records, given by the card from which it was copied.
    """

    ability: str
    name: str = ""
    until: str = Field("turn", pattern=UNTIL)


class LoanAt(Part):
    """A borrowed card: it returns to ``seat`` when the period ``until`` ends."""

    seat: int = Field(ge=0, le=5)
    until: str = Field("turn", pattern=UNTIL)


class CardAt(Part):
    """A card: its id, whether it is face down and whether it is bowed. ``uid`` fixes the number in its key.

    What is ``permanent`` on it stays with it in every zone.
    """

    id: str
    uid: int | None = Field(None, ge=1, le=9_999_999)
    facedown: bool = False
    bowed: bool = False
    owner: int | None = Field(None, ge=0, le=5)
    died: Literal["", "honorably", "dishonorably"] = ""
    permanent: list[ChangeAt] = []


class InPlayAt(CardAt):
    """A card in play: a Holding, a Ring, or an attachment of a Personality or province."""

    tokens: list[TokenAt] = []
    lasting: list[LastingAt] = []
    used: list[UsedAt] = []
    lent: list[LentAt] = []
    borrowed: list[LoanAt] = []


class AttachmentAt(InPlayAt):
    """An attachment of a Personality. ``controller`` is its player, if another player leads the unit.

    ``beneath`` are the cards that lie face down under it.
    """

    beneath: list[CardAt | str] = []
    controller: int | None = Field(None, ge=0, le=5)


class PersonalityAt(InPlayAt):
    """A Personality in play; ``at`` is the province (``0.2``) where its unit fights.

    ``covers`` lists the former versions of the Personality under this card. ``sent`` says whether the unit was
    committed this turn, or held back although it could have been.
    """

    dishonored: bool = False
    at: str | None = Field(None, pattern=r"^[0-5]\.[0-9]$")
    covers: list[CardAt | str] = []
    sent: Literal["", "sent", "held-back"] = ""
    attachments: list[AttachmentAt | str] = []


class ProvinceAt(Part):
    """A province: its card (face down if given by its id alone) and its attachments.

    The usual four are numbered from 0 on, from left to right. Further ones come before them, each with its ``index``:
    4 for the first that was added, on the left of the four, 5 for the next, on the left of that.
    """

    index: int | None = Field(None, ge=4, le=9)
    destroyed: bool = False
    card: CardAt | str | None = None
    attached: list[InPlayAt | str] = []
    lasting: list[LastingAt] = []


def places(provinces: "list[ProvinceAt]") -> "list[tuple[int, ProvinceAt]]":
    """Return the provinces of a literal, each with its index."""
    usual = 0
    found = []
    for one in provinces:
        if one.index is None:
            found.append((usual, one))
            usual += 1
        else:
            found.append((one.index, one))
    return found


class PlayerAt(Part):
    """One player's side. ``deck`` is the prepared deck's id if everybody knows that the player plays it."""

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
    """The Terrain played in a battle."""

    controller: int | None = Field(None, ge=0, le=5)


class AttackAt(Part):
    """The attack in progress (phase ``attack``); ``segment`` is its present part.

    In ``maneuvers`` the Maneuvers begin and nobody has been asked yet; in ``infantry`` players commit units. ``stood``
    lists the seats that had units in a resolution. ``heard`` counts the players who have answered in the present part,
    in which players ask for allies or commit units. If ``segment`` is ``battle``, the Battle Action Segment at
    ``province`` begins or goes on. The other fields describe that battle. ``terrains`` lists the seats that have played
    a Terrain, and ``terrain`` is the Terrain in play. ``strength`` is the province's strength at the start. ``acted``
    lists the seats that have taken an action, ``lost`` the numbers of the destroyed cards. Each unit says where it
    fights.
    """

    attacker: int = Field(ge=0, le=5)
    defender: int = Field(ge=0, le=5)
    invited: dict[Side, list[int]] = {}
    allies: dict[int, Side] = {}
    fought: list[Annotated[int, Field(ge=0, le=9)]] = []
    segment: Segment = "battles"
    heard: int = Field(0, ge=0, le=12)
    stood: list[Annotated[int, Field(ge=0, le=5)]] = []
    province: int | None = Field(None, ge=0, le=9)
    terrain: TerrainAt | None = None
    terrains: list[Annotated[int, Field(ge=0, le=5)]] = []
    strength: int | None = Field(None, ge=0, le=MOST)
    acted: list[Annotated[int, Field(ge=0, le=5)]] = []
    lost: list[Annotated[int, Field(ge=1, le=9_999_999)]] = []


class WaitingAt(Part):
    """A delayed effect, by name; most names are the id of their card.

    ``seat`` is the player of the effect. ``card`` is the number (``uid``) of the card whose ability made it. ``about``
    is the number of the card that the effect concerns, if any. The effect ends when the card in ``about`` leaves play.
    """

    effect: str
    seat: int = Field(ge=0, le=5)
    card: int = Field(ge=1, le=9_999_999)
    ability: str = ""
    about: int | None = Field(None, ge=1, le=9_999_999)
    given: int | None = None
    until: str = Field("turn", pattern=UNTIL)


class Position(Part):
    """A whole table.

    ``phase`` is the phase in which the game goes on. ``to_act`` is the seat whose turn to act it is, and ``passes`` is
    the number of players who have just passed; in the Dynasty Phase a player who has passed may only discard. ``drawn``
    says whether the card of the End Phase has been drawn. ``events_seen`` lists the ids of the Events that have
    happened, for the option that lets each Event take effect only once. ``waiting`` lists the delayed effects in the
    order in which they began.
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
