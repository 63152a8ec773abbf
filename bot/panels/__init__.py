"""Prompts and tables, shown as Discord components."""

from bot.panels.control import Control
from bot.panels.press import Press, Presses, guarded
from bot.panels.show import Show

__all__ = ["Control", "Press", "Presses", "Show", "guarded"]
