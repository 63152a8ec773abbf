"""What everybody at a table must agree to: it is kept with the match, so that it outlives a restart."""

from collections.abc import Iterable

from bot.store import Petition, SavedMatch


def agree(saved: SavedMatch, kind: str, about: str, seat: int, needed: Iterable[int]) -> list[int]:
    """Note that ``seat`` agrees to a petition, which begins with this where nobody has asked for just that yet.

    Returns those of the ``needed`` seats that have not agreed. Nothing is written to the store.
    """
    petition = saved.petitions.get(kind)
    if petition is None or petition.about != about:
        petition = saved.petitions[kind] = Petition(about)
    if seat not in petition.agreed:
        petition.agreed.append(seat)
    return lacking(petition, needed)


def lacking(petition: Petition, needed: Iterable[int]) -> list[int]:
    """Return those of the ``needed`` seats that have not agreed."""
    return [seat for seat in needed if seat not in petition.agreed]
