"""The factions, one file or folder each, in the order of the Law's chapters."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.root.faction import Faction

# Each faction's class, by its id.
WRITTEN: Final = {
    "marquise": "marquise.Marquise",
    "eyrie": "eyrie.Eyrie",
    "alliance": "alliance.Alliance",
    "vagabond": "vagabond.Vagabond",
    "cult": "cult.Cult",
    "duchy": "duchy.Duchy",
    "corvids": "corvids.Corvids",
    "hundreds": "hundreds.Hundreds",
    "keepers": "keepers.Keepers",
    "riverfolk": "riverfolk.Riverfolk",
}


@cache
def factions() -> "dict[str, type[Faction]]":
    """Return the class of every faction that can be played, by id."""
    found = {}
    for faction, path in WRITTEN.items():
        module, _, name = path.partition(".")
        found[faction] = getattr(import_module(f"engine.root.factions.{module}"), name)
    return found
