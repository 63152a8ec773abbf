"""A card is a few declarative lines: the median of all entries is at most ten."""

import ast
from statistics import median

import pytest

from .listed import Listed, card_games
from .tree import ROOT

MEDIAN = 10


@pytest.mark.parametrize("game", card_games(), ids=lambda game: game.name)
def test_the_median_card_takes_ten_lines_at_most(game: Listed) -> None:
    lengths = [
        (node.end_lineno or node.lineno) - node.lineno + 1
        for path in (ROOT / "engine" / game.folder / "cards").rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _name(node.value) == "card"
    ]
    assert len(lengths) > 150
    assert median(lengths) <= MEDIAN


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""
