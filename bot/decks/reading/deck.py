"""A deck as it was read, and the reasons why a text is not a deck."""

import re
import unicodedata
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from bot.decks.reading.names import Found, Names
from bot.trouble import Trouble

BYTES: Final = 200_000
LINES: Final = 600
LETTERS: Final = 16_000  # the most letters of a plain list: five times those of a real one
COPIES: Final = 99
LINE: Final = 300
TITLE: Final = 100
# The most searches for one text. Each search blocks all answers for some milliseconds. A real deck has fewer misspelt
# names.
SEARCHES: Final = 50
STRANGE: Final = 150  # a text with more lines without a card is not a deck
# A count, a name, and a remark of at least four words, which may contain a number: "3 Name (5 fate people win games)".
_REMARKED: Final = re.compile(r"\d{1,2}\s*[x×]?\s[^()]+\((?:[^()\s]+\s+){3,}[^()\s]+\)", re.I)
FOREIGN: Final = 40  # the same limit, while the bot guesses the game of a text
LATER: Final = 5  # this many unknown names, if they outnumber the known ones, show that a list is of another edition
UNKNOWN: Final = ("unknown", "ambiguous")  # the problems of lines whose card the bot does not know
# Invisible characters, and double-width digits, letters, and signs for minus and times.
INVISIBLE: Final[dict[int, int | None]] = dict.fromkeys([*range(0x200B, 0x2010), 0xAD, 0x2060, 0x20E3, 0xFE0F, 0xFEFF])
WIDE: Final[dict[int, int | None]] = {
    **{code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)},
    **{0x2212: ord("-"), 0x2217: ord("*"), 0x3000: ord(" "), 0x445: ord("x")},
}


class Unreadable(Exception):
    """The error for a text that is not a deck: empty, too large, or not text. ``reason`` is a message key."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


class Assumed(NamedTuple):
    """A misspelt name, and the card that the reader took it for."""

    line: int
    text: str
    card: str


class Problem(NamedTuple):
    """A line that could not be read, the cards that it may mean, and its count.

    The ``kind`` of a problem is ``unknown``, ``ambiguous``, ``other-game`` or ``count``. A line similar to one card
    only is ``unknown``.
    """

    line: int
    text: str
    kind: str
    candidates: tuple[str, ...] = ()
    copies: int = 1


@dataclass
class Reading:
    """A deck, as far as its text could be read. ``misplaced`` holds the cards that the list has in the wrong deck.

    ``talk`` holds the lines that speak to people and were skipped. ``source`` is the list's text. The text is kept
    while the list has unread cards of another game, so that the list can be read again as a deck of that game.
    ``exchanged`` means that the list had each deck under the other deck's heading. During the reading, ``kinds`` says
    what each line is: card, problem, heading, comment, title or passed (skipped).
    """

    cards: Counter[str] = field(default_factory=Counter)
    misplaced: dict[str, str] = field(default_factory=dict)
    assumed: list[Assumed] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    title: str = ""
    talk: list[tuple[int, str]] = field(default_factory=list)
    source: str = ""
    exchanged: bool = False
    kinds: dict[int, str] = field(default_factory=dict, compare=False, repr=False)

    def body(self) -> dict[str, Any]:
        """Return everything in a form that JSON can store."""
        return {
            "title": self.title,
            "cards": dict(self.cards),
            "misplaced": self.misplaced,
            "assumed": [list(item) for item in self.assumed],
            "problems": [list(item) for item in self.problems],
            "talk": [list(item) for item in self.talk],
            "source": self.source,
            "exchanged": self.exchanged,
        }

    @classmethod
    def of(cls, body: dict[str, Any]) -> "Reading":
        """Restore a stored reading. Raises Trouble if ``body`` makes no sense. The stored data does not change."""
        try:
            return cls(
                Counter({str(card): int(count) for card, count in body["cards"].items()}),
                {str(card): str(part) for card, part in body["misplaced"].items()},
                [Assumed(int(line), str(text), str(card)) for line, text, card in body["assumed"]],
                [
                    Problem(int(line), str(text), str(kind), tuple(map(str, candidates)), int(copies))
                    for line, text, kind, candidates, copies in body["problems"]
                ],
                str(body["title"]),
                [(int(line), str(text)) for line, text in body.get("talk", ())],
                str(body.get("source", "")),
                bool(body.get("exchanged", False)),
            )
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise Trouble("trouble-deck-damaged") from error

    @property
    def strangers(self) -> int:
        """The number of names whose card is unknown, or 0 unless most names are of this kind.

        Such a list belongs to another edition or to another game.
        """
        unknown = len({problem.text for problem in self.problems if problem.kind in UNKNOWN})
        return unknown if unknown >= LATER and unknown > len(self.cards) else 0

    def settle(self, number: int, card: str) -> None:
        """Read the ambiguous line ``number`` as ``card``. Raises LookupError if the line cannot mean this card."""
        problem = next((one for one in self.problems if one.line == number and card in one.candidates), None)
        if problem is None:
            raise LookupError(card)
        self.problems.remove(problem)
        self.cards[card] += problem.copies
        self.assumed.append(Assumed(problem.line, problem.text, card))

    def leave_out(self, numbers: Collection[int]) -> None:
        """Drop lines that could not be read. Raises LookupError for a line that is not such a problem."""
        if not numbers or not set(numbers) <= {problem.line for problem in self.problems}:
            raise LookupError(numbers)
        self.problems = [problem for problem in self.problems if problem.line not in numbers]
        if not any(problem.kind == "other-game" for problem in self.problems):
            self.source = ""


@dataclass
class Reader:
    """A reader adds the cards of a line to a reading.

    ``others`` lists the names of other games. ``near`` tells whether misspelt names are matched. If more than
    ``strange`` lines contain no card, the text does not count as a deck. ``headed`` collects the decks that headings
    name. ``ids`` means that a program wrote the names as ids. A program misspells no id, so a similar card is not
    assumed.
    """

    names: Names
    others: tuple[Names, ...] = ()
    near: bool = True
    strange: int = STRANGE
    reading: Reading = field(default_factory=Reading)
    headed: set[str] = field(default_factory=set)
    ids: bool = False
    _asked: int = 0
    _near: list[Problem] = field(default_factory=list)  # how each assumed line would be reported as a problem
    _found: dict[str, Found] = field(default_factory=dict)

    def nearest(self, written: str) -> Found:
        """Return the cards similar to an unknown name. The search compares at most ``SEARCHES`` names of one text."""
        if self.near and written not in self._found and len(self._found) < SEARCHES:
            self._found[written] = self.names.nearest(written)
        return self._found.get(written, Found(None))

    def near_one(self, written: str) -> bool:
        """Tell whether an unknown name is similar to one card only."""
        return self.nearest(written).card is not None

    def _similar(self, found: Found) -> tuple[str, ...]:
        """Return the cards that an unknown name may mean. An id means one card or none."""
        if found.card is not None:
            return (found.card,)
        return () if self.ids else found.candidates

    def take(self, line: int, written: str, count: int | None, part: str = "", whole: str = "") -> bool:
        """Add ``count`` copies of the card that ``written`` names, and return whether there is such a card.

        ``whole`` is the whole line, for reports about a count. No card's name contains a digit. So a digit in leftover
        text is a count that the bot does not understand, unless the text is a remark behind a counted card. The bot
        never guesses a count.
        """
        self._asked += 1
        if self._asked > LINES:  # a line may name several cards, so the names are counted too
            raise Unreadable("deck-too-long", lines=self._asked, most=LINES)
        self.give_up()
        written, text = written[:LINE], clean(written)
        card = self.names.known(written)
        is_strange = card is None and not _REMARKED.fullmatch(whole) and self.names.numbered(written, self.nearest)
        if count is None or not 1 <= count <= COPIES or is_strange:
            self.reading.problems.append(Problem(line, clean(whole) or text, "count"))
            return False
        if card is None and not self.names.begun(written) and any(other.known(written) for other in self.others):
            self.reading.problems.append(Problem(line, text, "other-game", (), count))
            return False
        if card is None:
            found = self.nearest(written)
            if found.card is None or self.ids:
                similar = self._similar(found)
                kind = "ambiguous" if len(similar) > 1 else "unknown"
                self.reading.problems.append(Problem(line, text, kind, similar, count))
                return False
            card = found.card
            self.reading.assumed.append(Assumed(line, text, card))
            self._near.append(Problem(line, text, "unknown", (card,), count))
        self.reading.cards[card] += count
        home = self.names.homes.get(card, "")
        if part and home and part != home:
            self.reading.misplaced[card] = part
        return True

    def doubt(self) -> None:
        """Report names similar to a card as unread if the list is of another edition.

        In such a list *Matsu Choiko* is a card of that edition, not a misspelt *Matsu Chokoku*. Cards of another game
        count as unknown cards too, unless the list has more of them than of unknown cards.
        """
        reading = self.reading
        unknown = sum(problem.kind in UNKNOWN for problem in reading.problems)
        foreign = sum(problem.kind == "other-game" for problem in reading.problems)
        if reading.cards and unknown >= LATER and foreign <= unknown:
            reading.problems = [
                one._replace(kind="unknown") if one.kind == "other-game" else one for one in reading.problems
            ]
        if unknown < LATER or unknown <= len(reading.cards) - len(self._near):
            return
        for problem in self._near:
            [card] = problem.candidates
            reading.cards[card] -= problem.copies
            reading.kinds[problem.line] = "problem"
        reading.cards = +reading.cards
        reading.misplaced = {card: part for card, part in reading.misplaced.items() if card in reading.cards}
        reading.problems = sorted((*reading.problems, *self._near))
        reading.assumed = []

    def give_up(self) -> None:
        """Raise Unreadable if too many lines contain no card."""
        if len(self.reading.problems) + len(self.reading.talk) > self.strange:
            raise Unreadable("deck-not-one")


def clean(text: str, length: int = LINE) -> str:
    """Return a line without unprintable characters, such as control characters and halves of surrogate pairs."""
    kept = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text[: length * 2])
    return " ".join(kept.split())[:length].strip()


def clean_title(text: str) -> str:
    """Return a deck's name in its stored form: one line that no spreadsheet takes for a formula."""
    return clean(text.translate(WIDE), TITLE).lstrip("=+-@# ").strip()
