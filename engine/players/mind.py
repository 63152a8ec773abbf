"""The interface of a computer player's mind for one game, and the mind of games without one.

A mind is a subclass of ``Mind`` in the folder ``engine/players/<game>``. A game registers it in ``data/games.json`` as
the part ``mind``: ``"mind": "engine.players.l5r_lcg:LcgMind"``. One object serves all matches, so it stores nothing
about a match. The search that every game shares is ``engine/players/search.py``.

A mind reads the table itself, because views cost too much in playouts. A mind may use only its seat's knowledge. A mind
never uses the face of a card that is hidden from ``prompt.seat``, the order of a deck, or a random stream of the table.
The command ``engine fuzz GAME --computers`` checks this: it exchanges hidden things, and the computer must give the
same answer.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.kernel.games import games, part_of
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.random import choose
from engine.players.single import picks_one

# How often to look for another random answer that differs from those found.
TRIES = 3


class Mind:
    """How computers play one game. The base class serves games without a mind: every level plays at random.

    ``searches`` means that the mind has a value and can redraw everything hidden, so that higher levels can search.
    ``budgets`` says how many playouts these levels may use for a decision, and ``width`` how many answers they compare.
    ``weights`` holds the weights of the value by name, if the value has any. The command ``engine tune`` looks for
    better weights.
    """

    searches: ClassVar[bool] = False
    budgets: ClassVar[Mapping[str, int]] = {"adept": 32, "master": 256}
    width: ClassVar[int] = 10

    @property
    def weights(self) -> Mapping[str, float]:
        """The weights of the value, by name."""
        return {}

    def weigh(self, weights: Mapping[str, float]) -> None:
        """Use ``weights`` for the value in this process."""

    def choose(self, table: Any, prompt: Prompt, stream: Stream) -> Sequence[str]:
        """Return the policy's answer to ``prompt``.

        The policy must be quick, because playouts use it. Random numbers come from ``stream`` alone. The table is the
        real table or a redrawn one.
        """
        return choose(prompt, stream)

    def candidates(
        self, table: Any, prompt: Prompt, most: int, stream: Stream, *, wide: bool = True
    ) -> list[Sequence[str]]:
        """Return up to ``most`` different answers that are worth comparing, the policy's own answer first.

        If ``wide`` is false, no random answers are added: the other answers are the next best ones by the policy.
        """
        return widened(prompt, [self.choose(table, prompt, stream)], most if wide else 1, stream)

    def value(self, table: Any, seat: int) -> float:
        """Return how good the table is for ``seat``: its estimated chance to win, from 0 (lost) to 1 (won).

        This method may read the whole table, because the search calls it only for tables whose hidden cards were
        redrawn.
        """
        return 0.5

    def horizon(self, table: Any, prompt: Prompt) -> Any:
        """Return a mark for a period (conflict, round, turn). Playouts of this decision stop when this period ends."""
        return None

    def farther(self, table: Any, mark: Any) -> Any:
        """Return the mark at which the later playouts of a far search stop.

        The default implementation returns ``mark``.
        """
        return mark

    def reached(self, table: Any, mark: Any) -> bool:
        """Tell whether a playout of this table is past ``mark`` and ends here.

        The search calls this before each question of a playout.
        """
        return False

    def fork(self, match: Match, prompt: Prompt, keys: Sequence[str], known: Any, mark: Any) -> Match:
        """Return the fork of a match on which a playout takes place. In this playout, ``keys`` will answer ``prompt``.

        The seat does not know the other seats' secret answers, so in this world they answer again.
        """
        return match.fork(prompt.seat)

    def settle(self, table: Any) -> None:
        """Record that the answer was given on this table of a fork. From here on, the policy plays all seats."""

    def known(self, match: Match, seat: int) -> Any:
        """Return the facts about the real match that ``redraw`` needs, taken from the seat's knowledge alone.

        These facts are computed once for each decision.

        Hidden cards among them are sorted by id, because their real order would influence the shuffle.
        """
        return None

    def redraw(self, match: Match, seat: int, known: Any, stream: Stream) -> None:
        """Redraw, in place, everything that ``seat`` does not know at the table of a fork.

        Hidden cards (hands, orders of decks, facedown cards) and the table's random streams are drawn from ``stream``.
        Everything that the seat knows stays: its own hand and deck list, cards it has seen or put back, cards that the
        open question names, and the cards that the others' decks may hold.
        """
        raise NotImplementedError


class WeighedMind(Mind):
    """A mind whose value is a sum of features. ``weights`` says how much each feature counts."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = weights

    @property
    def weights(self) -> Mapping[str, float]:
        """The weights of the value, by name."""
        return self._weights

    def weigh(self, weights: Mapping[str, float]) -> None:
        """Use ``weights`` for the value."""
        self._weights = weights


def find_mind(game: str) -> Mind:
    """Return a game's mind, or the plain one if it has none. Raises Refused: ``broken-game``."""
    found: Mind = part_of(game, "mind") if game in games("mind") else Mind()
    return found


def distinct(found: Iterable[Sequence[str]], most: int) -> list[Sequence[str]]:
    """Return the first ``most`` different answers in ``found``. The order of their keys does not matter."""
    answers: dict[tuple[str, ...], Sequence[str]] = {}
    for keys in found:
        if len(answers) < most:
            answers.setdefault(tuple(sorted(keys)), keys)
    return list(answers.values())


def widened(prompt: Prompt, found: Iterable[Sequence[str]], most: int, stream: Stream) -> list[Sequence[str]]:
    """Return up to ``most`` different answers: those in ``found`` in their order, then random legal ones."""
    answers = distinct(found, most)
    if picks_one(prompt):
        others: list[Sequence[str]] = [[option.key] for option in prompt.options]
        stream.shuffle(others)
        return distinct([*answers, *others], most)
    failures = 0
    while len(answers) < most and failures < TRIES:
        wider = distinct([*answers, choose(prompt, stream)], most)
        failures += len(wider) == len(answers)
        answers = wider
    return answers
