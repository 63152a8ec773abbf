"""This module finds the card that people mean: by id, by its title in any language, by set and number, or misspelt."""

import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from rapidfuzz import fuzz, process

# Scores of rapidfuzz (0 to 100). NEAR: a name with a lower score is not read as the card. CONCEIVABLE: a card with a
# lower score is not similar. APART: two scores that differ by less are a tie. ALIKE: a word with a lower score is
# another word, not a misspelt one.
NEAR: Final = 78
CONCEIVABLE: Final = 60
APART: Final = 4
ALIKE: Final = 65
MEANINGS: Final = 10
REMEMBERED: Final = 4000  # how many looked-up names stay in memory
SHORT: Final = 4  # a shorter text is too little to recognize a card
SENTENCE: Final = 5  # this many words after a name are a remark; fewer words may name a version of the card
# A longer text is never a name, and is compared with nothing.
LONGEST: Final = 60
_SPACE = re.compile(r"[^a-z0-9]+")
# Text at the end in brackets (unless it is a count) or after a dash.
_BRACKET = re.compile(r"\s*[(\[](?!\s*[x×]?[-+]?\d+\s*[x×]?\s*[)\]])(?P<inside>[^()\[\]]*)[)\]][\s*_•●○◦]*$", re.I)
_AFTER = re.compile(r"(?:\s+(?:[-–—]{1,3}|[;•])|[,;])\s*(?P<inside>[^–—,;•]+)$")
# A set before a name: ``Core Set: Name``, ``[Core Set] Name``, ``Emerald - Name``.
_AHEAD = re.compile(r"(?:[(\[](?P<a>[^()\[\]]+)[)\]]|(?P<b>[^\W\d][\w .’'-]*?)(?::|\s[-–—]))\s+(?P<rest>\S.*)")
# Text that distinguishes versions of a card.
_VERSION = re.compile(r"\b(?:in)?exp|\bxp|\bdoswiad")
_LEVEL = re.compile(r"[(\[]\s*(?:exp\w*|xp)\.?\s*\d+\s*[)\]]|\be?xp\d|\b(?:exp\w*|xp)\.?\s\d$", re.I)
_NUMBERED = re.compile(r"(?P<pack>[^\d\W][\w .’'-]*?)\s*[#,]?\s*(?P<number>[0-9]{1,3}[ab]?)", re.I)
# Text that may follow a name, besides its set, and still means the same card.
BESIDES: Final = frozenset(
    {"set", "cycle", "pack", "box", "edition", "core", "influence", "inf", "cost", "unique", "limited", "restricted"}
    | {
        "errata",
        "foil",
        "promo",
        "card",
        "cards",
        "clan",
        "neutral",
        "each",
        "under",
        "sh",
        "focus",
        "gold",
        "honor",
        "province",
    }
)
# Words beside a name that may also be a heading above cards.
HEADED: Final = frozenset(
    {"sh", "stronghold", "role", "province", "dynasty", "conflict", "fate", "card", "cards", "neutral", "gold", "honor"}
    | {"character", "attachment", "event", "holding", "personality", "follower", "item", "spell", "region", "ring"}
    | {"ancestor", "strategy", "restricted", "limited"}
)
# Words that mean nothing on their own, although names of sets contain them.
FILLERS: Final = frozenset({"of", "the", "and", "in", "from", "to", "no", "on", "for", "has", "a"})
_COUNTING: Final = FILLERS - {"a"}  # words of a count (*3 of 3*); an *a* stands for the type of an attachment
# Cost, Force, Chi and focus of a card of 1997, and a letter for a type: ``(C, 5)``.
_FACT = re.compile(r"\d+[gfc]?|f\d|[acehprs]")
_DIGIT = re.compile(r"\d|½")


class Found(NamedTuple):
    """The cards to which an unknown name is similar: one card, or several candidates."""

    card: str | None
    candidates: tuple[str, ...] = ()


@lru_cache(maxsize=5000)
def plain(name: str) -> str:
    """Return a name without accents, punctuation and capitals. ``Yōjin no Shiro`` becomes ``yojin no shiro``."""
    bare = unicodedata.normalize("NFKD", name.replace("ł", "l").replace("Ł", "L").replace("œ", "oe"))
    letters = "".join(sign for sign in bare if not unicodedata.combining(sign)).casefold()
    return _SPACE.sub(" ", letters).strip()


class Names:
    """All names of one game's cards.

    ``numbers`` maps sets and numbers to cards. ``homes`` gives the draw deck of each card. ``besides`` holds the words
    (sets, clans, elements, types) that may follow a name without changing its meaning.
    """

    def __init__(
        self,
        cards: Iterable[tuple[str, Iterable[str]]],
        numbers: Mapping[tuple[str, str], str],
        homes: Mapping[str, str],
        besides: Iterable[str] = (),
    ) -> None:
        self.exact: dict[str, str] = {}
        for card_id, names in cards:
            for name in (*names, card_id):
                self.exact.setdefault(plain(name), card_id)
        self.numbers = {(plain(pack), number.casefold()): card_id for (pack, number), card_id in numbers.items()}
        self._printed = {(card_id, number) for (_, number), card_id in self.numbers.items()}
        self.homes = homes
        self._packs = {pack for pack, _ in self.numbers}
        self._besides = BESIDES.union(*(plain(words).split() for words in (*besides, *self._packs)))
        # The words that only sets have. Words of headings, such as *Conflict: Banzai!*, are left out.
        self._sets = self._besides - HEADED
        # For each word: how many words the longest name that begins with this word has.
        self.longest: dict[str, int] = {}
        for name in self.exact:
            first, *more = name.split() or [""]
            self.longest[first] = max(self.longest.get(first, 0), 1 + len(more))
        self._known = list(self.exact)
        self._sorted = sorted(self.exact)
        # All names in one text, separated by line ends, so that one search finds words in all of them.
        self._text = "".join(f"\n {known} " for known in self._known) + "\n"
        self._begins = list(accumulate((len(known) + 3 for known in self._known), initial=0))

    def known(self, name: str) -> str | None:
        """Return the card that ``name`` means without any doubt. A set and a number may follow the name."""
        return _known(self, name)

    def look_up(self, name: str) -> str | None:
        """Return the result of ``known`` without using its cache."""
        bare, tail = self._without_set(name), None
        while True:
            written = plain(bare)
            if card := self.exact.get(written) or self.exact.get(_turned(written)) or self.exact.get(_once(written)):
                return card
            tail = _tail(bare)
            if tail is None or not self._says_nothing(tail):
                break
            bare = bare[: tail.start()].strip()
        numbered = _NUMBERED.fullmatch(name.strip())
        if numbered is None:
            return None
        card = self.exact.get(plain(numbered["pack"]))
        if card and "#" in name and (card, numbered["number"]) in self._printed:
            return card  # Banzai! #204
        return self._numbered(numbered["pack"], numbered["number"])

    def _without_set(self, name: str) -> str:
        """Return a name without the set that stands before it."""
        ahead = _AHEAD.fullmatch(name)
        words = plain(ahead["a"] or ahead["b"]).split() if ahead else []
        return ahead["rest"] if ahead and words and self._sets.issuperset(words) else name

    def nearest(self, name: str) -> Found:
        """Return the card most similar to an unknown name, or the candidates."""
        bare = name
        while tail := _tail(bare):
            inside = _NUMBERED.fullmatch(tail["inside"].strip())
            if inside and (card := self._numbered(inside["pack"], inside["number"])):
                return Found(card)
            rest = bare[: tail.start()].strip()
            if not self._says_nothing(tail):
                return self._without(plain(rest), plain(bare[tail.start() :]))
            bare = rest
        wanted = plain(bare)
        return self._near(wanted) if 2 < len(wanted) <= LONGEST else Found(None)

    def _without(self, wanted: str, behind: str) -> Found:
        """Return the meaning of a name followed by words that are not part of it: one card, or candidates."""
        meant = self._holding(wanted) or self._near(wanted).candidates
        if wanted in self.exact:
            meant = tuple(dict.fromkeys((self.exact[wanted], *meant)))
            if not _VERSION.search(behind) and (len(meant) == 1 or len(behind.split()) >= SENTENCE):
                return Found(meant[0])
        return Found(None, meant[:MEANINGS])

    def begun(self, name: str) -> bool:
        """Tell whether any card's name begins with the words of ``name``."""
        wanted = f"{plain(name)} "
        place = bisect_left(self._sorted, wanted)
        return place < len(self._sorted) and self._sorted[place].startswith(wanted)

    def numbered(self, name: str, nearest: Callable[[str], Found]) -> bool:
        """Tell whether a text is a card's name with a number that is not the card's number in a set.

        The function ``nearest`` finds cards similar to an unknown name.
        """
        bare = name
        while (tail := _tail(bare)) and (self._says_nothing(tail) or self._in_a_set(tail["inside"])):
            bare = bare[: tail.start()].strip()
        rest = " ".join(word for word in bare.split() if not _DIGIT.search(word))
        if not rest or rest == bare or self._in_a_set(bare) or _LEVEL.search(bare):
            return False
        return self.known(rest) is not None or nearest(rest) != Found(None)

    def _in_a_set(self, name: str) -> bool:
        """Tell whether a text is the name of a set and a card's number in that set."""
        number = _NUMBERED.fullmatch(name.strip())
        return number is not None and plain(number["pack"]) in self._packs

    def _says_nothing(self, tail: re.Match[str]) -> bool:
        """Tell whether the text after a name only repeats facts of the card: its set, number, clan, element, cost."""
        words = plain(tail["inside"]).split()
        if any(map(str.isdigit, words)) and _COUNTING.issuperset(word for word in words if not word.isdigit()):
            return False  # "3 of 3"
        return all(_FACT.fullmatch(word) or word in self._besides for word in words)

    def _numbered(self, pack: str, number: str) -> str | None:
        return self.numbers.get((plain(pack), number.casefold()))

    def _holding(self, wanted: str) -> tuple[str, ...]:
        """Return the cards whose names contain these words."""
        found: dict[str, None] = {}
        place = self._text.find(f" {wanted} ") if wanted else -1
        while place >= 0:
            number = bisect_right(self._begins, place) - 1
            found[self.exact[self._known[number]]] = None
            place = self._text.find(f" {wanted} ", self._begins[number + 1])
        return tuple(found)

    def _near(self, wanted: str) -> Found:
        if holding := self._holding(wanted):
            sure = len(holding) == 1 and len(wanted) >= SHORT
            return Found(holding[0]) if sure else Found(None, holding[:MEANINGS])
        hits = process.extract(wanted, self._known, scorer=fuzz.WRatio, limit=12, score_cutoff=NEAR)
        # A short word inside long titles scores high. The plain ratio rules such guesses out.
        scores: dict[str, float] = {}
        meant: dict[str, bool] = {}
        for known, score, _ in hits:
            card_id = self.exact[known]
            scores[card_id] = max(scores.get(card_id, 0.0), min(score, fuzz.ratio(wanted, known) + 8))
            meant[card_id] = meant.get(card_id, False) or _misspelt(wanted, known)
        ranked = sorted(scores.items(), key=lambda pair: -pair[1])
        ranked = [(card_id, score) for card_id, score in ranked if score >= CONCEIVABLE]
        if not ranked:
            return Found(None)
        best = ranked[0][1]
        close = tuple(card_id for card_id, score in ranked if best - score < APART)
        if len(close) > 1 or best < NEAR or not meant[close[0]]:
            return Found(None, tuple(dict.fromkeys((*close, *(card_id for card_id, _ in ranked))))[:MEANINGS])
        return Found(close[0])


@lru_cache(maxsize=REMEMBERED)
def _known(names: Names, name: str) -> str | None:
    """Return the card that a name means, or None.

    The results are cached, because reading a line needs them repeatedly.
    """
    return names.look_up(name)


def _turned(wanted: str) -> str:
    """Return a name with its article in front: *the rising sun* for *rising sun the*."""
    return f"the {wanted.removesuffix(' the')}" if wanted.endswith(" the") else wanted


def _once(wanted: str) -> str:
    """Return *banzai* for a name that a web page's links have doubled, such as *banzai banzai* or *banzaibanzai*.

    For any other name, the result is empty.
    """
    half = wanted[: len(wanted) // 2].strip()
    return half if wanted.replace(" ", "") == 2 * half.replace(" ", "") else ""


def _tail(name: str) -> re.Match[str] | None:
    """Return the match of the text after a name, in brackets or after a dash.

    The result is None if there is no such text.
    """
    return _BRACKET.search(name) or _AFTER.search(name)


def _misspelt(wanted: str, known: str) -> bool:
    """Tell whether each word resembles a word of the name. *Way of the Mantis* is not a misspelt *Way of the Lion*."""
    words = known.split()
    return all(
        len(word) <= 2
        or word in known.replace(" ", "")
        or (word.isalpha() and any(fuzz.ratio(word, other) >= ALIKE for other in words))
        for word in wanted.split()
    )
