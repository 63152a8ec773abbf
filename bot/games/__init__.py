"""How each game shows itself: its decks, cards, questions and table in words."""

from bot.games.face import Face, Scene, face_of, faces

__all__ = ["Face", "Scene", "face_of", "faces"]
