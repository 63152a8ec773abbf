"""Tries the choices of an ability of a card game. While a choice is tried, the use of the ability holds it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.cardplay.ability import Target
from engine.cardplay.use import Use

# At most this many choices of targets are tried for one ability.
MOST: Final = 24


def each_choice(use: Use) -> Iterator[None]:
    """Try all choices of an ability: its options, then its targets."""
    choice = use.ability.choice
    if choice is None:
        yield from each_target(use, use.ability.targets)
        return
    for name in list(choice.options) if choice.last else list(use.options()):
        use.choice = None if choice.last else name
        for _ in each_target(use, use.ability.targets):
            use.choice = name
            yield
        use.choice = None


def each_target(use: Use, targets: Sequence[Target[Any]], most: int = MOST) -> Iterator[None]:
    """Try the targets of an ability in order: each choice for one target with every choice for later targets."""
    if not targets:
        yield
        return
    target, rest = targets[0], targets[1:]
    found = use.legal_targets(target)[:most]
    if len(found) < max(1, target.least):
        use.chosen[target.name] = ()
        if target.least == 0:
            yield from each_target(use, rest, most)
        use.chosen.pop(target.name, None)
        return
    for subject in found:
        use.chosen[target.name] = (subject,)
        yield from each_target(use, rest, max(1, most // len(found)))
    use.chosen.pop(target.name, None)


def with_target(use: Use, target: Target[Any], subjects: Sequence[Any]) -> Iterator[None]:
    """Try every choice for the targets after ``target``. Meanwhile, ``subjects`` are the choice for ``target``."""
    before = use.chosen.get(target.name)
    use.chosen[target.name] = tuple(subjects)
    targets = use.ability.targets
    yield from each_target(use, targets[targets.index(target) + 1 :] if target in targets else ())
    if before is None:
        use.chosen.pop(target.name)
    else:
        use.chosen[target.name] = before
