"""A picture of the odds that the opening hand holds chosen cards."""

from collections.abc import Sequence
from typing import Final

from bot.decks.judging.check import Check
from bot.decks.judging.odds import all_of, any_of
from bot.decks.judging.report import card_name
from bot.decks.pictures.beside import LEFT, WIDTH, Line, draw_beside
from bot.pictures.lettering import lines_of
from bot.pictures.render import Sketch
from bot.words import Tongue

LATER: Final = (0, 1, 3, 6)  # cards drawn after the opening hand


def hand_sketch(check: Check, cards: Sequence[str], say: Tongue) -> Sketch:
    """Return the picture of the odds of some cards, in the opening hand and after more draws."""
    names = ", ".join(card_name(card, say, check.game) for card in cards)
    heads = (say("hand-any"), say("hand-all"))
    lines: list[Line] = []
    for more in LATER:
        some, every = (float(odds(check, cards, more)) for odds in (any_of, all_of))
        name = say("hand-later", more=more) if more else say("hand-opening")
        lines.append((name, 1.0, (some, percent(some)), (every, percent(every))))
    odds = [
        say("labelled", name=name, text=f"{heads[0]} {some}, {heads[1]} {every}")
        for name, _, (_, some), (_, every) in lines
    ]
    titles = [say("hand-title"), *lines_of(names, WIDTH - 2 * LEFT, 30, 3, bold=False)]
    return Sketch("hand", draw_beside, (titles, heads, lines), f"{names}. {'. '.join(odds)}"[:1000])


def percent(odds: float) -> str:
    """Return the odds as a whole percentage. Only odds of exactly 0 give 0 %, and only odds of exactly 1 give 100 %."""
    whole = f"{100 * odds:.0f}"
    if whole == "0" and odds > 0:
        whole = "< 1"
    if whole == "100" and odds < 1:
        whole = "> 99"
    return f"{whole} %".replace(" ", "\u00a0")
