"""Armor (§item)."""

from engine.l5r_ccg import events as e
from engine.l5r_ccg.cards.phrases.fighting import would_move_out
from engine.l5r_ccg.cards.phrases.items import of_the_ring
from engine.l5r_ccg.cards.words import before, cannot, card, gains, its_host, its_unit, whenever
from engine.l5r_ccg.use import Use

card("the-armor-of-the-golden-samurai", gains("least-focus", lambda this, one: one.personal_honor, applies=its_host))

card(
    "armor-of-the-shadow-warrior",
    cannot(
        "be-targeted",
        applies=its_unit,
        test=lambda this, one, cause: cause is not None and (cause.is_("Spell") or cause.is_("Innate")),
    ),
)

# At least 1 gold is paid for a Follower that costs any.
card(
    "the-emerald-armor",
    gains("least-chi", 1, applies=its_host),
    worn_cost=lambda this, worn: -min(3, max(0, worn.face.gold_cost - 1)) if worn.face.type == "follower" else 0,
)


def _leaves_its_post(use: Use, event: e.Initiate) -> bool:
    """Tell whether an action would move this unit out of the battle to which it was assigned."""
    fought, effect = use.table.battle, event.use.ability.effect
    if fought is None or use.this.added("stationed") != 1 + fought.province.index or not would_move_out(use, event):
        return False
    return effect is not None and any(
        isinstance(part, e.MoveUnit) and part.card is use.host for part in effect(event.use)
    )


# The last clause is known from a later printing.
card(
    "armor-of-earth",
    *of_the_ring("ring-of-earth", 8),
    whenever(
        e.Commit,
        lambda use, event: event.card is use.host,
        effect=lambda use: [use.apply(use.this, "stationed", 1 + use.event.province.index, until="attack")],
    ),
    before(e.Initiate, _leaves_its_post, words=("Elemental", "Earth"), effect=lambda use: [use.cancel(use.event)]),
)
