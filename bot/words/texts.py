"""Small things about texts."""

import re


def capital(text: str) -> str:
    """Return a text that begins with a capital, its markup left alone."""
    return re.sub(r"^[*_]*\w", lambda first: first[0].upper(), text)


def plain(text: str) -> str:
    """Return a text on one line and without Discord's markup."""
    text = re.sub(r"^(?:> |-# |- )", "", text, flags=re.MULTILINE)
    text = re.sub(r"[*~_]{1,2}", "", text)
    return re.sub(r"(?<=[.!?:…])\n+", " ", text.strip()).replace("\n", "; ")
