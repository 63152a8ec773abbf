"""The decks of the 1997 game."""

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from bot.decks.game import Card, DeckGame, Prepared, by_part
from bot.decks.reading.deck import Reading
from bot.decks.reading.names import Names
from engine.kernel.fault import Fault
from engine.l5r_ccg import deckbuilding
from engine.l5r_ccg.definition import DATA, catalogue, decks, find_card
from engine.l5r_ccg.facts import DeckList, Facts
from engine.l5r_ccg.game import playable


class CcgDecks(DeckGame):
    """The decks of the 1997 game."""

    name = "l5r-ccg"
    parts: tuple[str, ...] = ("stronghold", "dynasty", "fate")
    hands: Mapping[str, int] = {"dynasty": 4, "fate": 5}

    def __init__(self) -> None:
        self.names()

    def names(self) -> Names:
        """Return the names of all cards."""
        return ccg_names()

    def card(self, card_id: str) -> Card | None:
        """Return a card, or None if no card has this id."""
        card = catalogue().get(card_id)
        if card is None:
            return None
        numbers: dict[str, int | None] = {}
        if card.type == "personality":
            values = {"force": card.force, "chi": card.chi, "personal-honor": card.personal_honor}
            numbers = {name: value if isinstance(value, int) else None for name, value in values.items()}
        if card.side == "stronghold" and isinstance(card.gold_production, int):
            numbers["income"] = card.gold_production
        if card.focus is not None:
            numbers["focus"] = card.focus
        cost = card.gold_cost if isinstance(card.gold_cost, int) else None
        clan = card.clans[0] if card.clans else "neutral"
        return Card(card.id, card.name, {}, card.type, card.side, clan, cost, numbers)

    def formats(self) -> Mapping[str, Mapping[str, str]]:
        """Return the one format: the rules of Crimson and Jade."""
        return {deckbuilding.FORMAT: {"en": "Crimson & Jade (1997)"}}

    def more_formats(self) -> Mapping[str, Mapping[str, str]]:
        """Return the formats of earlier dates, with the sets released by then."""
        return {form: names for form, (names, _) in pools().items()}

    def faults(self, reading: Reading, form: str) -> list[Fault]:
        """Return the faults by the rules of 1997, and the cards outside the format's sets."""
        found = deckbuilding.faults(reading.cards, reading.misplaced)
        if form == deckbuilding.FORMAT:
            return found
        _, sets = pools()[form]
        known = {card: catalogue()[card] for card in reading.cards if card in catalogue()}
        outside = [card for card, facts in known.items() if sets.isdisjoint(facts.sets)]
        return [*found, *(Fault("outside-the-pool", "deck-building", {"card": card}) for card in outside)]

    def influence(self, reading: Reading) -> tuple[int, int] | None:
        """Return None, because the game has no influence."""
        return None

    def prepared(self) -> Mapping[str, Prepared]:
        """Return the decks of ``data`` that people can play, one for each stronghold."""
        return {
            deck.id: Prepared(deck.name, Counter({deck.stronghold: 1}) + Counter(deck.dynasty) + Counter(deck.fate))
            for deck in decks().values()
            if playable(deck)
        }

    def lacking(self, reading: Reading) -> list[str]:
        """Return the cards that the engine does not implement yet."""
        return [card for card in reading.cards if not find_card(card).implemented]

    def seat(self, reading: Reading, deck: str, name: str) -> dict[str, Any]:
        """Return a deck list in the form that the rules take."""
        parts = {part: {card.id: count for card, count in cards} for part, cards in by_part(self, reading).items()}
        [stronghold] = parts["stronghold"]
        return DeckList(
            id=deck, name={"en": name}, stronghold=stronghold, dynasty=parts["dynasty"], fate=parts["fate"]
        ).model_dump(mode="json")


@cache
def pools() -> Mapping[str, tuple[Mapping[str, str], frozenset[str]]]:
    """Return the formats, each with its names by language and its sets. Promotional cards are in no set."""
    written = json.loads((DATA / "formats_by_set.json").read_text(encoding="utf-8"))
    return {form["id"]: (form["name"], frozenset(form["sets"])) for form in written}


@cache
def ccg_names() -> Names:
    """Return the names of the 1997 game's cards. The Experienced version of a person has several names."""
    cards = catalogue().values()
    homes = {card.id: card.side for card in cards if card.side != "stronghold"}
    sets = json.loads((DATA / "sets.json").read_text(encoding="utf-8"))
    besides = {word for card in cards for word in (*card.clans, card.type, card.side)} | {*sets, *sets.values()}
    named = [(card.id, (card.name, *experienced_names(card.name), *first_names(card))) for card in cards]
    return Names(named, {}, homes, {words.replace("_", " ") for words in besides})


# How people mark the Experienced version, before or after the name.
EXPERIENCED: Final = ("Experienced", "Exp", "XP", "Expérimenté", "Expérimentée", "Doświadczony", "Doświadczona")

# How people mark the version that is not Experienced. An Inexperienced version is a different card, of a later set.
FIRST: Final = ("Non-experienced", "Non-exp", "Nonexp", "Not exp", "Non expérimenté", "Non expérimentée")


def first_names(card: Facts) -> list[str]:
    """Return the ways to say that a Personality is not the Experienced version. Return nothing for any other card."""
    if card.type != "personality" or "Experienced" in card.name:
        return []
    return [f"{card.name} {word}" for word in FIRST]


def experienced_names(name: str) -> list[str]:
    """Return the ways to write the name of an Experienced version. Return nothing for any other card."""
    person, mark, level = name.partition(" • Experienced")
    if not mark:
        return []
    forms = [f"{person} {word}{level}" for word in EXPERIENCED]
    if not level.strip():
        forms += [f"{person} {word} {more}" for word in EXPERIENCED for more in ("1", "Unique")]
    return [*forms, f"Experienced {person}{level}", f"Exp {person}{level}", f"XP {person}{level}"]
