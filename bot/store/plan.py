"""A player's answers in advance, as steps: the question each is meant for, the answer, and what ends it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from engine.kernel.prompt import PASS

Mode = Literal["usual", "always", "able"]

NOTHING: Final = "nothing"  # in place of options' keys: an answer that picks none
LOT: Final = "lot"  # in place of an option's key: any option, by chance
QUESTION: Final = "question"  # ends a step: its player is asked something else
ANSWER: Final = "answer"  # ends a step: its player decides anything by hand


@dataclass(frozen=True)
class Step:
    """An answer in advance.

    ``asks`` is the kind of question it is meant for; if it is empty, the step is meant for every window. ``keys`` is
    the answer, given ``once`` or every time. The step ends with the span ``within`` (its kind and number; an empty kind
    is any), and with the first of the events in ``ends``.
    """

    asks: str
    keys: tuple[str, ...]
    once: bool = True
    within: tuple[str, str] | None = None
    ends: tuple[str, ...] = ()

    @property
    def said_before(self) -> bool:
        """Whether it answers one question whenever that comes within its span."""
        return bool(self.asks) and self.within is not None and not self.ends

    def lasts(self, spans: Mapping[str, str]) -> bool:
        """Tell whether its span is among the present ones. A step without a span lasts until something ends it."""
        if self.within is None:
            return True
        span, which = self.within
        return spans.get(span) == which if span else which in spans.values()


def next_answer(kind: str, *keys: str) -> Step:
    """Return the step that answers the very next question.

    With ``lot``, it answers all questions of its kind in a row.
    """
    return Step(kind, keys, once=keys != (LOT,), ends=(QUESTION, ANSWER))


def next_pass(kind: str, which: str) -> Step:
    """Return the step that passes the next window of a kind, as long as the span ``which`` lasts."""
    return Step(kind, (PASS,), within=("", which), ends=(ANSWER,))


def passing(within: tuple[str, str], *ends: str) -> Step:
    """Return the step that passes every window until the end of a span, or until one of these events."""
    return Step("", (PASS,), once=False, within=within, ends=ends)


@dataclass
class Wishes:
    """When a player wants to be asked whether to act, react or interrupt, and what is answered in advance.

    ``mode`` is as usual (quiet windows are passed whatever the player holds), always, or only when something can be
    done. ``never`` (card ids) passes if only these cards could be used. ``plan`` are the answers in advance, the first
    first. ``met`` is the event that has ended one of them since the player decided anything. A ``beginner`` reads with
    each main question what it is for.
    """

    mode: Mode = "usual"
    never: list[str] = field(default_factory=list)
    plan: list[Step] = field(default_factory=list)
    met: str = ""
    beginner: bool = False

    @property
    def passing(self) -> Step | None:
        """The step by which the player passes every window, if there is one."""
        return next((step for step in self.plan if not step.asks), None)

    def decided(self, *then: Step) -> None:
        """Note a decision by hand. With ``then``, note also how to answer the question that follows."""
        self.plan = [*then, *(step for step in self.plan if ANSWER not in step.ends)]
        self.met = ""

    def put(self, step: Step) -> None:
        """Add a step in place of an earlier one for the same question."""
        self.drop(step.asks)
        self.plan = [*self.plan, step]

    def drop(self, asks: str = "") -> None:
        """Remove the steps for a kind of question, or for every window."""
        self.plan = [step for step in self.plan if step.asks != asks]

    def forget(self) -> None:
        """Forget the answers in advance."""
        self.plan, self.met = [], ""
