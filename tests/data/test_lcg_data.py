"""The facts, texts and starter decks of Legend of the Five Rings: The Card Game.

Comparisons with the reference files are skipped if these are not beside the checkout.
"""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.words.texts import spelled

from .texts import assert_agree, assert_well_formed, passive, read_texts

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "data" / "l5r_lcg"
SHARED = ROOT.parent / "shared"
REFERENCE = SHARED / "reference" / "l5r_lcg_cards.json"
BOOKS = {
    "fr": ("l5r_lcg_learn_to_play.fr.txt", "l5r_lcg_rules_reference_1.5.fr.txt"),
    "pl": ("l5r_lcg_rules_reference_1.0.pl.txt",),
}
LANGUAGES = ("en", "fr", "pl")

Card = dict[str, Any]

CLANS = {"crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn"}
ELEMENTS = {"air", "earth", "fire", "water", "void"}
SIGNS = CLANS | ELEMENTS | {"military", "political"}
SIDES = {
    "stronghold": {"province"},
    "province": {"province"},
    "role": {"role"},
    "holding": {"dynasty"},
    "character": {"dynasty", "conflict"},
    "attachment": {"conflict"},
    "event": {"conflict"},
}
# The fields of every card, then the fields of each type: these and no others.
COMMON = {
    *("id", "name", "names", "type", "side", "clan", "traits", "unique", "deck_limit"),
    *("printings", "keywords", "errata"),
}
BY_TYPE = {
    "stronghold": {"fate", "honor", "strength_bonus", "influence_pool"},
    "province": {"strength", "element"},
    "role": set[str](),
    "holding": {"strength_bonus"},
    "character": {"cost", "military", "political", "glory"},
    "attachment": {"cost", "military_bonus", "political_bonus"},
    "event": {"cost"},
}
OPTIONAL = {"influence_cost", "role_restriction"}
NUMBERS = set().union(*BY_TYPE.values()) - {"element"} | {"influence_cost", "deck_limit"}

KEYWORD = re.compile(
    r"ancestral|courtesy|covert|limited|pride|restricted|sincerity"
    r"|no-attachments(-except)?(:[a-z-]+(,[a-z-]+)*)?"
)

TRIGGERS = {
    "en": ("Action:", "Reaction:", "Interrupt:", "Forced Reaction:"),
    "fr": ("Action\xa0:", "Réaction\xa0:", "Interruption\xa0:", "Réaction Forcée\xa0:"),
    "pl": ("Akcja:", "Reakcja:", "Przerwanie:", "Wymuszona reakcja:"),
}

# No text may share this many words in a row with a printed one.
RUN = 9
# English texts use the templates of the game ("After this character wins a conflict"). Longer runs are copies.
TEMPLATE = 12
# Texts of nothing but keywords or one fixed formula, for which there are no other words.
FORMULAS = {
    *("ancestral-daisho", "bayushi-liar", "border-rider", "fine-katana", "kaiu-envoy", "kitsuki-s-method"),
    *("magnificent-kimono", "miwaku-kabe-guard", "moto-horde", "naive-student", "ornate-fan", "unassuming-yojimbo"),
    *("gifted-tactician", "reprieve", "teachings-of-the-elements"),
}


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@cache
def packs() -> dict[str, Card]:
    return {pack["id"]: pack for pack in read(DATA / "packs.json")}


@cache
def cards() -> dict[str, Card]:
    """Return all cards, pack after pack."""
    return {card["id"]: card for pack in packs() for card in read(DATA / "cards" / f"{pack}.json")}


@cache
def core() -> dict[str, Card]:
    return {card["id"]: card for card in read(DATA / "cards" / "core.json")}


@cache
def texts(language: str) -> dict[str, str]:
    return read_texts(DATA / "texts", language)


@cache
def reference() -> dict[str, Card]:
    if not REFERENCE.is_file():
        pytest.skip("the reference cards do not lie beside the checkout")
    return {card["id"]: card for card in read(REFERENCE)["cards"]}


def core_number(card: Card) -> tuple[int, str]:
    number = next(printing["number"] for printing in card["printings"] if printing["pack"] == "core")
    digits = number.rstrip("AB")
    return int(digits), number[len(digits) :]


def words(text: str) -> list[str]:
    """Return the words of a text without its markup. A sign or an icon is a word."""
    text = re.sub(r"<[^>]+>", "", text).replace("’", "'").replace("–", " ")
    text = re.sub(r"\[(?:conflict|element|clan)-(\w+)\]", r" \1 ", text)
    text = re.sub(r":(\w+):", r" \1 ", text)
    return re.findall(r"[\w+'-]*\w", text.lower())


def runs(text: str, size: int = RUN) -> set[tuple[str, ...]]:
    """Return the runs of words in each line of a text."""
    found = [words(line) for line in text.split("\n")]
    return {tuple(line[start : start + size]) for line in found for start in range(len(line) - size + 1)}


def test_every_core_card_is_there_once() -> None:
    listed = read(DATA / "cards" / "core.json")
    assert len(listed) == len(core()) == 223
    numbers = [core_number(card) for card in listed]
    assert numbers == sorted(numbers)
    roles = [(number, face) for number in range(214, 219) for face in "AB"]
    assert numbers == [(number, "") for number in range(1, 214)] + roles


@pytest.mark.parametrize("card", cards().values(), ids=lambda card: card["id"])
def test_each_card_has_exactly_the_facts_of_its_type(card: Card) -> None:
    expected = COMMON | BY_TYPE[card["type"]]
    assert expected <= card.keys() <= expected | OPTIONAL
    assert card["side"] in SIDES[card["type"]]
    assert card["clan"] in CLANS | {"neutral"}
    assert card["names"].keys() <= {"fr", "pl"}
    assert isinstance(card["unique"], bool)
    assert isinstance(card["errata"], bool)
    assert card.get("element", "air") in ELEMENTS
    assert all(re.fullmatch(r"[a-z-]+", trait) for trait in card["traits"])
    assert all(KEYWORD.fullmatch(keyword) for keyword in card["keywords"])
    dashes = {field for field in NUMBERS & card.keys() if card[field] == "-"}
    assert dashes <= {"military", "political"}
    variables = {field for field in NUMBERS & card.keys() if card[field] == "X"}
    assert variables <= {"military_bonus", "political_bonus"}
    assert all(type(card[field]) is int for field in (NUMBERS & card.keys()) - dashes - variables)
    assert ("influence_cost" in card) <= (card["side"] == "conflict")


def test_only_these_characters_have_a_dash() -> None:
    dashed = {
        identity: tuple(skill for skill in ("military", "political") if card.get(skill) == "-")
        for identity, card in core().items()
    }
    assert {identity: skills for identity, skills in dashed.items() if skills} == {
        "vengeful-berserker": ("political",),
        "matsu-berserker": ("political",),
        "venerable-historian": ("military",),
        "naive-student": ("military",),
        "bayushi-liar": ("military",),
        "sinister-soshi": ("military", "political"),
        "moto-horde": ("political",),
        "otomo-courtier": ("military",),
        "seppun-guardsman": ("political",),
        "political-rival": ("military",),
    }


def test_packs_count_the_printings_that_name_them() -> None:
    printings = [printing for card in cards().values() for printing in card["printings"]]
    assert {printing["pack"] for printing in printings} == packs().keys()
    for identity, pack in packs().items():
        inside = [printing["quantity"] for printing in printings if printing["pack"] == identity]
        assert (len(inside), sum(inside)) == (pack["cards"], pack["copies"])


def test_every_later_pack_lists_its_cards_in_order() -> None:
    for pack in packs().keys() - {"core"}:
        listed = read(DATA / "cards" / f"{pack}.json")
        found = [int(card["printings"][0]["number"]) for card in listed]
        assert found == list(range(found[0], found[0] + len(listed)))


# Cards that the booklet lists by number: stronghold and provinces, cards of the clan, neutral dynasty cards.
DECKS = {
    "crane": (
        (2, {9, 17, 21, 23, 24}),
        (range(40, 54), range(139, 149)),
        {122: 1, 123: 2, 125: 1, 127: 2, 128: 1, 129: 1},
    ),
    "lion": (
        (4, {11, 15, 19, 20, 22}),
        (range(67, 81), range(160, 170)),
        {122: 2, 123: 1, 125: 2, 127: 1, 128: 1, 129: 1},
    ),
}


@pytest.mark.parametrize("clan", DECKS)
def test_starter_deck_is_that_of_the_booklet(clan: str) -> None:
    deck = read(DATA / "decks" / f"{clan}-starter.json")
    (stronghold, provinces), (dynasty, conflict), neutral = DECKS[clan]
    assert deck["id"] == f"{clan}-starter"
    assert deck["clan"] == clan
    assert deck["name"].keys() == set(LANGUAGES)
    assert "role" not in deck

    def number(identity: str) -> int:
        return core_number(cards()[identity])[0]

    assert number(deck["stronghold"]) == stronghold
    assert {number(identity) for identity in deck["provinces"]} == provinces
    assert {cards()[identity]["element"] for identity in deck["provinces"]} == ELEMENTS
    expected_dynasty = dict.fromkeys(dynasty, 1) | neutral
    assert {number(identity): copies for identity, copies in deck["dynasty"].items()} == expected_dynasty
    expected_conflict = dict.fromkeys([*conflict, *range(200, 214)], 1)
    assert {number(identity): copies for identity, copies in deck["conflict"].items()} == expected_conflict
    assert (sum(deck["dynasty"].values()), sum(deck["conflict"].values())) == (22, 24)
    for side in ("dynasty", "conflict"):
        assert {cards()[identity]["side"] for identity in deck[side]} == {side}
        assert {cards()[identity]["clan"] for identity in deck[side]} == {clan, "neutral"}


def test_one_core_set_holds_both_starter_decks() -> None:
    needed: Counter[str] = Counter()
    for clan in DECKS:
        deck = read(DATA / "decks" / f"{clan}-starter.json")
        needed.update(deck["dynasty"])
        needed.update(deck["conflict"])
        needed.update(deck["provinces"])
    for identity, copies in needed.items():
        assert copies <= cards()[identity]["printings"][0]["quantity"], identity


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_belong_to_cards_in_order(language: str) -> None:
    listed = list(texts(language))
    assert listed == [identity for identity in cards() if identity in texts(language)]
    assert {identity for identity, card in cards().items() if card["keywords"]} <= set(listed)
    without = {"eager-scout", "doji-whisperer", "matsu-berserker", "serene-warrior", "fiery-madness"}
    without.add("fire-tensai-initiate")
    assert cards().keys() - set(listed) == without


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_well_formed(language: str) -> None:
    assert_well_formed(texts(language), SIGNS)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_agree_in_signs_and_triggers(language: str) -> None:
    assert_agree(texts("en"), texts(language), {each: TRIGGERS[each] for each in ("en", language)})


def as_number(value: Any) -> int | str | None:
    if isinstance(value, str):
        return "X" if "X" in value else int(value)
    return None if value is None else int(value)


def test_a_sign_read_aloud_agrees_with_a_french_plural() -> None:
    """Lists say a sign as a word, so "conflits :military:" became "conflits militaire"."""
    bare = re.compile(r"conflits :(?:military|political):")
    assert [card for card, text in texts("fr").items() if bare.search(text)] == []
    assert spelled(texts("fr")["sashimono"], lambda _: "militaire").endswith(
        "La résolution des conflits militaires n’incline pas le personnage attaché."
    )


def test_facts_agree_with_the_reference() -> None:
    source = reference()
    assert source.keys() == cards().keys()
    for identity, card in cards().items():
        for field in ("name", "type", "side", "clan", "traits", "printings"):
            assert card[field] == source[identity][field], (identity, field)
        assert card["unique"] == source[identity]["unicity"], identity
        for field in ("element", "role_restriction"):
            assert card.get(field) == source[identity][field], (identity, field)
        for field in NUMBERS:
            value = as_number(source[identity][field])
            if value is None and card["type"] == "character" and field in {"military", "political"}:
                value = "-"
            assert card.get(field) == value, (identity, field)


def test_english_texts_use_the_active_voice() -> None:
    """The texts once turned the game's sentences into the passive: "after a conflict is won by this character"."""
    assert list(passive("**Reaction:** After a conflict is won by this character – it is honored.")) == [
        "is won by this",
        "it is honored",
    ]
    assert {card: found for card, text in texts("en").items() if (found := list(passive(text)))} == {}


def test_every_printed_text_has_ours() -> None:
    printed = {identity for identity in cards() if reference()[identity]["text"]}
    for language in LANGUAGES:
        assert texts(language).keys() == printed


def test_keywords_are_those_printed() -> None:
    """Keywords are sentences before an ability. A keyword that an ability gives to a card is not one of these."""
    names = {"ancestral", "courtesy", "covert", "limited", "pride", "restricted", "sincerity"}
    for identity, card in cards().items():
        found = set()
        for line in (reference()[identity]["text"] or "").split("\n"):
            plain = re.sub(r"<i>.*?</i>|<[^>]+>", "", line).strip()
            for sentence in plain.split(":")[0].split(". "):
                sentence = sentence.rstrip(". ").lower()
                found |= {sentence} & names
                if match := re.fullmatch(r"no attachments( except )?(.*)", sentence):
                    listed = ":" + match[2].replace(" or ", ",") if match[1] else ""
                    found.add(f"no-attachments{'-except' if match[1] else ''}{listed}")
                if match := re.fullmatch(r"no (\w+) attachments", sentence):
                    found.add(f"no-attachments:{match[1]}")
        assert set(card["keywords"]) == found, identity


def test_english_words_are_our_own() -> None:
    printed: dict[tuple[str, ...], str] = {}
    for identity, card in reference().items():
        printed |= dict.fromkeys(runs(card["text"] or "", TEMPLATE), identity)
    shared = {
        identity: [(printed[run], " ".join(run)) for run in runs(text, TEMPLATE) & printed.keys()]
        for identity, text in texts("en").items()
    }
    assert not {identity: found for identity, found in shared.items() if found}
    for identity in texts("en").keys() - FORMULAS:
        assert words(texts("en")[identity]) != words(reference()[identity]["text"])


@pytest.mark.parametrize("language", BOOKS)
def test_translations_are_our_own(language: str) -> None:
    """The booklets print some cards without their icons, so one comparison leaves signs out."""
    paths = [SHARED / "rules" / book for book in BOOKS[language]]
    if not all(path.is_file() for path in paths):
        pytest.skip("the rules do not lie beside the checkout")
    printed = set()
    for path in paths:
        printed |= runs(re.sub(r"-\n\s*", "", re.sub(r"<\|.*?\|>", " ", path.read_text(encoding="utf-8"))))
    shared = {}
    for identity, text in texts(language).items():
        bare = re.sub(r":\w+:", " ", text)
        if found := (runs(text) | runs(bare)) & printed:
            shared[identity] = [" ".join(run) for run in found]
    assert not shared
