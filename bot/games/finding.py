"""Finds the faces of games, and tells which games can be played now."""

from bot.games.face import Face
from bot.trouble import Trouble
from engine.kernel.game import find_game
from engine.kernel.games import games, part_of, sound
from engine.kernel.prompt import Refused


def face_of(game: str) -> Face:
    """Return the face of a game. Raises Trouble for a game that is unknown or cannot be played now."""
    try:
        find_game(game)
        found: Face = part_of(game, "face")
    except Refused as refusal:
        raise Trouble(f"trouble-{refusal.reason}", game=game) from refusal
    return found


def playable(game: str) -> Face:
    """Return the face of a game that has everything a lobby needs. Raises Trouble for any other game."""
    face = face_of(game)
    if game in games("decks"):
        try:
            part_of(game, "decks")
        except Refused as refusal:
            raise Trouble(f"trouble-{refusal.reason}", game=game) from refusal
    return face


def faces() -> list[Face]:
    """Return the faces of all games that have everything a lobby needs."""
    without = {*games("decks")} - {*sound("decks")}
    return [face_of(game) for game in sound("rules", "face") if game not in without]
