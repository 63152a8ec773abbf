"""The worth of each kind of event for a seat, before it happens.

The effects of cards are events, so one function for each kind of event is enough to value nearly all cards. A function
returns the lasting worth of an event, and notes in the situation's outlook how it affects the present battle.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from engine.kernel.events import Event
from engine.kernel.modifiers import Layer
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.state import Province
from engine.l5r_ccg.turn.gold import production
from engine.players.l5r_ccg import worth
from engine.players.l5r_ccg.situation import SMALL, Situation

# The worth of an ability whose events are made only while it resolves, and which has no target.
UNSEEN: Final = 1.0
# The worth of a prohibition or an immunity to the card or player that it concerns.
BARRED: Final = 0.4
SHIELDS: Final = ("cannot:be-affected", "cannot:be-targeted", "cannot:be-destroyed", "cannot:bow", "cannot:be-bowed")
FLEETING: Final = ("turn", "battle", "duel", "phase")
# The cost of a Dishonored Personality, because its death would cost honor.
SHAME: Final = 1.0

Count: TypeAlias = Callable[[Situation, Any], float]


def events_worth(own: Situation, events: Iterable[Event]) -> float:
    """Return the worth of simultaneous events for the seat."""
    own.forget()
    return lasting_worth(own, events) + own.moved()


def lasting_worth(own: Situation, events: Iterable[Event]) -> float:
    """Return the lasting worth of ``events``, and note in the situation's outlook how they affect the battle.

    An event of a kind without a function in this module has a small worth.
    """
    found = 0.0
    for event in events:
        count = COUNTS.get(event.kind)
        found += SMALL if count is None else count(own, event)
    return found


def _imminent(own: Situation, event: Any) -> float:
    """Return the worth to the seat of an event that is about to happen.

    The use of an ability has the worth of its effects.
    """
    if event.kind != "initiate":
        return lasting_worth(own, [event])
    use: Use = event.use
    effect = foreseen(use)
    if effect is not None and use.complete():
        return lasting_worth(own, effect(use))
    return UNSEEN * own.sign(use.seat)


def foreseen(use: Use) -> Callable[[Use], Iterable[Event]] | None:
    """Return the effect of an ability, or None if a computer could not value its events without a hidden card."""
    return None if use.ability.turns_up else use.ability.effect


def _bow(own: Situation, event: Any) -> float:
    card: Card = event.card
    if card.bowed or not card.in_play:
        return 0.0
    if card.face.makes_gold:
        return -worth.GOLD * own.purse * production(card, None) * own.sign(card.controller)
    if own.fighting(card):
        own.shift(card, -own.force(card))
        return -SMALL * own.sign(card.controller)
    return -own.idle(card) * own.sign(card.controller)


def _straighten(own: Situation, event: Any) -> float:
    card: Card = event.card
    if not card.bowed:
        return 0.0
    if card.face.makes_gold:
        return worth.GOLD * production(card, None) * own.sign(card.controller)
    if own.here(card):
        own.shift(card, own.ready_force(card))
    return own.idle(card) * own.sign(card.controller)


def _leave(own: Situation, event: Any) -> float:
    card: Card = event.card
    loss = worth.in_play(card) if card.in_play else SMALL
    if own.fighting(card):
        own.shift(card, -own.force(card), -loss)
    return -loss * own.sign(card.controller)


def _move(own: Situation, event: Any) -> float:
    card: Card = event.card
    if event.province is not None and own.outlook is not None and event.province is own.outlook.battle.province:
        own.shift(card, own.force(card), worth.unit(card))
    elif own.here(card):
        own.shift(card, -own.force(card), -worth.unit(card))
    return 0.0


def _switch(own: Situation, event: Any) -> float:
    one, other = (event.card, event.other) if own.here(event.card) else (event.other, event.card)
    own.shift(one, -own.force(one), -worth.unit(one))
    own.shift(other, other.unit_force, worth.unit(other))
    return 0.0


def _apply(own: Situation, event: Any) -> float:
    subject, attribute, value = event.subject, event.attribute, event.value
    fleeting = event.until.partition(" ")[0] in FLEETING
    if isinstance(subject, Province):
        return _harden(own, subject, value, fleeting) if attribute == "strength" else 0.0
    owner = subject.controller if isinstance(subject, Card) else subject.seat
    if attribute in ("force", "chi", "personal-honor") and isinstance(subject, Card):
        if event.layer is not Layer.ADD:
            now = subject.worth(attribute)
            value = now * value - now if event.layer is Layer.MULTIPLY else value - now
        return _change(own, subject, attribute, value, fleeting)
    if attribute.startswith("cannot:"):
        good = attribute in SHIELDS
        return (BARRED if good else -BARRED) * own.sign(owner)
    if attribute in ("gold-cost", "personality-cost", "honor-requirement"):
        value = -value
    return SMALL * (1 if value > 0 else -1) * own.sign(owner)


def _harden(own: Situation, province: Province, value: int, fleeting: bool) -> float:
    if own.outlook is not None and province is own.outlook.battle.province:
        own.outlook.harden(value)
    return (0.02 if fleeting else 0.5) * value * own.sign(province.owner)


def _change(own: Situation, card: Card, attribute: str, value: int, fleeting: bool) -> float:
    """Count a change of a card's Force, Chi or Personal Honor."""
    sign = own.sign(card.controller)
    if attribute == "force":
        if own.fighting(card):
            own.shift(card, max(-own.force(card), value), 0.0 if fleeting else 0.9 * value)
        return (0.04 if fleeting else 0.8) * value * sign
    if attribute == "chi":
        if card.is_personality and value < 0 and card.chi + value <= 0:
            if own.fighting(card):
                own.shift(card, -own.force(card), -worth.unit(card))
            return -worth.unit(card) * sign
        if own.dueling(card):
            return 0.8 * value * sign
        return (0.03 if fleeting else 0.35) * value * sign
    return (0.03 if fleeting else 0.3) * value * sign


def _token(own: Situation, event: Any) -> float:
    found = _change(own, event.card, "force", event.force * event.amount, fleeting=False) if event.force else 0.0
    found += _change(own, event.card, "chi", event.chi * event.amount, fleeting=False) if event.chi else 0.0
    return found or SMALL * own.sign(event.card.controller)


def _untoken(own: Situation, event: Any) -> float:
    return -SMALL * own.sign(event.card.controller)


def _gain_honor(own: Situation, event: Any) -> float:
    return worth.honor(own.table.players[event.seat], event.amount) * own.sign(event.seat)


def _lose_honor(own: Situation, event: Any) -> float:
    return worth.honor(own.table.players[event.seat], -event.amount) * own.sign(event.seat)


def _change_honor(own: Situation, event: Any) -> float:
    change = event.event
    more, seat = event.amount - change.amount, change.seat
    return worth.honor(own.table.players[seat], more if change.kind == "gain-honor" else -more) * own.sign(seat)


def _dishonor(own: Situation, event: Any) -> float:
    card: Card = event.card
    if card.dishonored:
        return 0.0
    return -(SHAME + 0.5 * card.face.personal_honor) * own.sign(card.controller)


def _restore(own: Situation, event: Any) -> float:
    card: Card = event.card
    good = SHAME + 0.5 * card.face.personal_honor if card.in_play else 0.1
    return good * own.sign(card.controller)


def _draw(own: Situation, event: Any) -> float:
    drawn: int = min(event.amount, len(own.table.players[event.seat].fate_deck))
    return worth.CARD * drawn * own.sign(event.seat)


def _discard(own: Situation, event: Any) -> float:
    found = 0.0
    for card in event.cards:
        if card.zone == "hand":
            found += worth.in_hand(card) if card.owner == own.seat else worth.CARD
        elif card.zone == "province":
            found += SMALL if card.facedown else 0.4 * worth.dynasty(card, card.player)
        else:
            found += 0.1
    return -found * own.sign(event.seat)


def _discard_at_random(own: Situation, event: Any) -> float:
    lost: int = min(event.amount, len(own.table.players[event.seat].hand))
    return -worth.CARD * lost * own.sign(event.seat)


def _add_to_hand(own: Situation, event: Any) -> float:
    card: Card = event.card
    if card.in_play:
        return (worth.CARD - worth.in_play(card)) * own.sign(card.controller)
    return worth.CARD * own.sign(card.owner)


def _take_control(own: Situation, event: Any) -> float:
    card: Card = event.card
    value = worth.in_play(card) * (1.0 if event.until == "permanent" else 0.4)
    if own.fighting(card):
        own.shift(card, -own.force(card), -value)
    return value * (own.sign(event.seat) - own.sign(card.controller))


def _enter(own: Situation, event: Any) -> float:
    card: Card = event.card
    player = own.table.players[event.seat]
    value = worth.dynasty(card, player) if card.face.side == "dynasty" else worth.in_play(card)
    return value * own.sign(event.seat)


def _attach(own: Situation, event: Any) -> float:
    value = worth.attachment(event.card.face)
    if own.fighting(event.host):
        own.shift(event.host, event.card.face.force)
    before = own.sign(event.card.controller) * value if event.card.in_play else 0.0
    return value * own.sign(event.host.controller) - before


def _create(own: Situation, event: Any) -> float:
    if own.fighting(event.host):
        own.shift(event.host, event.face.force)
    return worth.attachment(event.face) * own.sign(event.host.controller)


def _to_province(own: Situation, event: Any) -> float:
    bonus: int = event.card.face.strength_bonus
    return (1.0 + 0.5 * bonus) * own.sign(event.province.owner)


def _destroy_province(own: Situation, event: Any) -> float:
    return -worth.province(own.table.players[event.province.owner]) * own.sign(event.province.owner)


def _take_favor(own: Situation, event: Any) -> float:
    return 0.0 if own.table.favor == event.seat else worth.FAVOR * own.sign(event.seat)


def _give_up_favor(own: Situation, event: Any) -> float:
    return -worth.FAVOR * own.sign(event.seat)


def _produce(own: Situation, event: Any) -> float:
    amount: int = event.amount
    return -worth.GOLD * own.purse * amount * own.sign(event.card.controller)


def _cancel(own: Situation, event: Any) -> float:
    """Value cancelling an event as the opposite of that event, so that no player cancels an event that helps them."""
    return -_imminent(own, event.event)


def _replace(own: Situation, event: Any) -> float:
    return lasting_worth(own, event.instead) - _imminent(own, event.event)


def _nothing(own: Situation, event: Any) -> float:
    return 0.0


COUNTS: Final[Mapping[str, Count]] = {
    "bow": _bow, "straighten": _straighten, "destroy": _leave, "discard-from-play": _leave, "move-unit": _move,
    "switch-units": _switch, "apply": _apply, "place-token": _token, "remove-token": _untoken,
    "gain-honor": _gain_honor, "lose-honor": _lose_honor, "change-honor": _change_honor, "dishonor": _dishonor,
    "restore-honor": _restore, "draw": _draw, "discard": _discard, "discard-at-random": _discard_at_random,
    "add-to-hand": _add_to_hand, "take-control": _take_control, "enter-play": _enter, "attach": _attach,
    "create-follower": _create, "attach-to-province": _to_province, "destroy-province": _destroy_province,
    "take-favor": _take_favor, "give-up-favor": _give_up_favor, "produce-gold": _produce, "cancel": _cancel,
    "replace": _replace, "shuffle": _nothing, "remove-from-game": _leave,
}  # fmt: skip
