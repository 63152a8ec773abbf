"""The bot checks its settings before anything starts, and names each wrong one."""

import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.config import Settings, names, unknown, variable
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
def test_an_impossible_setting_is_named(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"{name} is '{value}', but must be"):
        Settings.read({name: value})


def test_one_message_names_all_wrong_settings() -> None:
    with pytest.raises(ValueError, match=r"(?s)TEAHOUSE_REQUESTS.*TEAHOUSE_PORT"):
        Settings.read({"TEAHOUSE_PORT": "-1", "TEAHOUSE_REQUESTS": "-1"})


def test_settings_come_from_a_file_and_the_environment_wins(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('token = "t"\nlookups = 7\nlog_level = "Debug"\nlanguage = "pl"\n')
    read = Settings.read({"TEAHOUSE_SETTINGS": str(file), "TEAHOUSE_LANGUAGE": "fr"})
    assert (read.token, read.lookups, read.log_level, read.language) == ("t", 7, "debug", "fr")


def test_a_file_with_an_unknown_name_or_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("live_tabels = 5\nrequests = 'all'\n")
    with pytest.raises(
        ValueError, match=r"(?s)live_tabels is not a setting; is live_tables meant.*TEAHOUSE_REQUESTS is"
    ):
        Settings.read({"TEAHOUSE_SETTINGS": str(file)})
    file.write_text("live_tables")
    with pytest.raises(ValueError, match=r"settings\.toml, which cannot be read"):
        Settings.read({"TEAHOUSE_SETTINGS": str(file)})
    with pytest.raises(ValueError, match="which cannot be read"):
        Settings.read({"TEAHOUSE_SETTINGS": str(tmp_path / "none")})


def test_the_token_may_stand_in_a_file_of_its_own_and_is_never_shown(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("secret-token\n")
    read = Settings.read({"DISCORD_TOKEN_FILE": str(file)})
    assert read.token == "secret-token" and "secret-token" not in repr(read)
    with pytest.raises(ValueError, match="DISCORD_TOKEN_FILE names"):
        Settings.read({"DISCORD_TOKEN_FILE": str(tmp_path / "none")})


def test_a_message_about_an_unknown_variable_names_similar_ones() -> None:
    given = {"TEAHOUSE_LIVE_TABELS": "7", "TEAHOUSE_PORT": "1", "PATH": "/bin", "TEAHOUSE_X_SERVICE_HOST": "1"}
    first, second = unknown(given)
    assert first == "TEAHOUSE_LIVE_TABELS is not a setting; is TEAHOUSE_LIVE_TABLES meant?"
    assert second.startswith("TEAHOUSE_X_SERVICE_HOST is not a setting")


def test_the_page_for_operators_has_every_setting_with_its_default() -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    rows = {line.split("`")[1]: line.split("|")[-2].strip() for line in page.splitlines() if line.startswith("| `")}
    usual = Settings()
    for name in names():
        default = getattr(usual, name)
        shown = {
            "token": "–",
            "postgres": "–",
            "language": "`en`",
            "mentions": "`true`",
            "workers": "`false`",
            "local_port": "any free port",
            "status_port": "0 (none)",
        }
        plain = f"`{default}`" if not isinstance(default, int | float) else f"{default:g}"
        assert rows[variable(name)] == shown.get(name, plain), name


def test_a_wrong_setting_ends_the_start_with_a_sentence() -> None:
    environ = {**os.environ, "TEAHOUSE_PORT": "99999999", "TEAHOUSE_LANGUAGE": "xx", "DISCORD_TOKEN": "x"}
    bot = [sys.executable, "-m", "bot"]
    ended = subprocess.run(bot, check=False, env=environ, cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 1 and "Traceback" not in ended.stderr
    assert "TEAHOUSE_PORT" in ended.stderr and "TEAHOUSE_LANGUAGE" in ended.stderr


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Return the stream to which the log writes, as if into a pipe."""
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
    assert "test_config.py" in facts["trace"] and facts["trace"].endswith("KeyError: …") and facts["time"][:2] == "20"
