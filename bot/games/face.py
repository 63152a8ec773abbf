"""What a game must tell the bot about itself, and the registry of those who do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.trouble import Trouble
from bot.words import Tongue
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record


@dataclass(frozen=True)
class Scene:
    """What a sentence may speak of: the language, the seats' names, and what the viewer may see."""

    say: Tongue
    names: Sequence[str]
    view: Mapping[str, Any]


class Face(Protocol):
    """One game as people see it. Everything is said from a view or from facts that the viewer may see."""

    name: str

    def title(self, say: Tongue) -> str:
        """Return the game's name."""

    def decks(self, say: Tongue) -> dict[str, str]:
        """Return the prepared decks: id and shown name."""

    def seat(self, deck: str, name: str) -> Mapping[str, Any]:
        """Return what the header says about a seat that plays ``deck``."""

    def options(self, humans: Sequence[int]) -> Mapping[str, Any]:
        """Return the settings of a match with people on the seats ``humans``."""

    def table(self, scene: Scene) -> list[str]:
        """Return the table as a few blocks of text."""

    def hand(self, scene: Scene) -> str:
        """Return what only the viewer sees: the hand."""

    def question(self, prompt: Prompt, scene: Scene) -> str:
        """Return the sentence that asks."""

    def option(self, option: Option, prompt: Prompt, scene: Scene) -> str:
        """Return the words on an option, short enough for a button where possible."""

    def group(self, name: str, prompt: Prompt, scene: Scene) -> str:
        """Return the heading of one group of a compound question."""

    def record(self, record: Record, scene: Scene) -> str | None:
        """Return what happened as a sentence, or None for what is not worth one."""

    def ending(self, outcome: Mapping[str, Any], scene: Scene) -> str:
        """Return how the match ended."""


_FACES: dict[str, Face] = {}


def show_with(face: Face) -> None:
    """Enter a game's face into the registry."""
    _FACES[face.name] = face


def face_of(game: str) -> Face:
    """Return the face of a game; raises Trouble for one that we do not play."""
    if game not in _FACES:
        raise Trouble("trouble-unknown-game", game=game)
    return _FACES[game]


def faces() -> list[Face]:
    """Return all games that can be played here."""
    return [_FACES[name] for name in sorted(_FACES)]
