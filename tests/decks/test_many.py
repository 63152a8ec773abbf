"""Many decks at once: files and archives, within limits; the table; deck sheets; the field of decks."""

import csv
import io
import zipfile

import pytest

from bot.decks.judging.check import check
from bot.decks.judging.many import MOST, Entry, as_table, entry_line, judge_many, reasons, same_cards
from bot.decks.pages.many import many_page
from bot.decks.pictures.field import draw_field, field_sketch
from bot.decks.printing.paper import Leaf, deck_sheets, divided
from bot.decks.reading.deck import Unreadable
from bot.words import LANGUAGES, Words

from ..discord_judge import walk
from .test_properties import FILES

SAY = Words.load()["en"]
LEGAL = next(path for path in FILES if path.stem == "legal-crane-seeker").read_bytes()
FAULTY = LEGAL.replace(b"3x", b"4x", 1) + b"\nQqqxyzzy\n"


def zipped(files: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return an archive of some files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


def test_files_and_archives_are_judged_deck_by_deck() -> None:
    archive = zipped(
        {"round 1/Hana.txt": LEGAL, "Kenji.txt": FAULTY, "__MACOSX/._Hana.txt": b"x", "notes.txt": b"hello"}
    )
    found = judge_many([("all.zip", archive), ("Mai.txt", LEGAL)])
    assert [entry.player for entry in found] == ["Hana", "Kenji", "notes", "Mai"]
    assert [entry.check is not None and entry.check.legal for entry in found] == [True, False, False, True]
    assert found[0].fingerprint == found[3].fingerprint != found[1].fingerprint
    assert same_cards(found, SAY) == ["⚠️ The same cards: Hana, Mai"]


def test_decks_of_one_file_are_called_after_their_players() -> None:
    lion = (FILES[0].parents[1] / "l5r-lcg" / "legal-lion.txt").read_bytes()
    both = b"Player: Hana\n" + LEGAL + b"\n\nPlayer: Kenji\n" + lion
    assert [entry.player for entry in judge_many([("all.txt", both)])] == ["Hana", "Kenji"]


@pytest.mark.parametrize(
    ("archive", "reason"),
    [
        (zipped({f"{n}.txt": b"3 Banzai!" for n in range(MOST + 1)}), "decks-too-many"),
        (zipped({"bomb.txt": b"0" * 3_000_000}), "zip-strange"),
        (zipped({f"{n}.txt": bytes(range(256)) * 4000 for n in range(5)}), "zip-too-large"),
        (zipped({"a.txt": b"3 Banzai!"})[:40], "zip-strange"),
        (b"PK\x03\x04" + b"?" * 1_000_001, "zip-too-large"),
    ],
    # An archive contains the time of its creation, which must not change a test's name.
    ids=["many", "bomb", "large", "cut", "too large to read"],
)
def test_an_archive_beyond_the_limits_is_never_unpacked(archive: bytes, reason: str) -> None:
    with pytest.raises(Unreadable) as raised:
        judge_many([("all.zip", archive)])
    assert raised.value.reason == reason


def test_an_archive_in_an_archive_stays_closed() -> None:
    [entry] = judge_many([("all.zip", zipped({"inner.zip": zipped({"a.txt": LEGAL})}))])
    assert entry.trouble is not None and entry.trouble.reason == "deck-archive"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_a_line_for_each_deck_in_each_language(language: str) -> None:
    say = Words.load()[language]
    found = judge_many([("=Hana.txt", LEGAL), ("Kenji.txt", FAULTY), ("x.txt", b"hello")])
    rows = list(csv.reader(io.StringIO(as_table(found, say))))
    assert len(rows) == 4 and rows[1][0] == "'=Hana" and rows[2][5]
    assert all(entry.player.strip("=") in entry_line(entry, say) for entry in found)


def test_the_table_calls_a_nameless_deck_by_its_stronghold_and_tells_its_first_fault() -> None:
    [entry] = judge_many([("Kenji.txt", FAULTY)])
    assert entry.check is not None
    name, below = entry_line(entry, SAY, why=True).split("\n")
    assert name == "❌ **Kenji** · Shizuka Toshi · 2 faults"
    assert below == f"-# `{entry.fingerprint}` · {reasons(entry.check, SAY)[0]}"
    assert entry_line(entry, SAY).endswith(f"`{entry.fingerprint}`")


def test_a_table_with_room_for_no_faults_still_names_every_deck() -> None:
    few, many = (judge_many([(f"{number}.txt", FAULTY) for number in range(count)]) for count in (3, 30))
    told, short = (
        "\n".join(
            part["content"] for part in walk(many_page(entries, [], SAY).view.to_components()) if part["type"] == 10
        )
        for entries in (few, many)
    )
    assert few[0].check is not None
    fault = reasons(few[0].check, SAY)[0]
    assert told.count(fault) == 3 and fault not in short and short.count("2 faults") == 30


def test_a_deck_sheet_is_a_pdf_with_a_page_for_each_deck() -> None:
    leaves = [Leaf(check(path.read_bytes()), "Zoë 🍵 Łucja", "Kotei") for path in FILES[:3]]
    for language in LANGUAGES:
        paper = deck_sheets(leaves, Words.load()[language])
        assert paper.startswith(b"%PDF") and paper.count(b"/Type /Page\n") == 3


def test_a_part_of_a_deck_stands_in_one_column_of_the_sheet() -> None:
    parts = [["Stronghold", "1"], ["Dynasty", *"12345"], ["Conflict", *"12345678"]]
    assert divided(parts) == (parts[:2], parts[2:])
    assert divided(parts[:1]) == (parts[:1], [])


def test_the_field_counts_clans_and_cards() -> None:
    checks = [check(path.read_bytes()) for path in FILES if path.parent.name == "l5r-lcg"][:8]
    sketch = field_sketch(checks, "Kotei", SAY)
    assert sketch is not None
    _, groups = sketch.given
    assert [title for title, _ in groups] == ["Clans", "Conflict cards bought from", "Cards by decks and copies"]
    assert sum(count for _, count, _, _ in groups[0][1]) == 8
    assert draw_field(*sketch.given).startswith("<svg")
    assert field_sketch(checks[:1], "Kotei", SAY) is None


def test_an_entry_that_is_no_deck_says_why() -> None:
    assert "no card" in entry_line(Entry("Hana", trouble=Unreadable("deck-no-cards")), SAY)
