"""The page on which a player sets when to be asked, and answers questions in advance."""

from typing import Final

from discord import ui

from bot.controls.control import Items, Row, button, choice, layout, rows, select, texts
from bot.games.alarms import UNTIL
from bot.panels.beside import back_row
from bot.panels.buttons.answering import PassUnless
from bot.panels.buttons.learning import SwitchPurposes
from bot.panels.buttons.looking import IfAsked, Mode, Never
from bot.people import ASKED
from bot.tables import Table
from bot.tables.plans import is_window
from bot.words import Tongue, plain

MOST: Final = 25  # lines of a list


def wishes_page(table: Table, seat: int, say: Tongue) -> ui.LayoutView:
    """Return the page that sets when the player is asked in this match."""
    say, wishes = say.of(table.face.name), table.saved.seats[seat].wishes
    modes = [
        choice(say(f"asked-{mode}"), mode, default=mode == wishes.mode, hint=say(f"asked-{mode}-hint"))
        for mode in ASKED
    ]
    items: Items = [
        *texts(["\n".join([say("wishes-title"), say("wishes-why"), say("quiet-steps")])]),
        Row(select(modes, Mode(table.id), placeholder=plain(say("wishes-title")))),
    ]
    items += _in_advance(table, seat, say)
    if cards := usable(table, seat):
        lines = [choice(table.face.matter_name(card, say), card, default=card in wishes.never) for card in cards]
        never = select(lines, Never(table.id), placeholder=say("select-never"), least=0, most=len(lines))
        items += [*texts([say("wishes-never")]), Row(never)]
    purpose = button(say(f"button-beginner-{'off' if wishes.beginner else 'on'}"), SwitchPurposes(table.id))
    return layout([*items, *rows([purpose]), *back_row(table, say)])


def _in_advance(table: Table, seat: int, say: Tongue) -> Items:
    """Return the controls for answers in advance: passing until an event, and answering a question before it comes."""
    if not table.plans.spans(seat):
        return []
    passes = [
        button(say(f"button-unless-{event}"), PassUnless(table.id, event))
        for event in table.face.alarms
        if event in UNTIL
    ]
    latest = say(f"span-{[*table.plans.spans(seat)][-1]}")
    items: Items = [*texts([say("advance-title", span=latest)]), *rows(passes)] if passes else []
    kind, offered = table.face.if_asked(table.scene(seat, say))
    if offered:
        picked = next((step.keys for step in table.saved.seats[seat].wishes.plan if step.asks == kind), ())
        lines = [choice(words, key, default=key in picked) for key, words in [*offered.items()][:MOST]]
        asked = select(lines, IfAsked(table.id), placeholder=say(f"select-{kind}"), least=0, most=len(lines))
        items.append(Row(asked))
    return items


def usable(table: Table, seat: int) -> list[str]:
    """Return the cards that a player may exclude from questions: usable now, or excluded already."""
    prompt = table.prompt_for(seat)
    found = list(table.saved.seats[seat].wishes.never)
    if prompt is not None and prompt.first is not None:
        prompt = prompt.first
    if prompt is not None and is_window(prompt):
        found += [card for option in prompt.options if (card := table.face.matter(option)) is not None]
    return list(dict.fromkeys(found))[:MOST]
