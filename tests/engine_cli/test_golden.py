"""The golden transcripts: if the rules do something else than what is stored, their fingerprint is another one too."""

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from engine.cli import golden
from engine.fuzzing.probe import find_probe
from engine.kernel.fingerprint import fingerprint
from engine.kernel.games import LIST, read
from engine.kernel.rng import Stream
from engine.l5r_lcg import events as e

ONE_EACH = {"l5r-lcg": "l5r-lcg-quick.txt", "root": "root-base.txt", "l5r-ccg": "l5r-ccg-four.txt"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the stored transcripts, stored under the present fingerprints."""
    copy = copytree(golden.FOLDER, tmp_path / "golden")
    stamp(copy, fingerprint)
    return copy


def stamp(folder: Path, mark: Callable[[str], str]) -> None:
    """Store the transcripts of a folder under other fingerprints."""
    headers = json.loads((folder / golden.HEADERS).read_text(encoding="utf-8"))
    for header in headers.values():
        header["fingerprint"] = mark(header["game"])
    (folder / golden.HEADERS).write_text(json.dumps(headers), encoding="utf-8")


def judged(game: str, folder: Path) -> str:
    """Play a golden game now. Return how its transcript differs from the stored one."""
    name = ONE_EACH[game]
    return golden.difference(name, golden.text_of(golden.played(golden.GAMES[name])), folder) or ""


def other_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every random stream give other numbers. This code is in no file that the fingerprint covers."""
    real = Stream.below
    monkeypatch.setattr(Stream, "below", lambda stream, limit: limit - 1 - real(stream, limit))


def test_the_golden_transcripts_are_up_to_date() -> None:
    assert [line for name, text in golden.texts().items() if (line := golden.difference(name, text))] == []


def test_every_golden_transcript_has_the_header_of_its_match() -> None:
    """A change of rules that changes no transcript needs no new headers, so the fingerprints may be older ones."""
    headers = json.loads((golden.FOLDER / golden.HEADERS).read_text(encoding="utf-8"))
    assert headers.keys() == golden.GAMES.keys() == {path.name for path in golden.FOLDER.glob("*.txt")}
    assert {header["game"] for header in headers.values()} == read(LIST.read_bytes()).keys() == ONE_EACH.keys()
    assert all(len(header["fingerprint"]) == len(fingerprint(header["game"])) for header in headers.values())


@pytest.mark.parametrize("game", ONE_EACH)
def test_other_behaviour_under_the_same_fingerprint_is_a_fault_of_the_fingerprint(
    game: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert judged(game, folder) == ""
    other_numbers(monkeypatch)
    assert judged(game, folder).endswith(golden.UNMARKED)
    stamp(folder, lambda name: "another")
    assert judged(game, folder).endswith(golden.RENEW)


def test_a_single_number_that_the_rules_give_otherwise_is_noticed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = e.GainHonor.resolve

    def resolve(gain: Any) -> None:
        gain.amount += 1
        real(gain)

    monkeypatch.setattr(e.GainHonor, "resolve", resolve)
    assert judged("l5r-lcg", folder).endswith(golden.UNMARKED)


@pytest.mark.parametrize("game", ["l5r-lcg", "root"])
def test_players_who_decide_otherwise_are_no_fault_of_the_fingerprint(
    game: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    probe = type(find_probe(game))
    real = probe.choose

    def choose(self: Any, prompt: Any, stream: Stream, mood: int) -> list[str]:
        return real(self, prompt, stream, 1 - min(mood, 1))

    monkeypatch.setattr(probe, "choose", choose)
    assert judged(game, folder).endswith(golden.RENEW)


def test_the_first_transcript_of_a_new_golden_game_is_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "GAMES", {"root-new.txt": golden.GAMES[ONE_EACH["root"]]})
    new = golden.text_of(golden.played(golden.GAMES["root-new.txt"]))
    assert golden.difference("root-new.txt", new, folder) == f"root-new.txt: {golden.NEW}"
    assert golden.main([], folder) == 0
    assert golden.difference("root-new.txt", new, folder) is None


def test_transcripts_are_not_renewed_while_the_fingerprint_lacks_something(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(golden, "GAMES", {name: golden.GAMES[name] for name in (ONE_EACH["root"],)})
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    other_numbers(monkeypatch)
    assert golden.main([], folder) == 1
    assert capsys.readouterr().err == f"{ONE_EACH['root']}: {golden.UNMARKED}\n"
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    assert golden.main(["--anyway"], folder) == 0
    assert (folder / ONE_EACH["root"]).read_bytes() != before[ONE_EACH["root"]] and judged("root", folder) == ""
