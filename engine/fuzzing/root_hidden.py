"""The hidden cards of Root: who may know each card, and how the fuzzer exchanges them.

Copies of a card cannot be distinguished, so the fuzzer compares how many cards of each name there are.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from engine.fuzzing.facts import Broken
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.kernel.wire import seen_prompts
from engine.root.definition import Card, cards, items
from engine.root.machinery.position import all_cards
from engine.root.machinery.table import Table

PAIRS: Final = 4
# The pattern of a name in a view's text. Searching the text is many times faster than walking through the view.
QUOTED: Final = re.compile(r'"([^"]+)"')
# Card names that are also names of visible objects.
COMMON: Final = frozenset(items())
# Kinds of records that show a hand without naming a card, or that show relics' values.
TELLING: Final = frozenset({"show-hand", "new-deck", "delve", "relic"})


class Spot(NamedTuple):
    """The place of a hidden card: its owner (None for the deck), the number of the secret pile, and its index there."""

    seat: int | None
    pile: int
    place: int

    def lying(self, table: Table) -> list[Card]:
        """Return the pile in which the card lies."""
        return table.draw if self.seat is None else table.factions[self.seat].secret_piles()[self.pile]


# Questions at which a card of a hand is chosen but not given yet, or at which the items under a ruin are looked at.
# Such cards and items cannot be exchanged any more.
CHOSEN: Final = ("aid-item", "ruin")


class Thing(NamedTuple):
    """The place of a hidden thing that is not a card: its owner (None if nobody owns it), and its number."""

    seat: int | None
    number: int

    def lying(self, table: Table) -> tuple[Any, Any]:
        """Return the container that holds the thing, and the thing's key in the container."""
        return secret_things(table, self.seat)[self.number]


def secret_things(table: Table, seat: int | None) -> list[tuple[Any, Any]]:
    """Return the places of a player's secret things.

    Without a seat, these are the items under ruins, which nobody knows.
    """
    if seat is not None:
        return table.factions[seat].secret_things()
    return [(lying, place) for _, lying in sorted(table.ruins.items()) for place in range(len(lying))]


class Exchanged(NamedTuple):
    """A card that changed places."""

    key: str


def hidden_spots(table: Table, viewer: int | None) -> list[list[Spot]]:
    """Return the places of the deck and of each secret pile of other players, one list for each pile."""
    found = [[Spot(None, 0, place) for place in range(len(table.draw))]]
    for faction in table.factions:
        if faction.seat != viewer:
            for number, pile in enumerate(faction.secret_piles()):
                found.append([Spot(faction.seat, number, place) for place in range(len(pile))])
    return [spots for spots in found if spots]


Pair = tuple[Spot, Spot] | tuple[Thing, Thing]


def plan_exchanges(match: Match, viewer: int, stream: Stream) -> list[Pair] | None:
    """Return some pairs of places whose cards, or other secret things, the viewer cannot tell apart."""
    table: Table = match.table
    if not match.pending or table.phase == "set-up" or any(prompt.kind in CHOSEN for prompt in match.pending):
        return None
    piles = hidden_spots(table, viewer)
    plan: list[Pair] = []
    taken: set[Spot] = set()
    for _ in range(PAIRS):
        spots = [[spot for spot in pile if spot not in taken] for pile in piles]
        spots = [pile for pile in spots if pile]
        if not spots:
            break
        one = stream.pick(stream.pick(spots))
        taken.add(one)
        left = [spot for pile in spots for spot in pile if spot not in taken]
        if not left:
            break
        other = stream.pick(left)
        taken.add(other)
        plan.append((one, other))
    for seat in (None, *(faction.seat for faction in table.factions if faction.seat != viewer or faction.blind)):
        count = len(secret_things(table, seat))
        if count > 1:
            plan.append((Thing(seat, stream.below(count)), Thing(seat, stream.below(count))))
    return plan or None


def exchange(match: Match, plan: list[Pair], *, really: bool) -> list[Exchanged]:
    """If ``really``, swap the cards of each pair of places. Return these cards."""
    table: Table = match.table
    found: list[Exchanged] = []
    for one, other in plan:
        (here, place), (there, elsewhere) = _held(table, one), _held(table, other)
        first, second = here[place], there[elsewhere]
        if really:
            here[place], there[elsewhere] = second, first
        found.extend(Exchanged(getattr(thing, "id", thing)) for thing in (first, second))
    return found


def _held(table: Table, spot: Spot | Thing) -> tuple[Any, Any]:
    return (spot.lying(table), spot.place) if isinstance(spot, Spot) else spot.lying(table)


def revealed(match: Match, viewer: int, exchanged: Iterable[Exchanged], since: int) -> bool:
    """Tell whether the rules, since record number ``since``, showed ``viewer`` a card with an exchanged card's name."""
    names = {card.key for card in exchanged}
    for record in match.records[since:]:
        seen = record.seen_by(viewer)
        if seen is not None and (seen.kind in TELLING or names.intersection(_names(seen.facts))):
            return True
    return False


def _names(facts: Any) -> Iterator[str]:
    """Yield every text in nested plain data."""
    if isinstance(facts, str):
        yield facts
    elif isinstance(facts, dict):
        for name, value in facts.items():
            # The list of effects used this turn names a card that is also named elsewhere.
            if name != "used":
                yield from _names(value)
    elif isinstance(facts, list | tuple):
        for value in facts:
            yield from _names(value)


def known(table: Table, viewer: int | None) -> Counter[str]:
    """Return how many cards of each name a viewer may see."""
    found = Counter(card.id for card in all_cards(table))
    for pile in hidden_spots(table, viewer):
        found.subtract(pile[0].lying(table)[spot.place].id for spot in pile)
    return +found


def _shown(view: dict[str, Any]) -> Counter[str]:
    """Return how often a view names each card, not counting the list of effects used this turn."""
    plain = {**view, "players": [{**player, "used": ()} for player in view["players"]]}
    return Counter(name for name in QUOTED.findall(json.dumps(plain)) if name in cards() and name not in COMMON)


def check_hidden(match: Match) -> None:
    """Check that no view shows more copies of a card than its viewer may know, and no prompt offers a hidden card."""
    table: Table = match.table
    for viewer in (*range(len(table.factions)), None):
        may = known(table, viewer)
        shown = _shown(match.view(viewer))
        if shown - may:
            raise Broken("view-names-hidden", (viewer, shown - may))
    for prompt in match.open_prompts():
        may = known(table, prompt.seat)
        for option in seen_prompts(match, prompt.seat)[0].options:
            if option.card in cards() and option.card not in may and prompt.kind not in LOOKING:
                raise Broken("prompt-names-hidden", (prompt, option.card))


# Questions about cards of other players that the rules have just shown.
LOOKING: Final = frozenset({"look"})


def check_unrevealed(before: Match, after: Match, seat: int) -> None:
    """Check that a seat with a free undo has seen no new card since its decision."""
    learned = known(after.table, seat) - known(before.table, seat)
    if learned:
        raise Broken("free-undo-of-a-reveal", (seat, dict(learned), after.log[len(before.log) :]))
