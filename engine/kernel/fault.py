"""What may be wrong with what a player brings to a table: a deck, a set of factions."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Fault(NamedTuple):
    """One thing that is wrong: a kind, the glossary entry of its rule, and the facts of its sentence."""

    kind: str
    rule: str
    facts: Mapping[str, Any] = {}
