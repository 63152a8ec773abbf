"""No module has a forbidden import, and the check refuses each kind of forbidden import, for every game of the list."""

from collections.abc import Iterator
from functools import cache

import pytest
from grimp import ImportGraph, build_graph

from .listed import Listed, listed
from .tree import refuse
from .walls import broken, refused

GAMES = listed()
# For each part of a game, modules that all games share and that must not import this part.
SHARED = {
    "rules": ("engine.kernel.match", "engine.cardplay.table", "engine.players.random", "engine.cli.serve", "bot.app"),
    "desk": ("engine.desks", "engine.kernel.games"),
    "probe": ("engine.fuzzing.run", "engine.cli.bench"),
    "mind": ("engine.players.search", "engine.players.computer", "engine.kernel.match"),
    "face": (
        "bot.tables.table",
        "bot.panels.panel",
        "bot.games.scene",
        "bot.store.sqlite.store",
        "bot.later.scheduler",
        "cogs.table.panel",
    ),
    "decks": ("bot.decks.judging.check", "bot.decks.reading.lists", "cogs.decks.deck"),
    "reference": ("bot.rules.search", "bot.rules.cards", "cogs.rules.rules"),
}
# Packages that the rules of a game must not import.
ABOVE = ("engine.desks", "engine.players.random", "engine.cli.serve", "engine.fuzzing.run", "bot.words.catalogue")


@cache
def graph() -> ImportGraph:
    return build_graph("cogs", "bot", "engine", "data", cache_dir=None)


def part(game: Listed, name: str) -> str:
    return game.parts[name].partition(":")[0]


def gallery(game: Listed) -> str:
    """Return the module that shows a game's pictures, or an empty text for a game without pictures."""
    name = f"bot.pictures.{game.folder}.gallery"
    return name if name in graph().modules else ""


def forbidden(game: Listed) -> Iterator[tuple[str, str]]:
    """Yield a forbidden import of each kind: into the game's packages, and out of its rules."""
    for name, importers in SHARED.items():
        if name in game.parts:
            yield from ((importer, part(game, name)) for importer in importers)
    if gallery(game):
        yield from ((f"bot.pictures.{shared}", gallery(game)) for shared in ("kit", "render"))
    yield from ((part(game, "rules"), room) for room in ABOVE)
    if not game.of_cards:
        yield part(game, "rules"), "engine.cardplay.table"
    for other in GAMES:
        if other is not game:
            both = [name for name in SHARED if name in game.parts and name in other.parts]
            yield from ((part(game, name), part(other, name)) for name in both)
            if gallery(game) and gallery(other):
                yield gallery(game), gallery(other)


def test_no_wall_is_broken() -> None:
    refuse(broken(graph(), GAMES), "An import that goes through a wall:")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_kind_of_forbidden_import_is_refused(game: Listed) -> None:
    for importer, imported in forbidden(game):
        assert {importer, imported} <= graph().modules, f"no such module: {importer} or {imported}"
        assert refused(importer, imported, GAMES), f"{importer} -> {imported}"


def test_a_forbidden_import_is_found_in_the_house() -> None:
    importer, imported = "bot.tables.table", part(GAMES[-1], "face")
    graph().add_import(importer=importer, imported=imported)
    try:
        assert [line.partition(":")[0] for line in broken(graph(), GAMES)] == [f"{importer} -> {imported}"]
    finally:
        graph().remove_import(importer=importer, imported=imported)


def test_an_allowed_import_passes() -> None:
    for game in GAMES:
        assert refused(part(game, "rules"), "engine.kernel.match", GAMES) is None
        assert refused(part(game, "face"), part(game, "rules"), GAMES) is None
        assert not gallery(game) or refused("bot.pictures.gallery", gallery(game), GAMES) is None
