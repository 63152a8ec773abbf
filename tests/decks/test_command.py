"""``python -m bot deck check``: its output and exit status."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.decks.command import ILLEGAL, LEGAL, NOT_READ, run

FILES = Path(__file__).parent / "files"
GOOD = str(FILES / "l5r-lcg" / "legal-crane.txt")
BAD = str(FILES / "l5r-lcg" / "fault-too-much-influence.txt")


@pytest.mark.parametrize(
    ("given", "status"),
    [
        ([GOOD], LEGAL),
        ([BAD], ILLEGAL),
        ([BAD, "--format", "casual"], LEGAL),
        ([str(FILES / "l5r-lcg" / "line-unknown.txt")], ILLEGAL),
        ([str(FILES / "l5r-ccg" / "legal-lion.txt")], LEGAL),
        ([GOOD, "--format", "nowhere"], NOT_READ),
        (["nowhere.txt"], NOT_READ),
        ([str(FILES)], NOT_READ),
    ],
)
@pytest.mark.parametrize("more", [[], ["--json"], ["--language", "pl"]])
def test_the_exit_status_tells_the_result(
    given: list[str], status: int, more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["check", *given, *more]) == status
    out, err = capsys.readouterr()
    if more == ["--json"]:
        assert isinstance(json.loads(out), dict) and not err
    else:
        assert bool(err) == (status == NOT_READ)


def test_faults_carry_their_rule_and_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    run(["check", BAD, "--json"])
    found = json.loads(capsys.readouterr().out)
    assert list(found) == [
        *(
            "game",
            "format",
            "legal",
            "legal_in",
            "title",
            "cards",
            "faults",
            "assumed",
            "passed",
            "exchanged",
            "problems",
        ),
    ]
    [fault] = found["faults"]
    assert fault["kind"] == "too-much-influence" and fault["rule"] == "influence"
    assert fault["facts"]["spent"] > fault["facts"]["pool"] == 10 and "influence" in fault["message"]


def test_the_report_comes_in_three_languages(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for language in ("en", "fr", "pl"):
        run(["check", BAD, "--language", language])
        said.append(capsys.readouterr().out)
    assert "Too much influence" in said[0] and "Trop d’influence" in said[1] and "za dużo wpływu" in said[2]


def test_piped_text_is_read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Piped:
        buffer = io.BytesIO(Path(GOOD).read_bytes())

    monkeypatch.setattr(sys, "stdin", Piped)
    assert run(["check", "-"]) == LEGAL and "Legal" in capsys.readouterr().out


def test_the_command_starts_without_a_bot() -> None:
    done = subprocess.run([sys.executable, "-m", "bot", "deck", "check", GOOD], capture_output=True, check=False)
    assert done.returncode == LEGAL and b"Legal" in done.stdout
