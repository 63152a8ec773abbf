"""``/deck``: check, keep, look at and compare decks."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.cooldown import costly
from bot.decks.company import company
from bot.decks.game import deck_games
from bot.decks.judging.check import Check
from bot.decks.judging.many import Entry
from bot.decks.judging.report import form_name
from bot.decks.kept import own as keeping
from bot.decks.kept.prepared import prepared_names
from bot.decks.pages.deck import Sight, compare_page, delete_page, list_page
from bot.everywhere import everywhere
from bot.panels.press import tell
from bot.people import tongue_of
from bot.trouble import Trouble
from bot.words import called, entered, matching, named
from cogs.decks.pages import find_sight, kept_name, saved_line, send_check, send_found, send_public
from cogs.decks.windows import DeckModal, judge_file, the_one
from engine.kernel.games import games as listed_games

PLAYERS = app_commands.Range[int, 1, 10]
FACTIONS = 12  # the most factions that one check takes


def games() -> list[app_commands.Choice[str]]:
    """Return the games whose decks can be checked."""
    return [app_commands.Choice(name=named(f"game-{game}"), value=game) for game in listed_games("decks")]


@everywhere
class Decks(commands.GroupCog, group_name=named("command-decks"), group_description=named("command-decks-description")):
    """The typed commands about decks."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot

    @app_commands.command(name=named("command-check"), description=named("command-check-description"))
    @costly
    @called(file="file", deck="kept", form="form", game="deckgame", factions="factions", players="players")
    @app_commands.choices(game=games())
    async def check(
        self,
        interaction: discord.Interaction[Teahouse],
        file: discord.Attachment | None = None,
        deck: str | None = None,
        form: str | None = None,
        game: str | None = None,
        factions: str | None = None,
        players: PLAYERS | None = None,
    ) -> None:
        """Judge a deck from a file, a kept deck, a pasted deck, or a set of Root's factions."""
        if sum(given is not None for given in (file, deck, factions or players)) > 1:
            raise Trouble("trouble-deck-one-source")
        if factions is not None or players is not None:
            await self._factions(interaction, factions or "", players)
            return
        if deck is not None:
            sight = await find_sight(self.bot, interaction.user.id, deck, tongue_of(interaction), form)
            await send_check(interaction, sight)
            return
        if file is None:
            await interaction.response.send_modal(DeckModal(tongue_of(interaction), game, form, send_found))
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        await send_found(interaction, await judge_file(file, game, form))

    async def _factions(self, interaction: discord.Interaction[Teahouse], factions: str, players: int | None) -> None:
        """Judge a set of factions of Root."""
        judge = company()
        if judge is None:
            raise Trouble("trouble-unknown-game", game="root")
        wanted = judge.named(factions)
        if not 0 < len(wanted) <= FACTIONS:
            raise Trouble("trouble-deck-factions", most=FACTIONS)
        view = judge.page(wanted, players or len(wanted), tongue_of(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(name=named("command-save"), description=named("command-save-description"))
    @costly
    @called(name="name", file="file", game="deckgame")
    @app_commands.choices(game=games())
    async def save(
        self,
        interaction: discord.Interaction[Teahouse],
        name: app_commands.Range[str, 1, 100],
        file: discord.Attachment | None = None,
        game: str | None = None,
    ) -> None:
        """Keep a deck from a file, or one that is pasted into a window."""
        name = keeping.tidy(name)
        if file is None:

            async def work(answer: discord.Interaction[Teahouse], found: Sequence[Entry]) -> None:
                await self._keep(answer, name, the_one(found))

            await interaction.response.send_modal(DeckModal(tongue_of(interaction), game, None, work))
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._keep(interaction, name, the_one(await judge_file(file, game, None)))

    async def _keep(self, interaction: discord.Interaction[Teahouse], name: str, found: Check) -> None:
        kept, new = await keeping.keep(self.bot.store, interaction.user.id, name, found.game.name, found.reading)
        await send_check(interaction, Sight(kept, found, tongue_of(interaction), own=True))
        await tell(interaction, saved_line(kept, new, tongue_of(interaction)))

    @app_commands.command(name=named("command-list"), description=named("command-list-description"))
    async def list_own(self, interaction: discord.Interaction[Teahouse]) -> None:
        """List the person's own decks."""
        user = interaction.user.id
        view = list_page(await self.bot.store.decks.of(user), user, tongue_of(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(name=named("command-deckshow"), description=named("command-deckshow-description"))
    @called(deck="kept", version="version")
    async def show(
        self,
        interaction: discord.Interaction[Teahouse],
        deck: str,
        version: app_commands.Range[int, 1, 100000] | None = None,
    ) -> None:
        """Show a kept deck or a prepared one."""
        sight = await find_sight(self.bot, interaction.user.id, deck, tongue_of(interaction), version=version)
        await send_check(interaction, sight)

    @app_commands.command(name=named("command-rename"), description=named("command-rename-description"))
    @called(deck="kept", name="name")
    async def rename(
        self, interaction: discord.Interaction[Teahouse], deck: str, name: app_commands.Range[str, 1, 100]
    ) -> None:
        """Give a kept deck another name."""
        kept = await keeping.called(self.bot.store, interaction.user.id, deck)
        kept = await keeping.rename(self.bot.store, interaction.user.id, kept.id, name)
        say = tongue_of(interaction)
        await tell(interaction, say("deck-renamed", name=kept_name(kept, say)))

    @app_commands.command(name=named("command-share"), description=named("command-share-description"))
    @called(deck="kept")
    async def share(self, interaction: discord.Interaction[Teahouse], deck: str) -> None:
        """Show a kept deck to everyone here."""
        await send_public(interaction, await keeping.called(self.bot.store, interaction.user.id, deck))

    @app_commands.command(name=named("command-delete"), description=named("command-delete-description"))
    @called(deck="kept")
    async def delete(self, interaction: discord.Interaction[Teahouse], deck: str) -> None:
        """Delete a kept deck, after asking."""
        kept = await keeping.called(self.bot.store, interaction.user.id, deck)
        view = delete_page(kept, tongue_of(interaction))
        await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(name=named("command-compare"), description=named("command-compare-description"))
    @costly
    @called(deck="kept", second="second")
    async def compare(self, interaction: discord.Interaction[Teahouse], deck: str, second: str) -> None:
        """Show two decks side by side."""
        user, say = interaction.user.id, tongue_of(interaction)
        pair = [await find_sight(self.bot, user, name, say) for name in (deck, second)]
        if pair[0].check.game is not pair[1].check.game:
            raise Trouble("trouble-deck-other-games")
        view = compare_page(*pair)
        await interaction.response.send_message(view=view, ephemeral=True)

    @rename.autocomplete("deck")
    @share.autocomplete("deck")
    @delete.autocomplete("deck")
    async def suggest_own_decks(
        self, interaction: discord.Interaction[Teahouse], current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the person's own decks."""
        return matching(await own_names(interaction), current)

    @check.autocomplete("deck")
    @show.autocomplete("deck")
    @compare.autocomplete("deck")
    @compare.autocomplete("second")
    async def suggest_decks(
        self, interaction: discord.Interaction[Teahouse], current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the person's own decks and the prepared ones."""
        own = await own_names(interaction)
        return matching(own | prepared_names(tongue_of(interaction).language), current)

    @check.autocomplete("form")
    async def suggest_formats(
        self, interaction: discord.Interaction[Teahouse], current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the formats of the chosen game, or of all games."""
        return suggested_formats(interaction, current)


async def own_names(interaction: discord.Interaction[Teahouse]) -> dict[str, str]:
    """Return the names of a person's own decks by number. A failing store is reported only when the command is used."""
    with suppress(Trouble):
        return {str(deck.id): deck.name or "" for deck in await interaction.client.store.decks.of(interaction.user.id)}
    return {}


def suggested_formats(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Return the formats of the chosen game, or of all games. A typed date counts as a format."""
    chosen, known, say = entered(interaction, "deckgame"), deck_games(), tongue_of(interaction)
    wanted = [game for game in known if game.name == chosen] or known
    forms = {form: form_name(game, form, say) for game in wanted for form in (*game.formats(), *game.more_formats())}
    day = next((game for game in wanted if current not in forms and game.format(current)), None)
    return matching(forms | ({current: form_name(day, current, say)} if day else {}), current)


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Decks(bot))
