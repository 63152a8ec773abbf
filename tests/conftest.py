"""A running bot in SimCord's Discord, and a judge for everything that it sends."""

import logging
import os
import re
from collections.abc import AsyncIterator, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import simcord
from discord.app_commands import CommandOnCooldown
from discord.ui import ActionRow, Button
from hypothesis import settings

from bot.app import Teahouse
from bot.config import Settings
from bot.controls.control import layout
from bot.store import Unavailable
from bot.trouble import Trouble

from . import toy, trio_face
from .discord_judge import find_judge, house_limits
from .keeping.house import house_of, pack
from .later.hand import HandClock
from .patience import PATIENT
from .simkit import Sent, found_id, speaks, tap, text_of

pytest_plugins = ["tests.postgres"]

# The time of an example depends on what else the machine does, so no test has a time limit.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
# The bot waits this long for work that a busy machine may finish late.
BOUNDS = (
    "bot.later.scheduler.PATIENCE",
    "bot.panels.resting.WITHIN",
    "bot.pictures.render.WITHIN",
    "bot.store.sqlite.backup.WAIT",
    "bot.store.sqlite.file.WAIT",
    "bot.store.sqlite.migrate.PATIENCE",
    "bot.upkeep.status.PATIENCE",
)


class World:
    """A guild with three channels. Ann and Bob, who play, and Cleo, who watches in French."""

    def __init__(self, env: Any, settings: Settings, clock: HandClock) -> None:
        self.env = env
        self.clock = clock
        self.settings = settings
        self.sent: list[Sent] = []
        self.expects_errors = False
        self.guild = env.create_guild("Teahouse", preferred_locale="en-US")
        self.hall = self.guild.create_text_channel("hall")
        self.garden = self.guild.create_text_channel("garden")
        self.attic = self.guild.create_text_channel("attic")
        self.ann = speaks(self.guild.add_member(env.create_user("ann", global_name="Ann")), "en-US")
        self.bob = speaks(self.guild.add_member(env.create_user("bob", global_name="Bob")), "en-US")
        self.cleo = speaks(self.guild.add_member(env.create_user("cleo", global_name="Cleo")), "fr")

    @property
    def bot(self) -> Teahouse:
        """Return the bot that runs now."""
        bot: Teahouse = self.env.bot
        return bot

    async def restart(self) -> None:
        """Stop the bot and start another one on the same database."""
        await self.bot.close()
        await self.env.restart_bot(Teahouse(self.settings, self.clock))

    async def later(self, **span: float) -> None:
        """Let time pass (``hours=2``), and let the bot handle everything that is due by then."""
        self.clock.forward(**span)
        for _ in range(2):
            await self.bot.timed.do_due()
            await self.bot.later.do_due()
        await self.env.settle()

    async def lobby(self, channel: Any | None = None, **options: Any) -> Any:
        """Let Ann open a lobby; return its message."""
        answer = await self.ann.slash(channel or self.hall, "play", **{"game": "toy", "deck": "red", **options})
        assert answer.acknowledged
        return answer.response.message

    async def match(self, channel: Any | None = None) -> Any:
        """Let Ann and Bob start a match; return its table message."""
        message = await self.lobby(channel)
        await self.bob.click(message, label="Join")
        picker = await self.bob.click(message, label="Choose deck")
        await self.bob.select(picker.response, ["blue"])
        await self.ann.click(message, label="Start")
        return message

    async def lobby_settings(self, who: Any, message: Any) -> Any:
        """Open the settings of a lobby; return their page."""
        answer = await who.click(message, custom_id=found_id(message, ":settings:"))
        assert answer.acknowledged and answer.response.ephemeral
        return answer.response

    async def choose(self, who: Any, message: Any, setting: str, choice: str) -> Any:
        """Choose a setting of a lobby; return the answer."""
        page = await self.lobby_settings(who, message)
        return await who.select(page, [choice], custom_id=found_id(page, f":{setting}"))

    async def panel(self, who: Any, message: Any) -> Any:
        """Open a player's panel."""
        answer = await who.click(message, label="My hand")
        assert answer.acknowledged and answer.response.ephemeral
        return answer.response

    def cleo_in_english(self) -> Any:
        """Return Cleo with her Discord in English."""
        return speaks(self.cleo, "en-US")

    async def forge(self, *custom_ids: str, channel: Any | None = None) -> Any:
        """Post a message with forged buttons, which no present panel has."""
        where = self.bot.get_channel((channel or self.hall).id)
        buttons = [Button(label=str(number), custom_id=name) for number, name in enumerate(custom_ids)]
        message = await where.send(view=layout([ActionRow(*buttons)]))
        await self.env.settle()
        return message

    async def refused(self, action: Any) -> str:
        """Await a press or command that must be refused privately; return the refusal."""
        answer = await action
        assert answer.acknowledged and answer.response.ephemeral
        return text_of(answer.response)

    def read(self, message: Any) -> str:
        """Return all texts of a message of the guild as it is now."""
        channel = self.env.bot.get_channel(message.channel.id)
        assert channel is not None
        handles = {c.id: c for c in (self.hall, self.garden, self.attic)}
        found = next(m for m in handles[message.channel.id].history() if m.id == message.id)
        return text_of(found)


def keep_house(world: World, path: Path) -> None:
    """Keep the store that a test leaves, for later versions of the code (``tests.keeping.house``)."""
    numbers = {name: getattr(world, name).id for name in ("guild", "hall", "garden", "attic", "ann", "bob", "cleo")}
    house = house_of(Path(world.settings.database), numbers, [sent.json for sent in world.sent])
    path.write_text(pack(house), encoding="ascii")


@pytest.fixture(scope="session", autouse=True)
def patient_bot() -> Iterator[None]:
    """Let the bot wait for its threads and processes as long as a test does, and never for the disk."""
    with pytest.MonkeyPatch.context() as patient:
        for bound in BOUNDS:
            patient.setattr(bound, PATIENT)
        patient.setattr("bot.store.sqlite.migrate.SYNCHRONOUS", "OFF")  # no test cuts the power
        yield


@pytest.fixture(autouse=True)
def toy_game() -> None:
    """Let the toy game be played."""
    toy.install()


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a table look at once for a moment from which a match can begin, without a second of quiet."""
    monkeypatch.setattr("bot.tables.keeping.saving.QUIET", 0.0)


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards whenever a test runs: the seeds of its matches are made from its name."""
    numbers = count()

    def new_seed() -> str:
        return sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()[:32]

    for room in ("life.start", "table"):
        monkeypatch.setattr(f"bot.tables.{room}.new_seed", new_seed)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Return settings of a bot that edits at once, stores its matches in a file of the test, and draws no pictures."""
    return Settings(database=tmp_path / "teahouse.sqlite3", edit_delay=0, requests=0, painters=0, lookups=0)


@pytest.fixture
def clock() -> HandClock:
    """Return the bot's clock; it moves only when a test moves it."""
    return HandClock()


@pytest.fixture
def trio() -> Iterator[None]:
    """Add the game of three to five seats to the house."""
    trio_face.install()
    yield
    trio_face.remove()


@pytest_asyncio.fixture
async def env(settings: Settings, clock: HandClock) -> AsyncIterator[Any]:
    """Return SimCord's Discord with the bot in it."""
    env = simcord.Env(Teahouse(settings, clock), settle_timeout=PATIENT)
    await env.start()
    yield env
    await env.bot.close()
    await env.shutdown()
    told = (Trouble, CommandOnCooldown, Unavailable)  # people read these; the log has the last one
    unexpected = [e for e in env.errors if not isinstance(getattr(e, "original", e), told)]
    assert not unexpected, unexpected


@pytest_asyncio.fixture
async def world(
    env: Any, settings: Settings, clock: HandClock, caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> AsyncIterator[World]:
    """Return a guild to play in.

    The fixture fails for any message that Discord would refuse, and for any error in the log.
    """
    world, judge = World(env, settings, clock), find_judge()
    faults: list[str] = []

    def seen(sent: Sent) -> None:
        world.sent.append(sent)
        found = judge(sent.method, sent.path, sent.json, sent.files) if judge else []
        faults.extend(f"{sent.method} {sent.path}: {fault}" for fault in found)
        faults.extend(f"{sent.method} {sent.path}: {fault}" for fault in house_limits(sent.json))

    with tap(seen):
        yield world
    if folder := os.environ.get("KEEP_HOUSES"):
        keep_house(world, Path(folder) / f"{re.sub(r'[^a-z0-9]+', '-', request.node.name.lower()).strip('-')}.txt")
    assert not faults, "\n".join(faults)
    errors = [r.getMessage() for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert not errors or world.expects_errors, errors
