"""The mobs of the Lord of the Hundreds: they raze in Birdsong (14.4.1), and are incited in Evening (14.6.1)."""

from collections.abc import Sequence
from functools import partial

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root import cards, pieces
from engine.root.definition import CLEARINGS, Card
from engine.root.effects import SKIP
from engine.root.factions.hundreds import hoard, moods
from engine.root.factions.hundreds.state import MOB, HundredsState
from engine.root.machinery.table import Table
from engine.root.pieces import Loss, may_place
from engine.root.setup import ruin_sets
from engine.root.turn import act


def raze(table: Table, owner: HundredsState) -> Flow[None]:
    """Let the mobs raze in any order: each removes buildings and tokens and takes an item from a ruin.

    Then the mobs spread (14.4.1).
    """
    mobs = [place for place in CLEARINGS if owner.pieces[MOB][place]]
    while mobs:
        place = yield from _next_mob(table, owner, mobs)
        mobs.remove(place)
        table.note("raze", player=owner.seat, clearing=place)
        yield from pieces.remove(table, _razed(table, owner, place), "raze")
        if table.ruins.get(place):
            yield from _dig_up(table, owner, place)
    yield from moods.roll_mob(table, owner)


def _razed(table: Table, owner: HundredsState, place: int) -> list[Loss]:
    return [
        Loss(other, place, kind, counts[place], owner)
        for other in table.enemies(owner)
        for kind, counts in other.pieces.items()
        if counts[place]
    ]


def _next_mob(table: Table, owner: HundredsState, mobs: Sequence[int]) -> Flow[int]:
    """Choose which mob razes next, if several can (1.1.3)."""
    busy = [place for place in mobs if table.ruins.get(place) or _razed(table, owner, place)]
    if len(busy) < 2:
        return mobs[0]
    options = [Option(f"raze:{place}", "raze", place, subject=f"clearing:{place}") for place in busy]
    chosen: int = yield from ask(Prompt(owner.seat, "raze", options, rule="1.1.3"))
    return chosen


def _dig_up(table: Table, owner: HundredsState, place: int) -> Flow[None]:
    """Take an item from a ruin, but no item of a kind that the Hoard already has from a ruin (9.7.3).

    If the ruin hides two items, the player looks at both and chooses one.
    """
    lying = table.ruins[place]
    table.barrier = True
    kinds = [kind for kind in dict.fromkeys(lying) if kind not in owner.relics]
    item = kinds[0] if kinds else None
    if len(lying) > 1:
        table.whisper((owner.seat,), "look-at-ruin", {"player": owner.seat, "clearing": place}, items=list(lying))
        options = [Option(f"take:{kind}", "take-item", kind, subject=f"item:{kind}") for kind in kinds] or [SKIP]
        data = {"clearing": place}
        item = yield from ask(Prompt(owner.seat, "ruin", options, rule="9.7.3", guarded=True, data=data))
    table.note("explore", player=owner.seat, clearing=place, item=item)
    if item is None:
        return
    pieces.take_from_ruin(table, place, item)
    if ruin_sets(table) > 1:
        owner.relics.append(item)
    yield from hoard.gain(table, owner, item)


def incite(table: Table, owner: HundredsState) -> Flow[None]:
    """Place mobs in clearings with warriors, for a card of the clearing's suit each."""
    offer = partial(_incites, table, owner)
    while (yield from act(table, owner, "evening", "14.6.1", offer, kind="incite", anew=True)):
        pass


def _incites(table: Table, owner: HundredsState, options: list[Option]) -> bool:
    opens = False
    for place in CLEARINGS if owner.hand and owner.stock[MOB] else ():
        if owner.pieces[MOB][place] or not owner.warriors[place] or not may_place(table, owner, place):
            continue
        opens = True
        for card in cards.matching(owner.hand, table.suits[place]):
            run = partial(_incite, table, owner, place, card)
            key = f"incite:{place}<{card.id}"
            options.append(Option(key, "incite", run, subject=f"clearing:{place}", card=card.id))
    return opens


def _incite(table: Table, owner: HundredsState, place: int, card: Card) -> Flow[None]:
    cards.spend(table, owner, card)
    pieces.place(table, owner, MOB, place)
    yield from moods.jubilant(table, owner, place)
