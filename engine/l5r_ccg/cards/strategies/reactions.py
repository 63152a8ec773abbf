"""Strategies that are Reactions (§reactions)."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from engine.cardplay.choosing import choose_subjects, passing
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.cause import Cause
from engine.l5r_ccg.abilities.delayed import delayed_effect
from engine.l5r_ccg.abilities.timing import EVENT, LIMITED, OPEN, REACTION, TERRAIN
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.amounts import gold
from engine.l5r_ccg.cards.phrases.attaching import as_it_comes
from engine.l5r_ccg.cards.phrases.bowing import BY_RULE
from engine.l5r_ccg.cards.phrases.duels import focusing, opposing_side, own_side, you_duel
from engine.l5r_ccg.cards.phrases.fighting import faces_in_battle, faces_in_duel, moves_out, shadowlands, would_move_out
from engine.l5r_ccg.cards.phrases.standing import STAYS, bound, goes_with_it, stays_for
from engine.l5r_ccg.cards.words import (
    DESTROY_THIS,
    BowUnit,
    Target,
    as_focus,
    bare,
    before,
    bow,
    cannot,
    card,
    gains,
    here,
    in_own,
    limited,
    lose_honor,
    pay_gold,
    personality,
    player,
    ranged,
    reaction,
    whenever,
    you_or_yours,
    yours,
)
from engine.l5r_ccg.definition import find_card
from engine.l5r_ccg.fighting.attack import ALLY_HONOR
from engine.l5r_ccg.fighting.battle import SIDES, battle_options
from engine.l5r_ccg.fighting.duel import Duel, Duelist, challenge, destroyed, may_be_challenged, may_challenge
from engine.l5r_ccg.fighting.ranged import Ranged, aims_well
from engine.l5r_ccg.state import DEFENDED, Player, Province
from engine.l5r_ccg.tokens import personality_token
from engine.l5r_ccg.turn.actions import abilities, act
from engine.l5r_ccg.turn.entering import of_own_clan, rival
from engine.l5r_ccg.turn.gold import Gold, affordable, pay
from engine.l5r_ccg.turn.ways import Way

bare("focus")

card(
    "counterattack",
    reaction(
        e.AttackEnds,
        lambda use, event: (
            use.seat in event.attack.defenders
            and event.attack.attacker is not None
            and use.table.is_in(event.attack.attacker)
        ),
        effect=lambda use: [e.DeclareAttack(use, use.seat, use.event.attack.attacker)],
    ),
)

card(
    "the-face-of-fear",
    # While this card is in hand, its player may use it to frighten a unit without Followers.
    gains("terrifies", applies=lambda this, one: one is this.player, zones=("hand",)),
    before(
        e.Initiate,
        lambda use, event: event.use.seat == use.seat and event.use.counts_as("Fear"),
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
    """Let the lobbying Personality duel for the Imperial Favor: the winner takes it.

    A duel or a refusal ends the lobbying.
    """
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
        # A Personality that brings Honor as it comes into play is still in a Province. A Personality that died in
        # battle is not.
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
            event.province.fallen
            and not event.province.value(DEFENDED)
            and not event.province.value("pleaded-for")
            and use.table.attack is not None
            and use.table.attack.attacker not in (None, use.seat)
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
    """Shuffle the Event back into the deck. The top card of the deck then takes the Event's place."""
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
    reaction(
        e.RevealFocus, you_duel, effect=lambda use: [*use.gives(opposing_side(use).card, chi=-3), use.lose_honor(4)]
    ),
)


def _moved_by_terrain(use: Use, event: e.MoveUnit) -> bool:
    """Tell whether a Terrain moves a unit out of the battle. A Terrain's effect is not announced."""
    return event.cause.card_effect and event.cause.ability.timing is TERRAIN and moves_out(use, event)


def _in_the_way(use: Use) -> list[Card]:
    fought = use.table.battle
    return [] if fought is None else fought.units_of(use.seat)


card(
    "cornered",
    before(e.Initiate, would_move_out, costs=[BowUnit(_in_the_way)], effect=lambda use: [use.cancel(use.event)]),
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
    """Tell whether another player's Assassin, Ninja or Kolat action targets this player or one of their cards."""
    plot = event.use
    if plot.seat == use.seat or plot.ability.timing.forced:
        return False
    if not any(plot.counts_as(word) for word in ("Assassin", "Ninja", "Kolat")):
        return False
    return any(you_or_yours(use, subject) for subject in plot.subjects)


# The card costs 2 gold. Its target is this player or one of their cards.
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
    """Tell whether the event dishonors a Samurai of this player, or costs Honor through such a Samurai."""
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
    """Return the player whose action caused a death. In a battle, also return the players of the opposing army."""
    event, fought = use.event, use.table.battle
    assert isinstance(event, e.Destroy)
    found = set() if event.cause.seat is None else {event.cause.seat}
    if fought is not None and event.at is fought.province:
        found |= {one.controller for one in fought.army("defend" if event.side == "attack" else "attack")}
    return [use.table.players[seat] for seat in sorted(found)]


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


def _gives_up(use: Use, event: e.Discard) -> bool:
    """Tell whether this player has discarded a card from their own Provinces.

    An Event that was discarded there does not count, because the rules discard Events.
    """
    places = zip(event.cards, event.origins, strict=False)
    return event.seat == event.cause.seat == use.seat and any(
        zone == "province" and one.face.type != "event" for one, zone in places
    )


def _shows_or_loses(use: Use) -> Flow[None]:
    """Let the other player discard a face-up card of the Provinces.

    If there is none, a random face-down card is discarded.
    """
    lying = [place.card for place in use.target.standing if place.card is not None]
    shown, hidden = [one for one in lying if not one.facedown], [one for one in lying if one.facedown]
    chosen: tuple[Card, ...] = ()
    if shown:
        chosen = yield from choose_subjects(use.target.seat, shown, source=use.label, rule="discard", name="discard")
    else:
        use.table.streams[f"discard:{use.target.seat}"].shuffle(hidden)
        use.table.barrier = True
    yield from run_batch(use.table, [use.table.rules_of(use.target.seat).discard([*chosen] or hidden[:1])])


card(
    "disarmament",
    reaction(
        e.Discard,
        _gives_up,
        target=player(lambda use, one: one is not use.you and any(place.card is not None for place in one.standing)),
        run=_shows_or_loses,
    ),
)


def _worn(use: Use, event: e.Attach) -> bool:
    return event.entering and event.card.face.type == "item"


def _returned(use: Use) -> list[Event]:
    """Shuffle the Item into its deck instead of attaching it."""
    forged: Any = use.event
    back = use.put_on_deck(forged.card, shown=True)
    return [use.cancel(forged), back, use.shuffle("fate", seat=forged.card.owner)]


def _worth(use: Use) -> int:
    forged: Any = use.event
    return use.table.gold_cost(forged.card, forged.seat, forged.host)


def _ruined(use: Use) -> list[Event]:
    """Destroy the Item instead of attaching it. It is not in play yet, so it goes to its discard pile."""
    forged: Any = use.event
    return [use.cancel(forged), use.discard([forged.card])]


card(
    "counterfeit",
    before(e.Attach, _worn, words=["Kolat"], effect=_returned),
    before(
        e.Attach,
        _worn,
        words=["Kolat"],
        costs=[Gold(lambda use: use.gold_cost + _worth(use))],
        effect=_ruined,
    ),
)


def _faces_riders(use: Use, event: Event) -> bool:
    """Tell whether the event moves Infantry to a battle in which all of this player's units are Cavalry."""
    if not isinstance(event, e.MoveUnit) or event.province is None or event.card.cavalry or not event.possible():
        return False
    own = [one for one in use.you.personalities if one.at is event.province]
    return bool(own) and all(one.cavalry for one in own)


def _would_bring_infantry(use: Use, event: e.Initiate) -> bool:
    """Tell whether an announced action would move Infantry to a battle in which this player has only Cavalry."""
    announced, effect = event.use, event.use.ability.effect
    if effect is None or announced.ability.timing.forced or not announced.complete():
        return False
    return any(_faces_riders(use, part) for part in effect(announced))


def _brings_infantry(use: Use, event: e.MoveUnit) -> bool:
    """Tell whether an action has moved Infantry to such a battle although its announcement did not show the move."""
    ability = event.cause.ability
    shown = getattr(ability, "effect", None) is not None and not ability.timing.forced
    return event.cause.card_effect and not shown and _faces_riders(use, event)


card(
    "chasing-the-wind",
    before(e.Initiate, _would_bring_infantry, effect=lambda use: [use.cancel(use.event)]),
    before(e.MoveUnit, _brings_infantry, effect=lambda use: [use.cancel(use.event)]),
)


def _darkened(use: Use, event: e.Destroy) -> bool:
    return event.was == "personality" and event.controller == use.seat and shadowlands(event.card)


card(
    "darkness-feeds",
    reaction(
        e.Destroy,
        _darkened,
        target=personality(lambda use, one: yours(use, one) and shadowlands(one), bowed=True),
        effect=lambda use: use.gives(
            use.target,
            force=use.event.force,
            chi=use.event.chi,
            until="end-of-next-turn",
        ),
    ),
)


def _has_bowed_for_it(use: Use, event: e.Initiate) -> bool:
    """Tell whether a Holding was bowed as the cost of its own ability."""
    one = event.use.this
    return one.face.type == "holding" and one.bowed and not event.use.ability.timing.forced


card(
    "kolat-infiltrator",
    before(e.Initiate, _has_bowed_for_it, words=["Kolat"], effect=lambda use: [use.cancel(use.event)]),
    reaction(
        e.ProduceGold,
        lambda use, event: event.card.face.type == "holding",
        words=["Kolat"],
        effect=lambda use: [e.SpoilGold(use, use.event)],
    ),
)


def _is_tactician(use: Use, event: e.Commit) -> bool:
    return event.card.trait("Tactician")


def _they_act(later: Delayed, event: Any) -> bool:
    """Tell whether a player who opposes the Personality has taken an action in its battle."""
    battle, seat = event.table.battle, event.seat
    if battle is None or not battle.holds(later.about):
        return False
    return bool(battle.units_of(seat)) and bool(battle.opposes(seat, later.about))


def _learns(later: Delayed, event: Any) -> Flow[None]:
    yield from run_batch(event.table, [later.cause.apply(later.about, "force", 1, until="battle")])


LEARNS = delayed_effect("know-your-enemy", e.ActionTaken, _learns, when=_they_act, standing=True)

card(
    "know-your-enemy",
    reaction(
        e.Commit,
        _is_tactician,
        effect=lambda use: [use.later(LEARNS, "attack", about=use.event.card)],
    ),
)


def _may_spare(use: Use, event: e.CompareForce) -> bool:
    """Tell whether this player leads the army that has just won an opposed battle."""
    attack, fought = use.table.attack, event.battle
    side = None if attack is None else attack.side_of(use.seat)
    if attack is None or side is None or use.seat not in (attack.attacker, attack.defender):
        return False
    ours, theirs = fought.totals if side == "attack" else fought.totals[::-1]
    return ours > theirs and bool(fought.army("attack") and fought.army("defend"))


def _spared(use: Use) -> list[Event]:
    """Prevent the rules from destroying the defeated army. The player gains 3 Honor for each card of that army."""
    attack, fought = use.table.attack, use.table.battle
    assert attack is not None and fought is not None
    beaten = fought.army("defend" if attack.side_of(use.seat) == "attack" else "attack")
    cards = [one for leader in beaten for one in leader.unit]
    kept = [use.apply(one, "cannot:be-destroyed", until="battle", test=BY_RULE) for one in cards]
    return [*kept, use.gain_honor(3 * len(cards), by=())]


card("mercy", reaction(e.CompareForce, _may_spare, effect=_spared))


def _idle(use: Use, one: Card) -> bool:
    """Tell whether a card is a Personality of this player, other than the dying one, not sent to a battle this turn."""
    return yours(use, one) and one.sent != "sent" and one is not use.event.card  # type: ignore[union-attr]


def _regroups(use: Use) -> Flow[None]:
    """For each Follower, let the player choose another Personality that can have it. Then move all the Followers."""
    dying: Card = use.event.card  # type: ignore[union-attr]
    moves = []
    for one in dying.followers:
        hosts = [each for each in use.table.personalities() if _idle(use, each) and use.table.may_attach(one, each)]
        if hosts:
            chosen = yield from choose_subjects(use.seat, hosts, source=one.key, rule="move-cards", name="rally")
            moves.append((one, chosen[0]))
    yield from run_batch(use.table, [e.ExchangeCards(use, moves)])


card(
    "rally-troops",
    before(
        e.Destroy,
        lambda use, event: event.card.is_personality and yours(use, event.card) and bool(event.card.followers),
        condition=lambda use: any(
            _idle(use, one) and use.table.may_attach(each, one)
            for one in use.table.personalities()
            for each in use.event.card.followers
        ),
        run=_regroups,
    ),
)


def _armed(one: Card) -> bool:
    return one.face.type in ("follower", "item")


def _equips(use: Use) -> Flow[None]:
    """Attach Followers and Items to the Personality for their costs, one after the other."""
    while (yield from as_it_comes(use, use.target, _armed, discount=0)):
        pass


card(
    "reserve-movement",
    before(
        e.PhaseBegins,
        in_own("end"),
        target=personality(yours, bowed=True),
        run=_equips,
    ),
)


def _unequal(use: Use, event: e.Challenge) -> bool:
    one, other = event.challenger, event.challenged
    return one.is_personality and other.is_personality and one.chi >= other.chi + 5


def _scorned(later: Delayed, event: Any) -> Flow[None]:
    """If the challenge leads to a duel, keep the challenger's player from gaining Honor in it."""
    if isinstance(event, e.EnterDuel):
        bully = event.table.players[later.about.controller]
        yield from run_batch(event.table, [later.cause.apply(bully, "cannot:gain-honor", until="duel")])


SCORNED = delayed_effect("scorn", (e.EnterDuel, e.RefuseChallenge), _scorned)

card(
    "scorn",
    reaction(
        e.Challenge,
        _unequal,
        effect=lambda use: [
            use.dishonor(use.event.challenger),
            use.lose_honor(4, seat=use.event.challenger.controller, by=(use.event.challenger,)),
            use.later(SCORNED, "turn", about=use.event.challenger),
        ],
    ),
)


def _leads_the_victors(use: Use, event: e.BattleEnds) -> bool:
    """Tell whether this player, as Attacker or Defender, has won a battle against an army."""
    attack = use.table.attack
    if attack is None or use.seat not in (attack.attacker, attack.defender):
        return False
    return event.opposed and event.won_by is not None and event.won_by == attack.side_of(use.seat)


def _lost_items(use: Use) -> list[Card]:
    """Return the Items of the defeated army that the resolution has destroyed and that are in a discard pile."""
    ended: Any = use.event
    beaten = [one for side, _, one in ended.battle.fallen if side not in (None, ended.won_by)]
    lost = [one for one in beaten if one is not None and one.face.type == "item" and one.zone == "fate discard"]
    return [one for one in lost if any(use.table.may_attach(one, each) for each in _looters(use))]


def _looters(use: Use) -> list[Card]:
    ended: Any = use.event
    return [one for one in ended.survivors if yours(use, one) and not one.trait("Samurai")]


def _loots(use: Use) -> Flow[None]:
    """Let the player attach Items of the defeated army, one after the other, until the player stops."""
    while items := _lost_items(use):
        chosen = yield from choose_subjects(use.seat, items, source=use.label, rule="attach", least=0, name="item")
        if not chosen:
            return
        hosts = [one for one in _looters(use) if use.table.may_attach(chosen[0], one)]
        host = yield from choose_subjects(use.seat, hosts, source=chosen[0].key, rule="attach", kind="attach")
        yield from run_batch(use.table, [use.attach(chosen[0], host[0], seat=use.seat)])


card(
    "spoils-of-war",
    reaction(e.BattleEnds, _leads_the_victors, condition=lambda use: bool(_lost_items(use)), run=_loots),
)


def _was_destroyed(use: Use) -> list[Card]:
    """Return the cards that the resolution has destroyed and that are still in a discard pile."""
    ended: Any = use.event
    fallen = [one for _, _, one in ended.battle.fallen if one is not None]
    return [one for one in fallen if one.zone in ("fate discard", "dynasty discard")]


card(
    "cremation",
    reaction(
        e.BattleEnds,
        lambda use, event: event.battle.resolved,
        effect=lambda use: [use.remove_from_game(one) for one in _was_destroyed(use)],
    ),
)


def _in_the_victors_army(use: Use, event: e.BattleEnds) -> bool:
    """Tell whether this player had units in an army that destroyed the other."""
    own = event.attackers if event.won_by == "attack" else event.defenders
    return event.opposed and event.won_by is not None and any(one.controller == use.seat for one in own)


def _commands_there(use: Use, one: Card) -> bool:
    """Tell whether a card leads this player's unit in the battle that has ended, and has Followers."""
    ended: Any = use.event
    return yours(use, one) and one in ended.survivors and bool(one.followers)


card(
    "virtues-of-command",
    reaction(
        e.BattleEnds,
        _in_the_victors_army,
        target=personality(_commands_there, bowed=True),
        effect=lambda use: [use.apply(one, "force", 1, until="attached") for one in use.target.followers],
    ),
)


def _last_words(use: Use, event: e.Destroy) -> bool:
    """Tell whether the result of a duel of this player is about to destroy another player's Personality."""
    duel = use.table.duel
    side = None if duel is None else duel.side(event.card)
    if duel is None or side is None or event.cause is not duel.use:
        return False
    return side.seat != use.seat and duel.of(use.seat) is not None


def _shares(later: Delayed, gained: Any) -> Flow[None]:
    yield from run_batch(gained.table, [later.cause.gain_honor(gained.amount, by=())])


OWES = delayed_effect(
    "your-life-is-mine",
    e.GainHonor,
    _shares,
    when=lambda later, gained: (
        later.about in gained.by and gained.seat == later.about.controller and not gained.tainted
    ),
    standing=True,
)

card(
    "your-life-is-mine",
    before(
        e.Destroy,
        _last_words,
        effect=lambda use: [use.cancel(use.event), use.later(OWES, "game", about=use.event.card)],
    ),
)


def _battlegrounds(use: Use) -> list[Province]:
    """Return the Provinces where units are."""
    return [one for player in use.table.players for one in player.standing if _is_contested(use, one)]


def _is_contested(use: Use, place: Province) -> bool:
    return any(one.at is place for one in use.table.personalities())


card(
    "to-avenge-our-ancestors",
    reaction(
        e.ManeuversEnd,
        words=["Political"],
        target=Target(_battlegrounds),
        effect=lambda use: [use.apply(use.target, "honor-doubled", until="attack")],
    ),
)


def _about_to_strike(use: Use, event: e.Strike) -> bool:
    """Tell whether this player is about to strike in a duel in which nobody has used this card yet."""
    played = [one.id for side in event.duel.sides for one in side.focused]
    return event.side.seat == use.seat and event.side.may_focus and "strike-with-no-thought" not in played


card(
    "strike-with-no-thought",
    before(
        e.Strike,
        _about_to_strike,
        effect=lambda use: [e.Focus(use, use.event.duel, use.event.side, use.this, shown=True)],
    ),
)


def _all_focused(use: Use) -> list[Event]:
    """Return the event that discards all Focus cards of both sides. The returned event replaces another event."""
    focus: Any = use.event
    laid = [e.DropFocus(use, focus.duel, side, list(side.focused)) for side in focus.duel.sides if side.focused]
    return [use.replace(focus, laid)]


card(
    "strike-of-flowing-water",
    before(
        e.Focus,
        lambda use, event: event.side.seat == use.seat and any(side.focused for side in event.duel.sides),
        effect=_all_focused,
    ),
    doubles_next=True,
)


def _feints(use: Use) -> Flow[None]:
    """Let the player add any card from hand to the revealed Focus cards."""
    shown: Any = use.event
    chosen = yield from choose_subjects(
        use.seat, use.you.hand, source=use.label, rule="duel", least=0, name="add-focus", guarded=True
    )
    side = shown.duel.of(use.seat)
    yield from run_batch(use.table, [e.AddFocus(use, shown.duel, side, one) for one in chosen])


card(
    "feint",
    reaction(
        e.RevealFocus,
        lambda use, event: any(use.this in side.focused for side in event.duel.sides) and bool(use.you.hand),
        run=_feints,
        zones=("focus",),
    ),
)


def _against(use: Use) -> Card:
    """Return the Personality that opposes this player's Personality in the duel."""
    focus = focusing(use)
    return focus.duel.opponent(focus.side).card


card(
    "breaking-blow",
    as_focus(
        target=Target(lambda use: [one for one in _against(use).attachments if one.face.type == "item"]),
        effect=lambda use: [use.destroy(use.target)],
    ),
)


def _exiled(use: Use) -> Card | None:
    """Return the Personality that its own player targeted with the effect that now costs Honor or dishonors."""
    event: Any = use.event
    cause = event.cause
    seat = event.card.controller if isinstance(event, e.Dishonor) else event.seat
    if not cause.card_effect or cause.seat != seat:
        return None
    aimed = [one for one in cause.subjects if isinstance(one, Card)]
    return next((one for one in aimed if one.is_personality and one.controller == seat), None)


def _judges(use: Use) -> Flow[None]:
    """Turn up the player's top Fate card. If the Personality's Honor is at least the card's Focus, it is exiled."""
    one = _exiled(use)
    assert one is not None
    player, honor = one.player, one.as_printed(one.face.personal_honor)
    shown = player.fate_deck[-1]
    yield from run_batch(use.table, [use.discard([shown])])
    if shown.focus <= honor:
        yield from run_batch(use.table, [use.discard_from_play(one), use.lose_honor(honor, seat=player.seat, by=())])


card(
    "exile",
    reaction(
        (e.LoseHonor, e.Dishonor),
        lambda use, event: (one := _exiled(use)) is not None and bool(one.player.fate_deck),
        words=["Political"],
        run=_judges,
    ),
)


def _one_fell(use: Use, event: e.Destroy) -> bool:
    """Tell whether a resolution has destroyed a Personality of this player."""
    fought = use.table.battle
    if fought is None or not fought.resolved or event.cause.card_effect or event.was != "personality":
        return False
    return event.controller == use.seat


def _lost_in_resolution(use: Use, event: e.Destroy) -> bool:
    """Tell whether a resolution has destroyed a Personality of this player that belongs to the player's clan."""
    return _one_fell(use, event) and any(event.card.of_clan(clan) for clan in use.you.clans)


def _heirs(use: Use) -> list[Card]:
    """Return the face-up Personalities of the player's clan in the Provinces."""
    return [one for one in use.you.faceup if one.face.type == "personality" and of_own_clan(one, use.you)]


card(
    "duty-to-the-clan",
    reaction(
        e.Destroy,
        _lost_in_resolution,
        target=Target(_heirs),
        effect=lambda use: [use.apply(use.target, "gold-cost", -use.target.face.gold_cost, until="permanent")],
    ),
)


def _about_to_take(use: Use, event: e.DestroyProvince) -> bool:
    """Tell whether this player's attack is about to destroy a Province in a resolution."""
    attack, fought = use.table.attack, use.table.battle
    if attack is None or fought is None or not fought.resolved or event.cause.card_effect:
        return False
    return attack.attacker == use.seat and event.province is fought.province


def _breaks_faith(later: Delayed, sent: Any) -> bool:
    """Tell whether one of the two allies sends a unit to attack the other."""
    return sent.side == "attack" and {sent.card.controller, sent.province.owner} == {later.cause.seat, later.given}


def _faithless(later: Delayed, sent: Any) -> Flow[None]:
    """End the alliance at the cost of Honor. Several units that are sent together end the alliance only once."""
    ally = sent.table.players[later.given]
    if ally.value("pact-turns") > 0:
        loss = later.cause.lose_honor(10, seat=sent.card.controller, by=(), fixed=True)
        yield from run_batch(sent.table, [loss, *_ends(later)])


def _ends(later: Delayed) -> list[Event]:
    """Return the events that end the alliance."""
    cause = later.cause
    over = [e.EndDelayed(cause, cause.this, name) for name in (ALLIANCE, f"{ALLIANCE}.count")]
    return [*over, e.Lift(cause, cause.table.players[later.given], ALLIANCE)]


PACT = delayed_effect("forced-alliance", e.Commit, _faithless, when=_breaks_faith, standing=True)


def _own_turn_ends(later: Delayed, ends: Any) -> bool:
    return bool(ends.seat == later.cause.seat)


def _counts(later: Delayed, ends: Any) -> Flow[None]:
    """Count down the turns of the alliance, which ends after the last one."""
    cause, ally = later.cause, ends.table.players[later.given]
    yield from run_batch(ends.table, [cause.apply(ally, "pact-turns", -1, until="game")])
    if ally.value("pact-turns") <= 0:
        yield from run_batch(ends.table, _ends(later))


COUNT = delayed_effect("forced-alliance.count", e.TurnEnds, _counts, when=_own_turn_ends, standing=True)
# The alliance lasts for this turn and the three turns after it.
ALLIANCE, TURNS = "forced-alliance", 4


def _allies_them(use: Use) -> list[Event]:
    """Spare the Province and begin the alliance."""
    falling: Any = use.event
    seat = falling.province.owner
    return [
        use.cancel(falling),
        use.apply(use.table.players[seat], "pact-turns", TURNS, until="game"),
        use.later(PACT, "game", given=seat),
        use.later(COUNT, "game", given=seat),
    ]


card(
    "forced-alliance",
    before(e.DestroyProvince, _about_to_take, words=["Political"], effect=_allies_them),
)


def _brothers_in_arms(use: Use) -> list[Card]:
    return [one for one in use.you.personalities if not one.bowed and one is not own_side(use).card]


def _two_against_one(use: Use) -> Flow[None]:
    """Let a second Personality join the duel: its Chi counts, and it shares a defeat. The opponent begins."""
    event: Any = use.event
    duel, side, second = event.duel, own_side(use), use.target
    loses = duel.loses

    def share(fought: Duel, loser: Duelist) -> list[Event]:
        return [*loses(fought, loser), *(loses(fought, Duelist(second)) if loser is side else ())]

    yield from run_batch(
        use.table,
        [
            use.dishonor(second),
            use.apply(side.card, "chi", second.chi, until="duel"),
            use.change_duel(duel, duel.value, duel.wins, share),
            e.LeadDuel(use, duel, duel.opponent(side)),
        ],
    )


card(
    "the-coward-s-way",
    reaction(
        e.EnterDuel,
        you_duel,
        costs=[lose_honor(7)],
        target=personality(lambda use, one: one in _brothers_in_arms(use)),
        run=_two_against_one,
    ),
)


def _falls(use: Use, event: e.Destroy) -> bool:
    """Tell whether a resolution or a lost duel is about to destroy a Personality."""
    if not event.card.is_personality:
        return False
    fought, duel = use.table.battle, use.table.duel
    if fought is not None and fought.resolved and not event.cause.card_effect:
        return True
    return duel is not None and duel.side(event.card) is not None and event.cause is duel.use


def _lives_on(later: Delayed, begins: Any) -> bool:
    return bool(begins.phase == "dynasty" and begins.table.active == later.about.controller)


def _ashamed(later: Delayed, begins: Any) -> Flow[None]:
    yield from run_batch(begins.table, [later.cause.lose_honor(1, seat=later.about.controller, by=())])


HUMILIATED = delayed_effect("utter-defeat", e.PhaseBegins, _ashamed, when=_lives_on, standing=True)

card(
    "utter-defeat",
    before(
        e.Destroy,
        _falls,
        effect=lambda use: [
            use.cancel(use.event),
            use.dishonor(use.event.card),
            *(use.apply(use.event.card, f"cannot:{what}", until="game") for what in ("be-restored", "commit-seppuku")),
            use.later(HUMILIATED, "game", about=use.event.card),
        ],
    ),
)


def _contested(use: Use, event: e.Lobby) -> bool:
    """Tell whether this player is one of the two who contest the Imperial Favor."""
    return event.rival is not None and use.seat in (event.seat, event.rival)


def _buys(use: Use) -> Flow[None]:
    """Pay any amount of gold. For the contest, the player's Honor counts as higher by this amount."""
    lobby: Any = use.event
    amount = yield from gold(use, 49)
    if (yield from pay(use, use.you, amount, use.this)):
        yield from run_batch(use.table, [e.BuyHonor(use, lobby, use.seat, amount)])


card(
    "winning-kachiko-s-favor",
    reaction(
        e.Lobby,
        _contested,
        condition=lambda use: use.hypothetical or affordable(use.you, 1, use.this),
        run=_buys,
    ),
)


def _politician(use: Use) -> Card | None:
    """Return the Personality who performs the Political action that is about to take effect."""
    event: Any = use.event
    if isinstance(event, e.Lobby):
        found: Card = event.personality
        return found
    return event.use.performer if event.use.counts_as("Political") else None


def _silences(use: Use) -> Flow[None]:
    """Let the Samurai challenge the Personality that acts. If the Samurai wins, the action has no effect."""
    event, speaker = use.event, _politician(use)
    assert event is not None and speaker is not None
    won: list[bool] = []

    def wins(duel: Duel, winner: Duelist) -> list[Event]:
        won.append(winner.card is use.target)
        return []

    yield from challenge(use, use.target, speaker, refused=lambda issue: [], wins=wins)
    if won == [True]:
        yield from run_batch(use.table, [use.cancel(event)])


card(
    "enough-talk",
    before(
        (e.Initiate, e.Lobby),
        lambda use, event: (one := _politician(use)) is not None and may_be_challenged(one, use),
        words=["Iaijutsu"],
        target=personality(
            lambda use, one: (
                yours(use, one) and one.trait("Samurai") and may_challenge(one, use) and one is not _politician(use)
            ),
            reference=True,
        ),
        run=_silences,
    ),
)


def _fell_before_them(use: Use, event: e.Destroy) -> bool:
    """Tell whether a Personality of this player's clan was destroyed in a battle."""
    fought = use.table.battle
    if fought is None or event.was != "personality" or event.at is not fought.province:
        return False
    return event.controller == use.seat and any(event.card.of_clan(clan) for clan in use.you.clans)


def _faced_it(use: Use, one: Card) -> bool:
    event, attack = use.event, use.table.attack
    assert isinstance(event, e.Destroy)
    return attack is not None and here(use, one) and attack.side(one) != event.side


def _avenges(this: Card, subject: Any) -> bool:
    """Tell whether a card is a Personality of the player's clan and faces the Personality that this Action affects."""
    if not isinstance(subject, Card) or not subject.is_personality or subject.controller != this.controller:
        return False
    if not of_own_clan(subject, this.player):
        return False
    return faces_in_battle(subject, lambda one: bound(this, one)) or faces_in_duel(
        subject, lambda one: bound(this, one)
    )


card(
    "be-prepared-to-dig-two-graves",
    reaction(
        e.Destroy,
        _fell_before_them,
        target=personality(_faced_it, bowed=True),
        effect=lambda use: stays_for(use, use.target),
    ),
    gains("force", 2, applies=_avenges, zones=STAYS),
    gains("chi", 2, applies=_avenges, zones=STAYS),
    goes_with_it(),
)


def _leader_helped(use: Use, event: Any) -> int | None:
    """Return the player whom this player helped with units in a battle, if that player is still in the game."""
    attack = use.table.attack
    there = any(one.controller == use.seat for one in (*event.attackers, *event.defenders))
    if attack is None or use.seat not in attack.allies or not there:
        return None
    seat = attack.leader(attack.allies[use.seat])
    return seat if seat is not None and use.table.is_in(seat) else None


def _debtor(use: Use) -> Player | None:
    """Return the player who owes the debt."""
    return next((one for one in use.table.players if bound(use.this, one) and use.table.is_in(one.seat)), None)


def _sendings(use: Use) -> list[tuple[Card, Province]]:
    """Return each unit of the debtor with each Province to which it could be assigned on this player's side."""
    attack, debtor = use.table.attack, _debtor(use)
    if attack is None or debtor is None or use.seat not in (attack.attacker, attack.defender):
        return []
    side = attack.side_of(use.seat)
    if side is None or attack.side_of(debtor.seat) not in (None, side):
        return []
    places = use.table.attacked(attack)
    ready = [one for one in debtor.personalities if not one.bowed and one.at is None]
    return [(one, place) for one in ready for place in places if not one.kept_from(side, place)]


def _claims(use: Use) -> Flow[None]:
    """Let the player name a unit and a battle. The debtor assigns the unit there, or loses Honor."""
    found, attack = _sendings(use), use.table.attack
    assert attack is not None
    units = list(dict.fromkeys(one for one, _ in found))
    [unit] = yield from choose_subjects(use.seat, units, source=use.label, rule="allies", name="debt")
    places = [place for one, place in found if one is unit]
    [place] = yield from choose_subjects(use.seat, places, source=use.label, rule="allies", name="debt")
    debtor, side = unit.controller, attack.side_of(use.seat)
    assert side is not None
    helps = yield from choose_subjects(debtor, [unit], source=use.label, rule="allies", least=0, name="repay")
    cause = use.table.rules_of(debtor)
    new = [cause.gain_honor(ALLY_HONOR)] if attack.side_of(debtor) is None else []
    loss = [use.lose_honor(8, seat=debtor, by=())]
    yield from run_batch(use.table, [e.Commit(cause, unit, place, side), *new] if helps else loss)


card(
    "debt-of-honor",
    reaction(
        e.BattleEnds,
        lambda use, event: _leader_helped(use, event) is not None,
        run=lambda use: run_batch(
            use.table,
            stays_for(use, use.table.players[_leader_helped(use, use.event)]),
        ),
    ),
    before(
        e.ManeuversBegin,
        condition=lambda use: bool(_sendings(use)),
        costs=[DESTROY_THIS],
        run=_claims,
        zones=STAYS,
    ),
)


def _is_magic_at_own_card(use: Use, event: e.Initiate) -> bool:
    """Tell whether a Spell, a Kiho or an innate ability targets a card that this player has in play."""
    mine = [one for one in event.use.subjects if isinstance(one, Card) and one.in_play and yours(use, one)]
    return bool(mine) and (event.use.counts_as("Spell") or event.use.counts_as("Innate"))


card("resist-magic", before(e.Initiate, _is_magic_at_own_card, effect=lambda use: [use.cancel(use.event)]))

card(
    "a-stout-heart",
    before(e.Initiate, lambda use, event: event.use.counts_as("Fear"), effect=lambda use: [use.cancel(use.event)]),
)

card(
    "the-turtle-s-shell",
    before(e.Initiate, lambda use, event: event.use.counts_as("Ranged"), effect=lambda use: [use.cancel(use.event)]),
)

card(
    "confusion-at-court",
    before(
        e.Initiate,
        lambda use, event: event.use.this is use.table.favor_card,
        words=["Political"],
        effect=lambda use: [use.cancel(use.event)],
    ),
)


def _lies_as_focus(use: Use, event: e.RevealFocus) -> bool:
    return any(use.this in side.focused for side in event.duel.sides)


card(
    "another-time",
    whenever(e.RevealFocus, _lies_as_focus, effect=lambda use: [e.EndDuel(use, use.event.duel)], zones=("focus",)),
)

card(
    "kharmic-strike",
    whenever(e.RevealFocus, _lies_as_focus, effect=lambda use: [e.DoomBoth(use, use.event.duel)], zones=("focus",)),
)


def _slain(use: Use, event: e.Destroy) -> bool:
    """Tell whether an action has destroyed a Personality of this player."""
    return event.was == "personality" and event.controller == use.seat and event.cause.card_effect


# The text of this Personality says that Feign Death cannot target it. The text of a dead card does not work, so the
# rule is checked here.
NEVER_FEIGNS = "kasuga-kyoji"


def _feigns(use: Use, event: e.Destroy) -> bool:
    """Tell whether a dead Personality may come back."""
    return _slain(use, event) and event.card.id != NEVER_FEIGNS and use.enter_play(event.card).possible()


def _rises(use: Use) -> Flow[None]:
    """Bring the Personality back bowed and dishonored."""
    one: Card = use.event.card  # type: ignore[union-attr]
    yield from run_batch(use.table, [use.enter_play(one, bowed=True)])
    yield from run_batch(use.table, [use.dishonor(one), use.lose_honor(2, by=())])


card(
    "feign-death",
    reaction(e.Destroy, _feigns, run=_rises),
)


def _stands_beside(use: Use, one: Card) -> bool:
    """Tell whether a Samurai of this player is in the same place as the player's Personality in the duel."""
    duelist = own_side(use).card
    return yours(use, one) and one is not duelist and one.trait("Samurai") and one.at is duelist.at


def _is_spent_by_it(later: Delayed, over: Any) -> Flow[None]:
    yield from run_batch(over.table, [later.cause.bow(later.about)])


SPENT = delayed_effect("he-s-mine", (e.ResolveDuel, e.EndDuel), _is_spent_by_it)

card(
    "he-s-mine",
    before(
        e.EnterDuel,
        you_duel,
        target=personality(_stands_beside),
        effect=lambda use: [
            use.bow(own_side(use).card),
            use.substitute(use.event.duel, own_side(use), use.target),
            use.later(SPENT, "duel", about=use.target),
        ],
    ),
)

card(
    "sneak-attack",
    reaction(
        e.BattleBegins,
        lambda use, event: (
            bool(event.battle.units_of(use.seat)) and any(not one.value("acts-first") for one in _attacker(use))
        ),
        effect=lambda use: [use.apply(one, "acts-first", until="battle") for one in _attacker(use)],
    ),
)


def _attacker(use: Use) -> list[Player]:
    """Return the Attacker, or nobody if nobody leads the attack."""
    attack = use.table.attack
    return [] if attack is None or attack.attacker is None else [use.table.players[attack.attacker]]


def _costs_this_player_honor(use: Use, event: e.LoseHonor) -> bool:
    """Tell whether another player's action is about to cost this player Honor."""
    return event.seat == use.seat and event.cause.card_effect and event.cause.seat not in (None, use.seat)


def _defends_ones_honor(use: Use) -> Flow[None]:
    """Prevent the loss.

    The Samurai may challenge the other player's Personality. A refusal or a defeat costs that player as much Honor.
    """
    loss: Any = use.event
    amount, foe = loss.amount, loss.cause.seat
    yield from run_batch(use.table, [use.change_honor(loss, 0)])
    bold = yield from choose_subjects(
        use.seat, [use.target], source=use.label, rule="challenge", least=0, name="defend-honor"
    )
    if not bold:
        return
    penalty = use.lose_honor(amount, seat=foe, by=())
    ready = [one for one in use.table.players[foe].personalities if not one.bowed and may_be_challenged(one, use)]
    sent: tuple[Card, ...] = ()
    if ready:
        sent = yield from choose_subjects(foe, ready, source=use.label, rule="challenge", least=0, name="answer-honor")
    if not sent:
        yield from run_batch(use.table, [penalty])
        return
    yield from challenge(
        use,
        bold[0],
        sent[0],
        loses=lambda duel, loser: [*destroyed(duel, loser), *([penalty] if loser.seat == foe else [])],
    )


card(
    "defend-your-honor",
    before(
        e.LoseHonor,
        _costs_this_player_honor,
        words=["Political"],
        target=personality(lambda use, one: yours(use, one) and one.trait("Samurai") and may_challenge(one, use)),
        run=_defends_ones_honor,
    ),
)

card(
    "arrows-from-the-woods",
    ranged(2, costs=[]),
    # A player with this card in hand may aim at a target that the attack can destroy only with its help.
    gains("reinforces", 2, applies=lambda this, one: one is this.player, zones=("hand",)),
    before(
        e.Initiate,
        lambda use, event: (
            event.use.seat == use.seat
            and isinstance(event.use.ability, Ranged)
            and not event.use.ability.alone
            and any(not yours(use, one) for one in event.use.targets)
        ),
        effect=lambda use: [e.Reinforce(use, use.event, 2)],
    ),
)


def _weaker_foe(use: Use, one: Card) -> bool:
    """Tell whether a Personality opposed the fallen one and has less Chi than the fallen one had."""
    event = use.event
    assert isinstance(event, e.Destroy)
    return _faced_it(use, one) and one.chi < event.chi


# No Action is possible between the fall of the Personality and the end of the resolution, so this card is played at
# once.
card(
    "the-final-breath",
    reaction(
        e.Destroy,
        _one_fell,
        target=personality(_weaker_foe, bowed=True),
        effect=lambda use: [use.destroy(use.target)],
    ),
)


def _aims_at_a_leader(use: Use, event: e.Initiate) -> bool:
    """Tell whether a ranged attack of this player's Personality aims at a Personality who has Followers."""
    shot = event.use
    if shot.seat != use.seat or not isinstance(shot.ability, Ranged) or not aims_well(shot):
        return False
    return any(isinstance(one, Card) and one.is_personality and bool(one.followers) for one in shot.targets)


card(
    "the-arrow-knows-the-way",
    # A player with this card in hand may aim at such a Personality.
    gains("aims-past", applies=lambda this, one: one is this.player, zones=("hand",)),
    before(e.Initiate, _aims_at_a_leader, effect=lambda use: [e.AimPast(use, use.event)]),
)


def _grows_wiser(use: Use) -> Flow[None]:
    """Let the player take the Experienced version out of the deck or a Province and put it over the Personality."""
    former, you = use.target, use.you
    yield from run_batch(use.table, [use.look_at(you.dynasty_deck)])
    found = [one for one in (*you.dynasty_deck, *you.faceup) if _is_wiser(use, one, former)]
    chosen = yield from choose_subjects(
        use.seat, found, source=use.label, rule="experienced-overlay", least=0, name="search", guarded=True
    )
    yield from run_batch(use.table, [e.Overlay(use, one, former) for one in chosen])
    yield from run_batch(use.table, [use.shuffle("dynasty")])


def _is_wiser(use: Use, one: Card, former: Card) -> bool:
    return one.face.experienced and one.face.title == former.face.title and use.table.may_lie_over(one, former)


def _winner(use: Use) -> list[Card]:
    """Return this player's Personalities who have just won the duel or destroyed an army and are not experienced."""
    event = use.event
    if isinstance(event, e.ResolveDuel):
        found = [] if event.winner is None else [event.winner.card]
    else:
        assert isinstance(event, e.BattleEnds)
        found = event.survivors
    return [one for one in found if yours(use, one) and one.is_personality and not one.face.experienced]


def _has_triumphed(use: Use, event: Event) -> bool:
    if isinstance(event, e.BattleEnds) and not _in_the_victors_army(use, event):
        return False
    return bool(use.you.dynasty_deck)


card(
    "a-moment-of-truth-aod",
    reaction((e.ResolveDuel, e.BattleEnds), _has_triumphed, target=Target(_winner, bowed=True), run=_grows_wiser),
)


def _joins_in(use: Use) -> list[Event]:
    """Return the invitations to both sides, except one that this player already has."""
    attack = use.table.attack
    if attack is None:
        return []
    asked = [
        e.Invite(use, seat, use.seat, side)
        for side in SIDES
        if (seat := attack.leader(side)) is not None and use.seat not in attack.invited[side]
    ]
    return [*asked, use.apply(use.you, "helps-unasked", until="attack")]


card(
    "tides-of-battle",
    before(
        e.ManeuversBegin,
        lambda use, event: use.table.attack is not None and use.table.attack.side_of(use.seat) is None,
        effect=_joins_in,
    ),
)


def _last_stand(use: Use, event: e.BattleEnds) -> bool:
    """Tell whether the opposing army has destroyed an army with a unit of this player, and still has cards to lose."""
    attack = use.table.attack
    side = None if attack is None else attack.side_of(use.seat)
    if attack is None or side is None or not event.opposed or event.won_by in (None, side):
        return False
    if attack.opponent(side) is None:
        return False
    fallen = event.attackers if side == "attack" else event.defenders
    return any(one.controller == use.seat for one in fallen) and _toll(use, event) > 0 and bool(_victors(event))


def _toll(use: Use, event: e.BattleEnds) -> int:
    """Return half of the Force of this player's army, rounded up."""
    attack = use.table.attack
    ours = event.battle.totals[0 if attack is not None and attack.side_of(use.seat) == "attack" else 1]
    return (ours + 1) // 2


def _victors(event: e.BattleEnds) -> list[Card]:
    """Return the Personalities and Followers of the army that has won."""
    won = event.attackers if event.won_by == "attack" else event.defenders
    leaders = [one for one in event.survivors if one in won]
    return [one for leader in leaders for one in (leader, *leader.followers)]


def _force_of(chosen: Sequence[Card]) -> int:
    """Return the Force of cards, and of the Followers who are destroyed with their Personalities.

    Bowed cards count too.
    """
    falling = {each.uid: each for one in chosen for each in (one, *one.followers)}
    return sum(one.force for one in falling.values())


def _to_the_last_man(use: Use) -> Flow[None]:
    """Let the winner choose the cards that are destroyed."""
    event, attack = use.event, use.table.attack
    assert isinstance(event, e.BattleEnds) and attack is not None and event.won_by is not None
    chooser = attack.leader(event.won_by)
    if chooser is None:
        return
    victors = _victors(event)
    least = min(_toll(use, event), _force_of(victors))

    def check(answer: tuple[Option, ...]) -> str | None:
        return None if _force_of([option.value for option in answer]) >= least else "total-too-low"

    options = [one.option("choose") for one in victors]
    prompt = Prompt(
        chooser, "target", options,
        rule="resolution-segment", source=use.label, groups=(Group("", 1, len(options)),), check=check,
        data={"name": "toll", "least": least},
    )  # fmt: skip
    answer = yield from ask_many(prompt)
    yield from run_batch(use.table, [use.destroy(option.value) for option in answer])


card("to-the-last-man", reaction(e.BattleEnds, _last_stand, run=_to_the_last_man))


def _destroys_namesake(use: Use) -> list[Event]:
    """Return the event that destroys the other player's Personality of the same name."""
    event: Any = use.event
    other = rival(event.card, use.seat, getattr(event, "former", None))
    return [] if other is None else [use.destroy(other)]


# The card is played while the Personality is brought into play at its usual costs, or put over its former self. A
# Personality that an effect brings into play has no usual costs.
card("change-of-loyalty", wins_over=Ability(REACTION, effect=_destroys_namesake))


def _owed(cause: Cause, this: Card) -> list[Event]:
    return [cause.enter_play(this, bowed=False)]


card("one-koku", coin=1)

# With Shady Dealings, the Stronghold makes 5 gold instead of the gold printed on it.
card(
    "shady-dealings",
    cannot("straighten", applies=lambda this, one: one is this.player.stronghold, zones=STAYS),
    limited(costs=[pay_gold(5)], effect=lambda use: [use.destroy(use.this)], zones=STAYS),
    deal=lambda this: Way(5, "deal", f">{this.key}", this.key, price=partial(_owed, this=this)),
)


LEADERLESS = personality_token("leaderless-followers", "Leaderless Followers", force=0, chi=1)

card(
    LEADERLESS,
    # The token is not a Personality that effects could target. Only Fear may target it, because Fear targets a unit.
    cannot("be-targeted", test=lambda this, subject, cause: cause is None or not cause.counts_as("Fear")),
    cannot("bow"),
    cannot("attach", test=lambda this, subject, worn: worn.face.type != "follower" or not worn.in_play),
    nobody=True,
)


def _falls_in_battle(use: Use, event: e.Destroy) -> bool:
    """Tell whether a Samurai with Followers is about to be destroyed in a battle that is not being resolved."""
    fought, one = use.table.battle, event.card
    if fought is None or fought.resolved or not one.is_personality or one.face.nobody:
        return False
    return one.trait("Samurai") and one.in_battle and bool(one.followers)


def _fights_on(use: Use) -> Flow[None]:
    event: Any = use.event
    staying = e.StayBehind(use, event.card, find_card(LEADERLESS))
    yield from run_batch(use.table, [staying])
    if staying.leaderless is not None:
        yield from run_batch(use.table, [use.later(FIGHTS_ON, "turn", about=staying.leaderless)])


def _falls_after_all(later: Delayed, ends: Any) -> Flow[None]:
    yield from run_batch(ends.table, [later.cause.destroy(later.about)])


FIGHTS_ON = delayed_effect("final-charge", e.BattleEnds, _falls_after_all)

# In the resolution his Followers are destroyed together with him, so the Reaction would come too late.
card("final-charge", before(e.Destroy, _falls_in_battle, run=_fights_on))


def _one_more(use: Use, kind: str, rule: str, actions: Iterable[Option]) -> Flow[None]:
    """Let the player take one of these Actions, or none."""
    options = [*actions, passing()]
    chosen = yield from ask(Prompt(use.seat, kind, options, rule=rule, source=use.label, guarded=True, window=True))
    if chosen is not None:
        yield from act(use.table, use.seat, chosen)


def _furious(use: Use) -> Flow[None]:
    """Let the player take one more Battle or Open Action in this battle."""
    return _one_more(use, "battle-action", "battle-action-segment", battle_options(use.table, use.seat))


card(
    "a-samurai-s-fury",
    reaction(
        e.ActionsEnd,
        target=personality(
            lambda use, one: yours(use, one) and here(use, one) and one.trait("Samurai") and one.chi > 2, bowed=True
        ),
        run=_furious,
    ),
)


def _acts_once_more(use: Use) -> Flow[None]:
    """Let the player take a Limited or Open Action."""
    actions = [*abilities(use.table, use.seat, LIMITED), *abilities(use.table, use.seat, OPEN)]
    return _one_more(use, "action", "action-phase", actions)


card(
    "twist-of-fate",
    before(
        e.PhaseBegins,
        lambda use, event: event.phase == "end" and use.table.active == use.seat,
        run=_acts_once_more,
    ),
)


def _shames(samurai: Sequence[Card], event: Event) -> bool:
    """Tell whether an event dishonors one of these Samurai or costs the player of one of them Honor."""
    if isinstance(event, e.Dishonor):
        return event.card in samurai
    return isinstance(event, e.LoseHonor) and any(event.seat == one.controller for one in samurai)


def _involved(use: Use) -> list[Card]:
    """Return the Samurai who perform an action or are its targets."""
    return [one for one in use.concerned if one.trait("Samurai")]


def _would_shame(use: Use, event: e.Initiate) -> bool:
    """Tell whether an announced action would dishonor a Samurai or cost the Samurai's player Honor."""
    announced = event.use
    effect = announced.ability.effect
    if announced.ability.timing.forced or effect is None or not announced.complete():
        return False
    samurai = _involved(announced)
    return bool(samurai) and any(part.possible() and _shames(samurai, part) for part in effect(announced))


def _is_shaming(use: Use, event: e.Dishonor | e.LoseHonor) -> bool:
    """Tell whether an action in progress, in which the player makes choices, is about to shame a Samurai."""
    cause = event.cause
    if not isinstance(cause, Use) or cause.ability.timing.forced or cause.ability.run is None:
        return False
    # The Action does not prevent the consequences of a lost duel.
    return use.table.duel is None and not cause.paying and _shames(_involved(cause), event)


# If an action is a series of steps, only the step that would shame the Samurai has no effect.
card(
    "the-code-of-bushido",
    before(e.Initiate, _would_shame, effect=lambda use: [use.cancel(use.event)]),
    before((e.Dishonor, e.LoseHonor), _is_shaming, effect=lambda use: [use.cancel(use.event)]),
)

card(
    "bad-kharma",
    before(
        e.Announce,
        lambda use, event: event.use.seat != use.seat and event.use.you.honor < 0,
        effect=lambda use: [use.cancel(use.event)],
    ),
)
