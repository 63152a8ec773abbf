"""The picture of what moved: arrows on the map, stars at new cards."""

import pytest

from bot.games import face_of
from bot.games.newness import new_cards
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
