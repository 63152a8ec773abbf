"""What is read before anybody is served, so that whoever needs it first holds up nobody else."""

import logging

from bot.decks.game import deck_games
from bot.games import faces
from bot.rules.cards import cards
from bot.words import Words
from engine.desks import find_desk
from engine.kernel.fingerprint import fingerprint

log = logging.getLogger(__name__)


def read_ahead() -> None:
    """Read what is otherwise read at its first use: each game's words, decks and desk, its fingerprint, names of cards.

    It takes half a second. What cannot be read is left to its first use, and the log says why.
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
