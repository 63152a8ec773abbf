"""Crab Clan, Core Set."""

from typing import Any

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cards.words import (
    UNLIMITED,
    Choice,
    Layer,
    Target,
    action,
    cannot,
    card,
    character,
    friendly,
    gains,
    in_conflict,
    opponent,
    participant,
    reaction,
    this_participates,
    to_yours,
    to_yours_once,
    vanilla,
    would_interrupt,
)
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.cost import BOW_THIS, SACRIFICE_THIS, Cost, sacrifice
from engine.l5r_lcg.initiation import choose_subjects, finish
from engine.l5r_lcg.rings import ring_effect
from engine.l5r_lcg.timing import ACTION
from engine.l5r_lcg.use import Use

card(
    "shiro-nishiyama",
    action(
        condition=in_conflict,
        costs=[BOW_THIS],
        effect=lambda use: [
            event
            for other in use.you.characters
            if other.defending
            for event in use.gets(other, military=1, political=1)
        ],
    ),
)

card(
    "defend-the-wall",
    reaction(
        e.CompareSkills,
        lambda use, event: event.conflict.winner == use.seat and event.conflict.province is use.this,
        run=lambda use: ring_effect(use.table, use.seat, use.conflict.elements if use.conflict else (), optional=False),
        changes=lambda use: (
            use.conflict is not None and any(use.resolve_ring(element).possible() for element in use.conflict.elements)
        ),
    ),
)

vanilla("eager-scout")


def for_each_holding(use: Use) -> list[Event]:
    """Give the character +2 to both skills for each holding that the player of the card controls now."""
    amount = 2 * len(use.you.holdings)
    return use.gets(use.target, military=amount, political=amount)


card(
    "hida-guardian",
    action(
        condition=this_participates,
        target=participant(lambda use, other: other is not use.this),
        effect=for_each_holding,
    ),
)

vanilla("kaiu-envoy")

card("hiruma-yojimbo", cannot("be-declared-attacker"))


def holding_in_play(use: Use) -> bool:
    """Whether any player has a holding in play."""
    return any(player.holdings for player in use.table.players)


def one_of_top_two(use: Use) -> Flow[None]:
    """Look at the top 2 cards of the conflict deck, add one to your hand and put the other under the deck."""
    top = use.you.conflict_deck[-2:][::-1]
    yield from run_batch(use.table, [use.look_at(top)])
    (kept,) = yield from choose_subjects(use.seat, top, source=use.label)
    rest: list[Event] = [use.put_on_deck(other, bottom=True) for other in top if other is not kept]
    yield from run_batch(use.table, [use.add_to_hand(kept), *rest])


card(
    "shrewd-yasuki",
    action(
        condition=lambda use: this_participates(use) and holding_in_play(use),
        run=one_of_top_two,
        changes=lambda use: bool(use.you.conflict_deck),
    ),
)

card(
    "vanguard-warrior",
    action(costs=[SACRIFICE_THIS], target=character(), effect=lambda use: [use.place_fate(use.target)]),
)


def by_opponent(this: Card, other: Card, cause: Cause) -> bool:
    """Whether the cause is the effect of an opponent's card."""
    return cause.card_effect and cause.seat != this.controller


card(
    "borderlands-defender",
    *(
        cannot(what, applies=lambda this, other: other is this and this.defending, test=by_opponent)
        for what in ("bow", "move")
    ),
)

card(
    "intimidating-hida",
    reaction(
        e.PassConflict,
        lambda use, event: event.seat != use.seat,
        effect=lambda use: [use.lose_honor(seat=use.opponent.seat)],
    ),
)

card(
    "vengeful-berserker",
    reaction(
        e.LeavePlay,
        lambda use, event: event.was_character and event.card is not use.this and event.controller == use.seat,
        condition=in_conflict,
        effect=lambda use: [use.apply(use.this, "military", 2, layer=Layer.MULTIPLY)],
    ),
)

card(
    "hida-tomonatsu",
    reaction(
        e.CompareSkills,
        lambda use, event: use.this in event.winners and use.this.defending,
        costs=[SACRIFICE_THIS],
        target=participant(lambda use, other: other.attacking and not other.face.unique),
        effect=lambda use: [use.return_to(use.target, "deck top")],
    ),
)

card(
    "steadfast-witch-hunter",
    action(costs=[sacrifice(friendly())], target=character(), effect=lambda use: [use.ready(use.target)]),
)

card(
    "kaiu-shuichi",
    action(
        condition=lambda use: this_participates(use) and holding_in_play(use),
        effect=lambda use: [use.gain_fate()],
    ),
)


def first_action_against(this: Card, use: Use) -> bool:
    """Whether the opponent acts first in the conflict, and this player has lost no conflict this phase."""
    return (
        use.ability.timing is ACTION
        and use.seat != this.controller
        and use.conflict is not None
        and not use.conflict.actions[use.seat]
        and not this.player.lost_conflict
    )


card("hida-kisada", gains("cancel:effects", applies=first_action_against))

card(
    "borderlands-fortifications",
    action(
        target=Target(lambda use: [other for province in use.you.provinces for other in province.contents]),
        effect=lambda use: [use.swap_in_provinces(use.this, use.target)],
    ),
)

card("funeral-pyre", action(costs=[sacrifice(friendly())], effect=lambda use: [use.draw()]))

card(
    "hiruma-ambusher",
    reaction(
        e.EnterPlay,
        lambda use, event: event.card is use.this and use.this.defending,
        target=character(),
        effect=lambda use: [use.apply(use.target, "cannot:trigger")],
    ),
)

card(
    "stoic-gunso",
    action(
        condition=in_conflict,
        costs=[sacrifice(friendly())],
        effect=lambda use: use.gets(use.this, military=3),
    ),
)

card(
    "reprieve",
    would_interrupt(
        e.LeavePlay,
        lambda use, event: event.card is use.this.host,
        effect=lambda use: [use.replace(use.event, [use.discard(use.this)])],
    ),
)

card(
    "watch-commander",
    reaction(
        e.PlayCard,
        lambda use, event: event.seat != use.seat and event.during_conflict and use.host.participating,
        effect=lambda use: [use.lose_honor(seat=use.opponent.seat)],
        limit=UNLIMITED,
    ),
    attaches=to_yours_once,
)

card(
    "jade-tetsubo",
    action(
        condition=lambda use: use.host.participating,
        costs=[BOW_THIS],
        target=participant(lambda use, other: other.military < use.host.military),
        effect=lambda use: [use.remove_fate(use.target, use.target.fate, to_player=use.target.owner)],
    ),
    attaches=to_yours,
)


def levied(use: Use) -> list[Event]:
    """The opponent gives 1 fate or 1 honor, as selected."""
    if use.choice == "fate":
        return [e.TransferFate(use, use.opponent.seat, use.seat, taken=False)]
    return [e.TransferHonor(use, use.opponent.seat, use.seat, taken=False)]


card(
    "levy",
    action(choice=Choice({"fate": lambda use: True, "honor": lambda use: True}, by=opponent), effect=levied),
)


def shuffled_back(use: Use) -> list[Event]:
    """Shuffle the picked card into its deck, and note the province that it leaves."""
    picked = use.paid["card"]
    use.paid["province"] = picked.slot
    if picked.in_play:
        return [use.return_to(picked, "deck bottom"), use.shuffle("dynasty")]
    return [use.put_on_deck(picked, bottom=True, shown=True), use.shuffle("dynasty")]


# The holding enters before the province would be refilled. If the effect is canceled, the province is refilled.
card(
    "rebuild",
    action(
        costs=[
            Cost(
                shuffled_back,
                pick=lambda use: [
                    c for province in use.you.provinces if not province.broken for c in province.contents
                ],
                name="card",
            )
        ],
        target=Target(lambda use: [c for c in use.you.dynasty_discard if c.face.type == "holding"]),
        effect=lambda use: [use.put_into_province(use.target, use.paid["province"])],
    ),
)


def forced_sacrifice(use: Use) -> Flow[None]:
    """The opponent chooses and sacrifices a character.

    If a Reprieve saves this character, no other character is sacrificed (§faq-4, Reprieve).
    """
    able = [other for other in use.opponent.characters if use.sacrifice(other).possible()]
    if able:
        chosen = yield from choose_subjects(use.opponent.seat, able, source=use.label, kind="sacrifice")
        yield from finish(use, [use.sacrifice(chosen[0])])


card(
    "way-of-the-crab",
    action(
        costs=[sacrifice(friendly(lambda use, other: other.of_clan("crab")))],
        run=forced_sacrifice,
        changes=lambda use: any(use.sacrifice(other).possible() for other in use.opponent.characters),
        maximum=1,
    ),
)


def defends(_: None, other: Card, cause: Any) -> bool:
    """Whether the character is defending."""
    return other.defending


card(
    "the-mountain-does-not-fall",
    action(
        target=character(),
        effect=lambda use: [use.apply(use.target, "cannot:bow-after-conflict", until="phase", test=defends)],
        maximum=1,
    ),
)
