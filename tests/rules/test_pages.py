"""Discord accepts every message of a lookup, for every entry and every card in every language."""

from dataclasses import replace
from typing import Any

import pytest
from discord import ui
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.controls.control import Page
from bot.pictures.render import Picture
from bot.rules.answers import Marked, marked, quoted
from bot.rules.asking import ask
from bot.rules.brackets import asked_in, brackets_page
from bot.rules.card import Key, Wanted
from bot.rules.card_pages import card_page, card_sketch, list_page, near_page
from bot.rules.cards import cards, erratum
from bot.rules.glossary import Glossary, glossaries, parse
from bot.rules.pages import ROUND, chart_page, entry_page, results_page, split
from bot.rules.passages import sentences
from bot.rules.query import clean
from bot.rules.reference import reference
from bot.rules.reply_pages import reply_page
from bot.rules.search import Library, body, libraries
from bot.trouble import Trouble
from bot.words import COMPLETE, Words, plain
from engine.kernel.games import games
from engine.root.definition import faction_facts

from ..discord_judge import find_judge, walk

JUDGE = find_judge()


def faults(view: ui.LayoutView) -> list[str]:
    """Return the faults for which Discord would refuse a message."""
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
def test_every_entry_has_a_valid_page(game: str, language: str) -> None:
    glossary, say = glossaries()[game], Words.load()[language]
    for id in glossary.ids:
        leaves = len(split(glossary.entry(id, language).text))
        for leaf in range(leaves):
            assert (
                faults(entry_page(glossary, Marked(id, "0.1"), say, leaf, others=[*map(Marked, glossary.ids[:10])]))
                == []
            ), id
        public = entry_page(glossary, Marked(id), say, public=True)
        assert faults(public) == [] and glossary.entry(id, language).title in content(public)


@pytest.mark.parametrize("language", COMPLETE)
def test_the_page_shows_the_entries_found(language: str) -> None:
    say, library = Words.load()[language], libraries()["l5r-lcg"]
    for query in ("fate on a character that leaves play", "qqqxyzzy", "@everyone **x** <@1>" * 4):
        page = reply_page(ask(query, language, "l5r-lcg"), query, say)
        assert faults(page) == [] and "@" not in content(page)
    assert faults(results_page(library, "", library.answers("", language), say, "x")) == []


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", games("reference"))
def test_every_chart_is_a_valid_page(game: str, language: str) -> None:
    say, glossary, known = Words.load()[language], glossaries()[game], reference(game)
    for chart in (ROUND, *known.charts):
        page = chart_page(glossary, chart, say).view
        assert faults(page) == [] and say(f"rules-game-{game}") in content(page)
        others = {part["custom_id"] for part in walk(page.to_components()) if part["type"] == 2}
        assert {f"tea:chart:{other}:{ROUND}" for other in games("reference") if other != game} <= others


def pointed(page: Page) -> list[str]:
    """Return the marked parts of a page."""
    return [line for line in content(page.view).splitlines() if "▶" in line]


@pytest.mark.parametrize("language", COMPLETE)
def test_the_step_in_play_is_marked(language: str) -> None:
    say = Words.load()[language]
    glossary, known = glossaries()["l5r-lcg"], reference("l5r-lcg")
    for id in glossary.ids:
        if id.startswith("step-") and "d." not in id:
            step = id.removeprefix("step-")
            present = known.present({"step": step})
            assert present is not None
            [line] = pointed(chart_page(glossary, present.chart, say, present))
            assert step[:3] in line, step
    assert known.present({"step": ""}) is None


@pytest.mark.parametrize("language", COMPLETE)
def test_the_phase_of_the_faction_whose_turn_it_is_is_marked(language: str) -> None:
    """The chart of the round shows each faction's own Birdsong, Daylight and Evening."""
    say, glossary, known = Words.load()[language], glossaries()["root"], reference("root")
    for chapter, faction in enumerate(faction_facts(), 6):
        for section, phase in enumerate(("birdsong", "daylight", "evening"), 4):
            view = {
                "turn": 2,
                "phase": phase,
                "players": [{"seat": 0, "faction": "x"}, {"seat": 2, "faction": faction}],
            }
            present = known.present(view)
            assert present == (f"law-{chapter}.{section}",) * 2
            for chart in (ROUND, present.chart):
                [line] = pointed(chart_page(glossary, chart, say, present, view=view))
                assert f"{chapter}.{section}" in line
                assert faults(chart_page(glossary, chart, say, present, view=view).view) == []
    assert known.present({"turn": None, "phase": "", "players": []}) is None


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(
    ("view", "chart", "step"),
    [
        ({"phase": "straighten", "attack": None, "duel": None}, "turn-sequence", "1."),
        ({"phase": "dynasty", "attack": None, "duel": None}, "turn-sequence", "5."),
        ({"phase": "attack", "attack": None, "duel": None}, "attack-phase", "4.1"),  # the declaration
        ({"phase": "attack", "attack": {"segment": "allies"}, "duel": None}, "attack-phase", "4.1"),
        ({"phase": "attack", "attack": {"segment": "infantry"}, "duel": None}, "attack-phase", "4.2"),
        ({"phase": "attack", "attack": {"segment": "cavalry"}, "duel": None}, "attack-phase", "4.3"),
        (
            {"phase": "attack", "attack": {"segment": "battle"}, "battle": {"totals": None}, "duel": None},
            *("attack-phase", "4.4"),
        ),
        (  # both armies' Force is compared
            {"phase": "attack", "attack": {"segment": "battle"}, "battle": {"totals": [4, 3]}, "duel": None},
            *("attack-phase", "4.5"),
        ),
        (  # a battle is over, the next has not begun
            {"phase": "attack", "attack": {"segment": "battles"}, "battle": None, "duel": None},
            *("attack-phase", "4.4"),
        ),
    ],
)
def test_the_phase_and_the_segment_of_1997_are_marked(
    view: dict[str, Any], chart: str, step: str, language: str
) -> None:
    glossary, present = glossaries()["l5r-ccg"], reference("l5r-ccg").present(view)
    assert present is not None and present.chart == chart
    [line] = pointed(chart_page(glossary, chart, Words.load()[language], present))
    assert step in line


@pytest.mark.parametrize("language", COMPLETE)
def test_every_card_has_a_valid_page(language: str) -> None:
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


def test_lists_of_cards_are_valid_pages() -> None:
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
def test_the_kind_of_a_card_is_named_in_the_readers_language(
    language: str, character: str, personality: str, event: str
) -> None:
    """The kind is named in a list of cards of both games, and on the card's own page."""
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
    unwritten = replace(cards().named("one koku", least=90)[0], id="unwritten", written=False)
    assert "Facts only" in content(card_page(unwritten, say).view)
    charge = cards().named("charge!", least=90)[0]
    assert "restricted list" in content(card_page(charge, say).view)
    assert "Facts only" not in content(card_page(charge, say).view)


POST = (
    "Hi all, sorry for my English! My opponent played Banzai! on his Doji Challenger and I wanted to answer with the "
    "same card. Only one Banzai! can be played in a conflict, so does his count for mine as well? We were not sure. "
)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_post_is_answered_with_the_cards_that_it_names(language: str) -> None:
    """The answer has the text of the first two cards, opens all of them, and offers the other games by one press."""
    say, reply = Words.load()[language], ask(POST, language, "l5r-lcg")
    view = reply_page(reply, POST, say)
    assert faults(view) == [] and "🃏" in content(view)
    pressed = {part["custom_id"] for part in walk(view.to_components()) if part["type"] == 2}
    assert {"tea:cardpage:l5r-lcg:banzai", "tea:cardpage:l5r-lcg:doji-challenger"} <= pressed
    assert {"maximum", "faq-5"} & {*reply.answer.ranked[:5]}


@pytest.mark.parametrize(
    ("game", "name"),
    [("root", "Ambush!"), ("root", "Sword"), ("root", "Thief"), ("l5r-ccg", "Naginata"), ("l5r-ccg", "Toturi")],
)
def test_an_entry_that_opens_for_the_name_of_a_card_also_opens_the_card(game: str, name: str) -> None:
    view = reply_page(ask(name, "en", game), name, Words.load()["en"])
    pressed = {part["custom_id"] for part in walk(view.to_components()) if part["type"] == 2}
    found = {card.id for card in cards().all.values() if card.game == game and card.name == name}
    assert found and {f"tea:cardpage:{game}:{id}" for id in found} <= pressed


@pytest.mark.parametrize("language", COMPLETE)
def test_up_to_five_candidates_are_listed_with_a_line_each(language: str) -> None:
    say, query = Words.load()[language], "what is the determining factor for control?"
    view = reply_page(ask(query, language, "l5r-lcg"), query, say)
    lines = [line for line in content(view).splitlines() if line.startswith("- **")]
    assert len(lines) == 5 and all(" – " in line for line in lines)
    assert say("rules-game-l5r-lcg") in content(view)


TIED = "We are tied for warriors and buildings in this clearing, who rules it then?"


@pytest.mark.parametrize(
    ("language", "query", "line"),
    [
        ("en", TIED, "Tied for most: nobody rules."),
        ("fr", "Si nous sommes à égalité dans la clairière, qui la contrôle ?", "égalité"),
        ("pl", "Gramy w trójkę i nie wiem, czy przy remisie na polanie ktoś ją kontroluje", "Remis"),
    ],
)
def test_the_sentence_that_answers_a_question_stands_above_the_entry(language: str, query: str, line: str) -> None:
    library, say = libraries()["root"], Words.load()[language]
    told = marked(library, "law-2.5", query, language)
    first = content(entry_page(library.glossary, told, say)).splitlines()[1]
    assert first.startswith("> **") and line in first


def test_small_talk_around_a_question_does_not_hide_its_answer() -> None:
    library = libraries()["root"]
    told = marked(library, "law-2.5", f"Hello everybody, we are new to this game and love it so far! {TIED}", "en")
    assert "Tied for most: nobody rules." in quoted(library.glossary, told, "en")


def test_a_name_marks_nothing_and_a_short_question_does() -> None:
    library = libraries()["l5r-lcg"]
    assert marked(library, "honor", "honor", "en") == ("honor", "")
    assert marked(library, "imperial-favor", "the imperial favor", "en").places == ""
    assert marked(library, "honor", "when do I lose honor", "en").places


@pytest.mark.parametrize(
    ("game", "id", "query", "beside"),
    [
        (
            "root",
            "law-4.2",
            "may I walk with my warriors into a clearing that I do not rule?",
            "one of the two",
        ),
        ("l5r-ccg", "fate-hand", "how many Fate cards may I hold when ten were drawn at the end of a turn?", "eight"),
    ],
)
def test_the_short_sentence_beside_the_best_one_is_quoted_too(game: str, id: str, query: str, beside: str) -> None:
    library = libraries()[game]
    assert beside in quoted(library.glossary, marked(library, id, query, "en"), "en")


def test_no_heading_is_quoted_beside_the_best_sentence() -> None:
    library = libraries()["l5r-lcg"]
    told = marked(library, "ring-effects", "water ring: may I bow a character who has fate on him?", "en")
    assert ":void:" not in quoted(library.glossary, told, "en")


def test_a_short_answer_of_the_faq_is_not_quoted_above_itself() -> None:
    library = libraries()["l5r-ccg"]
    assert marked(library, "faq-1", "must a personality be in the battle to use his Battle action?", "en").places == ""


def test_marked_sentences_that_an_entry_no_longer_has_are_left_out() -> None:
    glossary = libraries()["root"].glossary
    assert quoted(glossary, Marked("law-2.5", "0.99.x"), "en") == sentences(body(glossary, "law-2.5", "en"))[0]
    assert quoted(glossary, Marked("law-2.5", "99"), "en") == quoted(glossary, Marked("law-2.5"), "en") == ""


def test_a_gap_stands_between_marked_sentences_that_are_not_neighbours() -> None:
    glossary = libraries()["root"].glossary
    first, second, third, *_ = sentences(body(glossary, "law-2.5", "en"))
    assert quoted(glossary, Marked("law-2.5", "0.1"), "en") == f"{first} {second}"
    assert quoted(glossary, Marked("law-2.5", "0.2"), "en") == f"{first} … {third}"


def test_an_unsuccessful_search_says_so_and_shows_nothing_else() -> None:
    say = Words.load()["en"]
    for query in ("qqqxyzzy", "zzzzqqq"):
        view = reply_page(ask(query, "en", "l5r-lcg"), query, say)
        assert "Nothing found" in content(view) and not [p for p in walk(view.to_components()) if p["type"] == 3]


@pytest.mark.parametrize("language", COMPLETE)
def test_an_entry_of_root_says_which_printing_numbers_it(language: str) -> None:
    say = Words.load()[language]
    assert say("rules-printing-root") in content(entry_page(glossaries()["root"], Marked("law-8.2.4"), say))
    assert say("rules-printing-root") not in content(entry_page(glossaries()["l5r-ccg"], Marked("bow"), say))


def test_a_long_text_has_pages() -> None:
    text = "## Long\n- id: long\n- aliases:\n- see:\n- source:\n\n" + "Some line of the law.\n" * 300 + "x" * 5000
    glossary = Glossary("root", {"en": parse(text, "en.md")})
    leaves = split(glossary.entry("long", "en").text)
    assert len(leaves) > 4 and max(map(len, leaves)) <= 1600
    for leaf in range(len(leaves)):
        page = entry_page(glossary, Marked("long", "1"), Words.load()["en"], leaf)
        assert faults(page) == [] and f"({leaf + 1}/{len(leaves)})" in content(page)


@settings(max_examples=60, deadline=None)
@given(st.text(min_size=1, max_size=120), st.sampled_from(COMPLETE))
def test_any_input_is_answered_within_the_limits_of_discord(query: str, language: str) -> None:
    say = Words.load()[language]
    try:
        asked = clean(query)
    except Trouble:
        return
    for game in (None, "l5r-ccg"):
        assert faults(reply_page(ask(asked, language, game), asked, say)) == []


def test_a_card_of_root_shows_its_effect_and_its_decks() -> None:
    """One page shows all suits in which there is a card of this name."""
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
def test_the_printing_of_a_card_is_named_in_the_readers_language(language: str, pack: str, gloss: str) -> None:
    text = content(card_page(cards().all[Key("l5r-lcg", "seeker-of-air")], Words.load()[language]).view)
    assert pack in text and gloss in text


@pytest.mark.parametrize("language", COMPLETE)
def test_an_item_of_root_shows_the_law_about_it_and_its_sources(language: str) -> None:
    say = Words.load()[language]
    for item in cards().like(Wanted("root", type="item")):
        text = content(card_page(item, say).view)
        assert all(f"{say(f'item-{said}')} ({section})" in text for said, section in item.laws)


def test_a_quoted_clause_of_a_list_does_not_begin_with_its_letter() -> None:
    assert sentences("- c As a battle begins, choose. Then go on.\n- a persistent effect") == [
        "As a battle begins, choose.",
        "Then go on.",
        "a persistent effect",
    ]


def test_the_number_of_a_line_belongs_to_its_sentence() -> None:
    assert sentences("1. Bow the card. Pay its cost.\n2. Attach it.") == [
        "1. Bow the card.",
        "Pay its cost.",
        "2. Attach it.",
    ]


def test_the_sentences_beside_both_answering_sentences_are_shown_too() -> None:
    text = "A crow flies. It may land. It then sings. A mouse digs. It ends there. Nobody follows. A cat waits for it."
    written = f"## Crow\n- id: crow\n- aliases:\n- see:\n- source:\n\n{text}"
    library = Library(Glossary("root", {"en": parse(written, "en.md")}))
    assert marked(library, "crow", "where does the crow fly and how does a mouse dig", "en").places == "0.1.3.4"


def test_the_label_of_a_question_is_no_sentence() -> None:
    assert sentences("Question: May a card be played?\n\nRéponse\N{NO-BREAK SPACE}: Oui.") == [
        "May a card be played?",
        "Oui.",
    ]


def test_a_name_in_brackets_is_answered_without_the_example_of_its_entry() -> None:
    text = glossaries()["l5r-lcg"].entry("covert", "en").text
    assert "Example:" in text
    [told] = asked_in("what about [[covert]]?", "en", "l5r-lcg")
    assert "Example" not in str(brackets_page([told], Words.load()["en"]).to_components())


@pytest.mark.parametrize("language", COMPLETE)
def test_the_answer_to_a_text_about_two_games_says_so(language: str) -> None:
    say = Words.load()[language]
    query = "Can I play Fine Katana in the dynasty phase? And in Root, can the Vagabond move into a forest?"
    view = reply_page(ask(query, language), query, say)
    games = f"{say('rules-short-l5r-lcg')}, {say('rules-short-root')}"
    assert say("rules-several-games", games=games) in content(view) and faults(view) == []


@pytest.mark.parametrize(("language", "gist"), [("en", "No, one at most."), ("fr", "non, une au plus"), ("pl", "Nie")])
def test_a_list_of_faq_answers_shows_the_answers_and_not_the_questions(language: str, gist: str) -> None:
    library, say = libraries()["root"], Words.load()[language]
    question, _, _ = library.glossary.entry("faq-19", language).text.partition("\n\n")
    shown = content(results_page(library, "two ambush cards in one battle", ["faq-19"], say, "2"))
    assert gist in shown and sentences(question)[-1] not in shown
    assert question not in body(library.glossary, "faq-19", language)
    assert body(library.glossary, "law-4.3", language) == library.glossary.entry("law-4.3", language).text
