"""Our wording of a game's cards: in its data a folder with a file for each language, card id → text."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bot.words.catalogue import LANGUAGES


@cache
def card_texts(folder: Path, language: str) -> Mapping[str, str]:
    """Return our wording of all cards in a language; in English where the game has none in that language."""
    path = folder / f"{language}.json"
    if not path.exists() and language != LANGUAGES[0]:
        return card_texts(folder, LANGUAGES[0])
    texts: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return texts
