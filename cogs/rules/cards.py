"""``/card``: shows a card by its name, or lists cards by their properties."""

from functools import cache
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Teahouse
from bot.controls.buttons import Press, handlers, on
from bot.controls.control import Page, turn
from bot.cooldown import costly
from bot.everywhere import everywhere
from bot.here import Here
from bot.people import tongue_of
from bot.rules.buttons import LookAtCard, OpenCard, PickCard, ShowCard, TurnCards
from bot.rules.card import Card, Wanted
from bot.rules.card_pages import ANY, MOST, label, list_page, near_page, nothing_page, shown_name
from bot.rules.cards import NOTHING, cards, rulings
from bot.rules.query import NAME, clean, harmless
from bot.rules.titles import NEAR, Titles
from bot.trouble import Trouble
from bot.words import Tongue, Words, called, entered, named
from cogs.rules.card_shown import card_shown
from cogs.rules.rules import GAME_CHOICES

Interaction = discord.Interaction[Teahouse]
ELEMENTS = [app_commands.Choice(name=named(f"ring-{ring}"), value=ring) for ring in cards().values("element")]


class CardCommands(commands.Cog):
    """The commands that show cards."""

    def __init__(self, bot: Teahouse) -> None:
        self.bot = bot
        self.here = Here(bot)
        bot.presses |= handlers(self)

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
        """Show the card called ``name``, or list all cards that have the given properties."""
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
        if not (meant.others or near):
            return Page(nothing_page(say("card-nothing", query=harmless(name)), say))
        key = "card-which" if meant.others else "card-nearest"
        return Page(near_page((meant.others or near)[:MOST], say(key, query=harmless(name)), say))

    # Suggestions while a person types.

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

    @on(OpenCard)
    async def open_card(self, press: Press, pressed: OpenCard) -> None:
        """Open a card's page in a separate private message."""
        await self._beside(press, _card(pressed.game, pressed.card))

    @on(LookAtCard)
    async def look(self, press: Press, pressed: LookAtCard) -> None:
        """Open the selected card beside the table that it lies on."""
        await self._beside(press, _selected(press))

    @on(PickCard)
    async def pick(self, press: Press, pressed: PickCard) -> None:
        """Open the selected card."""
        await turn(press, await card_shown(press.interaction, _selected(press), press.say))

    @on(ShowCard)
    async def show_card(self, press: Press, pressed: ShowCard) -> None:
        """Show a card to everyone, in the guild's language."""
        guild = press.interaction.guild_id
        say = press.say if guild is None else await self.bot.servers.tongue(guild)
        card = _card(pressed.game, pressed.card)
        page = await card_shown(press.interaction, card, say, public=True)
        await press.interaction.response.send_message(**page.sent())

    @on(TurnCards)
    async def turn(self, press: Press, pressed: TurnCards) -> None:
        """Turn a page of a list."""
        asked = (pressed.game, pressed.clan, pressed.type, pressed.cost, pressed.trait, pressed.element)
        view = self._list(Wanted(*(None if value == ANY else value for value in asked)), press.say, pressed.page)
        await press.interaction.response.edit_message(view=view)

    # Help.

    @staticmethod
    async def _beside(press: Press, card: Card) -> None:
        """Show a card in a new private message."""
        page = await card_shown(press.interaction, card, press.say)
        await press.interaction.response.send_message(**page.sent(), ephemeral=True)

    @staticmethod
    def _list(wanted: Wanted, say: Tongue, page: int) -> discord.ui.LayoutView:
        found = cards().like(wanted)
        return list_page(found, wanted, say, page) if found else near_page([], say("card-none"), say)


def _card(game: str, id: str) -> Card:
    """Return the card that a press names. Raises Trouble if the card no longer exists."""
    card = cards().get(game, id)
    if card is None:
        raise Trouble("trouble-old-button")
    return card


def _selected(press: Press) -> Card:
    """Return the selected card."""
    game, _, id = "".join(press.values).partition(":")
    return _card(game, id)


def _title(card: Card, say: Tongue) -> str:
    name = shown_name(card, say)
    more = "" if name == card.name else f" ({card.name})"
    return f"{name}{more} · {say(f'rules-game-{card.game}')}"[:100]


def value_of(kind: str, typed: str | None, say: Tongue) -> str | None:
    """Return the clan, card type or trait that was entered or picked. Raises Trouble if no card has this value."""
    if typed is None:
        return None
    if typed in cards().values(kind):
        return typed
    if found := _labels(kind, None, say.language).find(clean(typed, NAME), limit=1):
        return found[0].id
    raise Trouble("trouble-no-such-value", value=harmless(typed))


def suggested(kind: str, typed: str, interaction: Interaction) -> list[app_commands.Choice[str]]:
    """Return the clans, types or traits that match the text typed so far."""
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
