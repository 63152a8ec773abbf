"""The compiled engine (`make fast`): the list of compiled files, and a check that notices differences."""

import subprocess
import sys
from pathlib import Path

import pytest
from mypy.build import BuildSource, build
from mypy.nodes import TypeInfo
from mypy.options import Options

from engine.cli.compiled import ROOT, differences, libraries, modules, speedups


def test_the_rules_of_all_games_are_compiled_and_nothing_that_pydantic_makes() -> None:
    names = {path.relative_to(ROOT / "engine").as_posix() for path in modules()}
    assert {
        "kernel/match.py", "cardplay/use.py", "players/random.py",
        "l5r_lcg/conflict.py", "l5r_lcg/cards/core/crane.py",
        "l5r_ccg/fighting/battle.py", "l5r_ccg/cards/items/ancestral.py",
        "root/battle.py", "root/factions/vagabond/board.py",
    } <= names  # fmt: skip
    assert not names & {"kernel/wire.py", "l5r_lcg/facts.py", "root/position.py", "cli/main.py"}


def test_programs_that_python_starts_by_name_are_not_compiled() -> None:
    programs = {path for path in modules() if 'if __name__ == "__main__"' in path.read_text("utf-8")}
    assert not programs


def test_each_file_is_in_one_library_and_cards_are_apart_from_rules() -> None:
    found = libraries()
    assert sorted(path for paths in found.values() for path in paths) == sorted(
        path.relative_to(ROOT).as_posix() for path in modules()
    )
    assert "engine/l5r_lcg/cards/core/crane.py" in found["engine_l5r_lcg_cards"]
    assert "engine/l5r_lcg/conflict.py" in found["engine_l5r_lcg"]


def test_a_compiled_engine_that_plays_alike_reports_its_speed() -> None:
    plain = {"compiled": False, "played": {"root": [[120, 340]]}, "times": {"root": 3.0}}
    fast = {"compiled": True, "played": {"root": [[120, 340]]}, "times": {"root": 1.2}}
    assert differences(plain, fast) == []
    assert "root: 2.50 times as fast" in speedups(plain, fast)


def test_an_engine_that_plays_another_game_is_a_failure() -> None:
    plain = {"compiled": False, "played": {"quick.txt": "ab12", "root": [[120, 340]]}}
    fast = {"compiled": True, "played": {"quick.txt": "ab12", "root": [[121, 340]]}}
    assert differences(plain, fast) == ["not the same: root"]
    assert differences(plain, {**plain, "played": {}}) == ["not compiled"]


def test_without_a_compiler_the_command_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    command = [sys.executable, "-m", "engine.cli.compiled", "build"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, text=True)
    assert done.returncode == 2
    assert "'no-such-compiler' is missing" in done.stderr
    assert "Traceback" not in done.stderr


TINY = """
class Table: ...
class CardTable(Table): ...
class Subject:
    table: Table
class Card(Subject):
    table: CardTable
    own: int
"""


def test_a_narrower_type_of_an_inherited_attribute_makes_no_attribute(tmp_path: Path) -> None:
    options = Options()
    options.plugins = ["engine.cli.narrowed"]
    options.config_file = str(tmp_path / "mypy.ini")
    options.cache_dir = str(tmp_path)
    Path(options.config_file).write_text("[mypy]\nplugins = engine.cli.narrowed\n")
    built = build([BuildSource(None, "engine.tiny", TINY)], options)
    card = built.files["engine.tiny"].names["Card"].node
    assert isinstance(card, TypeInfo)
    assert {name: symbol.plugin_generated for name, symbol in card.names.items()} == {"table": True, "own": False}
