"""The picture of moves: arrows on the map, stars at new cards."""

from copy import deepcopy

import pytest

from bot.games import face_of
from bot.games.pictured import new_cards
from bot.pictures.colours import GOLD
from bot.pictures.root.map import way_parts
from bot.pictures.root.places import CLEARINGS
from bot.words import Words
from engine.kernel.record import Record

from .matches import GAMES, NAMES, replay_of, short

STAR = f'r="16" fill="{GOLD}"'


@pytest.mark.parametrize("game", GAMES)
def test_the_table_marks_pieces_that_are_new_since_an_earlier_moment(game: str) -> None:
    _, replay = replay_of(short(game).match)
    face, say = face_of(game), Words.load()["en"]
    first, last = (replay.frames.frame(row) for row in (replay.rows[0], replay.rows[-1]))
    scene = replay.scene(last, "0", say, NAMES[:2])
    records = [record for record in replay.frames.records if record.seen_by(0) is record]
    drawn = [sketch.draw(*sketch.given) for sketch in face.moved(scene, first.view(0), records)]
    same = [sketch.draw(*sketch.given) for sketch in face.moved(scene, last.view(0), ())]
    plain = [sketch.draw(*sketch.given) for sketch in face.scenery(scene)]
    assert same == plain, "where nothing is new nothing is marked"
    assert drawn != plain
    if game != "root":
        assert any(STAR in svg for svg in drawn) and not any(STAR in svg for svg in plain)


def test_warriors_that_march_twice_share_an_arrow_and_returning_ones_have_their_own() -> None:
    _, replay = replay_of(short("root").match)
    scene = replay.scene(replay.frames.frame(replay.rows[-1]), "p", Words.load()["en"], NAMES[:2])
    face = face_of("root")
    moves = [(1, 5, 2), (1, 5, 1), (5, 1, 1)]
    records = [
        Record("move", {"player": 0, "piece": "warrior", "origin": origin, "clearing": to, "count": count})
        for origin, to, count in moves
    ]
    (sketch,) = face.moved(scene, scene.view, records)
    ways = sketch.given[0]["ways"]
    assert [(way["origin"], way["clearing"], way["count"]) for way in ways] == [(1, 5, 3), (5, 1, 1)]


def test_the_public_map_has_arrows_for_the_moves_of_the_turn_or_of_the_last_one_with_any() -> None:
    _, replay = replay_of(short("root").match)
    scene = replay.scene(replay.frames.frame(replay.rows[-1]), "p", Words.load()["en"], NAMES[:2])
    face = face_of("root")

    def move(seat: int, origin: int, to: int) -> Record:
        return Record("move", {"player": seat, "piece": "warrior", "origin": origin, "clearing": to, "count": 1})

    def turn(seat: int) -> Record:
        return Record("turn", {"player": seat, "number": 1})

    before, now = [turn(0), move(0, 1, 5), turn(1), move(1, 5, 9)], [turn(0)]
    for records in (before, [*before, *now]):
        ways = face.lately(scene, records).view["ways"]
        assert [(way["origin"], way["clearing"]) for way in ways] == [(5, 9)]
    ways = face.lately(scene, [*before, *now, move(0, 2, 5)]).view["ways"]
    assert [(way["origin"], way["clearing"]) for way in ways] == [(2, 5)]


def test_beneath_the_map_the_boards_are_folded_to_what_has_changed() -> None:
    _, replay = replay_of(short("root").match)
    say = Words.load()["en"]
    scene = replay.scene(replay.frames.frame(replay.rows[-1]), "p", say, NAMES[:2])
    before = deepcopy(scene.view)
    assert [sketch.name for sketch in face_of("root").moved(scene, before, ())] == ["map"]
    before["players"][1]["supply"] += 1
    _, boards = face_of("root").moved(scene, before, ())
    [board] = boards.given[0]
    assert board.name == NAMES[1] and [row.label for row in board.rows] == ["Still to place"]
    before["players"][0]["score"] += 1
    _, boards = face_of("root").moved(scene, before, ())
    assert len(boards.given[0]) == 2


@pytest.mark.parametrize("name", CLEARINGS)
def test_an_arrow_between_any_two_clearings_stays_on_the_map(name: str) -> None:
    places = CLEARINGS[name]
    for origin in places:
        for to in places:
            way = {"faction": "marquise", "origin": origin, "clearing": to, "count": 2}
            assert (len(way_parts(way, places)) > 4) is (origin != to)


def test_a_card_is_new_if_it_was_nowhere_to_be_seen() -> None:
    before = {"players": [{"characters": [{"key": "a#1"}], "provinces": [{"cards": [{"facedown": True}]}]}]}
    now = {"players": [{"characters": [{"key": "a#1", "attachments": [{"key": "b#2"}]}]}]}
    assert new_cards(now, before) == ["b#2"]
