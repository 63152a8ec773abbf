"""A player's side of the table: the question as it is shown, the picks so far, and the picks proposed.

A question is shown together with the question that follows it, in two cases. The rules still ask both questions one
after the other.

* An option leads to another question. For example, a player who chooses to march also chooses the clearings on the same
  screen (``panels/ways.py``). If the rules do not announce the next question, ``Foresight`` tries the option on a fork
  of the match. The bot looks ahead only if the player could take the option back freely: nothing hidden is shown on the
  way, nothing random happens, and nobody else decides.
* A window to act is followed by a question that its seat is asked when nobody acts any more. A player with nothing more
  to do answers that question at once, which also passes the window. The bot gives the answer when the second question
  comes. The bot drops the answer if somebody acts in the window after all.
"""

from collections.abc import Callable, Sequence
from typing import Final

from bot.games import Face
from bot.store.matches.plan import Step, next_answer
from bot.tables.answers.draft import Draft, problem
from bot.tables.keeping.letting_go import Trial
from bot.tables.plans import is_window
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Option, Prompt

PASS_BOTH: Final = f"{PASS}>{PASS}"
BOTH: Final = "pass-both"  # the verb of passing, in the window and (when it comes) in the second question


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


def joined(prompt: Prompt) -> Prompt:
    """Return a question together with the question that follows if it is passed.

    If no question follows, return the given one alone.
    """
    passing = next((option for option in prompt.options if option.key == PASS), None)
    if passing is None or not is_window(prompt) or prompt.follows is None:
        return prompt
    second = prompt.follows(passing)
    return prompt if second is None else on_one_screen(prompt, second)


def on_one_screen(first: Prompt, second: Prompt, *, passing: bool = True) -> Prompt:
    """Return one question made of both: the player takes an option of the window, or answers the second question.

    The options of ``first`` stand first, so they have the same references as if ``first`` were asked alone. ``passing``
    tells whether ``first`` can be passed alone.
    """
    acts = [_alone(option) for option in first.options if passing or option.key != PASS]
    rest = [_both() if option.key == PASS else option for option in second.options]
    return Prompt(
        first.seat, second.kind, [*acts, *rest], rule=second.rule, groups=second.groups, check=second.check,
        guarded=True, window=True, data={**(second.data or {}), "name": first.kind}, follows=_after(first), first=first,
    )  # fmt: skip


def split(prompt: Prompt, keys: Sequence[str], ahead: Step | None) -> tuple[Sequence[str], Step | None]:
    """Split an answer to two joined questions into the answer to the first and the answer in advance to the second."""
    if prompt.first is None or (keys and {option.key for option in prompt.first.options}.issuperset(keys)):
        return keys, ahead
    return [PASS], next_answer(prompt.kind, *(PASS if key == PASS_BOTH else key for key in keys))


def in_mind(prompt: Prompt, draft: Draft, ahead: Step | None, former: Step | None) -> Step | None:
    """Return the picks to store now that a seat answers ``prompt``, to propose them if the question comes back.

    The picks are the answer given in advance, or otherwise the options that the player had picked before acting in the
    window. The bot forgets such earlier picks when the player answers another window.
    """
    if ahead is None and prompt.first is not None and draft.touched:
        return next_answer(prompt.kind, *draft.keys)
    return ahead or (None if is_window(prompt) else former)


def once_more(prompt: Prompt, ahead: Step | None) -> Sequence[str]:
    """Return the answer given in advance if its question is asked again and the answer is still legal."""
    if ahead is None or ahead.asks != prompt.kind:
        return ()
    pressed = any(option.alone for option in prompt.options if option.key in ahead.keys)
    return () if pressed or problem(prompt, list(ahead.keys)) else ahead.keys


def _after(first: Prompt) -> Callable[[Option], Prompt | None] | None:
    """Return the question that follows each act of the window.

    The rules receive the options that the window had at first.
    """
    follows, acts = first.follows, {option.key: option for option in first.options if option.key != PASS}
    if follows is None:
        return None
    return lambda option: follows(acts[option.key]) if option.key in acts else None


def _alone(option: Option) -> Option:
    """Return an option of the window as an option that excludes all others."""
    return option.under(option.key, option.value, alone=True)


def _both() -> Option:
    return Option(PASS_BOTH, BOTH, alone=True)


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
        """Record that the player answers a question, and that the step ``ahead`` answers the question after it."""
        self.proposal = in_mind(prompt, self.draft(stamp), ahead, self.proposal)

    def forget_draft(self) -> None:
        """Forget the picks that were not confirmed."""
        self._draft = Draft("")
