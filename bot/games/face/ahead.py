"""A game's part in answers in advance, and in windows that the bot passes for a player."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.games.alarms import Alarm
from bot.games.face.table import TableFace
from bot.games.scene import Scene, V_co
from bot.words import Tongue
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record


class AheadFace(TableFace[V_co]):
    """A game's part in answers in advance, and in windows that the bot passes for a player."""

    def quiet(self, prompt: Prompt, view: Mapping[str, Any], since: Sequence[Record] = ()) -> bool:
        """Tell from public facts whether a window is one in which players rarely act.

        ``since`` holds the records since the asked player's last answer. By default the bot passes such windows for a
        player, whatever cards the player holds.
        """
        return False

    def any_order(self, prompt: Prompt, view: Mapping[str, Any]) -> bool:
        """Tell from public facts whether all options are equivalent.

        Players on the default setting are then not asked: one option is picked at random.
        """
        return False

    def by_lot(self, prompt: Prompt) -> str | None:
        """Return the kind of question that a player may answer at random, starting with this question, or None."""
        return None

    def ends_part(self, prompt: Prompt) -> bool:
        """Tell whether a pass here ends the player's part, so that the player will not have to pass again."""
        return False

    def asks(self, prompt: Prompt) -> str:
        """Return the name under which a question can be answered before it comes."""
        return prompt.kind

    def if_asked(self, scene: Scene[V_co]) -> tuple[str, Mapping[str, str]]:
        """Return the kind of a question that may be answered before it comes, and its options: keys and words.

        The result is empty if the viewer has no options now. The options are the viewer's own, as the viewer sees them.
        """
        return "", {}

    def passed_next(self, prompt: Prompt) -> Sequence[str]:
        """Return the kind of window that this answer may pass too, and then the alarms that prevent this."""
        return ()

    def passed_apart(self, prompt: Prompt) -> str:
        """Return the name of windows like this one if players may pass them separately, otherwise an empty text.

        The method ``asks`` returns the same name for such a window. A game with such windows has spans of time and the
        alarm ``aimed``.
        """
        return ""

    def longer_passes(self, prompt: Prompt, spans: Iterable[str]) -> Sequence[str]:
        """Return what a window offers to pass besides itself: windows like it, and all windows until a span ends."""
        apart = self.passed_apart(prompt)
        return () if self.ends_part(prompt) else [*([apart] if apart else []), *spans]

    def spans(self, view: Mapping[str, Any]) -> Mapping[str, str]:
        """Return the present spans of time, the shortest first. A player may pass until the end of a span."""
        return {}

    @property
    def alarms(self) -> Mapping[str, Alarm]:
        """Return the events that end a player's passing in advance (``attacked``, ``aimed``), each with its alarm."""
        return {}

    def matter(self, option: Option) -> str | None:
        """Return the card or other matter of an option. A player may choose never to be asked about this matter."""
        return option.card.partition("#")[0] if option.card else None

    def matter_name(self, matter: str, say: Tongue) -> str:
        """Return the name of a matter (see ``matter``)."""
        return self.card(matter, say)
