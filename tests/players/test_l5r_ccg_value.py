"""The value of a table of the 1997 game for a seat, and the fitting of its weights."""

from math import exp, log
from typing import Any

import pytest

from engine.kernel.rng import Stream
from engine.players.l5r_ccg.fitting import COSTS, games_of
from engine.players.l5r_ccg.value import features, kept
from engine.players.logistic import Moment, fit, surprise
from engine.players.mind import find_mind
from tests.l5r_ccg.scene import Scene, scene


def worth(*sides: dict[str, Any], seat: int = 0, **more: Any) -> float:
    return find_mind("l5r-ccg").value(scene(*sides, **more).table, seat)


def test_the_gain_of_one_player_is_the_loss_of_the_other() -> None:
    sides = {"personalities": ["hida-sukune"]}, {"honor": 20}
    assert worth(*sides, seat=0) + worth(*sides, seat=1) == pytest.approx(1)


def test_an_army_gold_provinces_and_honor_are_worth_something() -> None:
    plain = worth({}, {})
    assert worth({"personalities": ["hida-sukune"]}, {}) > plain
    assert worth({"holdings": ["jade-works"]}, {}) > plain
    assert worth({"honor": 30}, {}) > plain
    assert worth({"provinces": [{"destroyed": True}]}, {}) < plain


def test_gold_is_worth_more_while_there_is_time_to_spend_it() -> None:
    def gold(turn: int) -> float:
        return worth({"holdings": ["jade-works"]}, {}, turn=turn) - worth({}, {}, turn=turn)

    assert gold(1) > gold(30) > 0


def test_every_weight_is_of_something_counted_and_everything_counted_has_one() -> None:
    game: Scene = scene({}, {})
    assert set(features(game.table, game.table.players[0])) == set(kept())


def games_won_by_force() -> list[Moment]:
    """Return moments in which a point of Force makes a win likelier, and a card in hand makes it less likely."""
    stream, found = Stream(1), []
    for _ in range(1200):
        lead = {"force": float(stream.below(9) - 4), "hand": float(stream.below(5) - 2)}
        won = stream.below(1000) < 1000 / (1 + exp(-0.5 * lead["force"] + 0.5 * lead["hand"]))
        found.append(Moment(lead, won))
    return found


def test_fitting_finds_winning_features_and_ignores_apparent_costs() -> None:
    fitted = fit(games_won_by_force(), COSTS)
    assert fitted["force"] == pytest.approx(0.45, abs=0.1)
    assert fitted["hand"] < 0.05


def test_fitted_weights_predict_winners_better() -> None:
    moments = games_won_by_force()
    assert surprise(moments[:300], {}) == pytest.approx(log(2))
    assert surprise(moments[:300], fit(moments[300:], COSTS, 3)) < surprise(moments[:300], {})


def test_moments_tell_by_how_much_seat_0_leads_at_the_beginning_of_each_turn() -> None:
    moments = next(games_of(1, 1))
    assert len(moments) > 8 and len({won for _, won in moments}) == 1
    assert [lead["active"] for lead, _ in moments[:4]] in ([1, -1, 1, -1], [-1, 1, -1, 1])
