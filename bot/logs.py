"""The log: lines for people or for machines, coloured only where somebody reads them on a screen."""

import json
import logging
import sys
from typing import TextIO

import discord

from bot.config import Settings


def set_up_log(settings: Settings, stream: TextIO | None = None) -> None:
    """Let everything that is logged go to ``stream`` (the standard error), as the settings say."""
    stream = stream or sys.stderr
    handler: logging.Handler = logging.StreamHandler(stream)
    level = getattr(logging, settings.log_level.upper())
    if settings.log_form == "json":
        discord.utils.setup_logging(handler=handler, formatter=JsonLines(), level=level)
    elif stream.isatty():
        discord.utils.setup_logging(handler=handler, level=level)  # in colours, where the screen has them
    else:
        form = logging.Formatter("[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")
        discord.utils.setup_logging(handler=handler, formatter=form, level=level)


class JsonLines(logging.Formatter):
    """One JSON object in a line for each record, traces included."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON."""
        facts = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False)
