"""A player's own panel: the hand, what is asked and how to answer it; and when the player wants to be asked."""

from typing import Any, Final

import discord
from discord import ui

from bot.games import Scene
from bot.panels.control import TEXT, Control, Items, button, choice, layout, rows, select, texts
from bot.panels.ending import ending_buttons
from bot.panels.fit import PARTS, fitted, letters, parts
from bot.panels.log import sentence
from bot.panels.pages import state_line
from bot.panels.question import Question
from bot.people import ASKED
from bot.rules.paths import entry_of
from bot.tables import Table
from bot.tables.wishes import card_id, is_window
from bot.words import Tongue

MOST: Final = 25
RECENT: Final = 12


def panel_page(table: Table, seat: int, say: Tongue, notice: str | None = None) -> ui.LayoutView:
    """Return the private panel of a seat.

    What answers comes first, then what may be passed, and at the very end what is always there, so that passing is
    always found in the same place.
    """
    scene = table.scene(seat, say)
    blocks = [f"⚠ {notice}" if notice else "", table.face.hand(scene), *private_news(table, seat, scene)]
    prompt = table.prompt_for(seat)
    if prompt is None:
        last = _always(table, seat, say, None)
        return layout([*fitted([*blocks, state_line(table, scene)]), *last])
    question = Question(table, prompt, scene)
    blocks = [block for block in (*blocks, question.heading()) if block]
    last = _always(table, seat, say, why_button(table.face.name, prompt.rule, say))
    controls = question.controls(PARTS - parts(last) - len(blocks))
    return layout([*fitted(blocks, TEXT - letters(controls)), *controls, *last])


def private_news(table: Table, seat: int, scene: Scene) -> list[str]:
    """Return what the player alone was shown just now: cards drawn, looked at, found."""
    recent = table.match.records[-RECENT:] if table.match is not None else []
    private = [record for record in recent if record.seats is not None and seat in record.seats]
    lines = [line for record in private if (line := sentence(table, record, seat, scene))]
    return ["\n".join(f"-# {line}" for line in lines[-3:])] if lines else []


def _always(table: Table, seat: int, say: Tongue, why: Control | None) -> Items:
    """Return the last row: take back, look at the table, why something is asked, when to be asked."""
    if table.match is not None and table.match.outcome is not None:
        return rows([*ending_buttons(table, say), button(say("button-table"), "look", table.id)])
    if table.match is None or table.saved.state != "playing":
        return []
    say, wishes = say.of(table.face.name), table.saved.seats[seat].wishes
    controls = []
    if table.match.may_undo(seat):
        controls.append(button(say("button-undo"), "back", table.id, table.stamp))
    controls.append(button(say("button-table"), "look", table.id))
    if why is not None:
        controls.append(why)
    if wishes.until is not None:
        span = say(f"span-{wishes.until[0]}")
        controls.append(
            button(say("button-ask-again", span=span), "again", table.id, style=discord.ButtonStyle.success)
        )
    if table.spans():
        controls.append(button(say("button-wishes"), "wishes", table.id))
    return rows(controls)


def why_button(game: str, rule: str, say: Tongue) -> Control | None:
    """Return the button that opens the entry of a prompt's rule path, or None where there is none."""
    id = entry_of(game, rule)
    return None if id is None else button(say("rules-why"), "why", game, id, sign="❔")


def wishes_page(table: Table, seat: int, say: Tongue) -> ui.LayoutView:
    """Return the choice of when the player is asked in this match."""
    wishes = table.saved.seats[seat].wishes
    modes = [
        choice(say(f"asked-{mode}"), mode, default=mode == wishes.mode, hint=say(f"asked-{mode}-hint"))
        for mode in ASKED
    ]
    items: Items = [
        *texts([f"{say('wishes-title')}\n{say('wishes-why')}"]),
        ui.ActionRow(select(modes, "mode", table.id, placeholder=say("select-choose"))),
    ]
    if cards := usable(table, seat):
        lines = [choice(table.face.card(card, say), card, default=card in wishes.never) for card in cards]
        never = select(lines, "never", table.id, placeholder=say("wishes-never"), least=0, most=len(lines))
        items += [*texts([say("wishes-never")]), ui.ActionRow(never)]
    return layout([*items, *rows([button(say("button-back"), "panel", table.id)])])


def usable(table: Table, seat: int) -> list[str]:
    """Return the cards for which a player may no longer want to be asked: those that could be used now, or are out."""
    prompt: Any = table.prompt_for(seat)
    found = list(table.saved.seats[seat].wishes.never)
    if prompt is not None and is_window(prompt):
        found += [card for option in prompt.options if (card := card_id(option)) is not None]
    return list(dict.fromkeys(found))[:MOST]
