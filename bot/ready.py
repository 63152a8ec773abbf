"""What is read before anybody is served, so that whoever needs it first holds up nobody else."""

from bot.decks.game import deck_games
from bot.games import faces
from bot.rules.cards import cards
from bot.words import Words
from engine.desks import find_desk
from engine.kernel.fingerprint import fingerprint


def read_ahead() -> None:
    """Read what is otherwise read at its first use: each game's words, decks and desk, its fingerprint, names of cards.

    Games that cannot be made are left out. It takes half a second.
    """
    words = Words.load()["en"]
    deck_games()
    for face in faces():
        words.of(face.name)
        find_desk(face.name)
        fingerprint(face.name)
    if known := cards().all:
        cards().meant(next(iter(known.values())).name)
