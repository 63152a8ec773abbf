"""Who teaches, poisons, hunts and serves as it pleases: Personalities with rules of their own."""

from typing import Any

from engine.cardplay.choosing import passing
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask, ask_hidden
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.ability import Ability
from engine.l5r_ccg.attachments import on_entering
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.duels import other, you_duel
from engine.l5r_ccg.cards.fighting import faces_in_duel
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    cannot,
    card,
    gains,
    limited,
    lose_honor,
    open_,
    personality,
    ranged,
    theirs,
    whenever,
)
from engine.l5r_ccg.cost import Cost
from engine.l5r_ccg.definition import CLANS, pool
from engine.l5r_ccg.duel import challenge
from engine.l5r_ccg.gold import affordable, pay
from engine.l5r_ccg.later import later
from engine.l5r_ccg.ranged import Ranged
from engine.l5r_ccg.timing import REACTION
from engine.l5r_ccg.tokens import token_ability
from engine.l5r_ccg.use import Use

# Dragon

card("agasha-tamori", gains("casting-chi", 3))

# Lion and Toturi's Army


def _brings_along(use: Use) -> Flow[None]:
    """Let a Follower of the hand be attached at once, at its costs, the first time he comes."""
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


def _is_ninja(foe: Card) -> bool:
    return foe.trait("Ninja")


def _hunts(use: Use) -> Flow[None]:
    yield from challenge(use, use.this, use.target, refused=lambda issue: [], ransom=6)


card(
    "ginawa-experienced",
    gains("chi", 4, applies=lambda this, one: one is this and faces_in_duel(this, _is_ninja)),
    limited(
        costs=[BOW_THIS],
        target=personality(lambda use, one: theirs(use, one) and (one.called("Ninja") or one.called("Kolat"))),
        run=_hunts,
    ),
)

# Scorpion

POISON = "Poison Master"

card(
    "shosuro-hametsu",
    limited(
        costs=[BOW_THIS, lose_honor(2)],
        target=personality(lambda use, one: all(token.name != POISON for token in one.tokens)),
        effect=lambda use: [use.place_token(use.target, name=POISON)],
    ),
)


def _drips(later: Delayed, strike: Any) -> Flow[None]:
    foe = strike.duel.of(later.given)
    if foe is not None and foe.card.is_personality:
        yield from run_batch(strike.table, later.cause.gives(foe.card, chi=-2))


DRIPS = later("shosuro-hametsu", e.Strike, _drips)

token_ability(
    POISON,
    Ability(
        REACTION,
        event=e.EnterDuel,
        when=lambda use, event: you_duel(use, event) and event.duel.side(use.this) is not None,
        effect=lambda use: [
            use.remove_token(use.this, POISON),
            use.later(DRIPS, "duel", given=other(use).seat),
        ],
        while_bowed=True,
    ),
)

# The Mantis and its allies


def _shoots(one: Card) -> bool:
    return any(isinstance(ability, Ranged) for ability in one.face.abilities)


card(
    "tsuruchi",
    gains(
        "ranged",
        applies=lambda this, one: isinstance(one, Card) and one.is_follower and one.host is this and _shoots(one),
    ),
    ranged(4),
    leads=[
        ranged(1, condition=lambda use: not _shoots(use.this) and not use.host.blank),
    ],
)


def _other_clans(use: Use) -> list[str]:
    return [clan for clan in CLANS if not use.this.of_clan(clan)]


def _changes_sides(use: Use) -> Flow[None]:
    """Let the clan be named, by its stronghold, to which he swears fealty now, and to no other."""
    this, strongholds = use.this, {clan: face.id for face in pool().values() for clan in face.clans if _rules(face)}
    options = [Option(f"swear:{clan}", "swear", clan, card=strongholds[clan]) for clan in _other_clans(use)]
    chosen: str = yield from ask(Prompt(use.seat, "swear", options, rule="what-is-a-clan", source=use.label))
    former = [(clan, -1) for clan in CLANS if this.of_clan(clan)]
    changes: list[Event] = [
        use.apply(this, f"clan:{clan}", value, until="permanent") for clan, value in (*former, (chosen, 1))
    ]
    yield from run_batch(use.table, changes)


def _rules(face: Any) -> bool:
    return bool(face.type == "stronghold" and face.implemented)


card(
    "yoritomo-kanbe",
    cannot("swear-fealty"),
    open_(run=_changes_sides, limit=1, period="turn"),
)

# The Naga


def _may_return(one: Card) -> bool:
    """Hold for the Honorable Dead of the Naga, who are so by birth."""
    return one.died == "honorably" and one.face.type == "personality" and one.face.is_called("Naga")


card(
    "ashamana",
    limited(
        costs=[BOW_THIS, Cost(lambda use: [use.discard_from_play(use.this)])],
        target=Target(lambda use: [one for one in use.you.dynasty_discard if _may_return(one)]),
        effect=lambda use: [use.enter_play(use.target, bowed=True)],
    ),
)

# Nobody's

card(
    "kolat-servant",
    limited(
        costs=[BOW_THIS],
        target=Target(lambda use: [one.stronghold for one in use.table.players if use.table.is_in(one.seat)]),
        effect=lambda use: [use.bow(use.target), use.apply(use.target, "cannot:straighten", until="bowed")],
    ),
    may_stay_bowed=True,
)


def _against_her(this: Card, one: Any) -> bool:
    """Hold for the Items of who duels her, and for her own: in a duel against her there are none."""
    duel = this.table.duel
    return (
        duel is not None
        and duel.side(this) is not None
        and isinstance(one, Card)
        and one.face.type == "item"
        and one.host is not None
        and duel.side(one.host) is not None
    )


card("hirariko", gains("blank", applies=_against_her))
