"""Our signs as emojis of the application: drawn, uploaded once, remembered in the store."""

import json
from typing import Final

import discord
from svg import SVG, Circle

from bot.pictures.colours import INK, PAPER
from bot.pictures.rokugan import CLAN_COLOURS, RING_COLOURS, SIGNS, sign
from bot.store import Store
from bot.words import use_emojis
from bot.words.texts import PLAIN, PREFIX

SETTING: Final = "emojis"
SIZE: Final = 96


def draw_emoji(name: str) -> bytes:
    """Return a sign as a small PNG on a round ground, readable on dark and on light pages."""
    from bot.pictures.raster import render

    colour = CLAN_COLOURS.get(name) or RING_COLOURS.get(name) or INK
    ground = Circle(cx=50, cy=50, r=47, fill=PAPER, stroke=colour, stroke_width=5)
    return render(SVG(width=100, height=100, elements=[ground, sign(name, 20, 20, 60, INK)]).as_str(), width=SIZE)


async def upload_emojis(client: discord.Client, store: Store) -> dict[str, int]:
    """Upload the signs that the application lacks. Return the id of each sign's emoji by our name of the sign."""
    there = {emoji.name: emoji.id for emoji in await client.fetch_application_emojis()}
    found = {}
    for name in sorted(SIGNS.keys() & PLAIN.keys()):
        full = f"{PREFIX}{name}"
        if full not in there:
            there[full] = (await client.create_application_emoji(name=full, image=draw_emoji(name))).id
        found[name] = there[full]
    await store.settings.change(0, SETTING, json.dumps(found))
    use_emojis(found)
    return found
