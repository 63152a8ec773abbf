"""Faults in what players bring to a table: in a deck, in a set of factions."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Fault(NamedTuple):
    """One fault: its kind, the glossary entry of its rule, and the facts for its sentence."""

    kind: str
    rule: str
    facts: Mapping[str, Any] = {}
