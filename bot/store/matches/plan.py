"""A player's answers in advance.

Each answer in advance is a ``Step``: the question that it answers, the answer, and when it expires.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from engine.kernel.prompt import PASS

Mode = Literal["usual", "always", "able"]

NOTHING: Final = "nothing"  # stands for an answer that picks no option
LOT: Final = "lot"  # stands for any option, chosen at random
QUESTION: Final = "question"  # the event that ends a step when its player is asked something else
ANSWER: Final = "answer"  # the event that ends a step when its player decides anything by hand


@dataclass(frozen=True)
class Step:
    """An answer in advance.

    ``asks`` is the kind of question that the step answers. If ``asks`` is empty, the step answers every window.
    ``keys`` is the answer, given ``once`` or every time. A step expires at the end of the span ``within``, or at the
    first of the events in ``ends``. The span has a kind and a number. An empty kind means any span.
    """

    asks: str
    keys: tuple[str, ...]
    once: bool = True
    within: tuple[str, str] | None = None
    ends: tuple[str, ...] = ()

    @property
    def said_before(self) -> bool:
        """Whether the step answers one kind of question within a span, and nothing but the span ends it."""
        return bool(self.asks) and self.within is not None and not self.ends

    @property
    def again(self) -> bool:
        """Whether the step passes windows again and again."""
        return not self.once and self.keys == (PASS,)

    def lasts(self, spans: Mapping[str, str]) -> bool:
        """Tell whether the step's span still lasts, given the present spans. A step without a span always lasts."""
        if self.within is None:
            return True
        span, which = self.within
        return spans.get(span) == which if span else which in spans.values()


def next_answer(kind: str, *keys: str) -> Step:
    """Return the step that answers the very next question.

    With ``lot``, the step answers all questions of its kind in a row.
    """
    return Step(kind, keys, once=keys != (LOT,), ends=(QUESTION, ANSWER))


def next_pass(kind: str, which: str, *ends: str) -> Step:
    """Return the step that passes the next window of a kind, if it comes before the span ``which`` ends.

    An event in ``ends`` ends the step earlier.
    """
    return Step(kind, (PASS,), within=("", which), ends=(ANSWER, *ends))


def passing(within: tuple[str, str], *ends: str) -> Step:
    """Return the step that passes every window until the end of the span ``within``, or until an event in ``ends``."""
    return Step("", (PASS,), once=False, within=within, ends=ends)


def passing_apart(asks: str, within: tuple[str, str], *ends: str) -> Step:
    """Return the step that passes only the windows to which the game gives the name ``asks``."""
    return Step(asks, (PASS,), once=False, within=within, ends=ends)


@dataclass
class Wishes:
    """The player's wishes: when to be asked whether to act, react or interrupt, and the answers given in advance.

    ``mode`` says when the player wants to be asked: as usual (the bot passes quiet windows whatever the player holds),
    always, or only when the player can do something. ``never`` lists ids of cards. If the player could use only these
    cards, the player passes. ``plan`` lists the answers in advance, in their order. ``met`` is the event that has ended
    a step of the plan since the player's last own decision. A ``beginner`` also reads the purpose of each main
    question.
    """

    mode: Mode = "usual"
    never: list[str] = field(default_factory=list)
    plan: list[Step] = field(default_factory=list)
    met: str = ""
    beginner: bool = False

    @property
    def passing(self) -> Step | None:
        """The step by which the player passes windows again and again, if there is one."""
        return next((step for step in self.plan if step.again), None)

    def decided(self, *then: Step) -> None:
        """Record that the player decided something by hand.

        ``then`` lists steps that answer the question that follows.
        """
        self.plan = [*then, *(step for step in self.plan if ANSWER not in step.ends)]
        self.met = ""

    def put(self, step: Step) -> None:
        """Add a step in place of an earlier one for the same question."""
        self.drop(step.asks)
        self.plan = [*self.plan, step]

    def drop(self, asks: str) -> None:
        """Remove the steps for the kind of question ``asks``. In steps for every window, ``asks`` is empty."""
        self.plan = [step for step in self.plan if step.asks != asks]

    def ask_again(self) -> None:
        """Remove the steps that pass windows again and again."""
        self.plan = [step for step in self.plan if not step.again]

    def forget(self) -> None:
        """Forget the answers in advance."""
        self.plan, self.met = [], ""
