"""``python -m engine.players.root.adjusting FACTION``: refits one weight of Root's value to games of adepts.

The weights come from games of novices (``fitting``). Adepts win more often with some factions than novices do, so the
value misjudges these factions in games of adepts. The weight *always* counts that a faction plays at all. This program
lets four adepts play with the faction, finds the *always* that predicts the winners best, and stores it. All other
weights stay. The data file records the games, and how well both weights predict the winners of games that were not used
for the search.
"""

import argparse
import json
from collections.abc import Sequence
from typing import Final

from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.players.computer import decide, find_level
from engine.players.root.fitting import SEATS, SET_APART, Fitted, Moment, moments_of, start, surprise
from engine.players.root.weights import DATA, Weights
from engine.root.factions import factions

# The weights that are tried, in tenths.
TRIED: Final = range(-40, 41)


def play(faction: str, number: int, seed: int) -> list[Moment]:
    """Let four adepts play, one of them with ``faction``. Return the moments at which turns began."""
    names = ["random"] * SEATS
    names[number % SEATS] = faction
    match = start(number, seed, names)
    return moments_of(match, lambda prompt: answer(match, prompt, f"{seed}/{number}"))


def answer(match: Match, prompt: Prompt, seed: str) -> Sequence[str]:
    """Return an adept's answer."""
    return decide(match, prompt.seat, find_level("adept"), seed)


def with_always(fitted: Fitted, faction: str, always: float) -> Fitted:
    """Return the weights with another *always* of ``faction``."""
    return {**fitted, faction: {**fitted[faction], "always": always}}


def best(moments: Sequence[Moment], fitted: Fitted, faction: str) -> float:
    """Return the *always* of ``faction`` with which the weights predict the winners best, to a tenth."""
    return min(TRIED, key=lambda tenths: surprise(moments, with_always(fitted, faction, tenths / 10))) / 10


def adjusted(data: Weights, faction: str, played: Sequence[Sequence[Moment]], seed: int) -> Weights:
    """Return the data with the *always* that fits most of the games best, tested on the other games."""
    tried = [moment for game in played[::SET_APART] for moment in game]
    searched = [moment for number, game in enumerate(played) if number % SET_APART for moment in game]
    found = with_always(data.factions, faction, best(searched, data.factions, faction))
    facts = {
        "games": len(played),
        "seed": seed,
        "moments": len(searched),
        "before": round(surprise(tried, data.factions), 3),
        "surprise": round(surprise(tried, found), 3),
    }
    return data.model_copy(update={"factions": found, "adjusted": {**data.adjusted, faction: facts}})


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the games, adjust the weight, and write the data."""
    parser = argparse.ArgumentParser(prog="python -m engine.players.root.adjusting", description=__doc__)
    parser.add_argument("faction", choices=sorted(factions()))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parsed = parser.parse_args(arguments)
    played = [play(parsed.faction, number, parsed.seed) for number in range(parsed.games)]
    data = adjusted(Weights.model_validate_json(DATA.read_bytes()), parsed.faction, played, parsed.seed)
    DATA.write_text(json.dumps(data.model_dump(exclude_defaults=True), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
