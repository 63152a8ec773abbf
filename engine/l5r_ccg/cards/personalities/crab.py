"""Personalities of the Crab Clan."""

from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.attaching import only_followers
from engine.l5r_ccg.cards.phrases.committing import apart_from
from engine.l5r_ccg.cards.phrases.duels import may_face
from engine.l5r_ccg.cards.phrases.fighting import faces_in_duel, foes, shadowlands, this_card_while
from engine.l5r_ccg.cards.phrases.holdings import called
from engine.l5r_ccg.cards.phrases.people import joins, own_honor
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    bare,
    battle,
    before,
    bow,
    cannot,
    card,
    discard_from_hand,
    follower,
    gains,
    its_unit,
    limited,
    open_,
    opposing,
    personality,
    player,
    ranged,
    reaction,
    whenever,
)
from engine.l5r_ccg.fighting.duel import challenge
from engine.l5r_ccg.state import Player, Province

card("hida-tampako", gains("force", 2, applies=lambda this, subject: subject is this and this.defending))

card("hida-tsuru", worn_cost=lambda this, worn: -2 if worn.face.type == "follower" else 0)

card(
    "hiruma-kage",
    gains("chi", 4, applies=lambda this, subject: subject is this and faces_in_duel(this, shadowlands)),
)

card("hiruma-yoshi", cannot("be-targeted", test=lambda this, subject, cause: cause.this.id == "frenzy"))

card(
    "kuni-yori",
    limited(
        costs=[BOW_THIS, discard_from_hand()],
        target=player(lambda use, one: one.seat != use.seat),
        effect=lambda use: [use.discard_at_random(seat=use.target.seat)],
    ),
)


def _straight_mines(use: Use) -> list[Card]:
    return [one for one in use.you.holdings if one.face.makes_gold and not one.bowed]


card(
    "yasuki-taka",
    open_(
        costs=[BOW_THIS, bow(_straight_mines, "holding")],
        target=Target(lambda use: [one for seat in use.table.players for one in seat.holdings]),
        effect=lambda use: [use.straighten(use.target)],
    ),
)


def _fell_short(use: Use, event: e.BattleEnds) -> bool:
    """Tell whether this card's army had at most twice the Force of the opposing one."""
    attack, defense = event.battle.totals
    if use.this in event.attackers:
        return attack <= 2 * defense
    return use.this in event.defenders and defense <= 2 * attack


card(
    "hida-amoro",
    cannot("attach", test=lambda this, subject, worn: worn.trait("Armor")),
    whenever(e.BattleEnds, _fell_short, effect=lambda use: [use.destroy(use.this)]),
)


def _bully(use: Use) -> Flow[None]:
    def refused(issue: e.Challenge) -> list[Event]:
        return [use.dishonor(issue.challenged), use.apply(issue.challenged, "chi", -1, until="permanent")]

    yield from challenge(use, use.this, use.target, refused=refused)


card(
    "hida-o-ushi",
    open_(
        costs=[BOW_THIS],
        target=personality(lambda use, one: may_face(use, one) and one.force < use.this.force),
        run=_bully,
    ),
)

card(
    "hida-kisada-imperial",
    cannot(
        "be-targeted",
        applies=its_unit,
        test=lambda this, subject, cause: cause is not None and (cause.counts_as("Spell") or cause.counts_as("Innate")),
    ),
    playable=joins("Crab"),
)

card(
    "kaiu-kenru",
    limited(
        costs=[BOW_THIS],
        target=follower(lambda use, one: all(lasting.source != use.this.id for lasting in one.lasting)),
        effect=lambda use: [use.apply(use.target, "force", 1, until="permanent")],
    ),
)

card(
    "hida-yakamo-hero",
    cannot("attach", test=lambda this, subject, worn: worn.face.type == "item"),
    battle(
        costs=[BOW_THIS],
        target=Target(
            lambda use: [
                worn
                for leader in use.table.personalities()
                if opposing(use, leader)
                for worn in leader.attachments
                if worn.face.type == "item"
            ]
        ),
        effect=lambda use: [use.destroy(use.target)],
    ),
)

bare("hida-sukune", "hida-unari")


def _crabs(this: Card, one: Any) -> int:
    return sum(each.of_clan("Crab") for each in this.player.personalities)


card(
    "hida-yakamo-oni",
    only_followers(lambda worn: False),
    cannot("focus"),
    # This Personality belongs to the Crab Clan, so it also counts itself.
    gains("force", _crabs),
    gains("chi", _crabs),
    *apart_from(lambda one: True),
)


def _razes(worn: Card) -> bool:
    """Tell whether a Follower can destroy a Fortification."""
    return worn.face.title in ("Battering Ram Crew", "Fire Breather")


def _breaches(use: Use) -> list[Event]:
    fought = use.table.battle
    return [] if fought is None else [use.apply(fought.province, "strength", -3)]


card("kaiu-utsu", only_followers(_razes), ranged(2), battle(costs=[BOW_THIS], effect=_breaches))


def _dark_foes(use: Use) -> list[Card]:
    return [one for leader in foes(use.this) for one in leader.unit if shadowlands(one)]


def _purifies(use: Use) -> list[Event]:
    """Destroy the card and raise the Hero's Personal Honor, to 5 at most.

    The Honor of a dishonored Hero rises too, although it counts as zero while he is dishonored.
    """
    more = [] if own_honor(use.this) >= 5 else use.gives(use.this, honor=1, until="permanent")
    return [use.destroy(use.target), *more]


def _untainted(this: Card, player: Player) -> bool:
    return not any(one.controller == player.seat and shadowlands(one) for one in this.table.in_play())


card(
    "hida-yakamo-hero-experienced",
    cannot(
        "play-card",
        applies=lambda this, player: player is this.player,
        test=lambda this, player, played: isinstance(played, Card) and shadowlands(played),
    ),
    battle(costs=[BOW_THIS], target=Target(_dark_foes), effect=_purifies),
    worn_cost=lambda this, worn: (
        -worn.face.gold_cost if worn.id in ("the-ancestral-sword-of-hantei", "the-jade-hand") else 0
    ),
    playable=lambda this, player: "Crab" in player.clans and _untainted(this, player),
)

card(
    "yasuki-nokatsu",
    gains("force", 1, applies=lambda this, one: isinstance(one, Card) and one.is_follower and one.host is this),
)


def _in_shadow(this: Card, one: Any) -> int:
    """Return the number of this player's Crab Personalities that are Shadowlands cards."""
    return sum(each.of_clan("Crab") and each.trait("Shadowlands") for each in this.player.personalities)


card(
    "hida-yakamo-oni-experienced",
    only_followers(lambda worn: False),
    gains("force", _in_shadow),
    gains("chi", _in_shadow),
    *apart_from(lambda one: not one.trait("Shadowlands")),
)


def _pure(this: Card, player: Player) -> bool:
    """Tell whether a player has no Shadowlands card in play."""
    return not any(shadowlands(one) for one in this.table.in_play() if one.controller == player.seat)


card(
    "hida-sukune-experienced",
    reaction(
        e.PhaseBegins,
        lambda use, event: (
            event.phase == "straighten" and use.table.active == use.seat and use.this.died == "honorably"
        ),
        effect=lambda use: [use.put_on_deck(use.this, shown=True), use.shuffle("dynasty")],
        zones=("dynasty discard",),
    ),
    battle(
        target=Target(_dark_foes),
        effect=lambda use: [use.discard_from_play(use.this), use.discard_from_play(use.target)],
    ),
    playable=_pure,
)


def _walls(use: Use) -> list[Card]:
    fought = use.table.battle
    return [] if fought is None else [one for one in fought.province.attached if one.trait("Fortification")]


def _builds(use: Use, event: e.AttachToProvince) -> bool:
    return event.card.trait("Fortification") and event.cause.seat == use.seat and event.province.owner == use.seat


def _sites(use: Use) -> list[Province]:
    """Return this player's other Provinces with room for the Fortification."""
    event: Any = use.event
    return [place for place in use.you.standing if place is not event.province and place.takes(event.card)]


# The Reaction's other half, gold toward the Fortification, is declared as a way to make gold.
card(
    "kaiu-suman",
    before(
        e.AttachToProvince,
        _builds,
        costs=[BOW_THIS],
        target=Target(_sites),
        effect=lambda use: [use.replace(use.event, [use.attach_to_province(use.event.card, use.target)])],
    ),
    battle(costs=[BOW_THIS], target=Target(_walls), effect=lambda use: [use.destroy(use.target)]),
    gold_for=lambda this, wanted: 6 if wanted is not None and wanted.trait("Fortification") else 0,
)


def _ports(this: Card) -> list[Card]:
    """Return the Ports of this card's player."""
    return [one for one in this.player.holdings if called("Port", one)]


def _afoot(use: Use) -> list[Card]:
    """Return this player's cards that are not Cavalry."""
    return [one for one in use.table.in_play() if one.controller == use.seat and not one.trait("Cavalry")]


def _ships(use: Use) -> int:
    return sum(not one.bowed for one in _ports(use.this))


def _ferries(use: Use) -> Flow[None]:
    """Let the player choose which cards gain Cavalry: as many as there are unbowed Ports, or fewer."""
    chosen = yield from choose_subjects(
        use.seat, _afoot(use), source=use.label, rule="cavalry", most=_ships(use), name="mounted"
    )
    yield from run_batch(use.table, [use.apply(one, "trait:Cavalry") for one in chosen])


def _every_port(use: Use) -> list[Card]:
    return [one for seat in use.table.players for one in seat.holdings if called("Port", one)]


card(
    "yasuki-kojiro",
    gains("trait:Cavalry", applies=this_card_while(lambda this: bool(_ports(this)))),
    open_(
        costs=[BOW_THIS],
        condition=lambda use: _ships(use) > 0 and bool(_afoot(use)),
        concerns=lambda use: use.this.in_battle or any(one.in_battle for one in _afoot(use)),
        run=_ferries,
    ),
    limited(costs=[BOW_THIS], target=Target(_every_port), effect=lambda use: [e.SetAside(use, use.target)]),
    may_stay_bowed=True,
)
