"""The costs of abilities. All costs of an ability are paid at once."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from engine.kernel.events import Event
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt

U = TypeVar("U")


class Cost(Generic[U]):
    """One cost of an ability, and the events that pay it.

    If ``pick`` is given, the player first chooses one of the subjects that ``pick(use)`` returns. The chosen one is
    stored as ``use.paid[name]``. ``guarded`` means that these subjects depend on the hidden cards of a hand.
    """

    __slots__ = ("events", "guarded", "name", "pick")

    def __init__(
        self,
        events: Callable[[U], Sequence[Event]],
        *,
        pick: Callable[[U], Iterable[Any]] | None = None,
        name: str = "cost",
        guarded: bool = False,
    ) -> None:
        self.events = events
        self.pick = pick
        self.name = name
        self.guarded = guarded

    def candidates(self, use: Any) -> list[Any]:
        """Return the subjects that a player may pick to pay this cost.

        A subject that would make a chosen target illegal is left out, unless there are no others.
        """
        assert self.pick is not None
        before = use.paid.get(self.name)
        found, fitting = [], []
        for subject in self.pick(use):
            use.paid[self.name] = subject
            if self._possible(use):
                found.append(subject)
                if use.fits():
                    fitting.append(subject)
        use.paid[self.name] = before
        return fitting or found

    def choose(self, use: Any) -> Flow[None]:
        """Ask the player to choose the subject that pays this cost."""
        options = [subject.option("choose") for subject in self.candidates(use)]
        rule = use.table.cites.paying
        data, purpose = {"cost": self.name}, (use, self)
        prompt = Prompt(use.seat, "cost", options, rule=rule, source=use.label, data=data, purpose=purpose)
        use.paid[self.name] = yield from ask(prompt)

    def payable(self, use: Any) -> bool:
        """Tell whether the cost could be paid in full now."""
        if self.pick is not None:
            return bool(self.candidates(use))
        return self._possible(use)

    def _possible(self, use: Any) -> bool:
        """Tell whether all events that pay this cost can happen.

        During this check, the events do not count as effects of the ability.
        """
        use.paying = True
        possible = all(event.possible() for event in self.events(use))
        use.paying = False
        return possible
