"""Every part that ``data/games.json`` names exists, and has the interface that its users expect."""

import inspect
from pathlib import Path

import pytest

from bot.decks.company import Company
from bot.decks.game import DeckGame
from bot.games import Face
from bot.rules.reference import Reference
from engine.desks import Desk
from engine.fuzzing.probe import Probe
from engine.kernel.game import Game
from engine.kernel.games import LIST, part_of, read
from engine.players.advice import Figures
from engine.players.mind import Mind
from engine.puzzles.stretch import Stretches

# The interface of each part; a folder is a Path.
INTERFACES = {
    "rules": Game,
    "desk": Desk,
    "probe": Probe,
    "mind": Mind,
    "figures": Figures,
    "puzzles": Stretches,
    "face": Face,
    "decks": DeckGame,
    "company": Company,
    "glossary": Path,
    "reference": Reference,
    "words": Path,
    "lesson": Path,
}
LISTED = [(game, part) for game, parts in read(LIST.read_bytes()).items() for part in parts]


@pytest.mark.parametrize(("game", "part"), LISTED)
def test_every_part_of_every_game_has_the_type_that_its_room_asks_for(game: str, part: str) -> None:
    found, wanted = part_of(game, part), INTERFACES[part]
    if wanted is Path:
        assert found.is_dir()
        return
    assert getattr(found, "name", game) == game
    for name, member in members(wanted).items():
        there = getattr(type(found), name, None) or getattr(found, name, None)
        assert there is not None, f"{type(found).__name__} lacks {name}"
        if inspect.isfunction(member):
            assert list(inspect.signature(there).parameters) == list(inspect.signature(member).parameters), name


def members(wanted: type) -> dict[str, object]:
    """Return the methods, properties and attributes that an interface requires."""
    named = {name: member for kind in wanted.__mro__[:-1] for name, member in vars(kind).items()}
    named |= dict.fromkeys(wanted.__annotations__)
    return {name: member for name, member in named.items() if not name.startswith("_")}


def test_a_game_has_rules_words_and_a_face() -> None:
    """All other parts are optional: defaults replace them, and the bot offers nothing that a game lacks."""
    for game, parts in read(LIST.read_bytes()).items():
        if "face" in parts or "rules" in parts:
            assert {"rules", "face", "words"} <= parts.keys(), game
