"""Settings are checked before anything starts, and each wrong one is named."""

import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.config import Settings
from bot.logs import set_up_log

ROOT = Path(__file__).parents[2]


def test_settings_come_from_the_environment() -> None:
    given = {"DISCORD_TOKEN": "t", "TEAHOUSE_DATABASE": "x/y.sqlite3", "TEAHOUSE_EDIT_DELAY": "2"}
    read = Settings.read({**given, "TEAHOUSE_LIVE_TABLES": "7", "TEAHOUSE_LANGUAGE": "fr-CA"})
    assert (read.token, read.database, read.edit_delay) == ("t", Path("x/y.sqlite3"), 2.0)
    assert (read.live_tables, read.language) == (7, "fr-CA")
    assert Settings.read({}) == Settings()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TEAHOUSE_EDIT_DELAY", "soon"),
        ("TEAHOUSE_EDIT_DELAY", "-1"),
        ("TEAHOUSE_EDIT_DELAY", "nan"),
        ("TEAHOUSE_REQUESTS", "many"),
        ("TEAHOUSE_LIVE_TABLES", "0"),
        ("TEAHOUSE_PAINTERS", "1.5"),
        ("TEAHOUSE_PORT", "80.5"),
        ("TEAHOUSE_PORT", "99999999"),
        ("TEAHOUSE_LANGUAGE", "klingon"),
        ("TEAHOUSE_LOG_LEVEL", "loud"),
        ("TEAHOUSE_LOG_FORM", "yaml"),
    ],
)
def test_a_setting_that_cannot_be_is_named(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"{name} is '{value}', but must be"):
        Settings.read({name: value})


def test_all_wrong_settings_are_named_at_once() -> None:
    with pytest.raises(ValueError, match=r"(?s)TEAHOUSE_REQUESTS.*TEAHOUSE_PORT"):
        Settings.read({"TEAHOUSE_PORT": "-1", "TEAHOUSE_REQUESTS": "-1"})


def test_a_wrong_setting_ends_the_start_with_a_sentence() -> None:
    environ = {**os.environ, "TEAHOUSE_PORT": "99999999", "TEAHOUSE_LANGUAGE": "xx", "DISCORD_TOKEN": "x"}
    bot = [sys.executable, "-m", "bot"]
    ended = subprocess.run(bot, check=False, env=environ, cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 1 and "Traceback" not in ended.stderr
    assert "TEAHOUSE_PORT" in ended.stderr and "TEAHOUSE_LANGUAGE" in ended.stderr


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """What the log writes, as into a pipe."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield io.StringIO()
    root.handlers[:] = handlers
    root.setLevel(level)


def test_a_pipe_gets_no_colours(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.utils.is_docker", lambda: True)
    set_up_log(Settings(), stream)
    logging.getLogger("bot").error("no such table")
    assert "no such table" in stream.getvalue() and "\x1b" not in stream.getvalue()


def test_the_level_can_be_set(stream: io.StringIO) -> None:
    set_up_log(Settings(log_level="warning"), stream)
    logging.getLogger("bot").info("a table opens")
    logging.getLogger("bot").warning("a table breaks")
    assert "opens" not in stream.getvalue() and "breaks" in stream.getvalue()


def test_the_log_can_be_for_machines(stream: io.StringIO) -> None:
    set_up_log(Settings(log_form="json"), stream)
    try:
        raise KeyError("wróżka")
    except KeyError:
        logging.getLogger("bot.store").exception("match %s", 7)
    (line,) = stream.getvalue().splitlines()
    facts = json.loads(line)
    assert (facts["level"], facts["logger"], facts["message"]) == ("error", "bot.store", "match 7")
    assert "KeyError: 'wróżka'" in facts["trace"] and facts["time"][:2] == "20"
