"""Which modules may import a game's modules, by one rule for all games of ``data/games.json``.

Only a game's own modules import that game's modules: all others get them from the list of games. The rules of a game
import only each other, the kernel, the data and, in a card game, the package that card games share.
"""

from collections.abc import Sequence

from grimp import ImportGraph

from .listed import Listed

# The gallery shows the pictures of all games.
SHOWS_ALL = "bot.pictures.gallery"


def broken(graph: ImportGraph, games: Sequence[Listed]) -> list[str]:
    """Return every import of a graph that is not allowed, with the reason."""
    return [
        f"{importer} -> {imported}: {reason}"
        for importer in sorted(graph.modules)
        for imported in sorted(graph.find_modules_directly_imported_by(importer))
        if (reason := refused(importer, imported, games))
    ]


def refused(importer: str, imported: str, games: Sequence[Listed]) -> str | None:
    """Return the reason why one module may not import another, or None if it may."""
    for game in games:
        if game.owns(imported) and not game.owns(importer) and importer != SHOWS_ALL:
            return f"it is for {game.name} alone: ask the list of games"
        allowed = (game.room, "engine.kernel", "data", *(("engine.cardplay",) if game.of_cards else ()))
        if within(importer, game.room) and not any(within(imported, room) for room in allowed):
            return f"the rules of {game.name} import {', '.join(allowed)} and nothing else of ours"
    return None


def within(module: str, package: str) -> bool:
    """Tell whether a module is this package or is inside it."""
    return module == package or module.startswith(f"{package}.")
