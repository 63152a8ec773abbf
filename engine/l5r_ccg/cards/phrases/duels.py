"""Phrases about duels."""

from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.events.duel import DuelEvent, Focus
from engine.l5r_ccg.fighting.duel import Duel, Duelist, Result, may_be_challenged, may_challenge


def honor_for_winner(amount: int) -> Result:
    """Return the result by which the winner's controller gains Honor through the winner."""
    return lambda duel, winner: [duel.use.gain_honor(amount, seat=winner.seat, by=(winner.card,))]


def challenger(use: Use, one: Card) -> bool:
    """Tell whether a card is one of the player's own Personalities and may challenge."""
    return one.controller == use.seat and may_challenge(one, use)


def may_face(use: Use, one: Card) -> bool:
    """Tell whether a card is a Personality of another player who may be challenged."""
    return one.controller != use.seat and may_be_challenged(one, use)


def own_side(use: Use) -> Duelist:
    """Return this player's side of the duel to which the ability reacts."""
    duel: Duel = use.event.duel  # type: ignore[union-attr]
    side = duel.of(use.seat)
    assert side is not None
    return side


def opposing_side(use: Use) -> Duelist:
    """Return the side of the duel that opposes this player."""
    duel: Duel = use.event.duel  # type: ignore[union-attr]
    return duel.opponent(own_side(use))


def you_duel(use: Use, event: DuelEvent) -> bool:
    """Tell whether a Personality of this player is in the duel."""
    return event.duel.of(use.seat) is not None


def may_replace(use: Use, side: Duelist, duel: Duel) -> bool:
    """Tell whether a Personality of this player could fight instead of one side. Nobody duels alone (§challenge)."""
    return duel.opponent(side).seat != use.seat


def duels(use: Use, event: DuelEvent) -> bool:
    """Tell whether this Personality is in the duel."""
    return event.duel.side(use.this) is not None


def called_for(this: Card) -> bool:
    """Tell whether this card's own ability began the current duel."""
    duel = this.table.duel
    return duel is not None and duel.use.this is this


def focusing(use: Use) -> Focus:
    """Return the event of playing the Focus card whose text is now used."""
    assert isinstance(use.event, Focus)
    return use.event
