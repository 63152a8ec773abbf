"""The message that shows a moment: the events, the pictures, and buttons to other moments."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.controls.control import Control, Items, Page, Row, button, choice, clip, gallery, layout, rows, select
from bot.controls.fit import fitted
from bot.games import Scene
from bot.panels.buttons.moments import (
    APART,
    AskHow,
    ChooseEyes,
    ChooseStep,
    Export,
    GiveFile,
    OpenMoment,
    Share,
    WriteComment,
)
from bot.pictures.render import Picture
from bot.replays.eyes import OPEN, PUBLIC
from bot.replays.frames import Frame
from bot.replays.replay import DECISION, Replay, doing, open_hands, texts
from bot.store.parts.comments import Comment
from bot.tables import Table
from bot.words import Tongue

LINES: Final = 8  # the most lines about what happened since the stop before
TOLD: Final = 1200  # the most letters of these lines
COMMENTS: Final = 5
SHADE: Final = discord.Colour.from_rgb(96, 112, 140)


@dataclass(frozen=True)
class Place:
    """The present place in a replay.

    The place is the row of a stop, the kind of step for ◀ and ▶, and the ``eyes``, which say whose view is shown.
    """

    row: int
    step: str
    eyes: str


@dataclass(frozen=True)
class Look:
    """A moment as one person sees it, with everything that its message says."""

    table: Table
    replay: Replay
    frame: Frame
    place: Place
    scene: Scene
    comments: Sequence[Comment] = ()

    @property
    def say(self) -> Tongue:
        """The words."""
        return self.scene.say


def moment_page(look: Look, eyes: Sequence[str], pictures: Sequence[Picture] = ()) -> Page:
    """Return the message that shows a moment to one person, who may see with these ``eyes``."""
    items = [*_told(look, pictures), *_comments(look), *_ways(look), *_choices(look, eyes), *_acts(look)]
    return Page(layout(items, SHADE), pictures)


def shared_page(look: Look, who: str, pictures: Sequence[Picture] = ()) -> Page:
    """Return the message that shows a moment to a whole channel."""
    say, place = look.say, look.place
    head = f"-# {say('moment-shared', who=who)}"
    here = OpenMoment(look.table.id, place.row, place.step, place.eyes, APART)
    go = button(say("button-moment-open"), here, style=discord.ButtonStyle.primary)
    items = [*fitted([head]), *_told(look, pictures), *_comments(look), *rows([go])]
    return Page(layout(items, SHADE), pictures)


def _told(look: Look, pictures: Sequence[Picture]) -> Items:
    """Return the place in the match, the events since the previous stop, and the table."""
    say, face, row = look.say, look.replay.face, look.place.row
    title = say("moment-title", game=face.title(say), players=" · ".join(look.scene.names))
    heading = " · ".join(part for part in (look.replay.heading(row, look.scene), where(look)) if part)
    before = look.replay.moved(row, look.place.step, -1)
    lines = look.replay.lines(before, row, look.place.eyes, look.scene)
    told = [f"-# {clip(line, 300)}" for line in lines[-LINES:]]
    if len(lines) > LINES:
        told.insert(0, f"-# {say('moment-more', count=len(lines) - LINES)}")
    now = doing(face, look.scene, look.frame.asked)
    if look.frame.outcome is not None:
        now = face.ending(look.frame.outcome, look.scene)
    eyes = f"-# {say('moment-eyes', eyes=eyes_name(look.place.eyes, look.scene))}"
    head = "\n".join([title, f"**{heading}**", eyes])
    after, last = clip("\n".join(told), TOLD), f"**{now}**" if now else ""
    if not pictures:
        return fitted([head, after, *texts(face, look.scene, look.place.eyes), last], 3300)
    hands = [f"-# {line}" for line in open_hands(face, look.scene)] if look.place.eyes == OPEN else []
    return [*fitted([head, after], 1600), *gallery(pictures), *fitted(["\n".join(hands), last], 1600)]


def where(look: Look) -> str:
    """Return the number of the decision that comes next, or that this is the last moment."""
    replay, row = look.replay, look.place.row
    if row == replay.rows[-1]:
        return look.say("moment-now" if look.frame.outcome is None else "moment-end")
    return look.say("moment-at", place=replay.place(row, DECISION), total=len(replay.rows) - 1)


def eyes_name(eyes: str, scene: Scene) -> str:
    """Return whose eyes these are."""
    if eyes in (OPEN, PUBLIC):
        return scene.say(f"eyes-{'open' if eyes == OPEN else 'public'}")
    return scene.say("eyes-of", name=scene.names[int(eyes)])


def _comments(look: Look) -> Items:
    """Return the comments that people wrote about this moment."""
    named = [(f"**{one.name}**", clip(one.text, 300)) for one in look.comments[-COMMENTS:]]
    said = [f"💬 {look.say('labelled', name=name, text=text)}" for name, text in named]
    return fitted(["\n".join(said)], 1500)


def _ways(look: Look) -> Items:
    """Return the buttons to the moments before and after."""
    row, step = look.place.row, look.place.step
    rows_ = look.replay.rows
    targets = (
        ("⏮", rows_[0], "a", row == rows_[0]),
        ("◀", look.replay.moved(row, step, -1), "b", row == rows_[0]),
        ("▶", look.replay.moved(row, step, 1), "c", row == rows_[-1]),
        ("⏭", rows_[-1], "d", row == rows_[-1]),
    )
    return rows([
        button(sign, OpenMoment(look.table.id, target, step, look.place.eyes, way), disabled=over,
               style=discord.ButtonStyle.primary if way in "bc" else discord.ButtonStyle.secondary)
        for sign, target, way, over in targets
    ])  # fmt: skip


def _choices(look: Look, eyes: Sequence[str]) -> Items:
    """Return the selects for the kind of step and for whose eyes to use."""
    say, place = look.say, look.place
    where = (look.table.id, place.row, place.step, place.eyes)
    steps = [choice(say(f"step-{step}"), step, default=step == place.step) for step in look.replay.steps]
    found: Items = []
    if len(steps) > 1:
        item = select(steps, ChooseStep(*where), placeholder=say("step-choose"))
        found.append(Row(item))
    if len(eyes) > 1:
        lines = [choice(eyes_name(one, look.scene), one, default=one == place.eyes) for one in eyes]
        item = select(lines, ChooseEyes(*where), placeholder=say("eyes-choose"))
        found.append(Row(item))
    return found


def _acts(look: Look) -> Items:
    """Return the buttons for acting on a moment."""
    say, place = look.say, (look.table.id, look.place.row, look.place.step, look.place.eyes)
    over = look.table.saved.state == "over"
    acts: list[Control] = []
    if over:
        acts += [button(say("button-share"), Share(*place)), button(say("button-comment"), WriteComment(*place))]
        if look.frame.outcome is None and look.replay.goes_on:
            acts.append(button(say("button-continue"), AskHow(*place)))
    keep = [button(say(f"button-export-{kind}"), Export(*place, kind)) for kind in ("page", "animation")]
    if over:
        keep.append(button(say("button-export-file"), GiveFile(look.table.id)))
    return [*rows(acts), *rows(keep)]
