"""Short messages that many parts of the bot send: a text alone, and a question with two buttons."""

from typing import Any

from discord import ui

from bot.controls.control import Row, clip, layout


def ask_page(question: str, yes: Any, no: Any) -> ui.LayoutView:
    """Return a message with a question and the buttons ``yes`` and ``no``."""
    return layout([ui.TextDisplay(question), Row(yes, no)])


def said(text: str) -> ui.LayoutView:
    """Return a message with a text and nothing else."""
    return layout([ui.TextDisplay(clip(text, 4000))])
