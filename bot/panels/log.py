"""The log of a match: one line for each act, under the headings of the game's chapters."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from discord import ui

from bot.controls.control import button, clip, layout, rows, texts
from bot.games import Face, Scene
from bot.panels.buttons.looking import Leaf, Panel
from bot.tables import Table
from bot.tables.consent.going_back import before_decision, since
from bot.tables.slices import in_slices
from bot.words import Tongue
from engine.keeping import Steps, finish
from engine.kernel.record import Record
from engine.kernel.rng import commitment

LINE: Final = 500  # the most characters of one line
RECENT: Final = 80  # how many records are searched for the last lines
LENGTH: Final = 3600  # the most characters of one page, because Discord shows 4,000 in a message
UPDATED: Final = Record("log-updated", {}, None)  # marks the place among the records at which the bot was updated


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
