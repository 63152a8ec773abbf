"""Tuning: weights move towards those that win, and the result records how it was made."""

import json
from pathlib import Path

import pytest

from engine.cli.main import main
from engine.cli.tune import Tuning
from engine.kernel.games import enter, withdraw
from engine.players.l5r_lcg.mind import LcgMind
from engine.players.l5r_lcg.value import FILE

from .guess import Guess, GuessMind


def test_a_step_goes_towards_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    tuning = Tuning("l5r-lcg", LcgMind(), "1", 4)
    before = dict(tuning.weights)
    tried: list[dict[str, float]] = []

    def upper_wins(deal: str, number: int, upper: dict[str, float], lower: dict[str, float], seat: int) -> float:
        tried.append(upper)
        return 1.0

    monkeypatch.setattr(tuning, "_play", upper_wins)
    assert tuning.step(0, 1) == 1.0 and len(tried) == 2
    for name, value in tuning.weights.items():
        assert (value - before[name]) * (tried[0][name] - before[name]) > 0


def test_weights_are_written_with_the_run_that_made_them(tmp_path: Path) -> None:
    file = tmp_path / "value.json"
    run = ["tune", "l5r-lcg", "--steps", "1", "--pairs", "1", "--budget", "1", "--seed", "x", "--write", str(file)]
    assert main(run) == 0
    assert json.loads(file.read_text())["run"].startswith("python -m engine tune l5r-lcg --steps 1 --pairs 1")
    written, stored = (json.loads(path.read_bytes())["weights"] for path in (file, FILE))
    assert written.keys() == stored.keys() == LcgMind().weights.keys()


def test_a_game_without_weights_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    enter("guess", rules=Guess(), mind=GuessMind())
    assert main(["tune", "guess"]) == 2
    withdraw("guess")
    assert "no-weights" in capsys.readouterr().err
