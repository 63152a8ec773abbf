"""Where hardly anybody acts: the windows in which a player could cancel their own Event."""

from collections.abc import Mapping
from typing import Any

from engine.kernel.prompt import Prompt
from engine.l5r_ccg.definition import find_card


def quiet(prompt: Prompt) -> bool:
    """Tell whether a window is quiet: what its player is about to bring about there is an Event of their own.

    The question tells whose Event it is and which, so that passing for the player tells nothing of a hand.
    """
    events = (prompt.data or {}).get("events", ())
    return prompt.rule == "before" and bool(events) and all(_is_own_event(event, prompt.seat) for event in events)


def _is_own_event(event: Mapping[str, Any], seat: int) -> bool:
    card = str(event.get("card", "")).partition("#")[0]
    return (
        event["kind"] == "initiate" and event.get("player") == seat and bool(card) and find_card(card).type == "event"
    )
