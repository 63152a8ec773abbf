"""Draws a world that is possible for a seat: everything that the seat does not know is redrawn.

Hidden cards are collected and sorted before they are dealt, so that the result does not depend on their real places.
"""

from collections import Counter

from engine.kernel.rng import Stream, Streams
from engine.players.root.memory import Memory
from engine.players.shuffling import shuffle
from engine.root.definition import Card, cards
from engine.root.faction import Faction
from engine.root.factions.alliance import Alliance
from engine.root.factions.corvids import Corvids
from engine.root.factions.keepers import Keepers
from engine.root.factions.keepers.relics import KINDS
from engine.root.machinery.table import Table

# How often plots are dealt again so that no wrong guess becomes right.
TRIES = 20


def redraw(table: Table, seat: int, memory: Memory, stream: Stream) -> None:
    """Redraw, in place, everything about a table that a seat does not know."""
    table.streams = Streams(f"world {stream.bits()}")
    table.dice.clear()
    deal_cards(table, seat, memory, stream)
    bury_items(table, memory, stream)
    table.quests[0].sort()
    shuffle(table.quests[0], stream)
    for faction in table.factions:
        if isinstance(faction, Corvids) and faction.seat != seat:
            lay_plots(faction, memory, stream)
        elif isinstance(faction, Keepers):
            value_relics(faction, stream)


# Cards.


def deal_cards(table: Table, seat: int, memory: Memory, stream: Stream) -> None:
    """Deal all hidden cards again. The cards that the seat remembers stay where they are."""
    piles = [
        (pile, _remembered(faction, number, memory))
        for faction in table.factions
        if faction.seat != seat
        for number, pile in enumerate(faction.secret_piles())
    ]
    pool = sorted([*table.draw, *(card for pile, _ in piles for card in pile)], key=_name)
    kept = [_keep(pool, known, len(pile)) for pile, known in piles]
    shuffle(pool, stream)
    for (pile, _), stays in zip(piles, kept, strict=True):
        more = len(pile) - len(stays)
        pile[:] = [*stays, *pool[:more]]
        del pool[:more]
    table.draw[:] = pool


def _name(card: Card) -> str:
    return card.id


def _remembered(faction: Faction, number: int, memory: Memory) -> Counter[str]:
    """Return the cards that the seat remembers in a secret pile: a hand (pile 0) or the supporters (pile 1)."""
    if number and isinstance(faction, Alliance):
        return memory.supporters
    return memory.hands[faction.seat]


def _keep(pool: list[Card], known: Counter[str], most: int) -> list[Card]:
    """Take the cards ``known`` out of ``pool``, at most ``most`` of them, and return them."""
    stays: list[Card] = []
    for name in sorted(known):
        card = cards()[name]
        for _ in range(known[name]):
            if len(stays) < most and card in pool:
                pool.remove(card)
                stays.append(card)
    return stays


# Other secrets.


def bury_items(table: Table, memory: Memory, stream: Stream) -> None:
    """Redraw the items under all ruins, except the ruins at which the seat has looked."""
    seen = [place for place, lying in table.ruins.items() if sorted(memory.ruins.get(place, [])) == sorted(lying)]
    unknown = [place for place in sorted(table.ruins) if place not in seen]
    pool = sorted([item for place in unknown for item in table.ruins[place]])
    shuffle(pool, stream)
    for place in unknown:
        table.ruins[place][:] = sorted([pool.pop() for _ in table.ruins[place]])


def lay_plots(corvids: Corvids, memory: Memory, stream: Stream) -> None:
    """Redraw the facedown plots, avoiding kinds that were guessed wrongly."""
    places = [place for place in sorted(corvids.plots) if corvids.hidden(place)]
    pool = sorted([*corvids.reserve, *(corvids.plots[place] for place in places)])
    for _ in range(TRIES):
        shuffle(pool, stream)
        if not any(kind in memory.wrong.get(place, ()) for place, kind in zip(places, pool, strict=False)):
            break
    for place, kind in zip(places, pool, strict=False):
        corvids.plots[place] = kind
    corvids.reserve[:] = pool[len(places) :]


def value_relics(keepers: Keepers, stream: Stream) -> None:
    """Exchange the values of facedown relics of one kind, which not even the Keepers know."""
    for kind in KINDS:
        hidden = [relic for relic in keepers.relics if relic.kind == kind and not relic.shown]
        values = sorted([relic.value for relic in hidden])
        shuffle(values, stream)
        for relic, value in zip(hidden, values, strict=True):
            relic.value = value
