"""The legend of Root's map: suits, factions, buildings, tokens."""

from typing import Final

from bot.pictures.legend import Mark, Rows, draw_marks, in_ink
from bot.pictures.root.clearing import ruin, slot
from bot.pictures.root.signs import LOOKS, SIGNS
from bot.pictures.signs import GENERAL

PIECES: Final = (
    "sawmill", "workshop", "recruiter", "wood", "keep", "roost", "base", "sympathy", "garden", "post", "citadel",
    "market", "tunnel", "plot", "stronghold", "mob", "waystation", "relic",
)  # fmt: skip
MARKS: Final[dict[str, Mark]] = {
    **{name: in_ink(look.sign, look.colour) for name, look in LOOKS.items()},
    **{name: in_ink(SIGNS[name]) for name in PIECES},
    "points": in_ink(GENERAL["first"]),
    "cards": in_ink(GENERAL["cards"]),
    "slot": lambda x, y, _: slot(x, y),
    "ruin": lambda x, y, _: ruin(x, y),
}


def draw_legend(rows: Rows) -> str:
    """Return the legend: the names of signs with their meanings."""
    return draw_marks(MARKS, rows)
