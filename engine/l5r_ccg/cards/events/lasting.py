"""Events whose effect lasts beyond the Events Phase (§events)."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.kernel.modifiers import Layer
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.fighting import shadowlands
from engine.l5r_ccg.cards.phrases.people import all_players
from engine.l5r_ccg.cards.words import card, event
from engine.l5r_ccg.cause import Cause
from engine.l5r_ccg.delayed import DelayedEffect, condition, delayed_effect
from engine.l5r_ccg.state import Player
from engine.l5r_ccg.use import Use

NEXT = "next-turn"

card(
    "emperor-s-peace",
    event(effect=lambda use: [use.apply(player, "cannot:attack", until=NEXT) for player in all_players(use)]),
)


def _in_the_dark(given: Any, player: Player, cause: Any) -> bool:
    """Tell whether a player has Shadowlands cards in play."""
    return any(one.controller == player.seat and shadowlands(one) for one in player.table.in_play())


IN_THE_DARK = condition("with-shadowlands", _in_the_dark)

card(
    "light-of-the-sun-goddess",
    event(
        effect=lambda use: [
            use.apply(player, "cannot:attack", until=NEXT, test=IN_THE_DARK) for player in all_players(use)
        ]
    ),
)

card(
    "emergence-of-the-tortoise",
    event(effect=lambda use: [use.apply(player, "cannot:dynasty-phase", until=NEXT) for player in all_players(use)]),
)


def _fighters(use: Use) -> list[Card]:
    """Return the Personalities and Followers in play."""
    return [one for leader in use.table.personalities() for one in (leader, *leader.followers)]


Change = Callable[[Cause, Card], list[Event]]


def _of_all(change: Change, to_come: DelayedEffect, use: Use) -> list[Event]:
    """Change the Personalities and Followers in play, and those that enter until one's next turn."""
    return [*(found for one in _fighters(use) for found in change(use, one)), use.later(to_come, NEXT)]


def _is_strong(given: Any, one: Card, cause: Any) -> bool:
    return one.force > 2


IS_STRONG = condition("force-over-2", _is_strong)


def _no_rising(cause: Cause, one: Card) -> list[Event]:
    return [cause.apply(one, "cannot:straighten", until=NEXT, test=IS_STRONG)]


ENTERING = (e.EnterPlay, e.Overlay, e.Attach, e.CreateFollower)


def _comes(later: Delayed, entering: Any) -> bool:
    return bool(getattr(entering, "entering", True)) and entering.card.face.type in ("personality", "follower")


def _of_who_comes(change: Change, later: Delayed, entering: Any) -> Flow[None]:
    """Apply the change to a card that enters, unless its former self already brings it (§experienced-overlay)."""
    card, until = entering.card, later.until.partition(".")[0]
    if not any(one.source == later.cause.source.id and one.until.startswith(until) for one in card.lasting):
        yield from run_batch(entering.table, change(later.cause, card))


def _to_come(name: str, change: Change) -> DelayedEffect:
    """Register the change of Personalities and Followers that enter later."""
    return delayed_effect(name, ENTERING, partial(_of_who_comes, change), when=_comes, standing=True)


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

card(
    "bloom-of-the-white-orchid",
    event(effect=lambda use: [use.apply(player, "free-spells", until=NEXT) for player in all_players(use)]),
)


def _walks(cause: Cause, one: Card) -> list[Event]:
    return [cause.apply(one, "force", 4, until=NEXT)] if shadowlands(one) else []


WALKING = _to_come("dead-walk-the-earth", _walks)


def _dawns(later: Delayed, begins: Any) -> bool:
    return begins.phase == "events" and bool(begins.table.active == later.cause.seat)


def _purge(later: Delayed, begins: Any) -> Flow[None]:
    table = begins.table
    yield from run_batch(table, [later.cause.destroy(one) for one in table.in_play() if shadowlands(one)])


PURGE = delayed_effect("dead-walk-the-earth.purge", e.PhaseBegins, _purge, when=_dawns)

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


def _rich(cause: Cause, farm: Card) -> Event:
    return cause.apply(farm, "gold", 3, layer=Layer.BASE, until=NEXT)


def _harvest(later: Delayed, entering: Any) -> Flow[None]:
    yield from run_batch(entering.table, [_rich(later.cause, entering.card)])


HARVEST = delayed_effect("hototogitsu.farms", e.EnterPlay, _harvest, when=_is_farm, standing=True)

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


def _by_honor(attribute: str, sign: int, cause: Cause, one: Card) -> list[Event]:
    """Let a Personality gain or lose as much of a value as it has Personal Honor."""
    honor = one.personal_honor if one.is_personality else 0
    return [cause.apply(one, attribute, sign * honor, until=NEXT)] if honor else []


_darkens, _brightens = partial(_by_honor, "force", -1), partial(_by_honor, "chi", 1)

DARKNESS = _to_come("the-falling-darkness", _darkens)

card("the-falling-darkness", event(effect=partial(_of_all, _darkens, DARKNESS)))

SUNRISE = _to_come("the-rising-sun", _brightens)

card("the-rising-sun", event(effect=partial(_of_all, _brightens, SUNRISE)))

card(
    "doom-of-the-scorpion",
    event(
        effect=lambda use: [
            use.apply(place, "strength", 0, layer=Layer.BASE, until=NEXT)
            for player in all_players(use)
            if "Scorpion" in player.clans
            for place in player.standing
        ]
    ),
)

card(
    "celestial-alignment",
    event(effect=lambda use: [use.apply(player, "casts-unbowed", until=NEXT) for player in all_players(use)]),
)


# Until one's second turn from now begins: the effect lasts until the next one, and begins once more with that.
Everywhere = Callable[[Cause], list[Event]]


def _own_turn(later: Delayed, begins: Any) -> bool:
    return bool(begins.seat == later.cause.seat)


def _begins_again(change: Everywhere, later: Delayed, begins: Any) -> Flow[None]:
    yield from run_batch(begins.table, change(later.cause))


def _until_second_turn(name: str, change: Everywhere) -> Callable[[Use], list[Event]]:
    """Return the effect of an Event that lasts until its player's second turn from now begins."""
    again = delayed_effect(name, e.TurnBegins, partial(_begins_again, change), when=_own_turn)
    return lambda use: [*change(use), use.later(again, "game")]


def _players(cause: Cause) -> list[Player]:
    return [cause.table.players[seat] for seat in cause.table.clockwise(cause.table.active)]


def _no_honor_by_entering(cause: Cause) -> list[Event]:
    return [cause.apply(player, "cannot:gain-honor-by-entering", until=NEXT) for player in _players(cause)]


card("proposal-of-peace", event(effect=_until_second_turn("proposal-of-peace", _no_honor_by_entering)))


def _no_honor(cause: Cause) -> list[Event]:
    return [cause.apply(player, "cannot:gain-honor", until=NEXT) for player in _players(cause)]


card("as-the-shadow-falls", event(effect=_until_second_turn("as-the-shadow-falls", _no_honor)))


def _is_honorable(given: Any, player: Player, cause: Any) -> bool:
    return player.honor > 10


IS_HONORABLE = condition("honor-over-10", _is_honorable)

card(
    "time-of-the-void",
    event(
        effect=lambda use: [
            use.apply(player, "cannot:gain-honor-by-entering", until="game", test=IS_HONORABLE)
            for player in all_players(use)
        ]
    ),
)


def _dark_days(given: Any, player: Player, cause: Any) -> bool:
    """Tell whether any Shadowlands card is in play."""
    return any(shadowlands(one) for one in player.table.in_play())


DARK_DAYS = condition("any-shadowlands", _dark_days)


def _binds(until: str, cause: Cause) -> list[Event]:
    """Forbid Honor Victory and Political actions in dark days."""
    return [
        cause.apply(player, f"cannot:{what}", until=until, test=DARK_DAYS)
        for player in _players(cause)
        for what in ("honor-victory", "act-politically")
    ]


# It ends in the Events Phase of the second turn, right after that turn's Straighten Phase.
BOUND = delayed_effect(
    "duty-to-the-empire", e.TurnBegins, partial(_begins_again, partial(_binds, "next-straighten")), when=_own_turn
)

card("duty-to-the-empire", event(effect=lambda use: [*_binds(NEXT, use), use.later(BOUND, "game")]))
