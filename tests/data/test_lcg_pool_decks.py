"""The prepared decks of all packs: one for each clan, legal in tournaments by Rules Reference 1.5."""

import re

import pytest

from engine.l5r_lcg.deckbuilding import Deck, faults, find_format
from engine.l5r_lcg.definition import CLANS, catalogue, decks
from engine.l5r_lcg.facts import DeckList

POOL = {clan: decks()[f"{clan}-imperial"] for clan in CLANS}


def packs(deck: DeckList) -> set[str]:
    held = (deck.stronghold, *deck.provinces, *deck.dynasty, *deck.conflict)
    return {printing.pack for card in held for printing in catalogue()[card].facts.printings}


@pytest.mark.parametrize("clan", CLANS)
def test_the_deck_is_legal_under_the_restricted_list(clan: str) -> None:
    deck = POOL[clan]
    assert deck.clan == clan == catalogue()[deck.stronghold].clan
    assert faults(Deck.of(deck), find_format("tournament-1.5")) == []


@pytest.mark.parametrize("clan", CLANS)
def test_the_deck_is_listed_in_order_and_has_cards_beyond_the_core_set(clan: str) -> None:
    deck, order = POOL[clan], list(catalogue())
    for part in (deck.provinces, deck.dynasty, deck.conflict):
        assert list(part) == sorted(part, key=order.index)
    assert len(packs(deck)) >= 6


def test_together_the_decks_use_every_pack_and_both_new_strongholds() -> None:
    used = set().union(*(packs(deck) for deck in POOL.values()))
    assert used == {printing.pack for card in catalogue().values() for printing in card.facts.printings}
    assert {"hisu-mori-toride", "kyuden-isawa"} <= {deck.stronghold for deck in POOL.values()}


def test_names_tell_the_prepared_decks_apart() -> None:
    for language in ("en", "fr", "pl"):
        names = [deck.name[language] for deck in decks().values()]
        assert len(names) == len(set(names)) and all(re.search(r"\w", name) for name in names)
