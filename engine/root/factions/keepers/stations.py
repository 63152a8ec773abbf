"""The faces of waystations: each waystation has two faces, and shows one (15.4.1)."""

from collections.abc import Sequence


def assignable(faces: Sequence[str], stations: Sequence[tuple[str, str]]) -> bool:
    """Tell whether ``stations`` can show all of ``faces``, each on a different waystation."""
    if not faces:
        return True
    return any(
        assignable(faces[1:], [*stations[:number], *stations[number + 1 :]])
        for number, station in enumerate(stations)
        if faces[0] in station
    )
