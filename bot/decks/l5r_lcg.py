"""The decks of the 2017 card game."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from datetime import date
from functools import cache
from typing import Any, Final, NamedTuple

from bot.decks.game import Card, DeckGame, Prepared, by_part
from bot.decks.reading.deck import Reading
from bot.decks.reading.names import Names
from bot.words import LANGUAGES, Words
from engine.kernel.fault import Fault
from engine.l5r_lcg import deckbuilding
from engine.l5r_lcg.definition import DATA, catalogue, decks, find_card
from engine.l5r_lcg.facts import DeckList

# Other names of packs.
PACK_NAMES: Final = {
    "core": ("core", "boite de base", "jeu de base", "zestaw podstawowy", "l5c01"),
    "tears-of-amaterasu": ("l5c02",),
    "for-honor-and-glory": ("l5c03",),
    "into-the-forbidden-city": ("l5c04",),
    "the-chrysanthemum-throne": ("l5c05",),
    "fate-has-no-secrets": ("l5c06",),
    "meditations-on-the-ephemeral": ("l5c07",),
    "disciples-of-the-void": ("disciples du vide", "l5c08"),
    "breath-of-the-kami": ("l5c09",),
    "tainted-lands": ("l5c10",),
}
CYCLES: Final = {
    "imperial": ("imperial", "imperial cycle", "cycle imperial"),
    "elemental": ("elemental", "elemental cycle", "cycle elementaire"),
}
IMPERIAL: Final = frozenset(list(PACK_NAMES)[1:7])

# Formats of a date: the cards released by then, and the list in force (``lists.json`` states its sources).
LIKE: Final = "tournament-open"  # a format of a past day differs from this one in cards, list and roles only
_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}")
# The dates after which a list or a pack changed what was legal. People choose one of these dates.
TELLING: Final = ("2017-10-05", "2017-12-14", "2018-04-05", "2018-05-29", "2018-07-11")


class LcgDecks(DeckGame):
    """The decks of the 2017 card game."""

    name = "l5r-lcg"
    parts: tuple[str, ...] = ("stronghold", "role", "province", "dynasty", "conflict")
    hands: Mapping[str, int] = {"dynasty": 4, "conflict": 4}
    read: tuple[str, ...] = ("stronghold", "province")

    def __init__(self) -> None:
        self.names()
        self.formats()

    def names(self) -> Names:
        """Return the names of all cards."""
        return lcg_names()

    def card(self, card_id: str) -> Card | None:
        """Return a card, or None if no card has this id."""
        card = catalogue().get(card_id)
        if card is None:
            return None
        part = card.type if card.type in self.parts else card.side
        skills: dict[str, int | None] = {}
        if card.type == "character":
            skills = {"military": card.military, "political": card.political, "glory": card.glory}
        if card.type == "stronghold":
            skills = {"income": card.facts.fate}
        cost = card.cost if part in ("dynasty", "conflict") else None
        first, element = card.facts.printings[0], card.element if card.type == "province" else None
        printing = {
            "pack": packs()[first.pack], "number": first.number, "element": f" {element.title()}" if element else ""
        }  # fmt: skip
        return Card(card.id, card.name, card.facts.names, card.type, part, card.clan, cost, skills, printing)

    def formats(self) -> Mapping[str, Mapping[str, str]]:
        """Return the formats of the data."""
        return {form.id: form.name for form in deckbuilding.formats().formats}

    def more_formats(self) -> Mapping[str, Mapping[str, str]]:
        """Return some dates with known lists. People can also name any other date."""
        return {day: names_of(day) for day in TELLING}

    def days(self) -> tuple[str, str]:
        """Return the first and the last day whose cards and lists are known."""
        return laws()[0].begins, laws()[-1].ends

    def format(self, form: str) -> Mapping[str, str] | None:
        """Return a format's name by language. Any date with a known list is a format."""
        return self.formats().get(form) or (names_of(form) if dated(form) else None)

    def faults(self, reading: Reading, form: str) -> list[Fault]:
        """Return the faults by Reference 1.5.

        If ``form`` is a date, only cards released by that date are legal, and the restricted list of that date applies.
        """
        judge = dated(form) or deckbuilding.find_format(form)
        return deckbuilding.faults(deckbuilding.Deck(reading.cards, reading.misplaced), judge)

    def influence(self, reading: Reading) -> tuple[int, int] | None:
        """Return the influence spent, and the influence that stronghold and role give."""
        deck = deckbuilding.Deck(reading.cards)
        pool = deck.influence
        return (deck.spent(), pool) if pool is not None else None

    def prepared(self) -> Mapping[str, Prepared]:
        """Return the starter and tournament decks of ``data``."""
        return {
            deck.id: Prepared(
                deck.name,
                Counter({deck.stronghold: 1})
                + Counter(deck.provinces)
                + Counter([deck.role] if deck.role else [])
                + Counter(deck.dynasty)
                + Counter(deck.conflict),
            )
            for deck in decks().values()
        }

    def lacking(self, reading: Reading) -> list[str]:
        """Return the cards that the engine does not implement yet."""
        return [card for card in reading.cards if not find_card(card).implemented]

    def seat(self, reading: Reading, deck: str, name: str) -> dict[str, Any]:
        """Return a deck list in the form that the rules take."""
        parts = {part: {card.id: count for card, count in cards} for part, cards in by_part(self, reading).items()}
        [stronghold] = parts["stronghold"]
        return DeckList(
            id=deck,
            name={"en": name},
            clan=find_card(stronghold).clan,
            stronghold=stronghold,
            role=next(iter(parts.get("role", {})), None),
            provinces=tuple(card for card, count in parts["province"].items() for _ in range(count)),
            dynasty=parts.get("dynasty", {}),
            conflict=parts.get("conflict", {}),
        ).model_dump(mode="json")


@cache
def packs() -> Mapping[str, str]:
    """Return the packs of the 2017 card game by id."""
    return {pack["id"]: pack["name"] for pack in json.loads((DATA / "packs.json").read_text(encoding="utf-8"))}


@cache
def lcg_names() -> Names:
    """Return the names of the 2017 card game's cards."""
    # Deck sites write a province's element after its name.
    cards = [
        (card.id, (*titles, *(f"{title} {card.element}" for title in titles if card.type == "province")))
        for card in catalogue().values()
        for titles in [(card.name, *card.facts.names.values())]
    ]
    numbers = {}
    for card in catalogue().values():
        for printing in card.facts.printings:
            if printing.pack in IMPERIAL:
                cycle: tuple[str, ...] = CYCLES["imperial"]
            else:
                cycle = CYCLES["elemental"] if printing.pack in ("breath-of-the-kami", "tainted-lands") else ()
            for name in (packs()[printing.pack], *PACK_NAMES.get(printing.pack, ()), *cycle):
                numbers[(name, printing.number)] = card.id
    homes = {card.id: card.side for card in catalogue().values() if card.side in ("dynasty", "conflict")}
    besides = {word for card in catalogue().values() for word in (card.clan, card.type, card.side, card.element or "")}
    return Names(cards, numbers, homes, besides)


class Law(NamedTuple):
    """A span of dates (``begins`` to ``ends``), and whether a restricted list was in force in it."""

    begins: str
    ends: str
    restricted: bool


@cache
def laws() -> tuple[Law, ...]:
    """Return every ``Law`` in the order of the dates."""
    written = json.loads((DATA / "lists.json").read_text(encoding="utf-8"))
    return tuple(Law(one["from"], one["until"], one["restricted"]) for one in written)


def dated(form: str) -> deckbuilding.Format | None:
    """Return the format of a date such as ``2018-03-01``.

    The result is None for any other text, and for a date with no known list.
    """
    if not _DAY.fullmatch(form):
        return None
    try:
        date.fromisoformat(form)
    except ValueError:
        return None
    law = next((law for law in laws() if law.begins <= form <= law.ends), None)
    if law is None:
        return None
    known = json.loads((DATA / "packs.json").read_text(encoding="utf-8"))
    packs = tuple(pack["id"] for pack in known if pack["released_at"] <= form)
    return deckbuilding.find_format(LIKE).model_copy(
        update={
            "id": form,
            "name": names_of(form),
            "packs": packs,
            "restricted_list": law.restricted,
            "clan_roles": False,
        }
    )


def names_of(form: str) -> Mapping[str, str]:
    """Return the name of a date's format in each language, with the date as people write it there."""
    day = date.fromisoformat(form)
    tongues = {language: Words.load().of("l5r-lcg", language) for language in LANGUAGES}
    return {language: say("format-of-a-day", day=day) for language, say in tongues.items()}
