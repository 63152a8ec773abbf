"""A picture of the odds that the opening hand holds chosen cards."""

from collections.abc import Sequence
from typing import Final

from bot.decks.judging.check import Check
from bot.decks.judging.odds import all_of, any_of
from bot.decks.judging.report import card_name
from bot.decks.pictures.beside import Line, draw_beside
from bot.pictures.render import Sketch
from bot.words import Tongue

LATER: Final = (0, 1, 3, 6)  # cards drawn after the opening hand


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
    odds = [(name, f"{heads[0]} {percent(some)}, {heads[1]} {percent(every)}") for name, some, every in rows]
    told = ". ".join(say("labelled", name=name, text=text) for name, text in odds)
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
