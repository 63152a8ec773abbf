"""A game's records as lines of the log, and the end of a match."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.face.table import TableFace
from bot.games.scene import Scene, V_co
from bot.pictures.render import Sketch
from engine.kernel.outcome import Outcome
from engine.kernel.record import Record


@dataclass(frozen=True)
class Closing:
    """The end of a match as people see it: texts, pictures, and totals (such as battles) with a value for each seat.

    ``drawn`` tells whether the pictures show the totals too.
    """

    figures: Sequence[tuple[str, Sequence[str]]] = ()
    pictures: Sequence[Sketch] = ()
    drawn: bool = True


class LogFace(TableFace[V_co]):
    """A game's records as lines of the log, and the end of a match."""

    def acts(self, records: Sequence[Record]) -> Sequence[Record]:
        """Return the records as acts: records that belong together become one. Each act is a line of the log."""
        return records

    def chapter(self, record: Record, scene: Scene[V_co]) -> str:
        """Return the heading before a record in the log, if it has one: a round, a turn."""
        return ""

    def periods(self, records: Sequence[Record]) -> Sequence[tuple[int, str]]:
        """Return the records with which a turn or a round begins: their numbers, and ``turn`` or ``round``."""
        return ()

    @abstractmethod
    def record(self, record: Record, scene: Scene[V_co]) -> str | None:
        """Return a record, or several folded into one, as a line; None to leave it out."""

    def closing(self, records: Sequence[Record], outcome: Outcome, scene: Scene[V_co]) -> Closing:
        """Return the texts and pictures of a match that is over. The scene's view has all cards open."""
        return Closing(pictures=self.pictures(scene))

    @abstractmethod
    def ending(self, outcome: Outcome, scene: Scene[V_co]) -> str:
        """Return how the match ended."""
