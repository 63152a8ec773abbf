"""A seat changes hands during a match: to a computer, back, to another person. All agree, and no secret gets out."""

from typing import Any

from bot.words import Words

from ...conftest import World
from ...simkit import labels, text_of
from .test_lobby import started as three
from .test_play import secrets_in


def seen_by(world: World, who: Any, message: Any) -> str:
    return text_of(next(m for m in world.hall.history(viewer=who) if m.id == message.id))


async def ask_for(world: World, who: Any, seat: str) -> Any:
    """Let somebody ask for a seat; return the question that the others read."""
    answer = await who.slash(world.hall, "match takeover", seat=seat)
    assert answer.acknowledged and not answer.response.ephemeral
    return answer.response


async def test_another_person_takes_a_seat_over_when_both_agree(world: World) -> None:
    message, cleo = await world.match(), world.cleo_in_english()
    bobs = await world.panel(world.bob, message)
    hidden = secrets_in(text_of(bobs))
    question = await ask_for(world, cleo, "Bob")
    assert "Cleo would like to take over the seat of Bob" in text_of(question)
    await world.ann.click(question, label="Agree")
    await world.restart()
    assert "not seated" in await world.refused(cleo.click(question, label="Agree"))
    await world.bob.click(question, label="Agree")
    assert "Cleo takes over the seat of Bob" in text_of(now(world, question))
    assert "Waiting for Ann, Cleo" in world.read(message)
    assert secrets_in(text_of(await world.panel(cleo, message))) == hidden
    # Bob is a spectator from now on.
    assert "not seated" in await world.refused(world.bob.click(message, label="My hand"))
    look = await world.bob.click(message, label="Table")
    assert not secrets_in(text_of(look.response))


def now(world: World, message: Any) -> Any:
    """Return the present state of a message."""
    return next(m for m in world.hall.history() if m.id == message.id)


async def test_the_panel_of_a_player_who_left_the_seat_shows_nothing_of_it(world: World) -> None:
    message, cleo = await world.match(), world.cleo_in_english()
    bobs = await world.panel(world.bob, message)
    question = await ask_for(world, cleo, "2. Bob")
    for who in (world.bob, world.ann):
        await who.click(question, label="Agree")
    assert "Somebody else plays at this seat" in seen_by(world, world.bob, bobs)
    panel = await world.panel(cleo, message)
    await cleo.click(panel, label="2")
    await world.ann.click(await world.panel(world.ann, message), label="4")
    text = seen_by(world, world.bob, bobs)
    assert not secrets_in(text) and "question" not in text


async def test_the_computer_plays_for_a_while_and_its_person_comes_back(world: World) -> None:
    message = await world.match()
    hidden = secrets_in(text_of(await world.panel(world.bob, message)))
    question = (await world.bob.slash(world.hall, "match computer")).response
    assert "Bob would like the computer (Random) to play on" in text_of(question)
    assert "Another player must agree" in await world.refused(world.bob.click(question, label="Agree"))
    await world.ann.click(question, label="Agree")
    await world.restart()
    table = await world.bot.tables.get(1)
    assert table.saved.seats[1].kind == "computer"
    assert table.seating.shown_names(Words.load()["en"]) == ["Ann", "Computer (for Bob)"]
    # The computer answers immediately.
    assert table.waiting() == (0,) and table.match is not None and 1 in table.match.held
    back = (await world.bob.click(message, label="My hand")).response
    assert "The computer plays for you" in text_of(back) and "Take my seat back" in labels(back)
    mine = (await world.bob.click(back, label="Take my seat back")).response
    assert secrets_in(text_of(mine)) == hidden
    await world.ann.click(await world.panel(world.ann, message), label="3")
    await world.ann.click(await world.panel(world.ann, message), label="Confirm")
    assert "Waiting for Bob" in world.read(message)


async def test_if_one_player_refuses_nobody_changes_seats(world: World) -> None:
    message, cleo = await world.match(), world.cleo_in_english()
    question = await ask_for(world, cleo, "Ann")
    await world.ann.click(question, label="Agree")
    await world.bob.click(question, label="No")
    assert "Bob says no" in text_of(now(world, question))
    assert "Waiting for Ann, Bob" in world.read(message)
    forged = await world.forge(f"tea:seat:1:0:{cleo.id}:yes")
    assert "no longer in use" in await world.refused(world.bob.click(forged, label="0"))
    assert (await world.bot.tables.get(1)).saved.seats[0].user == world.ann.id


async def test_with_three_players_all_must_agree(world: World, trio: None) -> None:
    message, table = await three(world)
    question = (await world.bob.slash(world.hall, "match computer")).response
    await world.ann.click(question, label="Agree")
    assert table.saved.seats[1].kind == "human"
    assert f"<@{world.cleo.id}>" in text_of(now(world, question))
    await world.cleo_in_english().click(question, label="Agree")
    assert table.saved.seats[1].kind == "computer" and "Computer (for Bob)" in world.read(message)


async def test_at_the_end_a_lent_seat_is_its_persons_again(world: World) -> None:
    """The closing message names Bob and not the computer that played for him, and a rematch asks him."""
    message = await world.match()
    given = (await world.bob.slash(world.hall, "match computer")).response
    await world.ann.click(given, label="Agree")
    assert "Computer (for Bob)" in world.read(message)
    leave = (await world.ann.slash(world.hall, "match resign")).response
    await world.ann.click(leave, label=labels(leave.message)[0])
    assert "Bob" in world.read(message) and "Computer" not in world.read(message)
    table = await world.bot.tables.get(1)
    assert table.saved.state == "over" and table.seating.seat_of(world.bob.id) == 1
    await world.restart()
    asked = (await world.ann.click(message, label="Rematch")).response
    assert f"<@{world.bob.id}>" in text_of(asked)


async def test_a_seat_that_was_lent_may_be_taken_over_and_its_person_no_longer_comes_back(world: World) -> None:
    message, cleo = await world.match(), world.cleo_in_english()
    given = (await world.bob.slash(world.hall, "match computer")).response
    await world.ann.click(given, label="Agree")
    waiting = (await world.bob.click(message, label="My hand")).response
    question = await ask_for(world, cleo, "Bob")
    assert f"<@{world.ann.id}>" in text_of(question) and f"<@{world.bob.id}>" not in text_of(question)
    await world.ann.click(question, label="Agree")
    assert "Cleo" in world.read(message)
    gone = await world.refused(world.bob.click(waiting, label="Take my seat back"))
    assert "no longer in use" in gone


async def test_whoever_sits_alone_among_computers_keeps_the_seat_and_learns_that_the_match_waits(world: World) -> None:
    message = (await world.ann.slash(world.hall, "play", deck="crane-starter", computers=1)).response.message
    await world.ann.click(message, label="Start")
    refused = await world.refused(world.ann.slash(world.hall, "match computer"))
    assert "The match waits while its last player is away" in refused and "/match resign" in refused
    table = await world.bot.tables.in_channel(world.hall.id)
    assert table.saved.state == "playing" and table.saved.seats[0].user == world.ann.id


async def test_an_impossible_handover_is_answered_and_changes_nothing(world: World, trio: None) -> None:
    message, _ = await three(world)
    ann, cleo = world.ann, world.cleo_in_english()
    assert "already have a seat" in await world.refused(ann.slash(world.hall, "match takeover", seat="Bob"))
    bob = (await world.bob.slash(world.hall, "match resign")).response
    await world.bob.click(bob, label="Leave the match")
    assert "have left this match" in await world.refused(world.bob.slash(world.hall, "match computer"))
    given = (await ann.slash(world.hall, "match computer")).response
    await cleo.click(given, label="Agree")
    assert "Nobody else would be left" in await world.refused(cleo.slash(world.hall, "match computer"))
    refused = await world.refused(ann.slash(world.hall, "match takeover", seat="Zoe"))
    assert "no such seat" in refused and "Computer (for Ann)" in world.read(message)
    await ann.slash(world.hall, "match takeover", seat="Ann")
    assert "Computer" not in world.read(message)


async def test_in_the_lobby_and_after_the_end_no_seat_changes_hands(world: World) -> None:
    await world.lobby()
    assert "not started" in await world.refused(world.ann.slash(world.hall, "match computer"))
    refused = world.bob.slash(world.hall, "match takeover", seat="Ann")
    assert "not started" in await world.refused(refused)
