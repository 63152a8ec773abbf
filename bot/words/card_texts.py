"""Our wording of a game's cards, from a file for each language in the game's data: card id → text."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from engine.kernel.languages import LANGUAGES


@cache
def card_texts(folder: Path, language: str) -> Mapping[str, str]:
    """Return our wording of all cards in a language.

    If a card has no wording in this language, it has its English wording.
    """
    english = {} if language == LANGUAGES[0] else card_texts(folder, LANGUAGES[0])
    return {**english, **texts_of(folder, language)}


def texts_of(folder: Path, language: str) -> Mapping[str, str]:
    """Return the texts of one language alone. Only English must have a file."""
    path = folder / f"{language}.json"
    if language != LANGUAGES[0] and not path.exists():
        return {}
    texts: Mapping[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return texts
