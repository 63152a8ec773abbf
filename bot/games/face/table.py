"""A game's table and hands, in words and pictures."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic

from bot.games.scene import Scene, V_co
from bot.pictures.render import Sketch
from bot.words import Tongue
from engine.kernel.prompt import Prompt
from engine.kernel.record import Record


class TableFace(ABC, Generic[V_co]):
    """A game's table and hands, in words and pictures."""

    @abstractmethod
    def table(self, scene: Scene[V_co]) -> list[str]:
        """Return the table as a few blocks of text."""

    def hand(self, scene: Scene[V_co]) -> str:
        """Return the viewer's hand in words, or nothing in a game without hands."""
        return ""

    # Whether a question shows the hand in full as long as there is room.
    unfolds: ClassVar[bool] = False

    def held(self, scene: Scene[V_co]) -> str:
        """Return the viewer's hand as one line beneath a question. ``hand`` returns the whole hand."""
        return ""

    def card(self, card_id: str, say: Tongue) -> str:
        """Return a card's name."""
        return card_id

    def seen_cards(self, scene: Scene[V_co]) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the cards that the viewer sees: the heading of each place and the ids of the cards there."""
        return ()

    def pictures(self, scene: Scene[V_co]) -> Sequence[Sketch]:
        """Return the pictures of the table. A player's pictures may include the hand."""
        return ()

    def lately(self, scene: Scene[V_co], records: Sequence[Record]) -> Scene[V_co]:
        """Return the scene, with the latest of these records marked for its pictures. By default nothing is marked."""
        return scene

    def scenery(self, scene: Scene[V_co]) -> Sequence[Sketch]:
        """Return the pictures that show the course of a match: the table without the hands."""
        return [sketch for sketch in self.pictures(scene) if sketch.name != "hand"]

    def moved(self, scene: Scene[V_co], before: Mapping[str, Any], records: Sequence[Record]) -> Sequence[Sketch]:
        """Return the pictures of the table, with everything marked that is new since the view ``before``."""
        return ()

    def legend(self, say: Tongue) -> Sequence[Sketch]:
        """Return the pictures that explain the signs of the pictures."""
        return ()

    def doing(self, scene: Scene[V_co], asked: Sequence[Prompt]) -> str:
        """Return the present event of the game, by public facts, for players who wait while others are ``asked``."""
        return ""

    def standing(self, scene: Scene[V_co], asked: Sequence[Prompt]) -> str:
        """Return the public facts that waiting players need in view while others are ``asked``."""
        return ""
