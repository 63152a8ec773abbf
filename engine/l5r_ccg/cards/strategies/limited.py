"""Strategies that are Limited Actions (§limited-actions)."""

from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.bowing import BY_RULE
from engine.l5r_ccg.cards.phrases.committing import attacks_no, comes_to_defend
from engine.l5r_ccg.cards.phrases.duels import challenger, honor_for_winner
from engine.l5r_ccg.cards.words import Target, before, bow, card, limited, lose_honor, personality, theirs, yours
from engine.l5r_ccg.delayed import condition
from engine.l5r_ccg.duel import Duel, Duelist, challenge
from engine.l5r_ccg.gold import Gold, affordable, in_reach, pay
from engine.l5r_ccg.use import Use

card(
    "bountiful-harvest",
    limited(
        effect=lambda use: [
            use.apply(one, "gold", 1)
            for one in use.table.in_play()
            if one.face.type == "holding" and one.face.makes_gold
        ]
    ),
)

card("meditation", limited(target=personality(), effect=lambda use: use.gives(use.target, force=1, chi=2)))


def _in_play(*types: str) -> Target:
    """Declare a card of a type in play as target."""
    return Target(lambda use: [one for one in use.table.in_play() if one.face.type in types])


card("explosives", limited(target=_in_play("holding"), effect=lambda use: [use.destroy(use.target)]))

card(
    "fu-leng-s-steeds",
    limited(
        target=Target(lambda use: [one for one in use.table.in_play() if one.trait("Cavalry")]),
        effect=lambda use: [use.apply(use.target, "trait:Cavalry", -1, until="permanent")],
    ),
)

card(
    "kolat-master",
    limited(
        words=["Kolat"],
        costs=[lose_honor(4)],
        target=personality(lambda use, one: theirs(use, one) and one.chi < 4),
        effect=lambda use: [
            use.take_control(use.target),
            *(use.destroy(one) for one in use.target.followers if (one.face.honor_requirement or 0) > 0),
        ],
    ),
)

card(
    "ninja-thief",
    limited(
        words=["Ninja"],
        costs=[lose_honor(3)],
        targets=[
            Target(
                lambda use: [
                    one for host in use.table.personalities() for one in host.attachments if one.face.type == "item"
                ],
                name="item",
            ),
            personality(),
        ],
        effect=lambda use: [use.attach(use.chosen["item"][0], use.target)],
    ),
)

card(
    "shame",
    limited(
        words=["Political"],
        target=personality(lambda use, one: one.dishonored and not one.value("shamed")),
        effect=lambda use: [
            use.apply(use.target, "shamed", until="permanent"),
            use.lose_honor(7, seat=use.target.controller),
        ],
    ),
)

card(
    "the-fault-is-mine",
    limited(
        targets=[
            personality(lambda use, one: yours(use, one) and not one.dishonored, name="scapegoat"),
            personality(lambda use, one: yours(use, one) and one.dishonored),
        ],
        effect=lambda use: [use.dishonor(use.chosen["scapegoat"][0]), use.restore(use.target)],
    ),
    before(
        e.Dishonor,
        lambda use, event: event.card.controller == use.seat,
        target=personality(
            lambda use, one: yours(use, one) and not one.dishonored and one is not use.event.card  # type: ignore[union-attr]
        ),
        effect=lambda use: [use.replace(use.event, [use.dishonor(use.target)])],
    ),
)


# The Geisha is no card in play. She fights with half the gold paid for her and is gone after the duel.
def _geisha(use: Use) -> Flow[None]:
    most = max(chi for chi in range(1, 30) if affordable(use.you, 2 * chi, use.this))
    options = [Option(f"number:{chi}", "number", chi, number=chi) for chi in range(1, most + 1)]
    chi: int = yield from ask(Prompt(use.seat, "number", options, rule="producing", source=use.label))
    if not (yield from pay(use, use.you, 2 * chi, use.this)):
        return

    def loses(duel: Duel, loser: Duelist) -> list[Event]:
        return [] if loser.card is use.this else [use.destroy(loser.card)]

    def prepare(duel: Duel) -> None:
        duel.challenger.may_focus = False

    yield from challenge(use, use.this, use.target, loses=loses, number=chi, prepare=prepare)


card(
    "geisha-assassin",
    limited(
        words=["Assassin"],
        condition=lambda use: use.hypothetical or affordable(use.you, 2, use.this),
        target=personality(theirs),
        run=_geisha,
    ),
)


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
    "daisho-technique",
    limited(
        costs=[bow(lambda use: [one for one in use.you.personalities if one.trait("Samurai") and one.face.chi > 2])],
        effect=lambda use: [use.apply(use.paid["performer"], "more:Weapon", 1, until="game")],
    ),
)

card(
    "disfavored",
    limited(
        words=("Political",),
        target=personality(lambda use, one: not one.forbids("act-politically")),
        effect=lambda use: [use.apply(use.target, "cannot:act-politically", until="game")],
    ),
)

card(
    "kolat-saboteur",
    limited(
        words=("Kolat",),
        target=Target(lambda use: [one.stronghold for one in use.table.players if use.table.is_in(one.seat)]),
        effect=lambda use: [
            use.bow(use.target),
            use.apply(use.target, "cannot:straighten", until="next-turn"),
        ],
    ),
)


def _mines(use: Use) -> list[Card]:
    return [one for one in use.you.holdings if one.called("Mine")]


card(
    "the-people-s-expense",
    limited(
        effect=lambda use: [
            event
            for one in _mines(use)
            for event in (
                use.apply(one, "gold", 2),
                use.apply(one, "cannot:straighten", until="next-straighten", test=BY_RULE),
            )
        ]
    ),
)

card(
    "kolat-assassin",
    limited(
        words=["Kolat"],
        target=personality(lambda use, one: one.chi <= 4),
        # The honor is a cost: it is lost even if the Action fails.
        costs=[lose_honor(4)],
        effect=lambda use: [use.destroy(use.target)],
    ),
    limited(
        words=["Kolat"],
        target=Target(lambda use: [card for card in use.table.in_play() if card.trait("Retainer")]),
        costs=[lose_honor(4)],
        effect=lambda use: [use.destroy(use.target)],
    ),
)

card(
    "oath-of-fealty",
    limited(
        target=personality(yours),
        effect=lambda use: [
            *use.gives(use.target, force=1, chi=1, until="permanent"),
            *use.swear_fealty(use.target),
        ],
    ),
)


def _most_honor(use: Use) -> int:
    return max(one.honor for one in use.table.players if use.table.is_in(one.seat))


card(
    "breach-of-etiquette",
    limited(
        effect=lambda use: [
            use.lose_honor(5, seat=one.seat)
            for one in use.table.players
            if use.table.is_in(one.seat) and one.honor == _most_honor(use)
        ]
    ),
)


def _samurai(use: Use, one: Card) -> bool:
    return one.trait("Samurai")


card("marries-a-barbarian", limited(target=personality(_samurai), effect=lambda use: [use.dishonor(use.target)]))

card(
    "remorseful-seppuku",
    limited(
        target=personality(lambda use, one: one.dishonored and one.trait("Samurai")),
        effect=lambda use: [use.seppuku(use.target)],
    ),
)

card(
    "enlightenment",
    limited(
        costs=[bow(lambda use: [one for one in use.you.personalities if one.trait("Monk")])],
        target=Target(lambda use: [one for one in use.you.fate_discard if one.face.type == "ring"]),
        effect=lambda use: [use.add_to_hand(use.target, shown=True)],
    ),
)


def _claimed(use: Use, one: Card) -> bool:
    """Tell whether a Personality of one's clan serves a player of another clan."""
    lord = one.player
    return any(one.of_clan(clan) for clan in use.you.clans) and not lord.clans & use.you.clans


def _call_home(use: Use) -> Flow[None]:
    """Let the controller hand the Personality over for the turn. Otherwise it is dishonored and honor is lost."""
    one, lord = use.target, use.target.controller
    given = yield from choose_subjects(lord, [one], source=use.label, rule="your", least=0, name="hand-over")
    if given:
        yield from run_batch(use.table, [use.take_control(one, until="turn"), *attacks_no(use, one, ITS_LORD)])
    else:
        yield from run_batch(use.table, [use.dishonor(one), use.lose_honor(7, seat=lord, by=(one,))])


def _attacks_its_lord(given: object, one: Card, place: Any) -> bool:
    """Tell whether a Personality handed over for the turn would attack the player who did so."""
    lent = any(card is one and seat == place.owner for card, seat, _ in one.table.durations.borrowed)
    return lent and not comes_to_defend(one)


ITS_LORD = condition("lent-by-defender", _attacks_its_lord)

card("family-loyalty", limited(target=personality(_claimed), run=_call_home))


def _tests_honor(use: Use) -> Flow[None]:
    """Turn up a Fate card of the controller. More Focus than Personal Honor dishonors and destroys the target."""
    shown = use.target.player.fate_deck[-1]
    yield from run_batch(use.table, [use.discard([shown])])
    if shown.focus > use.target.personal_honor:
        yield from run_batch(use.table, [use.dishonor(use.target)])
        yield from run_batch(use.table, [use.destroy(use.target)])


card(
    "test-of-honor",
    limited(
        words=("Political",),
        target=personality(lambda use, one: one.is_human and bool(one.player.fate_deck)),
        run=_tests_honor,
    ),
)


def _price(holding: Card) -> int:
    return 2 * holding.face.gold_cost


def _burnable(use: Use) -> list[Card]:
    """Return the Holdings whose price is in reach."""
    return [one for one in use.table.in_play() if one.face.type == "holding" and in_reach(use, _price(one))]


card(
    "night-of-a-thousand-fires",
    limited(
        costs=[
            Gold(lambda use: _price(use.target) if use.chosen else 0),
            bow(lambda use: [one for one in use.you.personalities if one.trait("Ninja")]),
        ],
        target=Target(_burnable),
        effect=lambda use: [use.destroy(use.target)],
    ),
)
