"""Neutral conflict cards, Core Set."""

from engine.cardplay.choosing import selection
from engine.kernel.events import run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.phrases import one_of_events
from engine.l5r_lcg.cards.words import (
    ALWAYS,
    Choice,
    Target,
    action,
    card,
    character,
    friendly,
    gains,
    in_conflict,
    in_military,
    in_political,
    its_host,
    opponent,
    participant,
    reaction,
    theirs,
    vanilla,
)
from engine.l5r_lcg.cost import dishonor, lose_honor
from engine.l5r_lcg.initiation import again, choose_subjects, finish
from engine.l5r_lcg.use import Use

vanilla("fine-katana", "ornate-fan")
card(
    "cloud-the-mind",
    gains("blank", applies=its_host),
    playable=lambda this, seat: any(other.trait("shugenja") for other in this.table.players[seat].characters),
)
card(
    "assassination",
    action(
        condition=in_conflict,
        costs=[lose_honor(3)],
        target=character(lambda use, other: other.cost <= 2),
        effect=lambda use: [use.discard(use.target)],
        maximum=1,
    ),
)


def banzai(use: Use) -> Flow[None]:
    """The character gets +2 military skill. The ability may then be resolved a second time for 1 honor."""
    yield from run_batch(use.table, use.gets(use.target, military=2))
    if use.paid.get("twice") or not use.you.honor:
        return
    options = [selection("lose-honor", True), selection("done", False)]
    if (yield from ask(Prompt(use.seat, "select", options, rule="initiating-abilities.7", source=use.label))):
        use.paid["twice"] = True
        yield from run_batch(use.table, [use.lose_honor()])
        yield from again(use)


card(
    "banzai",
    action(
        condition=in_conflict,
        target=participant(lambda use, other: other.skill("military") is not None),
        run=banzai,
        maximum=1,
        period="conflict",
    ),
)


card(
    "contingency-plan",
    reaction(
        e.RevealDials,
        run=lambda use: one_of_events(use, {"increase": use.change_bid(1), "decrease": use.change_bid(-1)}),
    ),
)


def court_games(use: Use) -> Flow[None]:
    """Honor a participant of yours, or let the opponent dishonor one of theirs, as selected."""
    seat = use.seat if use.choice == "honor" else 1 - use.seat
    candidates = _court_candidates(use, use.choice or "")
    if candidates:
        chosen = yield from choose_subjects(seat, candidates, source=use.label)
        event = use.honor(chosen[0]) if use.choice == "honor" else use.dishonor(chosen[0])
        yield from finish(use, [event])


def _court_candidates(use: Use, choice: str) -> list[Card]:
    honors = choice == "honor"
    seat = use.seat if honors else 1 - use.seat
    cards = use.conflict.participants(seat) if use.conflict else []
    verb = use.honor if honors else use.dishonor
    return [other for other in cards if verb(other).possible() and not other.forbids("be-targeted", use)]


card(
    "court-games",
    action(
        condition=in_political,
        choice=Choice(
            {
                "honor": lambda use: bool(_court_candidates(use, "honor")),
                "dishonor": lambda use: bool(_court_candidates(use, "dishonor")),
            }
        ),
        run=court_games,
        maximum=1,
        period="conflict",
    ),
)


card(
    "for-shame",
    action(
        condition=lambda use: (
            in_conflict(use) and any(c.participating and c.trait("courtier") for c in use.you.characters)
        ),
        target=participant(theirs),
        choice=Choice({"dishonor": ALWAYS, "bow": ALWAYS}, by=opponent, last=True),
        effect=lambda use: [use.dishonor(use.target) if use.choice == "dishonor" else use.bow(use.target)],
    ),
)


def lower_bid(use: Use) -> bool:
    """Whether your bid is lower than your opponent's."""
    return use.you.bid is not None and use.opponent.bid is not None and use.you.bid < use.opponent.bid


card(
    "good-omen",
    action(
        target=character(lambda use, other: other.cost >= 3),
        effect=lambda use: [use.place_fate(use.target)],
    ),
    playable=lower_bid,
)


card(
    "spies-at-court",
    reaction(
        e.CompareSkills,
        lambda use, event: event.conflict.winner == use.seat and event.conflict.skill == "political",
        costs=[dishonor(friendly(lambda use, other: other.participating))],
        effect=lambda use: [use.discard_at_random(2, seat=1 - use.seat)],
        maximum=1,
        period="conflict",
    ),
)
card(
    "charge",
    action(
        condition=in_military,
        target=Target(lambda use: [c for c in use.you.faceup_in_provinces if c.face.type == "character"]),
        effect=lambda use: [use.put_into_play(use.target, conflict=True)],
    ),
)
card(
    "fallen-in-battle",
    reaction(
        e.CompareSkills,
        lambda use, event: (
            event.conflict.winner == use.seat and event.conflict.skill == "military" and event.conflict.by >= 5
        ),
        target=participant(),
        effect=lambda use: [use.discard(use.target)],
        maximum=1,
        period="conflict",
    ),
)


def outdone_by(skill: str, trait: str) -> Target:
    """Target an opponent's participant that one of your participants with ``trait`` exceeds in this skill."""

    def find(use: Use) -> list[Card]:
        bests = [getattr(c, skill) for c in use.you.characters if c.participating and c.trait(trait)]
        return [c for c in use.opponent.characters if bests and getattr(c, skill) < max(bests)]

    return Target(find)


card(
    "outwit",
    action(
        condition=in_conflict,
        target=outdone_by("political", "courtier"),
        effect=lambda use: [use.move_home(use.target)],
    ),
)
card(
    "rout",
    action(
        condition=in_conflict,
        target=outdone_by("military", "bushi"),
        effect=lambda use: [use.move_home(use.target)],
    ),
)
