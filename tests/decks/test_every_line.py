"""Tests that no line of a list is lost: the check reports every line that names no card."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.decks.game import deck_game, deck_games
from bot.decks.judging.check import check, check_all, guess
from bot.decks.judging.report import fault_lines, notes
from bot.decks.reading.deck import Unreadable
from bot.decks.reading.names import plain
from bot.decks.reading.text import read
from bot.words import Words

from ..patience import PATIENT
from .mutated import mutated

SAY = Words.load()["en"]
FILES = sorted((Path(__file__).parent / "files" / "l5r-lcg").glob("legal-*.txt"))
NAMES = deck_game("l5r-lcg").names()


def test_a_first_line_with_a_heading_is_never_the_title() -> None:
    reading = read("Stronghold: Kyuden Kakita\n3 Fine Katana\n2 Ornate Fan", NAMES)
    assert reading.title == "" and [problem.line for problem in reading.problems] == [1]


def test_a_first_line_that_names_cards_is_never_the_title() -> None:
    reading = read("Fine Katana, Ornate Fan, Qqqxyzzy\n3 Banzai!", NAMES)
    assert reading.title == "" and [problem.line for problem in reading.problems] == [1]


def test_a_line_above_an_author_that_names_a_card_is_never_the_title() -> None:
    reading = read("and 2 of Fine Katana\nby Hana\n3 Ornate Fan", NAMES)
    assert reading.title == "" and [problem.line for problem in reading.problems] == [1]
    assert read("A Crane deck\nby Hana\n3 Ornate Fan", NAMES).title == "A Crane deck"


def test_lines_outside_a_deck_are_left_out_and_reported() -> None:
    reading = read("3 Fine Katana\nSideboard\n2 Banzai!\n1 Ornate Fan\nCut: 2x Let Go", NAMES)
    assert reading.cards == {"fine-katana": 3}
    assert [line for line, _ in reading.talk] == [2, 3, 4, 5]


@pytest.mark.parametrize(
    ("language", "skipped", "outside"),
    [
        (
            "en",
            "no card is named there: line 2 `Sideboard`.",
            "a sideboard, a comment or the like): line 3 `2 Banzai!`, ",
        ),
        ("fr", "aucune carte n’y est nommée\u00a0: ligne 2 `Sideboard`.", "etc.)\u00a0: ligne 3 `2 Banzai!`, "),
        ("pl", "nie ma tam żadnej karty: wiersz 2 `Sideboard`.", "komentarz itp.): wiersz 3 `2 Banzai!`, "),
    ],
)
def test_cards_beside_a_deck_are_not_called_talk(language: str, skipped: str, outside: str) -> None:
    found = check("3 Fine Katana\nSideboard\n2 Banzai!\n1 Ornate Fan", "l5r-lcg")
    told = notes(found, Words.load()[language])
    assert any(skipped in line for line in told) and any(outside + "4 `1 Ornate Fan`" in line for line in told)


@pytest.mark.parametrize("heading", ["// Sideboard", "//Sideboard (2)", "Sideboard - 2 cards", "Réserve : 2 cartes"])
def test_headings_of_cards_beside_a_deck(heading: str) -> None:
    reading = read(f"3 Fine Katana\n{heading}\n2 Banzai!", NAMES)
    assert reading.cards == {"fine-katana": 3} and not reading.problems
    assert [line for line, _ in reading.talk] == [2, 3]


def test_a_card_of_one_word_behind_a_label_is_not_called_talk() -> None:
    told = notes(check("3 Fine Katana\nSB: 2 Banzai!", "l5r-lcg"), SAY)
    assert told[-1].endswith("line 2 `SB: 2 Banzai!`.") and told[-1].startswith("Not counted")


def test_a_table_may_call_its_column_card_name() -> None:
    reading = read("Quantity,Card Name,Type\n3,Fine Katana,Attachment\n2,Banzai!,Event", NAMES)
    assert reading.title == "" and reading.cards == {"fine-katana": 3, "banzai": 2}


def test_a_reader_that_stops_early_ends_nothing_in_a_trace() -> None:
    command = f"printf '3 Fine Katana\\n' | {sys.executable} -m bot deck check - | true"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=PATIENT, check=False)
    assert "Traceback" not in done.stderr and "BrokenPipe" not in done.stderr
    assert check("3 Fine Katana").reading.cards == {"fine-katana": 3}


def lines_lost(text: str) -> list[str]:
    """Return the lines of a text that are not a card, not reported as unread, and not a heading, comment or title
    without a card.

    To find out whether a heading, comment or title names a card, this function searches it for the exact names.
    """
    try:
        game = guess(text)
        reading = read(text, game.names(), tuple(other.names() for other in deck_games() if other is not game))
    except Unreadable:
        return []  # this is reported, too
    told = {line for line, _ in reading.talk} | {problem.line for problem in reading.problems}
    lost = []
    for number, line in enumerate(text.strip().splitlines(), 1):
        kind = reading.kinds.get(number, "lost")
        held = f" {plain(line)} "
        named = any(f" {name} " in held for name in game.names().exact if " " in name)
        silent = kind in ("heading", "comment", "title") and named and number not in told
        untold = kind in ("passed", "problem") and number not in told
        title = kind == "title" and not reading.title
        if plain(line) and (kind == "lost" or silent or untold or title):
            lost.append(f"{kind}: {line}")
    return lost


def test_every_line_of_a_text_is_accounted_for() -> None:
    """The variable ``TEAHOUSE_TEXTS`` sets the number of texts. `make soak` reads 10,000."""
    for seed in range(int(os.environ.get("TEAHOUSE_TEXTS", "60"))):
        text = mutated(seed)
        assert not lines_lost(text), (seed, text)


def test_the_count_of_read_cards_is_the_count_of_the_lines() -> None:
    reading = read("3 Fine Katana\nDynasty\n2 Ornate Fan, 1 Let Go\nhello there", NAMES)
    assert reading.kinds == {1: "card", 2: "heading", 3: "card", 4: "passed"}
    assert reading.cards == {"fine-katana": 3, "ornate-fan": 2, "let-go": 1}


@pytest.mark.parametrize(
    "text",
    [
        "Stronghold: Shizuka Toshi; Role: Keeper of Air; Conflict: 3x Fine Katana, 2x Ornate Fan; 1x Let Go",
        "Shizuka Toshi, Keeper of Air, 3 Fine Katana, 2 Ornate Fan, 1 Let Go",
        "stronghold = Shizuka Toshi | role = Keeper of Air | 3 Fine Katana | 2 Ornate Fan | 1 Let Go",
        "Stronghold: Shizuka Toshi, Keeper of Air, Fine Katana x3 Ornate Fan x2 Let Go x1",
    ],
)
def test_a_deck_in_one_line(text: str) -> None:
    reading = read(text, NAMES)
    assert reading.cards == {"shizuka-toshi": 1, "keeper-of-air": 1, "fine-katana": 3, "ornate-fan": 2, "let-go": 1}
    assert not reading.problems and not reading.title


def test_a_row_reports_its_unread_parts_and_never_guesses_a_count() -> None:
    reading = read("3x Fine Katana, 2x Qqqxyzzy, Banzai!, 1 Let Go; Sideboard: 2x Ornate Fan", NAMES)
    assert reading.cards == {"fine-katana": 3, "let-go": 1}
    assert [(problem.text, problem.kind) for problem in reading.problems] == [
        ("Qqqxyzzy", "unknown"),
        ("Banzai!", "count"),
    ]
    assert [text for _, text in reading.talk] == ["Sideboard: 2x Ornate Fan"]


MAIL = """From: hana@example.org (Hana)
Newsgroups: rec.games.trading-cards.misc
Subject: Re: [L5R] A Crane deck
Date: 3 Apr 2018 10:00:00 GMT

Kenji wrote:
>> Here it is:
>> 3 Fine Katana
>> 2 Ornate Fan
> 1 Let Go

--
Hana of the Crane
"Courtesy above all" 2 x 4
"""


def test_a_letter_is_read_for_its_deck_alone() -> None:
    """Headers, *somebody wrote:*, quotation marks and signatures are skipped. The subject names the deck."""
    reading = read(MAIL, NAMES)
    assert reading.cards == {"fine-katana": 3, "ornate-fan": 2, "let-go": 1}
    assert reading.title == "A Crane deck" and not reading.problems
    assert [line for line, _ in reading.talk] == [1, 2, 3, 4, 6, 7, 12, 13, 14]


def test_headings_as_discord_writes_them_set_a_sideboard_apart() -> None:
    reading = read("## Conflict Deck\n3 Fine Katana\n### Maybeboard\n2 Banzai!\n# Provinces\n1 Manicured Garden", NAMES)
    assert reading.cards == {"fine-katana": 3, "manicured-garden": 1} and not reading.misplaced
    assert [line for line, _ in reading.talk] == [3, 4]


def test_a_comment_that_names_a_card_is_reported() -> None:
    reading = read("3 Fine Katana // 2x Banzai!\n# maybe Let Go\n# just words\nby Doji Hotaru", NAMES)
    assert reading.cards == {"fine-katana": 3}
    assert [line for line, _ in reading.talk] == [1, 2, 4]


CRANE = (Path(__file__).parent / "files" / "l5r-lcg" / "legal-crane-seeker.txt").read_text(encoding="utf-8")


def test_headings_that_are_mixed_up_are_one_sentence_and_no_fault() -> None:
    """Exchanged headings are mentioned once, and each card counts where it belongs.

    If only a few cards are under the wrong heading, each of them is a fault.
    """
    turned = CRANE.replace("Dynasty", "@@").replace("Conflict", "Dynasty").replace("@@", "Conflict")
    found = check(turned)
    assert found.legal and found.reading.exchanged
    assert sum("mixed up" in line for line in notes(found, SAY)) == 1
    few = check("Shizuka Toshi\nDynasty\n2 Fine Katana\n3 Doji Whisperer\n1 Doji Challenger")
    assert not few.reading.exchanged and few.reading.misplaced == {"fine-katana": "dynasty"}


def test_many_cards_under_one_wrong_heading_are_one_sentence() -> None:
    names = ["Fine Katana", "Ornate Fan", "Banzai!", "Let Go", "Court Games", "Assassination", "Charge!"]
    right = ["Doji Whisperer", "Doji Challenger", "Cautious Scout"]
    found = check("\n".join(["Dynasty", *(f"1 {name}" for name in (*names, *right))]))
    astray = [line for fault, line in fault_lines(found, SAY) if fault.kind == "wrong-deck"]
    assert len(astray) == 1 and "7 cards" in astray[0]
    assert sum(fault.kind == "wrong-deck" for fault in found.faults) == 7


def test_two_decks_in_one_text_are_judged_one_by_one() -> None:
    lion = next(path for path in FILES if "lion" in path.stem).read_text(encoding="utf-8")
    found = check_all(f"Hana:\n{CRANE}\n\nKenji:\n{lion}\nthanks!")
    assert [one.legal for one in found] == [True, True]
    assert len(check_all(CRANE)) == 1 and len(check_all(CRANE + "\n1 Kyuden Kakita")) == 1


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("https://www.fiveringsdb.com/decks/1", "deck-link-fiveringsdb"),
        ("my deck: https://www.emeralddb.org/builder/2", "deck-link-emeralddb"),
        ("<https://pastebin.com/abc>", "deck-link"),
        ("hello", "deck-no-cards"),
    ],
)
def test_a_link_alone_says_how_to_export(text: str, key: str) -> None:
    with pytest.raises(Unreadable) as raised:
        check(text)
    assert raised.value.reason == key


def test_a_counted_card_within_a_comment_is_reported() -> None:
    """If a list was joined into one line, the comment of a heading is in the middle of it."""
    reading = read("Doji / # faults: none / Stronghold / 1x Shizuka Toshi\n3 Fine Katana", NAMES)
    assert [line for line, _ in reading.talk] == [1] and reading.cards == {"fine-katana": 3}
