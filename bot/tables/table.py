"""One match at its table: the lobby first, then the game, then its end."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.games import Face, Scene, face_of
from bot.store import Due, Outdated, SavedMatch, Store
from bot.store.plan import Step
from bot.tables import slices
from bot.tables.abandoned import Patience
from bot.tables.at_seat import AtSeat
from bot.tables.consent import Petitions
from bot.tables.draft import Draft, digest_of, meant, problem
from bot.tables.joined import split
from bot.tables.levels import choose
from bot.tables.lobby import Lobby
from bot.tables.planning import Plans
from bot.tables.quick import by_policy
from bot.tables.rows import common_rows
from bot.tables.seating import Seating
from bot.tables.settling import Settling
from bot.tables.slices import play_a_slice
from bot.tables.start import new_seed
from bot.tables.survival import Survival
from bot.tables.timing import NOTICE, Timing, acting, key_of
from bot.tables.views import view_of
from bot.tables.wishes import LAST, beforehand
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt, Refused
from engine.kernel.rng import Stream
from engine.players.computer import LEVELS


class Table:
    """A match and the people at it: who sits where (``seating``), what happens before the match (``lobby``), the match.

    Every wish is checked, played, and kept in the store before the method returns. Raises Trouble, and changes nothing,
    for what cannot be. ``lost`` marks a table whose memory no longer equals the store: fetch it again.
    """

    def __init__(self, store: Store, saved: SavedMatch, match: Match | None) -> None:
        self.store = store
        self.saved = saved
        self.match = match
        self.face: Face = face_of(saved.game)
        self.lock = asyncio.Lock()
        self.lost = False
        self.seating = Seating(saved, self.face)
        self.lobby = Lobby(self)
        self.plans = Plans(self)
        self.petitions = Petitions(saved)
        self.patience: Patience | None = None
        self._closes_itself = saved.state == "lobby"
        self.stream = Stream(int(new_seed(), 16))
        self._at: dict[int, AtSeat] = {}
        self.survival = Survival(saved.history)
        # Who lets computers think that think ahead; without it they answer by their policy.
        self.ponder: Callable[[Table], None] | None = None
        # Who gives the match of a moment: its number and its row.
        self.recall: Callable[[int, int], Awaitable[Match]] | None = None
        # Turns, clock and notices; without it nobody is notified and no clock runs.
        self.timing: Timing | None = None
        self._midway = False
        self._settling = Settling(self.moment)

    # Looking.

    @property
    def id(self) -> int:
        """The match's number in the store."""
        return self.saved.id

    @property
    def names(self) -> list[str]:
        """The names of the people at the seats."""
        return self.seating.names

    def shown_names(self, say: Tongue) -> list[str]:
        """Return what the seats are called in a language."""
        return self.seating.shown_names(say)

    @property
    def humans(self) -> list[int]:
        """The seats where a person sits."""
        return self.seating.humans

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a user, or None for an onlooker."""
        return self.seating.seat_of(user)

    def seated(self, user: int) -> int:
        """Return the seat of a user; raises Trouble for an onlooker."""
        return self.seating.seated(user)

    @property
    def stamp(self) -> str:
        """Which question is open. It stays while another seat answers in secret, and never comes back."""
        rows = len(self.match.log) if self.match else 0
        return f"{self.saved.undos}x{rows}"

    @property
    def moment(self) -> tuple[int, int]:
        """Two numbers that identify the present questions and answers of this match."""
        return self.saved.undos, self.match.version if self.match else 0

    async def settled(self) -> None:
        """Wait until what was decided is written down. Whoever shows the table waits for it."""
        await self._settling.settled(self)

    @property
    def thinking(self) -> int | None:
        """The seat of a computer that thinks about its answer now; None where none does."""
        if self.ponder is None:
            return None
        return next((seat for seat in self.waiting() if self.seating.is_computer(seat) and self._thinks(seat)), None)

    def _thinks(self, seat: int) -> bool:
        """Tell whether the computer at a seat does not answer at once: it thinks ahead, or people want to watch."""
        return self.ponder is not None and (self.seating.level(seat).searches or self.seating.watched)

    @property
    def present(self) -> list[int]:
        """The people who have not left the match."""
        gone = self.match.table.gone if self.match else ()
        return [seat for seat in self.humans if seat not in gone]

    def require_current(self) -> None:
        """Raise Trouble if another task has changed the table in memory."""
        if self.lost:
            raise Trouble("trouble-changed-meanwhile", stale=True)

    def playing(self) -> Match:
        """Return the match in play; raises Trouble before its start and after its end."""
        self.require_current()
        if self.saved.state == "lobby":
            raise Trouble("trouble-not-started")
        if self.saved.state != "playing" or self.match is None:
            raise Trouble("trouble-over")
        return self.match

    def scene(self, viewer: int | None, say: Tongue) -> Scene:
        """Return what ``viewer`` (a seat, or None for the public) may see now, to be said in the game's words."""
        view = view_of(self.match, viewer) if self.match else {}
        return Scene(say.of(self.saved.game), self.shown_names(say), view)

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that the match waits for."""
        return self.match.waiting() if self.match and self.saved.state == "playing" else ()

    def prompt_for(self, seat: int) -> Prompt | None:
        """Return the question that waits for ``seat``, together with one that follows it where both are one screen."""
        prompt = self.match.prompt_for(seat) if self.match and self.saved.state == "playing" else None
        return self.at(seat).shown(self.match, prompt, self.face) if self.match and prompt else None

    def at(self, seat: int) -> AtSeat:
        """Return what the player of a seat has before them."""
        return self._at.setdefault(seat, AtSeat())

    def draft(self, seat: int) -> Draft:
        """Return what ``seat`` has picked so far."""
        return self.at(seat).draft(self.stamp)

    # The game.

    def asked(self, user: int, stamp: str) -> tuple[int, Prompt]:
        """Return the seat and the question of ``user``; raises Trouble unless it is the one of ``stamp``."""
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
        """Answer with the options that ``refs`` name, and in advance the question that follows if they say so."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            plain = [ref.removesuffix(LAST) for ref in refs]
            options = [meant(prompt.options, ref.partition("-")[0]) for ref in plain]
            ahead = beforehand(prompt, options, plain, self.face.by_lot(prompt))
            await self.answer(seat, prompt, [option.key for option in options], ahead, last=plain != [*refs])

    async def draft_for(self, user: int, stamp: str, change: Callable[[Prompt, Draft], None]) -> None:
        """Let ``change`` work on what ``user`` has picked so far, without answering yet."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            change(prompt, self.draft(seat))

    async def confirm(self, user: int, stamp: str, digest: str, *, last: bool = False) -> None:
        """Answer with the picked options, or as advised. Raises Trouble unless ``digest`` stands for one of the two.

        ``last`` passes the next window too.
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

    def spans(self) -> Mapping[str, str]:
        """Return the spans of time that the match is in."""
        return self.face.spans(view_of(self.match, None)) if self.match else {}

    async def close(self) -> None:
        """Close the table, whatever its state: nobody wins."""
        async with self.lock:
            self.require_current()
            self.saved.state = "cancelled"
            self.petitions.shut_all()
            await self.keep()

    def over(self) -> Match:
        """Return the match when it is over; raises Trouble before."""
        if self.match is None or self.match.outcome is None:
            raise Trouble("trouble-not-over")
        return self.match

    async def note_message(self, kind: str, message: int) -> None:
        """Remember which message asks for something, so that it loses its buttons when nobody is asked any longer."""
        async with self.lock:
            if (petition := self.petitions.get(kind)) is not None:
                petition.message = message
                await self.keep()

    def there(self, seat: int) -> None:
        """Raise Trouble when the person of a seat has left the match."""
        if seat not in self.present:
            raise Trouble("trouble-left")

    async def answer(
        self, seat: int, prompt: Prompt, keys: Sequence[str], ahead: Step | None = None, *, last: bool = False
    ) -> None:
        """Answer a question and go on; ``ahead`` answers the question that follows, ``last`` passes the next window.

        The caller holds the lock.
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
        """Let a seat answer; an answer that the rules refuse raises Trouble and changes nothing."""
        try:
            match.answer(seat, keys)
        except Refused as refusal:
            raise Trouble.refused(refusal, self.saved.game) from refusal

    async def keep(self) -> None:
        """Write down what has changed about the match without a decision."""
        await self.save(len(self.saved.log))

    async def choose_level(self, seat: int, level: str) -> None:
        """Choose how well the computer plays at a seat, whenever it does."""
        if level not in LEVELS:
            raise Trouble("trouble-option-gone", stale=True)
        async with self.lock:
            choose(self.saved.settings, level, seat)
            await self.save(len(self.saved.log))

    async def save(self, keep: int = 0, done: Due | None = None) -> None:
        """Write the table down; with a lobby when it closes itself, or that it is closed because ``done`` is due."""
        self._follow()
        try:
            await self._save(keep, done)
        except Outdated as outdated:
            self.lost = True
            raise Trouble("trouble-changed-meanwhile", stale=True) from outdated
        except BaseException:
            self.lost = True
            raise
        self._settling.note(self.moment)

    async def _save(self, keep: int, done: Due | None) -> None:
        if self.patience is None or not self._closes_itself:
            await self.store.save(self.saved, keep=keep)
            return
        async with self.store.together():
            await self.store.save(self.saved, keep=keep)
            await (self.patience.begin(self.saved) if done is None else self.patience.end(self.saved, done))
        self._closes_itself = self.saved.state == "lobby"

    def _follow(self) -> None:
        """Let time follow the match. Between two slices nobody is asked yet: the next one may answer."""
        if self.timing is not None and self.match is not None and not self._midway:
            self.timing.follow(self)

    async def come(self, seat: int) -> None:
        """Note that a seat's player is at the panel, and knows what is asked."""
        timing = self.timing
        if timing is None:
            return
        timing.here(seat)
        turn = timing.turns.get(seat)
        if turn is not None and turn.open and not turn.come:
            turn.come = True
            await self.store.end_calls(self.id, seat, key_of(NOTICE, self.id, seat), timing.times.clock.now())

    def forget_draft(self, seat: int) -> None:
        """Drop the picks of a seat that were not confirmed."""
        self.at(seat).forget_draft()

    async def carry_on(self) -> None:
        """Let the computers move, and keep everything that is new. Other tables are served after each slice."""
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
            self._midway = more
            await self.save(keep)
            if more and self._settling.wanted:
                await asyncio.sleep(0)  # who waits for a moment that is written sees this one
        if self.ponder is not None and self.thinking is not None:
            self.ponder(self)

    def _moved(self, match: Match) -> bool:
        return self._move_computer(match) or self._answer_by_wish(match)

    def _move_computer(self, match: Match) -> bool:
        """Let one computer decide that does not think ahead; tell whether one did."""
        for seat in self.waiting():
            if self.seating.is_computer(seat) and not self._thinks(seat):
                match.answer(seat, by_policy(match, seat, self.seating.level(seat)))
                return True
        return False

    def _answer_by_wish(self, match: Match) -> bool:
        """Answer for one player; tell whether there was one. Lessons and puzzles answer otherwise."""
        return self.plans.answer_one(match)
