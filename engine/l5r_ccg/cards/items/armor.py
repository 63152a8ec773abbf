"""Armor (§item)."""

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.cards.phrases.fighting import would_move_out
from engine.l5r_ccg.cards.phrases.hiding import hides
from engine.l5r_ccg.cards.phrases.items import of_the_ring
from engine.l5r_ccg.cards.words import battle, before, cannot, card, gains, its_host, its_unit, limited, whenever

card("the-armor-of-the-golden-samurai", gains("least-focus", lambda this, one: one.personal_honor, applies=its_host))

card(
    "armor-of-the-shadow-warrior",
    cannot(
        "be-targeted",
        applies=its_unit,
        test=lambda this, one, cause: cause is not None and (cause.counts_as("Spell") or cause.counts_as("Innate")),
    ),
)

# A Follower that costs gold still costs at least 1.
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


def _hides(use: Use) -> Flow[None]:
    """Let the player put any number of Terrains from hand under the Armor."""
    return hides(use, use.this, lambda one: bool(one.face.terrain), kind="put-beneath", rule="terrain")


def _brings_out(use: Use) -> Flow[None]:
    """Let the player choose a Terrain from under the Armor and play it."""
    chosen = yield from choose_subjects(
        use.seat, use.this.beneath, source=use.label, rule="terrain", name="terrain", guarded=True
    )
    yield from run_batch(use.table, [e.LayTerrain(use, one, firmly=True) for one in chosen])


card(
    "the-armor-of-sun-tao",
    limited(condition=lambda use: bool(use.you.hand), run=_hides),
    battle(condition=lambda use: use.this.in_battle and bool(use.this.beneath), run=_brings_out),
)
