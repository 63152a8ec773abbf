"""Terrains (§terrain)."""

from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.kernel.modifiers import Layer
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.delayed import delayed_effect
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.bowing import lets_bow, stays_bowed
from engine.l5r_ccg.cards.phrases.fighting import armies, army_of, shadowlands, units_here
from engine.l5r_ccg.cards.words import (
    battle,
    cannot,
    card,
    gains,
    here,
    instead,
    personality,
    terrain,
    while_it_lies,
    yours,
)
from engine.l5r_ccg.state import Player

card(
    "dispersive-terrain",
    terrain(effect=lambda use: [use.apply(one, "force", 2, until="battle") for one in army_of(use, "defend")]),
)

# If neither side has an army, nothing is resolved and no Province is destroyed.
card("entrapping-terrain", terrain(effect=lambda use: [use.move(one, None) for one in armies(use)]))


def _allied(use: Use, one: Card) -> bool:
    attack = use.table.attack
    return attack is not None and one.controller not in (attack.attacker, attack.defender)


card(
    "intersecting-highways",
    terrain(effect=lambda use: [use.apply(one, "force", 2) for one in armies(use) if _allied(use, one)]),
)

TORTUOUS = 8

card(
    "tortuous-terrain",
    terrain(
        effect=lambda use: [
            use.apply(one, "force", TORTUOUS - one.force)
            for leader in armies(use)
            for one in (leader, *leader.followers)
            if one.force > TORTUOUS
        ]
    ),
)

card(
    "stall-until-sunrise",
    terrain(
        effect=lambda use: [
            use.apply(one, "force", one.force // 2 - one.force)
            for leader in units_here(use)
            for one in (leader, *leader.followers)
            if shadowlands(one) and one.force
        ]
    ),
)


def _spares_it(this: Card, player: Player, use: Any) -> bool:
    """Tell whether an action would leave this Terrain in the battle."""
    effect = () if use.ability.effect is None else use.ability.effect(use)
    return not any(isinstance(event, e.DestroyTerrain | e.LayTerrain) for event in effect)


LIES = ("terrain",)

card(
    "deadly-ground",
    while_it_lies(),
    cannot("act", applies=lambda this, player: isinstance(player, Player), test=_spares_it, zones=LIES),
)


def _sees_nothing(this: Card, player: Any) -> bool:
    """Tell whether a player has neither a Shugenja nor a Shadowlands Personality in the battle."""
    fought = this.table.battle
    if fought is None or not isinstance(player, Player):
        return False
    return not any(one.trait("Shugenja") or shadowlands(one) for one in fought.units_of(player.seat))


card("night-battle", while_it_lies(), cannot("act", applies=_sees_nothing, test=_spares_it, zones=LIES))


def _all_tired(later: Delayed, ends: Any) -> Flow[None]:
    found = [one for leader in ends.survivors for one in (leader, *leader.followers)]
    yield from run_batch(ends.table, [event for one in found for event in stays_bowed(later.cause, one)])


SUSPENDED = delayed_effect("suspended-terrain", e.BattleEnds, _all_tired)

card("suspended-terrain", terrain(effect=lambda use: [use.later(SUSPENDED, "attack")]))


def _elsewhere(use: Use, one: Card) -> bool:
    return yours(use, one) and one.at is not None and not here(use, one)


card(
    "traversable-terrain",
    terrain(
        condition=lambda use: any(yours(use, one) for one in armies(use)),
        target=personality(_elsewhere, bowed=True),
        effect=lambda use: [] if use.table.battle is None else [use.move(use.target, use.table.battle.province)],
    ),
)


def _send_home(use: Use) -> Flow[None]:
    """Let the Attacker send units home. The units that remain are dishonored if the Province is destroyed."""
    attack = use.table.attack
    assert attack is not None
    own = [one for one in army_of(use, "attack") if one.controller == attack.attacker]
    if own and attack.attacker is not None:
        chosen = yield from choose_subjects(
            attack.attacker, own, source=use.label, rule="terrain", least=0, most=len(own)
        )
        yield from run_batch(use.table, [event for one in chosen for event in use.send_home(one)])
    yield from run_batch(use.table, [use.later(PEASANTS, "battle")])


def _here(later: Delayed, destroyed: Any) -> bool:
    battle = later.cause.table.battle
    return battle is not None and destroyed.province is battle.province


def _shame(later: Delayed, destroyed: Any) -> Flow[None]:
    table = later.cause.table
    yield from run_batch(table, [later.cause.dishonor(one) for one in table.battle.army("attack")])


PEASANTS = delayed_effect("peasant-defense", e.DestroyProvince, _shame, when=_here)

card("peasant-defense", terrain(run=_send_home))

TO_BOW = 3


def _cannot_pass(use: Use) -> Flow[None]:
    """Let the Attacker, then the Defender, discard cards.

    After that, each of the two bows cards, one fewer for each card that they discarded.
    """
    attack = use.table.attack
    assert attack is not None
    for seat in attack.rivals:
        found = [one for one in _fighters_of(use, seat) if not one.bowed]
        if not found:
            continue
        paid = yield from _discards_instead(use, seat)
        if number := min(TO_BOW - paid, len(found)):
            yield from lets_bow(use, seat, found, number)


def _discards_instead(use: Use, seat: int) -> Flow[int]:
    """Let a player discard cards from hand, and return how many."""
    hand = use.table.players[seat].hand
    if not hand:
        return 0
    paid = yield from choose_subjects(
        seat, hand, source=use.label, rule="terrain", least=0, most=min(TO_BOW, len(hand)), name="discard",
        guarded=True,
    )  # fmt: skip
    yield from run_batch(use.table, [use.discard(paid)] if paid else [])
    return len(paid)


def _fighters_of(use: Use, seat: int) -> list[Card]:
    """Return the Personalities and Followers of a player in the battle."""
    return [one for leader in armies(use) if leader.controller == seat for one in (leader, *leader.followers)]


card("impassable-terrain", terrain(run=_cannot_pass))


def _falls_here(use: Use, event: e.DestroyProvince) -> bool:
    """Tell whether the resolution of this battle is about to destroy the Province."""
    fought = use.table.battle
    return fought is not None and fought.resolved and event.province is fought.province


def _taken_instead(use: Use) -> Flow[None]:
    """Let the Attacker destroy a Holding of the Defender in place of the Province."""
    attack, falling = use.table.attack, use.event
    assert attack is not None and falling is not None
    holdings = [
        one for one in use.table.in_play() if one.face.type == "holding" and use.destroy(one).possible()
        if one.controller == attack.defender
    ]  # fmt: skip
    if holdings and attack.attacker is not None:
        chosen = yield from choose_subjects(
            attack.attacker, holdings, source=use.label, rule="terrain", least=0, name="instead"
        )
        yield from run_batch(use.table, [use.replace(falling, [use.destroy(one)]) for one in chosen])


card("occupied-terrain", while_it_lies(), instead(e.DestroyProvince, _falls_here, run=_taken_instead, zones=LIES))


def _first_as_attacker(use: Use) -> bool:
    attack, fought = use.table.attack, use.table.battle
    return attack is not None and fought is not None and attack.attacker == use.seat and use.seat not in fought.acted


def _spares_the_province(use: Use) -> Flow[None]:
    """Let the Attacker spare the Province. If the Attacker does, the Defender's bowed Holdings stay bowed."""
    attack, falling = use.table.attack, use.event
    assert attack is not None and isinstance(falling, e.DestroyProvince)
    if attack.attacker is None:
        return
    spared = yield from choose_subjects(
        attack.attacker,
        [falling.province],
        source=use.label,
        rule="terrain",
        least=0,
        name="spare",
    )
    if spared:
        bowed = [one for one in use.table.in_play() if one.face.type == "holding" and one.bowed]
        kept = [one for one in bowed if one.controller == attack.defender]
        stay = [use.apply(one, "cannot:straighten", until="next-turn") for one in kept]
        yield from run_batch(use.table, [use.cancel(falling), *stay])


card(
    "strategic-victory",
    while_it_lies(),
    instead(e.DestroyProvince, _falls_here, run=_spares_the_province, zones=LIES),
    playable=_first_as_attacker,
)


def _may_lay(use: Use) -> bool:
    """Tell whether this player defends or has a unit in the battle."""
    attack = use.table.attack
    defends = attack is not None and attack.defender == use.seat
    return defends or any(yours(use, one) for one in armies(use))


def _from_outside(card: Card) -> int:
    """Return the bonuses to a card's Force that come from outside its unit."""
    own, bonuses = card.personality.unit, [*card.table.index.persistents.get("force", ())]
    names = {one.id for one in own}
    given = sum(
        one.value for one in card.lasting if one.attribute == "force" and one.source not in names and one.value > 0
    )
    from_cards: list[int] = [
        persistent.amount(source, card)
        for source, persistent in bonuses
        if source.active and source not in own and persistent.layer is Layer.ADD and persistent.applies(source, card)
    ]
    return given + sum(max(0, amount) for amount in from_cards)


card(
    "treacherous-terrain",
    terrain(
        anywhere=True,
        effect=lambda use: [
            use.apply(one, "force", -_from_outside(one), until="battle")
            for leader in armies(use)
            for one in (leader, *leader.followers)
            if _from_outside(one)
        ],
    ),
    playable=_may_lay,
)

card(
    "contentious-terrain",
    terrain(effect=lambda use: [use.apply(one, "force", 1, until="battle") for one in armies(use) if yours(use, one)]),
)

card(
    "corrupted-ground",
    terrain(
        effect=lambda use: [
            use.apply(one, "force", 1, until="battle")
            for leader in armies(use)
            for one in (leader, *leader.followers)
            if shadowlands(one)
        ]
    ),
)

NARROW = 2

card(
    "narrow-ground",
    terrain(
        effect=lambda use: [
            use.apply(one, "force", NARROW - one.force, until="battle") for one in armies(use) if one.force > NARROW
        ]
    ),
)

# The Terrain takes effect as soon as it is played, because nobody can shoot after all players have passed.
card(
    "higher-ground",
    while_it_lies(),
    gains(
        "ranged",
        lambda this, one: 1 if one.controller == this.controller else -1,
        applies=lambda this, one: isinstance(one, Card),
        zones=LIES,
    ),
)


def _one_each(use: Use) -> Flow[None]:
    """Let the Attacker and the Defender keep one Personality each, in the chosen order.

    All other Personalities go home.
    """
    attack = use.table.attack
    assert attack is not None
    sides = [use.table.players[seat] for seat in attack.rivals]
    there = [side for side in sides if _led_by(use, side.seat)]
    if len(there) > 1:
        first = yield from choose_subjects(use.seat, there, source=use.label, rule="terrain", name="first")
        there.sort(key=lambda side: side is not first[0])
    kept: list[Card] = []
    for side in there:
        own = _led_by(use, side.seat)
        kept += yield from choose_subjects(side.seat, own, source=use.label, rule="terrain", name="stays")
    yield from run_batch(use.table, [use.move(one, None) for one in armies(use) if one not in kept])


def _led_by(use: Use, seat: int) -> list[Card]:
    return [one for one in armies(use) if one.controller == seat]


card("encircled-terrain", terrain(run=_one_each))


def _led_by_a_samurai(use: Use) -> bool:
    """Tell whether this player has a Samurai with 4 Chi or more in the battle."""
    return any(yours(use, one) and one.trait("Samurai") and one.chi >= 4 for one in armies(use))


# Playing the Terrain is the first action of a player's opportunity. So the player takes two actions only from the next
# opportunity on.
card(
    "hazardous-ground",
    while_it_lies(),
    gains("acts-twice", applies=lambda this, one: isinstance(one, Player) and one.seat == this.controller, zones=LIES),
    playable=_led_by_a_samurai,
)


def _leads(use: Use) -> bool:
    attack = use.table.attack
    return attack is not None and use.seat in (attack.attacker, attack.defender)


# The Terrain takes effect as soon as it is played. It moves one unit for each Action, so several units need several
# Actions.
card(
    "accessible-terrain",
    while_it_lies(),
    battle(
        anyone=True,
        anywhere=True,
        condition=_leads,
        target=personality(lambda use, one: yours(use, one) and not here(use, one)),
        effect=lambda use: [] if use.table.battle is None else [use.move(use.target, use.table.battle.province)],
        zones=LIES,
    ),
)


def _haunts(use: Use) -> list[Event]:
    """Return the effects that double the Honor of the opposing leader in the resolution.

    They also halve the Force of the Personalities in that army.
    """
    attack = use.table.attack
    side = None if attack is None else attack.side_of(use.seat)
    if attack is None or side is None:
        return []
    leader = attack.opponent(side)
    foes = [one for one in armies(use) if attack.side(one) != side]
    return [
        *(use.apply(one, "honor-doubled", until="battle") for one in use.table.players if one.seat == leader),
        *(use.apply(one, "force", -(one.force // 2), until="battle") for one in foes if one.force > 1),
    ]


card("battlefield-of-shallow-graves", terrain(effect=_haunts))
