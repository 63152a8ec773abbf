"""Events that befall everybody: festivals, dooms, disasters."""

from collections.abc import Iterator

from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.cards.duels import challenger, honor_for_winner
from engine.l5r_ccg.cards.words import Target, card, event, personality, theirs
from engine.l5r_ccg.duel import challenge
from engine.l5r_ccg.state import Player
from engine.l5r_ccg.use import Use


def _players(use: Use) -> Iterator[Player]:
    """Return who is in the game, clockwise from whose Event it is."""
    return (use.table.players[seat] for seat in use.table.clockwise(use.seat))


# Honor

card(
    "dealing-with-shadows",
    event(
        effect=lambda use: [
            use.lose_honor(
                2 * sum(one.controller == player.seat and one.trait("Shadowlands") for one in use.table.in_play()),
                seat=player.seat,
                by=(),
            )
            for player in _players(use)
        ]
    ),
)

card(
    "the-farther-you-fall",
    event(
        effect=lambda use: (
            [] if use.table.favor is None else [use.lose_honor(7, seat=use.table.favor, by=(), past_favor=True)]
        )
    ),
)

# Personalities, Followers, tokens

card(
    "the-darkest-day",
    event(effect=lambda use: [use.bow(one) for one in use.table.personalities() if one.personal_honor > 2]),
)


def _tokens(use: Use) -> list[Event]:
    """Return the end of all tokens on cards, and of those that are Followers."""
    found: list[Event] = []
    for one in use.table.in_play():
        if one.face.token:
            found.append(use.destroy(one))
        for name in dict.fromkeys(token.name for token in one.tokens):
            found.append(use.remove_token(one, name, sum(token.name == name for token in one.tokens)))
    return found


card("setsuban-festival", event(effect=_tokens))

# Holdings, Provinces, hands


card(
    "dragon-sword-is-broken",
    event(
        target=Target(
            lambda use: [
                one for one in use.table.in_play() if one.face.type == "item" and one.face.is_called("Ancestral")
            ]
        ),
        effect=lambda use: [use.destroy(use.target), use.lose_honor(8, seat=use.target.controller, by=())],
    ),
)

HAND = 5


def _new_year(use: Use) -> Flow[None]:
    """Let everybody discard the hand, then draw five."""
    hands = [use.table.rules_of(player.seat).discard(list(player.hand)) for player in _players(use)]
    yield from run_batch(use.table, hands)
    yield from run_batch(use.table, [use.draw(HAND, seat=player.seat) for player in _players(use)])


card("new-year-s-celebration", event(run=_new_year))

# One after the other


def _murders(use: Use) -> Flow[None]:
    """Let each player destroy a Personality or Retainer of the player to the right."""
    seats = use.table.clockwise(use.seat)
    for place, seat in enumerate(seats):
        right = seats[place - 1]
        victims = [
            one
            for one in use.table.in_play()
            if one.controller == right and (one.is_personality or one.trait("Retainer")) and use.destroy(one).possible()
        ]
        if victims and right != seat:
            chosen: tuple[Card, ...] = yield from choose_subjects(seat, victims, source=use.label, rule="events")
            yield from run_batch(use.table, [use.destroy(chosen[0])])


card("occult-murders", event(run=_murders))


def _rising(use: Use) -> Flow[None]:
    """Let each player return one of the own Honorable Dead to play, without costs, or none."""
    for player in tuple(_players(use)):
        cause = use.table.rules_of(player.seat)
        dead = [one for one in player.dynasty_discard if one.died == "honorably" and cause.enter_play(one).possible()]
        if dead:
            chosen: tuple[Card, ...] = yield from choose_subjects(
                player.seat, dead, source=use.label, rule="events", least=0
            )
            yield from run_batch(use.table, [cause.enter_play(one) for one in chosen])


card("rise-of-the-phoenix", event(run=_rising))


def _stone(use: Use) -> Flow[None]:
    """Fight a duel that cannot be refused; who loses is dishonored and lives."""
    yield from challenge(
        use,
        use.chosen["challenger"][0],
        use.target,
        wins=honor_for_winner(4),
        loses=lambda duel, loser: [use.dishonor(loser.card)],
    )


card("test-of-stone", event(targets=[personality(challenger, name="challenger"), personality(theirs)], run=_stone))
