"""Going back for 3 Honor through Discord (chapter 13 of the 1997 game): announced before, and kept over a restart."""

from typing import Any

import pytest

from bot.tables import Table
from bot.tables.answers.draft import references
from engine.kernel.game import new_header

from ...conftest import World
from ...simkit import controls, speaks, text_of

SIDE: dict[str, Any] = {
    "honor": 6,
    "personalities": ["hida-sukune"],
    "hand": ["archers"],
    "fate_deck": ["light-infantry"] * 20,
    "dynasty_deck": ["small-farm"] * 20,
}
POSITION: dict[str, Any] = {"phase": "action", "active": 0, "players": [SIDE] * 2}


async def table_of(world: World) -> Table:
    return await world.bot.tables.get(1)


async def honors(world: World) -> list[int]:
    match = (await table_of(world)).match
    assert match is not None
    return [player.honor for player in match.table.players]


async def played(world: World, monkeypatch: pytest.MonkeyPatch, others: list[Any], choice: str = "yes") -> None:
    """Start a match whose lobby set the price of going back, and let each player who is asked pass once."""
    monkeypatch.setattr(
        "bot.tables.life.start.new_header", lambda *a, **more: new_header(*a, position=POSITION, **more)
    )
    wanted = {"game": "l5r-ccg", "deck": "crab-1997", **({} if others else {"computers": 1})}
    message = (await world.ann.slash(world.hall, "play", **wanted)).response.message
    for who in (world.ann, *others):
        await who.slash(world.hall, "settings me", ask="always")
    for who in others:
        await who.click(message, label="Join")
        picker = next(c for c in controls(message) if ":deck:" in c["custom_id"])
        offered = await who.click(message, custom_id=picker["custom_id"])
        await who.select(offered.response, ["crane-1997"])
    await world.choose(world.ann, message, "going-back", choice)
    await world.ann.click(message, label="Start")
    for who in (world.ann, *others):
        table = await table_of(world)
        prompt = table.prompt_for(table.seating.seated(who.id))
        assert prompt is not None and prompt.kind == "action"
        await table.play.pick(who.id, table.stamp, [references(prompt)["pass"]])


async def test_the_price_is_shown_before_the_request_and_paid_after_consent(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(world, monkeypatch, [world.bob])
    asked = (await world.ann.slash(world.hall, "match undo")).response
    assert asked.ephemeral and "costs you 3 Honor" in text_of(asked)
    pressed = await world.ann.click(asked, label="Take back")
    assert "have been asked" in text_of(pressed.response)
    question = world.hall.history()[-1]
    assert str(world.bob.id) in text_of(question) and "loses 3 Honor" in text_of(question)
    assert await honors(world) == [6, 6]
    await world.restart()
    await world.bob.click(question, label="Agree")
    assert await honors(world) == [3, 6] and (await table_of(world)).waiting() == (0,)
    await world.restart()
    assert await honors(world) == [3, 6]
    log = (await world.ann.slash(world.hall, "match log")).response
    assert "went back by consent and loses 3 Honor" in text_of(log)


async def test_a_refused_or_withdrawn_request_costs_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(world, monkeypatch, [world.bob])
    asked = (await world.ann.slash(world.hall, "match undo")).response
    assert "nothing is taken back" in text_of((await world.ann.click(asked, label="Play on")).response)
    asked = (await world.ann.slash(world.hall, "match undo")).response
    await world.ann.click(asked, label="Take back")
    await world.bob.click(world.hall.history()[-1], label="No")
    assert await honors(world) == [6, 6]


async def test_the_price_of_an_earlier_decision_cannot_be_accepted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(world, monkeypatch, [world.bob])
    asked = (await world.ann.slash(world.hall, "match undo")).response
    table = await table_of(world)
    (seat,) = table.waiting()
    prompt, user = table.prompt_for(seat), table.saved.seats[seat].user
    assert prompt is not None and user is not None
    await table.play.pick(user, table.stamp, [references(prompt)["pass"]])
    assert "an earlier question" in await world.refused(world.ann.click(asked, label="Take back"))
    assert await honors(world) == [6, 6] and not table.saved.petitions


async def test_with_three_all_others_must_agree_before_it_is_paid(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(POSITION, "players", [SIDE] * 3)
    await played(world, monkeypatch, [world.bob, world.cleo_in_english()])
    asked = (await world.ann.slash(world.hall, "match undo")).response
    await world.ann.click(asked, label="Take back")
    question = world.hall.history()[-1]
    await world.bob.click(question, label="Agree")
    assert await honors(world) == [6, 6, 6]
    assert "loses 3 Honor" in world.read(question)
    await world.cleo.click(question, label="Agree")
    assert await honors(world) == [3, 6, 6]


async def test_a_player_against_the_computer_alone_sees_the_price_and_pays_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(world, monkeypatch, [])
    while (table := await table_of(world)).match is not None and table.match.may_undo(0):
        prompt = table.prompt_for(0)
        assert prompt is not None
        await table.play.pick(world.ann.id, table.stamp, [references(prompt)["pass"]])
    speaks(world.ann, "fr")
    asked = (await world.ann.slash(world.hall, "match undo")).response
    assert "vous coûte 3 points d’honneur" in text_of(asked)
    yes = next(c["custom_id"] for c in controls(asked) if c["custom_id"].endswith(":yes"))
    await world.ann.click(asked, custom_id=yes)
    assert await honors(world) == [3, 6]


async def test_at_a_table_without_prices_the_other_player_is_asked_immediately(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(world, monkeypatch, [world.bob], "no")
    question = (await world.ann.slash(world.hall, "match undo")).response
    assert not question.ephemeral and "Honor" not in text_of(question)
    await world.bob.click(question.message, label="Agree")
    assert await honors(world) == [6, 6] and (await table_of(world)).waiting() == (0,)
