"""The plans of players at a table: when to be asked, passing until something happens, answers in advance."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.games.alarms import AIMED, DEALT
from bot.store.matches.plan import Step, next_pass, passing, passing_apart
from bot.tables.plans.wishes import by_wish, is_window
from bot.tables.views import view_of
from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.match import Match
from engine.kernel.prompt import PASS, Prompt

if TYPE_CHECKING:
    from bot.tables.table import Table


class Plans:
    """The plans of the players at a table. An impossible plan raises Trouble, and changes nothing."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def spans(self, seat: int) -> Mapping[str, str]:
        """Return the spans of time that the match is in for a seat, the shortest first."""
        match = self.table.match
        return self.table.face.spans(view_of(match, seat)) if match else {}

    async def wish(self, user: int, **changes: Any) -> None:
        """Change when ``user`` is asked: ``mode``, ``never`` or ``beginner``."""
        async with self.table.lock:
            self.table.playing()
            wishes = self.table.saved.seats[self.table.seating.seated(user)].wishes
            for name, value in changes.items():
                setattr(wishes, name, value)
            await self.table.play.carry_on()

    async def pass_until(self, user: int, stamp: str, span: str) -> None:
        """Pass now and, without being asked, until the end of a span of time.

        ``span`` may also name windows that the game lets players pass separately. The bot passes these until the end of
        the longest span, until somebody uses a card on one of the player's cards, or until the player gets a card, if
        the game has an alarm for it.
        """
        async with self.table.lock:
            seat, prompt = self.table.play.asked(user, stamp)
            spans = self.spans(seat)
            if not is_window(prompt) or (span not in spans and span != self.table.face.passed_apart(prompt)):
                raise Trouble("trouble-option-gone", stale=True)
            wishes = self.table.saved.seats[seat].wishes
            before = wishes.plan
            ends = [alarm for alarm in (AIMED, DEALT) if alarm in self.table.face.alarms]
            longest = [*spans.items()][-1]
            step = passing((span, spans[span])) if span in spans else passing_apart(span, longest, *ends)
            wishes.put(step)
            try:
                await self.table.play.answer(seat, prompt, [PASS])
            except Trouble:
                wishes.plan = before
                raise

    async def ask_again(self, user: int) -> None:
        """Ask ``user`` again although the time to pass automatically is not over."""
        async with self.table.lock:
            self.table.playing()
            self.table.saved.seats[self.table.seating.seated(user)].wishes.ask_again()
            await self.table.play.carry_on()

    async def pass_unless(self, user: int, event: str) -> None:
        """Pass for ``user`` until an event, but not beyond the end of the longest span that the match is in."""
        await self._plan(user, lambda within, _: passing(within, event) if event in self.table.face.alarms else None)

    async def answer_if_asked(self, user: int, keys: Sequence[str], say: Tongue) -> None:
        """Store the answer to a question that the game lets players answer in advance.

        Without keys, remove that answer.
        """

        def step(within: tuple[str, str], seat: int) -> Step | None:
            kind, offered = self.table.face.if_asked(self.table.scene(seat, say))
            return Step(kind, tuple(keys), within=within) if kind and {*keys} <= {*offered} else None

        await self._plan(user, step)

    async def _plan(self, user: int, planned: Callable[[tuple[str, str], int], Step | None]) -> None:
        """Add steps for the longest present span to the plan of ``user``. Raises Trouble if there is no step to add."""
        async with self.table.lock:
            match, seat = self.table.playing(), self.table.seating.seated(user)
            spans = [*self.spans(seat).items()]
            step = planned(spans[-1], seat) if spans else None
            if step is None:
                raise Trouble("trouble-option-gone", stale=True)
            own = self.table.saved.seats[seat]
            own.wishes.put(step)
            if not step.keys:
                own.wishes.drop(step.asks)
            own.wishes.met, own.seen = "", len(match.records)  # Only later events end the step.
            await self.table.play.carry_on()

    def next_pass(self, prompt: Prompt) -> Step | None:
        """Return the step that passes the next window after a question, if the game has such a window."""
        window = self.table.face.passed_next(prompt)
        if not window:
            return None
        kind, *ends = window
        return next_pass(kind, next(iter(self.spans(prompt.seat).values()), ""), *ends)

    def answer_one(self, match: Match) -> bool:
        """Answer for one player by plan or wish. Tell whether there was an answer."""
        for seat in self.table.waiting():
            own = self.table.saved.seats[seat]
            since = match.records[own.seen :]
            if (keys := by_wish(match, seat, own.wishes, self.table.face, self.table.stream, since)) is not None:
                match.answer(seat, keys, auto=True)
                return True
        return False
