"""Personalities of the Phoenix and the Scorpion."""

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.fighting import army, shadowlands
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    battle,
    before,
    cannot,
    card,
    discard_from_hand,
    gains,
    instead,
    limited,
    open_,
    personality,
    player,
    reaction,
    theirs,
)
from engine.l5r_ccg.duel import challenge
from engine.l5r_ccg.state import Province
from engine.l5r_ccg.use import Use

# Phoenix


def _facedown(use: Use) -> list[Card]:
    """Return the face-down cards in provinces; decks are looked at by no card of this kind."""
    found = [province.card for seat in use.table.players for province in seat.provinces]
    return [one for one in found if one is not None and one.facedown]


def _looks(use: Use) -> Flow[None]:
    """Let as many face-down cards be looked at as the discard has Focus."""
    discard: Card = use.paid["discard"]
    cards = _facedown(use) if discard.face.focus else []
    chosen = yield from choose_subjects(
        use.seat, cards, source=use.label, rule="target", least=0, most=discard.face.focus, name="look"
    )
    yield from run_batch(use.table, [use.look_at(list(chosen))] if chosen else [])


card(
    "isawa-uona",
    open_(
        words=("Elemental", "Air"),
        costs=[BOW_THIS, discard_from_hand()],
        condition=lambda use: bool(_facedown(use)),
        run=_looks,
    ),
)


def _shugenja_there(use: Use) -> list[Card]:
    return [one for one in army(use.this) if one.trait("Shugenja")]


card(
    "shiba-tetsu",
    battle(
        condition=lambda use: use.this.in_battle,
        target=Target(_shugenja_there, reference=True),
        effect=lambda use: use.gives(use.this, force=use.target.chi),
        limit=1,
        period="battle",
    ),
)


def _spells(this: Card) -> int:
    return sum(one.face.type == "spell" for one in this.attachments)


card(
    "isawa-osugi",
    instead(
        e.Apply,
        lambda use, event: event.subject is use.this and event.attribute == "trait:Shadowlands" and event.value > 0,
        effect=lambda use: [use.cancel(use.event)],
    ),
    cannot("attach", test=lambda this, subject, worn: worn.face.type == "spell" and _spells(this) >= 1),
    worn_cost=lambda this, worn: -worn.face.gold_cost if worn.face.type == "spell" else 0,
)
card(
    "the-nameless-one",
    gains("chi", 2, applies=lambda this, subject: subject is this and _duels_the_dark(this)),
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: theirs(use, one) and shadowlands(one)),
        run=lambda use: challenge(use, use.this, use.target),
    ),
)


def _duels_the_dark(this: Card) -> bool:
    duel = this.table.duel
    side = None if duel is None else duel.side(this)
    return duel is not None and side is not None and shadowlands(duel.against(side).card)


# Scorpion

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


def _lost(use: Use) -> int:
    assert isinstance(use.event, e.LoseHonor)
    return use.event.amount


card(
    "bayushi-tasu",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: theirs(use, one) and one.bowed and shadowlands(one)),
        run=lambda use: challenge(use, use.this, use.target),
    ),
)


def _spell_could_hit_me(use: Use, event: e.Initiate) -> bool:
    spell = event.use
    return spell.is_("Spell") and use.redirect(event, use.this).possible()


card(
    "soshi-bantaro",
    before(
        e.Initiate,
        _spell_could_hit_me,
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
    """Hold where no other Scorpion attacks the province, nor goes there together with this one."""
    attack = this.table.attack
    return not any(
        one is not this and one.at is province and one.of_clan("Scorpion")
        for one in this.table.personalities()
        if one.controller == this.controller or (attack is not None and attack.side_of(one.controller) == "attack")
    )


card("bayushi-baku", cannot("defend"), cannot("attack", test=_leads_no_scorpion))
card(
    "bayushi-hisa",
    gains("force", -1, applies=lambda this, subject: subject is this and _among_strangers(this)),
    title="Hisa",
)


def _among_strangers(this: Card) -> bool:
    return any(not one.of_clan("Scorpion") for one in army(this))


def _spared_there(use: Use, event: e.BattleEnds) -> bool:
    province = event.province
    return use.this in event.attackers and use.this.in_play and not province.destroyed and province.card is not None


def _cards_there(use: Use) -> list[Event]:
    event = use.event
    assert isinstance(event, e.BattleEnds)
    lying = event.province.card
    return [] if lying is None else [use.discard([lying])]


card("bayushi-tomaru", reaction(e.BattleEnds, _spared_there, effect=_cards_there))
