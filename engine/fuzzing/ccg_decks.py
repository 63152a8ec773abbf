"""Random decks for the 1997 game: a stronghold, cards of its clan and unaligned cards, within the copy limits."""

from functools import cache
from typing import Any, Final

from engine.kernel.rng import Stream
from engine.l5r_ccg.deckbuilding import FEW
from engine.l5r_ccg.definition import CardDef, pool

SIZE: Final = 40
COPIES: Final = 3
# The lowest number of Holdings and of Personalities.
HOLDINGS: Final = 14
PERSONALITIES: Final = 16
# The highest number of wanted dynasty cards, so that there is room for Holdings and Personalities.
SOUGHT: Final = 12


def random_deck(stream: Stream, *sought: str) -> dict[str, Any]:
    """Return a random deck. The stronghold suits the first wanted card that has a clan.

    Without such a card, the stronghold is random.

    The other wanted cards are added if they suit the stronghold and the deck has room for them. The deck is legal. If
    the stronghold limits a kind of card, the deck holds only wanted cards of this kind.
    """
    wanted = [pool()[card] for card in sought]
    strongholds = _implemented("stronghold")
    leading = [card for card in wanted if card.side == "stronghold" or card.clans & _housed()][:1]
    stronghold = stream.pick([one for one in strongholds if all(_suits(one, card) for card in leading)] or strongholds)
    dynasty: dict[str, int] = {}
    fate: dict[str, int] = {}
    few, left = FEW.get(stronghold.id, ("", 0))
    for card in wanted:
        if card.side == "stronghold" or not _serves(card, stronghold):
            continue
        limited = bool(few) and card.is_called(few)
        deck, most = (dynasty, SOUGHT) if card.side == "dynasty" else (fate, SIZE)
        if sum(deck.values()) < most and (left or not limited):
            _fill(stream, deck, [card], 1 if limited else COPIES)
            left -= limited
    common = [card for card in _implemented("dynasty") if not (few and card.is_called(few))]
    for kinds, size in ((("holding",), HOLDINGS), (("personality",), PERSONALITIES), (("event", "region"), SIZE)):
        _fill(stream, dynasty, [card for card in common if card.type in kinds and _serves(card, stronghold)], size)
    _fill(stream, dynasty, [card for card in common if card.type in ("holding", "personality")], SIZE)
    _fill(stream, fate, [card for card in _implemented("fate") if not (few and card.is_called(few))], SIZE)
    return {"stronghold": stronghold.id, "dynasty": dynasty, "fate": fate}


@cache
def _implemented(side: str) -> tuple[CardDef, ...]:
    return tuple(card for card in pool().values() if card.implemented and card.side == side and not card.token)


def _suits(stronghold: CardDef, wanted: CardDef) -> bool:
    return wanted is stronghold or (wanted.side != "stronghold" and _serves(wanted, stronghold))


def _serves(card: CardDef, stronghold: CardDef) -> bool:
    """Tell whether a card belongs to the stronghold's clan, or to no clan that has a stronghold."""
    return bool(card.clans & stronghold.clans) or not card.clans & _housed()


@cache
def _housed() -> frozenset[str]:
    return frozenset(clan for stronghold in _implemented("stronghold") for clan in stronghold.clans)


def _fill(stream: Stream, deck: dict[str, int], cards: list[CardDef], size: int) -> None:
    """Add up to ``size`` random cards to ``deck``."""
    rest = [card for card in cards if card.id not in deck]
    stream.shuffle(rest)
    wanted = min(size, SIZE - sum(deck.values()))
    while rest and wanted > 0:
        card = rest.pop()
        single = card.unique or card.experienced or card.type in ("event", "ring")
        copies = 1 if single else 1 + stream.below(min(COPIES, wanted))
        deck[card.id] = copies
        wanted -= copies
