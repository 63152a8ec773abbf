"""``python -m tests.keeping.missing``: the kinds of question without a stored match, game by game.

A kind of question is a word in the code of a game for which there is a sentence ``ask-…``. A stored secret answer
counts as a match at the question that it answers.
"""

import ast
import re
import sys
from pathlib import Path
from typing import Final

from engine.desks import game_names

from .keep import FOLDER, unpack

ROOT: Final = Path(__file__).parents[2]
NONE: Final = {"other", "deck"}  # two words that are not kinds of questions in a match
ASKED: Final = re.compile(r"^ask-([a-z-]+) =", re.MULTILINE)


def named(game: str) -> set[str]:
    """Return the kinds of question that a game's code names."""
    own = game.replace("-", "_")
    asked = {
        kind
        for path in (ROOT / "data" / "words" / own / "en").glob("*.ftl")
        for kind in ASKED.findall(path.read_text(encoding="utf-8"))
    }
    said = {
        node.value
        for path in (ROOT / "engine" / own).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return asked & said - NONE


def kept(game: str) -> set[str]:
    """Return the kinds of question that are open where a match is stored."""
    found: set[str] = set()
    for path in FOLDER.glob(f"*/{game}.txt"):
        for one in unpack(path):
            found |= {kind for kind, _ in one.cuts.values()}
            found |= {kind for moment in one.kept.moments if moment.row in one.cuts for _, kind in moment.asked}
    return found


def missing() -> dict[str, set[str]]:
    """Return the kinds of question without a stored match, by game."""
    return {game: named(game) - kept(game) for game in game_names()}


def main() -> int:
    """Print these kinds. Return 1 if there are any."""
    found = missing()
    for game, kinds in found.items():
        print(f"{game}: {len(named(game))} kinds, missing: {', '.join(sorted(kinds)) or 'none'}")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
