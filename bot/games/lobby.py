"""A game's lobby: what its seats bring, the settings that it may choose, and which choices are easy to play."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from bot.games.scene import called
from bot.words import Tongue
from engine.kernel.games import games, part_of

GRADES: Final = ("easy", "medium", "hard")


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


@cache
def grades(game: str) -> Mapping[str, str]:
    """Return how hard each listed choice is to play, the easy ones first. A choice that is not listed is hard."""
    if game not in games("lesson"):
        return {}
    folder: Path = part_of(game, "lesson")
    listed: dict[str, list[str]] = json.loads((folder / "hardness.json").read_text(encoding="utf-8"))
    return {brings: grade for grade in GRADES for brings in listed[grade]}


def easy_first(game: str, offers: Mapping[str, str]) -> dict[str, str]:
    """Return the offered choices, those that are easy to play first."""
    order = list(grades(game))
    return dict(sorted(offers.items(), key=lambda offer: order.index(offer[0]) if offer[0] in order else len(order)))


def plays(game: str, brings: str, say: Tongue) -> str:
    """Return a line that says how hard a choice is to play and how it plays, or nothing if that is not known.

    The key of the message is ``plays-<id>``, with the id of the choice or else of its clan or faction.
    """
    line = called(say, f"plays-{brings}", f"plays-{brings.replace('.', '-').partition('-')[0]}")
    grade = grades(game).get(brings, GRADES[-1])
    return say("labelled", name=say(f"grade-{grade}"), text=line) if line else ""
