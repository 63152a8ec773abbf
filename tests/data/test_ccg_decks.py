"""The prepared decks of the 1997 game: legal, playable from their stronghold's honor, and with enough gold."""

import json
from typing import Any

import pytest

from engine.l5r_ccg.deckbuilding import FORMAT, LEAST, faults
from engine.l5r_ccg.definition import DATA, catalogue
from engine.l5r_ccg.facts import Facts

DECKS = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted((DATA / "decks").glob("*.json"))}
FIELDS = ["id", "name", "description", "clan", "format", "stronghold", "dynasty", "fate"]
SIDES = ("dynasty", "fate")
# The recommended size of each house's dynasty deck, from the advice of 1996. Richer houses have larger decks.
ADVISED = {
    "lion-1997": 30,
    "unicorn-1997": 35,
    "dragon-1997": 35,
    "crab-1997": 40,
    "crane-1997": 40,
    "phoenix-1997": 40,
}
MOST = 40


def cards(deck: dict[str, Any]) -> dict[str, int]:
    return {deck["stronghold"]: 1, **deck["dynasty"], **deck["fate"]}


def of_type(deck: dict[str, Any], kind: str) -> dict[Facts, int]:
    return {catalogue()[card]: n for card, n in deck["dynasty"].items() if catalogue()[card].type == kind}


def test_every_stronghold_has_one_prepared_deck() -> None:
    strongholds = {card.id for card in catalogue().values() if card.type == "stronghold"}
    assert {deck["stronghold"] for deck in DECKS.values()} == strongholds and len(DECKS) == len(strongholds) == 12


@pytest.mark.parametrize("name", DECKS)
def test_a_prepared_deck_is_legal(name: str) -> None:
    deck = DECKS[name]
    assert list(deck) == FIELDS and deck["id"] == name and deck["format"] == FORMAT
    assert deck["clan"] in catalogue()[deck["stronghold"]].clans
    assert faults(cards(deck), {card: side for side in SIDES for card in deck[side]}) == []


@pytest.mark.parametrize("name", DECKS)
def test_a_prepared_deck_is_named_in_three_languages_and_described_in_two(name: str) -> None:
    deck = DECKS[name]
    assert set(deck["name"]) == {"en", "fr", "pl"} and set(deck["description"]) == {"en", "fr"}
    names = [other["name"][language] for other in DECKS.values() for language in ("en", "fr", "pl")]
    for title in set(names):
        assert len({other["id"] for other in DECKS.values() if title in other["name"].values()}) == 1, title


@pytest.mark.parametrize("name", DECKS)
def test_a_prepared_deck_has_the_size_that_was_advised(name: str) -> None:
    dynasty, fate = (sum(DECKS[name][side].values()) for side in SIDES)
    assert dynasty == ADVISED.get(name, dynasty) and LEAST <= dynasty <= MOST and fate == MOST


@pytest.mark.parametrize("name", DECKS)
def test_a_third_of_the_dynasty_deck_are_holdings_and_half_personalities(name: str) -> None:
    deck = DECKS[name]
    size = sum(deck["dynasty"].values())
    assert 1 / 3 <= sum(of_type(deck, "holding").values()) / size <= 0.45
    assert 1 / 2 <= sum(of_type(deck, "personality").values()) / size <= 0.61


@pytest.mark.parametrize("name", DECKS)
def test_the_honor_of_the_stronghold_brings_most_personalities_into_play(name: str) -> None:
    deck = DECKS[name]
    # Toturi's Army ignores the honor requirement of its own and of unaligned Personalities.
    stronghold = catalogue()[deck["stronghold"]]
    honor = 40 if stronghold.id == "toturi-s-army" else stronghold.starting_honor or 0
    people = of_type(deck, "personality")
    willing = sum(
        n
        for card, n in people.items()
        if not isinstance(card.honor_requirement, int) or card.honor_requirement <= honor
    )
    assert willing / sum(people.values()) >= 3 / 4
