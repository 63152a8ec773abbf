"""Phrases about Personalities."""

from collections.abc import Callable

from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.duels import may_replace
from engine.l5r_ccg.cards.words import BOW_THIS, before, card, whenever
from engine.l5r_ccg.events.duel import DuelEvent
from engine.l5r_ccg.fighting.duel import Duelist
from engine.l5r_ccg.state import Player


def joins(*clans: str) -> Callable[..., bool]:
    """Return the condition that only players of these clans may bring a Personality into play."""
    return lambda this, player: bool(player.clans & set(clans))


def own_honor(one: Card) -> int:
    """Return the Personal Honor that a Personality has whenever it is honorable."""
    return one.value("personal-honor", one.as_printed(one.face.personal_honor))


def has_ring(use: Use, name: str) -> bool:
    """Tell whether this player has a Ring in play."""
    return any(ring.id == name for ring in use.you.rings)


CORRUPTION = "Corruption"
PLAGUE = "Plague"


def all_players(use: Use) -> list[Player]:
    """Return the players still in the game, clockwise from this player."""
    return [use.table.players[seat] for seat in use.table.clockwise(use.seat)]


def masters_side(use: Use, event: DuelEvent, title: str) -> Duelist | None:
    """Return the side of a duel on which a guardian's master fights, if the guardian may take the master's place."""
    sides = (side for side in event.duel.sides if side.card.face.title == title)
    return next((side for side in sides if may_replace(use, side, event.duel)), None)


def takes_the_place_of(title: str) -> Ability:
    """Declare that this Personality can bow to replace a master, whoever controls the master, in a duel that begins."""
    return before(
        e.EnterDuel,
        lambda use, event: masters_side(use, event, title) is not None,
        costs=[BOW_THIS],
        effect=lambda use: [use.substitute(use.event.duel, masters_side(use, use.event, title), use.this)],
    )


def guardian(card_id: str, title: str) -> None:
    """Implement a guardian, who takes a master's place in duels and dies when the master dies."""
    card(
        card_id,
        whenever(
            e.Challenge,
            lambda use, event: event.challenged.face.title == title and use.this.bowed,
            effect=lambda use: [use.dishonor(use.this)],
        ),
        whenever(
            e.Destroy,
            lambda use, event: event.card.face.title == title and event.was == "personality",
            effect=lambda use: [use.seppuku(use.this) if title == "Toturi" else use.destroy(use.this)],
        ),
        takes_the_place_of(title),
    )
