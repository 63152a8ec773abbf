"""Ways through a game that several tests of the rules share."""

from collections.abc import Callable

from engine.kernel.prompt import Prompt
from tests.l5r_lcg.scene import Scene


def play_on(game: Scene, until: Callable[[Prompt], bool] | str, limit: int = 200) -> Prompt:
    """Let both players pass, bid 1, or choose the first option, until a question is found; return that question.

    A string names the kind of the question.
    """
    for _ in range(limit):
        seat = game.match.waiting()[0]
        prompt = game.match.prompt_for(seat)
        assert prompt is not None
        if prompt.kind == until if isinstance(until, str) else until(prompt):
            return prompt
        game.match.answer(seat, lazy_answer(prompt))
    raise AssertionError(f"never asked: {until}")


def lazy_answer(prompt: Prompt) -> list[str]:
    """Return the answer that does the least: pass, nothing, or the first options that are enough."""
    if any(option.alone for option in prompt.options):
        return ["pass"]
    answer: list[str] = []
    for group in prompt.groups:
        answer.extend([option.key for option in prompt.options if option.group == group.name][: group.least])
    return answer
