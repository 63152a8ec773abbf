"""No text takes the bot long, however strange it is: few names are searched for, and what is no deck is given up."""

from time import thread_time

import pytest

from bot.decks.check import check
from bot.decks.model import LINES, SEARCHES, STRANGE, Unreadable
from bot.decks.names import Found, Names

WORST = {
    "numbers of a set": "\n".join(f"3x Core #{number}" for number in range(LINES)),
    "misspelt names": "\n".join(
        f"3x Bonzai{chr(97 + number % 26)} {chr(97 + number // 26)}x" for number in range(LINES)
    ),
    "counts at both ends": "\n".join(f"3x gift {number} of way {number}" for number in range(LINES)),
    "rows of blanks": "\n".join("3x a" + " " * 150 + "b" for _ in range(LINES)),
    "rows of names": "\n".join("3 Banzai!, " * 30 for _ in range(LINES)),
    **{
        # Each line ends with letters of its own, so that nothing is read once for all lines.
        sign: "\n".join(f"3x {sign * times} {chr(97 + n % 26)}{chr(97 + n // 26)}" for n in range(LINES))
        for sign, times in (
            ("(", 150), ("[", 150), ("(a)", 60), ("<a b>", 60), ("<card ", 40), ("&amp;", 60), ("*", 150), ("a,", 100),
            ("a:b ", 50), ("a/ ", 50), ("1 ", 90), ("qw ", 60), ("=", 120), ("http://a.b/c ", 20), ("> ", 90),
        )
    },
}  # fmt: skip


def two_million_steps() -> float:
    """Return what this thread works for two million steps: more on a machine that has much else to do."""
    began = thread_time()
    for _ in range(2_000_000):
        pass
    return thread_time() - began


@pytest.mark.parametrize("text", WORST.values(), ids=WORST)
def test_strange_texts_are_given_up_soon(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    searched, nearest = [], Names.nearest
    check("3x Banzai!")  # the names are read

    def counting(names: Names, name: str) -> Found:
        searched.append(name)
        return nearest(names, name)

    monkeypatch.setattr(Names, "nearest", counting)
    yardstick, began = two_million_steps(), thread_time()
    with pytest.raises(Unreadable):
        check(text)
    # These took 0.3 to 40 seconds; now a fifth of one on a quiet machine, where two million steps take a fortieth.
    assert len(searched) <= SEARCHES and thread_time() - began < 25 * yardstick


def test_a_deck_with_some_misspelt_names_is_read_as_before() -> None:
    found = check("3x Banzai!\n2x Banzay\n" + "\n".join(f"1x Qwrtz{chr(97 + number)}" for number in range(20)))
    assert found.reading.cards["banzai"] == 5 and len(found.reading.problems) == 20


def test_a_long_text_with_one_deck_in_it_is_no_deck() -> None:
    lines = [f"3x wqx{chr(97 + number // 26)}{chr(97 + number % 26)}" for number in range(STRANGE + 5)]
    with pytest.raises(Unreadable) as raised:
        check("\n".join(["3x Banzai!", *lines]))
    assert raised.value.reason == "deck-not-one"
