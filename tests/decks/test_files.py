"""The check of every deck file finds what the file states: legal, with one fault, or with several together."""

import re
from collections import Counter
from pathlib import Path

import pytest

from bot.decks.game import deck_games
from bot.decks.judging.check import check
from bot.decks.judging.report import fault_line
from bot.rules.glossary import glossaries
from bot.words import COMPLETE, Words
from engine.l5r_lcg.definition import DATA
from engine.root import reach

FILES = Path(__file__).parent / "files"
DECKS = sorted([*FILES.glob("l5r-*/*.txt")])
SETS = sorted(FILES.glob("root/*.txt"))
LCG_FAULTS = {
    *("one-stronghold", "one-role", "too-few-cards", "too-many-cards", "wrong-deck", "other-clan", "two-clans-bought"),
    *("not-for-influence", "influence-for-one-clan", "too-much-influence", "too-many-copies", "too-many-characters"),
    *("five-provinces", "wrong-elements", "needs-role", "role-of-another-clan", "restricted-list"),
    *("outside-the-pool", "not-in-the-box"),
}
CCG_FAULTS = {
    *("one-stronghold", "too-few-cards", "wrong-deck", "too-many-copies"),
    *("single-event", "single-ring", "single-experienced", "single-unique", "too-many-of-a-kind"),
}
ROOT_FAULTS = {"no-total", "one-faction-each", "no-value", "faction-too-often", "too-little-reach"}


def stated(path: Path, name: str) -> list[str]:
    """Return the statement of a file about itself under ``name``."""
    found = re.search(rf"^# {name}: (.*)$", path.read_text(encoding="utf-8"), re.M)
    return [word for word in found[1].split() if word != "none"] if found else []


@pytest.mark.parametrize("path", DECKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_deck_is_checked_under_its_own_format(path: Path) -> None:
    [form] = stated(path, "format")
    found = check(path.read_bytes(), form=form)
    assert found.game.name == path.parent.name == check(path.read_bytes()).game.name
    assert sorted(fault.kind for fault in found.faults) == sorted(stated(path, "faults"))
    assert sorted(problem.kind for problem in found.reading.problems) == sorted(stated(path, "lines"))
    assert bool(found.reading.assumed) == ("assumed" in path.stem)
    assert found.legal == path.stem.startswith("legal") == (form in found.legal_in)


@pytest.mark.parametrize("path", SETS, ids=lambda path: path.stem)
def test_a_set_of_factions_is_checked_as_a_set_of_factions(path: Path) -> None:
    [players], [value] = stated(path, "players"), stated(path, "value")
    text = path.read_text(encoding="utf-8")
    factions = [line for line in text.splitlines() if line and not line.startswith("#")]
    found = reach.faults(factions, int(players))
    assert sorted(fault.kind for fault in found) == sorted(stated(path, "faults"))
    assert reach.value(factions) == int(value)
    assert reach.daring(factions, int(players)) == ("# daring" in text)
    assert bool(found) != path.stem.startswith("legal")


def test_there_are_enough_files_and_every_fault_stands_alone_and_among_others() -> None:
    for folder, wanted in (("l5r-lcg", LCG_FAULTS), ("l5r-ccg", CCG_FAULTS), ("root", ROOT_FAULTS)):
        paths = sorted((FILES / folder).glob("*.txt"))
        assert len(paths) >= 40
        alone = {next(iter(kinds)) for path in paths if len(kinds := set(stated(path, "faults"))) == 1}
        assert alone == wanted
    together = Counter(kind for path in DECKS if path.stem.startswith("many") for kind in set(stated(path, "faults")))
    assert len(together) >= 14


def test_every_fault_has_its_sentence_and_its_rule() -> None:
    for path in DECKS:
        found = check(path.read_bytes(), form=stated(path, "format")[0])
        for fault in found.faults:
            assert fault.rule in glossaries()[found.game.name], fault
            for language in COMPLETE:
                sentence = fault_line(fault, Words.load()[language], found.game)
                assert sentence and "{" not in sentence and not sentence.startswith("fault-")
    assert reach.RULE in glossaries()["root"]


@pytest.mark.parametrize("path", sorted((DATA / "decks").glob("*.json")), ids=lambda path: path.stem)
def test_the_prepared_decks_are_checked_under_their_own_formats(path: Path) -> None:
    found = check(path.read_bytes())
    for_tournaments = path.stem.endswith(("-tournament", "-imperial"))
    assert "tournament-1.5" in found.legal_in if for_tournaments else found.legal_in == ["casual"]
    assert not found.reading.problems and not found.reading.assumed


def test_every_format_has_a_name() -> None:
    for game in deck_games():
        assert all(names["en"] for names in game.formats().values())
