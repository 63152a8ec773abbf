"""What a person asked for and cannot have."""

from typing import Any

from engine.kernel.prompt import Refused


class Trouble(Exception):
    """A wish that cannot be granted; nothing has changed.

    ``key`` is the message that says why, ``data`` its variables. ``stale`` marks a button of an earlier question:
    the presser's panel can be shown anew.
    """

    def __init__(self, key: str, *, stale: bool = False, **data: Any) -> None:
        super().__init__(key, data)
        self.key = key
        self.data = data
        self.stale = stale

    @classmethod
    def refused(cls, refusal: Refused) -> "Trouble":
        """Return the trouble that tells a person why the rules refused."""
        stale = refusal.reason in ("not-asked", "unknown-option")
        return cls(f"refused-{refusal.reason}", stale=stale, **refusal.data)
