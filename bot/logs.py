"""The log: lines for people or for machines, coloured only where somebody reads them on a screen.

Lines that one press causes carry its number. No line holds a secret: a token, or the cards in a hand. An error in the
rules often quotes a card (``KeyError: 'fine-katana#4711'``), so quotations in messages of unexpected errors are left
out. The kind of the error and its place in the code stay.
"""

import json
import logging
import re
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from contextvars import ContextVar
from copy import copy
from typing import Any, Final, NamedTuple, TextIO

import discord

from bot.config import Settings

OURS: Final = ("bot", "cogs", "engine")
# The place of a token in an address, and the form of a bot's token.
ADDRESS: Final = re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~%-]{16,}")
TOKEN: Final = re.compile(r"\b[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}\b")
QUOTED: Final = re.compile(r"'[^'\n]*'|\"[^\"\n]*\"|\[.*\]|\{.*\}|\(.*\)", re.DOTALL)
CARD: Final = re.compile(r"[\w'-]+#\d+")
LEFT_OUT: Final = "…"
# Errors of the system and of Discord quote no cards.
OPEN: Final = (OSError, sqlite3.Error, discord.DiscordException)


class Cause(NamedTuple):
    """The press or command that is being served: its number at Discord, its kind, and its guild."""

    press: int
    what: str
    guild: int | None


CAUSE: Final[ContextVar[Cause | None]] = ContextVar("cause", default=None)


def follow(interaction: discord.Interaction[Any], what: str) -> None:
    """Let the log lines of this task, and of the tasks that it starts, carry the number of an interaction."""
    CAUSE.set(Cause(interaction.id, what, interaction.guild_id))


def set_up_log(settings: Settings, stream: TextIO | None = None) -> None:
    """Let everything that is logged go to ``stream`` (the standard error), as the settings say."""
    stream = stream or sys.stderr
    handler: logging.Handler = logging.StreamHandler(stream)
    level = getattr(logging, settings.log_level.upper())
    form: dict[str, Any] = {}
    if settings.log_form == "json":
        form = {"formatter": JsonLines()}
    elif not stream.isatty():
        lines = logging.Formatter("[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")
        form = {"formatter": lines}
    # Below "info", discord.py logs whole messages with hands and tokens, and aiosqlite whole decisions.
    discord.utils.setup_logging(handler=handler, level=max(level, logging.INFO), **form)
    for name in OURS:
        logging.getLogger(name).setLevel(level)
    assert handler.formatter is not None
    handler.setFormatter(Veiled(handler.formatter, settings.token))


class Veiled(logging.Formatter):
    """This formatter lets another formatter write the line, removes secrets, and adds the press that caused it."""

    def __init__(self, form: logging.Formatter, token: str | None = None) -> None:
        super().__init__()
        self._form = form
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as a line, and its trace in the lines after it."""
        shown = copy(record)
        shown.msg, shown.args, shown.exc_info, shown.exc_text = message(record), None, None, None
        cause, trace = CAUSE.get(), "" if not record.exc_info else told_trace(record.exc_info[1])
        if isinstance(self._form, JsonLines):
            shown.cause, shown.trace = cause, trace
        else:
            shown.msg += f" (press {cause.press}: {cause.what})" if cause else ""
            shown.msg += f"\n{trace}" if trace else ""
        line = TOKEN.sub(LEFT_OUT, ADDRESS.sub(rf"\1{LEFT_OUT}", self._form.format(shown)))
        return line.replace(self._token, LEFT_OUT) if self._token else line


class JsonLines(logging.Formatter):
    """One JSON object in a line for each record, traces included."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON."""
        facts: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        cause: Cause | None = getattr(record, "cause", None)
        if cause is not None:  # ids of Discord are too large for some readers of JSON
            guild = None if cause.guild is None else str(cause.guild)
            facts |= {"press": str(cause.press), "what": cause.what, "guild": guild}
        if trace := getattr(record, "trace", ""):
            facts["trace"] = trace
        return json.dumps(facts, ensure_ascii=False)


def message(record: logging.LogRecord) -> str:
    """Return the message of a record. Quotations are removed from errors among the message's arguments (``told``)."""
    given = record.args
    if isinstance(given, tuple):
        given = tuple(Told(one) if isinstance(one, BaseException) else one for one in given)
    return CARD.sub(LEFT_OUT, str(record.msg) % given if given else str(record.msg))


class Told:
    """An error among the arguments of a log line."""

    def __init__(self, error: BaseException) -> None:
        self._error = error

    def __str__(self) -> str:
        return told(self._error)

    def __repr__(self) -> str:
        return f"{type(self._error).__name__}: {told(self._error)}"


def told(error: BaseException) -> str:
    """Return the message of an error without its quotations."""
    text = str(error)
    if isinstance(error, discord.HTTPException):  # the text after the status may quote the message
        return text.partition("\n")[0]
    return text if isinstance(error, OPEN) else CARD.sub(LEFT_OUT, QUOTED.sub(LEFT_OUT, text))


def told_trace(error: BaseException | None) -> str:
    """Return the trace of an error and of its causes, each with its message reduced by ``told``."""
    parts = []
    for one in _chain(error):
        lines = ["Traceback (most recent call last):\n", *traceback.format_tb(one.__traceback__)]
        parts.append(f"{''.join(lines)}{type(one).__qualname__}: {told(one)}")
    return "\n\nwhich led to\n\n".join(reversed(parts))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
