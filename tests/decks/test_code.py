"""Codes: a deck is encoded in letters and digits, and decoded again."""

import pytest
from hypothesis import given, settings

from bot.decks.code import cards_of, code_in, fingerprint, number_of, share_code
from bot.decks.game import DeckGame, deck_game, deck_games
from bot.decks.judging.check import check
from bot.decks.reading.deck import Reading, Unreadable

from .test_properties import FILES, decks


def test_no_two_cards_of_a_game_share_a_number() -> None:
    for game in deck_games():
        cards = set(game.names().exact.values())
        assert len({number_of(card) for card in cards}) == len(cards)


@given(decks())
@settings(max_examples=150, deadline=None)
def test_a_code_comes_back_as_the_deck(deck: tuple[DeckGame, Reading]) -> None:
    game, reading = deck
    code = share_code(game, reading.cards)
    assert cards_of(code) == reading.cards
    found = check(f"Here it is:\n{code} have fun")
    assert found.game is game and found.reading.cards == reading.cards and code_in(code) == code


def test_a_real_deck_needs_few_letters() -> None:
    for path in FILES:
        found = check(path.read_bytes())
        assert len(share_code(found.game, found.reading.cards)) < 330, path


def test_a_damaged_code_is_reported_and_never_read_as_another_deck() -> None:
    code = share_code(deck_game("l5r-lcg"), {"fine-katana": 3, "banzai": 1})
    for at in range(5, len(code)):
        with pytest.raises(Unreadable) as raised:
            check(code[:at] + ("A" if code[at] != "A" else "B") + code[at + 1 :])
        assert raised.value.reason == "deck-bad-code"


def test_fingerprints_tell_decks_apart_and_a_salt_hides_them() -> None:
    deck, other = {"fine-katana": 3, "banzai": 1}, {"fine-katana": 3, "banzai": 2}
    assert fingerprint(deck) == fingerprint(dict(reversed(deck.items()))) != fingerprint(other)
    assert fingerprint(deck, "salt") != fingerprint(deck)
