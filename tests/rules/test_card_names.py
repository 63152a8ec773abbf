"""Look-ups of cards: by name as people type it, by properties, by rulings."""

import pytest

from bot.rules.asking import ask
from bot.rules.card import Key, Wanted
from bot.rules.cards import cards, erratum, rulings
from bot.rules.glossary import entry_of, glossaries
from bot.rules.reference import reference
from bot.rules.search import libraries
from bot.rules.titles import NEAR
from engine.desks import find_desk
from engine.root.definition import cards as root_cards

LCG = libraries()["l5r-lcg"]


def test_cards_are_found_by_name_in_every_language_and_when_misspelt() -> None:
    for name in ("Way of the Crane", "way of teh crane", "la voie de la grue", "crane way of the"):
        assert cards().named(name, least=70)[0].id == "way-of-the-crane", name
    assert cards().named("akodo", least=NEAR)[0].game == "l5r-lcg"


@pytest.mark.parametrize(
    ("name", "first", "games"),
    [
        ("kachiko", "l5r-lcg:bayushi-kachiko", 2),
        ("kisada", "l5r-lcg:hida-kisada", 2),
        ("hida kisada", "l5r-lcg:hida-kisada", 2),
        ("bayushi", "l5r-lcg:bayushi-liar", 2),
        ("charge!", "l5r-lcg:charge", 2),
        ("isawa tadka", "l5r-lcg:isawa-tadaka", 2),
        ("way of the", "l5r-lcg:way-of-the-crab", 2),
        ("IC", "l5r-ccg:ichiin", 1),
    ],
)
def test_a_name_that_is_not_unique_is_asked(name: str, first: str, games: int) -> None:
    meant = cards().meant(name)
    assert meant.card is None and str(meant.others[0].key) == first
    assert len({card.game for card in meant.others}) == games and len(meant.others) == len({*meant.others})


@pytest.mark.parametrize(
    ("name", "home", "key"),
    [
        ("kachiko", "l5r-lcg", "l5r-lcg:bayushi-kachiko"),
        ("hida kisada", "l5r-ccg", "l5r-ccg:hida-kisada-imperial"),
        ("charge", "l5r-ccg", "l5r-ccg:charge"),
        ("isawa tadka", "l5r-ccg", "l5r-ccg:isawa-tadaka"),
        ("toturi", "l5r-lcg", "l5r-lcg:akodo-toturi"),
        ("ring of air", "l5r-lcg", "l5r-ccg:ring-of-air"),
        ("bottes", "l5r-lcg", "root:boots"),
        ("kuni yori xp", "l5r-lcg", "l5r-ccg:kuni-yori-experienced"),
        ("morito exp", "l5r-lcg", "l5r-ccg:shinjo-morito-experienced"),
        ("kachiko exp", "l5r-lcg", "l5r-ccg:bayushi-kachiko-experienced"),
        ("champion tsukune", None, "l5r-lcg:shiba-tsukune"),
        ("hotaru", None, "l5r-lcg:doji-hotaru"),
        ("doji hoturi", None, "l5r-ccg:doji-hoturi"),
        ("way of teh crane", None, "l5r-lcg:way-of-the-crane"),
        ("l5r-ccg:charge", None, "l5r-ccg:charge"),
    ],
)
def test_the_home_game_is_searched_first(name: str, home: str | None, key: str) -> None:
    meant = cards().meant(name, home=home)
    assert meant.card is not None and str(meant.card.key) == key and meant.card not in meant.others


def test_further_words_beside_the_name_tell_cards_apart() -> None:
    assert cards().meant("bayushi", Wanted(type="event")) == cards().meant("qqqxyzzy")
    meant = cards().meant("kachiko", Wanted("l5r-ccg", type="strategy"))
    assert (meant.card is None and {card.type for card in meant.others} == {"strategy"}) or meant.card is not None
    assert all(card.game == "l5r-ccg" for card in cards().meant("kachiko", Wanted("l5r-ccg")).others)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_every_erratum_of_the_reference_is_found_with_its_card(language: str) -> None:
    changed = [card for card in cards().all.values() if erratum(card, language)]
    lines = [line for line in LCG.glossary.entry("errata", language).text.splitlines() if line.startswith("- ")]
    assert len(changed) == len(lines) >= 6
    assert all(reference(card.game).is_changed(card) for card in changed)


def test_every_card_is_found_by_its_name() -> None:
    for card in cards().all.values():
        assert cards().named(card.name, least=NEAR, game=card.game)[0].name == card.name
        assert cards().named(str(card.key), least=NEAR) == [card]


def test_cards_are_found_by_their_properties() -> None:
    found = cards().like(Wanted("l5r-lcg", clan="crane", type="character", trait="duelist"))
    assert found and all("duelist" in card.traits and card.clans == ("crane",) for card in found)
    assert all(card.element == "air" for card in cards().like(Wanted("l5r-lcg", type="province", element="air")))
    assert len(cards().like(Wanted("l5r-lcg"))) == len(find_desk("l5r-lcg").cards())


def test_the_items_of_root_are_found_with_the_sections_that_state_their_facts() -> None:
    for name in ("boots", "bottes", "bouttes", "buty"):
        assert cards().named(name, least=NEAR, game="root")[0].key == ("root", "boots"), name
    items = cards().like(Wanted("root", type="item"))
    assert [item.numbers["supply"] for item in items] == [2, 2, 1, 1, 2, 2, 2, 0]
    assert sum(item.numbers["ruins"] for item in items) == 4
    for item in items:
        assert item.laws and all(entry_of("root", section) for _, section in item.laws)


def test_every_card_of_root_is_found_by_its_name() -> None:
    """The test takes all names of cards, quests, characters, leaders, ministers, moods and plots."""
    kinds = {kind: len(cards().like(Wanted("root", type=kind))) for kind in cards().values("type", "root")}
    assert kinds == {
        **{"deck-card": 53, "item": 8, "quest": 9, "character": 9, "leader": 4, "minister": 9, "mood": 8, "plot": 4}
    }
    assert {card.name for card in cards().like(Wanted("root", type="deck-card"))} == {
        card.name for card in root_cards().values()
    }
    for name, key in {
        **{"Favor of the Mice": "favor-of-the-mice", "faveur des souris": "favor-of-the-mice", "Tinker": "tinker"},
        **{"mysia przyslguga": "favor-of-the-mice", "earl of stone": "minister-earl-of-stone"},
        **{"Soup Kitchens": "soup-kitchens", "soupes populaires": "soup-kitchens", "Trumniarze": "coffin-makers"},
        **{"guard duty": "quest-guard-duty", "relentless": "mood-relentless", "Charismatyk": "leader-charismatic"},
        **{"complot bombe": "plot-bomb", "ambush!": "ambush", "Master Engravers": "master-engravers"},
    }.items():
        found = cards().meant(name, home="root")
        first = found.card or found.others[0]
        assert str(first.key) == f"root:{key}", (name, found)


def test_a_card_of_root_is_meant_by_its_own_name_where_nobody_says_which_game() -> None:
    """For example, Favor of the Mice does not open a card of the 1997 game."""
    meant = cards().meant("favor of the mice")
    assert meant.card is not None and meant.card.key == ("root", "favor-of-the-mice")


def test_the_seekers_have_the_name_that_the_rules_print() -> None:
    for element, printed in {
        "air": "Quêteur de l’Air",
        "earth": "Quêteur de la Terre",
        "fire": "Quêteur du Feu",
        "water": "Quêteur de l’Eau",
        "void": "Quêteur du Vide",
    }.items():
        card = cards().all[Key("l5r-lcg", f"seeker-of-{element}")]
        assert card.names["fr"] == printed and card.glosses["pl"].startswith("Poszukiwacz")
        assert cards().meant(printed).card == card


def test_rulings_name_their_card() -> None:
    key = cards().named("display of power", least=70)[0].key
    assert list(rulings()[key]) == ["faq-7", "faq-13"]
    assert all(id in glossaries()[key.game] for key, ids in rulings().items() for id in ids)


@pytest.mark.parametrize(
    ("query", "game", "name"),
    [("Fan", "l5r-lcg", "Ornate Fan"), ("Kisada", "l5r-lcg", "Hida Kisada"), ("Kisada", "l5r-ccg", "Hida Kisada")],
)
def test_a_part_of_a_cards_name_leads_to_the_card_if_no_entry_fits(query: str, game: str, name: str) -> None:
    reply = ask(query, "pl", game)
    assert reply.card is not None and reply.card.game == game and reply.card.name.startswith(name)
    assert ask("of the", "en", game).card is None
