"""Deck sheets to be printed: a page for each deck, with its cards by part, its verdict and its fingerprint."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.decks.code import fingerprint
from bot.decks.game import by_part
from bot.decks.judging.check import Check
from bot.decks.judging.report import called, fault_lines, form_name, shown
from bot.pictures.lettering import FILES, letters
from bot.words import Tongue

if TYPE_CHECKING:
    from fpdf import FPDF

MARGIN: Final = 15.0  # millimetres
GAP: Final = 8.0
WIDTH: Final = (210 - 2 * MARGIN - GAP) / 2  # of a column
LINE: Final = 5.4
FAULTS: Final = 8  # the most faults on a sheet


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
    paper.set_title(_told(leaves[0].event or called(leaves[0].check.game, leaves[0].check.reading, say)))
    for leaf in leaves:
        _write(paper, leaf, say)
    return bytes(paper.output())


def _write(paper: "FPDF", leaf: Leaf, say: Tongue) -> None:
    check = leaf.check
    paper.add_page()
    _line(paper, shown(leaf.event) or say("sheet-title"), 16, bold=True)
    _line(paper, say("labelled", name=say("sheet-player"), text=shown(leaf.player) or "_" * 40), 12)
    _line(paper, say("labelled", name=say("sheet-deck"), text=called(check.game, check.reading, say)), 12)
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
    """Write the cards in two columns, each part under its name. No part is divided."""
    parts = []
    for part, cards in by_part(check.game, check.reading).items():
        name = say(f"deck-part-{part}")
        head = f"{name[:1].upper()}{name[1:]} ({sum(count for _, count in cards)})"
        parts.append([head, *(f"{count} × {card.called(say.language)}" for card, count in cards), ""])
    top, bottom = paper.get_y() + 4, paper.h - MARGIN - 14
    columns = divided(parts or [[""]])
    step = min(LINE, (bottom - top) / max(sum(map(len, column)) for column in columns))
    for place, column in enumerate(columns):
        row = 0
        for lines in column:
            for number, words in enumerate(lines):
                paper.set_xy(MARGIN + place * (WIDTH + GAP), top + row * step)
                paper.set_font("sheet", "" if number else "B", step * 2.1)
                paper.cell(WIDTH, step, _told(words))
                row += 1


def divided(parts: Sequence[Sequence[str]]) -> tuple[Sequence[Sequence[str]], Sequence[Sequence[str]]]:
    """Divide the parts of a deck, in their order, into two columns of lengths as equal as possible."""
    return min(
        ((parts[:at], parts[at:]) for at in range(1, len(parts) + 1)),
        key=lambda columns: max(sum(map(len, column)) for column in columns),
    )


def _line(paper: "FPDF", words: str, size: float, *, bold: bool = False) -> None:
    paper.set_font("sheet", "B" if bold else "", size)
    paper.multi_cell(0, size * 0.5, _told(words), new_x="LMARGIN", new_y="NEXT")


@cache
def _known() -> frozenset[str]:
    return letters(bold=False) & letters(bold=True)


def _told(words: str) -> str:
    """Return a text in which letters that the fonts lack are replaced."""
    return "".join(letter if letter in _known() else "?" for letter in words)
