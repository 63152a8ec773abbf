"""Ancestors (§ancestor)."""

from typing import Any

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import with_trait
from engine.l5r_ccg.cards.phrases.fighting import faces_in_duel, opposing_army, shadowlands
from engine.l5r_ccg.cards.phrases.people import CORRUPTION
from engine.l5r_ccg.cards.phrases.provinces import defended
from engine.l5r_ccg.cards.words import (
    BOW_HOST,
    BOW_THIS,
    Target,
    battle,
    before,
    cannot,
    card,
    follower,
    gains,
    immune,
    in_own,
    instead,
    its_host,
    its_unit,
    limited,
    player,
    reaction,
)
from engine.l5r_ccg.events.duel import DuelEvent
from engine.l5r_ccg.fighting.duel import Duel, Duelist, challenge, destroyed, may_be_challenged

card(
    "shiryo-no-shosuro",
    limited(
        costs=[BOW_HOST],
        target=player(),
        effect=lambda use: [
            use.turn_faceup(one.card) for one in use.target.provinces if one.card is not None and one.card.facedown
        ],
    ),
)

card(
    "shiryo-no-agasha",
    gains("hand-size", 2, applies=lambda this, subject: subject is this.player),
    waives=lambda this, entering: entering.trait("Dragon"),
)

card(
    "shiryo-no-otaku",
    battle(
        condition=lambda use: use.host.at is not None,
        costs=[BOW_THIS],
        target=Target(defended),
        effect=lambda use: [use.move(use.host, use.target)],
    ),
)


def _darkness(this: Card, host: Any) -> int:
    """Return the number of Shadowlands cards that oppose the Personality in battle."""
    return sum(shadowlands(one) for leader in opposing_army(this) for one in leader.unit)


card(
    "shiryo-no-hiruma",
    gains("force", _darkness, applies=its_host),
    gains("chi", 3, applies=lambda this, one: its_host(this, one) and faces_in_duel(one, shadowlands)),
)


def _of_another_in_battle(this: Card, subject: Any, cause: Any) -> bool:
    fought = this.table.battle
    return fought is not None and not fought.resolved and cause.seat is not None and cause.seat != this.controller


card("shiryo-no-shinjo", cannot("be-targeted", applies=its_unit, test=_of_another_in_battle))

card(
    "shiryo-no-hida",
    *immune("Favor", applies=its_unit),
    battle(
        condition=lambda use: use.host.in_battle and use.host.defending,
        effect=lambda use: use.gives(use.host, force=2, chi=2),
        limit=1,
        period="turn",
    ),
)

card(
    "shiryo-no-bayushi",
    limited(
        costs=[BOW_HOST],
        target=Target(lambda use: [one for one in use.table.in_play() if one.trait("Black Scroll")]),
        effect=lambda use: [use.destroy(use.target)],
    ),
    limited(
        costs=[BOW_HOST],
        # The target is the token. So the Personality that bows for this may be the one with the token (§target).
        target=Target(
            lambda use: [one for one in use.table.in_play() if any(token.name == CORRUPTION for token in one.tokens)],
            bowed=True,
        ),
        effect=lambda use: [use.remove_token(use.target, CORRUPTION)],
    ),
)

card(
    "shiryo-no-isawa",
    gains("any-spells", applies=its_host),
    before(
        e.Initiate,
        lambda use, event: event.use.counts_as("Elemental"),
        words=["Elemental"],
        costs=[BOW_HOST],
        effect=lambda use: [use.cancel(use.event)],
    ),
    attaches=with_trait("Shugenja"),
)


def _woos(use: Use) -> Flow[None]:
    """Let the Personality challenge the Follower's leader.

    The leader loses the Follower by refusing or by losing the duel. After a duel, the Follower changes hands before its
    former leader is destroyed.
    """
    leader, fallen = use.target.host, list[Card]()
    gained = use.attach(use.target, use.host, seat=use.seat)

    def wins(duel: Duel, winner: Duelist) -> list[Event]:
        return [gained] if winner.card is use.host else []

    def loses(duel: Duel, loser: Duelist) -> list[Event]:
        if loser.card is not leader:
            return destroyed(duel, loser)
        fallen.append(leader)
        return []

    yield from challenge(use, use.host, leader, refused=lambda issue: [gained], wins=wins, loses=loses)
    yield from run_batch(use.table, [use.destroy(one) for one in fallen])


card(
    "shiryo-no-matsu",
    limited(
        costs=[BOW_HOST],
        target=follower(
            lambda use, one: one.host is not use.host and one.host is not None and may_be_challenged(one.host, use)
        ),
        run=_woos,
    ),
)

card(
    "shiryo-no-shiba",
    reaction(
        e.PhaseBegins,
        in_own("events"),
        effect=lambda use: [use.add_to_hand(use.this, shown=True)],
        zones=("fate discard",),
    ),
)


def _host_duels(use: Use, event: DuelEvent) -> bool:
    return event.duel.side(use.host) is not None


def _faces_less_honor(use: Use, event: DuelEvent) -> bool:
    """Tell whether the Personality duels another one with less Personal Honor."""
    side = event.duel.side(use.host)
    return side is not None and event.duel.opponent(side).card.personal_honor < use.host.personal_honor


card(
    "shiryo-no-akodo",
    reaction(e.EnterDuel, _host_duels, costs=[BOW_HOST], effect=lambda use: use.gives(use.host, chi=1)),
    reaction(e.EnterDuel, _faces_less_honor, costs=[BOW_HOST], effect=lambda use: use.gives(use.host, chi=3)),
    also_on=lambda host: host.face.title == "Toturi",
)

card("shiryo-no-kakita", gains("two-focuses", applies=its_host))

card(
    "shiryo-no-togashi",
    gains("wields-spell", applies=its_host),
    instead(
        e.Challenge, lambda use, event: event.challenger is use.host, effect=lambda use: [use.must_accept(use.event)]
    ),
)

card("shiryo-no-doji", gains("third-after-first", applies=its_host))
