"""The optional rules of chapter 13 that players may choose for a match (§optional-rules).

The rulebook also has penalties for mistakes, such as a forgotten announcement or touching another player's cards. The
program does not allow such mistakes, so it has no option for them.
"""

from collections.abc import Mapping
from typing import Any, Final

from engine.kernel.prompt import Refused

NO, YES = "no", "yes"
# Each option with its choices. The first choice is the default.
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    # How the first player is found: by cutting the fate decks, or by Family Honor (§optional-first-turn).
    "first-player": ("cut", "honor"),
    # With two players, whether the first player may offer the first turn to the other for 1 Honor
    # (§optional-honor-rules).
    "offer-first": (NO, YES),
    # Whether a lost lobbying costs 1 Honor (§optional-honor-rules).
    "lobbying-loss": (NO, YES),
    # Whether an undo with the others' consent costs 3 Honor (§optional-honor-rules).
    "going-back": (NO, YES),
    # Whether an Event takes effect only once in a game (§optional-unique-event).
    "unique-events": (NO, YES),
}


def read_options(given: Mapping[str, Any]) -> dict[str, str]:
    """Return the choice for each option. True and false mean yes and no.

    Raises Refused ``unknown-choice`` with the possible choices.
    """
    chosen = {name: choices[0] for name, choices in CHOICES.items()}
    for name, choices in CHOICES.items():
        value = given.get(name, choices[0])
        if isinstance(value, bool):
            value = YES if value else NO
        if value not in choices:
            raise Refused("unknown-choice", option=name, choice=str(value), known=list(choices))
        chosen[name] = value
    return chosen
