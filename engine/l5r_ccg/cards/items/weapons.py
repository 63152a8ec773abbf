"""Weapons (§item)."""

from collections.abc import Callable
from typing import Any

from engine.cardplay.ability import Persistent
from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import of_clan, with_trait
from engine.l5r_ccg.cards.phrases.items import facing, of_the_ring, shadowlands
from engine.l5r_ccg.cards.phrases.provinces import defended
from engine.l5r_ccg.cards.words import (
    BOW_HOST,
    BOW_THIS,
    DESTROY_THIS,
    Target,
    bare,
    battle,
    before,
    card,
    gains,
    immune,
    its_host,
    its_unit,
    ranged,
    whenever,
)
from engine.l5r_ccg.turn.gold import might_afford, pay


def _naga_in_play(this: Card, one: Any) -> int:
    return sum(each.of_clan("Naga") for each in this.table.personalities())


card(
    "ancient-spear-of-the-naga",
    gains("force", _naga_in_play),
    gains("chi", _naga_in_play),
    *immune("Fear", applies=lambda this, one: its_unit(this, one) and one.is_follower),
    attaches=of_clan("Naga"),
)


def _every_scorpion(this: Card, one: Any) -> bool:
    return isinstance(one, Card) and one.is_personality and one.of_clan("Scorpion")


card(
    "the-broken-sword-of-the-scorpion",
    gains("force", 1, applies=_every_scorpion),
    gains("chi", 1, applies=_every_scorpion),
    attaches=of_clan("Scorpion"),
)

card("jade-bow", ranged(4, costs=[BOW_HOST]))

card("wakizashi", second_weapon=True)

bare("naginata", "no-dachi")


def shadowlands_personality(one: Card) -> bool:
    """Tell whether a card is a Shadowlands Personality."""
    return one.face.type == "personality" and shadowlands(one)


card(
    "crystal-katana",
    gains("chi", 2, applies=lambda this, one: one is this and facing(this, shadowlands_personality)),
)

card(
    "bloodsword",
    whenever(
        e.ResolveDuel,
        lambda use, event: event.winner is not None and event.winner.card is use.host,
        effect=lambda use: [use.place_token(use.this, force=2, chi=2, name="Blood")],
    ),
)


def _dueling(this: Card, one: Any) -> bool:
    """Tell whether a card is the Personality with this Weapon, during a duel."""
    duel = this.table.duel
    return duel is not None and its_host(this, one) and duel.side(one) is not None


card(
    "tetsubo",
    gains("chi", -1, applies=_dueling),
    whenever(
        e.EnterDuel,
        lambda use, event: event.duel.challenger.card is use.host and event.duel.first is not event.duel.challenger,
        effect=lambda use: [e.LeadDuel(use, use.event.duel, use.event.duel.challenger)],
    ),
)


def _killed_in_duel(use: Use, event: e.Destroy) -> bool:
    duel = use.table.duel
    return event.card is use.host and duel is not None and duel.side(use.host) is not None


def _ring(name: str) -> Callable[[Card, Any], bool]:
    return lambda this, one: one is this and any(each.face.title == name for each in this.player.rings)


card(
    "katana-of-fire",
    gains("force", lambda this, one: 2 * _ring("Ring of Fire")(this, one)),
    gains("chi", 1, applies=_ring("Ring of Fire")),
    gains("gold-cost", lambda this, one: -8 * _ring("Ring of Fire")(this, one), zones=("hand",)),
    before(
        e.Destroy,
        _killed_in_duel,
        words=("Elemental", "Fire"),
        costs=[DESTROY_THIS],
        effect=lambda use: [use.cancel(use.event), use.move(use.event.card, None), use.bow(use.event.card)],
    ),
)

card("bo-stick", gains("open-focus", applies=its_host), attaches=with_trait("Monk"))


def _airs(this: Card) -> int:
    """Return 1 if this card's player has the Ring of Air in play, otherwise 0."""
    return int(any(one.id == "ring-of-air" for one in this.player.rings))


def _at_its_unit(use: Use, event: e.Initiate) -> bool:
    """Tell whether a ranged attack or a spell targets a card of this unit."""
    if not (event.use.counts_as("Ranged") or event.use.counts_as("Spell")):
        return False
    return any(isinstance(one, Card) and one.in_play and one.personality is use.host for one in event.use.subjects)


card(
    "yari-of-air",
    gains("force", lambda this, one: 2 * _airs(this)),
    gains("chi", lambda this, one: _airs(this)),
    gains("gold-cost", lambda this, one: -8 * _airs(this), zones=("hand",)),
    before(
        e.Initiate,
        _at_its_unit,
        words=("Elemental", "Air"),
        effect=lambda use: [use.cancel(use.event)],
    ),
)

card("han-kyu", ranged(3, costs=[BOW_HOST], past_followers=True), attaches=with_trait("Ninja"))


card(
    "gunsen-of-water",
    *of_the_ring("ring-of-water", 9),
    battle(
        words=("Elemental", "Water"),
        costs=[BOW_THIS],
        target=Target(defended),
        effect=lambda use: [use.move(use.host, use.target)],
    ),
    battle(
        words=("Elemental", "Water"),
        condition=lambda use: use.host.in_battle,
        costs=[BOW_THIS],
        effect=lambda use: [use.move(use.host, None)],
    ),
)

TEMPERS = (
    ("force", 3, ("force", "chi"), 2),
    ("tactician", 5, ("trait:Tactician",), 1),
    ("chi", 5, ("trait:Double Chi",), 1),
)


def _tempers(use: Use) -> Flow[None]:
    """Let the player pay for further permanent bonuses of the Weapons. Each bonus can be bought once."""
    for name, price, gifts, more in TEMPERS:
        if not might_afford(use.you, price, use.this):
            continue
        chosen = yield from choose_subjects(
            use.seat, [use.this], source=use.label, rule="paying-costs", least=0, name=f"temper-{name}", guarded=True
        )
        if chosen and (yield from pay(use, use.you, price, use.this)):
            yield from run_batch(use.table, [use.apply(use.this, gift, more, until="permanent") for gift in gifts])


def _lends(trait: str) -> Persistent:
    """Return the effect by which the Personality has a trait as soon as these Weapons have gained it."""
    return gains(f"trait:{trait}", lambda this, one: int(this.trait(trait)), applies=its_host)


card(
    "ancestral-weapons-of-the-mantis",
    whenever(e.Attach, lambda use, event: event.card is use.this and event.entering, run=_tempers),
    _lends("Tactician"),
    _lends("Double Chi"),
    attaches=of_clan("Mantis"),
)
