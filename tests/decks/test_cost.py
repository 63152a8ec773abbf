"""Even a strange text is read quickly: few names are compared, and reading stops early if the text is not a deck."""

import sys
from contextlib import suppress

import pytest

from bot.decks.judging.check import check
from bot.decks.reading.deck import LETTERS, LINES, SEARCHES, STRANGE, Unreadable
from bot.decks.reading.names import Found, Names

# A check may call this many functions.
MOST = 1_000_000
STRANGEST = {
    "numbers of a set": "\n".join(f"3x Core #{number}" for number in range(LINES)),
    "misspelt names": "\n".join(
        f"3x Bonzai{chr(97 + number % 26)} {chr(97 + number // 26)}x" for number in range(LINES)
    ),
    "counts at both ends": "\n".join(f"3x gift {number} of way {number}" for number in range(LINES)),
    "rows of blanks": "\n".join("3x a" + " " * 150 + "b" for _ in range(LINES)),
    "rows of names": "\n".join("3 Banzai!, " * 30 for _ in range(LINES)),
    **{
        # Each line ends with different letters, so that no result is reused for another line.
        sign: "\n".join(f"3x {sign * times} {chr(97 + n % 26)}{chr(97 + n // 26)}" for n in range(LINES))
        for sign, times in (
            ("(", 150), ("[", 150), ("(a)", 60), ("<a b>", 60), ("<card ", 40), ("&amp;", 60), ("*", 150), ("a,", 100),
            ("a:b ", 50), ("a/ ", 50), ("1 ", 90), ("qw ", 60), ("=", 120), ("http://a.b/c ", 20), ("> ", 90),
        )
    },
}  # fmt: skip
# Longer lists are refused at once.
WORST = {name: text[:LETTERS] for name, text in STRANGEST.items()}


def calls(text: str) -> int:
    """Return how many functions a check calls: a measure of work that is the same on every machine."""
    found = 0

    def count(_: object, event: str, __: object) -> None:
        nonlocal found
        found += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        with suppress(Unreadable):
            check(text)
    finally:
        sys.setprofile(None)
    return found


@pytest.mark.parametrize("text", WORST.values(), ids=WORST)
def test_strange_texts_are_given_up_soon(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command ``python -m tests.decks.worst`` searches for such texts and measures their time."""
    searched, nearest = [], Names.nearest
    check("3x Banzai!")  # the names are read

    def counting(names: Names, name: str) -> Found:
        searched.append(name)
        return nearest(names, name)

    monkeypatch.setattr(Names, "nearest", counting)
    assert calls(text) < MOST and len(searched) <= SEARCHES


def test_the_searches_of_a_check_leave_time_for_the_rest() -> None:
    """A search among the names of 1997 takes 1.5 ms of processor time, and a check may take 0.2 s."""
    assert SEARCHES <= 50


def test_a_list_longer_than_any_is_refused_before_it_is_read() -> None:
    text = "\n".join(f"3x {'a ' * 30}{number}" for number in range(LINES))
    with pytest.raises(Unreadable) as raised:
        check(text)
    assert raised.value.reason == "deck-too-large" and calls(text) < 1_000


def test_a_letter_of_one_field_is_read_once() -> None:
    """If each line began a new header, the work would grow with the square of the number of lines."""
    few, many = (calls("\n".join(f"Subject: {number}" for number in range(lines))) for lines in (140, 560))
    assert many < 6 * few


def test_a_deck_with_some_misspelt_names_is_read_as_before() -> None:
    found = check("3x Banzai!\n2x Banzay\n" + "\n".join(f"1x Qwrtz{chr(97 + number)}" for number in range(4)))
    assert found.reading.cards["banzai"] == 5 and len(found.reading.problems) == 4


def test_a_long_text_with_one_deck_in_it_is_no_deck() -> None:
    lines = [f"3x wqx{chr(97 + number // 26)}{chr(97 + number % 26)}" for number in range(STRANGE + 5)]
    with pytest.raises(Unreadable) as raised:
        check("\n".join(["3x Banzai!", *lines]))
    assert raised.value.reason == "deck-not-one"
