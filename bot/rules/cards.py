"""All cards of all games, found by name or by property."""

import logging
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from bot.rules.card import Card, Key, Wanted
from bot.rules.glossary import glossaries
from bot.rules.loading import undisturbed
from bot.rules.query import telling_words, words_of
from bot.rules.reference import Reference, references
from bot.rules.titles import FITS, Titles

log = logging.getLogger(__name__)
EVERY: Final = Wanted()
AT_HOME: Final = 4.0  # bonus for a card of the game in question
APART: Final = 8.0  # how far a misspelt name's best card must be ahead of the rest
MOST: Final = 50
FEW: Final = 5
HELD: Final = 12  # if the typed words are in the names of more cards than this, they mean none of them
LETTERS: Final = 3  # a shorter name is never treated as misspelt
ERRATA: Final = "errata"
ANSWERS: Final = ("faq-", "booklet-faq-", ERRATA)  # entries with rulings on cards
_CHANGED: Final = re.compile(r"- (?P<name>[^()]+) \([^()]*\)\s*: (?P<change>.*)")


class Meant(NamedTuple):
    """The meaning of a name: one ``card``, or None if that is unclear. ``others`` lists the alternatives."""

    card: Card | None
    others: list[Card]

    @classmethod
    def of(cls, cards: Sequence[Card], others: Iterable[Card]) -> "Meant":
        """Return the meaning of a name that fits these cards. If several cards fit, the reader has to choose."""
        rest = [card for card in dict.fromkeys(others) if card not in cards]
        return cls(cards[0], rest) if len(cards) == 1 else cls(None, [*cards, *rest])


NOTHING: Final = Meant(None, [])


class Cards:
    """All cards of all games. The cards of the first game come first."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.all = {card.key: card for card in cards}
        self.spelt = {id: name for card in self.all.values() for id, name in card.spelt.items()}
        self.first = next(iter(self.all.values())).game if self.all else ""
        self._titles = Titles((str(key), _ranks(card, self.first)) for key, card in self.all.items())
        self._kinds = {kind for card in self.all.values() for kind in (card.type, *card.clans, *card.traits)}
        self._called: defaultdict[str, list[Card]] = defaultdict(list)
        for card in self.all.values():
            for called in {_joined(form) for name in card.called for form in (name, _person(name))}:
                self._called[called].append(card)

    def get(self, game: str, id: str) -> Card | None:
        """Return a card, or None if no card has this id."""
        return self.all.get(Key(game, id))

    def called(self, name: str) -> list[Card]:
        """Return the cards with exactly this name, in every version."""
        return list(self._called.get(_joined(name), ()))

    def printed(self, name: str) -> list[Card]:
        """Return the cards that bear exactly this name in some language, not a part of it."""
        return [card for card in self.called(name) if _joined(name) in map(_joined, card.called)]

    def misspelt(self, name: str, game: str | None = None, *, least: float) -> list[tuple[Card, float]]:
        """Return the cards whose whole names are at least ``least`` (of 100) similar to ``name``, best first."""
        fits = self._titles.fits(name)
        found = [(card, score) for id, score in fits.items() if score >= least and (card := self._card(id))]
        return sorted(((card, score) for card, score in found if game in (None, card.game)), key=lambda pair: -pair[1])

    def named(
        self, name: str, *, least: float, game: str | None = None, home: str | None = None, limit: int = 25
    ) -> list[Card]:
        """Return the cards that ``name`` may mean, best first. The game ``home`` wins ties."""
        if (card := self.all.get(Key(*name.partition(":")[::2]))) is not None:
            return [card]
        found = self._measured(name, least, home)
        return [card for card, _ in found if game in (None, card.game)][:limit]

    def _measured(self, name: str, least: float, home: str | None = None) -> list[tuple[Card, float]]:
        """Return the cards that ``name`` may mean, each with its score, best first."""
        found = [(self._card(hit.id), hit.score) for hit in self._titles.find(name, least=least, limit=MOST)]
        if home in (None, self.first):
            return found
        moved = [(card, score + AT_HOME * ((card.game == home) - (card.game == self.first))) for card, score in found]
        return sorted(moved, key=lambda pair: -pair[1])

    def meant(self, name: str, wanted: Wanted = EVERY, home: str | None = None) -> Meant:
        """Return the card that ``name`` means among those that match ``wanted``. Cards of the game ``home`` come first.

        The tests apply in this order: the exact name; the name without the part that tells versions apart; a name that
        contains all the words; the same without words that describe a card, such as *champion*; a misspelt name. The
        first test that at least one card passes decides. If several cards pass that test, the reader has to choose. The
        reader also has to choose if two games share a name and neither is ``home``.
        """
        if (card := self.all.get(Key(*name.partition(":")[::2]))) is not None:
            return Meant(card, [])
        called = self.called(name)
        whole = self.printed(name)
        holding = [self._card(id) for id in self._titles.holding(name)]
        measured = [(card, score) for card, score in self._measured(name, FITS) if wanted.fits(card)]
        tiers = [[card for card in tier if wanted.fits(card)] for tier in (whole, called, holding, self._told(name))]
        every = [*(card for tier in tiers for card in tier)]
        for tier in tiers if home else ():
            if there := [card for card in tier if card.game == home]:
                return Meant.of(there, every)
        if {card.game for card in tiers[1]} > {card.game for card in tiers[0]}:
            del tiers[0]  # another game has a card with this name
        for tier in filter(None, tiers):
            return Meant.of(tier, every)
        worth = [(card, score - AT_HOME * (card.game == self.first)) for card, score in measured]
        if len(_joined(name)) < LETTERS:
            return Meant(None, [card for card, _ in measured[:FEW]])
        best = max((score for _, score in worth), default=0.0)
        close = [card for card, score in worth if score > best - APART]
        return Meant.of([card for card in close if card.game == home] or close, [card for card, _ in measured[:FEW]])

    def holding(self, name: str, home: str | None = None) -> list[Card]:
        """Return the cards whose names contain all words of ``name``, the cards of the game ``home`` first.

        The result is empty if there are too many of them, or if no word carries meaning.
        """
        held = [self._card(id) for id in self._titles.holding(name)] if telling_words(name) else []
        return sorted(held, key=lambda card: card.game != home) if len(held) <= HELD else []

    def _told(self, name: str) -> list[Card]:
        """Return the cards whose names hold the query's words, apart from words that describe the card."""
        words = words_of(name).split()
        rest = [word for word in words if word not in self._kinds]
        if not rest or rest == words:
            return []
        held = [self._card(id) for id in self._titles.holding(" ".join(rest))]
        return [card for card in held if all(card.is_a(word) for word in words if word in self._kinds)]

    def nearest(self, name: str, game: str | None = None) -> list[Card]:
        """Return up to five cards with the most similar names.

        If ``game`` has any of them, return only cards of this game.
        """
        found = [self._card(id) for id in self._titles.nearest(name, 50)]
        return ([card for card in found if card.game == game] or found)[:FEW]

    def like(self, wanted: Wanted) -> list[Card]:
        """Return all cards that match."""
        return [card for card in self.all.values() if wanted.fits(card)]

    def values(self, name: str, game: str | None = None) -> list[str]:
        """Return the values of a property (clan, type or trait). The most frequent values come first."""
        attribute = {"clan": "clans", "trait": "traits"}.get(name, name)
        found: dict[str, int] = {}
        for card in self.all.values():
            held = getattr(card, attribute)
            for value in held if isinstance(held, list | tuple) else [held]:
                if value is not None and game in (None, card.game):
                    found[str(value)] = found.get(str(value), 0) + 1
        return sorted(found, key=lambda value: -found[value])

    def _card(self, key: str) -> Card:
        return self.all[Key(*key.partition(":")[::2])]


def _joined(name: str) -> str:
    """Return the letters of a name without spaces."""
    return words_of(name).replace(" ", "")


def _person(name: str) -> str:
    """Return a name without the part that distinguishes versions of one card."""
    return re.sub(r" • .*| \([^()]*\)$", "", name)


def _ranks(card: Card, first: str) -> Sequence[Sequence[str]]:
    """Return a card's names by rank. The names of the first game rank higher than those of other games."""
    names = [*card.called, card.id]
    return (names,) if card.game == first else ((), (), names)


@cache
def cards() -> Cards:
    """Read the cards of all games once. If a game cannot be read, it has no cards, and the log says why."""
    with undisturbed():
        return Cards(card for reference in references().values() for card in _read(reference))


def _read(reference: Reference) -> Sequence[Card]:
    try:
        return tuple(reference.cards())
    except Exception:
        log.exception("the cards of %s cannot be looked up", reference.name)
        return ()


@cache
def rulings() -> Mapping[Key, Sequence[str]]:
    """Map each card to the entries that mention it by name: FAQ answers and errata."""
    found: defaultdict[Key, list[str]] = defaultdict(list)
    for game, glossary in glossaries().items():
        texts: defaultdict[str, str] = defaultdict(str)
        for _, entry in glossary.every():
            if entry.id.startswith(ANSWERS):
                texts[entry.id] += f" {words_of(' / '.join((entry.title, *entry.aliases, entry.text)))} "
        starts: defaultdict[str, list[tuple[str, Key]]] = defaultdict(list)
        for card in cards().like(Wanted(game)) if texts else ():
            for name in {words_of(name) for name in (card.name, *card.names.values())}:
                starts[name.partition(" ")[0]].append((f" {name} ", card.key))
        for id, text in texts.items():
            spoken = {key for word in set(text.split()) & starts.keys() for name, key in starts[word] if name in text}
            for key in spoken:
                found[key].append(id)
    return dict(found)


def erratum(card: Card, language: str) -> str:
    """Return the change that an erratum makes to a card, or an empty text."""
    glossary = glossaries()[card.game]
    if ERRATA not in glossary:
        return ""
    names = {words_of(name) for name in (card.name, *card.names.values())}
    for line in glossary.entry(ERRATA, language).text.splitlines():
        told = _CHANGED.fullmatch(line)
        if told and words_of(told["name"]) in names:
            return told["change"]
    return ""
