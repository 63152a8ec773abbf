"""Phrases about units and armies."""

from collections.abc import Callable
from typing import Any

from engine.kernel.events import Event
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.delayed import condition
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.fighting.campaign import Side


def army_of(use: Use, side: Side) -> list[Card]:
    """Return the Personalities of an army in the battle."""
    fought = use.table.battle
    return [] if fought is None else fought.army(side)


def armies(use: Use) -> list[Card]:
    """Return the Personalities of both armies in the battle, the attackers first."""
    return [*army_of(use, "attack"), *army_of(use, "defend")]


def army_holds(use: Use, card: Card) -> bool:
    """Tell whether a card is in this player's army in the battle, which includes the units of allies."""
    fought, attack = use.table.battle, use.table.attack
    if fought is None or attack is None or not fought.holds(card):
        return False
    own = attack.side_of(use.seat)
    return own is not None and own == attack.side(card)


def units_here(use: Use) -> list[Card]:
    """Return the Personalities in the battle."""
    fought = use.table.battle
    return [] if fought is None else fought.units()


def army(card: Card) -> list[Card]:
    """Return the Personalities of the army at the province where this card's unit fights, its own included."""
    attack, at = card.table.attack, card.personality.at
    if attack is None or at is None:
        return []
    side = attack.side(card)
    return [one for one in card.table.personalities() if one.at is at and attack.side(one) == side]


def opposing_army(card: Card) -> list[Card]:
    """Return the Personalities of the army that opposes this card's unit at its province."""
    attack, at = card.table.attack, card.personality.at
    if attack is None or at is None:
        return []
    side = attack.side(card)
    return [one for one in card.table.personalities() if one.at is at and attack.side(one) != side]


def faces_in_battle(card: Card, test: Callable[[Card], bool]) -> bool:
    """Tell whether a card in the opposing army, attachments included, is one that ``test`` accepts."""
    return any(test(one) for leader in opposing_army(card) for one in leader.unit)


def faces_in_duel(card: Card, test: Callable[[Card], bool]) -> bool:
    """Tell whether the card's opponent in a duel is one that ``test`` accepts."""
    duel = card.table.duel
    side = None if duel is None else duel.side(card)
    return duel is not None and side is not None and test(duel.opponent(side).card)


def shadowlands(card: Card) -> bool:
    """Tell whether a card is a Shadowlands card."""
    return card.trait("Shadowlands") or card.of_clan("Shadowlands")


def like_attacker(card: Card) -> bool:
    """Tell whether a card gets the bonuses of attackers: it attacks, or it defends under an effect that gives them."""
    return card.attacking or (card.defending and card.personality.value("as-attacker") > 0)


def facing(test: Callable[[Card], bool]) -> Callable[[Card], bool]:
    """Return a condition: in a battle or a duel, the card opposes one that ``test`` accepts."""
    return lambda card: faces_in_battle(card, test) or faces_in_duel(card, test)


def this_card_while(holds: Callable[[Card], bool]) -> Callable[[Card, Any], bool]:
    """Return a function for ``applies``: it accepts only the card with the effect, while the test holds."""
    return lambda this, subject: subject is this and holds(this)


def foes(this: Card) -> list[Card]:
    """Return the Personalities who oppose this card's unit in the battle in progress."""
    fought = this.table.battle
    if fought is None or not fought.holds(this):
        return []
    return [one for one in fought.units() if fought.opposes(this.controller, one)]


def destroyer(use: Use) -> int | None:
    """Return the player who destroyed this card: by an action, or as the leader of the army that won."""
    event, attack = use.event, use.table.attack
    assert isinstance(event, e.Destroy)
    if event.cause.seat is not None:
        return None if event.cause.seat == event.controller else event.cause.seat
    if attack is None or use.table.battle is None or not use.table.battle.resolved:
        return None
    return attack.opponent(event.side)


def all_units(use: Use) -> list[Card]:
    """Return all Personalities in play."""
    return use.table.personalities()


def mounted(use: Use, cards: "list[Card]") -> list[Event]:
    """Return the effects that give cards Cavalry until the end of the turn."""
    return [use.apply(one, "trait:Cavalry", 1) for one in cards if not one.trait("Cavalry")]


def _while_attacking(given: Any, subject: Any) -> bool:
    return like_attacker(subject)


WHILE_ATTACKING = condition("while-attacking", _while_attacking)


def on_terrain(this: Card) -> bool:
    """Tell whether a unit fights at a Province with a Terrain."""
    battle_here = this.table.battle
    return battle_here is not None and this.at is battle_here.province and battle_here.terrain is not None


def moves_out(use: Use, event: Event) -> bool:
    """Tell whether the event moves a unit out of the battle in progress."""
    fought = use.table.battle
    return isinstance(event, e.MoveUnit) and fought is not None and event.card.at is fought.province


def would_move_out(use: Use, event: e.Initiate) -> bool:
    """Tell whether the effect of an announced action would move a unit out of the battle in progress."""
    announced, effect = event.use, event.use.ability.effect
    if use.table.battle is None or effect is None or announced.ability.timing.forced or not announced.complete():
        return False
    return any(moves_out(use, part) and part.possible() for part in effect(announced))
