"""The end of a match: the closing message, a rematch, the log and the file afterwards."""

import json
from typing import Any

import pytest

from bot.panels.buttons.answering import AtTable
from bot.panels.buttons.learning import Advise
from bot.panels.buttons.looking import Reason, Wishes
from bot.panels.clocks import link_of
from bot.panels.public import public_sketches
from bot.pictures.render import draw
from bot.tables import Table
from bot.trouble import Trouble
from bot.words import COMPLETE, Words
from engine.kernel.wire import load_match, read_save

from ...conftest import World
from ...simkit import controls, labels, links, speaks, text_of
from ..conftest import Hand, start_lcg
from ..table.test_l5r_ccg import gathered
from ..table.test_wishes import play_to
from .test_replay import more


async def resign(world: World, who: Any) -> None:
    question = (await who.slash(world.hall, "match resign")).response
    await who.click(question, label="Resign")
    await world.env.settle()


async def ended(world: World, message: Any) -> Any:
    """Let Bob give up; return the closing message."""
    await resign(world, world.bob)
    return next(m for m in world.hall.history() if m.id == message.id)


async def under_way(world: World) -> Any:
    """Let Ann and Bob come to the first dynasty phase; return the table's message."""
    message = await start_lcg(world)
    hands = [Hand(who, await world.panel(who, message)) for who in (world.ann, world.bob)]
    await play_to(world, hands, "dynasty")
    return message


def newest(world: World) -> Any:
    return max(world.hall.history(), key=lambda message: message.id)


async def test_the_closing_message_names_the_winner_and_the_reason_and_reveals_hidden_cards(world: World) -> None:
    message = await under_way(world)
    text = text_of(await ended(world, message))
    assert "Ann wins: Bob has left the match." in text and "Ann: Crane" in text and "Bob: Lion" in text
    assert "Honor: **11 : 12**" in text and "Conflicts won: **0 : 0**" in text and "The seed was" in text
    assert "**Ann, hand:**" in text and "**Bob, hand:**" in text
    assert "Shameful Display" in text and "Ancestral Lands" in text  # one of the provinces, still facedown in play


async def test_hidden_cards_are_open_to_all_only_after_the_end(world: World) -> None:
    message = await under_way(world)
    table = await world.bot.tables.in_channel(world.hall.id)
    say = Words.load()["en"]
    before = table.scene(None, say).view
    assert all("hand" not in player for player in before["players"])
    await ended(world, message)
    look = await world.cleo_in_english().click(message, label="Table")
    after = table.scene(None, say).view
    assert all("hand" in player for player in after["players"]) and after["viewer"] is None
    assert table.scene(1, say).view["viewer"] == 1
    assert look.response.ephemeral and "Ancestral Lands" in text_of(look.response)


@pytest.mark.parametrize("language", COMPLETE)
async def test_the_closing_picture_shows_the_same(world: World, language: str) -> None:
    await ended(world, await start_lcg(world))
    say = Words.load()[language].of("l5r-lcg")
    (sketch,) = public_sketches(await world.bot.tables.last_in(world.hall.id), say)
    ending = say("ending-resigned", winner="Ann", loser="Bob")
    assert sketch.name == "closing" and ending in sketch.description and say("figure-won") in sketch.description
    assert draw(sketch.draw, sketch.given).startswith(b"\x89PNG")


async def test_a_rematch_needs_everybody_and_then_begins_with_their_decks(world: World) -> None:
    message = await ended(world, await start_lcg(world))
    assert "Rematch" in labels(message) and "Rematch, sides exchanged" in labels(message)
    await world.ann.click(message, label="Rematch")
    question = newest(world)
    assert f"<@{world.bob.id}>" in text_of(question) and f"<@{world.ann.id}>" not in text_of(question)
    assert "not agreed" in text_of((await world.ann.click(question, label="Rematch")).response)
    await world.restart()
    await world.bob.click(question, label="Rematch")
    table = await world.bot.tables.in_channel(world.hall.id)
    assert table.playing().outcome is None and [seat.brings for seat in table.saved.seats] != [None, None]
    assert {seat.name: seat.brings for seat in table.saved.seats} == {"Ann": "crane-starter", "Bob": "lion-starter"}
    await world.later()
    called = next(m for m in world.hall.history() if "it is your move" in text_of(m))
    assert any("My hand" in labels(m) for m in world.hall.history() if m.id != called.id)
    refused = await again_twice(world, message)
    assert refused.response.ephemeral and "already has a table" in text_of(refused.response)
    assert links(refused.response) == [link_of(table)]


async def asked_by_ann(world: World) -> tuple[Any, Any]:
    """Let a match of three end, and let Ann ask for a rematch; return the closing message and the question."""
    people = [world.ann, world.bob, world.cleo_in_english()]
    message = await gathered(world, people, ["crane-1997", "lion-1997", "crab-1997"])
    for who, way in ((world.bob, "Leave the match"), (world.ann, "Resign")):
        await who.click((await who.slash(world.hall, "match resign")).response, label=way)
        await world.env.settle()
    closing = next(m for m in world.hall.history() if m.id == message.id)
    await world.ann.click(closing, label="Rematch")
    return closing, newest(world)


async def test_with_three_players_one_question_counts_the_votes_for_a_rematch(world: World) -> None:
    closing, call = await asked_by_ann(world)
    noted = (await world.bob.click(closing, label="Rematch")).response
    assert noted.ephemeral and "Noted" in text_of(noted) and newest(world).id == call.id
    said = text_of(newest(world))
    assert "Ann, Bob (2 of 3)" in said and f"<@{world.cleo.id}>" in said and f"<@{world.bob.id}>" not in said
    await world.restart()
    assert "not agreed" in text_of((await world.bob.click(call, label="Rematch")).response)
    await world.cleo.click(call, label="Rematch")
    assert (await world.bot.tables.in_channel(world.hall.id)).playing().outcome is None


async def test_a_player_who_agrees_in_the_question_itself_is_counted_there(world: World) -> None:
    _, call = await asked_by_ann(world)
    await world.restart()
    await world.bob.click(call, label="Rematch")
    assert newest(world).id == call.id and "Ann, Bob (2 of 3)" in text_of(newest(world))


async def test_people_may_choose_new_decks_for_a_rematch(world: World) -> None:
    message = await ended(world, await start_lcg(world))
    await world.ann.click(message, label="Rematch with new choices")
    await world.bob.click(newest(world), label="Rematch")
    lobby = newest(world)
    assert "Ann — Crane" in text_of(lobby) and "Bob — Lion" in text_of(lobby) and "Start" in labels(lobby)
    picker = await world.bob.click(lobby, label="Choose deck")
    await world.bob.select(picker.response, ["crane-starter"])
    await world.ann.click(lobby, label="Start")
    assert (await world.bot.tables.in_channel(world.hall.id)).playing().outcome is None


async def test_a_rematch_that_cannot_begin_waits_in_its_lobby(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stored deck may be gone, or the game may have changed: nothing is lost, and another deck can be chosen."""

    async def gone(*_: Any) -> None:
        raise Trouble("trouble-unknown-deck", deck="")

    message = await ended(world, await start_lcg(world))
    monkeypatch.setattr("bot.tables.life.lobby.Lobby.start", gone)
    await again_twice(world, message)
    assert {"Start", "Choose deck"} <= set(labels(newest(world))) and "Ann — Crane" in text_of(newest(world))


async def again_twice(world: World, message: Any) -> Any:
    await world.ann.click(message, label="Rematch")
    return await world.bob.click(message, label="Rematch")


async def test_sides_can_be_exchanged_and_the_two_wishes_stay_distinct(world: World) -> None:
    message = await ended(world, await start_lcg(world))
    await world.ann.click(message, label="Rematch, sides exchanged")
    assert "exchanged" in text_of(newest(world))
    await world.bob.click(message, label="Rematch")
    assert "exchanged" not in text_of(newest(world)) and f"<@{world.ann.id}>" in text_of(newest(world))
    await world.bob.click(message, label="Rematch, sides exchanged")
    table = await world.bot.tables.in_channel(world.hall.id)
    assert table.playing().outcome is None
    assert {seat.name: seat.brings for seat in table.saved.seats} == {"Ann": "lion-starter", "Bob": "crane-starter"}


async def test_against_the_computer_a_rematch_starts_immediately(world: World) -> None:
    opened = await world.ann.slash(world.hall, "play", deck="crane-starter", computers=1)
    await world.ann.click(opened.response, label="Start")
    await resign(world, world.ann)
    (message,) = [m for m in world.hall.history() if "left the match" in text_of(m)]
    await world.ann.click(message, label="Rematch")
    table = await world.bot.tables.in_channel(world.hall.id)
    assert table.playing().outcome is None and table.seating.names[0] == "Ann"


async def test_an_onlooker_asks_for_no_rematch_and_nobody_before_the_end(world: World) -> None:
    running = await world.match()
    table = await world.bot.tables.in_channel(world.hall.id)
    early = await world.forge(f"tea:rematch:{table.id}:same", f"tea:replay:{table.id}", f"tea:rematch:{table.id}:x")
    for custom_id in (f"tea:rematch:{table.id}:same", f"tea:replay:{table.id}"):
        assert "not over" in await world.refused(world.ann.click(early, custom_id=custom_id))
    message = await ended(world, running)
    assert "not seated" in await world.refused(world.cleo_in_english().click(message, label="Rematch"))
    old = world.ann.click(early, custom_id=f"tea:rematch:{table.id}:x")
    assert "no longer" in await world.refused(old)


async def test_the_log_and_the_file_are_at_hand_afterwards_and_after_a_restart(world: World) -> None:
    message = await ended(world, await world.match())
    await world.restart()
    log = await world.ann.slash(world.hall, "match log")
    assert log.response.ephemeral and "Log" in text_of(log.response)
    page = await world.cleo_in_english().click(message, label="Replay")
    cleo = world.cleo_in_english()
    answer = await cleo.click(await more(page.response, cleo), label="File")
    (file,) = answer.response.attachments
    match = load_match(read_save(json.loads(await file.read())))
    assert match.outcome is not None and match.outcome.reason == "resigned"
    speaks(world.cleo, "fr")


async def test_an_old_panel_becomes_the_panel_of_the_end_when_it_is_pressed(world: World) -> None:
    message = await under_way(world)
    asked = (await world.bot.tables.in_channel(world.hall.id)).waiting()[0]
    who, other = (world.ann, world.bob) if asked == 0 else (world.bob, world.ann)
    old, stamp = await world.panel(who, message), (await world.bot.tables.in_channel(world.hall.id)).stamp
    await world.restart()  # from here on the bot cannot bring the panel up to date by itself
    await resign(world, other)
    pressed = next(c["custom_id"] for c in controls(old) if stamp in c["custom_id"] and "options" not in c)
    shown = (await who.click(old, custom_id=pressed)).response
    assert "This match is over" in text_of(shown)
    assert {"Rematch", "Replay", "My costliest decisions"} <= {*labels(shown)}


async def old_question(world: World) -> tuple[Any, Table, int, Hand]:
    """Return the message of a match, its table, the seat that is asked, and a panel that the bot no longer updates."""
    message = await under_way(world)
    asked = (await world.bot.tables.in_channel(world.hall.id)).waiting()[0]
    who = (world.ann, world.bob)[asked]
    old = Hand(who, await world.panel(who, message))
    await world.restart()  # from here on the bot cannot bring the panel up to date by itself
    return message, await world.bot.tables.in_channel(world.hall.id), asked, old


@pytest.mark.parametrize("beside", [Reason, Wishes, Advise])
async def test_what_stands_beside_an_old_question_leads_to_the_panel_of_the_end(
    world: World, beside: type[AtTable]
) -> None:
    _, table, asked, old = await old_question(world)
    await resign(world, (world.bob, world.ann)[asked])
    await old.press(beside(table.id).custom_id)
    assert "This match is over" in text_of(old.panel)
    assert {"Rematch", "Replay", "My costliest decisions"} <= {*labels(old.panel)}


@pytest.mark.parametrize("beside", [Reason, Advise])
async def test_what_stands_beside_an_old_question_leads_to_the_present_panel(
    world: World, beside: type[AtTable]
) -> None:
    message, table, asked, old = await old_question(world)
    who = (world.ann, world.bob)[asked]
    new = Hand(who, await world.panel(who, message))
    while (prompt := table.prompt_for(asked)) is not None:
        await new.give(table, prompt, [option.key for option in prompt.least()])
    await old.press(beside(table.id).custom_id)
    assert "earlier question" in text_of(old.panel) and "Log" in {*labels(old.panel)}
    assert (await world.bot.tables.in_channel(world.hall.id)).saved.state == "playing"


async def test_a_button_of_the_hand_leads_to_the_panel_of_the_end(world: World) -> None:
    message = await under_way(world)
    table = await world.bot.tables.in_channel(world.hall.id)
    await ended(world, message)
    forged = await world.forge(f"tea:hand:{table.id}")
    shown = (await world.ann.click(forged, label="0")).response
    assert shown.ephemeral and {"Rematch", "Replay"} <= {*labels(shown)}
