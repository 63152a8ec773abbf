"""Rules for our wording of any card game's cards, in all its languages."""

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path


def read_texts(folder: Path, language: str) -> dict[str, str]:
    return dict(json.loads((folder / f"{language}.json").read_text(encoding="utf-8")))


def signs(text: str) -> Counter[str]:
    return Counter(re.findall(r":(\w+):", text))


def numbers(text: str) -> set[str]:
    """Return the numbers in a text except the number one, which is often an article."""
    return set(re.findall(r"\d+", text)) - {"1"}


def triggers(text: str, names: Sequence[str]) -> Counter[int]:
    """Return the kinds of abilities that a text marks, as positions in ``names``."""
    marked = re.findall(r"\*\*(.+?)\*\*", text)
    strange = [word for word in marked if word not in names]
    assert not strange, f"{strange} among {list(names)}? Mind the no-break spaces: {text}"
    return Counter(names.index(word) for word in marked)


def assert_well_formed(texts: Mapping[str, str], allowed: set[str]) -> None:
    """Check a text; ``allowed`` holds the signs that exist."""
    for identity, text in texts.items():
        assert text and text == text.strip() and "  " not in text, identity
        assert text.count("*") % 2 == 0, identity
        assert signs(text).keys() <= allowed, identity


def assert_agree(english: Mapping[str, str], other: Mapping[str, str], names: Mapping[str, Sequence[str]]) -> None:
    """Two languages agree about each card in their signs, kinds of abilities, lines and numbers.

    ``names``: the names of the kinds of abilities, first in English, then in the other language.
    """
    in_english, in_other = names.values()
    for identity, text in other.items():
        said = english[identity]
        assert signs(text).keys() == signs(said).keys(), identity
        assert triggers(text, in_other) == triggers(said, in_english), identity
        assert text.count("\n") == said.count("\n"), identity
        assert numbers(text) == numbers(said), identity
