"""Rituals: several Shugenja cast one spell together (§rituals)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from engine.cardplay.cost import Cost
from engine.kernel.events import Event
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Option, Prompt

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card


class Ritual(Cost[Any]):
    """The cost of a Ritual's other Shugenja, at least this many, who bow beside its caster (``use.participants``).

    All of them together, the caster too, must have ``chi`` or more. With ``dies`` the others are destroyed too.
    ``exact`` gives the number of the others.
    """

    __slots__ = ("chi", "exact", "least")

    def __init__(
        self, least: int = 0, *, chi: int = 0, dies: bool = False, exact: "Callable[[Any], int] | None" = None
    ) -> None:
        super().__init__(_sacrifice if dies else _bow, pick=lambda use: (), name="participants")
        self.least = least
        self.chi = chi
        self.exact = exact

    def payable(self, use: Any) -> bool:
        """Tell whether there are enough of them."""
        found = others(use)
        least = self.least if self.exact is None else self.exact(use)
        return len(found) >= least and self.reached(use, found)

    def reached(self, use: Any, found: "Sequence[Card]") -> bool:
        """Tell whether the caster and these others have enough Chi."""
        return not self.chi or use.host.casting_chi + sum(one.casting_chi for one in found) >= self.chi

    def choose(self, use: Any) -> Flow[None]:
        """Ask who takes part."""
        found = others(use)
        options = [one.option("choose") for one in found]
        least, most = (self.least, len(options)) if self.exact is None else (self.exact(use), self.exact(use))

        def check(answer: tuple[Option, ...]) -> str | None:
            return None if self.reached(use, [option.value for option in answer]) else "too-little"

        prompt = Prompt(
            use.seat, "cost", options, rule="rituals", source=use.label, data={"cost": self.name},
            groups=(Group("", least, most),), check=check if self.chi else None,
        )  # fmt: skip
        answer = yield from ask_many(prompt)
        use.paid[self.name] = tuple(option.value for option in answer)


def _bow(use: Any) -> Sequence[Event]:
    return [use.bow(one) for one in use.paid["participants"] or () if not one.value("casts-unbowed")]


def _sacrifice(use: Any) -> Sequence[Event]:
    return [*_bow(use), *(use.destroy(one) for one in use.paid["participants"] or ())]


def others(use: Any) -> "list[Card]":
    """Return who could take part: the player's other straight Shugenja; in a battle, those who are in it."""
    battle = use.table.battle
    return [
        one
        for one in use.you.personalities
        if one is not use.this.host and one.trait("Shugenja") and not one.bowed and not one.forbids("bow")
        if battle is None or battle.holds(one)
    ]
