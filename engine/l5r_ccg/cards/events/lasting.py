"""Events whose effect lasts beyond the Events Phase (§events)."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.cardplay.choosing import choose_subjects
from engine.cardplay.durations import Delayed
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.modifiers import Layer
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.cause import Cause
from engine.l5r_ccg.abilities.delayed import DelayedEffect, condition, delayed_effect
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.phrases.amounts import gold
from engine.l5r_ccg.cards.phrases.fighting import faces_in_battle, faces_in_duel, shadowlands
from engine.l5r_ccg.cards.phrases.holdings import called
from engine.l5r_ccg.cards.phrases.people import CORRUPTION, PLAGUE, all_players
from engine.l5r_ccg.cards.phrases.standing import STAYS
from engine.l5r_ccg.cards.words import (
    BOW_THIS,
    DESTROY_THIS,
    Target,
    before,
    cannot,
    card,
    event,
    in_own,
    instead,
    limited,
    reaction,
    whenever,
    yours,
)
from engine.l5r_ccg.definition import CLANS
from engine.l5r_ccg.events.framework import FOR_GOOD
from engine.l5r_ccg.state import Player
from engine.l5r_ccg.turn.gold import affordable, pay

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
    """Change the Personalities and Followers in play, and those that enter play before this player's next turn."""
    return [*(found for one in _fighters(use) for found in change(use, one)), use.later(to_come, NEXT)]


def _is_strong(given: Any, one: Card, cause: Any) -> bool:
    return one.force > 2


IS_STRONG = condition("force-over-2", _is_strong)


def _no_rising(cause: Cause, one: Card) -> list[Event]:
    return [cause.apply(one, "cannot:straighten", until=NEXT, test=IS_STRONG)]


ENTERING = (e.EnterPlay, e.Overlay, e.Attach, e.CreateFollower)


def _comes(later: Delayed, entering: Any) -> bool:
    return bool(getattr(entering, "entering", True)) and entering.card.face.type in ("personality", "follower")


def _change_entering(change: Change, later: Delayed, entering: Any) -> Flow[None]:
    """Apply the change to a card that enters, unless its former self already has it (§experienced-overlay)."""
    card, until = entering.card, later.until.partition(".")[0]
    if not any(one.source == later.cause.source.id and one.until.startswith(until) for one in card.lasting):
        yield from run_batch(entering.table, change(later.cause, card))


def _to_come(name: str, change: Change) -> DelayedEffect:
    """Register the change for Personalities and Followers that enter later."""
    return delayed_effect(name, ENTERING, partial(_change_entering, change), when=_comes, standing=True)


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
    """Change a value of a Personality by the amount of its Personal Honor."""
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


# The effect lasts until the player's next turn begins. Then the effect begins again, and ends when the second turn
# begins.
Everywhere = Callable[[Cause], list[Event]]


def _own_turn(later: Delayed, begins: Any) -> bool:
    return bool(begins.seat == later.cause.seat)


def _begins_again(change: Everywhere, later: Delayed, begins: Any) -> Flow[None]:
    yield from run_batch(begins.table, change(later.cause))


def _until_second_turn(name: str, change: Everywhere) -> Callable[[Use], list[Event]]:
    """Return the effect of an Event. The effect lasts until the start of its player's second turn from now."""
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
    """Forbid Honor Victory and Political actions while the dark days last."""
    return [
        cause.apply(player, f"cannot:{what}", until=until, test=DARK_DAYS)
        for player in _players(cause)
        for what in ("honor-victory", "act-politically")
    ]


# The Event ends in the Events Phase of the second turn, right after that turn's Straighten Phase.
BOUND = delayed_effect(
    "duty-to-the-empire", e.TurnBegins, partial(_begins_again, partial(_binds, "next-straighten")), when=_own_turn
)

card("duty-to-the-empire", event(effect=lambda use: [*_binds(NEXT, use), use.later(BOUND, "game")]))

NEXT_EVENTS = "next-events"


def _mines_stay(cause: Cause, one: Card) -> list[Event]:
    return [cause.apply(one, "cannot:straighten", until=NEXT_EVENTS)] if one.called("Mine") else []


def _is_mine(later: Delayed, entering: Any) -> bool:
    return bool(entering.card.called("Mine"))


def _stops(later: Delayed, entering: Any) -> Flow[None]:
    yield from run_batch(entering.table, _mines_stay(later.cause, entering.card))


RIOTS = delayed_effect("mine-riots", e.EnterPlay, _stops, when=_is_mine, standing=True)

card(
    "mine-riots",
    event(
        effect=lambda use: [
            *(found for one in use.table.in_play() if one.face.type == "holding" for found in _mines_stay(use, one)),
            use.later(RIOTS, NEXT_EVENTS),
        ]
    ),
)

BLOCKADE = "kisada-s-blockade"


def _trades(one: Card) -> bool:
    """Tell whether a Holding is a Trade Route or a Port, or counts as one."""
    return called("Trade Route", one) or called("Port", one)


def _breaks(later: Delayed, entering: Any) -> Flow[None]:
    table = entering.table
    yield from run_batch(table, [e.Lift(later.cause, one, BLOCKADE) for one in table.in_play() if _trades(one)])


BREAKS = delayed_effect(BLOCKADE, e.EnterPlay, _breaks, when=lambda later, entering: _trades(entering.card))

card(
    BLOCKADE,
    event(
        effect=lambda use: [
            *(use.apply(one, "cannot:bow-for-gold", until="game") for one in use.table.in_play() if _trades(one)),
            use.later(BREAKS, "game"),
        ]
    ),
)


def _for_good(change: Change, to_come: DelayedEffect, use: Use) -> list[Event]:
    """Change the Personalities in play, and those that enter later, for the rest of the game."""
    return [*(found for one in use.table.personalities() for found in change(use, one)), use.later(to_come, "game")]


def _stands_guard(cause: Cause, one: Card) -> list[Event]:
    return [cause.apply(one, "has-text", until="game")] if one.is_personality else []


GUARD = _to_come("not-this-day", _stands_guard)

card(
    "not-this-day",
    event(effect=partial(_for_good, _stands_guard, GUARD)),
    texts=[
        reaction(
            e.EnterPlay,
            lambda use, entering: use.this.trait("Shugenja") and entering.card.trait("Oni"),
            costs=[BOW_THIS, DESTROY_THIS],
            effect=lambda use: [use.destroy(use.event.card)],
        )
    ],
)

card(
    "seize-the-day",
    event(effect=lambda use: [use.apply(player, "attack-first", until=NEXT) for player in all_players(use)]),
)

card("the-celestial-pattern", event(effect=lambda use: [use.apply(use.you, "no-event", until="game")]))

card(
    "there-is-no-hope",
    event(effect=lambda use: [use.apply(player, "no-festivals", until="game") for player in all_players(use)]),
)


def _by_favor(given: Any, one: Card, cause: Any) -> bool:
    return cause is not None and cause.counts_as("Favor") and one.called("Naga")


def _serves_naga(given: Any, player: Player, cause: Any) -> bool:
    return "Naga" in player.clans


BY_FAVOR, SERVES_NAGA = condition("by-favor-at-naga", _by_favor), condition("naga-player", _serves_naga)


def _out_of_favor(cause: Cause, one: Card) -> list[Event]:
    return [cause.apply(one, "cannot:be-targeted", until="game", test=BY_FAVOR)] if one.is_personality else []


TAO = _to_come("the-tao-of-the-naga", _out_of_favor)

card(
    "the-tao-of-the-naga",
    event(
        effect=lambda use: [
            *_for_good(_out_of_favor, TAO, use),
            *(use.apply(one, "cannot:lobby", until="game", test=SERVES_NAGA) for one in all_players(use)),
        ]
    ),
)

DOOM = "Doom of the Dragon"


def _marked(one: Card) -> bool:
    return any(token.name == DOOM for token in one.tokens)


def _doomed_together(given: Any, one: Card, place: Any) -> bool:
    """Tell whether a marked Personality and another Dragon would be assigned to the same Province."""
    there = [each for each in one.table.personalities() if each.at is place and each is not one]
    return any((_marked(one) and each.of_clan("Dragon")) or (_marked(each) and one.of_clan("Dragon")) for each in there)


APART = condition("doom-of-the-dragon", _doomed_together)


def _kept_apart(cause: Cause, one: Card) -> list[Event]:
    return [cause.apply(one, "cannot:commit", until="game", test=APART)] if one.is_personality else []


DOOMED = _to_come("doom-of-the-dragon", _kept_apart)

card(
    "doom-of-the-dragon",
    event(
        effect=lambda use: [
            *(use.place_token(one, name=DOOM) for one in use.table.personalities() if one.of_clan("Dragon")),
            *_for_good(_kept_apart, DOOMED, use),
        ]
    ),
)


def _slayer(death: e.Destroy) -> int | None:
    """Return the player who destroyed a card: by an action, or as the leader of the opposing army in a resolution."""
    attack, fought = death.table.attack, death.table.battle
    if death.cause.card_effect:
        return death.cause.seat
    if attack is None or fought is None or not fought.resolved:
        return None
    return attack.opponent(death.side)


def _purges(later: Delayed, death: Any) -> bool:
    return shadowlands(death.card) and _slayer(death) is not None


def _sung(later: Delayed, death: Any) -> Flow[None]:
    yield from run_batch(death.table, [later.cause.gain_honor(2, seat=_slayer(death), by=())])


LEGENDS = delayed_effect("a-time-of-legends", e.Destroy, _sung, when=_purges, standing=True)


def _sings_on(later: Delayed, begins: Any) -> Flow[None]:
    yield from run_batch(begins.table, [later.cause.later(LEGENDS, "next-straighten")])


# The Event ends in the Events Phase of the second turn, right after that turn's Straighten Phase.
SINGS_ON = delayed_effect("a-time-of-legends.again", e.TurnBegins, _sings_on, when=_own_turn)

card("a-time-of-legends", event(effect=lambda use: [use.later(LEGENDS, NEXT), use.later(SINGS_ON, "game")]))

TAXES = 6


def _owed(player: Player) -> int:
    return TAXES - player.added("taxes-paid")


def _pays_taxes(use: Use) -> Flow[None]:
    """Let the player pay any part of the taxes."""
    amount = yield from gold(use, TAXES)
    if (yield from pay(use, use.you, amount, use.this)):
        yield from run_batch(use.table, [use.apply(use.you, "taxes-paid", amount)])


def _after_actions(later: Delayed, begins: Any) -> bool:
    """Tell whether the phase that begins directly follows the Action Phase."""
    names = begins.table.course.order_of_phases()
    return bool(begins.phase == names[names.index("action") + 1])


def _collected(later: Delayed, begins: Any) -> Flow[None]:
    player = begins.table.players[begins.table.active]
    yield from run_batch(begins.table, [later.cause.lose_honor(_owed(player), seat=player.seat, by=())])


COLLECTED = delayed_effect("new-taxes", e.PhaseBegins, _collected, when=_after_actions, standing=True)

card(
    "new-taxes",
    event(
        effect=lambda use: [
            *(use.apply(one.stronghold, "has-text", until=NEXT) for one in all_players(use)),
            use.later(COLLECTED, NEXT),
        ]
    ),
    texts=[
        limited(
            condition=lambda use: use.hypothetical or affordable(use.you, 1, use.this),
            run=_pays_taxes,
            limit=1,
            while_bowed=True,
        )
    ],
)


QUEST = "imperial-quest"
# The number of times that the Personality must stay bowed.
NIGHTS = 2


def _on_quest(later: Delayed, begins: Any) -> bool:
    """Tell whether the controller's Straighten Phase is over and the Personality has stayed bowed."""
    one = later.about
    return bool(begins.phase == "events" and begins.table.active == one.controller and one.bowed)


def _praised(later: Delayed, begins: Any) -> Flow[None]:
    """Give Honor to the player who let the Personality stay bowed."""
    cause, one = later.cause, later.about
    honored = cause.gain_honor(2, seat=one.controller, by=())
    fewer = [cause.apply(one, "quest-left", -1, until="game")] if one.value("quest-left") else []
    yield from run_batch(begins.table, [honored, *fewer])


QUESTS = delayed_effect(QUEST, e.PhaseBegins, _praised, when=_on_quest, standing=True)


def _quest_ends(name: str, later: Delayed) -> list[Event]:
    """Return the events that end a Personality's quest."""
    return [e.EndDelayed(later.cause, later.about, name), e.Lift(later.cause, later.about, name)]


def _gives_up(later: Delayed, risen: Any) -> Flow[None]:
    """End the quest. A player who straightens the Personality too early is dishonored."""
    cause, one, early = later.cause, later.about, later.about.value("quest-left") > 0
    yield from run_batch(risen.table, _quest_ends(QUEST, later))
    if early:
        yield from run_batch(risen.table, [cause.dishonor(one)])


GIVES_UP = delayed_effect(f"{QUEST}.end", e.Straighten, _gives_up, when=lambda later, up: up.card is later.about)

card(
    QUEST,
    event(
        target=Target(lambda use: [one for one in use.table.personalities() if one.chi > 2], bowed=True),
        effect=lambda use: [
            use.bow(use.target),
            use.apply(use.target, "may-stay-bowed", until="game"),
            use.apply(use.target, "quest-left", NIGHTS, until="game"),
            use.later(QUESTS, "game", about=use.target),
            use.later(GIVES_UP, "game", about=use.target),
        ],
    ),
)


card(
    "solar-eclipse",
    event(
        effect=lambda use: [
            e.NegateMagic(use),
            *(use.apply(one, "cannot:cast", until=NEXT) for one in all_players(use)),
        ]
    ),
)


def _infects(cause: Cause) -> Flow[None]:
    """Let each player, clockwise, infect one of their own Personalities and any other one."""
    table = cause.table
    for seat in table.clockwise(table.active):
        done: list[Card] = []
        for own in (True, False):
            ill = [
                one for one in table.personalities()
                if one not in done and (not own or one.controller == seat) and _can_fall_ill(cause, one)
            ]  # fmt: skip
            if ill and table.is_in(seat):
                done += yield from choose_subjects(seat, ill, source=cause.label, rule="tokens", name="plague")
        yield from run_batch(table, [cause.place_token(one, chi=-1, name=PLAGUE) for one in done])


def _can_fall_ill(cause: Cause, one: Card) -> bool:
    return cause.place_token(one, chi=-1, name=PLAGUE).possible()


def _rages(later: Delayed, begins: Any) -> bool:
    return bool(begins.phase == "events" and begins.table.active == later.cause.seat)


RAGES = delayed_effect(
    "rampant-plague", e.PhaseBegins, lambda later, begins: _infects(later.cause), when=_rages, standing=True
)


def _ill(player: Player) -> list[Card]:
    return [one for one in player.personalities if any(token.name == PLAGUE for token in one.tokens)]


def _may_be_cleansed(later: Delayed, begins: Any) -> bool:
    return begins.phase == "dynasty" and bool(_ill(begins.table.players[begins.table.active]))


def _cleanses(later: Delayed, begins: Any) -> Flow[None]:
    """Let the player destroy the infected cards to become immune. When the last player is immune, the plague ends."""
    table, cause = begins.table, later.cause
    player = table.players[table.active]
    chosen = yield from choose_subjects(
        player.seat, [player], source=cause.label, rule="tokens", least=0, name="cleanse"
    )
    if not chosen:
        return
    yield from run_batch(table, [cause.apply(player, "plague-immune", until="game")])
    yield from run_batch(table, [cause.destroy(one) for one in _ill(player)])
    if all(table.players[seat].added("plague-immune") for seat in table.clockwise(0)):
        over = ("rampant-plague", "rampant-plague.cleansing")
        yield from run_batch(table, [e.EndDelayed(cause, cause.this, name) for name in over])


CLEANSES = delayed_effect("rampant-plague.cleansing", e.PhaseBegins, _cleanses, when=_may_be_cleansed, standing=True)


def _breaks_out(use: Use) -> Flow[None]:
    """Infect everybody for the first time, and let the plague go on."""
    yield from _infects(use)
    yield from run_batch(use.table, [use.later(RAGES, "game"), use.later(CLEANSES, "game")])


card("rampant-plague", event(run=_breaks_out))

card(
    "shadow-of-the-dark-god",
    event(
        effect=lambda use: [
            use.apply(place, "strength", -1, until="game") for player in all_players(use) for place in player.standing
        ]
    ),
)


def _in_vain(later: Delayed, draw: e.Draw) -> bool:
    return draw.amount > len(draw.cards)


def _the_realm_crumbles(later: Delayed, draw: e.Draw) -> Flow[None]:
    """Destroy a player's rightmost Province once for each card that the player could not draw."""
    for _ in range(draw.amount - len(draw.cards)):
        last = draw.table.players[draw.seat].standing[-1:]
        yield from run_batch(draw.table, [later.cause.destroy_province(place) for place in last])


CRUMBLES = delayed_effect("doom-of-the-dark-lord", e.Draw, _the_realm_crumbles, when=_in_vain, standing=True)


def _dooms(use: Use) -> list[Event]:
    """Let everybody draw one more card each turn. A player who cannot draw loses Provinces."""
    more = [
        use.apply(player, name, 1, until="game")
        for player in all_players(use)
        for name in ("end-draw", "draws-in-vain")
    ]
    return [*more, use.later(CRUMBLES, "game")]


card("doom-of-the-dark-lord", event(effect=_dooms))


def _favor_used_on_own_card(use: Use, event: e.Initiate) -> bool:
    """Tell whether the Imperial Favor is used on a card of this player."""
    favored = event.use
    mine = [one for one in favored.subjects if isinstance(one, Card) and yours(use, one)]
    return favored.this is use.table.favor_card and bool(mine)


def _its_player(this: Card, player: object) -> bool:
    return player is this.player


# The Event stays in play.
card(
    "severed-from-the-emperor",
    event(effect=lambda use: [use.enter_play(use.this, bowed=False), use.give_up_favor()]),
    cannot("honor-victory", applies=_its_player, zones=("play",)),
    cannot("hold-favor", applies=_its_player, zones=("play",)),
    before(
        e.Initiate,
        _favor_used_on_own_card,
        effect=lambda use: [use.cancel(use.event), use.lose_honor(5, by=())],
        zones=("play",),
    ),
)


def _word(clan: str) -> str:
    """Return the name of the message that names a clan."""
    return f"clan-{clan.lower().replace(' ', '-')}".replace("'", "")


def _allies_with(use: Use) -> Flow[None]:
    """Let the player name another clan, whose Personalities cost 2 less from now on."""
    clans = [clan for clan in CLANS if clan not in use.you.clans]
    options = [Option(f"clan:{number}", _word(clan), clan) for number, clan in enumerate(clans)]
    clan = yield from ask(Prompt(use.seat, "clan", options, rule="events", source=use.label))
    yield from run_batch(use.table, [use.apply(use.you, f"allied:{clan}", until="game")])


card("alliance", event(run=_allies_with))


card(
    "are-you-with-me",
    event(effect=lambda use: [use.apply(one, "followers-cheaper", 6, until=NEXT) for one in all_players(use)]),
)

PEARL = "pearl-of-wisdom"


def _is_cleansed(later: Delayed, begins: Any) -> Flow[None]:
    """Remove a Corruption token from a Shugenja who has stayed bowed to seek the Pearl."""
    one = later.about
    tainted = any(token.name == CORRUPTION for token in one.tokens)
    yield from run_batch(begins.table, [later.cause.remove_token(one, CORRUPTION)] if tainted else [])


def _comes_home(later: Delayed, risen: Any) -> Flow[None]:
    yield from run_batch(risen.table, _quest_ends(PEARL, later))


SEEKS = delayed_effect(PEARL, e.PhaseBegins, _is_cleansed, when=_on_quest, standing=True)
COMES_HOME = delayed_effect(f"{PEARL}.end", e.Straighten, _comes_home, when=lambda later, up: up.card is later.about)


def _seeks_the_pearl(use: Use, one: Card) -> list[Event]:
    """Return the events by which a Shugenja bows, loses its Black Scrolls and begins the quest."""
    scrolls = [worn for worn in one.attachments if worn.trait("Black Scroll")]
    return [
        use.bow(one),
        *(use.destroy(scroll) for scroll in scrolls),
        use.apply(one, "may-stay-bowed", until="game"),
        use.later(SEEKS, "game", about=one),
        use.later(COMES_HOME, "game", about=one),
    ]


def _who_seeks_the_pearl(use: Use) -> Flow[None]:
    """Let each player, clockwise, send Shugenja on the quest."""
    for player in all_players(use):
        found = [one for one in player.personalities if one.trait("Shugenja")]
        if found:
            chosen = yield from choose_subjects(
                player.seat, found, source=use.label, rule="events", least=0, most=len(found), name="quest"
            )
            yield from run_batch(use.table, [event for one in chosen for event in _seeks_the_pearl(use, one)])


card(PEARL, event(run=_who_seeks_the_pearl))


def _by_action(given: Any, place: Any, cause: Any) -> bool:
    return cause is not None and bool(cause.card_effect)


def _is_terrain(given: Any, player: Player, played: Any) -> bool:
    return isinstance(played, Card) and bool(played.face.terrain)


BY_ACTION, TERRAINS = condition("by-action", _by_action), condition("terrains", _is_terrain)


def _snowed_in(until: str, cause: Cause) -> list[Event]:
    """Forbid Terrains, and Actions that move units into or out of battles, also at Provinces that come later."""
    forbidden = (("play-card", TERRAINS), ("move-in", BY_ACTION), ("move-out", BY_ACTION))
    return [
        cause.apply(one, f"cannot:{what}", until=until, test=test)
        for one in _players(cause)
        for what, test in forbidden
    ]


# The Event ends in the Events Phase of the second turn, right after that turn's Straighten Phase.
SNOW = delayed_effect(
    "winter-warfare", e.TurnBegins, partial(_begins_again, partial(_snowed_in, "next-straighten")), when=_own_turn
)

card("winter-warfare", event(effect=lambda use: [*_snowed_in(NEXT, use), use.later(SNOW, "game")]))


def _bears_evil(given: Any, player: Player, played: Any) -> bool:
    return isinstance(played, Card) and shadowlands(played)


def _fights_evil(seat: int, given: Any, one: Card, cause: Any = None) -> bool:
    """Tell whether a card of this player faces a Shadowlands card."""
    return one.controller == seat and (faces_in_battle(one, shadowlands) or faces_in_duel(one, shadowlands))


EVIL = condition("shadowlands-cards", _bears_evil)
# One test for each seat.
AGAINST_EVIL = [condition(f"against-shadowlands.{seat}", partial(_fights_evil, seat)) for seat in range(6)]


def _knows_the_evil(cause: Cause, one: Card) -> list[Event]:
    """Return the bonus of a Personality or Follower for the rest of the game."""
    assert cause.seat is not None
    names = ("force", "chi") if one.is_personality else ("force",)
    return [cause.apply(one, name, 2, until="game", test=AGAINST_EVIL[cause.seat]) for name in names]


NAMED = _to_come("naming-the-true-evil", _knows_the_evil)


def _names_it(use: Use) -> list[Event]:
    """Return the effect for the rest of the game, or no effect if the player has Shadowlands cards."""
    if _in_the_dark(None, use.you, None):
        return []
    return [
        use.apply(use.you, "cannot:play-card", until="game", test=EVIL),
        *(found for one in _fighters(use) for found in _knows_the_evil(use, one)),
        use.later(NAMED, "game"),
    ]


card("naming-the-true-evil", event(effect=_names_it))

KISS = "kachiko-s-kiss"


def _kisses(use: Use) -> Flow[None]:
    """Take the Favor out of the game, or bring it back."""
    kept = [one for one in all_players(use) if any(lasting.source == KISS for lasting in one.lasting)]
    if kept:
        yield from run_batch(use.table, [e.Lift(use, one, KISS) for one in kept])
        return
    gone = [] if use.table.favor is None else [e.GiveUpFavor(use, use.table.favor)]
    barred = [use.apply(one, "cannot:hold-favor", until="game") for one in all_players(use)]
    yield from run_batch(use.table, [use.lose_honor(10, by=()), *gone, *barred])
    yield from run_batch(use.table, [use.put_on_deck(use.this, bottom=True, shown=True)])
    yield from run_batch(use.table, [use.shuffle("dynasty")])


# The printed text also forbids a card that none of the sets played here contains. That part is left out.
card(KISS, event(run=_kisses))


MONSOON = "monsoon"
# The number of End Phases of its player that the Event still lasts.
RAINS = 2


def _for_now(until: str) -> bool:
    return until not in FOR_GOOD


def _strengthens(event: Event) -> bool:
    """Tell whether an event would give a Personality a bonus to Force that does not last for good."""
    return (
        isinstance(event, e.Apply)
        and event.attribute == "force"
        and event.value > 0
        and _for_now(event.until)
        and isinstance(event.subject, Card)
        and event.subject.face.type == "personality"
    )


def _action_strengthens(use: Use, event: e.Initiate) -> bool:
    """Tell whether an action would give a Personality a temporary bonus to Force. Traits and costs are not actions."""
    ability = event.use.ability
    if ability.timing.forced or ability.effect is None:
        return False
    return any(_strengthens(part) for part in ability.effect(event.use))


def _by_an_action(this: Card, subject: object, cause: Any) -> bool:
    return cause is not None and bool(cause.card_effect)


def _washes_away(use: Use) -> list[Event]:
    """Return the events that end all temporary bonuses to the Force of Personalities."""
    given = [
        (one, lasting.source)
        for one in use.table.personalities()
        for lasting in one.lasting
        if lasting.attribute == "force" and lasting.value > 0 and lasting.source and _for_now(lasting.until)
    ]
    return [e.Lift(use, one, source) for one, source in dict.fromkeys(given)]


card(
    MONSOON,
    event(
        effect=lambda use: [
            use.enter_play(use.this, bowed=False),
            use.apply(use.this, "rains", RAINS, until="play"),
            *_washes_away(use),
        ]
    ),
    cannot(
        "gain-force-for-now",
        applies=lambda this, one: isinstance(one, Card) and one.is_personality,
        test=_by_an_action,
        zones=STAYS,
    ),
    instead(e.Initiate, _action_strengthens, effect=lambda use: [use.cancel(use.event)], zones=STAYS),
    whenever(
        e.PhaseBegins,
        in_own("end"),
        effect=lambda use: [
            use.apply(use.this, "rains", -1, until="play")
            if use.this.added("rains")
            else use.discard_from_play(use.this)
        ],
        zones=STAYS,
    ),
)
