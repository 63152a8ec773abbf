"""The other commands: play, replay, bench and coverage."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.cli import bench, golden
from engine.kernel.wire import save_match

GAME = "l5r-lcg"


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str, seed: str = "3") -> str:
    """Play in the terminal, typing some lines, and return what is printed."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
    assert main(["play", GAME, "--seed", seed]) == 0
    return capsys.readouterr().out


def test_the_end_of_the_input_ends_a_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(monkeypatch, capsys)
    assert "[0] place-stronghold (setup.5)" in text and "1 choose The Art of Peace" in text
    assert text.endswith("left\n")


def test_a_game_is_played_by_numbers(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = typed(monkeypatch, capsys, "1", "x", "99", "1 1", "-1", "", "help", "log", "undo", "quit")
    assert text.count("refused: unknown-number") == 3 and "refused: repeated-option" in text
    assert "refused: too-few" in text and "save FILE" in text and "first-player" in text
    assert text.count("place-stronghold") == 2


def test_several_numbers_choose_several_options(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = typed(monkeypatch, capsys, "1", "1", "1", "1", "1 3", "2,1", "quit")
    assert "choose: options 0-4" in text and "amount=2" in text


def test_a_whole_game_ends_with_its_outcome(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert '"reason": "resigned"' in typed(monkeypatch, capsys, "1", "resign")
    text = typed(monkeypatch, capsys, *(["1"] * 1500), seed="1")
    assert "outcome: {" in text or text.endswith("left\n")


def test_the_command_names_a_deck_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", GAME, "--deck", "no-deck"]) == 2
    assert capsys.readouterr().err == "unknown-deck deck=no-deck\n"


def test_replay_reads_the_match_that_play_saves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    assert "saved" in typed(monkeypatch, capsys, "1", "2", f"save {file}", "save /no/where", "quit")
    assert main(["replay", str(file)]) == 0
    text = capsys.readouterr().out
    assert text.startswith("game l5r-lcg | rules ") and "choose:the-art-of-peace" in text


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    """Return a whole match in the form of a save file."""
    match = golden.played(golden.Kept(GAME, "saved", (0, 0)))
    found: dict[str, Any] = save_match(match).model_dump()
    return found


def replayed(tmp_path: Path, save: Any, *more: str) -> int:
    file = tmp_path / "save.json"
    file.write_text(save if isinstance(save, str) else json.dumps(save), encoding="utf-8")
    return main(["replay", str(file), *more])


def test_the_table_can_be_shown_after_any_number_of_decisions(
    saved: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for at in range(0, len(saved["log"]) + 1, 7):
        assert replayed(tmp_path, saved, "--at", str(at)) == 0
        assert capsys.readouterr().out.startswith(f"after {at} of {len(saved['log'])} decisions\n")
    bids = next(n for n, row in enumerate(saved["log"]) if row["keys"] and row["keys"][0][:4] == "bid:")
    assert replayed(tmp_path, {"ok": True, "save": saved}, "--at", str(bids + 1)) == 0


@pytest.mark.parametrize(
    ("spoil", "error"),
    [
        (lambda save: "not json", "bad-json"),
        (lambda save: "", "bad-json"),
        (lambda save: {"format": "other"}, "not-a-save"),
        (lambda save: {**save, "version": 99}, "save-version"),
        (lambda save: {**save, "log": {}}, "corrupt-save"),
        (lambda save: {**save, "log": [*save["log"][:9], save["log"][3], *save["log"][9:]]}, "corrupt-log row=9"),
        (lambda save: {**save, "header": {**save["header"], "game": "go"}}, "unknown-game"),
    ],
)
def test_a_corrupt_file_is_answered_with_status_2(
    spoil: Any, error: str, saved: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replayed(tmp_path, spoil(saved)) == 2
    assert error in capsys.readouterr().err


def test_files_and_decisions_that_are_not_there(
    saved: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(tmp_path / "none")]) == 2 and replayed(tmp_path, saved, "--at", "100000") == 2
    assert replayed(tmp_path, saved, "--at", "-1") == 2
    printed = capsys.readouterr()
    assert printed.err.splitlines()[0].startswith("no-such-file") and printed.out == ""


def test_a_save_of_other_rules_says_so(
    saved: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replayed(tmp_path, {**saved, "header": {**saved["header"], "rules": "0"}}) == 0
    assert "differs: rules: saved 0, here " in capsys.readouterr().err


def test_bench_prints_one_json_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", GAME, "--seconds", "0.1"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    found = json.loads(line)
    assert found["games"] >= 20 and sum(found["endings"].values()) == found["games"]
    for name in (
        "games_per_second",
        "decisions_per_second",
        "median_decisions",
        "rebuild_ms",
        "view_ms",
        "cold_load_s",
    ):
        assert found[name] > 0, name
    assert 450 <= found["rebuild_decisions"] <= 500
    assert "turns_per_second" not in found


def test_the_bench_breaks_off_a_game_that_would_not_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "CAP", 12)
    assert main(["bench", GAME, "--seconds", "0.1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["endings"] == {"none": found["games"]} and found["median_decisions"] == 12


def test_the_bench_times_forks_beside_playing_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", GAME, "--seconds", "0.1", "--forks", "2"]) == 0
    found = json.loads(capsys.readouterr().out)["fork"]
    for where in ("anew", "elsewhere"):
        times = found[where]
        assert times["moments"] > 5
        assert 0 < times["again_ms"] < times["rebuild_ms"] and times["again_ms"] <= times["again_p95_ms"]


def test_the_bench_names_the_options_that_its_players_avoid(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "root", "--seconds", "0.1", "--shun", "dominance"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["shunned"] == ["dominance"] and set(found["endings"]) == {"points"}


@pytest.mark.parametrize("table", [[], ["--mixed"]], ids=["four", "mixed"])
def test_the_bench_of_root_counts_player_turns(table: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "root", "--seconds", "0.1", *table]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seats"] == ("mixed" if table else ["marquise", "eyrie", "alliance", "vagabond"])
    assert found["turns_per_second"] > found["games_per_second"] and found["decisions_per_second"] > 0
    # The measured time that other programs on the machine do not change.
    assert found["cpu_seconds"] > 0 and found["loop_ms"] > 0 and found["turns_per_loop"] > 0
    assert found["counted"]["records"] > found["counted"]["decisions"]


def test_coverage_lists_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", GAME, "--json", "--games", "4"]) == 0
    found = json.loads(capsys.readouterr().out)
    cards = {card["id"]: card for card in found["cards"]}
    assert found["total"] == len(cards) and found["implemented"] == sum(card["implemented"] for card in cards.values())
    assert cards["shizuka-toshi"]["implemented"] and cards["fine-katana"]["fuzzed"]
    assert not any(card["fuzzed"] or card["tested"] for card in cards.values() if not card["implemented"])


@pytest.mark.parametrize(
    "arguments", [[], ["nope"], ["fuzz"], ["fuzz", "go"], ["replay"], ["play", "l5r-lcg", "--seed"]]
)
def test_wrong_arguments_end_with_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2 and "usage: python -m engine" in capsys.readouterr().err
