"""``/card``: what is known of a card, by its name or by what it is."""

from functools import cache
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.cooldown import costly
from bot.everywhere import everywhere
from bot.panels import Press
from bot.panels.control import Page
from bot.people import tongue_of
from bot.rules.card import Card, Wanted
from bot.rules.card_pages import ANY, MOST, label, list_page, near_page, shown_name
from bot.rules.cards import NOTHING, cards, rulings
from bot.rules.here import Here
from bot.rules.query import NAME, clean, harmless
from bot.rules.titles import NEAR, Titles
from bot.trouble import Trouble
from bot.words import Tongue, Words, called, entered, named
from cogs.card_shown import card_shown
from cogs.rules import GAME_CHOICES

Interaction = discord.Interaction[Teahouse]
ELEMENTS = [app_commands.Choice(name=named(f"ring-{ring}"), value=ring) for ring in cards().values("element")]


class CardCommands(commands.Cog):
    """Shows cards."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self.here = Here(bot)
        bot.presses |= {
            "cardpage": self.open_card,
            "cardpick": self.pick,
            "cardlook": self.look,
            "cardall": self.show_all,
            "cardlist": self.turn,
        }

    @everywhere
    @app_commands.command(name=named("command-card"), description=named("command-card-description"))
    @costly
    @called(
        name="cardname",
        game="cardgame",
        clan="cardclan",
        kind="cardtype",
        cost="cardcost",
        trait="cardtrait",
        element="cardelement",
    )
    @app_commands.choices(game=GAME_CHOICES, element=ELEMENTS)
    async def card(
        self,
        interaction: Interaction,
        name: str | None = None,
        game: str | None = None,
        clan: str | None = None,
        kind: str | None = None,
        cost: app_commands.Range[int, 0, 30] | None = None,
        trait: str | None = None,
        element: str | None = None,
    ) -> None:
        """Show a card, or all cards of some kind."""
        say = tongue_of(interaction)
        wanted = Wanted(
            game,
            value_of("clan", clan, say),
            value_of("type", kind, say),
            None if cost is None else str(cost),
            value_of("trait", trait, say),
            element,
        )
        if name is not None:
            page = await self._named(interaction, clean(name, NAME), wanted, say)
        elif wanted == Wanted():
            raise Trouble("trouble-card-what")
        else:
            page = Page(self._list(wanted, say, 0))
        await interaction.response.send_message(**page.sent(), ephemeral=True)

    async def _named(self, interaction: Interaction, name: str, wanted: Wanted, say: Tongue) -> Page:
        home = wanted.game or await self.here.meant(interaction)
        meant = cards().meant(name, wanted, home)
        if meant == NOTHING:
            meant = cards().meant(name, Wanted(wanted.game), home)
        if meant.card is not None:
            return await card_shown(interaction, meant.card, say, others=meant.others)
        near = cards().nearest(name, wanted.game) if not meant.others else []
        key = "card-which" if meant.others else "card-nearest" if near else "card-nothing"
        return Page(near_page((meant.others or near)[:MOST], say(key, query=harmless(name)), say))

    # What can be typed.

    @card.autocomplete("name")
    async def suggest_names(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest cards by name."""
        say, game = tongue_of(interaction), entered(interaction, "cardgame")
        home = game or await self.here.meant(interaction)
        found = cards().named(current[:NAME], least=NEAR, game=game, home=home)
        found = found or ([] if current else cards().like(Wanted(home))[:25])
        return [app_commands.Choice(name=_title(card, say), value=str(card.key)) for card in found[:25]]

    @card.autocomplete("clan")
    async def suggest_clans(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest clans."""
        return suggested("clan", current, interaction)

    @card.autocomplete("kind")
    async def suggest_types(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest types of cards."""
        return suggested("type", current, interaction)

    @card.autocomplete("trait")
    async def suggest_traits(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Suggest traits."""
        return suggested("trait", current, interaction)

    # Presses.

    async def open_card(self, press: Press) -> None:
        """Open a card's page as a private message of its own."""
        page = await card_shown(press.interaction, _card(press.text(0), press.text(1)), press.say)
        await press.interaction.response.send_message(**page.sent(), ephemeral=True)

    async def look(self, press: Press) -> None:
        """Open the selected card beside the table that it lies on."""
        press.arguments = "".join(press.values).split(":", 1)
        await self.open_card(press)

    async def pick(self, press: Press) -> None:
        """Open the selected card."""
        game, _, id = "".join(press.values).partition(":")
        page = await card_shown(press.interaction, _card(game, id), press.say)
        if press.private:
            await press.interaction.response.edit_message(**page.edited())
        else:
            await press.interaction.response.send_message(**page.sent(), ephemeral=True)

    async def show_all(self, press: Press) -> None:
        """Show a card to everyone, in the guild's language."""
        guild = press.interaction.guild_id
        say = press.say if guild is None else await self.bot.show.tongue(guild)
        card = _card(press.text(0), press.text(1))
        page = await card_shown(press.interaction, card, say, public=True)
        await press.interaction.response.send_message(**page.sent())

    async def turn(self, press: Press) -> None:
        """Turn a page of a list."""
        asked = [None if press.text(place) == ANY else press.text(place) for place in range(1, 7)]
        view = self._list(Wanted(*asked), press.say, press.number(0))
        await press.interaction.response.edit_message(view=view)

    # Help.

    @staticmethod
    def _list(wanted: Wanted, say: Tongue, page: int) -> discord.ui.LayoutView:
        found = cards().like(wanted)
        return list_page(found, wanted, say, page) if found else near_page([], say("card-none"), say)


def _card(game: str, id: str) -> Card:
    """Return the card that a press names; raises Trouble for one that is there no longer."""
    card = cards().get(game, id)
    if card is None:
        raise Trouble("trouble-old-button")
    return card


def _title(card: Card, say: Tongue) -> str:
    name = shown_name(card, say)
    more = "" if name == card.name else f" ({card.name})"
    return f"{name}{more} · {say(f'rules-game-{card.game}')}"[:100]


def value_of(kind: str, typed: str | None, say: Tongue) -> str | None:
    """Return the clan, type or trait that was typed or picked; raises Trouble for one that no card has."""
    if typed is None:
        return None
    if typed in cards().values(kind):
        return typed
    if found := _labels(kind, None, say.language).find(clean(typed, NAME), limit=1):
        return found[0].id
    raise Trouble("trouble-no-such-value", value=harmless(typed))


def suggested(kind: str, typed: str, interaction: Interaction) -> list[app_commands.Choice[str]]:
    """Return the clans, types or traits that what was typed so far may become."""
    say, game = tongue_of(interaction), entered(interaction, "cardgame")
    known = cards().values(kind, game)
    found = [hit.id for hit in _labels(kind, game, say.language).find(typed[:NAME], least=NEAR)] if typed else known
    return [app_commands.Choice(name=label(kind, value, say)[:100], value=value) for value in found[:25]]


@cache
def _labels(kind: str, game: str | None, language: str) -> Titles:
    """Return the clans, types or traits of a game by their names in a language."""
    say = Words.load()[language]
    return Titles((value, [[label(kind, value, say)]]) for value in cards().values(kind, game))


async def setup(bot: Any) -> None:
    """Add the commands to the bot."""
    rulings()
    await bot.add_cog(CardCommands(bot))
