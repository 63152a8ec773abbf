"""The public knowledge of a player's deck, and the cards that the player might therefore hold.

Everybody knows each card of a prepared deck. If the deck is not prepared, everybody knows its stronghold and clan. If
the match also requires legal decks, the possible cards are those of the clan, neutral cards, and those of one other
clan for influence (§influence). A copy that lies open is never in the hand.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.l5r_lcg.deckbuilding import Deck, faults, find_format, influence_of
from engine.l5r_lcg.definition import CardDef
from engine.l5r_lcg.facts import DeckList

if TYPE_CHECKING:
    from engine.l5r_lcg.card import Card
    from engine.l5r_lcg.machinery.table import Table
    from engine.l5r_lcg.state import Player

# A deck with one of these faults may hold cards that a legal deck could not.
UNBOUND: Final = frozenset(
    {
        *("two-clans-bought", "not-for-influence", "influence-for-one-clan", "too-much-influence"),
        *("too-many-copies", "needs-role", "wrong-deck"),
    }
)


class KnownDeck:
    """The public knowledge of one deck.

    If everybody knows the deck's list, ``prepared`` is the deck's id and ``copies`` counts each card in the list.
    ``bound`` tells whether the deck follows the deckbuilding rules.
    """

    __slots__ = ("bound", "copies", "prepared")

    def __init__(self, prepared: str | None = None, deck: DeckList | None = None, *, bound: bool = False) -> None:
        self.prepared = prepared
        self.bound = bound
        self.copies = Counter[str]()
        if prepared is not None and deck is not None:
            self.copies.update({**deck.dynasty, **deck.conflict})


def public_knowledge(seat: Mapping[str, Any], deck: DeckList, *, bound: bool) -> KnownDeck:
    """Return the public knowledge of the deck that a seat brings.

    The list of a prepared deck is public: a deck named by its id, or a list that the seat calls ``prepared``. ``bound``
    means that the match requires legal decks. If the deck breaks these rules nevertheless, the result is not bound
    to them, and everybody knows that.
    """
    prepared = seat["deck"] if isinstance(seat["deck"], str) else seat.get("prepared")
    if bound and prepared is None:
        bound = not any(fault.kind in UNBOUND for fault in faults(Deck.of(deck), find_format("tournament-open")))
    return KnownDeck(prepared, deck, bound=bound)


def may_hold(table: "Table", seat: int, face: CardDef) -> bool:
    """Tell whether a player could have this card in hand, by public knowledge."""
    player = table.players[seat]
    known = table.known[seat]
    if known.prepared is not None:
        copies = known.copies[face.id]
        return copies > 0 and copies > _lying_open(table, player, face)
    if not known.bound:
        return True
    if face.facts.deck_limit <= _lying_open(table, player, face):
        return False
    wanted = face.facts.role_restriction
    if wanted is not None and (player.role is None or wanted not in player.role.face.traits):
        return False
    return face.clan in ("neutral", player.clan) or _may_be_bought(table, player, face)


def _may_be_bought(table: "Table", player: "Player", face: CardDef) -> bool:
    """Tell whether the deck has influence left for this card, and may spend influence on the card's clan."""
    cost = face.facts.influence_cost
    if cost is None:
        return False
    bought = [card.face for card in _open(table, player) if _is_bought(card, player)]
    spent = sum(other.facts.influence_cost or 0 for other in bought)
    if any(other.clan != face.clan for other in bought):
        return False
    role = None if player.role is None else player.role.face
    return spent + cost <= influence_of(player.stronghold.face, role, face.clan)


def _is_bought(card: "Card", player: "Player") -> bool:
    return card.face.side == "conflict" and card.face.clan not in ("neutral", player.clan)


def _lying_open(table: "Table", player: "Player", face: CardDef) -> int:
    """Return how many copies of a player's card lie open to everybody."""
    return sum(card.face.id == face.id for card in _open(table, player))


def _open(table: "Table", player: "Player") -> Iterator["Card"]:
    """Return a player's cards that lie open to everybody, outside hands."""
    yield from player.dynasty_discard
    yield from player.conflict_discard
    yield from player.removed
    yield from player.resolving
    for character in table.characters():
        if character.owner == player.seat:
            yield character
        yield from (attachment for attachment in character.attachments if attachment.owner == player.seat)
