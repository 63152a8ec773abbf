"""The commands ``/rules``, ``/timing`` and ``/faq`` show the rules of every game, one entry at a time."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Page, turn
from bot.cooldown import costly
from bot.everywhere import everywhere
from bot.here import GAMES, Here
from bot.people import tongue_of
from bot.rules.answers import Marked, marked
from bot.rules.asking import ask, library_meant, prepare
from bot.rules.buttons import OpenBeside, OpenChart, OpenEntry, PickEntry, ShowEntry
from bot.rules.pages import ROUND, chart_page, entry_page, results_page
from bot.rules.query import NAME, clean, harmless
from bot.rules.reference import references
from bot.rules.reply_pages import reply_page
from bot.rules.search import Library, libraries
from bot.trouble import Trouble
from bot.words import Tongue, called, entered, named
from cogs.rules.card_shown import card_shown

FIRST: Final = GAMES[0]
Interaction = discord.Interaction[Teahouse]
GAME_CHOICES: Final = [app_commands.Choice(name=named(f"rules-game-{game}"), value=game) for game in GAMES]
# The games that have timing charts, and the choices within each chart.
CHARTED: Final = {game: reference for game, reference in references().items() if reference.charts}
CHART_CHOICES: Final = [app_commands.Choice(name=named(f"timing-{ROUND}"), value=ROUND)] + [
    app_commands.Choice(name=named(f"timing-{chart.replace('.', '-')}"), value=f"{game}:{chart}")
    for game, reference in CHARTED.items()
    for chart in reference.charts
]


class Rules(commands.Cog):
    """The commands that show rules, timing charts and answers of the FAQ."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self.here = Here(bot)
        bot.presses |= handlers(self)

    # Commands.

    @everywhere
    @app_commands.command(name=named("command-rules"), description=named("command-rules-description"))
    @costly
    @called(term="term", game="rulesgame")
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: Interaction, term: str, game: str | None = None) -> None:
        """Look up a term."""
        (said, query) = addressed(clean(term))
        page = await self.reply(interaction, query, game or said)
        await interaction.response.send_message(**page.sent(), ephemeral=True)

    async def reply(self, interaction: Interaction, query: str, game: str | None = None) -> Page:
        """Return the answer to a question: an entry, a card, or a list of possible meanings."""
        say, home = tongue_of(interaction), await self._game(interaction, game)
        reply = ask(query, say.language, home)
        if not reply.library:
            raise lacking(reply.library, say)
        if reply.card is not None:
            return await card_shown(interaction, reply.card, say, others=reply.others)
        return Page(reply_page(reply, query, say))

    @everywhere
    @app_commands.command(name=named("command-faq"), description=named("command-faq-description"))
    @costly
    @called(query="query", game="rulesgame")
    @app_commands.choices(game=GAME_CHOICES)
    async def faq(self, interaction: Interaction, query: str | None = None, game: str | None = None) -> None:
        """Search the answers of the FAQ."""
        say, (said, asked) = tongue_of(interaction), addressed(clean(query) if query else "")
        library = await self._library(interaction, game or said)
        if not (found := library.answers(asked, say.language)):
            raise Trouble("trouble-no-answer", query=harmless(asked))
        if len(found) == 1 or asked in found:
            id = asked if asked in found else found[0]
            view = entry_page(library.glossary, marked(library, id, asked, say.language), say)
        else:
            view = results_page(library, asked, found, say, say("rules-answers", count=len(found)))
        await interaction.response.send_message(view=view, ephemeral=True)

    @everywhere
    @app_commands.command(name=named("command-timing"), description=named("command-timing-description"))
    @called(chart="chart", game="rulesgame")
    @app_commands.choices(chart=CHART_CHOICES, game=GAME_CHOICES)
    async def timing(self, interaction: Interaction, chart: str | None = None, game: str | None = None) -> None:
        """Show the order of phases and steps of a game. If a match is played here, the present step is marked."""
        said, _, shown = (chart or "").rpartition(":")
        home = said or await self._game(interaction, game) or next(iter(CHARTED), FIRST)
        page = await self._chart(interaction, home, shown)
        await interaction.response.send_message(**page.sent(), ephemeral=True)

    @rules.autocomplete("term")
    async def suggest_terms(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest entries by title, in the reader's language, for text typed in any language."""
        say, game = tongue_of(interaction), entered(interaction, "rulesgame")
        library = await self._library(interaction, game, current[:NAME], open=True)
        return choices(library, library.suggest(current[:NAME], say.language), say)

    @faq.autocomplete("query")
    async def suggest_answers(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest answers of the FAQ."""
        say, library = tongue_of(interaction), await self._library(interaction, entered(interaction, "rulesgame"))
        return choices(library, library.answers(current[:NAME], say.language), say)

    # Presses.

    @on(OpenEntry)
    async def open_entry(self, press: Press, pressed: OpenEntry) -> None:
        """Open an entry, or another page of an entry.

        The entry replaces a private message. If the message is public, the entry appears in a new message.
        """
        told = Marked(pressed.entry, pressed.places)
        await turn(press, Page(self._entry(pressed.game, told, press.say, pressed.leaf)))

    @on(OpenBeside)
    async def open_beside(self, press: Press, pressed: OpenBeside) -> None:
        """Open an entry in a separate private message."""
        await press.interaction.response.send_message(
            view=self._entry(pressed.game, Marked(pressed.entry), press.say), ephemeral=True
        )

    @on(ShowEntry)
    async def show_entry(self, press: Press, pressed: ShowEntry) -> None:
        """Show an entry to everyone, in the guild's language.

        The sentences that answer the reader's question are marked in the reader's language only.
        """
        guild = press.interaction.guild_id
        say = press.say if guild is None else await self.bot.servers.tongue(guild)
        told = Marked(pressed.entry, pressed.places if say.language == press.say.language else "")
        view = self._entry(pressed.game, told, say, pressed.leaf, public=True)
        await press.interaction.response.send_message(view=view)

    @on(PickEntry)
    async def pick_entry(self, press: Press, pressed: PickEntry) -> None:
        """Open the selected entry."""
        await turn(press, Page(self._entry(pressed.game, Marked.of("".join(press.values)), press.say)))

    @on(OpenChart)
    async def open_chart(self, press: Press, pressed: OpenChart) -> None:
        """Show another chart, or another game's timing."""
        game, chart = (pressed.game, pressed.chart) if pressed.chart else (FIRST, pressed.game)
        page = await self._chart(press.interaction, game, chart)
        await turn(press, page)

    # Help.

    def _entry(
        self, game: str, told: Marked, say: Tongue, leaf: int = 0, *, public: bool = False
    ) -> discord.ui.LayoutView:
        """Return the entry that a button names. Raises Trouble if the entry no longer exists."""
        library = libraries().get(game)
        if library is None or told.id not in library.glossary:
            raise Trouble("trouble-old-button")
        return entry_page(library.glossary, told, say, leaf, public=public)

    async def _chart(self, interaction: discord.Interaction[Any], game: str, chart: str) -> Page:
        """Return a chart of a game.

        If no chart is named, return the chart of the present step of the match in this channel. A whole round is a
        picture if the reader wants pictures and the game draws one.
        """
        say, library = tongue_of(interaction), libraries().get(game)
        if game not in CHARTED or library is None:
            raise Trouble("trouble-old-button")
        if not library:
            raise lacking(library, say)
        known, view = CHARTED[game], await self._view(interaction, game)
        present = known.present(view) if view else None
        chart = chart or (present.chart if present else ROUND)
        if chart not in (ROUND, *known.charts, *known.round(view)):
            raise Trouble("trouble-old-button")
        drawn = None
        if chart == ROUND and self.bot.people.pictures(interaction.user.id):
            drawn = await self.bot.painter.paint(known.round_sketch(say, present.mark if present else None))
        return chart_page(library.glossary, chart, say, present, [drawn] if drawn else [], view)

    async def _view(self, interaction: discord.Interaction[Any], game: str) -> Mapping[str, Any] | None:
        """Return the public view of this channel's match, if its game is ``game``."""
        if await self.here.played(interaction) != game or interaction.channel_id is None:
            return None
        table = await self.bot.tables.in_channel(interaction.channel_id)
        return table.scene(None, tongue_of(interaction)).view if table.match else None

    async def _game(self, interaction: discord.Interaction[Any], game: str | None) -> str | None:
        """Return the named game, or the game of this channel or server. Raises Trouble for an unknown game."""
        if game is not None and game not in GAMES:
            raise Trouble("trouble-unknown-game", game=harmless(game))
        return game or await self.here.meant(interaction)

    async def _library(
        self, interaction: Interaction, game: str | None, query: str = "", *, open: bool = False
    ) -> Library:
        """Return the rules of ``game``.

        If no game is named, take the game of this channel or server, or else the game that fits the query.

        Raises Trouble if the game has no rules to look up.
        """
        say, chosen = tongue_of(interaction), await self._game(interaction, game)
        library = libraries()[chosen] if chosen else library_meant(query, say.language, open=open)
        if not library:
            raise lacking(library, say)
        return library


def lacking(library: Library, say: Tongue) -> Trouble:
    """Return why a game has no rules to look up."""
    key = "trouble-broken-rules" if library.glossary.broken else "trouble-no-rules"
    return Trouble(key, game=say(f"rules-game-{library.glossary.game}"))


def choices(library: Library, ids: list[str], say: Tongue) -> list[app_commands.Choice[str]]:
    """Return entries as choices.

    The choice of an entry that is not from the first game also holds that game's name (see ``addressed``).
    """
    glossary = library.glossary
    whose = "" if glossary.game == FIRST else f"{glossary.game}:"
    return [app_commands.Choice(name=glossary.entry(id, say.language).title[:100], value=whose + id) for id in ids[:25]]


def addressed(term: str) -> tuple[str | None, str]:
    """Return the game and the entry of a picked choice. For other text, return no game and the text."""
    game, sign, id = term.partition(":")
    return (game, id) if sign and game in GAMES else (None, term)


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    prepare()
    await bot.add_cog(Rules(bot))
