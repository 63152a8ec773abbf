"""How a computer thinks about one game: the one interface that each game fills in, and the plain mind of the others.

A game registers its mind in ``data/games.json`` as the part ``mind``: ``"mind": "engine.players.l5r_lcg:LcgMind"``, a
subclass of ``Mind`` in a room of its own, ``engine/players/<game>``. The mind is made once and serves all matches, so
it keeps nothing of a match. The search that every game shares is ``engine/players/search.py``.

A mind reads the table itself, because views cost too much in playouts. It may use only what its seat knows of it:
never the face of a card that is hidden from ``prompt.seat``, the order of a deck, or a random stream of the table.
``engine fuzz GAME --computers`` proves it: hidden things change places, and a computer must answer the same.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from engine.kernel.games import games, part_of
from engine.kernel.match import Match
from engine.kernel.prompt import ONE, Prompt
from engine.kernel.rng import Stream
from engine.players.random import choose

# How often a further random answer is looked for that differs from those found.
TRIES = 3


class Mind:
    """One game's way of thinking; as it stands, that of a game that has none: every level plays at random.

    ``searches`` tells that a game has a value and can redraw what is hidden, so that levels above the policy think.
    ``budgets`` says how many playouts these levels may spend on a decision; ``width`` how many answers they compare.
    ``weights`` are those of its value by name, if it has such: ``engine tune`` looks for better ones.
    """

    searches: ClassVar[bool] = False
    budgets: ClassVar[Mapping[str, int]] = {"adept": 32, "master": 256}
    width: ClassVar[int] = 10

    @property
    def weights(self) -> Mapping[str, float]:
        """The weights of the value, by name."""
        return {}

    def weigh(self, weights: Mapping[str, float]) -> None:
        """Take other weights for the value, while the process runs."""

    def choose(self, table: Any, prompt: Prompt, stream: Stream) -> Sequence[str]:
        """Return the policy's answer to ``prompt``, by rules of thumb. Playouts run on it: it must be quick.

        Chances come from ``stream`` alone. The table is the real one or one that was redrawn.
        """
        return choose(prompt, stream)

    def candidates(self, table: Any, prompt: Prompt, most: int, stream: Stream) -> list[Sequence[str]]:
        """Return up to ``most`` different lawful answers that are worth comparing, the policy's own answer first."""
        return widened(prompt, [self.choose(table, prompt, stream)], most, stream)

    def value(self, table: Any, seat: int) -> float:
        """Return how good the table is for ``seat``: about its chance to win, from 0 (lost) to 1 (won).

        It may use all that lies on the table: search asks it only of tables whose hidden cards were redrawn.
        """
        return 0.5

    def horizon(self, table: Any, prompt: Prompt) -> Any:
        """Return a mark of the period (conflict, round, turn) at whose end playouts of this decision stop."""
        return None

    def reached(self, table: Any, mark: Any) -> bool:
        """Tell whether the period of ``mark`` is over at this table. Asked before each question of a playout."""
        return False

    def known(self, match: Match, seat: int) -> Any:
        """Return what ``redraw`` needs to know of the real match, reckoned once a decision, from the seat's knowledge.

        Hidden cards stand in it sorted by id, never as they lie: else the true order would leak through the shuffle.
        """
        return None

    def redraw(self, match: Match, seat: int, known: Any, stream: Stream) -> None:
        """Draw anew all that ``seat`` does not know, in place, at the table of a fork: the sampler of worlds.

        Hidden cards (hands, orders of decks, what lies facedown) and the table's random streams are drawn anew from
        ``stream``. What the seat knows stays: its own hand and deck list, cards it has seen or put back, cards that
        the open question names, what the decks of others may hold.
        """
        raise NotImplementedError


def find_mind(game: str) -> Mind:
    """Return a game's mind, the plain one where it has none of its own; raises Refused: ``broken-game``."""
    found: Mind = part_of(game, "mind") if game in games("mind") else Mind()
    return found


def distinct(found: Iterable[Sequence[str]], most: int) -> list[Sequence[str]]:
    """Return the first ``most`` different answers of those ``found``. The order of their keys does not matter."""
    answers: dict[tuple[str, ...], Sequence[str]] = {}
    for keys in found:
        if len(answers) < most:
            answers.setdefault(tuple(sorted(keys)), keys)
    return list(answers.values())


def widened(prompt: Prompt, found: Iterable[Sequence[str]], most: int, stream: Stream) -> list[Sequence[str]]:
    """Return different answers: those ``found`` in their order, then random lawful ones, ``most`` at most."""
    answers = distinct(found, most)
    if prompt.groups is ONE and prompt.check is None:
        others: list[Sequence[str]] = [[option.key] for option in prompt.options]
        stream.shuffle(others)
        return distinct([*answers, *others], most)
    failures = 0
    while len(answers) < most and failures < TRIES:
        wider = distinct([*answers, choose(prompt, stream)], most)
        failures += len(wider) == len(answers)
        answers = wider
    return answers
