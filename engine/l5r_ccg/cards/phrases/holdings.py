"""Phrases about Holdings and gold."""

from collections.abc import Callable, Sequence

from engine.kernel.events import Event
from engine.l5r_ccg.abilities.cause import Cause
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.turn.ways import Way

Toward = Callable[[Card], bool]


def called(name: str, one: Card) -> bool:
    """Tell whether a card has this name, or a text says that it is "considered" to have it."""
    return one.face.title == name or one.trait(name)


def makes_honor(one: Card) -> bool:
    """Tell whether a card is a Holding that bows for Honor.

    The Historian is such a Holding, though the facts in ``data`` do not say so.
    """
    return bool(one.face.facts.honor_production) or one.id == "historian"


def is_harbor(one: Card) -> bool:
    """Tell whether a card is a Port, counts as one, or is a Pearl Bed."""
    return called("Port", one) or called("Pearl Bed", one)


def count(this: Card, *names: str) -> int:
    """Return the number of cards of these names in play, under any player's control."""
    found = 0
    for one in this.table.in_play():
        if one.controller != this.controller and one.player.added("keeps-trade"):
            continue
        for name in names:
            if called(name, one):
                found += 1
                break
    return found


def toward(amount: int, fits: Toward) -> Callable[[Card, Card | None], int]:
    """Return a function that gives a card's production.

    The production is ``amount`` gold toward cards that ``fits`` accepts, and the printed gold toward other cards.
    """

    def gold(this: Card, wanted: Card | None) -> int:
        return amount if wanted is not None and fits(wanted) else this.face.gold_production

    return gold


def losing_honor(amount: int) -> Callable[[Cause], Sequence[Event]]:
    """Return the events by which producing gold costs Honor."""
    return lambda cause: [cause.lose_honor(amount)]


def armament(wanted: Card) -> bool:
    """Tell whether a card is an Item that is a weapon or armor."""
    return wanted.face.type == "item" and (wanted.trait("Weapon") or wanted.trait("Armor"))


def traded(this: Card, wanted: Card | None, cost: int) -> list[Way]:
    """Return the ways to pay by discarding another card in hand, for gold equal to its Focus value."""
    return [
        Way(one.focus, "trade", f">{one.key}", one.key, lambda cause, one=one: [cause.discard([one])])  # type: ignore[misc]
        for one in this.player.hand
        if one is not wanted
    ]
