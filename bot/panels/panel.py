"""A player's own panel: the question with its answers, and the hand.

The foot of a panel is the hand, and the buttons that do not answer the question (pages, taking back, settings). If a
phone has no room for the whole panel, the foot is the first part to shrink. The forms of a foot, from the largest: the
whole hand with every button, the hand in one line with every button, one row of buttons with a list of the others, and
one list of everything.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import discord
from discord import ui

from bot.controls.control import (
    TEXT,
    Control,
    Instead,
    Items,
    button,
    clip,
    layout,
    listed,
    rows,
)
from bot.controls.fit import BETWEEN, GOAL, PARTS, ROOM, button_pixels, first_fitting, fitted, letters, parts, pixels
from bot.games import Scene
from bot.games.scene import counted
from bot.panels.buttons.answering import AskAgain, TakeBack, Unfold
from bot.panels.buttons.learning import Advise
from bot.panels.buttons.looking import Log, Look, Reason, Texts, Wishes
from bot.panels.clocks import away_line, seat_line
from bot.panels.ending import ending_buttons
from bot.panels.log import Happened, sentence, since_block, since_button, since_lines
from bot.panels.pages import asked, state_line, updated
from bot.panels.question import Question, asked_of
from bot.panels.ways import looking_ahead
from bot.rules.glossary import entry_of
from bot.tables import Table
from bot.tables.consent.going_back import freely
from bot.tables.house_options import ADVICE, ON, house_choice, unusual
from bot.tables.plans import waits
from bot.words import Tongue
from engine.keeping import Steps, finish
from engine.kernel.games import games
from engine.kernel.prompt import Prompt

BRIEF: Final = 88  # letters in two lines of a hand
MOST: Final = 25  # lines of a list
RECENT: Final = 12
LEAST: Final = 260  # pixels that the answers may take before the hand is cut
HAND: Final = 1500  # letters of the folded hand beneath a question


@dataclass(frozen=True)
class Foot:
    """The contents of a panel's foot: everything below the answers.

    ``hands`` holds the forms of the hand, with the lines beneath it, the fullest first.
    """

    say: Tongue
    press: Instead
    hands: Sequence[Items]
    passes: Sequence[Control] = ()
    controls: Sequence[Control] = ()
    unfold: Sequence[Control] = ()
    guide: Sequence[Control] = ()

    def forms(self) -> Iterator[Items]:
        """Yield the foot in its forms, the most comfortable first."""
        for number, hand in enumerate(self.hands, 1):
            yield self._open(hand, self.unfold if number == len(self.hands) else ())
        first = first_line(self._all())
        yield self._closed(self._all()[:first], self._all()[first:])
        yield self.smallest()

    def smallest(self, spare: Sequence[Control] = ()) -> Items:
        """Return the foot as the hand and one list of all buttons. The buttons ``spare`` come first in the list."""
        return self._closed([], [*spare, *self._all()])

    def brief(self) -> "Foot":
        """Return the foot with at most two lines of the hand. A button shows the whole hand."""
        hand, *rest = self.hands[-1]
        if not self.unfold or not isinstance(hand, ui.TextDisplay):
            return self
        short: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(clip(hand.content, BRIEF))
        return replace(self, hands=[*self.hands[:-1], [short, *rest]])

    def smaller(self) -> "list[Foot]":
        """Return ever smaller feet: with fewer lines of the hand, then with the buttons of a lesson in the list too."""
        brief = self.brief()
        return [self, brief, replace(brief, controls=[*brief.controls, *brief.guide], guide=())]

    def _all(self) -> list[Control]:
        return [*self.unfold, *self.controls]

    def _open(self, hand: Items, unfold: Sequence[Control]) -> Items:
        passes: Items = rows(self.passes)
        if len(self.passes) > 1:
            passes = listed(self.passes, self.press, self.say("select-pass-more"))
        return [*passes, *hand, *rows([*unfold, *self.controls, *self.guide])]

    def _closed(self, shown: Sequence[Control], rest: Sequence[Control]) -> Items:
        more = [*self.passes, *rest][:MOST]
        placeholder = self.say("select-more-passing" if self.passes else "select-more")
        return [*self.hands[-1], *rows([*shown, *self.guide]), *listed(more, self.press, placeholder)]


def first_line(controls: Sequence[Control]) -> int:
    """Return how many buttons fit into one line of a phone, five at most."""
    room, found = float(ROOM), 0
    for control in controls[:5]:
        room -= button_pixels(control.item)
        if room < 0:
            break
        found, room = found + 1, room - BETWEEN
    return found


@dataclass(frozen=True)
class Guide:
    """The additions of a lesson to a panel: parts above the question, and buttons in the last row.

    The parts come in several ``forms``. The panel takes the first one with which it fits a phone, or else the last.

    While a guide ``leads``, the settings of when to be asked are hidden, and so is the purpose of the question, which
    the lesson explains itself. A guide that ``tells`` what has happened stands in place of the events since the last
    turn.
    """

    forms: Sequence[Items] = field(default_factory=lambda: [[]])
    buttons: Sequence[Control] = ()
    leads: bool = False
    tells: bool = False

    @property
    def items(self) -> Items:
        """The parts above the question, in the first form."""
        return self.forms[0]

    def each(self) -> "list[Guide]":
        """Return the guide in each of its forms."""
        return [replace(self, forms=[form]) for form in self.forms]

    @property
    def pictured(self) -> bool:
        """Whether a picture of the table stands above the question."""
        return any(isinstance(item, ui.MediaGallery) for item in self.items)


@dataclass(frozen=True)
class Around:
    """The texts around a question: those above it, the player's own news, and the events since the last turn."""

    blocks: Sequence[str]
    news: Sequence[str]
    happened: Happened


@dataclass(frozen=True)
class Head:
    """How much the heading of a question shows."""

    purpose: str
    pictured: bool
    tight: bool = False
    texts: bool = True

    def of(self, question: Question) -> str:
        """Return the heading."""
        return question.heading(self.purpose, tight=self.tight, texts=self.texts, pictured=self.pictured)


@dataclass(frozen=True)
class Within:
    """The room for the answers: parts of a message, and pixels if the answers must be small.

    With ``least``, the answers take as little room as they can.
    """

    room: int
    high: int | None = None
    least: bool = False

    def answers(self, question: Question) -> Items:
        """Return the answers."""
        return question.controls(self.room, self.high, least=self.least)


def panel_page(
    table: Table, seat: int, say: Tongue, notice: str | None = None, guide: Guide = Guide()
) -> ui.LayoutView:
    """Return the private panel of a seat. See ``making_panel``."""
    return finish(making_panel(table, seat, say, notice, guide))


def making_panel(
    table: Table, seat: int, say: Tongue, notice: str | None = None, guide: Guide = Guide()
) -> Steps[ui.LayoutView]:
    """Return the private panel of a seat, in steps of some milliseconds. The table must not change in between.

    The question comes first, with its subject and its answers. By default the hand is folded beneath the answers. The
    last rows are always there.
    """
    scene = table.scene(seat, say)
    met = table.saved.seats[seat].wishes.met
    blocks = [f"⚠ {notice}" if notice else "", scene.say(f"met-{met}") if met else ""]
    news = private_news(table, seat, scene)
    prompt = table.prompt_for(seat)
    yield
    if prompt is None:
        ahead = say("ahead-waits") if waits(table.saved.seats[seat].wishes) and table.waiting() else given(table, scene)
        blocks += [state_line(table, scene), standing(table, scene), ahead]
        told = [*blocks, *news]
        return layout(first_fitting([_waiting(table, scene, told, form) for form in guide.each()], ()))
    blocks += [updated(table, say).rstrip()]
    yield from looking_ahead(table.face, prompt, scene)
    happened = since_lines(table, seat, scene)
    yield
    shown: Items = []
    # If nothing else helps, the news is left out; the log tells it too.
    for form, told in [(form, news) for form in guide.each()] + [(guide.each()[-1], [])] * bool(news):
        shown = yield from _asking(table, prompt, scene, Around(blocks, told, happened), form)
        if pixels(shown) <= GOAL:
            break
    return layout(shown)


def _asking(table: Table, prompt: Prompt, scene: Scene, around: Around, guide: Guide) -> Steps[Items]:
    """Return the panel of a seat that is asked.

    If the panel is too high for a phone, the bot first makes its foot smaller and then its answers. At last the bot
    leaves out the text of the card that asks. The events since the seat's last turn stand above the question if there
    is room. The events include secrets that only this player has learned. The events stay until the player presses
    something on the panel.
    """
    seat, blocks, happened = prompt.seat, around.blocks, around.happened
    question = asked_of(table, prompt, scene)
    full = question.full
    head = _head(table, prompt, scene, guide)
    yield
    # The news is shown until the player presses something on the panel.
    told = fitted(() if table.draft(seat).changes else around.news)
    foot = _foot(table, prompt, scene, question, since_button(table, happened, scene), guide)
    open_foot = _unfolded(foot, table, scene)
    above = [*guide.items, *fitted([*blocks, head.of(full)]), *told]
    room = PARTS - parts(above) - bool(happened)
    within = Within(room - parts(next(foot.forms())))
    # The words of Confirm may be longer with some picks than with everything picked.
    high = pixels(above) + (yield from _highest(within, (full, question)))
    measured = zip(foot.forms(), open_foot.forms(), strict=True)
    beneath = next((shown for form, shown in measured if high + pixels(form) <= GOAL), None)
    if beneath is None:
        head = replace(head, tight=True)
        above = [*guide.items, *fitted([*blocks, head.of(full)]), *told]
        spare = question.spare()
        feet = [(one.smallest(spare), _unfolded(one, table, scene).smallest(spare)) for one in foot.smaller()]
        within, beneath = _smaller(full, feet, GOAL - pixels(above), room)
        yield
        if pixels([*above, *within.answers(full), *beneath]) > GOAL:
            head = replace(head, texts=False)
    answers = within.answers(question)
    others = [*guide.items, *fitted([*blocks, head.of(full)]), *beneath]
    shown = max(([*others, *some] for some in (within.answers(full), answers)), key=pixels)
    if lines := "" if guide.tells else since_block(happened, scene, shown):
        told = []
    length = TEXT - letters(guide.items) - letters(answers) - letters(told) - letters(beneath)
    return [*guide.items, *fitted([lines, *blocks, head.of(question)], length), *answers, *told, *beneath]


def _head(table: Table, prompt: Prompt, scene: Scene, guide: Guide) -> Head:
    """Return the heading in full. Its purpose is for beginners whom no lesson guides."""
    new = table.saved.seats[prompt.seat].wishes.beginner and not guide.leads
    return Head(table.face.purpose(prompt, scene) if new else "", guide.pictured)


def _highest(within: Within, questions: Sequence[Question]) -> Steps[int]:
    """Return the height of the highest of some answers. Each question's answers are made in a step of their own."""
    found = 0
    for question in questions:
        found = max(found, pixels(within.answers(question)))
        yield
    return found


def _smaller(full: Question, feet: Sequence[tuple[Items, Items]], high: int, room: int) -> tuple[Within, Items]:
    """Return the room for the answers and a foot, so that together they are at most ``high`` pixels tall.

    Each pair of ``feet`` is a foot to measure and the foot to show. The first foot that leaves enough room is taken. If
    no foot leaves enough, the answers take their smallest form above the last foot. If even the smallest form is too
    tall, the usual form is kept.
    """
    found = Within(0), Items()
    for measured, shown in feet:
        left = high - pixels(measured)
        found = Within(room - parts(shown), max(left, LEAST)), shown
        if pixels(found[0].answers(full)) <= left:
            return found
    measured, shown = feet[-1]
    smallest = Within(room - parts(shown), max(high - pixels(measured), 0), least=True)
    return (smallest, shown) if pixels([*smallest.answers(full), *measured]) <= high else found


def _foot(
    table: Table,
    prompt: Prompt,
    scene: Scene,
    question: Question,
    first: Sequence[Control],
    guide: Guide,
) -> Foot:
    """Return the foot of a question's panel."""
    say, seat, face = scene.say, prompt.seat, table.face
    others = [other for other in table.present if other != seat]
    rest = [seat_line(table, seat, say), away_line(table, others, say), unusual(table.saved.settings, say)]
    held = face.held(scene)
    hands = [face.hand(scene), held] if face.unfolds and held else [held or face.hand(scene)]
    label = say("button-fold" if table.draft(seat).unfolded else "button-unfold")
    unfold = [button(label, Unfold(table.id, table.stamp))] if held else []
    return Foot(
        say,
        Instead(table.id, table.draft(seat).changes + table.draft(seat).left),
        [fitted([hand, *rest], HAND) for hand in hands],
        passes=question.passes(),
        controls=[*first, *_always(table, seat, say, prompt, guide)],
        unfold=unfold,
        guide=guide.buttons,
    )


def _unfolded(foot: Foot, table: Table, scene: Scene) -> Foot:
    """Return the foot with the whole hand, if its player has unfolded it.

    The answers do not get smaller for the unfolded hand.
    """
    seat = scene.view["viewer"]
    if not table.draft(seat).unfolded:
        return foot
    return replace(foot, hands=[fitted([table.face.hand(scene)], HAND)] * len(foot.hands))


def _waiting(table: Table, scene: Scene, told: Sequence[str], guide: Guide) -> Items:
    """Return the panel of a player who is not asked, with the hand beneath the lines ``told``.

    If the whole hand does not fit on a phone, or if the match is over, the hand is one line. During the match a button
    unfolds the hand.
    """
    seat, say, held = scene.view["viewer"], scene.say, table.face.held(scene)

    def panel(hand: str, label: str = "") -> Items:
        folds = [button(say(label), Unfold(table.id, table.stamp))] if label else []
        return [
            *guide.items,
            *fitted([*told, hand], TEXT - letters(guide.items)),
            *_last(table, seat, say, guide, folds),
        ]

    whole = panel(table.face.hand(scene))
    if not held:
        return whole
    if table.saved.state != "playing" or (table.match is not None and table.match.outcome is not None):
        return panel(held)
    if table.at(seat).unfolded:
        return panel(table.face.hand(scene), "button-fold")
    return whole if pixels(whole) <= GOAL else panel(held, "button-unfold")


def standing(table: Table, scene: Scene) -> str:
    """Return the lines that a waiting player must see. Once the match is over, there are no such lines."""
    return table.face.standing(scene, asked(table)) if table.waiting() else ""


def given(table: Table, scene: Scene) -> str:
    """Return the viewer's own secret answer in words, or an empty text once all have answered."""
    seat, match = scene.view.get("viewer"), table.match
    if match is None or seat not in match.held:
        return ""
    prompt = next(prompt for prompt in match.pending if prompt.seat == seat)
    words = counted(table.face.option(option, prompt, scene) for option in match.held[seat])
    return scene.say("answer-given", what=", ".join(words)) if words else ""


def private_news(table: Table, seat: int, scene: Scene) -> list[str]:
    """Return the news for this player alone since the last answer: cards drawn, looked at or found."""
    records = table.match.records if table.match is not None else []
    recent = records[max(len(records) - RECENT, table.saved.seats[seat].seen) :]
    private = [record for record in recent if record.seats is not None and seat in record.seats]
    lines = [line for record in private if (line := sentence(table, record, seat, scene))]
    return ["\n".join(f"-# {line}" for line in lines[-3:])] if lines else []


def _last(table: Table, seat: int, say: Tongue, guide: Guide, first: Sequence[Control]) -> Items:
    """Return the last rows of a panel without a question, with the buttons ``first`` before the others."""
    if table.match is not None and table.match.outcome is not None:
        again = [] if table.seating.private else ending_buttons(table, say)
        return rows([*again, button(say("button-table"), Look(table.id)), *guide.buttons])
    if table.match is None or table.saved.state != "playing":
        return rows(guide.buttons)
    return rows([*first, *_always(table, seat, say.of(table.face.name), None, guide), *guide.buttons])


def _always(table: Table, seat: int, say: Tongue, prompt: Prompt | None, guide: Guide) -> list[Control]:
    """Return the buttons that are always there: to read, to take back, and to set when the player is asked."""
    wishes, controls = table.saved.seats[seat].wishes, []
    if prompt is not None:
        scene = table.scene(seat, say)
        if any(table.face.reading(option, prompt, scene) for option in prompt.options):
            controls.append(button(say("button-texts"), Texts(table.id), sign="📖"))
    controls.append(button(say("button-table"), Look(table.id)))
    controls.append(button(say("button-log"), Log(table.id)))
    if prompt is not None and entry_of(table.face.name, table.face.rule(prompt)) is not None:
        controls.append(button(say("rules-why"), Reason(table.id), sign="❔"))
    advised = house_choice(table.saved.settings, ADVICE) == ON and table.saved.game in games("mind")
    if prompt is not None and advised and not guide.leads and prompt.forced() is None:
        controls.append(button(say("button-advice"), Advise(table.id), sign="💡"))
    if freely(table, seat):
        controls.append(button(say("button-undo"), TakeBack(table.id, table.stamp)))
    step = wishes.passing
    if step is not None and step.within is not None and step.lasts(table.plans.spans(seat)):
        if step.asks:
            label = say(f"button-ask-again-{step.asks}")
        else:
            label = say("button-ask-again", span=say(f"span-{next(iter(step.ends), step.within[0])}"))
        controls.append(button(label, AskAgain(table.id), style=discord.ButtonStyle.success))
    if table.plans.spans(seat) and not guide.leads:
        controls.append(button(say("button-wishes"), Wishes(table.id)))
    return controls
