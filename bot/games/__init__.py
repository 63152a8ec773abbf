"""Faces of the games: each shows its decks, cards, questions and table in words."""

from bot.games.face import Closing, Face, Scene
from bot.games.finding import face_of, faces, playable
from bot.games.gathering import Gathering, Setting

__all__ = ["Closing", "Face", "Gathering", "Scene", "Setting", "face_of", "faces", "playable"]
