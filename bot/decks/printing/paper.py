"""Deck sheets to be printed: a page for each deck, with its cards by part, its verdict and its fingerprint."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.decks.code import fingerprint
from bot.decks.game import by_part
from bot.decks.judging.check import Check
from bot.decks.judging.report import fault_lines, form_name, shown, title
from bot.pictures.lettering import FILES, letters
from bot.words import Tongue

if TYPE_CHECKING:
    from fpdf import FPDF

MARGIN: Final = 15.0  # millimetres
COLUMNS: Final = 2
GAP: Final = 8.0
LINE: Final = 4.8
FAULTS: Final = 8  # blank lines for handwriting on a sheet


@dataclass(frozen=True)
class Leaf:
    """A deck on paper: its player, its event, and its own fingerprint if it has one."""

    check: Check
    player: str = ""
    event: str = ""
    seal: str = ""


def deck_sheets(leaves: Sequence[Leaf], say: Tongue) -> bytes:
    """Return a PDF with a page for each deck."""
    from fpdf import FPDF  # this import takes a third of a second, which would delay the start of the bot

    paper = FPDF(format="A4")
    paper.set_margins(MARGIN, MARGIN)
    paper.set_auto_page_break(auto=False)
    for bold in (False, True):
        paper.add_font("sheet", "B" if bold else "", str(FILES[bold]))
    paper.set_title(_told(leaves[0].event or title(leaves[0].check, say)))
    for leaf in leaves:
        _write(paper, leaf, say)
    return bytes(paper.output())


def _write(paper: "FPDF", leaf: Leaf, say: Tongue) -> None:
    check = leaf.check
    paper.add_page()
    _line(paper, shown(leaf.event) or say("sheet-title"), 16, bold=True)
    _line(paper, say("labelled", name=say("sheet-player"), text=shown(leaf.player) or "_" * 40), 12)
    _line(paper, say("labelled", name=say("sheet-deck"), text=title(check, say)), 12)
    verdict = say("sheet-legal" if check.legal else "sheet-illegal", format=form_name(check.game, check.form, say))
    _line(paper, verdict, 12)
    seal = leaf.seal or fingerprint(check.reading.cards)
    _line(paper, say("labelled", name=say("sheet-fingerprint"), text=seal), 10)
    for _, line in fault_lines(check, say)[:FAULTS]:
        _line(paper, f"– {line}", 9)
    _columns(paper, check, say.of(check.game.name))
    paper.set_y(-MARGIN - 8)
    _line(paper, say("sheet-signed"), 10)


def _columns(paper: "FPDF", check: Check, say: Tongue) -> None:
    """Write the cards in two columns, each part under its name."""
    lines: list[tuple[str, bool]] = []
    for part, cards in by_part(check.game, check.reading).items():
        name = say(f"deck-part-{part}")
        lines += [("", False), (f"{name[:1].upper()}{name[1:]} ({sum(count for _, count in cards)})", True)]
        lines += [(f"{count} × {card.called(say.language)}", False) for card, count in cards]
    top, bottom = paper.get_y() + 2, paper.h - MARGIN - 14
    width = (paper.w - 2 * MARGIN - GAP * (COLUMNS - 1)) / COLUMNS
    half = max(-(-len(lines) // COLUMNS), 1)
    step = min(LINE, (bottom - top) / half)
    for number, (words, bold) in enumerate(lines):
        column, row = divmod(number, half)
        paper.set_xy(MARGIN + column * (width + GAP), top + row * step)
        paper.set_font("sheet", "B" if bold else "", step * 2.1)
        paper.cell(width, step, _told(words))


def _line(paper: "FPDF", words: str, size: float, *, bold: bool = False) -> None:
    paper.set_font("sheet", "B" if bold else "", size)
    paper.multi_cell(0, size * 0.5, _told(words), new_x="LMARGIN", new_y="NEXT")


@cache
def _known() -> frozenset[str]:
    return letters(bold=False) & letters(bold=True)


def _told(words: str) -> str:
    """Return a text in which letters that the fonts lack are replaced."""
    return "".join(letter if letter in _known() else "?" for letter in words)
