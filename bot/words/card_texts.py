"""Our wording of a game's cards: in its data a folder with a file for each language, card id → text."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from bot.words.catalogue import LANGUAGES


@cache
def card_texts(folder: Path, language: str) -> Mapping[str, str]:
    """Return our wording of all cards in a language; in English that of a card which has none in that language."""
    path = folder / f"{language}.json"
    english = {} if language == LANGUAGES[0] else card_texts(folder, LANGUAGES[0])
    own = json.loads(path.read_text(encoding="utf-8")) if path.exists() or not english else {}
    return {**english, **own}
