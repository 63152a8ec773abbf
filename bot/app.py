"""The bot: one Discord client with its store, its tables and its commands."""

import gc
import json
import logging
from hashlib import sha256
from time import monotonic
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.config import Settings
from bot.cooldown import Cooldowns
from bot.decks.game import deck_games
from bot.emojis import SETTING
from bot.games import faces
from bot.later import Clock, Scheduler, SystemClock
from bot.panels import Control, Show
from bot.panels.press import Handler, explain
from bot.people import People
from bot.pictures.render import Painter
from bot.replays.looking import Looking
from bot.replays.replays import Replays
from bot.store import SqliteStore, Store
from bot.tables import Tables
from bot.tables.abandoned import Patience
from bot.tables.thinking import Pondering, Thinkers
from bot.words import CommandNames, use_emojis

COGS: Final = (
    *("cogs.lobby", "cogs.match", "cogs.ending", "cogs.panel", "cogs.settings", "cogs.rules", "cogs.cards"),
    *("cogs.seats", "cogs.decks", "cogs.deck_pages", "cogs.messages", "cogs.help", "cogs.about"),
    "cogs.replay",
)
# After how many new objects Python looks for garbage among them. The second look takes up to 50,000 objects, so 25 ms;
# the third, which would stop everybody for half a second, is left to ``bot.tidy``.
COLLECT: Final = (10_000, 5, 100)
log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["Teahouse"]):
    """The slash commands; what goes wrong in one is told to the person."""

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Tell the person privately."""
        await explain(interaction, error.original if isinstance(error, app_commands.CommandInvokeError) else error)


class Teahouse(commands.Bot):
    """The bot. It wants the ``guilds`` intent and no other."""

    store: Store
    tables: Tables
    people: People
    painter: Painter
    show: Show
    pondering: Pondering
    later: Scheduler
    replays: Replays
    looking: Looking

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            # Ready is when no further guild has come for so long. Presses are answered before that.
            guild_ready_timeout=0.5,
        )
        self.settings = settings
        self.clock: Clock = clock or SystemClock()
        self.cooldowns = Cooldowns(settings.lookups)
        self.presses: dict[str, Handler] = {}
        self.pressed_at = 0.0
        self.started = discord.utils.utcnow()

    async def setup_hook(self) -> None:
        """Open the store, load the commands; register them with Discord where they have changed."""
        self.store = await SqliteStore.open(self.settings.database)
        self.tables = Tables(self.store, self.settings.live_tables)
        self.tables.patience = Patience(self.store, self.clock, self.settings.lobby_hours)
        self.later = Scheduler(self.store, self.clock)
        self.people = People(self.store)
        await self.people.load()
        self.painter = Painter(self.settings.painters)
        self.show = Show(self, self.store, self.people, self.painter, self.settings)
        self.pondering = Pondering(Thinkers(self.settings.thinkers), self.show.changed)
        self.tables.ponder = self.pondering.begin
        self.replays = Replays(self.tables)
        self.tables.recall = self.replays.match_at
        self.looking = Looking(self.replays, self.store, self.people, self.painter)
        use_emojis(json.loads(await self.store.setting(0, SETTING) or "{}"))
        faces(), deck_games()  # so the log says at once which game is missing
        self.add_dynamic_items(Control)
        for cog in COGS:
            await self.load_extension(cog)
        gc.freeze()  # all that was read stays: looking through it for garbage would take 80 ms each time
        gc.set_threshold(*COLLECT)
        await self.tree.set_translator(CommandNames())
        await self._sync()

    async def do_later(self) -> None:
        """Do what is due until cancelled, from the time on when the guilds are known."""
        await self.wait_until_ready()
        await self.later.run()

    async def _sync(self) -> None:
        """Register the commands when they differ from what was registered last, or when the settings say so."""
        payload = [await command.get_translated_payload(self.tree, CommandNames()) for command in self._commands()]
        digest = sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        mark = f"commands:{self.application_id}"
        if self.settings.sync or await self.store.setting(0, mark) != digest:
            await self.tree.sync()
            await self.store.change_setting(0, mark, digest)
            log.info("%s commands are registered", len(payload))

    def _commands(self) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu]:
        return sorted(self.tree.get_commands(), key=lambda command: command.name)

    async def on_ready(self) -> None:
        """Say that we are here."""
        log.info("ready as %s in %s guilds", self.user, len(self.guilds))

    async def on_interaction(self, _: discord.Interaction[Any]) -> None:
        """Note when somebody last pressed or typed something."""
        self.pressed_at = monotonic()

    async def close(self) -> None:
        """Stop, with everything kept."""
        if hasattr(self, "show"):
            await self.pondering.close()
            await self.show.close()
            self.painter.close()
        await super().close()
        if hasattr(self, "store"):
            await self.store.close()
