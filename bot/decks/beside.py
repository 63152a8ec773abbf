"""Two pictures: a deck beside the prepared decks of its clan, and the odds of chosen cards in the opening hand."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Final

from svg import SVG, Element, Rect

from bot.decks.check import Check
from bot.decks.field import house_of_cards
from bot.decks.game import by_part
from bot.decks.odds import at_least_one
from bot.decks.report import card_name, decimal
from bot.decks.sheet import Sheet, sheet
from bot.pictures.colours import INK, PAPER, WOOD
from bot.pictures.lettering import cut, text
from bot.pictures.render import Sketch
from bot.words import Tongue, capital

WIDTH: Final = 900
LEFT: Final = 40
NAME: Final = 400
BAR: Final = 300
ROW: Final = 76
OWN, PEERS = "#7a3b1d", "#1f4e6b"
LATER: Final = (0, 1, 3, 6)  # cards drawn after the opening hand
# A name, then this deck's value and its text, then the prepared decks' value and its text.
Line = tuple[str, float, str, float, str]


def peers_of(check: Check) -> list[Sheet]:
    """Return the statistics (``Sheet``) of the prepared decks with which a deck is compared."""
    own = house_of_cards(check.game, check.reading)
    decks = [deck.reading() for deck in check.game.prepared().values()]
    near = [deck for deck in decks if house_of_cards(check.game, deck) == own] or decks
    legal = [deck for deck in near if not check.game.faults(deck, check.form)]
    return [sheet(check.game, deck) for deck in legal or near]


def beside_sketch(check: Check, say: Tongue) -> Sketch | None:
    """Return the picture of a deck beside the prepared ones, or None if the deck has nothing to count."""
    own, peers, say = sheet(check.game, check.reading), peers_of(check), say.of(check.game.name)
    values = measures(own)
    if not values or not peers:
        return None
    others = [measures(peer) for peer in peers]
    lines: list[Line] = []
    for key, value in values.items():
        known = [other[key] for other in others if key in other]
        mean = sum(known, Fraction(0)) / len(known) if known else Fraction(0)
        lines.append((_named(key, say), float(value), decimal(value, say, 1), float(mean), decimal(mean, say, 1)))
    if income := income_of(check):
        cost = sum(
            (own.averages.get(f"cost-{part}", Fraction(0)) * n for part, n in check.game.hands.items()), Fraction(0)
        )
        lines.append((say("beside-income"), float(income), str(income), float(cost), decimal(cost, say, 1)))
    heads = (say("beside-own"), say("beside-peers", count=len(peers)), say("beside-cost"))
    compared = [f"{name}: {own} – {other}" for name, _, own, _, other in lines]
    told = ". ".join([f"{capital(heads[0])} – {heads[1]}", *compared])
    return Sketch("beside", draw_beside, (say("beside-title"), heads, lines, bool(income)), told[:1000])


def measures(numbers: Sheet) -> Mapping[str, Fraction]:
    """Return the measures to compare: the averages, and how many cards of the most common types there are."""
    types = {
        f"type:{part}:{kind}": Fraction(count)
        for part, kinds in numbers.types.items()
        for kind, count in kinds.most_common(3)
    }
    return {**{f"mean:{name}": value for name, value in numbers.averages.items()}, **types}


def income_of(check: Check) -> int:
    """Return the income that the stronghold gives each round, or 0 if its card states none."""
    held = by_part(check.game, check.reading).get("stronghold", ())
    return next((card.numbers.get("income") or 0 for card, _ in held), 0)


def _named(key: str, say: Tongue) -> str:
    kind, _, rest = key.partition(":")
    if kind == "mean":
        return say("beside-mean", name=say(f"deck-number-{rest}"))
    part, _, type = rest.partition(":")
    name = say(f"deck-type-{type}", count=2)
    return f"{name[:1].upper()}{name[1:]} ({say(f'deck-part-{part}')})"


def draw_beside(title: str, heads: Sequence[str], lines: Sequence[Line], income: bool, whole: float = 0.0) -> str:
    """Return the SVG. Each line shows this deck's bar, and below it a hollow bar for the prepared decks.

    All bars share the scale ``whole``. If ``whole`` is 0, the longer bar of each line fills the line.
    """
    height = 140 + ROW * len(lines) + (44 if income else 0)
    parts: list[Element] = [
        Rect(x=0, y=0, width=WIDTH, height=height, fill=WOOD),
        Rect(x=12, y=12, width=WIDTH - 24, height=height - 24, rx=14, fill=PAPER, stroke=INK, stroke_width=2),
        text(cut(title, WIDTH - 80, 36), LEFT, 60, 36, bold=True),
    ]
    for place, head in enumerate(heads[:2]):
        parts += [_bar(LEFT + 380 * place, 82, 28, place), text(head, LEFT + 380 * place + 40, 106, 26)]
    for row, (name, own, told, other, said) in enumerate(lines):
        top, most = 136 + ROW * row, whole or max(own, other, 0.01)
        if income and row == len(lines) - 1:
            parts.append(text(cut(heads[2], WIDTH - 80, 24), LEFT, top + ROW + 14, 24))
        parts.append(text(cut(name, NAME - 12, 28), LEFT, top + 42, 28))
        for place, (value, words) in enumerate(((own, told), (other, said))):
            long, y = max(BAR * value / most, 2), top + 8 + 30 * place
            parts += [_bar(LEFT + NAME, y, long, place), text(words, LEFT + NAME + long + 10, y + 22, 24, bold=True)]
    return SVG(width=WIDTH, height=height, elements=parts).as_str()


def _bar(x: float, y: float, width: float, place: int) -> Rect:
    colour = (OWN, PEERS)[place]
    return Rect(x=x, y=y, width=width, height=24, stroke=colour, stroke_width=4, fill=(colour, PAPER)[place])


# Chosen cards in an opening hand.


def any_of(check: Check, cards: Sequence[str], more: int) -> Fraction:
    """Return the odds that the opening hands with ``more`` further cards hold at least one copy of any of ``cards``."""
    missing = Fraction(1)
    for part, (size, drawn, copies) in _drawn(check, cards, more).items():
        assert part in check.game.hands
        missing *= 1 - at_least_one(size, sum(copies), drawn)
    return 1 - missing


def all_of(check: Check, cards: Sequence[str], more: int) -> Fraction:
    """Return the odds that the opening hands with ``more`` further cards hold a copy of each of ``cards``."""
    odds = Fraction(1)
    for size, drawn, copies in _drawn(check, cards, more).values():
        found = Fraction(0)
        for without in range(len(copies) + 1):
            for gone in combinations(copies, without):
                found += Fraction((-1) ** without * comb(size - sum(gone), drawn), comb(size, drawn))
        odds *= found
    return odds


def _drawn(check: Check, cards: Sequence[str], more: int) -> Mapping[str, tuple[int, int, list[int]]]:
    """Return, for each draw deck with any of ``cards``: its size, the number drawn, and the copies of each card."""
    found = {}
    for part, held in by_part(check.game, check.reading).items():
        copies = [count for card, count in held if card.id in cards]
        if copies and part in check.game.hands:
            size = sum(count for _, count in held)
            found[part] = (size, min(check.game.hands[part] + more, size), copies)
    return found


def hand_sketch(check: Check, cards: Sequence[str], say: Tongue) -> Sketch:
    """Return the picture of the odds of some cards, in the opening hand and after more draws."""
    names = ", ".join(card_name(card, say, check.game) for card in cards)
    rows = [
        (
            say("hand-opening") if not more else say("hand-later", more=more),
            float(any_of(check, cards, more)),
            float(all_of(check, cards, more)),
        )
        for more in LATER
    ]
    heads = (say("hand-any"), say("hand-all"))
    told = ". ".join(f"{name}: {heads[0]} {percent(some)}, {heads[1]} {percent(every)}" for name, some, every in rows)
    lines = [(name, some, percent(some), every, percent(every)) for name, some, every in rows]
    return Sketch("hand", draw_hand, (names, heads, lines), f"{names}. {told}"[:1000])


def percent(odds: float) -> str:
    """Return the odds as a whole percentage. Only odds of exactly 0 give 0 %, and only odds of exactly 1 give 100 %."""
    whole = f"{100 * odds:.0f}"
    if whole == "0" and odds > 0:
        whole = "< 1"
    if whole == "100" and odds < 1:
        whole = "> 99"
    return f"{whole} %".replace(" ", "\u00a0")


def draw_hand(title: str, heads: Sequence[str], lines: Sequence[Line]) -> str:
    """Return the SVG of the odds of an opening hand.

    Each line shows the odds that any of its cards is in the hand, and below them the odds that all are.
    """
    return draw_beside(title, heads, lines, income=False, whole=1.0)
