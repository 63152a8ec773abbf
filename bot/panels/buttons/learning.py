"""The buttons of lessons, and of the help for beginners beside a match."""

from bot.controls.buttons import Button
from bot.panels.buttons.answering import AtTable


class OfferLessons(Button, verb="learn"):
    """A button that offers the lessons."""


class BeginLesson(Button, verb="lesson"):
    """A button that begins the lesson of a game."""

    game: str


class TakeUp(AtTable, verb="lessongo"):
    """A button that resumes an unfinished lesson."""


class ReadOn(AtTable, verb="lessonread"):
    """A button that goes on from the page that explains a ``step`` of the lesson."""

    step: int


class OfferWaysOut(AtTable, verb="lessonskip"):
    """A button that asks how to leave the lesson."""


class PlayOn(AtTable, verb="lessonplay"):
    """A button that plays on without the lesson."""


class EndLesson(AtTable, verb="lessonend"):
    """A button that ends the lesson and its match."""


class Advise(AtTable, verb="advice"):
    """A button that shows what an adept would do."""


class ShowLegend(Button, verb="legend"):
    """A button that explains the signs of a game's pictures."""

    game: str


class ChooseBeginner(Button, verb="beginner"):
    """A button that switches the lines that explain each question's purpose on (1) or off (0)."""

    on: int


class SwitchPurposes(AtTable, verb="purposes"):
    """A button that switches the lines that explain each question's purpose on or off, now and in later matches."""
