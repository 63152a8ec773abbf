"""The tables of the 1997 game's playouts offer fewer options than others, and everything happens as at any table."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import pytest

from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.imagined import abandon
from engine.kernel.match import Match
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Stream
from engine.l5r_ccg.machinery.position import dump
from engine.players.l5r_ccg import dreams
from engine.players.l5r_ccg.mind import CcgMind
from engine.players.l5r_ccg.worlds import Known
from engine.players.search import is_lawful, playout


class Awake(CcgMind):
    """A mind whose playouts take place on ordinary forks."""

    def fork(self, match: Match, prompt: Prompt, keys: Sequence[str], known: Known, mark: Any) -> Match:
        return match.fork(prompt.seat)


def moments(seed: int, seats: int, apart: int) -> Any:
    """Play a game by the policy, and yield the match at every so many questions that have several answers."""
    desk, mind, met = find_desk("l5r-ccg"), CcgMind(), 0
    brought = desk.seats(desk.rivals(seed, seats), Stream(seed))
    match = Match.start(new_header("l5r-ccg", f"dreams/{seed}", brought))
    while match.outcome is None:
        prompt = match.open_prompts()[0]
        met += len(prompt.options) > 1
        if len(prompt.options) > 1 and met % apart == 0:
            yield match
        match.answer(prompt.seat, mind.choose(match.table, prompt, Stream(1)))


@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (4, 2), (9, 3)])
def test_a_playout_has_the_same_value_at_a_dreamt_table(seed: int, seats: int) -> None:
    dreaming, awake = CcgMind(), Awake()
    kinds = set()
    for at, match in enumerate(islice(moments(seed, seats, 9), 14)):
        prompt = match.open_prompts()[0]
        mark = awake.horizon(match.table, prompt)
        mark = awake.farther(match.table, mark) if at % 6 == 0 else mark
        known, other = dreaming.known(match, prompt.seat), awake.known(match, prompt.seat)
        assert known.sleeper is not None
        kinds.add(match.is_restartable)
        for keys in awake.candidates(match.table, prompt, 4, Stream(2)):
            if is_lawful(prompt, keys):
                values = [
                    playout(match, prompt, keys, mind, seen, mark, Stream(at))
                    for mind, seen in ((dreaming, known), (awake, other))
                ]
                assert values[0] == values[1], (at, prompt, keys)
    assert kinds == {True, False}


def test_a_dreamt_fork_asks_the_open_question_and_changes_nothing_at_the_real_table() -> None:
    mind = CcgMind()
    for match in islice(moments(3, 2, 5), 20):
        prompt = match.open_prompts()[0]
        before = dump(match.table)
        known = mind.known(match, prompt.seat)
        for option in prompt.options[:3]:
            world = mind.fork(match, prompt, [option.key], known, 100)
            assert isinstance(world.table, dreams.DreamTable)
            asked = world.open_prompts()[0]
            assert (asked.seat, asked.kind, asked.rule) == (prompt.seat, prompt.kind, prompt.rule)
            assert option.key in {one.key for one in asked.options}
            assert dump(world.table) == before
            abandon(world)
            # A playout moves cards, and the next fork uses the same cards again.
            usual = mind.choose(match.table, prompt, Stream(1))
            playout(match, prompt, usual, mind, known, match.table.turn + 2, Stream(1))
            assert len(known.sleeper.free) == 1
        assert dump(match.table) == before


def test_candidates_share_a_world_and_other_worlds_differ() -> None:
    mind = CcgMind()
    match = next(moments(2, 2, 40))
    prompt = match.open_prompts()[0]
    known = mind.known(match, prompt.seat)

    def hands(seed: int) -> list[str]:
        world = mind.fork(match, prompt, [prompt.options[0].key], known, 100)
        stream = Stream(seed)
        mind.redraw(world, prompt.seat, known, stream)
        return [*[card.id for player in world.table.players for card in player.fate_deck], str(stream.state)]

    assert hands(1) == hands(1)
    assert hands(1) != hands(2)
    assert hands(1) == hands(1)
