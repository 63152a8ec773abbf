"""One match at its table: the lobby first, then the game, then its end."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

from bot.games import Face, Scene, face_of
from bot.store import Mode, Outdated, SavedMatch, Seat, Store, Wishes
from bot.tables.draft import Draft, problem, resolve
from bot.tables.start import begun, dealt, new_seed
from bot.tables.wishes import is_window, lasts, passes
from bot.trouble import Trouble
from bot.words import Tongue, Words
from engine.kernel.match import RESIGN, Decision, Match
from engine.kernel.prompt import PASS, Prompt, Refused
from engine.kernel.rng import Stream
from engine.players.random import choose


class Table:
    """A match and the people at it.

    Every wish is checked, played, and kept in the store before the method returns. Raises Trouble, and changes
    nothing, for what cannot be. ``lost`` marks a table whose memory no longer equals the store: fetch it anew.
    """

    def __init__(self, store: Store, saved: SavedMatch, match: Match | None) -> None:
        self.store = store
        self.saved = saved
        self.match = match
        self.face: Face = face_of(saved.game)
        self.lock = asyncio.Lock()
        self.lost = False
        self.stream = Stream(int(new_seed(), 16))
        self._drafts: dict[int, Draft] = {}

    # Looking.

    @property
    def id(self) -> int:
        """The match's number in the store."""
        return self.saved.id

    @property
    def stamp(self) -> str:
        """Which question is open. It stays while another seat answers in secret, and never comes back."""
        rows = len(self.match.log) if self.match else 0
        return f"{self.saved.undos}x{rows}"

    @property
    def form(self) -> str:
        """The format whose decks are played here; empty where the game knows none."""
        return self.saved.form or next(iter(self.face.formats(Words.load()["en"])), "")

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.saved.seats]

    @property
    def humans(self) -> list[int]:
        """The seats where a person sits."""
        return [number for number, seat in enumerate(self.saved.seats) if seat.kind == "human"]

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a user, or None for an onlooker."""
        return next((n for n, seat in enumerate(self.saved.seats) if seat.user == user), None)

    def seated(self, user: int) -> int:
        """Return the seat of a user; raises Trouble for an onlooker."""
        seat = self.seat_of(user)
        if seat is None:
            raise Trouble("trouble-not-seated")
        return seat

    def playing(self) -> Match:
        """Return the match in play; raises Trouble before its start and after its end."""
        self._current()
        if self.saved.state == "lobby":
            raise Trouble("trouble-not-started")
        if self.saved.state != "playing" or self.match is None:
            raise Trouble("trouble-over")
        return self.match

    def scene(self, viewer: int | None, say: Tongue) -> Scene:
        """Return what ``viewer`` (a seat, or None for the public) may see, to be said in the game's words."""
        view: dict[str, Any] = self.match.view(viewer) if self.match else {}
        names = [seat.name or say("seat-computer") for seat in self.saved.seats]
        return Scene(say.of(self.saved.game), names, view)

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that the match waits for."""
        return self.match.waiting() if self.match and self.saved.state == "playing" else ()

    def prompt_for(self, seat: int) -> Prompt | None:
        """Return the question that waits for ``seat``."""
        return self.match.prompt_for(seat) if self.match and self.saved.state == "playing" else None

    def draft(self, seat: int) -> Draft:
        """Return what ``seat`` has picked so far."""
        draft = self._drafts.get(seat)
        if draft is None or draft.stamp != self.stamp:
            draft = self._drafts[seat] = Draft(self.stamp)
        return draft

    # The lobby.

    def _current(self) -> None:
        if self.lost:
            raise Trouble("trouble-changed-meanwhile", stale=True)

    def lobby(self) -> None:
        """Raise Trouble unless the table is still a lobby."""
        self._current()
        if self.saved.state == "cancelled":
            raise Trouble("trouble-cancelled")
        if self.saved.state != "lobby":
            raise Trouble("trouble-already-started")

    async def join(self, user: int, name: str) -> None:
        """Take the first empty seat."""
        async with self.lock:
            self.lobby()
            if self.seat_of(user) is not None:
                raise Trouble("trouble-already-seated")
            await self._sit(Seat("human", user, name))

    async def join_computer(self, user: int) -> None:
        """Let the computer take the first empty seat."""
        async with self.lock:
            self.lobby()
            self.seated(user)
            await self._sit(Seat("computer"))

    async def _sit(self, newcomer: Seat) -> None:
        for number, seat in enumerate(self.saved.seats):
            if seat.kind == "empty":
                self.saved.seats[number] = newcomer
                return await self._save()
        raise Trouble("trouble-table-full")

    async def choose_deck(self, user: int, deck: str) -> None:
        """Choose the deck that ``user`` plays; whoever calls has seen that the format accepts it."""
        async with self.lock:
            self.lobby()
            self.saved.seats[self.seated(user)].deck = deck
            await self._save()

    async def leave(self, user: int) -> None:
        """Leave the lobby; when its first seat leaves, the lobby closes."""
        async with self.lock:
            self.lobby()
            seat = self.seated(user)
            if seat == 0:
                self.saved.state = "cancelled"
            else:
                self.saved.seats[seat] = Seat()
            await self._save()

    async def start(
        self, user: int, modes: Mapping[int, Mode] | None = None, brought: Mapping[str, Any] | None = None
    ) -> None:
        """Start the match.

        ``modes`` says of users when they want to be asked, ``brought`` holds the lists of kept decks by their keys.
        """
        async with self.lock:
            self.lobby()
            self.seated(user)
            if any(seat.kind == "empty" for seat in self.saved.seats):
                raise Trouble("trouble-seat-empty")
            seats = dealt(self.saved.seats, self.face, self.form, self.stream)
            self.match, self.saved.header = begun(self.saved.game, seats, self.face, brought or {})
            for seat in seats:
                seat.wishes = Wishes((modes or {}).get(seat.user or 0, "always"))
            self.saved.seats = seats
            self.saved.state = "playing"
            await self._play_on()

    # The game.

    def asked(self, user: int, stamp: str) -> tuple[int, Prompt]:
        """Return the seat and the question of ``user``; raises Trouble unless it is the one of ``stamp``."""
        match = self.playing()
        seat = self.seated(user)
        if stamp != self.stamp:
            raise Trouble("trouble-old-question", stale=True)
        if seat in match.held:
            raise Trouble("trouble-already-answered", stale=True)
        prompt = match.prompt_for(seat)
        if prompt is None:
            raise Trouble("refused-not-asked", stale=True)
        return seat, prompt

    async def pick(self, user: int, stamp: str, refs: Sequence[str]) -> None:
        """Answer at once with the options that ``refs`` name."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            await self._answer(seat, [resolve(prompt, ref) for ref in refs])

    async def sketch(self, user: int, stamp: str, number: int, page: int, refs: Iterable[str]) -> None:
        """Note what is picked on one page of one group, without answering yet."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            if not 0 <= number < len(prompt.groups):
                raise Trouble("trouble-option-gone", stale=True)
            self.draft(seat).choose(prompt, number, page, [resolve(prompt, ref) for ref in refs])

    async def turn_page(self, user: int, stamp: str, shelf: str, page: int) -> None:
        """Look at another page of some options."""
        async with self.lock:
            seat, _ = self.asked(user, stamp)
            self.draft(seat).pages[shelf] = page

    async def turn_screen(self, user: int, stamp: str, screen: int) -> None:
        """Look at another part of a long answer."""
        async with self.lock:
            seat, _ = self.asked(user, stamp)
            self.draft(seat).screen = screen

    async def focus(self, user: int, stamp: str, number: int, refs: Sequence[str]) -> None:
        """Let the stepper of a group be about another option."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            for ref in refs:
                self.draft(seat).focus[number] = resolve(prompt, ref)

    async def step(self, user: int, stamp: str, ref: str, taken: int) -> None:
        """Take an option of a compound answer ``taken`` times."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            self.draft(seat).step(prompt, resolve(prompt, ref), taken)

    async def mark(self, user: int, stamp: str, ref: str) -> None:
        """Pick one option of a compound answer, or no longer."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            self.draft(seat).toggle(prompt, resolve(prompt, ref))

    async def clear(self, user: int, stamp: str) -> None:
        """Begin a compound answer anew."""
        async with self.lock:
            seat, _ = self.asked(user, stamp)
            self.draft(seat).clear()

    async def confirm(self, user: int, stamp: str, digest: str) -> None:
        """Answer with what was picked so far; raises Trouble when that is not what ``digest`` stands for."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            keys = self.draft(seat).keys
            if self.draft(seat).digest != digest:
                raise Trouble("trouble-draft-lost", stale=True)
            refusal = problem(prompt, keys)
            if refusal:
                raise Trouble.refused(refusal, self.saved.game)
            await self._answer(seat, keys)

    async def pass_until(self, user: int, stamp: str, span: str) -> None:
        """Pass now and, without being asked, until the end of a span of time."""
        async with self.lock:
            seat, prompt = self.asked(user, stamp)
            which = self.spans().get(span)
            if which is None or not is_window(prompt):
                raise Trouble("trouble-option-gone", stale=True)
            wishes = self.saved.seats[seat].wishes
            before, wishes.until = wishes.until, (span, which)
            try:
                await self._answer(seat, [PASS])
            except Trouble:
                wishes.until = before
                raise

    async def wish(self, user: int, **changes: Any) -> None:
        """Change when ``user`` is asked: ``mode``, ``until`` or ``never``."""
        async with self.lock:
            self.playing()
            wishes = self.saved.seats[self.seated(user)].wishes
            for name, value in changes.items():
                setattr(wishes, name, value)
            await self._play_on()

    def spans(self) -> Mapping[str, str]:
        """Return the spans of time that the match is in."""
        return self.face.spans(self.match.view(None)) if self.match else {}

    async def close(self) -> None:
        """Close the table, whatever its state: nobody wins."""
        async with self.lock:
            self._current()
            self.saved.state = "cancelled"
            await self._save(len(self.saved.log))

    async def resign(self, user: int) -> None:
        """Give the match up."""
        async with self.lock:
            self.playing()
            await self._answer(self.seated(user), [RESIGN])

    def consent_needed(self, user: int) -> bool:
        """Tell whether the other people must agree before ``user`` takes a decision back."""
        match = self.playing()
        seat = self.seated(user)
        if match.undo_target(seat) is None and seat not in match.held:
            raise Trouble("refused-nothing-to-undo")
        return not match.may_undo(seat) and len(self.humans) > 1

    async def undo(self, user: int, stamp: str, *, consent: Literal["own", "other"] = "own") -> None:
        """Take back the last decision of ``user``."""
        async with self.lock:
            match = self.playing()
            seat = self.seated(user)
            if stamp != self.stamp:
                raise Trouble("trouble-old-question", stale=True)
            if consent == "own" and self.consent_needed(user):
                raise Trouble("refused-undo-needs-consent")
            try:
                self.match = match.undo(seat, consent=True)
            except Refused as refusal:
                raise Trouble.refused(refusal, self.saved.game) from refusal
            self.saved.undos += 1
            self.saved.seats[seat].wishes.until = None
            await self._play_on()

    async def _answer(self, seat: int, keys: Sequence[str]) -> None:
        match = self.playing()
        try:
            match.answer(seat, keys)
        except Refused as refusal:
            raise Trouble.refused(refusal, self.saved.game) from refusal
        except Exception:
            self.lost = True  # the rules fell over half way: what is in memory is no match any more
            raise
        await self._play_on()

    async def _play_on(self) -> None:
        """Let the computer players move, then keep everything that is new."""
        match = self.match
        assert match is not None
        try:
            while self._move_computer(match) or self._pass_by_wish(match):
                pass
        except Exception:
            self.lost = True
            raise
        keep = common_rows(self.saved.log, match.log)
        self.saved.log = list(match.log)
        self.saved.held = {seat: tuple(option.key for option in answer) for seat, answer in match.held.items()}
        if match.outcome is not None:
            self.saved.state = "over"
        await self._save(keep)

    def _move_computer(self, match: Match) -> bool:
        """Let one computer player decide; tell whether one did."""
        for seat in match.waiting():
            prompt = match.prompt_for(seat)
            if self.saved.seats[seat].kind == "computer" and prompt is not None:
                match.answer(seat, choose(prompt, self.stream))
                return True
        return False

    def _pass_by_wish(self, match: Match) -> bool:
        """Pass for one player who does not want to be asked; tell whether somebody was passed for."""
        for seat in match.waiting():
            wishes, prompt = self.saved.seats[seat].wishes, match.prompt_for(seat)
            spans = self.spans() if wishes.until else {}
            if wishes.until and not lasts(wishes, spans):
                wishes.until = None
            if prompt is not None and passes(wishes, prompt, spans):
                match.answer(seat, [PASS], auto=True)
                return True
        return False

    async def _save(self, keep: int = 0) -> None:
        try:
            await self.store.save(self.saved, keep=keep)
        except Outdated as outdated:
            self.lost = True
            raise Trouble("trouble-changed-meanwhile", stale=True) from outdated
        except BaseException:
            self.lost = True
            raise


def check_form(face: Face, form: str) -> None:
    """Raise Trouble unless ``form`` is one of the game's formats, or none."""
    known = face.formats(Words.load()["en"])
    if form and form not in known:
        raise Trouble("deck-unknown-format", format=form, known=", ".join(known))


def common_rows(old: Sequence[Decision], new: Sequence[Decision]) -> int:
    """Return how many rows both logs begin with alike."""
    for row, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return row
    return min(len(old), len(new))
