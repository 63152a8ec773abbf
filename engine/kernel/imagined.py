"""Play on quickly in a fork that is then thrown away. Such an imagined match keeps no log and no records."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engine.kernel.flow import Answer
from engine.kernel.game import GameOver, break_up
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt, Refused

Choose: TypeAlias = Callable[[Any, Prompt], Sequence[str]]
Over: TypeAlias = Callable[[Any], bool]


def play_out(world: Match, choose: Choose, over: Over, most: int) -> None:
    """Play on with ``choose`` for all seats until the table is ``over`` or ``most`` questions were answered.

    If ``choose`` returns no legal answer, the prompt's ``least()`` is taken. Afterwards read only the fork's table: its
    log and records are not up to date.
    """
    table, flow, prompts, held = world.table, world.flow, world.pending, world.held
    while prompts and most and not over(table):
        most -= 1
        if held or len(prompts) > 1:
            answers = tuple([held[p.seat] if p.seat in held else _answer(table, p, choose) for p in prompts])
            held = {}
        else:
            answers = (_answer(table, prompts[0], choose),)
        try:
            prompts = flow.send(answers)
            while not prompts:
                prompts = flow.send(())
        except (GameOver, StopIteration):
            return
        table.records.clear()


def abandon(world: Match) -> None:
    """Stop a match that nobody uses any more and break up its table, so that its memory is freed at once."""
    world.flow.close()
    world.pending = ()
    break_up(world.table)


def _answer(table: Any, prompt: Prompt, choose: Choose) -> Answer:
    if table.gone and prompt.seat in table.gone:
        return prompt.least()
    forced = prompt.forced()
    if forced is not None:
        return forced
    try:
        return prompt.choose(choose(table, prompt))
    except Refused:
        return prompt.least()
