"""Small signs in texts and on buttons: our application emojis where Discord has them, plain characters elsewhere."""

from collections.abc import Mapping
from typing import Final

PLAIN: Final = {
    "crab": "🦀", "crane": "🕊️", "dragon": "🐉", "lion": "🦁", "phoenix": "🐦", "scorpion": "🦂", "unicorn": "🦄",
    "air": "🌬️", "earth": "⛰️", "fire": "🔥", "water": "🌊", "void": "⭕", "military": "⚔️", "political": "🪭",
    "fate": "🪙", "honor": "🌸", "glory": "🚩", "strength": "🛡️", "favor": "👑", "first": "⭐", "cards": "🃏",
}  # fmt: skip
PREFIX: Final = "tea_"
_emojis: dict[str, str] = {}


def use_emojis(emojis: Mapping[str, int]) -> None:
    """Say from now on the signs that the application has as emojis: their names here, and Discord's numbers."""
    _emojis.clear()
    _emojis.update({name: f"<:{PREFIX}{name}:{number}>" for name, number in emojis.items()})


def sign_of(name: str) -> str:
    """Return the sign called ``name`` for a text or a button; empty for one that we do not have."""
    return _emojis.get(name) or PLAIN.get(name, "")
