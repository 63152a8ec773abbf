"""The log of the 1997 game: an act is one line, with its payments and consequences.

Lines end without a full stop because names may end in a sign.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import zip_longest
from typing import Any, Final

from bot.games.l5r_ccg.names import RULES_CARDS, CcgNames, has_word, signed
from bot.games.l5r_ccg.scene import Scene
from bot.words import capital
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
NOT_TOLD: Final = ("effects", "also", "paid", "along", "laid")
# Records that do not name their card, because the line before has named it.
PLAIN: Final = frozenset({"focus", "strike", "enter-duel", "reveal-focus", "resolve-duel", "refuse-challenge"})
EVENTS: Final = 3  # the most events that a question names
ENDS: Final = "attack-ends"
SEPPUKU: Final = "seppuku"  # the name of the ability that every Samurai has
WHO: Final = ("player", "defender", "challenger", "challenged")  # the facts of an event that name a player


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
    """Tell whether the record at ``place`` bows a card that joins a ranged attack.

    The attack is that of the card ``first``, which the next record uses.
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


def line(act: Record, scene: Scene) -> str | None:
    """Return an act, or a single record, as a line. Return None if the log leaves the record out."""
    said = sentence(act, scene)
    if said is None:
        return None
    if act.facts.get("paid"):
        said = scene.say("act-paid", act=said, amount=act.facts["paid"])
    if effects := list(clauses(act.facts.get("effects", ()), act, scene)):
        said = scene.say("act-effects", act=said, effects=joined(effects, scene))
    by = act.facts.get("by")
    if isinstance(by, str) and by != act.facts.get("card") and act.kind not in PLAIN:
        said = f"{said} ({CcgNames(scene).thing(by)})"
    return capital(joined([said, *clauses(act.facts.get("also", ()), act, scene)], scene))


def sentence(record: Record, scene: Scene) -> str | None:
    """Return a record as a sentence. Return None if the log leaves the record out."""
    facts, say = record.facts, scene.say
    key = next((key for key in keys(record) if say.has(key)), None)
    if key == "record-apply" and not has_word(facts["attribute"], say):
        key = "record-apply-effect"
    if key is None or record.kind in SILENT:
        return None
    told = CcgNames(scene).told({name: fact for name, fact in facts.items() if name not in NOT_TOLD})
    told = {name: value for name, value in told.items() if isinstance(value, str | int)}
    variables = {"card": say("card-unknown"), **told, "count": counted(facts)}
    if "subject" in facts:
        variables["card"] = CcgNames(scene).cards(facts["subject"])
    if along := facts.get("along"):
        variables["card"] = CcgNames(scene).cards([facts["card"], *along])
    if isinstance(number := facts.get("value", facts.get("amount")), int):
        variables["signed"] = signed(number)
    return say(key, **variables)


def keys(record: Record) -> Iterator[str]:
    """Yield the message keys for a record, the most specific one first."""
    facts, key = record.facts, f"record-{record.kind}"
    ways = [
        (str(facts.get("attribute")).partition(":")[0], "attribute" in facts),
        ("own", record.seats is not None),
        ("self", record.kind == "lobbying-support" and facts.get("player") == facts.get("side")),
        ("none", facts.get("winner", "") is None or facts.get("won_by", "") is None or facts.get("rival", 0) is None),
        (str(facts.get("died")), bool(facts.get("died"))),
        (str(facts.get("won_by")), bool(facts.get("won_by"))),
        (str(facts.get("reason")), "reason" in facts),
        (str(facts.get("side")), "side" in facts),
        (str(facts.get("event")), record.kind == "change-honor"),
        ("won", facts.get("won") is True),
        ("home", facts.get("province", "") is None),
        ("moved", facts.get("entering") is False),
        (SEPPUKU, facts.get("ability") == SEPPUKU),
        ("terrain", facts.get("laid") is True),
        ("over", record.kind == "lay-terrain" and "other" in facts),
        ("favor-on", _is_favor(record) and bool(facts.get("targets"))),
        ("favor", _is_favor(record)),
        ("on", bool(facts.get("targets"))),
        ("event", facts.get("timing") == "event"),
    ]
    yield from (f"{key}-{way}" for way, holds in ways if holds)
    yield key


def _is_favor(record: Record) -> bool:
    return record.kind == "initiate" and str(record.facts["card"]).partition("#")[0] in RULES_CARDS


def counted(facts: Mapping[str, Any]) -> int:
    """Return the number of cards that a record is about."""
    card = facts.get("card", facts.get("subject"))
    return len(card) if isinstance(card, list) else facts.get("count", 1)


def clauses(records: Sequence[Record], act: Record, scene: Scene) -> Iterator[str]:
    """Return the clauses that belong to an act. A player who was just named is not named again."""
    names, player = CcgNames(scene), act.facts.get("player")
    last = "" if player is None else scene.names[player]
    if act.facts.get("ability") == SEPPUKU:
        last = names.thing(act.facts["card"])
    if last not in (sentence(act, scene) or ""):
        last = ""
    people = sorted(scene.names, key=len, reverse=True)
    for record in records:
        text, card = sentence(record, scene), record.facts.get("card", record.facts.get("subject"))
        if not text:
            continue
        subject = next((who for who in (names.cards(card or ()), *people) if text.startswith(f"{who} ")), "")
        yield text.removeprefix(f"{subject} ") if subject == last else text
        last = subject or last


def joined(parts: Iterable[str], scene: Scene) -> str:
    """Return the parts of a line joined in the language's way."""
    return reduce(lambda one, other: scene.say("act-joined", one=one, other=other), parts)


def happening(events: Sequence[Mapping[str, Any]], scene: Scene) -> str:
    """Return a window's subject in words: the event, its cards, and the targets that were chosen for it."""
    ended = [event for event in events if event["kind"] == ENDS]  # the bowing that is part of going home is left out
    found: dict[object, list[Mapping[str, Any]]] = {}
    paying = [event for event in events if event["kind"] != "produce-gold"]  # what the gold pays for matters more
    for event in ended or paying or events:
        found.setdefault((event["kind"], event.get("player")), []).append(event)
    said = [_event(some[0]["kind"], some, scene) for some in list(found.values())[:EVENTS]]
    return capital(joined(said or [scene.say("event-other")], scene))


def _event(kind: str, events: Sequence[Mapping[str, Any]], scene: Scene) -> str:
    names = CcgNames(scene)
    cards = [about for event in events if (about := event.get("card") or event.get("province"))]
    aimed = [target for event in events for target in event.get("targets", event.get("target", ()))]
    favor = kind == "initiate" and {str(card).partition("#")[0] for card in cards} <= {*RULES_CARDS}
    kind = f"{kind}-favor" if favor else kind
    who = {name: str(names.fact(name, events[0][name])) for name in WHO if name in events[0]}
    return scene.say.first(
        f"event-{kind}-on" if aimed else f"event-{kind}",
        f"event-{kind}",
        "event-other",
        card=names.cards(cards) if cards else scene.say("card-unknown"),
        targets=names.cards(aimed),
        count=max(len(cards), 1),
        amount=sum(event.get("amount", 0) for event in events),
        **who,
    )
