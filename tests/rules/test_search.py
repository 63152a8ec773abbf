"""Looking up: what people ask leads where they mean it to, fast, and nothing they type does harm."""

import re
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.card import Key, Wanted
from bot.rules.cards import cards, erratum, rulings
from bot.rules.glossary import Glossary, glossaries
from bot.rules.passages import snippet, worded
from bot.rules.paths import entry_of
from bot.rules.query import LONGEST, clean, harmless
from bot.rules.reference import reference
from bot.rules.search import Library, is_answer, libraries
from bot.rules.titles import FITS, NEAR
from bot.trouble import Trouble
from bot.words import Words
from engine.kernel.games import games
from engine.root.definition import cards as root_cards

from .bench import measure, questions

LCG = libraries()["l5r-lcg"]


@pytest.mark.parametrize("game", games("glossary"))
def test_questions_lead_to_the_entry_that_is_meant(game: str) -> None:
    """At least 95 in a hundred lead to it first, all of them among the first five."""
    library, asked = libraries()[game], questions(game)
    assert len({row["question"] for row in asked}) == len(asked) >= 60
    meant = {row["question"]: row["expected"].split("|") for row in asked}  # where two are as good, either
    assert all(id in library.glossary for ids in meant.values() for id in ids)
    found = {row["question"]: library.look_up(row["question"], row["language"]).ranked for row in asked}
    not_first = [question for question, ids in meant.items() if found[question][0] not in ids]
    not_found = [question for question, ids in meant.items() if not {*ids} & {*found[question][:5]}]
    assert not not_found
    assert len(not_first) <= len(asked) * 0.05, not_first


def test_situations_told_in_a_sentence_lead_to_the_entry_that_is_meant() -> None:
    """Nine in ten lead to it first, nearly all among the first five; more than eight in ten open."""
    answers = []
    for game in games("glossary"):
        asked = questions(game, "situations")
        found = [(libraries()[game].look_up(row["question"], row["language"]), row["expected"]) for row in asked]
        assert sum(answer.ranked[0] in ids.split("|") for answer, ids in found) >= len(found) * 0.85, game
        answers += found
    assert len(answers) >= 180
    assert sum(answer.ranked[0] in ids.split("|") for answer, ids in answers) >= len(answers) * 0.9
    assert sum(bool({*answer.ranked[:5]} & {*ids.split("|")}) for answer, ids in answers) >= len(answers) * 0.98
    assert sum(answer.entry is not None for answer, _ in answers) >= len(answers) * 0.85


@pytest.mark.parametrize(
    ("held", "count", "first", "five"),
    [
        ("held_back", 270, 0.9, 0.97),
        ("fresh", 100, 0.82, 0.95),
        ("unseen", 90, 0.7, 0.92),
        ("fresh2", 110, 0.78, 0.95),
        ("fresh3", 150, 0.75, 0.92),
        ("voices", 360, 0.8, 0.95),
    ],
)
def test_situations_that_were_held_back_while_the_search_was_made(
    held: str, count: int, first: float, five: float
) -> None:
    """The measure of what is asked tomorrow: few of those that open do so at another entry.

    The misses of ``fresh3`` and of two thirds of ``voices`` were never read.
    """
    asked = questions(held, "situations")
    assert len({row["question"] for row in asked}) == len(asked) >= count
    assert all(id in libraries()[row["game"]].glossary for row in asked for id in row["expected"].split("|"))
    found = [
        (libraries()[row["game"]].look_up(row["question"], row["language"]), row["expected"].split("|"))
        for row in asked
    ]
    assert sum(answer.ranked[0] in ids for answer, ids in found) >= len(asked) * first
    assert sum(bool({*answer.ranked[:5]} & {*ids}) for answer, ids in found) >= len(asked) * five
    assert sum(answer.entry is not None and answer.entry not in ids for answer, ids in found) <= len(asked) * 0.12


@pytest.mark.parametrize(
    ("question", "language", "entry"),
    [
        ("when do I lose honor", "en", {"honor"}),
        ("kiedy tracę honor", "pl", {"honor"}),
        ("quand est-ce que je perds de l'honneur", "fr", {"honor"}),
        ("ile kart może być w talii", "pl", {"deckbuilding"}),
        ("can I attack with a bowed character", "en", {"bow", "attacker"}),
        ("combien de cartes je pioche si je mise 5", "fr", {"step-2.5"}),
    ],
)
def test_plain_questions_open_at_what_answers_them(question: str, language: str, entry: set[str]) -> None:
    assert LCG.look_up(question, language).entry in entry


@pytest.mark.parametrize(
    ("question", "entry"),
    [
        ("co się dzieje, gdy wpadam w Zamieszki", "law-7.7"),
        ("ilu stronników kosztuje Rewolta", "law-8.4.1"),
        ("ile płacę za Faktorię", "law-11.5.6"),
        ("Szczury szabrują mój przedmiot", "law-14.2.5"),
        ("Wnyki na polanie, mogę wyjść?", "law-13.7"),
    ],
)
def test_what_the_table_of_root_calls_things_in_polish_is_found(question: str, entry: str) -> None:
    assert libraries()["root"].look_up(question, "pl").entry == entry


def test_what_is_not_plainly_meant_is_asked() -> None:
    for query in ("blue umbrella", "pizza with pineapple", "gdzie jest najbliższy przystanek", "il pleut des cordes"):
        answer = LCG.look_up(query, "en")
        assert answer.entry is None and answer.ranked, query


def test_what_no_entry_tells_of_is_asked() -> None:
    """What people say beside the rules opens nothing, nine times in ten."""
    said = questions("entry", "no")
    found = [libraries()[row["game"]].look_up(row["question"], row["language"]) for row in said]
    assert len(said) >= 40 and all(answer.ranked for answer in found)
    assert sum(answer.entry is not None for answer in found) <= len(said) * 0.1


def test_names_of_cards_as_people_type_them() -> None:
    """At least 95 in a hundred lead to the card first, all of them among the first five."""
    asked = {row["question"]: row["expected"].split("|") for row in questions("cards")}
    best = {name: cards().named(name, least=FITS) or cards().nearest(name) for name in asked}
    found = {name: [str(card.key) for card in cards_found[:5]] for name, cards_found in best.items()}
    assert not [name for name, keys in asked.items() if not {*keys} & {*found[name]}]
    assert sum(found[name][0] not in keys for name, keys in asked.items()) <= len(asked) * 0.05


@pytest.mark.parametrize("game", games("glossary"))
def test_every_title_and_alias_leads_to_its_entry_in_every_language(game: str) -> None:
    library, seen = libraries()[game], set()
    for language, entry in library.glossary.every():
        assert library.look_up(entry.title, language).entry == entry.id, (language, entry.title)
        for alias in {*entry.aliases} - seen:  # most stand in the files of all languages alike
            assert entry.id in library.look_up(alias, language).ranked, (language, alias)
        seen |= {*entry.aliases}


def test_every_entry_is_suggested_by_its_title() -> None:
    for language, entry in LCG.glossary.every():
        assert LCG.suggest(entry.title, language)[0] == entry.id


def test_texts_are_searched_where_no_title_fits() -> None:
    answer = LCG.look_up("what becomes of fate when the character leaves play", "en")
    assert {"leaves-play", "fate"} & set(answer.ranked[:2])
    passage = LCG.glossary.entry("mulligan", "en").text
    assert "hand" in snippet(passage, "starting hand")


def test_inflected_words_are_found_in_texts() -> None:
    by_one, by_other = (LCG.look_up(query, "pl").ranked[:5] for query in ("ogłoszenie obrońców", "ogłasza obrońcę"))
    assert set(by_one) & set(by_other)


def test_nothing_found_gives_the_five_nearest_titles() -> None:
    answer = LCG.look_up("qqqxyzzy", "en")
    assert answer.entry is None and not answer.found and len(answer.nearest) == 5


def test_a_game_without_rules_has_nothing() -> None:
    empty = Library(Glossary("root", {}))
    assert not empty and empty.suggest("bow", "en") == [] and empty.look_up("bow", "en").ranked == []


def test_answers_of_the_faq() -> None:
    assert LCG.answers("let go", "en")[0] == "faq-3"
    assert LCG.answers("pèlerinage", "fr")[0] in ("faq-7", "booklet-faq-1")
    assert len(LCG.answers("", "pl")) == 19
    assert all(is_answer(id) for id in LCG.answers("ring effect", "en"))


@pytest.mark.parametrize(
    ("rule", "entry"),
    [
        ("3.2.1", "step-3.2.1"),
        ("D.5", "step-d.5"),
        ("setup.5", "setup-5"),
        ("initiating-abilities.5", "initiating-abilities"),
        ("restricted", "restricted"),
        ("simultaneous-resolution", "simultaneous-resolution"),
        ("reaction", "reactions"),
        ("interrupt", "interrupts"),
        ("would-interrupt", "would"),
        ("forced-reaction", "forced"),
        ("delayed-effect", "delayed-effects"),
        ("gain-ability", "gain"),
        ("resolve-twice", "resolve-twice"),
        ("doji-challenger", None),
        ("", None),
    ],
)
def test_the_rule_that_asks_has_its_entry(rule: str, entry: str | None) -> None:
    assert entry_of("l5r-lcg", rule) == entry
    assert entry_of("toy", rule) is None


# Cards.


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
        ("hotaru", None, "l5r-lcg:doji-hotaru"),
        ("doji hoturi", None, "l5r-ccg:doji-hoturi"),
        ("way of teh crane", None, "l5r-lcg:way-of-the-crane"),
        ("l5r-ccg:charge", None, "l5r-ccg:charge"),
    ],
)
def test_the_game_at_home_is_looked_in_first(name: str, home: str | None, key: str) -> None:
    meant = cards().meant(name, home=home)
    assert meant.card is not None and str(meant.card.key) == key and meant.card not in meant.others


def test_what_is_wanted_besides_the_name_tells_cards_apart() -> None:
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


def test_cards_are_found_by_what_they_are() -> None:
    found = cards().like(Wanted("l5r-lcg", clan="crane", type="character", trait="duelist"))
    assert found and all("duelist" in card.traits and card.clans == ("crane",) for card in found)
    assert all(card.element == "air" for card in cards().like(Wanted("l5r-lcg", type="province", element="air")))
    assert len(cards().like(Wanted("l5r-lcg"))) == 411


def test_the_items_of_root_are_found_with_the_sections_that_state_their_facts() -> None:
    for name in ("boots", "bottes", "bouttes", "buty"):
        assert cards().named(name, least=NEAR, game="root")[0].key == ("root", "boots"), name
    items = cards().like(Wanted("root", type="item"))
    assert [item.numbers["supply"] for item in items] == [2, 2, 1, 1, 2, 2, 2, 0]
    assert sum(item.numbers["ruins"] for item in items) == 4
    for item in items:
        assert item.laws and all(entry_of("root", section) for _, section in item.laws)


def test_every_card_of_root_is_found_by_its_name() -> None:
    """The cards of both decks by all their names, quests, characters, leaders, ministers, moods, plots."""
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
    """Favor of the Mice opened a card of 1997."""
    meant = cards().meant("favor of the mice")
    assert meant.card is not None and meant.card.key == ("root", "favor-of-the-mice")


def test_the_seekers_have_the_name_that_the_rules_print() -> None:
    for element, printed in {
        "air": "Quêteur de l’Air",
        "earth": "Quêteur de la Terre",
        "void": "Quêteur du Vide",
    }.items():
        card = cards().all[Key("l5r-lcg", f"seeker-of-{element}")]
        assert card.names["fr"] == printed and card.glosses["pl"].startswith("Poszukiwacz")
        assert cards().meant(printed).card == card


def test_rulings_name_their_card() -> None:
    key = cards().named("display of power", least=70)[0].key
    assert list(rulings()[key]) == ["faq-7", "faq-13"]
    assert all(id in glossaries()[key.game] for key, ids in rulings().items() for id in ids)


# What people type.

MARKS = st.sampled_from([*"\u202e\u2066\u200b\u0000<>@#*_`|~[]()\\/:", "@everyone", "<@1>", "||", "https://x.y"])
QUERIES = st.lists(st.one_of(MARKS, st.text(max_size=12), st.sampled_from(["glory", "anneau", "krąg"])), max_size=8)


@settings(max_examples=150, deadline=None)
@given(QUERIES.map("".join), st.sampled_from(["en", "fr", "pl"]))
def test_anything_can_be_typed(query: str, language: str) -> None:
    assert len(LCG.suggest(query[:LONGEST], language)) <= 25
    try:
        asked = clean(query)
    except Trouble as trouble:
        assert trouble.key in ("trouble-query-long", "trouble-query-empty")
        return
    assert not {unicodedata.category(sign) for sign in asked} & {"Cc", "Cf", "Co", "Cs"}
    assert not re.search(r"[\\*_~`|<>@#\[\]]", harmless(asked))
    assert all(id in LCG.glossary for id in LCG.look_up(asked, language).ranked)
    assert LCG.look_up(asked, language).ranked
    assert cards().named(asked, least=NEAR) or len(cards().nearest(asked)) == 5


def test_signs_are_found_by_their_words() -> None:
    """``:fate:`` in a French text is found by its French name."""
    assert worded("Il perd 1 :fate: (:air:).", Words.load()["fr"]) == "Il perd 1 destin (Air)."
    assert "step-4.2" in LCG.look_up("les personnages sans destin quittent le jeu", "fr").ranked[:3]


def test_it_is_fast() -> None:
    """A look-up stays within 50 ms and a suggestion within 10 ms, with some patience for a busy machine."""
    took = measure(every=5)
    for what, (median, slow) in took.items():
        limit = 10 if "autocomplete" in what else 50
        assert median < limit and slow < 3 * limit, took
