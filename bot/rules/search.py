"""Looking up what people ask: one ranking of how well an entry is named and how well it speaks of what is asked."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import exp
from typing import Final

from bot.rules.card import Card
from bot.rules.cards import rulings
from bot.rules.glossary import Glossary, glossaries
from bot.rules.loading import undisturbed
from bot.rules.mentions import Mention, mentions_in
from bot.rules.passages import Body, Passages, worded
from bot.rules.query import telling, telling_words, words_of
from bot.rules.situations import Sentences
from bot.rules.titles import NEAR, Titles
from bot.words import Words

RESULTS: Final = 10
OFFERED: Final = 5  # so many entries are offered where it is not sure which one is meant
KEPT: Final = 8  # so many rankings are kept
FEW: Final = 5  # so many are suggested where no name is near
# What is known of an entry counts towards the odds that it is meant (their natural logarithm). Learnt from
# questions and from situations that were taken out of ``situations.md`` one voice at a time.
NAMED: Final = 3.0  # how well it is named, of 1, and the square of that
TEXT: Final = 7.0  # how well its texts speak of what is asked
TOLD: Final = 16.0  # how alike its situations are
BRIEF: Final = 0.65  # less of both, divided by the number of telling words: a few words are a name, many tell something
MOST: Final = 6  # so many words at most
TYPED: Final = 0.3  # of what the texts count, while somebody is typing: then names are meant
ALMOST: Final = 0.88  # from here on a name is the name that is meant, ...
SURE: Final = 0.98  # ... and here without a doubt:
WHOLE: Final = 10.0  # then so much more
EXAMPLE: Final = 4.0  # that a card which is named stands in it as an example
LESS: Final = 0.07  # for an answer of the FAQ, and for each level that a section lies deeper: they are meant less often
LEAST: Final = 0.85
PLAIN: Final = 0.93  # from here on an entry is plainly meant, of 1 for all, ...
ENOUGH: Final = 7.0  # ... where so much speaks for it, ...
CALLED: Final = 86.0  # ... or where it is named so well, of 100
# What the words of a title, of the aliases and of the situations count beside those of the text.
TITLE: Final = 4
ALIAS: Final = 2
SITUATION: Final = 3
# What a title and an alias add, by whether they are in the reader's language.
OWN: Final = (4.0, 1.0)
ELSE: Final = (2.0, 0.0)
_NUMBER: Final = re.compile(r"^[0-9D](?:\.[0-9]+)+\s+")  # with which the titles of steps begin
FAQ: Final = ("faq-", "booklet-faq-")
LISTS: Final = ("errata", "restricted-list")  # entries that name many cards
LATER: Final = "later-words"  # the entry of what other editions know: it is found by its names alone
# An example speaks of many other things than what its entry is about.
_EXAMPLE: Final = re.compile(r"^(?:Example|Exemple|Przykład)\s?: .*$", re.M)
_COMMA: Final = re.compile(r"\s*[,/(]\s*")


@dataclass(frozen=True)
class Answer:
    """What a query led to: the entry that it names and ``found`` besides; else passages, or else the nearest titles.

    ``cards`` are those that it names.
    """

    entry: str | None
    found: Sequence[str]
    nearest: Sequence[str] = ()
    cards: Sequence[Card] = ()

    @property
    def ranked(self) -> list[str]:
        """All entries that the query led to, best first."""
        return list(dict.fromkeys([*([self.entry] if self.entry else []), *self.found, *self.nearest]))


class Library:
    """One game's glossary, ready to be searched."""

    def __init__(self, glossary: Glossary) -> None:
        self.glossary = glossary
        self._order = {id: number for number, id in enumerate(glossary.ids)}
        self._names = Titles(_named(glossary))
        self._titled = {words_of(name) for _, entry in glossary.every() for name in titles(entry.title)}
        self._passages = Passages(_bodies(glossary))
        self._told = Sentences(((told.id, told.words) for told in glossary.situations), self._passages.rarity)
        # What was ranked to see which game is meant is looked up next.
        self._ranked = lru_cache(KEPT)(self._rank)

    def __bool__(self) -> bool:
        return bool(self.glossary.ids)

    def suggest(self, typed: str, language: str, limit: int = 25) -> list[str]:
        """Return the entries whose names what was typed so far may become, best first; or where its words stand."""
        if not typed:
            return list(self.glossary.ids[:limit])
        named, _, ranked = self._ranked(typed, language, open=True)
        return [id for id in ranked if named.get(id, 0.0) >= NEAR][:limit] or ranked[:FEW]

    def odds(self, query: str, language: str, *, open: bool = False) -> float:
        """Return the odds of the entry that is likeliest meant, 0 where none is."""
        return max(self._ranked(query, language, open=open)[1].values(), default=0.0)

    def best(self, query: str, language: str, *, least: float) -> str | None:
        """Return the entry that is likeliest meant, where at least so much speaks for it."""
        _, worth, ranked = self._ranked(query, language, open=False)
        return ranked[0] if ranked and worth[ranked[0]] >= least else None

    def is_named(self, query: str) -> bool:
        """Tell whether a query is the name of an entry, though a card be called so too.

        That is what stands in its title. Of its other names only single words are: longer ones that are cards' names
        stand there for the sake of an example, and so do all names of an answer of the FAQ.
        """
        wanted = words_of(query)
        if query in self.glossary or wanted in self._titled:
            return True
        named = self._names.fits(query) if " " not in wanted else {}
        return any(score >= 100 * SURE and not is_answer(id) and id not in LISTS for id, score in named.items())

    def naming(self, query: str) -> float:
        """Return how well a query names the entry that it names best, of 100."""
        return max(self._names.fits(query).values(), default=0.0)

    def answering(self, id: str, query: str, language: str) -> str:
        """Return the sentence of an entry that answers a question, as far as one does."""
        return self._passages.answering(self.glossary.entry(id, language).text, self._bare(query))

    def look_up(self, query: str, language: str) -> Answer:
        """Return the entry that is meant, where that is sure; else what may be; else titles that are like it."""
        if query in self.glossary:
            return Answer(query, ())
        cards = tuple(dict.fromkeys(card for mention in self._mentions(query) for card in mention.cards))
        if cards and not self.is_named(query) and not telling_words(self._bare(query)):
            told = dict.fromkeys(id for card in cards for id in rulings().get(card.key, ()))
            called = [id for id, score in self._names.fits(query).items() if score >= CALLED]
            return Answer(None, [*dict.fromkeys((*told, *called))][:RESULTS], (), cards)
        named, worth, ranked = self._ranked(query, language, open=False)
        if not ranked:
            return Answer(None, (), self._names.nearest(telling(query)), cards)
        best = worth[ranked[0]]
        surely = 1 / sum(exp(odds - best) for odds in worth.values())
        if named.get(ranked[0], 0.0) >= CALLED or (best >= ENOUGH and surely >= PLAIN):
            return Answer(ranked[0], ranked[1:RESULTS], (), cards)
        return Answer(None, ranked[:OFFERED], (), cards)

    def answers(self, query: str, language: str) -> list[str]:
        """Return the FAQ answers that concern ``query``, best first; without a query all of them."""
        if not query:
            return [id for id in self.glossary.ids if is_answer(id)]
        return [id for id in self._ranked(query, language, open=False)[2] if is_answer(id)][:RESULTS]

    def _rank(
        self, query: str, language: str, *, open: bool
    ) -> tuple[Mapping[str, float], Mapping[str, float], list[str]]:
        """Return how well ``query`` names entries, the odds that they are meant, and the likely ones, best first."""
        bare = query if open else self._bare(query)
        named = self._names.fits(query, self._more(language), open=open)
        if not (open or _whole(named) or telling(query) == words_of(query)):
            for id, score in self._names.fits(telling(query), self._more(language)).items():
                named[id] = max(named.get(id, 0.0), score)
        sentence = not (open or _whole(named))  # a name is none
        text = self._passages.scores(bare, language)
        told = self._told.likeness(bare) if sentence else {}
        if bare != query:  # answers of the FAQ speak of cards by name
            text |= _answers(self._passages.scores(query, language))
            told |= _answers(self._told.likeness(query) if sentence else {})
        trust = 1 - BRIEF / min(max(len(telling(bare).split()), 1), MOST)
        worth = {
            id: _name(named.get(id, 0.0) / 100)
            + trust * ((TYPED if open else 1.0) * TEXT * text.get(id, 0.0) + TOLD * told.get(id, 0.0) / 100)
            - LESS * (is_answer(id) or id.count("."))
            for id in named.keys() | text.keys() | told.keys()
        }
        for id in self._by_example(query) & worth.keys() if bare != query else ():
            worth[id] += EXAMPLE
        ranked = sorted(worth, key=lambda id: (-worth[id], self._order[id]))
        return named, worth, [id for id in ranked if worth[id] >= LEAST]

    def _mentions(self, query: str) -> Iterator[Mention]:
        """Yield the names of this game's cards in a query."""
        for mention in mentions_in(query):
            if own := [card for card in mention.cards if card.game == self.glossary.game]:
                yield mention._replace(cards=own)

    def _bare(self, query: str) -> str:
        """Return a query without the names of cards, which would outweigh what is asked; what names an entry stays."""
        parts, at = [], 0
        for mention in self._mentions(query):
            if self.is_named(query[mention.start : mention.end]):
                continue
            parts.append(query[at : mention.start])
            at = mention.end
        return " ".join((*parts, query[at:])) if parts else query

    def _by_example(self, query: str) -> set[str]:
        """Return the entries in which the cards that a query names are examples."""
        named: set[str] = set()
        for mention in self._mentions(query):
            fits = self._names.fits(query[mention.start : mention.end])
            named |= {id for id, score in fits.items() if score >= 100 * SURE}
        return {id for id in named if not is_answer(id) and id not in LISTS}

    def _more(self, language: str) -> Sequence[float]:
        """Return what each rank of names adds for a reader; for one without texts, as in the first language."""
        known = self.glossary.languages
        own = language if language in known else next(iter(known), "")
        return [gain for written in known for gain in (OWN if written == own else ELSE)]


def _answers(scores: Mapping[str, float]) -> dict[str, float]:
    """Return the scores of the answers of the FAQ alone."""
    return {id: score for id, score in scores.items() if is_answer(id)}


def _whole(named: Mapping[str, float]) -> bool:
    """Tell whether something is named without a doubt."""
    return max(named.values(), default=0.0) >= 100 * SURE


def _name(named: float) -> float:
    """Return what it counts that an entry is named so well, of 1: a whole name more than all else."""
    whole = min(max((named - ALMOST) / (SURE - ALMOST), 0.0), 1.0)
    return NAMED * (named + named**2) + WHOLE * whole


def is_answer(id: str) -> bool:
    """Tell whether an entry is an answer of a FAQ."""
    return id.startswith(FAQ)


def _named(glossary: Glossary) -> Iterator[tuple[str, Sequence[Sequence[str]]]]:
    """Yield every entry with its names: for each language its chief names, and its others."""
    ranks: dict[str, list[Sequence[str]]] = {id: [] for id in glossary.ids}
    for language in glossary.languages:
        entries = [glossary.entry(id, language) for id in glossary.ids]
        parts = {entry.id: titles(entry.title)[1:] for entry in entries}
        shared = Counter(name for names in parts.values() for name in {*map(words_of, names)})
        for entry in entries:
            # What several titles name, as ``(Vagabond)`` does, is nobody's; a title with it is of something special.
            own = [part for part in parts[entry.id] if shared[words_of(part)] == 1]
            whole = len(own) == len(parts[entry.id])
            ranks[entry.id] += [[entry.title, *(own if whole else ())], [*own, *entry.aliases]]
    yield from ranks.items()


def titles(title: str) -> list[str]:
    """Return a title, without the number of a step, and the terms that it names one after another."""
    bare = _NUMBER.sub("", title)
    return [title, bare, *_COMMA.split(bare)]


def _bodies(glossary: Glossary) -> Iterator[Body]:
    """Yield what is searched of each entry in each language, and what each part counts."""
    first = next(iter(glossary.languages), "")
    told: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for id, language, _, words in glossary.situations:  # in a language without texts, beside those of the first
        told[language if language in glossary.languages else first, id].append(words)
    for language, entry in glossary.every():
        if entry.id == LATER:
            continue
        text = worded(_EXAMPLE.sub("", entry.text), Words.load()[language])
        above = (
            (entry.title, TITLE),
            (" ".join(entry.aliases), ALIAS),
            (" ".join(told[language, entry.id]), SITUATION),
        )
        yield Body(entry.id, language, text, above)


@cache
def libraries() -> Mapping[str, Library]:
    """Return the libraries of all games, made ready once."""
    with undisturbed():
        return {game: Library(glossary) for game, glossary in glossaries().items()}
