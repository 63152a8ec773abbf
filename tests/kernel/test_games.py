"""The one list of games: a part is made when it is first used, and damage to one game does not affect the others."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import ValidationError

from engine.kernel.game import Header, find_game
from engine.kernel.games import enter, games, part_of, read, sound, withdraw
from engine.kernel.match import Match
from engine.kernel.prompt import Refused

from .mini import Mini, header


class Falls:
    """The rules of a game whose data are damaged. The rules of this game cannot be made."""

    made = 0

    def __init__(self) -> None:
        Falls.made += 1
        raise ValueError("the third card has no name")


@pytest.fixture
def faulty() -> Iterator[str]:
    """Return a game of the list whose rules cannot be made."""
    Falls.made = 0
    enter("faulty", rules=f"{__name__}:Falls")
    yield "faulty"
    withdraw("faulty")


def refused(game: str, part: str) -> str:
    with pytest.raises(Refused) as refusal:
        part_of(game, part)
    assert refusal.value.data == {"game": game}
    return refusal.value.reason


def test_a_game_is_there_with_the_parts_it_has() -> None:
    assert games()[0] == "l5r-lcg" and "l5r-lcg" in games("rules", "face") and "root" in games("glossary")
    assert games("no-such-part") == [] and refused("chess", "rules") == refused("l5r-lcg", "dice") == "unknown-game"


def test_a_part_is_made_once() -> None:
    assert part_of("l5r-lcg", "rules") is find_game("l5r-lcg") is find_game("l5r-lcg")
    folder = part_of("root", "glossary")
    assert isinstance(folder, Path) and (folder / "en.md").is_file()


def test_a_game_that_is_broken_is_named_in_the_log_with_the_reason_and_refused(
    faulty: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert refused(faulty, "rules") == refused(faulty, "rules") == "broken-game"
    assert Falls.made == 1
    (record,) = caplog.records
    assert "faulty" in record.getMessage() and "the third card has no name" in caplog.text
    with pytest.raises(Refused, match="broken-game"):
        Match.start(Header(faulty, "s", ()))


def test_the_other_games_play_beside_a_broken_one(faulty: str) -> None:
    assert faulty in games("rules") and faulty not in sound("rules") and "l5r-lcg" in sound("rules", "probe")
    enter("mini", rules=Mini())
    assert Match.start(header()).waiting()


@pytest.mark.parametrize("place", ["tests.kernel.nowhere:Rules", "tests.kernel.mini:Nothing", "data/nowhere"])
def test_code_and_files_that_are_not_there_break_their_game_alone(place: str, faulty: str) -> None:
    enter(faulty, rules=place)
    assert refused(faulty, "rules") == "broken-game"
    enter(faulty, rules=Mini())
    assert find_game(faulty).rules == "1"


def test_a_game_taken_off_the_list_is_gone(faulty: str) -> None:
    withdraw(faulty)
    assert faulty not in games() and refused(faulty, "rules") == "unknown-game"


@pytest.mark.parametrize(
    "text",
    ["[]", '{"Go": {}}', '{"go": {"rules": 5}}', '{"go": {"rules": "engine.go"}}', '{"go": {"rules": "os;exit:now"}}'],
)
def test_a_damaged_list_of_games_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        read(text.encode())
