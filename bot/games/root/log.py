"""The log of Root: an act and all its consequences are one line.

Lines end without a full stop because names may end in a sign.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from bot.games.root.names import RootNames
from bot.games.root.scene import Scene
from bot.games.scene import unnamed
from bot.words import capital
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
# Numbers of hits, not seats.
HITS: Final = ("roll", "hits")
# Pairs of an act and a record: the sentence of the act already says everything that the record says.
SAID: Final = (("anoint", "warlord"), ("relics", "relics"))


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
    """Tell whether a spent card has already placed a piece of another kind than the piece of ``record``."""
    also = act.facts["also"]
    bought = act.kind == "spend" and bool(also) and also[-1].kind == record.kind == "place"
    return bought and also[-1].facts["piece"] != record.facts["piece"]


def _pays_wood(record: Record) -> bool:
    """Tell whether a player removes own wood, which is the price of a building (6.5.4)."""
    facts = record.facts
    return record.kind == "remove" and facts["piece"] == "wood" and facts["by"] == facts["player"]


def _joins(act: Record, record: Record) -> bool:
    """Add ``record`` to the act before it, if ``record`` belongs to that act. Tell whether ``record`` was added."""
    if "also" not in act.facts:
        return False
    alike = (record.kind in ALIKE and act.kind == record.kind) or _pays_wood(record)
    same = act.facts.get("player") == record.facts.get("player")
    piece = act.facts.get("piece") == record.facts.get("piece")
    if _placed_already(act, record) or (_pays_wood(record) and not _pays_wood(act)):
        return False
    if (alike and same and piece) or record.kind in FOLLOWS.get(act.kind, ()):
        act.facts["also"].append(record)
        return True
    return False


def line(act: Record, scene: Scene) -> str | None:
    """Return an act, or a single record, as a line. Return None if the log leaves the record out."""
    if act.kind in SILENT:
        return None
    also = list(act.facts.get("also", ()))
    if act.kind == "place" and (alike := [record for record in also if record.kind == "place"]):
        said = _placed([act, *alike], scene)
        also = [record for record in also if record not in alike]
    else:
        said = sentence(act, scene)
    for clause in clauses(also, act, scene):
        said = scene.say("act-also", act=said, also=clause)
    return capital(said)


def sentence(record: Record, scene: Scene, *, here: bool = False) -> str:
    """Return a record as a sentence.

    If ``here`` is true, the record is about the clearing just mentioned, which is not named again.
    """
    key = next((key for key in keys(record, here=here) if scene.say.has(key)), "")
    if not key:
        return ""
    facts = {name: fact for name, fact in record.facts.items() if name != "also"}
    raw: dict[str, Any] = {}
    if record.kind in HITS:
        raw = {name: facts.pop(name) for name in ("attacker", "defender") if name in facts}
    return scene.say(key, **{**RootNames(scene).told(facts), **raw})


def keys(record: Record, *, here: bool = False) -> Iterator[str]:
    """Yield the message keys for a record, the most specific one first."""
    facts, key = record.facts, f"record-{record.kind}"
    if here:
        yield f"{key}-here"
    if record.seats is not None:
        yield f"{key}-own"
    if "by" in facts:
        if facts["by"] is None:
            yield f"{key}-nobody"
        elif facts["by"] == facts.get("player"):
            yield f"{key}-self"
    if "clearing" in facts:
        yield f"{key}-at"
    if "right" in facts:
        yield f"{key}-right" if facts["right"] else f"{key}-wrong"
    if facts.get("locked"):
        yield f"{key}-locked"
    if facts.get("item", "") is None:
        yield f"{key}-none"
    yield key


def clauses(records: Sequence[Record], act: Record, scene: Scene) -> Iterator[str]:
    """Return the clauses that belong to an act. The acting player is not named again."""
    names, player = RootNames(scene), act.facts.get("player")
    players = [names.player(seat) for seat in range(len(scene.names))]
    return unnamed(_said(records, act, scene), [] if player is None else [players[player]], players)


def _said(records: Sequence[Record], act: Record, scene: Scene) -> Iterator[str]:
    """Yield records in words. The clearing is not named again."""
    place = act.facts.get("clearing")
    for alike in _runs(records):
        record = alike[0]
        if _known(record, act):
            continue
        here = place is not None and record.facts.get("clearing") == place
        said = sentence(record, scene, here=here) if len(alike) == 1 else _placed(alike, scene)
        place = alike[-1].facts.get("clearing", place)
        if said:
            yield said


def _known(record: Record, act: Record) -> bool:
    """Tell whether the act's own sentence already says what a record says.

    Examples are a plot placed unseen, an anointed warlord, and the second half of the relics laid into the forests.
    """
    return (record.kind == "lay" and "plot" not in record.facts) or (act.kind, record.kind) in SAID


def _runs(records: Sequence[Record]) -> Iterator[list[Record]]:
    """Yield the records one by one, but merge pieces of one kind that a player places in several clearings."""

    def sort(record: Record) -> object:
        facts = record.facts
        return (facts["player"], facts["piece"]) if record.kind == "place" else id(record)

    for _, alike in groupby(records, sort):
        yield list(alike)


def _placed(records: Sequence[Record], scene: Scene) -> str:
    """Return placements of one kind of piece: the total, and the clearings, with their numbers if any is above one."""
    names, first = RootNames(scene), records[0].facts
    counts: Counter[int] = Counter()
    for record in records:
        counts[record.facts["clearing"]] += record.facts["count"]
    if len(counts) == 1:
        return sentence(Record("place", {**first, "count": counts.total()}), scene)
    places = [(names.clearing(clearing), count) for clearing, count in counts.items()]
    if max(counts.values()) > 1:
        told = [scene.say("act-placed-at", place=place, count=count) for place, count in places]
    else:
        told = [place for place, _ in places]
    player, pieces = names.player(first["player"]), names.pieces(first["piece"], counts.total())
    return scene.say("act-placed", player=player, pieces=pieces, places=", ".join(told))
