"""Schemers of the Scorpion, riders of the Unicorn, warriors of the Naga, and those whom the shadows hold."""

from typing import Any

from engine.kernel.events import Event
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.duels import you_duel
from engine.l5r_ccg.cards.fighting import army, itself, joins, shadowlands
from engine.l5r_ccg.cards.holdings import is_harbor
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    battle,
    before,
    cannot,
    card,
    follower,
    gains,
    immune,
    limited,
    open_,
    personality,
    whenever,
    yours,
)
from engine.l5r_ccg.duel import challenge
from engine.l5r_ccg.tokens import follower_token
from engine.l5r_ccg.use import Use


def _naga(one: Card) -> bool:
    return one.of_clan("Naga")


# Scorpion

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


card(
    "bayushi-tangen",
    before(
        e.EnterDuel,
        lambda use, event: you_duel(use, event) and event.duel.of(use.seat).card.of_clan("Scorpion"),
        costs=[BOW_THIS],
        effect=lambda use: [use.substitute(use.event.duel, use.event.duel.of(use.seat), use.this)],
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
    # The Straighten Phase is over, and she has not straightened.
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

# Unicorn


def _mounts(use: Use, cards: list[Card]) -> list[Event]:
    return [use.apply(one, "trait:Cavalry") for one in cards if not one.trait("Cavalry")]


card(
    "iuchi-takaai",
    open_(
        costs=[BOW_THIS],
        target=personality(),
        effect=lambda use: _mounts(use, [use.target, *use.target.followers]),
    ),
)
card(
    "iuchi-karasu",
    open_(
        costs=[BOW_THIS],
        targets=[
            follower(yours, name="follower"),
            personality(lambda use, one: yours(use, one) and one is not use.this),
        ],
        effect=lambda use: [use.attach(use.chosen["follower"][0], use.target, seat=use.seat)],
    ),
)


def _in_his_cavalry(this: Card, subject: Any) -> bool:
    if not isinstance(subject, Card) or not subject.in_play or not subject.personality.cavalry:
        return False
    return this.at is not None and subject.personality in army(this)


card(
    "iuchi-daiyu-experienced",
    cannot("be-targeted", applies=_in_his_cavalry, test=lambda this, one, cause: cause.is_("Ranged")),
)

RIDER = follower_token("baiken-s-rider", "Baiken's Rider", traits=("Cavalry",))

card(
    "otaku-baiken",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: yours(use, one) and one.trait("Samurai")),
        effect=lambda use: [use.create_follower(RIDER, use.target)],
    ),
)
card(
    "otaku-kojiro",
    open_(
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.trait("Cavalry"), bowed=True),
        effect=lambda use: [use.straighten(use.target)],
    ),
)
card(
    "shinjo-mosaku",
    gains(
        "force",
        lambda this, one: sum(each.cavalry for each in army(this)),
        applies=itself(lambda this: not this.trait("Cavalry")),
    ),
)
card(
    "shinjo-yokatsu",
    gains(
        "trait:Cavalry",
        applies=lambda this, one: isinstance(one, Card) and one.is_follower and one.host is this,
    ),
    playable=joins("Unicorn"),
)

# Naga

CHANGE = "Change"


def _changed(one: Card) -> bool:
    return any(token.name == CHANGE for token in one.tokens)


card(
    "mara",
    open_(
        condition=lambda use: not _changed(use.this),
        costs=[BOW_THIS],
        effect=lambda use: [use.place_token(use.this, force=-2, name=CHANGE)],
    ),
    open_(
        condition=lambda use: _changed(use.this),
        costs=[BOW_THIS],
        effect=lambda use: [use.remove_token(use.this, CHANGE)],
    ),
    gains("trait:Cavalry", applies=itself(_changed)),
)


def _champion_or_naga(use: Use, one: Card) -> bool:
    return one is not use.this and (_naga(one) or one.trait("Clan Champion"))


def _defy(use: Use) -> Flow[None]:
    yield from challenge(use, use.this, use.target)


card(
    "naga-abomination",
    gains("chi", lambda this, one: sum(each is not this and _naga(each) for each in this.table.in_play())),
    limited(target=personality(lambda use, one: _champion_or_naga(use, one) and not yours(use, one)), run=_defy),
)


def _harbors(this: Card) -> int:
    """Return how many Ports and Pearl Beds the Defender has."""
    attack = this.table.attack
    if attack is None:
        return 0
    return sum(is_harbor(one) for one in this.table.players[attack.defender].holdings)


card(
    "ramash",
    gains("assigns-with-cavalry", applies=itself(lambda this: _harbors(this) > 0)),
    gains("force", lambda this, one: _harbors(this), applies=itself(lambda this: this.attacking)),
)

# Those whom the shadows hold

card(
    "soshi-bantaro-experienced",
    *immune(
        "Fear",
        applies=lambda this, one: isinstance(one, Card) and one.in_play and one.personality in army(this),
    ),
    worn_cost=lambda this, worn: -worn.face.gold_cost if worn.face.title == "Return of the Fallen Lord" else 0,
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
