"""Requests that everybody at a table must agree to. They are stored with the match and survive a restart.

A message in the channel asks the people, and the petition remembers the message. A petition is shut once it is answered
or the match has moved past it. It stays stored until its message has lost its buttons.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.store import Petition, SavedMatch

TAKING_BACK: Final = "undo"
AGAIN: Final = "again"
SEAT: Final = "seat"
OVERDUE: Final = "overdue"
PAUSE: Final = "pause"
SHUT: Final = "shut"


def ask(saved: SavedMatch, kind: str, about: str, name: str = "") -> Petition:
    """Begin a petition, which replaces an earlier one of its kind. The store does not change yet."""
    petition = saved.petitions.get(kind)
    if petition is None or petition.about != about or petition.name != name:
        shut(saved, kind)
        petition = saved.petitions[kind] = Petition(about, name=name)
    return petition


def agree(saved: SavedMatch, kind: str, about: str, seat: int, needed: Iterable[int]) -> list[int]:
    """Note that ``seat`` agrees to a petition, or begin the petition if nobody has made this exact request.

    Returns those of the ``needed`` seats that have not agreed. The store does not change yet.
    """
    petition = saved.petitions.get(kind)
    if petition is None or petition.about != about:
        petition = ask(saved, kind, about)
    if seat not in petition.agreed:
        petition.agreed.append(seat)
    return lacking(petition, needed)


def lacking(petition: Petition, needed: Iterable[int]) -> list[int]:
    """Return those of the ``needed`` seats that have not agreed."""
    return [seat for seat in needed if seat not in petition.agreed]


def shut(saved: SavedMatch, kind: str, told: str = "") -> None:
    """Withdraw a petition. Its message will say ``told``, or that the request is over."""
    petition = saved.petitions.pop(kind, None)
    if petition is not None and petition.message is not None:
        over = told or f"{kind.partition(':')[0]}-over"
        saved.petitions[f"{SHUT}:{petition.message}"] = Petition(over, name=petition.name, message=petition.message)


def shut_all(saved: SavedMatch) -> None:
    """Withdraw all petitions."""
    for kind in [kind for kind in saved.petitions if not is_shut(kind)]:
        shut(saved, kind)


def is_shut(kind: str) -> bool:
    """Tell whether a petition is over and its message still has buttons."""
    return kind.startswith(f"{SHUT}:")


def closing(saved: SavedMatch) -> Iterator[tuple[str, Petition]]:
    """Yield the petitions that are over, by their keys."""
    yield from [(kind, petition) for kind, petition in saved.petitions.items() if is_shut(kind)]
