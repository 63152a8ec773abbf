"""This module cleans what people type, for the search and for quoting it in answers."""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from bot.trouble import Trouble

FOLDER: Final = Path(__file__).parents[2] / "data" / "rules"
LONGEST: Final = 600  # the most characters of a question: a whole post
NAME: Final = 100  # the most characters of a name, and of a query while the bot suggests entries
NAMES: Final = 20_000  # names that stay in memory while they are loaded
QUOTED: Final = 100  # the most characters of a question that an answer quotes
_WORD: Final = re.compile(r"\w")
_ADDRESS: Final = re.compile(r"https?://[^\s)>\]]*")
_ACCENTS: Final = re.compile("[\u0300-\u036f]+")
_OURS: Final = "\u0300\u0301\u0302\u0307\u0308\u030c\u0327\u0328"  # the accents of our languages
_LEADS: Final = (b"\xcc", b"\xcd")  # the first bytes of all accents in UTF-8
_DOTTED: Final = re.compile(r"\.(?<=[0-9d]\.)[0-9]")  # a pattern that begins with a plain character is searched faster
_SPACED: Final = {code: " " for code in range(128) if not chr(code).isalnum() and chr(code) != "\n"}
# The pattern tries words made of letters first, because most words are of this kind.
_NUMBERED: Final = re.compile(r"[a-z]{2}[a-z0-9]*|(?:[0-9]+|(?<![a-z])d)(?:\.[0-9]+)+(?:\.[ivx]+(?![a-z]))?|[a-z0-9]+")


def clean(query: str, most: int = LONGEST) -> str:
    """Return a query without addresses of pages, control characters, direction marks and invisible characters.

    Raises Trouble for a query of more than ``most`` characters, and for one without any word.
    """
    if len(query) > most:
        raise Trouble("trouble-query-long", most=most)
    text = unicodedata.normalize("NFKC", query)
    text = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or sign.isprintable())
    text = " ".join(_ADDRESS.sub(" ", text).split())
    if not _WORD.search(text):
        raise Trouble("trouble-query-empty")
    return text[:most]


def harmless(query: str) -> str:
    """Shorten a clean query, and remove markup, mentions and links. A hyphen within a word stays."""
    plain = " ".join(re.sub(r"[\\*_~`|<>@#\[\](){}/:]|(?<!\w)-|-(?!\w)", " ", query).split())
    return plain if len(plain) <= QUOTED else plain[: QUOTED - 1].rstrip() + "…"


@cache
def small_words() -> frozenset[str]:
    """Return the words that carry no meaning for a search, in all languages."""
    return frozenset((FOLDER / "small_words.txt").read_text(encoding="utf-8").split())


def words_in(text: str) -> list[str]:
    """Return the words of a text without accents, punctuation and capitals. A section number is one word."""
    if text.isascii() and text.replace(" ", "").isalnum():  # as for most names: a faster way to the same words
        return text.lower().split()
    plain = unaccented(text).casefold()
    if "." in text and _DOTTED.search(plain):
        return _NUMBERED.findall(plain)
    return _spaced(plain).split()


def _spaced(plain: str) -> str:
    """Replace each character that is neither a Latin letter nor a digit nor the end of a line by a space."""
    return plain.encode("ascii", "replace").decode("ascii").translate(_SPACED)


def words_of(text: str) -> str:
    """Return the result of ``words_in`` as one line."""
    return " ".join(words_in(text))


def words_of_each(texts: Sequence[str]) -> list[str]:
    """Return the result of ``words_of`` for each text. A single call for many texts is far faster.

    No text may contain the end of a line.
    """
    if not texts:
        return []
    spaced = _spaced(unaccented("\n".join(texts)).casefold())
    while "  " in spaced:
        spaced = spaced.replace("  ", " ")
    lines = zip(texts, spaced.split("\n"), strict=True)
    return [words_of(text) if "." in text else line.strip() for text, line in lines]


@lru_cache(NAMES)
def name_words(name: str) -> str:
    """Return the result of ``words_of`` for a name.

    The result is cached, because most names occur several times while data is loaded.
    """
    return words_of(name)


def unaccented(text: str) -> str:
    """Remove accents from a text. A single call for a long text is far faster than a call for each word."""
    if text.isascii():
        return text
    bare = unicodedata.normalize("NFKD", text.replace("ł", "l").replace("Ł", "L").replace("œ", "oe"))
    for accent in _OURS:  # several times faster than the pattern
        bare = bare.replace(accent, "")
    data = bare.encode("utf-8", "surrogatepass")
    return _ACCENTS.sub("", bare) if any(lead in data for lead in _LEADS) else bare


def telling_words(query: str) -> list[str]:
    """Return the words of a query that carry meaning."""
    return [word for word in words_in(query) if word not in small_words()]


def telling(query: str) -> str:
    """Return the words of a query that carry meaning, as one line. If no word carries meaning, return all words."""
    return " ".join(telling_words(query)) or words_of(query)
