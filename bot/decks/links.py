"""A text without a card: what is said to somebody who sent a link alone. Nothing is ever fetched from it."""

import re
from typing import Final

from bot.decks.model import Unreadable

_ADDRESS: Final = re.compile(r"\b(?:https?://|www\.)(?P<host>[\w.-]+)", re.I)
# Whose site it is: its message says how a list is had from there.
_SITES: Final = {
    "fiveringsdb": "deck-link-fiveringsdb",
    "emeralddb": "deck-link-emeralddb",
    "bushibuilder": "deck-link-bushibuilder",
    "jigoku": "deck-link-jigoku",
    "ringteki": "deck-link-jigoku",
    "google": "deck-link-document",
    "discord": "deck-link-discord",
}


def no_cards(text: str) -> Unreadable:
    """Return why a text without any card is no deck: of a link, how the list is had from that site."""
    hosts = [match["host"].casefold() for match in _ADDRESS.finditer(text)]
    if not hosts:
        return Unreadable("deck-no-cards")
    key = next((key for host in hosts for site, key in _SITES.items() if site in host), "deck-link")
    return Unreadable(key, site=hosts[0])
