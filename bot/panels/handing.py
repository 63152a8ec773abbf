"""Seats that change hands: the request, the line that says so, and the panel of the former player."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.controls.control import button, layout, rows, texts
from bot.panels.buttons.agreeing import NO, YES, HandOver, SitBack
from bot.panels.levels import level_name
from bot.panels.messages import ask_page, said
from bot.tables import Table
from bot.tables.seats.handover import lent
from bot.words import Tongue


def handing_page(table: Table, seat: int, to: int, name: str, missing: Sequence[int], say: Tongue) -> ui.LayoutView:
    """Return the request that ``to``, a person called ``name`` or the computer, may play a seat."""
    who = ", ".join(f"<@{table.saved.seats[other].user}>" for other in missing)
    level = say(f"level-{level_name(table, seat)}")
    question = say(f"seat-ask-{_hands(to)}", name=name, seat=table.seating.shown_names(say)[seat], who=who, level=level)
    yes = button(say("button-consent"), HandOver(table.id, seat, to, YES), style=discord.ButtonStyle.success)
    return ask_page(question, yes, button(say("button-refuse"), HandOver(table.id, seat, to, NO)))


def handed_line(table: Table, seat: int, to: int, former: str, name: str, say: Tongue) -> str:
    """Return the line that says that a seat has changed hands. ``former`` is the name that the seat had before."""
    return say(f"seat-done-{_hands(to)}", name=name, seat=former, level=say(f"level-{level_name(table, seat)}"))


def _hands(to: int) -> str:
    return "person" if to else "computer"


def released_page(table: Table, user: int, say: Tongue) -> ui.LayoutView:
    """Return the panel of somebody whose seat was taken over. A player who lent the seat can take it back."""
    if lent(table, user) is None:
        return said(say("seat-released"))
    back = button(say("button-sit-back"), SitBack(table.id), style=discord.ButtonStyle.primary)
    return layout([*texts([say("seat-lent-out")]), *rows([back])])
