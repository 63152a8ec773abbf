"""Small signs in texts and on buttons: our application emojis where Discord has them, plain characters elsewhere."""

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
_LAST: Final = re.compile(r"\w+$")
_emojis: dict[str, str] = {}


def use_emojis(emojis: Mapping[str, int]) -> None:
    """Say from now on the signs that the application has as emojis: their names here, and Discord's numbers."""
    _emojis.clear()
    _emojis.update({name: f"<:{PREFIX}{name}:{number}>" for name, number in emojis.items()})


def sign_of(name: str) -> str:
    """Return the sign called ``name`` for a text or a button; empty for one that we do not have."""
    return _emojis.get(name) or PLAIN.get(name, "")


def spelled(text: str, word: Callable[[str], str]) -> str:
    """Return a text with its signs (``:fire:``) as words; a sign that stands after its own word goes."""

    def spell(found: re.Match[str]) -> str:
        space, sign = found[1], word(found[2])
        before = _LAST.search(text, max(found.start() - LONGEST, 0), found.start()) if space else None
        return "" if before and _same(before[0], sign) else space + sign

    return _SIGN.sub(spell, text)


def _same(one: str, other: str) -> bool:
    """Tell whether two words are forms of one: all but their endings are alike."""
    begins = max(min(len(one), len(other)) - 3, 3)
    return one[:begins].casefold() == other[:begins].casefold()
