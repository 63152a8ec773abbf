"""All legal answers to a prompt, the smallest first."""

from collections.abc import Iterator
from itertools import combinations

from engine.kernel.prompt import Group, Option, Prompt


def answers(prompt: Prompt) -> Iterator[tuple[Option, ...]]:
    """Yield every legal answer to ``prompt``: single ``alone`` options first, then sets of options from few to many.

    Options of one group keep the order in which they are offered. Naming them in another order is the same answer.
    """
    for option in prompt.options:
        if option.alone:
            yield (option,)
    members = [_copies(prompt, group) for group in prompt.groups]
    most = [min(group.most, len(copies)) for group, copies in zip(prompt.groups, members, strict=True)]
    for size in range(sum(group.least for group in prompt.groups), sum(most) + 1):
        for answer in _of_size(prompt.groups, members, most, size):
            if prompt.check is None or prompt.check(answer) is None:
                yield answer


def _copies(prompt: Prompt, group: Group) -> list[Option]:
    """Return the options of a group, each as often as it may be taken."""
    chosen = [option for option in prompt.options if option.group == group.name and not option.alone]
    return [option for option in chosen for _ in range(min(option.times, group.most))]


def _of_size(
    groups: tuple[Group, ...], members: list[list[Option]], most: list[int], size: int
) -> Iterator[tuple[Option, ...]]:
    """Yield the answers with ``size`` options that fulfil each group's own conditions."""
    if not groups:
        if size == 0:
            yield ()
        return
    group, rest = groups[0], groups[1:]
    fewest = max(group.least, size - sum(most[1:]))
    for count in range(fewest, min(most[0], size) + 1):
        for part in _parts(group, members[0], count):
            for others in _of_size(rest, members[1:], most[1:], size - count):
                yield part + others


def _parts(group: Group, copies: list[Option], count: int) -> Iterator[tuple[Option, ...]]:
    """Yield the choices of ``count`` options of one group, each once."""
    repeated = any(option.times > 1 for option in copies)
    seen: set[tuple[str, ...]] = set()
    for part in combinations(copies, count):
        if repeated:
            keys = tuple(option.key for option in part)
            if keys in seen:
                continue
            seen.add(keys)
        if group.problem(part) is None:
            yield part
