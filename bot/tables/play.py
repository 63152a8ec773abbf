"""The play of a match at its table: people answer, then plans and computers, until a person has to decide."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from bot.store.matches.plan import LOT, Step, next_answer
from bot.tables import slices
from bot.tables.answers.at_seat import split
from bot.tables.answers.draft import SIGN, Draft, completed, digest_of, meant, meant_whole, problem
from bot.tables.computers.quick import by_policy
from bot.tables.plans import LAST, beforehand
from bot.tables.slices import play_a_slice
from bot.trouble import Trouble
from engine.kernel.match import Decision, Match
from engine.kernel.prompt import Prompt, Refused

if TYPE_CHECKING:
    from bot.tables.table import Table


class Play:
    """How the match of a table goes on. Lessons and puzzles let their matches go on in another way."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    # People answer.

    def asked(self, user: int, stamp: str) -> tuple[int, Prompt]:
        """Return the seat and the question of ``user``. Raises Trouble unless this is the question ``stamp``."""
        match = self.table.playing()
        seat = self.table.seating.seated(user)
        if stamp != self.table.stamp:
            raise Trouble("trouble-old-question", stale=True)
        if seat in match.held:
            raise Trouble("trouble-already-answered", stale=True)
        prompt = self.table.prompt_for(seat)
        if prompt is None:
            raise Trouble("refused-not-asked", stale=True)
        return seat, prompt

    async def pick(self, user: int, stamp: str, refs: Sequence[str]) -> None:
        """Answer with the options to which ``refs`` refer.

        A reference may also name the answer to the next question, or a whole answer.
        """
        async with self.table.lock:
            seat, prompt = self.asked(user, stamp)
            if refs and refs[0].startswith(SIGN):
                return await self.answer(seat, prompt, [option.key for option in meant_whole(prompt, refs[0])])
            plain = [ref.removesuffix(LAST) for ref in refs]
            options = [meant(prompt.options, ref.partition("-")[0]) for ref in plain]
            ahead = beforehand(prompt, options, plain, self.table.face.by_lot(prompt))
            await self.answer(seat, prompt, completed(prompt, options), ahead, last=plain != [*refs])

    async def draft_for(self, user: int, stamp: str, change: Callable[[Prompt, Draft], None]) -> None:
        """Let ``change`` edit the picks of ``user`` without answering yet."""
        async with self.table.lock:
            seat, prompt = self.asked(user, stamp)
            change(prompt, self.table.draft(seat))

    async def confirm(self, user: int, stamp: str, digest: str, *, last: bool = False) -> None:
        """Answer with the picked options, or with the advised ones.

        ``digest`` identifies the answer that the button showed. Raises Trouble if that is neither of the two.

        ``last`` also passes the next window.
        """
        async with self.table.lock:
            seat, prompt = self.asked(user, stamp)
            draft = self.table.draft(seat)
            if draft.advised is not None and digest_of(draft.advised) == digest:
                await self.answer(seat, prompt, draft.advised, self.rest_by_lot(prompt))
                return
            keys = draft.keys
            if draft.digest != digest:
                raise Trouble("trouble-draft-lost", stale=True)
            refusal = problem(prompt, keys)
            if refusal:
                raise Trouble.refused(refusal, self.table.saved.game)
            await self.answer(seat, prompt, keys, last=last)

    def rest_by_lot(self, prompt: Prompt) -> Step | None:
        """Return the random answer to the questions that follow, if every button of this question gives it too."""
        kind = self.table.face.by_lot(prompt)
        return None if kind in (None, prompt.kind) else next_answer(kind, LOT)

    async def answer(
        self, seat: int, prompt: Prompt, keys: Sequence[str], ahead: Step | None = None, *, last: bool = False
    ) -> None:
        """Answer a question and continue the match.

        ``ahead`` answers the question that follows, and ``last`` passes the next window.

        The caller holds the table's lock.
        """
        table, match = self.table, self.table.playing()
        keys, ahead = split(prompt, keys, ahead)
        own, before = table.saved.seats[seat], len(match.records)
        then = table.plans.next_pass(prompt) if last else None
        table.at(seat).answers(prompt, table.stamp, ahead)
        self.let(match, seat, keys)
        own.wishes.decided(*(step for step in (ahead, then) if step))
        own.seen = before
        with table.acting(seat):
            await self.carry_on()

    def let(self, match: Match, seat: int, keys: Sequence[str]) -> None:
        """Let a seat answer. If the rules refuse the answer, raises Trouble and changes nothing."""
        try:
            match.answer(seat, keys)
        except Refused as refusal:
            raise Trouble.refused(refusal, self.table.saved.game) from refusal

    # The match goes on.

    async def carry_on(self) -> None:
        """Let the computers decide and store everything new. Other tables are served after each slice."""
        table, saved, match, more = self.table, self.table.saved, self.table.match, True
        assert match is not None
        while more:
            try:
                more = saved.state == "playing" and play_a_slice(lambda: self._moved(match))
            except Exception:
                table.lost = True
                raise
            if more and len(match.log) >= slices.LONGEST:
                saved.state, more = "cancelled", False
            keep = common_rows(saved.log, match.log)
            saved.log = list(match.log)
            saved.held = {seat: tuple(option.key for option in answer) for seat, answer in match.held.items()}
            if match.outcome is not None:
                saved.state = "over"
                table.seating.give_back()
            table.petitions.shut_overtaken(table.stamp)
            table.survival.present(table, keep)
            table.saving.midway = more
            await table.save(keep)
            if more and table.saving.wanted:
                await asyncio.sleep(0)  # Wake the tasks that wait for a stored moment.
        if table.ponder is not None and self.thinking is not None:
            table.ponder(table)

    def _moved(self, match: Match) -> bool:
        return self.move_computer(match) or self.answer_by_wish(match)

    def move_computer(self, match: Match) -> bool:
        """Let one computer that does not think ahead decide. Tell whether there was such a computer."""
        seating = self.table.seating
        for seat in self.table.waiting():
            if seating.is_computer(seat) and not self._thinks(seat):
                match.answer(seat, by_policy(match, seat, seating.level(seat)))
                return True
        return False

    def answer_by_wish(self, match: Match) -> bool:
        """Answer for one player by plan or wish. Tell whether there was an answer."""
        return self.table.plans.answer_one(match)

    @property
    def thinking(self) -> int | None:
        """The seat of the computer that is thinking about its answer, or None."""
        table = self.table
        if table.ponder is None:
            return None
        return next((seat for seat in table.waiting() if table.seating.is_computer(seat) and self._thinks(seat)), None)

    def _thinks(self, seat: int) -> bool:
        """Tell whether the computer at a seat does not answer at once: it thinks ahead, or people want to watch."""
        seating = self.table.seating
        return self.table.ponder is not None and (seating.level(seat).searches or seating.watched)


def common_rows(old: Sequence[Decision], new: Sequence[Decision]) -> int:
    """Return how many rows two logs share at their beginnings."""
    for row, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return row
    return min(len(old), len(new))
