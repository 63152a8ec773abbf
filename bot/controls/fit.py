"""This module makes a message fit: Discord takes 40 parts and 4,000 characters, and a phone shows few lines at once."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil
from typing import Any, Final

from discord import ui

from bot.controls.control import TEXT, Control, Items, Row, Shown, clip, gallery, texts, thumbnail
from bot.pictures.render import Picture

PARTS: Final = 40
ROW: Final = 5  # buttons in a row
ACROSS: Final = 44  # letters in one line of a phone; a button takes more than its label
FRAME: Final = 5
SIGN: Final = 3  # the width of a button's sign, in letters
WITHIN: Final = 36  # letters in one line of a select; each picked option has lines of its own
# The height of a message on a phone 400 pixels wide, and of its parts.
GOAL: Final = 604  # 650 less the line with the author's name, and less a reserve for a line that wraps unexpectedly
ROOM: Final = 312  # the width of texts and rows
FRAMED: Final = 275  # their width within a coloured frame
AROUND: Final = 32  # what a coloured frame adds to the height
THUMBNAIL: Final = 84  # the height of a small picture
BESIDE: Final = 212  # the width of a text beside a small picture
BENEATH: Final = 114  # what a small picture beneath a text adds
MARGIN: Final = 14  # above and below a picture
GAP: Final = 6
BETWEEN: Final = 8  # the gap between two buttons, and between two lines of buttons
BUTTON: Final = 32
LONGER: Final = 12  # the height of a button whose label takes two lines
BUTTON_FONT: Final = 14.2
BUTTON_FRAME: Final = 24
BUTTON_SIGN: Final = 25
SELECT: Final = 40
PICKED: Final = 34  # the height of a picked line in a list
PICKED_FRAME: Final = 22
PICKED_LONGER: Final = 20
PICKED_ROOM: Final = 262
CLOSED_ROOM: Final = 220  # the width of the chosen line of a closed list
TEXT_FONT: Final = 16.0
TEXT_LINE: Final = 22
SMALL_FONT: Final = 14.0
SMALL_LINE: Final = 19.5
INDENT: Final = 24  # the margins of a list and of a quotation
BOLD: Final = 1.066
BOLDLY: Final = re.compile(r"\*\*.+?\*\*")
SMALL: Final = "-# "
TITLE: Final = "## "
TITLE_FONT: Final = 20.0
TITLE_LINE: Final = 26
SIGNS: Final = re.compile(r"<:\w+:\d+>|[\u2300-\u2BFF\U0001F000-\U0001FAFF]\uFE0F?|[\u25B0-\u25FF]")
MARKUP: Final = re.compile(r"\*\*|\*|`")
SIGN_WIDE: Final = 1.25
# The width of letters, in hundredths of their height.
WIDTHS: Final = {
    **dict.fromkeys("’'", 20),
    **dict.fromkeys(" \u00a0\u202fijlłJ,:.;·!()|", 28),
    **dict.fromkeys("-[]fIt”“/{}•", 35),
    **dict.fromkeys('r"„?_', 43),
    **dict.fromkeys("zscyvkxFŁLSaeTE–«»*", 54),
    **dict.fromkeys("mwMW@%—…→←œ", 92),
    **dict.fromkeys("ACBDGHNOQU&#", 70),
}
OTHERS: Final = 60
ENDS: Final = re.compile(r"[.!?…]\**\s+|\n")  # where a line or a sentence ends
STARS: Final = "**"


def parts(items: Sequence[ui.Item[Any]]) -> int:
    """Return the number of Discord's parts in a message's ``items``, including nested ones."""
    return sum(1 + _within(item) for item in items)


def _within(item: ui.Item[Any]) -> int:
    """Return how many parts are nested in a part."""
    if isinstance(item, ui.Section):
        return len(item.children) + 1
    return len(item.children) if isinstance(item, ui.ActionRow) else 0


def letters(items: Sequence[ui.Item[Any]]) -> int:
    """Return the total number of characters in the texts of ``items``."""
    return sum(len(_content(item)) for item in items)


def _content(item: ui.Item[Any]) -> str:
    """Return the text of a part, or an empty text."""
    if isinstance(item, ui.Section):
        return "\n".join(_content(child) for child in item.children)
    return item.content if isinstance(item, ui.TextDisplay) else ""


def lines(items: Sequence[ui.Item[Any]]) -> int:
    """Estimate how many lines ``items`` take on a phone, where long rows of buttons wrap."""
    return sum(_row(item) if isinstance(item, ui.ActionRow) else _text(item) for item in items)


def height(items: Sequence[ui.Item[Any]]) -> int:
    """Estimate the height of ``items`` in lines of text. A row of buttons or a list takes two lines."""
    return sum(2 * _row(item) if isinstance(item, ui.ActionRow) else _text(item) for item in items)


def _text(item: ui.Item[Any]) -> int:
    return sum(1 + len(line) // ACROSS for line in _content(item).splitlines())


def _row(row: ui.ActionRow[Any]) -> int:
    taken, room = 1, ACROSS
    for child in row.children:
        if isinstance(item := getattr(child, "item", child), ui.Select) and item.max_values > 1:
            picked = [option for option in item.options if option.default]
            return max(sum(1 + len(option.label) // WITHIN for option in picked), 1)
        sign = SIGN if getattr(item, "emoji", None) else 0
        width = len(getattr(item, "label", None) or "") + sign + FRAME
        if width > room and room < ACROSS:
            taken, room = taken + 1, ACROSS
        taken += (width - 1) // ACROSS  # a label longer than a line wraps inside its button
        room -= width
    return taken


def weight(items: Sequence[ui.Item[Any]]) -> int:
    """Return how much of a message ``items`` take: the number of parts and of lines."""
    return parts(items) + lines(items)


def fits(items: Sequence[ui.Item[Any]], room: int, height: int) -> bool:
    """Tell whether ``items`` are at most ``room`` parts and ``height`` lines of a phone."""
    return parts(items) <= room and lines(items) <= height


def arranged(sections: Sequence[Sequence[Items]], room: int, height: int) -> list[Items]:
    """Return each section in one of its forms. The forms go from the most comfortable to the smallest.

    As long as the sections together are too large, the section whose next form saves the most room changes to that
    form.
    """
    return formed(sections, arrangement(sections, room, height))


def arrangement(sections: Sequence[Sequence[Items]], room: int, height: int) -> list[int]:
    """Return which form ``arranged`` gives to each section."""
    return _arrangement(sections, weight, lambda items: fits(items, room, height))


def lowered(sections: Sequence[Sequence[Items]], room: int, high: int) -> list[Items]:
    """Return each section in one of its forms, as ``arranged`` does.

    Together the sections are at most ``high`` pixels high.
    """
    return formed(sections, low_arrangement(sections, room, high))


def low_arrangement(sections: Sequence[Sequence[Items]], room: int, high: int) -> list[int]:
    """Return which form ``lowered`` gives to each section."""
    return _arrangement(sections, pixels, lambda items: parts(items) <= room and pixels(items) <= high)


def formed(sections: Sequence[Sequence[Items]], forms: Sequence[int]) -> list[Items]:
    """Return each section in the form with the given number."""
    return [section[form] for section, form in zip(sections, forms, strict=True)]


def _arrangement(
    sections: Sequence[Sequence[Items]], weigh: Callable[[Items], int], fit: Callable[[Items], bool]
) -> list[int]:
    ways = [_smaller(forms, weigh) for forms in sections]
    while True:
        shown = [forms[0][1] for forms in ways]
        if fit([item for section, form in zip(sections, shown, strict=True) for item in section[form]]):
            return shown
        gains = [forms[0][0] - forms[1][0] if len(forms) > 1 else 0 for forms in ways]
        if not any(gains):
            return shown
        ways[gains.index(max(gains))].pop(0)


def _smaller(forms: Sequence[Items], weigh: Callable[[Items], int]) -> list[tuple[int, int]]:
    """Return the weights and numbers of the forms that take less room than all forms before them."""
    found: list[tuple[int, int]] = []
    for number, items in enumerate(forms):
        weighed = weigh(items)
        if not found or weighed < found[-1][0]:
            found.append((weighed, number))
    return found


def screens(sections: Sequence[Items], room: int) -> list[Items]:
    """Return the sections in their order on as few screens as possible, each with at most ``room`` parts."""
    found: list[Items] = [[]]
    for items in sections:
        if found[-1] and parts(found[-1]) + parts(items) > room:
            found.append([])
        found[-1] = [*found[-1], *items]
    return found


def fitted(blocks: Sequence[str], length: int = TEXT) -> Items:
    """Return all blocks as texts. If the texts are too long together, the longest ones are cut."""
    kept = [block for block in blocks if block]
    limit = length
    while sum(min(len(block), limit) for block in kept) > length:
        limit -= max((sum(min(len(block), limit) for block in kept) - length) // len(kept), 1)
    return [ui.TextDisplay(clip(block, limit)) for block in kept]


def pixels(items: Sequence[ui.Item[Any]], across: int = ROOM) -> int:
    """Estimate the height of ``items`` in pixels on a phone 400 pixels wide, in texts and rows ``across`` wide."""
    return ceil(sum(_part_pixels(item, across) for item in items))


def framed_pixels(items: Sequence[ui.Item[Any]]) -> int:
    """Estimate the height of ``items`` within a coloured frame, and of the frame."""
    return pixels(items, FRAMED) + AROUND


def _part_pixels(item: ui.Item[Any], across: int) -> float:
    if isinstance(item, ui.ActionRow):
        return _row_pixels(item, across)
    if isinstance(item, Shown):
        return across * item.tall + MARGIN
    if isinstance(item, ui.Section):
        # A narrow window shows the small picture beneath its text.
        return sum(_line_pixels(line, across) for line in _content(item).splitlines()) + BENEATH
    return sum(_line_pixels(line, across) for line in _content(item).splitlines()) + GAP


def beside_pixels(text: str) -> float:
    """Return the height of a text that has a small picture at its right."""
    return sum(_line_pixels(line, BESIDE) for line in text.splitlines())


@lru_cache(maxsize=4096)
def _line_pixels(line: str, across: int = ROOM) -> float:
    """Return the height of one line of a text, which may wrap."""
    kinds = {SMALL: (SMALL_FONT, SMALL_LINE), TITLE: (TITLE_FONT, TITLE_LINE)}
    font, high = kinds.get(line[:3], (TEXT_FONT, TEXT_LINE))
    words = line[3:] if line[:3] in kinds else line
    room = across - INDENT if words.startswith((">", "- ")) else across
    bold = words if line.startswith(TITLE) else "".join(BOLDLY.findall(words))
    wider = 1 + (BOLD - 1) * len(bold) / max(len(words), 1)
    return high * _wrapped(MARKUP.sub("", words), room / font / wider)


def _wrapped(text: str, room: float) -> int:
    """Return how many lines a text takes. ``room`` is the width of a line, in heights of its letters."""
    found, left = 1, room
    for word in text.split(" "):
        width = wide(word)
        if width > left and left < room:
            found, left = found + 1, room
        left -= width + WIDTHS[" "] / 100
    return found


@lru_cache(maxsize=4096)
def wide(text: str) -> float:
    """Estimate the width of a text, in heights of its letters."""
    plain, signs = SIGNS.subn("", text)
    letters = (one for one in unicodedata.normalize("NFD", plain) if not unicodedata.combining(one))
    return sum(WIDTHS.get(one, OTHERS) for one in letters) / 100 + signs * SIGN_WIDE


def _row_pixels(row: ui.ActionRow[Any], across: int) -> int:
    children = [getattr(child, "item", child) for child in row.children]
    if isinstance(children[0], ui.Select):
        return _select_pixels(children[0]) + GAP
    found, high, room = 0, 0, float(across)
    for child in children:
        width = button_pixels(child)
        if width > room and room < across:
            found, high, room = found + high + BETWEEN, 0, float(across)
        high = max(high, BUTTON if width <= across else BUTTON + LONGER)
        room -= width + BETWEEN
    return found + high + GAP


def _select_pixels(select: ui.Select[Any]) -> int:
    """Return the height of a list. If several options may be picked, the list also shows each picked option."""
    picked = [option for option in select.options if option.default] if select.max_values > 1 else []
    found, room = 0, 0.0
    for option in picked:
        width = PICKED_FRAME + (BUTTON_SIGN if option.emoji else 0) + wide(option.label) * SMALL_FONT
        if width > room:
            longer = ceil((width - PICKED_FRAME) / (PICKED_ROOM - PICKED_FRAME)) - 1
            found, room = found + PICKED + PICKED_LONGER * longer, float(PICKED_ROOM)
        room -= width + GAP
    return found + 16 if picked else SELECT


def shown_closed(line: str) -> bool:
    """Tell whether a closed list shows the whole of its chosen line."""
    return wide(line) * TEXT_FONT <= CLOSED_ROOM


def packed(controls: Sequence[Control], widest: Sequence[Control], across: int = ROOM) -> Items:
    """Return buttons in rows that do not wrap on a phone even if each has the label that it has in ``widest``.

    ``widest`` may have further buttons at its end.
    """
    found: list[list[Control]] = [[]]
    room = float(across)
    for control, wide_one in zip(controls, widest, strict=False):
        width = max(button_pixels(control.item), button_pixels(wide_one.item))
        if len(found[-1]) == ROW or (width > room and found[-1]):
            found, room = [*found, []], float(across)
        found[-1].append(control)
        room -= width + BETWEEN
    return [Row(*some) for some in found if some]


def button_pixels(button: Any) -> float:
    """Estimate the width of a button."""
    sign = BUTTON_SIGN if getattr(button, "emoji", None) else 0
    return BUTTON_FRAME + wide(getattr(button, "label", None) or "") * BUTTON_FONT + sign


def forms(text: str, pictures: Sequence[Picture]) -> list[Items]:
    """Return a text with its pictures in several forms, the highest first. A small picture opens when it is pressed."""
    alone = texts([text])
    if not pictures:
        return [alone]
    if not text:
        return [gallery(pictures), []]
    return [[*alone, *gallery(pictures)], _beside(text, pictures[0]), alone]


def _beside(text: str, picture: Picture) -> Items:
    """Return a small picture beside the beginning of a text, up to the picture's height, and the rest beneath."""
    ends = [end.end() for end in ENDS.finditer(text) if text[: end.end()].count(STARS) % 2 == 0]
    fitting = [end for end in ends if beside_pixels(text[:end]) <= THUMBNAIL]
    cut = max(fitting, default=min(ends, default=len(text)))
    rest: Items = texts([text[cut:].strip()])
    return [*thumbnail(picture, text[:cut].strip()), *rest]


def first_fitting(found: Sequence[Items], others: Sequence[ui.Item[ui.LayoutView]]) -> Items:
    """Return the first form that fits a phone together with the other parts of a message, or else the last one."""
    return next((form for form in found if pixels([*form, *others]) <= GOAL), found[-1])
