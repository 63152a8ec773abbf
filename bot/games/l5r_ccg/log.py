"""The log of the 1997 game: each act is one line, without a full stop because names may end in a sign."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any, Final

from bot.games.l5r_ccg.acts import SILENT
from bot.games.l5r_ccg.names import RULES_CARDS, CcgNames, has_word, signed
from bot.games.l5r_ccg.scene import Scene
from bot.words import capital
from engine.kernel.record import Record

NOT_TOLD: Final = ("effects", "also", "paid", "along", "laid")
# Records that do not name their card, because the line before has named it.
PLAIN: Final = frozenset({"focus", "strike", "enter-duel", "reveal-focus", "resolve-duel", "refuse-challenge"})
EVENTS: Final = 3  # the most events that a question names
ENDS: Final = "attack-ends"
SEPPUKU: Final = "seppuku"  # the name of the ability that every Samurai has
WHO: Final = ("player", "defender", "challenger", "challenged")  # the facts of an event that name a player


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
