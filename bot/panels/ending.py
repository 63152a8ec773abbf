"""The closing message: the way a match ended, all hidden cards open, and buttons for further matches."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.controls.control import Control, Items, button, gallery, layout, rows
from bot.controls.fit import fitted
from bot.games import Closing
from bot.panels.buttons.looking import Log, Look, Text
from bot.panels.buttons.moments import LookBack, Rematch, opening
from bot.panels.log import latest_lines
from bot.pictures.render import Picture
from bot.tables import Table
from bot.tables.life.again import CHANGED, EXCHANGED, SAME, exchangeable, followed
from bot.tables.seats.leaving import LATE
from bot.words import Tongue
from engine.kernel.games import games
from engine.kernel.rng import commitment

LATEST = 3
GOLD = discord.Colour.from_rgb(227, 179, 76)


def closing_of(table: Table, say: Tongue) -> Closing:
    """Return the totals and pictures of a finished match."""
    match = table.over()
    assert match.outcome is not None
    return table.face.closing([*table.survival.past, *match.records], match.outcome, table.scene(None, say))


def ending_line(table: Table, say: Tongue) -> str:
    """Return how the match ended, and whose time was up if that ended it."""
    outcome, scene, late = table.over().outcome, table.scene(None, say), table.saved.notice.get(LATE)
    assert outcome is not None
    lines = [f"### {table.face.ending(outcome, scene)}"]
    if late is not None:
        lines.append(f"-# ⏳ {say('over-claim', seat=scene.names[int(late)])}")
    return "\n".join(lines)


def seed_line(table: Table, say: Tongue) -> str:
    """Return the line with the seed, with which everybody can check the shuffles."""
    seed = table.over().header.seed
    return f"-# {say('seed-revealed', seed=seed, hash=commitment(seed))}"


def ending_page(table: Table, say: Tongue, brought: str, pictures: Sequence[Picture] = ()) -> ui.LayoutView:
    """Return the closing message. ``brought`` names each player's deck or faction."""
    scene = table.scene(None, say)
    title = say("table-title", game=table.face.title(say), players=" · ".join(scene.names))
    head = "\n".join(part for part in (title, ending_line(table, say), brought and f"-# {brought}") if part)
    latest = "\n".join(f"-# {line}" for line in latest_lines(table, scene, LATEST))
    last, closing = [latest, seed_line(table, say)], closing_of(table, say)
    figures = figure_text(closing, say) if closing.figures and not (pictures and closing.drawn) else ""
    items: Items
    if pictures:
        items = [*fitted([head]), *gallery(pictures), *fitted([figures, *last], 3000)]
    else:
        items = fitted([head, figures, *table.face.table(scene), *last])
    look = button(say("button-text"), Text(table.id)) if pictures else button(say("button-table"), Look(table.id))
    return layout([*items, ui.Separator(), *rows([*ending_buttons(table, say), look])], GOLD)


def figure_text(closing: Closing, say: Tongue) -> str:
    """Return the totals of the match as lines."""
    return "\n".join(say("labelled", name=name, text=f"**{' : '.join(values)}**") for name, values in closing.figures)


def ending_buttons(table: Table, say: Tongue) -> list[Control]:
    """Return the buttons of a finished match: play again, read it, keep it.

    If another match has followed, there is only one button to play again.
    """
    green = discord.ButtonStyle.success
    buttons = [button(say("button-rematch"), Rematch(table.id, SAME), style=green)]
    if not followed(table) and exchangeable(table):
        buttons.append(button(say("button-rematch-exchanged"), Rematch(table.id, EXCHANGED)))
    if not followed(table) and table.face.brings(table.seating.gathering()):
        buttons.append(button(say("button-rematch-changed"), Rematch(table.id, CHANGED)))
    buttons.append(button(say("button-log"), Log(table.id)))
    buttons.append(button(say("button-replay"), opening(table.id)))
    if table.saved.game in games("mind"):
        buttons.append(button(say("button-costly"), LookBack(table.id)))
    return buttons
