"""The fingerprint of a game: nobody keeps a list, and whatever decides how a log is read is in it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.desks import find_desk
from engine.kernel.fingerprint import fingerprint, sources
from engine.kernel.game import new_header
from engine.kernel.games import LIST, ROOT, read
from engine.kernel.match import Match
from engine.kernel.rng import Streams
from engine.kernel.wire import differences, header_of, save_match

GAMES = list(read(LIST.read_bytes()))
LOOK = """
import json, sys
from pathlib import Path
opened = []
sys.addaudithook(lambda event, given: opened.append(str(given[0])) if event == "open" else None)
from engine.kernel.game import find_game
find_game(sys.argv[1])
rules = [m.__file__ for n, m in sys.modules.items() if n.startswith("engine.") and not hasattr(m, "__path__")]
from engine.desks import find_desk, names_for
from engine.kernel.game import new_header
from engine.kernel.match import Match
from engine.kernel.rng import Stream, Streams
from engine.players.driver import play_on
from engine.players.random import player
seats = find_desk(sys.argv[1]).seats(names_for(sys.argv[1]), Streams("1")["decks"])
match = Match.start(new_header(sys.argv[1], "1", seats))
for played, _ in enumerate(play_on(match, dict.fromkeys(range(len(seats)), player(Stream(1))))):
    if played > 60:
        break
data = str(Path(sys.argv[2]) / "data")
print(json.dumps([*rules, *(path for path in opened if path.startswith(data) and path.endswith(".json"))]))
"""


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_loads_or_reads_is_in_its_fingerprint(game: str) -> None:
    command = [sys.executable, "-c", LOOK, game, str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    used = {Path(path).resolve() for path in json.loads(done.stdout)} - {ROOT / "data" / "games.json"}
    lacking = used - {path.resolve() for path in sources(game)}
    assert len(used) > 20 and not lacking


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("room", ["engine/kernel", "engine/{room}", "data/{room}"])
def test_another_byte_anywhere_is_another_fingerprint(game: str, room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = ROOT / room.format(room=game.replace("-", "_"))
    touched = [path for path in sources(game) if path.is_relative_to(folder)][-1]
    before, real = fingerprint.__wrapped__(game), Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: real(path) + b" " * (path == touched))
    assert fingerprint.__wrapped__(game) != before


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
