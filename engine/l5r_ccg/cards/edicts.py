"""Edicts and stratagems of the Fate deck: what is forbidden, what is demanded, and how one holds out."""

from typing import Any

from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.fighting import shadowlands
from engine.l5r_ccg.cards.words import (
    BowUnit,
    Target,
    battle,
    before,
    bow,
    card,
    limited,
    personality,
    reaction,
    terrain,
)
from engine.l5r_ccg.cause import Cause
from engine.l5r_ccg.later import condition, later
from engine.l5r_ccg.timing import TERRAIN
from engine.l5r_ccg.use import Use

card(
    "daisho-technique",
    limited(
        costs=[bow(lambda use: [one for one in use.you.personalities if one.trait("Samurai") and one.face.chi > 2])],
        effect=lambda use: [use.apply(use.paid["performer"], "more:Weapon", 1, until="game")],
    ),
)
card(
    "disfavored",
    limited(
        words=("Political",),
        target=personality(lambda use, one: not one.forbids("act-politically")),
        effect=lambda use: [use.apply(use.target, "cannot:act-politically", until="game")],
    ),
)
card(
    "kolat-saboteur",
    limited(
        words=("Kolat",),
        target=Target(lambda use: [one.stronghold for one in use.table.players if use.table.is_in(one.seat)]),
        effect=lambda use: [
            use.bow(use.target),
            use.apply(use.target, "cannot:straighten", until="next-turn"),
        ],
    ),
)


def _by_rule(given: object, subject: object, cause: Cause | None) -> bool:
    return cause is not None and cause.kind == "framework"


BY_RULE = condition("by-rule", _by_rule)


def _mines(use: Use) -> list[Card]:
    return [one for one in use.you.holdings if one.called("Mine")]


card(
    "the-people-s-expense",
    limited(
        effect=lambda use: [
            event
            for one in _mines(use)
            for event in (
                use.apply(one, "gold", 2),
                use.apply(one, "cannot:straighten", until="next-straighten", test=BY_RULE),
            )
        ]
    ),
)

# Battles


def _units(use: Use) -> list[Card]:
    fought = use.table.battle
    return [] if fought is None else fought.units()


card(
    "stall-until-sunrise",
    terrain(
        effect=lambda use: [
            use.apply(one, "force", one.force // 2 - one.force)
            for leader in _units(use)
            for one in (leader, *leader.followers)
            if shadowlands(one) and one.force
        ]
    ),
)


def _scrolls(use: Use) -> int:
    return sum(one.trait("Black Scroll") for leader in _units(use) for one in leader.unit)


card(
    "corrupted-energies",
    battle(
        condition=lambda use: _scrolls(use) > 0,
        effect=lambda use: [use.apply(one, "chi", -_scrolls(use)) for one in _units(use) if one.trait("Shugenja")],
    ),
)


def _moves_out(use: Use, event: Event) -> bool:
    """Hold for the moving of a unit out of the battle in progress."""
    fought = use.table.battle
    return isinstance(event, e.MoveUnit) and fought is not None and event.card.at is fought.province


def _would_move_out(use: Use, event: e.Initiate) -> bool:
    """Hold when the effect of an action that is announced moves a unit out of the battle in progress."""
    announced, effect = event.use, event.use.ability.effect
    if use.table.battle is None or effect is None or announced.ability.timing.forced or not announced.complete():
        return False
    return any(_moves_out(use, part) and part.possible() for part in effect(announced))


def _moved_by_terrain(use: Use, event: e.MoveUnit) -> bool:
    """Hold when a Terrain, which is announced no more as it takes effect, moves a unit out of the battle."""
    return event.cause.card_effect and event.cause.ability.timing is TERRAIN and _moves_out(use, event)


def _in_the_way(use: Use) -> list[Card]:
    fought = use.table.battle
    return [] if fought is None else fought.units_of(use.seat)


card(
    "cornered",
    before(e.Initiate, _would_move_out, costs=[BowUnit(_in_the_way)], effect=lambda use: [use.cancel(use.event)]),
    before(e.MoveUnit, _moved_by_terrain, costs=[BowUnit(_in_the_way)], effect=lambda use: [use.cancel(use.event)]),
)


def _tired(later: Delayed, event: Any) -> Flow[None]:
    yield from run_batch(event.table, [later.cause.bow(later.about)])


TIRED = later("call-to-arms", e.AttackEnds, _tired)

card(
    "fight-to-the-setting-sun",
    reaction(
        e.BattleEnds,
        lambda use, event: any(one.controller == use.seat for one in (*event.attackers, *event.defenders)),
        effect=lambda use: [use.apply(one, "weary", until="attack") for one in use.event.survivors],
    ),
)


def _called_up(use: Use) -> list[Event]:
    found = [one for one in use.you.personalities if one.bowed]
    return [
        *(use.straighten(one) for one in found),
        *(use.later(TIRED, "turn", about=one) for one in found),
    ]


card(
    "call-to-arms",
    reaction(
        e.DeclareAttack,
        lambda use, event: event.defender == use.seat and any(one.bowed for one in use.you.personalities),
        effect=_called_up,
    ),
)
