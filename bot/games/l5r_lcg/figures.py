"""Totals over a whole match of the card game, such as conflicts won, for the end of the match."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.l5r_lcg.scene import Scene
from engine.kernel.record import Record

# For each kind of record, the total that it adds to, and the fact that names the player.
COUNTED: Final = {
    "declare-conflict": ("declared", "player"),
    "compare-skills": ("won", "winner"),
    "claim-ring": ("rings", "player"),
    "play-card": ("played", "player"),
}
Figures = list[tuple[str, tuple[str, ...]]]


def figures(records: Sequence[Record], scene: Scene) -> Figures:
    """Return each total with its name and its value for every seat."""
    counts: Counter[tuple[str, int]] = Counter()
    for record in records:
        if record.kind in COUNTED:
            figure, fact = COUNTED[record.kind]
            if record.facts[fact] is not None:
                counts[figure, record.facts[fact]] += 1
    players = scene.view["players"]
    for player in players:
        counts["honor", player["seat"]] = player["honor"] or 0
        broken = sum(province["broken"] for province in player["provinces"])
        counts["broken", 1 - player["seat"]] = broken  # by the opponent
    names = ("honor", "declared", "won", "broken", "rings", "played")
    seats = range(len(players))
    return [(scene.say(f"figure-{name}"), tuple(str(counts[name, seat]) for seat in seats)) for name in names]


def figure_lines(found: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    """Return totals as short texts."""
    return [f"{name} {' : '.join(values)}" for name, values in found]
