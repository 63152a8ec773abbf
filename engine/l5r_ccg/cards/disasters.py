"""Events that strike all players at once."""

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.fighting import shadowlands
from engine.l5r_ccg.cards.holdings import makes_honor
from engine.l5r_ccg.cards.words import card, event
from engine.l5r_ccg.use import Use


def _followers(use: Use) -> list[Card]:
    return [one for leader in use.table.personalities() for one in leader.followers]


def _hurricane(use: Use) -> Flow[None]:
    """Let each player, clockwise, destroy a Holding of the player to the right: a Fortification is one too."""
    table = use.table
    order = table.clockwise(use.seat)
    for place, seat in enumerate(order):
        right = order[place - 1]
        holdings = [one for one in table.in_play() if one.controller == right and one.face.type == "holding"]
        if holdings and len(order) > 1 and table.is_in(seat):
            [chosen] = yield from choose_subjects(seat, holdings, source=use.label, rule="target")
            yield from run_batch(table, [table.rules_of(seat).destroy(chosen)])


def _honorable_dead(use: Use) -> list[Event]:
    found: list[Event] = []
    for player in use.table.players:
        dead = sum(one.died == "honorably" for one in player.dynasty_discard)
        if dead and use.table.is_in(player.seat):
            found.append(use.gain_honor(3 * dead, seat=player.seat, by=()))
    return found


def _lowest(use: Use) -> list[Event]:
    """Return the rightmost provinces of those with the lowest Family Honor."""
    playing = [player for player in use.table.players if use.table.is_in(player.seat) and player.standing]
    least = min((player.honor for player in playing), default=0)
    return [use.destroy_province(player.standing[-1]) for player in playing if player.honor == least]


card("hurricane", event(run=_hurricane))
card("plague", event(effect=lambda use: [use.destroy(one) for one in _followers(use) if one.force <= 3]))
card(
    "doom-of-the-crane",
    event(
        effect=lambda use: [
            use.destroy(one) for player in use.table.players for one in player.holdings if makes_honor(one)
        ]
    ),
)
card(
    "doom-of-the-naga",
    event(
        effect=lambda use: [
            change
            for one in use.table.personalities()
            if one.of_clan("Naga")
            for change in use.gives(one, force=-1, chi=-1, until="permanent")
        ]
    ),
)
card(
    "doom-of-the-unicorn",
    event(
        effect=lambda use: [
            use.apply(one, "trait:Cavalry", -1, until="permanent")
            for one in use.table.personalities()
            if one.of_clan("Unicorn") and one.trait("Cavalry")
        ]
    ),
)
card(
    "iris-festival",
    event(effect=lambda use: [use.destroy(one) for one in use.table.in_play() if shadowlands(one)]),
)
card("bon-festival", event(effect=_honorable_dead))
card("evil-feeds-upon-itself", event(effect=_lowest))
card(
    "strength-of-the-earth",
    event(
        effect=lambda use: [
            use.apply(place, "strength", 1, until="permanent")
            for player in use.table.players
            for place in player.standing
        ]
    ),
)
