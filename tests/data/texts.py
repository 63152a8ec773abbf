"""Rules for our wording of any card game's cards, in all its languages."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

_DONE: Final = (
    r"(?:\w+ed|broken|brought|chosen|dealt|drawn|given|held|lost|made|paid|put|seen|sent|shown|spent|taken|won)"
)
# "is bowed by a card effect": the doer comes last.
_BY: Final = re.compile(
    rf"\b(?:is|are|was|were|be|been) (?:\w+ )?{_DONE}(?: or {_DONE})?(?: \w+)? by (?:an?|the|this|your|opponents?)\b",
    re.I,
)
# "it is discarded" says what happens, unless the clause is a condition or names a state ("while a ring is contested").
_ACT: Final = re.compile(rf"\b(?:is|are) (?:\w+ly |then |also |instead )?(?!attached){_DONE}\b", re.I)
_CONDITION: Final = re.compile(
    r"\b(?:while|if|that|which|when|unless|until|once|after|as long as|as many|how many|where|whose)\b", re.I
)


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
    """Check that two languages agree about each card in their signs, kinds of abilities, lines and numbers.

    ``names`` holds the names of the kinds of abilities, first in English, then in the other language.
    """
    in_english, in_other = names.values()
    for identity, text in other.items():
        said = english[identity]
        assert signs(text).keys() == signs(said).keys(), identity
        assert triggers(text, in_other) == triggers(said, in_english), identity
        assert text.count("\n") == said.count("\n"), identity
        assert numbers(text) == numbers(said), identity


def passive(text: str) -> Iterator[str]:
    """Yield the clauses of an English text that say in the passive what somebody does.

    Conditions and bans ("cannot be bowed") do not count.
    """
    yield from _BY.findall(text)
    for line in text.split("\n"):
        for clause in re.split(r"[,.;:–(]", line.partition(" – ")[2] or line):
            act = _ACT.search(clause)
            if act and not _CONDITION.search(clause[: act.start()]):
                yield clause.strip()
