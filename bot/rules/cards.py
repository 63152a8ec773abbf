"""The cards of all games in one form, found by name or by what they are."""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot.decks.names import plain
from bot.rules.glossary import glossaries
from bot.rules.query import words_of
from bot.rules.titles import Titles
from engine.l5r_ccg.definition import DATA as CCG
from engine.l5r_ccg.definition import catalogue as ccg_catalogue
from engine.l5r_lcg.deckbuilding import formats
from engine.l5r_lcg.definition import DATA, RINGS, Facts, catalogue

# The numbers on a card, in the order in which they are read.
LCG_NUMBERS: Final = (
    *("cost", "military", "political", "glory", "strength", "fate", "honor", "influence_pool"),
    *("military_bonus", "political_bonus", "strength_bonus"),
)
CCG_NUMBERS: Final = (
    *("gold_cost", "force", "chi", "focus", "honor_requirement", "personal_honor", "gold_production"),
    *("gold_production_for_clan", "honor_production", "province_strength", "province_strength_bonus"),
    *("starting_honor", "fear", "ranged", "honor_gained_on_entering", "honor_lost_on_entering"),
)
ROOT: Final = Path(__file__).parents[2] / "data" / "root" / "items.json"
# What the Law of Root says of an item, and where.
ITEM_LAWS: Final = {
    **{"track": "9.2.5", "satchel": "9.2.5", "move": "9.5.1", "battle": "9.5.2", "explore": "9.5.3", "strike": "9.5.6"},
    **{"repair": "9.5.7", "craft": "9.5.8", "special-action": "9.5.9", "rolled-hits": "9.2.6", "refresh": "9.4.1"},
    **{"draw": "9.6.2", "item-limit": "9.6.4", "command": "14.2.4", "prowess": "14.2.4"},
}
ANSWERS: Final = ("faq-", "booklet-faq-", "errata")  # the entries in which rulings on cards stand


class Key(NamedTuple):
    """A card's place in all cards: its game and its id there."""

    game: str
    id: str

    def __str__(self) -> str:
        return f"{self.game}:{self.id}"


@dataclass(frozen=True)
class Card:
    """A card of any game. ``clans``, ``traits`` and ``element`` are ids; ``numbers`` are as printed.

    ``spelt`` is how ids are written where they are more than words in capitals. ``written`` tells whether our wording
    of its text is complete, so that a card without a text has none. ``laws`` is what the rules themselves state of it:
    what is said, and in which section.
    """

    game: str
    id: str
    name: str
    names: Mapping[str, str]
    type: str
    side: str
    clans: Sequence[str] = ()
    cost: Any = None
    traits: Sequence[str] = ()
    element: str | None = None
    unique: bool = False
    keywords: Sequence[str] = ()
    numbers: Mapping[str, Any] = field(default_factory=dict)
    printings: Sequence[str] = ()
    written: bool = False
    spelt: Mapping[str, str] = field(default_factory=dict)
    lcg: Facts | None = None
    laws: Sequence[tuple[str, str]] = ()

    @property
    def key(self) -> Key:
        """The card's place in all cards."""
        return Key(self.game, self.id)


@dataclass(frozen=True)
class Wanted:
    """What cards are looked for; None where anything will do."""

    game: str | None = None
    clan: str | None = None
    type: str | None = None
    cost: str | None = None
    trait: str | None = None
    element: str | None = None

    def fits(self, card: Card) -> bool:
        """Tell whether a card is one of these."""
        return (
            self.game in (None, card.game)
            and self.clan in (None, *card.clans)
            and self.type in (None, card.type)
            and self.cost in (None, str(card.cost))
            and self.trait in (None, *card.traits)
            and self.element in (None, card.element)
        )


class Cards:
    """All cards of all games, those of the first game first."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.all = {card.key: card for card in cards}
        self.spelt = {id: name for card in self.all.values() for id, name in card.spelt.items()}
        first = next(iter(self.all.values())).game if self.all else ""
        self._titles = Titles((str(key), _ranks(card, first)) for key, card in self.all.items())

    def get(self, game: str, id: str) -> Card | None:
        """Return a card, or None when there is none."""
        return self.all.get(Key(game, id))

    def named(self, name: str, *, least: float, game: str | None = None, limit: int = 25) -> list[Card]:
        """Return the cards that ``name`` may mean, best first."""
        if (card := self.all.get(Key(*name.partition(":")[::2]))) is not None:
            return [card]
        found = [self._card(hit.id) for hit in self._titles.find(name, least=least, limit=2 * limit)]
        return [card for card in found if game in (None, card.game)][:limit]

    def nearest(self, name: str, game: str | None = None) -> list[Card]:
        """Return the five cards whose names are nearest."""
        found = [self._card(id) for id in self._titles.nearest(name, 50)]
        return ([card for card in found if card.game == game] or found)[:5]

    def like(self, wanted: Wanted) -> list[Card]:
        """Return all cards that are what is wanted."""
        return [card for card in self.all.values() if wanted.fits(card)]

    def values(self, name: str, game: str | None = None) -> list[str]:
        """Return what the cards have under ``name`` (clan, type, trait), the most frequent of the first game first."""
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


def _ranks(card: Card, first: str) -> Sequence[Sequence[str]]:
    """Return a card's names by rank: those of the first game count more."""
    names = [card.name, *card.names.values(), card.id]
    return (names,) if card.game == first else ((), (), names)


@cache
def cards() -> Cards:
    """Return the cards of all games, read once."""
    return Cards([*_lcg(), *_ccg(), *_root()])


def _lcg() -> Iterator[Card]:
    """Yield the cards of the card game of 2017, with our wording where we have it."""
    packs = {pack["id"]: pack["name"] for pack in json.loads((DATA / "packs.json").read_text(encoding="utf-8"))}
    for card in catalogue().values():
        facts = card.facts
        numbers = {name: value for name in LCG_NUMBERS if (value := getattr(facts, name)) is not None}
        printings = [f"{packs.get(p.pack, p.pack)} {p.number}" for p in facts.printings]
        yield Card(
            "l5r-lcg", card.id, card.name, facts.names, facts.type, facts.side, (facts.clan,), facts.cost, facts.traits,
            facts.element, facts.unique, facts.keywords, numbers, printings, card.implemented, lcg=facts,
        )  # fmt: skip


def _ccg() -> Iterator[Card]:
    """Yield the cards of the 1997 game: facts alone."""
    if not (CCG / "cards.json").exists():
        return
    sets: dict[str, str] = json.loads((CCG / "sets.json").read_text(encoding="utf-8"))
    for facts in ccg_catalogue().values():
        keywords = [word for word in facts.keywords if word != "Unique"]
        elements = [word.lower() for word in keywords if word.lower() in RINGS]
        numbers = {name: value for name in CCG_NUMBERS if (value := getattr(facts, name)) not in (None, ())}
        yield Card(
            "l5r-ccg", facts.id, facts.name, {}, facts.type, facts.side, tuple(map(slug, facts.clans)),
            facts.gold_cost, tuple(map(slug, keywords)), elements[0] if elements else None, facts.unique, (), numbers,
            [begun(sets.get(code, code).replace("_", "-")) for code in facts.sets],
            spelt={slug(word): word for word in (*facts.clans, *keywords)},
        )  # fmt: skip


def _root() -> Iterator[Card]:
    """Yield the items of Root: what the Law states of them."""
    if not ROOT.exists():
        return
    for item in json.loads(ROOT.read_text(encoding="utf-8"))["items"]:
        said = [item["vagabond_place"], *item["vagabond_use"], *([item["hoard"]] if item["hoard"] else [])]
        laws = [(name, ITEM_LAWS[name]) for name in said]
        if mood := item["blocks_mood"]:
            laws.append((f"mood-{mood}", "14.7"))
        names = {language: begun(name) for language, name in item["name"].items()}
        numbers = {"supply": item["supply"], "ruins": item["ruins"]}
        yield Card("root", item["id"], names.pop("en"), names, "item", "item", numbers=numbers, written=True, laws=laws)


def slug(name: str) -> str:
    """Return a name as an id."""
    return plain(name).replace(" ", "-")


def begun(id: str) -> str:
    """Return an id as a name: its words with capitals."""
    return " ".join(word[:1].upper() + word[1:] for word in id.split("-"))


@cache
def rulings() -> Mapping[Key, Sequence[str]]:
    """Return for each card the entries that speak of it by name: FAQ answers and errata."""
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


def is_restricted(card: Card) -> bool:
    """Tell whether a card is on the restricted list."""
    return card.game == "l5r-lcg" and card.id in formats().restricted
