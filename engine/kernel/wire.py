"""The JSON form of prompts, records, decisions and save files, as pydantic models.

Everything that leaves the process (``serve``, save files) goes through these models. The models also check all input.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import to_json

from engine.kernel.fingerprint import fingerprint
from engine.kernel.game import Header, find_game
from engine.kernel.match import Corrupt, Decision, Match
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Group, Option, Prompt, Refused
from engine.kernel.record import Record

T = TypeVar("T")
FORMAT: Final = "teahouse-match"
FORMAT_VERSION: Final = 1
Viewer: TypeAlias = int | Literal["public", "open"]


def _encodable(text: str) -> str:
    """Return ``text``. Refuse text that cannot be written as UTF-8."""
    if not text.isascii():
        text.encode()
    return text


def _writable(data: T) -> T:
    """Return ``data``.

    Refuse data that cannot be written as JSON: text that is not UTF-8, or too many levels of nesting.
    """
    to_json(data)
    return data


Text: TypeAlias = Annotated[str, AfterValidator(_encodable)]


class Wire(BaseModel):
    """The base class of all messages. Unknown fields and wrong types are errors."""

    model_config = ConfigDict(extra="forbid", strict=True)


class OptionData(Wire):
    """One option of a prompt. An answer names the option by its ``key``."""

    key: str
    verb: str
    card: str | None = Field(
        None, description="The key of the card that the option is about, or the card's id if cards have no keys yet."
    )
    subject: str | None = Field(
        None,
        description="The thing that the option is about: ring:air, province:0.2, clearing:5, or the key of a card.",
    )
    target: str | None = Field(
        None, description="A second thing that the option is about, named in the same way as `subject`."
    )
    via: str | None = Field(
        None,
        description="A third thing: the card that gives the ability, the card that pays, or the relic that is found.",
    )
    way: str = Field(
        "", description="What tells similar options apart: an ability of the card, a word, or who leads the warriors."
    )
    pays: tuple[str, ...] = Field((), description="The suits or items that the player pays, one entry for each.")
    player: int | None = None
    number: int | None = None
    group: str = Field("", description="The name of the group that the option belongs to.")
    alone: bool = Field(
        False, description="Whether an answer with this option may hold no other option. Passing is such an option."
    )
    times: int = Field(
        1, description="How many times an answer may choose the option. The answer then repeats the key."
    )


class GroupData(Wire):
    """A group of a prompt's options, and how many options of this group an answer must hold."""

    name: str
    least: int
    most: int
    total: tuple[int, int] | None = Field(
        None, description="The lowest and the highest sum that the `number`s of the chosen options may have."
    )


class PromptData(Wire):
    """A question to one seat."""

    seat: int
    kind: str
    rule: str = Field(description="The number of the rule that asks the question, such as 3.2.1.")
    source: str | None = Field(description="The card that asks the question, if a card asks it.")
    groups: list[GroupData]
    data: dict[str, Any] = Field(description="Further facts about the question.")
    guarded: bool = Field(description="Whether the options depend on something that other players may not see.")
    window: bool = Field(description="Whether the question offers optional actions, so that the player may pass.")
    options: list[OptionData]


class RecordData(Wire):
    """One thing that happened.

    ``seats`` lists the seats that may see the record. Null means everybody. The other seats see ``hidden`` instead.
    """

    kind: str
    facts: dict[str, Any]
    seats: list[int] | None = None
    hidden: "RecordData | None" = None


class OutcomeData(Wire):
    """How a match ended."""

    winners: list[int] = Field(description="The seats that won: one seat, several seats together, or none.")
    winner: int | None = Field(description="The seat that won alone, or null.")
    reason: str
    ranks: list[int] = Field(description="The place of each seat. 1 is the best place. Seats that tie share a place.")


class DecisionData(Wire):
    """One row of the decision log."""

    seat: int
    keys: list[Text]
    auto: bool = Field(False, description="Whether the match took the decision for the seat.")


class OptionsData(BaseModel):
    """The settings of a match. A game may have further settings."""

    model_config = ConfigDict(extra="allow", strict=True)
    asked: list[int] = Field([], description="The seats that want to be asked even if they can only pass.")


class HeaderData(Wire):
    """The data that a match starts from."""

    game: str
    rules: str = Field(description="The version of the game's rules.")
    data: str = Field(description="The hash of the game's card data.")
    seed: Text
    seats: list[dict[str, Any]]
    options: OptionsData = OptionsData()
    position: dict[str, Any] | None = None
    fingerprint: Text = Field(
        "", description="The hash of all code and data that decide how the log is read. Empty in old saves."
    )
    streams: dict[str, int] | None = Field(
        None, description="The states of the random streams, if the match continues from the middle of another match."
    )


class MomentData(Wire):
    """A state of a saved match. When the log is replayed, the replayed state is compared with this one."""

    row: int = Field(ge=0, description="The number of decisions that had been taken.")
    state: Annotated[dict[str, Any], AfterValidator(_writable)] = Field(
        description="The whole state of the table: its position, and everything that a position leaves out."
    )
    asked: list[list[int | str]] = Field(description="The seats that were asked, each with the kind of its question.")
    streams: dict[str, int] | None = Field(None, description="The states of the random streams.")
    begins: bool = Field(False, description="Whether a match may begin with this state.")


class StepData(Wire):
    """The records that the match made after the previous step, up to this row of the log."""

    row: int = Field(ge=0)
    records: Annotated[list[RecordData], AfterValidator(_writable)]


class FrameData(Wire):
    """How everybody saw the table of a finished match after a row of its log (``engine.frames``)."""

    row: int = Field(ge=0)
    body: Text = Field(description="The difference from the previous frame, compressed by zlib and encoded in base64.")


class SaveFile(Wire):
    """A stored match: its header and every decision.

    ``held`` holds the secret answers that wait for other seats' answers.
    """

    format: Literal["teahouse-match"] = FORMAT
    version: Literal[1] = FORMAT_VERSION
    header: HeaderData
    log: list[DecisionData]
    held: dict[str, list[Text]] = Field({}, description="The keys of each secret answer that waits for others.")
    moments: list[MomentData] = Field(
        [], description="The states of the match after some of its decisions, always including the last one."
    )
    story: list[StepData] = Field(
        [], description="The records of a finished match, so that its story can be read without replaying the match."
    )
    frames: list[FrameData] = Field(
        [], description="The frames of a finished match, so that its table can be shown without replaying the match."
    )
    outcome: OutcomeData | None = Field(None, description="How the match ended. Null if `story` is empty.")


def option_data(option: Option) -> OptionData:
    """Return an option for the wire."""
    return OptionData(
        key=option.key,
        verb=option.verb,
        card=option.card,
        subject=option.subject,
        target=option.target,
        via=option.via,
        way=option.way,
        pays=option.pays,
        player=option.player,
        number=option.number,
        group=option.group,
        alone=option.alone,
        times=option.times,
    )


def prompt_data(prompt: Prompt) -> PromptData:
    """Return a prompt for the wire."""
    return PromptData(
        seat=prompt.seat,
        kind=prompt.kind,
        rule=prompt.rule,
        source=prompt.source,
        groups=[_group_data(group) for group in prompt.groups],
        data=prompt.data or {},
        guarded=prompt.guarded,
        window=prompt.window,
        options=[option_data(option) for option in prompt.options],
    )


def _group_data(group: Group) -> GroupData:
    return GroupData(name=group.name, least=group.least, most=group.most, total=group.total)


def record_data(record: Record) -> RecordData:
    """Return a record for the wire, with its secret parts."""
    return RecordData(
        kind=record.kind,
        facts=record.facts,
        seats=None if record.seats is None else list(record.seats),
        hidden=None if record.hidden is None else record_data(record.hidden),
    )


def seen_records(records: Iterable[Record], viewer: Viewer) -> list[RecordData]:
    """Return records for the wire as ``viewer`` may see them."""
    if viewer == "open":
        return [record_data(record) for record in records]
    seat = None if viewer == "public" else viewer
    seen = (record.seen_by(seat) for record in records)
    return [RecordData(kind=record.kind, facts=record.facts) for record in seen if record is not None]


def outcome_data(outcome: Outcome | None) -> OutcomeData | None:
    """Return the outcome of a match for the wire."""
    return None if outcome is None else OutcomeData(**outcome.facts())


def seen_prompts(match: Match, viewer: Viewer) -> list[PromptData]:
    """Return the open prompts that ``viewer`` may see: a seat sees its own prompt, the public sees none."""
    return [prompt_data(prompt) for prompt in match.open_prompts() if viewer in ("open", prompt.seat)]


def save_match(match: Match) -> SaveFile:
    """Return a match as a save file."""
    header = match.header
    return SaveFile(
        header=HeaderData(
            game=header.game,
            rules=header.rules,
            data=header.data,
            seed=header.seed,
            seats=[dict(seat) for seat in header.seats],
            options=OptionsData.model_validate(dict(header.options)),
            position=None if header.position is None else dict(header.position),
            fingerprint=header.fingerprint,
            streams=None if header.streams is None else dict(header.streams),
        ),
        log=[DecisionData(seat=row.seat, keys=list(row.keys), auto=row.auto) for row in match.log],
        held={str(seat): list(keys) for seat, keys in match.held_keys().items()},
    )


def read_save(given: Any) -> SaveFile:
    """Return ``given`` as a save file.

    Raises Refused: ``not-a-save``, ``save-version`` for another format version, ``corrupt-save``.
    """
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise Refused("not-a-save")
    if given.get("version") != FORMAT_VERSION:
        raise Refused("save-version", version=str(given.get("version")), known=FORMAT_VERSION)
    try:
        return SaveFile.model_validate(given)
    except ValidationError as error:
        raise Refused("corrupt-save", problems=problems_of(error)) from error


def differences(header: HeaderData) -> dict[str, dict[str, str]]:
    """Return how the rules and card data of a save differ from the present ones.

    For each of ``rules``, ``data`` and ``fingerprint`` that differs, the result holds the value in the save and the
    present value.
    """
    game = find_game(header.game)
    ours = {"rules": game.rules, "data": game.data}
    theirs = {"rules": header.rules, "data": header.data}
    if header.fingerprint:
        ours["fingerprint"], theirs["fingerprint"] = fingerprint(header.game), header.fingerprint
    return {name: {"saved": theirs[name], "here": ours[name]} for name in ours if ours[name] != theirs[name]}


def header_of(data: HeaderData) -> Header:
    """Return the header with which a match is started.

    Raises Refused (``not-seated``) if ``asked`` names a seat that does not exist.
    """
    for seat in data.options.asked:
        if not 0 <= seat < len(data.seats):
            raise Refused("not-seated", seat=seat)
    return Header(
        data.game,
        data.seed,
        tuple(data.seats),
        options=data.options.model_dump(),
        position=data.position,
        rules=data.rules,
        data=data.data,
        fingerprint=data.fingerprint,
        streams=data.streams,
    )


def load_match(save: SaveFile, *, accept_differences: bool = False, decisions: int | None = None) -> Match:
    """Rebuild a saved match, or its first ``decisions`` rows.

    Raises Refused. The reason is ``unknown-game``, ``other-rules`` (unless accepted), ``corrupt-log`` with the row that
    the rules refuse, or the reason for which the game refuses the header.
    """
    found = differences(save.header)
    if found and not accept_differences:
        raise Refused("other-rules", differences=found)
    made = header_of(save.header)
    log = [Decision(row.seat, tuple(row.keys), row.auto) for row in save.log[:decisions]]
    held = held_of(save) if decisions is None else {}
    try:
        return Match.rebuild(made, log, held)
    except Corrupt as error:
        raise Refused("corrupt-log", row=error.row, problem=error.reason, differences=found) from error


def held_of(save: SaveFile) -> dict[int, tuple[str, ...]]:
    """Return the secret answers of a save by seat. Raises Refused (``corrupt-save``) for a seat that does not exist."""
    seats = {str(seat): seat for seat in range(len(save.header.seats))}
    for name in save.held:
        if name not in seats:
            raise Refused("corrupt-save", problems=[{"at": f"held.{name}", "problem": "not-seated"}])
    return {seats[name]: tuple(keys) for name, keys in save.held.items()}


def problems_of(error: ValidationError) -> list[dict[str, str]]:
    """Return the problems that a pydantic model found in its input: where each is, and the key of its message."""
    return [
        {"at": ".".join(str(part)[:80] for part in found["loc"]), "problem": found["type"].replace("_", "-")}
        for found in error.errors(include_url=False, include_context=False, include_input=False)
    ]
