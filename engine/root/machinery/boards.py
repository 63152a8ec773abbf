"""The fields of a position literal for each faction's board, beside the fields of every player (``PlayerLiteral``)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.root.definition import characters, faction_facts, items, ministers


def one_of(names: Iterable[str]) -> str:
    """Return ``names`` in backticks with commas between them, for descriptions on the page about ``serve``."""
    return ", ".join(f"`{name}`" for name in names)


ITEMS: Final = one_of(items())


class Board(BaseModel):
    """The base class of all boards. The base class has no fields, and unknown fields are errors."""

    model_config = ConfigDict(extra="forbid")


class MarquiseBoard(Board):
    """The board of ``marquise``, which has no fields of its own.

    The buildings of the Marquise are ``sawmill``, ``workshop`` and ``recruiter``. The tokens of the Marquise are
    ``wood`` and ``keep``. A ``keep`` that is not on the map has left the game.
    """


class EyrieBoard(Board):
    """The fields of the board of ``eyrie``. The building of the Eyrie is ``roost``."""

    leader: str = Field(
        "builder",
        description="The leader, whose Loyal Viziers are in the Decree: " + one_of(faction_facts()["eyrie"].leaders),
    )
    leaders: list[str] | None = Field(
        None, description="The leaders that lie faceup beside the board. By default all other leaders do."
    )
    decree: dict[str, list[str]] = Field(
        {}, description="The cards in each column: `recruit`, `move`, `battle` and `build`."
    )


class AllianceBoard(Board):
    """The fields of the board of ``alliance``.

    The buildings of the Alliance are ``base-fox``, ``base-rabbit`` and ``base-mouse``. The token of the Alliance is
    ``sympathy``.
    """

    supporters: list[str] = Field([], description="The cards in the Supporters stack.")
    officers: int = 0


class VagabondBoard(Board):
    """The fields of the board of ``vagabond``. The pawn stands in a clearing or in a forest."""

    character: str = Field("thief", description="The character: " + one_of(characters()))
    pawn: int = Field(0, description="The clearing of the pawn, or 0 if the pawn is in a forest.")
    forest: str | None = Field(None, description="The id of the pawn's forest. Every view lists the forests.")
    satchel: dict[str, list[int]] = Field(
        {},
        description="Four numbers for each item: undamaged and unexhausted, only exhausted, only damaged, exhausted and"
        " damaged. Items on tracks are included. The items: " + ITEMS,
    )
    relations: dict[int, int] = Field(
        {}, description="The relationship to each seat: -1 is Hostile, 0 is Indifferent, 3 is Allied."
    )
    aided: dict[int, int] = Field(
        {}, description="How often each seat was aided in this turn since its relationship last improved."
    )
    done: list[str] = Field([], description="The completed quests.")
    relics: list[str] = Field([], description="The items marked R that the Vagabond has taken from ruins.")
    lost_items: list[str] = []
    improvised: bool = False


class CultBoard(Board):
    """The fields of the board of ``cult``.

    The buildings of the Cult are ``garden-fox``, ``garden-rabbit`` and ``garden-mouse``. The field ``souls`` of the
    table lists the Lost Souls.
    """

    outcast: str = Field("fox", description="The suit of the Outcast marker: `fox`, `rabbit` or `mouse`.")
    hated: bool = Field(False, description="Whether the Outcast marker shows its Hated side.")
    acolytes: int = 0
    revealed: list[str] = Field([], description="The cards that the player has revealed in this turn.")


class RiverfolkBoard(Board):
    """The fields of the board of ``riverfolk``.

    The tokens of the Riverfolk are ``post-fox``, ``post-rabbit`` and ``post-mouse``. The fields ``payments``, ``funds``
    and ``invested`` are boxes. Each box maps a seat to the number of its warriors there.
    """

    payments: dict[int, int] = {}
    funds: dict[int, int] = {}
    invested: dict[int, int] = Field({}, description="How many warriors of each seat are in the Commitments box.")
    track: dict[str, dict[int, int]] = Field(
        {}, description="The funds on the trade post track: for each suit, how many warriors of each seat."
    )
    prices: dict[str, int] = Field(
        {}, description="The prices of the services `card`, `riverboats` and `mercenaries`. A price is 1 by default."
    )
    lost: dict[str, int] = Field({}, description="How many trade posts of each kind have left the game.")


class DuchyBoard(Board):
    """The fields of the board of ``duchy``.

    The buildings of the Duchy are ``citadel`` and ``market``. The token of the Duchy is ``tunnel``. In ``warriors``,
    clearing 0 is the Burrow.
    """

    swayed: list[str] = Field([], description="The ministers that are swayed: " + one_of(ministers()))
    fallen: dict[str, int] = Field(
        {}, description="How many crowns of each rank have left the game: `squire`, `noble`, `lord`."
    )
    revealed: list[str] = Field([], description="The cards that the player has revealed in this turn.")


class CorvidsBoard(Board):
    """The fields of the board of ``corvids``.

    The token of the Corvids is ``plot``. The field ``plots`` states the kind of each plot.
    """

    plots: dict[int, str] = Field(
        {}, description="The kind of the plot in each clearing: `bomb`, `snare`, `extortion` or `raid`."
    )
    shown: list[int] = Field([], description="The clearings whose plot is faceup.")


class HundredsBoard(Board):
    """The fields of the board of ``hundreds``.

    The building of the Hundreds is ``stronghold``. The token of the Hundreds is ``mob``.
    """

    warlord: int | None = Field(
        None, description="The Warlord's clearing. The Warlord counts among the warriors there."
    )
    mood: str = Field("stubborn", description="The mood: " + one_of(faction_facts()["hundreds"].moods))
    hoard: dict[str, list[str]] = Field(
        {}, description="The items on each track of the Hoard: `command` and `prowess`."
    )
    relics: list[str] = Field(
        [], description="With two Vagabonds, the items marked R that the Hundreds have taken from ruins."
    )
    lost_items: list[str] = []


class RelicAt(Board):
    """A relic of the Keepers: its kind (``idol``, ``tablet`` or ``jewel``), its value and its place.

    ``at`` is a clearing or a forest, ``board`` once the relic is recovered, or ``gone`` once it has left the map for
    good. ``shown`` says whether the relic is faceup; by default, it is faceup in a clearing and facedown elsewhere.
    """

    kind: str
    value: int
    at: int | str
    shown: bool | None = None


class KeepersBoard(Board):
    """The fields of the board of ``keepers``.

    The building of the Keepers is ``waystation``. The token of the Keepers is ``relic``. The list ``relics`` may leave
    out relics. If ``tokens`` counts more relics in a clearing than ``relics`` names there, the others there are faceup.
    All remaining relics are facedown in forests.
    """

    relics: list[RelicAt] = []
    stations: dict[int, list[str]] = Field({}, description="The upper sides of the waystations in each clearing.")
    backs: dict[int, list[str]] = Field({}, description="The lower sides of these waystations, in the same order.")
    retinue: list[list[str]] = Field(
        [[], [], []], description="The three columns of the Retinue. A column lists cards and `faithful-retainer`s."
    )


BOARDS: Final[dict[str, type[Board]]] = {
    "marquise": MarquiseBoard,
    "eyrie": EyrieBoard,
    "alliance": AllianceBoard,
    "vagabond": VagabondBoard,
    "cult": CultBoard,
    "riverfolk": RiverfolkBoard,
    "duchy": DuchyBoard,
    "corvids": CorvidsBoard,
    "hundreds": HundredsBoard,
    "keepers": KeepersBoard,
}


def read_board(faction: str, seat: int, given: Mapping[str, Any], problems: list[str]) -> dict[str, Any]:
    """Return the valid fields of the faction's board in ``given``. Add each invalid field to ``problems``."""
    model, wrong = BOARDS[faction], set()
    try:
        model.model_validate(given)
    except ValidationError as error:
        for found in error.errors():
            name = str(found["loc"][0])
            wrong.add(name)
            unknown = found["type"] == "extra_forbidden" and len(found["loc"]) == 1
            what = ".".join(map(str, found["loc"]))
            problems.append(f"unknown-field {name}" if unknown else f"player {seat}: {what}: {found['type']}")
    sound = model.model_validate({name: value for name, value in given.items() if name not in wrong})
    return sound.model_dump(exclude_unset=True)
