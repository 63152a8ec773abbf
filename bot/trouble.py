"""A request that must be refused, with the message for the person."""

from typing import Any

from engine.kernel.prompt import Refused


class Trouble(Exception):
    """Raised for a request that cannot be granted. Nothing has changed.

    ``key`` is the message that says why, ``data`` its variables; ``whose`` names the game that has the message.
    ``stale`` is true if the button belongs to an earlier question, so that the presser's panel can be shown again.
    """

    def __init__(self, key: str, /, *, stale: bool = False, whose: str | None = None, **data: Any) -> None:
        super().__init__(key, data)
        self.key = key
        self.whose = whose
        self.data = data
        self.stale = stale

    @classmethod
    def refused(cls, refusal: Refused, game: str) -> "Trouble":
        """Return the trouble with the reason why the rules of ``game`` refused."""
        stale = refusal.reason in ("not-asked", "unknown-option")
        return cls(f"refused-{refusal.reason}", stale=stale, whose=game, **refusal.data)
