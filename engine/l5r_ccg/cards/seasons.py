"""Events that change the world for a while: until one's own next turn, or for the rest of the game."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.kernel.modifiers import Layer
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.fighting import shadowlands
from engine.l5r_ccg.cards.holdings import called
from engine.l5r_ccg.cards.words import Target, card, event, whenever
from engine.l5r_ccg.cause import Cause
from engine.l5r_ccg.later import Later, condition, later
from engine.l5r_ccg.state import Player, Province
from engine.l5r_ccg.use import Use

NEXT = "next-turn"
ENTERING = (e.EnterPlay, e.Overlay, e.Attach, e.CreateFollower)
Change = Callable[[Cause, Card], list[Event]]


def _players(use: Use) -> list[Player]:
    return [use.table.players[seat] for seat in use.table.clockwise(use.seat)]


def _fighters(use: Use) -> list[Card]:
    """Return the Personalities and Followers in play."""
    return [one for leader in use.table.personalities() for one in (leader, *leader.followers)]


def _of_all(change: Change, to_come: Later, use: Use) -> list[Event]:
    """Return a change of the Personalities and Followers in play, and of those to come until one's next turn."""
    return [*(found for one in _fighters(use) for found in change(use, one)), use.later(to_come, NEXT)]


def _comes(later: Delayed, entering: Any) -> bool:
    return bool(getattr(entering, "entering", True)) and entering.card.face.type in ("personality", "follower")


def _of_who_comes(change: Change, later: Delayed, entering: Any) -> Flow[None]:
    """Let it befall who comes, unless a former self brings it along (§experienced-overlay)."""
    card, until = entering.card, later.until.partition(".")[0]
    if not any(one.source == later.cause.source.id and one.until.startswith(until) for one in card.lasting):
        yield from run_batch(entering.table, change(later.cause, card))


def _to_come(name: str, change: Change) -> Later:
    """Enter what becomes of the Personalities and Followers that are still to come."""
    return later(name, ENTERING, partial(_of_who_comes, change), when=_comes, standing=True)


# What nobody may do

card(
    "emperor-s-peace",
    event(effect=lambda use: [use.apply(player, "cannot:attack", until=NEXT) for player in _players(use)]),
)


def _in_the_dark(given: Any, player: Player, cause: Any) -> bool:
    """Hold for a player who has Shadowlands cards in play."""
    return any(one.controller == player.seat and shadowlands(one) for one in player.table.in_play())


IN_THE_DARK = condition("with-shadowlands", _in_the_dark)

card(
    "light-of-the-sun-goddess",
    event(
        effect=lambda use: [
            use.apply(player, "cannot:attack", until=NEXT, test=IN_THE_DARK) for player in _players(use)
        ]
    ),
)
card(
    "emergence-of-the-tortoise",
    event(effect=lambda use: [use.apply(player, "cannot:dynasty-phase", until=NEXT) for player in _players(use)]),
)


def _is_strong(given: Any, one: Card, cause: Any) -> bool:
    return one.force > 2


IS_STRONG = condition("force-over-2", _is_strong)


def _no_rising(cause: Cause, one: Card) -> list[Event]:
    return [cause.apply(one, "cannot:straighten", until=NEXT, test=IS_STRONG)]


REVOLT = _to_come("peasant-revolt", _no_rising)

card(
    "peasant-revolt",
    event(
        effect=lambda use: [
            *(use.bow(one) for one in _fighters(use) if one.force > 2),
            *_of_all(_no_rising, REVOLT, use),
        ]
    ),
)

# What costs less, or more

card(
    "bloom-of-the-white-orchid",
    event(effect=lambda use: [use.apply(player, "free-spells", until=NEXT) for player in _players(use)]),
)
card(
    "the-price-of-war",
    event(effect=lambda use: [use.apply(player, "personality-cost", 2, until="game") for player in _players(use)]),
)

# It lies in play as what it is, a source of gold, until that is spent or the turn ends.
card(
    "inheritance",
    event(effect=lambda use: [use.enter_play(use.this, bowed=False)]),
    whenever(
        e.ProduceGold,
        lambda use, made: made.card is use.this,
        effect=lambda use: [use.destroy(use.this)],
        zones=("play",),
    ),
    whenever(e.TurnEnds, effect=lambda use: [use.destroy(use.this)], zones=("play",)),
    gold_for=lambda this, wanted: 0 if wanted is not None and not _comes_into_play(wanted) else 5,
)


def _comes_into_play(wanted: Card) -> bool:
    """Hold for a card that gold brings into play: no Action, and nothing that is there already."""
    return wanted.face.type != "strategy" and not wanted.in_play


# What is stronger, or weaker


def _walks(cause: Cause, one: Card) -> list[Event]:
    return [cause.apply(one, "force", 4, until=NEXT)] if shadowlands(one) else []


WALKING = _to_come("dead-walk-the-earth", _walks)


def _dawns(later: Delayed, begins: Any) -> bool:
    return begins.phase == "events" and bool(begins.table.active == later.cause.seat)


def _purge(later: Delayed, begins: Any) -> Flow[None]:
    table = begins.table
    yield from run_batch(table, [later.cause.destroy(one) for one in table.in_play() if shadowlands(one)])


PURGE = later("dead-walk-the-earth.purge", e.PhaseBegins, _purge, when=_dawns)

card(
    "dead-walk-the-earth",
    event(
        effect=lambda use: [
            *_of_all(_walks, WALKING, use),
            use.later(PURGE, "end-of-next-turn"),
        ]
    ),
)


def _good_fortune(cause: Cause, one: Card) -> list[Event]:
    if not one.called("Ashigaru"):
        return []
    return cause.gives(one, force=1, chi=1 if one.is_personality else 0, until=NEXT)


FORTUNE = _to_come("hototogitsu", _good_fortune)


def _farms(use: Use) -> list[Card]:
    return [one for player in use.table.players for one in player.holdings if one.face.title == "Small Farm"]


def _is_farm(later: Delayed, entering: Any) -> bool:
    return bool(entering.card.face.title == "Small Farm")


def _harvest(later: Delayed, entering: Any) -> Flow[None]:
    yield from run_batch(entering.table, [_rich(later.cause, entering.card)])


HARVEST = later("hototogitsu.farms", e.EnterPlay, _harvest, when=_is_farm, standing=True)


def _rich(cause: Cause, farm: Card) -> Event:
    return cause.apply(farm, "gold", 3, layer=Layer.BASE, until=NEXT)


card(
    "hototogitsu",
    event(
        effect=lambda use: [
            *_of_all(_good_fortune, FORTUNE, use),
            *(_rich(use, one) for one in _farms(use)),
            use.later(HARVEST, NEXT),
        ]
    ),
)
card(
    "a-black-scroll-is-opened",
    event(
        effect=lambda use: [
            use.apply(one, "chi", -spells)
            for one in use.table.personalities()
            if one.trait("Shugenja") and (spells := sum(each.face.type == "spell" for each in one.attachments))
        ]
    ),
)


def _by_honor(attribute: str, sign: int, cause: Cause, one: Card) -> list[Event]:
    """Let a Personality gain (or lose) as much of a value as there is Personal Honor."""
    honor = one.personal_honor if one.is_personality else 0
    return [cause.apply(one, attribute, sign * honor, until=NEXT)] if honor else []


_darkens, _brightens = partial(_by_honor, "force", -1), partial(_by_honor, "chi", 1)
DARKNESS = _to_come("the-falling-darkness", _darkens)
SUNRISE = _to_come("the-rising-sun", _brightens)

card("the-falling-darkness", event(effect=partial(_of_all, _darkens, DARKNESS)))
card("the-rising-sun", event(effect=partial(_of_all, _brightens, SUNRISE)))
card(
    "doom-of-the-scorpion",
    event(
        effect=lambda use: [
            use.apply(place, "strength", 0, layer=Layer.BASE, until=NEXT)
            for player in _players(use)
            if "Scorpion" in player.clans
            for place in player.standing
        ]
    ),
)

# What happens at once


def _others(use: Use) -> list[Province]:
    return [place for player in _players(use) for place in player.standing if place is not use.this.slot]


def _desperate(use: Use) -> list[Event]:
    own = [] if use.this.slot is None else [use.destroy_province(use.this.slot)]
    return [*own, use.destroy_province(use.target), use.lose_honor(5, by=())]


card("desperate-measures", event(target=Target(_others), effect=_desperate))


def _drowning(use: Use) -> Flow[None]:
    """Let each player lose one harbor or fishery of each name, what counts as a Port among them: which, they choose."""
    doomed: list[Card] = []
    for player in _players(use):
        for name in ("Port", "Pearl Bed", "Trading Port", "Pearl Divers"):
            of_it = [one for one in player.holdings if called(name, one) and one not in doomed]
            if of_it:
                doomed += yield from choose_subjects(player.seat, of_it, source=use.label, rule="events")
    yield from run_batch(use.table, [use.destroy(one) for one in doomed])


card("tsunami", event(run=_drowning))


def _levied(use: Use) -> list[Event]:
    most = max((one.unit_force for one in use.table.personalities()), default=0)
    chosen = [one for one in use.table.personalities() if one.unit_force == most]
    return [event for one in chosen for event in (use.destroy(one), use.gain_honor(most, seat=one.controller, by=()))]


card("imperial-levying", event(effect=_levied))


def _spells_for_all(use: Use) -> Flow[None]:
    """Let each player take a spell out of the Fate deck, which is shuffled."""
    for player in _players(use):
        yield from run_batch(use.table, [use.look_at(player.fate_deck, seat=player.seat)])
        spells = [one for one in player.fate_deck if one.face.type == "spell"]
        chosen = yield from choose_subjects(
            player.seat, spells, source=use.label, rule="events", least=0, name="spell", guarded=True
        )
        yield from run_batch(use.table, [use.add_to_hand(one) for one in chosen])
        yield from run_batch(use.table, [use.shuffle("fate", seat=player.seat)])


card("battle-at-isawa-palace", event(run=_spells_for_all))


def _allies(use: Use) -> Flow[None]:
    """Let each player, clockwise, show the top card of the Dynasty deck: a Personality joins, whatever honor it asks.

    Not one that will not join this player by what is printed on it, which is no Honor Requirement.
    """
    for player in _players(use):
        if not player.dynasty_deck or not use.table.is_in(player.seat):
            continue
        top = player.dynasty_deck[-1]
        yield from run_batch(use.table, [use.reveal([top])])
        joins = use.enter_play(top, seat=player.seat)
        willing = top.face.playable is None or top.face.playable(top, player)
        comes = top.face.type == "personality" and willing and joins.possible()
        yield from run_batch(use.table, [joins if comes else use.discard([top])])


card("unexpected-allies", event(run=_allies))

# What nobody need do

card(
    "celestial-alignment",
    event(effect=lambda use: [use.apply(player, "casts-unbowed", until=NEXT) for player in _players(use)]),
)
