"""This module groups the records of the 1997 game. Payments and consequences share a line of the log with their act."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final

from engine.kernel.record import Record

# Records that the log leaves out: headings or neighbouring records say the same.
SILENT: Final = frozenset(
    {"turn-ends", "phase-begins", "phase-ends", "refill", "game-over", "battle-begins", "attack-ends"}
    | {"delay", "announce", "swept", "shuffle", "maneuvers-end"}
)
# Consecutive records of these kinds that differ only in their card become one sentence.
ALIKE: Final = frozenset({"turn-faceup", "bow", "straighten", "destroy", "commit", "discard-from-play", "apply"})
# Records that share a line with the act before them.
FOLLOWS: Final = {
    "compare-force": ("destroy", "destroy-province", "gain-honor", "honor-not-gained", "lose-honor", "restore-honor"),
    "declare-attack": ("invite",),
    "commit": ("gain-honor",),
    "lobby": ("lobbying-result", "take-favor"),
    "lobbying-result": ("take-favor",),
    "enter-play": ("gain-honor", "lose-honor", "attach-to-province"),
    "attach": ("gain-honor", "lose-honor", "bow"),
    "overlay": ("gain-honor", "lose-honor"),
    "enter-duel": ("lead-duel", "focus", "strike", "reveal-focus"),
    "focus": ("focus", "strike", "reveal-focus"),
    "reveal-focus": ("destroy",),
    "refuse-challenge": ("dishonor", "lose-honor"),
    "resolve-duel": ("destroy", "gain-honor", "lose-honor", "honor-not-gained"),
    "starting-honor": ("starting-honor",),
    "cut": ("cut",),
    "destroy": ("lose-honor", "gain-honor", "destroy"),
    "draw": ("draw",),
}
# Acts that gold may pay for.
PAID: Final = frozenset({"enter-play", "attach", "initiate", "overlay", "attach-to-province", "play-card"})
# Records with a line of their own even if a card caused them: a duel's beginning and end.
APART: Final = frozenset({"enter-duel", "resolve-duel"})
# Records that share a line with the next one: the cards bowed or discarded for it.
GIVEN: Final = {"lobby": ("bow",), "lobbying-support": ("bow", "discard")}
# Possible costs of a use besides gold.
COSTS: Final = frozenset({"bow", "lose-honor", "discard", "destroy", "discard-from-play", "give-up-favor"})


def acts(records: Iterable[Record]) -> list[Record]:
    """Return the records as acts.

    An act is a record with further facts: its payment (``paid``), the other cards that took part in a ranged attack
    (``along``), ``effects`` (records that its card caused) and ``also`` (records that belong to it).
    """
    found: list[Record] = []
    purse, costs = Purse(), list[Record]()
    told = list(_worth_telling(records))
    for place, record in enumerate(told):
        if record.kind == "produce-gold":
            purse.fill(record)
        elif _is_cost(told, place) or (costs and _shoots_along(told, place, costs[0].facts["by"])):
            # A copy, because similar effects may be added to the record.
            costs.append(Record(record.kind, dict(record.facts), record.seats))
        else:
            if found and _within(found[-1], record):
                # A payment that was made when this record took effect.
                purse.pay(found[-1])
            act = Record(record.kind, dict(record.facts), record.seats)
            if record.kind in PAID:
                purse.pay(act)
            if record.kind == "initiate" and costs:
                _add_costs(act, costs)
                costs = []
            if not _silent(act) and not (found and _joins(found[-1], act)):
                found.append(act)
        if record.kind == "phase-begins":
            purse = Purse()
    return found


class Purse:
    """The gold that was produced and not yet spent, and the cards that produced it."""

    def __init__(self) -> None:
        self._gold = 0
        self._producers: list[str] = []

    def fill(self, record: Record) -> None:
        """Add the gold of a card."""
        self._gold += record.facts["amount"]
        self._producers.append(record.facts["card"])

    def pay(self, act: Record) -> None:
        """Pay for an act with all the gold. The gold does not pay for a use of a card that has just produced it."""
        if self._gold and not (act.kind == "initiate" and act.facts["card"] in self._producers):
            act.facts["paid"] = act.facts.get("paid", 0) + self._gold
            self._gold, self._producers = 0, []


def _add_costs(act: Record, costs: Sequence[Record]) -> None:
    """Add the costs of a use to its act. A card that bows for its own action is not mentioned."""
    along = [by for cost in costs if (by := cost.facts["by"]) != act.facts["card"]]
    act.facts["effects"] = [cost for cost in costs if cost.kind != "bow"]
    act.facts |= {"along": along} if along else {}


def _within(act: Record, record: Record) -> bool:
    """Tell whether a use caused a record."""
    by = record.facts.get("by")
    return act.kind == "initiate" and record.kind != "initiate" and by is not None and by == act.facts["card"]


def _worth_telling(records: Iterable[Record]) -> Iterator[Record]:
    """Yield records without those that repeat a neighbouring record.

    Contributions to lobbying and the discarding of Focus cards and Events are left out, because other records name
    these.
    """
    told, shown = list(records), set[str]()
    for record, following in zip_longest(told, told[1:]):
        cards = record.facts.get("cards", [record.facts.get("card")])
        if record.kind == "reveal-focus" and not cards:
            continue
        if record.kind == "reveal-focus" or record.facts.get("timing") == "event":
            shown |= set(cards)
        elif record.kind == "discard" and shown.issuperset(cards) and "by" not in record.facts:
            shown -= set(cards)
            continue
        given = following.facts["card"] if following and record.kind in GIVEN.get(following.kind, ()) else ""
        if not (cards == [given] and "by" not in record.facts):
            yield record


def _shoots_along(records: list[Record], place: int, first: str) -> bool:
    """Tell whether the record at ``place`` bows a card that joins the ranged attack of the card ``first``, whose use
    comes next.
    """
    rest = iter(records[place:])
    after = next((record for record in rest if record.kind != "bow" or "by" not in record.facts), None)
    return (
        records[place].kind == "bow" and after is not None and after.kind == "initiate" and after.facts["card"] == first
    )


def _is_cost(records: list[Record], place: int) -> bool:
    """Tell whether a record is a cost of a use.

    Only other costs, and cards that bow to join a ranged attack, stand between a cost and its use.
    """
    by = records[place].facts.get("by")
    for record in records[place:]:
        if record.kind == "initiate":
            return by is not None and record.facts["card"] == by
        if record.kind not in COSTS or (record.facts.get("by") != by and record.kind != "bow"):
            return False
    return False


def _silent(record: Record) -> bool:
    """Tell whether the log leaves a record out, such as the cards that the rules straighten in a player's phase."""
    return record.kind in SILENT or (record.kind == "straighten" and "by" not in record.facts)


def _joins(act: Record, record: Record) -> bool:
    """Add ``record`` to the act before it, if ``record`` belongs to that act. Tell whether ``record`` was added."""
    by = record.facts.get("by")
    if _within(act, record) and record.kind not in APART:
        _named_again(act, record)
        if not act.facts.get("laid"):
            _add(act, "effects", record)
        return True
    if _gathers(act, record):
        return True
    # A Personality bows when an Ancestor joins it. Later bowing is for something else.
    another = (act.kind, record.kind) == ("attach", "bow") and record.facts["card"] != act.facts.get("host")
    if by == act.facts.get("by") and record.kind in FOLLOWS.get(act.kind, ()) and not another:
        _add(act, "also", record)
        return True
    return False


def _named_again(act: Record, effect: Record) -> None:
    """Remove from a use the facts that its effect repeats, such as a challenge's targets."""
    if effect.kind == "challenge":
        targets = [effect.facts["challenger"], effect.facts["challenged"]]
        act.facts["targets"] = [one for one in act.facts.get("targets", ()) if one not in targets]
    act.facts["laid"] = effect.kind == "lay-terrain" and effect.facts["card"] == act.facts["card"]


def _add(act: Record, name: str, record: Record) -> None:
    """Add a record to an act, merged with the last of its records if both say the same of several cards."""
    beside: list[Record] = act.facts.setdefault(name, [])
    if not beside or not _gathers(beside[-1], record):
        beside.append(record)


def _gathers(act: Record, record: Record) -> bool:
    """Add the card of a record to the act before it if the two differ only in their cards."""
    if record.kind not in ALIKE or act.kind != record.kind or _without(act) != _without(record):
        return False
    before = act.facts["card" if "card" in act.facts else "subject"]
    name = "card" if "card" in act.facts else "subject"
    act.facts[name] = [*(before if isinstance(before, list) else [before]), record.facts[name]]
    return True


def _without(record: Record) -> dict[str, Any]:
    """Return the facts that must be equal for two records to merge: all but the card and a faceup card's province."""
    left = ("card", "subject", *(("province",) if record.kind == "turn-faceup" else ()))
    return {name: fact for name, fact in record.facts.items() if name not in left}
