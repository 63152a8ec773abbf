"""The loop with which programs play: take an open prompt, choose an answer, give it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from engine.kernel.match import Match
from engine.kernel.prompt import Prompt

Player: TypeAlias = Callable[[Prompt], Sequence[str]]
Pick: TypeAlias = Callable[[Sequence[Prompt]], Prompt]


def first(prompts: Sequence[Prompt]) -> Prompt:
    """Return the first prompt."""
    return prompts[0]


def play_on(match: Match, players: Mapping[int, Player], pick: Pick = first) -> Iterator[Prompt]:
    """Let ``players`` (by seat) answer as long as one of their seats is asked. Yield each prompt after it was answered.

    If the match asks several seats at once, ``pick`` chooses the seat that answers first. Questions to seats that have
    no player here stay open.
    """
    while asked := [prompt for prompt in match.open_prompts() if prompt.seat in players]:
        prompt = pick(asked)
        match.answer(prompt.seat, players[prompt.seat](prompt))
        yield prompt
