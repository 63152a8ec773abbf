"""The log of the 1997 game: by turns, an act a line, and whoever acts is named."""

import pytest

from bot.games import Scene, face_of
from bot.games.l5r_ccg.log import happening
from bot.panels.log import Chapter, written
from bot.words import LANGUAGES, Words
from engine.kernel.record import Record

NAMES = ("Hana", "Kenji")
VIEW = {"viewer": None, "players": []}
ASKED_ABOUT = (
    "apply", "attack-ends", "battle-ends", "bow", "cast-spell", "declare-attack", "destroy", "dishonor", "enter-duel",
    "enter-play", "go-home", "initiate", "look-at", "lose-honor", "maneuvers-end", "move-unit", "overlay", "redirect",
    "reveal-focus", "straighten", "substitute", "terrify", "turn-ends",
)  # fmt: skip


def told(*records: Record, language: str = "en") -> list[Chapter]:
    """The log of some records."""
    scene = Scene(Words.load()[language].of("l5r-ccg"), NAMES, VIEW)
    return written(face_of("l5r-ccg"), records, None, scene)


def begins(turn: int, player: int) -> Record:
    return Record("turn-begins", {"turn": turn, "player": player})


def draws(player: int, amount: int = 1) -> Record:
    return Record("draw", {"player": player, "amount": amount})


@pytest.mark.parametrize(
    ("language", "headings"),
    [
        ("en", ["Turn 1: Hana", "Turn 2: Kenji"]),
        ("fr", ["Tour 1\N{NO-BREAK SPACE}: Hana", "Tour 2\N{NO-BREAK SPACE}: Kenji"]),
        ("pl", ["Tura 1: Hana", "Tura 2: Kenji"]),
    ],
)
def test_the_log_reads_by_turns(language: str, headings: list[str]) -> None:
    log = told(begins(1, 0), draws(0), begins(2, 1), draws(1), language=language)
    assert [chapter.heading for chapter in log[1:]] == headings
    assert [len(chapter.lines) for chapter in log] == [0, 1, 1]


def test_what_was_in_an_earlier_turn_is_a_line_of_its_own() -> None:
    assert [chapter.lines for chapter in told(draws(0), begins(2, 1), draws(1))] == [
        ["Hana draws 1 card"],
        ["Kenji draws 1 card"],
    ]


def test_who_acts_is_named_again_after_somebody_else() -> None:
    drawn = told(draws(0), draws(0, 2), draws(1), draws(1, 3), draws(0))
    assert drawn[0].lines == ["Hana draws 1 card; draws 2 cards; Kenji draws 1 card; draws 3 cards; Hana draws 1 card"]


def test_gold_is_told_with_what_it_pays_for_not_with_what_its_producer_does_then() -> None:
    made = [
        Record("produce-gold", {"player": 0, "card": card, "amount": 5}) for card in ("inheritance#1", "iron-mine#2")
    ]
    used = Record("initiate", {"player": 0, "card": "inheritance#1"})
    lost = Record("destroy", {"card": "inheritance#1", "player": 0, "by": "inheritance#1"})
    bought = Record("enter-play", {"player": 0, "card": "diamond-mine#3"})
    [log] = told(*made, used, lost, bought)
    assert [("10" in line, "Diamond Mine" in line) for line in log.lines] == [(False, False), (True, True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_after_an_attack_says_so_and_not_who_all_go_home(language: str) -> None:
    scene = Scene(Words.load()[language].of("l5r-ccg"), NAMES, VIEW)
    ends = {"kind": "attack-ends"}
    home = [{"kind": kind, "card": card} for card in ("matsu-yojo#1", "hida-sukune#2") for kind in ("go-home", "bow")]
    assert happening([ends, *home], scene) == happening([ends], scene)
    assert happening(home[:1], scene) != happening(home[::2], scene).replace(", Hida Sukune", "")  # one goes, two go


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ASKED_ABOUT)
def test_what_a_window_is_about_has_words(language: str, kind: str) -> None:
    scene = Scene(Words.load()[language].of("l5r-ccg"), NAMES, VIEW)
    assert happening([{"kind": kind}], scene) != happening([], scene)
