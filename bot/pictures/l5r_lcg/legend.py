"""The legend of the card game's pictures."""

from typing import Final

from bot.pictures.kit import at, coin, middle, novelty
from bot.pictures.l5r_lcg.tiles import back, status
from bot.pictures.legend import Mark, Rows, changed, draw_marks, in_ink
from bot.pictures.rokugan import CLANS, SIGNS, small_card

NAMES: Final = (
    "military", "political", "glory", "strength", "honor", "fate", "cards", "dial", "first", "favor", "dynasty",
    "conflict", "discard", "air", "earth", "fire", "water", "void",
)  # fmt: skip
MARKS: Final[dict[str, Mark]] = {
    **{name: in_ink(SIGNS[name]) for name in NAMES},
    "honored": lambda x, y, size: status(x + size / 2, y + size / 2, size * 0.45, honored=True),
    "dishonored": lambda x, y, size: status(x + size / 2, y + size / 2, size * 0.45, honored=False),
    "bowed": lambda x, y, size: [small_card(CLANS["lion"], x + size / 2, y + size / 2, size, bowed=True)],
    "cost": lambda x, y, size: coin("2", x + size / 2, y + size / 2, size * 0.4),
    "facedown": lambda x, y, size: [at(back(size, size * 0.5, 1), x, y + size * 0.25)],
    "left": lambda x, y, size: [middle("2×", x + size / 2, y + size * 0.7, size * 0.6, size)],
    "changed": changed,
    "new": lambda x, y, size: novelty(x + size / 2, y + size / 2, size * 0.4),
}


def draw_legend(rows: Rows) -> str:
    """Return the legend: the names of signs with their meanings."""
    return draw_marks(MARKS, rows)
