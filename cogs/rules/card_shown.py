"""A card's page with its picture, for every command that leads to a card."""

from collections.abc import Sequence
from typing import Any

import discord

from bot.controls.control import Page
from bot.rules.card import Card
from bot.rules.card_pages import card_page, card_sketch
from bot.words import Tongue


async def card_shown(
    interaction: discord.Interaction[Any], card: Card, say: Tongue, *, others: Sequence[Card] = (), public: bool = False
) -> Page:
    """Return a card's page, with its picture if the reader wants pictures.

    ``others`` lists other cards that the person may have meant.
    """
    bot, drawn = interaction.client, None
    if bot.people.pictures(interaction.user.id):
        drawn = await bot.painter.paint(card_sketch(card, say))
    return card_page(card, say, [drawn] if drawn else [], others=others, public=public)
