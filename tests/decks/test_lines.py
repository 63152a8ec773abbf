"""Lines as people write them: the card and its count, and questions instead of guesses."""

from pathlib import Path

import pytest

from bot.decks.judging.check import check, check_all
from bot.decks.judging.report import notes
from bot.decks.reading.deck import Reading, Unreadable
from bot.decks.root import factions_of
from bot.words import Words
from engine.l5r_lcg.definition import catalogue

FILES = Path(__file__).parent / "files"

LEGAL = (FILES / "l5r-lcg" / "legal-crane-seeker.txt").read_text(encoding="utf-8")
REST = "\n3x Banzai!\n3x Court Games\n"


def lcg(line: str) -> Reading:
    return check(f"Conflict\n{line}{REST}", "l5r-lcg").reading


def ccg(line: str) -> Reading:
    return check(f"Dynasty\n{line}\n3x Small Farm\n", "l5r-ccg").reading


@pytest.mark.parametrize(
    "line",
    [
        *("3x Fine Katana", "3 Fine Katana", "3X Fine Katana", "3xFine Katana", "3Fine Katana", "x3 Fine Katana"),
        *(
            "×3 Fine Katana",
            "[3] Fine Katana",
            "(3) Fine Katana",
            "(3x) Fine Katana",
            "3: Fine Katana",
            "+ 3× Fine Katana",
        ),
        *("1. 3x Fine Katana", "2) 3x Fine Katana", "🦀 3x Fine Katana", "— 3x Fine Katana", "→ 3x Fine Katana"),
        *("- [ ] 3x Fine Katana", "***3x Fine Katana***", "**3x** Fine Katana", "`3x Fine Katana`", "３ｘ Fine Katana"),
        *("Fine Katana - 3", "Fine Katana: 3", "Fine Katana, 3", "Fine Katana 3", "Fine Katana\t3", "Fine Katana [x3]"),
        *(
            "Fine Katana ..... 3",
            "Fine Katana (3 copies)",
            "3 copies of Fine Katana",
            "Fine Katana x3",
            "Fine Katana (3)",
        ),
        *(
            "3x Fine Katana (3)",
            "3x Fine Katana (Core Set) •◦",
            "3x Fine Katana *(Core Set)*",
            "3x Fine Katana, Core Set",
        ),
        *("3x Fine Katana (Tears of Amaterasu)", "3x Fine Katana - Tears of Amaterasu", "<li>3x Fine Katana</li>"),
        *("3x Fine Katana https://example.invalid/x", "3x Fine Katana # best", "3x\u200b Fine Katana", "3x Core 200"),
        *("Fine Katana - 3 copies", "Fine Katana, 3 copies", "three Fine Katana", "3 szt. Fine Katana"),
        *('<card qty="3" id="x">Fine Katana</card>', '<card count="3" name="Fine Katana"/>'),
        *("[card=x]3x Fine Katana[/card]", "3x Fine Katana #200"),
    ],
)
def test_three_of_a_card(line: str) -> None:
    reading = lcg(line)
    assert reading.cards["fine-katana"] == 3 and not reading.problems, reading


@pytest.mark.parametrize(
    "line",
    [
        *(
            "−3x Fine Katana",
            "1,000 Fine Katana",
            "1.5x Fine Katana",
            "2-3x Fine Katana",
            "1e1 Fine Katana",
            "2½x Fine Katana",
        ),
        *("III Fine Katana", "?x Fine Katana", "Nx Fine Katana", "③ Fine Katana", "100x Fine Katana", "0x Fine Katana"),
        *("Fine Katana (3/3)", "Fine Katana (2-3)", "Fine Katana (3 of 3)", "Fine Katana (3, 2)", "Fine Katana #3"),
        *("Fine Katana @2", "Fine Katana, 2 of them", "Fine Katana (3) (Core)"),
        *("3x Fine Katana x2", "2x Fine Katana (3)", "Fine Katana 1000", "3x 4 Fine Katana"),
    ],
)
def test_a_count_that_makes_no_sense_is_never_guessed(line: str) -> None:
    reading = lcg(line)
    assert not reading.cards["fine-katana"]
    [problem] = reading.problems
    assert problem.kind == "count" and problem.line == 2 and problem.text.lstrip("-−").startswith(line.lstrip("−")[:1])


@pytest.mark.parametrize(
    "line", ["3 Fine Katana (5 fate people are key here.)", "3x Fine Katana (I lost 2 games without it)"]
)
def test_a_number_in_a_remark_behind_a_counted_card_is_no_count(line: str) -> None:
    reading = lcg(line)
    assert reading.cards["fine-katana"] == 3 and not reading.problems
    assert reading.assumed[0].text == line.partition(" ")[2]  # the page shows the text that was read as a card


def test_a_remark_does_not_hide_that_a_card_has_no_count_of_its_own() -> None:
    """The number in the remark may be meant as the count, so the bot asks."""
    assert not lcg("Fine Katana (I would play 2 of these)").cards["fine-katana"]


@pytest.mark.parametrize(
    "line",
    [
        *(
            "Way of the Mantis",
            "Keeper of Wind",
            "Seal of the Mantis",
            "Support of the Lion",
            "The Way of Fire",
        ),
        *("Katana", "Samurai", "Magistrate"),
    ],
)
def test_the_bot_asks_about_another_word_and_does_not_take_it_for_a_slip(line: str) -> None:
    reading = lcg(f"2x {line}")
    assert not reading.assumed and reading.problems[0].kind in ("ambiguous", "unknown", "other-game")


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("Isawa Tadaka (Exp)", "isawa-tadaka-experienced"),
        ("Isawa Tadaka (Expérimenté)", "isawa-tadaka-experienced"),
        ("Isawa Tadaka (Doświadczony)", "isawa-tadaka-experienced"),
        ("Isawa Tadaka xp 1", "isawa-tadaka-experienced"),
        ("Experienced Isawa Tadaka", "isawa-tadaka-experienced"),
        ("Isawa Tadaka", "isawa-tadaka"),
        ("Isawa Tadaka (non-exp)", "isawa-tadaka"),
        ("Small Farm (Imperial Edition)", "small-farm"),
        ("Small Farm [IMP]", "small-farm"),
    ],
)
def test_versions_of_a_person(line: str, card: str) -> None:
    reading = ccg(line)
    assert reading.cards[card] >= 1 and not reading.problems


@pytest.mark.parametrize("line", ["Isawa Tadaka (Experienced 2)", "Isawa Tadaka (Inexp)", "Isawa Tadaka exp2"])
def test_a_version_that_is_not_known_is_never_left_out(line: str) -> None:
    reading = ccg(line)
    assert not any("tadaka" in card for card in reading.cards) and len(reading.problems) == 1


def test_a_name_that_begins_one_games_card_is_no_card_of_another_game() -> None:
    reading = ccg("Hida Kisada")
    assert not any(problem.kind == "other-game" for problem in reading.problems)


@pytest.mark.parametrize(
    "line",
    [
        *(
            "https://example.invalid/deck/1",
            "by Ana",
            "By: Ana",
            "Created by Ana",
            "Date: 2018-07-12",
            "2018-07-12",
            "v1.2",
        ),
        *(
            "Splash: Phoenix",
            "Crane Clan with Phoenix Alliance",
            "Exported from a site",
            "Honor: 10",
            "Role: none",
            "= 40",
        ),
        *(
            "10 influence (max 10)",
            "Dynasty Deck: 40 cards",
            "40 Dynasty Cards",
            "(40) Dynasty",
            "Dynasty x40",
            "7 Holdings",
        ),
        *("Neutral (18)", "Crane", "In-clan", "Cost 3", "40 cards", "Weapons", "Black cards", "Notes: fun"),
    ],
)
def test_a_remark_about_a_deck_is_no_card(line: str) -> None:
    reading = check(f"My deck\n3x Banzai!\n{line}\n3x Court Games\n", "l5r-lcg").reading
    assert (
        dict(reading.cards) == {"banzai": 3, "court-games": 3} and not reading.problems and reading.title == "My deck"
    )


def test_a_row_of_names() -> None:
    reading = lcg("Provinces: Night Raid, Pilgrimage, Shameful Display")
    assert {"night-raid", "pilgrimage", "shameful-display"} <= set(reading.cards)
    assert lcg("3x Fine Katana / Ornate Fan").problems
    assert lcg("City of the Open Hand - Seeker of Void").cards["seeker-of-void"] == 1


def test_numbered_lines_are_no_counts() -> None:
    reading = lcg("1. Night Raid\n2. Pilgrimage\n3. Shameful Display")
    assert [reading.cards[card] for card in ("night-raid", "pilgrimage", "shameful-display")] == [1, 1, 1]


@pytest.mark.parametrize(
    ("text", "cards", "problems"),
    [
        ('{"conflictCards":[{"count":3,"card":{"code":"banzai"}}]}', {"banzai": 3}, 0),
        ('{"record":{"id":"y","head":{"cards":{"banzai":3}}}}', {"banzai": 3}, 0),
        ('{"cards":{"banzai":3,"censure":"x"}}', {"banzai": 3}, 1),
        ('{"cards":{"banzai":3.0,"censure":{}}}', {"banzai": 3, "censure": 1}, 0),
        ('{"cards":{"banzai":2,"banzai":1}}', {"banzai": 3}, 0),
        ('{"cards":{"banzai":3},"sideboard":{"censure":1}}', {"banzai": 3}, 1),
        ('{"cards":["3x Banzai!", 5, null]}', {"banzai": 3}, 2),
        ("[3] Banzai!\n[b]Conflict[/b]", {"banzai": 3}, 0),
        ("sep=;\nQuantity;Card\n3;Banzai!", {"banzai": 3}, 0),
        ("3,Banzai!\n1,Levy", {"banzai": 3, "levy": 1}, 0),
    ],
)
def test_json_and_tables_are_read(text: str, cards: dict[str, int], problems: int) -> None:
    reading = check(text, "l5r-lcg").reading
    assert dict(reading.cards) == cards and len(reading.problems) == problems


def test_prose_is_no_deck() -> None:
    with pytest.raises(Unreadable, match="deck-no-cards"):
        check("This is a letter to my friend.\nIt names nothing that anybody would play.\n")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Marquise; Eyrie", ["marquise", "eyrie"]),
        ("The Marquise and Vagabonds, Vagabond 1", ["marquise", "vagabond", "vagabond"]),
        ("Culte des Lezards, cats, rats", ["cult", "marquise", "hundreds"]),
        ("Dynasties de la Canopée et Podziemne Księstwo", ["eyrie", "duchy"]),
        ("2 Vagabonds | Vagabond (1) • 1. Eyrie", ["vagabond", "vagabond", "vagabond", "eyrie"]),
        ("1st Vagabond, Vagabond (Tinker), Cats x1", ["vagabond", "vagabond", "marquise"]),
        ("birds, mice & the raccoon", ["eyrie", "alliance", "vagabond"]),
        ("marqise de cat, bears", ["marquise", "bears"]),
        ("marquise eyrie vagabond alliance", ["marquise", "eyrie", "vagabond", "alliance"]),
        ("cats birds 2 vagabonds", ["marquise", "eyrie", "vagabond", "vagabond"]),
        ("Lord of the Hundreds Keepers in Iron two vagabonds", ["hundreds", "keepers", "vagabond", "vagabond"]),
        ("kot ptaki włóczęga", ["marquise", "eyrie", "vagabond"]),
        ("cats big bears birds", ["marquise", "big bears", "eyrie"]),
    ],
)
def test_factions_are_known_by_their_popular_names(text: str, named: list[str]) -> None:
    assert factions_of(text) == named


def test_a_row_of_cards_may_be_long() -> None:
    names = sorted(card.name for card in catalogue().values() if card.clan == "crane" and card.side == "dynasty")
    row = ", ".join(f"1x {name}" for name in names)
    reading = check(f"Dynasty Deck ({len(names)}): {row}{REST}", "l5r-lcg").reading
    assert len(row) > 300 and len(reading.cards) == len(names) + 2 and not reading.problems


def test_headings_of_types_end_the_deck_that_has_none_of_them() -> None:
    reading = check(
        "Dynasty Deck\n3x Doji Whisperer\nAttachments\n3x Fine Katana\nEvents\n3x Banzai!", "l5r-lcg"
    ).reading
    assert reading.cards.total() == 9 and not reading.misplaced
    assert check(f"Dynasty Deck\n3x Fine Katana{REST}", "l5r-lcg").reading.misplaced["fine-katana"] == "dynasty"


@pytest.mark.parametrize(
    "heading", ["Akcje", "Kręgi żywiołów", "Poplecznicy (3)", "Przedmioty", "Przodkowie", "Zaklęcia: 3"]
)
def test_the_polish_heading_for_fate_cards_opens_their_deck(heading: str) -> None:
    reading = check(f"Talia Dynastii\n3x Small Farm\nKrainy\n1x Farmlands\n{heading}\n3x Ambush\n", "l5r-ccg").reading
    assert reading.cards == {"small-farm": 3, "farmlands": 1, "ambush": 3}
    assert not reading.misplaced and not reading.problems


def test_a_card_in_the_wrong_deck_is_one_fault() -> None:
    """The deck is not also reported as too small or too large: the card counts as if it were in either deck."""
    legal = (FILES / "l5r-lcg" / "legal-crane-seeker.txt").read_text(encoding="utf-8")
    moved = legal.replace("1x Artisan Academy\n", "") + "1x Artisan Academy\n"
    taken = legal.replace("1x Noble Sacrifice\n", "1x Wandering Ronin\n")
    assert [[fault.kind for fault in check(text).faults] for text in (legal, moved, taken)] == [
        [],
        ["wrong-deck"],
        ["wrong-deck"],
    ]


def test_notes_stand_in_the_order_of_lines() -> None:
    found = check("3x Nothing Like It\n3x Fine Katanna\n3x Nor That One\n3x Banzai!", "l5r-lcg")
    assert [line.split()[1] for line in notes(found, Words.load()["en"])] == ["1:", "2:", "3:"]


@pytest.mark.parametrize(
    "line",
    [
        *("thanks!!", "Thanks", "what do you think of it?", "let me know what to cut", "gg", "Dzięki za rady!"),
        *("c'est mon premier deck, soyez gentils", "co o tym myślicie?", "I went 3-1 with it last week"),
    ],
)
def test_a_remark_around_a_deck_is_no_fault(line: str) -> None:
    found = check(f"{LEGAL}\n{line}\n")
    assert found.legal and [text for _, text in found.reading.talk] == [line]
    assert line.replace("`", "") in notes(found, Words.load()["en"])[-1]


@pytest.mark.parametrize("line", ["3x thanks!!", "Keeper of Wind", "The Way of Fire", "Bear Rider", "bear rider"])
def test_a_line_that_could_be_a_card_is_never_skipped(line: str) -> None:
    found = check(f"{LEGAL}\n{line}\n")
    assert not found.legal and not found.reading.talk and len(found.reading.problems) == 1


def test_a_single_candidate_asks_no_question() -> None:
    """A single candidate is reported as the nearest name. A question has at least two candidates."""
    for line in ("Katana of the Mantis", "Way of the Mantis", "Bayushi", "Seeker of Wind", "Kakita Toshi", "Chi"):
        for problem in lcg(f"2x {line}").problems:
            assert len(problem.candidates) > 1 or problem.kind == "unknown", problem


def test_a_list_of_two_games_says_so_in_one_line() -> None:
    other = (FILES / "l5r-ccg" / "legal-lion.txt").read_text(encoding="utf-8")
    found = check(f"{LEGAL}\n{other}")
    assert found.game.name == "l5r-lcg" and found.other is not None and found.other.name == "l5r-ccg"
    told = notes(found, Words.load()["en"])
    assert len(told) == 1 and "two games" in told[0] and "(1997)" in told[0]
    again = check(found.reading.source, found.other.name)
    assert again.game.name == "l5r-ccg" and again.reading.cards.total() >= 60
    found.reading.leave_out([problem.line for problem in found.reading.problems])
    assert not found.reading.source and not found.reading.problems


@pytest.mark.parametrize(
    ("roles", "kinds"),
    [
        (("Seeker of Air", "Keeper of Fire"), ["one-role"]),
        (("Seeker of Air", "Seeker of Air"), ["one-role"]),
        (("Seeker of Air", "Support of the Phoenix"), ["one-role"]),
        (
            ("Keeper of Fire", "Keeper of Void"),
            ["one-role", "wrong-elements", "needs-role", "role-of-another-clan", "role-of-another-clan"],
        ),
    ],
)
def test_two_roles_are_one_fault_and_hide_none(roles: tuple[str, str], kinds: list[str]) -> None:
    """Besides *one-role*, the check reports the faults that exist whichever of the two roles is kept."""
    deck = LEGAL.replace("1x Seeker of Air\n", "".join(f"1x {role}\n" for role in roles))
    assert [fault.kind for fault in check(deck).faults] == kinds
    worse = check(deck.replace("2x Levy", "4x Levy") + "1x Levy\n1x Levy\n1x Levy\n1x Levy\n")
    assert "too-many-copies" in [fault.kind for fault in worse.faults]


def test_two_strongholds_are_one_fault_and_hide_none() -> None:
    deck = LEGAL.replace("1x Shizuka Toshi\n", "1x Shizuka Toshi\n1x Yōjin no Shiro\n")
    assert [fault.kind for fault in check(deck).faults] == ["one-stronghold"]
    foreign = deck.replace("1x Seeker of Air\n", "1x Keeper of Void\n")
    assert [fault.kind for fault in check(foreign).faults] == [
        *("one-stronghold", "wrong-elements", "needs-role", "role-of-another-clan")
    ]


@pytest.mark.parametrize(
    "heading", ["Réserve (hésite encore) :", "Retirés :", "Wycięte:", "Sideboard (3 cards)", "Cut (sorry)"]
)
def test_cards_below_a_heading_with_a_remark_stay_beside_the_deck(heading: str) -> None:
    found = check(f"{LEGAL}\n{heading}\n2x Court Games\n1x Spyglass\n")
    assert found.legal and found.reading.cards == check(LEGAL).reading.cards
    assert [text for _, text in found.reading.talk][-2:] == ["2x Court Games", "1x Spyglass"]


@pytest.mark.parametrize("end", ["Pozdrawiam\nJan\n-- \nWysłano z telefonu", "Merci !\nJean-Luc\n--\nclub du mardi"])
def test_a_name_between_a_greeting_and_a_signature_is_no_card(end: str) -> None:
    found = check(f"{LEGAL}\n\n{end}\n")
    assert found.legal and [text for _, text in sorted(found.reading.talk)][:2] == end.splitlines()[:2]


@pytest.mark.parametrize("word", ["vs.", "VERSUS", "contre", "oraz"])
def test_a_word_between_two_decks_is_no_title(word: str) -> None:
    first, second = check_all(f"{LEGAL}\n\n{word}\n\n{LEGAL}".encode())
    assert first.legal and second.legal and second.reading.title != word
    assert word in [text for _, text in [*first.reading.talk, *second.reading.talk]]


def test_words_before_the_first_card_of_a_deck_in_one_line_hide_no_card() -> None:
    cards = [line for line in LEGAL.splitlines() if line[:1].isdigit()]
    found = check(f"my list for saturday: {'; '.join(cards)}")
    assert found.legal and found.reading.cards == check(LEGAL).reading.cards
    assert [text for _, text in found.reading.talk] == ["my list for saturday:"]
