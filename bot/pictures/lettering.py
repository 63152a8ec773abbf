"""Texts that fit into a width, with letter widths from the font itself.

SVG cannot measure a text before it is drawn.
"""

import re
import struct
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from svg import Element

from bot.pictures.colours import INK
from bot.pictures.signs import Drawn

CDATA: Final = "<![CDATA["
TEXT: Final = re.compile(
    r'<text x="(?P<x>[^"]*)" y="(?P<y>[^"]*)" font-size="(?P<size>[^"]*)" font-family="(?P<font>[^"]*)"(?P<rest>[^>]*)>'
    r"(?P<words>(?:<!\[CDATA\[.*?\]\]>)|[^<]*)</text>",
    re.DOTALL,
)
FOLDER: Final = Path(__file__).parent / "fonts"
ANCHORS: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}
FILES: Final = {bold: FOLDER / f"RobotoCondensed-{'Bold' if bold else 'Regular'}.ttf" for bold in (False, True)}


def text(
    words: str, x: float, y: float, size: float, *, bold: bool = False, colour: str = INK, anchor: str = "start"
) -> Element:
    """Return one line of text. ``y`` is its base line; ``x`` is its start, middle or end.

    People's names may contain any character. The renderer finds fonts by their files, places a line by its top and left
    end, and reads no entities.
    """
    left = x - ANCHORS[anchor] * width_of(words, size, bold=bold)
    return Drawn(
        f'<text x="{left:g}" y="{y + size * _hang(bold):g}" font-size="{size:g}" font-family="{FILES[bold].stem}" '
        f'fill="{colour}">{_plain(words)}</text>'
    )


def for_browsers(svg: str) -> str:
    """Return a picture as browsers read it: lines of text at their base lines, with entities."""

    def line(found: re.Match[str]) -> str:
        base = float(found["y"]) - float(found["size"]) * _hang(found["font"].endswith("Bold"))
        words = found["words"]
        if words.startswith(CDATA):
            words = escape(words.removeprefix(CDATA).removesuffix("]]>"))
        font = f'font-size="{found["size"]}" font-family="{found["font"]}"{found["rest"]}'
        return f'<text x="{found["x"]}" y="{base:g}" {font}>{words}</text>'

    return TEXT.sub(line, svg)


def _plain(words: str) -> str:
    """Return words in the form that an SVG needs."""
    return f"<![CDATA[{words.replace(']]>', ']] >')}]]>" if "&" in words or "<" in words else words


def width_of(words: str, size: float, *, bold: bool = True) -> float:
    """Return the width of a line."""
    known = _advances(bold)
    return size * sum(known.get(ord(letter), 0.6) for letter in words)


def letters(*, bold: bool) -> frozenset[str]:
    """Return the letters that a font has."""
    return frozenset(map(chr, _advances(bold)))


def fitting(words: str, size: float, width: float, *, bold: bool = True) -> float:
    """Return the largest size up to ``size`` at which a line is no wider than ``width``."""
    return round(min(size, size * width / max(width_of(words, size, bold=bold), 1)) - 0.04, 1)


def lines_of(words: str, width: float, size: float, most: int = 2, *, bold: bool = True) -> list[str]:
    """Return ``words`` broken into at most ``most`` lines that fit ``width``. The last line is cut if necessary."""
    lines: list[str] = []
    for word in words.replace("\n", " ").split(" "):  # a no-break space does not divide words
        if lines and width_of(f"{lines[-1]} {word}", size, bold=bold) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [cut(line, width, size, bold=bold) for line in lines]


def cut(line: str, width: float, size: float, *, bold: bool = True) -> str:
    """Return a line that fits ``width``, with three dots in place of a missing end."""
    if width_of(line, size, bold=bold) <= width:
        return line
    while line and width_of(f"{line}…", size, bold=bold) > width:
        line = line[:-1]
    return f"{line.rstrip()}…"


@cache
def _hang(bold: bool) -> float:
    """Return the font's size without its ascent (the height above the base line), as a part of that size."""
    tables = _tables(bold)
    (ascent,) = struct.unpack_from(">h", tables[b"hhea"], 4)
    return 1 - float(ascent) / _units(tables)


@cache
def _advances(bold: bool) -> dict[int, float]:
    """Return each letter's width as a part of the font's size, from the font's tables ``cmap`` and ``hmtx``."""
    tables = _tables(bold)
    units = _units(tables)
    (metrics,) = struct.unpack_from(">H", tables[b"hhea"], 34)
    widths = [struct.unpack_from(">H", tables[b"hmtx"], 4 * glyph)[0] / units for glyph in range(metrics)]
    return {code: widths[min(glyph, metrics - 1)] for code, glyph in _glyphs(tables[b"cmap"]).items()}


@cache
def _tables(bold: bool) -> dict[bytes, bytes]:
    """Return the tables of a font by name."""
    data = FILES[bold].read_bytes()
    (count,) = struct.unpack_from(">H", data, 4)
    records = (struct.unpack_from(">4s4xII", data, 12 + 16 * number) for number in range(count))
    return {name: data[start : start + length] for name, start, length in records}


def _units(tables: dict[bytes, bytes]) -> int:
    """Return how many font units make up the size of the font (units per em)."""
    (units,) = struct.unpack_from(">H", tables[b"head"], 18)
    return int(units)


def _glyphs(cmap: bytes) -> dict[int, int]:
    """Return the glyph of each letter of the Basic Multilingual Plane, from a ``cmap`` subtable of format 4."""
    (count,) = struct.unpack_from(">H", cmap, 2)
    starts = [struct.unpack_from(">4xI", cmap, 4 + 8 * number)[0] for number in range(count)]
    base = next(start for start in starts if struct.unpack_from(">H", cmap, start)[0] == 4)
    segments = struct.unpack_from(">H", cmap, base + 6)[0] // 2
    ends, firsts, deltas, offsets = (base + place + 2 * segments * row for row, place in enumerate((14, 16, 16, 16)))
    found: dict[int, int] = {}
    for segment in range(segments):
        end, first, delta, offset = (
            struct.unpack_from(">H", cmap, part + 2 * segment)[0] for part in (ends, firsts, deltas, offsets)
        )
        for letter in range(first, min(end + 1, 0xFFFF)):
            glyph = letter
            if offset:
                (glyph,) = struct.unpack_from(">H", cmap, offsets + 2 * segment + offset + 2 * (letter - first))
            found[letter] = (glyph + delta) & 0xFFFF
    return found
