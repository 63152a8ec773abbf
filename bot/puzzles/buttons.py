"""The buttons of puzzles. The custom_ids of these buttons do not give away an answer."""

from bot.controls.buttons import Button
from bot.panels.buttons.answering import AtTable


class ShowDay(Button, verb="puzzleday"):
    """A button that shows the day's puzzle of the channel."""


class Solve(Button, verb="puzzle"):
    """A button that opens a puzzle of a game for the presser alone."""

    game: str
    puzzle: str


class GiveUp(AtTable, verb="puzzleshow"):
    """A button that shows the answer."""
