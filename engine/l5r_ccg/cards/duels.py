"""Challenges and duels: who calls for one, and what meddles with it."""

from engine.kernel.events import Event
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    before,
    cannot,
    card,
    gains,
    limited,
    open_,
    personality,
    reaction,
    theirs,
    whenever,
)
from engine.l5r_ccg.duel import Duel, Duelist, Result, challenge, may_be_challenged, may_challenge
from engine.l5r_ccg.events.duel import DuelEvent
from engine.l5r_ccg.use import Use


def honor_for_winner(amount: int) -> Result:
    """Return what lets the winner's controller gain honor through the winner."""
    return lambda duel, winner: [duel.use.gain_honor(amount, seat=winner.seat, by=(winner.card,))]


def challenger(use: Use, one: Card) -> bool:
    """Hold for a Personality of one's own that may challenge."""
    return one.controller == use.seat and may_challenge(one, use)


def mine(use: Use) -> Duelist:
    """Return the side of the duel reacted to that fights for this player."""
    duel: Duel = use.event.duel  # type: ignore[union-attr]
    side = duel.of(use.seat)
    assert side is not None
    return side


def other(use: Use) -> Duelist:
    """Return the side that fights against this player."""
    duel: Duel = use.event.duel  # type: ignore[union-attr]
    return duel.against(mine(use))


def you_duel(use: Use, event: DuelEvent) -> bool:
    """Hold when a Personality of this player is in the duel."""
    return event.duel.of(use.seat) is not None


def duels(use: Use, event: DuelEvent) -> bool:
    """Hold when this Personality is in the duel."""
    return event.duel.side(use.this) is not None


# Actions


def _iaijutsu(use: Use) -> Flow[None]:
    def refused(issue: e.Challenge) -> list[Event]:
        coward = issue.challenged
        return [use.dishonor(coward), use.lose_honor(7, seat=coward.controller, by=(coward,))]

    yield from challenge(use, use.chosen["challenger"][0], use.target, refused=refused, wins=honor_for_winner(5))


card(
    "iaijutsu-challenge",
    limited(targets=[personality(challenger, name="challenger"), personality(theirs)], run=_iaijutsu),
)

card(
    "poisoned-weapon",
    reaction(e.RevealFocus, you_duel, effect=lambda use: [*use.gives(other(use).card, chi=-3), use.lose_honor(4)]),
)


# Crab


def _bully(use: Use) -> Flow[None]:
    def refused(issue: e.Challenge) -> list[Event]:
        return [use.dishonor(issue.challenged), use.apply(issue.challenged, "chi", -1, until="permanent")]

    yield from challenge(use, use.this, use.target, refused=refused)


card(
    "hida-o-ushi",
    open_(
        costs=[BOW_THIS],
        target=personality(
            lambda use, one: theirs(use, one) and one.force < use.this.force and may_be_challenged(one, use)
        ),
        run=_bully,
    ),
)


# Crane

card("doji-reju", gains("wins-ties"))


def _dare(use: Use) -> Flow[None]:
    yield from challenge(use, use.this, use.target, refused=lambda issue: [use.dishonor(issue.challenged)])


card(
    "kakita-toshimoko",
    cannot("refuse"),
    whenever(
        e.ResolveDuel,
        lambda use, event: any(loser.card is use.this for loser in event.losers),
        effect=lambda use: [use.lose_honor(5)],
        zones=("play", "dynasty discard"),
    ),
    limited(
        costs=[BOW_THIS], target=personality(lambda use, one: theirs(use, one) and one.trait("Samurai")), run=_dare
    ),
)


# Dragon

card(
    "kitsuki-yasu",
    before(
        e.Challenge,
        lambda use, event: event.challenged.trait("Samurai"),
        words=("Political",),
        costs=[BOW_THIS],
        effect=lambda use: [use.must_accept(use.event)],
    ),
)


def _vision(use: Use) -> list[Event]:
    if not use.you.fate_deck:
        return []
    seen = use.you.fate_deck[-1]
    return [use.discard([seen]), *use.gives(mine(use).card, chi=seen.focus)]


card("togashi-yoshi", reaction(e.EnterDuel, you_duel, costs=[BOW_THIS], effect=_vision))


# Phoenix

card(
    "shiba-tsukune",
    reaction(
        e.EnterDuel,
        lambda use, event: duels(use, event) and other(use).card.trait("Shugenja"),
        effect=lambda use: use.gives(use.this, chi=3),
    ),
)


def _burn(use: Use) -> Flow[None]:
    """Lay a card face down, then fight: it is the only Focus of the Master of Fire, whom the duel cannot kill."""
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
        target=personality(theirs),
        run=_burn,
    ),
)
