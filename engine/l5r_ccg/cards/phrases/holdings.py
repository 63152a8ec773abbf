"""What cards say about Holdings and gold."""

from collections.abc import Callable, Sequence

from engine.kernel.events import Event
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cause import Cause

Toward = Callable[[Card], bool]


def called(name: str, one: Card) -> bool:
    """Tell whether a card is one of this name, or counts as one ("considered a Port")."""
    return one.face.title == name or one.trait(name)


def makes_honor(one: Card) -> bool:
    """Hold for Holdings that bow for Honor; of the Historian the facts do not tell it."""
    return bool(one.face.facts.honor_production) or one.id == "historian"


def is_harbor(one: Card) -> bool:
    """Hold for Ports, what counts as one, and Pearl Beds."""
    return called("Port", one) or called("Pearl Bed", one)


def count(this: Card, *names: str) -> int:
    """Return how many cards of these names are in play, whoever has them."""
    found = 0
    for one in this.table.in_play():
        for name in names:
            if called(name, one):
                found += 1
                break
    return found


def toward(amount: int, fits: Toward) -> Callable[[Card, Card | None], int]:
    """Return what makes ``amount`` gold toward cards that fit, and toward others what is printed."""

    def gold(this: Card, wanted: Card | None) -> int:
        return amount if wanted is not None and fits(wanted) else this.face.gold_production

    return gold


def losing_honor(amount: int) -> Callable[[Cause], Sequence[Event]]:
    """Return the loss of Honor with which gold is paid for."""
    return lambda cause: [cause.lose_honor(amount)]


def armament(wanted: Card) -> bool:
    """Tell whether a card is an Item that is a weapon or armor."""
    return wanted.face.type == "item" and (wanted.trait("Weapon") or wanted.trait("Armor"))
