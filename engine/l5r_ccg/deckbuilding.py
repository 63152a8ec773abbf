"""Deck building: checks a player's two decks, and finds each fault with the rule that it breaks (§deck-building)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from engine.kernel.fault import Fault
from engine.l5r_ccg.definition import catalogue, pool
from engine.l5r_ccg.facts import Facts

LEAST: Final = 30
COPIES: Final = 3
SIDES: Final = ("dynasty", "fate")
FORMAT: Final = "crimson-and-jade"
# Cards that by their own text may be in a deck more than three times: the limit, or None for any number.
MORE: Final = {"lesser-oni": None, "the-first-shout": 10}

# Cards that by their own text count as copies of another card.
SAME: Final = {"bayushi-hisa": "hisa"}

# Strongholds whose text limits the number of cards of a kind: the kind and the limit.
FEW: Final = {"toturi-s-army": ("Shadowlands", 2)}


def faults(cards: Mapping[str, int], parts: Mapping[str, str] | None = None) -> list[Fault]:
    """Return all faults of a player's decks, or none for legal decks.

    ``parts`` gives, by card id, the deck in which a deck list puts the card.
    """
    known = {card_id: catalogue()[card_id] for card_id in cards if card_id in catalogue()}
    found = [Fault("unknown-card", "deck-building", {"card": card_id}) for card_id in cards if card_id not in known]
    found += [*_stronghold(known, cards), *_misplaced(known, parts or {}), *_sizes(known, cards, parts or {})]
    return [*found, *_copies(known, cards), *_by_stronghold(known, cards)]


def _stronghold(known: Mapping[str, Facts], cards: Mapping[str, int]) -> Iterator[Fault]:
    count = sum(cards[card_id] for card_id, card in known.items() if card.side == "stronghold")
    if count != 1:
        yield Fault("one-stronghold", "stronghold", {"count": count})


def _by_stronghold(known: Mapping[str, Facts], cards: Mapping[str, int]) -> Iterator[Fault]:
    """Return a fault for each limit of the stronghold that the decks exceed (§stronghold)."""
    for stronghold in known:
        if stronghold in FEW:
            word, most = FEW[stronghold]
            count = sum(cards[card_id] for card_id in known if pool()[card_id].is_called(word))
            if count > most:
                yield Fault("too-many-of-a-kind", "stronghold", {"kind": word, "count": count, "most": most})


def _misplaced(known: Mapping[str, Facts], parts: Mapping[str, str]) -> Iterator[Fault]:
    for card_id, part in parts.items():
        if card_id in known and part in SIDES and known[card_id].side != part:
            yield Fault("wrong-deck", f"{part}-deck", {"card": card_id, "deck": part})


def _sizes(known: Mapping[str, Facts], cards: Mapping[str, int], parts: Mapping[str, str]) -> Iterator[Fault]:
    # A card in the wrong deck is one fault. A deck's size is a further fault only if it is wrong with and without that
    # card.
    sizes: Counter[str] = Counter()
    put: Counter[str] = Counter()
    for card_id, card in known.items():
        sizes[card.side] += cards[card_id]
        put[parts.get(card_id, card.side)] += cards[card_id]
    for side in SIDES:
        if sizes[side] < LEAST and put[side] < LEAST:
            yield Fault("too-few-cards", "deck-building", {"deck": side, "count": sizes[side], "least": LEAST})


def _copies(known: Mapping[str, Facts], cards: Mapping[str, int]) -> Iterator[Fault]:
    for card_id, card in known.items():
        if card.side == "stronghold" or SAME.get(card_id) in known:
            continue
        count = sum(cards[other] for other in known if card_id in (other, SAME.get(other)))
        single = _single(card)
        if single and count > 1:
            kind, rule = single
            yield Fault(kind, rule, {"card": card_id, "count": count, "most": 1})
        elif (most := MORE.get(card_id, COPIES)) is not None and count > most:
            yield Fault("too-many-copies", "deck-building", {"card": card_id, "count": count, "most": most})


def _single(card: Facts) -> tuple[str, str] | None:
    """Return why a deck may hold only one copy of a card, and the rule. Returns None if a deck may hold three copies.

    A deck may also hold the earlier versions of an experienced person, because each version is a card of its own.
    """
    if card.type == "event":
        return "single-event", "deck-building"
    if card.type == "ring":
        return "single-ring", "ring"
    if card.experienced:
        return "single-experienced", "experienced"
    return ("single-unique", "unique") if card.unique else None
