"""The figures that explain advice in Root: points, warriors, buildings, clearings, cards."""

from collections.abc import Mapping
from typing import Any

from engine.players.advice import Figures


class RootFigures(Figures):
    """The figures of Root. The figures are scaled so that they can be compared."""

    def figures(self, view: Mapping[str, Any], seat: int) -> Mapping[str, float]:
        """Return the figures of a view, each under the name of the reason that it stands for."""
        own = view["players"][seat]
        others = [player for player in view["players"] if player["seat"] != seat]
        return {
            "points": 1.5 * own["score"],
            "slows": -1.0 * max(player["score"] for player in others),
            "buildings": 1.0 * _pieces(own["buildings"]),
            "tokens": 0.5 * _pieces(own["tokens"]),
            "warriors": 0.4 * sum(own["warriors"].values()),
            "removes": -0.4 * sum(sum(player["warriors"].values()) for player in others),
            "rules": 0.6 * sum(clearing["ruler"] == seat for clearing in view["clearings"]),
            "cards": 0.7 * own["hand_count"],
        }


def _pieces(kinds: Mapping[str, Mapping[Any, int]]) -> int:
    return sum(sum(places.values()) for places in kinds.values())
