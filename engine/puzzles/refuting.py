"""Why a wrong answer to a puzzle is wrong: the answers of the other seats that keep the solver from the goal."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt
from engine.puzzles.prover import Proof, TooLarge, Worth, lawful
from engine.puzzles.stretch import Goal, Stretches

# The most answers that are tried. They usually take less than 0.2 s, and are enough for nearly all wrong answers.
FEW: Final = 250
# The most answers of other seats that are named.
MOST: Final = 3


class Reply(NamedTuple):
    """One answer of another seat: the match before it, the question, and the keys."""

    match: Match
    prompt: Prompt
    keys: Sequence[str]


class Refuted(NamedTuple):
    """Why an answer is wrong: luck decides, or these replies keep the solver from the goal.

    Without replies the answer is not enough, whatever the others do.
    """

    luck: bool
    replies: Sequence[Reply]


def refuted(stretches: Stretches, match: Match, goal: Goal, keys: Sequence[str]) -> Refuted | None:
    """Return why an answer is wrong, or None if finding that out takes too long, or if the answer is right."""
    proof = Proof(stretches, match, goal, FEW)
    try:
        worth = proof.after(match, goal.seat, keys)
        if worth is not Worth.MISSED:
            return Refuted(luck=True, replies=()) if worth is Worth.CHANCE else None
        fork = match.fork()
        fork.answer(goal.seat, keys)
        return Refuted(luck=False, replies=_replies(proof, fork))
    except TooLarge:
        return None


def _replies(proof: Proof, match: Match) -> list[Reply]:
    """Play on to the end of the stretch, and return the replies that are needed for the solver to miss the goal."""
    found: list[Reply] = []
    while len(found) < MOST and proof.stretches.judge(match.table, proof.goal, proof.begun) is None:
        prompts = match.open_prompts()
        if not prompts:
            break
        prompt = proof.following(prompts)
        keys = proof.ordered(match, prompt)[0] if prompt.seat == proof.goal.seat else None
        if keys is None:
            keys, needed = _reply(proof, match, prompt)
            found += [Reply(match.fork(), prompt, keys)] if needed else []
        match.answer(prompt.seat, keys)
    return found


def _reply(proof: Proof, match: Match, prompt: Prompt) -> tuple[list[str], bool]:
    """Return a reply that keeps the solver from the goal.

    Also tell whether the reply is needed: it is not passing, and some other reply would let the solver reach the goal.
    """
    every = sorted(lawful(prompt), key=lambda keys: keys != [PASS])
    worths = [proof.after(match, prompt.seat, keys) for keys in every]
    missed = [keys for keys, worth in zip(every, worths, strict=True) if worth is Worth.MISSED]
    return missed[0], missed[0] != [PASS] and len(missed) < len(every)
