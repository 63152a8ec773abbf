"""The content of pictures, and drawing outside the event loop."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.games import Scene, face_of
from bot.pictures.gallery import sketches
from bot.pictures.l5r_lcg.examples import card, conflict
from bot.pictures.l5r_lcg.gallery import LONG
from bot.pictures.l5r_lcg.gallery import sketches as l5r_lcg_sketches
from bot.pictures.l5r_lcg.tiles import character
from bot.pictures.render import QUEUE, Painter, Sketch
from bot.pictures.rokugan import SIGNS
from bot.words import COMPLETE, Words, sign_of, use_emojis
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.l5r_lcg.definition import catalogue
from engine.players.driver import play_on
from engine.players.random import choose

from ..patience import PATIENT, until

ROOT = Path(__file__).parents[2]


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


def test_the_favor_that_counts_in_a_conflict_is_seen_beside_its_total() -> None:
    say, favor = Words.load()["en"].of("l5r-lcg"), {"player": 1, "side": "military"}

    def drawn(**facts: Any) -> str:
        fight, _ = face_of("l5r-lcg").pictures(Scene(say, LONG, {**conflict(), **facts}))
        return fight.draw(*fight.given)

    assert ">+1<" in drawn(favor=favor) and ">+1<" not in drawn(favor=None)
    assert ">+1<" not in drawn(favor={**favor, "side": "political"})
    nobody = [{**player, "characters": []} for player in conflict()["players"]]
    assert ">+1<" not in drawn(favor=favor, players=nobody)


def test_the_bar_of_the_attacked_province_shows_the_strength_that_breaks_it_and_the_strength_reached() -> None:
    """L5R LCG 3.2.5: the attacker's total must exceed the defender's by the province's strength."""

    def drawn(strength: int | None, *totals: int) -> str:
        view = conflict()
        view["conflict"] |= {"attacker": 0, "strength": strength, "totals": list(totals)}
        fight, _ = face_of("l5r-lcg").pictures(Scene(Words.load()["en"].of("l5r-lcg"), LONG, view))
        return fight.draw(*fight.given)

    assert "Needed 6, reached 3" in drawn(4, 3, 2)
    assert "Needed 1, reached 0" in drawn(0, 0, 0)
    assert "Needed" not in drawn(None, 3, 2)


def test_a_bowed_character_has_a_bar() -> None:
    upright, bowed = (
        character(card("doji-whisperer", bowed=how), "Doji Whisperer", []).draw(150).as_str() for how in (False, True)
    )
    assert bowed.count("<rect") == upright.count("<rect") + 1


def test_the_end_shows_the_characters_in_play_and_their_attachments() -> None:
    shown = dict(sketches())["closing-en"]
    told = shown.draw(*shown.given)
    for player in conflict()["players"]:
        for one in player["characters"]:
            assert all(catalogue()[some["id"]].name.split()[0] in told for some in (one, *one["attachments"]))


def test_the_public_picture_reveals_nothing_of_the_hands() -> None:
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
    painter, drawn = Painter(1, kept=1, hangs=PATIENT), dict(l5r_lcg_sketches())
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


def alive(process: int) -> bool:
    """Tell whether a process runs or can run (a process that ended and was not waited for does not)."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


async def ended(process: int) -> None:
    """Return when a process has ended. Fail if it does not end."""
    await until(lambda: not alive(process))


def workers(painter: Painter) -> list[int]:
    return list(painter._pool._processes) if painter._pool is not None else []


needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux which processes there are")


@needs_proc
async def test_a_process_that_hangs_is_replaced_and_outlives_nothing(caplog: pytest.LogCaptureFixture) -> None:
    painter, drawn = Painter(1, hangs=PATIENT), dict(l5r_lcg_sketches())
    try:
        assert await painter.paint(drawn["conflict-en"], PATIENT) is not None
        (hanging,) = workers(painter)
        os.kill(hanging, signal.SIGSTOP)
        painter.hangs = 0.1
        waiting = [painter.paint(drawn[name], 0) for name in ("phases-en", "hand-en")]
        assert await asyncio.gather(*waiting) == [None, None]
        await asyncio.wait(painter._tasks.values(), timeout=PATIENT)
        painter.hangs = PATIENT
        await ended(hanging)
        assert await painter.paint(drawn["phases-en"], PATIENT) is not None
        (stopped,) = workers(painter)
        os.kill(stopped, signal.SIGSTOP)
    finally:
        painter.close()
    await ended(stopped)
    assert [record.levelname for record in caplog.records if "hang" in record.message] == ["ERROR"]
    failed = [record.message for record in caplog.records if "could not be drawn" in record.message]
    assert len(failed) == 2, "pictures for which nobody waited any longer"


KILLED = """
import asyncio
from bot.pictures.l5r_lcg.gallery import sketches
from bot.pictures.render import Painter

async def main() -> None:
    painter = Painter(1, hangs=60)
    await painter.paint(dict(sketches())["conflict-en"], 60)
    print(*painter._pool._processes, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@needs_proc
async def test_no_process_outlives_a_bot_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED, encoding="utf-8")
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(script), stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert bot.stdout is not None
    child = int(await asyncio.wait_for(bot.stdout.readline(), PATIENT))
    assert alive(child)
    bot.kill()
    await bot.wait()
    await ended(child)


async def test_a_picture_that_was_drawn_before_is_there_immediately() -> None:
    painter, drawn = Painter(1, hangs=PATIENT), dict(l5r_lcg_sketches())
    table, phases = drawn["conflict-en"], drawn["phases-en"]
    try:
        assert painter.ready([table]) == [] and painter.ready([]) == []
        picture = await painter.paint(table, PATIENT)
        assert painter.ready([table]) == [picture] and painter.ready([table, phases]) == []
    finally:
        painter.close()


async def test_missing_time_for_pictures_is_logged_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    painter = Painter(1, hangs=PATIENT)
    try:
        sketch = [Sketch("slow", fail, (number,)) for number in range(QUEUE + 5)]
        await asyncio.gather(*(painter.paint(one, 0) for one in sketch))
        assert len([record for record in caplog.records if "too many" in record.message]) == 1
    finally:
        painter.close()
