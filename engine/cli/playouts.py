"""Measures playouts per second.

A playout is: fork, redraw hidden things, answer, play on by the policy, compute the value.
"""

from collections import defaultdict
from statistics import mean
from typing import Any, Final

from engine.cli.owntime import own_time
from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream, Streams
from engine.players.computer import decide, find_level
from engine.players.mind import Mind, find_mind
from engine.players.search import is_lawful, playout

# One searched decision in APART is timed, with PLAYED playouts.
APART: Final = 4
PLAYED: Final = 8


def rate(game: str, games: int) -> dict[str, Any]:
    """Return the playouts per second in some games of novices, in total and by kind of question.

    The timed playouts are those with which a search begins, one for each candidate answer in turn. If the game has no
    mind, the result is empty.
    """
    mind = find_mind(game)
    if not mind.searches:
        return {"playouts": 0}
    times: dict[str, list[float]] = defaultdict(list)
    for number in range(games):
        _time_game(game, number, mind, times)
    every = [each for kind in times.values() for each in kind]
    return {
        "playouts": len(every) * PLAYED,
        "playouts_per_second": round(1 / mean(every), 1),
        "ms": {kind: round(1000 * mean(each), 2) for kind, each in sorted(times.items())},
    }


def _time_game(game: str, number: int, mind: Mind, times: dict[str, list[float]]) -> None:
    """Play one game of novices and time playouts in it. Add the seconds of each playout to ``times``."""
    desk, novice, met = find_desk(game), find_level("novice"), 0
    count = len(desk.measured or desk.usual(desk.company or 2))
    seats = desk.seats(desk.rivals(2 * number + 1, count), Streams(f"playouts/{number}")["decks"])
    match = Match.start(new_header(game, f"playouts/{number}", seats))
    while match.outcome is None:
        prompt = match.open_prompts()[0]
        found = mind.candidates(match.table, prompt, mind.width, Stream(met))
        found = [keys for keys in found if is_lawful(prompt, keys)]
        if prompt.forced() is None and len(found) > 1:
            met += 1
            if met % APART == 0:
                times[prompt.kind].append(_timed(match, prompt, mind, found))
        match.answer(prompt.seat, decide(match, prompt.seat, novice, "playouts"))


def _timed(match: Match, prompt: Prompt, mind: Mind, found: list[Any]) -> float:
    begun = own_time()
    known, mark = mind.known(match, prompt.seat), mind.horizon(match.table, prompt)
    for number in range(PLAYED):
        # As in a search, all candidates play in the same world.
        keys, world = found[number % len(found)], number // len(found)
        playout(match, prompt, keys, mind, known, mark, Stream(world))
    return (own_time() - begun) / PLAYED
