"""Personalities of the Scorpion Clan."""

from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.delayed import delayed_effect
from engine.l5r_ccg.abilities.timing import REACTION
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.bowing import BY_RULE
from engine.l5r_ccg.cards.phrases.duels import may_face, may_replace, opposing_side, you_duel
from engine.l5r_ccg.cards.phrases.fighting import army, shadowlands
from engine.l5r_ccg.cards.phrases.people import joins, takes_the_place_of
from engine.l5r_ccg.cards.phrases.provinces import filled
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    battle,
    before,
    cannot,
    card,
    gains,
    immune,
    limited,
    lose_honor,
    open_,
    personality,
    player,
    reaction,
    whenever,
)
from engine.l5r_ccg.fighting.duel import challenge
from engine.l5r_ccg.state import Province
from engine.l5r_ccg.tokens import token_ability
from engine.l5r_ccg.turn.gold import might_afford, pay

POISON = "Poison Master"

card(
    "shosuro-hametsu",
    limited(
        costs=[BOW_THIS, lose_honor(2)],
        target=personality(lambda use, one: all(token.name != POISON for token in one.tokens)),
        effect=lambda use: [use.place_token(use.target, name=POISON)],
    ),
)


def _drips(later: Delayed, strike: Any) -> Flow[None]:
    foe = strike.duel.of(later.given)
    if foe is not None and foe.card.is_personality:
        yield from run_batch(strike.table, later.cause.gives(foe.card, chi=-2))


DRIPS = delayed_effect("shosuro-hametsu", e.Strike, _drips)

token_ability(
    POISON,
    Ability(
        REACTION,
        event=e.EnterDuel,
        when=lambda use, event: you_duel(use, event) and event.duel.side(use.this) is not None,
        effect=lambda use: [
            use.remove_token(use.this, POISON),
            use.later(DRIPS, "duel", given=opposing_side(use).seat),
        ],
        while_bowed=True,
    ),
)


def _lost(use: Use) -> int:
    assert isinstance(use.event, e.LoseHonor)
    return use.event.amount


card(
    "bayushi-goshiu",
    reaction(
        e.LoseHonor,
        lambda use, event: event.seat == use.seat,
        words=("Political",),
        costs=[BOW_THIS],
        target=player(lambda use, one: one.seat != use.seat),
        effect=lambda use: [use.lose_honor(_lost(use), seat=use.target.seat)],
    ),
)

card(
    "bayushi-tasu",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: may_face(use, one) and one.bowed and shadowlands(one)),
        run=lambda use: challenge(use, use.this, use.target),
    ),
)


def _spell_could_target_this_card(use: Use, event: e.Initiate) -> bool:
    spell = event.use
    return spell.counts_as("Spell") and use.redirect(event, use.this).possible()


card(
    "soshi-bantaro",
    before(
        e.Initiate,
        _spell_could_target_this_card,
        costs=[BOW_THIS],
        effect=lambda use: [use.redirect(use.event, use.this)],
    ),
)

card(
    "yogo-asami",
    open_(
        costs=[BOW_THIS],
        targets=[
            player(lambda use, one: any(not card.bowed for card in one.personalities), name="player", reference=True),
            personality(
                lambda use, one: one.controller == use.chosen["player"][0].seat and not one.bowed,
                by=lambda use: int(use.chosen["player"][0].seat),
            ),
        ],
        effect=lambda use: [use.bow(use.target)],
    ),
)


def _leads_no_scorpion(this: Card, subject: Card, province: Province) -> bool:
    """Tell whether no other Scorpion attacks the province or goes there together with this one."""
    attack = this.table.attack
    return not any(
        one is not this and one.at is province and one.of_clan("Scorpion")
        for one in this.table.personalities()
        if one.controller == this.controller or (attack is not None and attack.side(one) == "attack")
    )


card("bayushi-baku", cannot("defend"), cannot("attack", test=_leads_no_scorpion))


def _among_strangers(this: Card) -> bool:
    return any(not one.of_clan("Scorpion") for one in army(this))


card(
    "bayushi-hisa",
    gains("force", -1, applies=lambda this, subject: subject is this and _among_strangers(this)),
    title="Hisa",
)


def _spared_there(use: Use, event: e.BattleEnds) -> bool:
    province = event.province
    return use.this in event.attackers and use.this.in_play and not province.destroyed and province.card is not None


def _cards_there(use: Use) -> list[Event]:
    event = use.event
    assert isinstance(event, e.BattleEnds)
    lying = event.province.card
    return [] if lying is None else [use.discard([lying])]


card("bayushi-tomaru", reaction(e.BattleEnds, _spared_there, effect=_cards_there))

card(
    "bayushi-togai",
    cannot("suffer-token", test=lambda this, one, token: token.name == "Poison"),
    cannot(
        "be-affected",
        test=lambda this, one, cause: (
            cause is not None and cause.this is not None and not isinstance(cause, Card) and cause.this.called("Poison")
        ),
    ),
    worn_cost=lambda this, worn: -worn.face.gold_cost if worn.called("Poison") else 0,
)


def _may_come(use: Use, one: Card) -> bool:
    return one is not use.this and use.move(use.this, one.at).possible()


def _replaceable(use: Use, one: Card) -> bool:
    """Tell whether a card is a Scorpion in the duel whose place this Personality may take."""
    assert isinstance(use.event, e.EnterDuel)
    side = use.event.duel.side(one)
    return side is not None and one.of_clan("Scorpion") and may_replace(use, side, use.event.duel)


card(
    "bayushi-tangen",
    before(
        e.EnterDuel,
        costs=[BOW_THIS],
        target=personality(_replaceable, bowed=True),
        effect=lambda use: [use.substitute(use.event.duel, use.event.duel.side(use.target), use.this)],
    ),
    battle(
        condition=lambda use: use.this.at is None,
        target=personality(
            lambda use, one: one.in_battle and one.of_clan("Scorpion") and _may_come(use, one), bowed=True
        ),
        effect=lambda use: [use.move(use.target, None), use.move(use.this, use.target.at)],
    ),
)

card(
    "bayushi-kachiko-experienced",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.bowed),
        effect=lambda use: [use.apply(use.target, "cannot:straighten", until="next-turn")],
    ),
    open_(
        costs=[BOW_THIS],
        target=personality(lambda use, one: shadowlands(one)),
        effect=lambda use: [use.bow(use.target)],
    ),
)

SEDUCTION = "Seduction"


def _seduced(use: Use) -> list[Card]:
    return [one for one in use.table.personalities() if any(token.name == SEDUCTION for token in one.tokens)]


def _freed(use: Use) -> list[Event]:
    return [
        use.remove_token(one, SEDUCTION, sum(token.name == SEDUCTION for token in one.tokens)) for one in _seduced(use)
    ]


card(
    "bayushi-kachiko",
    limited(
        costs=[BOW_THIS],
        target=personality(),
        effect=lambda use: [use.place_token(use.target, chi=-1, name=SEDUCTION)],
    ),
    # The Straighten Phase is over, and she has not straightened in it.
    whenever(
        e.PhaseBegins,
        lambda use, event: event.phase == "events" and use.table.active == use.seat and use.this.bowed,
        effect=lambda use: [use.place_token(one, chi=-1, name=SEDUCTION) for one in _seduced(use)],
    ),
    whenever(e.Straighten, lambda use, event: event.card is use.this, effect=_freed),
    whenever(
        (e.Destroy, e.DiscardFromPlay),
        lambda use, event: event.card is use.this,
        effect=_freed,
        zones=("dynasty discard",),
    ),
    may_stay_bowed=True,
)

card(
    "soshi-bantaro-experienced",
    *immune(
        "Fear",
        applies=lambda this, one: isinstance(one, Card) and one.in_play and one.personality in army(this),
    ),
    worn_cost=lambda this, worn: -worn.face.gold_cost if worn.face.title == "Return of the Fallen Lord" else 0,
)


card(
    "bayushi-aramoro",
    limited(costs=[BOW_THIS], target=Target(filled), effect=lambda use: [use.discard([use.target.card])]),
    takes_the_place_of("Bayushi Kachiko"),
)


def _others_holding_pays(use: Use, event: e.GainHonor) -> bool:
    """Tell whether another player has bowed a Holding for Honor."""
    source = event.cause.this
    return event.seat != use.seat and source is not None and source.face.type == "holding" and source.bowed


card(
    "shosuro-taberu",
    before(
        e.GainHonor,
        _others_holding_pays,
        words=["Political"],
        costs=[BOW_THIS],
        effect=lambda use: [use.replace(use.event, [use.gain_honor(use.event.amount)])],
    ),
)

card(
    "the-false-hoturi",
    limited(
        costs=[BOW_THIS],
        effect=lambda use: [
            use.lose_honor(2, seat=one.seat, by=())
            for one in use.table.players
            if use.table.is_in(one.seat) and "Crane" in one.clans
        ],
    ),
    playable=lambda this, player: "Crane" not in player.clans,
    title="The Egg of P'an Ku",
)


def _sabotages(use: Use) -> list[Event]:
    """Return the events that turn a card down. The rules leave it face down in its player's next Events Phase."""
    owner = use.table.rules_of(use.target.owner)
    kept = owner.apply(use.target, "cannot:turn-faceup", until="end-of-next-turn", test=BY_RULE)
    return [e.TurnFacedown(use, use.target.card), kept]


card(
    "bayushi-kyoto",
    limited(
        costs=[BOW_THIS],
        target=Target(lambda use: [one for one in filled(use) if one.card is not None and not one.card.facedown]),
        effect=_sabotages,
    ),
)


def _haggles(use: Use) -> Flow[None]:
    """Make the player of the Political card pay extra gold equal to this card's Chi, or cancel the card."""
    played: Any = use.event
    seat, price, paid = played.use.seat, use.this.chi, False
    player = use.table.players[seat]
    if might_afford(player, price, played.use.this):
        willing = yield from choose_subjects(
            seat, [use.this], source=use.label, rule="paying-costs", least=0, name="haggle", guarded=True
        )
        paid = bool(willing) and (yield from pay(use.table.rules_of(seat), player, price, played.use.this))
    yield from run_batch(use.table, [] if paid else [use.cancel(played)])


card(
    "shosuro-sadato",
    before(
        e.Initiate,
        lambda use, event: (
            event.use.counts_as("Political") and event.use.this.face.type == "strategy" and use.this.chi > 0
        ),
        words=("Political",),
        costs=[BOW_THIS],
        run=_haggles,
    ),
)

card(
    "bayushi-shoju",
    whenever(
        e.TurnFaceup,
        lambda use, event: event.card is use.this,
        effect=lambda use: [e.LieDead(use, use.this)],
        zones=("province",),
    ),
    playable=joins("Scorpion"),
)


def _on_offer(use: Use) -> list[Card]:
    """Return the face-up Personalities and Holdings in Provinces."""
    found = [one.card for one in filled(use) if one.card is not None and not one.card.facedown]
    return [one for one in found if one.face.type in ("personality", "holding")]


def _haggled(more: int) -> Ability:
    """Declare the ability that makes a card in a Province permanently cost this much more gold."""
    return open_(
        costs=[BOW_THIS],
        target=Target(_on_offer),
        effect=lambda use: [use.apply(use.target, "gold-cost", more, until="permanent")],
    )


card("yogo-ichiba", _haggled(2), _haggled(-2))


card(
    "shosuro-tage",
    open_(
        condition=lambda use: use.table.phase == "action",
        costs=[lose_honor(2)],
        target=personality(lambda use, one: one.controller == use.table.active and one.chi <= 3),
        effect=lambda use: [use.apply(use.target, "must-attack")],
    ),
)
