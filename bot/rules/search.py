"""This module finds the entry that answers a question.

One ranking combines entry names, texts and typical situations.
"""

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
from bot.rules.passages import Body, Passages, without_examples, worded
from bot.rules.query import name_words, telling, telling_words, words_of
from bot.rules.sections import Sections
from bot.rules.situations import Sentences
from bot.rules.titles import NEAR, Titles
from bot.words import Words

RESULTS: Final = 10
OFFERED: Final = 5  # how many entries are offered when the right one is unclear
KEPT: Final = 8  # how many rankings stay in memory
SUGGESTED: Final = 25  # the most entries that are suggested; Discord takes no more
FEW: Final = 5  # how many entries are suggested when no name is similar
# Weights of a logistic model. Each reason for an entry adds to the logarithm of the entry's odds. The weights were
# fitted to questions, and to situations. While a situation was ranked, the sentences of ``situations.md`` in the same
# style were left out.
NAMED: Final = 3.0  # how well the entry's name fits (0 to 1), and the square of that
TEXT: Final = 7.0  # how well the entry's texts fit
TOLD: Final = 16.0  # how similar the entry's situations are
LIKE: Final = 20.0  # how similar all words of the entry together are
# penalty divided by the number of meaningful words: few words are a name, many words describe something
BRIEF: Final = 0.65
MOST: Final = 6  # the most words that count for this penalty
TYPED: Final = 0.3  # the texts' share while the person is typing, when names matter more
ALMOST: Final = 0.88  # a name with at least this score is the right one
SURE: Final = 0.98  # a name with at least this score is the right one without doubt
WHOLE: Final = 10.0  # the bonus of an entry with such a name
EXAMPLE: Final = 4.0  # bonus for an entry that uses the named card as an example
# penalty for an FAQ answer, and for each level of a nested section, because people mean them less often
LESS: Final = 0.07
LEAST: Final = 0.85
LIKELY: Final = 8.0  # if even the best entry of a query has lower odds, the query is probably about no entry
REMOTE: Final = 6.0  # if the best entry of several words has lower odds, no entry is near enough to be offered
PLAIN: Final = 0.96  # the least share of all odds that makes an entry clear
ENOUGH: Final = 10.0  # the least odds of an entry that is clear by its share
CALLED: Final = 86.0  # the least score of a name (of 100) that makes its entry clear
# Weights of words in titles and aliases, relative to words of the text.
TITLE: Final = 4
ALIAS: Final = 2
# Bonus of a title and of an alias, in the reader's language and in another one.
OWN: Final = (4.0, 1.0)
ELSE: Final = (2.0, 0.0)
_NUMBER: Final = re.compile(r"^[0-9D](?:\.[0-9]+)+\s+")  # how the titles of steps begin
FAQ: Final = ("faq-", "booklet-faq-")
LISTS: Final = ("errata", "restricted-list")  # entries that name many cards
LATER: Final = "later-words"  # the entry about other editions; only its names lead to it
# A section or a step by its number: ``Law 3.2.1``, ``krok 3.2``.
_SECTION: Final = re.compile(
    r"(?:(?:law|rule|section|step|loi|regle|etape|point|prawo|zasada|punkt|krok) )+"
    r"(?P<number>[0-9d](?:\.[0-9]+)+(?:\.[ivx]+)?)"
)
_COMMA: Final = re.compile(r"\s*[,/(]\s*")


@dataclass(frozen=True)
class Answer:
    """The answer to a query: the right ``entry`` and other entries ``found``, or else likely entries, or else none.

    If no entry is likely, ``nearest`` lists the entries that come nearest. ``cards`` lists the cards that the query
    names.
    """

    entry: str | None
    found: Sequence[str]
    nearest: Sequence[str] = ()
    cards: Sequence[Card] = ()

    @property
    def ranked(self) -> list[str]:
        """All entries for the query, best first."""
        return list(dict.fromkeys([*([self.entry] if self.entry else []), *self.found, *self.nearest]))


class Library:
    """The glossary of one game, ready for searches."""

    def __init__(self, glossary: Glossary) -> None:
        self.glossary = glossary
        self._order = {id: number for number, id in enumerate(glossary.ids)}
        self._names = Titles(_named(glossary))
        self._titled = {name_words(name) for _, entry in glossary.every() for name in titles(entry.title)}
        self._sections = Sections(glossary)
        self._passages = Passages(_bodies(glossary))
        told = ((told.id, told.words) for told in glossary.situations)
        self._told = Sentences(told, self._passages.rarity, self._passages.vocabulary)
        # The same question is ranked twice: first to find its game, then to find the entry.
        self._ranked = lru_cache(KEPT)(self._rank)

    def __bool__(self) -> bool:
        return bool(self.glossary.ids)

    def suggest(self, typed: str, language: str) -> list[str]:
        """Suggest entries for a query that is still being typed, best first. Names count before texts."""
        if not typed:
            return list(self.glossary.ids[:SUGGESTED])
        named, _, ranked = self._ranked(typed, language, open=True)
        return [id for id in ranked if named.get(id, 0.0) >= NEAR][:SUGGESTED] or ranked[:FEW]

    def odds(self, query: str, language: str, *, open: bool = False) -> float:
        """Return the odds of the most likely entry, or 0 if there is none."""
        return max(self._ranked(query, language, open=open)[1].values(), default=0.0)

    def best(self, query: str, language: str, *, least: float) -> str | None:
        """Return the most likely entry if its odds reach ``least``."""
        _, worth, ranked = self._ranked(query, language, open=False)
        return ranked[0] if ranked and worth[ranked[0]] >= least else None

    def is_named(self, query: str) -> bool:
        """Tell whether a query is the name of an entry, even if a card has the same name.

        Every name in a title counts. An alias counts only if it is a single word, because a longer alias may be a card
        that serves as an example. The names of FAQ answers do not count.
        """
        wanted = words_of(query)
        if query in self.glossary or wanted in self._titled:
            return True
        named = self._names.fits(query) if " " not in wanted else {}
        return any(score >= 100 * SURE and not is_answer(id) and id not in LISTS for id, score in named.items())

    def naming(self, query: str) -> float:
        """Return how well the best-fitting name fits a query, from 0 to 100."""
        return max(self._names.fits(query).values(), default=0.0)

    def answering(self, id: str, query: str, language: str, most: int = 1) -> list[int]:
        """Return the places of the sentences in an entry's ``body`` that answer a question, at most ``most``."""
        asked = query if is_answer(id) else self._bare(query)  # FAQ answers mention cards by name
        return self._passages.answering(body(self.glossary, id, language), asked, most)

    def look_up(self, query: str, language: str) -> Answer:
        """Return the entry that the query is about if that is clear, or else likely entries, or else near ones."""
        if (section := query if query in self.glossary else self._section(query)) is not None:
            return Answer(section, ())
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
        offered = ranked[:OFFERED]
        if best >= LIKELY:
            return Answer(None, offered, (), cards)
        return Answer(None, (), offered if best >= REMOTE or " " not in words_of(query) else (), cards)

    def _section(self, query: str) -> str | None:
        """Return the entry of the section whose number the query gives, or of a section above it.

        A number may be an alias, such as the number in another printing.
        """
        if (found := _SECTION.fullmatch(words_of(query))) is None:
            return None
        number = found["number"]
        aliases = [id for id, score in self._names.fits(number).items() if score >= 100 * SURE]
        while "." in number:
            ids = [id for id in (f"law-{number}", f"step-{number}") if id in self.glossary]
            if ids or aliases:
                return (ids or aliases)[0]
            number = number.rpartition(".")[0]
        return None

    def answers(self, query: str, language: str) -> list[str]:
        """Return the FAQ answers about ``query``, best first. Without a query, return all FAQ answers."""
        if not query:
            return [id for id in self.glossary.ids if is_answer(id)]
        return [id for id in self._ranked(query, language, open=False)[2] if is_answer(id)][:RESULTS]

    def _rank(
        self, query: str, language: str, *, open: bool
    ) -> tuple[Mapping[str, float], Mapping[str, float], list[str]]:
        """Rank the entries for ``query``: score their names, compute their odds, and sort the likely ones."""
        bare = query if open else self._bare(query)
        named = self._names.fits(query, self._more(language), open=open)
        if not (open or _whole(named) or telling(query) == words_of(query)):
            for id, score in self._names.fits(telling(query), self._more(language)).items():
                named[id] = max(named.get(id, 0.0), score)
        if not (open or _whole(named)) and (section := self._sections.called(query)):
            named[section] = 100.0
        sentence = not (open or _whole(named))  # a query that is a whole name is not compared with sentences
        text = self._passages.scores(bare, language)
        told = self._told.likeness(bare) if sentence else {}
        like = self._passages.profiles.likeness(bare) if sentence else {}
        if bare != query:  # FAQ answers mention cards by name
            text |= _answers(self._passages.scores(query, language))
            told |= _answers(self._told.likeness(query) if sentence else {})
        trust = 1 - BRIEF / min(max(len(telling(bare).split()), 1), MOST)
        worth = {
            id: _name(named.get(id, 0.0) / 100)
            + trust * (TYPED if open else 1.0) * TEXT * text.get(id, 0.0)
            + trust * (TOLD * told.get(id, 0.0) / 100 + LIKE * like.get(id, 0.0))
            - LESS * (is_answer(id) or id.count("."))
            for id in named.keys() | text.keys() | told.keys()
        }
        for id in self._by_example(query) & worth.keys() if bare != query else ():
            worth[id] += EXAMPLE
        if sentence:
            worth = self._sections.corrected(query, worth)
        ranked = sorted(worth, key=lambda id: (-worth[id], self._order[id]))
        return named, worth, [id for id in ranked if worth[id] >= LEAST]

    def _mentions(self, query: str) -> Iterator[Mention]:
        """Yield the names of this game's cards in a query."""
        for mention in mentions_in(query):
            if own := [card for card in mention.cards if card.game == self.glossary.game]:
                yield mention._replace(cards=own)

    def _bare(self, query: str) -> str:
        """Remove the names of cards from a query, because they would outweigh the question.

        The names of entries stay in the question.
        """
        parts, at = [], 0
        for mention in self._mentions(query):
            if self.is_named(query[mention.start : mention.end]):
                continue
            parts.append(query[at : mention.start])
            at = mention.end
        return " ".join((*parts, query[at:])) if parts else query

    def _by_example(self, query: str) -> set[str]:
        """Return the entries that use one of the query's cards as an example."""
        named: set[str] = set()
        for mention in self._mentions(query):
            fits = self._names.fits(query[mention.start : mention.end])
            named |= {id for id, score in fits.items() if score >= 100 * SURE}
        return {id for id in named if not is_answer(id) and id not in LISTS}

    def _more(self, language: str) -> Sequence[float]:
        """Return the bonuses for the ranks of names in a language.

        A language without texts gets the bonuses of the first language.
        """
        known = self.glossary.languages
        own = language if language in known else next(iter(known), "")
        return [gain for written in known for gain in (OWN if written == own else ELSE)]


def _answers(scores: Mapping[str, float]) -> dict[str, float]:
    """Return the scores of the FAQ answers alone."""
    return {id: score for id, score in scores.items() if is_answer(id)}


def _whole(named: Mapping[str, float]) -> bool:
    """Tell whether a name fits without doubt."""
    return max(named.values(), default=0.0) >= 100 * SURE


def _name(named: float) -> float:
    """Return the amount that a name's score (0 to 1) adds to the odds. A whole name adds more than anything else."""
    whole = min(max((named - ALMOST) / (SURE - ALMOST), 0.0), 1.0)
    return NAMED * (named + named**2) + WHOLE * whole


def is_answer(id: str) -> bool:
    """Tell whether an entry is an FAQ answer."""
    return id.startswith(FAQ)


def body(glossary: Glossary, id: str, language: str) -> str:
    """Return the text of an entry, without the question that an FAQ answer repeats."""
    text = glossary.entry(id, language).text
    return text.partition("\n\n")[2] or text if is_answer(id) else text


def _named(glossary: Glossary) -> Iterator[tuple[str, Sequence[Sequence[str]]]]:
    """Yield every entry with its names: for each language, its main names and then its other names."""
    ranks: dict[str, list[Sequence[str]]] = {id: [] for id in glossary.ids}
    for language in glossary.languages:
        entries = [glossary.entry(id, language) for id in glossary.ids]
        parts = {entry.id: titles(entry.title)[1:] for entry in entries}
        shared = Counter(name for names in parts.values() for name in {*map(name_words, names)})
        for entry in entries:
            # A term in several titles, such as ``(Vagabond)``, names none of them; the title is about something more
            # specific.
            own = [part for part in parts[entry.id] if shared[name_words(part)] == 1]
            whole = len(own) == len(parts[entry.id])
            ranks[entry.id] += [[entry.title, *(own if whole else ())], [*own, *entry.aliases]]
    yield from ranks.items()


def titles(title: str) -> list[str]:
    """Return a title, the title without the number of a step, and each term in it."""
    bare = _NUMBER.sub("", title)
    return [title, bare, *_COMMA.split(bare)]


def _bodies(glossary: Glossary) -> Iterator[Body]:
    """Yield the searchable parts of each entry in each language, with their weights."""
    first = next(iter(glossary.languages), "")
    told: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    # Sentences of a language without texts go to the texts of the first language.
    for id, language, _, words in glossary.situations:
        told[language if language in glossary.languages else first, id].append(words)
    for language, entry in glossary.every():
        if entry.id == LATER:
            continue
        text = worded(without_examples(entry.text), Words.load()[language])
        above = ((name_words(entry.title), TITLE), (" ".join(map(name_words, entry.aliases)), ALIAS))
        yield Body(entry.id, language, text, above, " ".join(told[language, entry.id]))


@cache
def libraries() -> Mapping[str, Library]:
    """Prepare the libraries of all games once."""
    with undisturbed():
        every = {game: Library(glossary) for game, glossary in glossaries().items()}
    name_words.cache_clear()
    return every
