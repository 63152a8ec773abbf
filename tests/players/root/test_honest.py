"""A computer of Root uses only what its seat knows: hidden things are swapped, and it gives the same answer."""

from collections import Counter
from typing import Any

import pytest

from engine.fuzzing import root_hidden
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.computer import LEVELS, decide
from engine.players.root.memory import remember
from engine.players.root.sampler import redraw
from engine.root.factions.corvids import Corvids
from engine.root.machinery.position import all_cards, dump
from engine.root.machinery.table import Table

from ...root.scene import Scene, marquise, scene, side
from .playing import MIND, play, table_for

EVERY = 9
BUDGET = 6


def twins(match: Match, seat: int, stream: Stream) -> list[Match] | None:
    """Return two forks; in the second, things hidden from a seat are swapped."""
    plan = root_hidden.plan_exchanges(match, seat, stream)
    if plan is None:
        return None
    found = [match.fork(), match.fork()]
    root_hidden.exchange(found[1], plan, really=True)
    return found


@pytest.mark.parametrize("number", range(4))
def test_a_novice_answers_the_same_when_hidden_things_change_places(number: int) -> None:
    match, stream, compared = table_for("random", 40 + number, 4), Stream(number), 0
    for asked, prompt in enumerate(play(match, range(4))):
        pair = twins(match, prompt.seat, stream) if asked % EVERY == 0 else None
        if pair is not None:
            answers = [MIND.choose(twin.table, prompt, Stream(1)) for twin in pair]
            assert answers[0] == answers[1], (prompt, answers)
            compared += 1
    assert compared > 10


def test_an_adept_answers_the_same_when_hidden_things_change_places() -> None:
    match, stream, compared = table_for("corvids", 3, 4), Stream(1), 0
    for asked, prompt in enumerate(play(match, range(4))):
        pair = twins(match, prompt.seat, stream) if asked % 19 == 0 and prompt.anew else None
        if pair is not None:
            answers = [decide(twin, prompt.seat, LEVELS["adept"], "computer", BUDGET) for twin in pair]
            assert answers[0] == answers[1], (prompt, answers)
            compared += 1
    assert compared > 2


def known(table: Table, seat: int) -> dict[str, Any]:
    """Return everything that a seat sees."""
    from engine.root.machinery.view import view

    return view(table, seat)


@pytest.mark.parametrize("number", range(3))
def test_a_sampled_world_agrees_with_the_seats_view_and_loses_no_card(number: int) -> None:
    match, stream, different = table_for("random", 60 + number, 4), Stream(number), 0
    for asked, prompt in enumerate(play(match, range(4))):
        if asked % EVERY or match.table.phase == "set-up":
            continue
        world, seat = match.fork(), prompt.seat
        redraw(world.table, seat, remember(match, seat), stream)
        assert known(world.table, seat) == known(match.table, seat)
        assert Counter(card.id for card in all_cards(world.table)) == Counter(c.id for c in all_cards(match.table))
        different += dump(world.table) != dump(match.table)
    assert different > 3


def worlds(game: Scene, seat: int, count: int = 12) -> list[Table]:
    """Return some worlds that agree with what a seat of a scene knows."""
    found = []
    for number in range(count):
        world = game.match.fork()
        redraw(world.table, seat, remember(game.match, seat), Stream(number))
        found.append(world.table)
    return found


def test_it_remembers_the_card_that_it_gave() -> None:
    game = scene(
        marquise(warriors={1: 3}, hand=["anvil"]),
        side("alliance", tokens={"sympathy": {5: 1}}, hand=["sword", "investments"]),
        seed="outrage",
        suits=["fox"] * 4 + ["rabbit"] * 4 + ["mouse"] * 4,
        turn=0,
        phase="daylight",
    )
    memory = remember(game.match, 0)
    memory.give({"player": 0, "to": 1, "count": 1, "cards": ["anvil"]})
    assert memory.hands[1]["anvil"] == 1
    memory.lose({"player": 1, "cards": ["anvil"]})
    assert memory.hands[1]["anvil"] == 0


def test_a_revealed_hand_stays_as_it_is() -> None:
    game = scene(
        marquise(crafted=["codebreakers"], warriors={1: 1}),
        side("eyrie", buildings={"roost": {3: 1}}, hand=["anvil", "sword"]),
        turn=0,
        phase="daylight",
    )
    game.marquise.does("use:codebreakers")
    assert all(sorted(card.id for card in table.factions[1].hand) == ["anvil", "sword"] for table in worlds(game, 0))


def test_a_guess_that_was_wrong_is_not_guessed_again() -> None:
    game = scene(
        marquise(warriors={5: 2}, hand=["anvil", "root-tea-rabbit"]),
        side("corvids", warriors={5: 1}, tokens={"plot": {5: 1}}, plots={5: "snare"}),
        turn=0,
        phase="daylight",
    )
    memory = remember(game.match, 0)
    memory.show({"player": 0, "to": 1, "clearing": 5, "guess": "bomb", "right": False, "card": "anvil"})
    for number in range(12):
        world = game.match.fork().table
        redraw(world, 0, memory, Stream(number))
        corvids = world.factions[1]
        assert isinstance(corvids, Corvids)
        assert corvids.plots[5] != "bomb"
