"""The search that all games share: worlds that the seat may believe in, answers compared in pairs, limits of time."""

import gc
from collections.abc import Iterator, Sequence
from itertools import groupby

import pytest

from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.games import enter, withdraw
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.kernel.rng import Stream
from engine.players.computer import LEVELS, decide, find_level
from engine.players.mind import find_mind, widened
from engine.players.search import Candidate, Race, lead, may_gain, playout

from .guess import Guess, GuessMind


@pytest.fixture
def mind() -> Iterator[GuessMind]:
    mind = GuessMind()
    enter("guess", rules=Guess(), mind=mind)
    yield mind
    withdraw("guess")


def match_of(seed: str) -> Match:
    return Match.start(new_header("guess", seed, [{}, {}]))


def answer(seed: str, level: str = "adept", budget: int | None = None) -> Sequence[str]:
    return decide(match_of(seed), 0, LEVELS[level], "computer", budget)


def race_of(mind: GuessMind, values: Sequence[Sequence[float]]) -> Race:
    """Return a comparison of answers that have these values so far. The first is the policy's."""
    match = match_of("a")
    candidates = [Candidate([f"guess:{number}"]) for number in range(len(values))]
    for candidate, noted in zip(candidates, values, strict=True):
        for value in noted:
            candidate.note(value)
    return Race(match, match.pending[0], mind, candidates, Stream(1))


@pytest.mark.usefixtures("mind")
def test_it_takes_the_best_answer_over_most_worlds_and_does_not_peek_at_the_true_one() -> None:
    assert {match_of(str(seed)).table.hidden for seed in range(12)} != {0}
    assert [answer(str(seed)) for seed in range(12)] == [["sure"]] * 12


@pytest.mark.usefixtures("mind")
def test_the_same_seed_and_budget_give_the_same_answer_and_leave_the_match_as_it_was() -> None:
    match = match_of("a")
    before = (match.table.hidden, match.version, len(match.records))
    assert decide(match, 0, LEVELS["master"], "x", 32) == decide(match, 0, LEVELS["master"], "x", 32)
    assert (match.table.hidden, match.version, len(match.records)) == before


def test_no_more_playouts_than_the_budget_and_fewer_where_it_is_clear(mind: GuessMind) -> None:
    answer("a", budget=40)
    assert 0 < len(mind.drawn) <= 40
    mind.drawn.clear()
    answer("a", budget=4000)
    assert 0 < len(mind.drawn) < 4000


def test_all_candidates_meet_the_same_worlds(mind: GuessMind) -> None:
    answer("a", budget=28)
    first = mind.drawn[:7]
    assert len(set(first)) == 1 and len(set(mind.drawn)) > 1


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg", "root"])
def test_a_playout_leaves_next_to_nothing_for_the_garbage_collector(game: str) -> None:
    desk, mind = find_desk(game), find_mind(game)
    match = Match.start(new_header(game, "1", desk.seats(desk.usual(2), Stream(1))))
    for _ in range(20):
        asked = match.open_prompts()[0]
        match.answer(asked.seat, decide(match, asked.seat, LEVELS["novice"], "1"))
    prompt = match.open_prompts()[0]
    keys = mind.choose(match.table, prompt, Stream(1))
    known, mark = mind.known(match, prompt.seat), mind.horizon(match.table, prompt)
    playout(match, prompt, keys, mind, known, mark, Stream(1))  # keeps a copy of the table for later forks
    gc.collect()
    gc.disable()
    try:
        playout(match, prompt, keys, mind, known, mark, Stream(1))
        assert gc.collect() < 150
    finally:
        gc.enable()


@pytest.mark.parametrize("game", ["l5r-lcg", "l5r-ccg", "root"])
def test_play_at_an_imagined_table_makes_no_records_and_is_otherwise_the_same(game: str) -> None:
    desk, mind = find_desk(game), find_mind(game)
    match = Match.start(new_header(game, "2", desk.seats(desk.usual(2), Stream(2))))
    compared = 0
    while match.outcome is None and compared < 12:
        prompt = match.open_prompts()[0]
        keys = mind.choose(match.table, prompt, Stream(1))
        if match.version % 5 == 0:
            compared += 1
            played = []
            for imagined in (True, False):
                world = match.fork(prompt.seat)
                mind.redraw(world, prompt.seat, mind.known(match, prompt.seat), Stream(compared))
                world.table.imagined = imagined
                told = len(world.records)
                for _ in range(25):
                    if world.outcome is None:
                        asked, stream = world.open_prompts()[0], Stream(1)
                        world.answer(asked.seat, mind.choose(world.table, asked, stream))
                assert len(world.records) > told or imagined
                played.append((world.game.open_view(world.table), world.log))
            assert played[0] == played[1]
        match.answer(prompt.seat, keys)


def test_secret_answers_of_others_are_sampled(mind: GuessMind) -> None:
    match = match_of("a")
    match.answer(1, ["bid:2"])
    decide(match, 0, LEVELS["adept"], "x", 16)
    assert mind.asked.count(1) == len(mind.drawn)
    assert match.held_keys() == {1: ("bid:2",)}


@pytest.mark.usefixtures("mind")
def test_without_time_it_answers_by_its_policy() -> None:
    assert decide(match_of("a"), 0, LEVELS["adept"], "x", more=lambda: False) == ["guess:0"]


@pytest.mark.usefixtures("mind")
def test_a_novice_follows_the_policy_and_slips_now_and_then() -> None:
    answers = [decide(match_of("a"), 0, LEVELS["novice"], str(seed)) for seed in range(200)]
    assert 180 <= answers.count(["guess:0"]) < 200
    assert answers.count(["guess:0"]) + answers.count(["guess:1"]) == 200, "a slip is the policy's second choice"


@pytest.mark.usefixtures("mind")
def test_an_unasked_seat_and_an_unknown_level_are_refused() -> None:
    match = match_of("a")
    match.answer(1, ["bid:0"])
    with pytest.raises(Refused, match="not-asked"):
        decide(match, 1, LEVELS["novice"], "x")
    with pytest.raises(Refused, match="unknown-level"):
        find_level("grandmaster")


def test_answers_are_widened_with_different_ones() -> None:
    enter("guess", rules=Guess())
    prompt = match_of("a").pending[0]
    found = widened(prompt, [["sure"], ["sure"], ["guess:1"]], 5, Stream(1))
    assert found[:2] == [["sure"], ["guess:1"]] and len({key for (key,) in found}) == len(found) <= 5
    assert type(find_mind("guess")).searches is False
    withdraw("guess")


def test_a_lead_is_counted_in_pairs() -> None:
    one, other = Candidate(["a"]), Candidate(["b"])
    for number in range(8):
        one.note(number + 1.0 + number % 2 * 0.1)
        other.note(float(number))
    assert lead(one, other) > 20 and lead(other, one) < -20


def test_the_policys_answer_stays_when_the_worse_half_drops_out(mind: GuessMind) -> None:
    race = race_of(mind, [[0.0, 0.1], [0.9, 0.9], [0.8, 0.8], [0.1, 0.1]])
    race._drop_worse_half()
    assert [candidate.keys for candidate in race.left] == [["guess:1"], ["guess:2"], ["guess:0"]]


def test_the_policys_answer_is_left_for_little_only_after_many_worlds(mind: GuessMind) -> None:
    little = [[0.5, 0.6, 0.5, 0.6], [0.6, 0.4, 0.7, 0.7]]
    assert race_of(mind, little)._best().keys == ["guess:0"]
    assert race_of(mind, [values * 16 for values in little])._best().keys == ["guess:1"]
    much = [[0.2, 0.3, 0.2, 0.3], [0.8, 0.9, 0.7, 0.9]]
    assert race_of(mind, much)._best().keys == ["guess:1"]


def test_a_seat_far_behind_still_takes_the_better_answer(mind: GuessMind) -> None:
    behind = [[0.010, 0.012, 0.011, 0.010], [0.016, 0.019, 0.017, 0.016]]
    race = race_of(mind, behind)
    assert race._best().keys == ["guess:1"] and may_gain(race.left[1], race.left[0])
    even = race_of(mind, [[0.5 + value for value in values] for values in behind])
    assert even._best().keys == ["guess:0"]


def test_a_small_budget_is_halved_too(mind: GuessMind) -> None:
    answer("a", budget=28)
    worlds = [len(list(same)) for _, same in groupby(mind.drawn)]
    assert worlds[0] % 7 == 0 and worlds[-1] < 7
