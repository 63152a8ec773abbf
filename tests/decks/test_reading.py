"""Texts that people paste: names in three languages, misspelt or ambiguous ones, and texts that are not decks."""

import gzip
import io
import json
import zipfile

import pytest

from bot.decks.judging.check import check
from bot.decks.l5r_ccg import ccg_names
from bot.decks.l5r_lcg import lcg_names
from bot.decks.reading.deck import COPIES, Reading, Unreadable
from bot.decks.reading.text import decode, read
from engine.kernel.games import enter, listed
from engine.l5r_lcg.definition import catalogue


def lcg(text: str) -> Reading:
    return read(text, lcg_names())


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("3x Doji Challenger", 3),
        ("3 Doji Challenger", 3),
        ("3× doji challenger", 3),
        ("Doji Challenger (3)", 3),
        ("Doji Challenger x3", 3),
        ("Doji Challenger (Core 47) x2", 2),
        ("2x Doji Challenger (Core Set 47)", 2),
        ("2x Core 47", 2),
        ("2x Core #47", 2),
        ("- 2x Doji Challenger // my best", 2),
        ("Doji Challenger", 1),
        ("doji-challenger", 1),
        ("3x Doji Challenger [Core]", 3),
    ],
)
def test_every_form_of_a_line_is_read(line: str, count: int) -> None:
    reading = lcg(line)
    assert dict(reading.cards) == {"doji-challenger": count} and not reading.problems and not reading.assumed


def test_names_of_other_languages_are_known() -> None:
    for card in catalogue().values():
        assert {lcg_names().known(name) for name in (card.name, *card.facts.names.values())} == {card.id}


def test_headings_say_in_which_deck_a_card_stands() -> None:
    text = "Dynasty Deck (40)\n  Characters (3)\n3x Banzai!\nConflict:\n2x Doji Challenger\nProvinces\n1x Night Raid\n"
    assert lcg(text).misplaced == {"banzai": "dynasty", "doji-challenger": "conflict"}


def test_a_title_is_read_wherever_a_site_puts_it() -> None:
    assert lcg("Seven Winds\n3x Banzai!").title == "Seven Winds"
    assert lcg("Name: = 2+2\n3x Banzai!").title == "2+2"
    assert lcg('{"name": {"en": "Dawn"}, "cards": {"banzai": 1}}').title == "Dawn"
    assert lcg('{"name": "Outer", "data": {"record": {"name": "Dawn", "cards": {"banzai": 1}}}}').title == "Dawn"
    assert lcg('{"name": "Dawn", "data": {"cards": {"banzai": 1}}}').title == "Dawn"
    assert lcg("count,name,list\n1,Banzai!,Dusk").title == "Dusk"


def test_a_misspelt_name_is_assumed_and_reported() -> None:
    reading = lcg("3x Banzai!\n3x Doji Chalenger")
    assert [tuple(item) for item in reading.assumed] == [(2, "Doji Chalenger", "doji-challenger")]


def test_an_ambiguous_name_is_no_card_until_it_is_settled() -> None:
    reading = lcg("2x Way of the\n1x Banzai!")
    [problem] = reading.problems
    assert problem.kind == "ambiguous" and "way-of-the-lion" in problem.candidates and problem.copies == 2
    assert len(set(problem.candidates)) == len(problem.candidates) <= 25
    with pytest.raises(LookupError):
        reading.settle(1, "banzai")
    reading.settle(1, "way-of-the-lion")
    assert reading.cards["way-of-the-lion"] == 2 and not reading.problems and len(reading.assumed) == 1


@pytest.mark.parametrize("count", ["-1", "0", "+0", "100", "999999999999999999999999", "9" * 4000])
def test_absurd_counts_are_problems_of_their_line(count: str) -> None:
    for text in (f"1x Levy\n{count}x Banzai!", f"1x Levy\nBanzai! ({count})", f"count,name\n1,Levy\n{count},Banzai!"):
        reading = lcg(text)
        assert dict(reading.cards) == {"levy": 1} and len(reading.problems) == 1
        assert reading.problems[0].line == text.count("\n") + 1
    assert COPIES == 99


@pytest.mark.parametrize("count", ["1.5", "true", "null", '"x"', "[]", "{}", "-3", "1e9"])
def test_absurd_counts_in_json(count: str) -> None:
    assert not lcg(f'{{"cards": [{{"id": "banzai", "count": {count}}}, "Levy"]}}').cards["banzai"]


def test_every_form_of_json_is_read() -> None:
    for text in (
        '{"cards": {"doji-challenger": 3}}',
        '[{"name": "Doji Challenger", "count": 3}]',
        '{"data": {"record": {"cards": {"doji-challenger": 3}}}}',
        '{"dynastyCards": [{"count": 3, "card": {"id": "doji-challenger"}}]}',
        '["3x Doji Challenger"]',
        '{"slots": {"doji-challenger": "3"}}',
    ):
        assert dict(lcg(text).cards) == {"doji-challenger": 3}, text


PAGE = """My Crane
Edit  Delete Permalink  Publish

Shizuka Toshi
Keeper of Water
Manicured Garden Air
Meditations on the Tao (Fire)
Influence: 13/13, 0 remaining
Dynasty Deck (40)
 Character (36)

2x  Asahina Artisan
Conflict Deck (40)
 Event (28)

2x  Calling in Favors ////
1x  I Can Swim /
"""
OTHER_PAGE = """My Crane
Format: Emerald
Shizuka Toshi
Keeper of Water
Provinces (5)
Manicured Garden
Meditations on the Tao
Influence: 13/13
Dynasty Cards (40)
Minimum: 40, Maximum: 45
Sort By Cost
Sort By Name
Characters (2)
2x Asahina Artisan
Conflict Cards (40)
Events (3)
2x Calling in Favors
1x I Can Swim
"""
TABLE = """1 Shizuka Toshi (Core Set)
1 Keeper of Water (Core Set)
2 Calling in Favors (Core Set)
1 I Can Swim (Core Set)
2 Asahina Artisan (Core Set)
1 Manicured Garden (Core Set)
1 Meditations on the Tao (Core Set)
"""
DISCORD = """**Stronghold:** Shizuka Toshi
**Role:** __Keeper of Water__
__**Provinces**__
> Manicured Garden (Air)
> [Meditations on the Tao](https://example.org/card/meditations-on-the-tao)
**Dynasty Deck (2)**
<:crane:123456> 2x Asahina Artisan
```
**2x** Calling in Favors
| 1x I Can Swim
```
"""
SITE_JSON = """{"success": true, "record": {"id": 7, "name": "My Crane", "format": "standard", "user_id": "x", "cards":
{"shizuka-toshi": 1, "keeper-of-water": 1, "manicured-garden": 1, "meditations-on-the-tao": 1, "asahina-artisan": 2,
"calling-in-favors": 2, "i-can-swim": 1}}}"""
JIGOKU_JSON = """{"name": "My Crane", "faction": {"name": "Crane", "value": "crane"}, "alliance": {"name": ""},
"stronghold": [{"count": 1, "card": {"id": "shizuka-toshi", "type": "stronghold"}, "pack_id": "core"}],
"role": [{"count": 1, "card": {"id": "keeper-of-water"}}],
"provinceCards": [{"count": 1, "card": {"id": "manicured-garden"}}, {"count": 1,
"card": {"id": "meditations-on-the-tao"}}], "dynastyCards": [{"count": 2, "card": {"id": "asahina-artisan"}}],
"conflictCards": [{"count": 2, "card": {"id": "calling-in-favors"}}, {"count": 1, "card": {"id": "i-can-swim"}}]}"""


@pytest.mark.parametrize(
    ("text", "title"),
    [
        (PAGE, "My Crane"),
        (OTHER_PAGE, "My Crane"),
        (TABLE, ""),
        (DISCORD, ""),
        (SITE_JSON, "My Crane"),
        (JIGOKU_JSON, "My Crane"),
    ],
)
def test_the_exports_of_the_deck_sites_are_read(text: str, title: str) -> None:
    reading = lcg(text)
    once = ("shizuka-toshi", "keeper-of-water", "manicured-garden", "meditations-on-the-tao", "i-can-swim")
    assert reading.cards == {**dict.fromkeys(once, 1), "asahina-artisan": 2, "calling-in-favors": 2}
    assert reading.title == title and not (reading.misplaced or reading.assumed or reading.problems)


def test_no_line_is_taken_for_a_heading_that_might_be_a_card() -> None:
    reading = lcg("Stronghold: Shizuka Toshi\nDynasty\nRing of Ar\nEvent of the Year\n")
    assert [problem.line for problem in reading.problems] == [3, 4]
    assert ccg_names().nearest("Ring of Ar").card and check("Ring of Ar\n3x Ratling Pack").reading.assumed


def test_two_games_in_one_list() -> None:
    found = check("3x Ratling Pack\nRing of Air\nRing of Fire\n2x Doji Challenger")
    assert found.game.name == "l5r-ccg" and not found.legal
    assert [(problem.line, problem.kind) for problem in found.reading.problems] == [(4, "other-game")]


def test_an_experienced_person_has_several_names() -> None:
    for name in ("Toturi • Experienced", "Toturi (Experienced)", "Experienced Toturi", "Toturi exp", "toturi xp"):
        assert ccg_names().known(name) == "toturi-experienced", name
    assert ccg_names().known("Toturi") != "toturi-experienced"


def packed(data: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("deck.txt", data)
    return file.getvalue()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "deck-empty"),
        (b" \n\t\n", "deck-empty"),
        (b"\xef\xbb\xbf", "deck-no-cards"),
        (b"\xff\xfe", "deck-empty"),
        (bytes(range(256)), "deck-not-text"),
        (b"\x89PNG\r\n\x1a\n\0\0\0", "deck-not-text"),
        (packed(b"0" * 10_000_000), "deck-archive"),
        (gzip.compress(b"0" * 10_000_000), "deck-archive"),
        (b"x" * 1_000_000, "deck-too-large"),
        (b"1x Banzai!\n" * 10_000, "deck-too-long"),
        (b"[" * 50_000, "deck-bad-json"),
        (b'{"a":' * 5_000, "deck-bad-json"),
        (b'{"cards": {"banzai": ' + b"9" * 5_000 + b"}}", "deck-bad-json"),
        (b"{}", "deck-no-cards"),
        (b"# nothing\n// here\n", "deck-no-cards"),
        (json.dumps([{"id": "banzai"}] * 700).encode(), "deck-too-long"),
        ("count,name\n" + '1,"Banzai!\n' + "x" * 140_000, "deck-bad-table"),
    ],
)
def test_a_text_without_a_deck_is_reported(data: bytes | str, reason: str) -> None:
    with pytest.raises(Unreadable) as refused:
        check(data)
    assert refused.value.reason == reason or (data == b"\xef\xbb\xbf" and refused.value.reason == "deck-empty")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_every_encoding_of_a_text_is_recognized(encoding: str) -> None:
    text = "1x Niten Adept\n1x Présent\n" if encoding == "cp1252" else "1x Yōjin no Shiro\n1x Présent\n"
    assert decode(text.encode(encoding)) == text


def test_nothing_that_cannot_be_sent_is_kept() -> None:
    reading = lcg('{"name": "\\ud800\\u0000a", "cards": ["\\ud83d\\u202e nobody \\u0007"]}')
    assert reading.title == "a"
    json.dumps(reading.body()).encode()
    assert reading.problems[0].text.encode() and "\u202e" not in reading.problems[0].text


def test_a_game_whose_cards_are_damaged_is_not_checked_and_the_others_are() -> None:
    place = listed()["l5r-ccg"]["decks"]
    enter("l5r-ccg", decks="bot.decks.nowhere:Decks")
    try:
        with pytest.raises(Unreadable, match="deck-broken-game"):
            check("1 Banish All Doubt", "l5r-ccg")
        assert check("3 Banzai!").game.name == "l5r-lcg"
    finally:
        enter("l5r-ccg", decks=place)
