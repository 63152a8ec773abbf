"""Finds the cards that bow for Spells, Kiho and innate abilities, and the numbers printed in abilities."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from engine.cardplay.cost import Cost
from engine.kernel.events import Event
from engine.kernel.modifiers import Layer
from engine.l5r_ccg.abilities.ability import BOW_THIS

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.use import Use
    from engine.l5r_ccg.card import Card

# A Shugenja with an effect of this name does not bow for Spells and innate abilities, but uses each of them only once
# in a battle.
ONCE_UNBOWED: Final = "once-unbowed"
# An effect of this name marks an ability that was used in this way. Its value is the ability's place, counted from 1.
CAST_ONCE: Final = "cast-once"


def own_costs(use: "Use") -> "Sequence[Cost[Any]]":
    """Return the costs printed in the ability. If a Shugenja need not bow, that cost is left out."""
    costs = use.ability.costs
    if BOW_THIS in costs and not use.is_cast and stays_unbowed(use):
        return [cost for cost in costs if cost is not BOW_THIS]
    return costs


def stays_unbowed(use: "Use") -> bool:
    """Tell whether a Shugenja uses a Spell or an innate ability without bowing, once in this battle."""
    if ONCE_UNBOWED not in use.table.index.persistents or not (use.is_cast or use.counts_as("Innate")):
        return False
    return (use.host if use.is_cast else use.this).value(ONCE_UNBOWED) > 0


def is_spent(use: "Use") -> bool:
    """Tell whether the ability was used without bowing in this battle, so that it does not work again."""
    return use.this.marked(CAST_ONCE) > 0 and any(
        one.attribute == CAST_ONCE and one.value == use.ability.index + 1 for one in use.this.lasting
    )


def count_unbowed(use: "Use") -> None:
    """Note a use of an ability for which nobody bows."""
    if stays_unbowed(use):
        use.table.course.apply(use.this, CAST_ONCE, use.ability.index + 1, Layer.ADD, "battle", use)


def performers(use: "Use") -> "list[Card]":
    """Return the cards that could bow for a Kiho (§kiho)."""
    fits = getattr(use.ability, "performer", None)
    able = [
        one
        for one in use.you.personalities
        if not one.bowed and (one.trait("Shugenja") or one.trait("Monk"))
        # The effect of a Kiho is a Spell effect (§kiho).
        if casts_unbowed(use, one) or not one.forbids("cast")
    ]
    return able if fits is None else [one for one in able if fits(use, one)]


def casts_unbowed(use: "Use", one: "Card") -> bool:
    """Tell whether a card may perform a Spell or a Kiho without bowing now."""
    return use.you.added("casts-unbowed") > 0 and one.trait("Shugenja")


def bow_performer(use: "Use") -> list[Event]:
    one: Card = use.paid["performer"]
    return [] if casts_unbowed(use, one) else [use.bow(one)]


def printed(use: "Use", number: int) -> int:
    """Return a number printed in the ability, with all changes to printed numbers (``Card.as_printed``).

    A copied ability counts as printed on the card that has copied it (§copying).
    """
    raised = use.this.as_printed(number)
    if raised == number:
        return number
    copies = (lent for one, lent, _ in use.table.durations.lent if one is use.this)
    own = any(one is use.ability for one in (*use.this.face.abilities, *copies))
    return raised if own else number
