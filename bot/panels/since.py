"""The events since a player's last turn: lines above the question, and all of them with a picture behind a button."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from discord import ui

from bot.controls.control import Control, Items, Page, button, clip, gallery, layout
from bot.controls.fit import GAP, GOAL, SMALL, TEXT_LINE, fitted, pixels
from bot.games import Scene
from bot.panels.beside import back_row
from bot.panels.buttons.looking import Since
from bot.pictures.render import Picture
from bot.tables import Table
from bot.tables.seats.seating import origin
from engine.kernel.match import WENT_BACK
from engine.kernel.record import Record

MOST: Final = 12  # the most lines
LINE: Final = 180  # the most letters of one line
LEAST: Final = 2  # with fewer lines than this, only the button is shown
WRITTEN: Final = 3 * MOST  # the most lines that are written; 200 hold up the event loop for 30 ms


class Span(NamedTuple):
    """The log row at which a player's last decision was complete, and the events since then that the player saw."""

    row: int
    records: Sequence[Record]


def since_last_turn(table: Table, seat: int) -> Span | None:
    """Return the events since a seat's last decision, or None if nobody else has decided since.

    The effects of the decision itself are left out, unless they lie in one row of the log with later events.
    """
    match, told = table.match, table.survival.told
    if match is None or not told:
        return None
    own = max((row for row, one in enumerate(match.log) if one.seat == seat and not one.auto), default=-1)
    others = (one for one in match.log[own + 1 :] if one.seat != seat and not one.auto and one.keys != WENT_BACK)
    if own < _began(table) or not any(others):
        return None
    row, start = max((save for save in told if save[0] <= own), default=(0, 0))
    for saved, total in told:
        if saved > own and all(one.auto or one.seat == seat for one in match.log[own:saved]):
            row, start = saved, total
    seen = (record.seen_by(seat) for record in match.records[start:])
    return Span(row, [record for record in seen if record is not None])


def _began(table: Table) -> int:
    """Return the row of the log at which the play at this table began, and not in the match that it continues."""
    found = origin(table.saved)
    return found[1] if found is not None else 0


@dataclass(frozen=True)
class Happened:
    """The events since a player's last turn, one line for each act.

    If there are more than ``WRITTEN`` lines, they are not ``whole``: the first ones are left out.
    """

    lines: Sequence[str] = ()
    whole: bool = True

    def count(self, shown: int = 0) -> int | str:
        """Return how many lines there are besides those ``shown``, with a plus sign if there are even more."""
        count = len(self.lines) - shown
        return count if self.whole else f"{count}+"

    def last(self, most: int, scene: Scene) -> list[str]:
        """Return the last lines, at most ``most`` of them. The first line then says how many lines are left out."""
        if self.whole and len(self.lines) <= most:
            return [*self.lines]
        told = self.lines[max(len(self.lines) - most + 1, 0) :]
        return [scene.say("since-more", count=self.count(len(told))), *told]


def since_lines(table: Table, seat: int, scene: Scene) -> Happened:
    """Return the events since the seat last decided. The result is empty if nobody else has acted."""
    found = since_last_turn(table, seat)
    if found is None:
        return Happened()
    acts = reversed(table.face.acts(found.records))
    written = (clip(line, LINE) for act in acts if (line := table.face.record(act, scene)))
    lines = list(islice(written, WRITTEN))
    return Happened(lines[::-1], next(written, None) is None)


def since_block(happened: Happened, scene: Scene, shown: Items) -> str:
    """Return as many of the last lines as fit above the ``shown`` parts. The result is empty if too few fit."""
    room = GOAL - pixels(shown) - TEXT_LINE - GAP
    lines = len(happened.lines)
    for most in range(min(MOST, lines), max(min(LEAST, lines) - 1, 0), -1):
        told = happened.last(most, scene)
        if sum(map(_pixels, told)) <= room:
            return "\n".join([f"**{scene.say('since-title')}**", *(SMALL + line for line in told)])
    return ""


@lru_cache(maxsize=1024)
def _pixels(line: str) -> int:
    return pixels([ui.TextDisplay(SMALL + line)]) - GAP


def since_button(table: Table, happened: Happened, scene: Scene) -> list[Control]:
    """Return the button that opens everything that happened, if anything did."""
    return [button(scene.say("button-since", count=happened.count()), Since(table.id))] if happened.lines else []


def since_page(table: Table, seat: int, scene: Scene, pictures: Sequence[Picture] = ()) -> Page:
    """Return the page with the events since the seat's last turn, and a picture of the moves."""
    told = [f"-# {line}" for line in since_lines(table, seat, scene).last(2 * MOST + 1, scene)]
    text = "\n".join([f"**{scene.say('since-title')}**", *(told or [scene.say("since-nothing")])])
    return Page(layout([*fitted([text]), *gallery(pictures), *back_row(table, scene.say)]), pictures)
