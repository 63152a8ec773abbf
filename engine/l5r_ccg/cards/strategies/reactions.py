"""Strategies that are Reactions (§reactions)."""

from typing import Any

from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.duels import other, you_duel
from engine.l5r_ccg.cards.words import (
    BowUnit,
    Target,
    bare,
    before,
    bow,
    card,
    gains,
    pay_gold,
    personality,
    player,
    reaction,
    you_or_yours,
    yours,
)
from engine.l5r_ccg.delayed import delayed_effect
from engine.l5r_ccg.duel import challenge, may_challenge
from engine.l5r_ccg.state import Player
from engine.l5r_ccg.timing import EVENT, TERRAIN
from engine.l5r_ccg.use import Use

bare("focus")

card(
    "counterattack",
    reaction(
        e.AttackEnds,
        lambda use, event: event.attack.defender == use.seat and use.table.is_in(event.attack.attacker),
        effect=lambda use: [e.DeclareAttack(use, use.seat, use.event.attack.attacker)],
    ),
)

card(
    "the-face-of-fear",
    # The player who has it in hand may frighten a unit without Followers.
    gains("terrifies", applies=lambda this, one: one is this.player, zones=("hand",)),
    before(
        e.Initiate,
        lambda use, event: event.use.seat == use.seat and event.use.is_("Fear"),
        effect=lambda use: [e.Terrify(use, use.event)],
    ),
)

card(
    "the-perfect-gift",
    before(
        e.Lobby,
        lambda use, event: event.seat != use.seat and use.table.favor is None,
        costs=[bow(lambda use: [one for one in use.you.personalities if one.personal_honor > 1])],
        effect=lambda use: [use.cancel(use.event), use.take_favor()],
    ),
)


def _for_the_favor(use: Use) -> Flow[None]:
    """Fight the lobbying Personality for the Favor: the winner takes it. The duel or its refusal ends the lobbying."""
    lobby: e.Lobby = use.event  # type: ignore[assignment]
    yield from challenge(
        use,
        use.target,
        lobby.personality,
        refused=lambda issue: [],
        wins=lambda duel, winner: [use.take_favor(seat=winner.seat)],
    )
    yield from run_batch(use.table, [use.cancel(lobby)])


card(
    "fight-for-my-favor",
    before(
        e.Lobby,
        lambda use, event: event.seat != use.seat,
        words=["Political"],
        target=personality(lambda use, one: yours(use, one) and may_challenge(one, use), reference=True),
        run=_for_the_favor,
    ),
)

card(
    "slander",
    before(
        e.GainHonor,
        # A Personality who brings honor by coming into play is still in a province. The fallen of a battle are not.
        lambda use, event: any(one.zone == "province" for one in event.by),
        words=["Political"],
        effect=lambda use: [use.change_honor(use.event, 0)],
    ),
)

card(
    "blood-oath",
    reaction(
        e.EnterPlay,
        lambda use, event: (
            event.seat == use.seat
            and event.card.is_personality
            and not any(event.card.of_clan(clan) for clan in use.you.clans)
        ),
        effect=lambda use: [
            *use.gives(use.event.card, force=1, chi=1, until="permanent"),
            *use.swear_fealty(use.event.card),
        ],
    ),
)

card(
    "plea-of-the-peasants",
    reaction(
        e.BattleEnds,
        lambda use, event: (
            event.province.destroyed
            and not event.defenders
            and not event.province.value("pleaded-for")
            and use.table.attack is not None
            and use.table.attack.attacker != use.seat
        ),
        effect=lambda use: [
            use.apply(use.event.province, "pleaded-for", until="attack"),
            use.lose_honor(5, seat=use.table.attack.attacker, by=()),
        ],
    ),
)

card(
    "court-jester",
    before(
        e.LoseHonor,
        lambda use, event: (
            event.cause.seat == event.seat == use.table.actor != use.seat and use.this.id not in event.changed_by
        ),
        effect=lambda use: [use.change_honor(use.event, 2 * use.event.amount)],
    ),
)


def _averted(use: Use) -> Flow[None]:
    """Shuffle the Event back into the deck. The deck's next card replaces it."""
    initiation: Any = use.event
    averted = initiation.use.this
    yield from run_batch(use.table, [use.cancel(initiation)])
    if averted.zone == "province":
        yield from run_batch(use.table, [use.put_on_deck(averted, bottom=True, shown=True)])
        yield from run_batch(use.table, [use.shuffle("dynasty", seat=averted.owner)])


card(
    "avoid-fate",
    before(
        e.Initiate,
        lambda use, event: event.use.ability.timing is EVENT and use.table.phase == "events",
        run=_averted,
    ),
)

card(
    "poisoned-weapon",
    reaction(e.RevealFocus, you_duel, effect=lambda use: [*use.gives(other(use).card, chi=-3), use.lose_honor(4)]),
)


def _moves_out(use: Use, event: Event) -> bool:
    """Tell whether the event moves a unit out of the battle in progress."""
    fought = use.table.battle
    return isinstance(event, e.MoveUnit) and fought is not None and event.card.at is fought.province


def _would_move_out(use: Use, event: e.Initiate) -> bool:
    """Tell whether the effect of an announced action moves a unit out of the battle in progress."""
    announced, effect = event.use, event.use.ability.effect
    if use.table.battle is None or effect is None or announced.ability.timing.forced or not announced.complete():
        return False
    return any(_moves_out(use, part) and part.possible() for part in effect(announced))


def _moved_by_terrain(use: Use, event: e.MoveUnit) -> bool:
    """Tell whether a Terrain moves a unit out of the battle. A Terrain is not announced when it takes effect."""
    return event.cause.card_effect and event.cause.ability.timing is TERRAIN and _moves_out(use, event)


def _in_the_way(use: Use) -> list[Card]:
    fought = use.table.battle
    return [] if fought is None else fought.units_of(use.seat)


card(
    "cornered",
    before(e.Initiate, _would_move_out, costs=[BowUnit(_in_the_way)], effect=lambda use: [use.cancel(use.event)]),
    before(e.MoveUnit, _moved_by_terrain, costs=[BowUnit(_in_the_way)], effect=lambda use: [use.cancel(use.event)]),
)

card(
    "fight-to-the-setting-sun",
    reaction(
        e.BattleEnds,
        lambda use, event: any(one.controller == use.seat for one in (*event.attackers, *event.defenders)),
        effect=lambda use: [use.apply(one, "weary", until="attack") for one in use.event.survivors],
    ),
)


def _tired(later: Delayed, event: Any) -> Flow[None]:
    yield from run_batch(event.table, [later.cause.bow(later.about)])


TIRED = delayed_effect("call-to-arms", e.AttackEnds, _tired)


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


def _plots_against(use: Use, event: e.Initiate) -> bool:
    """Tell whether it is another player's Assassin, Ninja or Kolat action against this player or one of their cards."""
    plot = event.use
    if plot.seat == use.seat or plot.ability.timing.forced:
        return False
    if not any(plot.is_(word) for word in ("Assassin", "Ninja", "Kolat")):
        return False
    return any(you_or_yours(use, subject) for subjects in plot.chosen.values() for subject in subjects)


# It costs 2 gold. The target is this player or one of their cards.
card(
    "investigation",
    before(
        e.Initiate,
        _plots_against,
        costs=[pay_gold(2)],
        effect=lambda use: [use.cancel(use.event), use.lose_honor(5, seat=use.event.use.seat)],
    ),
)

card(
    "rallying-cry",
    reaction(
        e.BattleEnds,
        lambda use, event: any(one.controller == use.seat for one in event.survivors),
        effect=lambda use: [
            use.apply(one, "cannot:bow-after-attack", until="attack")
            for one in use.event.survivors
            if one.controller == use.seat
        ],
    ),
)


def _shamed(use: Use, one: Card) -> bool:
    """Tell whether the event dishonors a Samurai of this player or costs honor through one."""
    event = use.event
    if not one.trait("Samurai") or one.controller != use.seat:
        return False
    if isinstance(event, e.Dishonor):
        return event.card is one
    return isinstance(event, e.LoseHonor) and event.seat == use.seat and one in event.by


def _honorably(use: Use) -> list[Event]:
    event = use.event
    spared = use.cancel(event) if isinstance(event, e.Dishonor) else use.change_honor(event, 0)
    return [spared, use.seppuku(use.target), use.gain_honor(use.target.personal_honor, by=())]


card(
    "honorable-seppuku",
    before((e.Dishonor, e.LoseHonor), words=("Political",), target=personality(_shamed, bowed=True), effect=_honorably),
)


def _flees(use: Use, event: e.MoveUnit) -> bool:
    """Tell whether a player's own action has moved one of their units out of the battle in progress."""
    fought = use.table.battle
    return fought is not None and event.origin is fought.province and event.cause.seat == event.card.controller


card(
    "cowardice",
    reaction(
        e.MoveUnit,
        _flees,
        words=["Political"],
        effect=lambda use: [
            use.dishonor(use.event.card),
            use.lose_honor(5, seat=use.event.card.controller, by=(use.event.card,)),
        ],
    ),
)


def _slayers(use: Use) -> list[Player]:
    """Return who may be blamed for a death: who caused it, or in a resolution anybody of the army it faced."""
    event, attack, fought = use.event, use.table.attack, use.table.battle
    assert isinstance(event, e.Destroy)
    if event.cause.seat is not None:
        return [use.table.players[event.cause.seat]]
    if attack is None or fought is None or not fought.resolved:
        return []
    side = attack.side_of(event.controller)
    foes = {one.controller for one in fought.army("defend" if side == "attack" else "attack")}
    return [use.table.players[seat] for seat in sorted(foes)]


card(
    "martyr",
    reaction(
        e.Destroy,
        lambda use, event: event.was == "personality" and event.controller == use.seat,
        target=player(lambda use, one: one in _slayers(use)),
        effect=lambda use: [use.lose_honor(5, seat=use.target.seat, by=())],
    ),
)

card(
    "passing-on-the-soul",
    before(
        e.Destroy,
        lambda use, event: event.card.is_personality and yours(use, event.card),
        targets=[
            Target(lambda use: [one for one in use.event.card.attachments if one.face.type == "item"], name="item"),
            personality(lambda use, one: yours(use, one) and not one.bowed and one is not use.event.card),  # type: ignore[union-attr]
        ],
        effect=lambda use: [use.attach(use.chosen["item"][0], use.target)],
    ),
)

card(
    "disharmony",
    before(
        e.Initiate,
        lambda use, event: "Ritual" in getattr(event.use.ability, "words", ()),
        effect=lambda use: [use.cancel(use.event)],
    ),
)
