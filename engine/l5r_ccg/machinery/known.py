"""The public knowledge of a player's fate deck, and the cards and actions that the player might therefore have.

Everybody knows each card of a prepared deck. A deck that is not a prepared one may hold every fate card, because a fate
deck is not tied to a clan (§deck-building).
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from engine.cardplay.initiation import may_initiate
from engine.kernel.events import Timing
from engine.l5r_ccg.abilities.timing import BATTLE, OPEN
from engine.l5r_ccg.definition import ATTACHMENTS, CardDef, pool
from engine.l5r_ccg.facts import DeckList
from engine.l5r_ccg.turn.attachments import AttachFromHand
from engine.l5r_ccg.turn.gold import Gold, actions_for_attachments, depends_on_hand, most_gold_from_hand

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.machinery.table import Table
    from engine.l5r_ccg.state import Player


class KnownDeck:
    """The public knowledge of one fate deck.

    If everybody may know the list, ``prepared`` is the deck's id and ``copies`` counts each fate card in the deck.
    """

    __slots__ = ("copies", "prepared")

    def __init__(self, prepared: str | None = None, deck: DeckList | None = None) -> None:
        self.prepared = prepared
        self.copies = Counter[str]()
        if prepared is not None and deck is not None:
            self.copies.update(deck.fate)


# The knowledge of a deck before the match begins. It never changes, so all tables share it.
NOTHING_KNOWN: Final = KnownDeck()


def public_knowledge(seat: Mapping[str, Any], deck: DeckList) -> KnownDeck:
    """Return the public knowledge of a seat's deck.

    The list is known if the deck is named by the id of a prepared one, or if the list says ``prepared``.
    """
    return KnownDeck(seat["deck"] if isinstance(seat["deck"], str) else seat.get("prepared"), deck)


def may_hold(table: "Table", seat: int, face: CardDef) -> bool:
    """Tell whether a player could have this card in hand, as far as everybody knows."""
    known = table.known[seat]
    if known.prepared is None:
        return True
    copies = known.copies.get(face.id, 0)
    return copies > 0 and copies > sum(card.face is face for card in _open(table, table.players[seat]))


def _open(table: "Table", player: "Player") -> "Iterator[Card]":
    """Return a player's fate cards that are visible to everybody and not in a hand."""
    yield from player.fate_discard
    yield from player.removed
    yield from player.resolving
    for card in table.in_play():
        if card.owner == player.seat:
            yield card


def might_act(table: "Table", seat: int, timings: Sequence[Timing]) -> bool:
    """Tell whether a seat that can only pass might have an Action of these kinds, as far as everybody knows.

    The seat might have one if it could hold such a card to play, or a card to discard for an ability in play.
    """
    player = table.players[seat]
    if not player.hand:
        return False
    if depends_on_hand(player) or any(may_hold(table, seat, face) for face in _telling_from_hand()):
        return True
    return any(_from_hand(table, seat, timing) or _with_hand(table, seat, timing) for timing in timings)


def might_attach(table: "Table", seat: int) -> bool:
    """Tell whether a seat might have a card in hand to attach, as far as everybody knows."""
    player = table.players[seat]
    if not player.hand or all(one.bowed for one in player.personalities):
        return False
    two = len(player.hand) > 1 and not player.stronghold.bowed
    if depends_on_hand(player) or (two and any(may_hold(table, seat, face) for face in actions_for_attachments())):
        return True
    return any(
        may_hold(table, seat, face) and AttachFromHand(table.hypothetical_card(face, seat), seat).possible(table)
        for face in _attachments()
    )


def might_join(table: "Table", seat: int) -> bool:
    """Tell whether, as far as everybody knows, a seat might act in a battle that has no units.

    Open Actions that need no unit there do not count, because the player can take them at any other time.
    """
    player = table.players[seat]
    if player.hand and depends_on_hand(player):
        return True
    for timing in (BATTLE, OPEN):
        for card, ability in tuple(table.listeners(timing)):
            if card.controller == seat and card.zone != "hand" and _needs_the_battle(ability):
                use = table.use(ability, card, seat)
                if may_initiate(use) or (player.hand and _depends_on_a_card(ability, player) and use.permitted()):
                    return True
    return bool(player.hand) and any(
        _needs_the_battle(ability)
        and may_hold(table, seat, face)
        and may_initiate(table.use(ability, table.hypothetical_card(face, seat), seat))
        for timing in (BATTLE, OPEN)
        for face, ability in table.hand_abilities(timing, None)
    )


def _needs_the_battle(ability: Any) -> bool:
    return ability.timing is BATTLE or not ability.anywhere


def _depends_on_a_card(ability: Any, player: "Player") -> bool:
    """Tell whether an ability needs a card from hand as its target or to pay its cost, which may be gold."""
    if any(target.guarded for target in ability.targets) or any(cost.guarded for cost in ability.costs):
        return True
    gold = any(isinstance(cost, Gold) for cost in ability.costs)
    return gold and most_gold_from_hand(player, None) > 0


def _from_hand(table: "Table", seat: int, timing: Timing) -> bool:
    """Tell whether the seat might hold a card with an ability of this kind that could be played."""
    return any(
        may_hold(table, seat, face) and may_initiate(table.use(ability, table.hypothetical_card(face, seat), seat))
        for face, ability in table.hand_abilities(timing, None)
    )


def _with_hand(table: "Table", seat: int, timing: Timing) -> bool:
    """Tell whether a card in play has an ability that could be used with some card in hand."""
    return any(
        card.controller == seat
        and card.zone != "hand"
        and _depends_on_a_card(ability, table.players[seat])
        and table.use(ability, card, seat).permitted()
        for card, ability in table.listeners(timing)
    )


@cache
def _attachments() -> tuple[CardDef, ...]:
    """Return all cards of the pool that are attached from a hand."""
    return tuple(face for face in pool().values() if face.type in ATTACHMENTS and face.implemented and not face.token)


@cache
def _telling_from_hand() -> tuple[CardDef, ...]:
    """Return the cards whose text has an effect while they are in a hand."""
    return tuple(face for face in pool().values() if any("hand" in (text.zones or ()) for text in face.persistents))
