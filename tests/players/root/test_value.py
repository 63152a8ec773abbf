"""What a table is worth to a seat, and how the weights of that are fitted."""

import pytest

from engine.kernel.rng import Stream
from engine.players.root.fitting import fit, samples
from engine.players.root.value import value
from engine.players.root.weights import weights
from engine.root.factions import factions

from ...root.scene import Scene, eyrie, marquise, scene, side
from .playing import play, table_for


def worth(game: Scene, seat: int = 0) -> float:
    return value(game.table, seat)


def test_the_shares_of_all_seats_make_one() -> None:
    match = table_for("random", 9)
    for _ in play(match, range(4)):
        found = [value(match.table, seat) for seat in range(4)]
        assert sum(found) == pytest.approx(1)
        assert match.outcome is not None or all(0 < share < 1 for share in found)


def test_whoever_has_won_is_sure_of_it() -> None:
    match = table_for("eyrie", 1)
    for _ in play(match, range(4)):
        pass
    assert match.outcome is not None
    assert [value(match.table, seat) for seat in range(4)] == [
        float(seat in match.outcome.winners) for seat in range(4)
    ]


def test_more_points_are_better_and_a_rival_s_are_worse() -> None:
    def at(own: int, other: int) -> float:
        return worth(scene(marquise(score=own, warriors={1: 3}), eyrie(score=other, buildings={"roost": {3: 1}})))

    assert at(20, 10) > at(10, 10) > at(10, 20)


def test_points_count_more_the_nearer_the_end_is() -> None:
    def lead(score: int) -> float:
        game = scene(marquise(score=score + 3, warriors={1: 3}), eyrie(score=score, buildings={"roost": {3: 1}}))
        behind = scene(marquise(score=score, warriors={1: 3}), eyrie(score=score + 3, buildings={"roost": {3: 1}}))
        return worth(game) - worth(behind)

    assert lead(25) > lead(2)


def test_what_brings_points_is_worth_something() -> None:
    def rich(**more: object) -> float:
        return worth(scene(marquise(warriors={1: 3}), side("duchy", warriors={5: 2}, **more)), 1)

    assert rich(swayed=["mayor", "banker", "baron-of-dirt"], buildings={"market": {5: 1}}) > rich()


def test_a_dominance_card_that_would_win_now_is_worth_more_than_one_that_would_not() -> None:
    def with_card(*places: int) -> float:
        held = dict.fromkeys(places, 4)
        return worth(scene(marquise(warriors=held, dominance="mouse-dominance"), eyrie(buildings={"roost": {4: 1}})))

    mice = [place for place, suit in enumerate(scene(marquise(), eyrie()).table.suits) if suit == "mouse"]
    assert with_card(*mice[:3]) > with_card(*mice[:2])


def test_every_faction_has_weights() -> None:
    assert set(weights()) == set(factions())


def test_fitting_finds_what_things_bring() -> None:
    stream, rows = Stream(1), []
    for _ in range(400):
        found = {"always": 1.0, "roost": float(stream.below(6)), "card": float(stream.below(5))}
        rows.append((found, 0.5 + 2 * found["roost"] + 0.25 * found["card"]))
    fitted = fit(rows)
    assert fitted["roost"] == pytest.approx(2, abs=0.1)
    assert fitted["card"] == pytest.approx(0.25, abs=0.1)


def test_what_only_seems_to_cost_something_is_left_out() -> None:
    rows = [({"always": 1.0, "wood": float(wood)}, 4.0 - wood) for wood in range(5) for _ in range(20)]
    assert set(fit(rows)) == {"always"}


def test_samples_tell_what_was_gained_in_two_rounds() -> None:
    found = list(samples(1, 3))
    assert found
    assert all(counted["always"] == 1 for _, counted, _ in found)
    assert sum(gained for _, _, gained in found) > 0
