"""The names of attributes, zones and scopes that the code of cards may use.

A misspelt name is an error when the program starts.
"""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final

from engine.cardplay.ability import UNLIMITED, Ability, Persistent


class Misspelt(ValueError):
    """A card uses a name that its game does not declare."""


# Names that the shared rules use.
GENERAL: Final = ("blank", "cannot:be-affected", "cannot:be-targeted", "cannot:trigger", "extra-uses")


class Vocabulary:
    """The names that a game declares, besides the few that all card games share.

    ``attributes`` lists the attributes, which have names without a colon. ``families`` maps the part before a colon to
    the names that may follow it (``cannot:bow``). ``zones`` lists the places in which cards can be. ``scopes`` lists
    the periods that effects last for, and the periods in which limits count uses.
    """

    def __init__(
        self,
        *,
        attributes: Iterable[str],
        families: Mapping[str, Iterable[str]],
        zones: Iterable[str],
        scopes: Iterable[str],
    ) -> None:
        whole = [f"{family}:{name}" for family, names in families.items() for name in names]
        self.attributes = frozenset((*GENERAL, *attributes, *whole))
        self.zones = frozenset(zones)
        self.scopes = frozenset(scopes)

    def check_attribute(self, name: str) -> None:
        """Raise Misspelt unless ``name`` is a declared attribute (``military``, ``cannot:bow``)."""
        _check("attribute", name, self.attributes)

    def check_scope(self, name: str) -> None:
        """Raise Misspelt unless ``name`` is a declared scope."""
        _check("scope", name, self.scopes)

    def check_zones(self, names: Iterable[str] | None) -> None:
        """Raise Misspelt unless all names are declared zones. None means the usual zones of a card type."""
        for name in names or ():
            _check("zone", name, self.zones)

    def check_ability(self, ability: Ability) -> None:
        """Raise Misspelt if a triggered ability uses a name that is not declared."""
        self.check_zones(ability.zones)
        if ability.limit < UNLIMITED:
            self.check_scope(ability.period)
        if ability.maximum is not None:
            self.check_scope(ability.maximum_period)

    def check_persistent(self, persistent: Persistent) -> None:
        """Raise Misspelt if a persistent effect uses a name that is not declared."""
        self.check_zones(persistent.zones)
        self.check_attribute(persistent.attribute)


def _check(what: str, name: str, declared: frozenset[str]) -> None:
    if name not in declared:
        near = get_close_matches(name, sorted(declared), 1)
        raise Misspelt(f"{name!r} is no declared {what}{f'; {near[0]!r} is one' if near else ''}")
