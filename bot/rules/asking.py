"""What somebody asks: which game it is about, what answers it there, and what another game would answer."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.rules.card import Card
from bot.rules.cards import cards
from bot.rules.mentions import mentions_in
from bot.rules.query import words_in
from bot.rules.search import Answer, Library, libraries

KEPT: Final = 8  # so many questions are remembered: what was judged is looked up next
NAMED: Final = 2.0  # what it is worth to a game that a question names a card of that game alone, in several words, ...
MOST: Final = 4.0  # ... and all its cards together
WORDS: Final = 6  # a question of more words is never the name of one card
LIKE: Final = 82.0  # a query that is so much like a card's name, of 100, and like no entry's as much, is that card's
RANK: Final = 5.0  # what an entry's name is worth at most by its rank alone
LEAST: Final = 2.0  # an entry of another game is offered where so much speaks for it


class Reply(NamedTuple):
    """What answers a question: in ``library`` an answer; or the one ``card`` that was asked for.

    ``elsewhere`` are the entries of other games that would answer it best.
    """

    library: Library
    answer: Answer
    card: Card | None = None
    others: Sequence[Card] = ()
    elsewhere: Sequence[tuple[str, str]] = ()


def ask(query: str, language: str, game: str | None = None) -> Reply:
    """Return what answers ``query`` in a game; where none is named, in the one that the question speaks of most."""
    library = libraries()[game] if game else library_meant(query, language)
    card, others = _card(query, game, library)
    if card and not game:
        library = libraries()[card.game]
    elsewhere = [
        (other.glossary.game, best)
        for other in libraries().values()
        if other is not library and (best := other.best(query, language, least=LEAST))
    ]
    return Reply(library, library.look_up(query, language), card, others, elsewhere)


def library_meant(query: str, language: str, *, open: bool = False) -> Library:
    """Return the rules that a query speaks of most, where nobody says which are meant.

    What is typed may be ``open``: only begun.
    """
    every = libraries()
    odds = _judged(query, language, open) if query else {}
    return every[max(every, key=lambda game: odds.get(game, 0.0))]


@lru_cache(KEPT)
def _judged(query: str, language: str, open: bool) -> Mapping[str, float]:
    """Return how much speaks for each game: its likeliest entry, and the cards that are named."""
    named: dict[str, float] = {}
    for mention in () if open else mentions_in(query):
        games = {card.game for card in mention.cards}
        if len(games) == 1 and len(words_in(query[mention.start : mention.end])) > 1:
            [game] = games
            named[game] = min(named.get(game, 0.0) + NAMED, MOST)
    return {
        game: library.odds(query, language, open=open) + named.get(game, 0.0) for game, library in libraries().items()
    }


def _card(query: str, home: str | None, library: Library) -> tuple[Card | None, Sequence[Card]]:
    """Return the card that a query is the name of, and what else it may mean; the name of an entry is no card's."""
    if len(words_in(query)) > WORDS or library.is_named(query):
        return None, ()
    called = cards().called(query)
    at_home = [card for card in called if card.game == home]
    if called:
        return (at_home or called)[0], [card for card in called if card is not (at_home or called)[0]]
    near = cards().misspelt(query, home, least=max(LIKE, library.naming(query) - RANK))
    return (near[0][0], [card for card, _ in near[1:]]) if near else (None, ())
