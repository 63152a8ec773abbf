"""Events since a player's last turn: on the panel, and behind a button with a picture of the moves."""

from typing import Any

import pytest
from discord import ui

from bot.controls.fit import GOAL, pixels
from bot.panels.log import MOST, WRITTEN, Happened, since_block, since_lines, since_page
from bot.words import Words

from ...conftest import World
from ...simkit import controls, labels, text_of
from .test_play import discard


async def after_bobs_turn(world: World) -> tuple[Any, Any]:
    """Let both bid and discard, and Ann raid, so that Bob is asked next. Return both panels."""
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    anns = (await world.ann.click(anns, label="3")).response
    bobs = (await world.bob.click(bobs, label="2")).response
    anns = await discard(world.ann, anns, 2)
    bobs = await discard(world.bob, bobs, 0)
    anns = (await world.ann.click(anns, label="pass")).response
    return anns, bobs


async def test_a_panel_begins_with_the_others_acts_since_the_players_last_turn(world: World) -> None:
    _, bobs = await after_bobs_turn(world)
    said = text_of(bobs)
    assert said.strip().startswith("**Since your last turn**") and "raid seat=0" in said
    assert "discard seat=0" not in said, "that was before Bob's own last decision"
    opened = (await world.bob.click(bobs, label="What happened (1)")).response
    assert "raid seat=0" in text_of(opened)
    back = (await world.bob.click(opened, label="✕ Close")).response
    assert "question number" in text_of(back)


async def test_the_panel_omits_these_lines_if_nobody_else_has_acted(world: World) -> None:
    message = await world.match()
    anns = await world.panel(world.ann, message)
    assert "Since your last turn" not in text_of(anns)
    forged = await world.forge("tea:since:1")
    assert "Nothing has happened" in await world.refused(world.ann.click(forged, label="0"))
    assert "not seated" in await world.refused(world.cleo_in_english().click(forged, label="0"))


async def test_the_lines_stand_after_a_restart_and_are_the_viewers_own(world: World) -> None:
    await after_bobs_turn(world)
    table = await world.bot.tables.get(1)
    scene = table.scene(1, Words.load()["en"])
    before = since_lines(table, 1, scene)
    await world.restart()
    table = await world.bot.tables.get(1)
    assert since_lines(table, 1, table.scene(1, Words.load()["en"])) == before != Happened()
    seat = since_lines(table, 0, table.scene(0, Words.load()["en"]))
    assert not any("card=" in line and "draw" in line and "seat=1" in line for line in seat.lines)


async def test_a_high_panel_keeps_the_button_and_gives_up_the_lines(world: World) -> None:
    _, bobs = await after_bobs_turn(world)
    table = await world.bot.tables.get(1)
    scene, many = table.scene(1, Words.load()["en"]), Happened([f"line {number}" for number in range(40)])
    whole = since_block(many, scene, [])
    assert len(whole.splitlines()) == 1 + MOST and "line 39" in whole and "… 29 earlier lines" in whole
    for rest in range(0, 40, 3):
        above = [ui.TextDisplay("\n".join("x" * rest))]
        block = since_block(many, scene, above)
        assert not block or pixels([*above, ui.TextDisplay(block)]) <= GOAL
    assert since_block(many, scene, [ui.TextDisplay("\n".join("x" * 60))]) == ""
    assert any("tea:since:" in control["custom_id"] for control in controls(bobs)) and "Log" in labels(bobs)


async def test_after_a_long_wait_only_the_last_lines_are_written(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """With 230 lines, each panel of a table of six held up the event loop for 25 ms, and on a busy machine for 60."""
    await after_bobs_turn(world)
    table = await world.bot.tables.get(1)
    assert table.match is not None
    raid = next(record for record in table.match.records if record.kind == "raid")
    table.match.records.extend([raid] * (WRITTEN - 1))
    scene = table.scene(1, Words.load()["en"])
    assert since_lines(table, 1, scene).count() == WRITTEN, "each of them is written"
    table.match.records.extend([raid] * 200)
    write, written = table.face.record, list[object]()
    monkeypatch.setattr(table.face, "record", lambda act, scene: [written.append(act), write(act, scene)][1])
    happened = since_lines(table, 1, scene)
    assert len(written) == WRITTEN + 1 and happened.count() == f"{WRITTEN}+"
    assert f"… {WRITTEN - MOST + 1}+ earlier lines" in since_block(happened, scene, [])
    shown = "\n".join(
        item.content for item in since_page(table, 1, scene).view.children if isinstance(item, ui.TextDisplay)
    )
    assert "… 12+ earlier lines" in shown and shown.count("raid") == 2 * MOST


async def test_the_table_shows_how_long_it_has_waited(world: World) -> None:
    message = await world.match()
    asked = int(world.clock.now().timestamp())
    assert f"-# asked <t:{asked}:R>" in world.read(message)
    await world.later(hours=2)
    anns = await world.panel(world.ann, message)
    await world.ann.click(anns, label="3")
    assert f"-# asked <t:{asked}:R>" in world.read(message), "Bob has not answered since"
