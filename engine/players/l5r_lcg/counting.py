"""The worth of each kind of event for a seat, before it happens.

The effects of cards are events, so one function for each kind of event is enough to value nearly all cards. A function
returns the lasting worth of an event, and notes its effect on the present conflict by the situation's ``shift``.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from engine.kernel.events import Event
from engine.l5r_lcg.card import Card
from engine.players.l5r_lcg import outlook, worth
from engine.players.l5r_lcg.situation import SMALL, Situation

Count: TypeAlias = Callable[[Situation, Any], float]


def events_worth(own: Situation, events: Iterable[Event]) -> float:
    """Return the worth of simultaneous events for the seat."""
    own.forget()
    return lasting_worth(own, events) + own.moved()


def lasting_worth(own: Situation, events: Iterable[Event]) -> float:
    """Return the lasting worth of ``events``, and note in the situation how they affect the conflict.

    An event of a kind without a function in this module has a small worth.
    """
    found = 0.0
    for event in events:
        count = COUNTS.get(event.kind)
        found += SMALL if count is None else count(own, event)
    return found


def _bow(own: Situation, event: Any) -> float:
    card: Card = event.card
    if card.bowed:
        return 0.0
    if card.zone == "stronghold" or card.face.type != "character":
        return -0.1 * own.sign(card.controller)
    if own.fighting(card):
        own.shift(card.controller, -own.skill(card))
    return -own.idle(card) * own.sign(card.controller)


def _ready(own: Situation, event: Any) -> float:
    card: Card = event.card
    if not card.bowed or card.face.type != "character":
        return 0.0
    if own.conflict is not None and card.participating:
        own.shift(card.controller, own.skill(card))
    return own.idle(card) * own.sign(card.controller)


def _honor(own: Situation, event: Any) -> float:
    return _status(own, event.card, 1)


def _dishonor(own: Situation, event: Any) -> float:
    return _status(own, event.card, -1)


def _discard_status(own: Situation, event: Any) -> float:
    return _status(own, event.card, -event.card.status)


def _status(own: Situation, card: Card, change: int) -> float:
    if not change or abs(card.status + change) > 1:
        return 0.0
    if own.fighting(card):
        own.shift(card.controller, change * card.glory)
    return own.sign(card.controller) * change * (worth.STATUS + 0.25 * card.glory)


def _leave(own: Situation, event: Any) -> float:
    card: Card = event.card
    if card.face.type != "character":
        loss = worth.attachment(card.face) if card.face.type == "attachment" else 1.0
        owner = card.host.controller if card.host is not None else card.controller
        return -loss * own.sign(owner)
    if own.fighting(card):
        own.shift(card.controller, -own.skill(card))
    back = worth.CARD if event.to == "hand" else 0.0
    return -(worth.character(card) - back) * own.sign(card.controller)


def _join(own: Situation, event: Any) -> float:
    card: Card = event.card
    if not card.bowed:
        own.shift(card.controller, own.skill(card))
    return -(own.idle(card) if not card.bowed else 0.0) * own.sign(card.controller)


def _go_home(own: Situation, event: Any) -> float:
    card: Card = event.card
    if own.fighting(card):
        own.shift(card.controller, -own.skill(card))
    return (0.0 if card.bowed else SMALL) * own.sign(card.controller)


def _enter(own: Situation, event: Any) -> float:
    card: Card = event.card
    if event.into_conflict:
        own.shift(event.seat, own.skill(card))
    return worth.printed(card.face) * worth.rounds(event.fate) * own.sign(event.seat)


def _apply(own: Situation, event: Any) -> float:
    card, attribute, value = event.card, str(event.attribute), float(event.value)
    side = own.sign(card.controller)
    if attribute in ("military", "political"):
        conflict = own.conflict
        if conflict is not None and conflict.skill == attribute and own.fighting(card):
            own.shift(card.controller, value)
            return 0.0
        return 0.05 * value * side
    if attribute == "strength":
        return 0.15 * value * side
    if attribute == "glory":
        if own.fighting(card):
            own.shift(card.controller, value * card.status)
        return 0.1 * value * side
    bad = attribute == "blank" or attribute.startswith("cannot")
    return -SMALL * side if bad else SMALL * side


def _apply_to_player(own: Situation, event: Any) -> float:
    bad = str(event.attribute).startswith("cannot")
    return (-2.0 if bad else 2.0) * SMALL * own.sign(event.seat)


def _place_fate(own: Situation, event: Any) -> float:
    card: Card = event.card
    more = worth.rounds(card.fate + event.amount) - worth.rounds(card.fate)
    gain = own.sign(card.controller) * more * worth.body(card.military, card.political, card.face.glory)
    if event.from_card is not None:
        gain -= own.sign(event.from_card.controller) * event.amount
    return gain - (0.0 if event.from_player is None else event.amount * own.sign(event.from_player))


def _remove_fate(own: Situation, event: Any) -> float:
    card: Card = event.card
    amount = min(event.amount, card.fate)
    less = worth.rounds(card.fate) - worth.rounds(card.fate - amount)
    gain = -own.sign(card.controller) * less * worth.body(card.military, card.political, card.face.glory)
    return gain + (0.0 if event.to_player is None else amount * own.sign(event.to_player))


def _gain_fate(own: Situation, event: Any) -> float:
    return float(event.amount) * own.sign(event.seat)


def _spend_fate(own: Situation, event: Any) -> float:
    return -float(event.amount) * own.sign(event.seat)


def _transfer_fate(own: Situation, event: Any) -> float:
    return float(event.amount) * (own.sign(event.taker) - own.sign(event.giver))


def _gain_honor(own: Situation, event: Any) -> float:
    return worth.honor(own.table.players[event.seat], event.amount) * own.sign(event.seat)


def _lose_honor(own: Situation, event: Any) -> float:
    return worth.honor(own.table.players[event.seat], -event.amount) * own.sign(event.seat)


def _transfer_honor(own: Situation, event: Any) -> float:
    players = own.table.players
    taken = worth.honor(players[event.taker], event.amount) * own.sign(event.taker)
    return taken + worth.honor(players[event.giver], -event.amount) * own.sign(event.giver)


def _draw(own: Situation, event: Any) -> float:
    return worth.CARD * float(event.amount) * own.sign(event.seat)


def _discard_at_random(own: Situation, event: Any) -> float:
    amount = min(int(event.amount), len(own.table.players[event.seat].hand))
    return -worth.CARD * amount * own.sign(event.seat)


def _discard_cards(own: Situation, event: Any) -> float:
    cards: list[Card] = event.cards
    held = sum(card.zone == "hand" for card in cards)
    return -(worth.CARD * held + 0.6 * (len(cards) - held)) * own.sign(event.seat)


def _add_to_hand(own: Situation, event: Any) -> float:
    return worth.CARD * own.sign(event.card.owner)


def _faceup(own: Situation, event: Any) -> float:
    return SMALL * own.sign(event.card.controller)


def _break(own: Situation, event: Any) -> float:
    return outlook.province_worth(own.table, event.card.controller) * own.sign(event.seat)


def _resolve_ring(own: Situation, event: Any) -> float:
    return worth.ring(own.table, event.seat, event.element) * own.sign(event.seat)


def _claim_ring(own: Situation, event: Any) -> float:
    return worth.CLAIMED * own.sign(event.seat)


def _take_ring_fate(own: Situation, event: Any) -> float:
    return float(event.ring.fate) * own.sign(event.seat)


def _switch_type(own: Situation, event: Any) -> float:
    conflict = own.conflict
    if conflict is None:
        return SMALL
    for side, cards in ((conflict.attacker, conflict.attackers), (conflict.defender, conflict.defenders)):
        for card in cards:
            if not card.bowed:
                own.shift(side, (card.skill(event.skill) or 0) - conflict.counted(card))
    return 0.0


def _attach(own: Situation, event: Any) -> float:
    """Return the worth of attaching: the good or harm to the host, which counts more if the host stays long."""
    host: Card = event.host
    face = event.card.face
    if own.fighting(host) and own.conflict is not None:
        military = own.conflict.skill == "military"
        own.shift(host.controller, face.bonus_military if military else face.bonus_political)
    return worth.attachment(face) * (0.6 + 0.4 * min(host.fate, 2)) * own.sign(host.controller)


def _take_control(own: Situation, event: Any) -> float:
    return worth.character(event.card) * (own.sign(event.seat) - own.sign(event.card.controller))


def _cancel(own: Situation, event: Any) -> float:
    """Return the worth of cancelling an event: the worth that the event would have had for the opponent."""
    cause = event.event.cause
    if cause.seat == own.seat:
        return -2.0
    use = getattr(event.event, "use", None)
    if use is None:
        return -lasting_worth(own, [event.event])
    if use.ability.effect is None or not use.complete():
        return 1.5
    return 0.3 - lasting_worth(own, use.ability.effect(use))


def _replace(own: Situation, event: Any) -> float:
    return lasting_worth(own, event.instead) - lasting_worth(own, [event.event])


def _nothing(own: Situation, event: Any) -> float:
    return 0.0


COUNTS: Final[Mapping[str, Count]] = {
    "bow": _bow, "ready": _ready, "honor": _honor, "dishonor": _dishonor, "discard-status": _discard_status,
    "leave-play": _leave, "move-to-conflict": _join, "move-home": _go_home, "enter-play": _enter, "apply": _apply,
    "apply-to-player": _apply_to_player, "place-fate": _place_fate, "remove-fate": _remove_fate,
    "gain-fate": _gain_fate, "spend-fate": _spend_fate, "transfer-fate": _transfer_fate, "gain-honor": _gain_honor,
    "lose-honor": _lose_honor, "transfer-honor": _transfer_honor, "draw": _draw,
    "discard-at-random": _discard_at_random, "discard-cards": _discard_cards, "add-to-hand": _add_to_hand,
    "turn-faceup": _faceup, "break-province": _break, "resolve-ring": _resolve_ring, "claim-ring": _claim_ring,
    "take-ring-fate": _take_ring_fate, "switch-type": _switch_type, "attach": _attach, "take-control": _take_control,
    "cancel": _cancel, "replace": _replace, "shuffle": _nothing, "reveal-cards": _nothing,
}  # fmt: skip
