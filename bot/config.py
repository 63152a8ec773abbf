"""The settings of one running bot, read from the environment and a file, and checked before anything starts."""

import os
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BeforeValidator, Field, TypeAdapter, ValidationError

from bot.shards import MOST, Shards
from engine.kernel.languages import LANGUAGES

PREFIX: Final = "TEAHOUSE_"
FILE: Final = "TEAHOUSE_SETTINGS"  # names a file with settings
TOKEN: Final = "DISCORD_TOKEN"
TOKEN_FILE: Final = "DISCORD_TOKEN_FILE"  # names a file that holds the token and nothing else
SECRET: Final = ("token", "postgres")  # fields that nobody may read in a log
NO_SETTINGS: Final = {FILE, "TEAHOUSE_MONKEYS", "TEAHOUSE_PICTURES"}  # the last two are for tests


def whole(most: int, least: int = 0) -> Any:
    """Return a settings field for a whole number from ``least`` to ``most``.

    Error messages contain these limits.
    """
    return Field(ge=least, le=most, description=f"a whole number from {least} to {most}")


def number(most: float, least: float = 0.0) -> Any:
    """Return a settings field for a number from ``least`` to ``most``. Error messages contain these limits."""
    return Field(ge=least, le=most, allow_inf_nan=False, description=f"a number from {least:g} to {most:g}")


def said(wanted: str) -> Any:
    """Return a settings field. ``wanted`` describes the field's valid values in error messages."""
    return Field(description=wanted)


def one_of(*known: str) -> Any:
    """Return a settings field whose value must be one of the words ``known``."""
    return said(f"one of {', '.join(known)}")


def is_address(text: str) -> bool:
    """Tell whether a text is the address of a PostgreSQL database."""
    return text.startswith(("postgresql://", "postgres://"))


def _address(text: str | None) -> str | None:
    if text is not None and not is_address(text):
        raise ValueError(text)
    return text


def _shards(text: str) -> str:
    Shards.read(text)
    return text


def _spoken(text: str) -> str:
    if text.partition("-")[0] not in LANGUAGES:
        raise ValueError(text)
    return text


ADDRESS: Final = f"several processes share a database: set {PREFIX}POSTGRES"
QUEUE: Final = f"workers take jobs from a database: set {PREFIX}POSTGRES"
SHARDS: Final = f"a whole number from 0 to {MOST}, or some of these shards: 0-3/8"
Lower: Final = BeforeValidator(lambda word: word.lower() if isinstance(word, str) else word)
LogLevel = Literal["debug", "info", "warning", "error"]
LogForm = Literal["text", "json"]


@dataclass(frozen=True)
class Settings:
    """How this bot runs. docs/operating.md explains each setting.

    For each field except ``sync``, the function ``variable`` returns the name of the variable that sets it. ``sync``
    registers the commands with Discord even when they have not changed.
    """

    token: str | None = field(default=None, repr=False)
    database: Path = Path("teahouse.sqlite3")
    postgres: Annotated[str | None, AfterValidator(_address), said("an address: postgresql://…")] = field(
        default=None, repr=False
    )
    edit_delay: Annotated[float, number(3600)] = 0.8
    requests: Annotated[float, number(1000)] = 40.0
    sync: bool = False
    shards: Annotated[str, BeforeValidator(str), AfterValidator(_shards), said(SHARDS)] = "1"
    live_tables: Annotated[int, whole(1_000_000, least=1)] = 500
    painters: Annotated[int, whole(64)] = 1
    thinkers: Annotated[int, whole(64)] = 2
    workers: Annotated[bool, said("true or false")] = False
    lookups: Annotated[int, whole(1000)] = 20
    mentions: Annotated[bool, said("true or false")] = True
    lobby_hours: Annotated[int, whole(8760)] = 24
    match_days: Annotated[int, whole(36_500)] = 180
    keep_days: Annotated[int, whole(36_500)] = 0
    status_port: Annotated[int, whole(65_535)] = 0
    status_host: str = "127.0.0.1"
    log_level: Annotated[LogLevel, Lower, one_of("debug", "info", "warning", "error")] = "info"
    log_form: Annotated[LogForm, Lower, one_of("text", "json")] = "text"
    local_port: Annotated[int, whole(65_535)] = 0
    language: Annotated[str, AfterValidator(_spoken), one_of(*LANGUAGES)] = "en-US"

    @property
    def part(self) -> Shards:
        """The shards of the bot that this process runs."""
        return Shards.read(self.shards)

    @classmethod
    def read(cls, environ: Mapping[str, str], *, sync: bool = False) -> "Settings":
        """Return the settings in ``environ`` and in the file that ``environ`` names.

        If both state a setting, ``environ`` wins. Raises ValueError, whose message names each invalid setting and each
        unknown name in the file.
        """
        known = {variable(name): name for name in names()}
        problems: list[str] = []
        given: dict[str, Any] = {}
        for name, value in _in_file(environ.get(FILE, ""), problems).items():
            if (setting := known.get(name)) is None:
                problems.append(f"{environ[FILE]}: {_unknown(_in_the_file(name), [*map(_in_the_file, known)])}")
            else:
                given[setting] = value
        if path := environ.get(TOKEN_FILE):
            given["token"] = _content(path, problems)
        given |= {setting: text for name, setting in known.items() if (text := environ.get(name))}
        try:
            settings = _adapter().validate_python(given | {"sync": sync})
            if settings.workers and settings.postgres is None:
                problems.append(f"{variable('workers')} is true, but a file has no queue; {QUEUE}")
            if settings.part.divided and settings.postgres is None:
                problems.append(f"{variable('shards')} is {settings.shards!r}, but a file has one process; {ADDRESS}")
        except ValidationError as wrong:
            problems += _told(wrong)
        if problems:
            raise ValueError("\n".join(problems))
        return settings


def names() -> list[str]:
    """Return the names of all fields that the environment or the file can set."""
    return [one.name for one in fields(Settings) if one.name != "sync"]


def variable(name: str) -> str:
    """Return the name of the environment variable that sets a field."""
    return {"token": TOKEN, "local_port": f"{PREFIX}PORT"}.get(name, PREFIX + name.upper())


def unknown(environ: Mapping[str, str]) -> list[str]:
    """Return a sentence for each variable with our prefix that is not a setting. Most of these are typing errors."""
    known = {*map(variable, names()), *NO_SETTINGS}
    return [_unknown(name, sorted(known)) for name in sorted(environ) if name.startswith(PREFIX) and name not in known]


def _unknown(name: str, known: Collection[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"{name} is not a setting" + (f"; is {near[0]} meant?" if near else "")


def _in_the_file(name: str) -> str:
    """Return the name that a variable has in the file: ``TEAHOUSE_LOG_LEVEL`` becomes ``log_level``."""
    return "token" if name == TOKEN else name.removeprefix(PREFIX).lower()


def _in_file(path: str, problems: list[str]) -> dict[str, Any]:
    """Return the settings of a file by the names of their variables."""
    if not path:
        return {}
    try:
        content = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        problems.append(f"{FILE} names {path}, which cannot be read: {error}")
        return {}
    return {TOKEN if name == "token" else PREFIX + name.upper(): value for name, value in content.items()}


def _content(path: str, problems: list[str]) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        problems.append(f"{TOKEN_FILE} names {path}, which cannot be read: {error}")
        return ""


@cache
def _adapter() -> TypeAdapter[Settings]:
    return TypeAdapter(Settings)


def _told(wrong: ValidationError) -> list[str]:
    """Return a sentence for each invalid setting. Values of secret settings are not repeated."""
    wanted = {name: one.get("description", "text") for name, one in _adapter().json_schema()["properties"].items()}
    return [
        f"{variable(name)} is {'wrong' if name in SECRET else repr(problem['input'])}, but must be {wanted[name]}"
        for problem in wrong.errors()
        for name in [str(problem["loc"][0])]
    ]


def read_settings(*, sync: bool = False) -> Settings:
    """Return the settings of this process. Raises ValueError as ``Settings.read`` does."""
    return Settings.read(os.environ, sync=sync)
