"""This module answers a text without any card, such as a link alone. The bot never follows the link."""

import re
from typing import Final

from bot.decks.reading.deck import Reading, Unreadable

_ADDRESS: Final = re.compile(r"\b(?:https?://|www\.)(?P<host>[\w.-]+)", re.I)
# Deck sites. The message for each explains how to export a list there.
_SITES: Final = {
    "fiveringsdb": "deck-link-fiveringsdb",
    "emeralddb": "deck-link-emeralddb",
    "bushibuilder": "deck-link-bushibuilder",
    "jigoku": "deck-link-jigoku",
    "ringteki": "deck-link-jigoku",
    "google": "deck-link-document",
    "discord": "deck-link-discord",
}


def no_cards(text: str, reading: Reading) -> Unreadable:
    """Return the reason why a text without any card is not a deck.

    For a link, explain how to export the list from that site. For a list of cards that nobody here knows, say so.
    """
    hosts = [match["host"].casefold() for match in _ADDRESS.finditer(text)]
    if any(problem.copies > 1 for problem in reading.problems):
        return Unreadable("deck-none-known", count=len(reading.problems))
    if not hosts:
        return Unreadable("deck-no-cards")
    key = next((key for host in hosts for site, key in _SITES.items() if site in host), "deck-link")
    return Unreadable(key, site=hosts[0])
