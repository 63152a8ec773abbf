"""What a picture shows, and how it is drawn away from the event loop."""

import asyncio
import os
import re
import signal

import pytest

from bot.games import Scene, face_of
from bot.pictures.gallery import sketches
from bot.pictures.l5r_lcg.examples import conflict
from bot.pictures.l5r_lcg.gallery import LONG
from bot.pictures.l5r_lcg.gallery import sketches as l5r_lcg_sketches
from bot.pictures.l5r_lcg.signs import SIGNS
from bot.pictures.render import Painter, Sketch
from bot.words import COMPLETE, Words, sign_of, use_emojis
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.driver import play_on
from engine.players.random import choose

PATIENT = 60  # seconds: a process must start, on a machine that may have much else to do


def scene_of(language: str) -> Scene:
    return Scene(Words.load()[language].of("l5r-lcg"), LONG, conflict())


@pytest.mark.parametrize("language", COMPLETE)
def test_every_number_of_the_table_is_in_a_picture_and_in_its_description(language: str) -> None:
    fight, table = face_of("l5r-lcg").pictures(scene_of(language))
    assert [fight.name, table.name] == ["conflict", "table"]
    for sketch, words in ((fight, ("Kakita", "Kaezin", "Matsu", ">7<", ">5<", ">9<")),
                          (table, ("Akodo", "Doji", ">36<", ">33<", ">12<", *LONG))):  # fmt: skip
        shown = sketch.draw(*sketch.given)
        assert all(word in shown for word in words)
    for name, sketch in sketches():
        if name.startswith(("conflict", "crowded", "home", "hand", "phases")):
            assert 100 < len(sketch.description) <= 1024 and "**" not in sketch.description


def test_changed_skills_carry_an_arrow_and_not_only_a_colour() -> None:
    arrows = [
        re.findall(r'd="M[\d.]+ [\d.]+ h', sketch.draw(*sketch.given))
        for sketch in face_of("l5r-lcg").pictures(scene_of("en"))
    ]
    assert [len(found) for found in arrows] == [2, 1]  # two skills in the conflict, one glory at home


def test_the_public_picture_tells_nothing_of_the_hands() -> None:
    face, say = face_of("l5r-lcg"), Words.load()["en"].of("l5r-lcg")
    seats = (face.seat("crane-starter", "Hana"), face.seat("lion-starter", "Kenji"))
    match = Match.start(Header("l5r-lcg", "pictures", seats, options=face.options([0, 1], {})))
    both = dict.fromkeys((0, 1), lambda prompt: choose(prompt, Stream(3)))
    next(prompt for prompt in play_on(match, both) if match.view(None)["step"] == "1.4")
    (public,) = face.pictures(Scene(say, LONG, match.view(None)))
    own = face.pictures(Scene(say, LONG, match.view(0)))
    assert [sketch.name for sketch in own] == ["table", "hand"]
    hidden = {card["id"] for card in match.view(0)["players"][0]["hand"]}
    assert hidden and not any(card in str(public.given) for card in hidden)


def test_every_sign_of_a_text_has_a_character_and_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(sign_of(name) for name in ("military", "political", "air", "void", "crane", "fate", "honor"))
    assert sign_of("") == sign_of("nothing") == "" and "air" in SIGNS
    use_emojis({"air": 7})
    assert sign_of("air") == "<:tea_air:7>" and sign_of("fire") == "🔥"
    use_emojis({})


def fail(_: object) -> str:
    raise RuntimeError("no paper")


def die(_: object) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


async def test_a_painter_draws_once_and_survives_failures(caplog: pytest.LogCaptureFixture) -> None:
    painter, drawn = Painter(1, kept=1), dict(l5r_lcg_sketches())
    table = drawn["conflict-en"]
    try:
        first, again = await asyncio.gather(painter.paint(table, PATIENT), painter.paint(table, PATIENT))
        assert first is not None and again is not None and first.png is again.png
        assert await painter.paint(Sketch("x", fail, (0,)), PATIENT) is None
        assert await painter.paint(Sketch("x", die, (0,)), PATIENT) is None
        assert await painter.paint(drawn["phases-en"], PATIENT) is not None
        assert (again := await painter.paint(table, PATIENT)) is not None and again.png == first.png
        assert await painter.paint(Sketch("late", fail, (1,)), 0) is None
    finally:
        painter.close()
    assert await Painter(0).paint(table) is None
    assert "no paper" in caplog.text
