"""The fingerprint of a game: it covers everything that decides how a log is replayed, without a list of files."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cli import golden
from engine.desks import find_desk
from engine.kernel.fingerprint import PROSE, fingerprint, sources
from engine.kernel.game import new_header
from engine.kernel.games import LIST, ROOT, read
from engine.kernel.match import Match
from engine.kernel.rng import Streams
from engine.kernel.wire import differences, header_of, save_match

GAMES = list(read(LIST.read_bytes()))
LOOK = """
import json, sys
opened = []
sys.addaudithook(lambda event, given: opened.append(str(given[0])) if event == "open" else None)
from engine.kernel.game import find_game
find_game(sys.argv[1])
rules = [m.__file__ for n, m in sys.modules.items() if n.startswith("engine.") and not hasattr(m, "__path__")]
from engine.keeping import header_from
from engine.kernel.match import Match
from tests.keeping.playing import begun, playing
for number in range(3):  # tables unlike all others, and matches that go on from the middle
    *_, last = playing(begun(sys.argv[1], 2, str(number), mixed=True), 90)
    for moment in last.moments:
        Match.rebuild(header_from(last.match.header, moment), last.match.log[moment.row :])
rooms = tuple(f"{sys.argv[2]}/{room}/" for room in ("data", "engine"))
here = [path for path in opened if path.startswith(rooms) and not path.endswith((".py", ".pyc"))]
print(json.dumps([*rules, *here]))
"""
READ = """
import json, sys
opened = []
sys.addaudithook(lambda event, given: opened.append(str(given[0])) if event == "open" else None)
from engine.kernel.game import Header
from engine.kernel.match import Decision, Match
header, log = json.load(sys.stdin)
seats = tuple(header.pop("seats"))
match = Match.rebuild(Header(seats=seats, **header), [Decision(seat, tuple(keys), auto) for seat, keys, auto in log])
for viewer in (None, *range(len(seats))):
    match.view(viewer)
loaded = [m.__file__ for m in list(sys.modules.values()) if getattr(m, "__file__", None)]
here = [path for path in {*loaded, *opened} if path.startswith(sys.argv[1] + "/") and "/.venv/" not in path]
print(json.dumps([match.outcome and match.outcome.facts(), *(path for path in here if not path.endswith(".pyc"))]))
"""


@pytest.mark.parametrize("game", GAMES)
def test_all_files_that_a_game_loads_or_reads_are_in_its_fingerprint(game: str) -> None:
    command = [sys.executable, "-c", LOOK, game, str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    lists = {ROOT / "data" / "games.json", ROOT / "data" / "languages.json"}  # where things are, and who plays
    used = {Path(path).resolve() for path in json.loads(done.stdout)} - lists
    lacking = used - {path.resolve() for path in sources(game)}
    assert len(used) > 20 and not lacking


# The files that are loaded or opened to read a log and do not decide how the log is read, with the reason.
BESIDES = {
    "engine/__init__.py": "holds no code",
    "data/games.json": "says where the rules of each game are",
}


@pytest.mark.parametrize("name", golden.GAMES)
def test_all_files_used_to_read_the_log_of_a_golden_game_are_in_its_fingerprint(name: str) -> None:
    """The log is read in a process that has loaded nothing else before."""
    match = golden.played(golden.GAMES[name])
    log = [(row.seat, row.keys, row.auto) for row in match.log]
    command, given = [sys.executable, "-c", READ, str(ROOT)], json.dumps([match.header.facts(), log])
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=True, cwd=ROOT)
    outcome, *used = json.loads(done.stdout)
    assert outcome == (match.outcome and match.outcome.facts())
    lacking = {Path(path).resolve() for path in used} - {path.resolve() for path in sources(match.header.game)}
    assert len(used) > 60 and {path.relative_to(ROOT.resolve()).as_posix() for path in lacking} == BESIDES.keys()


def test_the_package_that_a_fingerprint_leaves_out_holds_no_code() -> None:
    [prose] = ast.parse((ROOT / "engine" / "__init__.py").read_bytes()).body
    assert isinstance(prose, ast.Expr) and isinstance(prose.value, ast.Constant)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("room", ["engine/kernel", "engine/{room}", "data/{room}"])
def test_another_byte_anywhere_is_another_fingerprint(game: str, room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = ROOT / room.format(room=game.replace("-", "_"))
    touched = [path for path in sources(game) if path.is_relative_to(folder)][-1]
    before, real = fingerprint.__wrapped__(game), Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: real(path) + b" " * (path == touched))
    assert fingerprint.__wrapped__(game) != before


@pytest.mark.parametrize("game", GAMES)
def test_a_docstring_or_a_line_of_comment_is_not_in_the_fingerprint(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before, real = fingerprint.__wrapped__(game), Path.read_bytes
    here = {path for path in sources(game) if path.suffix == ".py"}
    comment = b'"""Another sentence."""\n\n# Another remark.\n'
    monkeypatch.setattr(Path, "read_bytes", lambda path: comment * (path in here) + real(path))
    assert fingerprint.__wrapped__(game) == before
    monkeypatch.setattr(Path, "read_bytes", lambda path: b"another = 1\n" * (path in here) + real(path))
    assert fingerprint.__wrapped__(game) != before


@pytest.mark.parametrize("game", GAMES)
def test_the_fingerprint_leaves_out_prose_alone(game: str) -> None:
    for path in sources(game):
        if path.suffix == ".py":
            whole = path.read_bytes()
            rest = PROSE.sub(lambda prose: prose[1] + b"...\n" if prose[2] else b"", whole)
            assert ast.dump(_without_docstrings(whole)) == ast.dump(ast.parse(rest)), path


def _without_docstrings(source: bytes) -> ast.Module:
    """Return the syntax tree of a source with an ellipsis in place of each docstring."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Expr(ast.Constant(...))
    return tree


def test_the_card_games_share_files_in_their_fingerprints_and_root_does_not() -> None:
    rooms = {game: {path.parts[len(ROOT.parts) + 1] for path in sources(game)} for game in GAMES}
    assert {game for game in rooms if "cardplay" in rooms[game]} == {"l5r-lcg", "l5r-ccg"}
    assert not any(rooms[game] & {"players", "fuzzing", "cli"} for game in rooms)


def test_every_header_has_the_fingerprint_and_a_save_reports_another_one() -> None:
    desk = find_desk("root")
    header = new_header("root", "1", desk.seats(desk.usual(2), Streams("1")["decks"]))
    assert header.fingerprint == fingerprint("root")
    save = save_match(Match.start(header))
    assert differences(save.header) == {} and header_of(save.header).fingerprint == header.fingerprint
    save.header.fingerprint = "0"
    assert differences(save.header) == {"fingerprint": {"saved": "0", "here": header.fingerprint}}
