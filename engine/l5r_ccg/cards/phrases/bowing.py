"""Phrases about cards that bow and do not straighten."""

from collections.abc import Sequence

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg.abilities.cause import Cause
from engine.l5r_ccg.abilities.delayed import condition
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card


def _by_rule(given: object, subject: object, cause: Cause | None) -> bool:
    return cause is not None and cause.kind == "framework"


BY_RULE = condition("by-rule", _by_rule)


def not_next_straighten(cause: Cause, one: Card) -> Event:
    """Return the event that keeps a card from straightening in its controller's next Straighten Phase."""
    own = cause.table.rules_of(one.controller)
    return own.apply(one, "cannot:straighten", until="next-straighten", test=BY_RULE)


def stays_bowed(cause: Cause, one: Card) -> list[Event]:
    """Return the events that bow a card and keep it from straightening in its controller's next Straighten Phase."""
    return [cause.bow(one), not_next_straighten(cause, one)]


def lets_bow(use: Use, seat: int, found: Sequence[Card], number: int) -> Flow[None]:
    """Let a player choose and bow ``number`` of the cards ``found`` in a battle."""
    chosen = found
    if number < len(found):
        chosen = yield from choose_subjects(
            seat, found, source=use.label, rule="battle-actions", least=number, most=number, name="bow"
        )
    yield from run_batch(use.table, [use.bow(one) for one in chosen])
