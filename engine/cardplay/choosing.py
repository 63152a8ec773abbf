"""Questions in which a seat chooses among cards, players or provinces.

Each subject makes its own option (``subject.option``).
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import PASS, Group, Option, Prompt

_PASSING: Final = Option(PASS, PASS, None, alone=True)


def passing() -> Option:
    """Return the option to pass."""
    return _PASSING


def selection(
    word: str, value: Any = None, *, subject: str | None = None, number: int | None = None, group: str = ""
) -> Option:
    """Return the option to select ``word``, such as a type of card."""
    return Option(f"select:{word}", "select", value, subject=subject, number=number, way=word, group=group)


def choose_subjects(
    seat: int,
    candidates: Sequence[Any],
    *,
    source: str | None,
    rule: str,
    least: int = 1,
    most: int = 1,
    total: int | None = None,
    measure: Any = None,
    name: str = "target",
    kind: str = "target",
    guarded: bool = False,
    purpose: Any = None,
) -> Flow[tuple[Any, ...]]:
    """Ask a seat to choose among subjects (cards, players …) and return the chosen ones.

    ``source`` is the card that asks, and ``rule`` is the number of the rule. ``least`` and ``most`` bound the number of
    chosen subjects. ``total`` is the highest sum of ``measure(subject)`` over the chosen subjects. ``name`` names the
    target in the message, and ``kind`` is the kind of question. ``guarded`` means that the candidates depend on hidden
    cards. ``purpose`` says why the subjects are chosen.
    """
    options = [subject.option("choose") for subject in candidates]
    group = Group("", least, min(most, len(options)))
    data = {"name": name} if total is None else {"name": name, "total": total}
    check = None if total is None else partial(_within, total, measure)
    prompt = Prompt(
        seat, kind, options, rule=rule, source=source, groups=(group,), check=check,
        data=data, guarded=guarded, purpose=purpose,
    )  # fmt: skip
    answer = yield from ask_many(prompt)
    return tuple(option.value for option in answer)


def one_of(seat: int, candidates: Sequence[Any], *, source: str | None, rule: str) -> Prompt | None:
    """Return the question that lets a seat choose one candidate. Return None if there are fewer than two."""
    options = [subject.option("choose") for subject in candidates]
    return Prompt(seat, "target", options, rule=rule, source=source) if len(options) > 1 else None


def _within(total: int, measure: Any, answer: tuple[Option, ...]) -> str | None:
    return None if sum(measure(option.value) for option in answer) <= total else "total-too-high"
