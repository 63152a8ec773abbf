"""Phrases about cards that are put face down under a card in play."""

from collections.abc import Callable

from engine.cardplay.choosing import passing
from engine.kernel.events import run_batch
from engine.kernel.flow import Flow, ask_hidden
from engine.kernel.prompt import Group, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card


def hides(
    use: Use, cover: Card, fits: Callable[[Card], bool], *, kind: str, rule: str, most: int | None = None
) -> Flow[None]:
    """Let the player put cards from hand face down under a card: any number, or at most ``most``.

    The player is asked whenever the hand is not empty, so the question reveals nothing about the hand.
    """
    fit = [one.option("choose") for one in use.you.hand if fits(one)]
    groups = (Group("", 1, max(1, len(fit) if most is None else min(most, len(fit)))),)
    prompt = Prompt(use.seat, kind, [*fit, passing()], rule=rule, source=use.label, groups=groups)
    chosen = yield from ask_hidden(prompt, opens=bool(use.you.hand))
    hidden = [option.value for option in chosen if option.value is not None]
    yield from run_batch(use.table, [e.PutBeneath(use, cover, hidden)])
