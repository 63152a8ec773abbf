"""Holdings that are Retainers."""

from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.duels import opposing_side, own_side, you_duel
from engine.l5r_ccg.cards.phrases.holdings import called, count, toward
from engine.l5r_ccg.cards.phrases.looking import choose_face_down, face_down, how_many, look_at
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    battle,
    before,
    card,
    limited,
    lose_honor,
    open_,
    pay_gold,
    personality,
    reaction,
    yours,
)
from engine.l5r_ccg.events.copying import other_targets
from engine.l5r_ccg.tokens import item_token
from engine.l5r_ccg.turn.gold import affordable, pay

card("pearl-divers", gold_for=lambda this, wanted: 1 + count(this, "Port"))

WEAPON = item_token("smiths-weapon", "Weapon", force="+2", chi="+2", traits=("Weapon",))

card(
    "master-smith",
    limited(costs=[BOW_THIS], target=personality(bowed=True), effect=lambda use: [use.create_item(WEAPON, use.target)]),
)

card("artificer", gold_for=toward(5, lambda wanted: wanted.face.type == "item"))

card("engineering-crew", gold_for=toward(6, lambda wanted: wanted.trait("Fortification")))

card(
    "retired-general", open_(costs=[BOW_THIS], target=personality(), effect=lambda use: use.gives(use.target, force=2))
)


def _you_destroyed(use: Use, event: e.BattleEnds) -> bool:
    """Tell whether this player leads the side that destroyed the opposing army or the Province.

    In a tie both sides destroyed the opposing army.
    """
    attack, fought = use.table.attack, event.battle
    if attack is None or use.seat not in (attack.attacker, attack.defender):
        return False
    tie = event.opposed and fought.resolved and fought.totals[0] == fought.totals[1]
    return tie or event.won_by == attack.side_of(use.seat)


card(
    "famous-poet",
    reaction(e.BattleEnds, _you_destroyed, costs=[BOW_THIS], effect=lambda use: [use.gain_honor(3)]),
)

card(
    "historian",
    reaction(
        e.ResolveDuel,
        lambda use, event: event.winner is not None and event.winner.seat == use.seat,
        costs=[BOW_THIS],
        effect=lambda use: [use.gain_honor(2)],
    ),
)

card(
    "master-of-the-tea-ceremony",
    before(
        e.LoseHonor,
        lambda use, event: event.seat == use.seat and event.amount > 1,
        words=("Political",),
        costs=[BOW_THIS],
        effect=lambda use: [use.change_honor(use.event, 1)],
    ),
)

card(
    "ningyo",
    open_(
        costs=[BOW_THIS],
        target=Target(
            lambda use: [
                one
                for one in use.table.in_play()
                if any(called(name, one) for name in ("Port", "Pearl Divers", "Pearl Bed"))
            ]
        ),
        effect=lambda use: [use.straighten(use.target)],
    ),
)

card(
    "kolat-oyabun",
    limited(
        words=("Kolat",),
        costs=[BOW_THIS],
        target=personality(),
        effect=lambda use: [use.place_token(use.target, name="Conspiracy")],
    ),
    open_(
        words=("Kolat",),
        costs=[BOW_THIS],
        target=personality(
            lambda use, one: sum(token.name == "Conspiracy" for token in one.tokens) > one.personal_honor
        ),
        effect=lambda use: [use.bow(use.target)],
    ),
)


def _hand_terrains(use: Use) -> list[Card]:
    return [one for one in use.you.hand if one.face.terrain]


card(
    "go-master",
    battle(
        costs=[BOW_THIS],
        target=Target(_hand_terrains, guarded=True),
        effect=lambda use: [e.LayTerrain(use, use.target)],
    ),
)


def _to_the_battle(use: Use) -> list[Event]:
    battle = use.table.battle
    return [] if battle is None else [use.move(use.target, battle.province)]


card(
    "oracle-of-water",
    battle(
        words=("Elemental", "Water"),
        costs=[BOW_THIS, pay_gold(1)],
        target=personality(lambda use, one: yours(use, one) and one.at is None),
        effect=_to_the_battle,
    ),
)


def _read_the_wind(use: Use) -> Flow[None]:
    """Let the player choose which cards to look at, for 1 gold each."""
    found = face_down(use)
    dear = (count for count in range(2, how_many(found) + 1) if not affordable(use.you, count, use.this))
    most = next(dear, how_many(found) + 1) - 1
    seen = yield from choose_face_down(use, found, least=1, most=most)
    if (yield from pay(use, use.you, len(seen), use.this)):
        yield from look_at(use, seen)


card(
    "oracle-of-wind",
    open_(
        words=("Elemental", "Air"),
        condition=lambda use: bool(face_down(use)) and affordable(use.you, 1, use.this),
        costs=[BOW_THIS],
        run=_read_the_wind,
    ),
)


def _foreseen(use: Use) -> list[Event]:
    duel = use.event.duel  # type: ignore[union-attr]
    return [e.Focus(use, duel, own_side(use), use.you.fate_deck[-1])]


card(
    "oracle-of-fire",
    reaction(
        e.EnterDuel,
        lambda use, event: you_duel(use, event) and own_side(use).may_focus and bool(use.you.fate_deck),
        words=("Elemental", "Fire"),
        costs=[BOW_THIS, pay_gold(1)],
        effect=_foreseen,
        turns_up=True,
    ),
)

card(
    "dark-oracle-of-earth",
    open_(
        words=("Elemental", "Earth"),
        costs=[BOW_THIS, lose_honor(4, fixed=True)],
        effect=lambda use: [use.apply(place, "strength", 3) for place in use.you.standing],
    ),
)


def _opposed_by_shadowlands(use: Use, one: Card) -> bool:
    """Tell whether a Personality in the battle opposes Shadowlands cards."""
    battle = use.table.battle
    if battle is None or not battle.holds(one):
        return False
    against = [foe for foe in battle.units() if battle.opposes(one.controller, foe)]
    return any(each.trait("Shadowlands") for foe in against for each in foe.unit)


card(
    "the-great-bear",
    open_(
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.personal_honor > 0),
        effect=lambda use: use.gives(use.target, force=2),
    ),
    battle(
        costs=[BOW_THIS],
        target=personality(_opposed_by_shadowlands),
        effect=lambda use: use.gives(use.target, force=4, chi=2),
    ),
    playable=lambda card, player: "Crab" in player.clans,
    title="Hida Kisada",
)

card(
    "oracle-of-earth",
    battle(
        words=("Elemental", "Earth"),
        costs=[BOW_THIS, pay_gold(1)],
        target=Target(_hand_terrains, guarded=True),
        effect=lambda use: [e.LayTerrain(use, use.target, firmly=True)],
    ),
)


def _blown(use: Use) -> str:
    """Return the name of the first target that the Spell effect may exchange for another one.

    The name is empty if the effect has no such target.
    """
    initiation: Any = use.event
    names = [target.name for target in initiation.use.ability.targets]
    return next((name for name in names if other_targets(initiation, name)), "")


card(
    "dark-oracle-of-air",
    before(
        e.Initiate,
        lambda use, event: event.use.counts_as("Spell") and bool(_blown(use)),
        words=("Elemental", "Air"),
        costs=[BOW_THIS, lose_honor(4, fixed=True)],
        target=Target(lambda use: other_targets(use.event, _blown(use)), reference=True),
        effect=lambda use: [use.redirect(use.event, use.target, _blown(use))],
    ),
)

card(
    "dark-oracle-of-fire",
    reaction(
        e.EnterDuel,
        you_duel,
        words=("Elemental", "Fire"),
        costs=[BOW_THIS, lose_honor(4, fixed=True)],
        effect=lambda use: [e.OpenFocus(use, use.event.duel, opposing_side(use))],
    ),
)


def _late_units(use: Use) -> list[Card]:
    return [one for one in use.you.personalities if not one.bowed and one.at is None]


def _rides_the_tide(use: Use) -> Flow[None]:
    """Let the player commit units that are not committed yet, to any Province of the Defender."""
    attack = use.table.attack
    side = None if attack is None else attack.side_of(use.seat)
    for one in _late_units(use):
        if attack is None or side is None:
            return
        places = [place for place in use.table.attacked(attack) if not one.kept_from(side, place)]
        if not places or one.bowed:
            continue
        chosen = yield from choose_subjects(use.seat, places, source=one.key, rule="committal", least=0, name="send")
        yield from run_batch(use.table, [e.Commit(use, one, place, side) for place in chosen])


card(
    "dark-oracle-of-water",
    reaction(
        e.ManeuversEnd,
        lambda use, event: use.table.attack is not None and use.table.attack.side_of(use.seat) is not None,
        condition=lambda use: bool(_late_units(use)),
        words=("Elemental", "Water"),
        costs=[BOW_THIS, lose_honor(7, fixed=True)],
        run=_rides_the_tide,
    ),
)


def _omen(use: Use, event: e.TurnFaceup) -> bool:
    """Tell whether an Event was turned face up in the Events Phase, and no Seer has turned it face down before."""
    return use.table.phase == "events" and event.card.face.type == "event" and not event.card.added("foreseen")


# The rules resolve the Event when they turn it up again, in its player's next Events Phase.
card(
    "seer",
    reaction(
        e.TurnFaceup,
        _omen,
        costs=[BOW_THIS],
        effect=lambda use: [e.PutOff(use, use.event.card)],
    ),
)
