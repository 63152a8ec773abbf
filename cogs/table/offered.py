"""This module shows the decks that a lobby offers, so that a person can read them before choosing one."""

from typing import Any

import discord
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Page, button, rows, turn
from bot.decks.kept import own as keeping
from bot.decks.kept.lobby import PREFIX, is_kept, own_decks
from bot.decks.pages.deck import Sight, cards_page
from bot.panels.buttons.joining import ChooseDeck, LookAtOffered, OfferLooks
from bot.panels.offers import looks_page
from cogs.decks.pages import prepared_sight


class Offered(commands.Cog):
    """Handlers of presses that show the decks that a lobby offers."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        bot.presses |= handlers(self)

    @on(OfferLooks)
    async def offer_looks(self, press: Press, pressed: OfferLooks) -> None:
        """Show a choice of the decks that a table offers, to be read."""
        table = await self.bot.tables.get(pressed.table)
        await table.lobby.touch()
        own = await own_decks(self.bot.store, press.user, table.saved.game)
        await turn(press, Page(looks_page(table, table.seating.seat_of(press.user), press.say, own)))

    @on(LookAtOffered)
    async def look_at_offered(self, press: Press, pressed: LookAtOffered) -> None:
        """Show the list of a deck that a table offers, with a way back."""
        table, deck = await self.bot.tables.get(pressed.table), "".join(press.values)
        if is_kept(deck):
            number, _, version = deck.removeprefix(PREFIX).partition(".")
            kept = await keeping.owned(self.bot.store, press.user, int(number), int(version))
            sight = Sight.of(kept, press.user, press.say)
        else:
            sight = await prepared_sight(self.bot, press.user, table.saved.game, deck, press.say)
        take = button(press.say("button-deck-take"), ChooseDeck(table.id, deck), style=discord.ButtonStyle.primary)
        back = button(press.say("button-page-back"), OfferLooks(table.id))
        await turn(press, Page(cards_page(sight, *rows([take, back]))))


async def setup(bot: Any) -> None:
    """Add the handlers of presses to the bot."""
    await bot.add_cog(Offered(bot))
