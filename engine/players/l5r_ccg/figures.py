"""The figures that explain advice in the 1997 game: provinces, honor, army, gold, cards."""

from collections.abc import Mapping
from typing import Any

from engine.players.advice import Figures


class CcgFigures(Figures):
    """The figures of the 1997 game, scaled so that they can be compared."""

    def figures(self, view: Mapping[str, Any], seat: int) -> Mapping[str, float]:
        """Return the figures of a view, each under the name of the reason that it stands for."""
        own = view["players"][seat]
        others = [player for player in view["players"] if player["seat"] != seat]
        return {
            "destroys": -5.0 * sum(map(_standing, others)),
            "holds": 5.0 * _standing(own),
            "honor": 0.4 * own["honor"],
            "shame": -0.4 * sum(player["honor"] for player in others),
            "gold": 1.2 * len(own["holdings"]),
            "army": 0.4 * _army(own),
            "removes": -0.4 * sum(map(_army, others)),
            "cards": 0.6 * own["hand_count"],
            "ring": 3.0 * len(own["rings"]),
        }


def _standing(player: Mapping[str, Any]) -> int:
    return sum(not province["destroyed"] for province in player["provinces"])


def _army(player: Mapping[str, Any]) -> float:
    return sum(max(0, unit["unit_force"] or 0) for unit in player["personalities"])
