"""The figures that explain advice in the 2017 game: provinces, honor, fate, cards, characters, rings."""

from collections.abc import Mapping
from typing import Any

from engine.players.advice import Figures


class LcgFigures(Figures):
    """The figures of the 2017 game, scaled so that they can be compared."""

    def figures(self, view: Mapping[str, Any], seat: int) -> Mapping[str, float]:
        """Return the figures of a view, each under the name of the reason that it stands for."""
        own, other = view["players"][seat], view["players"][1 - seat]
        return {
            "breaks": 4.0 * _broken(other),
            "holds": -4.0 * _broken(own),
            "honor": 0.5 * own["honor"],
            "shame": -0.5 * other["honor"],
            "fate": 0.6 * own["fate"],
            "cards": 0.8 * own["hand_count"],
            "stays": 0.7 * sum(card["fate"] for card in own["characters"]),
            "army": 0.3 * _skill(own),
            "removes": -0.3 * _skill(other),
            "ring": 0.8 * sum(ring["player"] == seat for ring in view["rings"]),
        }


def _broken(player: Mapping[str, Any]) -> int:
    return sum(province["broken"] for province in player["provinces"])


def _skill(player: Mapping[str, Any]) -> int:
    return sum((card["military"] or 0) + (card["political"] or 0) for card in player["characters"])
