"""A lobby of several people: they take and leave seats, their choices exclude each other, and people leave a match."""

from typing import Any

import pytest
import pytest_asyncio

from bot.tables import Table

from ...conftest import World
from ...simkit import controls, labels, speaks, text_of

pytestmark = pytest.mark.usefixtures("trio")


@pytest_asyncio.fixture
async def dora(world: World) -> Any:
    """Return Dora, a fourth person."""
    return speaks(world.guild.add_member(world.env.create_user("dora", global_name="Dora")), "en-US")


async def open_trio(world: World, **options: Any) -> Any:
    answer = await world.ann.slash(world.hall, "play", **{"game": "trio", "deck": "salt", **options})
    assert answer.acknowledged
    return answer.response.message


def now(world: World, message: Any) -> Any:
    """Return the present state of the message."""
    return next(m for m in world.hall.history() if m.id == message.id)


async def choose(who: Any, message: Any, brings: str) -> Any:
    picker = await who.click(message, label="Choose deck")
    return await who.select(picker.response, [brings])


async def offered(who: Any, message: Any) -> list[str]:
    picker = (await who.click(message, label="Choose deck")).response
    return [option["value"] for option in controls(picker)[0]["options"]]


async def started(world: World) -> tuple[Any, Table]:
    """Let Ann, Bob and Cleo start a match."""
    message = await open_trio(world)
    await choose(world.bob, message, "silk")
    await choose(world.cleo_in_english(), message, "tea")
    await world.ann.click(message, label="Start")
    return message, await world.bot.tables.get(1)


async def test_a_second_table_is_refused_with_the_way_to_the_first_and_the_hint_of_a_thread(world: World) -> None:
    message = await open_trio(world)
    said = await world.refused(world.bob.slash(world.hall, "play", game="trio", deck="silk"))
    assert f"https://discord.com/channels/{world.guild.id}/{world.hall.id}/{message.id}" in said
    assert "thread" in said


async def test_the_table_says_how_the_computer_plays(world: World) -> None:
    message = await open_trio(world, computers=2)
    told = "Random – any legal answer"
    assert told in world.read(message)
    await world.ann.click(message, label="Start")
    assert told in world.read(message)
    other = (await world.ann.slash(world.garden, "play", game="trio", deck="salt")).response.message
    assert told not in world.read(other)


async def test_choosing_takes_a_free_seat_and_start_names_what_is_missing(world: World) -> None:
    message = await open_trio(world)
    text = world.read(message)
    assert "3 to 5 seats" in text and text.count("free seat*") == 2 and "2 more players are needed" in text
    assert "Start" not in labels(now(world, message))
    await choose(world.bob, message, "silk")
    assert "**2.** Bob — Silk" in world.read(message) and "There is still a free seat" in world.read(message)
    await world.cleo_in_english().click(message, label="Join")
    assert "Cleo has not chosen a deck yet" in world.read(message)
    await choose(world.cleo, message, "tea")
    assert "Not ready yet" not in world.read(message) and "Start" in labels(now(world, message))


async def test_the_deck_of_one_player_is_not_offered_to_the_next(world: World) -> None:
    message = await open_trio(world)
    bobs = (await world.bob.click(message, label="Choose deck")).response
    assert await offered(world.bob, message) == ["silk", "tea", "fur", "fox"]
    await choose(world.cleo_in_english(), message, "fox")
    assert await offered(world.bob, message) == ["silk", "tea", "fur", "fox-2"]
    # Bob's older list of choices still shows the fox, which Cleo has taken meanwhile.
    assert "plays that already" in await world.refused(world.bob.select(bobs, ["fox"]))
    await choose(world.bob, message, "fox-2")
    assert "Bob — Second Fox" in world.read(message)


async def test_a_player_may_choose_again_and_keep_the_earlier_choice(world: World) -> None:
    message = await open_trio(world)
    assert await offered(world.ann, message) == ["salt", "silk", "tea", "fur", "fox"]
    await choose(world.ann, message, "tea")
    await choose(world.bob, message, "salt")
    assert "Ann — Tea" in world.read(message) and "Bob — Salt" in world.read(message)


async def test_seats_are_added_up_to_the_most_and_go_again(world: World, dora: Any) -> None:
    message = await open_trio(world, computers=2)
    assert "Computer 1" in world.read(message) and "Computer 2" in world.read(message)
    assert world.read(message).count("Computer") == 2 and "free seat" not in world.read(message)
    await choose(world.bob, message, "silk")
    await choose(world.cleo_in_english(), message, "tea")
    assert not {"Join", "Add the computer"} & set(labels(now(world, message)))
    assert "All seats are taken" in await world.refused(dora.click(message, label="Choose deck"))
    await world.bob.click(message, label="Remove the computer")
    await dora.click(message, label="Join")
    assert "**5.** Dora" in world.read(message) or "**4.** Dora" in world.read(message)
    await world.bob.click(message, label="Cancel")
    assert "Bob" not in world.read(message) and "free seat" not in world.read(message)
    await world.ann.click(message, label="Remove the computer")
    await dora.click(message, label="Cancel")
    assert "There is still a free seat" in world.read(message)
    await world.restart()
    assert "Cleo — Tea" in world.read(message) and "There is still a free seat" in world.read(message)


async def test_only_a_seated_player_changes_the_lobby(world: World) -> None:
    message = await open_trio(world, computers=1)
    for label in ("Add the computer", "Remove the computer"):
        assert "not seated" in await world.refused(world.bob.click(message, label=label))
    assert "not seated" in await world.refused(world.choose(world.bob, message, "road", "mountain"))


async def test_more_computers_than_seats_open_nothing(world: World) -> None:
    answer = await world.ann.slash(world.hall, "play", game="toy", deck="red", computers=2)
    assert "room for 1" in text_of(answer.response)
    assert "no open table" in text_of((await world.ann.slash(world.hall, "match show")).response)


async def test_a_chosen_road_forbids_options_and_says_so(world: World, dora: Any) -> None:
    message = await open_trio(world)
    await choose(world.bob, message, "silk")
    await choose(world.cleo_in_english(), message, "tea")
    assert "⚠" in world.read(message) and "Start" in labels(now(world, message))
    page = (await world.choose(world.bob, message, "road", "mountain")).response
    [chosen] = [c for c in controls(page) if ":road" in c["custom_id"]]
    assert [o["value"] for o in chosen["options"] if o.get("default")] == ["mountain"]
    assert "Not ready yet" in world.read(message) and "Start" not in labels(now(world, message))
    await choose(dora, message, "fur")
    await world.ann.click(message, label="Start")
    table = await world.bot.tables.get(1)
    header = table.saved.header
    assert header is not None and header.options["road"] == "mountain"
    # The order of seats was drawn at random: each person still has the chosen faction.
    seats = [(seat.name, seat.brings) for seat in table.saved.seats]
    assert sorted(seats) == [("Ann", "salt"), ("Bob", "silk"), ("Cleo", "tea"), ("Dora", "fur")]
    assert [(seat["name"], seat["guild"]) for seat in header.seats] == seats


async def test_computers_bring_decks_that_nobody_else_brings(world: World) -> None:
    message = await open_trio(world, computers=4)
    await world.ann.click(message, label="Start")
    table = await world.bot.tables.get(1)
    brought = [seat.brings for seat in table.saved.seats]
    assert len(set(brought)) == 5 and brought[0] == "salt"
    panel = await world.panel(world.ann, message)
    for _ in range(40):
        if table.saved.state != "playing":
            break
        panel = await go_on(world.ann, panel)
    assert "points" in world.read(message)


async def go_on(who: Any, panel: Any) -> Any:
    """Answer any question: with the last single option, or by confirming."""
    pressed = [c for c in controls(panel) if not c.get("disabled")]
    for verb in ("pick", "confirm", "mark"):
        if found := [c for c in pressed if c["custom_id"].split(":")[1] == verb]:
            return (await who.click(panel, custom_id=found[-1]["custom_id"])).response
    raise AssertionError("there is nothing to press")


async def bid(world: World, message: Any, *people: Any) -> None:
    for who in people:
        await who.click(await world.panel(who, message), label="0")


async def test_one_of_three_leaves_and_the_others_finish(world: World) -> None:
    message, table = await started(world)
    await bid(world, message, world.ann)
    question = (await world.bob.slash(world.hall, "match resign")).response
    assert "play on without you" in text_of(question)
    left = (await world.bob.click(question, label="Leave the match")).response
    assert "The others play on" in text_of(left)
    assert "No longer at the table: Bob" in world.read(message) and "Waiting for Cleo" in world.read(message)
    again = await world.bob.slash(world.hall, "match resign")
    assert "You have left this match" in text_of(again.response)
    await world.restart()
    table = await world.bot.tables.get(1)
    await bid(world, message, world.cleo)
    assert table.waiting() == (0,)
    panels = {0: world.ann, 2: world.cleo}
    for _ in range(80):
        if table.saved.state != "playing":
            break
        (seat,) = table.waiting()[:1]
        panel = await world.panel(panels[seat], message)
        await go_on(panels[seat], panel)
    assert table.saved.state == "over" and "points" in world.read(message)


async def test_the_last_two_give_up_and_do_not_leave(world: World) -> None:
    message, _ = await started(world)
    early = (await world.ann.slash(world.hall, "match resign")).response
    assert "Leave the match" in labels(early)
    bobs = (await world.bob.slash(world.hall, "match resign")).response
    await world.bob.click(bobs, label="Leave the match")
    # Ann agreed that all leave; if she leaves alone now, she gives up.
    assert "changed in the meantime" in await world.refused(world.ann.click(early, label="Leave the match"))
    late = (await world.ann.slash(world.hall, "match resign")).response
    assert "give this match up" in text_of(late)
    await world.ann.click(late, label="Resign")
    assert "Cleo: left" in world.read(message)


async def test_a_match_that_all_people_left_is_closed(world: World) -> None:
    message = await open_trio(world, computers=2)
    await world.ann.click(message, label="Start")
    question = (await world.ann.slash(world.hall, "match resign")).response
    await world.ann.click(question, label="Leave the match")
    assert "closed before its end" in world.read(message)


async def test_taking_back_past_a_reveal_needs_every_seated_player(world: World) -> None:
    message, table = await started(world)
    await bid(world, message, world.ann, world.bob, world.cleo)
    before = len(table.match.log) if table.match else 0
    ask = (await world.ann.slash(world.hall, "match undo")).response
    assert "<@" in text_of(ask)
    assert "Another player must agree" in await world.refused(world.ann.click(ask, label="Agree"))
    half = (await world.bob.click(ask, label="Agree")).response
    assert "Cleo: do you agree too" in text_of(half) and table.match and len(table.match.log) == before
    await world.restart()  # a player who has agreed need not agree again
    table = await world.bot.tables.get(1)
    done = (await world.cleo.click(half, label="Agree")).response
    assert "taken back" in text_of(done) and table.match and len(table.match.log) < before


async def test_a_player_who_left_is_not_asked_about_taking_back(world: World) -> None:
    message, _ = await started(world)
    await bid(world, message, world.ann, world.bob, world.cleo)
    bobs = (await world.bob.slash(world.hall, "match resign")).response
    await world.bob.click(bobs, label="Leave the match")
    panel = await world.panel(world.ann, message)
    for _ in range(2):  # this player gathers and builds, and then draws a card
        panel = await go_on(world.ann, panel)
    ask = (await world.ann.slash(world.hall, "match undo")).response
    assert "have left this match" in await world.refused(world.bob.click(ask, label="Agree"))
    assert "<@" in text_of(ask), text_of(ask)
    done = (await world.cleo.click(ask, label="Agree")).response
    assert "is taken back" in text_of(done)


async def test_a_person_alone_may_watch_computers_play(world: World) -> None:
    message = await open_trio(world)
    await world.ann.click(message, label="Only watch")
    shown = now(world, message)
    assert "Ann" not in text_of(shown) and "Computer" in text_of(shown) and "Only watch" not in labels(shown)
    refused = await world.bob.click(shown, label="Add the computer")
    assert "seat" in text_of(refused.response)
    await world.ann.click(shown, label="Add the computer")
    assert "Computer 2" in text_of(now(world, message))
