"""The value of a table for a seat, and the fitting of its weights."""

from math import exp, log

import pytest

from engine.kernel.rng import Stream
from engine.players.root.fitting import Moment, fit, games_of, surprise
from engine.players.root.value import outlook, value
from engine.players.root.weights import weights
from engine.root.factions import factions

from ...root.scene import Scene, eyrie, marquise, scene, side
from .playing import play, table_for

TIME, SPREAD = outlook(0)


def worth(game: Scene, seat: int = 0) -> float:
    return value(game.table, seat)


def test_the_shares_of_all_seats_make_one() -> None:
    match = table_for("random", 9)
    for _ in play(match, range(4)):
        found = [value(match.table, seat) for seat in range(4)]
        assert sum(found) == pytest.approx(1)
        assert match.outcome is not None or all(0 < share < 1 for share in found)


def test_a_player_who_has_won_is_sure_of_it() -> None:
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


def test_sources_of_points_have_a_value() -> None:
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


def games_won_by_roosts() -> list[Moment]:
    """Return moments of games of two in which a roost makes a win likelier, and wood makes it less likely."""
    stream, found = Stream(1), []
    for _ in range(1200):
        counted = [{"roost": stream.below(6), "wood": stream.below(3)} for _ in range(2)]
        lead = 2 * (counted[0]["roost"] - counted[1]["roost"]) * TIME - 2 * (counted[0]["wood"] - counted[1]["wood"])
        won = int(stream.below(1000) >= 1000 / (1 + exp(-lead / SPREAD)))
        found.append(Moment(won, [("eyrie", 0, dict(each)) for each in counted]))
    return found


def test_fitting_finds_the_worth_of_things_and_ignores_apparent_costs() -> None:
    fitted = fit(games_won_by_roosts())["eyrie"]
    assert fitted["roost"] == pytest.approx(2, abs=0.4)
    assert fitted.get("wood", 0.0) < 0.1


def test_fitted_weights_predict_winners_better() -> None:
    moments = games_won_by_roosts()
    assert surprise(moments[:300], {}) == pytest.approx(log(2), abs=0.01)
    assert surprise(moments[:300], fit(moments[300:], 3)) < surprise(moments[:300], {})


def test_moments_name_the_winner_and_the_state_at_the_beginning_of_a_turn() -> None:
    moments = next(games_of(1, 77))
    assert len(moments) > 10 and {moment.won for moment in moments} < {0, 1, 2, 3}
    for moment in moments:
        assert len(moment.players) == 4
        assert all(counted["always"] == 1 and faction in factions() for faction, _, counted in moment.players)
    assert sum(points for _, points, _ in moments[-1].players) > sum(points for _, points, _ in moments[0].players)
