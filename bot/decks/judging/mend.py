"""This module finds the smallest changes that make a deck legal.

The faults name the cards that have to go. If one of several cards may stay, every choice is tried. Additional cards
come from the prepared decks of the same clan. The result is judged like any deck, and returned only if it is legal.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.decks.game import DeckGame, by_part, deck_game, house_of_cards
from bot.decks.reading.deck import Reading
from engine.kernel.fault import Fault

STEPS: Final = 60  # the most changes; with more it would be another deck
WAYS: Final = 12  # the most choices to try
# The order in which faults are mended. Faults that others depend on come first.
ORDER: Final = (
    *("wrong-deck", "one-stronghold", "one-role", "role-of-another-clan", "outside-the-pool", "not-in-the-box"),
    *("other-clan", "mixed-clans", "needs-role", "five-provinces", "wrong-elements", "not-for-influence"),
    *("two-clans-bought", "influence-for-one-clan", "too-many-copies", "single-event", "single-ring"),
    *("single-experienced", "single-unique", "restricted-list", "too-much-influence", "too-many-characters"),
    *("too-many-of-a-kind", "too-many-cards", "too-few-cards"),
)


@dataclass(frozen=True)
class Mend:
    """The changes: for each card how many come in (or go, if negative), and the resulting deck."""

    changes: Mapping[str, int]
    reading: Reading
    moved: Sequence[str] = ()

    @property
    def size(self) -> int:
        """How many cards come in or go."""
        return sum(map(abs, self.changes.values()))


def mended(game: DeckGame, reading: Reading, form: str) -> Mend | None:
    """Return the smallest change found that makes a deck legal in a format, or None."""
    found = [mend for way in _ways(game, reading, form) if (mend := _mend(game, reading, way, form)) is not None]
    return min(found, key=lambda mend: mend.size, default=None)


def _ways(game: DeckGame, reading: Reading, form: str) -> Iterator[Counter[str]]:
    """Yield the decks to start from: one for each possible stronghold and each role that may stay."""
    parts = by_part(game, reading)
    strongholds = [card.id for card, _ in parts.get("stronghold", ())] or _prepared_strongholds(game, reading)
    roles = [card.id for card, _ in parts.get("role", ())] or [""]
    if any(fault.kind == "role-of-another-clan" for fault in game.faults(reading, form)):
        roles = [*roles, "", *_allowed(game, reading, form)]
    rest = Counter({card: count for card, count in reading.cards.items() if card not in (*strongholds, *roles)})
    ways = [(stronghold, role) for stronghold in strongholds for role in dict.fromkeys(roles)][:WAYS]
    for stronghold, role in ways:
        yield rest + Counter([card for card in (stronghold, role) if card])


def _prepared_strongholds(game: DeckGame, reading: Reading) -> list[str]:
    """Return up to three strongholds for a deck without one. The clan with the most cards in the deck comes first."""
    clans: Counter[str] = Counter()
    for part in game.hands:
        for card, count in by_part(game, reading).get(part, ()):
            clans[card.clan] += count
    held = {
        card.id: clans[card.clan]
        for deck in game.prepared().values()
        for card, _ in by_part(game, deck.reading())["stronghold"]
    }
    return sorted(held, key=lambda card: -held[card])[:3]


def _allowed(game: DeckGame, reading: Reading, form: str) -> list[str]:
    faults = [fault for fault in game.faults(reading, form) if fault.kind == "role-of-another-clan"]
    return [str(role) for fault in faults for role in fault.facts["allowed"]]


def _mend(game: DeckGame, before: Reading, start: Counter[str], form: str) -> Mend | None:
    """Mend one fault after the other. Return None if a fault remains."""
    cards = Counter(start)
    for _ in range(STEPS):
        faults = sorted(game.faults(Reading(cards), form), key=_rank)
        if not faults:
            changes = {card: cards[card] - before.cards[card] for card in sorted({*cards, *before.cards})}
            after = Reading(+cards, title=before.title)
            return Mend({card: count for card, count in changes.items() if count}, after, sorted(before.misplaced))
        last = Counter(cards)
        _repair(game, cards, faults[0], form)
        cards = +cards
        if cards == last:
            return None
    return None


def _rank(fault: Fault) -> int:
    return ORDER.index(fault.kind) if fault.kind in ORDER else len(ORDER)


def _repair(game: DeckGame, cards: Counter[str], fault: Fault, form: str) -> None:
    """Remove or add cards to mend one fault. For a fault of an unknown kind, change nothing."""
    facts, card = fault.facts, str(fault.facts.get("card", ""))
    if fault.kind in ("role-of-another-clan", "outside-the-pool", "other-clan", "needs-role", "not-for-influence"):
        cards[card] = 0
    elif "most" in facts and card:
        cards[card] = min(cards[card], int(facts["most"]))
    elif fault.kind == "restricted-list":
        listed = sorted(map(str, facts["cards"]), key=lambda one: cards[one])
        cards.update({one: -cards[one] for one in listed[:-1]})
    elif fault.kind == "too-much-influence":
        cards[_dearest(game, cards)] -= 1
    elif fault.kind in ("two-clans-bought", "influence-for-one-clan", "mixed-clans"):
        _drop_clan(game, cards, fault)
    elif fault.kind in ("five-provinces", "wrong-elements"):
        _provinces(game, cards, fault, form)
    elif fault.kind in ("too-many-cards", "too-many-characters", "too-many-of-a-kind"):
        cards[_least(game, cards, fault)] -= 1
    elif fault.kind == "too-few-cards":
        cards[_filler(game, cards, str(facts["deck"]), form)] += 1


def _dearest(game: DeckGame, cards: Counter[str]) -> str:
    """Return the card that costs the most influence."""
    spent = (game.influence(Reading(cards)) or (0, 0))[0]

    def cost(card: str) -> int:
        return spent - (game.influence(Reading(cards - Counter([card]))) or (spent, 0))[0]

    return max((one for one in cards if (known := game.card(one)) and known.part in game.hands), key=cost)


def _drop_clan(game: DeckGame, cards: Counter[str], fault: Fault) -> None:
    """Remove the cards of the smallest clans among those that the deck may not combine."""
    clans = [str(clan) for clan in fault.facts.get("clans", [fault.facts.get("clan")])]
    parts = ("dynasty", "province") if fault.kind == "mixed-clans" else ("conflict",)
    held = {clan: [card.id for p in parts for card, _ in by_part(game, Reading(cards)).get(p, ()) if card.clan == clan]
            for clan in clans}  # fmt: skip
    count = {clan: sum(cards[card] for card in ids) for clan, ids in held.items()}
    kept = max(clans, key=lambda clan: count[clan]) if len(clans) > 1 else None
    for clan in clans:
        for card in held[clan] if clan != kept else ():
            cards[card] = 0


def _provinces(game: DeckGame, cards: Counter[str], fault: Fault, form: str) -> None:
    """Remove a province of an element that occurs too often, or add the one that leaves the fewest faults."""
    held = [card.id for card, _ in by_part(game, Reading(cards)).get("province", ())]
    doubled = {str(element) for element in fault.facts.get("doubled", ())}
    count = int(fault.facts.get("count", 5)) if fault.kind == "five-provinces" else 5
    if count > 5 or (fault.kind == "wrong-elements" and doubled):
        out = [one for one in held if _element(game, one) in doubled or not doubled]
        tried = {one: len(game.faults(Reading(cards - Counter([one])), form)) for one in out}
        cards[min(tried, key=lambda one: tried[one])] -= 1
        return
    come = [one for one in _offered(game, cards, "province") if one not in held]
    tried = {one: len(game.faults(Reading(cards + Counter([one])), form)) for one in come}
    if tried:
        cards[min(tried, key=lambda one: tried[one])] += 1


def _element(game: DeckGame, card: str) -> str:
    known = game.card(card)
    return known.printing["element"].strip().lower() if known else ""


def _least(game: DeckGame, cards: Counter[str], fault: Fault) -> str:
    """Return the card to remove first: one with few copies, and of another clan."""
    part = str(fault.facts.get("deck", "conflict"))
    own = house_of_cards(game, Reading(cards))
    there = [card for card, _ in by_part(game, Reading(cards)).get(part, ())]
    if fault.kind == "too-many-characters":
        there = [card for card in there if card.type == "character"]
    order = sorted(there, key=lambda card: (cards[card.id], card.clan == own, card.clan == "neutral", card.name))
    return order[0].id if order else ""


def _filler(game: DeckGame, cards: Counter[str], part: str, form: str) -> str:
    """Return a card whose next copy brings no new fault: from the prepared decks, or else from the deck itself."""
    known = {_wrong(fault) for fault in game.faults(Reading(cards), form)}
    own = [card.id for card, _ in by_part(game, Reading(cards)).get(part, ())]
    offered = dict.fromkeys([*_offered(game, cards, part), *sorted(own, key=lambda card: -cards[card])])
    for card in offered:
        if known.issuperset(_wrong(fault) for fault in game.faults(Reading(cards + Counter([card])), form)):
            return card
    return ""


def _wrong(fault: Fault) -> tuple[str, str, str]:
    return fault.kind, str(fault.facts.get("card", "")), str(fault.facts.get("deck", ""))


def _offered(game: DeckGame, cards: Counter[str], part: str) -> list[str]:
    """Return the cards of a part that prepared decks hold: first those of the clan's decks, the most common first."""
    return list(_of_prepared(game.name, house_of_cards(game, Reading(cards)), part))


@lru_cache(maxsize=100)
def _of_prepared(name: str, own: str, part: str) -> Sequence[str]:
    game = deck_game(name)
    near: Counter[str] = Counter()
    far: Counter[str] = Counter()
    for deck in game.prepared().values():
        reading = deck.reading()
        held = {card.id: count for card, count in by_part(game, reading).get(part, ())}
        (near if house_of_cards(game, reading) == own else far).update(held)
    return [*(card for card, _ in near.most_common()), *(card for card, _ in far.most_common() if card not in near)]
