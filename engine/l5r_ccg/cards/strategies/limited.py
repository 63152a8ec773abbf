"""Strategies that are Limited Actions (§limited-actions)."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.cardplay.cost import Cost
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.delayed import condition, delayed_effect
from engine.l5r_ccg.abilities.payments import is_gone
from engine.l5r_ccg.abilities.use import EXTORTED, Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.amounts import gold
from engine.l5r_ccg.cards.phrases.bowing import BY_RULE
from engine.l5r_ccg.cards.phrases.committing import attacks_no, comes_to_defend
from engine.l5r_ccg.cards.phrases.duels import challenger, honor_for_winner, may_face
from engine.l5r_ccg.cards.phrases.honor import costs_honor
from engine.l5r_ccg.cards.phrases.standing import STAYS, bound, bound_to, goes_with_it, stays_for, while_facing
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    before,
    bow,
    cannot,
    card,
    limited,
    lose_honor,
    open_,
    pay_gold,
    personality,
    player,
    theirs,
    whenever,
    yours,
)
from engine.l5r_ccg.fighting.ambush import ambush
from engine.l5r_ccg.fighting.duel import Duel, Duelist, challenge, may_be_challenged, may_challenge
from engine.l5r_ccg.state import ESTRANGED, GOOD_WILL, SEATS, Player, Province, effects_about, estranged
from engine.l5r_ccg.tokens import follower_token
from engine.l5r_ccg.turn.gold import Gold, affordable, in_reach, pay

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
    """Declare a target: a card in play of one of these types."""
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


# The Geisha is no card in play. The player pays 2 gold for each point of her Chi, and she leaves after the duel.
def _geisha(use: Use) -> Flow[None]:
    chi = yield from gold(use, 29, each=2)
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
        target=personality(may_face),
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
    limited(targets=[personality(challenger, name="challenger"), personality(may_face)], run=_iaijutsu),
)

card(
    "daisho-technique",
    limited(
        costs=[
            bow(
                lambda use: [
                    one for one in use.you.personalities if one.trait("Samurai") and one.as_printed(one.face.chi) > 2
                ]
            )
        ],
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
        # The Honor is a cost, so it is lost even if the Action has no effect.
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
    """Tell whether a Personality of this player's clan is controlled by a player of another clan."""
    lord = one.player
    return any(one.of_clan(clan) for clan in use.you.clans) and not lord.clans & use.you.clans


def _call_home(use: Use) -> Flow[None]:
    """Let the controller hand over the Personality until the end of the turn.

    If the controller does not, the Personality is dishonored and Honor is lost.
    """
    one, lord = use.target, use.target.controller
    given = yield from choose_subjects(lord, [one], source=use.label, rule="your", least=0, name="hand-over")
    if given:
        yield from run_batch(use.table, [use.take_control(one, until="turn"), *attacks_no(use, one, ITS_LORD)])
    else:
        yield from run_batch(use.table, [use.dishonor(one), use.lose_honor(7, seat=lord, by=(one,))])


def _attacks_its_lord(given: object, one: Card, place: Any) -> bool:
    """Tell whether a Personality that was handed over for the turn would attack the player who handed it over."""
    lent = any(card is one and seat == place.owner for card, seat, _ in one.table.durations.borrowed)
    return lent and not comes_to_defend(one)


ITS_LORD = condition("lent-by-defender", _attacks_its_lord)

card("family-loyalty", limited(target=personality(_claimed), run=_call_home))


def _tests_honor(use: Use) -> Flow[None]:
    """Turn up a Fate card of the controller.

    If the card's Focus is higher than the target's Personal Honor, dishonor and destroy the target.
    """
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
    """Return the Holdings whose price the player can pay."""
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


def _rivals(use: Use, one: Card) -> list[Card]:
    """Return the other Personalities that a Personality may challenge once the Action is paid for."""
    found = [other for other in use.table.personalities() if other is not one and not is_gone(use, other)]
    return [other for other in found if may_be_challenged(other, use)]


def _provokes(use: Use) -> Flow[None]:
    """Let the controller choose whom the Personality challenges. Refusing has no consequences."""
    found = _rivals(use, use.target)
    if found:
        chosen = yield from choose_subjects(use.target.controller, found, source=use.label, rule="challenge")
        yield from challenge(use, use.target, chosen[0], refused=lambda issue: [])


card(
    "kolat-instigator",
    limited(
        words=["Kolat"],
        costs=[lose_honor(2)],
        target=personality(lambda use, one: may_challenge(one, use) and bool(_rivals(use, one))),
        run=_provokes,
    ),
)

ASHIGARU = follower_token("levied-ashigaru", "Levied Ashigaru", traits=("Ashigaru",))
# The cost of each token, and the Honor lost with it.
LEVY, LOSS = 3, 1


def _levied(use: Use, one: Card) -> bool:
    return yours(use, one) and one.trait("Samurai")


def _levies(use: Use) -> Flow[None]:
    """Ask how many tokens to raise, pay for them, and give them to the Samurai."""
    amount = yield from gold(use, 10, each=LEVY)
    if not (yield from pay(use, use.you, LEVY * amount, use.this)):
        return
    for _ in range(amount):
        yield from run_batch(use.table, [use.create_follower(ASHIGARU, use.target)])
    if not any(one.run is DESERTED.run and one.cause.seat == use.seat for one in use.table.durations.delayed):
        yield from run_batch(use.table, [use.later(DESERTED, "game")])


def _is_levied(later: Delayed, leaving: Any) -> bool:
    return bool(leaving.card.id == ASHIGARU and leaving.card.owner == later.cause.seat)


def _mourned(later: Delayed, leaving: Any) -> Flow[None]:
    yield from run_batch(leaving.table, [later.cause.lose_honor(LOSS, by=())])


DESERTED = delayed_effect("levy-troops", (e.Destroy, e.DiscardFromPlay), _mourned, when=_is_levied, standing=True)

card(
    "levy-troops",
    limited(
        condition=lambda use: use.hypothetical or affordable(use.you, LEVY, use.this),
        target=personality(_levied),
        run=_levies,
    ),
)

card(
    "his-most-favored",
    limited(
        target=personality(yours, bowed=True),
        effect=lambda use: [*stays_for(use, use.target), use.gain_honor(5, by=())],
    ),
    goes_with_it(lambda use: [use.lose_honor(10, by=())]),
)


def _shields(use: Use) -> list[Event]:
    """Return the loss of Honor for the death of the protected card.

    In a duel, the opponent loses the Honor. In a battle, the controller of the protected card loses it.
    """
    death: Any = use.event
    duel, fought = use.table.duel, use.table.battle
    side = None if duel is None else duel.side(death.card)
    if duel is not None and side is not None:
        return [use.lose_honor(7, seat=duel.opponent(side).seat, by=())]
    if fought is not None and death.at is fought.province:
        return [use.lose_honor(3, seat=death.controller, by=())]
    return []


card(
    "emperor-s-protection",
    limited(
        words=("Political", "Favor"),
        condition=lambda use: use.table.favor == use.seat,
        costs=[Cost(lambda use: [use.give_up_favor()])],
        target=personality(lambda use, one: one.personal_honor >= 1, bowed=True),
        effect=lambda use: stays_for(use, use.target),
    ),
    goes_with_it(_shields),
)


def _hunts_nobody(use: Use, one: Card) -> bool:
    """Tell whether a card is a Personality of this player that has no nemesis. It may be another's nemesis."""
    hunts = (card for card in use.table.in_play() if card.id == "nemesis" and card.controller == one.controller)
    return yours(use, one) and not any(bound(card, one) for card in hunts)


card(
    "nemesis",
    limited(
        targets=[
            personality(_hunts_nobody, name="hunter", bowed=True),
            personality(theirs),
        ],
        effect=lambda use: stays_for(use, use.chosen["hunter"][0], use.target),
    ),
    while_facing("force", 2),
    while_facing("chi", 3),
    goes_with_it(),
)


def _is_kept_here(use: Use) -> bool:
    """Tell whether the kidnapped Personality is in the battle."""
    return any(bound(use.this, one) and one.in_battle for one in use.table.personalities())


def _lets_go(use: Use) -> Flow[None]:
    yield from run_batch(use.table, [use.discard_from_play(use.this)])


def _frees(use: Use) -> list[Event]:
    """After a kidnapping has ended, straighten the Personality. The kidnapper's player loses Honor."""
    ended = use.event
    assert isinstance(ended, e.Leaving)
    held = [one for one in use.table.personalities() if bound_to(ended.uid, one)]
    return [*(use.straighten(one) for one in held), use.lose_honor(5, seat=ended.controller, by=())]


card(
    "ninja-kidnapper",
    limited(
        words=["Ninja"],
        target=personality(lambda use, one: one.force <= 4, bowed=True),
        effect=lambda use: [use.bow(use.target), *stays_for(use, use.target)],
    ),
    cannot("straighten", applies=lambda this, one: isinstance(one, Card) and bound(this, one), zones=STAYS),
    open_(anyone=True, anywhere=True, concerns=_is_kept_here, costs=[pay_gold(10)], run=_lets_go, zones=STAYS),
    whenever(
        (e.Destroy, e.DiscardFromPlay),
        lambda use, event: event.card is use.this,
        effect=_frees,
        zones=("fate discard",),
    ),
)


def _marked(use: Use) -> Card | None:
    return next((one for one in use.table.personalities() if bound(use.this, one)), None)


def _feuds(use: Use) -> Flow[None]:
    """Make the Personality challenge the marked one. Refusing costs Honor."""
    marked = _marked(use)

    def refused(issue: e.Challenge) -> list[Event]:
        coward = issue.challenged
        return [use.lose_honor(3, seat=coward.controller, by=(coward,)), use.dishonor(coward)]

    if marked is not None:
        yield from challenge(use, use.paid["performer"], marked, refused=refused)


def _avengers(use: Use) -> list[Card]:
    return [one for one in use.you.personalities if one is not _marked(use) and may_challenge(one, use)]


card(
    "the-blood-feud",
    limited(costs=[lose_honor(4)], target=personality(bowed=True), effect=lambda use: stays_for(use, use.target)),
    limited(
        anyone=True,
        condition=lambda use: _marked(use) is not None and may_be_challenged(_marked(use), use),  # type: ignore[arg-type]
        costs=[bow(_avengers)],
        run=_feuds,
        zones=STAYS,
    ),
    limited(
        words=["Favor"],
        anyone=True,
        condition=lambda use: use.table.favor == use.seat,
        costs=[Cost(lambda use: [use.give_up_favor()])],
        effect=lambda use: [use.discard_from_play(use.this)],
        zones=STAYS,
    ),
    goes_with_it(),
)


def _lessor(use: Use) -> int | None:
    """Return the player whose Holding was chosen."""
    holding = next(iter(use.chosen.get("holding", ())), None)
    return None if holding is None else holding.controller


def _extortable(use: Use) -> list[Card]:
    """Return the Holdings of other players who still have a Province."""
    return [
        one for one in use.table.in_play()
        if one.face.type == "holding" and theirs(use, one) and one.slot is None and one.player.standing
    ]  # fmt: skip


def _hostages(use: Use) -> list[Province]:
    seat = _lessor(use)
    return [] if seat is None else use.table.players[seat].standing


def _threatened(use: Use) -> list[Province]:
    """Return the Province that would be destroyed if the secret were revealed."""
    places = [place for one in use.table.players for place in one.standing]
    return [place for place in places if bound(use.this, place)]


def _reveals(use: Use) -> list[Event]:
    """End the blackmail: the Province is destroyed, the Holding returns, and the blackmailer loses Honor."""
    held = [one for one in use.table.in_play() if one.face.type == "holding" and bound(use.this, one)]
    return [
        *(use.destroy_province(place) for place in _threatened(use)),
        *(use.take_control(one, seat=use.seat) for one in held),
        use.lose_honor(10, seat=use.this.controller, by=()),
        use.destroy(use.this),
    ]


card(
    "blackmail",
    limited(
        targets=[Target(_extortable, name="holding"), Target(_hostages, name="province", reference=True)],
        effect=lambda use: [
            use.take_control(use.chosen["holding"][0]),
            *stays_for(use, *use.chosen["holding"], *use.chosen.get("province", ())),
        ],
    ),
    open_(
        anyone=True,
        anywhere=True,
        condition=lambda use: any(place.owner == use.seat for place in _threatened(use)),
        effect=_reveals,
        zones=STAYS,
    ),
    goes_with_it(),
)


def _is_extorted(given: object, one: Card, place: Any) -> bool:
    """Tell whether a dishonored Personality would attack the player who extorts its player."""
    marks = [each.value for each in one.lasting if each.attribute == EXTORTED]
    return one.dishonored and place.owner + 1 in marks and not comes_to_defend(one)


LEFT_ALONE = condition("extorted", _is_extorted)


def _redeemed(later: Delayed, restored: Any) -> Flow[None]:
    yield from run_batch(restored.table, [e.Lift(later.cause, later.about, "extortion")])


REDEEMED = delayed_effect(
    "extortion", e.RestoreHonor, _redeemed, when=lambda later, restored: restored.card is later.about
)

card(
    "extortion",
    limited(
        words=["Kolat"],
        target=personality(lambda use, one: one.dishonored, bowed=True),
        effect=lambda use: [
            use.apply(use.target, EXTORTED, use.seat + 1, until="game"),
            *(use.apply(use.target, f"cannot:{what}", until="game", test=LEFT_ALONE) for what in ("attack", "enter")),
            use.later(REDEEMED, "game", about=use.target),
        ],
    ),
)


def _speaks_of(words: frozenset[str], texts: frozenset[str], event: e.Initiate) -> bool:
    """Tell whether one of these words is in the title, the traits or the text of an action's card."""
    ability, source = event.use.ability, event.use.this
    if ability.timing.forced:
        return False
    said = [source.face.name, *source.traits, *getattr(ability, "words", ())]
    found = {word for each in said for word in re.findall("[a-z]+", each.lower())}
    return bool(words & found) or any(ability.name.endswith(text) for text in texts)


def _way(element: str, ring_test: Callable[..., bool], against: Sequence[str], texts: Sequence[str]) -> None:
    """Implement a Way, which makes a Shugenja an Adept of an element for the rest of the game.

    The Adept is stronger with the Ring, and cancels actions of cards with one of the words ``against``. ``texts`` names
    the abilities that have such a word only in their text.
    """
    trait = f"Adept of {element}"
    words = frozenset([*against, *(f"{word}s" for word in against)])
    named = frozenset(texts)
    card(
        f"the-way-of-{element.lower()}",
        limited(
            costs=[bow(lambda use: [one for one in use.you.personalities if one.trait("Shugenja")])],
            effect=lambda use: [
                use.apply(use.paid["performer"], f"trait:{trait}", until="permanent"),
                use.apply(use.paid["performer"], "has-text", until="permanent"),
                *(
                    use.apply(use.paid["performer"], value, 2, until="permanent", test=ring_test)
                    for value in ("force", "chi")
                ),
            ],
        ),
        texts=[
            before(
                e.Initiate,
                lambda use, event: _speaks_of(words, named, event),
                words=("Elemental",),
                costs=[BOW_THIS],
                effect=lambda use: [use.cancel(use.event)],
            )
        ],
    )


def _their_ring(name: str) -> Callable[..., bool]:
    """Register the condition that the Personality's player has a Ring in play."""
    return condition(name, partial(_has_the_ring, name))


def _has_the_ring(name: str, given: object, one: Card) -> bool:
    return any(ring.id == name for ring in one.player.rings)


_way("Air", _their_ring("ring-of-air"), ["water"], ["oni-no-genso.1", "oni-no-mizu.0"])
_way("Earth", _their_ring("ring-of-earth"), ["wind", "air"], ["oni-no-genso.1", "oni-no-kaze.0"])
_way("Fire", _their_ring("ring-of-fire"), ["earth"], ["oni-no-genso.0", "oni-no-jimen.0"])
_way(
    "Water", _their_ring("ring-of-water"), ["fire"],
    ["oni-no-genso.0", "oni-no-taki-bi.0", "togashi-mitsu.0", "mitsu-experienced.0", "mitsu-experienced.1"],
)  # fmt: skip

card(
    "the-egg-of-p-an-ku",
    limited(target=personality(), effect=lambda use: [e.Hatch(use, use.this, use.target)]),
)

card(
    "ambush",
    limited(
        costs=[lose_honor(5)],
        targets=[personality(yours, name="unit"), personality(theirs)],
        run=lambda use: ambush(use, use.chosen["unit"][0], use.target),
    ),
)

INFAMOUS = ("Shadowlands", "Ninja", "Kolat")


def _spotless(use: Use) -> bool:
    """Tell whether no card of this player, in play or in a discard pile, costs Honor or has an infamous trait."""
    in_play = [one for one in use.table.in_play() if one.controller == use.seat]
    return not any(
        costs_honor(one.face) or any(one.called(word) for word in INFAMOUS)
        for one in (*in_play, *use.you.dynasty_discard, *use.you.fate_discard)
    )


def _restored_name(use: Use) -> list[Event]:
    """Return the event that gains up to 8 Honor.

    This gain does not raise the Honor above its value at the start of the game.
    """
    start = use.you.stronghold.face.facts.starting_honor or 0
    return [use.gain_honor(min(8, max(0, start - use.you.honor)), by=())]


card("lies-lies-lies", limited(words=["Political"], condition=_spotless, effect=_restored_name))


DISSENT = "political-dissent"


def _parts(use: Use) -> Flow[None]:
    """Make the two players unable to ally. From now on, each of the two may give the other a sign of good will."""
    one, other = use.chosen["quarrel"][0], use.target
    for who, whom in ((one, other), (other, one)):
        quarrel = use.apply(who, ESTRANGED, 1 + whom.seat, until="game")
        yield from run_batch(use.table, [quarrel, use.apply(who.stronghold, "has-text", until="game")])


def _offended(use: Use, one: Player) -> bool:
    """Tell whether this player is estranged from another one, who still lacks a sign of good will."""
    you, other = use.you, one.seat
    return other != use.seat and effects_about(you, ESTRANGED, other) > effects_about(you, GOOD_WILL, other)


def _shows_good_will(use: Use) -> Flow[None]:
    """Give the sign. Once both players have given it, they may ally again and their Samurai defend each other."""
    you, whom = use.you, use.target
    yield from run_batch(use.table, [use.apply(you, GOOD_WILL, 1 + whom.seat, until="game")])
    if not estranged(you, whom) and effects_about(whom, GOOD_WILL, you.seat) == 1:
        pair = SEATS * min(you.seat, whom.seat) + max(you.seat, whom.seat)
        yield from run_batch(use.table, [use.later(RECONCILED, "game", given=pair)])


def _stand_by_each_other(later: Delayed, begins: Any) -> Flow[None]:
    """Strengthen the Samurai whom one of the two players has sent to defend the other."""
    table, attack, cause = begins.table, begins.table.attack, later.cause
    pair = divmod(later.given, SEATS)
    if attack is None or attack.defender not in pair:
        return
    ally = pair[0] if pair[1] == attack.defender else pair[1]
    sent = [one for one in begins.battle.army("defend") if one.controller == ally and one.sent == "sent"]
    gifts = [gift for one in sent if one.trait("Samurai") for gift in cause.gives(one, force=2, chi=2, until="battle")]
    yield from run_batch(table, gifts)


RECONCILED = delayed_effect(DISSENT, e.BattleBegins, _stand_by_each_other, standing=True)

card(
    DISSENT,
    limited(
        words=["Political"],
        costs=[bow(lambda use: [one for one in use.you.personalities if not one.bowed])],
        targets=[player(name="quarrel"), player(lambda use, one: one not in use.chosen.get("quarrel", ()))],
        run=_parts,
    ),
    texts=[
        limited(
            costs=[
                Cost(
                    lambda use: [use.destroy(use.paid["offering"])],
                    pick=lambda use: use.you.personalities,
                    name="offering",
                )
            ],
            target=player(_offended, reference=True),
            run=_shows_good_will,
            while_bowed=True,
        )
    ],
)

card(
    "delicate-calculations",
    limited(
        condition=lambda use: not use.you.added("two-defenders") and len(use.table.clockwise(use.seat)) > 2,
        effect=lambda use: [use.apply(use.you, "two-defenders")],
    ),
)
