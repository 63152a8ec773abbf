"""``python -m tests.decks.worst``: a search for the texts that take a deck check longest, by random small changes.

A text has lines of one pattern, each with different letters so that no result is reused. The program draws patterns,
changes the worst ones, and prints how long a check works on each (process time of its thread).
"""

import argparse
import random
from collections.abc import Iterator
from contextlib import suppress
from time import thread_time
from typing import Final, NamedTuple

from bot.decks.judging.check import check, check_all
from bot.decks.reading.deck import BYTES, LETTERS, LINES, Unreadable

# How lines begin, what they contain and how they end; {} is replaced by different letters in each line.
HEADS: Final = (
    *("", "3x ", "3 ", "1x ", "[3] ", "(3x) ", "x3 ", "- ", "> ", "> > ", "# ", "// ", "1. ", "Side: ", "Deck: "),
    *(
        "Stronghold: ",
        "Conflict (40): ",
        "From: ",
        "Name: ",
        "99x ",
        '{"a": ',
        "3, ",
        "3;",
        "3\t",
        "* 3 ",
        "two ",
        "? ",
    ),
)
SIGNS: Final = (
    *("(", "[", "<", ")", "]", ">", "(a)", "[a]", "<a b>", "<card ", "<card name='a' ", "&amp;", "*", "_", "a,", "a; "),
    *("a:b ", "a/ ", "a | ", "1 ", "1x ", "qw ", "=", "http://a.b/c ", "[a](http://b) ", "> ", " - ", "– ", "• ", "x"),
    *(
        "x3 ",
        "3x a ",
        "Banzai! ",
        "3 Banzai!, ",
        "Way of the ",
        "of the ",
        "Core #1 ",
        "#",
        " #",
        " // ",
        "é",
        "ß",
        "ł",
    ),
    *(
        "'",
        '"',
        "a.",
        "...",
        "exp ",
        "(exp 2) ",
        "Hida ",
        "Doji ",
        "and ",
        "et ",
        "hello ",
        "please ",
        "conflict ",
        "½",
    ),
    *(
        "cards ",
        "dynasty ",
        "with ",
        "the ",
        "1/2 ",
        "a" * 20 + " ",
        "by ",
        "wrote: ",
        ", ",
        "; ",
        "(3) ",
        "a (",
        "a [",
        "-",
    ),
)
TAILS: Final = (
    "",
    " {}",
    "{}",
    " ({})",
    " #{}",
    " x3 {}",
    " - {}",
    " {} x3",
    " (3) {}",
    " {} (Core)",
    ":{}",
    ", {}",
    " {}!",
)


class Pattern(NamedTuple):
    """The contents of each line of a text, and the number of lines."""

    head: str
    signs: tuple[tuple[str, int], ...]
    tail: str
    lines: int
    first: str
    letters: int

    def text(self) -> str:
        """Return the text."""
        body = "".join(sign * times for sign, times in self.signs)
        found = [self.first] if self.first else []
        for number in range(self.lines - len(found)):
            own = chr(97 + number % 26) + chr(97 + number // 26)
            found.append(self.head + body.replace("{}", own) + self.tail.replace("{}", own))
        return "\n".join(found)[: self.letters]


def drawn(chance: random.Random) -> Pattern:
    """Return a random pattern."""
    signs = tuple((chance.choice(SIGNS), chance.choice((1, 2, 5, 20, 60, 150))) for _ in range(chance.randint(1, 4)))
    lines = chance.choice((1, 30, 149, 150, LINES, LINES))
    return Pattern(
        chance.choice(HEADS),
        signs,
        chance.choice(TAILS),
        lines,
        chance.choice(("", "", "3x Banzai!")),
        chance.choice((LETTERS, LETTERS, LETTERS, BYTES)),
    )


def changed(pattern: Pattern, chance: random.Random) -> Pattern:
    """Return a pattern with one part drawn anew."""
    other = drawn(chance)
    what = chance.choice(Pattern._fields)
    if what == "signs" and chance.random() < 0.7:
        signs = list(pattern.signs)
        signs[chance.randrange(len(signs))] = chance.choice(other.signs)
        return pattern._replace(signs=tuple(signs))
    return pattern._replace(**{what: getattr(other, what)})


def work(text: str) -> float:
    """Return how many seconds a check works on a text that it has never seen."""
    began = thread_time()
    with suppress(Unreadable):
        check_all(text)
    return thread_time() - began


def steps() -> float:
    """Return how long this thread takes for two million steps: longer on a busy machine."""
    began = thread_time()
    for _ in range(2_000_000):
        pass
    return thread_time() - began


def search(chance: random.Random, tries: int) -> Iterator[tuple[float, Pattern]]:
    """Yield the cost of each pattern tried: half of them random, half of them changes of the worst ten."""
    worst: list[tuple[float, Pattern]] = []
    for number in range(tries):
        known = worst and number % 2
        pattern = changed(chance.choice(worst)[1], chance) if known else drawn(chance)
        cost = work(pattern.text())
        worst = sorted([*worst, (cost, pattern)], key=lambda one: -one[0])[:10]
        yield cost, pattern


def main() -> None:
    """Search, and print the worst patterns, each measured once more."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tries", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    check("3x Banzai!")  # the names are loaded before
    costs = sorted(search(random.Random(given.seed), given.tries), key=lambda one: -one[0])
    print(f"{given.tries} texts, seed {given.seed}; two million steps take {steps() * 1000:.0f} ms")
    print(f"median {costs[len(costs) // 2][0] * 1000:.0f} ms, worst ten:")
    for number, (cost, pattern) in enumerate(costs[:10], 1):
        print(f"{number:2} {cost * 1000:6.0f} ms  again {work(pattern.text()) * 1000:6.0f} ms  {pattern}")


if __name__ == "__main__":
    main()
