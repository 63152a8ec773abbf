"""The five Elemental Rings (§ring)."""

from typing import Any

from engine.cardplay.cost import Cost
from engine.kernel.events import Event
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.provinces import defended
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    Trigger,
    battle,
    before,
    card,
    limited,
    personality,
    reaction,
    you_or_yours,
)
from engine.l5r_ccg.events.copying import other_targets

SPELLS = 3


def _third_spell(use: Use, event: e.CastSpell) -> bool:
    """Tell whether this spell, Kiho or innate ability is at least this player's third to take effect this turn."""
    return event.seat == use.seat and use.you.casts >= SPELLS


def _withstood(use: Use, event: e.BattleEnds) -> bool:
    """Tell whether a Province of this player survived a stronger army.

    The army's Force must exceed the Strength that the Province had when the battle began.
    """
    fought = event.battle
    stands = event.province.owner == use.seat and not event.province.destroyed
    return stands and fought.resolved and fought.totals[0] > fought.strength


def _beat_the_stronger(use: Use, event: e.ResolveDuel) -> bool:
    """Tell whether this player's Personality won a duel against one that had more Chi when the duel began."""
    winner = event.winner
    if winner is None or winner.seat != use.seat:
        return False
    return winner.card.face.type == "personality" and event.duel.opponent(winner).chi > winner.chi


def _across_their_terrain(use: Use, event: e.BattleEnds) -> bool:
    """Tell whether this player won a battle against an army although another player had played a Terrain."""
    if event.won_by is None or not event.opposed or all(seat == use.seat for seat in event.battle.terrains):
        return False
    victors = event.attackers if event.won_by == "attack" else event.defenders
    return any(one.controller == use.seat for one in victors)


CONDITIONS: dict[str, tuple[Any, Trigger]] = {
    "ring-of-air": (e.CastSpell, _third_spell),
    "ring-of-earth": (e.BattleEnds, _withstood),
    "ring-of-fire": (e.ResolveDuel, _beat_the_stronger),
    "ring-of-water": (e.BattleEnds, _across_their_terrain),
}


def _enters(use: Use) -> list[Event]:
    return [use.enter_play(use.this)]


def _ring(card_id: str, *benefit: Ability) -> None:
    """Implement a Ring that comes into play from hand as a Reaction to its condition."""
    kinds, met = CONDITIONS[card_id]
    card(card_id, reaction(kinds, met, zones=("hand",), effect=_enters), *benefit)


def _aims(use: Use) -> list[str]:
    """Return the names of an action's targets for which this player or one of their cards was chosen (§redirect)."""
    aimed: Any = use.event
    return [name for name, chosen in aimed.use.chosen.items() if len(chosen) == 1 and you_or_yours(use, chosen[0])]


def _elsewhere(use: Use) -> list[Any]:
    aimed: Any = use.event
    return [other for name in _aims(use)[:1] for other in other_targets(aimed, name)]


def _redirected(use: Use) -> list[Event]:
    return [use.redirect(use.event, use.target, name) for name in _aims(use)[:1]]


_ring(
    "ring-of-air",
    before(
        e.Initiate,
        words=["Elemental", "Air"],
        costs=[BOW_THIS],
        target=Target(_elsewhere, bowed=True),
        effect=_redirected,
    ),
)


def _strength(change: int) -> Ability:
    """Return an ability that changes a Province's Strength. Using it needs no unit in the battle."""
    return battle(
        words=["Elemental", "Earth"],
        anywhere=True,
        costs=[BOW_THIS],
        target=Target(lambda use: [one for player in use.table.players for one in player.standing]),
        effect=lambda use: [use.apply(use.target, "strength", change)],
    )


_ring("ring-of-earth", _strength(3), _strength(-3))


def _fighters(use: Use) -> list[Card]:
    fought = use.table.battle
    return [] if fought is None else [one for one in fought.units_of(use.seat) if not one.bowed]


class Sacrifice(Cost[Use]):
    """The cost of destroying an unbowed Personality of this player in the battle.

    The Chi of the destroyed Personality is stored as ``use.paid["chi"]``.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(lambda use: [use.destroy(use.paid[self.name])], pick=_fighters, name="performer")

    def choose(self, use: Use) -> Flow[None]:
        """Let the player choose how to pay the cost (see ``Cost``)."""
        yield from super().choose(use)
        use.paid["chi"] = use.paid[self.name].chi


def _no_stronger(use: Use, one: Card) -> bool:
    """Tell whether an opposing Personality has at most the Chi of the sacrificed one."""
    fought, performer = use.table.battle, use.paid.get("performer")
    if fought is None or performer is None or not fought.opposes(use.seat, one):
        return False
    most: int = use.paid.get("chi", performer.chi)
    return one.chi <= most


_ring(
    "ring-of-fire",
    battle(
        words=["Elemental", "Fire"],
        anywhere=True,
        costs=[BOW_THIS, Sacrifice()],
        target=personality(_no_stronger),
        effect=lambda use: [use.destroy(use.target)],
    ),
)


_ring(
    "ring-of-water",
    battle(
        words=["Elemental", "Water"],
        costs=[BOW_THIS],
        targets=[
            personality(lambda use, one: one.controller == use.seat and one.at is not None),
            Target(defended, name="province"),
        ],
        effect=lambda use: [use.move(use.target, use.chosen["province"][0])],
    ),
)

card(
    "ring-of-the-void",
    limited(zones=("hand",), condition=lambda use: len(use.you.hand) == 1, effect=_enters),
    limited(words=["Elemental", "Void"], costs=[BOW_THIS], effect=lambda use: [use.draw()]),
)
