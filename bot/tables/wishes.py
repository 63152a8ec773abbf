"""Answering for a player, by the player's own wish: passing where the player does not want to be asked."""

from collections.abc import Mapping

from bot.store import Wishes
from engine.kernel.prompt import PASS, Option, Prompt


def is_window(prompt: Prompt) -> bool:
    """Tell whether a prompt is a moment to act in: whoever does not want to, passes."""
    return prompt.window and any(option.key == PASS for option in prompt.options)


def card_id(option: Option) -> str | None:
    """Return which card an option uses."""
    return option.card.partition("#")[0] if option.card else None


def passes(wishes: Wishes, prompt: Prompt, spans: Mapping[str, str]) -> bool:
    """Tell whether a player wants to pass here without being asked."""
    if not is_window(prompt):
        return False
    if wishes.until is not None and lasts(wishes, spans):
        return True
    others = [option for option in prompt.options if option.key != PASS]
    if not others:
        return wishes.mode == "able"
    return all(card_id(option) in wishes.never for option in others)


def lasts(wishes: Wishes, spans: Mapping[str, str]) -> bool:
    """Tell whether the span in which a player wants to pass still lasts."""
    if wishes.until is None:
        return False
    span, which = wishes.until
    return spans.get(span) == which
