"""This module groups the records of Root. An act and all its consequences are one line of the log."""

from collections.abc import Iterable
from typing import Final

from engine.kernel.record import Record

# Records that the log leaves out, because its headings and its ending say the same.
SILENT: Final = frozenset({"turn", "phase", "game-over"})
# Consecutive records of one kind and one player become one act.
ALIKE: Final = frozenset({"place", "decree", "drop-item", "reveal", "gather", "carry", "relics"})
_POINTS: Final = ("score", "lose-points")
_BATTLE: Final = (
    *("roll", "hits", "remove", "ambush", "use", "lose-effect", "special", "ally", "damage", "relationship"),
    *(
        "embedded-agent",
        "revenge",
        "lose-minister",
        "price-of-failure",
        "loot",
        "lose-warlord",
        "take-item",
        "hoard",
        "devout-knights",
        "relic",
    ),
    *("field-hospital", "lose-base", "spend"),
)
# Records that share a line with the act before them.
FOLLOWS: Final = {
    "battle": (*_BATTLE, *_POINTS),
    "craft": (*_POINTS, "remove", "lose-base", "draw"),
    "place": ("lay", *_POINTS),
    "remove": (*_POINTS, "place", "lay", "lose-base", "field-hospital"),
    "spend": ("place", "recruit", "officer", "field-hospital", "take-dominance", "open-path", *_POINTS),
    "use": ("lose-effect", "draw", "give", "show-hand", "remove", *_POINTS),
    "show-supporters": ("martial-law", "place", "revolt", "remove", "officer", "lose-base", *_POINTS),
    "outrage": ("give", "show-hand", "gain-supporters", "discard"),
    "turmoil": ("lose-points", "purge", "leader"),
    "give": ("aid", "take-item", "relationship", *_POINTS),
    "quest": ("quests", "draw", *_POINTS),
    "strike": ("remove", "relationship", *_POINTS),
    "explore": _POINTS,
    "special": ("take-card", "give", "repair", "remove", "pawn", "damage", "relationship", *_POINTS),
    "slip": ("pawn", "ferry"),
    "coalition": ("relationship",),
    "reveal": ("place", "spend", "officer", "sacrifice", "sway", *_POINTS),
    "minister": ("reveal", "place", *_POINTS),
    "crusade": ("convert",),
    "flip": ("remove", "give", "lose-base", *_POINTS),
    "recruit": ("place",),
    "raid": ("place",),
    "raze": ("remove", "explore", "hoard", "drop-item", "lose-base", *_POINTS),
    "mob-die": ("place",),
    "encamp": ("remove",),
    "buy": ("buy-card",),
    "dividends": _POINTS,
    "delve": ("lose-retainer",),
    "recover": ("lose-retainer", *_POINTS),
    "move": ("carry", "ferry", "warlord"),
    "carry": ("move",),
    "anoint": ("warlord",),
    "warlord": ("place",),
    "hoard": ("drop-item", *_POINTS),
    "expose": ("remove", "give", *_POINTS),
    "convert": ("remove", "place", *_POINTS),
    "sanctify": ("remove", "place", "lose-base", *_POINTS),
}


def acts(records: Iterable[Record]) -> list[Record]:
    """Return the records as acts. The fact ``also`` of an act holds the further records that belong to it.

    If several like records follow each other, such as placements of one kind of piece, the first is the act.
    """
    found: list[Record] = []
    for record in records:
        if record.kind == "dividends" and not record.facts["count"]:
            continue
        if record.kind in ("phase", "game-over"):
            # The records after it always belong to another act.
            found.append(Record(record.kind, dict(record.facts), record.seats))
        elif not (found and _joins(found[-1], record)):
            found.append(Record(record.kind, {**record.facts, "also": []}, record.seats))
    return found


def _placed_already(act: Record, record: Record) -> bool:
    """Tell whether the spending of a card has already placed a piece of another kind than the piece of ``record``."""
    also = act.facts["also"]
    bought = act.kind == "spend" and bool(also) and also[-1].kind == record.kind == "place"
    return bought and also[-1].facts["piece"] != record.facts["piece"]


def _joins(act: Record, record: Record) -> bool:
    """Add ``record`` to the act before it, if ``record`` belongs to that act. Tell whether ``record`` was added."""
    if "also" not in act.facts:
        return False
    alike = record.kind in ALIKE and act.kind == record.kind
    same = act.facts.get("player") == record.facts.get("player")
    piece = act.facts.get("piece") == record.facts.get("piece")
    if _placed_already(act, record):
        return False
    if (alike and same and piece) or record.kind in FOLLOWS.get(act.kind, ()):
        act.facts["also"].append(record)
        return True
    return False
