"""How a card stands in an attack, in words that several cards share."""

from collections.abc import Callable
from typing import Any

from engine.l5r_ccg.card import Card


def army(card: Card) -> list[Card]:
    """Return the Personalities of the army at the province where this card's unit fights, itself among them."""
    attack, at = card.table.attack, card.personality.at
    if attack is None or at is None:
        return []
    side = attack.side_of(card.controller)
    return [one for one in card.table.personalities() if one.at is at and attack.side_of(one.controller) == side]


def against(card: Card) -> list[Card]:
    """Return the Personalities of the army that stands against this card's unit."""
    attack, at = card.table.attack, card.personality.at
    if attack is None or at is None:
        return []
    side = attack.side_of(card.controller)
    return [one for one in card.table.personalities() if one.at is at and attack.side_of(one.controller) != side]


def faces_in_battle(card: Card, test: Callable[[Card], bool]) -> bool:
    """Tell whether a card in the opposing army fits, attached ones among them."""
    return any(test(one) for leader in against(card) for one in leader.unit)


def faces_in_duel(card: Card, test: Callable[[Card], bool]) -> bool:
    """Tell whether the card duels somebody who fits."""
    duel = card.table.duel
    side = None if duel is None else duel.side(card)
    return duel is not None and side is not None and test(duel.against(side).card)


def shadowlands(card: Card) -> bool:
    """Hold for Shadowlands cards."""
    return card.trait("Shadowlands") or card.of_clan("Shadowlands")


def joins(*clans: str) -> Callable[..., bool]:
    """Return the condition that a Personality will only join players of these clans."""
    return lambda card, player: bool(player.clans & set(clans))


def like_attacker(card: Card) -> bool:
    """Tell whether a card gets what attackers get: it attacks, or something lets its unit have it in defense."""
    return card.attacking or (card.defending and card.personality.value("as-attacker") > 0)


def facing(test: Callable[[Card], bool]) -> Callable[[Card], bool]:
    """Return whether a card faces cards that fit: in the opposing army, or as opponent in a duel."""
    return lambda card: faces_in_battle(card, test) or faces_in_duel(card, test)


def itself(holds: Callable[[Card], bool]) -> Callable[[Card, Any], bool]:
    """Return what a persistent effect on the card itself applies to, while something holds of it."""
    return lambda this, subject: subject is this and holds(this)
