"""Rituals: several Shugenja cast one spell together (§rituals)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.cardplay.cost import Cost
from engine.kernel.events import Event
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Prompt

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card


class Ritual(Cost[Any]):
    """The cost of a Ritual's other Shugenja, at least this many, who bow beside its caster (``use.participants``)."""

    __slots__ = ("least",)

    def __init__(self, least: int = 0) -> None:
        super().__init__(_bow, pick=lambda use: (), name="participants")
        self.least = least

    def payable(self, use: Any) -> bool:
        """Tell whether there are enough of them."""
        return len(others(use)) >= self.least

    def choose(self, use: Any) -> Flow[None]:
        """Ask who takes part."""
        found = others(use)
        options = [one.option("choose") for one in found]
        prompt = Prompt(
            use.seat, "cost", options, rule="rituals", source=use.label, data={"cost": self.name},
            groups=(Group("", self.least, len(options)),),
        )  # fmt: skip
        answer = yield from ask_many(prompt)
        use.paid[self.name] = tuple(option.value for option in answer)


def _bow(use: Any) -> Sequence[Event]:
    return [use.bow(one) for one in use.paid["participants"] or () if not one.value("casts-unbowed")]


def others(use: Any) -> "list[Card]":
    """Return who could take part: the player's other straight Shugenja; in a battle, those who are in it."""
    battle = use.table.battle
    return [
        one
        for one in use.you.personalities
        if one is not use.this.host and one.trait("Shugenja") and not one.bowed and not one.forbids("bow")
        if battle is None or battle.holds(one)
    ]
