"""The bot: one Discord client with its store, its tables and its commands."""

import asyncio
import gc
import json
import logging
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from math import isfinite
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.config import Settings
from bot.controls.buttons import Handler, Press
from bot.controls.control import Control
from bot.cooldown import Cooldowns
from bot.emojis import SETTING
from bot.later import Clock, Scheduler, SystemClock
from bot.logs import follow
from bot.metrics import GUILDS, LATENCY, TABLES, Stopwatch, http_trace
from bot.pace.house_time import HouseTime
from bot.panels.press import DONE, ended, explain, ours, press_control
from bot.panels.resting import RESTING, rest
from bot.panels.sending import RequestLimit
from bot.panels.show import Show
from bot.people import People
from bot.pictures.render import Painter
from bot.ready import read_ahead
from bot.replays.looking import Looking
from bot.replays.replays import Replays
from bot.replays.workshop import Workshop
from bot.servers import Servers
from bot.serving import Serving
from bot.shards import Shards
from bot.store import Due, Store, Unavailable, open_store
from bot.tables import Tables
from bot.tables.clocks.timing import Times
from bot.tables.clocks.turns import NOTICES
from bot.tables.computers.thinking import Pondering, Thinkers
from bot.tables.life.abandoned import Patience
from bot.tables.life.forgetting import RETENTION, Retention
from bot.trouble import Trouble
from bot.upkeep.status import Status
from bot.words import CommandNames, use_emojis

if TYPE_CHECKING:
    from bot.jobs.asking import Helpers

COGS: Final = (
    *("cogs.help", "cogs.about", "cogs.departures"),
    *("cogs.decks.deck", "cogs.decks.pages", "cogs.decks.events", "cogs.decks.event_pages"),
    *("cogs.learn.learn", "cogs.learn.puzzle"),
    *("cogs.people.notices", "cogs.people.notify", "cogs.people.settings", "cogs.people.privacy"),
    *("cogs.replays.ending", "cogs.replays.replay", "cogs.replays.costly"),
    *("cogs.rules.rules", "cogs.rules.cards", "cogs.rules.brackets", "cogs.rules.messages"),
    *("cogs.table.waiting", "cogs.table.absence", "cogs.table.onlookers", "cogs.table.lobby", "cogs.table.match"),
    *("cogs.table.panel", "cogs.table.going_back", "cogs.table.seats", "cogs.table.offered"),
)
# The numbers of new objects after which Python searches for garbage, until ``bot.tidy`` does that between two presses.
COLLECT: Final = (5_000, 2, 100)
FINISH: Final = 8.0  # seconds that a stopping bot waits for unfinished work
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot does not use voice
log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["Teahouse"]):
    """The slash commands. If a command fails, the person who used it gets a message."""

    async def interaction_check(self, interaction: discord.Interaction["Teahouse"], /) -> bool:
        """Record that the command is being served. If the bot is about to stop, refuse the command with a message."""
        if interaction.type is discord.InteractionType.autocomplete:
            return self.client.store.home.owned and not self.client.serving.closing
        data: Any = interaction.data or {}
        what = str(data.get("name", ""))
        known = any(what == command.name for command in self.client.commands_given())
        follow(interaction, what if known else "unknown")
        if self.client.serving.closing:
            await explain(interaction, Trouble("trouble-restarting"))
            return False
        if not await ours(interaction):
            return False
        self.client.serving.begin()
        interaction.extras["watch"] = Stopwatch(what if known else "unknown")
        return True

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Tell the person privately that the command has failed."""
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        self.client.served(interaction, ended(original))
        await explain(interaction, original)


class Teahouse(commands.Bot):
    """The bot, on one connection to Discord. The bot needs no privileged intent."""

    store: Store
    tables: Tables
    people: People
    servers: Servers
    painter: Painter
    show: Show
    pondering: Pondering
    helpers: "Helpers | None"  # workers on other machines
    later: Scheduler
    replays: Replays
    looking: Looking
    workshop: Workshop
    timed: Scheduler  # carries out the tasks that fall due by the house's time
    house: HouseTime

    def __init__(self, settings: Settings, clock: Clock | None = None, **more: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, messages=settings.mentions),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            # The bot counts as ready when no further guild has arrived for this many seconds. The bot answers presses
            # earlier than that.
            guild_ready_timeout=0.5,
            http_trace=http_trace(),
            **more,
        )
        self.settings = settings
        self.clock: Clock = clock or SystemClock()
        self.cooldowns = Cooldowns(settings.lookups)
        self.limit = RequestLimit(settings.requests * settings.part.share)  # Other processes use the rest.
        self.helpers = helpers_of(settings)
        self.presses: dict[str, Handler] = {}
        self.serving = Serving()
        self.lost_shards: set[int] = set()
        self.status_page: Status | None = None
        self.pressed_at = 0.0
        self.started = discord.utils.utcnow()

    async def setup_hook(self) -> None:
        """Open the store, load the commands, and register them with Discord if they have changed."""
        read_ahead()  # do this first, because a standby process waits for its shards when it opens the store
        cogs = [import_module(cog) for cog in COGS]
        self.store = await open_store(self.settings.postgres or self.settings.database, self.settings.part)
        self.store.home.when_owned(self.begin_anew)
        self.tables = Tables(self.store, self.settings.live_tables)
        self.tables.patience = Patience(self.store, self.clock, self.settings.lobby_hours)
        self.later = Scheduler(self.store, self.clock)
        await self._load_choices()
        self.house = HouseTime(self.store, self.clock, NOTICES)
        await self.house.start()
        self.timed = Scheduler(self.store, self.house)
        self.tables.times = Times(self.clock, self.house, self.people)
        self.painter = Painter(self.settings.painters, elsewhere=self.helpers)
        self.show = Show(self, self.store, self.servers, self.people, self.painter, self.limit, self.settings)
        self.pondering = Pondering(Thinkers(self.settings.thinkers, self.helpers), self.show.changed)
        self.tables.ponder = self.pondering.begin
        self.replays = Replays(self.tables)
        self.tables.recall = self.replays.match_at
        self.workshop = Workshop(self.settings.painters)
        self.looking = Looking(self.replays, self.store, self.people, self.painter)
        self.later.handle(RESTING, self._rested)
        retention = Retention(self.tables, self.clock, self.settings.keep_days, self.settings.match_days)
        self.later.handle(RETENTION, retention.tidy)
        if self.store.home.shards.hold(None):
            await retention.begin()
        use_emojis(json.loads(await self.store.settings.get(0, SETTING) or "{}"))
        self.add_dynamic_items(Control)
        for cog in cogs:
            await cog.setup(self)  # cogs are not loaded as extensions of discord.py, because no cog is ever reloaded
        gc.freeze()  # these objects are kept for good, and searching them for garbage would take 80 ms each time
        gc.set_threshold(*COLLECT)
        await self.tree.set_translator(CommandNames())
        if self.store.home.shards.hold(None):  # if one process serves all servers
            await self._sync()
        if self.settings.status_port:
            await self._open_status()

    async def _load_choices(self) -> None:
        """Load people's preferences, and prepare to read the settings of servers when they are needed."""
        self.people = People(self.store)
        await self.people.load()
        self.store.home.when_changed(self.people.reread)
        self.servers = Servers(self, self.store)

    async def _open_status(self) -> None:
        self.status_page = Status(self.store, self.problems, self.measure)
        await self.status_page.open(self.settings.status_host, self.settings.status_port)

    async def begin_anew(self) -> None:
        """Read the stored data again: another process may have changed it while that process owned our shards."""
        for table in self.tables.live():
            self.tables.drop(table.id)
        self.servers.forget()
        self.show.forget()
        await self.people.load()
        await self.house.start()

    async def problems(self) -> list[str]:
        """Return the present problems: an empty list if the bot can serve people.

        The test of the database writes a row.
        """
        found = []
        if not self.is_ready():
            found.append("Discord has not been reached yet")
        elif self.lost_shards:
            shards = ", ".join(map(str, sorted(self.lost_shards)))
            found.append(f"the connection to Discord is lost (shard {shards})")
        if self.serving.closing:
            found.append("the bot is about to stop")
        if not self.store.home.owned:
            found.append(f"another process has the shards {self.store.home.shards}, or the database cannot be reached")
        if self.is_ready() and not (self.later.running and self.timed.running):
            found.append("what is due is not being done")
        try:
            await self.store.settings.change(0, "health", self.clock.now().isoformat(timespec="seconds"))
        except Unavailable as error:
            found.append(f"the database cannot be written: {error}")
        return found

    def tables_in_memory(self) -> int:
        """Return how many tables are in memory, 0 before the bot is set up."""
        return len(self.tables.live()) if hasattr(self, "tables") else 0

    def measure(self) -> None:
        """Update the metrics of this process: its tables in memory, its guilds and its latency."""
        TABLES.set(self.tables_in_memory())
        GUILDS.set(len(self.guilds))
        if isfinite(self.latency):
            LATENCY.set(self.latency)

    async def pressed(self, press: Press) -> None:
        """Answer a press of a button or select."""
        await press_control(press)

    async def _rested(self, due: Due) -> None:
        """Remove the note about a restart from a table's message."""
        await self.store.due.take(due)
        with suppress(Trouble):  # the match waits, because this version cannot resume it
            self.show.changed(await self.tables.get(due.match or 0))

    def served(self, interaction: discord.Interaction[Any], how: str) -> None:
        """Record that a command is finished, and how it ended."""
        watch: Stopwatch | None = interaction.extras.pop("watch", None)
        if watch is not None:
            watch.stop(how)
            self.serving.end()

    async def on_app_command_completion(self, interaction: discord.Interaction[Any], _: Any) -> None:
        """Record that a command is done."""
        self.served(interaction, DONE)

    async def do_later(self) -> None:
        """Carry out the tasks that fall due, until cancelled.

        The first task waits until Discord has sent the guilds.
        """
        await self.wait_until_ready()
        async with asyncio.TaskGroup() as tasks:
            for work in (self.later.run(), self.timed.run(), self.house.run()):
                tasks.create_task(work)

    async def _sync(self) -> None:
        """Register the commands if they differ from those that were registered last, or if the settings demand it."""
        names = CommandNames()
        payload = [await command.get_translated_payload(self.tree, names) for command in self.commands_given()]
        digest = sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        mark = f"commands:{self.application_id}"
        if self.settings.sync or await self.store.settings.get(0, mark) != digest:
            await self.tree.sync()
            await self.store.settings.change(0, mark, digest)
            log.info("%s commands are registered", len(payload))

    def commands_given(
        self,
    ) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu]:
        """Return the slash commands that are registered, sorted by name."""
        return sorted(self.tree.get_commands(), key=lambda command: command.name)

    async def on_connect(self) -> None:
        """Record that Discord is connected."""
        self.lost_shards.discard(0)

    async def on_resumed(self) -> None:
        """Record that Discord is connected again."""
        self.lost_shards.discard(0)

    async def on_disconnect(self) -> None:
        """Record that the connection to Discord is lost. discord.py connects again."""
        self.lost_shards.add(0)

    async def on_ready(self) -> None:
        """Log that the bot is ready."""
        log.info("ready as %s in %s guilds", self.user, len(self.guilds))

    async def on_message(self, _: discord.Message) -> None:
        """Ignore messages, because discord.py would otherwise look for prefixed commands in them."""

    async def on_interaction(self, _: discord.Interaction[Any]) -> None:
        """Note when somebody last pressed or typed something."""
        self.pressed_at = monotonic()

    async def close(self) -> None:
        """Stop without losing anything: finish what is being served, and announce the restart at tables that wait."""
        if self.status_page is not None:
            await self.status_page.close()
        if hasattr(self, "show"):
            self.serving.closing = True
            await self.pondering.close()  # first, because a press may wait for the thoughts of a computer
            if left := await self.serving.finish(FINISH):
                log.warning("%s presses were not finished in %s s", left, FINISH)
            if not self.show.public.resting and not self.is_closed():
                await rest(self.tables.live(), self.show, self.store, self.clock)
            await self.show.close()
            self.painter.close()
            self.workshop.close()
            if self.helpers is not None:
                await self.helpers.close()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()


class ShardedTeahouse(Teahouse, commands.AutoShardedBot):
    """The bot on several connections to Discord, each for some of its guilds."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        part = settings.part
        # If the settings name no count, discord.py opens as many shards as Discord recommends.
        super().__init__(
            settings, clock, shard_count=part.count or None, shard_ids=list(part.numbers) if part.divided else None
        )

    async def on_connect(self) -> None:
        """Do nothing, because ``on_shard_connect`` notes each shard by itself."""

    on_resumed = on_disconnect = on_connect

    async def on_shard_connect(self, shard: int) -> None:
        """Record that a shard is connected."""
        self.lost_shards.discard(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Record that a shard is connected again."""
        self.lost_shards.discard(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Record that the connection of a shard is lost. discord.py connects again."""
        self.lost_shards.add(shard)


def helpers_of(settings: Settings) -> "Helpers | None":
    """Return the queue for workers on other machines, or None if the settings allow no such workers."""
    if not settings.workers or settings.postgres is None:
        return None
    from bot.jobs.asking import Helpers

    return Helpers(settings.postgres)


def bot_for(settings: Settings) -> Teahouse:
    """Return the bot as the settings want it: on one connection to Discord, or on several."""
    return Teahouse(settings) if settings.part == Shards() else ShardedTeahouse(settings)
