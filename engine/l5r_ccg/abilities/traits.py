"""Abilities that the rules give to cards with certain traits: seppuku, Tactician, Fear (chapter 12)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from engine.cardplay.ability import Target
from engine.cardplay.cost import Cost
from engine.cardplay.limits import used
from engine.cardplay.use import Use as AnyUse
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.casting import printed
from engine.l5r_ccg.abilities.payments import PAID, leaving
from engine.l5r_ccg.abilities.timing import BATTLE, BEFORE
from engine.l5r_ccg.events.copying import TERROR

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.abilities.use import Use
    from engine.l5r_ccg.card import Card


def _may_order_seppuku(use: "Use", loss: "e.LoseHonor") -> bool:
    """Tell whether this Samurai performed, or was the target of, the action that cost its player Family Honor
    (§samurai).
    """
    may = use.this.trait("Samurai") and not use.this.forbids("commit-seppuku")
    return loss.seat == use.seat and may and use.this in loss.by and not _dies_for_it(use.this, loss.cause)


def _dies_for_it(samurai: "Card", cause: "Cause") -> bool:
    """Tell whether the Samurai is being destroyed as the price of the action.

    Nobody can die twice, and without the price the action would have no effect.
    """
    return isinstance(cause, AnyUse) and PAID not in cause.paid and samurai in leaving(cause)


def _commit_seppuku(use: "Use") -> Flow[None]:
    """Let the Samurai die so that only 1 Honor is lost. If the Samurai is saved from death, the whole loss stands."""
    death = use.seppuku(use.this)
    yield from run_batch(use.table, [death])
    if death.happened:
        yield from run_batch(use.table, [use.change_honor(use.event, 1)])


SEPPUKU: Final = Ability(
    BEFORE,
    event=e.LoseHonor,
    when=_may_order_seppuku,
    condition=lambda use: use.seppuku(use.this).possible(),
    run=_commit_seppuku,
    while_bowed=True,
)
SEPPUKU.name = "seppuku"

# Any card may be discarded for this ability, even a card that adds nothing.
TACTICIAN: Final = Ability(
    BATTLE,
    condition=lambda use: use.this.in_battle and use.this.trait("Tactician"),
    costs=(
        Cost(
            lambda use: [use.discard([use.paid["tactics"]])],
            pick=lambda use: use.you.hand,
            name="tactics",
            guarded=True,
        ),
    ),
    effect=lambda use: [use.apply(use.this, "force", use.paid["tactics"].focus)],
    limit=1,
    period="battle",
)
TACTICIAN.name = "tactician"

# Abilities that the rules give to a Personality with the trait.
OF_PERSONALITIES: Final = (SEPPUKU, TACTICIAN)


class Fear(Ability):
    """A Fear effect (§fear): it bows the Followers of a unit in the same battle whose Force is at most ``strength``.

    The card does not bow for the effect unless ``costs`` say so. The card may use the effect ``limit`` times in each
    ``period``.
    """

    __slots__ = ("strength",)

    harms: ClassVar[bool] = True

    def __init__(
        self, strength: int, *, limit: int = 1, period: str = "battle", costs: "Sequence[Cost[Any]]" = ()
    ) -> None:
        self.strength = strength
        super().__init__(
            BATTLE,
            words=("Fear",),
            condition=lambda use: use.this.in_battle and not _has_frightened(use),
            costs=costs,
            target=Target[Any](lambda use: use.table.battle.units()),
            effect=self._bow,
            limit=limit,
            period=period,
        )

    def alike(self) -> Ability:
        """Return an ability with the same timing and nothing else (see ``engine.cardplay.ability.Ability``)."""
        return Fear(self.strength)

    def _bow(self, use: Any) -> Sequence[Event]:
        return frighten(use, use.this.changed("fear", printed(use, self.strength)))


def _has_frightened(use: "Use") -> bool:
    """Tell whether another Fear effect of this card was used in this battle.

    A card may use only one of its Fear effects in a battle (§fear).
    """
    card, table = use.this, use.table
    return any(
        used(card.uses, (other.name, use.seat), table.period(other.period))
        for other in card.abilities()
        if isinstance(other, Fear) and other is not use.ability
    )


def frighten(use: "Use", strength: int) -> list[Event]:
    """Return the events of a Fear effect of this strength on its target's unit (§fear).

    The effect includes the Personality if ``e.Terrify`` has happened. Before the effect is announced, it is enough that
    a Reaction in hand could terrify.
    """
    leader: Card = use.target
    strength += leader.added("fear-against")
    terror = use.paid[TERROR] if TERROR in use.paid else use.you.added("terrifies") > 0
    return [use.bow(one) for one in (leader.unit if terror else leader.followers) if _yields(one, strength)]


def _yields(one: "Card", strength: int) -> bool:
    return (one.is_personality or one.is_follower) and one.force <= strength
