"""One match at its table: the lobby first, then the game, then its end."""

from collections.abc import Awaitable, Callable, Container, Mapping, Sequence
from typing import Any

from bot.games import Scene
from bot.store import Mode, SavedMatch, Store, Wishes
from bot.store.plan import Step, next_pass, passing
from bot.tables import slices
from bot.tables.at_seat import AtSeat
from bot.tables.consent import TAKING_BACK, shut, shut_all
from bot.tables.continued import begun_from
from bot.tables.draft import Draft, meant, problem
from bot.tables.joined import split
from bot.tables.levels import reseat
from bot.tables.quick import by_policy
from bot.tables.rows import common_rows
from bot.tables.seating import Seating
from bot.tables.slices import play_a_slice
from bot.tables.start import begun, dealt, new_seed
from bot.tables.survival import Survival
from bot.tables.views import view_of
from bot.tables.wishes import LAST, beforehand, by_wish, is_window
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt, Refused
from engine.kernel.rng import Stream


class Table(Seating):
    """A match and the people at it.

    Every wish is checked, played, and kept in the store before the method returns. Raises Trouble, and changes
    nothing, for what cannot be.
    """

    def __init__(self, store: Store, saved: SavedMatch, match: Match | None) -> None:
        super().__init__(store, saved)
        self.match = match
        self.stream = Stream(int(new_seed(), 16))
        self._at: dict[int, AtSeat] = {}
        self.survival = Survival(saved.history)
        # Who lets computers think that think ahead; without it they answer by their policy.
        self.ponder: Callable[[Table], None] | None = None
        # Who gives the match of a moment: its number and its row.
        self.recall: Callable[[int, int], Awaitable[Match]] | None = None

    # Looking.

    @property
    def stamp(self) -> str:
        """Which question is open. It stays while another seat answers in secret, and never comes back."""
        rows = len(self.match.log) if self.match else 0
        return f"{self.saved.undos}x{rows}"

    @property
    def moment(self) -> tuple[int, int]:
        """What tells the present questions and answers from all others of this match."""
        return self.saved.undos, self.match.version if self.match else 0

    @property
    def thinking(self) -> int | None:
        """The seat of a computer that thinks about its answer now; None where none does."""
        if self.ponder is None:
            return None
        return next((seat for seat in self.waiting() if self.is_computer(seat) and self._thinks(seat)), None)

    def _thinks(self, seat: int) -> bool:
        """Tell whether the computer at a seat does not answer at once: it thinks ahead, or people want to watch."""
        return self.ponder is not None and (self.level(seat).searches or self.watched)

    @property
    def present(self) -> list[int]:
        """The people who have not left the match."""
        gone = self.match.table.gone if self.match else ()
        return [seat for seat in self.humans if seat not in gone]

    def playing(self) -> Match:
        """Return the match in play; raises Trouble before its start and after its end."""
        self._current()
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

    async def start(
        self,
        user: int,
        modes: Mapping[int, Mode] | None = None,
        lists: Mapping[str, Any] | None = None,
        beginners: Container[int | None] = (),
    ) -> None:
        """Start the match with those who have a seat.

        ``modes`` says of users when they want to be asked, ``lists`` holds the lists of kept decks by their keys,
        ``beginners`` are those who read what questions are for.
        """
        async with self.lock:
            self.lobby()
            self.require_say(user)
            for trouble in self.lacking():
                raise trouble
            if self.continues is not None and self.recall is not None:
                recalled = await self.recall(*self.continues)
                self.match, self.saved.header, seats = await begun_from(self, recalled)
            else:
                gathering, taken = self.gathering(), self.taken
                sitting = dealt([self.saved.seats[n] for n in taken], self.face, gathering, self.stream)
                self.match, self.saved.header, seats = begun(
                    self.saved.game, sitting, self.face, gathering, lists or {}
                )
                places = {id(seat): number for seat, number in zip(sitting, taken, strict=True)}
                reseat(self.saved.settings, [places[id(seat)] for seat in seats])
            for seat in seats:
                mode = (modes or {}).get(seat.user or 0, "usual")
                seat.wishes = Wishes(mode, beginner=seat.user in beginners)
            self.saved.seats = seats
            self.saved.state = "playing"
            await self.carry_on()

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
        """Answer at once with the options that ``refs`` name, and beforehand what follows, where they say so."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            plain = [ref.removesuffix(LAST) for ref in refs]
            options = [meant(prompt.options, ref.partition("-")[0]) for ref in plain]
            ahead = beforehand(prompt, options, plain, self.face.by_lot(prompt))
            await self._answer(seat, prompt, [option.key for option in options], ahead, last=plain != [*refs])

    async def draft_for(self, user: int, stamp: str, change: Callable[[Prompt, Draft], None]) -> None:
        """Let ``change`` work on what ``user`` has picked so far, without answering yet."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            change(prompt, self.draft(seat))

    async def confirm(self, user: int, stamp: str, digest: str, *, last: bool = False) -> None:
        """Answer with what was picked so far; raises Trouble unless ``digest`` stands for it. ``last`` passes next."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            keys = self.draft(seat).keys
            if self.draft(seat).digest != digest:
                raise Trouble("trouble-draft-lost", stale=True)
            refusal = problem(prompt, keys)
            if refusal:
                raise Trouble.refused(refusal, self.saved.game)
            await self._answer(seat, prompt, keys, last=last)

    async def pass_until(self, user: int, stamp: str, span: str) -> None:
        """Pass now and, without being asked, until the end of a span of time."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            which = self.spans().get(span)
            if which is None or not is_window(prompt):
                raise Trouble("trouble-option-gone", stale=True)
            wishes = self.saved.seats[seat].wishes
            before = wishes.plan
            wishes.pass_on(passing((span, which)))
            try:
                await self._answer(seat, prompt, [PASS])
            except Trouble:
                wishes.plan = before
                raise

    async def wish(self, user: int, **changes: Any) -> None:
        """Change when ``user`` is asked: ``mode`` or ``never``."""
        async with self.lock:
            self.playing()
            wishes = self.saved.seats[self.seated(user)].wishes
            for name, value in changes.items():
                setattr(wishes, name, value)
            await self.carry_on()

    async def ask_again(self, user: int) -> None:
        """Ask ``user`` again before the end of what was to be passed."""
        async with self.lock:
            self.playing()
            self.saved.seats[self.seated(user)].wishes.pass_on(None)
            await self.carry_on()

    def spans(self) -> Mapping[str, str]:
        """Return the spans of time that the match is in."""
        return self.face.spans(view_of(self.match, None)) if self.match else {}

    async def close(self) -> None:
        """Close the table, whatever its state: nobody wins."""
        async with self.lock:
            self._current()
            self.saved.state = "cancelled"
            shut_all(self.saved)
            await self.keep()

    def over(self) -> Match:
        """Return the match when it is over; raises Trouble before."""
        if self.match is None or self.match.outcome is None:
            raise Trouble("trouble-not-over")
        return self.match

    async def note_message(self, kind: str, message: int) -> None:
        """Remember which message asks for something, so that it loses its buttons when nobody is asked any longer."""
        async with self.lock:
            if (petition := self.saved.petitions.get(kind)) is not None:
                petition.message = message
                await self.keep()

    def there(self, seat: int) -> None:
        """Raise Trouble when the person of a seat has left the match."""
        if seat not in self.present:
            raise Trouble("trouble-left")

    async def _answer(
        self, seat: int, prompt: Prompt, keys: Sequence[str], ahead: Step | None = None, *, last: bool = False
    ) -> None:
        match = self.playing()
        keys, ahead = split(prompt, keys, ahead)
        own, before = self.saved.seats[seat], len(match.records)
        kind = self.face.passed_next(prompt) if last else None
        then = next_pass(kind, next(iter(self.spans().values()), "")) if kind else None
        self.at(seat).answers(prompt, self.stamp, ahead)
        self.let(match, seat, keys)
        own.wishes.decided(*(step for step in (ahead, then) if step))
        own.seen = before
        await self.carry_on()

    def let(self, match: Match, seat: int, keys: Sequence[str]) -> None:
        """Let a seat answer; what the rules do not accept is told, and changes nothing."""
        try:
            match.answer(seat, keys)
        except Refused as refusal:
            raise Trouble.refused(refusal, self.saved.game) from refusal

    async def keep(self) -> None:
        """Write down what has changed about the match without a decision."""
        await self._save(len(self.saved.log))

    def forget_draft(self, seat: int) -> None:
        """Forget what was picked at a seat and not yet given."""
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
            self._shut_what_is_overtaken()
            self.survival.present(self, keep)
            await self._save(keep)
        if self.ponder is not None and self.thinking is not None:
            self.ponder(self)

    def _moved(self, match: Match) -> bool:
        return self._move_computer(match) or self._answer_by_wish(match)

    def _shut_what_is_overtaken(self) -> None:
        """Ask nobody any longer for what the match no longer allows."""
        if self.saved.state != "playing":
            shut_all(self.saved)
        petition = self.saved.petitions.get(TAKING_BACK)
        if petition is not None and petition.about.partition(":")[0] != self.stamp:
            shut(self.saved, TAKING_BACK)

    def _move_computer(self, match: Match) -> bool:
        """Let one computer decide that does not think ahead; tell whether one did."""
        for seat in self.waiting():
            if self.is_computer(seat) and not self._thinks(seat):
                match.answer(seat, by_policy(match, seat, self.level(seat)))
                return True
        return False

    def _answer_by_wish(self, match: Match) -> bool:
        """Answer for one player as the player wished; tell whether somebody was answered for."""
        for seat in self.waiting():
            own = self.saved.seats[seat]
            since = match.records[own.seen :]
            if (keys := by_wish(match, seat, own.wishes, self.face, self.stream, since)) is not None:
                match.answer(seat, keys, auto=True)
                return True
        return False
