"""Personalities of the Phoenix Clan."""

from typing import Any

from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.delayed import delayed_effect
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.duels import called_for, duels, may_face, opposing_side
from engine.l5r_ccg.cards.phrases.fighting import army, faces_in_duel, shadowlands, this_card_while
from engine.l5r_ccg.cards.phrases.looking import choose_face_down, face_down, look_at
from engine.l5r_ccg.cards.phrases.people import CORRUPTION, joins
from engine.l5r_ccg.cards.phrases.provinces import defended
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    bare,
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
    ranged,
    reaction,
    whenever,
    you_or_yours,
    yours,
)
from engine.l5r_ccg.fighting.duel import Duel, challenge, may_be_challenged
from engine.l5r_ccg.fighting.limits import touches
from engine.l5r_ccg.turn.attachments import on_entering

card(
    "isawa-tadaka-experienced",
    ranged(6, words=("Elemental",), at=lambda use, one: one.trait("Shadowlands")),
)

card(
    "shiba-tsukune",
    reaction(
        e.EnterDuel,
        lambda use, event: duels(use, event) and opposing_side(use).card.trait("Shugenja"),
        effect=lambda use: use.gives(use.this, chi=3),
    ),
)


def _burn(use: Use) -> Flow[None]:
    """Let the Master of Fire choose his only Focus card, then fight. The duel cannot kill the Master of Fire."""
    options = [one.option("focus") for one in use.you.hand]
    laid: Card = yield from ask(Prompt(use.seat, "lay-focus", options, rule="duel", source=use.label))

    def prepare(duel: Duel) -> None:
        duel.challenger.may_focus = False
        duel.challenger.spared = True
        duel.challenger.ready.append(laid)

    yield from challenge(use, use.this, use.target, prepare=prepare)


card(
    "isawa-tsuke",
    limited(
        words=("Elemental", "Fire"),
        condition=lambda use: bool(use.you.hand),
        costs=[BOW_THIS],
        target=personality(may_face),
        run=_burn,
    ),
)

card(
    "isawa-uona-experienced",
    open_(
        costs=[BOW_THIS],
        target=Target(lambda use: [one for one in use.table.in_play() if shadowlands(one)], bowed=True),
        effect=lambda use: [use.bow(use.target)],
    ),
)


def _tainted_here(use: Use) -> list[Card]:
    fought = use.table.battle
    return [] if fought is None else [one for one in fought.units() if any(shadowlands(each) for each in one.unit)]


card(
    "isawa-tomo-experienced",
    battle(
        condition=lambda use: use.this.in_battle,
        costs=[BOW_THIS],
        effect=lambda use: [use.move(one, None) for one in _tainted_here(use)],
    ),
)


def _scour(use: Use) -> list[Event]:
    """Discard a card in this player's Provinces and draw a Fate card."""
    return [use.discard([use.target.card]), use.draw()]


card(
    "isawa-kaede",
    open_(
        words=("Elemental", "Void"),
        costs=[BOW_THIS],
        target=Target(lambda use: [place for place in use.you.standing if place.card is not None]),
        effect=_scour,
    ),
)


def _fire_and_shadow(use: Use) -> Flow[None]:
    """Challenge another player's Personality. A trait of the card gives the challenger 3 more Chi for this duel.

    The challenger is dishonored unless the target is a Shadowlands card.
    """
    yield from run_batch(use.table, [] if shadowlands(use.target) else [use.dishonor(use.this)])

    yield from challenge(use, use.this, use.target)


card(
    "isawa-tsuke-experienced",
    whenever(
        e.Straighten,
        lambda use, event: event.card is use.this,
        effect=lambda use: [use.place_token(use.this, chi=-1, name=CORRUPTION)],
    ),
    gains("chi", 3, applies=this_card_while(lambda this: faces_in_duel(this, shadowlands))),
    gains("chi", 3, applies=this_card_while(called_for)),
    limited(costs=[BOW_THIS], target=personality(may_face), run=_fire_and_shadow),
)

bare("shiba-katsuda", "shiba-shingo")

card(
    "isawa-tomo",
    battle(
        words=["Elemental", "Water"],
        costs=[BOW_THIS],
        targets=[
            personality(lambda use, one: one.at is not None),
            Target(
                defended,
                name="province",
            ),
        ],
        effect=lambda use: [use.move(use.target, use.chosen["province"][0])],
    ),
)


def _earth(use: Use) -> list[Event]:
    shown: Card = use.paid["discard"]
    return [use.apply(one, "strength", shown.face.focus) for one in use.you.standing]


card(
    "isawa-tadaka",
    open_(words=["Elemental", "Earth"], costs=[BOW_THIS, discard_from_hand()], effect=_earth),
)


def _looks(use: Use) -> Flow[None]:
    """Let the player look at face-down cards, as many as the discarded card's Focus value."""
    discard: Card = use.paid["discard"]
    if discard.face.focus:
        yield from look_at(use, (yield from choose_face_down(use, face_down(use), most=discard.face.focus)))


card(
    "isawa-uona",
    open_(
        words=("Elemental", "Air"),
        costs=[BOW_THIS, discard_from_hand()],
        condition=lambda use: bool(face_down(use)),
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


def _duels_the_dark(this: Card) -> bool:
    duel = this.table.duel
    side = None if duel is None else duel.side(this)
    return duel is not None and side is not None and shadowlands(duel.opponent(side).card)


card(
    "the-nameless-one",
    gains("chi", 2, applies=lambda this, subject: subject is this and _duels_the_dark(this)),
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: may_face(use, one) and shadowlands(one)),
        run=lambda use: challenge(use, use.this, use.target),
    ),
)


def _phoenix_shugenja(this: Card, one: Any) -> bool:
    return isinstance(one, Card) and one.is_personality and one.of_clan("Phoenix") and one.trait("Shugenja")


card(
    "oni-no-tadaka",
    gains("chi", 1, applies=_phoenix_shugenja),
    whenever(
        e.Destroy,
        lambda use, event: event.card is use.this,
        effect=lambda use: [
            use.apply(one, "chi", -1) for one in use.table.personalities() if _phoenix_shugenja(use.this, one)
        ],
        zones=("dynasty discard",),
    ),
)


def _questions(use: Use) -> Flow[None]:
    """Let the Interrogator duel a Shugenja. The Interrogator plays no Focus cards and cannot die by the duel."""

    def prepare(duel: Duel) -> None:
        duel.challenger.may_focus = False
        duel.challenger.spared = True

    yield from challenge(use, use.this, use.target, prepare=prepare)


card(
    "asako-yasu",
    limited(
        costs=[BOW_THIS],
        target=personality(
            lambda use, one: one.trait("Shugenja") and one is not use.this and may_be_challenged(one, use)
        ),
        run=_questions,
    ),
)

card(
    "isawa-natsune",
    gains("any-spells"),
    cannot("cast"),
    worn_cost=lambda this, worn: -4 if worn.face.type == "spell" else 0,
)


def _seeks(use: Use) -> Flow[None]:
    """Look at the top Fate card. A Spell is attached to the Personality, and any other card stays on the deck."""
    drawn = use.you.fate_deck[-1]
    yield from run_batch(use.table, [use.look_at([drawn])])
    if drawn.face.type == "spell" and use.table.may_attach(drawn, use.this):
        yield from run_batch(use.table, [use.attach(drawn, use.this), *on_entering(use, drawn)])


card("asako-oyo", limited(costs=[BOW_THIS], condition=lambda use: bool(use.you.fate_deck), run=_seeks))


def _foreseen_card(use: Use, event: e.Initiate) -> bool:
    """Tell whether an Action card from a hand concerns this player, their cards, or this Seer's battle."""
    played, fought = event.use, use.table.battle
    if not played.is_played or played.ability.timing.forced:
        return False
    if any(you_or_yours(use, one) for one in played.subjects):
        return True
    return fought is not None and use.this.in_battle and touches(played, fought)


def _comes_back(later: Delayed, begins: Any) -> Flow[None]:
    if later.about.zone == "fate discard":
        yield from run_batch(begins.table, [later.cause.add_to_hand(later.about, shown=True)])


RETURNED = delayed_effect(
    "isawa-norikazu", e.PhaseBegins, _comes_back, when=lambda later, begins: begins.phase == "end"
)

card(
    "isawa-norikazu",
    before(
        e.Initiate,
        _foreseen_card,
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event), use.later(RETURNED, "turn", about=use.event.use.this)],
    ),
)

card(
    "shiba-ujimitsu",
    playable=joins("Phoenix"),
    returns=limited(
        condition=lambda use: use.this.died == "honorably",
        target=personality(yours, bowed=True, reference=True),
        effect=lambda use: [e.TakePlace(use, use.this, use.target)],
        zones=("dynasty discard",),
    ),
)
