"""The value of a table of the card game for a seat, and the fitting of its weights."""

from math import exp, log
from typing import Any

import pytest

from engine.kernel.rng import Stream
from engine.players.l5r_lcg.fitting import COSTS, games_of
from engine.players.l5r_lcg.value import features, kept
from engine.players.logistic import Moment, fit, surprise
from engine.players.mind import find_mind
from tests.l5r_lcg.scene import DEFAULTS, Scene, at, scene


def worth(*sides: dict[str, Any], seat: int = 0, **more: Any) -> float:
    return find_mind("l5r-lcg").value(scene(*sides, **more).table, seat)


def test_the_gain_of_one_player_is_the_loss_of_the_other() -> None:
    sides = {"characters": ["doji-whisperer"]}, {"honor": 12}
    assert worth(*sides, seat=0) + worth(*sides, seat=1) == pytest.approx(1)


def test_characters_fate_cards_and_honor_are_worth_something_and_broken_provinces_cost() -> None:
    plain = worth({}, {})
    assert worth({"characters": ["doji-whisperer"]}, {}) > plain
    assert worth({"fate": 3}, {}) > worth({"fate": 0}, {})
    assert worth({"hand": ["ornate-fan"]}, {}) > plain
    assert worth({"honor": 14}, {}) > plain
    assert worth({"provinces": [at("manicured-garden", broken=True), *DEFAULTS[1:]]}, {}) < plain


def test_a_point_of_honor_is_worth_more_near_dishonor() -> None:
    def point(honor: int) -> float:
        return worth({"honor": honor}, {}) - worth({"honor": honor - 1}, {})

    assert point(3) > point(10) > 0


def test_a_character_that_stays_is_worth_more() -> None:
    assert worth({"characters": [at("doji-whisperer", fate=2)]}, {}) > worth({"characters": ["doji-whisperer"]}, {})


def test_a_bowed_character_no_longer_counts_as_ready() -> None:
    def ready(**facts: bool) -> float:
        game = scene({"characters": [at("doji-challenger", **facts)]}, {})
        return features(game.table, game.table.players[0])["ready"]

    assert ready() > ready(bowed=True) == 0


def test_every_weight_is_of_something_counted_and_everything_counted_has_one() -> None:
    game: Scene = scene({}, {})
    assert set(features(game.table, game.table.players[0])) == set(kept())


def games_won_by_fate() -> list[Moment]:
    """Return moments in which a fate makes a win likelier, and a card in hand makes it less likely."""
    stream, found = Stream(1), []
    for _ in range(1200):
        lead = {"fate": float(stream.below(9) - 4), "hand": float(stream.below(5) - 2)}
        won = stream.below(1000) < 1000 / (1 + exp(-0.5 * lead["fate"] + 0.5 * lead["hand"]))
        found.append(Moment(lead, won))
    return found


def test_fitting_finds_winning_features_and_ignores_apparent_costs() -> None:
    fitted = fit(games_won_by_fate(), COSTS)
    assert fitted["fate"] == pytest.approx(0.45, abs=0.1)
    assert fitted["hand"] < 0.05


def test_fitted_weights_predict_winners_better() -> None:
    moments = games_won_by_fate()
    assert surprise(moments[:300], {}) == pytest.approx(log(2))
    assert surprise(moments[:300], fit(moments[300:], COSTS, 3)) < surprise(moments[:300], {})


def test_moments_are_counted_after_conflicts_and_rounds() -> None:
    moments = next(games_of(1, 1))
    assert len(moments) > 4 and len({won for _, won in moments}) == 1
    assert {lead["starts"] for lead, _ in moments} <= {1, -1}
