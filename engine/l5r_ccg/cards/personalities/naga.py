"""Personalities of the Naga."""

from engine.kernel.events import Event
from engine.kernel.flow import Flow
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.fighting import against, army, faces_in_battle, itself, on_terrain, shadowlands
from engine.l5r_ccg.cards.phrases.holdings import is_harbor
from engine.l5r_ccg.cards.phrases.people import joins
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    battle,
    bow,
    card,
    gains,
    immune,
    its_unit,
    limited,
    open_,
    personality,
    ranged,
    theirs,
    yours,
)
from engine.l5r_ccg.cost import Cost
from engine.l5r_ccg.duel import Duel, Duelist, challenge, may_be_challenged
from engine.l5r_ccg.state import Province
from engine.l5r_ccg.use import Use


def _may_return(one: Card) -> bool:
    """Tell whether it is an Honorable Dead who is a Naga by its printed clan."""
    return one.died == "honorably" and one.face.type == "personality" and one.face.is_called("Naga")


card(
    "ashamana",
    limited(
        costs=[BOW_THIS, Cost(lambda use: [use.discard_from_play(use.this)])],
        target=Target(lambda use: [one for one in use.you.dynasty_discard if _may_return(one)]),
        effect=lambda use: [use.enter_play(use.target, bowed=True)],
    ),
)

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


def _naga(one: Card) -> bool:
    return one.of_clan("Naga")


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
    """Return the number of the Defender's Ports and Pearl Beds."""
    attack = this.table.attack
    if attack is None:
        return 0
    return sum(is_harbor(one) for one in this.table.players[attack.defender].holdings)


card(
    "ramash",
    gains("assigns-with-cavalry", applies=itself(lambda this: _harbors(this) > 0)),
    gains("force", lambda this, one: _harbors(this), applies=itself(lambda this: this.attacking)),
)

card("balash", ranged(3))

card("shagara", ranged(2))

card(
    "ashlim",
    limited(
        costs=[BOW_THIS, bow(lambda use: [one for one in use.you.personalities if one is not use.this], "other")],
        target=personality(lambda use, one: one.trait("Shadowlands")),
        # Not permanent (§permanent-bonuses).
        effect=lambda use: [use.apply(use.target, "trait:Shadowlands", -1)],
    ),
)


def _is_naga(one: Card) -> bool:
    return one.called("Naga") or one.of_clan("Naga")


def _all_naga(use: Use) -> list[Card]:
    return [one for leader in use.table.personalities() for one in (leader, *leader.followers) if _is_naga(one)]


card(
    "naga-shugenja",
    open_(
        costs=[BOW_THIS],
        effect=lambda use: [change for one in _all_naga(use) for change in use.gives(one, force=1)],
    ),
)

card(
    "naga-warlord",
    gains(
        "force",
        1,
        applies=lambda this, subject: its_unit(this, subject) and subject is not this and _is_naga(subject),
    ),
)

card(
    "qamar",
    *immune("Fear", applies=its_unit),
    open_(costs=[BOW_THIS], target=personality(lambda use, one: _is_naga(one), bowed=True),
          effect=lambda use: [use.straighten(use.target)]),
    playable=joins("Naga"),
)  # fmt: skip

card(
    "shalasha",
    own_cost=lambda this, player: -3 if "Naga" in player.clans and not player.personalities else 0,
)


def _regions(provinces: list[Province]) -> list[Card]:
    return [one for province in provinces for one in province.attached]


def _forest(this: Card) -> bool:
    """Tell whether the Defender has a Forest in play."""
    attack = this.table.attack
    if attack is None:
        return False
    defender = this.table.players[attack.defender]
    return any(one.called("Forest") for one in (*defender.holdings, *_regions(defender.standing)))


card(
    "qarash",
    gains("assigns-with-cavalry", applies=lambda this, subject: subject is this and _forest(this)),
    ranged(4, condition=lambda use: on_terrain(use.this) or _forest(use.this)),
)


def _bowed_by_coils(duel: Duel, loser: Duelist) -> list[Event]:
    """Return the result for the loser: nobody dies, but the victim of the coils bows."""
    return [duel.use.bow(loser.card)] if loser is duel.challenged else []


card(
    "radakast",
    battle(
        target=personality(lambda use, one: one in against(use.this) and may_be_challenged(one, use)),
        run=lambda use: challenge(use, use.this, use.target, loses=_bowed_by_coils),
        limit=1,
        period="battle",
    ),
)


def _has_changed(this: Card) -> bool:
    return any(token.name == "Change" for token in this.tokens)


def _change(use: Use) -> Event:
    if _has_changed(use.this):
        return use.remove_token(use.this, "Change")
    return use.place_token(use.this, name="Change")


card(
    "shabura-experienced",
    gains(
        "force",
        2,
        applies=lambda this, subject: subject is this and not _has_changed(this) and faces_in_battle(this, shadowlands),
    ),
    open_(effect=lambda use: [_change(use)], limit=1, period="turn"),
    limited(
        condition=lambda use: _has_changed(use.this),
        costs=[BOW_THIS],
        target=personality(lambda use, one: theirs(use, one) and shadowlands(one)),
        run=lambda use: challenge(use, use.this, use.target),
    ),
)


def _naga_army(use: Use) -> list[Card]:
    return [one for leader in army(use.this) for one in (leader, *leader.followers) if _is_naga(one)]


card(
    "shahadet-experienced",
    gains(
        "force",
        1,
        applies=lambda this, subject: its_unit(this, subject) and subject.is_follower and _is_naga(subject),
    ),
    battle(
        condition=lambda use: use.this.in_battle,
        costs=[BOW_THIS],
        effect=lambda use: [change for one in _naga_army(use) for change in use.gives(one, force=2)],
    ),
)
