"""Strategies that are Open Actions (§open-actions)."""

from typing import Any

from engine.cardplay.choosing import choose_subjects, passing
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.delayed import condition, delayed_effect
from engine.l5r_ccg.abilities.payments import bowing
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.committing import attacks_no, comes_to_defend
from engine.l5r_ccg.cards.phrases.fighting import mounted, shadowlands
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    bow,
    card,
    instead,
    lose_honor,
    open_,
    pay_gold,
    personality,
    yours,
)
from engine.l5r_ccg.state import Player
from engine.l5r_ccg.turn.gold import Gold, affordable, in_reach, might_afford, pay

card(
    "break-morale",
    open_(
        target=personality(lambda use, one: one.dishonored),
        effect=lambda use: [use.destroy(one) for one in use.target.followers],
    ),
)

card("careful-planning", open_(target=personality(), effect=lambda use: use.gives(use.target, force=1, chi=1)))


def _portent(use: Use, one: Card) -> list[Event]:
    """Return the change for a card: a Shadowlands card gains Force and Chi, and any other Personality loses both."""
    if one.trait("Shadowlands"):
        return use.gives(one, force=1, chi=1)
    return use.gives(one, force=-1, chi=-1) if one.is_personality else []


card(
    "evil-portents",
    open_(
        effect=lambda use: [
            event
            for leader in use.table.personalities()
            for one in (leader, *leader.followers)
            for event in _portent(use, one)
        ]
    ),
)


def _of_clan(use: Use, one: Card) -> bool:
    return any(one.of_clan(clan) for clan in use.you.clans)


def _brothers(**parts: object) -> dict[str, object]:
    """Return the parts of an ability: bow one Personality of a clan to straighten another."""
    return {
        "costs": [bow(lambda use: [one for one in use.you.personalities if _of_clan(use, one)], "performer")],
        "target": personality(
            lambda use, one: yours(use, one) and _of_clan(use, one) and one is not use.paid["performer"], bowed=True
        ),
        "effect": lambda use: [use.straighten(use.target)],
        **parts,
    }


card("rise-brother", open_(**_brothers()))

card(
    "along-the-coast-at-midnight",
    open_(effect=lambda use: mounted(use, [card for one in use.you.personalities for card in (one, *one.followers)])),
    own_cost=lambda this, player: sum(not one.bowed for one in player.personalities),
)

card(
    "kolat-interference",
    open_(
        words=["Kolat"],
        condition=lambda use: use.table.phase == "action",
        costs=[lose_honor(3)],
        effect=lambda use: [use.apply(use.table.players[use.table.active], "cannot:draw")],
    ),
)


def _attacks_the_honorable(given: object, one: Card, place: Any) -> bool:
    return one.table.players[place.owner].honor > 0 and not comes_to_defend(one)


THE_HONORABLE = condition("defender-has-honor", _attacks_the_honorable)

card(
    "the-touch-of-shinsei",
    open_(
        condition=lambda use: use.table.battle is None,
        costs=[bow(lambda use: [one for one in use.you.holdings if one.called("Temple")])],
        target=personality(lambda use, one: yours(use, one) and one.trait("Samurai")),
        effect=lambda use: [*use.gives(use.target, force=3, chi=3), *attacks_no(use, use.target, THE_HONORABLE)],
    ),
)


def _makes_gold(given: object, player: object, played: Any) -> bool:
    return isinstance(played, Card) and played.face.type == "holding" and played.face.makes_gold


GOLD_HOLDINGS = condition("gold-holdings", _makes_gold)

card(
    "disrupted-resources",
    open_(
        condition=lambda use: use.table.battle is None,
        effect=lambda use: [use.apply(use.table.players[use.table.active], "cannot:play-card", test=GOLD_HOLDINGS)],
    ),
)


def _gives(use: Use) -> Flow[None]:
    """Let both players pay any amount of gold. The player who pays more gains Honor, and the other loses Honor."""
    rival = use.table.players[use.table.active]
    mine = yield from _pays_any(use, use.you, least=1)
    theirs = yield from _pays_any(use, rival, least=0)
    if mine != theirs:
        giver, miser = (use.you, rival) if mine > theirs else (rival, use.you)
        yield from run_batch(
            use.table, [use.gain_honor(3, seat=giver.seat, by=()), use.lose_honor(1, seat=miser.seat, by=())]
        )


def _pays_any(use: Use, player: Player, *, least: int) -> Flow[int]:
    """Ask a player how much gold to pay, let the player pay it, and return the amount that was paid."""
    most = max(one for one in range(50) if not one or affordable(player, one, use.this))
    options = [Option(f"number:{one}", "number", one, number=one) for one in range(least, most + 1)]
    guarded = might_afford(player, least + 1, use.this)
    amount: int = yield from ask(
        Prompt(player.seat, "number", options, rule="producing", source=use.label, guarded=guarded)
    )
    paid = yield from pay(use.table.rules_of(player.seat), player, amount, use.this)
    return amount if paid else 0


card(
    "a-gift-of-honor",
    open_(
        condition=lambda use: (
            use.table.battle is None
            and use.table.active != use.seat
            and (use.hypothetical or affordable(use.you, 1, use.this))
        ),
        run=_gives,
    ),
)


def _tax(use: Use) -> int:
    """Return the gold that the chosen Holding costs."""
    return use.table.gold_cost(use.target, use.target.controller) if use.chosen else 0


def _taxable(use: Use) -> list[Card]:
    """Return the active player's Holdings whose price that player can pay."""
    holdings = [one for one in use.table.in_play() if one.face.type == "holding" and one.controller == use.table.active]
    return [one for one in holdings if in_reach(use, use.table.gold_cost(one, one.controller))]


def _taxes(use: Use) -> Flow[None]:
    """Let the active player pay for the Holding again. If the player does not, the Holding is destroyed."""
    player, cost = use.target.player, _tax(use)
    paid = False
    if might_afford(player, cost, use.this):
        kept = yield from choose_subjects(
            player.seat, [use.target], source=use.label, rule="producing", least=0, name="taxes", guarded=True
        )
        paid = bool(kept) and (yield from pay(use.table.rules_of(player.seat), player, cost, use.this))
    if not paid:
        yield from run_batch(use.table, [use.destroy(use.target)])


card(
    "imperial-taxation",
    open_(
        words=("Imperial",),
        condition=lambda use: use.table.phase == "action" and use.table.active != use.seat,
        costs=[Gold(_tax)],
        target=Target(_taxable),
        run=_taxes,
    ),
)


def _remounts(use: Use) -> list[Event]:
    """Return the effects that give the text to all Stables, now and later, until the end of the turn."""
    stables = [one for one in use.table.in_play() if one.face.title == "Stables"]
    return [*(use.apply(one, "has-text") for one in stables), use.later(STABLES, "turn")]


def _are_stables(later: Delayed, entering: Any) -> bool:
    return bool(entering.card.face.title == "Stables")


def _given(later: Delayed, entering: Any) -> Flow[None]:
    yield from run_batch(entering.table, [later.cause.apply(entering.card, "has-text")])


STABLES = delayed_effect("fresh-horses", e.EnterPlay, _given, when=_are_stables, standing=True)

card(
    "fresh-horses",
    open_(run=lambda use: run_batch(use.table, _remounts(use)), concerns=lambda use: True, anywhere=True),
    texts=[
        open_(
            anywhere=True,
            costs=[BOW_THIS, pay_gold(3)],
            target=Target(lambda use: [one for one in use.table.in_play() if one.trait("Cavalry")], bowed=True),
            effect=lambda use: [use.straighten(use.target)],
        )
    ],
)

card(
    "shadowlands-sickness",
    open_(
        target=personality(lambda use, one: shadowlands(one)),
        effect=lambda use: [use.bow(use.target)],
    ),
)


card(
    "brash-hero",
    open_(
        condition=lambda use: use.table.phase == "action" and use.table.active != use.seat,
        target=personality(
            lambda use, one: one.controller == use.table.active and one.trait("Samurai") and one.chi <= 2
        ),
        effect=lambda use: [use.apply(use.target, "must-attack")],
    ),
)


def _bowing(use: Use, event: Any) -> list[Card]:
    """Return the Holdings that this player has bowed for gold, or as the cost of an action."""
    bowed = [event.card] if isinstance(event, e.ProduceGold) else bowing(event.use)
    return [one for one in bowed if one.face.type == "holding" and one.controller == use.seat]


def _pays_in_samurai(use: Use) -> Flow[None]:
    """Let the threatened player bow one Samurai for each threat and each Holding.

    Otherwise the Holdings have no effect.
    """
    holdings = _bowing(use, use.event)
    threats = sum(one.attribute == "has-text" and one.source == "threat-of-war" for one in use.this.lasting)
    due = threats * len(holdings)
    ready = [one for one in use.you.personalities if one.trait("Samurai") and not one.bowed and not one.forbids("bow")]
    bowed: list[Event] = []
    if len(ready) >= due:
        options = [one.option("choose") for one in ready]
        prompt = Prompt(
            use.seat, "threatened", [*options, passing()], rule="bow", source=use.label or use.this.key,
            groups=(Group("", due, due),), data={"card": holdings[0].key},
        )  # fmt: skip
        answer = yield from ask_many(prompt)
        bowed = yield from run_batch(use.table, [use.bow(one.value) for one in answer if one.value is not None])
    if len(bowed) < due:
        yield from run_batch(use.table, [_in_vain(use)])


def _in_vain(use: Use) -> Event:
    """Return the event that takes away the gold or the effect for which a Holding was bowed."""
    event: Any = use.event
    return e.SpoilGold(use, event) if isinstance(event, e.ProduceGold) else use.cancel(event)


card(
    "threat-of-war",
    open_(
        condition=lambda use: use.table.active != use.seat,
        costs=[bow(lambda use: [one for one in use.you.personalities if one.trait("Samurai")])],
        effect=lambda use: [use.apply(use.table.players[use.table.active].stronghold, "has-text")],
    ),
    texts=[instead((e.ProduceGold, e.Initiate), lambda use, event: bool(_bowing(use, event)), run=_pays_in_samurai)],
)
