"""Weights set by hand: how many points each feature should bring in two rounds, by the rules of the game.

The fitting draws the weights toward these. Without them, games of novices gave a sawmill or a warrior of the Marquise
hardly any weight, and the search of an adept did not care about losing them.
"""

from collections.abc import Mapping
from typing import Final

COMMON: Final[Mapping[str, float]] = {"card": 0.4, "warrior": 0.2, "ruled": 0.2, "crafted": 0.3}
PRIORS: Final[Mapping[str, Mapping[str, float]]] = {
    "marquise": {"sawmill": 0.8, "recruiter": 0.5, "workshop": 0.4, "wood": 0.4},
    "eyrie": {"roost": 0.8, "decree-build": 0.3, "decree-battle": 0.2, "decree-move": 0.1, "decree-recruit": 0.1},
    "alliance": {"sympathy": 0.6, "supporters": 0.4, "officers": 0.5, "bases": 0.5},
    "vagabond": {
        "sword": 0.8, "tea": 0.8, "hammer": 0.5, "boots": 0.4, "torch": 0.4, "coins": 0.3, "crossbow": 0.3, "bag": 0.2,
        "ready": 0.2, "damaged": -0.3, "friends": 0.2, "hostile": 0.3,
    },
    "cult": {"garden-fox": 0.4, "garden-mouse": 0.4, "garden-rabbit": 0.4, "acolytes": 0.4, "most": 0.4, "next": 0.1},
    "riverfolk": {"funds": 0.5, "dividends": 0.4, "post-fox": 0.4, "post-mouse": 0.4, "post-rabbit": 0.4},
    "duchy": {"lord": 1.8, "noble": 0.9, "squire": 0.5, "citadel": 0.7, "market": 0.6, "tunnel": 0.2},
    "corvids": {"plot": 0.5, "ready": 0.6, "soon": 0.2},
    "hundreds": {"command": 0.8, "prowess": 0.8, "stronghold": 0.6, "mob": 0.4, "warlord": 0.8, "alone": 0.4},
    "keepers": {
        "relic": 0.4, "waystation": 0.3, "column-0": 0.5, "column-1": 0.5, "column-2": 0.5, "home": 0.3,
    },
}  # fmt: skip


def priors_of(faction: str) -> dict[str, float]:
    """Return a faction's weights set by hand."""
    return {**COMMON, **PRIORS.get(faction, {})}
