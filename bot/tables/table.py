"""A table: one match from its lobby through the game to its end."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.games import Face, Scene, face_of
from bot.store import Due, SavedMatch, Store
from bot.store.plan import Step
from bot.tables import slices
from bot.tables.abandoned import Patience
from bot.tables.at_seat import AtSeat
from bot.tables.consent import Petitions
from bot.tables.draft import Draft, completed, digest_of, meant, problem
from bot.tables.joined import split
from bot.tables.letting_go import let_go
from bot.tables.lobby import Lobby
from bot.tables.planning import Plans
from bot.tables.quick import by_policy
from bot.tables.rows import common_rows
from bot.tables.saving import Saving
from bot.tables.seating import Seating
from bot.tables.slices import play_a_slice
from bot.tables.start import new_seed
from bot.tables.survival import Survival
from bot.tables.timing import Timing, acting
from bot.tables.views import view_of
from bot.tables.wishes import LAST, beforehand
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt, Refused
from engine.kernel.rng import Stream


class Table:
    """A match and the people at it. ``seating`` says who sits where, and ``lobby`` holds everything before the match.

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
        # Answers for computers that think ahead. Without it they answer by their policy.
        self.ponder: Callable[[Table], None] | None = None
        # A function that returns the match at a moment, which is given by the match's number and a row.
        self.recall: Callable[[int, int], Awaitable[Match]] | None = None
        # Turns, clock and notices. Without it nobody is notified and no clock runs.
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

    # Looking. Objects made for one use at a time are not stored here: so they do not keep the table in memory.

    @property
    def lobby(self) -> Lobby:
        """Return the acts of people before the match."""
        return Lobby(self)

    @property
    def plans(self) -> Plans:
        """The plans of the players."""
        return Plans(self)

    @property
    def id(self) -> int:
        """The match's number in the store."""
        return self.saved.id

    @property
    def names(self) -> list[str]:
        """The names of the people at the seats."""
        return self.seating.names

    def shown_names(self, say: Tongue) -> list[str]:
        """Return the names of all seats in a language."""
        return self.seating.shown_names(say)

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return self.seating.humans

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a user, or None for an onlooker."""
        return self.seating.seat_of(user)

    def seated(self, user: int) -> int:
        """Return the seat of a user. Raises Trouble for an onlooker."""
        return self.seating.seated(user)

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
    def thinking(self) -> int | None:
        """The seat of the computer that is thinking about its answer, or None."""
        if self.ponder is None:
            return None
        return next((seat for seat in self.waiting() if self.seating.is_computer(seat) and self._thinks(seat)), None)

    def _thinks(self, seat: int) -> bool:
        """Tell whether the computer at a seat does not answer at once: it thinks ahead, or people want to watch."""
        return self.ponder is not None and (self.seating.level(seat).searches or self.seating.watched)

    @property
    def present(self) -> list[int]:
        """Return the people who have not left the match."""
        gone = self.match.table.gone if self.match else ()
        return [seat for seat in self.humans if seat not in gone]

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
            raise Trouble("trouble-over")
        return self.match

    def scene(self, viewer: int | None, say: Tongue) -> Scene:
        """Return the scene of the seat ``viewer``, or the public scene for None, in the words of the game."""
        view = view_of(self.match, viewer) if self.match else {}
        return Scene(say.of(self.saved.game), self.shown_names(say), view)

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

    # The game.

    def asked(self, user: int, stamp: str) -> tuple[int, Prompt]:
        """Return the seat and the question of ``user``. Raises Trouble unless this is the question ``stamp``."""
        match = self.playing()
        seat = self.seated(user)
        if stamp != self.stamp:
            raise Trouble("trouble-old-question", stale=True)
        if seat in match.held:
            raise Trouble("trouble-already-answered", stale=True)
        prompt = self.prompt_for(seat)
        if prompt is None:
            raise Trouble("refused-not-asked", stale=True)
        return seat, prompt

    async def pick(self, user: int, stamp: str, refs: Sequence[str]) -> None:
        """Answer with the options to which ``refs`` refer.

        A reference may also name the answer to the next question.
        """
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            plain = [ref.removesuffix(LAST) for ref in refs]
            options = [meant(prompt.options, ref.partition("-")[0]) for ref in plain]
            ahead = beforehand(prompt, options, plain, self.face.by_lot(prompt))
            await self.answer(seat, prompt, completed(prompt, options), ahead, last=plain != [*refs])

    async def draft_for(self, user: int, stamp: str, change: Callable[[Prompt, Draft], None]) -> None:
        """Let ``change`` edit the picks of ``user`` without answering yet."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            change(prompt, self.draft(seat))

    async def confirm(self, user: int, stamp: str, digest: str, *, last: bool = False) -> None:
        """Answer with the picked options, or with the advised ones.

        ``digest`` identifies the answer that the button showed. Raises Trouble if that is neither of the two.

        ``last`` also passes the next window.
        """
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            draft = self.draft(seat)
            if draft.advised is not None and digest_of(draft.advised) == digest:
                await self.answer(seat, prompt, draft.advised)
                return
            keys = draft.keys
            if draft.digest != digest:
                raise Trouble("trouble-draft-lost", stale=True)
            refusal = problem(prompt, keys)
            if refusal:
                raise Trouble.refused(refusal, self.saved.game)
            await self.answer(seat, prompt, keys, last=last)

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

    async def answer(
        self, seat: int, prompt: Prompt, keys: Sequence[str], ahead: Step | None = None, *, last: bool = False
    ) -> None:
        """Answer a question and continue the match.

        ``ahead`` answers the question that follows, and ``last`` passes the next window.

        The caller holds the table's lock.
        """
        match = self.playing()
        keys, ahead = split(prompt, keys, ahead)
        own, before = self.saved.seats[seat], len(match.records)
        then = self.plans.next_pass(prompt) if last else None
        self.at(seat).answers(prompt, self.stamp, ahead)
        self.let(match, seat, keys)
        own.wishes.decided(*(step for step in (ahead, then) if step))
        own.seen = before
        with acting(self.timing, seat):
            await self.carry_on()

    def let(self, match: Match, seat: int, keys: Sequence[str]) -> None:
        """Let a seat answer. If the rules refuse the answer, raises Trouble and changes nothing."""
        try:
            match.answer(seat, keys)
        except Refused as refusal:
            raise Trouble.refused(refusal, self.saved.game) from refusal

    async def keep(self) -> None:
        """Store changes that were made without a decision."""
        await self.save(len(self.saved.log))

    async def save(self, keep: int = 0, done: Due | None = None) -> None:
        """Store the table, whose first ``keep`` rows are stored already.

        ``done`` is the due row that has closed the lobby.
        """
        await self.saving.save(self, keep, done)

    async def carry_on(self) -> None:
        """Let the computers decide and store everything new. Other tables are served after each slice."""
        match, more = self.match, True
        assert match is not None
        while more:
            try:
                more = self.saved.state == "playing" and play_a_slice(lambda: self._moved(match))
            except Exception:
                self.lost = True
                raise
            if more and len(match.log) >= slices.LONGEST:
                self.saved.state, more = "cancelled", False
            keep = common_rows(self.saved.log, match.log)
            self.saved.log = list(match.log)
            self.saved.held = {seat: tuple(option.key for option in answer) for seat, answer in match.held.items()}
            if match.outcome is not None:
                self.saved.state = "over"
                self.seating.give_back()
            self.petitions.shut_overtaken(self.stamp)
            self.survival.present(self, keep)
            self.saving.midway = more
            await self.save(keep)
            if more and self.saving.wanted:
                await asyncio.sleep(0)  # Wake the tasks that wait for a stored moment.
        if self.ponder is not None and self.thinking is not None:
            self.ponder(self)

    def _moved(self, match: Match) -> bool:
        return self._move_computer(match) or self._answer_by_wish(match)

    def _move_computer(self, match: Match) -> bool:
        """Let one computer that does not think ahead decide. Tell whether there was such a computer."""
        for seat in self.waiting():
            if self.seating.is_computer(seat) and not self._thinks(seat):
                match.answer(seat, by_policy(match, seat, self.seating.level(seat)))
                return True
        return False

    def _answer_by_wish(self, match: Match) -> bool:
        """Answer for one player by plan or wish.

        Tell whether there was an answer. Lessons and puzzles override this method.
        """
        return self.plans.answer_one(match)
