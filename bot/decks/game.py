"""What a game tells about its decks: names, parts, formats, faults; and where those that do are found."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.decks.model import Reading
from bot.decks.names import Names, ccg_names, lcg_names, packs
from engine.kernel.fault import Fault
from engine.kernel.games import part_of, sound
from engine.l5r_ccg import deckbuilding as ccg
from engine.l5r_ccg.definition import catalogue as ccg_cards
from engine.l5r_lcg import deckbuilding as lcg
from engine.l5r_lcg.definition import catalogue as lcg_cards


@dataclass(frozen=True)
class Card:
    """A card as far as decks are counted and printed.

    ``numbers``: its skills and the like, None for a printed dash; ``printing``: its pack, number and element.
    """

    id: str
    name: str
    names: Mapping[str, str]
    type: str
    part: str
    clan: str
    cost: int | None
    numbers: Mapping[str, int | None] = field(default_factory=dict)
    printing: Mapping[str, str] = field(default_factory=lambda: {"element": ""})

    def called(self, language: str) -> str:
        """Return the card's name in a language, in English where it has none of its own."""
        return self.names.get(language, self.name)


class DeckGame(Protocol):
    """One game's decks. ``parts`` in the order of a list; ``hands``: how many cards each deck gives at the start."""

    name: str
    parts: tuple[str, ...]
    hands: Mapping[str, int]

    def names(self) -> Names:
        """Return the names of all cards."""

    def card(self, card_id: str) -> Card | None:
        """Return a card, None for one that there is not."""

    def formats(self) -> Mapping[str, Mapping[str, str]]:
        """Return the formats, the first judging where none is named: id and name by language."""

    def faults(self, reading: Reading, form: str) -> list[Fault]:
        """Return what is wrong with a deck in a format."""

    def influence(self, reading: Reading) -> tuple[int, int] | None:
        """Return the influence that is spent and what there is of it; None where there is no such thing."""


class LcgDecks:
    """Decks of the 2017 card game."""

    name = "l5r-lcg"
    parts: tuple[str, ...] = ("stronghold", "role", "province", "dynasty", "conflict")
    hands: Mapping[str, int] = {"dynasty": 4, "conflict": 4}

    def __init__(self) -> None:
        self.names()
        self.formats()

    def names(self) -> Names:
        """Return the names of all cards."""
        return lcg_names()

    def card(self, card_id: str) -> Card | None:
        """Return a card, None for one that there is not."""
        card = lcg_cards().get(card_id)
        if card is None:
            return None
        part = card.type if card.type in self.parts else card.side
        skills: dict[str, int | None] = {}
        if card.type == "character":
            skills = {"military": card.military, "political": card.political, "glory": card.glory}
        cost = card.cost if part in ("dynasty", "conflict") else None
        first, element = card.facts.printings[0], card.element if card.type == "province" else None
        printing = {
            "pack": packs()[first.pack], "number": first.number, "element": f" {element.title()}" if element else ""
        }  # fmt: skip
        return Card(card.id, card.name, card.facts.names, card.type, part, card.clan, cost, skills, printing)

    def formats(self) -> Mapping[str, Mapping[str, str]]:
        """Return the formats as data state them."""
        return {form.id: form.name for form in lcg.formats().formats}

    def faults(self, reading: Reading, form: str) -> list[Fault]:
        """Return what is wrong by Reference 1.5."""
        return lcg.faults(lcg.Deck(reading.cards, reading.misplaced), lcg.find_format(form))

    def influence(self, reading: Reading) -> tuple[int, int] | None:
        """Return the influence spent, and what stronghold and role give."""
        deck = lcg.Deck(reading.cards)
        pool = deck.influence
        return (deck.spent(), pool) if pool is not None else None


class CcgDecks:
    """Decks of the 1997 game."""

    name = "l5r-ccg"
    parts: tuple[str, ...] = ("stronghold", "dynasty", "fate")
    hands: Mapping[str, int] = {"dynasty": 4, "fate": 5}

    def __init__(self) -> None:
        self.names()

    def names(self) -> Names:
        """Return the names of all cards."""
        return ccg_names()

    def card(self, card_id: str) -> Card | None:
        """Return a card, None for one that there is not."""
        card = ccg_cards().get(card_id)
        if card is None:
            return None
        numbers: dict[str, int | None] = {}
        if card.type == "personality":
            values = {"force": card.force, "chi": card.chi, "personal-honor": card.personal_honor}
            numbers = {name: value if isinstance(value, int) else None for name, value in values.items()}
        if card.focus is not None:
            numbers["focus"] = card.focus
        cost = card.gold_cost if isinstance(card.gold_cost, int) else None
        clan = card.clans[0] if card.clans else "neutral"
        return Card(card.id, card.name, {}, card.type, card.side, clan, cost, numbers)

    def formats(self) -> Mapping[str, Mapping[str, str]]:
        """Return the one format: the rules of Crimson and Jade."""
        return {ccg.FORMAT: {"en": "Crimson & Jade (1997)"}}

    def faults(self, reading: Reading, form: str) -> list[Fault]:
        """Return what is wrong by the rules of 1997."""
        if form != ccg.FORMAT:
            raise KeyError(form)
        return ccg.faults(reading.cards, reading.misplaced)

    def influence(self, reading: Reading) -> tuple[int, int] | None:
        """Return nothing: there is no influence."""
        return None


def deck_game(name: str) -> DeckGame:
    """Return the game called ``name``; raises Refused: ``unknown-game`` when it has no decks here, ``broken-game``."""
    found: DeckGame = part_of(name, "decks")
    return found


def deck_games() -> list[DeckGame]:
    """Return all games whose decks can be checked, first the one meant where nothing else tells."""
    return [deck_game(name) for name in sound("decks")]


def by_part(game: DeckGame, reading: Reading) -> dict[str, list[tuple[Card, int]]]:
    """Return a deck's cards by part, in the game's order, each part by type, cost and name."""
    found: dict[str, list[tuple[Card, int]]] = {part: [] for part in game.parts}
    for card_id, count in reading.cards.items():
        if card := game.card(card_id):
            found[card.part].append((card, count))
    return {part: sorted(cards, key=_order) for part, cards in found.items() if cards}


def _order(pair: tuple[Card, int]) -> tuple[str, int, str]:
    return pair[0].type, pair[0].cost or 0, pair[0].name
