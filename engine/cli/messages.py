"""The messages of ``serve``: requests and replies."""

from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

from pydantic import BaseModel, Field

from engine.desks import CardRow
from engine.keeping import How
from engine.kernel.wire import (
    DecisionData,
    FrameData,
    GroupData,
    HeaderData,
    MomentData,
    OptionData,
    OptionsData,
    OutcomeData,
    PromptData,
    RecordData,
    SaveFile,
    StepData,
    Text,
    Viewer,
    Wire,
)

DEFAULT_MATCH: Final = "main"
LIMIT: Final = 4 * 1024 * 1024
RequestId: TypeAlias = Annotated[Text, Field(max_length=200)] | int | None
MatchId: TypeAlias = Annotated[Text, Field(min_length=1, max_length=100)]


class Request(Wire):
    """The fields that every request may have."""

    replies: ClassVar[type["Reply"]]
    id: RequestId = Field(None, description="A text or number that the reply repeats.")


class MatchRequest(Request):
    """A request about one match."""

    match: MatchId = DEFAULT_MATCH


class Reply(Wire):
    """The fields of every reply to an accepted request."""

    ok: Literal[True] = True
    id: RequestId = None


class ErrorReply(Wire):
    """The reply to a refused request. The request has changed nothing."""

    ok: Literal[False] = False
    id: RequestId = None
    error: str = Field(description="The key of the error.")
    data: dict[str, Any] = Field({}, description="The facts of the error.")


class State(Reply):
    """The state of a match, and everything that happened since the previous request about this match."""

    match: str
    version: int = Field(description="A number that grows with every answer.")
    waiting: list[int] = Field(description="The seats that the match waits for.")
    prompts: list[PromptData]
    records: list[RecordData]
    outcome: OutcomeData | None = Field(description="How the match ended, or null.")


class GameRow(Wire):
    """A game that can be played."""

    name: str
    rules: str
    data: str
    fingerprint: str = Field(description="The hash of all code and data that decide how a log is read.")
    seats: tuple[int, int] = Field(description="The lowest and the highest number of seats.")


class GamesReply(Reply):
    """The games."""

    games: list[GameRow]


class DecksReply(Reply):
    """The prepared decks of a game."""

    decks: list[dict[str, Any]]


class CardsReply(Reply):
    """The cards of a game."""

    cards: list[CardRow]


class ViewReply(Reply):
    """The table as a viewer may see it."""

    match: str
    view: dict[str, Any]


class PositionReply(Reply):
    """The table as a literal that ``load_position`` takes.

    If ``whole`` is true, a match that starts from the literal has exactly this state and asks the same question. If
    ``whole`` is false, the match has something unfinished or lasting that a literal cannot hold. A match that starts
    from such a literal begins at the start of the present phase or step.
    """

    match: str
    position: dict[str, Any]
    whole: bool


class SaveReply(Reply):
    """A match as a save file."""

    match: str
    save: SaveFile


class LoadReply(State):
    """A loaded match.

    ``differences`` names everything that differs from the save, with both values. The names are ``rules``, ``data``,
    ``fingerprint`` (the hash of all code and data that decide how a log is read), ``state`` (the digest of the match's
    state, ``-`` if the log does not fit here) and ``question`` (the digest of the open questions).
    """

    differences: dict[str, dict[str, str]]
    how: How = Field(
        description="`same`: the match is as it was saved. `unchecked`: the save is old and holds no state to compare."
        " `asked`: the table is the same, but the match asks another question. `resumed`: the log leads to another"
        " state, so the match continues from the saved state. `back`: the match continues from an earlier point."
    )
    lost: int = Field(description="How many decisions were dropped to reach an earlier point.")


class ComputerReply(State):
    """The answer of a computer. With `play` the match has taken the answer.

    Without `play` the match has not changed.
    """

    keys: list[str]


class LogReply(Reply):
    """All decisions and all records."""

    match: str
    decisions: list[DecisionData] = Field(description="The decision log. It is empty unless all cards are open.")
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
    """Start a match. The new match replaces a match with the same id."""

    command: Literal["start"]
    game: str
    seed: Text = Field("1", max_length=200)
    decks: list[str | dict[str, Any]] | None = Field(
        None, description="One deck for each seat: the id of a prepared deck, or a deck list."
    )
    seats: list[dict[str, Any]] | int | None = Field(
        None,
        description="Given instead of `decks`: what each seat brings, or a number of seats with the usual decks or"
        " factions.",
    )
    options: OptionsData = OptionsData()
    viewer: Viewer = "open"
    replies = State


class LoadPosition(MatchRequest):
    """Start a match from a position. The reply to an impossible position lists all its problems."""

    command: Literal["load_position"]
    game: str
    position: dict[str, Any]
    seats: int | None = Field(None, description="The number of seats, if the position does not state it.")
    seed: Text = Field("1", max_length=200)
    options: OptionsData = OptionsData()
    viewer: Viewer = "open"
    replies = State


class Prompts(MatchRequest):
    """Ask for the state of a match."""

    command: Literal["prompts"]
    viewer: Viewer = "open"
    replies = State


class Answer(MatchRequest):
    """Answer a seat's prompt with the keys of the chosen options."""

    command: Literal["answer"]
    seat: int
    keys: list[Text]
    version: int | None = Field(
        None,
        description="The version of the match that the answer is for. At any other version the answer is refused.",
    )
    viewer: Viewer = "open"
    replies = State


class View(MatchRequest):
    """Look at the table: as a seat, as the public, or with all cards open."""

    command: Literal["view"]
    viewer: Viewer = "public"
    replies = ViewReply


class PositionOf(MatchRequest):
    """Write the table as a literal."""

    command: Literal["position"]
    replies = PositionReply


class Undo(MatchRequest):
    """Take back a seat's last decision. If something hidden was shown since that decision, all players must consent.

    With the option `going-back` of l5r-ccg, an undo that needs consent also costs 3 Honor. The seat pays at once, and a
    row `went-back` is added to the log. No later `undo` removes that row.
    """

    command: Literal["undo"]
    seat: int
    consent: bool = False
    viewer: Viewer = "open"
    replies = State


class Save(MatchRequest):
    """Save a match."""

    command: Literal["save"]
    replies = SaveReply


class Load(MatchRequest):
    """Load a saved match. The loaded match replaces a match with the same id."""

    command: Literal["load"]
    save: dict[str, Any]
    accept_differences: bool = Field(
        False,
        description="Load the match even if its rules or card data have another version, or if its state has changed.",
    )
    viewer: Viewer = "open"
    replies = LoadReply


class Fork(MatchRequest):
    """Copy a match."""

    command: Literal["fork"]
    to: MatchId = Field(description="The id of the copy. The copy replaces a match with this id.")
    viewer: Viewer = "open"
    replies = State


class Resign(MatchRequest):
    """Let a seat give up."""

    command: Literal["resign"]
    seat: int
    viewer: Viewer = "open"
    replies = State


class Log(MatchRequest):
    """Read all decisions and records."""

    command: Literal["log"]
    viewer: Viewer = "open"
    replies = LogReply


class Computer(MatchRequest):
    """Return the answer that a computer would give for a seat.

    The computer knows only what the seat knows. For the same `seed` and `budget`, the same question gets the same
    answer.
    """

    command: Literal["computer"]
    seat: int
    level: str = Field("adept", description="The level of the computer: random, novice, adept or master.")
    seed: Text = Field("1", max_length=200)
    budget: Annotated[int, Field(ge=0, le=100_000)] | None = None
    play: bool = False
    viewer: Viewer = "open"
    replies = ComputerReply


class Quit(Request):
    """End the process after the reply."""

    command: Literal["quit"]
    replies = Reply


REQUESTS: Final[tuple[type[Request], ...]] = (
    Games, Decks, Cards, Start, LoadPosition, Prompts, Answer, View, PositionOf, Undo, Save, Load, Fork, Resign, Log,
    Computer, Quit,
)  # fmt: skip


def command_of(request: type[Request]) -> str:
    """Return the name of a request's command."""
    literal: str = request.model_fields["command"].annotation.__args__[0]  # type: ignore[union-attr]
    return literal


COMMANDS: Final = {command_of(request): request for request in REQUESTS}
MODELS: Final[tuple[type[BaseModel], ...]] = (
    *REQUESTS, ErrorReply, Reply, State, GamesReply, GameRow, DecksReply, CardsReply, CardRow, ViewReply, PositionReply,
    SaveReply, LoadReply, LogReply, ComputerReply, PromptData, GroupData, OptionData, RecordData, DecisionData,
    OutcomeData, HeaderData, OptionsData, SaveFile, MomentData, StepData, FrameData,
)  # fmt: skip
