"""Requests between players in the channel: each states its subject, and loses its buttons when it is answered."""

from typing import Any

import pytest

from ...conftest import World
from ...simkit import controls, labels, text_of
from ..conftest import start_lcg
from ..replays.test_ending import ended, newest
from .test_lobby import choose, open_trio, started
from .test_play import discard


def now(world: World, message: Any) -> Any:
    """Return the present state of a message of the hall."""
    return next(m for m in world.hall.history() if m.id == message.id)


async def asked_back(world: World) -> tuple[Any, Any]:
    """Let Ann ask to take back her discard; return the table's message and the question."""
    message = await world.match()
    await world.ann.click(await world.panel(world.ann, message), label="4")
    await world.bob.click(await world.panel(world.bob, message), label="1")
    await discard(world.ann, await world.panel(world.ann, message), 1)
    return message, (await world.ann.slash(world.hall, "match undo")).response.message


async def resign(world: World, who: Any, way: str) -> None:
    await who.click((await who.slash(world.hall, "match resign")).response, label=way)
    await world.env.settle()


# Taking back.


async def test_a_request_to_take_back_says_which_decision(world: World) -> None:
    _, question = await asked_back(world)
    assert "What would be taken back: discard seat=0" in text_of(question)


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_request_to_take_back_loses_its_buttons_when_the_match_goes_on(world: World, restarted: bool) -> None:
    message, question = await asked_back(world)
    if restarted:
        await world.restart()
    assert labels(now(world, question)) == ["Agree", "No"]
    await discard(world.bob, await world.panel(world.bob, message), 1)
    await world.env.settle()
    assert not controls(now(world, question))
    assert "Ann wanted to take a decision back" in text_of(now(world, question))


async def test_a_request_to_take_back_that_is_answered_keeps_no_button(world: World) -> None:
    _, question = await asked_back(world)
    await world.bob.click(question, label="No")
    assert not controls(now(world, question)) and "Bob says no" in text_of(now(world, question))
    other = (await world.ann.slash(world.hall, "match undo")).response.message
    await world.bob.click(other, label="Agree")
    await world.env.settle()
    assert not controls(now(world, other)) and "Bob agrees" in text_of(now(world, other))
    assert "Bob says no" in text_of(now(world, question))


async def test_a_repeated_request_is_asked_in_one_place(world: World) -> None:
    _, first = await asked_back(world)
    second = (await world.bob.slash(world.hall, "match undo")).response.message
    await world.env.settle()
    assert not controls(now(world, first)) and labels(now(world, second)) == ["Agree", "No"]


async def test_a_request_ends_with_the_match_and_with_its_table(world: World) -> None:
    _, question = await asked_back(world)
    await resign(world, world.bob, "Resign")
    assert not controls(now(world, question))


# Seats.


async def test_a_request_for_a_seat_loses_its_buttons_when_another_takes_its_place(world: World) -> None:
    await world.match()
    first = (await world.cleo_in_english().slash(world.hall, "match takeover", seat="Bob")).response
    second = (await world.cleo.slash(world.hall, "match takeover", seat="Ann")).response
    await world.env.settle()
    assert not controls(now(world, first)) and labels(now(world, second)) == ["Agree", "No"]
    assert "This request is closed" in text_of(now(world, first))


async def test_a_request_for_a_seat_ends_when_somebody_leaves(world: World, trio: None) -> None:
    await started(world)
    question = (await world.bob.slash(world.hall, "match computer")).response
    await resign(world, world.cleo_in_english(), "Leave the match")
    assert not controls(now(world, question))


# Rematches.


async def test_a_request_for_a_rematch_closes_once_it_has_begun(world: World) -> None:
    message = await ended(world, await world.match())
    await world.ann.click(message, label="Rematch")
    question = newest(world)
    await world.restart()
    await world.bob.click(message, label="Rematch")
    await world.env.settle()
    assert not controls(now(world, question)) and "All agreed" in text_of(now(world, question))


async def test_of_several_wishes_for_a_rematch_none_stays_open(world: World) -> None:
    message = await ended(world, await world.match())
    await world.ann.click(message, label="Rematch with new choices")
    anew = newest(world)
    await world.ann.click(message, label="Rematch")
    same = newest(world)
    await world.bob.click(same, label="Rematch")
    await world.env.settle()
    assert not controls(now(world, anew)) and not controls(now(world, same))
    assert "This request is closed" in text_of(now(world, anew))


@pytest.mark.parametrize("way", ["rematch", "play"])
async def test_a_match_that_another_one_followed_keeps_one_way_to_play_again(world: World, way: str) -> None:
    message = await ended(world, await world.match())
    assert len([label for label in labels(now(world, message)) if "Rematch" in label]) > 1
    if way == "rematch":
        await world.ann.click(message, label="Rematch")
        await world.bob.click(message, label="Rematch")
    else:
        await world.ann.slash(world.hall, "play", game="toy", deck="red")
    await world.env.settle()
    assert [label for label in labels(now(world, message)) if "Rematch" in label] == ["Rematch"]


# Seats lent to a computer.


async def lent(world: World) -> tuple[Any, Any]:
    """Let Ann, Bob and Cleo play, with a computer in Bob's place."""
    message, table = await started(world)
    question = (await world.bob.slash(world.hall, "match computer")).response
    await world.ann.click(question, label="Agree")
    await world.cleo_in_english().click(question, label="Agree")
    assert table.saved.seats[1].kind == "computer"
    return message, table


async def test_a_seat_lent_to_the_computer_comes_back_when_the_others_have_left(world: World, trio: None) -> None:
    message = await open_trio(world, computers=2)
    await choose(world.bob, message, "silk")
    await world.ann.click(message, label="Start")
    await world.ann.click((await world.bob.slash(world.hall, "match computer")).response, label="Agree")
    await resign(world, world.ann, "Leave the match")
    table = await world.bot.tables.get(1)
    assert table.saved.state == "playing" and table.present == [table.seating.seated(world.bob.id)]
    assert "Waiting for Bob" in world.read(message)
    await world.later()
    assert any(f"<@{world.bob.id}>: it is your move" in text_of(m) for m in world.hall.history())


async def test_a_player_who_lent_a_seat_may_leave_the_match(world: World, trio: None) -> None:
    message, table = await lent(world)
    await resign(world, world.bob, "Leave the match")
    assert table.match is not None and 1 in table.match.table.gone and table.saved.state == "playing"
    assert "Computer (for Bob)" not in world.read(message)
    again = await world.refused(world.bob.slash(world.hall, "match resign"))
    assert "You have left this match" in again


async def test_a_request_about_a_secret_decision_says_when_it_was_made(world: World) -> None:
    """A province is placed in secret: everybody knows that it was placed, and nobody knows which province it is."""
    message = await start_lcg(world)
    table = await world.bot.tables.in_channel(world.hall.id)
    first = next(who for who in (world.ann, world.bob) if table.seating.seated(who.id) == table.waiting()[0])
    panel = await world.panel(first, message)
    await first.click(panel, custom_id=next(c["custom_id"] for c in controls(panel) if ":pick:" in c["custom_id"]))
    other = world.bob if first is world.ann else world.ann
    panel = await world.panel(other, message)
    await other.click(panel, custom_id=next(c["custom_id"] for c in controls(panel) if ":pick:" in c["custom_id"]))
    question = (await first.slash(world.hall, "match undo")).response
    said = text_of(question)
    assert "What would be taken back: " in said and "rovinces" in said.partition("taken back: ")[2]
    assert not any(name in said for name in ("Night Raid", "Art of", "Shameful", "Pilgrimage", "Garden"))
