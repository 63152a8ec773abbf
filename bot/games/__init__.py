"""The faces of the games. A face shows a game's decks, cards, questions and table in words."""

from bot.games.face import Closing, Face
from bot.games.finding import face_of, faces, playable
from bot.games.lobby import Gathering, Setting
from bot.games.scene import Scene

__all__ = ["Closing", "Face", "Gathering", "Scene", "Setting", "face_of", "faces", "playable"]
