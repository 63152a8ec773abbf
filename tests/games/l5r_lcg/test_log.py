"""The log of the card game: one line for each act, with its cost, its results and the owners of its cards."""

import pytest

from bot.games import Scene, face_of
from bot.panels.log import LENGTH, Chapter, pages, written
from bot.words import Words
from engine.kernel.record import Record

from ...panels.log_length import log_of, played

NAMES = ("Hana", "Kenji")
VIEW = {"viewer": None, "players": []}
SCOUT, GUARD, SHAME = "cautious-scout#1", "seppun-guardsman#2", "for-shame#3"


def told(*records: Record, language: str = "en", viewer: int | None = None) -> list[str]:
    """Return the log of some records, without headings."""
    scene = Scene(Words.load()[language].of("l5r-lcg"), NAMES, VIEW)
    return [line for chapter in written(face_of("l5r-lcg"), records, viewer, scene) for line in chapter.lines]


def enters(card: str, player: int) -> Record:
    return Record("enter-play", {"card": card, "player": player, "conflict": False, "played": False, "origin": "hand"})


PLAYED = (
    Record("spend-fate", {"player": 0, "amount": 1}),
    Record("play-card", {"card": SCOUT, "player": 0}),
    Record("enter-play", {"card": SCOUT, "player": 0, "conflict": True, "played": True, "origin": "hand"}),
    Record("place-fate", {"card": SCOUT, "amount": 2}),
)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Hana plays Cautious Scout (cost 1) into the conflict with 2 fate"),
        ("fr", "Hana joue Éclaireur Prudent (coût 1) dans le conflit avec 2 destins"),
        ("pl", "Hana zagrywa Cautious Scout (koszt 1) do konfliktu z 2 żetonami losu"),
    ],
)
def test_playing_a_character_is_one_line(language: str, line: str) -> None:
    assert told(*PLAYED, language=language) == [line]


def test_a_line_names_the_cost_and_the_results_of_a_use() -> None:
    use = [
        Record(
            "leave-play",
            {"card": "imperial-storehouse#4", "to": "discard", "sacrificed": True, "by": "imperial-storehouse#4"},
        ),
        Record("initiate", {"card": "imperial-storehouse#4", "player": 0, "ability": "a", "timing": "action"}),
        Record("draw", {"player": 0, "amount": 1, "by": "imperial-storehouse#4"}),
    ]
    assert told(*use) == ["Hana uses Imperial Storehouse (sacrificed) – draws 1 card"]


def test_an_event_is_played_and_its_target_named_once_with_its_owner() -> None:
    use = Record("initiate", {"card": SHAME, "player": 0, "ability": "a", "timing": "action", "targets": [GUARD]})
    played = Record("play-card", {"card": SHAME, "player": 0, "by": SHAME})
    bows = Record("bow", {"card": GUARD, "by": SHAME})
    assert told(enters(GUARD, 1), use, played, bows)[1:] == ["Hana plays For Shame! on Seppun Guardsman (Kenji) – bows"]


def test_a_delayed_effect_names_its_source() -> None:
    use = Record("initiate", {"card": SHAME, "player": 0, "ability": "a", "timing": "action", "targets": [GUARD]})
    answer = Record("initiate", {"card": "finger-of-jade#9", "player": 1, "ability": "b", "timing": "interrupt"})
    bows = Record("bow", {"card": GUARD, "by": SHAME})
    assert told(use, answer, bows)[-1] == "Seppun Guardsman bows (For Shame!)"


def test_one_effect_on_several_cards_is_one_line_for_each_owner() -> None:
    ready = [Record("ready", {"card": card}) for card in (SCOUT, GUARD)]
    assert (
        told(enters(SCOUT, 0), enters(GUARD, 1), *ready)[-1] == "Cautious Scout (Hana), Seppun Guardsman (Kenji) ready"
    )


def test_one_step_of_both_players_is_one_line_and_a_second_turn_another() -> None:
    passes = [Record("pass-conflict", {"player": seat}) for seat in (0, 1, 0)]
    assert told(*passes) == ["Hana declares no conflict; Kenji declares no conflict", "Hana declares no conflict"]


def test_bowing_by_the_water_ring_is_not_going_home() -> None:
    """The ring's effect bows a character before the ring is claimed. After the claim, characters bow to go home."""
    ring = {"player": 0, "ring": "water"}
    effect, home = Record("bow", {"card": GUARD}), Record("bow", {"card": SCOUT})
    claimed = told(Record("resolve-ring", ring), effect, Record("claim-ring", ring), home)
    assert claimed == [
        "Hana resolves the Water Ring – Seppun Guardsman bows",
        "Hana claims the Water Ring",
        "Cautious Scout bows",
    ]
    assert told(Record("resolve-ring", ring), home) == ["Hana resolves the Water Ring", "Cautious Scout bows"]


def test_a_drawn_card_is_named_to_its_player_alone() -> None:
    hidden = Record("draw", {"player": 0, "amount": 1})
    drawn = Record("draw", {"player": 0, "amount": 1, "cards": ["banzai#1"]}, (0,), hidden)
    other = Record("draw", {"player": 1, "amount": 2})
    assert told(drawn, other) == ["Hana draws 1 card; Kenji draws 2 cards"]
    assert told(drawn, other, viewer=0) == ["You draw: Banzai!; Kenji draws 2 cards"]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Hana does not defend"), ("fr", "Hana ne défend pas"), ("pl", "Hana nie wystawia obrońców")],
)
def test_the_log_says_that_nobody_defends(language: str, line: str) -> None:
    assert told(Record("declare-defenders", {"player": 0, "defenders": []}), language=language) == [line]


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_log_reads_by_rounds_in_about_as_many_pages(language: str) -> None:
    """A match of nine rounds takes ten pages at most. Each page fits into one message."""
    log = log_of(played(1), language, 0)
    assert [chapter.heading.split()[-1] for chapter in log[1:]] == [str(number + 1) for number in range(len(log) - 1)]
    leaves = pages(log)
    assert len(leaves) <= len(log) and max(map(len, leaves)) <= LENGTH
    assert not [line for chapter in log for line in chapter.lines if line.endswith(".")]


def test_a_chapter_that_fits_on_no_page_is_continued_under_its_heading() -> None:
    leaves = pages([Chapter("Round 1", ["x" * 500] * 20), Chapter("Round 2", ["y"])])
    assert [leaf.count("### Round 1") for leaf in leaves] == [1, 1, 1]
    assert leaves[-1].endswith("### Round 2\ny") and max(map(len, leaves)) <= LENGTH
    assert "".join(leaves).count("x") == 20 * 500
