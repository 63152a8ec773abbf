"""Questions that name a faction of Root and a phase lead to that faction's own section."""

import pytest

from bot.rules.glossary import Glossary, parse
from bot.rules.root import CHAPTERS, PHASES
from bot.rules.search import libraries
from bot.rules.sections import Sections
from bot.words import COMPLETE, Words

ROOT = libraries()["root"]
SAID = {
    "en": {"birdsong": "birdsong", "daylight": "daylight", "evening": "evening"},
    "fr": {"birdsong": "aurore", "daylight": "jour", "evening": "crépuscule"},
    "pl": {"birdsong": "świt", "daylight": "dzień", "evening": "wieczór"},
}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("faction", CHAPTERS)
def test_the_name_of_a_faction_and_a_phase_open_the_section_of_that_faction(faction: str, language: str) -> None:
    """The chapter's sections 4, 5 and 6. People write the short name or the long one, before the phase or after it."""
    say = Words.load().of("root", language)
    for phase, number in PHASES.items():
        for name in (say(f"short-{faction}"), say(f"faction-{faction}")):
            for query in (f"{name} {SAID[language][phase]}", f"{SAID[language][phase]} {name}"):
                assert ROOT.look_up(query, language).ranked[0] == f"law-{CHAPTERS[faction]}.{number}", query


@pytest.mark.parametrize(
    ("question", "language", "entry"),
    [
        ("how many cards do the crows draw in the evening", "en", "law-13.6"),
        ("combien de cartes piochent les corvidés au crépuscule", "fr", "law-13.6"),
        ("ile kart dobiera Sojusz wieczorem", "pl", "law-8.6"),
        ("Szczury za dnia", "pl", "law-14.5"),
    ],
)
def test_a_question_about_a_faction_in_a_phase_leads_to_its_section(question: str, language: str, entry: str) -> None:
    """Without this rule, the Marquise's evening (6.6) comes first, because it explains how all factions draw."""
    assert ROOT.look_up(question, language).ranked[0] == entry


def entry(id: str, title: str, aliases: str = "") -> str:
    return f"## {title}\n- id: {id}\n- aliases: {aliases}\n- see:\n- source: p. 1\n\nA text.\n\n"


SECTIONS = Sections(
    Glossary(
        "root",
        {
            "en": parse(
                entry("faction-moles", "Duchy", "moles; grand duchy")
                + entry("faction-crows", "Corvids", "crows")
                + entry("law-12.6", "12.6 Evening (Duchy)")
                + entry("law-13.6", "13.6 Evening (Corvids)"),
                "en.md",
            )
        },
    )
)


@pytest.mark.parametrize(
    ("query", "section"),
    [
        ("duchy evening", "law-12.6"),
        ("the evening of the moles", "law-12.6"),
        ("grand duchy evening", "law-12.6"),
        ("duchy evening points", None),
        ("evening", None),
        ("duchy", None),
        ("moles and crows evening", None),
    ],
)
def test_a_section_is_called_by_one_owner_and_its_heading_alone(query: str, section: str | None) -> None:
    assert SECTIONS.called(query) == section


def test_the_named_section_takes_the_odds_of_the_best_one_of_its_family() -> None:
    odds = {"law-12.6": 5.0, "law-13.6": 2.0, "other": 3.0}
    assert SECTIONS.corrected("how do crows score in the evening", odds) == {
        "law-12.6": 2.0,
        "law-13.6": 5.0,
        "other": 3.0,
    }


@pytest.mark.parametrize("query", ["how do crows score", "who scores in the evening", "crows or moles in the evening"])
def test_without_a_single_owner_and_a_heading_the_odds_stay(query: str) -> None:
    odds = {"law-12.6": 5.0, "law-13.6": 2.0}
    assert SECTIONS.corrected(query, odds) == odds
