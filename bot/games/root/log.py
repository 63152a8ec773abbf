"""The log of Root: each act is one line, without a full stop because names may end in a sign."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from bot.games.root.acts import SILENT
from bot.games.root.names import RootNames
from bot.games.root.scene import Scene
from bot.games.telling import unnamed
from bot.words import capital
from engine.kernel.record import Record

# Numbers of hits, not seats.
HITS: Final = ("roll", "hits")
# Pairs of an act and a record of which the act's sentence says everything.
SAID: Final = (("anoint", "warlord"), ("relics", "relics"))


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
