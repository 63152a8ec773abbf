"""A computer player that chooses at random among what is legal. It sees its prompts and nothing else."""

from engine.kernel.prompt import Option, Prompt
from engine.kernel.rng import Stream

TRIES = 60


def choose(prompt: Prompt, stream: Stream) -> list[str]:
    """Return the keys of a random legal answer to ``prompt``."""
    alone = [option for option in prompt.options if option.alone]
    for _ in range(TRIES):
        picked = _pick(prompt, stream, alone)
        if len(picked) == 1 and picked[0].alone:
            return [picked[0].key]
        if prompt.check is None or prompt.check(tuple(picked)) is None:
            return [option.key for option in picked]
    if alone:
        return [alone[0].key]
    return [option.key for option in _least(prompt)]


def _pick(prompt: Prompt, stream: Stream, alone: list[Option]) -> list[Option]:
    options = prompt.options
    if len(prompt.groups) == 1 and prompt.groups[0].most == 1 and prompt.groups[0].least == 1:
        return [stream.pick(options)]
    if alone and stream.below(len(options)) < len(alone):
        return [stream.pick(alone)]
    picked: list[Option] = []
    for group in prompt.groups:
        members = [option for option in options if option.group == group.name and not option.alone]
        most = min(group.most, len(members))
        count = group.least + stream.below(most - group.least + 1) if most > group.least else most
        stream.shuffle(members)
        picked.extend(members[:count])
    return picked


def _least(prompt: Prompt) -> list[Option]:
    """Return some legal answer, trying the smallest ones in order."""
    from itertools import combinations, product

    members = [
        combinations([option for option in prompt.options if option.group == group.name], group.least)
        for group in prompt.groups
    ]
    for parts in product(*members):
        answer = tuple(option for part in parts for option in part)
        if prompt.check is None or prompt.check(answer) is None:
            return list(answer)
    raise ValueError(f"no legal answer to {prompt!r}")
