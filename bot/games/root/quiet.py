"""Where nothing presses at Root, and what a player may never want to be asked about.

All of it hangs on what lies open, never on a hand: being asked, or not, tells nobody what is held.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.kernel.prompt import Prompt
from engine.kernel.record import Record
from engine.root.factions import factions

EXPOSE: Final = "expose"
# What is offered again and again, beside the effects of cards.
MATTERS: Final = ("buy", EXPOSE)
# What comes of itself between passing in Daylight and the end of Evening.
OF_ITSELF: Final = ("phase", "score")


def quiet(prompt: Prompt, view: Mapping[str, Any], since: Sequence[Record] = ()) -> bool:
    """Tell whether a plot that could be exposed here can be exposed in Daylight just as well.

    In Birdsong it can, unless what a faction does in it turns on that; Daylight is next. In Evening nothing is new when
    its player has just passed in Daylight.
    """
    if any(option.verb != EXPOSE for option in prompt.options if not option.alone):
        return False
    if prompt.kind == "evening":
        return bool(since) and all(record.kind in OF_ITSELF for record in since)
    return prompt.kind == "birdsong" and not factions()[view["players"][prompt.seat]["faction"]].birdsong_turns
