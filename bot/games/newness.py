"""Which cards are new at a table since an earlier look at it."""

from collections.abc import Iterator, Mapping
from typing import Any


def new_cards(view: Mapping[str, Any], before: Mapping[str, Any]) -> list[str]:
    """Return the keys of the cards that a view shows and an earlier one does not."""
    return sorted(set(_keys(view)) - set(_keys(before)))


def _keys(part: Any) -> Iterator[str]:
    if isinstance(part, Mapping):
        if isinstance(key := part.get("key"), str):
            yield key
        for inner in part.values():
            yield from _keys(inner)
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from _keys(inner)
