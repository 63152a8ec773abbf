"""A match: start, answer, rebuild, fork, undo.

A match is its header and its decision log. Everything else is rebuilt by running the rules again.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from engine.kernel.flow import Answer, next_prompts
from engine.kernel.game import GameOver, Header, begun, break_up, charging, check_options, clearing, copying, find_game
from engine.kernel.log import LEAVING, RESIGN, WENT_BACK, Corrupt, Decision
from engine.kernel.outcome import Outcome
from engine.kernel.place import NEAR, Place, is_far
from engine.kernel.prompt import Prompt, Refused
from engine.kernel.record import Record

__all__ = ["LEAVING", "RESIGN", "WENT_BACK", "Corrupt", "Decision", "Match"]

# The whole state of a match: its log, and the secret answers that are still held. Replaying them restores the match.
_STATE: Final = (
    "_automatic", "_barrier", "_copied", "_end", "last_place", "_starts", "_to_keep", "asked", "flow", "game",
    "header", "held", "kept", "log", "pending", "records", "table",
)  # fmt: skip


class Match:
    """One match that is being played.

    ``flow`` runs the rules. ``pending`` holds the open prompts. ``version`` counts accepted answers. ``records`` holds
    all records so far. Seats in ``asked`` get guarded prompts even if only one answer is legal. ``kept`` is the place
    where forks start while the rules cannot restart, or None.
    """

    __slots__ = _STATE

    def __init__(self, header: Header, *, past: "Match | None" = None, place: Place | None = None) -> None:
        """Begin a match, or continue one from a ``place`` in its ``past``."""
        self.header = header
        self.game = find_game(header.game)
        self.asked = frozenset(header.options.get("asked", ()))
        self.pending: tuple[Prompt, ...] = ()
        self.held: dict[int, Answer] = {}
        # The seats whose held answers were given automatically.
        self._automatic: set[int] = set()
        rows, seen = (0, 0) if place is None else place[:2]
        self.log: list[Decision] = [] if past is None else past.log[:rows]
        self.records: list[Record] = [] if past is None else past.records[:seen]
        # For each row of the log, the first row of the same choice: a secret choice has one row per seat.
        self._starts: list[int] = [] if past is None else past._starts[:rows]
        self._barrier: int = 0 if past is None else min(past._barrier, rows)
        # ``_copied`` is the game's function that copies a table, and ``last_place`` is the row at which the rules could
        # last restart. ``_to_keep`` is the row at which a fork must make its own place while it is being replayed.
        self._copied = copying(self.game)
        self.last_place = 0
        self.kept: Place | None = None if past is None else past.kept
        self._to_keep = -1 if past is None or rows == past.last_place else past.last_place
        # While a whole log is being replayed (see ``expect``), the number of its rows.
        self._end = 0
        self.table = begun(self.game, header) if place is None else place.table
        self.flow = self.game.flow(self.table)
        self._run(None)

    @classmethod
    def start(cls, header: Header) -> "Match":
        """Start a match and play up to the first real question.

        Raises Refused (``unknown-setting``, or a reason of the game) for a header that cannot be played.
        """
        check_options(find_game(header.game), header)
        match = cls(header)
        match._settle()
        return match

    @classmethod
    def rebuild(
        cls, header: Header, log: Sequence[Decision], held: dict[int, tuple[str, ...]] | None = None
    ) -> "Match":
        """Run the rules again over ``log``. Raises Corrupt at the first decision that does not fit."""
        match = cls(header)
        match.catch_up(log, held or {})
        return match

    def fork(self, knower: int | None = None) -> "Match":
        """Return an independent copy of this match.

        The rules restart on a copy of the table (see ``game.Copying``), now or at the last point that allows it; later
        decisions are replayed. With a ``knower`` (a seat), the copy leaves out the secret answers of other seats.
        """
        copy = Match(self.header, past=self, place=self._place_of_fork())
        held = self.held_keys().items()
        copy.catch_up(self.log[len(copy.log) :], {seat: keys for seat, keys in held if knower in (None, seat)})
        self.kept = copy.kept
        return copy

    def expect(self, rows: int) -> None:
        """Keep places for forks from now on, because a log of ``rows`` rows is being replayed. 0 ends this."""
        self._end = rows

    @property
    def version(self) -> int:
        """The number of answers accepted so far, including secret answers that are still held."""
        return len(self.log) + len(self.held)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it is in play."""
        found: Outcome | None = self.table.outcome
        return found

    def ask(self, seat: int) -> None:
        """Ask ``seat`` guarded prompts from now on, because a person took the seat. Earlier decisions stay."""
        self.asked |= {seat}
        self.header.options = {**self.header.options, "asked": sorted(self.asked)}

    def open_prompts(self) -> tuple[Prompt, ...]:
        """Return the prompts that wait for an answer."""
        held = self.held
        return tuple([prompt for prompt in self.pending if prompt.seat not in held]) if held else self.pending

    def prompt_for(self, seat: int) -> Prompt | None:
        """Return the prompt that waits for ``seat``, or None."""
        for prompt in self.pending:
            if prompt.seat == seat:
                return None if seat in self.held else prompt
        return None

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that the match waits for."""
        return tuple(prompt.seat for prompt in self.pending if prompt.seat not in self.held)

    def answer(self, seat: int, keys: Sequence[str], *, auto: bool = False) -> list[Record]:
        """Take the answer of ``seat`` and play on to the next question that needs a decision.

        ``auto`` marks an answer that the bot gave because of the player's wish. An undo skips such an answer. The
        single key ``resign`` means that the seat leaves. Returns the new records. Raises Refused, and changes nothing,
        if the seat is not asked or the answer is not legal. An error in the rules also changes nothing.
        """
        before, rows, held = len(self.records), len(self.log), self.held_keys() if self.held else {}
        try:
            self._take(seat, tuple(keys), auto=auto)
            self._settle()
        except Refused:
            raise
        except Exception:
            as_before = Match.rebuild(self.header, self.log[:rows], held)
            for name in _STATE:
                setattr(self, name, getattr(as_before, name))
            raise
        return self.records[before:]

    def retake(self, decision: Decision) -> None:
        """Replay one row of a log without the automatic answers after it. Raises Refused if the row does not fit."""
        if decision.keys == WENT_BACK:
            self._charge(decision.seat)
        else:
            self._take(decision.seat, decision.keys, auto=decision.auto)

    def held_keys(self) -> dict[int, tuple[str, ...]]:
        """Return the keys of the secret answers that are held until the other seats have answered."""
        return {seat: tuple(option.key for option in answer) for seat, answer in self.held.items()}

    def undo_target(self, seat: int) -> int | None:
        """Return how many rows of the log remain when ``seat`` undoes its last decision, or None if it has none.

        If several seats chose in secret, their whole choice is undone, because everybody knows the answers by then. A
        row in which another seat left the match is never undone.
        """
        for row in range(len(self.log) - 1, -1, -1):
            decision = self.log[row]
            if decision.seat == seat and not decision.auto and decision.keys != WENT_BACK:
                return self._starts[row]
            if decision.keys == LEAVING:
                return None
        return None

    def gave(self, seat: int) -> bool:
        """Tell whether ``seat`` gave a secret answer that is still held."""
        return seat in self.held and seat not in self._automatic

    def may_undo(self, seat: int) -> bool:
        """Tell whether ``seat`` may undo its last decision without anybody's consent.

        The undo is free if, since then, nothing hidden was shown, nothing random happened and nobody else decided.
        """
        if self.gave(seat):
            return True
        row = self.undo_target(seat)
        if row is None or row < self._barrier or self.outcome is not None:
            return False
        return all(d.auto or d.seat == seat or d.keys == WENT_BACK for d in self.log[row:])

    def price_of_undo(self, seat: int) -> Mapping[str, Any] | None:
        """Return the price for ``seat`` to undo its last decision by consent, or None if the undo has no price."""
        rules = None if self.may_undo(seat) else charging(self.game)
        return None if rules is None else rules.price(self.table, seat)

    def undo(self, seat: int, *, consent: bool = False) -> "Match":
        """Return the match as it was before ``seat``'s last decision. An undo by ``consent`` may cost a price."""
        return Match.rebuild(self.header, *self.undone(seat, consent=consent))

    def undone(self, seat: int, *, consent: bool = False) -> tuple[list[Decision], dict[int, tuple[str, ...]]]:
        """Return the log and the secret answers that remain when ``seat`` undoes its last decision.

        Raises Refused with ``nothing-to-undo``, or ``undo-needs-consent`` if all other players must consent.
        """
        if self.gave(seat):
            return self.log, {other: keys for other, keys in self.held_keys().items() if other != seat}
        if (row := self.undo_target(seat)) is None:
            raise Refused("nothing-to-undo")
        if not consent and not self.may_undo(seat):
            raise Refused("undo-needs-consent")
        owed = [decision for decision in self.log[row:] if decision.keys == WENT_BACK]
        owed += [] if self.price_of_undo(seat) is None else [Decision(seat, WENT_BACK)]
        return [*self.log[:row], *owed], {}

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Return the view of the seat ``viewer``, or the public view if ``viewer`` is None."""
        return self.game.view(self.table, viewer)

    def _take(self, seat: int, keys: tuple[str, ...], *, auto: bool) -> None:
        """Take one answer. If no other seat must answer, let the rules go on."""
        if self.outcome is not None:
            raise Refused("match-over")
        if keys == LEAVING:
            self._leave(seat)
            return
        if (prompt := self.prompt_for(seat)) is None:
            raise Refused("not-asked")
        self._accept(seat, prompt.choose(keys), auto)

    def _accept(self, seat: int, answer: Answer, auto: bool) -> None:
        """Take a legal answer. Once no seat is left to answer, the rules go on."""
        if len(self.pending) == 1:
            self._starts.append(len(self.log))
            self.log.append(Decision(seat, tuple([option.key for option in answer]), auto))
            self._run((answer,))
            return
        self.held[seat] = answer
        if auto:
            self._automatic.add(seat)
        if len(self.held) == len(self.pending):
            self._step()

    def _leave(self, seat: int) -> None:
        if not 0 <= seat < len(self.header.seats):
            raise Refused("not-seated")
        if seat in (table := self.table).gone:
            raise Refused("already-left")
        clears = clearing(self.game)
        copied = self._copied if clears is not None and self.is_restartable else None
        self._starts.append(len(self.log))
        self.log.append(Decision(seat, LEAVING))
        table.gone = sorted([*table.gone, seat])
        self.held.pop(seat, None)
        with suppress(GameOver):
            self.game.leave(table, seat)
        if table.outcome is not None:
            self.held.clear()
            self.pending = ()
        elif clears is not None and copied is not None:
            clears.clear_seat(table, seat)
            self._start_anew(copied)
        elif clears is not None:
            stale = clears.stale(table, seat)
            for prompt in self.pending:
                prompt.withdraw(stale)
        self._collect()

    def _start_anew(self, copied: Callable[[Any], Any]) -> None:
        """Restart the rules on a copy of the table, so that they ask again with the options that are legal now."""
        self._collect()
        former, self.table = self.table, copied(self.table)
        self.flow = self.game.flow(self.table)
        break_up(former)
        self._run(None)

    def _charge(self, seat: int) -> None:
        """Let ``seat`` pay the price of an undo. Restart the rules if possible: the options may have changed."""
        rules = charging(self.game)
        if rules is None or self.held or seat not in range(len(self.header.seats)):
            raise Refused("not-asked")
        copied = self._copied if self.is_restartable else None
        self._starts.append(len(self.log))
        self.log.append(Decision(seat, WENT_BACK))
        with suppress(GameOver):
            if self.table.outcome is None:
                rules.charge(self.table, seat)
        self._collect()
        if self.table.outcome is not None:
            self.pending = ()
        elif copied is not None:
            self._start_anew(copied)

    def _run(self, answers: tuple[Answer, ...] | None) -> None:
        """Let the rules go on with ``answers`` to their next prompts. Raises RuntimeError if no prompt ever comes."""
        try:
            self.pending = next_prompts(self.flow, answers, self._pass_place)
        except (GameOver, StopIteration):
            self.pending = ()
        self._collect()
        if self.is_restartable:
            self._note_place()

    def _pass_place(self) -> None:
        self._collect()
        self._note_place()

    @property
    def is_restartable(self) -> bool:
        """Tell whether the rules, restarted on a copy of the table, would ask exactly the open questions."""
        if self._copied is None or not self.pending:
            return False
        if not all(prompt.anew for prompt in self.pending):
            return False
        # When a seat has just left, the questions may change, unless its cards and pieces were removed at once.
        return not self.log or self.log[-1].keys != LEAVING or clearing(self.game) is not None

    def _place_of_fork(self) -> Place | None:
        """Return the place where a fork starts, with a new copy of its table. None means the start of the match."""
        if self.is_restartable:
            if self.kept is None or self.kept.rows + NEAR < len(self.log):
                self.kept = self._place(self.table)
            return self._place(self.table)
        kept = self.kept
        return None if kept is None else self._place(kept.table, kept)

    def _place(self, table: Any, at: Place | None = None) -> Place:
        """Return the place ``at`` (by default the present one) with a copy of ``table``."""
        assert self._copied is not None
        rows, records = (len(self.log), len(self.records)) if at is None else at[:2]
        return Place(rows, records, self._copied(table))

    def _note_place(self) -> None:
        """Record that the rules can restart at this point. If this match must keep a place, make one here."""
        self.last_place = len(self.log)
        if self.last_place == self._to_keep and self._copied is not None:
            self._to_keep = -1
            self.kept = self._place(self.table)
        elif self._end and self._copied is not None and is_far(self.kept, self.last_place, self._end):
            former, self.kept = self.kept, self._place(self.table)
            if former is not None:
                break_up(former.table)

    def _collect(self) -> None:
        table = self.table
        if table.records:
            for record in table.records:
                if record.seats is not None and not record.known:
                    table.barrier = True
            self.records.extend(table.records)
            table.records.clear()
        if table.barrier:
            self._barrier = len(self.log)
            table.barrier = False

    def _step(self) -> None:
        """Write the secret answers to all open prompts into the log and let the rules go on with these answers."""
        held, automatic = self.held, self._automatic
        self._starts.extend([len(self.log)] * len(held))
        for seat in sorted(held):
            self.log.append(Decision(seat, tuple(option.key for option in held[seat]), seat in automatic))
        answers = tuple(held[prompt.seat] for prompt in self.pending)
        self.held = {}
        if automatic:
            self._automatic = set()
        self._run(answers)

    def _settle(self) -> None:
        """Answer every prompt that has only one legal answer and every prompt to a seat that has left."""
        while pending := self.pending:
            for prompt in pending:
                if prompt.seat not in self.held:
                    answer = self._answer_of_itself(prompt)
                    if answer is not None:
                        self._accept(prompt.seat, answer, True)
            if pending is self.pending:
                return

    def _answer_of_itself(self, prompt: Prompt) -> Answer | None:
        if prompt.seat in self.table.gone:
            return prompt.least()
        return None if prompt.guarded and prompt.seat in self.asked else prompt.forced()

    def catch_up(self, log: Iterable[Decision], held: Mapping[int, Sequence[str]]) -> None:
        """Replay ``log``, give automatic answers, take the ``held`` answers. Raises Corrupt for an illegal answer."""
        for row, decision in enumerate(log, len(self.log)):
            try:
                self.retake(decision)
            except Refused as refusal:
                raise Corrupt(row, refusal.reason) from refusal
        if self.held:
            raise Corrupt(self.version, "incomplete-log")
        self._settle()
        for seat, keys in held.items():
            if seat in self.held:
                continue
            try:
                self.answer(seat, keys)
            except Refused as refusal:
                raise Corrupt(len(self.log), refusal.reason) from refusal
