"""``replay``, ``load`` of ``serve`` and the bot treat a save of other rules in the same way."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.panels.pages import updated
from bot.store import SqliteStore
from bot.tables import Table, Tables
from bot.tables.life import start
from engine.__main__ import main
from engine.keeping import Kept
from engine.kernel import wire
from engine.kernel.match import RESIGN, Match
from engine.saves import save, save_with_replay

from ..engine_cli.served import Server
from ..tables.house import SAY, another_version, dearer, other_rules, play, seen, started
from .playing import played

# Games, seats, and how many answers it takes until the changed rule makes a difference.
GAMES = [("l5r-lcg", 2, 12), ("root", 4, 80), ("l5r-ccg", 3, 20)]


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "tables.sqlite3")
    yield store
    await store.close()


async def left(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, answers: int
) -> tuple[Table, Any]:
    """Return a table as people left it, where a match may begin, and the file of its match."""
    monkeypatch.setattr(start, "new_seed", lambda: "left")
    table = await started(Tables(store), 5, game, seats)
    await play(table, answers)
    for _ in range(20):
        assert table.match is not None
        if (kept := save(table.match)).moments[-1].begins:
            break
        await play(table, 1)
    table.survival.looked = -100
    await table.survival.look(table)
    found: Any = kept.model_dump(mode="json")
    assert found["moments"][-1]["begins"]
    return table, found


def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every game be another version of its rules."""
    another_version(monkeypatch)
    monkeypatch.setattr(wire, "fingerprint", lambda game: "newer")


@pytest.mark.parametrize(("game", "seats", "answers"), GAMES)
@pytest.mark.parametrize("changed", [False, True])
async def test_all_three_say_the_same_of_a_match_of_other_rules(
    store: SqliteStore,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    game: str,
    seats: int,
    answers: int,
    changed: bool,
) -> None:
    table, kept = await left(store, monkeypatch, game, seats, answers)
    before = seen(table)
    newer(monkeypatch)
    if changed:
        other_rules(monkeypatch)
    server, path, what = Server(), tmp_path / "match.json", "resumed" if changed else "same"
    path.write_text(json.dumps(kept), encoding="utf-8")

    loaded = server.ask("load", save=kept, accept_differences=True)
    assert (loaded["how"], loaded["lost"]) == (what, 0)
    assert loaded["differences"].keys() == ({"fingerprint", "state"} if changed else {"fingerprint"})
    assert loaded["differences"]["fingerprint"] == {"saved": kept["header"]["fingerprint"], "here": "newer"}
    if changed:
        state = loaded["differences"]["state"]
        assert state["saved"] != state["here"]  # where the log alone leads under these rules
        assert server.refused("load", save=kept) == "other-rules"
        assert server.data["differences"] == loaded["differences"]

    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().err
    assert "differs: fingerprint: " in told and ("differs: state: " in told) == changed
    assert ("result: resumed, decisions lost: 0" in told) == changed

    again = await Tables(store).get(table.id)
    assert seen(again) == before
    assert ("exactly where it was" in updated(again, SAY)) == changed


def shown(path: Path, at: int, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the table that ``replay`` shows after some decisions."""
    assert main(["replay", str(path), "--at", str(at)]) == 0
    return capsys.readouterr().out


def cut(kept: Kept) -> dict[str, Any]:
    """Return the file of a match, cut at the last state from which a match may begin."""
    row = max(moment.row for moment in kept.moments if moment.begins)
    found: dict[str, Any] = save(Match.rebuild(kept.header, kept.log[:row])).model_dump(mode="json")
    assert found["moments"][-1]["begins"]
    return found


def test_replay_shows_the_table_from_which_the_bot_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The last state of a file is shown as people saw it, even if the log alone now leads elsewhere."""
    path, file = tmp_path / "match.json", cut(played("root", 4, "mended", 80).kept())
    path.write_text(json.dumps(file), encoding="utf-8")
    before = shown(path, len(file["log"]), capsys)
    newer(monkeypatch)
    dearer(monkeypatch)
    assert Server().ask("load", save=file, accept_differences=True)["how"] == "resumed"
    assert shown(path, len(file["log"]), capsys) == before


def test_replay_knows_no_decision_that_is_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file of other rules, whose log does not fit any more, goes back to its last state that does, as in the bot."""
    kept, path = played("root", 4, "mended", 80).kept(), tmp_path / "match.json"
    earlier, file = cut(kept), save(Match.rebuild(kept.header, kept.log)).model_dump(mode="json")
    file["moments"] = [*earlier["moments"], *file["moments"]]
    file["header"]["fingerprint"] = "older"
    file["log"][-1]["keys"] = ["no-such-key"]
    path.write_text(json.dumps(file), encoding="utf-8")
    loaded = Server().ask("load", save=file, accept_differences=True)
    left = len(kept.log) - loaded["lost"]
    assert loaded["how"] == "back" and len(earlier["log"]) <= left < len(kept.log)
    assert main(["replay", str(path)]) == 0
    assert f"result: back, decisions lost: {loaded['lost']}" in capsys.readouterr().err
    assert f"after {left} of" in shown(path, left, capsys)
    assert main(["replay", str(path), "--at", str(left + 1)]) == 2
    assert "no-such-decision" in capsys.readouterr().err


def test_a_file_of_the_same_state_with_another_question_names_the_question() -> None:
    file = save(played("root", 2, "asked", 9).match).model_dump(mode="json")
    file["moments"][-1]["asked"] = [[seat, "another"] for seat, _ in file["moments"][-1]["asked"]]
    loaded = Server().ask("load", save=file, accept_differences=True)
    question = loaded["differences"]["question"]
    assert loaded["how"] == "asked" and question["saved"] != question["here"]


def test_a_file_of_a_finished_match_without_its_state_is_compared_with_its_story(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played("root", 4, "mended", 150).match
    for seat in range(4):
        if match.outcome is None:
            match.answer(seat, [RESIGN])
    file = save_with_replay(match, [(0, 10)]).model_dump(mode="json")
    monkeypatch.setattr(wire, "fingerprint", lambda game: "newer")
    server = Server()
    assert server.ask("load", save=file)["how"] == "same"
    dearer(monkeypatch)
    assert server.refused("load", save=file) == "other-rules"
    loaded = server.ask("load", save=file, accept_differences=True)
    assert loaded["how"] == "unchecked" and loaded["differences"].keys() == {"fingerprint", "state"}
