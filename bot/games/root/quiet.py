"""Quiet windows of Root, what ends a player's passing, and matters about which a player may choose never to be asked.

Whether a window is quiet depends only on public facts, so that a question or its absence reveals nothing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.kernel.prompt import Prompt
from engine.kernel.record import Record
from engine.root.factions import factions

AMBUSH: Final = "ambush"  # the kind of question that offers a defender to ambush
EXPOSE: Final = "expose"
# Recurring offers, besides the effects of cards.
MATTERS: Final = ("buy", EXPOSE)
# Records that come automatically between passing in Daylight and the end of Evening.
OF_ITSELF: Final = ("phase", "score")
# Records that a player gets a card.
GAINS: Final = ("draw", "take-card")


def quiet(prompt: Prompt, view: Mapping[str, Any], since: Sequence[Record] = ()) -> bool:
    """Tell whether a plot that could be exposed here can be exposed in Daylight just as well.

    A plot that could be exposed in Birdsong can wait until Daylight, unless something that the faction does in Birdsong
    depends on the exposure. In Evening nothing is new if the player has just passed in Daylight.
    """
    if any(option.verb != EXPOSE for option in prompt.options if not option.alone):
        return False
    if prompt.kind == "evening":
        return bool(since) and all(record.kind in OF_ITSELF for record in since)
    return prompt.kind == "birdsong" and not factions()[view["players"][prompt.seat]["faction"]].birdsong_turns


def dealt(record: Record, seat: int, view: Mapping[str, Any]) -> bool:
    """Tell whether a record gives the seat a card: from the deck, from a pile, or from another player's hand."""
    facts = record.facts
    return (record.kind in GAINS and facts["player"] == seat) or (record.kind == "give" and facts["to"] == seat)
