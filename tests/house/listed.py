"""The games of ``data/games.json``, as the checks of this folder see them: the packages and parts of each game."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from engine.kernel.games import LIST, read

from .tree import ROOT


class Listed(NamedTuple):
    """One game with rules: its name, the folder name of its packages, and its parts."""

    name: str
    folder: str
    parts: Mapping[str, str]

    @property
    def rules(self) -> str:
        """Return the module of its rules."""
        return self.parts["rules"].partition(":")[0]

    @property
    def room(self) -> str:
        """Return the package of its rules."""
        return f"engine.{self.folder}"

    @property
    def of_cards(self) -> bool:
        """Tell whether the game is played with decks. Only such games may use the code that card games share."""
        return "decks" in self.parts

    def owns(self, module: str) -> bool:
        """Tell whether a module belongs to this game: it is in one of its packages, or one of its parts or helpers."""
        if self.folder in module.split("."):
            return True
        return any(module == part or module.startswith((f"{part}.", f"{part}_")) for part in self.modules())

    def modules(self) -> list[str]:
        """Return the modules of its parts."""
        return [part.partition(":")[0] for part in self.parts.values() if ":" in part]


def listed() -> list[Listed]:
    """Return the games with rules, in the order of the list."""
    found = []
    for name, parts in read(LIST.read_bytes()).items():
        if "rules" in parts:
            found.append(Listed(name, parts["rules"].partition(":")[0].split(".")[-2], parts))
    return found


def rooms() -> list[str]:
    """Return the folders of all games' rules."""
    return [f"engine/{game.folder}" for game in listed()]


def folders_of_tests() -> list[str]:
    """Return the folders of all games' tests."""
    return [folder for game in listed() if (ROOT / (folder := f"tests/{game.folder}")).is_dir()]


def card_games() -> list[Listed]:
    """Return the games that declare their names in a vocabulary."""
    return [game for game in listed() if (ROOT / "engine" / game.folder / "vocabulary.py").is_file()]


def every_card(game: Listed) -> list[Any]:
    """Return all card definitions of a card game."""
    definition = import_module(f"{game.room}.definition")
    cards = getattr(definition, "pool", None) or definition.catalogue
    return list(cards().values())
