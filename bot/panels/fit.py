"""Makes a message fit: Discord takes 40 parts and 4,000 characters, and a phone shows few lines at once."""

import re
from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

from discord import ui

from bot.panels.control import TEXT, Items, clip

PARTS: Final = 40
ACROSS: Final = 44  # letters in one line of a phone; a button takes some more than its label
FRAME: Final = 5
SIGN: Final = 3  # what a button's sign takes
WITHIN: Final = 36  # letters in one line of a select, where each that is picked has lines of its own


# A message on a phone 400 pixels wide: how high it may be, and what stands in it.
GOAL: Final = 590
ROOM: Final = 312
GAP: Final = 6
BUTTON: Final = 32
LONGER: Final = 12  # a button whose label takes two lines
SELECT: Final = 40
PICKED: Final = 27
PADDING: Final = 24
NARROW: Final = frozenset(" iljtfrI1.,:;'’!()|-·\u00a0")
WIDE: Final = frozenset("mwMW@%—…→✓")
TEXT_LINE: Final = 22
SMALL_LINE: Final = 19
TEXT_ACROSS: Final = 38
SMALL_ACROSS: Final = 46
SMALL: Final = "-# "
SYMBOL: Final = re.compile(r"<:\w+:\d+>|[\u2300-\u2BFF\U0001F000-\U0001FAFF]\uFE0F?")


def parts(items: Sequence[ui.Item[Any]]) -> int:
    """Return the number of Discord's parts in a message's ``items``, including nested ones."""
    return sum(1 + (len(item.children) if isinstance(item, ui.ActionRow) else 0) for item in items)


def letters(items: Sequence[ui.Item[Any]]) -> int:
    """Return the total number of characters in the texts of ``items``."""
    return sum(len(item.content) for item in items if isinstance(item, ui.TextDisplay))


def lines(items: Sequence[ui.Item[Any]]) -> int:
    """Return about how many lines ``items`` take on a phone, where long rows of buttons wrap."""
    return sum(_row(item) if isinstance(item, ui.ActionRow) else _text(item) for item in items)


def height(items: Sequence[ui.Item[Any]]) -> int:
    """Return about how high ``items`` are in lines of text. A row of buttons or a list takes two lines."""
    return sum(2 * _row(item) if isinstance(item, ui.ActionRow) else _text(item) for item in items)


def _text(item: ui.Item[Any]) -> int:
    text = item.content if isinstance(item, ui.TextDisplay) else ""
    return sum(1 + len(line) // ACROSS for line in text.splitlines())


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
    """Return the room that ``items`` take, in parts and in lines."""
    return parts(items) + lines(items)


def fits(items: Sequence[ui.Item[Any]], room: int, height: int) -> bool:
    """Tell whether ``items`` are at most ``room`` parts and ``height`` lines of a phone."""
    return parts(items) <= room and lines(items) <= height


def arranged(sections: Sequence[Sequence[Items]], room: int, height: int) -> list[Items]:
    """Return each section in one of its forms. The forms go from the most comfortable to the smallest.

    While all together do not fit, the section that saves most room takes its next form.
    """
    ways = [_smaller(forms) for forms in sections]
    while True:
        shown = [forms[0] for forms in ways]
        if fits([item for items in shown for item in items], room, height):
            return shown
        gains = [weight(forms[0]) - weight(forms[1]) if len(forms) > 1 else 0 for forms in ways]
        if not any(gains):
            return shown
        ways[gains.index(max(gains))].pop(0)


def _smaller(forms: Sequence[Items]) -> list[Items]:
    """Return the forms that take less room than all forms before them."""
    found: list[Items] = []
    for items in forms:
        if not found or weight(items) < weight(found[-1]):
            found.append(items)
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
    """Return all blocks as texts. If they are too long together, the longest ones are cut."""
    kept = [block for block in blocks if block]
    limit = length
    while sum(min(len(block), limit) for block in kept) > length:
        limit -= max((sum(min(len(block), limit) for block in kept) - length) // len(kept), 1)
    return [ui.TextDisplay(clip(block, limit)) for block in kept]


def pixels(items: Sequence[ui.Item[Any]]) -> int:
    """Return about how many pixels high ``items`` are on a phone 400 pixels wide."""
    return sum(_row_pixels(item) if isinstance(item, ui.ActionRow) else _text_pixels(item) for item in items)


def _text_pixels(text: ui.Item[Any]) -> int:
    found = 0
    for line in text.content.splitlines() if isinstance(text, ui.TextDisplay) else ():
        small = line.startswith(SMALL)
        words = SYMBOL.sub("MM", line.removeprefix(SMALL).replace("**", ""))
        across = SMALL_ACROSS if small else TEXT_ACROSS
        found += max(len(wrap(words, across)), 1) * (SMALL_LINE if small else TEXT_LINE)
    return found + GAP


def _row_pixels(row: ui.ActionRow[Any]) -> int:
    children = [getattr(child, "item", child) for child in row.children]
    if isinstance(children[0], ui.Select):
        picked = [option for option in children[0].options if option.default] if children[0].max_values > 1 else []
        return SELECT + sum(PICKED * (1 + len(option.label) // WITHIN) for option in picked) + GAP
    found, room = BUTTON, float(ROOM)
    for child in children:
        width = _button_pixels(child)
        if width > room and room < ROOM:
            found, room = found + BUTTON + 8, ROOM
        if width > ROOM:
            found += LONGER
        room -= width + 8
    return found + GAP


def _button_pixels(button: Any) -> float:
    label = SYMBOL.sub("MM", getattr(button, "label", None) or "")
    sign = 26 if getattr(button, "emoji", None) else 0
    return PADDING + sum(_letter(one) for one in label) + sign


def _letter(one: str) -> float:
    if one in NARROW:
        return 4.2
    if one in WIDE:
        return 11
    return 9 if one.isupper() else 7.6
