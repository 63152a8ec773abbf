"""Ancestral armor, swords and standards (§item)."""

from collections.abc import Callable
from typing import Any

from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import of_clan
from engine.l5r_ccg.cards.phrases.fighting import army, foes, like_attacker
from engine.l5r_ccg.cards.phrases.items import FAVOR
from engine.l5r_ccg.cards.words import (
    BOW_HOST,
    BOW_THIS,
    DESTROY_THIS,
    Target,
    before,
    card,
    gains,
    its_host,
    reaction,
    to_enter,
    whenever,
)
from engine.l5r_ccg.fighting.duel import challenge, may_be_challenged


def _samurai_of(clan: str) -> Callable[[Card, Card], bool]:
    return lambda this, host: host.of_clan(clan) and host.trait("Samurai")


card(
    "ancestral-armor-of-crab-clan",
    gains("force", lambda this, one: 4 * this.defending),
    gains("chi", 3, applies=lambda this, one: one is this and this.defending),
    attaches=_samurai_of("Crab"),
)

card(
    "ancestral-armor-of-lion-clan",
    gains("force", lambda this, one: 3 * like_attacker(this)),
    gains("chi", 2, applies=lambda this, one: one is this and this.attacking),
    attaches=_samurai_of("Lion"),
)


def _riders(this: Card, one: Any) -> int:
    """Return the number of Cavalry units in the army of this card's unit."""
    return sum(rider.cavalry for rider in army(this))


card(
    "ancestral-armor-of-unicorn-clan",
    gains("force", _riders),
    gains("chi", _riders),
    attaches=_samurai_of("Unicorn"),
)


def _scholars(this: Card, one: Any) -> int:
    """Return 2 for each Shugenja in the army of this card's unit."""
    return 2 * sum(scholar.trait("Shugenja") for scholar in army(this))


card(
    "ancestral-armor-of-dragon-clan",
    gains("force", _scholars),
    gains("chi", _scholars),
    attaches=_samurai_of("Dragon"),
)

card(
    "ancestral-armor-of-phoenix-clan",
    before(
        e.Destroy,
        lambda use, event: event.card is use.host,
        costs=[DESTROY_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
    attaches=_samurai_of("Phoenix"),
)


def _standard(clan: str) -> None:
    """Implement the Ancestral Standard of a clan."""

    def followers(this: Card, one: Any) -> bool:
        attack = this.table.attack
        return (
            isinstance(one, Card)
            and one.is_follower
            and attack is not None
            and this.personality.at is not None
            and one.personality.at is this.personality.at
            and attack.side(one) == attack.side(this)
            and one.personality.of_clan(clan)
        )

    def enemies(this: Card, one: Any) -> bool:
        return isinstance(one, Card) and one.of_clan(clan) and one in foes(this)

    card(
        f"ancestral-standard-of-the-{clan.lower()}",
        gains("force", 1, applies=followers),
        gains("force", -1, applies=enemies),
        before(
            e.Destroy,
            lambda use, event: event.card.is_personality and event.card.of_clan(clan) and event.card is not use.host,
            costs=[BOW_THIS],
            target=Target(lambda use: use.event.card.followers),
            effect=lambda use: [use.attach(use.target, use.host)],
        ),
        attaches=of_clan(clan),
    )


def _sword(clan: str) -> None:
    """Implement the Ancestral Sword of a clan."""

    def kin(this: Card, one: Any) -> int:
        if not this.personality.of_clan(clan):
            return 0
        return sum(each.of_clan(clan) for each in this.player.personalities)

    card(
        f"ancestral-sword-of-{clan.lower()}-clan",
        gains("force", kin),
        gains("chi", kin),
        whenever(
            e.Attach,
            lambda use, event: event.card is use.this and event.entering,
            effect=lambda use: [
                use.lose_honor(6, seat=one.seat, by=())
                for one in use.table.players
                if one.seat != use.seat and use.table.is_in(one.seat) and clan in one.clans
            ],
        ),
    )


card("the-ancestral-sword-of-hantei", gains("exchanged", applies=its_host), toll=to_enter(FAVOR))

for _clan in ("Crab", "Crane", "Dragon", "Lion", "Phoenix", "Unicorn"):
    _standard(_clan)
    _sword(_clan)


def _insults(use: Use) -> Flow[None]:
    lobby: Any = use.event
    yield from challenge(use, use.host, lobby.personality)


card(
    "ancestral-armor-of-crane-clan",
    reaction(
        e.Lobby,
        lambda use, event: event.personality is not use.host and may_be_challenged(event.personality, use),
        condition=lambda use: not use.host.forbids("challenge", use),
        costs=[BOW_HOST],
        run=_insults,
    ),
    attaches=_samurai_of("Crane"),
)
