"""The legend of the pictures of the game of 1997."""

from typing import Final

from bot.pictures.kit import novelty
from bot.pictures.l5r_ccg.signs import CHI, FORCE, token
from bot.pictures.l5r_ccg.tiles import purse
from bot.pictures.legend import Mark, Rows, changed, draw_marks, in_ink
from bot.pictures.rokugan import CLANS, SIGNS, small_card
from bot.pictures.signs import GENERAL

MARKS: Final[dict[str, Mark]] = {
    "force": in_ink(FORCE),
    "chi": in_ink(CHI),
    "strength": in_ink(SIGNS["strength"]),
    "gold": lambda x, y, size: purse("2", x + size / 2, y + size / 2),
    "family": in_ink(SIGNS["honor"]),
    "cards": in_ink(SIGNS["cards"]),
    "dynasty": in_ink(SIGNS["dynasty"]),
    "fate": in_ink(SIGNS["conflict"]),
    "favor": in_ink(GENERAL["crown"]),
    "honor": lambda x, y, size: token(x, y, size, dishonored=False),
    "dishonored": lambda x, y, size: token(x, y, size * 0.9, dishonored=True),
    "bowed": lambda x, y, size: [small_card(CLANS["lion"], x + size / 2, y + size / 2, size, bowed=True)],
    "changed": changed,
    "new": lambda x, y, size: novelty(x + size / 2, y + size / 2, size * 0.4),
}


def draw_legend(rows: Rows) -> str:
    """Return the legend: the names of signs with their meanings."""
    return draw_marks(MARKS, rows)
