"""Requests that everybody at a table must agree to. The requests are stored with the match and survive a restart.

A message in the channel asks the people, and the petition stores which message that is. A petition is shut when it is
answered, or when it no longer applies because the match has gone on. A shut petition stays stored until its message has
lost its buttons.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.store import Petition, SavedMatch

TAKING_BACK: Final = "undo"
AGAIN: Final = "again"
SEAT: Final = "seat"
OVERDUE: Final = "overdue"
PAUSE: Final = "pause"
HANDS: Final = "hands"
SHUT: Final = "shut"


class Petitions:
    """The requests at one table. Changes of the requests are stored with the next save of the match."""

    def __init__(self, saved: SavedMatch) -> None:
        self._saved = saved

    def get(self, kind: str) -> Petition | None:
        """Return the open petition of a kind."""
        return self._saved.petitions.get(kind)

    def ask(self, kind: str, about: str, name: str = "") -> Petition:
        """Begin a petition, which replaces an earlier one of its kind."""
        petition = self.get(kind)
        if petition is None or petition.about != about or petition.name != name:
            self.shut(kind)
            petition = self._saved.petitions[kind] = Petition(about, name=name)
        return petition

    def agree(self, kind: str, about: str, seat: int, needed: Iterable[int]) -> list[int]:
        """Note that ``seat`` agrees to a petition, or begin the petition if nobody has made this exact request.

        Returns the seats in ``needed`` that have not agreed.
        """
        petition = self.get(kind)
        if petition is None or petition.about != about:
            petition = self.ask(kind, about)
        if seat not in petition.agreed:
            petition.agreed.append(seat)
        return lacking(petition, needed)

    def settle(self, kind: str) -> Petition | None:
        """Drop a petition whose message already says how it ended, and return it."""
        return self._saved.petitions.pop(kind, None)

    def shut(self, kind: str, told: str = "") -> None:
        """Withdraw a petition. The message of the petition then reads ``told``, or that the request is over."""
        petition = self.settle(kind)
        if petition is not None and petition.message is not None:
            over = told or f"{kind.partition(':')[0]}-over"
            closed = Petition(over, name=petition.name, message=petition.message)
            self._saved.petitions[f"{SHUT}:{petition.message}"] = closed

    def shut_all(self) -> None:
        """Withdraw all petitions."""
        for kind in [kind for kind in self._saved.petitions if not is_shut(kind)]:
            self.shut(kind)

    def shut_overtaken(self, stamp: str) -> None:
        """Withdraw petitions that the match no longer allows, now that the question ``stamp`` is open."""
        if self._saved.state != "playing":
            self.shut_all()
        petition = self.get(TAKING_BACK)
        if petition is not None and petition.about.partition(":")[0] != stamp:
            self.shut(TAKING_BACK)

    def closing(self) -> Iterator[tuple[str, Petition]]:
        """Yield the petitions that are over, by their keys."""
        yield from [(kind, petition) for kind, petition in self._saved.petitions.items() if is_shut(kind)]


def lacking(petition: Petition, needed: Iterable[int]) -> list[int]:
    """Return the seats in ``needed`` that have not agreed."""
    return [seat for seat in needed if seat not in petition.agreed]


def is_shut(kind: str) -> bool:
    """Tell whether a petition is over and its message still has buttons."""
    return kind.startswith(f"{SHUT}:")
