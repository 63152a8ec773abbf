"""The buttons of lessons, and of what beginners read beside a match."""

from bot.panels.answering import AtTable
from bot.panels.buttons import Button


class OfferLessons(Button, verb="learn"):
    """Offers the lessons."""


class BeginLesson(Button, verb="lesson"):
    """Begins the lesson of a game."""

    game: str


class TakeUp(AtTable, verb="lessongo"):
    """Resumes an unfinished lesson."""


class ReadOn(AtTable, verb="lessonread"):
    """Goes on from the page that explains a ``step`` of the lesson."""

    step: int


class OfferWaysOut(AtTable, verb="lessonskip"):
    """Asks how to leave the lesson."""


class PlayOn(AtTable, verb="lessonplay"):
    """Plays on without the lesson."""


class EndLesson(AtTable, verb="lessonend"):
    """Ends the lesson and its match."""


class Advise(AtTable, verb="advice"):
    """Shows what an adept would do."""


class ShowLegend(Button, verb="legend"):
    """Explains the signs of a game's pictures."""

    game: str


class ChooseBeginner(Button, verb="beginner"):
    """Switches the lines that explain each question's purpose on (1) or off (0)."""

    on: int


class SwitchPurposes(AtTable, verb="purposes"):
    """Switches the lines that explain each question's purpose on or off, in this match and from now on."""
