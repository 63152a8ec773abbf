"""Totals over a whole match of the card game, such as conflicts won, for the end of the match."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.figures import Figures, Total, counted, in_words
from bot.games.l5r_lcg.scene import Scene
from engine.kernel.record import Record

TOTALS: Final[Mapping[str, Total]] = {
    "declare-conflict": Total("declared"),
    "compare-skills": Total("won", "winner"),
    "claim-ring": Total("rings"),
    "play-card": Total("played"),
}
NAMES: Final = ("honor", "declared", "won", "broken", "rings", "played")


def figures(records: Sequence[Record], scene: Scene) -> Figures:
    """Return each total with its name and its value for every seat."""
    counts = counted(records, TOTALS)
    for player in scene.view["players"]:
        counts["honor", player["seat"]] = player["honor"] or 0
        broken = sum(province["broken"] for province in player["provinces"])
        counts["broken", 1 - player["seat"]] = broken  # by the opponent
    return in_words(counts, NAMES, scene)


def figure_lines(found: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    """Return totals as short texts."""
    return [f"{name} {' : '.join(values)}" for name, values in found]
