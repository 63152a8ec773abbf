"""Events with registered decks, and the interface of a store for events."""

from dataclasses import dataclass
from typing import Any, Literal, Protocol

EventState = Literal["open", "closed", "shown"]


class EventNameTaken(Exception):
    """The server already has an event of that name."""


class EventOver(Exception):
    """The event is gone, or its registration is closed. Nothing was written."""


@dataclass(frozen=True)
class Event:
    """An event of a server. In the state ``open`` players register.

    In the state ``shown`` everybody may read the lists.
    """

    id: int
    guild: int
    name: str
    game: str
    form: str
    state: EventState


@dataclass(frozen=True)
class Entered:
    """A registered deck.

    ``seal`` is the fingerprint of the deck and the ``salt``. The salt is published when the lists are opened.
    """

    person: int
    name: str
    body: dict[str, Any]
    salt: str
    seal: str


class EventStore(Protocol):
    """The part of a store that keeps events and the decks registered for them."""

    async def add_event(self, guild: int, name: str, game: str, form: str) -> int:
        """Store a new event and return its id.

        Raises EventNameTaken if the server already has an event of that name.
        """

    async def event(self, event: int) -> Event | None:
        """Return an event, or None if no event has this id."""

    async def events_of(self, guild: int) -> list[Event]:
        """Return the events of a server, the newest first."""

    async def set_event(self, event: int, state: EventState) -> bool:
        """Open or close the registration, or open the lists.

        If the lists are already open, they stay open and the result is False.
        """

    async def delete_event(self, event: int) -> None:
        """Delete an event with all its lists."""

    async def enter(self, event: int, entered: Entered) -> None:
        """Keep a person's list in place of an earlier one. Raises EventOver unless the registration is open."""

    async def withdraw(self, event: int, person: int) -> None:
        """Delete a person's list. Raises EventOver unless the registration is open."""

    async def entries(self, event: int) -> list[Entered]:
        """Return the lists of an event in the order of the players' names."""
