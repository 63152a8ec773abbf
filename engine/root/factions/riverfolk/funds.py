"""Funds (11.2.4): warriors of any faction on the Company's board, in boxes."""

from collections import Counter
from collections.abc import Mapping

from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import pieces
from engine.root.faction import Faction
from engine.root.machinery.table import Table

# The number of warriors of each seat in a box.
Box = Counter[int]


def total(box: Mapping[int, int]) -> int:
    """Return how many warriors are in a box."""
    return sum(box.values())


def choose(table: Table, owner: Faction, box: Box, count: int, kind: str, rule: str) -> Flow[Box]:
    """Ask whose warriors in a box to use. If there is nothing to choose, take the warriors without asking."""
    there = {seat: number for seat, number in sorted(box.items()) if number}
    if len(there) == 1 or total(there) <= count:
        left, found = count, Box()
        for seat, number in there.items():
            found[seat] = min(number, left)
            left -= found[seat]
        return found
    options = [
        Option(f"fund:{seat}", "fund", seat, player=seat, times=min(number, count)) for seat, number in there.items()
    ]
    prompt = Prompt(owner.seat, kind, options, rule=rule, groups=(Group("", count, count),), data={"count": count})
    return Box(option.value for option in (yield from ask_many(prompt)))


def spend(table: Table, box: Box, spent: Box) -> None:
    """Spend funds: the warriors return to their owners' supplies."""
    for seat, count in sorted(spent.items()):
        box[seat] -= count
        pieces.go_home(table, table.factions[seat], count)


def facts(box: Mapping[int, int]) -> dict[str, int]:
    """Return a box as plain data."""
    return {str(seat): count for seat, count in sorted(box.items()) if count}
