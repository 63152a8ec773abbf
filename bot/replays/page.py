"""The message that shows a moment: the events, the pictures, and buttons to other moments."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.controls.control import Control, Items, Page, Row, button, choice, clip, gallery, layout, rows, select
from bot.controls.fit import GOAL, TEXT_LINE, fitted, framed_pixels
from bot.games import Scene
from bot.panels.buttons.moments import (
    APART,
    AskHow,
    ChooseEyes,
    ChooseStep,
    Export,
    GiveFile,
    MoreOfMoment,
    OpenMoment,
    Share,
    WriteComment,
)
from bot.pictures.render import Picture
from bot.replays.eyes import OPEN, PUBLIC, viewer_of
from bot.replays.frames import Frame
from bot.replays.replay import DECISION, Replay, doing, open_hands, texts
from bot.store.parts.comments import Comment
from bot.tables import Table
from bot.words import Tongue

LINES: Final = 8  # the most lines about what happened since the stop before
MANY: Final = 25  # the same on the page with everything else
TOLD: Final = 1200  # the most letters of these lines
HIGH: Final = GOAL - TEXT_LINE  # pixels of a moment: fewer than GOAL, because its many signs make lines wrap sooner
# The forms of a moment with pictures, the fullest first: how many pictures it shows, how many lines about what happened
# since the stop before, and whether it lists the hands. A phone gets the first form that it shows at once.
FORMS: Final = (
    *((True, lines, True) for lines in (LINES, 4, 2)),
    *((False, lines, hands) for hands in (True, False) for lines in (LINES, 4, 2, 1)),
    (False, 0, False),
)
COMMENTS: Final = 5
MORE: Final = "⋯"
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


def moment_page(look: Look, pictures: Sequence[Picture] = ()) -> Page:
    """Return the message that shows a moment to one person, with as much as a phone shows at once.

    The rest stands on the page that ``more_page`` returns.
    """
    if not pictures:
        return Page(layout([*_in_words(look), *_comments(look), *_ways(look)], SHADE))
    return Page(layout(_pictured(look, pictures, [*_comments(look), *_ways(look)]), SHADE), pictures)


def shared_page(look: Look, who: str, pictures: Sequence[Picture] = ()) -> Page:
    """Return the message that shows a moment to a whole channel."""
    say, place = look.say, look.place
    head = fitted([f"-# {say('moment-shared', who=who)}"])
    here = OpenMoment(look.table.id, place.row, place.step, place.eyes, APART)
    go = rows([button(say("button-moment-open"), here, style=discord.ButtonStyle.primary)])
    if not pictures:
        return Page(layout([*head, *_in_words(look), *_comments(look), *go], SHADE))
    return Page(layout(_pictured(look, pictures, [*_comments(look), *go], head), SHADE), pictures)


def more_page(look: Look, eyes: Sequence[str], pictures: Sequence[Picture] = ()) -> Page:
    """Return the page with what else can be chosen and seen at a moment.

    Its viewer may see with these ``eyes``. The page comes instead of the moment, and has a way back.
    """
    place = look.place
    back = button(look.say("button-page-back"), OpenMoment(look.table.id, place.row, place.step, place.eyes))
    choices = [*_choices(look, eyes), *_acts(look), *rows([back])]
    told = ["\n".join(_lines(look, MANY)), "\n".join(_hands(look))]
    return Page(
        layout([*fitted([_head(look)]), *choices, *fitted(told, 3000), *gallery(pictures[1:])], SHADE), pictures
    )


def _in_words(look: Look) -> Items:
    """Return the place in the match, the events since the previous stop, and the table in words."""
    table = texts(look.replay.face, look.scene, look.place.eyes)
    return fitted([_head(look), "\n".join(_lines(look, LINES)), *table, _now(look)], 3300)


def _pictured(look: Look, pictures: Sequence[Picture], beneath: Items, above: Items | None = None) -> Items:
    """Return the place in the match, the latest events, the pictures, and the parts ``above`` and ``beneath`` them.

    If a phone would not show everything at once, some events, the hands and the further pictures are left out.
    """
    found: Items = []
    for whole, lines, hands in FORMS:
        head = fitted([_head(look, brief=True), "\n".join(_lines(look, lines))], 1600)
        listed = _hands(look) if hands and (look.place.eyes == OPEN or not whole) else ()  # else a picture shows it
        told = fitted(["\n".join(listed), _now(look)], 1600)
        found = [*(above or ()), *head, *gallery(pictures if whole else pictures[:1]), *told, *beneath]
        if framed_pixels(found) <= HIGH:
            break
    return found


def _head(look: Look, *, brief: bool = False) -> str:
    """Return the place in the match, and whose view this is. Without ``brief``, the game and the players too."""
    say, face = look.say, look.replay.face
    heading, eyes = look.replay.heading(look.place.row, look.scene), eyes_name(look.place.eyes, look.scene)
    if brief and heading:
        return f"**{heading}**\n-# {where(look)} · {eyes}"
    title = say("moment-title", game=face.title(say), players=" · ".join(look.scene.names))
    place = " · ".join(part for part in (heading, where(look)) if part)
    return f"{title}\n**{place}**\n-# {say('moment-eyes', eyes=eyes)}"


def _lines(look: Look, most: int) -> list[str]:
    """Return the latest events since the previous stop, and how many came before these."""
    before = look.replay.moved(look.place.row, look.place.step, -1)
    lines = look.replay.lines(before, look.place.row, look.place.eyes, look.scene)
    told = [f"-# {clip(line, 300)}" for line in lines[-most:]] if most else []
    if told and len(lines) > most:
        told.insert(0, f"-# {look.say('moment-more', count=len(lines) - most)}")
    return [clip("\n".join(told), TOLD)] if told else []


def _hands(look: Look) -> list[str]:
    """Return all hands if all cards are open, or else the hand of the seat whose eyes these are."""
    face, scene = look.replay.face, look.scene
    if look.place.eyes == OPEN:
        return [f"-# {line}" for line in open_hands(face, scene)]
    return [face.held(scene) or face.hand(scene)] if viewer_of(look.place.eyes) is not None else []


def _now(look: Look) -> str:
    """Return who decides at the moment, or how the match ended."""
    now = doing(look.replay.face, look.scene, look.frame.asked)
    if look.frame.outcome is not None:
        now = look.replay.face.ending(look.frame.outcome, look.scene)
    return f"**{now}**" if now else ""


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
    """Return the buttons to the moments before and after, and the one to everything else."""
    more = MoreOfMoment(look.table.id, look.place.row, look.place.step, look.place.eyes)
    row, step = look.place.row, look.place.step
    rows_ = look.replay.rows
    targets = (
        ("⏮", rows_[0], "a", row == rows_[0]),
        ("◀", look.replay.moved(row, step, -1), "b", row == rows_[0]),
        ("▶", look.replay.moved(row, step, 1), "c", row == rows_[-1]),
        ("⏭", rows_[-1], "d", row == rows_[-1]),
    )
    ways = [
        button(sign, OpenMoment(look.table.id, target, step, look.place.eyes, way), disabled=over,
               style=discord.ButtonStyle.primary if way in "bc" else discord.ButtonStyle.secondary)
        for sign, target, way, over in targets
    ]  # fmt: skip
    return rows([*ways, button(MORE, more)])


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
