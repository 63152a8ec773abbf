"""A picture of a deck beside the prepared decks of its clan."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from svg import SVG, Element, Rect

from bot.decks.game import by_part, house_of_cards
from bot.decks.judging.check import Check
from bot.decks.judging.numbers import Sheet, sheet
from bot.decks.judging.report import decimal
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
# A name, then this deck's value and its text, then the prepared decks' value and its text.
Line = tuple[str, float, str, float, str]


def peers_of(check: Check) -> list[Sheet]:
    """Return the statistics (``Sheet``) of the prepared decks for a comparison with a deck."""
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
    compared = [say("labelled", name=name, text=f"{own} – {other}") for name, _, own, _, other in lines]
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
