"""Descriptions of the fields of messages, positions and views, for the page about ``serve``.

``data/serve/fields.json`` has one sentence for each field, by game. The sentences under ``common`` are for all games. A
key is the name of a field. If a field has another meaning in one model, a key with the model's name
(``PlayerView.hand``) takes precedence.
"""

import json
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parents[2] / "data" / "serve" / "fields.json"


@cache
def meanings() -> dict[str, dict[str, str]]:
    """Return all sentences, by game and key."""
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def meaning(game: str, model: str, field: str) -> str:
    """Return the sentence for a field of a model. If the file has no such sentence, the result is empty."""
    for scope in (game, "common"):
        known = meanings().get(scope, {})
        for key in (f"{model}.{field}", field):
            if key in known:
                return known[key]
    return ""
