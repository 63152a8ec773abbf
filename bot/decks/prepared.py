"""The decks that come with the house, judged like any other."""

from functools import cache

from bot.decks.check import Check, recheck
from bot.decks.game import deck_game


def prepared_check(game: str, deck: str, form: str) -> Check:
    """Return the verdict on a prepared deck; raises KeyError for one that there is not."""
    return recheck(game, deck_game(game).prepared()[deck].reading(), form)


@cache
def accepted(game: str, form: str) -> frozenset[str]:
    """Return the prepared decks that are legal in a format."""
    return frozenset(deck for deck in deck_game(game).prepared() if prepared_check(game, deck, form).legal)
