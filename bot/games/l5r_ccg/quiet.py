"""Quiet windows: those in which a player could only cancel their own Event."""

from collections.abc import Mapping
from typing import Any

from engine.kernel.prompt import Prompt
from engine.l5r_ccg.definition import pool


def quiet(prompt: Prompt) -> bool:
    """Tell whether a window is quiet: the imminent event is its player's own Event.

    The question itself shows whose Event it is, so passing for the player reveals nothing about a hand.
    """
    events = (prompt.data or {}).get("events", ())
    return prompt.rule == "before" and bool(events) and all(_is_own_event(event, prompt.seat) for event in events)


def _is_own_event(event: Mapping[str, Any], seat: int) -> bool:
    card = pool().get(str(event.get("card", "")).partition("#")[0])  # the Imperial Favor is not in the pool of cards
    own = event["kind"] == "initiate" and event.get("player") == seat
    return own and card is not None and card.type == "event"
