"""From the rule that a prompt names to the glossary's entry: for whoever asks *why am I asked?*"""

from collections.abc import Iterator
from typing import Final

from bot.rules.glossary import glossaries

# What prompts call otherwise than the glossary does.
OTHERWISE: Final = {
    "would-interrupt": "would",
    "forced-interrupt": "forced",
    "forced-reaction": "forced",
    "gain-ability": "gain",
    "action": "action-windows",
    "before": "reactions",
}


def entry_of(game: str, rule: str) -> str | None:
    """Return the entry that a prompt's rule path leads to, or None where the glossary has none.

    What is more exact than the glossary leads to the entry that it is part of: ``initiating-abilities.5`` to
    ``initiating-abilities``.
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
    """Yield what the entry of a rule may be called."""
    yield f"step-{path}"
    yield f"law-{path}"
    yield path
    yield path.replace(".", "-")
    yield f"{path}s"
