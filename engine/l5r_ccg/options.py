"""What may be chosen for a match: the optional rules of chapter 13, as far as a table can follow (§optional-rules).

Nobody touches another's cards here, and no announcement or automatic action can be forgotten, so what chapter 13 takes
for that is never due.
"""

from collections.abc import Mapping
from typing import Any, Final

from engine.kernel.prompt import Refused

NO, YES = "no", "yes"
# Each with its choices, first what is meant where nothing is said.
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    # Who begins: by cutting the fate decks, or by Family Honor (§optional-first-turn).
    "first-player": ("cut", "honor"),
    # Of two players, whether who begins may offer that to the other, for 1 Honor (§optional-honor-rules).
    "offer-first": (NO, YES),
    # Whether a lost lobbying costs 1 Honor (§optional-honor-rules).
    "lobbying-loss": (NO, YES),
    # Whether going back and playing again, to which the others agree, costs 3 Honor (§optional-honor-rules).
    "going-back": (NO, YES),
    # Whether an Event takes effect only once in a game (§optional-unique-event).
    "unique-events": (NO, YES),
}


def read_options(given: Mapping[str, Any]) -> dict[str, str]:
    """Return what is chosen of each option; true and false say yes and no.

    Raises Refused ``unknown-choice`` with the choices there are.
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
