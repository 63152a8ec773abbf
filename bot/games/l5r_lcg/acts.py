"""This module groups the records of the card game.

An act and its consequences, or the same step of both players, share a line.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from engine.kernel.record import Record

# Records that the log leaves out: they follow from a neighbouring record.
SILENT: Final = frozenset(
    {"phase-ends", "return-home", "spend-fate", "apply-to-player", "delay", "return-ring"}
    | {"refill-province", "reveal-to-play", "apply-to-conflict", "end-conflict", "provinces-placed", "game-over"}
)
# Consecutive records of these kinds that differ only in their card become one sentence.
ALIKE: Final = {
    **dict.fromkeys(("turn-faceup", "bow", "ready", "honor", "dishonor", "leave-play", "remove-fate"), "card"),
    **dict.fromkeys(("move-home", "move-to-conflict", "discard-status", "apply"), "card"),
    "place-fate-on-ring": "ring",
}
# Steps that each player takes: one line for all.
EACH: Final = frozenset({"starting-honor", "mulligan", "gain-fate", "draw", "pass-conflict", "reveal-cards", "shuffle"})
# Consequences of the record before, by the rules.
FOLLOWS: Final = frozenset(
    {
        *(("pass-dynasty", "gain-fate"), ("reveal-dials", "transfer-honor"), ("compare-skills", "lose-honor")),
        *(("count-glory", "claim-favor"), ("declare-conflict", "reveal-province")),
    }
)
RING_EFFECTS: Final = frozenset(
    {"transfer-honor", "gain-honor", "draw", "discard-at-random", "honor", "dishonor", "ready", "remove-fate"}
)
KEYS: Final = ("card", "host", "targets", "attackers", "defenders", "challenger", "challenged", "from", "other")


def acts(records: Iterable[Record]) -> list[Record]:
    """Return the records as acts.

    An act is a record with more facts: ``effects`` and ``costs`` (records that its card caused), ``also`` (records of
    the same step). A played card also has the facts ``paid`` (its payment), ``fate`` (additional fate) and ``host``.
    The fact ``owners`` gives the controllers of an act's cards, as far as earlier records state them.
    """
    folding = _Folding()
    for record in records:
        if record.kind not in SILENT or record.kind == "spend-fate":  # fate is spent for the act that follows
            folding.add(Record(record.kind, dict(record.facts), record.seats))
    return folding.acts


class _Folding:
    """The acts so far, and the controller of each card."""

    def __init__(self) -> None:
        self.acts: list[Record] = []
        self.owners: dict[str, int] = {}

    def add(self, record: Record) -> None:
        """Add ``record`` to the act before it if ``record`` belongs to that act.

        If ``record`` belongs to no act, add it as a separate act.
        """
        self._note_owners(record.facts, record.kind)
        record.facts["owners"] = {key: self.owners[key] for key in _keys(record.facts) if key in self.owners}
        if record.kind in ("initiate", "play-card"):
            self._charge(record)
        if record.kind == "claim-ring":
            self._bow_by_ring()
        if not (self.acts and _joins(self.acts[-1], record)):
            self.acts.append(record)

    def _note_owners(self, facts: Mapping[str, Any], kind: str) -> None:
        """Note who controls the cards of a record, if the record states the controllers."""
        if kind == "turn-faceup":
            self.owners[facts["card"]] = int(str(facts["province"]).partition(":")[2].partition(".")[0])
        elif kind in ("enter-play", "attach", "initiate", "take-control"):
            self.owners.setdefault(facts["card"], facts["player"])
            if kind == "take-control":
                self.owners[facts["card"]] = facts["player"]
        elif kind in ("declare-conflict", "declare-defenders"):
            named = facts.get("attackers") or facts.get("defenders") or ()
            self.owners.update(dict.fromkeys(named, facts["player"]))

    def _charge(self, record: Record) -> None:
        """Move the payment for a use, which is recorded before the use, into the record of the use."""
        by = record.facts["card"] if record.kind == "initiate" else None
        costs: list[Record] = []
        while self.acts and self.acts[-1].facts.get("by") == by and _pays(self.acts[-1], record):
            costs.insert(0, self.acts.pop())
        record.facts["paid"] = sum(cost.facts["amount"] for cost in costs if cost.kind == "spend-fate")
        record.facts["costs"] = [cost for cost in costs if cost.kind != "spend-fate"]

    def _bow_by_ring(self) -> None:
        """If a ring's effect bowed a character, fold the record of the bowing into the record ``resolve-ring``."""
        if [act.kind for act in self.acts[-2:]] == ["resolve-ring", "bow"] and self.acts[-1].facts.get("by") is None:
            bowing = self.acts.pop()
            self.acts[-1].facts["effects"] = [bowing]


def _pays(cost: Record, use: Record) -> bool:
    """Tell whether a record can be a cost of the use after it.

    An ability used before (a record ``initiate``) is not a cost.
    """
    if use.kind == "play-card":
        return cost.kind == "spend-fate" and cost.facts.get("player") == use.facts["player"]
    return cost.kind != "initiate"


def _joins(act: Record, record: Record) -> bool:
    """Add ``record`` to the act before it, if ``record`` belongs to that act. Tell whether ``record`` was added."""
    by, card = record.facts.get("by"), act.facts.get("card")
    if act.kind in ("initiate", "play-event") and by is not None and by == card:
        if record.kind == "play-card":
            act.kind = "play-event"
        elif not (effects := act.facts.setdefault("effects", [])) or not _gathers(effects[-1], record):
            effects.append(record)
        return True
    if act.kind == "play-card" and record.facts.get("card") == card:
        return _completes(act, record)
    if act.kind == "declare-conflict" and record.kind == "reveal-province":
        record.facts["here"] = act.facts["facedown"] = record.facts["province"] == act.facts["province"]
    if act.kind == "resolve-ring" and by is None and record.kind in RING_EFFECTS:
        act.facts.setdefault("effects", []).append(record)
        return True
    if _gathers(act, record):
        return True
    if by == act.facts.get("by") and ((act.kind, record.kind) in FOLLOWS or _each(act, record)):
        act.facts.setdefault("also", []).append(record)
        return True
    return False


def _completes(play: Record, record: Record) -> bool:
    """Move an event that is part of playing a card into the playing."""
    if record.facts.get("by") is not None:
        return False
    if record.kind == "enter-play":
        play.facts["where"] = "conflict" if record.facts["conflict"] else "home"
    elif record.kind == "attach":
        play.facts["host"] = record.facts["host"]
        play.facts["owners"].update(record.facts["owners"])
    elif record.kind == "place-fate":
        play.facts["fate"] = record.facts["amount"]
    else:
        return False
    return True


def _gathers(act: Record, record: Record) -> bool:
    """Add the card of a record to an act of the same kind that differs in nothing else."""
    varied = ALIKE.get(record.kind)
    if varied is None or act.kind != record.kind or _without(act, varied) != _without(record, varied):
        return False
    before = act.facts[varied]
    act.facts[varied] = [*(before if isinstance(before, list) else [before]), record.facts[varied]]
    act.facts["owners"].update(record.facts["owners"])
    return True


def _without(record: Record, varied: str) -> dict[str, Any]:
    return {name: fact for name, fact in record.facts.items() if name not in (varied, "owners", "province")}


def _each(act: Record, record: Record) -> bool:
    """Tell whether a record is a step that another player takes within an act."""
    if act.kind != record.kind or record.kind not in EACH:
        return False
    players = [each.facts.get("player") for each in (act, *act.facts.get("also", ()))]
    return record.facts.get("player") not in players and act.facts.get("deck") == record.facts.get("deck")


def _keys(facts: Mapping[str, Any]) -> Iterator[str]:
    """Yield the keys of the cards that a record names."""
    for name in KEYS:
        fact = facts.get(name)
        if fact is not None:
            yield from [fact] if isinstance(fact, str) else fact
