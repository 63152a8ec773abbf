"""A fault in the deck or the set of factions that players bring to a table."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Fault(NamedTuple):
    """One fault: its kind, the glossary entry of the broken rule, and the facts for its message."""

    kind: str
    rule: str
    facts: Mapping[str, Any] = {}
