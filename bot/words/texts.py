"""Small operations on texts."""

import re


def capital(text: str) -> str:
    """Return a text with its first letter capitalized and its markup unchanged."""
    return re.sub(r"^[*_]*\w", lambda first: first[0].upper(), text)


def plain(text: str) -> str:
    """Return a text on one line without Discord's markup."""
    text = re.sub(r"^(?:> |-# |- )", "", text, flags=re.MULTILINE)
    text = re.sub(r"[*~_]{1,2}", "", text)
    return re.sub(r"(?<=[.!?:…])\n+", " ", text.strip()).replace("\n", "; ")
