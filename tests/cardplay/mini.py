"""The smallest card game for any number of seats: samurai with force, honor to win and lose, keywords with effects.

The chart of the small game has one interrupt and two kinds of reactions. The verbs of the small game gain honor, bow
and destroy. The small game contains nothing of the real games.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.cardplay.ability import Ability, Target
from engine.cardplay.card import Card
from engine.cardplay.cause import Cause
from engine.cardplay.cost import Cost
from engine.cardplay.definition import Definition
from engine.cardplay.entries import Entry
from engine.cardplay.events import CardEvent, PlayerEvent
from engine.cardplay.table import CardTable, Cites
from engine.cardplay.use import Use
from engine.cardplay.vocabulary import Vocabulary
from engine.cardplay.windows import Duties, Duty
from engine.kernel.events import Chart, Event, Timing
from engine.kernel.flow import Flow
from engine.kernel.prompt import Option, Prompt

ACTION = Timing("action", asks="action")
INTERRUPT = Timing("interrupt", asks="interrupt")
FORCED = Timing("forced-reaction", asks="reaction", forced=True)
REACTION = Timing("reaction", asks="reaction")

WORDS = Vocabulary(
    attributes=("force",), families={"cannot": ("bow",)}, zones=("play", "hand", "deck"), scopes=("turn", "round")
)


class Samurai(Card):
    """A card: in play, bowed or not, or in a hand."""

    __slots__ = ("bowed",)
    floor = 0

    def __init__(self, table: "Mini", face: Definition, owner: int, uid: int, zone: str) -> None:
        super().__init__(table, face, owner, uid, zone)
        self.bowed = False

    @property
    def in_play(self) -> bool:
        return self.zone == "play"

    @property
    def active(self) -> bool:
        return self.in_play and not self.blank

    def has_ability(self, ability: Ability) -> bool:
        return self.zone == "hand" if ability.zones else self.active

    def works(self, zones: Sequence[str] | None) -> bool:
        return self.zone in (zones or ("play",))


class Gain(PlayerEvent):
    __slots__ = ()
    kind = "gain"

    def possible(self) -> bool:
        return self.amount > 0

    def resolve(self) -> None:
        self.table.honor[self.seat] += self.amount


class Bow(CardEvent):
    __slots__ = ()
    kind = "bow"

    def possible(self) -> bool:
        return not self.card.bowed and self.card.in_play and not self.card.forbids("bow", self.cause)

    def resolve(self) -> None:
        self.card.bowed = True


class Destroy(CardEvent):
    __slots__ = ()
    kind = "destroy"

    def possible(self) -> bool:
        return bool(self.card.in_play)

    def resolve(self) -> None:
        self.table.destroy(self.card)


class Mourning(Duty):
    """A keyword: when its card is destroyed, its player gains 5 honor."""

    __slots__ = ()

    def events(self) -> list[Event]:
        return [Gain(Cause(self.card.table, "keyword", self.seat, self.card), self.seat, 5)]


def mourned(event: Any) -> list[Duty]:
    if event.card.id == "mourned":
        return [Mourning("mourning", event.card, event.card.controller, event)]
    return []


class Mini(CardTable[Samurai]):
    """A table at which ``first`` is the first player."""

    chart = Chart(before=(INTERRUPT,), after=(FORCED, REACTION))
    duties: ClassVar[Duties] = {Destroy: {FORCED: mourned}}
    cites = Cites(at_once="at-once", paying="paying", choosing="choosing")

    def __init__(self, seats: int = 3, first: int = 0, asked: frozenset[int] = frozenset()) -> None:
        super().__init__("mini", asked)
        self.honor = [0] * seats
        self.first = first
        self.turn = 1
        self.cards: list[Samurai] = []
        self.pool: list[Definition] = []
        self.untidy: list[str] = []
        self.tidied: list[str] = []

    def card(self, name: str, *parts: Any, seat: int = 0, zone: str = "play") -> Samurai:
        """Put a card with these abilities on the table."""
        face = Definition(name, name.title(), "samurai")
        Entry[Definition](parts, {}).give(face, WORDS)
        self.pool.append(face)
        return self.copy(face, seat, zone)

    def copy(self, face: Definition, seat: int, zone: str = "play") -> Samurai:
        """Put another copy of a card on the table."""
        card = Samurai(self, face, seat, self.names.fresh(), zone)
        self.cards.append(card)
        self.index.update(card)
        return card

    def destroy(self, card: Samurai) -> None:
        card.zone = "removed"
        self.index.remove(card)
        self.durations.forget(card)
        self.untidy.append(card.id)

    def order(self) -> Sequence[int]:
        seats = len(self.honor)
        return [(self.first + turn) % seats for turn in range(seats)]

    def period(self, scope: str) -> int:
        return self.turn

    def holds_cards(self, seat: int) -> bool:
        return any(card.zone == "hand" and card.owner == seat for card in self.cards)

    def hand_abilities(self, timing: Timing, kind: type[Event]) -> Sequence[tuple[Definition, Ability]]:
        return [
            (face, ability)
            for face in self.pool
            for ability in face.abilities
            if ability.zones and ability.timing is timing and kind in ability.events
        ]

    def hypothetical_card(self, face: Definition, seat: int) -> Samurai:
        return Samurai(self, face, seat, 0, "hand")

    def happen(self, batch: list[Event]) -> list[str]:
        super().happen(batch)
        untidy, self.untidy = self.untidy, []
        return untidy

    def clear_up(self, untidy: list[str]) -> Flow[None]:
        self.tidied.extend(untidy)
        yield from ()


BOW_THIS: Cost[Use] = Cost(lambda use: [Bow(use, use.this)])


def enemies(use: Use) -> list[Samurai]:
    return [card for card in use.table.cards if card.in_play and card.controller != use.seat]


def bows_an_enemy(**parts: Any) -> Ability:
    """Return an action: choose an enemy and bow it."""
    once = {"limit": 1, "period": "turn", "maximum_period": "turn"}
    return Ability(ACTION, **{**once, "target": Target(enemies), "effect": lambda use: [Bow(use, use.target)], **parts})


def gains_on(event: type[Event], amount: int = 1, timing: Timing = REACTION, **parts: Any) -> Ability:
    """Return a reaction to this kind of event, which gains this much honor."""
    once = {"limit": 1, "period": "turn"}
    return Ability(timing, event=event, **{**once, "effect": lambda use: [Gain(use, use.seat, amount)], **parts})


class Asked:
    """A question that a seat was asked, for a test to look at."""

    def __init__(self, prompt: Prompt) -> None:
        self.prompt = prompt
        self.seat, self.kind = prompt.seat, prompt.kind
        self.options = [name(option) for option in prompt.options]

    def __repr__(self) -> str:
        return f"{self.seat}: {self.kind} {self.options}"


def name(option: Option) -> str:
    return option.key.partition("#")[0]


def play(flow: Flow[Any], *answers: str) -> tuple[list[Asked], Any]:
    """Run a flow, give the answers in turn and pass further questions. Return the questions and the result."""
    asked: list[Asked] = []
    left = list(answers)
    try:
        prompts = next(flow)
        while True:
            asked.extend(Asked(prompt) for prompt in prompts)
            given = []
            for prompt in prompts:
                wanted = left.pop(0) if left else "pass"
                chosen = [option for option in prompt.options if wanted in (option.key, name(option))]
                assert chosen, f"{wanted} is not offered: {Asked(prompt)}"
                given.append((chosen[0],))
            prompts = flow.send(tuple(given))
    except StopIteration as end:
        assert not left, f"nobody asked for {left}; asked was {asked}"
        return asked, end.value
