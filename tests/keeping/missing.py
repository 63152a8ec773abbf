"""``python -m tests.keeping.missing``: the kinds of question without a stored match, game by game.

A kind of question is a word in the code of a game. Either there is a sentence ``ask-…`` for the word, or the code makes
a prompt of this kind. The code of a game includes the rooms that it shares with other games. A stored
secret answer counts as a match at the question that it answers.
"""

import ast
import re
import sys
from pathlib import Path
from typing import Final

from engine.desks import game_names
from engine.kernel.fingerprint import sources

from .keep import FOLDER, unpack

ROOT: Final = Path(__file__).parents[2]
# Words that are no kinds of questions in a game's matches: no card of 1997 has a choice between effects.
NONE: Final = {"l5r-lcg": {"other"}, "root": {"other"}, "l5r-ccg": {"other", "select"}}
ASKED: Final = re.compile(r"^ask-([a-z-]+) =", re.MULTILINE)


def named(game: str) -> set[str]:
    """Return the kinds of question that a game's code names."""
    own = game.replace("-", "_")
    asked = {
        kind
        for path in (ROOT / "data" / "words" / own / "en").glob("*.ftl")
        for kind in ASKED.findall(path.read_text(encoding="utf-8"))
    }
    code = [
        node
        for path in sources(game)
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]
    said = {node.value for node in code if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return (asked & said | _prompted(code)) - NONE[game]


def _prompted(code: list[ast.AST]) -> set[str]:
    """Return the kinds that are written where a prompt is made: ``Prompt(seat, "kind", …)``."""
    kinds = [
        node.args[1]
        for node in code
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Prompt" and node.args[1:]
    ]
    return {kind.value for kind in kinds if isinstance(kind, ast.Constant) and isinstance(kind.value, str)}


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
