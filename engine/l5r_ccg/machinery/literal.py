"""The models of a position: what may stand in its literal.

Anything left out has a plain default; lists of a deck are from the top down.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.l5r_ccg.state import Segment, Side

MOST: Final = 99_999
# What ends by itself: with what it ends, some of one's own next turn.
UNTIL: Final = (
    r"^(turn|battle|attack|duel|play|game|permanent|bowed \d{1,7}"
    r"|(next-turn|end-of-next-turn|next-straighten) [0-5]\.\d{1,5})$"
)
Phase = Literal["straighten", "events", "action", "attack", "dynasty", "end"]


class Part(BaseModel):
    """What all parts of a position share: unknown fields are errors."""

    model_config = ConfigDict(extra="forbid")


class TokenAt(Part):
    """Tokens of one kind on a card; copied ones are gone when ``until`` ends."""

    force: int = Field(0, ge=-MOST, le=MOST)
    chi: int = Field(0, ge=-MOST, le=MOST)
    name: str = ""
    amount: int = Field(1, ge=1, le=MOST)
    until: Literal["", "turn"] = ""


class ChangeAt(Part):
    """What lasts for good: a number, ``trait:…``, ``clan:…``; ``source`` is the id of the card that made it."""

    attribute: str
    value: int = 1
    source: str = ""


class LastingAt(ChangeAt):
    """What lasts for a while on a card, a player or a province; on these two what is ``permanent`` too.

    ``maker`` is the number of the Personality with whom it ends. Until somebody's next turn is told with the seat, and
    the turn in which it began: ``next-turn 0.7``. What counts under a condition names it as ``test``.
    """

    until: str = Field("turn", pattern=UNTIL)
    layer: Literal["base", "add", "multiply", "fix"] = "add"
    maker: int = Field(0, ge=0, le=9_999_999)
    test: str = ""


class UsedAt(Part):
    """How often a limited ability of the card was used in the period that counts: this turn, this battle, the game.

    ``ability`` is its name in records (``suana.1``), ``seat`` who used it.
    """

    ability: str
    seat: int = Field(ge=0, le=5)
    times: int = Field(1, ge=1, le=MOST)


class LentAt(Part):
    """An ability that a card has copied, and has until a scope ends.

    ``ability`` is where it is printed (``togashi-mitsu.0``; ``jade-bow.grants.0`` where an attachment grants it),
    ``name`` what records call it, by whom it was copied from.
    """

    ability: str
    name: str = ""
    until: str = Field("turn", pattern=UNTIL)


class LoanAt(Part):
    """That the card is ``seat``'s again when a scope ends: it is only borrowed."""

    seat: int = Field(ge=0, le=5)
    until: str = Field("turn", pattern=UNTIL)


class CardAt(Part):
    """A card: its id, whether it lies face down, is bowed. ``uid`` fixes the number in its key.

    What is ``permanent`` on it goes with it wherever it goes.
    """

    id: str
    uid: int | None = Field(None, ge=1, le=9_999_999)
    facedown: bool = False
    bowed: bool = False
    owner: int | None = Field(None, ge=0, le=5)
    died: Literal["", "honorably", "dishonorably"] = ""
    permanent: list[ChangeAt] = []


class InPlayAt(CardAt):
    """A card in play: a Holding, a Ring, what is attached to a Personality or a province."""

    tokens: list[TokenAt] = []
    lasting: list[LastingAt] = []
    used: list[UsedAt] = []
    lent: list[LentAt] = []
    borrowed: list[LoanAt] = []


class PersonalityAt(InPlayAt):
    """A Personality in play; ``at`` is the province (``0.2``) where its unit fights, ``covers`` the former selves."""

    dishonored: bool = False
    at: str | None = Field(None, pattern=r"^[0-5]\.[0-3]$")
    covers: list[CardAt | str] = []
    attachments: list[InPlayAt | str] = []


class ProvinceAt(Part):
    """A province: the card in it (face down by its name alone), what is attached to it."""

    destroyed: bool = False
    card: CardAt | str | None = None
    attached: list[InPlayAt | str] = []
    lasting: list[LastingAt] = []


class PlayerAt(Part):
    """One player's side. ``deck`` is the id of the prepared deck that everybody knows it plays, if it does."""

    deck: str | None = None
    stronghold: InPlayAt | str = "the-sacred-temple-of-the-phoenix"
    honor: int = Field(0, ge=-MOST, le=MOST)
    lobbied: bool = False
    casts: int = Field(0, ge=0, le=MOST)
    lasting: list[LastingAt] = []
    provinces: list[ProvinceAt] = Field([], max_length=4)
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
    """The attack in progress (phase ``attack``): where it stands is its ``segment``.

    ``heard`` is how many players have answered in it: who asks for allies, who commits units. With ``battle`` the
    Battle Action Segment at ``province`` begins or goes on; ``terrains`` are the seats that have played a Terrain in it
    (whose lies there, if nobody is named), ``strength`` is the province's as it began. Units say themselves where they
    fight.
    """

    attacker: int = Field(ge=0, le=5)
    defender: int = Field(ge=0, le=5)
    invited: dict[Side, list[int]] = {}
    allies: dict[int, Side] = {}
    fought: list[Annotated[int, Field(ge=0, le=3)]] = []
    segment: Segment = "battles"
    heard: int = Field(0, ge=0, le=12)
    province: int | None = Field(None, ge=0, le=3)
    terrain: TerrainAt | None = None
    terrains: list[Annotated[int, Field(ge=0, le=5)]] = []
    strength: int | None = Field(None, ge=0, le=MOST)


class WaitingAt(Part):
    """An effect that waits for its moment, by name: most are those of the card that is called so.

    ``seat`` is whose effect it is; ``card`` the number (``uid``) of the card of which it is the ``ability``, ``about``
    that of the card that it befalls, if any, with whose stay in play it ends.
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

    ``phase`` is where the game goes on; ``to_act`` and ``passes`` are whose turn it is to act there, and how many
    passed just before: in the Dynasty Phase who has passed only discards any more. ``drawn`` tells that the End Phase
    has given its card. ``events_seen`` are the ids of the Events that took place, for the option by which each does so
    once. ``waiting`` are the effects whose moment is still to come, in the order in which they began.
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
