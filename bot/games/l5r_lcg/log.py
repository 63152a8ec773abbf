"""The log of the card game: an act and its consequences, or the same step of both players, are one line.

Lines end without a full stop because names may end in a sign.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any, Final

from bot.games.l5r_lcg.names import LcgNames
from bot.games.l5r_lcg.scene import Scene
from bot.games.scene import unnamed
from bot.words import capital
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
# Steps that each player takes. One line tells the steps of all players.
EACH: Final = frozenset({"starting-honor", "mulligan", "gain-fate", "draw", "pass-conflict", "reveal-cards", "shuffle"})
# Pairs of records: by the rules, the second one follows from the first.
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
NOT_TOLD: Final = ("owners", "effects", "costs", "also")
EVENTS: Final = 3  # the most events that a question names
# The kinds of events that a question about a card names in the same words before and after the event.
ABOUT_CARDS: Final = frozenset(name for name, varied in ALIKE.items() if varied == "card") - {
    "apply",
    "turn-faceup",
} | {"enter-play"}
OWN_NAME: Final = frozenset({"begin-duel", "resolve-duel"})  # their sentences name the card that causes them


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
    """If a record is part of playing a card, add its facts to the act of playing. Tell whether it is such a part."""
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


def line(act: Record, scene: Scene) -> str | None:
    """Return an act, or a single record, as a line. Return None if the log leaves the record out."""
    facts = act.facts
    said = sentence(act, scene)
    if said is None:
        return None
    names = LcgNames(scene, facts.get("owners"), facts.get("player"))
    said = " ".join([said, *extras(facts, names)])
    if effects := list(clauses(facts.get("effects", ()), facts.get("targets", ()), act, scene)):
        said = scene.say("act-effects", act=said, effects=joined(effects, scene))
    elif "choice" in facts:
        said = scene.say("act-effects", act=said, effects=names.choice(str(facts["choice"]), facts.get("card")))
    by = facts.get("by")
    if by is not None and by != facts.get("card") and act.kind not in OWN_NAME:
        said = f"{said} ({names.brief(by)})"
    return capital(joined([said, *clauses(facts.get("also", ()), (), act, scene)], scene))


def extras(facts: Mapping[str, Any], names: LcgNames) -> Iterator[str]:
    """Yield additions to an act's sentence: a card's destination, the cards on it, and the characters it keeps away."""
    if facts.get("where") == "conflict":
        yield names.say("act-into-conflict")
    if facts.get("fate") and "where" in facts:
        yield names.say("act-fate", fate=facts["fate"])
    if facts.get("covert"):
        yield f"({names.say('act-covert', covert=names.cards(facts['covert']))})"


def sentence(record: Record, scene: Scene, actor: int | None = None, itself: str | None = None) -> str | None:
    """Return a record as a sentence.

    ``actor`` is the player of the record's act, and ``itself`` is the card of that act.
    """
    facts = record.facts
    key = next((key for key in keys(record, itself) if scene.say.has(key)), None)
    if key is None or record.kind in SILENT:
        return None
    names = LcgNames(scene, facts.get("owners"), facts.get("player", actor))
    variables = {"card": scene.say("card-facedown"), **names.told(_plain(facts)), "count": counted(facts)}
    if isinstance(ring := facts.get("ring"), str):
        variables["element"] = names.element(ring)
    if isinstance(number := facts.get("amount", facts.get("value")), int):
        variables["signed"] = f"{number:+d}".replace("-", "–")
    if "challenger" in facts and "totals" in facts:
        duelists = (names.card(facts["challenger"]), names.card(facts["challenged"]))
        variables["totals"] = ", ".join(f"{who} {total}" for who, total in zip(duelists, facts["totals"], strict=True))
    if facts.get("facedown"):
        variables["province"] = names.place(facts["province"])
    if paid := list(price(record, scene)):
        variables["card"] = f"{variables['card']} ({joined(paid, scene)})"
    return scene.say(key, **variables)


def price(use: Record, scene: Scene) -> Iterator[str]:
    """Yield the payment for a use or for a card that is played."""
    if use.facts.get("paid"):
        yield scene.say("mark-cost", amount=use.facts["paid"])
    yield from clauses(use.facts.get("costs", ()), [use.facts.get("card")], use, scene)


def _plain(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return a record's own facts, without those that were folded into it."""
    return {name: fact for name, fact in facts.items() if name not in NOT_TOLD}


def keys(record: Record, itself: str | None = None) -> Iterator[str]:
    """Yield the message keys for a record, the most specific one first."""
    facts, key = record.facts, f"record-{record.kind}"
    if record.kind == "apply":
        key = f"{key}-{facts['attribute'] if facts['layer'] == 'ADD' else facts['layer']}"
    ways = [
        ("none", nothing(facts)),
        ("own", record.seats is not None),
        ("sacrificed-itself", facts.get("sacrificed") and facts.get("card") == itself),
        ("sacrificed", facts.get("sacrificed")),
        ("unopposed", facts.get("unopposed")),
        ("taken", facts.get("taken")),
        ("here", facts.get("here")),
        (str(facts.get("to")).partition(" ")[0], "to" in facts),
        ("on", "targets" in facts or "host" in facts),
    ]
    yield from (f"{key}-{way}" for way, holds in ways if holds)
    yield key


def nothing(facts: Mapping[str, Any]) -> bool:
    """Tell whether the facts state that nobody wins, that nobody defends, that no card exists, or an amount of 0."""
    return (
        facts.get("winner", "") is None
        or [] in (facts.get("defenders"), facts.get("cards"))
        or not facts.get("amount", 1)
    )


def clauses(records: Sequence[Record], about: Sequence[object], act: Record, scene: Scene) -> Iterator[str]:
    """Return the clauses that belong to an act. A clause does not repeat a name of the clause before it.

    ``about`` is the act's subject. A single card is not named again.
    """
    player = act.facts.get("player")
    named = [] if player is None else [scene.names[player]]
    itself = about[0] if len(about) == 1 and isinstance(about[0], str) else None
    if itself is not None:
        names = LcgNames(scene, act.facts.get("owners"), player)
        named += [names.cards(itself), names.thing(itself)]
    said = (text for record in records if (text := sentence(record, scene, player, itself)))
    return unnamed(said, named, scene.names)


def joined(parts: Iterable[str], scene: Scene) -> str:
    """Return the parts of a line joined in the language's way."""
    return reduce(lambda one, other: scene.say("act-joined", one=one, other=other), parts)


def happening(events: Sequence[Mapping[str, Any]], scene: Scene) -> str:
    """Return a window's subject in words: the event, its cards, and the targets that were chosen for it."""
    found: dict[str, list[Mapping[str, Any]]] = {}
    played = [event.get("card") for event in events if event["kind"] == "play-card"]
    used = [event.get("card") for event in events if event["kind"] == "initiate"]
    for event in events:
        if event["kind"] == "play-card" and event.get("card") in used:
            continue  # an event card: its line names its targets
        if event["kind"] == "enter-play" and event.get("card") in played:
            continue  # a character always goes to the same place
        by_playing = event["kind"] == "initiate" and event.get("card") in played
        found.setdefault("play-card" if by_playing else event["kind"], []).append(event)
    said = [_event(kind, some, scene) for kind, some in list(found.items())[:EVENTS]]
    return capital(joined(said or [scene.say("event-other")], scene))


def _event(kind: str, events: Sequence[Mapping[str, Any]], scene: Scene) -> str:
    names, first = LcgNames(scene, actor=scene.view.get("viewer")), events[0]
    cards = [about for event in events if (about := event.get("card") or event.get("province"))]
    player = next((one["seat"] for one in scene.view.get("players", ()) if first.get("card") in one["resolving"]), None)
    on = "-on" if "targets" in first else ""
    said = scene.say.first(
        f"event-{kind}-by{on}" if player is not None else "",
        f"event-{kind}{on}",
        f"record-{kind}" if kind in ABOUT_CARDS else f"event-{kind}",
        "event-other",
        card=names.cards(cards) if cards else scene.say("card-unknown"),
        targets=names.cards(first.get("targets", ())),
        player="" if player is None else names.player(player),
        count=max(len(cards), 1),
    )
    if "choice" not in first:
        return said
    return scene.say("act-effects", act=said, effects=names.choice(first["choice"], first.get("card")))


def counted(facts: Mapping[str, Any]) -> int:
    """Return the number of cards that a record is about."""
    card = facts.get("card")
    return len(card) if isinstance(card, list) else 1
