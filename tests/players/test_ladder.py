"""The ladder: mirrored deals, intervals, the test that ends a run, and the same result for the same seed."""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from engine.cli.contest import Contest, Result, interval, play, summed, verdict
from engine.cli.ladder import games_of
from engine.cli.main import main
from engine.desks import find_desk
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.outcome import Outcome
from engine.kernel.prompt import Prompt
from engine.kernel.rng import Streams
from engine.root.definition import decks, maps

NOVICES = Contest("l5r-lcg", "novice", "random", "1", 2)


def ladder(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["ladder", "l5r-lcg", *arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_it_prints_wins_and_their_interval(capsys: pytest.CaptureFixture[str]) -> None:
    found = ladder(capsys, "novice", "random", "--games", "4", "--seed", "7")
    assert found["games"] == 4 and found["wins"] >= 3
    assert 0 < found["low"] < found["high"] <= 1
    assert found["cpu_ms_per_decision"] < 20
    (pair,) = found["pairs"]
    assert (pair["level"], pair["against"]) == ("novice", "random")


def test_the_same_seed_brings_the_same_games() -> None:
    def facts(number: int) -> tuple[object, ...]:
        result = play(NOVICES, number)
        return result.won, result.decisions, result.outcome

    assert [facts(number) for number in (0, 1)] == [facts(number) for number in (0, 1)]


def test_levels_change_seats_in_each_deal() -> None:
    brought = [play(NOVICES, number).brought for number in range(4)]
    assert brought[0] == brought[1] != brought[2] == brought[3]


def test_each_game_of_two_equal_levels_has_its_own_deal() -> None:
    """Otherwise all games of a deal would be the same game, counted once for each seat."""
    even = Contest("root", "random", "random", "m", 4, bring=("random",) * 4)
    results = [play(even, number) for number in range(4)]
    assert len({(*result.brought, sum(result.decisions)) for result in results}) == 4


@pytest.mark.parametrize(("game", "decks"), [("l5r-lcg", 14), ("l5r-ccg", 12)])
def test_deals_go_through_all_decks_with_equal_and_with_different_ones(game: str, decks: int) -> None:
    deals = [find_desk(game).rivals(number, 2) for number in range(60)]
    assert len({deal[0] for deal in deals}) == decks
    assert all((deal[0] == deal[1]) == (number % 2 == 0) for number, deal in enumerate(deals))


def test_both_members_of_a_coalition_have_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """Root 9.2.8: a coalition wins together."""
    monkeypatch.setattr(Match, "outcome", Outcome.won((0, 2), "points", 4))
    at_four = Contest("root", "novice", "random", "1", 4)
    results = [play(at_four, seat) for seat in range(4)]
    assert [result.won for result in results] == [True, False, True, False]
    assert all(result.winners == (0, 2) for result in results)


def test_the_interval_is_wilsons() -> None:
    low, high = interval(40, 40)
    assert (round(low, 3), high) == (0.912, 1.0)
    low, high = interval(14, 19)
    assert (round(low, 2), round(high, 2)) == (0.51, 0.88)


def test_the_test_stops_once_one_share_is_ruled_out() -> None:
    assert verdict(20, 20, (0.5, 0.75)) == "high"
    assert verdict(4, 20, (0.5, 0.75)) == "low"
    assert verdict(6, 10, (0.5, 0.75)) is None
    won = play(NOVICES, 0)._replace(won=True)
    found = summed(NOVICES, [won] * 100, (0.5, 0.75))
    assert found["games"] < 20 and found["test"]["verdict"] == "high"


@pytest.mark.parametrize("wrong", ["--games=0", "--games=-3", "--games=x", "--budget=0", "--jobs=0", "--seats=0"])
def test_anything_but_a_whole_number_above_zero_is_refused(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["ladder", "l5r-lcg", "novice", "random", wrong])
    assert "is not a whole number above zero" in capsys.readouterr().err


def test_every_deal_of_root_can_be_played() -> None:
    desk, boards = find_desk("root"), Counter[str]()
    for number in range(40):
        options = desk.rules_of(number)
        boards.update(options.values())
        seats = desk.seats(desk.rivals(number, 4), Streams(f"{number}")["decks"])
        Match.start(new_header("root", f"{number}", seats, options=options))
    assert set(boards) == {*maps(), *decks()}, "all maps and decks appear"


def test_the_whole_table_has_each_pair_of_neighbours_and_fewer_games_of_thinkers() -> None:
    pairs = [
        Contest("l5r-lcg", level, against, "1", 2) for level, against in (("novice", "random"), ("master", "adept"))
    ]
    assert [games_of(pair, whole=True) for pair in pairs] == [100, 60]
    assert games_of(pairs[1], whole=False) == 100


def test_both_members_of_a_coalition_win() -> None:
    """Root, 9.2.8: the Vagabond wins with the partner."""
    contest = Contest("root", "novice", "novice", "1", 4)
    shared = Result(True, (0.1, 0.3), (5, 15), "points", ["marquise", "eyrie", "alliance", "vagabond"], (0, 3))
    found = summed(contest, [shared], None)
    assert {name for name, counts in found["brought"].items() if counts["wins"]} == {"marquise", "vagabond"}


class Passive:
    """A player whose answers are all illegal."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def answer(self, prompt: Prompt, view: Mapping[str, Any]) -> list[str]:
        assert prompt.seat == self.seat and len(view["players"]) == 2
        return ["nonsense"]


def test_a_class_from_outside_takes_a_seat(capsys: pytest.CaptureFixture[str]) -> None:
    found = ladder(capsys, "novice", "tests.players.test_ladder:Passive", "--games", "2", "--jobs", "1")
    assert (found["wins"], found["games"]) == (2, 2)


def test_a_class_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "l5r-lcg", "novice", "tests.nowhere:Nobody"]) == 2
    assert "unknown-player" in capsys.readouterr().err


def test_all_games_stand_in_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "all", "novice", "random", "--games", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {pair["game"] for pair in found["pairs"]} == {"l5r-ccg", "l5r-lcg", "root"}
    assert found["game"] == "all" and all(pair["games"] == 1 for pair in found["pairs"])


def test_it_tells_how_often_each_deck_won(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ladder", "l5r-lcg", "novice", "novice", "--games", "2", "--jobs", "1", "--bring"]
    assert main([*words, "crane-starter,lion-starter", "--shares"]) == 0
    rows = [row.split() for row in capsys.readouterr().out.splitlines()[1:]]
    assert [(row[0], row[3]) for row in rows] == [("crane-starter", "2"), ("lion-starter", "2")]
    assert sum(int(row[1]) for row in rows) == 2


@pytest.mark.parametrize("wrong", [["novice"], ["novice", "god"], ["novice", "random", "--test", "0.7", "0.5"]])
def test_wrong_arguments_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "l5r-lcg", *wrong]) == 2
    assert capsys.readouterr().err
