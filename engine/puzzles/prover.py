"""The first proof of a puzzle: a depth-first search through all legal play of both sides, on forks of the match."""

from collections.abc import Sequence
from enum import IntEnum
from itertools import islice
from typing import Any, Final

from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt, answers
from engine.kernel.rng import Stream
from engine.players.mind import find_mind
from engine.puzzles.stretch import Goal, Stretches

# A question with more legal answers than this is too hard for people to survey.
WIDEST: Final = 64
DEEPEST: Final = 120


class Worth(IntEnum):
    """The result for the solver: the goal is certainly missed, depends on chance, or is certainly reached."""

    MISSED = 0
    CHANCE = 1
    REACHED = 2


class TooLarge(Exception):
    """Raised if searching the play from a position takes more work than is allowed."""


class Proof:
    """The search that finds out whether a goal can be reached from a position.

    The search tries a limited number of answers.

    After a random event the search goes on with the one result that came. If the solver then misses the goal, the
    answer counts as missing the goal, because one bad result is enough. If the solver reaches the goal, the answer
    counts as open, because another result might miss it.
    """

    def __init__(self, stretches: Stretches, match: Match, goal: Goal, budget: int) -> None:
        self.stretches = stretches
        self.goal = goal
        self.begun = stretches.begin(match.table, goal)
        self.left = budget
        self._known: dict[Any, Worth] = {}
        self._mind = find_mind(match.header.game)

    def worth(self, match: Match, depth: int = 0) -> Worth:
        """Return the result of a position. Raises TooLarge."""
        said = self.stretches.judge(match.table, self.goal, self.begun)
        if said is not None:
            return Worth.REACHED if said else Worth.MISSED
        prompts = match.open_prompts()
        if not prompts:
            return Worth.MISSED
        if depth > DEEPEST:
            raise TooLarge
        state = self.stretches.state(match)
        if state is None:
            return self._best(match, self.following(prompts), depth)
        if state not in self._known:
            self._known[state] = self._best(match, self.following(prompts), depth)
        return self._known[state]

    def after(self, match: Match, seat: int, keys: Sequence[str], depth: int = 0) -> Worth:
        """Return the result of an answer. Raises TooLarge."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        fork = match.fork()
        before = self.stretches.chance(match.table)
        fork.answer(seat, keys)
        found = self.worth(fork, depth + 1)
        chance = found is Worth.REACHED and self.stretches.chance(fork.table) != before
        return Worth.CHANCE if chance else found

    def following(self, prompts: Sequence[Prompt]) -> Prompt:
        """Return the question to answer first.

        If several players choose in secret, the solver answers first, because a certain answer must not depend on their
        choices.
        """
        return next((prompt for prompt in prompts if prompt.seat == self.goal.seat), prompts[0])

    def _best(self, match: Match, prompt: Prompt, depth: int) -> Worth:
        """Return the result if the asked seat answers best.

        For the solver, the best answer is one that reaches the goal. For any other seat, it is one that prevents this.
        """
        own = prompt.seat == self.goal.seat
        best, sure = (max, Worth.REACHED) if own else (min, Worth.MISSED)
        found = Worth.MISSED if own else Worth.REACHED
        for keys in self.ordered(match, prompt):
            found = best(found, self.after(match, prompt.seat, keys, depth))
            if found is sure:
                break
        return found

    def ordered(self, match: Match, prompt: Prompt) -> list[list[str]]:
        """Return the legal answers, beginning with the policy's own, because it often decides the result."""
        if passes_on(self.stretches, self.goal, prompt):
            return [[PASS]]
        every = lawful(prompt)
        likely = sorted(self._mind.choose(match.table, prompt, Stream(0)))
        return sorted(every, key=lambda keys: sorted(keys) != likely)


def passes_on(stretches: Stretches, goal: Goal, prompt: Prompt) -> bool:
    """Tell whether the solver must pass at a later question, because the first answer alone must reach the goal."""
    window = stretches.one_act and prompt.seat == goal.seat and prompt.window
    return window and any(option.key == PASS for option in prompt.options)


def lawful(prompt: Prompt) -> list[list[str]]:
    """Return the keys of every legal answer. Raises TooLarge if there are too many to search."""
    found = [[option.key for option in answer] for answer in islice(answers(prompt), WIDEST + 1)]
    if len(found) > WIDEST:
        raise TooLarge
    return found


def solutions(stretches: Stretches, match: Match, goal: Goal, budget: int) -> list[list[str]] | None:
    """Return the answers that certainly reach a goal.

    Return None if there are no such answers, if they belong to different classes, or if another answer might reach the
    goal.

    Raises TooLarge if that cannot be decided within the budget.
    """
    prompt = next(prompt for prompt in match.open_prompts() if prompt.seat == goal.seat)
    proof = Proof(stretches, match, goal, budget)
    found: list[list[str]] = []
    for keys in lawful(prompt):
        worth = proof.after(match, goal.seat, keys)
        if worth is Worth.CHANCE:
            return None
        if worth is Worth.REACHED:
            if found and stretches.alike(keys) != stretches.alike(found[0]):
                return None
            found.append(keys)
    return found or None
