"""Finds the question to which an option leads if the rules do not state it: the option is tried on a fork of the match.

So a player who takes a march also chooses the clearings on the same screen. So the panel offers the question that comes
next together with the option that leads to it (``panels/ways.py``). Only what could be taken back freely is looked
ahead at: nothing hidden is seen on the way, nothing random happens, nobody else decides. Both questions stay those of
the rules.
"""

from bot.games import Face
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Option, Prompt


class Foresight:
    """Tells of an option of an open question what its seat is asked next; each option is tried once."""

    def __init__(self, match: Match, seat: int, face: Face) -> None:
        self._match = match
        self._seat = seat
        self._face = face
        self._tried: dict[str, Prompt | None] = {}

    def __call__(self, option: Option) -> Prompt | None:
        """Return the seat's next question if it takes an option; None if that must not be known yet."""
        if not self._face.leads(option):
            return None
        if option.key not in self._tried:
            self._tried[option.key] = self._try(option)
        return self._tried[option.key]

    def _try(self, option: Option) -> Prompt | None:
        fork = self._match.fork()
        fork.answer(self._seat, [option.key])
        found = fork.prompt_for(self._seat) if fork.may_undo(self._seat) else None
        return None if found is None or any(other.alone for other in found.options) else found


def foreseen(prompt: Prompt) -> bool:
    """Tell whether what follows a question was found by trying its options."""
    return isinstance(prompt.follows, Foresight)


def after_passing(match: Match, prompt: Prompt, face: Face) -> Prompt | None:
    """Return the question that follows a passed window, if both may stand on one screen.

    None where that is not to be known yet, or leads further itself.
    """
    fork = match.fork()
    fork.answer(prompt.seat, [PASS])
    found = fork.prompt_for(prompt.seat) if fork.may_undo(prompt.seat) else None
    leads = found is None or found.window or any(face.leads(option) for option in found.options)
    return None if leads else found
