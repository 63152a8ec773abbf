"""Cards (2.1): drawing, spending, discarding, and the suits that a card counts as."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root.definition import BIRD, Card
from engine.root.faction import Faction
from engine.root.machinery.table import Table

HAND: Final = 5


def one_of_each(cards: Iterable[Card]) -> list[Card]:
    """Return ``cards`` in their order, but only one of each kind, because its copies are the same choice."""
    return list(dict.fromkeys(cards))


def draw(table: Table, faction: Faction, count: int) -> list[Card]:
    """Let a player draw cards. Return the drawn cards. An empty deck is renewed from the discard pile at once (2.1)."""
    drawn: list[Card] = []
    for _ in range(count):
        card = draw_one(table)
        if card is None:
            break
        drawn.append(card)
    if drawn:
        table.has_drawn = table.has_drawn or (table.phase == "evening" and faction.seat == table.turn)
        faction.hand.extend(drawn)
        names = [card.id for card in drawn]
        if faction.open_hand:
            table.note("draw", player=faction.seat, count=len(drawn), cards=names)
        else:
            table.whisper((faction.seat,), "draw", {"player": faction.seat, "count": len(drawn)}, cards=names)
        table.barrier = True
    return drawn


def draw_one(table: Table) -> Card | None:
    """Take the top card of the deck. If the deck and the discard pile are empty, return None."""
    table.renew_deck()
    if not table.draw:
        return None
    card = table.draw.pop()
    table.renew_deck()
    return card


def spend(table: Table, faction: Faction, card: Card) -> None:
    """Spend a card from hand: discard it by choice, for an effect."""
    faction.hand.remove(card)
    table.note("spend", player=faction.seat, card=card.id)
    table.put_away(card)


def discard(table: Table, faction: Faction, cards: Sequence[Card]) -> None:
    """Discard cards from hand."""
    for card in cards:
        faction.hand.remove(card)
    if cards:
        table.note("discard", player=faction.seat, cards=[card.id for card in cards])
        table.put_away(*cards)


def discard_at_random(table: Table, faction: Faction) -> Card | None:
    """Discard a random card and return it. Return None if the hand is empty."""
    if not faction.hand:
        return None
    card = table.streams["hands"].pick(faction.hand)
    table.barrier = True
    discard(table, faction, [card])
    return card


def take_at_random(table: Table, taker: Faction, giver: Faction) -> Card | None:
    """Let a player take a random card from another player's hand. Only these two players see the card.

    Return None if the hand is empty.
    """
    if not giver.hand:
        return None
    card = table.streams["hands"].pick(giver.hand)
    table.barrier = True
    give(table, giver, taker, card)
    return card


def give(table: Table, giver: Faction, taker: Faction, card: Card) -> None:
    """Move a card from hand to hand.

    Only the two players see the card, unless one of the two hands is open (11.2.3).
    """
    hand_over(table, giver, taker, card, seen=taker.open_hand)
    taker.hand.append(card)


def hand_over(table: Table, giver: Faction, taker: Faction, card: Card, *, seen: bool = False) -> None:
    """Take a card out of a hand for another player.

    Everybody sees the card if ``seen`` is set or the giver's hand is open.
    """
    giver.hand.remove(card)
    public = {"player": giver.seat, "to": taker.seat, "count": 1}
    if seen or giver.open_hand:
        table.note("give", **public, cards=[card.id])
        table.barrier = True
    else:
        table.whisper((giver.seat, taker.seat), "give", public, cards=[card.id])


def show_hand(table: Table, shown: Faction, seats: tuple[int, ...]) -> None:
    """Show a player's hand to some seats."""
    names = [card.id for card in shown.hand]
    table.whisper(seats, "show-hand", {"player": shown.seat, "to": list(seats), "count": len(names)}, cards=names)


def matching(cards: Iterable[Card], suit: str | None) -> list[Card]:
    """Return the cards, each kind once, that can be used as a card of ``suit``.

    If ``suit`` is None, return all kinds.
    """
    if suit is None:
        return one_of_each(cards)
    if suit == BIRD:
        return [card for card in one_of_each(cards) if card.suit == BIRD]
    return [card for card in one_of_each(cards) if card.suit in (suit, BIRD)]


def card_options(cards: Sequence[Card], verb: str) -> list[Option]:
    """Return an option for each kind of card among ``cards``, with the number of copies."""
    copies = {card: cards.count(card) for card in cards}
    return [card_option(card, verb, count) for card, count in copies.items()]


@cache
def card_option(card: Card, verb: str, times: int = 1) -> Option:
    """Return the option of a card.

    Each option is made only once, because it is the same in all games.
    """
    return Option(f"card:{card.id}", verb, card, card=card.id, times=times)


def choose_card(
    table: Table, faction: Faction, cards: Sequence[Card], kind: str, rule: str, **data: object
) -> Flow[Card]:
    """Ask a player for one of ``cards`` from their hand, as a part of an act that they have chosen."""
    options = [card_option(card, kind) for card in one_of_each(cards)]
    found: Card = yield from ask(Prompt(faction.seat, kind, options, rule=rule, guarded=True, data=data or None))
    return found


def choose_cards(
    faction: Faction, cards: Sequence[Card], count: int, kind: str, rule: str, *, among: int | None = None
) -> Flow[list[Card]]:
    """Ask a player for ``count`` of ``cards``. If there are at most ``count`` cards, take all of them without asking.

    ``among`` is given if others must not learn how many cards are suitable. ``among`` is a public number: how many
    cards there are, suitable or not. If ``among`` is given, it alone decides whether the player is asked.
    """
    if count >= (len(cards) if among is None else among):
        return list(cards)
    prompt = Prompt(
        faction.seat,
        kind,
        card_options(cards, kind),
        rule=rule,
        groups=(Group("", count, count),),
        guarded=True,
        data={"count": count},
    )
    return [option.value for option in (yield from ask_many(prompt))]


def discard_to_limit(table: Table, faction: Faction, rule: str) -> Flow[None]:
    """Discard down to five cards."""
    over = len(faction.hand) - HAND
    if over > 0:
        discard(table, faction, (yield from choose_cards(faction, faction.hand, over, "discard", rule)))
