"""The log of a match: one line for each act, under the headings of the game's chapters.

The last lines stand under the public table. The lines since a player's last turn stand above that player's question,
and all of them, with a picture, are behind a button.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from discord import ui

from bot.controls.control import Control, Items, Page, button, clip, gallery, layout, rows, texts
from bot.controls.fit import GAP, GOAL, SMALL, TEXT_LINE, fitted, pixels
from bot.games import Face, Scene
from bot.panels.beside import back_row
from bot.panels.buttons.looking import Leaf, Panel, Since
from bot.pictures.render import Picture
from bot.tables import Table
from bot.tables.consent.going_back import before_decision, since
from bot.tables.seats.seating import origin
from bot.tables.slices import in_slices
from bot.words import Tongue
from engine.keeping import Steps, finish
from engine.kernel.match import WENT_BACK
from engine.kernel.record import Record
from engine.kernel.rng import commitment

LINE: Final = 500  # the most characters of one line
RECENT: Final = 80  # how many records are searched for the last lines
LENGTH: Final = 3600  # the most characters of one page, because Discord shows 4,000 in a message
UPDATED: Final = Record("log-updated", {}, None)  # marks the place among the records at which the bot was updated
# The events since a player's last turn.
MOST: Final = 12  # the most lines above a question
SHORT: Final = 180  # the most characters of one line
LEAST: Final = 2  # with fewer lines than this, only the button is shown
WRITTEN: Final = 3 * MOST  # the most lines that are written; 200 hold up the event loop for 30 ms


@dataclass
class Chapter:
    """One round (a turn, a season) of the log: its heading and the lines beneath it."""

    heading: str
    lines: list[str] = field(default_factory=list)


def chapters(table: Table, viewer: int | None, scene: Scene) -> list[Chapter]:
    """Return the whole log of a table as ``viewer`` may read it."""
    return finish(_chapters(table, viewer, scene))


def _chapters(table: Table, viewer: int | None, scene: Scene) -> Steps[list[Chapter]]:
    now, past = table.match.records if table.match else (), table.survival.past
    # Both parts are read together, because a record after an update may name a card whose player only an earlier record
    # names.
    return _writing(table.face, [*past, UPDATED, *now] if past else now, viewer, scene)


def written(face: Face, records: Sequence[Record], viewer: int | None, scene: Scene) -> list[Chapter]:
    """Return records in words. Records before the first heading form a chapter without one."""
    return finish(_writing(face, records, viewer, scene))


def _writing(face: Face, records: Sequence[Record], viewer: int | None, scene: Scene) -> Steps[list[Chapter]]:
    """Write records, one act at each step of the generator, because a long log takes 80 ms."""
    found = [Chapter("")]
    for act in face.acts(seen(records, viewer)):
        yield
        if act.kind == UPDATED.kind:
            found.append(Chapter("", [scene.say(UPDATED.kind)]))
            continue
        if heading := face.chapter(act, scene):
            found.append(Chapter(heading))
        if line := face.record(act, scene):
            found[-1].lines.append(clip(line, LINE))
    return found


def seen(records: Sequence[Record], viewer: int | None) -> list[Record]:
    """Return the records that ``viewer`` may see."""
    return [shown for record in records if (shown := record.seen_by(viewer)) is not None]


def pages(found: Sequence[Chapter]) -> list[str]:
    """Return chapters as pages. Each page holds as many as fit. Only a chapter that fits on no page is cut."""
    done = [""]
    for chapter in found:
        for part in parts(chapter):
            if done[-1] and len(done[-1]) + len(part) > LENGTH:
                done.append("")
            done[-1] = f"{done[-1]}\n{part}" if done[-1] else part
    return done


def parts(chapter: Chapter) -> Iterator[str]:
    """Yield a chapter in as few parts as possible, each under the chapter's heading."""
    head = [f"### {chapter.heading}"] if chapter.heading else []
    part = list(head)
    for line in chapter.lines:
        if sum(map(len, part)) + len(part) + len(line) > LENGTH:
            yield "\n".join(part)
            part = list(head)
        part.append(line)
    yield "\n".join(part)


def latest_lines(table: Table, scene: Scene, count: int) -> list[str]:
    """Return the last lines of the public log."""
    lines: list[str] = []
    recent: Sequence[Record] = table.match.records[-RECENT:] if table.match else ()
    for act in reversed(table.face.acts(seen(recent, None))):
        if line := table.face.record(act, scene):
            lines.append(line)
        if len(lines) == count:
            break
    return lines[::-1]


async def taken_back(table: Table, seat: int, say: Tongue) -> str:
    """Return, in words, the decision that a seat would take back, as far as it is public.

    For a secret decision, return words that name only the moment of the decision.
    """
    before, scene = await before_decision(table, seat), table.scene(None, say)
    if before is None:
        return ""
    found = written(table.face, since(table, before), None, scene)
    lines = [line for chapter in found for line in chapter.lines]
    prompts = [prompt for prompt in before.pending if prompt.seat == seat]
    return lines[0] if lines else table.face.doing(replace(scene, view=before.view(None)), prompts)


def sentence(table: Table, record: Record, viewer: int | None, scene: Scene) -> str | None:
    """Return a record in words as far as ``viewer`` may see it."""
    shown = record.seen_by(viewer)
    return table.face.record(shown, scene) if shown is not None else None


async def log_page(
    table: Table, viewer: int | None, say: Tongue, page: int | None = None, *, inside: bool = False
) -> ui.LayoutView:
    """Return one page of the log as ``viewer`` may read it, the last page if ``page`` is None.

    The first page shows the hash of the seed. With ``inside``, the page is part of a panel and has a button back.
    """
    written = pages(await in_slices(_chapters(table, viewer, table.scene(viewer, say))))
    last = len(written) - 1
    page = last if page is None else min(page, last)
    head = say("log-title", page=page + 1, pages=last + 1)
    header = table.saved.header
    proof = f"-# {say('seed-hash', hash=commitment(header.seed))}" if header is not None and page == 0 else ""
    ways = ("pa", "pb") if inside else ("a", "b")
    turn = [
        button(say("button-page-back"), Leaf(table.id, max(page - 1, 0), ways[0]), disabled=page == 0),
        button(say("button-page-on"), Leaf(table.id, page + 1, ways[1]), disabled=page == last),
    ]
    controls = [*(turn if last else []), *([button(say("button-close"), Panel(table.id))] if inside else [])]
    return layout([*texts([head, written[page] or say("log-empty"), proof]), *rows(controls)])


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
    """Return the row of the log at which play began at this table, even if the table continues another match."""
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
    written = (clip(line, SHORT) for act in acts if (line := table.face.record(act, scene)))
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
