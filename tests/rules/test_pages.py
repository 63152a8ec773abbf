"""Every message of a look-up is one that Discord takes, for every entry and every card in every language."""

from typing import Any

import pytest
from discord import ui
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.pictures.render import Picture
from bot.rules.card import Key, Wanted
from bot.rules.card_pages import card_page, card_sketch, list_page, near_page
from bot.rules.cards import cards, erratum
from bot.rules.glossary import Glossary, glossaries, parse
from bot.rules.pages import ROUND, chart_page, entry_page, found_page, results_page, split
from bot.rules.query import clean
from bot.rules.reference import reference
from bot.rules.search import libraries
from bot.trouble import Trouble
from bot.words import COMPLETE, Words, plain
from engine.kernel.games import games

from ..discord_judge import find_judge, walk

JUDGE = find_judge()


def faults(view: ui.LayoutView) -> list[str]:
    """What Discord would refuse about a message."""
    body = {"type": 4, "data": {"flags": 1 << 15, "components": view.to_components()}}
    found = list(JUDGE("POST", "/interactions/1/token/callback", body, []) if JUDGE else [])
    for part in walk(view.to_components()):
        assert len(part.get("custom_id", "x")) <= 100
        for text in (part.get("content"), part.get("label")):
            assert text is None or text.strip()
    return found


def content(view: ui.LayoutView) -> str:
    return "\n".join(part["content"] for part in walk(view.to_components()) if part["type"] == 10)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", games("glossary"))
def test_every_entry(game: str, language: str) -> None:
    glossary, say = glossaries()[game], Words.load()[language]
    for id in glossary.ids:
        leaves = len(split(glossary.entry(id, language).text))
        for leaf in range(leaves):
            assert faults(entry_page(glossary, id, say, leaf, others=glossary.ids[:10])) == [], id
        public = entry_page(glossary, id, say, public=True)
        assert faults(public) == [] and glossary.entry(id, language).title in content(public)


@pytest.mark.parametrize("language", COMPLETE)
def test_what_was_found(language: str) -> None:
    say, library = Words.load()[language], libraries()["l5r-lcg"]
    for query in ("fate on a character that leaves play", "qqqxyzzy", "@everyone **x** <@1>" * 4):
        page = found_page(library, query, library.look_up(query, language), say)
        assert faults(page) == [] and "@" not in content(page)
    assert faults(results_page(library, "", library.answers("", language), say, "x")) == []


@pytest.mark.parametrize("language", COMPLETE)
def test_charts(language: str) -> None:
    say, glossary = Words.load()[language], glossaries()["l5r-lcg"]
    charted = reference("l5r-lcg")
    for chart in (ROUND, *charted.charts):
        assert faults(chart_page(glossary, chart, say, None).view) == []
    for id in glossary.ids:
        if id.startswith("step-") and "d." not in id:
            step = id.removeprefix("step-")
            marked = [
                line
                for line in content(chart_page(glossary, charted.chart_of(step), say, step).view).splitlines()
                if "▶" in line
            ]
            assert len(marked) == 1 and step[:3] in marked[0], step


@pytest.mark.parametrize("language", COMPLETE)
def test_every_card(language: str) -> None:
    say = Words.load()[language]
    for card in cards().all.values():
        page = card_page(card, say)
        assert faults(page.view) == [], card.key
        assert "fact-" not in content(page.view) and "card-" not in content(page.view).split("\n")[-1]
        sketch = card_sketch(card, say)
        assert (sketch is None) == (card.game != "l5r-lcg")
        assert sketch is None or 0 < len(sketch.description) <= 1000


@pytest.mark.parametrize("language", COMPLETE)
def test_the_text_of_a_card_stands_there_once_and_so_does_its_erratum(language: str) -> None:
    say, card = Words.load()[language], cards().all[Key("l5r-lcg", "ride-them-down")]
    text = plain(reference(card.game).text(card, say))[:40]
    alone = content(card_page(card, say).view)
    drawn = Picture("card", b"", card_sketch(card, say).description)  # type: ignore[union-attr]
    beside = card_page(card, say, [drawn])
    assert text in plain(alone) and text not in plain(content(beside.view)) and text in drawn.description
    for shown in (alone, content(beside.view)):
        assert shown.count("⚠️") == 1 and erratum(card, language)[:20] in shown
    assert faults(card_page(card, say, others=list(cards().all.values())[:40]).view) == []


def test_lists_of_cards() -> None:
    say = Words.load()["pl"]
    longest: Any = {name: max(cards().values(name), key=len) for name in ("clan", "type", "trait")}
    wanted = Wanted("l5r-lcg", cost="30", element="earth", **longest)
    for page in (0, 1, 999):
        assert faults(list_page(list(cards().all.values()), wanted, say, page)) == []
    assert faults(list_page(list(cards().all.values())[:3], wanted, say)) == []


@pytest.mark.parametrize(
    ("language", "character", "personality", "event"),
    [
        ("en", "Character", "Personality", "Event"),
        ("fr", "Personnage", "Personnalité", "Événement"),
        ("pl", "Postać", "Postać", "Wydarzenie"),
    ],
)
def test_what_a_card_is_is_said_in_the_language_that_reads(
    language: str, character: str, personality: str, event: str
) -> None:
    """In a list of both games and on the card's own page."""
    say = Words.load()[language]
    found = [card for card in cards().named("Kachiko", least=70) if card.name in ("Bayushi Kachiko", "Kachiko's Kiss")]
    lines = content(near_page(found, "?", say)).splitlines()
    kinds = {(card.game, card.type): line for card, line in zip(found, lines[1:], strict=True)}
    for key, kind in ((("l5r-lcg", "character"), character), (("l5r-ccg", "personality"), personality)):
        assert f"· {kind} ·" in kinds[key]
    assert f"· {event} ·" in kinds["l5r-ccg", "event"]
    for card in found:
        assert f"{card.type.capitalize()} (" not in content(card_page(card, say).view) or language == "en"


def test_a_card_that_is_not_written_says_so() -> None:
    say = Words.load()["en"]
    unwritten = next(card for card in cards().all.values() if not card.written)
    assert unwritten.game == "l5r-ccg" and "Facts only" in content(card_page(unwritten, say).view)
    charge = cards().named("charge!", least=90)[0]
    assert "restricted list" in content(card_page(charge, say).view)
    assert "Facts only" not in content(card_page(charge, say).view)


def test_a_long_text_has_pages() -> None:
    text = "## Long\n- id: long\n- aliases:\n- see:\n- source:\n\n" + "Some line of the law.\n" * 300 + "x" * 5000
    glossary = Glossary("root", {"en": parse(text, "en.md")})
    leaves = split(glossary.entry("long", "en").text)
    assert len(leaves) > 4 and max(map(len, leaves)) <= 1600
    for leaf in range(len(leaves)):
        page = entry_page(glossary, "long", Words.load()["en"], leaf)
        assert faults(page) == [] and f"({leaf + 1}/{len(leaves)})" in content(page)


@settings(max_examples=60, deadline=None)
@given(st.text(min_size=1, max_size=120), st.sampled_from(COMPLETE))
def test_whatever_is_typed_is_answered_with_what_discord_takes(query: str, language: str) -> None:
    library, say = libraries()["l5r-lcg"], Words.load()[language]
    try:
        asked = clean(query)
    except Trouble:
        return
    answer = library.look_up(asked, language)
    if answer.entry is None:
        assert faults(found_page(library, asked, answer, say)) == []
    else:
        assert faults(entry_page(library.glossary, answer.entry, say, others=answer.found)) == []


def test_a_card_of_root_says_what_it_does_and_which_decks_hold_it() -> None:
    """All suits in which there is one of its name stand on one page."""
    say = Words.load()["en"]
    for name, *told in (
        ("favor-of-the-mice", "mouse · Card", "immediate effect", "remove all enemy pieces in mouse clearings"),
        ("root-tea", "fox", "rabbit", "mouse", "points **2**", "Standard (×3), Exiles and Partisans (×3)"),
        ("minister-duchess-of-mud", "lord", "cards revealed to sway **4**", "all three Tunnels"),
        ("thief", "Steal: a random card", "Starting items: 🥾 boots, 🔦 torch, 🫖 tea, 🗡️ sword"),
        ("quest-errand", "exhaust 🫖 tea, 🥾 boots"),
        ("mood-stubborn", "ignore the first hit"),
    ):
        text = content(card_page(cards().all[Key("root", name)], say).view)
        assert all(part in text for part in told), text
    for kind in ("deck-card", "quest", "character", "leader", "minister", "mood", "plot"):
        for card in cards().like(Wanted("root", type=kind)):
            assert reference("root").text(card, say) and list(reference("root").concerning(card)), card.key


@pytest.mark.parametrize(
    ("language", "pack", "gloss"),
    [
        ("en", "Core Set 214B", ""),
        ("fr", "Boîte de Base 214B", ""),
        ("pl", "Zestaw podstawowy 214B", "w naszym tłumaczeniu: Poszukiwacz Powietrza"),
    ],
)
def test_where_a_card_was_printed_is_said_in_the_language_that_reads(language: str, pack: str, gloss: str) -> None:
    text = content(card_page(cards().all[Key("l5r-lcg", "seeker-of-air")], Words.load()[language]).view)
    assert pack in text and gloss in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_item_of_root_says_what_the_law_states_and_where(language: str) -> None:
    say = Words.load()[language]
    for item in cards().like(Wanted("root", type="item")):
        text = content(card_page(item, say).view)
        assert all(f"{say(f'item-{said}')} ({section})" in text for said, section in item.laws)
