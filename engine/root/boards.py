"""The fields of a position literal for each faction's board, beside the fields of every player (``PlayerLiteral``)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.root.definition import characters, faction_facts, items, ministers


def one_of(names: Iterable[str]) -> str:
    """Return ``ids`` in backticks, divided by commas, as the page about ``serve`` shows them."""
    return ", ".join(f"`{name}`" for name in names)


ITEMS: Final = one_of(items())


class Board(BaseModel):
    """The base class of all boards. The base class has no fields, and unknown fields are errors."""

    model_config = ConfigDict(extra="forbid")


class MarquiseBoard(Board):
    """The fields of ``marquise``: none.

    Buildings: ``sawmill``, ``workshop``, ``recruiter``; tokens: ``wood``, ``keep``. A ``keep`` that is not on the map
    has left the game.
    """


class EyrieBoard(Board):
    """The fields of ``eyrie``. Building: ``roost``."""

    leader: str = Field("builder", description="its Loyal Viziers follow: " + one_of(faction_facts()["eyrie"].leaders))
    leaders: list[str] | None = Field(None, description="those faceup beside the board; by default all others")
    decree: dict[str, list[str]] = Field({}, description="cards by column: `recruit`, `move`, `battle`, `build`")


class AllianceBoard(Board):
    """The fields of ``alliance``. Buildings: ``base-fox``, ``base-rabbit``, ``base-mouse``; token: ``sympathy``."""

    supporters: list[str] = Field([], description="cards")
    officers: int = 0


class VagabondBoard(Board):
    """The fields of ``vagabond``. The pawn stands in a clearing or in a forest."""

    character: str = Field("thief", description=one_of(characters()))
    pawn: int = Field(0, description="its clearing, 0 in a forest")
    forest: str | None = Field(None, description="its id; every view lists them")
    satchel: dict[str, list[int]] = Field(
        {},
        description="by item the numbers ready, exhausted, damaged, damaged and exhausted, with tracks: " + ITEMS,
    )
    relations: dict[int, int] = Field({}, description="by seat: -1 Hostile, 0 Indifferent, up to 3 Allied")
    aided: dict[int, int] = Field({}, description="by seat the aids of this turn that have not yet moved a marker")
    done: list[str] = Field([], description="quests completed")
    relics: list[str] = Field([], description="the items marked R")
    lost_items: list[str] = []
    improvised: bool = False


class CultBoard(Board):
    """The fields of ``cult``. Buildings: ``garden-fox``, ``garden-rabbit``, ``garden-mouse``.

    The field ``souls`` of the table lists the Lost Souls.
    """

    outcast: str = Field("fox", description="`fox`, `rabbit`, `mouse`")
    hated: bool = Field(False, description="whether the marker shows its other side")
    acolytes: int = 0
    revealed: list[str] = Field([], description="cards")


class RiverfolkBoard(Board):
    """The fields of ``riverfolk``. Tokens: ``post-fox``, ``post-rabbit``, ``post-mouse``.

    ``payments``, ``funds`` and ``invested`` are boxes. Each box maps a seat to the number of its warriors there.
    """

    payments: dict[int, int] = {}
    funds: dict[int, int] = {}
    invested: dict[int, int] = Field({}, description="the Commitments box")
    track: dict[str, dict[int, int]] = Field({}, description="funds on the spaces of trade posts, by suit")
    prices: dict[str, int] = Field({}, description="of `card`, `riverboats`, `mercenaries`; by default 1")
    lost: dict[str, int] = Field({}, description="posts that have left the game, by kind")


class DuchyBoard(Board):
    """The fields of ``duchy``. Buildings: ``citadel``, ``market``; token: ``tunnel``.

    In ``warriors``, clearing 0 is the Burrow.
    """

    swayed: list[str] = Field([], description=one_of(ministers()))
    fallen: dict[str, int] = Field({}, description="crowns that have left the game: `squire`, `noble`, `lord`")
    revealed: list[str] = Field([], description="cards")


class CorvidsBoard(Board):
    """The fields of ``corvids``. Token: ``plot``. ``plots`` gives the kind of the plot in each clearing."""

    plots: dict[int, str] = Field({}, description="by clearing: `bomb`, `snare`, `extortion`, `raid`")
    shown: list[int] = Field([], description="the clearings of faceup plots")


class HundredsBoard(Board):
    """The fields of ``hundreds``. Building: ``stronghold``; token: ``mob``."""

    warlord: int | None = Field(None, description="his clearing; he counts among the warriors there")
    mood: str = Field("stubborn", description=one_of(faction_facts()["hundreds"].moods))
    hoard: dict[str, list[str]] = Field({}, description="items by track: `command`, `prowess`")
    lost_items: list[str] = []


class RelicAt(Board):
    """A relic of the Keepers: its kind (``idol``, ``tablet`` or ``jewel``), its value and its place.

    ``at`` is a clearing or a forest, or ``board`` once the relic is recovered. ``shown`` says whether the relic is
    faceup; by default it is faceup in a clearing and facedown elsewhere.
    """

    kind: str
    value: int
    at: int | str
    shown: bool | None = None


class KeepersBoard(Board):
    """The fields of ``keepers``. Building: ``waystation``; token: ``relic``.

    ``relics`` need not name all relics. If ``tokens`` counts more relics in a clearing than ``relics`` names there, the
    others there are faceup. All remaining relics are facedown in forests.
    """

    relics: list[RelicAt] = []
    stations: dict[int, list[str]] = Field({}, description="by clearing the faces of waystations")
    retinue: list[list[str]] = Field([[], [], []], description="three columns of cards and `faithful-retainer`s")


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
