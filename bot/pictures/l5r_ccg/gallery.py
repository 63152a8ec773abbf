"""Pictures of the 1997 game by name, from games played at random: for looking at and measuring."""

from collections.abc import Iterator
from typing import Final

from bot.games import Scene, face_of
from bot.games.l5r_ccg.names import GAME
from bot.pictures.render import Sketch
from bot.words import LANGUAGES, Words
from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.random import choose

NAMES: Final = ("Hana", "Maximilien-François", "Ola", "Wilhelmina Krystyna")
# How many sit at the table, the seed, and after how many decisions one looks.
STATES: Final = {"battle": (2, 1, 82), "late": (2, 1, 930), "four": (4, 4, 300)}


def match_on(seats: int, seed: int, decisions: int) -> Match:
    """Return a match after so many random decisions."""
    face, stream = face_of(GAME), Stream(seed)
    brought = find_desk(GAME).seats(["random"] * seats, stream)
    match = Match.start(new_header(GAME, f"g/{seed}", brought, options=face.options([], {})))
    for _ in range(decisions):
        if match.outcome is not None:
            break
        seat = match.waiting()[0]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        match.answer(seat, choose(prompt, stream))
    return match


def sketches() -> Iterator[tuple[str, Sketch]]:
    """Yield every picture by name, in every language."""
    face = face_of(GAME)
    for state, (seats, seed, decisions) in STATES.items():
        view = match_on(seats, seed, decisions).view(0)
        for language in LANGUAGES:
            for sketch in face.pictures(Scene(Words.load()[language].of(GAME), NAMES, view)):
                yield f"ccg-{state}-{sketch.name}-{language}", sketch
