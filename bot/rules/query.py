"""What people type, made harmless: for the search, and for showing it back to them."""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from bot.trouble import Trouble

FOLDER: Final = Path(__file__).parents[2] / "data" / "rules"
LONGEST: Final = 600  # signs of what somebody asks: a whole post
NAME: Final = 100  # of a name, and of what is typed while suggestions are made
QUOTED: Final = 100  # of a question, when an answer repeats it
_WORD: Final = re.compile(r"\w")
_ACCENTS: Final = re.compile("[\u0300-\u036f]+")
_PLAIN: Final = re.compile("[a-z0-9]+")
# Most are words of letters: these are tried first.
_NUMBERED: Final = re.compile(r"[a-z]{2}[a-z0-9]*|(?:[0-9]+|(?<![a-z])d)(?:\.[0-9]+)+(?:\.[ivx]+(?![a-z]))?|[a-z0-9]+")


def clean(query: str, most: int = LONGEST) -> str:
    """Return a query without control signs, marks of writing direction and invisible signs.

    Raises Trouble for one of more than ``most`` signs, or with nothing in it to look for.
    """
    if len(query) > most:
        raise Trouble("trouble-query-long", most=most)
    text = unicodedata.normalize("NFKC", query)
    text = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or sign.isprintable())
    text = " ".join(text.split())
    if not _WORD.search(text):
        raise Trouble("trouble-query-empty")
    return text[:most]


def harmless(query: str) -> str:
    """Return a clean query, cut where it is long, without what Discord takes for mark-up, a mention or a link."""
    plain = " ".join(re.sub(r"[\\*_~`|<>@#\[\](){}/:\-]", " ", query).split())
    return plain if len(plain) <= QUOTED else plain[: QUOTED - 1].rstrip() + "…"


@cache
def small_words() -> frozenset[str]:
    """Return the words that say nothing about what is asked, in all languages."""
    return frozenset((FOLDER / "small_words.txt").read_text(encoding="utf-8").split())


def words_in(text: str) -> list[str]:
    """Return the words of a text, without accents, signs and capitals; the number of a section is one word."""
    return (_NUMBERED if "." in text else _PLAIN).findall(unaccented(text).casefold())


def words_of(text: str) -> str:
    """Return the words of a text as ``words_in`` does, in one line."""
    return " ".join(words_in(text))


def unaccented(text: str) -> str:
    """Return a text without accents: of a long one at once far faster than of each of its parts."""
    if text.isascii():
        return text
    bare = unicodedata.normalize("NFKD", text.replace("ł", "l").replace("Ł", "L").replace("œ", "oe"))
    return _ACCENTS.sub("", bare)


def telling_words(query: str) -> list[str]:
    """Return the plain words of a query that say what is asked."""
    return [word for word in words_in(query) if word not in small_words()]


def telling(query: str) -> str:
    """Return the plain words of a query that say what is asked, in one line; all of them when none does."""
    return " ".join(telling_words(query)) or words_of(query)
