"""This module recognizes lines that people write around a deck: *thanks!!*, *what do you think of it?*"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from bot.decks.reading.names import Found, Names, plain
from bot.rules.query import small_words

# Words that speak to people and never occur in a deck, in our three languages.
_SAID: Final = """
thanks thank thx ty cheers hello hi hey yo guys folks everyone everybody please pls plz sorry lol haha gg glhf yes yeah
yep ok okay feedback comments comment advice opinion opinions thoughts suggestions welcome bye
lmk imo imho tbh wdyt fwiw
merci salut bonjour bonsoir coucou svp stp desole avis conseils commentaires oui mdr tchao
dzieki dziekuje hej czesc siema witam witajcie prosze sorki uwagi opinie rady tak pozdrawiam pozdro
"""
SAID: Final = frozenset(_SAID.split())
# Words between two decks.
BETWEEN: Final = frozenset({"vs", "versus", "contre", "kontra", "and", "et", "i", "oraz", "or", "ou", "lub"})
SENTENCE: Final = 4  # if no word shows that a line is a sentence, it must have this many words to be one
NAME: Final = 3  # in a name, each word of at least this many letters begins with a capital

# Lines of a program around an array of cards.
_CODE: Final = re.compile(
    r"<\?php|\W+|/\*.*|@return\b.*|(?:trait|class|interface) \w+|.*\w\(\).*|"
    r"(?:return|declare|namespace|use|import|const|let|var)\b.*[;{(\[]"
)


def is_code(line: str) -> bool:
    """Tell whether a line without a count belongs to the program from which an array of cards was copied."""
    return _CODE.fullmatch(line) is not None


def is_talk(line: str, names: Names, nearest: Callable[[str], Found]) -> bool:
    """Tell whether a line without a count speaks to people.

    A line similar to one card's name (``nearest``) counts as a card, and so does one written like a name. A short line
    with a colon or a full stop (*Tricks:*, *Meh.*) speaks to people if it is similar to no card at all. The report
    names each line that speaks to people, so that no line is ignored silently.
    """
    if greets(line, names):
        return True
    words = plain(line).split()
    named = all(word[0].isupper() for word in line.split() if word[0].isalpha() and len(word) >= NAME)
    if line.endswith(":") or (line.endswith(".") and (len(words) == 1 or not named)):
        return nearest(line) == Found(None) or (len(words) >= SENTENCE and nearest(line).card is None)
    if len(words) < 2 or named:
        return False
    speaks = not _speaking(names).isdisjoint(words) or (len(words) >= SENTENCE and line.endswith(("!", "?")))
    return speaks and nearest(line).card is None


def greets(line: str, names: Names) -> bool:
    """Tell whether a line contains a word that people say to each other and that is in no card's name.

    A line of a single word that stands between two decks counts too.
    """
    return plain(line) in BETWEEN or not (SAID - _in_names(names)).isdisjoint(plain(line).split())


@lru_cache
def _speaking(names: Names) -> frozenset[str]:
    """Return the small words of sentences that no card's name contains."""
    return small_words() - _in_names(names)


@lru_cache
def _in_names(names: Names) -> frozenset[str]:
    return frozenset(word for name in names.exact for word in name.split())
