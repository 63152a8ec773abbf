"""The state of a lobby for a game: what its seats bring, and the settings that it may choose."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Gathering:
    """The state of a lobby: what each taken seat brings (None if nothing yet), the format, and the chosen settings."""

    brought: Sequence[str | None] = ()
    form: str = ""
    settings: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Setting:
    """A setting that a lobby chooses for the whole match: its name and its choices, the default first.

    ``hints`` say more about some of the choices.
    """

    id: str
    name: str
    choices: Mapping[str, str]
    hints: Mapping[str, str] = field(default_factory=dict)
