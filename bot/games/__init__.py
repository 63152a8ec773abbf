"""How each game shows itself: its decks, cards, questions and table in words."""

from bot.games.face import Face, Gathering, Scene, Setting, face_of, faces

__all__ = ["Face", "Gathering", "Scene", "Setting", "face_of", "faces"]
