"""The settings of one running bot, read from the environment."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """How this bot runs.

    ``edit_delay`` is the shortest time in seconds between two edits of one table; ``requests`` is how many messages the
    bot sends, edits or deletes in a second at the most, answers to presses not counted (0: as many as it likes);
    ``sync`` registers the commands with Discord even when they have not changed; ``painters`` is how many
    processes draw pictures (with 0 everything is shown as text); ``local_port`` and ``language`` are for the Discord of
    one's own.
    """

    token: str | None = None
    database: Path = Path("teahouse.sqlite3")
    edit_delay: float = 0.8
    requests: float = 40.0
    sync: bool = False
    live_tables: int = 500
    painters: int = 1
    local_port: int = 0
    language: str = "en-US"

    @classmethod
    def read(cls, environ: Mapping[str, str], *, sync: bool = False) -> "Settings":
        """Return the settings that ``environ`` states; raises ValueError for a number that is none."""
        return cls(
            token=environ.get("DISCORD_TOKEN") or None,
            database=Path(environ.get("TEAHOUSE_DATABASE") or "teahouse.sqlite3"),
            edit_delay=float(number(environ, "TEAHOUSE_EDIT_DELAY", "0.8")),
            requests=float(number(environ, "TEAHOUSE_REQUESTS", "40")),
            sync=sync,
            painters=whole(environ, "TEAHOUSE_PAINTERS", 1),
            local_port=whole(environ, "TEAHOUSE_PORT", 0),
            language=environ.get("TEAHOUSE_LANGUAGE") or "en-US",
        )


def number(environ: Mapping[str, str], name: str, default: str) -> str:
    """Return a setting that is a number; raises ValueError, naming it, when it is none."""
    value = environ.get(name) or default
    if not value.replace(".", "", 1).isdecimal():
        raise ValueError(f"{name} is no number: {value!r}")
    return value


def whole(environ: Mapping[str, str], name: str, default: int) -> int:
    """Return a setting that is a whole number; raises ValueError, naming it, when it is none."""
    value = environ.get(name) or str(default)
    if not value.isdecimal():
        raise ValueError(f"{name} is no whole number: {value!r}")
    return int(value)
