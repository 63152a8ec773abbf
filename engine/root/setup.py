"""Standard set-up (5.1): seats at random, hands, ruins, items, then the factions in their order.

The advanced set-up (``advanced``) shares some of these steps.
"""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from typing import Any, Final

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt, Refused
from engine.root import reach
from engine.root.cards import draw
from engine.root.definition import SUITS, characters, decks, faction_facts, items, maps
from engine.root.effects.decks import is_implemented
from engine.root.faction import Faction
from engine.root.factions import factions
from engine.root.factions.undecided import Undecided
from engine.root.homelands import choose_homelands
from engine.root.machinery.table import Table

SEATS: Final = (2, 6)
HAND: Final = 3
CORNERS: Final = 4
COPIES: Final = {"vagabond": 2}
WAYS: Final = ("standard", "advanced")
# The options of a match.
OPTIONS: Final = ("map", "deck", "set-up")
# The only map that is not a variant (A.1). Its clearings keep their printed suits.
PLAIN_MAP: Final = "autumn"


def is_one_of(value: Any, names: Container[str]) -> bool:
    """Tell whether ``value`` is one of ``names``. The value may be of any type."""
    return isinstance(value, str) and value in names


def check_seats(seats: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the factions that the seats bring.

    Raises Refused: ``seat-count``, ``unknown-faction``, ``faction-not-implemented``, ``faction-twice``,
    ``unknown-character``, ``character-twice``, ``too-little-reach``, ``too-many-corners``.
    """
    check_count(seats)
    chosen = []
    for seat in seats:
        faction = seat.get("faction")
        if not is_one_of(faction, faction_facts()):
            raise Refused("unknown-faction", faction=str(faction))
        if faction not in factions():
            raise Refused("faction-not-implemented", faction=faction)
        chosen.append(faction)
    for faction, count in Counter(chosen).items():
        if count > COPIES.get(faction, 1):
            raise Refused("faction-twice", faction=faction)
    check_characters(seats)
    if reach.value(chosen) < reach.table().daring:
        raise Refused("too-little-reach", value=reach.value(chosen), total=reach.table().daring)
    if sum(faction_facts()[faction].corner for faction in chosen) > CORNERS:
        raise Refused("too-many-corners", most=CORNERS)
    return chosen


def check_count(seats: Sequence[Mapping[str, Any]]) -> None:
    """Refuse too few or too many players."""
    if not SEATS[0] <= len(seats) <= SEATS[1]:
        raise Refused("seat-count", least=SEATS[0], most=SEATS[1])


def check_characters(seats: Sequence[Mapping[str, Any]]) -> None:
    """Refuse characters that do not exist, that two Vagabonds share, or that belong to a seat without a Vagabond."""
    named = []
    for seat in seats:
        character = seat.get("character")
        if character is None:
            continue
        if not is_one_of(character, characters()) or seat.get("faction") != "vagabond":
            raise Refused("unknown-character", character=str(character))
        named.append(character)
    if len(set(named)) != len(named):
        raise Refused("character-twice", character=named[0])


def check_nothing_brought(seats: Sequence[Mapping[str, Any]]) -> None:
    """Refuse seats that bring a faction or a character, because the players draft both.

    Raises Refused ``faction-is-drafted``.
    """
    for seat in seats:
        if seat.get("faction") is not None or seat.get("character") is not None:
            raise Refused("faction-is-drafted")


def new_table(seed: str, seats: Sequence[Mapping[str, Any]], options: Mapping[str, Any]) -> Table:
    """Return the table of a new game, before its set-up.

    Raises Refused as ``check_seats`` does, and ``unknown-map``, ``unknown-deck``, ``unknown-set-up``. For the advanced
    set-up, also raises ``seat-count`` and ``faction-is-drafted``.
    """
    board, deck, way = options.get("map", "autumn"), options.get("deck", "base"), options.get("set-up", "standard")
    if not is_one_of(board, maps()):
        raise Refused("unknown-map", map=str(board))
    if not is_one_of(deck, decks()):
        raise Refused("unknown-deck", deck=str(deck))
    if not is_implemented(deck):
        raise Refused("deck-not-implemented", deck=deck)
    if way not in WAYS:
        raise Refused("unknown-set-up", setup=str(way))
    table = Table(seed, maps()[board], deck)
    table.order = tuple(range(len(seats)))
    if way == "advanced":
        check_count(seats)
        check_nothing_brought(seats)
        table.homelands = {}
        table.seat_factions([Undecided(seat) for seat in table.order])
        return table
    chosen = check_seats(seats)
    table.seat_factions([factions()[faction](seat) for seat, faction in enumerate(chosen)])
    for faction, seat in zip(table.factions, seats, strict=True):
        faction.bring(seat)
    return table


def set_up(table: Table) -> Flow[None]:
    """Set the game up (5.1)."""
    seat_players(table)
    lay_suits(table)
    lay_deck(table, HAND)
    lay_items(table)
    for faction in in_set_up_order(table):
        yield from faction.set_up(table)
    table.barrier = True
    table.phase = "birdsong"


def seat_players(table: Table) -> None:
    """Draw the order around the table and the first player (5.1.1, A.4)."""
    order = list(table.order)
    table.streams["seats"].shuffle(order)
    table.order = tuple(order)
    table.turn = order[0]
    table.note("seats", order=order)


def lay_deck(table: Table, hand: int) -> None:
    """Shuffle the deck, without dominance cards for two players, and deal the hands (5.1.3, A.7)."""
    table.draw = list(decks()[table.deck])
    if len(table.factions) == 2:
        table.draw = [card for card in table.draw if card.kind != "dominance"]
    table.streams["deck"].shuffle(table.draw)
    for seat in table.order:
        draw(table, table.factions[seat], hand)


def lay_items(table: Table) -> None:
    """Lay the ruins and the item supply (5.1.4, 5.1.5)."""
    table.ruins = {clearing: [] for clearing in table.map.ruins}
    table.items = {item.id: item.supply for item in items().values() if item.supply}


def lay_suits(table: Table) -> None:
    """Lay the twelve suit markers at random on a map without printed suits.

    In the advanced set-up, the markers cover the printed suits of every variant map (A.1).
    """
    if None in table.suits[1:] or (table.homelands is not None and table.map.id != PLAIN_MAP):
        markers = [suit for suit in SUITS for _ in range(4)]
        table.streams["suits"].shuffle(markers)
        table.suits = [None, *markers]
        table.note("suits", suits=markers)


def in_set_up_order(table: Table) -> list[Faction]:
    """Return the factions in the order of set-up (5.1.7). Two Vagabonds are in a random order (9.7.1)."""
    found = list(table.factions)
    table.streams["seats"].shuffle(found)
    return sorted(found, key=lambda faction: faction.facts.letter)


def starting_corners(table: Table, faction: Faction) -> list[int]:
    """Return the corners where a faction may start: free ones, opposite another faction's if possible (7.3.2)."""
    taken = [other.home for other in table.factions if other is not faction and other.home is not None]
    free = [corner for corner in table.map.corners if corner not in taken]
    return [corner for corner in free if table.map.opposite[corner] in taken] or free


def choose_home(table: Table, faction: Faction, rule: str) -> Flow[int]:
    """Ask a faction in which corner it starts.

    In the advanced set-up the starting clearing is the faction's homeland.
    """
    if table.homelands is not None:
        return (yield from choose_homelands(table, faction))[0]
    corners = starting_corners(table, faction)
    options = [Option(f"home:{corner}", "home", corner, subject=f"clearing:{corner}") for corner in corners]
    home: int = yield from ask(Prompt(faction.seat, "home", options, rule=rule))
    faction.home = home
    return home


def ruin_sets(table: Table) -> int:
    """Return how many sets of items marked R are in the game: two with two Vagabonds, otherwise one (9.7.1)."""
    return max(1, sum(faction.id == "vagabond" for faction in table.factions))


def hide_items(table: Table) -> None:
    """Put an item marked R under each ruin at random, or two items for two Vagabonds.

    The items are hidden only once (9.3.4, 14.3.2).
    """
    if any(table.ruins.values()):
        return
    sets = ruin_sets(table)
    hidden = [item.id for item in items().values() for _ in range(item.ruins * sets)]
    table.streams["ruins"].shuffle(hidden)
    for place in table.map.ruins:
        table.ruins[place] = sorted(hidden.pop() for _ in range(sets))
