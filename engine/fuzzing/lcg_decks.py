"""Random legal decks for the card game of 2017: one clan's cards, neutral cards, and some bought with influence."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from engine.kernel.rng import Stream
from engine.l5r_lcg.definition import CLANS, CardDef, catalogue

SIZE: Final = 40


def random_deck(stream: Stream, sought: str | None = None) -> dict[str, Any]:
    """Return a random deck. The deck's clan is random, or that of the card ``sought``, which the deck must hold."""
    wanted = None if sought is None else catalogue()[sought]
    clan = stream.pick([clan for clan in CLANS if _pool("stronghold", clan)])
    if wanted is not None and wanted.clan in CLANS:
        clan = wanted.clan
    splash = stream.pick([other for other in CLANS if other != clan])
    stronghold = _pick(stream, _pool("stronghold", clan), wanted)
    roles = [card for card in _implemented(lambda card: card.type == "role")]
    role = _pick(stream, roles, wanted) if roles and (stream.below(2) or wanted in roles) else None
    conflict = _fill(stream, _side("conflict", clan), wanted)
    _splash(stream, conflict, _side("conflict", splash, neutral=False), stronghold.facts.influence_pool or 0)
    return {
        "stronghold": stronghold.id,
        "role": None if role is None else role.id,
        "provinces": _provinces(stream, clan, wanted),
        "dynasty": _fill(stream, _side("dynasty", clan), wanted),
        "conflict": conflict,
    }


@cache
def _implemented_cards() -> tuple[CardDef, ...]:
    return tuple(card for card in catalogue().values() if card.implemented)


def _implemented(fits: Callable[[CardDef], bool]) -> list[CardDef]:
    return [card for card in _implemented_cards() if fits(card)]


def _pool(kind: str, clan: str) -> list[CardDef]:
    return _implemented(lambda card: card.type == kind and card.clan == clan)


def _side(side: str, clan: str, *, neutral: bool = True) -> list[CardDef]:
    clans = (clan, "neutral") if neutral else (clan,)
    return _implemented(lambda card: card.side == side and card.clan in clans)


def _pick(stream: Stream, pool: list[CardDef], wanted: CardDef | None) -> CardDef:
    """Return the wanted card if ``pool`` contains it, otherwise a random card of ``pool``."""
    picked = stream.pick(pool)
    return wanted if wanted is not None and wanted in pool else picked


def _provinces(stream: Stream, clan: str, wanted: CardDef | None) -> list[str]:
    """Return five provinces, of five different elements if possible."""
    pool = [card for card in _implemented(lambda card: card.type == "province") if card.clan in (clan, "neutral")]
    stream.shuffle(pool)
    pool.sort(key=lambda card: card is not wanted)
    chosen: list[CardDef] = []
    for card in pool:
        if card.element not in [other.element for other in chosen]:
            chosen.append(card)
    chosen.extend(card for card in pool if card not in chosen)
    return [card.id for card in chosen[:5]]


def _fill(stream: Stream, pool: list[CardDef], wanted: CardDef | None) -> dict[str, int]:
    """Return one side of a deck with random cards within the copy limits."""
    deck: dict[str, int] = {}
    rest = list(pool)
    stream.shuffle(rest)
    rest.sort(key=lambda card: card is wanted)
    while rest and sum(deck.values()) < SIZE:
        card = rest.pop()
        most = min(card.facts.deck_limit, SIZE - sum(deck.values()))
        deck[card.id] = most if card is wanted else 1 + stream.below(most)
    return deck


def _splash(stream: Stream, deck: dict[str, int], pool: list[CardDef], influence: int) -> None:
    """Add another clan's conflict cards until the influence is spent."""
    rest = list(pool)
    stream.shuffle(rest)
    for card in rest:
        cost = card.facts.influence_cost
        if cost and cost <= influence:
            influence -= cost
            deck[card.id] = 1
