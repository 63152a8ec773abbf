"""The settings of one running bot, read from the environment and checked before anything starts."""

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

from engine.kernel.languages import LANGUAGES

T = TypeVar("T")

LEVELS: Final = ("debug", "info", "warning", "error")
FORMS: Final = ("text", "json")


@dataclass(frozen=True)
class Settings:
    """How this bot runs.

    ``edit_delay`` is the shortest time in seconds between two edits of one table; ``requests`` is how many messages the
    bot sends, edits or deletes in a second at the most, answers to presses not counted (0: as many as it likes);
    ``sync`` registers the commands with Discord even when they have not changed; ``live_tables`` is how many tables
    stay in memory; ``painters`` is how many processes draw pictures (with 0 everything is shown as text);
    ``thinkers`` is how many processes think for computers (with 0 these answer by rules of thumb);
    ``lobby_hours`` is after how many hours an untouched lobby closes itself (0: never);
    ``lookups`` is how many look-ups and deck checks a person may ask for in a minute (0: any number);
    ``log_level`` and ``log_form`` say what the log holds and how; ``local_port`` and ``language`` are for the Discord
    of one's own.
    """

    token: str | None = None
    database: Path = Path("teahouse.sqlite3")
    edit_delay: float = 0.8
    requests: float = 40.0
    sync: bool = False
    live_tables: int = 500
    painters: int = 1
    thinkers: int = 1
    lookups: int = 20
    lobby_hours: int = 24
    log_level: str = "info"
    log_form: str = "text"
    local_port: int = 0
    language: str = "en-US"

    @classmethod
    def read(cls, environ: Mapping[str, str], *, sync: bool = False) -> "Settings":
        """Return the settings that ``environ`` states; raises ValueError that names each one that cannot be."""
        given, usual = Given(environ), cls()
        settings = cls(
            token=environ.get("DISCORD_TOKEN") or None,
            database=Path(environ.get("TEAHOUSE_DATABASE") or usual.database),
            edit_delay=given.number("TEAHOUSE_EDIT_DELAY", usual.edit_delay, most=3600),
            requests=given.number("TEAHOUSE_REQUESTS", usual.requests, most=1000),
            sync=sync,
            live_tables=given.whole("TEAHOUSE_LIVE_TABLES", usual.live_tables, least=1, most=1_000_000),
            painters=given.whole("TEAHOUSE_PAINTERS", usual.painters, most=64),
            thinkers=given.whole("TEAHOUSE_THINKERS", usual.thinkers, most=64),
            lookups=given.whole("TEAHOUSE_LOOKUPS", usual.lookups, most=1000),
            lobby_hours=given.whole("TEAHOUSE_LOBBY_HOURS", usual.lobby_hours, most=8760),
            log_level=given.one_of("TEAHOUSE_LOG_LEVEL", usual.log_level, LEVELS),
            log_form=given.one_of("TEAHOUSE_LOG_FORM", usual.log_form, FORMS),
            local_port=given.whole("TEAHOUSE_PORT", usual.local_port, most=65_535),
            language=given.language("TEAHOUSE_LANGUAGE", usual.language),
        )
        if given.problems:
            raise ValueError("\n".join(given.problems))
        return settings


class Given:
    """The variables that are given. What cannot be is noted in ``problems``, and the usual value stands in."""

    def __init__(self, environ: Mapping[str, str]) -> None:
        self._environ = environ
        self.problems: list[str] = []

    def number(self, name: str, usual: float, *, least: float = 0, most: float = math.inf) -> float:
        """Return a number from ``least`` to ``most``."""
        text = self._environ.get(name)
        if not text:
            return usual
        try:
            value = float(text)
        except ValueError:
            value = math.nan
        if not least <= value <= most:
            return self._refuse(name, text, f"a number from {least} to {most}", usual)
        return value

    def whole(self, name: str, usual: int, *, least: int = 0, most: int) -> int:
        """Return a whole number from ``least`` to ``most``."""
        text = self._environ.get(name)
        if not text:
            return usual
        if not text.isdecimal() or not least <= int(text) <= most:
            return self._refuse(name, text, f"a whole number from {least} to {most}", usual)
        return int(text)

    def one_of(self, name: str, usual: str, known: Collection[str]) -> str:
        """Return one of the words in ``known``, however it is capitalized."""
        text = self._environ.get(name)
        if not text:
            return usual
        return text.lower() if text.lower() in known else self._refuse(name, text, f"one of {', '.join(known)}", usual)

    def language(self, name: str, usual: str) -> str:
        """Return a language that the bot speaks, perhaps with a country (``fr-CA``)."""
        text = self._environ.get(name)
        if not text:
            return usual
        if text.partition("-")[0] not in LANGUAGES:
            return self._refuse(name, text, f"one of {', '.join(LANGUAGES)}", usual)
        return text

    def _refuse(self, name: str, text: str, wanted: str, usual: T) -> T:
        self.problems.append(f"{name} is {text!r}, but must be {wanted}")
        return usual
