"""The interface of a game in the bot: its words, pictures, questions and lobby."""

from typing import Generic

from bot.games.face.ahead import AheadFace
from bot.games.face.lobby import LobbyFace
from bot.games.face.log import Closing, LogFace
from bot.games.face.question import QuestionFace
from bot.games.scene import V_co

__all__ = ["Closing", "Face"]


class Face(LobbyFace, QuestionFace[V_co], AheadFace[V_co], LogFace[V_co], Generic[V_co]):
    """One game, as people see it. Everything comes from a view or from facts that the viewer may see.

    The words of a face are in ``data/words/<game>``. Methods that get ``say`` without a scene find the words by
    ``say.of(name)``. A method that is not abstract is optional. A game without such a method uses the one of this
    class.
    """
