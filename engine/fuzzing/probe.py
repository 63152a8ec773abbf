"""What the fuzzer asks of a game: how it is looked into, beyond what every match has."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine.desks import RANDOM
from engine.fuzzing.facts import Atoms, Walk
from engine.kernel.game import find_game
from engine.kernel.games import games, part_of
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.random import choose


class Coverage:
    """What random games have shown of a game; as it stands, of a game that has nothing to cover."""

    def see(self, match: Match) -> None:
        """Take note of all that happened in a match."""

    def missing(self) -> list[str]:
        """Return the names of what never happened."""
        return []

    def seeking(self, stream: Stream, count: int) -> Sequence[str]:
        """Return what so many seats bring to a table where something that is missing may happen."""
        return (RANDOM,) * count

    def covered(self, card: str) -> bool:
        """Tell whether a card was played and everything on it happened."""
        return True

    def summary(self) -> dict[str, tuple[int, int]]:
        """Return how much of each kind happened, and how much there is."""
        return {}


class Probe:
    """One game under the fuzzer; as it stands, the probe of a game that has rules alone and nothing to look into.

    ``atoms`` write down what is code or card data, and no state; ``caches`` are attributes that follow from the rest.
    Players have one of so many ``moods``, of which ``lasting`` makes for long games. ``unnamed`` are the verbs of
    options that are there for the sake of hidden cards, and name none. Games that random players may never end are
    ``endless``: they are broken off when they grow too long, where others have failed. A game that ``places`` can begin
    in the middle.
    """

    atoms: Atoms = MappingProxyType({})
    caches: frozenset[str] = frozenset()
    unnamed: frozenset[str] = frozenset()
    moods: int = 1
    lasting: int = 0
    endless: bool = False
    places: bool = False

    def walk(self) -> Walk:
        """Return a fresh walk over the game's objects."""
        return Walk(self.atoms, self.caches)

    def settings(self, stream: Stream, seats: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
        """Return random options of a match between such seats, such as its map."""
        return {}

    def position(
        self, seats: Sequence[Mapping[str, Any]], sought: Sequence[Collection[str]], stream: Stream
    ) -> Mapping[str, Any]:
        """Return the middle of a game between such seats, in which each has at hand the cards that it seeks."""
        raise NotImplementedError

    def choose(self, prompt: Prompt, stream: Stream, mood: int) -> list[str]:
        """Return a random answer; moods make games differ in style."""
        return choose(prompt, stream)

    def gives_up(self, match: Match, seat: int, stream: Stream) -> bool:
        """Tell whether a random player leaves a game that need not end otherwise."""
        return False

    def check_table(self, match: Match) -> None:
        """Check what must hold of the table at every step."""

    def check_told(self, match: Match, since: int) -> None:
        """Check that no record, new from ``since`` on, and no prompt names a card to whom it is hidden from."""

    def check_hidden(self, match: Match, stream: Stream) -> None:
        """Check that no view shows a card to whom it is hidden from."""

    def check_position(self, match: Match) -> None:
        """Check that the table comes back from its own literal."""

    def check_unrevealed(self, before: Match, after: Match, seat: int) -> None:
        """Check that a seat learned of no card between two states of a match."""

    def exchanges(self, match: Match, viewer: int, stream: Stream) -> Any:
        """Return a plan of exchanges of cards that are hidden from ``viewer`` now, or None."""
        return None

    def exchange(self, match: Match, plan: Any, *, really: bool) -> list[Any]:
        """Carry a plan out on a fork (or only touch the same cards) and return the cards."""
        return []

    def revealed(self, match: Match, viewer: int, cards: list[Any], since: int) -> bool:
        """Tell whether the rules showed any of these cards to ``viewer`` since the record of that number."""
        return False

    def coverage(self, names: Sequence[str]) -> Coverage:
        """Begin to take note of what happens to what seats bring by these names."""
        return Coverage()


def find_probe(game: str) -> Probe:
    """Return a game's probe, a plain one where it has none of its own; raises Refused for a game without rules."""
    find_game(game)
    found: Probe = part_of(game, "probe") if game in games("probe") else Probe()
    return found
