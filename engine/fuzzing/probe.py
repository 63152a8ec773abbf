"""The part of a game that the fuzzer needs beyond its rules."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from engine.desks import RANDOM
from engine.fuzzing.facts import Atoms, Walk
from engine.kernel.game import find_game
from engine.kernel.games import games, part_of
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.random import choose


class Coverage:
    """A counter of the things that random games have covered.

    A game that has nothing to cover uses this base class as it is.
    """

    def see(self, match: Match) -> None:
        """Count the things that happened in a match."""

    def missing(self) -> list[str]:
        """Return the names of everything that never happened."""
        return []

    def seeking(self, stream: Stream, count: int) -> Sequence[str]:
        """Return decks or factions for ``count`` seats with which an uncovered event may happen."""
        return (RANDOM,) * count

    def covered(self, card: str) -> bool:
        """Tell whether a card was played and whether everything that its text can cause has happened."""
        return True

    def summary(self) -> dict[str, tuple[int, int]]:
        """Return, by kind of event, how many events were covered and how many there are."""
        return {}


class Probe:
    """One game, as the fuzzer sees it.

    A game that has only rules uses this base class as it is. ``atoms`` says how to write down code and card data, which
    have no state. ``caches`` names attributes that are derived from others. Each random player has one of the
    ``moods``, a style of play; ``lasting`` is the mood that makes games long. ``unnamed`` lists the verbs of options
    that depend on hidden cards but do not name a card. ``endless`` means that a game of random players may never end.
    The fuzzer then stops a long game and does not count it as a failure. ``places`` means that games can begin in the
    middle.
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
        """Return random settings of a match between ``seats``, such as the map."""
        return {}

    def position(
        self, seats: Sequence[Mapping[str, Any]], sought: Sequence[Sequence[str]], stream: Stream
    ) -> Mapping[str, Any]:
        """Return a position in the middle of a game, in which each seat has at hand the cards that it looks for."""
        raise NotImplementedError

    def choose(self, prompt: Prompt, stream: Stream, mood: int) -> list[str]:
        """Return a random answer in the style of play ``mood``."""
        return choose(prompt, stream)

    def gives_up(self, match: Match, seat: int, stream: Stream) -> bool:
        """Tell whether a random player resigns from a game that might not end otherwise."""
        return False

    def check_table(self, match: Match) -> None:
        """Check everything that must be true of the table at every step."""

    def check_named(self, match: Match, since: int) -> None:
        """Check that no prompt, and no record from ``since`` on, names a card to a seat that may not see the card."""

    def check_hidden(self, match: Match, stream: Stream) -> None:
        """Check that no view shows a card to a viewer who may not see the card."""

    def check_position(self, match: Match) -> None:
        """Check that the table can be rebuilt from its own position literal."""

    def check_unrevealed(self, before: Match, after: Match, seat: int) -> None:
        """Check that a seat learned no card between two states of a match."""

    def exchanges(self, match: Match, viewer: int, stream: Stream) -> Any:
        """Return a plan for exchanging cards that are now hidden from ``viewer``, or None."""
        return None

    def exchange(self, match: Match, plan: Any, *, really: bool) -> list[Any]:
        """If ``really`` is true, exchange the cards of a plan on a fork.

        Otherwise only access the cards as an exchange would. The second fork of a pair needs this. Return the cards.
        """
        return []

    def revealed(self, match: Match, viewer: int, cards: list[Any], since: int) -> bool:
        """Tell whether the rules showed any of ``cards`` to ``viewer`` since record number ``since``."""
        return False

    def coverage(self, names: Sequence[str]) -> Coverage:
        """Return an empty coverage for the decks or factions called ``names``."""
        return Coverage()


# The checks that only a game's own probe can make, each with the method that makes it.
OWN_CHECKS: Final = {
    "table": "check_table",
    "named cards": "check_named",
    "hidden": "check_hidden",
    "position": "check_position",
    "undo reveals nothing": "check_unrevealed",
    "interference": "exchanges",
    "coverage": "coverage",
}


def unchecked(probe: Probe) -> list[str]:
    """Return the names of the checks that the game's probe does not implement, and that therefore check nothing."""
    return [name for name, method in OWN_CHECKS.items() if getattr(type(probe), method) is getattr(Probe, method)]


def find_probe(game: str) -> Probe:
    """Return a game's probe, or a plain one. Raises Refused for a game without rules."""
    find_game(game)
    found: Probe = part_of(game, "probe") if game in games("probe") else Probe()
    return found
