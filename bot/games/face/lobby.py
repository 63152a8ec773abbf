"""A game in the lobby, before the match."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.gathering import Gathering, Setting
from bot.trouble import Trouble
from bot.words import Tongue


class LobbyFace(ABC):
    """A game before the match: its formats, its settings, and what the seats bring."""

    name: str

    def title(self, say: Tongue) -> str:
        """Return the game's name."""
        return say(f"game-{self.name}")

    def formats(self, say: Tongue) -> dict[str, str]:
        """Return the formats of a match, id and shown name, the default first."""
        return {}

    def decks(self, say: Tongue, form: str = "") -> dict[str, str]:
        """Return the prepared decks, id and shown name; with a format, only those that it accepts."""
        return {}

    def brings(self, gathering: Gathering) -> bool:
        """Tell whether seats bring something (a deck, a faction) to a match with these settings."""
        return True

    def offers(self, say: Tongue, gathering: Gathering) -> dict[str, str]:
        """Return the key and the shown name of each deck or faction that one more seat of ``gathering`` may bring.

        The bot's messages use the word deck. A game whose seats bring something else has messages of its own.
        """
        return self.decks(say, gathering.form)

    def random_decks(self, say: Tongue) -> dict[str, str]:
        """Return the random decks that a seat may bring, which are drawn when the match begins: key and shown name.

        A key is ``random:`` and the id of a card that the deck holds (``engine.desks.sought``).
        """
        return {}

    def sort_of(self, brings: str) -> str:
        """Return the group of a key of ``offers``. For a computer, the bot draws a group first, then a key of it."""
        return brings

    def lobby_options(self, say: Tongue) -> Sequence[Setting]:
        """Return the settings that the game adds to a lobby, such as the map."""
        return ()

    def lobby_faults(self, gathering: Gathering) -> Sequence[Trouble]:
        """Return the reasons why a gathering that is otherwise ready must not start."""
        return ()

    def lobby_warnings(self, gathering: Gathering) -> Sequence[Trouble]:
        """Return warnings about a gathering that do not forbid a start."""
        return ()

    def drawn_order(self, gathering: Gathering) -> bool:
        """Tell whether the seats are assigned at random at the start."""
        return False

    @abstractmethod
    def seat(self, brings: str, name: str) -> Mapping[str, Any]:
        """Return the header's facts about a seat that brings ``brings``."""

    @abstractmethod
    def options(self, humans: Sequence[int], settings: Mapping[str, str], form: str = "") -> Mapping[str, Any]:
        """Return the options of a match with people on the seats ``humans``, for its settings and its decks' format."""
