"""No line of the log contains a hand or a token, whatever fails."""

import io
import json
import logging
from collections.abc import Iterator

import aiosqlite
import discord
import pytest

from bot.config import Settings
from bot.logs import CAUSE, set_up_log
from engine.desks import find_desk
from engine.fuzzing.probe import find_probe
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Streams

from ..conftest import World

TOKEN = "MTA1.not-a-token"
WEBHOOK = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Return the text that the log writes at its most detailed level."""
    root, quiet = logging.getLogger(), {name: logging.getLogger(name).level for name in ("bot", "cogs", "engine")}
    handlers, level = list(root.handlers), root.level
    stream = io.StringIO()
    set_up_log(Settings(log_level="debug", token=TOKEN), stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in quiet.items():
        logging.getLogger(name).setLevel(before)


@pytest.mark.parametrize("game", ["l5r-lcg", "root", "l5r-ccg"])
def test_a_mistake_in_the_rules_logs_no_option_of_anybody(game: str, stream: io.StringIO) -> None:
    """An error quotes each option of the first questions, in the ways in which Python quotes values."""
    desk, streams = find_desk(game), Streams("secrets")
    seats = desk.seats(desk.usual(2), streams["decks"])
    match, log = Match.start(new_header(game, "secrets", seats)), logging.getLogger("bot.tables")
    probe, told = find_probe(game), set()
    for _ in range(12):
        prompt = match.prompt_for(match.waiting()[0])
        assert prompt is not None
        keys = [option.key for option in prompt.options if option.key != "pass"]
        for error in (KeyError(keys), ValueError(f"no option keys: {keys!r}"), RuntimeError(f"{{{keys}}}")):
            try:
                raise error
            except Exception as problem:
                log.exception("match %s waits", 7)
                log.error("match %s waits: %s, %r", 7, problem, problem)
        told.update(key for key in keys if "-" in key)
        match.answer(prompt.seat, probe.choose(prompt, streams["players"], probe.lasting))
    written = stream.getvalue()
    assert told and not [key for key in told if key in written]
    assert "KeyError: …" in written and "test_secret_logs.py" in written


def test_the_cause_of_an_error_logs_as_little(stream: io.StringIO) -> None:
    try:
        try:
            raise KeyError("fine-katana")
        except KeyError as error:
            raise ValueError("no card 'ambush-fox'") from error
    except ValueError:
        logging.getLogger("bot").exception("unexpected")
    written = stream.getvalue().replace('"fine-katana")', "").replace("\"no card 'ambush-fox'\")", "")  # our own lines
    assert "katana" not in written and "ambush" not in written and "which led to" in written


def test_tokens_are_left_out(stream: io.StringIO) -> None:
    log = logging.getLogger("bot")
    log.warning("with %s", TOKEN)
    log.warning("PATCH https://discord.com/api/v10/webhooks/42/%s/messages/@original has answered 404", WEBHOOK)
    log.warning("x MTAxMjM0NTY3ODkwMTIzNDU2Nzg5.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB y")
    assert TOKEN not in stream.getvalue() and WEBHOOK not in stream.getvalue() and "GabcdE" not in stream.getvalue()
    assert "/webhooks/42/…" in stream.getvalue()


def test_libraries_never_log_whole_messages(stream: io.StringIO) -> None:
    """At levels below "info" discord.py logs its messages, and aiosqlite the values of each statement."""
    for name in ("discord.http", "discord.gateway", "discord.webhook.async_", aiosqlite.core.LOG.name):
        logging.getLogger(name).debug("your hand: fine-katana")
    logging.getLogger("bot.panels").debug("not done")
    assert "katana" not in stream.getvalue() and "not done" in stream.getvalue()


async def test_every_log_line_of_one_press_carries_its_number(world: World, stream: io.StringIO) -> None:
    message = await world.match()

    async def fail(press: object) -> None:
        raise RuntimeError("secret-7 is not in hand")

    world.bot.presses["hand"] = fail
    world.expects_errors = True
    form = logging.getLogger().handlers[0].formatter
    assert form is not None
    answer = await world.ann.click(message, label="My hand")
    (line,) = [line for line in stream.getvalue().splitlines() if "ERROR" in line]
    number = line.partition("(press ")[2].partition(":")[0]
    assert number.isdecimal() and line.endswith(": hand)") and answer.acknowledged
    assert CAUSE.get() is None


def test_machines_read_the_press_as_a_field() -> None:
    record = logging.makeLogRecord({"msg": "x", "levelno": 20, "levelname": "INFO", "name": "bot"})
    from bot.logs import Cause, JsonLines, Veiled

    before = CAUSE.set(Cause(1 << 62, "pick", 1 << 60))
    try:
        facts = json.loads(Veiled(JsonLines()).format(record))
    finally:
        CAUSE.reset(before)
    assert (facts["press"], facts["what"], facts["guild"]) == (str(1 << 62), "pick", str(1 << 60))


def test_a_refusal_by_discord_is_logged_without_the_message() -> None:
    from bot.logs import told

    class Answer:
        status, reason = 400, "Bad Request"

    error = discord.HTTPException(Answer(), {"code": 50035, "message": "Invalid\nIn components: your hand"})
    assert "your hand" not in told(error) and "400" in told(error)
