"""A player's side of the table: the question as it is shown, the picks so far, and the picks proposed."""

from bot.games import Face
from bot.store.matches.plan import Step
from bot.tables.answers.draft import Draft
from bot.tables.answers.foresight import Foresight, after_passing
from bot.tables.answers.joined import in_mind, joined, on_one_screen
from bot.tables.keeping.letting_go import Trial
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt


class AtSeat:
    """The open question of one seat.

    If an answered question comes back, ``proposal`` holds the picks with which the player starts. ``unfolded`` tells
    whether the player's panel shows the whole hand while the player waits.
    """

    def __init__(self) -> None:
        self.proposal: Step | None = None
        self.unfolded = False
        self._draft = Draft("")
        self._asked: Prompt | None = None
        self._shown: Prompt | None = None
        self._trial: Trial | None = None  # the fork that found the question after a window

    def shown(self, match: Match, prompt: Prompt, face: Face) -> Prompt:
        """Return a question together with the questions that follow if it is passed or if one of its options is taken.

        While the question is open, every call returns the same object.
        """
        if self._shown is None or self._asked is not prompt:
            shown, self._trial = joined(prompt), None
            if face.joins(prompt) and (found := after_passing(match, prompt, face)) is not None:
                second, self._trial = found
                shown = on_one_screen(prompt, second, passing=False)
            if shown.follows is None and any(face.leads(option) for option in prompt.options):
                shown = prompt.leading(Foresight(match, prompt.seat, face))
            self._asked, self._shown = prompt, shown
        return self._shown

    def draft(self, stamp: str) -> Draft:
        """Return the options that the player has picked so far for the question ``stamp``."""
        if self._draft.stamp != stamp:
            self._draft = Draft(stamp)
        return self._draft

    def answers(self, prompt: Prompt, stamp: str, ahead: Step | None) -> None:
        """Note that the player answers a question, and that the step ``ahead`` answers the question after it."""
        self.proposal = in_mind(prompt, self.draft(stamp), ahead, self.proposal)

    def forget_draft(self) -> None:
        """Forget the picks that were not confirmed."""
        self._draft = Draft("")
