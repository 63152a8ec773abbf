"""The glossaries are complete, the same in all languages, without dead links, and without repetitions."""

import re
from pathlib import Path

import pytest

from bot.decks.reading.names import plain
from bot.rules.glossary import Glossary, Malformed, glossaries, parse, read
from bot.rules.passages import stem
from bot.rules.query import telling
from bot.rules.search import titles
from bot.rules.situations import read_situations
from bot.words import COMPLETE
from bot.words.texts import PLAIN
from engine.kernel.games import enter, games

from ..l5r_lcg.rules.entries import GLOSSARY
from .bench import questions
from .ids import IDS, TERMS

HERE = Path(__file__).parent
LCG = glossaries()["l5r-lcg"]
ENTRY = "## Bow\n- id: bow\n- aliases: bow; bowed\n- see:\n- source: p. 1\n\nTurned sideways.\n"


@pytest.mark.parametrize("game", games("glossary"))
def test_nothing_is_missing_or_leads_nowhere_or_clashes(game: str) -> None:
    assert list(glossaries()[game].faults()) == []


def test_the_card_game_has_every_entry_in_three_languages() -> None:
    assert set(LCG.languages) == {"en", "fr", "pl"}
    for entries in LCG.languages.values():
        assert sorted(entries) == sorted(IDS)


@pytest.mark.parametrize("game", games("glossary"))
def test_no_entry_is_a_stub(game: str) -> None:
    """Only steps whose rule is one short sentence are shorter."""
    every = [entry for entries in glossaries()[game].languages.values() for entry in entries.values()]
    assert not [entry.id for entry in every if len(entry.text) < 70 and not entry.id.startswith(("step-", "setup-"))]


def test_a_player_has_one_conflict_of_each_type_in_a_conflict_phase() -> None:
    """ "À chaque phase" alone would allow five of each in a round (RR 1.5, 3.2)."""
    assert "À chaque phase de conflit" in LCG.entry("step-3.2", "fr").text


def test_polish_entries_cite_only_existing_editions() -> None:
    """The Polish rulebook (Kompendium zasad) is that of version 1.0."""
    cited = [f"{entry.source} {entry.text}" for entry in LCG.languages["pl"].values()]
    assert sum("1.5" in text for text in cited) > 100
    assert not [text for text in cited if re.search(r"kompendium zasad 1\.5", text, re.IGNORECASE)]


@pytest.mark.parametrize("language", COMPLETE)
def test_root_scores_in_two_ways_that_the_french_printing_lacks(language: str) -> None:
    """Law 3.2.1 and 3.2.2."""
    root = glossaries()["root"]
    assert all(number in root.entry("law-3.2", language).text for number in ("3.2.1", "3.2.2", "7.2.3", "14.2.3"))
    leaders = root.entry("law-7.8", language).text
    assert all(leaders.count(f"- 7.8.{number} ") == 1 for number in (1, 2, 3, 4))


def test_every_heading_of_the_reference_has_its_entry() -> None:
    """The reference's heading, as printed in French, is a name of the entry that covers it."""
    missing = []
    for id, heading in zip(TERMS, GLOSSARY, strict=True):
        entry = LCG.languages["fr"][id]
        names = {plain(name) for name in (*titles(entry.title), *entry.aliases)}
        if not names & {plain(name) for name in titles(heading)}:
            missing.append((id, heading, entry.title))
    assert missing == []


@pytest.mark.parametrize("game", games("glossary"))
def test_french_entries_have_typographic_apostrophes_and_no_break_spaces(game: str) -> None:
    for entry in glossaries()[game].languages["fr"].values():
        for text in (entry.title, entry.text):
            assert not re.findall(r"\S*\w'\w\S*", text), entry.id
            assert not re.findall(r"\S+ (?:»|[:;?!%](?!\w))|« ", text), entry.id


def printed_headings(game: str) -> list[str]:
    """Return the headings of a source, one row each."""
    return (HERE / f"headings_{game.replace('-', '_')}.txt").read_text("utf-8").splitlines()[1:]


@pytest.mark.parametrize(("game", "least"), [("root", 440), ("l5r-ccg", 165)])
def test_every_heading_of_the_source_has_its_entry(game: str, least: int) -> None:
    """Every printed heading in the French source, even the smallest, is covered by the entry assigned to it."""
    headings = [row.split(" | ") for row in printed_headings(game)]
    assert len(headings) >= least
    glossary = glossaries()[game]
    for id, where, heading in headings:
        assert all(id in entries for entries in glossary.languages.values()), (id, heading)
        entry = glossary.languages["fr"][id]
        spoken = {stem(word) for word in plain(" ".join((entry.title, *entry.aliases, entry.text))).split()}
        words = [stem(word) for word in telling(heading).split()]
        # Every faction has this heading; only its number differs.
        named = where in entry.aliases and heading == "Aperçu"
        assert named or sum(word in spoken for word in words) * 2 >= len(words), (id, heading, set(words) - spoken)
        numbered = re.search(rf"(?<![\d.]){re.escape(where)}(?!\d)|titre", entry.source)
        assert numbered or where in entry.aliases, (id, heading, where)


@pytest.mark.parametrize("game", ["root", "l5r-ccg"])
def test_headings_of_every_chapter_are_known(game: str) -> None:
    """Every chapter of the source is there."""
    rows = printed_headings(game)
    chapters = {int(row.split(" | ")[1].partition(".")[0]) for row in rows} - {0}
    assert chapters == set(range(1, 16))


@pytest.mark.parametrize("game", games("glossary"))
def test_texts_are_in_their_form(game: str) -> None:
    for language, entry in glossaries()[game].every():
        assert not re.search(r"<[a-z/]|\]\(|^\||^#", entry.text, re.MULTILINE), (language, entry.id)
        signs = set(re.findall(r"(?<!\w):([a-z]+):", entry.text))
        assert signs <= PLAIN.keys(), (language, entry.id)
        assert entry.source, (language, entry.id)


def test_an_absent_glossary_is_empty(tmp_path: Path) -> None:
    glossary = read("root", tmp_path)
    assert glossary.ids == () and list(glossary.faults()) == []


def test_a_language_that_lacks_an_entry_shows_another_one() -> None:
    glossary = Glossary("root", {"fr": parse(ENTRY, "fr.md")})
    assert glossary.entry("bow", "pl").title == "Bow"
    with pytest.raises(KeyError):
        glossary.entry("ready", "fr")


@pytest.mark.parametrize(
    "text",
    [
        ENTRY.replace("- see:\n", ""),
        ENTRY.replace("id: bow", "id: Bow It"),
        ENTRY.replace("Turned sideways.\n", ""),
        ENTRY + ENTRY,
    ],
)
def test_a_malformed_entry_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match=r"en\.md"):
        parse(text, "en.md")


def test_faults_are_found() -> None:
    other = ENTRY.replace("Bow", "Ready").replace("id: bow", "id: ready").replace("- see:", "- see: nowhere")
    english, french = parse(ENTRY + other, "en.md"), parse(ENTRY, "fr.md")
    faults = sorted(Glossary("root", {"en": english, "fr": french}).faults())
    assert faults == [
        "en: 'bow' is bow and ready",
        "en: 'bowed' is bow and ready",
        "en: ready leads to nowhere",
        "fr: ready is missing",
    ]


def test_a_glossary_that_is_damaged_is_empty_and_the_others_are_read(caplog: pytest.LogCaptureFixture) -> None:
    sound = glossaries()
    enter("root", glossary="tests/decks")  # a folder without a glossary counts as an empty one
    enter("l5r-ccg", glossary="data/nowhere")
    glossaries.cache_clear()
    try:
        found = glossaries()
        assert found["l5r-ccg"].broken and not found["root"].broken and found["l5r-lcg"].ids == sound["l5r-lcg"].ids
        assert "l5r-ccg" in caplog.text and "data/nowhere" in caplog.text
    finally:
        enter("root", glossary="data/rules/root")
        enter("l5r-ccg", glossary="data/rules/l5r_ccg")
        glossaries.cache_clear()


@pytest.mark.parametrize("game", games("glossary"))
def test_situations_are_written_in_three_languages_and_copy_no_question_of_the_tests(game: str) -> None:
    told = glossaries()[game].situations
    assert len(told) == len({*told}) > 300
    languages = {id: {one.language for one in told if one.id == id} for id in {one.id for one in told}}
    assert all(found == {"en", "fr", "pl"} for found in languages.values()), languages
    assert max(len(one.told) for one in told) <= 100
    asked = {row["question"].casefold() for what in ("questions", "situations") for row in questions(game, what)}
    for held in ("held_back", "fresh", "fresh2", "fresh3", "unseen", "voices"):
        asked |= {row["question"].casefold() for row in questions(held, "situations")}
    assert not asked & {one.told.casefold() for one in told if len(one.told.split()) > 4}


def test_a_line_without_content_is_refused(tmp_path: Path) -> None:
    assert list(read_situations(tmp_path)) == []
    (tmp_path / "situations.md").write_text("## bow\n- en: he is bowed; tapped\n\nnonsense\n", encoding="utf-8")
    with pytest.raises(ValueError, match="line 4"):
        list(read_situations(tmp_path))
