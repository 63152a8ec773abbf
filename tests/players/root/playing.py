"""Games of Root between computers, for the tests of how they decide."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.players.random import choose
from engine.players.root.mind import RootMind
from engine.root.definition import decks, maps

MIND = RootMind()
FACTIONS = (
    "marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers",
)  # fmt: skip
LONGEST = 3000


def table_for(hero: str, number: int, players: int = 4) -> Match:
    """Return a match on a random map and deck: of a faction against random ones, or drafted if ``hero`` is empty."""
    stream = Stream(number)
    names = [hero, *["random"] * (players - 1)]
    seats: Sequence[Mapping[str, Any]] = find_desk("root").seats(names, stream) if hero else [{}] * players
    options = {"map": stream.pick(sorted(maps())), "deck": stream.pick(sorted(decks()))}
    if not hero:
        options["set-up"] = "advanced"
    return Match.start(new_header("root", f"playing {number}", seats, options=options))


def play(match: Match, novices: Sequence[int], seed: int = 1) -> Iterator[Prompt]:
    """Play to the end: low-level computers in these seats, the others at random.

    Yield each question before it is answered.
    """
    stream = Stream(seed)
    for _ in range(LONGEST):
        if not match.pending:
            return
        prompt = match.open_prompts()[0]
        yield prompt
        novice = prompt.seat in novices
        match.answer(prompt.seat, MIND.choose(match.table, prompt, stream) if novice else choose(prompt, stream))


def winner(match: Match) -> Sequence[int]:
    """Return the seats that have won."""
    return () if match.outcome is None else match.outcome.winners
