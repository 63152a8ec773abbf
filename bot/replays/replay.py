"""A replay: the moments of a match, the ways from one moment to the next, and the events between them."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from bot.games import Face, Scene
from bot.games.periods import ROUND, TURN
from bot.games.scene import counted
from bot.replays.eyes import OPEN, records_with, view_with, viewer_of
from bot.replays.frames import Frame, Frames, Played
from bot.words import Tongue
from engine.kernel.prompt import Prompt
from engine.kernel.record import Record

DECISION: Final = "decision"
STEPS: Final = (DECISION, TURN, ROUND)


@dataclass
class Replay:
    """The moments of one match, in the words of its game."""

    face: Face
    frames: Frames

    @property
    def goes_on(self) -> bool:
        """Whether a match can continue from these moments. No match can continue from stored frames alone."""
        return isinstance(self.frames, Played)

    @cached_property
    def rows(self) -> list[int]:
        """The row of the log at each stop."""
        return [stop.row for stop in self.frames.stops]

    @cached_property
    def totals(self) -> list[int]:
        """How many records there were at each stop."""
        return [stop.total for stop in self.frames.stops]

    @cached_property
    def periods(self) -> list[tuple[int, str]]:
        """The number of each record with which a turn or round begins, and which of the two begins."""
        return list(self.face.periods(self.frames.records))

    @cached_property
    def steps(self) -> dict[str, list[int]]:
        """The rows of the stops for each kind of step. The first and the last moment belong to every kind."""
        found = {DECISION: self.rows}
        for step, kinds in ((TURN, (TURN, ROUND)), (ROUND, (ROUND,))):
            begins = {self._stop_after(record) for record, kind in self.periods if kind in kinds}
            if begins:
                found[step] = sorted({self.rows[0], *begins, self.rows[-1]})
        return found

    def _stop_after(self, record: int) -> int:
        """Return the row of the first stop at which a record had been made."""
        return self.rows[min(bisect_right(self.totals, record), len(self.rows) - 1)]

    def nearest(self, row: int) -> int:
        """Return the row of the last stop that is not after a row."""
        return self.rows[max(bisect_right(self.rows, row) - 1, 0)]

    def moved(self, row: int, step: str, by: int) -> int:
        """Return the row of the stop of the kind ``step`` before (``by`` = -1) or after (1) ``row``."""
        rows = self.steps.get(step, self.rows)
        place = bisect_left(rows, row) - 1 if by < 0 else bisect_right(rows, row)
        return rows[min(max(place, 0), len(rows) - 1)]

    def row_after_rounds(self, rounds: int) -> int:
        """Go back from the present round by ``rounds`` rounds, and return the row with which that round begins.

        If there were fewer rounds, or if the game has no rounds, return the first row of all.
        """
        begins = sorted({self._stop_after(record) for record, kind in self.periods if kind == ROUND})
        return begins[-1 - rounds] if len(begins) > rounds else self.rows[0]

    def place(self, row: int, step: str) -> int:
        """Return the number of this row among the stops of a kind, counted from one."""
        return max(bisect_right(self.steps.get(step, self.rows), row), 1)

    def scene(self, frame: Frame, eyes: str, say: Tongue, names: Sequence[str]) -> Scene:
        """Return the scene of a moment as ``eyes`` see it."""
        return Scene(say.of(self.face.name), names, view_with(frame, eyes))

    def heading(self, row: int, scene: Scene) -> str:
        """Return the turn or round of a stop, as the log calls it."""
        before = bisect_left(self.periods, (self._total(row), ""))
        for record, _ in reversed(self.periods[:before]):
            if text := self.face.chapter(self.frames.records[record], scene):
                return text
        return ""

    def lines(self, since: int, row: int, eyes: str, scene: Scene) -> list[str]:
        """Return the events between two stops in words, as these eyes saw them."""
        records = self.frames.records[self._total(since) if since < row else 0 : self._total(row)]
        acts = self.face.acts(records_with(records, eyes))
        told = [(act, line) for act in acts if (line := self.face.record(act, scene))]
        return [self._alone(act, line, scene) if eyes == OPEN else line for act, line in told]

    @staticmethod
    def _alone(act: Record, line: str, scene: Scene) -> str:
        """Return a line, with the seats that could read it if not everybody could."""
        if act.seats is None:
            return line
        return scene.say("moment-alone", name=", ".join(scene.names[seat] for seat in act.seats), line=line)

    def _total(self, row: int) -> int:
        return self.totals[bisect_left(self.rows, row)]


def texts(face: Face, scene: Scene, eyes: str) -> list[str]:
    """Return a moment as blocks of text. One line shows the hand of the seat whose eyes these are.

    The line does not say "your hand", because others read it too.
    """
    hand = face.held(scene) or face.hand(scene) if viewer_of(eyes) is not None else ""
    return [*face.table(scene), *([hand] if hand else [])]


def open_hands(face: Face, scene: Scene) -> list[str]:
    """Return every hand that lies open in a view of the whole table, in a line each."""
    found = []
    for player in scene.view.get("players", ()):
        cards = [card if isinstance(card, str) else card["id"] for card in player.get("hand") or ()]
        named = ", ".join(counted(face.card(card, scene.say) for card in cards))
        if named:
            found.append(scene.say("moment-hand", name=scene.names[player["seat"]], cards=named))
    return found


def doing(face: Face, scene: Scene, asked: Sequence[Prompt]) -> str:
    """Return who decides at a moment, and about which question."""
    if not asked:
        return ""
    who = ", ".join(dict.fromkeys(scene.names[prompt.seat] for prompt in asked))
    what = face.doing(scene, asked)
    return scene.say("waiting-for-what", who=who, what=what) if what else scene.say("waiting-for", who=who)
