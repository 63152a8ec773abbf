"""The people of this bot have agreed on many things besides their decisions. After a restart all agreements are there.

``tests/keeping/houses`` contains this bot's store as it was on some days. Every later version of the code opens
these stores.
"""

from typing import Any

import discord

from bot.tables.consent.onlookers import delay_of

from ..cogs.replays.test_replay import more, named
from ..conftest import World
from ..simkit import text_of
from ..tables.house import lines, play, seen

BROUGHT = {
    "l5r-lcg": ("crane-starter", "lion-starter"),
    "root": ("marquise", "eyrie"),
    "l5r-ccg": ("lion-1997", "crab-1997"),
}


async def seated(world: World, channel: Any, game: str, pace: str = "") -> tuple[Any, int]:
    """Let Ann and Bob start a match of a game, at a pace; return the table's message and the match."""
    first, second = BROUGHT[game]
    message = (await world.ann.slash(channel, "play", game=game, deck=first)).response.message
    number = (await world.bot.tables.in_channel(channel.id)).id
    if pace:
        await world.choose(world.ann, message, "house-pace", pace)
    picker = await world.bob.click(message, custom_id=named(message, "deck"))
    await world.bob.select(picker.response, [second])
    await world.ann.click(message, custom_id=named(message, "start"))
    return message, number


async def agreed(world: World, channel: Any, command: str, **options: Any) -> None:
    """Let Ann ask for something, and let Bob agree."""
    question = (await world.ann.slash(channel, command, **options)).response
    done = await world.bob.click(question.message, label="Agree")
    assert done.acknowledged


async def a_match_over_days(world: World) -> tuple[Any, int]:
    """Play a card game with clocks, hands that spectators may see two rounds later, and a pause of three days."""
    message, number = await seated(world, world.hall, "l5r-lcg", "days")
    await play(await world.bot.tables.get(number), 60)
    await agreed(world, world.hall, "match hands", rounds=2)
    world.clock.forward(hours=5)
    await agreed(world, world.hall, "match pause", days=3)
    return message, number


async def a_match_with_a_substitute(world: World) -> tuple[Any, int]:
    """Play Root; a moderator gave Bob's seat to Cleo, and each move has a week."""
    message, number = await seated(world, world.garden, "root", "week")
    await play(await world.bot.tables.get(number), 25)
    role = world.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
    dana = world.guild.add_member(world.env.create_user("dana", global_name="Dana"), roles=[role])
    given = await dana.slash(world.garden, "match substitute", seat="Bob", person=world.cleo)
    assert "gave the seat of Bob to Cleo" in text_of(given.response)
    await play(await world.bot.tables.get(number), 4)
    return message, number


async def a_match_that_people_talk_about(world: World) -> tuple[Any, int]:
    """Play the 1997 game to its end. Ann and Bob commented on moments, and Bob showed one moment to all."""
    _, number = await seated(world, world.attic, "l5r-ccg")
    await play(await world.bot.tables.get(number), 30)
    leave = (await world.bob.slash(world.attic, "match resign")).response
    await world.bob.click(leave, label="Resign")
    for who, text in ((world.ann, "Here it turned."), (world.bob, "My last hope.")):
        page = (await who.slash(world.attic, "match replay")).response
        page = (await who.click(page, label="▶")).response
        window = await who.click(await more(page, who), label="Comment")
        page = (await who.submit_modal(window, {"tea:text": text})).response
        assert text in text_of(page)
    shared = (await world.bob.click(await more(page, world.bob), label="Share")).response
    assert "Bob shows a moment" in text_of(shared)
    return shared.message, number


async def test_agreements_of_people_are_there_after_a_restart(world: World) -> None:
    kept = [
        await make(world) for make in (a_match_over_days, a_match_with_a_substitute, a_match_that_people_talk_about)
    ]
    tables = [await world.bot.tables.get(number) for _, number in kept]
    before = [(seen(table), lines(table)) for table in tables]
    assert "Paused until" in world.read(kept[0][0])
    timing = tables[0].timing
    assert timing is not None and timing.clock is not None and timing.paused_until is not None
    paused, clocks = timing.paused_until, timing.clock.sides
    await world.restart()
    tables = [await world.bot.tables.get(number) for _, number in kept]
    assert [(seen(table), lines(table)) for table in tables] == before
    over_days, substituted, talked_about = tables
    assert delay_of(over_days) == 2 and over_days.timing is not None and over_days.timing.clock is not None
    assert over_days.timing.paused_until == paused and over_days.timing.clock.sides == clocks
    assert [seat.user for seat in substituted.saved.seats] == [world.ann.id, world.cleo.id]
    assert (await world.panel(world.cleo, kept[1][0])).ephemeral
    comments = await world.bot.store.comments.of(talked_about.id)
    assert [comment.text for comment in comments] == ["Here it turned.", "My last hope."]
    look = (await world.cleo_in_english().click(kept[2][0], label="Look through it from here")).response
    assert "My last hope." in text_of(look)
