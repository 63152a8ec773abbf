"""What is said about the end of a player's time is true, whatever happens after it was said."""

from collections import Counter
from datetime import timedelta
from typing import Any

import pytest

from bot.words import COMPLETE

from ..conftest import World
from ..simkit import controls, labels, text_of
from .test_table import HOUR, bids, left, paced, said, table_of, up


def stamp(world: World, form: str = "R", **span: float) -> str:
    """Return the text by which a message shows the time that lies ``span`` after now."""
    return f"<t:{int((world.clock.now() + timedelta(**span)).timestamp())}:{form}>"


async def agreed_pause(world: World, days: int) -> None:
    question = (await world.ann.slash(world.hall, "match pause", days=days)).response
    await world.bob.click(question.message, label="Agree")


def mentions(world: World, who: Any) -> list[Any]:
    """Return the messages of the bot in the channel that call somebody to the table."""
    return [m for m in world.hall.history() if f"<@{who.id}>" in text_of(m) and ":call" in str(names(m))]


def names(message: Any) -> list[str]:
    return [c["custom_id"].replace("called", "call") for c in controls(message)]


def pinged(world: World, since: int) -> list[int]:
    """Return the new messages that mention somebody, from the requests sent after the first ``since``."""
    posts = [sent.json for sent in world.sent[since:] if sent.method == "POST" and isinstance(sent.json, dict)]
    bodies = [post.get("data", post) for post in posts]  # an answer to a press, or a message
    return [int(user) for body in bodies for user in (body.get("allowed_mentions") or {}).get("users", [])]


# The mention of a turn.


async def test_the_mention_tells_of_a_pause_and_then_the_new_end(world: World) -> None:
    await paced(world)
    await world.later(hours=1)
    (mention,) = mentions(world, world.bob)
    assert stamp(world, hours=71) in text_of(mention)
    await agreed_pause(world, 3)
    before = len(world.sent)
    await world.later()
    assert "Paused until" in world.read(mention) and stamp(world, "f", days=3) in world.read(mention)
    await world.later(hours=72)
    assert "Paused" not in world.read(mention) and stamp(world, hours=71) in world.read(mention)
    assert not pinged(world, before) and len(mentions(world, world.bob)) == 1


async def test_the_mention_tells_the_new_end_after_a_pause_that_ended_early(world: World) -> None:
    await paced(world)
    await world.later(hours=1)
    (mention,) = mentions(world, world.bob)
    await agreed_pause(world, 3)
    await world.later(hours=10)
    question = (await world.bob.slash(world.hall, "match resume")).response
    await world.ann.click(question.message, label="Agree")
    await world.later()
    assert stamp(world, hours=71) in world.read(mention)


async def test_the_mention_tells_of_the_players_own_vacation(world: World) -> None:
    await paced(world)
    await world.later(hours=1)
    (mention,) = mentions(world, world.bob)
    await world.bob.slash(world.hall, "vacation", days=2)
    await world.later()
    assert "You are on vacation until" in world.read(mention)
    await world.later(hours=48)
    assert stamp(world, hours=71) in world.read(mention)


async def test_the_mention_says_that_the_time_is_up_and_what_may_be_done(world: World) -> None:
    message = await paced(world)
    await world.later(hours=1)
    (mention,) = mentions(world, world.bob)
    await bids(world, world.ann, message)
    await world.later(hours=71)
    assert "Your time is up. You may still answer" in world.read(mention) and "<t:" not in world.read(mention)


async def test_a_direct_message_tells_the_true_end_and_closes(world: World) -> None:
    await world.bob.slash(world.hall, "notify", how="direct")
    message = await paced(world)
    await world.later(hours=1)
    direct = world.bob.user.dm_channel
    await agreed_pause(world, 3)
    await world.later(hours=72)
    (call,) = direct.history()
    assert stamp(world, hours=71) in text_of(call)
    await bids(world, world.bob, message)
    await world.later()
    (call,) = direct.history()
    assert "no longer current" in text_of(call) and "discord.com/channels" in text_of(call) and not labels(call)


async def test_a_restart_keeps_what_the_mentions_say(world: World) -> None:
    await paced(world)
    await world.later(hours=1)
    (mention,) = mentions(world, world.bob)
    await world.restart()
    await agreed_pause(world, 3)
    await world.later()
    assert "Paused until" in world.read(mention)


async def test_after_a_long_outage_mentions_and_tables_tell_the_new_ends(world: World) -> None:
    message = await paced(world)
    await world.later(hours=1)
    (mention,) = mentions(world, world.bob)
    await world.bot.house.beat()
    await world.bot.close()
    world.clock.forward(hours=5)
    await world.restart()
    await world.later()
    assert stamp(world, hours=71) in world.read(mention) and stamp(world, hours=71) in world.read(message)
    assert len(mentions(world, world.bob)) == 1


async def test_nobody_is_reminded_while_the_clock_stands_still(world: World) -> None:
    message = await paced(world)
    await bids(world, world.ann, message)
    await world.later(hours=55)  # the reminder is due in five hours
    await agreed_pause(world, 3)
    await world.later(hours=71)
    assert not said(world, "running out")
    await world.later(hours=7)
    assert len(said(world, "running out")) == 1


async def test_little_time_left_at_the_beginning_of_a_vacation_reminds_at_its_end(world: World) -> None:
    await world.bob.slash(world.hall, "notify", how="none")
    message = await paced(world)
    await bids(world, world.ann, message)
    await world.later(hours=65)  # the reminder would have come five hours ago
    await world.bob.slash(world.hall, "notify", how="mention")
    await world.bob.slash(world.hall, "vacation", days=2)
    await world.later(hours=47)
    assert not said(world, "running out")
    await world.later(hours=1)
    assert len(said(world, "running out")) == 1


# Requests.


@pytest.mark.parametrize("asks", ["match pause", "match hands", "match computer"])
@pytest.mark.parametrize(
    ("wishes", "reached"),
    [({}, True), ({"how": "none"}, False), ({"quiet-from": 11, "quiet-to": 20, "zone": "UTC"}, False)],
)
async def test_a_request_notifies_nobody_in_quiet_hours_or_who_wants_no_notices(
    world: World, asks: str, wishes: dict[str, Any], reached: bool
) -> None:
    message = await paced(world)
    if wishes:
        await world.bob.slash(world.hall, "notify", **wishes)
    await bids(world, world.ann, message)
    before = len(world.sent)
    given: dict[str, Any] = {"match pause": {"days": 3}, "match hands": {"rounds": 1}}.get(asks, {})
    answer = await world.ann.slash(world.hall, asks, **given)
    assert f"<@{world.bob.id}>" in text_of(answer.response)
    assert (world.bob.id in pinged(world, before)) == reached


# More time.


async def more(world: World) -> str:
    """Let Ann give Bob more time; return what the channel reads."""
    (told,) = [m for m in world.hall.history() if "no time left" in text_of(m)]
    answer = await world.ann.click(told, label="Give more time")
    await world.later()
    return text_of(answer.response).strip()


async def test_more_time_is_one_sentence_that_mentions_its_player_and_tells_the_end(world: World) -> None:
    await up(world)
    before = len(world.sent)
    sentence = await more(world)
    assert sentence == f"Ann gives <@{world.bob.id}> more time: 1 d, until {stamp(world, 'f', hours=24)}."
    assert pinged(world, before) == [world.bob.id]


@pytest.mark.parametrize("language", COMPLETE)
async def test_more_time_in_every_language(world: World, language: str) -> None:
    await up(world)
    await world.bot.servers.change(world.guild.id, "language", language)
    assert stamp(world, "f", hours=24) in await more(world)


async def test_each_notice_of_a_turn_has_its_own_nonce(world: World) -> None:
    """Discord drops a message whose nonce it has seen within some minutes."""
    await world.bob.slash(world.hall, "notify", how="direct")
    await up(world)
    for _ in range(2):
        told = [m for m in world.hall.history() if "no time left" in text_of(m)][-1]
        await world.ann.click(told, label="Give more time")
        await world.later()
        await world.later(hours=24)
    bodies = [sent.json for sent in world.sent if isinstance(sent.json, dict) and sent.json.get("nonce")]
    nonces = [body["nonce"] for body in bodies]
    kinds = Counter(nonce.split("-")[2][1] for nonce in nonces if nonce.startswith("1-") and "-1" in nonce[2:])
    assert kinds["o"] == 3 and kinds["m"] == 2 and kinds["r"] >= 2
    assert len(set(nonces)) == len(nonces) and all(len(nonce) <= 25 for nonce in nonces)


async def test_more_time_reaches_a_player_who_prefers_direct_messages(world: World) -> None:
    await world.bob.slash(world.hall, "notify", how="direct")
    await up(world)
    before = len(world.sent)
    await more(world)
    told = [text_of(m) for m in world.bob.user.dm_channel.history() if "you have more time" in text_of(m)]
    assert len(told) == 1 and stamp(world, hours=24) in told[0]
    assert pinged(world, before) == [world.bob.id]  # the direct message


async def test_more_time_waits_for_the_end_of_the_night(world: World) -> None:
    await world.bob.slash(world.hall, "notify", **{"quiet-from": 11, "quiet-to": 20, "zone": "UTC"})
    await up(world)
    before = len(world.sent)
    await more(world)
    assert not pinged(world, before)
    await world.later(hours=8)
    assert len(said(world, "you have more time")) == 1


async def test_more_time_notifies_nobody_who_wants_no_notices(world: World) -> None:
    await up(world)
    await world.bob.slash(world.hall, "notify", how="none")
    before = len(world.sent)
    await more(world)
    assert not pinged(world, before)


# The computer plays.


async def test_who_lets_the_computer_play_is_not_notified_of_the_own_press(world: World) -> None:
    await up(world)
    (told,) = [m for m in world.hall.history() if "no time left" in text_of(m)]
    before = len(world.sent)
    answer = await world.ann.click(told, label="Let the computer play")
    assert f"The computer plays for <@{world.bob.id}>" in text_of(answer.response)
    await world.later(minutes=10)
    assert (await table_of(world)).waiting() == (0,) and pinged(world, before) == [world.bob.id]


# Vacations.


async def test_the_table_and_the_panel_say_who_is_on_vacation(world: World) -> None:
    message = await paced(world)
    await bids(world, world.ann, message)
    await world.bob.slash(world.hall, "vacation", days=2)
    line = f"Bob is on vacation until {stamp(world, 'D', days=2)} (clock stopped)"
    assert line in world.read(message) and "Bob 3 d" in world.read(message)
    assert line in text_of(await world.panel(world.ann, message))
    assert "You are on vacation until" in text_of(await world.panel(world.bob, message))
    await world.later(hours=48)
    assert "vacation" not in world.read(message) and f"Bob {stamp(world, hours=72)}" in world.read(message)


async def test_the_panel_of_the_asked_player_says_who_else_is_on_vacation(world: World) -> None:
    message = await paced(world)
    await world.bob.slash(world.hall, "vacation", days=2)
    panel = text_of(await world.panel(world.ann, message))
    assert panel.count(f"Bob is on vacation until {stamp(world, 'D', days=2)} (clock stopped)") == 1
    assert "Bob is on vacation" not in text_of(await world.panel(world.bob, message))


async def test_without_a_clock_the_table_says_who_is_on_vacation(world: World) -> None:
    message = await world.match()
    await world.bob.slash(world.hall, "vacation", days=2)
    assert f"Bob is on vacation until {stamp(world, 'D', days=2)}" in world.read(message)
    assert "clock stopped" not in world.read(message)
    await world.bob.slash(world.hall, "vacation", days=0)
    assert "vacation" not in world.read(message)


async def test_a_match_in_one_sitting_knows_no_vacation(world: World) -> None:
    message = await paced(world, "live-60")
    await world.bob.slash(world.hall, "vacation", days=2)
    assert "vacation" not in world.read(message)
    world.clock.forward(minutes=30)
    assert (await left(world))[1] == HOUR / 2


# The lists.


async def test_the_list_says_that_the_time_is_up(world: World) -> None:
    await up(world)
    shown = text_of((await world.bob.slash(world.garden, "match waiting")).response)
    assert "Your time is up. You may still answer" in shown and "<t:" not in shown
