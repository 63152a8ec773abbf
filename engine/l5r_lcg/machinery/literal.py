"""The pydantic models of a position. A list of a deck's cards begins with the top card."""

from collections.abc import Iterator
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.l5r_lcg.card import Skill

Seat = Literal[0, 1]
Element = Literal["air", "earth", "fire", "water", "void"]
STEPS: Final = (
    "1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "2.4", "2.5", "2.5-window", "2.6", "3.1", "3.1-window", "3.2",
    "3.2.1", "3.2.2", "3.2.3", "3.2.4", "3.2.5", "3.2.6", "3.2.7", "3.2.8", "3.4.1", "3.5", "4.1", "4.2", "4.3", "4.4",
    "4.4-window", "4.5", "5.1", "5.1-window", "5.2", "5.3", "5.4", "5.5", "5.6",
)  # fmt: skip
PHASES: Final = {"1": "dynasty", "2": "draw", "3": "conflict", "4": "fate", "5": "regroup"}


MOST: Final = 999


class Part(BaseModel):
    """The base class of all parts of a position. Unknown fields are errors."""

    model_config = ConfigDict(extra="forbid")


class CardAt(Part):
    """A card: its ``id``, whether it is facedown and whether it is bowed.

    ``uid`` is the number in the card's key, such as 4711 in ``fine-katana#4711``. By default this number is random.
    """

    id: str
    uid: int | None = Field(None, ge=0, le=9_999_999)
    facedown: bool = False
    bowed: bool = False


class AttachmentAt(CardAt):
    """An attachment on a character."""

    owner: Seat | None = None
    controller: Seat | None = None


class CharacterAt(CardAt):
    """A character in play.

    ``fate`` counts the fate on the character. ``participating`` says whether it takes part in the conflict in progress.
    ``covered`` says whether an attacker with Covert keeps it from defending in that conflict.
    """

    fate: int = Field(0, ge=0, le=MOST)
    status: Literal["honored", "dishonored", "normal"] = "normal"
    owner: Seat | None = None
    participating: bool = False
    covered: bool = False
    attachments: list[AttachmentAt | str] = []


class LyingAt(CardAt):
    """A dynasty card on a province. ``under`` lists the cards that lie facedown under the card."""

    under: list[AttachmentAt | str] = []


class ProvinceAt(CardAt):
    """A province card. ``cards`` lists the dynasty cards on the province. ``honor`` counts the honor tokens on it."""

    broken: bool = False
    honor: int = Field(0, ge=0, le=MOST)
    cards: list[LyingAt | str] = []


class PlayerAt(Part):
    """The side of one player."""

    stronghold: CardAt | str = "shizuka-toshi"
    role: CardAt | str | None = None
    honor: int = Field(10, ge=0, le=MOST)
    fate: int = Field(0, ge=0, le=MOST)
    bid: int | None = Field(None, ge=1, le=5)
    conflicts_left: int = Field(2, ge=0, le=MOST)
    declared: list[Skill] = []
    passed: bool = False
    provinces: list[ProvinceAt | str] = []
    characters: list[CharacterAt | str] = []
    hand: list[CardAt | str] = []
    conflict_deck: list[CardAt | str] = []
    dynasty_deck: list[CardAt | str] = []
    conflict_discard: list[CardAt | str] = []
    dynasty_discard: list[CardAt | str] = []
    removed: list[CardAt | str] = []


class RingAt(Part):
    """A ring. ``face`` is the conflict type on its upper side. The upper side matters only if the ring is claimed."""

    fate: int = Field(0, ge=0, le=MOST)
    claimed_by: Seat | None = None
    face: Skill = "military"


class ConflictAt(Part):
    """The conflict in progress. Each ``CharacterAt`` says whether it participates.

    ``province`` is the index of the attacked province among the defender's provinces.
    """

    attacker: Seat
    ring: Element
    skill: Skill
    province: int = Field(0, ge=0, le=4)


class FavorAt(Part):
    """The player who holds the Imperial Favor, and the conflict type on its upper side."""

    player: Seat
    side: Skill


class RandomAt(Part):
    """Fixed results of chance, by deck and seat.

    ``conflict:0`` is for the conflict deck of seat 0: each of its entries lists the ids of the cards that are on top
    after one shuffle. ``discard:0`` and ``discard:1`` list the ids of the cards that will be discarded at random from
    that seat's hand.
    """

    conflict_0: list[list[str]] = Field([], alias="conflict:0")
    conflict_1: list[list[str]] = Field([], alias="conflict:1")
    dynasty_0: list[list[str]] = Field([], alias="dynasty:0")
    dynasty_1: list[list[str]] = Field([], alias="dynasty:1")
    discard_0: list[str] = Field([], alias="discard:0")
    discard_1: list[str] = Field([], alias="discard:1")


class UsedAt(Part):
    """How often a player has used an ability of a card in the present period of its limit.

    ``card`` is the key of the card. ``ability`` is the ability's name in records (``miya-mystic.0``).
    """

    card: str
    ability: str
    seat: Seat
    times: int = Field(1, ge=1, le=MOST)


class MaximumAt(Part):
    """How often a player has used an ability in the present period of its maximum. ``name`` is the card's name."""

    name: str
    ability: str
    seat: Seat
    times: int = Field(1, ge=1, le=MOST)


class FoughtAt(Part):
    """A conflict of this conflict phase that is over. ``broken`` says whether the attacked province broke."""

    attacker: Seat
    types: list[Skill]
    broken: bool = False


class PlayerCourseAt(Part):
    """What a player has done in this round or phase.

    ``limited_played`` counts the Limited cards. ``lost_conflict`` says whether the player has lost a conflict in this
    phase. ``bid_modifier`` changes the bid on the dial. ``additional`` lists the types of the conflicts that the player
    may declare besides the usual ones.
    """

    limited_played: int = Field(0, ge=0, le=MOST)
    lost_conflict: bool = False
    bid_modifier: int = Field(0, ge=-MOST, le=MOST)
    additional: list[Skill] = []


class CourseAt(Part):
    """How far the round has come: the uses that count against limits, and what has happened in this phase."""

    used: list[UsedAt] = []
    maximums: list[MaximumAt] = []
    conflicts: list[FoughtAt] = []
    players: tuple[PlayerCourseAt, PlayerCourseAt] = (PlayerCourseAt(), PlayerCourseAt())


class Position(Part):
    """The whole table. A list of a deck's cards begins with the top card.

    ``to_act`` is the seat that acts next in the open window. ``passes`` is 1 if the other player has just passed in
    that window. ``course`` says how far the round has come; without it, nothing has been used yet.
    """

    round: int = Field(1, ge=1, le=MOST)
    step: str = "3.1-window"
    first_player: Seat = 0
    active_player: Seat | None = None
    to_act: Seat | None = None
    passes: int = Field(0, ge=0, le=1)
    favor: FavorAt | None = None
    rings: dict[Element, RingAt] = {}
    conflict: ConflictAt | None = None
    course: CourseAt | None = None
    players: tuple[PlayerAt, PlayerAt]
    random: RandomAt = RandomAt()


PILES: Final = ("hand", "conflict_deck", "dynasty_deck", "conflict_discard", "dynasty_discard", "removed")
DEFAULT_PROVINCES: Final = (
    "manicured-garden", "entrenched-position", "meditations-on-the-tao", "rally-to-the-cause", "pilgrimage",
)  # fmt: skip


def id_of(entry: CardAt | str) -> str:
    """Return the card id of an entry, which is the id itself or a ``CardAt``."""
    return entry if isinstance(entry, str) else entry.id


def entries_of(player: PlayerAt) -> Iterator[tuple[str, CardAt | str]]:
    """Yield each card of a player's side that has a key, with its path in the position."""
    yield "stronghold", player.stronghold
    if player.role:
        yield "role", player.role
    for index, province in enumerate(player.provinces):
        if isinstance(province, ProvinceAt):
            for n, card in enumerate(province.cards):
                yield f"provinces.{index}.cards.{n}", card
                if isinstance(card, LyingAt):
                    yield from ((f"provinces.{index}.cards.{n}.under.{m}", one) for m, one in enumerate(card.under))
    for index, character in enumerate(player.characters):
        yield f"characters.{index}", character
        if isinstance(character, CharacterAt):
            held = enumerate(character.attachments)
            yield from ((f"characters.{index}.attachments.{n}", card) for n, card in held)
    for name in PILES:
        yield from ((f"{name}.{n}", card) for n, card in enumerate(getattr(player, name)))
