"""Personalities of the Lion Clan."""

from typing import Any

from engine.cardplay.choosing import passing
from engine.cardplay.cost import Cost
from engine.cardplay.durations import Delayed
from engine.cardplay.limits import counted, used
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask_hidden
from engine.kernel.prompt import Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.delayed import condition, delayed_effect
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.duels import may_face
from engine.l5r_ccg.cards.phrases.fighting import WHILE_ATTACKING, army, like_attacker, this_card_while
from engine.l5r_ccg.cards.phrases.holdings import makes_honor
from engine.l5r_ccg.cards.phrases.people import joins
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    bare,
    battle,
    before,
    bow,
    cannot,
    card,
    discard_from_hand,
    fear,
    follower,
    gains,
    here,
    immune,
    its_unit,
    limited,
    open_,
    personality,
    reaction,
    whenever,
    yours,
)
from engine.l5r_ccg.fighting.duel import challenge
from engine.l5r_ccg.state import Player
from engine.l5r_ccg.tokens import follower_token
from engine.l5r_ccg.turn.attachments import on_entering
from engine.l5r_ccg.turn.gold import affordable, pay

ANIMAL = follower_token("trained-animal", "Trained Animal", force=1, traits=("Creature",))

# Cards that are Creatures by their printed traits, although their facts in ``data`` lack that trait.
CREATURES = frozenset(
    {
        "foxwife", "garegosu-no-bakemono", "greater-mujina", "kenku", "kenku-teacher", "lesser-mujina", "marsh-troll",
        "minor-oni-servant", "mounts", "ratling-bushi", "ratling-conscripts", "ratling-pack",
    }
)  # fmt: skip


def _tame(use: Use, one: Card) -> bool:
    """Tell whether a card is a Creature with at most 3 Force."""
    return (one.called("Creature") or one.id in CREATURES) and one.force <= 3 and one.host is not use.this


card(
    "matsu-imura",
    limited(costs=[BOW_THIS], effect=lambda use: [use.create_follower(ANIMAL, use.this)]),
    limited(
        costs=[BOW_THIS],
        target=follower(_tame),
        effect=lambda use: [use.attach(use.target, use.this, seat=use.seat)],
    ),
)

card("matsu-tsuko", playable=joins("Lion"))

SENSEI, MOST_SENSEI = "Sensei", 2

card(
    "akodo-kage",
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: sum(token.name == SENSEI for token in one.tokens) < MOST_SENSEI),
        effect=lambda use: [use.place_token(use.target, 1, 1, SENSEI)],
    ),
)

card(
    "kitsu-toju",
    limited(
        costs=[BOW_THIS, discard_from_hand()],
        effect=lambda use: [use.gain_honor(use.paid["discard"].focus)],
    ),
)

card(
    "matsu-agetoki",
    cannot("be-targeted", applies=its_unit, test=lambda this, subject, cause: cause.counts_as("Ranged")),
)

card("matsu-gohei", gains("force", 2, applies=this_card_while(like_attacker)))

card("matsu-toshiro", fear(4, costs=[BOW_THIS]))


def _frightens_another(use: Use, event: e.Initiate) -> bool:
    """Tell whether Fear targets another unit of this card's army."""
    frightening = event.use
    if not frightening.counts_as("Fear"):
        return False
    here = army(use.this)
    return any(
        isinstance(one, Card) and one.personality in here and not its_unit(use.this, one)
        for one in frightening.subjects
    )


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
    return side is not None and (won or (side == "attack" and event.province.fallen))


def _survivors(use: Use) -> list[Card]:
    event = use.event
    assert isinstance(event, e.BattleEnds)
    return [one for one in event.survivors if one.controller == use.seat]


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


def _challenges(use: Use) -> Flow[None]:
    yield from challenge(use, use.this, use.target, refused=lambda issue: [])


def _bolder(use: Use) -> list[Event]:
    return [use.apply(use.this, "fear", 1, until="permanent")]


card(
    "matsu-seijuro",
    limited(
        costs=[BOW_THIS],
        target=personality(may_face),
        run=_challenges,
    ),
    # The Personality bowed as a cost of the challenge.
    reaction(
        e.RefuseChallenge,
        lambda use, event: event.challenge.challenger is use.this,
        effect=_bolder,
        while_bowed=True,
    ),
    fear(0),
)


def _others_in_her_battle(this: Card, subject: Any) -> bool:
    return isinstance(subject, Player) and subject.seat != this.controller and this.in_battle


card(
    "ikoma-tsanuri",
    cannot("play-card", applies=_others_in_her_battle, test=lambda this, one, played: bool(played.face.terrain)),
)

card(
    "ikoma-ujiaki-experienced",
    battle(
        condition=lambda use: use.this.in_battle,
        effect=lambda use: [
            use.apply(one, "force", 2, test=WHILE_ATTACKING)
            for one in army(use.this)
            if one.of_clan("Lion") and like_attacker(one)
        ],
        limit=1,
        period="battle",
    ),
)


def _against_the_dead(use: Use, one: Card) -> bool:
    attack, killed = use.table.attack, use.event
    return attack is not None and isinstance(killed, e.Destroy) and (attack.side(one) != killed.side)


card(
    "ikoma-ujiaki",
    reaction(
        e.Destroy,
        lambda use, event: (
            event.was == "personality"
            and event.card.of_clan("Lion")
            and use.table.battle is not None
            and event.at is use.table.battle.province
        ),
        words=("Political",),
        costs=[BOW_THIS],
        target=personality(lambda use, one: one.in_battle and _against_the_dead(use, one)),
        effect=lambda use: [use.dishonor(use.target)],
    ),
)


def _shamed(use: Use) -> list[Card]:
    return [one for one in use.you.personalities if one.dishonored and one.is_human and one is not use.this]


def _shrines(use: Use) -> list[Card]:
    return [one for one in use.you.holdings if makes_honor(one)]


card(
    "ikoma-kimura",
    open_(
        condition=lambda use: use.table.battle is None,
        costs=[BOW_THIS, bow(_shamed, "shamed"), bow(_shrines, "holding")],
        effect=lambda use: [use.restore(use.paid["shamed"])],
    ),
)


def _brings_along(use: Use) -> Flow[None]:
    """When this Personality first enters play, let the player attach a Follower from hand to it at the usual costs."""
    table, player, this = use.table, use.you, use.this
    yield from run_batch(table, [use.apply(this, "brought", until="permanent")])
    options = [
        worn.option("attach", worn)
        for worn in player.hand
        if worn.face.type == "follower" and not player.barred("play-card", worn)
        if table.may_attach(worn, this) and affordable(player, table.gold_cost(worn, use.seat, this), worn)
    ]
    prompt = Prompt(use.seat, "attach", [*options, passing()], rule="attach", source=use.label)
    chosen = yield from ask_hidden(prompt, opens=bool(player.hand))
    for option in chosen:
        worn: Card = option.value
        cause = table.rules_of(use.seat)
        if (yield from pay(cause, player, table.gold_cost(worn, use.seat, this), worn)):
            yield from run_batch(table, [cause.attach(worn, this), *on_entering(cause, worn)])


card(
    "matsu-goemon",
    whenever(
        e.EnterPlay,
        lambda use, event: event.card is use.this and event.cause.kind == "framework" and not use.this.added("brought"),
        run=_brings_along,
    ),
    cannot("lobby"),
)

bare("matsu-yojo")

card("matsu-turi", *immune("Favor"))


def _favored_there(use: Use, event: e.Initiate) -> bool:
    """Tell whether the Imperial Favor is used on a card in this Personality's battle."""
    favored = event.use
    return favored.counts_as("Favor") and use.this.in_battle and any(here(use, one) for one in favored.subjects)


card("ikoma-ryozo", whenever(e.Initiate, _favored_there, effect=lambda use: use.send_home(use.this)))


def _former_home(given: Any, subject: Any, province: Any) -> bool:
    """Tell whether a Province belongs to a player who has lent the Personality."""
    return any(one is subject and seat == province.owner for one, seat, _ in subject.table.durations.borrowed)


NOT_HOME = condition("not-against-former-player", _former_home)


def _goes_back(later: Delayed, begins: Any) -> Flow[None]:
    back = begins.table.rules_of(begins.seat).take_control(later.about)
    yield from run_batch(begins.table, [back])


HOMECOMING = delayed_effect(
    "akodo-kage-experienced", e.TurnBegins, _goes_back, when=lambda later, begins: begins.seat == later.given
)


def _conspires(use: Use) -> list[Event]:
    return [
        use.take_control(use.target, until="bowed"),
        *(use.apply(use.target, f"cannot:{what}", until="bowed", test=NOT_HOME) for what in ("attack", "enter")),
        use.later(HOMECOMING, "bowed", about=use.target, given=use.target.controller),
    ]


card(
    "akodo-kage-experienced",
    open_(
        condition=lambda use: use.table.battle is None,
        costs=[BOW_THIS],
        target=personality(
            lambda use, one: (
                not yours(use, one) and sum(token.name == "Sensei" for token in one.tokens) > one.personal_honor
            )
        ),
        effect=_conspires,
    ),
)

MASTER = "Master"

card(
    "kitsu-motso",
    limited(costs=[BOW_THIS], effect=lambda use: [use.place_token(use.this, name=MASTER)]),
    battle(
        condition=lambda use: use.this.in_battle,
        costs=[BOW_THIS, Cost[Use](lambda use: [use.remove_token(use.this, MASTER)])],
        effect=lambda use: [use.apply(use.you, "acts-again", 2, until="battle")],
    ),
)


TACTICS = "tactician"


def _has_tactics(use: Use) -> bool:
    """Tell whether this Personality may use the Tactician ability in this battle."""
    one, period = use.this, use.table.period("battle")
    return one.in_battle and one.trait("Tactician") and not used(one.uses, (TACTICS, use.seat), period)


def _knows_the_ground(use: Use) -> Flow[None]:
    """Let the player put a Terrain from the Fate deck into the battle, and shuffle.

    This counts as a use of Tactician.
    """
    use.this.uses = counted(use.this.uses, (TACTICS, use.seat), use.table.period("battle"))
    yield from run_batch(use.table, [use.look_at(use.you.fate_deck)])
    grounds = [one for one in use.you.fate_deck if one.face.terrain]
    prompt = Prompt(
        use.seat, "lay-terrain", [*(one.option("choose") for one in grounds), passing()], rule="terrain",
        source=use.label,
    )  # fmt: skip
    for option in (yield from ask_hidden(prompt, opens=bool(use.you.fate_deck))):
        if option.value is not None:
            yield from run_batch(use.table, [e.LayTerrain(use, option.value)])
    yield from run_batch(use.table, [use.shuffle("fate")])


card(
    "kitsu-motso-experienced",
    limited(costs=[BOW_THIS], effect=lambda use: [use.place_token(use.this, name=MASTER)]),
    battle(
        condition=lambda use: _has_tactics(use) and bool(use.you.fate_deck),
        costs=[Cost[Use](lambda use: [use.remove_token(use.this, MASTER)])],
        run=_knows_the_ground,
    ),
)
