"""This module finds the question that follows an option, in cases where the rules do not announce that question.

The module tries the option on a fork of the match. The panel can then show the option and the next question on one
screen (``panels/ways.py``). For example, a player who chooses to march also chooses the clearings on the same screen.
The bot looks ahead only if the player could take the option back freely: nothing hidden is shown on the way, nothing
random happens, and nobody else decides. The rules still ask both questions one after the other.
"""

from bot.games import Face
from bot.tables.keeping.letting_go import Trial
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Option, Prompt


class Foresight:
    """The foresight finds out which question follows each option of an open question. Each option is tried once."""

    def __init__(self, match: Match, seat: int, face: Face) -> None:
        self._match = match
        self._seat = seat
        self._face = face
        self._tried: dict[str, Prompt | None] = {}
        self._trials: list[Trial] = []

    def __call__(self, option: Option) -> Prompt | None:
        """Return the seat's next question if the seat takes an option.

        The result is None if the seat must not know this question yet.
        """
        if not (self._passes_on() if option.key == PASS else self._face.leads(option)):
            return None
        if option.key not in self._tried:
            self._tried[option.key] = self._try(option)
        return self._tried[option.key]

    def _try(self, option: Option) -> Prompt | None:
        trial = Trial(self._match)
        fork = trial.match
        fork.answer(self._seat, [option.key])
        found = fork.prompt_for(self._seat) if fork.may_undo(self._seat) else None
        if found is None or not self._together(option, found):
            return None
        self._trials.append(trial)
        return found

    def _passes_on(self) -> bool:
        prompt = self._match.prompt_for(self._seat)
        return prompt is not None and self._face.passes_on(prompt)

    def _together(self, option: Option, found: Prompt) -> bool:
        """Tell whether one press may answer with an option and with an option of the question after it."""
        if option.key == PASS:
            return self._face.passed_too(found) and any(other.key == PASS for other in found.options)
        return self._face.leads(option, found) and not any(other.alone for other in found.options)


def foreseen(prompt: Prompt) -> bool:
    """Tell whether the bot finds the questions that follow this one by trying its options."""
    return isinstance(prompt.follows, Foresight)


def after_passing(match: Match, prompt: Prompt, face: Face) -> tuple[Prompt, Trial] | None:
    """Return the question after a passed window, if the window and this question may be shown on one screen.

    Together with the question, return the trial that found it. The result is None if the seat must not know that
    question yet, or if that question leads to a further one.
    """
    trial = Trial(match)
    fork = trial.match
    fork.answer(prompt.seat, [PASS])
    found = fork.prompt_for(prompt.seat) if fork.may_undo(prompt.seat) else None
    if found is None or found.window or any(face.leads(option) for option in found.options):
        return None
    return found, trial
