"""Misspelt names of cards of all three games."""

import random

from bot.rules.cards import cards
from bot.rules.query import words_of
from bot.rules.titles import FITS
from engine.kernel.games import games

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def slip(name: str, chance: random.Random) -> str:
    """Return a name with two letters swapped, or one missing, doubled or wrong. The first letter stays."""
    at = chance.randrange(1, len(name) - 1)
    before, letter, after = name[:at], name[at], name[at + 1 :]
    slips = (after[0] + letter + after[1:], after, letter + letter + after, chance.choice(LETTERS) + after)
    return before + chance.choice(slips)


def test_of_a_hundred_misspelt_names_97_find_their_card_first() -> None:
    chance = random.Random(1)
    known = [card for card in cards().all.values() if len(card.name) > 2]
    each = [[card for card in known if card.game == game] for game in games("glossary")]
    asked = [card for kept in each for card in chance.sample(kept, 34)][:100]
    missed = []
    for card in asked:
        found = cards().named(typed := slip(card.name, chance), least=FITS)
        if not found or words_of(found[0].name) != words_of(card.name):  # two games share a few names
            missed.append((typed, card.name))
    assert len(asked) == 100 and len(missed) <= 3, missed
