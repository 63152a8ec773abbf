"""Pictures of Root by name, made from random games: to look at, to measure, and to compare with golden ones."""

from collections.abc import Iterator

from bot.games import Scene, face_of
from bot.games.root.names import GAME
from bot.pictures.render import Sketch
from bot.words import COMPLETE, Words
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.random import choose

NAMES = ("Hana", "Kenji", "Ola", "Wilhelmina Krystyna", "Maximilien-François", "Eve")
# Map, the seats' factions, and the number of decisions before the picture.
STATES = {
    "autumn": (("marquise", "eyrie", "alliance", "vagabond.thief"), 250),
    "lake": (("corvids", "eyrie", "cult", "vagabond.arbiter", "duchy", "hundreds"), 500),
    "mountain": (("marquise", "hundreds", "duchy", "cult"), 250),
    "winter": (("marquise", "keepers", "corvids"), 150),
}
SIX = ("marquise", "hundreds", "duchy", "corvids", "keepers", "alliance")
LATE = 700  # decisions after which every map is full of pieces


def match_on(board: str, brings: tuple[str, ...], decisions: int) -> Match:
    """Return a match on a map after this many random decisions."""
    face, stream = face_of(GAME), Stream(1)
    seats = tuple(face.seat(key, name) for key, name in zip(brings, NAMES, strict=False))
    match = Match.start(Header(GAME, f"gallery {board}", seats, options=face.options([], {"map": board})))
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
    for board, (brings, decisions) in STATES.items():
        view = match_on(board, brings, decisions).view(0)
        for language in COMPLETE:
            scene = Scene(Words.load()[language].of(GAME), NAMES, view)
            for sketch in face.pictures(scene):
                yield f"root-{board}-{sketch.name}-{language}", sketch
    yield from _closings()


def late() -> Iterator[tuple[str, Sketch]]:
    """Yield every map as full as it can become, with six players: for measuring."""
    for board in STATES:
        scene = Scene(Words.load()["en"].of(GAME), NAMES, match_on(board, SIX, LATE).view(0))
        yield f"root-{board}-late-en", face_of(GAME).pictures(scene)[0]


def _closings() -> Iterator[tuple[str, Sketch]]:
    """Yield the end of a match, in every language."""
    match = match_on("winter", STATES["winter"][0], 10_000)
    assert match.outcome is not None
    view = {**match.game.open_view(match.table), "viewer": None}
    for language in COMPLETE:
        scene = Scene(Words.load()[language].of(GAME), NAMES, view)
        found = face_of(GAME).closing(match.records, match.outcome, scene)
        yield f"root-closing-{language}", found.pictures[-1]
