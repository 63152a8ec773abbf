"""This module answers a question.

The module picks the game, looks the question up there, and notes the answers of other games.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from bot.rules.card import Card
from bot.rules.cards import cards
from bot.rules.mentions import mentions_in
from bot.rules.query import small_words, words_in
from bot.rules.search import ALMOST, LIKELY, Answer, Library, libraries
from bot.rules.speech import Speech
from bot.words import Words

KEPT: Final = 8  # recent questions that stay in memory, because the search needs the same result again
REMEMBERED: Final = 500  # how many cards' names stay in memory after they were compared with entries
NAMED: Final = 2.0  # score for a game when the question names a card that only this game has, in two words or more
MOST: Final = 4.0  # the most that named cards add to a game's score; the game's own name adds as much
WORDS: Final = 6  # a longer question is never read as the name of one card
# how similar (of 100) a query must be to a card's name to count as that card, if no entry's name is closer
LIKE: Final = 82.0
_SENTENCE: Final = re.compile(r"(?<=[.!?;])\s+|\n+")
COMMON: Final = 120  # how many of the most common words are looked up before anybody asks
POST: Final = 60  # how many of these words are looked up at once
# What becomes of the end of a one-word title in Polish: *gram w Roota*, *przed Rootem*, *w Roocie*.
CASES: Final = (("", "a"), ("", "owi"), ("", "em"), ("t", "cie"))
RANK: Final = 5.0  # the most that the rank of an entry's name alone adds to its score


class Reply(NamedTuple):
    """The answer to a question: either the one ``card`` that was asked for, or an ``answer`` from ``library``.

    ``elsewhere`` lists the best entry of each other game that has one. If the question is about several games,
    ``games`` lists them, and the answer is about the first of them.
    """

    library: Library
    answer: Answer
    card: Card | None = None
    others: Sequence[Card] = ()
    elsewhere: Sequence[tuple[str, str]] = ()
    games: Sequence[str] = ()


def ask(query: str, language: str, game: str | None = None, *, cards_first: bool = False) -> Reply:
    """Answer ``query`` in ``game``. Without a game, use the one that the question fits best.

    With ``cards_first``, a name that belongs to both a card and an entry means the card. If the text names two games,
    each game answers its own sentences.
    """
    if len(parts := _parts(query, language)) > 1:
        first, *rest = sorted(parts, key=lambda one: one != game)
        reply = _answer(parts[first], language, first, cards_first=cards_first)
        found = [(other, libraries()[other].look_up(parts[other], language).ranked) for other in rest]
        elsewhere = [(other, ranked[0]) for other, ranked in found if ranked]
        return reply._replace(card=None, elsewhere=elsewhere, games=(first, *rest))
    return _answer(query, language, game, cards_first=cards_first)


def _answer(query: str, language: str, game: str | None, *, cards_first: bool) -> Reply:
    library = libraries()[game] if game else library_meant(query, language)
    card, others = _borne(query, game) if cards_first else (None, ())
    if card is None:
        card, others = _card(query, game, library)
    answer = library.look_up(query, language)
    unclear = answer.entry is None and not answer.found
    if card is None and unclear and (held := cards().holding(query, game)):
        card, others = held[0], held[1:]  # a part of a card's name, if nothing else fits
    if card and not game and card.game != library.glossary.game:
        library = libraries()[card.game]
        answer = library.look_up(query, language)
    elsewhere = [
        (other.glossary.game, best)
        for other in libraries().values()
        if other is not library and (best := other.best(query, language, least=LIKELY))
    ]
    return Reply(library, answer, card, others, elsewhere)


@cache
def prepare() -> None:
    """Load the data of look-ups, and look up the words that most questions contain.

    Otherwise the first question would have to build the last indexes. The first posts would also take far longer than
    later ones: when a word is looked up for the first time, it is compared with all known words.
    """
    counted = _speech().words.most_common(COMMON + len(small_words()))
    common = [word for word, _ in counted if word not in small_words()]
    for start in range(0, COMMON, POST):
        ask(" ".join(common[start : min(start + POST, COMMON)]), "en")


def library_meant(query: str, language: str, *, open: bool = False) -> Library:
    """Return the rules that a query fits best. Set ``open`` while the person is still typing."""
    every = libraries()
    odds = _judged(query, language, open) if query else {}
    return every[max(every, key=lambda game: odds.get(game, 0.0))]


def _parts(query: str, language: str) -> Mapping[str, str]:
    """Return the sentences about each game if a text names several games, in the order of the text.

    A sentence that names a game is about the game that it fits best. A sentence that names no game is about the same
    game as the sentence before it.
    """
    if len(_named(query)) < 2:
        return {}
    parts: dict[str, str] = {}
    now = before = ""
    for sentence in _SENTENCE.split(query):
        if _named(sentence):
            now = library_meant(sentence, language).glossary.game
        if now:
            parts[now] = f"{parts.get(now, before)} {sentence}".strip()
        else:
            before = f"{before} {sentence}"
    return parts


def _named(query: str, *, cards: bool = True) -> Mapping[str, float]:
    """Score each game that a query names, or whose ``cards`` it names."""
    named: dict[str, float] = {}
    for mention in mentions_in(query) if cards else ():
        games, name = {card.game for card in mention.cards}, query[mention.start : mention.end]
        if len(games) == 1 and len(words_in(name)) > 1 and not _elsewhere(name.casefold(), *games):
            [game] = games
            named[game] = min(named.get(game, 0.0) + NAMED, MOST)
    for game in libraries():
        if not _names(game).isdisjoint(words_in(query)):
            named[game] = named.get(game, 0.0) + MOST
    return named


@lru_cache(REMEMBERED)
def _elsewhere(name: str, game: str) -> bool:
    """Tell whether a card of ``game`` has the name of another game's entry, as *Ring of Fire* has."""
    return any(library.naming(name) >= 100 * ALMOST for other, library in libraries().items() if other != game)


@lru_cache(KEPT)
def _judged(query: str, language: str, open: bool) -> Mapping[str, float]:
    """Score each game by its most likely entry, by the words of the query, and by the cards that it names."""
    named = _named(query, cards=not open)
    spoken = {} if open else _speech().gains(query)
    return {
        game: library.odds(query, language, open=open) + spoken.get(game, 0.0) + named.get(game, 0.0)
        for game, library in libraries().items()
    }


@cache
def _speech() -> Speech:
    """Learn the words of all games once."""
    return Speech({game: [one.words for one in library.glossary.situations] for game, library in libraries().items()})


@cache
def _names(game: str) -> frozenset[str]:
    """Return the words that mean a game in any question: its year, or its name if that is one word, with its forms."""
    say = Words.load()["en"]
    years = {word for word in words_in(say(f"rules-short-{game}")) if word.isdecimal()}
    title = words_in(say(f"game-{game}"))
    if years or len(title) > 1:
        return frozenset(years)
    [name] = title
    return frozenset({name, *(name.removesuffix(old) + new for old, new in CASES if name.endswith(old))})


def _borne(query: str, home: str | None) -> tuple[Card | None, Sequence[Card]]:
    """Return the card that bears the name ``query``, and other cards that bear it. A card of ``home`` comes first.

    If no card of ``home`` bears the name, there is no result, because an entry of ``home`` may bear it.
    """
    bearing = sorted(cards().printed(query), key=lambda card: card.name.casefold() != query.casefold())
    chosen = next((card for card in bearing if home in (None, card.game)), None)
    return chosen, [card for card in bearing if card is not chosen] if chosen else ()


def _card(query: str, home: str | None, library: Library) -> tuple[Card | None, Sequence[Card]]:
    """Return the card that a query names, and other cards it may mean. The name of an entry never counts as a card."""
    called = [] if library.is_named(query) else cards().called(query)
    at_home = [card for card in called if card.game == home]
    if called:
        return (at_home or called)[0], [card for card in called if card is not (at_home or called)[0]]
    if len(words_in(query)) > WORDS or library.is_named(query):
        return None, ()
    near = cards().misspelt(query, home, least=max(LIKE, library.naming(query) - RANK))
    return (near[0][0], [card for card, _ in near[1:]]) if near else (None, ())
