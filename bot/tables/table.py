"""A table: one match from its lobby through the game to its end."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext

from bot.games import Face, Scene, face_of
from bot.store import Due, SavedMatch, Store
from bot.tables.answers.at_seat import AtSeat
from bot.tables.answers.draft import Draft
from bot.tables.clocks.timing import Timing
from bot.tables.consent.petitions import Petitions
from bot.tables.keeping.letting_go import let_go
from bot.tables.keeping.saving import Saving, Survival
from bot.tables.life.abandoned import Patience
from bot.tables.life.lobby import Lobby
from bot.tables.life.start import new_seed
from bot.tables.plans import Plans
from bot.tables.play import Play
from bot.tables.seats.seating import Seating
from bot.tables.views import view_of
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream


class Table:
    """A match and the people at it.

    Each matter of a table is a part of it: ``seating`` (who sits where), ``lobby`` (everything before the match),
    ``play`` (people answer and the match goes on), ``plans`` (answers in advance), ``petitions`` (requests that need
    consent), ``timing`` (turns, clock and notices), ``survival`` (what is stored besides the decisions) and ``saving``.

    Every request is checked, carried out and stored before the method returns. An impossible request raises Trouble and
    changes nothing. A ``lost`` table no longer agrees with the store and must be fetched again.
    """

    def __init__(self, store: Store, saved: SavedMatch, match: Match | None) -> None:
        self.store = store
        self.saved = saved
        self.match = match
        self.face: Face = face_of(saved.game)
        self.lock = asyncio.Lock()
        self.lost = False
        self.seating = Seating(saved, self.face)
        self.petitions = Petitions(saved)
        self.patience: Patience | None = None
        self.stream = Stream(int(new_seed(), 16))
        self._at: dict[int, AtSeat] = {}
        self.survival = Survival(saved.history)
        # The function that lets computers think ahead at a table. Without this function, such computers answer by their
        # policy.
        self.ponder: Callable[[Table], None] | None = None
        # A function that returns the match at a moment, which is given by the match's number and a row.
        self.recall: Callable[[int, int], Awaitable[Match]] | None = None
        # Turns, clock and notices. Without this part, nobody is notified and no clock runs.
        self.timing: Timing | None = None
        self.saving = Saving(self.moment, of_lobby=saved.state == "lobby")

    def __del__(self) -> None:
        """Free the cards too, which refer to each other in circles, unless something else still uses the match."""
        if getattr(self, "match", None) is not None:
            self.replace_match(None)

    def replace_match(self, other: Match | None) -> None:
        """Continue with another match, and free the former one."""
        former, self.match = self.match, other
        if former is not None:
            let_go(former)

    # Looking. The objects made for a single use are not stored here, so that they do not keep the table in memory.

    @property
    def lobby(self) -> Lobby:
        """Return the acts of people before the match."""
        return Lobby(self)

    @property
    def plans(self) -> Plans:
        """The plans of the players."""
        return Plans(self)

    @property
    def play(self) -> Play:
        """The play of the match."""
        return Play(self)

    @property
    def id(self) -> int:
        """The match's number in the store."""
        return self.saved.id

    @property
    def stamp(self) -> str:
        """Return the number that identifies the open question.

        The stamp stays the same while another seat answers in secret, and no stamp is used twice.
        """
        rows = len(self.match.log) if self.match else 0
        return f"{self.saved.undos}x{rows}"

    @property
    def moment(self) -> tuple[int, int]:
        """Two numbers that identify the present state of this match. Every answer and every undo changes them."""
        return self.saved.undos, self.match.version if self.match else 0

    async def settled(self) -> None:
        """Wait until the present decision is stored. Call this before you show the table."""
        await self.saving.settled(self)

    @property
    def present(self) -> list[int]:
        """Return the people who have not left the match."""
        gone = self.match.table.gone if self.match else ()
        return [seat for seat in self.seating.humans if seat not in gone]

    def require_current(self) -> None:
        """Raise Trouble if another task has changed the table in memory."""
        if self.lost:
            raise Trouble("trouble-changed-meanwhile", stale=True)

    def playing(self) -> Match:
        """Return the match in play. Raises Trouble before its start and after its end."""
        self.require_current()
        if self.saved.state == "lobby":
            raise Trouble("trouble-not-started")
        if self.saved.state != "playing" or self.match is None:
            raise Trouble("trouble-over", stale=self.match is not None)
        return self.match

    def scene(self, viewer: int | None, say: Tongue) -> Scene:
        """Return the scene of the seat ``viewer``, or the public scene for None, in the words of the game."""
        view = view_of(self.match, viewer) if self.match else {}
        return Scene(say.of(self.saved.game), self.seating.shown_names(say), view)

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that the match waits for."""
        return self.match.waiting() if self.match and self.saved.state == "playing" else ()

    def prompt_for(self, seat: int) -> Prompt | None:
        """Return the open question of ``seat``, together with a following one that is shown on the same screen."""
        prompt = self.match.prompt_for(seat) if self.match and self.saved.state == "playing" else None
        return self.at(seat).shown(self.match, prompt, self.face) if self.match and prompt else None

    def at(self, seat: int) -> AtSeat:
        """Return the player's side of the table at a seat."""
        return self._at.setdefault(seat, AtSeat())

    def draft(self, seat: int) -> Draft:
        """Return the picks of ``seat`` so far."""
        return self.at(seat).draft(self.stamp)

    async def close(self, **notice: str) -> None:
        """Close the table in any state. Nobody wins. ``notice`` holds facts for the message that says so."""
        async with self.lock:
            self.require_current()
            self.saved.state = "cancelled"
            self.saved.notice |= notice
            self.petitions.shut_all()
            await self.keep()

    def over(self) -> Match:
        """Return the finished match. Raises Trouble while the match is not over."""
        if self.match is None or self.match.outcome is None:
            raise Trouble("trouble-not-over")
        return self.match

    def there(self, seat: int) -> None:
        """Raise Trouble if the person who had a seat has left the match."""
        if seat not in self.present:
            raise Trouble("trouble-left")

    def acting(self, seat: int) -> AbstractContextManager[None]:
        """Treat a seat's player as present: the player sees the next question without a notice."""
        return nullcontext() if self.timing is None else self.timing.acts(seat)

    async def keep(self) -> None:
        """Store changes that were made without a decision."""
        await self.save(len(self.saved.log))

    async def save(self, keep: int = 0, done: Due | None = None) -> None:
        """Store the table, whose first ``keep`` rows are stored already.

        ``done`` is the due row that has closed the lobby.
        """
        await self.saving.save(self, keep, done)
