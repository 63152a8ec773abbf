"""Whole posts with a deck are read completely, whatever program or person wrote them, and the verdict is right."""

from pathlib import Path
from typing import Final

import pytest

from bot.decks.judging.check import check

from .posted import posts

FILES: Final = Path(__file__).parent / "files"
DECKS: Final = {
    game: check((FILES / game / "legal-crane.txt").read_text(encoding="utf-8")) for game in ("l5r-ccg", "l5r-lcg")
}
POSTS: Final = {(game, form): text for game in DECKS for form, text in posts(game, DECKS[game].reading.cards)}


@pytest.mark.parametrize(("game", "form"), POSTS)
def test_a_post_is_read_completely(game: str, form: str) -> None:
    found = check(POSTS[game, form])
    assert found.game.name == game
    assert found.reading.cards == DECKS[game].reading.cards
    assert not found.faults and not found.reading.problems


@pytest.mark.parametrize(("game", "form"), POSTS)
def test_the_same_post_with_a_card_too_few_is_faulty(game: str, form: str) -> None:
    cards = dict(DECKS[game].reading.cards)
    [missing] = [card for card in cards if card in ("archers", "for-shame")]
    del cards[missing]
    assert [fault.kind for fault in check(dict(posts(game, cards))[form]).faults] == ["too-few-cards"]
