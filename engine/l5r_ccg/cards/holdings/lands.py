"""Mines, farms, ports, temples and other Holdings that are not Retainers."""

from collections.abc import Callable
from functools import partial

from engine.cardplay.choosing import choose_subjects, passing
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask_hidden
from engine.kernel.modifiers import Layer
from engine.kernel.prompt import Group, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.cause import Cause
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.fighting import shadowlands
from engine.l5r_ccg.cards.phrases.holdings import armament, called, count, losing_honor, toward, traded
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    Target,
    bare,
    battle,
    bow,
    card,
    follower,
    gains,
    limited,
    open_,
    pay_gold,
    personality,
    reaction,
    whenever,
)
from engine.l5r_ccg.marks import LIES_UNDER
from engine.l5r_ccg.turn.attachments import can_pay_toll, on_entering, pay_toll
from engine.l5r_ccg.turn.entering import meets_requirement
from engine.l5r_ccg.turn.ways import Way

bare(
    *("diamond-mine", "jade-works", "small-farm"),
    *("copper-mine", "gold-mine", "silver-mine", "iron-mine", "stables", "marketplace", "geisha-house", "island-wharf"),
)

card("port", gold_for=lambda this, wanted: 2 + count(this, "Marketplace"))

card("trade-route", gold_for=lambda this, wanted: 3 + 2 * count(this, "Marketplace"))

card("pearl-bed", gold_for=lambda this, wanted: 1 + ("Naga" in this.player.clans) + count(this, "Pearl Divers"))


def _temple(this: Card, wanted: Card | None) -> int:
    return 2 + ("Brotherhood of Shinsei" in this.player.clans) * len(this.player.rings)


card("prayer-shrines", gold_for=_temple)


def _smithy(this: Card, wanted: Card | None) -> int:
    """Return the gold that the Smithy makes: 4 toward weapons and armor.

    Toward other cards the Smithy makes 2, plus 1 for each Iron Mine, minus 1 for each corrupted Iron Mine.
    """
    if wanted is not None and armament(wanted):
        return 4
    corrupted = sum([one.face.title == "Corrupted Iron Mine" for one in this.table.in_play()])
    return max(0, 2 + count(this, "Iron Mine") - 2 * corrupted)


card("blacksmiths", gold_for=_smithy)


def _wild(wanted: Card) -> bool:
    kind = wanted.face.type in ("personality", "follower")
    return kind and (wanted.trait("Creature") or wanted.trait("Nonhuman"))


def _woods(this: Card, wanted: Card | None) -> int:
    """Return 2 toward Creatures and Nonhuman cards, and 1 toward all other cards.

    The Forests of Shinomen add 1 toward Nonhuman cards.
    """
    shinomen = [one for place in this.player.standing for one in place.attached if one.id == "forests-of-shinomen"]
    more = len(shinomen) if wanted is not None and wanted.trait("Nonhuman") else 0
    return toward(2, _wild)(this, wanted) + more


card("forest", gold_for=_woods)


def _camp(this: Card, wanted: Card | None) -> int:
    """Return 4 toward Toturi's people for the player who leads them, and 2 for other players."""
    if wanted is None or "Toturi's Army" not in this.player.clans:
        return 2
    samurai = wanted.trait("Samurai") and wanted.trait("Unaligned")
    fits = wanted.face.type == "follower" or (
        wanted.face.type == "personality" and (samurai or wanted.of_clan("Toturi's Army"))
    )
    return 4 if fits else 2


card("basecamp", gold_for=_camp)


def _smuggled(this: Card, wanted: Card | None) -> int:
    """Return the whole cost of a Ninja card, unless that cost varies."""
    if wanted is None or not wanted.called("Ninja") or wanted.face.type == "strategy":
        return 0
    return 0 if wanted.face.facts.gold_cost == "*" else wanted.table.gold_cost(wanted, this.controller)


card("ninja-stronghold", gold_for=_smuggled)


def _shadowlands(wanted: Card) -> bool:
    return wanted.trait("Shadowlands")


# A Shadowlands card costs less. This discount is produced as gold toward the card.
card("festering-pit-of-fu-leng", gold_for=toward(5, _shadowlands), gold_price=losing_honor(2))


def for_clan(amount: int, clan: str, more: int) -> Callable[[Card, Card | None], int]:
    """Return a function that gives a card's production: ``amount`` gold, or ``more`` for a player of a clan."""
    return lambda this, wanted: more if clan in this.player.clans else amount


card("corrupted-copper-mine", gold_for=for_clan(1, "Lion", 2), gold_price=losing_honor(1))

card("corrupted-iron-mine", gold_price=losing_honor(1))

card("corrupted-silver-mine", gold_price=losing_honor(1))


def _called_any(*names: str) -> Callable[[Card, object], bool]:
    return lambda this, subject: isinstance(subject, Card) and any(called(name, subject) for name in names)


card(
    "black-market",
    gains("gold", -2, applies=_called_any("Trade Route")),
    gains("gold", -1, applies=_called_any("Port")),
    gold_for=for_clan(2, "Crane", 3),
    gold_price=losing_honor(1),
)


def _robbed(this: Card, wanted: Card | None) -> int:
    """Return 1 for each market, port and route of the other players."""
    names = ("Marketplace", "Port", "Trade Route")
    every = [one for one in this.table.in_play() if one.controller != this.controller]
    return sum(any(called(name, one) for name in names) for one in every)


card(
    "bandit-hideout",
    gains("gold", -1, applies=_called_any("Marketplace", "Port", "Trade Route")),
    gold_for=_robbed,
    gold_price=losing_honor(2),
)


card("merchant-caravan", gold_ways=traded)

card("dance-troupe", limited(costs=[BOW_THIS], effect=lambda use: [use.gain_honor(2)]))

card(
    "imperial-acrobats",
    whenever(e.ProduceGold, lambda use, event: event.card is use.this, effect=lambda use: [use.gain_honor(1)]),
    limited(costs=[BOW_THIS], effect=lambda use: [use.gain_honor(2)]),
)

card("sanctified-temple", limited(costs=[BOW_THIS, pay_gold(2)], effect=lambda use: [use.gain_honor(2)]))

card("hawks-and-falcons", limited(costs=[BOW_THIS], effect=lambda use: [use.gain_honor(1)]))


def _crane(this: Card, subject: object) -> bool:
    return subject is this and "Crane" in this.player.clans


card(
    "fantastic-gardens",
    gains("gold-cost", -2, applies=_crane, zones=("province",)),
    limited(costs=[BOW_THIS], effect=lambda use: [use.gain_honor(2)]),
)

card(
    "temple-of-the-ancestors",
    limited(
        costs=[BOW_THIS, bow(lambda use: [one for one in use.you.personalities if one.personal_honor > 2])],
        effect=lambda use: [use.gain_honor(3)],
    ),
)

card(
    "sake-works",
    limited(
        costs=[BOW_THIS, bow(lambda use: use.you.personalities)],
        target=personality(lambda use, one: one.personal_honor < 2),
        effect=lambda use: [use.bow(use.target)],
    ),
)

card(
    "armory",
    open_(costs=[BOW_THIS], target=follower(), effect=lambda use: use.gives(use.target, force=2)),
    gold_for=toward(3, lambda wanted: armament(wanted) and not wanted.face.unique),
)


def _entered(use: Use) -> Card:
    found: Card = use.event.card  # type: ignore[union-attr]
    return found


card(
    "tomb-of-iuchiban",
    reaction(
        e.EnterPlay,
        lambda use, event: (
            event.seat == use.seat
            and event.card.is_personality
            and event.card.trait("Shadowlands")
            and not event.card.called("Oni")
        ),
        costs=[BOW_THIS],
        effect=lambda use: use.gives(_entered(use), force=1, chi=1, until="permanent"),
    ),
)


def _infects(attachment: Card) -> bool:
    """Tell whether an attachment puts infection tokens on its Personality."""
    return attachment.trait("Black Scroll") or attachment.face.title == "Plague Skulls"


DISEASES = ("Corruption", "Plague")


def _sick(one: Card) -> bool:
    return any(token.name in DISEASES for token in one.tokens) or any(_infects(each) for each in one.attachments)


def _infected(use: Use) -> list[Card]:
    return [one for one in use.you.personalities if _sick(one)]


def _cleanse(use: Use) -> list[Event]:
    one: Card = use.paid["performer"]
    held = [(name, sum(token.name == name for token in one.tokens)) for name in DISEASES]
    return [
        *(use.remove_token(one, name, amount) for name, amount in held if amount),
        *(use.destroy(each) for each in one.attachments if _infects(each)),
    ]


card("garden-of-purification", limited(costs=[BOW_THIS, bow(_infected)], effect=_cleanse))


def _sacrificed(this: Card, wanted: Card | None, cost: int) -> list[Way]:
    """For each Personality and Follower that may be destroyed for gold, return a way that makes twice its Force."""
    return [
        Way(2 * one.force, "sacrifice", f">{one.key}", one.key, partial(_offering, one))
        for leader in this.player.personalities
        for one in (leader, *leader.followers)
        if one.force
    ]


def _offering(one: Card, cause: Cause) -> list[Event]:
    return [cause.destroy(one), cause.lose_honor(one.force)]


card("sacrificial-altar", gold_ways=_sacrificed)


def _luck(use: Use) -> list[Event]:
    """Discard the top card of the Fate deck. From now on the Holding produces gold equal to its Focus value."""
    if not use.you.fate_deck:
        return []
    drawn = use.you.fate_deck[-1]
    return [use.discard([drawn]), use.apply(use.this, "gold", drawn.focus, layer=Layer.BASE, until="play")]


card(
    "gambling-house",
    whenever(e.EnterPlay, lambda use, event: event.card is use.this, effect=_luck, turns_up=True),
    gold_for=lambda this, wanted: 0,
)


def _dark_attackers(use: Use) -> list[Card]:
    """Return the Shadowlands cards that attack this player's Provinces."""
    attack = use.table.attack
    if attack is None or attack.defender != use.seat:
        return []
    return [one for leader in use.table.personalities() if leader.attacking for one in leader.unit if shadowlands(one)]


card(
    "temple-of-bishamon",
    limited(costs=[BOW_THIS], effect=lambda use: [use.gain_honor(1)]),
    battle(costs=[BOW_THIS], anywhere=True, target=Target(_dark_attackers), effect=lambda use: [use.bow(use.target)]),
    playable=lambda this, player: player.honor >= 5,
)

card(
    "ancestral-shrines-of-otosan-uchi",
    limited(
        costs=[bow(lambda use: use.you.personalities)],
        effect=lambda use: use.gives(use.paid["performer"], force=1, chi=2, until="end-of-next-turn"),
    ),
)

card("bushi-dojo", gold_for=toward(6, lambda wanted: wanted.face.type == "follower"))

card("trading-grounds", gold_for=lambda this, wanted: 4 if wanted is not None and wanted.face.type == "holding" else 1)


HIDDEN_STRENGTH = 4

card(
    "a-hidden-fortress",
    whenever(
        e.EnterPlay,
        lambda use, event: event.card is use.this,
        effect=lambda use: [e.Hide(use, use.this, HIDDEN_STRENGTH)],
    ),
)


def _dark(one: Card) -> bool:
    return shadowlands(one) and one.face.type in LIES_UNDER["holding"]


def _dark_in_provinces(use: Use) -> list[Card]:
    return [one for one in use.you.faceup if _dark(one)]


def _buries(use: Use) -> Flow[None]:
    """Let the player put Shadowlands Personalities and Followers from hand and from Provinces under the Tomb."""
    dark = [one.option("choose") for one in (*_dark_in_provinces(use), *filter(_dark, use.you.hand))]
    prompt = Prompt(
        use.seat, "entomb", [*dark, passing()], rule="dynasty-phase", source=use.label,
        groups=(Group("", 1, max(1, len(dark))),),
    )  # fmt: skip
    chosen = yield from ask_hidden(prompt, opens=True)
    yield from run_batch(use.table, [e.Entomb(use, use.this, [one.value for one in chosen if one.value is not None])])


def _risen(use: Use) -> list[Card]:
    """Return the cards under the Tomb that have waited long enough and may come into play now."""
    return [one for one in use.this.entombed if one.owner == use.seat and not one.waits and _may_rise(use, one)]


def _may_rise(use: Use, one: Card) -> bool:
    if use.you.barred("play-card", one) or not can_pay_toll(use.table, one, use.seat):
        return False
    if one.face.type == "follower":
        return any(not leader.bowed and use.table.may_attach(one, leader) for leader in use.you.personalities)
    willing = one.face.playable is None or one.face.playable(one, use.you)
    return bool(willing) and use.table.may_enter_play(one) and meets_requirement(one, use.you)


def _rises(use: Use) -> Flow[None]:
    """Bring a card from under the Tomb into play. Pay all its costs except gold."""
    one = use.target
    hosts = [leader for leader in use.you.personalities if not leader.bowed and use.table.may_attach(one, leader)]
    leaders: tuple[Card, ...] = ()
    if one.face.type == "follower":
        leaders = yield from choose_subjects(use.seat, hosts, source=one.key, rule="attach", kind="attach")
    if (yield from pay_toll(use.table, one, use.seat)):
        entering = use.attach(one, leaders[0]) if leaders else use.enter_play(one)
        yield from run_batch(use.table, [entering, *on_entering(use, one)])


card(
    "forgotten-tomb",
    whenever(
        e.TurnBegins, lambda use, event: event.seat == use.this.controller, effect=lambda use: [e.Wait(use, use.this)]
    ),
    in_dynasty={
        "entomb": limited(
            condition=lambda use: bool(use.you.hand or _dark_in_provinces(use)), run=_buries, while_bowed=True
        ),
        "unearth": limited(target=Target(_risen), run=_rises, while_bowed=True),
    },
)


def _schooling(this: Card, wanted: Card | None) -> int:
    """Return the whole cost of a Human Shugenja."""
    if wanted is None or not (wanted.face.type == "personality" and wanted.is_human and wanted.trait("Shugenja")):
        return 0
    return this.table.gold_cost(wanted, this.controller)


card("school-of-wizardry", gold_for=_schooling)
