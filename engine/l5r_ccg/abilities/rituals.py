"""Rituals: several Shugenja cast one spell together (§rituals)."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from engine.cardplay.cost import Cost
from engine.kernel.events import Event
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Option, Prompt

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card

# Under this name, a use stores the number and the Chi of the Shugenja who took part, because costs may destroy them.
STRENGTH: Final = "ritual-strength"
# The ways in which an attachment takes part in Rituals. A Follower that "joins" may bow to take part as a Shugenja with
# 1 Chi. A Follower that "adds" is a Shugenja with 1 Chi that takes part whenever its Personality does. A Personality
# with an attachment that "doubles" counts as two Shugenja, each with its Chi, in the Rituals of other casters.
JOINS, ADDS, DOUBLES = "joins", "adds", "doubles"


class Ritual(Cost[Any]):
    """The cost of a Ritual: at least ``least`` other Shugenja bow together with its caster (``use.participants``).

    All Shugenja together, with the caster, must have ``chi`` or more. If ``dies`` is true, the other Shugenja are
    destroyed too. ``exact`` gives the exact number of the others.
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
        """Tell whether there are enough other Shugenja."""
        return self._enough(use, others(use))

    def _enough(self, use: Any, found: "Sequence[Card]") -> bool:
        return number(use, found) > self._wanted(use) and self.has_enough_chi(use, found)

    def _wanted(self, use: Any) -> int:
        """Return how many other Shugenja must take part."""
        return self.least if self.exact is None else self.exact(use)

    def has_enough_chi(self, use: Any, found: "Sequence[Card]") -> bool:
        """Tell whether the caster and these others have enough Chi."""
        return not self.chi or chi_of(use, found) >= self.chi

    def fault(self, use: Any, found: "Sequence[Card]") -> str | None:
        """Return the fault if ``found`` take part besides the caster, or None if there is none."""
        if any(one.host is not None and one.host is not use.host and one.host not in found for one in found):
            return "shugenja-apart"
        more = number(use, found) - 1 - self._wanted(use)
        if more < 0:
            return "too-few-shugenja"
        if self.exact is not None and any(shugenja_counted(use, one) <= more for one in found):
            return "too-many-shugenja"
        return None if self.has_enough_chi(use, found) else "too-little"

    def choose(self, use: Any) -> Flow[None]:
        """Ask which Shugenja take part. The targets take part only if the other Shugenja are not enough (§target)."""
        found = others(use)
        targets = use.subjects
        spared = [one for one in found if one not in targets]
        found = spared if self._enough(use, spared) else found
        if self.exact is not None:
            found = self._fitting(use, found)
        options = [one.option("choose") for one in found]

        def check(answer: tuple[Option, ...]) -> str | None:
            return self.fault(use, [option.value for option in answer])

        wanted = self._wanted(use)
        alike = number(use, found) == len(found) + 1 and not any(one.host for one in found)
        prompt = Prompt(
            use.seat, "cost", options, rule="rituals", source=use.label, data={"cost": self.name},
            groups=(Group("", self._fewest(use, found), len(options) if self.exact is None else wanted),),
            check=None if alike and not self.chi else check,
        )  # fmt: skip
        answer = yield from ask_many(prompt)
        chosen = tuple(option.value for option in answer)
        use.paid[self.name] = chosen
        use.paid[STRENGTH] = (number(use, chosen), chi_of(use, chosen))

    def _fitting(self, use: Any, found: "Sequence[Card]") -> "list[Card]":
        """Return the cards that can belong to an exact number of others.

        The result is empty if attachments already make the caster count as enough Shugenja.
        """
        fewest, most = self._fewest(use, found), self._wanted(use)
        if not fewest:
            return []
        rest = {one: [other for other in found if other is not one] for one in found}
        return [
            one
            for one in found
            if any(
                self.fault(use, [one, *more]) is None
                for size in range(fewest - 1, most)
                for more in combinations(rest[one], size)
            )
        ]

    def _fewest(self, use: Any, found: "Sequence[Card]") -> int:
        """Return the smallest number of other participants that could be enough."""
        missing, cards = self._wanted(use) - shugenja_counted(use, use.host) + 1, 0
        for each in sorted((shugenja_counted(use, one) for one in found), reverse=True):
            if missing <= 0:
                break
            missing, cards = missing - each, cards + 1
        return cards


def _bow(use: Any) -> Sequence[Event]:
    return [use.bow(one) for one in use.paid["participants"] or () if not one.value("once-unbowed")]


def _sacrifice(use: Any) -> Sequence[Event]:
    return [*_bow(use), *(use.destroy(one) for one in use.paid["participants"] or ())]


def others(use: Any) -> "list[Card]":
    """Return the cards that could take part: the player's other unbowed Shugenja.

    In a battle, only those in the battle can take part. Followers that may join come last.
    """
    battle = use.table.battle
    found = [
        one
        for one in use.you.personalities
        if one is not use.this.host and one.trait("Shugenja") and not one.bowed and not one.forbids("bow")
        if battle is None or battle.holds(one)
        if one.value("once-unbowed") or not one.forbids("cast")
    ]
    leaders = found if use.this.host is None else [use.this.host, *found]
    return [*found, *(one for leader in leaders for one in _helpers(leader, JOINS) if not one.forbids("bow"))]


def _helpers(one: "Card", what: str) -> "list[Card]":
    """Return the unbowed attachments of a Personality whose part in Rituals (``in_rituals``) is ``what``."""
    return [worn for worn in one.attachments if worn.face.in_rituals == what and worn.active and not worn.bowed]


def shugenja_counted(use: Any, one: "Card") -> int:
    """Return how many Shugenja a participant counts as."""
    doubled = one is not use.host and bool(_helpers(one, DOUBLES))
    return 1 + doubled + len(_helpers(one, ADDS))


def _chi(use: Any, one: "Card") -> int:
    if one.host is not None:
        return 1
    doubled = one is not use.host and bool(_helpers(one, DOUBLES))
    own: int = one.casting_chi
    return own * (1 + doubled) + len(_helpers(one, ADDS))


def number(use: Any, found: "Sequence[Card]") -> int:
    """Return the number of Shugenja if ``found`` take part besides the caster."""
    return sum(shugenja_counted(use, one) for one in (use.host, *found))


def chi_of(use: Any, found: "Sequence[Card]") -> int:
    """Return the Chi of all Shugenja if ``found`` take part besides the caster."""
    return sum(_chi(use, one) for one in (use.host, *found))


def shugenja(use: Any) -> int:
    """Return the number of Shugenja who take part, including the caster."""
    found: tuple[int, int] | None = use.paid.get(STRENGTH)
    return number(use, use.participants[1:]) if found is None else found[0]


def joint_chi(use: Any) -> int:
    """Return the Chi of all Shugenja who take part, including the caster."""
    found: tuple[int, int] | None = use.paid.get(STRENGTH)
    return chi_of(use, use.participants[1:]) if found is None else found[1]
