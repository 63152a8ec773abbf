"""Restrictions on attaching cards."""

from collections.abc import Callable
from typing import Any

from engine.cardplay.choosing import passing
from engine.kernel.events import run_batch
from engine.kernel.flow import Flow, ask_hidden
from engine.kernel.prompt import Prompt
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import cannot
from engine.l5r_ccg.turn.attachments import can_pay_toll, on_entering, pay_toll
from engine.l5r_ccg.turn.gold import affordable, pay

NOTHING_WORN = cannot("attach", test=lambda this, subject, worn: worn.face.type in ("item", "follower"))


def of_clan(clan: str) -> Callable[[Card, Card], bool]:
    """Return a restriction to Personalities of a clan."""
    return lambda this, host: host.of_clan(clan)


def with_trait(trait: str) -> Callable[[Card, Card], bool]:
    """Return a restriction to Personalities with a trait."""
    return lambda this, host: host.trait(trait)


def is_spell(worn: Card) -> bool:
    """Tell whether a card is a Spell."""
    return worn.face.type == "spell"


def only_followers(fits: Any) -> Any:
    """Return the effect that allows a card only those Followers that ``fits`` accepts."""
    return cannot("attach", test=lambda this, subject, worn: worn.face.type == "follower" and not fits(worn))


def as_it_comes(use: Use, host: Card, fits: Callable[[Card], bool], discount: int | None = None) -> Flow[bool]:
    """Let a player attach a card from hand to a Personality that comes into play.

    The attached card costs no gold. With a ``discount``, the card costs its usual gold less the discount. The player is
    asked whenever the hand is not empty, so the question reveals nothing about the hand. Returns whether a card was
    attached.
    """
    player = use.you

    def price(worn: Card) -> int:
        return 0 if discount is None else max(0, use.table.gold_cost(worn, use.seat, host) - discount)

    def possible(worn: Card) -> bool:
        free = not player.barred("play-card", worn) and use.table.may_attach(worn, host)
        there = free and fits(worn) and can_pay_toll(use.table, worn, use.seat)
        return there and affordable(player, price(worn), worn)

    options = [worn.option("attach", worn) for worn in player.hand if possible(worn)]
    prompt = Prompt(use.seat, "attach-now", [*options, passing()], rule="attach", source=use.label)
    for option in (yield from ask_hidden(prompt, opens=bool(player.hand))):
        worn = option.value
        if (yield from pay(use, player, price(worn), worn)) and (yield from pay_toll(use.table, worn, use.seat)):
            yield from run_batch(use.table, [use.attach(worn, host), *on_entering(use, worn)])
            return True
    return False
