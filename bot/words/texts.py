"""Texts as people read them: capital letters, texts without markup, and small signs in texts and on buttons.

A sign is one of the application's emojis if Discord has them, and plain characters otherwise.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

PLAIN: Final = {
    "crab": "🦀", "crane": "🕊️", "dragon": "🐉", "lion": "🦁", "phoenix": "🐦", "scorpion": "🦂", "unicorn": "🦄",
    "air": "🌬️", "earth": "⛰️", "fire": "🔥", "water": "🌊", "void": "⭕", "military": "⚔️", "political": "🪭",
    "fate": "🪙", "honor": "🌸", "glory": "🚩", "strength": "🛡️", "favor": "👑", "first": "⭐", "cards": "🃏",
    "marquise": "🐱", "eyrie": "🦅", "alliance": "✊", "vagabond": "🦝", "cult": "🦎", "riverfolk": "🦦", "duchy": "⛏️",
    "corvids": "🪶", "hundreds": "🐀", "keepers": "🦡", "fox": "🦊", "rabbit": "🐰", "mouse": "🐭", "bird": "🐤",
    "boots": "🥾", "bag": "🎒", "crossbow": "🏹", "hammer": "🔨", "sword": "🗡️", "tea": "🫖", "coins": "💰",
    "torch": "🔦", "battle": "⚔️", "move": "👣", "craft": "🛠️", "build": "🏠", "recruit": "➕",
}  # fmt: skip
PREFIX: Final = "tea_"
LONGEST: Final = 40  # letters of a word
_SIGN: Final = re.compile("( ?):([a-z]+):")
_ANY: Final = re.compile(":[a-z]+:")  # without the space in front it is searched far faster
_LAST: Final = re.compile(r"\w+$")
_emojis: dict[str, str] = {}


def use_emojis(emojis: Mapping[str, int]) -> None:
    """Use these emojis of the application for signs from now on. The mapping gives each emoji's id by its name."""
    _emojis.clear()
    _emojis.update({name: f"<:{PREFIX}{name}:{number}>" for name, number in emojis.items()})


def sign_of(name: str) -> str:
    """Return the sign called ``name`` for a text or a button, or an empty text."""
    return _emojis.get(name) or PLAIN.get(name, "")


def spelled(text: str, word: Callable[[str], str]) -> str:
    """Replace the signs in a text (``:fire:``) by words. A sign directly after its own word is dropped."""

    def spell(found: re.Match[str]) -> str:
        space, sign = found[1], word(found[2])
        before = _LAST.search(text, max(found.start() - LONGEST, 0), found.start()) if space else None
        return "" if before and _same(before[0], sign) else space + sign

    return _SIGN.sub(spell, text) if _ANY.search(text) else text


def _same(one: str, other: str) -> bool:
    """Tell whether two words are forms of one word, that is, differ only in their endings."""
    begins = max(min(len(one), len(other)) - 3, 3)
    return one[:begins].casefold() == other[:begins].casefold()


def capital(text: str) -> str:
    """Return a text with its first letter capitalized and its markup unchanged."""
    return re.sub(r"^[*_]*\w", lambda first: first[0].upper(), text)


def plain(text: str) -> str:
    """Return a text on one line without Discord's markup."""
    text = re.sub(r"^(?:> |-# |- )", "", text, flags=re.MULTILINE)
    text = re.sub(r"[*~_]{1,2}", "", text)
    return re.sub(r"(?<=[.!?:…])\n+", " ", text.strip()).replace("\n", "; ")
