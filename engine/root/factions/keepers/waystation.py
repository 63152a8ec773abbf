"""The three waystations (15.2.2): each has two sides with different faces, and no two have the same pair of faces."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.root.factions.keepers.relics import KINDS


class Waystation(NamedTuple):
    """A waystation as it lies: the face that it shows, and the face on its back."""

    face: str
    back: str


def sides(pairs: Iterable[tuple[str, str]]) -> list[Waystation]:
    """Return both ways to lay each of the waystations with these ``pairs`` of faces."""
    found = [Waystation(one, other) for pair in pairs for one, other in (pair, pair[::-1])]
    return sorted(found, key=lambda station: KINDS.index(station.face))


class Choice(NamedTuple):
    """A waystation to choose: its name in the keys of options, and its back if other choices show the same face."""

    name: str
    station: Waystation
    back: str | None


def choices(stations: Sequence[Waystation]) -> list[Choice]:
    """Return the choices among waystations.

    Of the choices with the same face, the first is named by the face alone. In earlier versions all choices were.
    """
    alike = Counter(station.face for station in stations)
    firsts = {station.face: station for station in reversed(stations)}
    return [
        Choice(
            station.face if station is firsts[station.face] else f"{station.face}:{station.back}",
            station,
            f"relic:{station.back}" if alike[station.face] > 1 else None,
        )
        for station in stations
    ]


def shown(stations: Mapping[int, Sequence[Waystation]]) -> dict[str, dict[str, list[str]]]:
    """Return the faces and the backs of the waystations in each clearing, as plain data."""
    found = sorted(stations.items())
    return {
        "stations": {str(place): [station.face for station in there] for place, there in found},
        "backs": {str(place): [station.back for station in there] for place, there in found},
    }


def lay(wanted: Sequence[tuple[str, str]], pairs: Sequence[tuple[str, str]]) -> list[Waystation] | None:
    """Return waystations with the ``wanted`` faces and backs, or None if there are none.

    An empty text stands for any face.
    """
    if not wanted:
        return []
    (face, back), *others = wanted
    for number, pair in enumerate(pairs):
        for one, other in (pair, pair[::-1]):
            if face in (one, "") and back in (other, ""):
                rest = lay(others, [*pairs[:number], *pairs[number + 1 :]])
                if rest is not None:
                    return [Waystation(one, other), *rest]
    return None
