"""Personalities of the Lion and the Dragon."""

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.amounts import number
from engine.l5r_ccg.cards.fighting import army, itself, like_attacker
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    before,
    cannot,
    card,
    fear,
    gains,
    immune,
    its_unit,
    limited,
    open_,
    personality,
    ranged,
    reaction,
    theirs,
    yours,
)
from engine.l5r_ccg.duel import challenge
from engine.l5r_ccg.use import Use

# Lion

card(
    "matsu-agetoki",
    cannot("be-targeted", applies=its_unit, test=lambda this, subject, cause: cause.is_("Ranged")),
)
card("matsu-gohei", gains("force", 2, applies=itself(like_attacker)))
card("matsu-toshiro", fear(4, costs=[BOW_THIS]))


def _frightens_another(use: Use, event: e.Initiate) -> bool:
    """Hold when Fear is aimed at another unit of this card's army."""
    frightening = event.use
    if not frightening.is_("Fear"):
        return False
    aimed = [subject for subjects in frightening.chosen.values() for subject in subjects]
    here = army(use.this)
    return any(isinstance(one, Card) and one.personality in here and not its_unit(use.this, one) for one in aimed)


card(
    "matsu-chokoku",
    *immune("Fear", applies=its_unit),
    before(e.Initiate, _frightens_another, costs=[BOW_THIS], effect=lambda use: [use.cancel(use.event)]),
)


def _destroyed_there(event: e.BattleEnds, seat: int) -> bool:
    """Tell whether a player's side destroyed the opposing army or the province in the battle."""
    attack = event.table.attack
    side = None if attack is None else attack.side_of(seat)
    won = event.won_by == side and event.opposed
    return side is not None and (won or (side == "attack" and event.province.destroyed))


card(
    "ikoma-kaoku",
    reaction(
        e.BattleEnds,
        lambda use, event: _destroyed_there(event, use.seat),
        costs=[BOW_THIS],
        effect=lambda use: [
            change for one in _survivors(use) for change in use.gives(one, force=1, chi=1, until="permanent")
        ],
    ),
)


def _survivors(use: Use) -> list[Card]:
    event = use.event
    assert isinstance(event, e.BattleEnds)
    return [one for one in event.survivors if one.controller == use.seat]


def _challenges(use: Use) -> Flow[None]:
    yield from challenge(use, use.this, use.target, refused=lambda issue: [])


def _bolder(use: Use) -> list[Event]:
    return [use.apply(use.this, "fear", 1, until="permanent")]


card(
    "matsu-seijuro",
    limited(
        costs=[BOW_THIS],
        target=personality(theirs),
        run=_challenges,
    ),
    # He has bowed to challenge.
    reaction(
        e.RefuseChallenge,
        lambda use, event: event.challenge.challenger is use.this,
        effect=_bolder,
        while_bowed=True,
    ),
    fear(0),
)

# Dragon

card("togashi-rinjin", ranged(2, costs=[], alone=True))
card(
    "mirumoto-daini-experienced",
    own_cost=lambda this, player: -2 if "Naga" in player.clans else 0,
)
card(
    "mirumoto-hitomi-experienced",
    *immune("Fear", applies=lambda this, subject: its_unit(this, subject) and subject.is_follower),
    worn_cost=lambda this, worn: -worn.face.gold_cost if worn.id == "the-obsidian-hand" else 0,
)
card("mirumoto-taki", gains("more:Weapon"))


def _lends(use: Use) -> Flow[None]:
    """Let as much Force go over as its player likes."""
    amount = yield from number(use, use.this.force)
    yield from run_batch(use.table, [*use.gives(use.this, force=-amount), *use.gives(use.target, force=amount)])


card(
    "agasha-heizo",
    open_(
        costs=[BOW_THIS],
        target=personality(lambda use, one: yours(use, one) and one is not use.this),
        condition=lambda use: use.this.force > 0,
        run=_lends,
    ),
)
