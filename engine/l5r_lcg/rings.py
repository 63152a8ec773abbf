"""Ring effects (§ring-effects, 3.2.6)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from engine.cardplay.choosing import passing, selection
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cause import Cause

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table

RULE: Final = "3.2.6"
Choices = list[tuple[Option, list[Event]]]


def ring_effect(table: "Table", seat: int, elements: Sequence[str], *, optional: bool) -> Flow[str | None]:
    """Let a player resolve the effect of one of the given rings. Return the element that resolved, or None.

    ``seat`` counts as the attacking player. An effect that would change nothing cannot be resolved.
    """
    cause = Cause(table, "ring", seat)
    options = [
        Option(f"resolve:ring:{element}", "resolve", element, subject=f"ring:{element}")
        for element in elements
        if e.ResolveRing(cause, element, seat).possible()
    ]
    if not options:
        return None
    options = [*options, passing()] if optional else options
    prompt = Prompt(seat, "ring-effect", options, rule=RULE, follows=partial(_ways, cause))
    element = yield from ask(prompt)
    if element is None:
        return None
    resolving = e.ResolveRing(cause, element, seat)
    yield from run_batch(table, [resolving])
    return element if resolving.happened else None


def _ways(cause: Cause, option: Option) -> Prompt | None:
    """Return the prompt for the choices within the ring effect that an option resolves."""
    if option.alone or cause.seat is None:
        return None
    return _choice(cause.seat, option.value, [choice for choice, _ in EFFECTS[option.value](cause)])


def _choice(seat: int, element: str, options: list[Option]) -> Prompt:
    """Return the prompt for the choices of a ring effect."""
    return Prompt(seat, "ring-choice", options, rule=RULE, data={"ring": element})


def every_element(table: "Table", seat: int, elements: Sequence[str]) -> Flow[str | None]:
    """Let a player resolve the effects of all elements of a ring, one by one in an order of the player's choice.

    The player may pass on each of them (§ring-effects). Return the last element that resolved, or None.
    """
    left, last = list(elements), None
    while left and (done := (yield from ring_effect(table, seat, left, optional=True))):
        left.remove(done)
        last = done
    return last


def contested_ring(table: "Table", seat: int, elements: Sequence[str], *, optional: bool) -> Flow[str | None]:
    """Let a player resolve the effect of the contested ring, with these elements.

    If the attacking player has won, a character of that player may let every element resolve (Isawa Kaede), whoever
    resolves the ring. As long as nobody has won, the attacking player resolves the ring as if they had.
    """
    conflict = table.conflict
    if conflict is not None and conflict.gains("resolves-all-elements"):
        winner = seat if conflict.winner is None else conflict.winner
        if winner == conflict.attacker:
            return (yield from every_element(table, seat, elements))
    return (yield from ring_effect(table, seat, elements, optional=optional))


def resolve(cause: Cause, element: str) -> Flow[None]:
    """Let the player choose one of the possible effects of a ring, and resolve it."""
    choices = EFFECTS[element](cause)
    if not choices or cause.seat is None:
        return
    events = {option.key: made for option, made in choices}
    options = [option for option, _ in choices]
    key = yield from ask(_choice(cause.seat, element, options))
    yield from run_batch(cause.table, events[key])


def _possible(choices: Choices) -> Choices:
    found = []
    for option, events in choices:
        if any(event.possible() for event in events):
            option.value = option.key
            found.append((option, events))
    return found


def air(cause: Cause) -> Choices:
    """Air: take 1 honor from the opponent, or gain 2 honor."""
    take = selection("take", subject="ring:air")
    gain = selection("gain", subject="ring:air")
    return _possible([(take, [cause.take_honor(1)]), (gain, [cause.gain_honor(2)])])


def earth(cause: Cause) -> Choices:
    """Earth: draw 1 card and discard 1 card at random from the opponent's hand."""
    assert cause.seat is not None
    both = selection("earth", subject="ring:earth")
    return _possible([(both, [cause.draw(1), cause.discard_at_random(1, seat=1 - cause.seat)])])


def fire(cause: Cause) -> Choices:
    """Fire: choose a character in play and honor or dishonor it."""
    choices = []
    for card in _targets(cause):
        choices.append((card.option("honor"), [cause.honor(card)]))
        choices.append((card.option("dishonor"), [cause.dishonor(card)]))
    return _possible(choices)


def water(cause: Cause) -> Choices:
    """Water: choose a character and ready it, or choose a character without fate and bow it."""
    choices = []
    for card in _targets(cause):
        choices.append((card.option("ready"), [cause.ready(card)]))
        if not card.fate:
            choices.append((card.option("bow"), [cause.bow(card)]))
    return _possible(choices)


def void(cause: Cause) -> Choices:
    """Void: choose a character and remove 1 fate from it."""
    return _possible([(card.option("remove-fate"), [cause.remove_fate(card)]) for card in _targets(cause)])


def _targets(cause: Cause) -> list[Card]:
    return [card for card in cause.table.characters() if not card.forbids("be-targeted", cause)]


EFFECTS: Final[dict[str, Callable[[Cause], Choices]]] = {
    "air": air,
    "earth": earth,
    "fire": fire,
    "water": water,
    "void": void,
}
