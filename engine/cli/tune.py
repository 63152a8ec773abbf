"""``tune``: better weights for the value of a game's mind, found in self-play.

The method is simultaneous perturbation (SPSA). Each step shifts all weights a little, up or down at random. A search
with the shifted weights plays mirrored deals against a search with the opposite shift. The weights then move towards
those of the winner. The output holds the weights and the command that produced them.
"""

import argparse
import json
from pathlib import Path
from typing import Final

from engine.desks import find_desk, game_names
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.kernel.rng import Stream, Streams
from engine.players.computer import stream_of
from engine.players.mind import Mind, find_mind
from engine.players.search import search

# How far a trial shifts a weight, and how far a step then moves it, both as a share of the weight.
TRIAL: Final = 0.2
STEP: Final = 0.08
LONGEST: Final = 5000


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of ``tune``."""
    command.add_argument("game", choices=game_names())
    command.add_argument("--steps", type=int, default=20)
    command.add_argument("--pairs", type=int, default=2, help="number of mirrored deals in each step")
    command.add_argument("--budget", type=int, default=16, metavar="PLAYOUTS")
    command.add_argument("--seed", default="1")
    command.add_argument(
        "--write", type=Path, metavar="FILE", help="the file for the weights (default: they are only printed)"
    )


def run(parsed: argparse.Namespace) -> int:
    """Tune the weights and print them. Raises Refused (``no-weights``) if the game's mind has no weights."""
    mind = find_mind(parsed.game)
    if not mind.weights:
        raise Refused("no-weights", game=parsed.game)
    tuning = Tuning(parsed.game, mind, parsed.seed, parsed.budget)
    for step in range(parsed.steps):
        score = tuning.step(step, parsed.pairs)
        print(f"step {step}: {score:+.2f}", flush=True)
    found = {
        "run": f"python -m engine tune {parsed.game} --steps {parsed.steps} --pairs {parsed.pairs}"
        f" --budget {parsed.budget} --seed {parsed.seed}",
        "weights": {name: round(value, 4) for name, value in tuning.weights.items()},
    }
    text = json.dumps(found, indent=2) + "\n"
    if parsed.write is not None:
        parsed.write.write_text(text, encoding="utf-8")
    print(text, end="")
    return 0


class Tuning:
    """The weights while they are tuned, and how to play games with them."""

    def __init__(self, game: str, mind: Mind, seed: str, budget: int) -> None:
        self.game = game
        self.mind = mind
        self.seed = seed
        self.budget = budget
        self.weights = dict(mind.weights)

    def step(self, number: int, pairs: int) -> float:
        """Try a random direction and move towards the winner.

        Return the score of the weights shifted in this direction, from -1 to 1.
        """
        chances = Streams(f"{self.seed}/tune")[f"{number}"]
        signs = {name: 1 if chances.below(2) else -1 for name in self.weights}
        upper, lower = (self._moved(signs, side * TRIAL) for side in (1, -1))
        games = [self._play(f"{number}/{pair}", pair, upper, lower, seat) for pair in range(pairs) for seat in (0, 1)]
        score = sum(games) / len(games)
        self.weights = self._moved(signs, STEP * score)
        return score

    def _moved(self, signs: dict[str, int], share: float) -> dict[str, float]:
        return {name: value * (1 + share * signs[name]) for name, value in self.weights.items()}

    def _play(self, deal: str, number: int, upper: dict[str, float], lower: dict[str, float], seat: int) -> float:
        """Play one game.

        ``seat`` uses the weights ``upper``, and all other seats use ``lower``. Return 1 if ``seat`` wins, -1 if another
        seat wins, else 0.
        """
        desk, seed = find_desk(self.game), f"{self.seed}/tune/{deal}"
        count = desk.company or 2
        seats = desk.seats(desk.rivals(number, count), Streams(seed)["decks"])
        match = Match.start(new_header(self.game, seed, seats, options=desk.rules_of(number)))
        while match.outcome is None and len(match.log) < LONGEST:
            prompt = match.open_prompts()[0]
            self.mind.weigh(upper if prompt.seat == seat else lower)
            keys = search(match, prompt, self.mind, self.budget, Stream(stream_of(match, prompt.seat, seed).bits()))
            match.answer(prompt.seat, keys)
        self.mind.weigh(self.weights)
        if match.outcome is None or match.outcome.winner is None:
            return 0.0
        return 1.0 if match.outcome.winner == seat else -1.0
