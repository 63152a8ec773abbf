"""Personalities of the Crane Clan."""

from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.ability import Ability
from engine.l5r_ccg.abilities.delayed import delayed_effect
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.duels import may_face
from engine.l5r_ccg.cards.phrases.fighting import faces_in_battle, faces_in_duel, facing, shadowlands, this_card_while
from engine.l5r_ccg.cards.phrases.holdings import traded
from engine.l5r_ccg.cards.phrases.people import joins
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    bare,
    battle,
    before,
    cannot,
    card,
    gains,
    limited,
    open_,
    personality,
    player,
    reaction,
    whenever,
)
from engine.l5r_ccg.fighting.duel import Duel, Duelist, challenge, nothing
from engine.l5r_ccg.state import Province
from engine.l5r_ccg.turn.favor import Lobbying, lobbyists, may_lobby
from engine.l5r_ccg.turn.gold import Gold, in_reach

card("doji-yosai", gains("no-gifts"))

NO_FOLLOWERS = cannot("attach", test=lambda this, subject, cause: cause is not None and cause.face.type == "follower")

card(
    "kakita-yoshi",
    NO_FOLLOWERS,
    cannot("challenge"),
    cannot("defend"),
    open_(words=["Political"], costs=[BOW_THIS], effect=lambda use: [use.take_favor()]),
)

card(
    "doji-hoturi-experienced",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: may_face(use, one) and one.of_clan("Scorpion")),
        run=lambda use: challenge(use, use.this, use.target),
    ),
    playable=joins("Crane"),
)


def _lost_by(use: Use) -> list[Event]:
    """Let the player for whom this Personality fought lose Honor, even if another player owns the Personality."""
    duel: e.ResolveDuel = use.event  # type: ignore[assignment]
    return [use.lose_honor(5, seat=loser.seat) for loser in duel.losers if loser.card is use.this]


def _pays_for_defeat() -> Ability:
    """Declare the trait that a lost duel costs Honor."""
    return whenever(
        e.ResolveDuel,
        lambda use, event: any(loser.card is use.this for loser in event.losers),
        effect=_lost_by,
        zones=("play", "dynasty discard"),
    )


def _honor_of(use: Use) -> int:
    """Return the Personal Honor that the dead Personality had, or zero if it was dishonored."""
    assert isinstance(use.event, e.Destroy)
    return use.event.esteem


card(
    "kakita-shijin",
    reaction(
        e.Destroy,
        lambda use, event: (
            event.card is not use.this
            and event.controller == use.seat
            and event.card.face.type == "personality"
            and event.esteem > 0
        ),
        costs=[BOW_THIS],
        effect=lambda use: [use.gain_honor(_honor_of(use))],
    ),
)

card(
    "kakita-toshimoko-experienced",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: may_face(use, one) and one.dishonored),
        run=lambda use: challenge(use, use.this, use.target),
    ),
    cannot("refuse"),
    _pays_for_defeat(),
    worn_cost=lambda this, worn: -worn.face.gold_cost if worn.id == "the-emerald-armor" else 0,
)

card("doji-reju", gains("wins-ties"))


def _dare(use: Use) -> Flow[None]:
    yield from challenge(use, use.this, use.target, refused=lambda issue: [use.dishonor(issue.challenged)])


card(
    "kakita-toshimoko",
    cannot("refuse"),
    _pays_for_defeat(),
    limited(
        costs=[BOW_THIS], target=personality(lambda use, one: may_face(use, one) and one.trait("Samurai")), run=_dare
    ),
)


def _eloquence(use: Use) -> Flow[None]:
    """Discard one card after the other, at least one, until the loss is zero or the player stops."""
    loss: e.LoseHonor = use.event  # type: ignore[assignment]
    options = [one.option("discard") for one in use.you.hand]
    while options and loss.amount > 0:
        prompt = Prompt(use.seat, "eloquence", options, rule="political-action", source=use.label, guarded=True)
        answer = yield from ask_many(prompt)
        if answer[0].value is None:
            return
        spoken: Card = answer[0].value
        amount = loss.amount - spoken.focus
        yield from run_batch(use.table, [use.discard([spoken]), use.change_honor(loss, amount)])
        options = [*(one.option("discard") for one in use.you.hand), Option("pass", "pass", None, alone=True)]
        if loss.stopped or not use.you.hand:
            return


card(
    "kakita-yinobu",
    before(
        e.LoseHonor,
        lambda use, event: bool(use.you.hand) and not event.fixed,
        words=["Political"],
        costs=[BOW_THIS],
        run=_eloquence,
    ),
)


def _of_honor(use: Use) -> list[Event]:
    """Turn the duel into one of Personal Honor.

    The winner gains nothing, and the loser commits seppuku or is dishonored.
    """

    def loses(duel: Duel, loser: Duelist) -> list[Event]:
        return [use.lose_honor(3, seat=loser.seat, by=()), e.Atone(use, loser.card)]

    event: e.EnterDuel = use.event  # type: ignore[assignment]
    return [use.change_duel(event.duel, "personal-honor", nothing, loses)]


card(
    "doji-hoturi",
    before(e.EnterDuel, lambda use, event: event.duel.side(use.this) is not None, effect=_of_honor),
    playable=joins("Crane"),
)

card(
    "asahina-tomo-experienced",
    gains("force", 2, applies=this_card_while(lambda this: this.defending)),
    gains("force", 1, applies=this_card_while(facing(shadowlands))),
    gains("chi", 2, applies=this_card_while(facing(shadowlands))),
)

card(
    "daidoji-uji-experienced",
    gains("force", 2, applies=this_card_while(lambda this: faces_in_battle(this, shadowlands))),
    gains("chi", 2, applies=this_card_while(lambda this: faces_in_duel(this, shadowlands))),
)


def _slandered(use: Use) -> list[Event]:
    if not use.you.fate_deck:
        return []
    seen = use.you.fate_deck[-1]
    return [
        use.discard([seen]),
        use.lose_honor(seen.focus, fixed=True),
        use.lose_honor(seen.focus, seat=use.target.seat),
    ]


card(
    "kakita-yogoso",
    limited(
        words=("Political",),
        costs=[BOW_THIS],
        condition=lambda use: bool(use.you.fate_deck),
        target=player(lambda use, one: one.seat != use.seat),
        effect=_slandered,
        turns_up=True,
    ),
)

bare("asahina-tomo", "daidoji-sembi", "daidoji-uji", "doji-kuwanan")

card(
    "kakita-foruku",
    gains(
        "strength",
        applies=lambda this, place: isinstance(place, Province) and place.owner == this.controller and not this.bowed,
    ),
    open_(costs=[BOW_THIS], effect=lambda use: [use.apply(use.you.stronghold, "gold", 2, until="bowed")]),
)

# The gold from this Reaction is one more way to pay, as for the Merchant Caravan.
card("asahina-tamako", gold_ways=traded)


def _siege(use: Use, one: Card) -> bool:
    """Tell whether a card leads a unit that attacks this player and that the player can pay to send home."""
    attack = use.table.attack
    attacked = attack is not None and attack.defender == use.seat and one.in_battle and one.attacking
    return attacked and in_reach(use, one.unit_force)


card(
    "kakita-yuri",
    battle(
        words=["Political"],
        anywhere=True,
        costs=[BOW_THIS, Gold(lambda use: use.target.unit_force if use.chosen else 0)],
        target=personality(_siege),
        effect=lambda use: [use.move(use.target, None)],
    ),
)

# The Personality bows to lobby.
card(
    "kakita-ichiro",
    limited(
        words=["Political"],
        condition=lambda use: may_lobby(use.table, use.seat, again=True) and use.this in lobbyists(use.table, use.seat),
        run=lambda use: Lobbying(use.this, use.seat).run(use.table),
    ),
)


def _lets_go(later: Delayed, event: Event) -> Flow[None]:
    """End the detention for good, even if its player has the Favor again later."""
    event.table.course.straightened(later.about)
    yield from ()


RELEASE = delayed_effect(
    "kakita-torikago",
    (e.TakeFavor, e.GiveUpFavor),
    _lets_go,
    when=lambda later, event: event.table.favor != later.given,
)

card(
    "kakita-torikago",
    limited(
        words=("Political",),
        condition=lambda use: use.table.favor == use.seat,
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.bowed and one is not use.this, bowed=True),
        effect=lambda use: [
            use.apply(use.target, "cannot:straighten", until="bowed"),
            use.later(RELEASE, "bowed", about=use.this, given=use.seat),
        ],
    ),
    may_stay_bowed=True,
)
