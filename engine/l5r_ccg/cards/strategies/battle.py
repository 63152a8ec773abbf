"""Strategies that are Battle Actions (§battle-actions)."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.cardplay.choosing import choose_subjects, passing
from engine.cardplay.cost import Cost
from engine.cardplay.durations import Delayed
from engine.cardplay.initiation import initiate, may_initiate
from engine.cardplay.windows import use_option
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.delayed import condition, delayed_effect
from engine.l5r_ccg.abilities.timing import BATTLE, OPEN
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.bowing import lets_bow, stays_bowed
from engine.l5r_ccg.cards.phrases.duels import challenger, focusing, honor_for_winner
from engine.l5r_ccg.cards.phrases.fighting import armies, army, army_of, shadowlands, units_here
from engine.l5r_ccg.cards.phrases.items import FAVOR
from engine.l5r_ccg.cards.phrases.people import all_players
from engine.l5r_ccg.cards.words import (
    BowUnit,
    Target,
    as_focus,
    battle,
    card,
    fear,
    here,
    lose_honor,
    opposing,
    personality,
    player,
    yours,
)
from engine.l5r_ccg.fighting.campaign import Side
from engine.l5r_ccg.fighting.duel import Duel, Duelist, challenge, may_be_challenged
from engine.l5r_ccg.fighting.ranged import Ranged
from engine.l5r_ccg.state import Player
from engine.l5r_ccg.tokens import follower_token, personality_token
from engine.l5r_ccg.turn.gold import might_afford, pay

card(
    "bribery",
    battle(
        costs=[lose_honor(2)],
        target=personality(lambda use, one: opposing(use, one) and one.personal_honor < 2),
        effect=lambda use: [use.bow(use.target)],
    ),
)

card(
    "charge",
    battle(
        target=personality(lambda use, one: one in army_of(use, "attack")),
        effect=lambda use: use.gives(use.target, force=3),
    ),
)

card(
    "outflank",
    battle(
        target=personality(lambda use, one: one in army_of(use, "defend")),
        effect=lambda use: use.gives(use.target, force=3),
    ),
)

card(
    "flight-of-dragons",
    battle(
        effect=lambda use: [
            e.Destroy(use, one, unmourned=True) for leader in armies(use) for one in leader.unit if one.trait("Dragon")
        ]
    ),
)

card(
    "diversionary-tactics",
    battle(
        effect=lambda use: (
            []
            if use.table.battle is None or use.table.battle.terrain is None
            else [e.DestroyTerrain(use, use.table.battle.terrain)]
        )
    ),
)


def _immune_to_fear(given: object, subject: object, cause: object) -> bool:
    return bool(getattr(cause, "counts_as", lambda word: False)("Fear"))


IMMUNE_TO_FEAR = condition("immune-to-fear", _immune_to_fear)

card(
    "stand-firm",
    battle(
        effect=lambda use: [
            event
            for leader in army_of(use, "defend")
            for one in (leader, *leader.followers)
            for event in (
                use.apply(one, "force", 1, until="battle"),
                use.apply(one, "cannot:be-affected", until="battle", test=IMMUNE_TO_FEAR),
            )
        ]
    ),
)

card(
    "those-who-stand-alone",
    battle(effect=lambda use: [use.apply(one, "force", -1) for one in armies(use) if not one.followers]),
)

card(
    "unfettered-attack",
    battle(
        target=personality(
            lambda use, one: (
                here(use, one)
                and one.trait("Samurai")
                and not one.followers
                and all(worn.face.type != "item" for worn in one.attachments)
            )
        ),
        effect=lambda use: use.gives(use.target, force=1, chi=2),
    ),
)

# One of the two units is in the battle, because a Battle Action must concern the battle.
card(
    "way-of-deception",
    battle(
        targets=[
            personality(lambda use, one: yours(use, one) and here(use, one), name="here"),
            personality(lambda use, one: yours(use, one) and not here(use, one)),
        ],
        effect=lambda use: [e.SwitchUnits(use, use.chosen["here"][0], use.target)],
    ),
)


def _shame_of_the_stronger(use: Use) -> list[Event]:
    """Dishonor a Personality who leaves a battle against a weaker army."""
    attack, fought = use.table.attack, use.table.battle
    side = None if attack is None else attack.side_of(use.seat)
    if fought is None or side is None:
        return []
    other: Side = "defend" if side == "attack" else "attack"
    return [use.dishonor(use.target)] if fought.total(side) > fought.total(other) else []


card(
    "retreat",
    battle(
        target=personality(lambda use, one: yours(use, one) and here(use, one), bowed=True),
        effect=lambda use: [*use.send_home(use.target), *_shame_of_the_stronger(use)],
    ),
)


def _desert(later: Delayed, event: Event) -> Flow[None]:
    yield from run_batch(event.table, [later.cause.destroy(one) for one in later.about.followers])


DESERTION = delayed_effect("frenzy", e.TurnEnds, _desert)


def _frenzy(use: Use) -> list[Event]:
    """Dishonor the Personality and raise its Force. At the end of the turn it loses the bonus and all Followers."""
    mad = use.target
    return [
        use.dishonor(mad),
        use.lose_honor(2),
        *use.gives(mad, force=3 if mad.of_clan("Crab") else 2),
        use.later(DESERTION, "permanent", about=mad),
    ]


card("frenzy", battle(target=personality(lambda use, one: yours(use, one) and here(use, one)), effect=_frenzy))


def _iaijutsu(use: Use) -> Flow[None]:
    yield from challenge(use, use.chosen["challenger"][0], use.target, wins=honor_for_winner(5))


def _fighter(use: Use, one: Card) -> bool:
    return here(use, one) and challenger(use, one)


def _foe(use: Use, one: Card) -> bool:
    return opposing(use, one) and may_be_challenged(one, use)


card("iaijutsu-duel", battle(targets=[personality(_fighter, name="challenger"), personality(_foe)], run=_iaijutsu))


def _might(use: Use) -> Flow[None]:
    def loses(duel: Duel, loser: Duelist) -> list[Event]:
        return [use.bow(loser.card)]

    chosen = use.chosen["challenger"][0]
    yield from challenge(use, chosen, use.target, value="force", wins=honor_for_winner(3), loses=loses)


card("test-of-might", battle(targets=[personality(_fighter, name="challenger"), personality(_foe)], run=_might))


def _rides_in(use: Use) -> list[Event]:
    attack, battle_here = use.table.attack, use.table.battle
    side = None if attack is None else attack.side_of(use.seat)
    if battle_here is None or side is None:
        return []
    return [
        e.Commit(use, use.target, battle_here.province, side),
        *(use.apply(one, "cannot:straighten", until="next-straighten") for one in use.target.unit),
    ]


def _rider(use: Use, one: Card) -> bool:
    """Tell whether a card is this player's Cavalry Personality whose unit may still be committed here."""
    attack, battle_here = use.table.attack, use.table.battle
    side = None if attack is None else attack.side_of(use.seat)
    if battle_here is None or side is None or one.kept_from(side, battle_here.province):
        return False
    return yours(use, one) and one.at is None and one.cavalry


card(
    "ride-until-dawn",
    battle(
        target=personality(_rider),
        effect=_rides_in,
    ),
)


def _of_unicorns(leader: Card) -> int:
    """Return how much the unit's leader adds to the unit's strength."""
    return 2 if leader.of_clan("Unicorn") else 0


def _at_the_tail(use: Use) -> Flow[None]:
    """Let the player choose opposing Followers whose total Force is at most that of the unit."""
    most = use.paid["force"] + _of_unicorns(use.paid["unit"])
    found = [one for leader in armies(use) if opposing(use, leader) for one in leader.followers if one.force <= most]
    chosen = yield from choose_subjects(
        use.seat, found, source=use.label, rule="battle-actions", most=max(1, len(found)), total=most,
        measure=lambda one: one.force, name="followers",
    )  # fmt: skip
    yield from run_batch(use.table, [use.destroy(one) for one in chosen])


def _strikers(use: Use) -> list[Card]:
    weakest = min((one.force for foe in armies(use) if opposing(use, foe) for one in foe.followers), default=None)
    if weakest is None:
        return []
    return [one for one in armies(use) if yours(use, one) and one.unit_force + _of_unicorns(one) >= weakest]


card("strike-at-the-tail", battle(costs=[BowUnit(_strikers)], run=_at_the_tail, concerns=lambda use: True))


def _shooters(one: Card) -> bool:
    return any(isinstance(ability, Ranged) for ability in one.abilities())


def _archers(seat: int, fought: Any) -> list[Card]:
    """Return the cards of a player's army that can make a ranged attack."""
    army = [] if fought is None else fought.units_of(seat)
    return [one for leader in army for one in leader.unit if _shooters(one)]


card(
    "blazing-arrows",
    battle(
        effect=lambda use: [use.apply(one, "ranged", 2, until="battle") for one in _archers(use.seat, use.table.battle)]
    ),
    own_cost=lambda this, player: len(_archers(player.seat, this.table.battle)),
)


def _scrolls(use: Use) -> int:
    return sum(one.trait("Black Scroll") for leader in units_here(use) for one in leader.unit)


card(
    "corrupted-energies",
    battle(
        condition=lambda use: _scrolls(use) > 0,
        effect=lambda use: [use.apply(one, "chi", -_scrolls(use)) for one in units_here(use) if one.trait("Shugenja")],
    ),
)

# The unit may come from home or from another battle of this attack.
card(
    "superior-tactics",
    battle(
        target=personality(lambda use, one: yours(use, one) and not one.bowed),
        effect=lambda use: [use.move(use.target, use.table.battle.province)] if use.table.battle is not None else [],
    ),
)


def _stands_firm(use: Use) -> bool:
    fought = use.table.battle
    own = [] if fought is None else fought.units_of(use.seat)
    side = None if use.table.attack is None else use.table.attack.side_of(use.seat)
    return bool(own) and side is not None and all(one.followers for one in army_of(use, side))


def _unled(use: Use) -> list[Card]:
    """Return the opposing unbowed Personalities without Followers."""
    return [one for one in armies(use) if opposing(use, one) and not one.followers and not one.bowed]


def _waves(use: Use) -> Flow[None]:
    """Let the leader of the opposing army bow Personalities that have no Followers."""
    attack, fought = use.table.attack, use.table.battle
    assert attack is not None and fought is not None
    foe, found = attack.opponent(attack.side_of(use.seat)), _unled(use)
    number = min(len(fought.units_of(use.seat)), len(found))
    # A horde has no leader who could choose.
    yield from lets_bow(use, use.seat if foe is None else foe, found, number)


card(
    "stand-against-the-waves",
    battle(condition=lambda use: _stands_firm(use) and bool(_unled(use)), run=_waves, concerns=lambda use: True),
)


class _Sacrifice(Cost[Use]):
    """The cost of destroying this player's own unit.

    The unit's Force plus the Personality's Personal Honor, and 2 more for a Crane, is stored as ``use.paid["worth"]``.
    """

    __slots__ = ()

    def choose(self, use: Use) -> Flow[None]:
        """Let the player choose how to pay the cost (see ``Cost``)."""
        yield from super().choose(use)
        use.paid["worth"] = _worth(use.paid["sacrifice"])


def _worth(one: Card) -> int:
    return one.unit_force + one.personal_honor + (2 if one.of_clan("Crane") else 0)


def _outweighed(use: Use, one: Card) -> bool:
    """Tell whether the worth of the destroyed unit is at least the Force of an opposing unit."""
    worth, fought = use.paid.get("worth"), use.table.battle
    opposed = fought is not None and fought.opposes(use.seat, one)
    return opposed and one.unit_force <= (_worth(use.paid["sacrifice"]) if worth is None else worth)


card(
    "to-do-what-we-must",
    battle(
        # The destroyed unit may be this player's last one in the battle.
        anywhere=True,
        costs=[
            _Sacrifice(
                lambda use: [use.destroy(use.paid["sacrifice"])],
                pick=lambda use: [one for one in units_here(use) if yours(use, one) and not one.bowed],
                name="sacrifice",
            )
        ],
        target=personality(_outweighed),
        effect=lambda use: [use.destroy(use.target)],
    ),
)


def _an_oni_hungers(use: Use) -> Flow[None]:
    """Let the Oni's controller destroy another Personality. If the controller destroys none, the Oni dies."""
    oni, fought = use.target, use.table.battle
    others = [] if fought is None else [one for one in fought.units_of(oni.controller) if one is not oni]
    fed: tuple[Card, ...] = ()
    if others:
        fed = yield from choose_subjects(
            oni.controller, others, source=use.label, rule="battle-actions", least=0, name="destroy"
        )
    yield from run_batch(use.table, [use.destroy(fed[0] if fed else oni)])


card(
    "an-oni-s-fury",
    battle(target=personality(lambda use, one: opposing(use, one) and one.trait("Oni")), run=_an_oni_hungers),
)


def _overwhelms(use: Use) -> bool:
    attack, fought = use.table.attack, use.table.battle
    side = None if attack is None else attack.side_of(use.seat)
    if fought is None or side is None:
        return False
    return fought.total(side) > 2 * fought.total("defend" if side == "attack" else "attack")


card(
    "crushing-attack",
    battle(
        condition=_overwhelms,
        run=lambda use: run_batch(
            use.table, [use.apply(one, "cannot:act", until="battle") for one in all_players(use)]
        ),
        concerns=lambda use: True,
    ),
)


def _defends_here(use: Use) -> bool:
    attack = use.table.attack
    return attack is not None and use.table.battle is not None and attack.defender == use.seat


def _recalled(use: Use) -> list[Event]:
    """Straighten a unit and move it to this battle."""
    fought = use.table.battle
    unit = (use.target, *use.target.followers)
    straight = [use.straighten(one) for one in unit if one.bowed]
    return [] if fought is None else [*straight, use.move(use.target, fought.province)]


card(
    "carrier-pigeon",
    battle(
        condition=_defends_here,
        target=personality(lambda use, one: yours(use, one) and not here(use, one), bowed=True),
        effect=_recalled,
    ),
)


def _part_dark(use: Use, one: Card) -> bool:
    """Tell whether a unit here has both Shadowlands Followers and other ones."""
    return here(use, one) and len({shadowlands(each) for each in one.followers}) > 1


def _maddened(later: Delayed, event: Event) -> Flow[None]:
    yield from run_batch(event.table, [later.cause.destroy(later.about)])


MADNESS = delayed_effect("shadowmadness", e.TurnEnds, _maddened)


def _goes_mad(use: Use) -> list[Event]:
    """Double the Force of the Followers that are not Shadowlands cards.

    The doubled Followers are destroyed at the end of the turn.
    """
    clean = [one for one in use.target.followers if not shadowlands(one)]
    return [
        event
        for one in clean
        for event in (use.apply(one, "force", one.force), use.later(MADNESS, "permanent", about=one))
    ]


card("shadowmadness", battle(target=personality(_part_dark, bowed=True), effect=_goes_mad))


def _is_cost(given: object, subject: object, cause: Any) -> bool:
    return cause is not None and bool(getattr(cause, "paying", False))


def _is_own(given: object, subject: Any, cause: Any) -> bool:
    return cause is not None and cause.seat == subject.controller


AS_A_COST, BY_ITS_PLAYER = condition("as-a-cost", _is_cost), condition("by-its-player", _is_own)

card(
    "inner-fire",
    battle(
        target=personality(lambda use, one: yours(use, one) and here(use, one) and one.bowed, bowed=True),
        effect=lambda use: [
            use.straighten(use.target),
            use.apply(use.target, "cannot:bow", test=AS_A_COST),
            use.apply(use.target, "cannot:bow-for-gold"),
            use.apply(use.target, "cannot:be-targeted", test=BY_ITS_PLAYER),
        ],
    ),
)


def _as_defender(use: Use) -> bool:
    attack = use.table.attack
    return attack is not None and attack.defender == use.seat


card(
    "at-the-last-moment",
    battle(
        anywhere=True,
        condition=_as_defender,
        effect=lambda use: [] if use.table.battle is None else [e.ExchangeWithDeck(use, use.table.battle.province)],
    ),
)


def _unassigned(use: Use, one: Card) -> bool:
    """Tell whether a card leads an unbowed unit of this player that could have been assigned this turn and was not."""
    return yours(use, one) and one.sent == "held-back" and one.at is None and not one.bowed


def _join(use: Use) -> list[Event]:
    return [] if use.table.battle is None else [use.move(use.target, use.table.battle.province)]


card(
    "deploy-reserves",
    battle(
        condition=lambda use: any(yours(use, one) for one in units_here(use)),
        target=personality(_unassigned),
        effect=_join,
    ),
)

FEARFUL = fear(4)

card(
    "fearful-populace",
    battle(
        # Followers that are Shugenja also count (§casting-spells, §foo-rule).
        effect=lambda use: [
            use.apply(one, "has-text", until="battle")
            for leader in armies(use)
            for one in (leader, *leader.followers)
            if one.called("Shugenja")
        ],
    ),
    texts=[FEARFUL],
)


def _has_fought(use: Use, one: Card) -> bool:
    """Tell whether a card leads a unit of this player that was in a battle which ended this turn."""
    attack = use.table.attack
    return attack is not None and yours(use, one) and one.at is not None and one.at in attack.fought


def _weary(later: Delayed, ends: Any) -> Flow[None]:
    unit = (later.about, *later.about.followers)
    yield from run_batch(ends.table, [event for one in unit for event in stays_bowed(later.cause, one)])


WEARY = delayed_effect("forced-march", e.BattleEnds, _weary)

card(
    "forced-march",
    battle(
        target=personality(_has_fought, bowed=True),
        effect=lambda use: [*_recalled(use), use.later(WEARY, "attack", about=use.target)],
    ),
)


HORDE = personality_token("barbarians", "Barbarians", force=4, chi=1, traits=("Cavalry",))


def _ride_off(later: Delayed, ends: Any) -> Flow[None]:
    yield from run_batch(ends.table, [later.cause.discard_from_play(later.about)])


RIDE_OFF = delayed_effect("barbarian-horde", e.BattleEnds, _ride_off)


def _joins(token: str) -> Callable[[Use], Flow[None]]:
    """Return an Action's effect: a Personality token joins the army until the battle is over."""

    def run(use: Use) -> Flow[None]:
        joining = use.create_personality(token)
        yield from run_batch(use.table, [joining])
        if joining.card is not None:
            yield from run_batch(use.table, [use.later(RIDE_OFF, "turn", about=joining.card)])

    return run


def _all_mounted(use: Use) -> bool:
    units = [] if use.table.battle is None else use.table.battle.units_of(use.seat)
    return bool(units) and all(one.cavalry for one in units)


card(
    "barbarian-horde",
    battle(condition=_all_mounted, costs=[lose_honor(3)], run=_joins(HORDE), concerns=lambda use: True),
)


def _enemies_here(use: Use, one: Player) -> bool:
    return one.seat != use.seat and any(leader.controller == one.seat for leader in armies(use))


def _fighting_cards(player: Player) -> list[Card]:
    """Return the cards in a hand that are Open or Battle Actions."""
    return [one for one in player.hand if any(each.timing in (OPEN, BATTLE) for each in one.face.abilities)]


def _laid_unseen(use: Use) -> list[Card]:
    """Return the Focus cards that lie face down in the duel."""
    return [one for side in focusing(use).duel.sides for one in side.focused if one.facedown]


card(
    "moving-the-shadow",
    as_focus(run=lambda use: run_batch(use.table, [use.look_at(_laid_unseen(use))])),
    battle(
        target=player(lambda use, one: _enemies_here(use, one) and bool(one.hand)),
        run=lambda use: run_batch(use.table, [use.look_at(_fighting_cards(use.target))]),
        concerns=lambda use: True,
    ),
)

REFUGEE = follower_token("refugee", "Refugee", traits=("Ashigaru",))


def _arms_them(use: Use) -> Flow[None]:
    """Let the controller of the unit that went home pay to give it a Follower token."""
    host, player = use.target, use.target.player
    if not host.is_personality or not might_afford(player, 1, use.this):
        return
    willing = yield from choose_subjects(
        player.seat, [host], source=use.label, rule="follower-tokens", least=0, name="refugees", guarded=True
    )
    if willing and (yield from pay(use.table.rules_of(player.seat), player, 1, use.this)):
        yield from run_batch(use.table, [use.create_follower(REFUGEE, host)])


card(
    "refugees",
    battle(
        anywhere=True,
        condition=lambda use: _as_defender(use) or any(yours(use, one) for one in units_here(use)),
        target=personality(lambda use, one: here(use, one) and not one.followers, bowed=True),
        effect=lambda use: use.send_home(use.target),
        run=_arms_them,
    ),
)


def _other_total(use: Use) -> int:
    """Return the Force of the army that opposes this player's army."""
    attack, fought = use.table.attack, use.table.battle
    if attack is None or fought is None:
        return 0
    return fought.total("defend" if attack.side_of(use.seat) == "attack" else "attack")


def _leads_the_stronger(use: Use) -> bool:
    attack, fought = use.table.attack, use.table.battle
    if attack is None or fought is None or use.seat not in (attack.attacker, attack.defender):
        return False
    opposed = bool(fought.army("attack") and fought.army("defend"))
    side = attack.side_of(use.seat)
    return opposed and side is not None and fought.total(side) > _other_total(use)


def _won(later: Delayed, ends: Any) -> bool:
    """Tell whether the player's side has won the battle in which it refused its advantage."""
    attack = ends.table.attack
    if ends.province.index != later.given:
        return False
    return attack is not None and ends.won_by is not None and ends.won_by == attack.side_of(later.cause.seat)


def _honored(later: Delayed, ends: Any) -> Flow[None]:
    yield from run_batch(ends.table, [later.cause.gain_honor(8, by=())])


HONORED = delayed_effect("refuse-advantage", e.BattleEnds, _honored, when=_won)


def _refuses(use: Use) -> Flow[None]:
    """Limit the army's Force to that of the other army. If the army wins nevertheless, its player gains Honor."""
    fought = use.table.battle
    assert fought is not None
    limit = use.apply(use.you, "force-limit", _other_total(use), until="battle")
    yield from run_batch(use.table, [limit, use.later(HONORED, "attack", given=fought.province.index)])


card(
    "refuse-advantage",
    battle(
        condition=_leads_the_stronger,
        run=_refuses,
        concerns=lambda use: True,
    ),
)


def _first_as_defender(use: Use) -> bool:
    """Tell whether this player is the Defender, has not acted in this battle yet, and faces an army with more Force."""
    fought = use.table.battle
    if fought is None or not _as_defender(use) or use.seat in fought.acted:
        return False
    return fought.total("attack") > fought.total("defend")


card(
    "shallow-victory",
    battle(
        words=("Political",),
        anywhere=True,
        condition=_first_as_defender,
        run=lambda use: run_batch(
            use.table,
            [
                use.apply(one, "cannot:gain-honor", until="battle")
                for one in use.table.players
                if use.table.attack is not None and one.seat == use.table.attack.attacker
            ],
        ),
        concerns=lambda use: True,
    ),
)


def _drives(use: Use) -> Flow[None]:
    """Make the opponent's next Focus card a random one."""
    focus = focusing(use)
    focus.duel.opponent(focus.side).driven = True
    yield from run_batch(use.table, [use.apply(focus.side.card, "first-shout")])


def _theirs_focused(use: Use) -> list[Card]:
    """Return the opponent's Focus cards, the latest one last."""
    focus = focusing(use)
    return focus.duel.opponent(focus.side).focused


def _may_shout_second(one: Card) -> bool:
    """Tell whether a Personality has performed The First Shout this turn, or does not need to."""
    return one.value("first-shout") > 0 or one.value("third-after-first") > 0


def _may_shout_third(one: Card) -> bool:
    """Tell whether a Personality has performed The Second Shout this turn.

    Some Personalities may perform The Third Shout directly after The First.
    """
    return one.value("second-shout") > 0 or (one.value("third-after-first") > 0 and one.value("first-shout") > 0)


def _shouts_down(use: Use, cards: Sequence[Card]) -> list[Event]:
    focus = focusing(use)
    return [e.DropFocus(use, focus.duel, focus.duel.opponent(focus.side), list(cards))]


card(
    "the-first-shout",
    as_focus(run=_drives),
    battle(
        target=personality(here),
        effect=lambda use: [*use.gives(use.target, force=1), use.apply(use.target, "first-shout")],
    ),
)

card(
    "the-second-shout",
    as_focus(
        condition=lambda use: _may_shout_second(focusing(use).side.card) and bool(_theirs_focused(use)),
        effect=lambda use: [
            *_shouts_down(use, _theirs_focused(use)[-1:]),
            use.apply(focusing(use).side.card, "second-shout"),
        ],
    ),
    battle(
        target=personality(lambda use, one: here(use, one) and _may_shout_second(one)),
        effect=lambda use: [*use.gives(use.target, force=2, chi=1), use.apply(use.target, "second-shout")],
    ),
)

card(
    "the-third-shout",
    as_focus(
        condition=lambda use: _may_shout_third(focusing(use).side.card),
        target=Target(_theirs_focused),
        effect=lambda use: _shouts_down(use, use.targets),
    ),
    battle(
        target=personality(lambda use, one: here(use, one) and _may_shout_third(one)),
        effect=lambda use: use.gives(use.target, force=5, chi=3),
    ),
)


def _has_joined(use: Use) -> bool:
    """Tell whether this player fights as an ally."""
    return use.table.attack is not None and use.seat in use.table.attack.allies


card(
    "false-alliance",
    battle(
        condition=_has_joined,
        costs=[lose_honor(4)],
        run=lambda use: run_batch(use.table, [e.ChangeSides(use, use.seat)]),
        concerns=lambda use: True,
    ),
)


def _joined(use: Use, one: Card) -> bool:
    attack = use.table.attack
    return attack is not None and here(use, one) and one.controller in attack.allies


def _loses_face(use: Use) -> Flow[None]:
    """Let the ally whose unit went home lose Honor if no other unit of theirs fights or has fought."""
    attack, seat = use.table.attack, use.target.controller
    assert attack is not None
    left = [place for place in use.table.attacked(attack) if place not in attack.fought]
    if seat not in attack.stood and not any(one.at in left for one in use.table.players[seat].personalities):
        yield from run_batch(use.table, [use.lose_honor(2, seat=seat, by=())])


card(
    "when-darkness-draws-near",
    battle(
        target=personality(_joined, bowed=True),
        effect=lambda use: use.send_home(use.target),
        run=_loses_face,
    ),
)

CHAMPION = personality_token(
    "emerald-champion", "Emerald Champion", force=5, chi=6, honor=3, traits=("Samurai", "Duelist")
)


def _champion_comes(use: Use) -> bool:
    """Tell whether this player holds the Favor and is the Defender, or attacks a Defender whose Honor is below zero."""
    attack = use.table.attack
    if attack is None or use.table.favor != use.seat:
        return False
    shamed = use.table.players[attack.defender].honor < 0
    return use.seat == attack.defender or (attack.side_of(use.seat) == "attack" and shamed)


card(
    "arrival-of-the-emerald-champion",
    battle(
        words=("Favor", "Political"),
        anywhere=True,
        condition=_champion_comes,
        costs=[FAVOR],
        run=_joins(CHAMPION),
        concerns=lambda use: True,
    ),
)

card(
    "block-supply-lines",
    battle(
        target=personality(lambda use, one: one in army_of(use, "attack")), effect=lambda use: use.send_home(use.target)
    ),
)

card(
    "strength-of-purity",
    battle(
        target=personality(lambda use, one: yours(use, one) and here(use, one) and one.personal_honor > 2),
        effect=lambda use: use.gives(use.target, force=3),
    ),
)


def _consorts(use: Use, one: Card) -> bool:
    """Tell whether a card is a Samurai whose army has a Shadowlands card."""
    return (
        here(use, one)
        and one.trait("Samurai")
        and any(shadowlands(each) for leader in army(one) for each in leader.unit)
    )


card(
    "you-walk-with-evil",
    battle(
        target=personality(_consorts),
        effect=lambda use: [
            use.bow(use.target),
            use.dishonor(use.target),
            *([] if shadowlands(use.target) else [use.apply(use.target, "trait:Shadowlands", until="permanent")]),
        ],
    ),
)

card(
    "wounded-in-battle",
    battle(
        target=personality(lambda use, one: here(use, one) and not one.value("wounded")),
        effect=lambda use: [
            use.apply(use.target, "wounded"),
            *([use.apply(use.target, "lives-without-chi", until="battle")] if use.target.trait("Samurai") else []),
            *use.gives(use.target, chi=-2),
        ],
    ),
)


def _triumphs(later: Delayed, ends: Any) -> Flow[None]:
    """Give Honor to this player if their army has won and destroyed the Province or a unit."""
    table, seat = ends.table, later.cause.seat
    side = None if table.attack is None else table.attack.side_of(seat)
    if side is None or ends.won_by != side:
        return
    beaten = ends.defenders if side == "attack" else ends.attackers
    if ends.province.fallen or any(not one.is_personality for one in beaten):
        yield from run_batch(table, [later.cause.gain_honor(3, by=())])


TRIUMPH = delayed_effect("brilliant-victory", e.BattleEnds, _triumphs)

card(
    "brilliant-victory",
    battle(run=lambda use: run_batch(use.table, [use.later(TRIUMPH, "attack")]), concerns=lambda use: True),
)


def _outmatched(use: Use) -> bool:
    """Tell whether this player leads an army that faces one with more Force."""
    attack, fought = use.table.attack, use.table.battle
    if attack is None or fought is None or use.seat not in (attack.attacker, attack.defender):
        return False
    own = attack.side_of(use.seat)
    foe: Side = "defend" if own == "attack" else "attack"
    return own is not None and bool(fought.army(foe)) and fought.total(foe) > fought.total(own)


card(
    "legendary-victory",
    battle(
        words=("Political",),
        condition=lambda use: _outmatched(use) and not use.you.value("honor-doubled"),
        run=lambda use: run_batch(use.table, [use.apply(use.you, "honor-doubled", until="battle")]),
        concerns=lambda use: True,
    ),
)


def _battle_actions(one: Card) -> list[Ability]:
    return [ability for ability in one.face.abilities if isinstance(ability, Ability) and ability.timing is BATTLE]


def _has_a_plan(use: Use) -> Flow[None]:
    """Let the player take an Action with a Battle ability out of the Fate deck, and use it at once or discard it."""
    yield from run_batch(use.table, [use.look_at(use.you.fate_deck)])
    plans = [one for one in use.you.fate_deck if one.face.type == "strategy" and _battle_actions(one)]
    chosen = yield from choose_subjects(
        use.seat, plans, source=use.label, rule="battle-actions", least=0, name="search", guarded=True
    )
    yield from run_batch(use.table, [use.add_to_hand(one, shown=True) for one in chosen])
    yield from run_batch(use.table, [use.shuffle("fate")])
    for one in chosen:
        ways = [use.table.use(ability, one, use.seat) for ability in _battle_actions(one)]
        options = [use_option("play", way) for way in ways if may_initiate(way)]
        prompt = Prompt(
            use.seat, "battle-action", [*options, passing()], rule="battle-actions", source=use.label, guarded=True
        )
        way = yield from ask(prompt)
        if way is not None:
            yield from initiate(way)
        yield from run_batch(use.table, [use.discard([one])] if one.zone == "hand" else [])


card(
    "superior-strategist",
    battle(
        condition=lambda use: bool(use.you.fate_deck),
        target=personality(lambda use, one: yours(use, one) and here(use, one) and one.trait("Tactician")),
        run=_has_a_plan,
    ),
)
