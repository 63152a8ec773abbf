"""Lobby options that every game has. These options belong to the bot (the "house"), not to a game.

The rules of the games do not use them.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games import Face, Setting
from bot.pace.presets import NO_CLOCK, PACES
from bot.words import Tongue

UNDO: Final = "house-undo"
FREE, ASKED, NEVER = "free", "asked", "never"
LOG: Final = "house-log"
EVERYBODY, PLAYERS = "everybody", "players"
PACE: Final = "house-pace"
ZERO: Final = "house-zero"
OTHERS, COMPUTER, LOST = "others", "computer", "lost"
QUIET: Final = "house-quiet"
ADVICE: Final = "house-advice"
ON, OFF = "on", "off"
RUNS, OWN = "runs", "own"
# Each option with its choices. The first choice is the default.
CHOICES: Final[Mapping[str, Sequence[str]]] = {
    UNDO: (FREE, ASKED, NEVER),
    LOG: (EVERYBODY, PLAYERS),
    ADVICE: (ON, OFF),
    PACE: (NO_CLOCK, *PACES),
    ZERO: (OTHERS, COMPUTER, LOST),
    QUIET: (RUNS, OWN),
}
# Options without effect at a table without a clock.
OF_CLOCKS: Final = (ZERO, QUIET)


def house_options(say: Tongue) -> list[Setting]:
    """Return the options that every lobby has."""
    return [
        Setting(
            name,
            say(name),
            {choice: say(f"{name}-{choice}") for choice in choices},
            {choice: say(hint) for choice in choices if say.has(hint := f"{name}-{choice}-hint")},
        )
        for name, choices in CHOICES.items()
    ]


def lobby_options(face: Face, say: Tongue) -> list[Setting]:
    """Return all options of a lobby: first those of its game, then those of the house."""
    return [*face.lobby_options(say), *house_options(say)]


def shown_options(face: Face, say: Tongue, settings: Mapping[str, str]) -> list[Setting]:
    """Return the options that a lobby shows: all that have an effect with the present choices."""
    clock = house_choice(settings, PACE) != NO_CLOCK
    return [one for one in lobby_options(face, say) if clock or one.id not in OF_CLOCKS]


def chosen(options: Sequence[Setting], settings: Mapping[str, str]) -> dict[str, str]:
    """Return the choice for each option, or its default."""
    return {one.id: settings.get(one.id, next(iter(one.choices))) for one in options}


def house_choice(settings: Mapping[str, str], name: str) -> str:
    """Return a table's choice for an option of the house."""
    made = settings.get(name, "")
    return made if made in CHOICES[name] else CHOICES[name][0]


def unusual(settings: Mapping[str, str], say: Tongue) -> str:
    """Return a line with a table's choices that are not the default, or an empty text."""
    made = {name: house_choice(settings, name) for name in CHOICES}
    lines = [
        say("labelled", name=say(name), text=say(f"{name}-{choice}"))
        for name, choice in made.items()
        if (name not in OF_CLOCKS or made[PACE] != NO_CLOCK) and choice != CHOICES[name][0]
    ]
    return f"-# {' · '.join(lines)}" if lines else ""
