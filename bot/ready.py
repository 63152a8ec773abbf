"""This module reads data before anybody is served. Otherwise the first use of the data would delay all answers."""

import logging

from bot.decks.game import deck_games
from bot.games import faces
from bot.rules.cards import cards
from bot.words import Words
from engine.desks import find_desk
from engine.kernel.fingerprint import fingerprint

log = logging.getLogger(__name__)


def read_ahead() -> None:
    """Read in advance each game's words, decks, desk, fingerprint and names of cards.

    Reading all of this takes half a second. If data cannot be read, the log says why, and the bot tries again when it
    first uses the data.
    """
    words = Words.load()["en"]
    deck_games()
    for face in faces():
        try:
            words.of(face.name)
            find_desk(face.name)
            fingerprint(face.name)
        except Exception:
            log.exception("not everything of %s can be read", face.name)
    if known := cards().all:
        cards().meant(next(iter(known.values())).name)
