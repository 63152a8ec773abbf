"""This module finds the glossary entry for a prompt's rule, for the question *why am I asked?*"""

from collections.abc import Iterator
from typing import Final

from bot.rules.glossary import glossaries

# Rules that prompts name differently from the glossary.
OTHERWISE: Final = {
    "would-interrupt": "would",
    "forced-interrupt": "forced",
    "forced-reaction": "forced",
    "gain-ability": "gain",
    "action": "action-windows",
    "before": "reactions",
}


def entry_of(game: str, rule: str) -> str | None:
    """Return the entry for a prompt's rule path, or None if the glossary has none.

    A path may be more exact than the glossary: ``initiating-abilities.5`` leads to ``initiating-abilities``.
    """
    glossary = glossaries().get(game)
    if glossary is None:
        return None
    path = OTHERWISE.get(rule, rule).lower()
    while path:
        for form in _forms(path):
            if form in glossary:
                return form
        path = path.rpartition(".")[0]
    return None


def _forms(path: str) -> Iterator[str]:
    """Yield the possible names of the entry for a rule."""
    yield f"step-{path}"
    yield f"law-{path}"
    yield path
    yield path.replace(".", "-")
    yield f"{path}s"
