"""What the lobby of every game chooses: options of the house, which the rules of a game know nothing of."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games import Face, Setting
from bot.words import Tongue

UNDO: Final = "house-undo"
FREE, ASKED, NEVER = "free", "asked", "never"
LOG: Final = "house-log"
EVERYBODY, PLAYERS = "everybody", "players"
# Each option with its choices, first the usual one.
CHOICES: Final[Mapping[str, Sequence[str]]] = {UNDO: (FREE, ASKED, NEVER), LOG: (EVERYBODY, PLAYERS)}


def house_options(say: Tongue) -> list[Setting]:
    """Return what every lobby chooses, whatever the game."""
    return [
        Setting(name, say(name), {choice: say(f"{name}-{choice}") for choice in choices})
        for name, choices in CHOICES.items()
    ]


def lobby_options(face: Face, say: Tongue) -> list[Setting]:
    """Return all that a lobby chooses: first what its game does, then what the house does."""
    return [*face.lobby_options(say), *house_options(say)]


def chosen(options: Sequence[Setting], settings: Mapping[str, str]) -> dict[str, str]:
    """Return the choice for each option: the one that was made, or else the usual one."""
    return {one.id: settings.get(one.id, next(iter(one.choices))) for one in options}


def house_choice(settings: Mapping[str, str], name: str) -> str:
    """Return what a table has chosen for an option of the house."""
    made = settings.get(name, "")
    return made if made in CHOICES[name] else CHOICES[name][0]


def unusual(settings: Mapping[str, str], say: Tongue) -> str:
    """Return in a line which choices of the house are not the usual ones at a table; else nothing."""
    lines = [
        say("labelled", name=one.name, text=one.choices[choice])
        for one in house_options(say)
        if (choice := house_choice(settings, one.id)) != CHOICES[one.id][0]
    ]
    return f"-# {' · '.join(lines)}" if lines else ""
