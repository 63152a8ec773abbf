"""A picture of a deck beside the prepared decks of its clan."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

from svg import SVG, Element, Rect

from bot.decks.game import DeckGame, by_part, house_of_cards
from bot.decks.judging.check import Check
from bot.decks.judging.numbers import Sheet, sheet
from bot.decks.judging.report import decimal
from bot.decks.reading.deck import Reading
from bot.pictures.colours import INK, PAPER, WOOD
from bot.pictures.lettering import cut, fitting, text
from bot.pictures.render import Sketch
from bot.words import Tongue, capital

WIDTH: Final = 900
LEFT: Final = 40
NAME: Final = 400
BAR: Final = 300
ROW: Final = 76
BELOW: Final = 40  # from the title to a further line
EXACT: Final = 10  # a smaller number has two places after the point, so that near averages differ
OWN, PEERS = "#7a3b1d", "#1f4e6b"
# A name, the value that fills a bar, and the two values to compare, each with its text.
Line = tuple[str, float, tuple[float, str], tuple[float, str]]


def peers_of(check: Check) -> list[Reading]:
    """Return the prepared decks with which a deck is compared: those of its clan, or else all of them.

    Decks that are not legal in the format are left out if any others remain.
    """
    own = house_of_cards(check.game, check.reading)
    decks = [deck.reading() for deck in check.game.prepared().values()]
    near = [deck for deck in decks if house_of_cards(check.game, deck) == own] or decks
    return [deck for deck in near if not check.game.faults(deck, check.form)] or near


def beside_sketch(check: Check, say: Tongue) -> Sketch | None:
    """Return the picture of a deck beside the prepared ones, or None if the deck has nothing to count."""
    game, peers, say = check.game, peers_of(check), say.of(check.game.name)
    own, others = measures(sheet(game, check.reading)), [measures(sheet(game, peer)) for peer in peers]
    if not own or not others:
        return None
    lines = [_line(_named(key, say), value, _mean(others, key), say) for key, value in own.items()]
    gold, golds = gold_of(game, check.reading), [gold_of(game, peer) for peer in peers]
    if gold["income"]:
        most = float(max(*gold.values(), *(_mean(golds, key) for key in gold)))
        names = {"income": say("beside-income", part=say("deck-part-stronghold")), "cost": say("beside-cost")}
        lines += [_line(names[key], value, _mean(golds, key), say, most) for key, value in gold.items()]
    heads = (say("beside-own"), say("beside-peers", count=len(peers)))
    compared = [say("labelled", name=name, text=f"{ours} – {theirs}") for name, _, (_, ours), (_, theirs) in lines]
    told = ". ".join([f"{capital(heads[0])} – {heads[1]}", *compared])
    return Sketch("beside", draw_beside, ([say("beside-title")], heads, lines), told[:1000])


def _mean(many: Sequence[Mapping[str, Fraction]], key: str) -> Fraction:
    """Return the mean of a measure over those decks that have it, or 0."""
    known = [one[key] for one in many if key in one]
    return sum(known, Fraction(0)) / len(known) if known else Fraction(0)


def _line(name: str, own: Fraction, peers: Fraction, say: Tongue, most: float = 0.0) -> Line:
    """Return a line. Without ``most``, the longer bar fills the line."""
    ours, theirs = ((float(value), _number(value, say)) for value in (own, peers))
    return name, most or max(ours[0], theirs[0], 0.01), ours, theirs


def _number(value: Fraction, say: Tongue) -> str:
    return str(value) if value.denominator == 1 else decimal(value, say, 2 if value < EXACT else 1)


def measures(numbers: Sheet) -> Mapping[str, Fraction]:
    """Return the measures to compare: the averages, and how many cards of the most common types there are."""
    types = {
        f"type:{part}:{kind}": Fraction(count)
        for part, kinds in numbers.types.items()
        for kind, count in kinds.most_common(3)
    }
    return {**{f"mean:{name}": value for name, value in numbers.averages.items()}, **types}


def gold_of(game: DeckGame, reading: Reading) -> Mapping[str, Fraction]:
    """Return the income that the stronghold's card states, and the average total cost of the deck's opening hand."""
    held = by_part(game, reading).get("stronghold", ())
    income = next((card.numbers.get("income") or 0 for card, _ in held), 0)
    means = sheet(game, reading).averages
    cost = sum((means.get(f"cost-{part}", Fraction(0)) * count for part, count in game.hands.items()), Fraction(0))
    return {"income": Fraction(income), "cost": cost}


def _named(key: str, say: Tongue) -> str:
    kind, _, rest = key.partition(":")
    if kind == "mean":
        return say("beside-mean", name=say(f"deck-number-{rest}"))
    part, _, type = rest.partition(":")
    name = say(f"deck-type-{type}", count=2)
    return f"{name[:1].upper()}{name[1:]} ({say(f'deck-part-{part}')})"


def draw_beside(titles: Sequence[str], heads: Sequence[str], lines: Sequence[Line]) -> str:
    """Return the SVG: the title, further lines below it, and for each line of values a full and a hollow bar."""
    top = 60 + BELOW * (len(titles) - 1)
    height = top + 92 + ROW * len(lines)
    parts: list[Element] = [
        Rect(x=0, y=0, width=WIDTH, height=height, fill=WOOD),
        Rect(x=12, y=12, width=WIDTH - 24, height=height - 24, rx=14, fill=PAPER, stroke=INK, stroke_width=2),
    ]
    for row, title in enumerate(titles):
        size = 30 if row else 36
        parts.append(text(cut(title, WIDTH - 2 * LEFT, size), LEFT, 60 + BELOW * row, size, bold=not row))
    for place, head in enumerate(heads):
        parts += [_bar(LEFT + 380 * place, top + 22, 28, place), text(head, LEFT + 380 * place + 40, top + 46, 30)]
    for row, (name, most, *values) in enumerate(lines):
        y = top + 76 + ROW * row
        parts.append(text(name, LEFT, y + 42, fitting(name, 30, NAME - 12, bold=False)))
        for place, (value, told) in enumerate(values):
            long = max(BAR * value / most, 2)
            parts.append(_bar(LEFT + NAME, y + 8 + 30 * place, long, place))
            parts.append(text(told, LEFT + NAME + long + 10, y + 31 + 30 * place, 28, bold=True))
    return SVG(width=WIDTH, height=height, elements=parts).as_str()


def _bar(x: float, y: float, width: float, place: int) -> Rect:
    colour = (OWN, PEERS)[place]
    return Rect(x=x, y=y, width=width, height=24, stroke=colour, stroke_width=4, fill=(colour, PAPER)[place])
