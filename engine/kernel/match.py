"""A match: start, answer, rebuild, fork, undo.

A match is its header and its decision log. Everything else is rebuilt by running the rules again.
"""

import pickle
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.kernel.flow import Answer
from engine.kernel.game import GameOver, Header, find_game
from engine.kernel.prompt import Prompt, Refused
from engine.kernel.record import Record

RESIGN: Final = "resign"


class Decision(NamedTuple):
    """One row of the decision log: who chose which option keys, and whether only one answer was legal."""

    seat: int
    keys: tuple[str, ...]
    auto: bool = False


class Corrupt(Exception):
    """A decision log that does not fit the rules: ``row`` is the first decision that no longer fits."""

    def __init__(self, row: int, reason: str) -> None:
        super().__init__(row, reason)
        self.row = row
        self.reason = reason


class Match:
    """One match in play.

    ``pending`` are the prompts open now, ``version`` counts up with every accepted answer, ``records`` is all that
    happened so far. ``asked`` seats want to see guarded prompts even when only one answer is legal.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = find_game(header.game)
        self.asked = frozenset(header.options.get("asked", ()))
        self.log: list[Decision] = []
        self.records: list[Record] = []
        self.held: dict[int, Answer] = {}
        self.pending: tuple[Prompt, ...] = ()
        self._checkpoint: tuple[int, int, bytes] | None = None
        self._barrier = 0
        # For each row of the log, the first row of the choice it belongs to: secret choices have one row per seat.
        self._starts: list[int] = []
        self._begin(self.game.start(header))

    @classmethod
    def start(cls, header: Header) -> "Match":
        """Start a match and play up to the first real question."""
        match = cls(header)
        match._settle()
        return match

    @classmethod
    def rebuild(
        cls, header: Header, log: Sequence[Decision], held: dict[int, tuple[str, ...]] | None = None
    ) -> "Match":
        """Run the rules again over ``log``. Raises Corrupt at the first decision that does not fit."""
        match = cls(header)
        match._replay(log)
        match._settle()
        match._hold(held or {})
        return match

    @property
    def version(self) -> int:
        """The number of answers taken so far, secret ones that wait for the other seat included."""
        return len(self.log) + len(self.held)

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How the match ended, or None while it is in play."""
        found: dict[str, Any] | None = self.table.outcome
        return found

    def prompt_for(self, seat: int) -> Prompt | None:
        """Return the prompt that waits for ``seat``, or None."""
        if seat in self.held:
            return None
        return next((prompt for prompt in self.pending if prompt.seat == seat), None)

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that the match waits for."""
        return tuple(prompt.seat for prompt in self.pending if prompt.seat not in self.held)

    def answer(self, seat: int, keys: Sequence[str], *, auto: bool = False) -> list[Record]:
        """Take ``seat``'s answer and play on to the next real question.

        ``auto`` marks an answer that was given for the player, by its own wish: taking back skips it. Returns the
        records of what happened. Raises Refused, and changes nothing, when the seat is not asked or the
        answer is not legal.
        """
        if self.outcome is not None:
            raise Refused("match-over")
        before = len(self.records)
        if tuple(keys) == (RESIGN,):
            self._resign(seat)
            return self.records[before:]
        prompt = self.prompt_for(seat)
        if prompt is None:
            raise Refused("not-asked")
        self.held[seat] = prompt.choose(keys)
        if not self.waiting():
            self._step(auto=auto)
            self._settle()
        return self.records[before:]

    def fork(self) -> "Match":
        """Return an independent copy of this match, as cheaply as the last checkpoint allows."""
        if self._checkpoint is None:
            return Match.rebuild(self.header, self.log, self.held_keys())
        rows, seen, frozen = self._checkpoint
        copy: Match = object.__new__(Match)
        copy.header, copy.game, copy.asked = self.header, self.game, self.asked
        copy.log, copy.records, copy.held, copy.pending = self.log[:rows], self.records[:seen], {}, ()
        copy._barrier = min(self._barrier, rows)
        copy._starts = self._starts[:rows]
        copy._begin(pickle.loads(frozen))
        copy._replay(self.log[rows:])
        copy._settle()
        copy._hold(self.held_keys())
        return copy

    def held_keys(self) -> dict[int, tuple[str, ...]]:
        """Return the keys of the secret answers that wait for the other seats'."""
        return {seat: tuple(option.key for option in answer) for seat, answer in self.held.items()}

    def undo_target(self, seat: int) -> int | None:
        """Return how much of the log stays when ``seat`` takes its last decision back, or None if it has none.

        A choice that several seats made at once goes as a whole: what the others chose is known by now.
        """
        for row in range(len(self.log) - 1, -1, -1):
            if self.log[row].seat == seat and not self.log[row].auto:
                return self._starts[row]
        return None

    def may_undo(self, seat: int) -> bool:
        """Tell whether ``seat`` may take its last decision back without anybody's consent.

        It may when nothing hidden was seen, nothing random happened and nobody else decided since.
        """
        if seat in self.held:
            return True
        row = self.undo_target(seat)
        if row is None or row < self._barrier or self.outcome is not None:
            return False
        return all(d.auto or d.seat == seat for d in self.log[row:])

    def undo(self, seat: int, *, consent: bool = False) -> "Match":
        """Return the match as it was before ``seat``'s last decision.

        Raises Refused: ``nothing-to-undo``, or ``undo-needs-consent`` past a reveal barrier unless all consent.
        """
        if seat in self.held:
            held = {other: keys for other, keys in self.held_keys().items() if other != seat}
            return Match.rebuild(self.header, self.log, held)
        row = self.undo_target(seat)
        if row is None:
            raise Refused("nothing-to-undo")
        if not consent and not self.may_undo(seat):
            raise Refused("undo-needs-consent")
        return Match.rebuild(self.header, self.log[:row])

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Return what ``viewer`` (a seat, or None for the public) may see of the table."""
        return self.game.view(self.table, viewer)

    def _begin(self, table: Any) -> None:
        self.table = table
        self._flow = self.game.flow(table)
        self._run(None)

    def _resign(self, seat: int) -> None:
        if not 0 <= seat < len(self.header.seats):
            raise Refused("not-seated")
        self.held.clear()
        self.pending = ()
        self.game.resign(self.table, seat)
        self._starts.append(len(self.log))
        self.log.append(Decision(seat, (RESIGN,)))
        self._collect()

    def _run(self, answers: tuple[Answer, ...] | None) -> None:
        """Let the rules go on with ``answers`` to their next prompts, keeping a checkpoint where they offer one."""
        try:
            prompts = next(self._flow) if answers is None else self._flow.send(answers)
            while not prompts:
                self._collect()
                self._checkpoint = (len(self.log), len(self.records), pickle.dumps(self.table, -1))
                prompts = self._flow.send(())
            self.pending = prompts
        except (GameOver, StopIteration):
            self.pending = ()
        self._collect()

    def _collect(self) -> None:
        table = self.table
        self.records.extend(table.records)
        table.records.clear()
        if table.barrier:
            self._barrier = len(self.log)
            table.barrier = False

    def _step(self, *, auto: bool) -> None:
        answers = []
        for prompt in self.pending:
            answer = self.held[prompt.seat]
            answers.append(answer)
        self._starts.extend([len(self.log)] * len(self.held))
        for seat in sorted(self.held):
            self.log.append(Decision(seat, tuple(option.key for option in self.held[seat]), auto))
        self.held.clear()
        self._run(tuple(answers))

    def _settle(self) -> None:
        """Take every decision that has one legal answer."""
        while self.pending:
            auto = True
            for prompt in self.pending:
                if prompt.seat in self.held:
                    auto = False
                    continue
                answer = None if prompt.guarded and prompt.seat in self.asked else prompt.forced()
                if answer is None:
                    return
                self.held[prompt.seat] = answer
            self._step(auto=auto)

    def _replay(self, log: Iterable[Decision]) -> None:
        first = len(self.log)
        for row, decision in enumerate(log, first):
            prompt = self.prompt_for(decision.seat)
            try:
                if self.outcome is not None:
                    raise Refused("match-over")
                if decision.keys == (RESIGN,):
                    self._resign(decision.seat)
                    continue
                if prompt is None:
                    raise Refused("not-asked")
                self.held[decision.seat] = prompt.choose(decision.keys)
            except Refused as refusal:
                raise Corrupt(row, refusal.reason) from refusal
            if not self.waiting():
                self._step(auto=decision.auto)
        if self.held:
            raise Corrupt(len(self.log) + len(self.held), "incomplete-log")

    def _hold(self, held: Mapping[int, Sequence[str]]) -> None:
        """Take the secret answers of a log again. Raises Corrupt when they do not fit."""
        for seat, keys in held.items():
            if seat in self.held:
                continue
            try:
                self.answer(seat, keys)
            except Refused as refusal:
                raise Corrupt(len(self.log), refusal.reason) from refusal
