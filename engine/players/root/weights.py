"""The weights of Root's value, as stored in ``data``."""

from functools import cache
from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict

DATA: Final = Path(__file__).parents[3] / "data" / "players" / "root.json"


class Weights(BaseModel):
    """For each faction, how many points each feature brings in two rounds.

    ``run`` records the games and seed from which the weights were found, and how well the weights predict the winners
    of other games. ``adjusted`` records the same for each faction whose weight *always* comes from games of adepts.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    run: dict[str, int | float]
    factions: dict[str, dict[str, float]]
    adjusted: dict[str, dict[str, int | float]] = {}


@cache
def weights() -> dict[str, dict[str, float]]:
    """Return the weights stored in ``data``."""
    return Weights.model_validate_json(DATA.read_bytes()).factions
