"""Personalities of Toturi's Army."""

from collections import Counter
from typing import Any

from engine.cardplay.initiation import again
from engine.kernel.events import Timing, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.cost import Cost
from engine.l5r_ccg.abilities.timing import BATTLE, LIMITED, OPEN
from engine.l5r_ccg.abilities.use import HOST, Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import only_followers
from engine.l5r_ccg.cards.phrases.copying import abilities_of
from engine.l5r_ccg.cards.phrases.duels import may_face
from engine.l5r_ccg.cards.phrases.fighting import army, faces_in_duel, shadowlands, this_card_while
from engine.l5r_ccg.cards.phrases.people import guardian
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    DESTROY_THIS,
    Target,
    bare,
    battle,
    before,
    card,
    fear,
    gains,
    limited,
    open_,
    opposing,
    personality,
    ranged,
    reaction,
    whenever,
)
from engine.l5r_ccg.fighting.duel import challenge
from engine.l5r_ccg.fighting.ranged import WITH

FIRST_TIME = 1

card(
    "toturi",
    whenever(
        e.EnterPlay,
        lambda use, event: event.card is use.this,
        effect=lambda use: [use.dishonor(use.this)],
    ),
    reaction(
        e.RestoreHonor,
        lambda use, event: event.card is use.this and use.this.value("redeemed") == FIRST_TIME,
        effect=lambda use: [
            use.gain_honor(5, by=()),
            *use.gives(use.this, force=2, chi=3, until="permanent"),
            # The count rises once more, so that he reacts only once.
            use.apply(use.this, "redeemed", until="permanent"),
        ],
    ),
    # The first time counts even if he is bowed then and cannot react.
    whenever(
        e.RestoreHonor,
        lambda use, event: event.card is use.this,
        effect=lambda use: [use.apply(use.this, "redeemed", until="permanent")],
    ),
    playable=lambda this, player: not player.clans & {"Crab", "Phoenix", "Scorpion"},
)


def _is_ninja(foe: Card) -> bool:
    return foe.trait("Ninja")


def _hunts(use: Use) -> Flow[None]:
    yield from challenge(use, use.this, use.target, refused=lambda issue: [], ransom=6)


card(
    "ginawa-experienced",
    gains("chi", 4, applies=lambda this, one: one is this and faces_in_duel(this, _is_ninja)),
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: may_face(use, one) and (one.called("Ninja") or one.called("Kolat"))),
        run=_hunts,
    ),
)

bare("ginawa", "morito-tokei", "toku")

card("dairya", ranged(3))


def _comrade(this: Card, subject: object) -> bool:
    if not isinstance(subject, Card) or subject is this or not subject.is_personality:
        return False
    return subject.of_clan("Toturi's Army") and this.at is not None and subject in army(this)


card(
    "takuan",
    gains("force", 1, applies=_comrade),
    gains("chi", 1, applies=_comrade),
)

card(
    "toturi-experienced",
    gains("force", -2, applies=this_card_while(lambda this: this.dishonored)),
    gains("chi", -3, applies=this_card_while(lambda this: this.dishonored)),
    before(
        e.Initiate,
        lambda use, event: use.this.in_battle and event.use.ability.timing in (OPEN, BATTLE),
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
)

guardian("mikio", "Toturi")

card(
    "tsuo",
    whenever(e.Dishonor, lambda use, event: event.card is use.this, effect=lambda use: [use.lose_honor(4, by=())]),
    reaction(
        e.Challenge,
        lambda use, event: event.challenged is use.this and event.challenger.chi > use.this.chi,
        effect=lambda use: use.gives(use.this, chi=use.event.challenger.chi - use.this.chi),
    ),
)

card(
    "akodo-godaigo",
    only_followers(lambda worn: False),
    battle(
        target=Target(
            lambda use: [
                one
                for leader in use.table.personalities()
                if opposing(use, leader)
                for one in (leader, *leader.followers)
                if shadowlands(one)
            ]
        ),
        effect=lambda use: [use.bow(use.target)],
        limit=1,
        period="battle",
    ),
    fear(3),
)

card(
    "dairya-experienced",
    ranged(3),
    before(
        e.Challenge,
        lambda use, event: event.challenged is use.this,
        costs=[BOW_THIS],
        effect=lambda use: [e.Decline(use, use.event)],
    ),
)


# A Spell with an effect of this name was performed by the Grand Master and is destroyed when it is cast.
MASTERED = "mastered"


def _performed_by(use: Use, origin: Card, ability: Ability) -> Use:
    """Return the use by which the Grand Master performs an action of another card as his own."""
    copy = use.table.use(ability, use.this, use.seat)
    copy.paid[HOST], copy.paid[WITH] = use.this, []
    copy.label, copy.present = use.this.key, True
    return copy


def _in_season(use: Use) -> tuple[Timing, ...]:
    """Return the kinds of actions that the player may take now."""
    if use.table.battle is not None:
        return BATTLE, OPEN
    return (LIMITED, OPEN) if use.table.phase == "action" and use.table.active == use.seat else (OPEN,)


def _elemental(use: Use) -> list[Option]:
    """Return the Elemental actions of cards in play that the Grand Master could perform now.

    If several copies of a card offer the same action, the keys of the options name the copies.
    """
    kinds = _in_season(use)
    found = [
        option
        for origin in use.table.in_play()
        if origin is not use.this and not origin.added(MASTERED)
        for option in abilities_of(use, use.this, origin)
        if _suits(use, option.value, kinds)
    ]
    offered = Counter(option.key for option in found)
    for option in found:
        if offered[option.key] > 1:
            option.key = f"copy:{option.card}:{option.value.ability.name}"
    return found


def _suits(use: Use, copying: e.CopyAbility, kinds: tuple[Timing, ...]) -> bool:
    ability: Any = copying.ability
    # Another Grand Master's action would only lead to the actions that are offered anyway.
    if (
        ability.run is _masters
        or ability.timing not in kinds
        or "Elemental" not in ability.words
        or not copying.possible()
    ):
        return False
    copy = _performed_by(use, copying.origin, ability)
    payable = all(any(_enough(copy, cost, one) for one in cost.candidates(copy)) for cost in _needed(ability))
    return payable and bool(ability.condition(copy)) and copy.choosable()


def _enough(copy: Use, cost: Cost, one: Card) -> bool:
    """Tell whether the effect can do something if this card is given up. The Grand Master himself bows first."""
    copy.paid[cost.name] = one
    enough = one is not copy.this and copy.choosable()
    copy.paid[cost.name] = None
    return enough


def _needed(ability: Ability) -> list[Cost]:
    """Return the costs that give up a card on which the effect depends. The Grand Master pays only these costs."""
    return [cost for cost in ability.costs if cost.name in ("discard", "performer")]


def _masters(use: Use) -> Flow[None]:
    """Copy an Elemental action and perform it at once, for no cost but a card on which its effect depends."""
    options = _elemental(use)
    if not options:
        return
    copying: e.CopyAbility = yield from ask(Prompt(use.seat, "copy", options, rule="copying", source=use.label))
    origin = copying.origin
    if not (yield from run_batch(use.table, [copying])):
        return
    lent = use.this.gained[-1]
    assert isinstance(lent, Ability)
    if origin.face.type == "spell" and DESTROY_THIS in lent.costs:
        yield from run_batch(use.table, [use.apply(origin, MASTERED, until="game")])
    yield from again(_performed_by(use, origin, lent), _needed(lent))
    use.table.course.end_copy(use.this, lent)


# The card's text does not say whether the action's costs are paid. A card that is discarded or destroyed for the action
# is given up, because the effect depends on that card. Nothing else is paid.
card(
    "naka-kuro",
    open_(
        words=("Elemental",),
        costs=[BOW_THIS],
        condition=lambda use: bool(_elemental(use)),
        concerns=lambda use: use.this.in_battle,
        run=_masters,
    ),
    before(
        e.Initiate,
        lambda use, event: event.use.counts_as("Elemental") and not event.use.ability.timing.forced,
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
)
