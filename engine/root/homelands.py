"""Homelands: where factions begin in the advanced set-up (A.8.3), at the distances that their cards demand."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root.definition import CLEARINGS, PLACES
from engine.root.faction import Faction
from engine.root.facts import Homeland
from engine.root.machinery.table import Table
from engine.root.pieces import may_build, may_place, place_warriors

RULE: Final = "A.8.3"


def choose_homelands(table: Table, faction: Faction) -> Flow[list[int]]:
    """Ask a faction for its homelands, one after the other, and return them."""
    rule = faction.homeland
    assert rule is not None and table.homelands is not None
    chosen: list[int] = []
    for number in range(rule.places):
        options = [home_option(place) for place in homeland_options(table, faction, chosen)]
        data = {"number": number + 1, "count": rule.places}
        place = yield from ask(Prompt(faction.seat, "homeland", options, rule=RULE, data=data))
        chosen.append(place)
        table.homelands[place] = faction.seat
    faction.home = chosen[0]
    return chosen


def home_option(place: int) -> Option:
    """Return the option of a homeland."""
    return Option(f"home:{place}", "home", place, subject=f"clearing:{place}")


def homeland_options(table: Table, faction: Faction, chosen: Sequence[int]) -> list[int]:
    """Return the clearings that may be the next homeland.

    These clearings meet all demands of the set-up card. If no clearing does, return the clearings that come closest
    (A.8.3.I).
    """
    rule = faction.homeland
    assert rule is not None
    free = _free(table, faction, rule)
    far = _distances(table, faction)
    good = sorted(place for place in {*free, *chosen} if far[place] > rule.between)
    whole = [group for group in combinations(good, rule.places) if _together(table, group) and {*chosen} <= {*group}]
    if whole:
        return [place for place in free if any(place in group for group in whole)]

    def merit(place: int) -> tuple[bool, int]:
        return any(place in table.adjacent[home] for home in chosen), min(far[place], rule.between + 1)

    best = max(map(merit, free))
    return [place for place in free if merit(place) == best]


def _free(table: Table, faction: Faction, rule: Homeland) -> list[int]:
    """Return the clearings that are nobody's homeland and have the room that ``rule`` demands.

    If ``rule`` prefers the map's edge and some of these clearings are there, return only those.
    """
    fits = may_build if rule.builds else may_place
    free = [
        place
        for place in CLEARINGS
        if place not in (table.homelands or ())
        and fits(table, faction, place)
        and (not rule.around or any(may_place(table, faction, near) for near in table.adjacent[place]))
    ]
    return [place for place in free if place in table.map.edge] or free if rule.edge else free


def _together(table: Table, places: Sequence[int]) -> bool:
    """Tell whether each of several clearings is adjacent to another of them."""
    return len(places) < 2 or all(any(near in places for near in table.adjacent[place]) for place in places)


def _distances(table: Table, faction: Faction) -> list[int]:
    """Return each clearing's distance, in steps, from the nearest enemy homeland."""
    found = [PLACES] * PLACES
    reached = [place for place, seat in (table.homelands or {}).items() if seat != faction.seat]
    for steps in range(PLACES):
        for place in reached:
            found[place] = steps
        reached = [place for place in CLEARINGS if found[place] == PLACES and _beside(table, place, reached)]
    return found


def _beside(table: Table, place: int, others: Sequence[int]) -> bool:
    return any(near in others for near in table.adjacent[place])


def apart(table: Table, faction: Faction, places: Sequence[int]) -> list[int]:
    """Return a faction's homelands that are not adjacent to an enemy's homeland.

    If every homeland is adjacent to an enemy's, return all of them.
    """
    far = _distances(table, faction)
    return [place for place in places if far[place] > 1] or list(places)


def spread(table: Table, faction: Faction, home: int) -> Flow[None]:
    """Place warriors around a homeland as evenly as possible.

    If they cannot be divided evenly, the player chooses where the remaining ones go.
    """
    assert faction.homeland is not None
    near = [place for place in table.adjacent[home] if may_place(table, faction, place)]
    each, odd = divmod(faction.homeland.around, len(near))
    for place in near:
        place_warriors(table, faction, place, each)
    if odd:
        options = [Option(f"place:{place}", "place", place, subject=f"clearing:{place}") for place in near]
        prompt = Prompt(
            faction.seat, "surround", options, rule=RULE, groups=(Group("", odd, odd),), data={"count": odd}
        )
        for option in (yield from ask_many(prompt)):
            place_warriors(table, faction, option.value)
