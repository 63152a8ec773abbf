"""A text and its picture on a phone: the picture whole, or small beside the text, or the text alone."""

import re
from collections.abc import Sequence
from typing import Final

from discord import ui

from bot.controls.control import Items, gallery, texts, thumbnail
from bot.controls.fit import GOAL, THUMBNAIL, beside_pixels, pixels
from bot.pictures.render import Picture

ENDS: Final = re.compile(r"[.!?…]\**\s+|\n")  # where a line or a sentence ends
BOLD: Final = "**"


def forms(text: str, pictures: Sequence[Picture]) -> list[Items]:
    """Return a text with its pictures in several forms, the highest first. A small picture opens when it is pressed."""
    alone = texts([text])
    if not pictures:
        return [alone]
    if not text:
        return [gallery(pictures), []]
    return [[*alone, *gallery(pictures)], _beside(text, pictures[0]), alone]


def _beside(text: str, picture: Picture) -> Items:
    """Return a small picture beside as much of a text as is not higher. The rest of the text stands beneath."""
    ends = [end.end() for end in ENDS.finditer(text) if text[: end.end()].count(BOLD) % 2 == 0]
    fitting = [end for end in ends if beside_pixels(text[:end]) <= THUMBNAIL]
    cut = max(fitting, default=min(ends, default=len(text)))
    rest: Items = texts([text[cut:].strip()])
    return [*thumbnail(picture, text[:cut].strip()), *rest]


def first_fitting(found: Sequence[Items], others: Sequence[ui.Item[ui.LayoutView]]) -> Items:
    """Return the first form that fits a phone together with the other parts of a message, or else the last one."""
    return next((form for form in found if pixels([*form, *others]) <= GOAL), found[-1])
