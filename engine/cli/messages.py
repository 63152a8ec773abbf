"""The messages of ``serve``: what may be asked, and what is answered."""

from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

from pydantic import BaseModel, Field, TypeAdapter

from engine.desks import CardRow
from engine.keeping import How
from engine.kernel.wire import (
    DecisionData,
    GroupData,
    HeaderData,
    OptionData,
    OptionsData,
    OutcomeData,
    PromptData,
    RecordData,
    SaveFile,
    Text,
    Viewer,
    Wire,
)

DEFAULT_MATCH: Final = "main"
LIMIT: Final = 4 * 1024 * 1024
RequestId: TypeAlias = Annotated[Text, Field(max_length=200)] | int | None
MatchId: TypeAlias = Annotated[Text, Field(min_length=1, max_length=100)]


class Request(Wire):
    """What every request may carry."""

    replies: ClassVar[type["Reply"]]
    id: RequestId = Field(None, description="echoed in the reply")


class MatchRequest(Request):
    """A request about one match."""

    match: MatchId = DEFAULT_MATCH


class Reply(Wire):
    """What every reply to an accepted request carries."""

    ok: Literal[True] = True
    id: RequestId = None


class ErrorReply(Wire):
    """The reply to anything that cannot be done. Nothing has changed."""

    ok: Literal[False] = False
    id: RequestId = None
    error: str = Field(description="a key for what is wrong")
    data: dict[str, Any] = Field({}, description="what the key is about")


class State(Reply):
    """Where a match stands, and what happened since the request before."""

    match: str
    version: int = Field(description="counts up with every answer taken")
    waiting: list[int] = Field(description="the seats that the match waits for")
    prompts: list[PromptData]
    records: list[RecordData]
    outcome: OutcomeData | None = Field(description="how the match ended, or null")


class GameRow(Wire):
    """A game that can be played."""

    name: str
    rules: str
    data: str
    fingerprint: str = Field(description="of all that decides how a log of its decisions is read")
    seats: tuple[int, int] = Field(description="how few and how many seats it has")


class GamesReply(Reply):
    """The games."""

    games: list[GameRow]


class DecksReply(Reply):
    """The prepared decks of a game."""

    decks: list[dict[str, Any]]


class CardsReply(Reply):
    """Cards of a game."""

    cards: list[CardRow]


class ViewReply(Reply):
    """The table as a viewer may see it."""

    match: str
    view: dict[str, Any]


class PositionReply(Reply):
    """The table as a literal that ``load_position`` takes. Lasting effects are not part of it."""

    match: str
    position: dict[str, Any]


class SaveReply(Reply):
    """A match for keeping."""

    match: str
    save: SaveFile


class LoadReply(State):
    """A loaded match.

    ``differences`` tells by name what is not as it was saved, and both values: ``rules``, ``data``, the ``fingerprint``
    of all that decides how a log is read, and the ``state`` (its digest) where the match does not stand as it stood.
    """

    differences: dict[str, dict[str, str]]
    how: How = Field(
        description="`same` as it was; `unchecked`, for a save of old that tells no state; `asked` something else at"
        " the same table; `resumed` from the saved state, since the log comes to another; `back` at an earlier point"
    )
    lost: int = Field(description="how many decisions, going back, are to be made anew")


class ComputerReply(State):
    """What a computer answers. With ``play`` the match stands where that answer leads, else where it stood."""

    keys: list[str]


class LogReply(Reply):
    """All that was decided and all that happened."""

    match: str
    decisions: list[DecisionData] = Field(description="the decision log; only with all cards open")
    records: list[RecordData]


class Games(Request):
    """List the games."""

    command: Literal["games"]
    replies = GamesReply


class Decks(Request):
    """List a game's prepared decks."""

    command: Literal["decks"]
    game: str
    replies = DecksReply


class Cards(Request):
    """List a game's cards."""

    command: Literal["cards"]
    game: str
    status: Literal["all", "implemented", "missing"] = "all"
    replies = CardsReply


class Start(MatchRequest):
    """Start a match. A match of the same id gives way to it."""

    command: Literal["start"]
    game: str
    seed: Text = Field("1", max_length=200)
    decks: list[str | dict[str, Any]] | None = Field(None, description="one of `decks` per seat: an id, or a deck list")
    seats: list[dict[str, Any]] | int | None = Field(
        None, description="instead of decks: all that each seat brings; or how many seats, which bring what is usual"
    )
    options: OptionsData = OptionsData()
    viewer: Viewer = "open"
    replies = State


class LoadPosition(MatchRequest):
    """Start a match from a position. An impossible one is answered with all that is wrong with it."""

    command: Literal["load_position"]
    game: str
    position: dict[str, Any]
    seats: int | None = Field(None, description="how many seats it has, where the position itself does not say")
    seed: Text = Field("1", max_length=200)
    options: OptionsData = OptionsData()
    viewer: Viewer = "open"
    replies = State


class Prompts(MatchRequest):
    """Ask where a match stands."""

    command: Literal["prompts"]
    viewer: Viewer = "open"
    replies = State


class Answer(MatchRequest):
    """Answer a seat's prompt with the keys of the chosen options."""

    command: Literal["answer"]
    seat: int
    keys: list[Text]
    version: int | None = Field(None, description="refuse the answer if the match is not at this version")
    viewer: Viewer = "open"
    replies = State


class View(MatchRequest):
    """Look at the table: as a seat, as the public, or with all cards open."""

    command: Literal["view"]
    viewer: Viewer = "public"
    replies = ViewReply


class PositionOf(MatchRequest):
    """Write the table down as a literal."""

    command: Literal["position"]
    replies = PositionReply


class Undo(MatchRequest):
    """Take a seat's last decision back; past what was revealed only with everybody's consent.

    Where the match has a price for that (`going-back` among the options of l5r-ccg: 3 Honor), the seat pays it at once:
    the last row of the log is then `went-back`, which no further taking back drops.
    """

    command: Literal["undo"]
    seat: int
    consent: bool = False
    viewer: Viewer = "open"
    replies = State


class Save(MatchRequest):
    """Write a match down."""

    command: Literal["save"]
    replies = SaveReply


class Load(MatchRequest):
    """Take up a saved match. A match of the same id gives way to it."""

    command: Literal["load"]
    save: dict[str, Any]
    accept_differences: bool = Field(
        False, description="take it up even if rules or card data have another name, or it is not what it was"
    )
    viewer: Viewer = "open"
    replies = LoadReply


class Fork(MatchRequest):
    """Copy a match."""

    command: Literal["fork"]
    to: MatchId = Field(description="the id of the copy; a match of that id gives way to it")
    viewer: Viewer = "open"
    replies = State


class Resign(MatchRequest):
    """Give up."""

    command: Literal["resign"]
    seat: int
    viewer: Viewer = "open"
    replies = State


class Log(MatchRequest):
    """Read what was decided and what happened."""

    command: Literal["log"]
    viewer: Viewer = "open"
    replies = LogReply


class Computer(MatchRequest):
    """Ask what a computer of a level would answer in a seat, from that seat's own knowledge.

    The same question gets the same answer for the same `seed` and `budget`. A `budget` counts playouts; without one the
    level spends what is usual in the game. With `play` the answer is given at once.
    """

    command: Literal["computer"]
    seat: int
    level: str = Field("adept", description="random, novice, adept or master")
    seed: Text = Field("1", max_length=200)
    budget: Annotated[int, Field(ge=0, le=100_000)] | None = None
    play: bool = False
    viewer: Viewer = "open"
    replies = ComputerReply


class Quit(Request):
    """End the process after the reply."""

    command: Literal["quit"]
    replies = Reply


AnyRequest: TypeAlias = Annotated[
    Games
    | Decks
    | Cards
    | Start
    | LoadPosition
    | Prompts
    | Answer
    | View
    | PositionOf
    | Undo
    | Save
    | Load
    | Fork
    | Resign
    | Log
    | Computer
    | Quit,
    Field(discriminator="command"),
]
REQUESTS: Final[tuple[type[Request], ...]] = (
    Games, Decks, Cards, Start, LoadPosition, Prompts, Answer, View, PositionOf, Undo, Save, Load, Fork, Resign, Log,
    Computer, Quit,
)  # fmt: skip
ADAPTER: Final[TypeAdapter[AnyRequest]] = TypeAdapter(AnyRequest)


def command_of(request: type[Request]) -> str:
    """Return the name of a request's command."""
    literal: str = request.model_fields["command"].annotation.__args__[0]  # type: ignore[union-attr]
    return literal


COMMANDS: Final = {command_of(request): request for request in REQUESTS}
MODELS: Final[tuple[type[BaseModel], ...]] = (
    *REQUESTS, ErrorReply, Reply, State, GamesReply, GameRow, DecksReply, CardsReply, CardRow, ViewReply, PositionReply,
    SaveReply, LoadReply, LogReply, ComputerReply, PromptData, GroupData, OptionData, RecordData, DecisionData,
    OutcomeData, HeaderData, OptionsData, SaveFile,
)  # fmt: skip
