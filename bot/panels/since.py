"""The events since a player's last turn: lines above the question, and all of them with a picture behind a button."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from discord import ui

from bot.controls.control import Control, Items, Page, button, clip, gallery, layout
from bot.controls.fit import GAP, GOAL, SMALL, TEXT_LINE, fitted, pixels
from bot.games import Scene
from bot.panels.beside import back_row
from bot.panels.looking import Since
from bot.pictures.render import Picture
from bot.tables import Table
from bot.tables.since import since_last_turn

MOST: Final = 12  # the most lines
LINE: Final = 180  # the most letters of one line
LEAST: Final = 2  # with fewer lines than this, only the button is shown


def since_lines(table: Table, seat: int, scene: Scene) -> list[str]:
    """Return the events since the seat last decided, one line for each act.

    The result is empty if nobody else has acted.
    """
    found = since_last_turn(table, seat)
    if found is None:
        return []
    acts = table.face.acts(found.records)
    return [clip(line, LINE) for act in acts if (line := table.face.record(act, scene))]


def since_block(lines: Sequence[str], scene: Scene, shown: Items) -> str:
    """Return as many of the last lines as fit above the ``shown`` parts. The result is empty if too few fit."""
    room = GOAL - pixels(shown) - TEXT_LINE - GAP
    for count in range(min(MOST, len(lines)), max(min(LEAST, len(lines)) - 1, 0), -1):
        before = len(lines) - count
        told = [scene.say("since-more", count=before + 1), *lines[before + 1 :]] if before else lines
        if sum(map(_pixels, told)) <= room:
            return "\n".join([f"**{scene.say('since-title')}**", *(SMALL + line for line in told)])
    return ""


@lru_cache(maxsize=1024)
def _pixels(line: str) -> int:
    return pixels([ui.TextDisplay(SMALL + line)]) - GAP


def since_button(table: Table, lines: Sequence[str], scene: Scene) -> list[Control]:
    """Return the button that opens everything that happened, if anything did."""
    return [button(scene.say("button-since", count=len(lines)), Since(table.id))] if lines else []


def since_page(table: Table, seat: int, scene: Scene, pictures: Sequence[Picture] = ()) -> Page:
    """Return the page with the events since the seat's last turn, and a picture of the moves."""
    lines = since_lines(table, seat, scene)
    told = [f"-# {line}" for line in lines[-2 * MOST :]]
    if len(lines) > len(told):
        told.insert(0, f"-# {scene.say('since-more', count=len(lines) - len(told))}")
    text = "\n".join([f"**{scene.say('since-title')}**", *(told or [scene.say("since-nothing")])])
    return Page(layout([*fitted([text]), *gallery(pictures), *back_row(table, scene.say)]), pictures)
