"""Toturi's Army, the minor clans, and those who follow nobody."""

from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.amounts import number
from engine.l5r_ccg.cards.duels import duels, honor_for_winner, other
from engine.l5r_ccg.cards.fighting import faces_in_battle, faces_in_duel, itself, shadowlands
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    DESTROY_THIS,
    Target,
    battle,
    before,
    cannot,
    card,
    fear,
    follower,
    gains,
    limited,
    lose_honor,
    open_,
    opposing,
    pay_gold,
    personality,
    player,
    ranged,
    reaction,
    whenever,
    yours,
)
from engine.l5r_ccg.duel import challenge
from engine.l5r_ccg.timing import BATTLE, OPEN
from engine.l5r_ccg.use import Use


def only_followers(fits: Any) -> Any:
    """Return the prohibition to attach Followers that do not fit."""
    return cannot("attach", test=lambda this, subject, worn: worn.face.type == "follower" and not fits(worn))


# Toturi's Army

card(
    "toturi-experienced",
    gains("force", -2, applies=itself(lambda this: this.dishonored)),
    gains("chi", -3, applies=itself(lambda this: this.dishonored)),
    before(
        e.Initiate,
        lambda use, event: use.this.in_battle and event.use.ability.timing in (OPEN, BATTLE),
        costs=[BOW_THIS],
        effect=lambda use: [use.cancel(use.event)],
    ),
)


def _guard(card_id: str, title: str) -> None:
    """Implement who stands in for a master in duels, and does not outlive that one."""
    card(
        card_id,
        whenever(
            e.Challenge,
            lambda use, event: event.challenged.face.title == title and use.this.bowed,
            effect=lambda use: [use.dishonor(use.this)],
        ),
        whenever(
            e.Destroy,
            lambda use, event: event.card.face.title == title and event.was == "personality",
            effect=lambda use: [use.seppuku(use.this) if title == "Toturi" else use.destroy(use.this)],
        ),
        before(
            e.EnterDuel,
            lambda use, event: any(_is_ward(use, side.card, title) for side in event.duel.sides),
            costs=[BOW_THIS],
            effect=lambda use: [
                use.substitute(use.event.duel, side, use.this)
                for side in use.event.duel.sides
                if _is_ward(use, side.card, title)
            ],
        ),
    )


def _is_ward(use: Use, one: Card, title: str) -> bool:
    return one.face.title == title and yours(use, one)


_guard("mikio", "Toturi")
_guard("kyojin", "Yogo Junzo")

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
    "yoritomo-kamoto",
    cannot(
        "attach",
        test=lambda this, subject, worn: worn.face.type == "follower" and any(f is not worn for f in this.followers),
    ),
    gains("force", 2, applies=lambda this, one: isinstance(one, Card) and one.is_follower and one.host is this),
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

# The Mantis and its allies


def _weapons(this: Card) -> int:
    return sum(worn.trait("Weapon") for worn in this.attachments)


card(
    "yoritomo",
    gains("more:Weapon", 1),
    gains("force", lambda this, one: _weapons(this)),
    gains("chi", lambda this, one: 2 * _weapons(this)),
    gains("force", 1, applies=lambda this, one: isinstance(one, Card) and one.is_follower and one.host is this),
)


def _hire(use: Use) -> Flow[None]:
    """Let the cards be discarded that he asks for."""
    found = list(use.you.hand)
    chosen = yield from choose_subjects(
        use.seat, found, source=use.label, rule="dynasty-entering", least=min(3, len(found)), most=3, name="discard"
    )
    yield from run_batch(use.table, [use.discard(list(chosen))])


card(
    "yoritomo-masasue",
    whenever(
        e.EnterPlay,
        lambda use, event: event.card is use.this and event.cause.kind == "framework",
        run=_hire,
    ),
    playable=lambda this, player: len(player.hand) >= 3,
)
card(
    "nobuo",
    whenever(
        e.CastSpell,
        lambda use, event: _his_spell(use, event.cause.this),
        effect=lambda use: [use.destroy(use.event.cause.this)],
    ),
    # One that was cancelled had him bow all the same.
    whenever(
        e.Cancel,
        lambda use, event: isinstance(event.event, e.Initiate) and _his_spell(use, event.event.use.this),
        effect=lambda use: [use.destroy(use.event.event.use.this)],
    ),
)


def _his_spell(use: Use, one: Card | None) -> bool:
    return one is not None and one.face.type == "spell" and one.host is use.this


def _fury(use: Use) -> Flow[None]:
    given = yield from number(use, use.this.chi - 1)
    yield from run_batch(use.table, use.gives(use.this, force=given, chi=-given))


def _calm(use: Use) -> Flow[None]:
    given = yield from number(use, use.this.force)
    yield from run_batch(use.table, use.gives(use.this, force=-given, chi=given))


card(
    "genzo",
    battle(
        condition=lambda use: use.this.chi > 1 and use.this.in_battle and faces_in_battle(use.this, shadowlands),
        run=_fury,
        concerns=lambda use: True,
    ),
    reaction(
        e.EnterDuel,
        lambda use, event: duels(use, event) and shadowlands(other(use).card) and use.this.force > 0,
        costs=[BOW_THIS],
        run=_calm,
    ),
    own_cost=lambda this, player: -2 if "Crab" in player.clans else 0,
)

# Those who follow nobody

card("kemmei", gains("hand-size", 3, applies=lambda this, subject: subject is this.player))
card("motto-seiki", ranged(lambda use: use.this.chi))
card(
    "tokiuji",
    open_(
        costs=[BOW_THIS],
        target=follower(lambda use, one: one.is_human),
        effect=lambda use: use.gives(use.target, force=1),
    ),
)


def _is_naga(one: Card) -> bool:
    return one.of_clan("Naga")


card(
    "mikaru",
    only_followers(lambda worn: not _is_naga(worn)),
    gains("force", 2, applies=itself(lambda this: faces_in_battle(this, _is_naga))),
    gains("chi", 3, applies=itself(lambda this: faces_in_duel(this, _is_naga))),
    playable=lambda this, player: "Naga" not in player.clans,
)


def _peddle(use: Use) -> list[Event]:
    return [use.put_on_deck(use.target, bottom=True), use.draw()]


card(
    "ichiin",
    limited(
        costs=[BOW_THIS, pay_gold(4)],
        target=Target(lambda use: list(use.you.hand), guarded=True),
        effect=_peddle,
    ),
)
card(
    "kasuga-kyoji",
    limited(costs=[BOW_THIS, pay_gold(5)], effect=lambda use: [use.draw()]),
    limited(costs=[BOW_THIS, DESTROY_THIS], effect=lambda use: [use.draw(5)]),
)


def _watches(use: Use) -> bool:
    """Hold for who has no unit in the battle and is not the Defender."""
    fought, attack = use.table.battle, use.table.attack
    return fought is not None and attack is not None and not fought.units_of(use.seat) and attack.defender != use.seat


card(
    "miya-yoto",
    battle(
        condition=_watches,
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.in_battle),
        effect=lambda use: use.send_home(use.target),
        anywhere=True,
    ),
)


def _known_cards(use: Use) -> list[Event]:
    return [use.look_at(list(use.target.hand))]


def _hidden_lands(use: Use) -> list[Event]:
    lying = [place.card for place in use.target.standing if place.card is not None and place.card.facedown]
    return [use.look_at(lying)]


card(
    "ninja-spy",
    only_followers(lambda worn: worn.trait("Ninja")),
    open_(
        costs=[BOW_THIS, lose_honor(1)],
        target=player(lambda use, one: one.seat != use.seat and bool(one.hand)),
        effect=_known_cards,
    ),
    open_(
        costs=[BOW_THIS, lose_honor(1)],
        target=player(lambda use, one: any(place.card and place.card.facedown for place in one.standing)),
        effect=_hidden_lands,
    ),
)


def _ronin(use: Use) -> Flow[None]:
    proud = not shadowlands(use.target)
    yield from challenge(
        use,
        use.this,
        use.target,
        refused=(lambda issue: [use.dishonor(issue.challenged)]) if proud else None,
        wins=honor_for_winner(4),
    )


card(
    "the-hooded-ronin",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: not yours(use, one) and (one.trait("Samurai") or shadowlands(one))),
        run=_ronin,
    ),
    enters_bowed=True,
)
