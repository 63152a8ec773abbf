"""From ``/play`` to the end of a match, as people press through it."""

import re
from typing import Any

import pytest

from ...conftest import World
from ...simkit import confirming, controls, labels, text_of


def secrets_in(text: str) -> list[str]:
    return re.findall(r"secret-\d+", text)


async def discard(who: Any, panel: Any, count: int) -> Any:
    """Let a player discard the first cards of the hand."""
    marks = [c["custom_id"] for c in controls(panel) if c["custom_id"].startswith("tea:mark:")]
    for mark in marks[:count]:
        panel = (await who.click(panel, custom_id=mark)).response
    return (await who.click(panel, label=confirming(panel))).response


def confirms(panel: Any) -> bool:
    """Tell whether an answer can be confirmed now."""
    return any(":confirm:" in c["custom_id"] and not c.get("disabled") for c in controls(panel))


async def play_round(world: World, message: Any, anns: Any, bobs: Any) -> tuple[Any, Any]:
    ann, bob = world.ann, world.bob
    anns = (await ann.click(anns, label="3")).response
    assert "Waiting for Bob" in text_of(anns)
    bobs = (await bob.click(bobs, label="2")).response
    anns = await discard(ann, anns, 2)
    bobs = await discard(bob, bobs, 0)
    assert "question raid" in text_of(anns)
    anns = (await ann.click(anns, label="pass")).response
    picker = next(c for c in controls(bobs) if c["type"] == 3)
    return anns, (await bob.select(bobs, [picker["options"][4]["value"]], custom_id=picker["custom_id"])).response


async def test_a_whole_match_is_played_to_its_end(world: World) -> None:
    message = await world.match()
    assert "Waiting for Ann, Bob" in world.read(message)
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    for _ in range(2):
        anns, bobs = await play_round(world, message, anns, bobs)
    ending = world.read(message)
    assert "Bob wins" in ending and "The seed was" in ending
    then = ["Rematch", "Rematch, sides exchanged", "Rematch with new choices", "Log", "Replay", "Table"]
    assert labels(world.hall.history()[0]) == then
    assert "Bob wins" in text_of(bobs)
    assert labels(anns) == then  # no question is open any more
    again = await world.lobby()
    assert "free seat" in world.read(again)


async def test_hands_stay_with_their_owners(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    hand_of_ann, hand_of_bob = secrets_in(text_of(anns)), secrets_in(text_of(bobs))
    assert hand_of_ann and hand_of_bob and not set(hand_of_ann) & set(hand_of_bob)
    for viewer, foreign in ((world.ann, hand_of_bob), (world.bob, hand_of_ann), (world.cleo, hand_of_ann)):
        seen = "\n".join(text_of(m) for m in world.hall.history(viewer=viewer))
        assert not set(foreign) & set(secrets_in(seen))
    assert not secrets_in(world.read(message))


async def test_the_log_shows_each_reader_only_lawful_facts(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await world.ann.click(anns, label="1")
    await world.bob.click(bobs, label="1")
    await discard(world.ann, anns, 0)
    own = text_of((await world.ann.click(message, label="Log")).response)
    other = text_of((await world.bob.slash(world.hall, "match log")).response)
    onlooker = text_of((await world.cleo.click(message, label="Log")).response)
    assert secrets_in(own) and not secrets_in(other) and not secrets_in(onlooker)
    assert "draw" in other and "draw" in onlooker


async def test_a_secret_bid_stays_secret(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    before = world.read(message)
    await world.ann.click(anns, label="4")
    assert before.replace("Ann, Bob", "Bob") == world.read(message)
    await world.bob.click(bobs, label="2")
    assert "4" in world.read(message)


async def test_a_restart_in_the_middle_loses_nothing(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await world.ann.click(anns, label="4")
    await world.restart()
    assert "Waiting for Bob" in world.read(message)
    answer = await world.bob.click(bobs, label="2")
    assert answer.acknowledged
    anns = await discard(world.ann, await world.panel(world.ann, message), 1)
    await world.restart()
    assert "question discard" in text_of(await world.panel(world.bob, message))
    await world.restart()
    await discard(world.bob, bobs, 1)
    assert "Waiting for Ann" in world.read(message)


async def test_a_restart_in_the_lobby(world: World) -> None:
    message = await world.lobby()
    await world.restart()
    await world.bob.click(message, label="Join")
    assert "Bob" in world.read(message)


async def test_a_compound_question_is_answered_in_parts(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await world.ann.click(anns, label="1")
    await world.bob.click(bobs, label="1")
    anns, bobs = await discard(world.ann, anns, 0), await discard(world.bob, bobs, 0)
    assert not confirms(anns)
    (attackers,) = (c for c in controls(anns) if c["type"] == 3)
    assert "Still to choose: ring" in text_of(anns)
    anns = (await world.ann.click(anns, label="air")).response
    anns = (await world.ann.click(anns, label="void")).response
    assert {"air", "✓ void", "Clear"} <= set(labels(anns)) and "Still to choose" not in text_of(anns)
    assert not confirms(anns)
    (attackers,) = (c for c in controls(anns) if c["type"] == 3)
    thirteen = [attackers["options"][n]["value"] for n in (0, 13)]
    anns = (await world.ann.select(anns, thirteen, custom_id=attackers["custom_id"])).response
    assert not confirms(anns)
    (attackers,) = (c for c in controls(anns) if c["type"] == 3)
    allowed = [attackers["options"][n]["value"] for n in (0, 1)]
    anns = (await world.ann.select(anns, allowed, custom_id=attackers["custom_id"])).response
    anns = (await world.ann.click(anns, label="More ▶ (1/2)")).response
    more = next(c for c in controls(anns) if c["type"] == 3)
    assert len(more["options"]) == 5
    anns = (await world.ann.select(anns, [more["options"][4]["value"]], custom_id=more["custom_id"])).response
    assert "attackers: 3" in text_of(anns)
    assert confirming(anns) == "Confirm: void, 0, 1, 29"
    await world.ann.click(anns, label=confirming(anns))
    assert "'with:0', 'with:1', 'with:29'" in world.read(message)


async def test_several_channels_play_simultaneously(world: World) -> None:
    tables = [await world.match(channel) for channel in (world.hall, world.garden, world.attic)]
    for number, message in enumerate(tables, 1):
        await world.ann.click(await world.panel(world.ann, message), label=str(number))
        await world.bob.click(await world.panel(world.bob, message), label="5")
    for number, message in enumerate(tables, 1):
        assert f"scores [{number}, 5]" in world.read(message)


async def test_a_match_against_the_computer_is_played(world: World) -> None:
    message = await world.lobby(computers=1)
    await world.ann.click(message, label="Start")
    panel = await world.panel(world.ann, message)
    for _ in range(2):
        panel = (await world.ann.click(panel, label="3")).response
        panel = await discard(world.ann, panel, 1)
        panel = (await world.ann.click(panel, label="pass")).response
    assert "wins" in world.read(message)


async def test_the_lobby_offers_the_computer(world: World) -> None:
    message = await world.lobby()
    await world.ann.click(message, label="Add the computer")
    assert "Computer" in world.read(message)
    await world.ann.click(message, label="Start")
    assert "Waiting for Ann" in world.read(message)


async def test_an_absent_player_is_called_once(world: World) -> None:
    message = await world.match()
    await world.later()
    calls = [text_of(m) for m in world.hall.history() if "it is your move" in text_of(m)]
    assert [f"<@{who.id}>" in text for who, text in zip((world.ann, world.bob), calls, strict=True)] == [True, True]
    pinged = [s.json["allowed_mentions"] for s in world.sent if "it is your move" in str(s.json)]
    assert pinged == [{"parse": [], "users": [who.id]} for who in (world.ann, world.bob)]
    anns = await world.panel(world.ann, message)
    await world.ann.click(anns, label="1")
    await world.later()
    assert len([s for s in world.sent if "it is your move" in str(s.json)]) == 2
    await world.bob.click(await world.panel(world.bob, message), label="1")
    await world.later()
    assert not [m for m in world.hall.history() if "it is your move" in text_of(m)]


async def test_an_old_panel_calls_again(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await world.ann.click(anns, label="1")
    await world.env.advance_time(16 * 60)
    await world.later(minutes=16)
    await world.bob.click(bobs, label="1")
    await world.later()
    assert [m for m in world.hall.history() if f"<@{world.ann.id}>: it is your move" in text_of(m)]


async def test_show_moves_the_table(world: World) -> None:
    message = await world.match()
    posted = (await world.cleo.slash(world.hall, "match show")).response.message
    assert message.id not in [m.id for m in world.hall.history()]
    await world.ann.click(await world.panel(world.ann, posted), label="1")
    assert "Waiting for Bob" in world.read(posted)


async def test_a_deleted_table_message_is_posted_again(world: World) -> None:
    message = await world.match()
    panel = await world.panel(world.ann, message)
    world.env.backend.delete_message(world.hall.id, message.id)
    await world.env.settle()
    await world.ann.click(panel, label="1")
    assert any("Waiting for Bob" in text_of(m) for m in world.hall.history(viewer=world.cleo))


async def test_resigning_asks_first(world: World) -> None:
    message = await world.match()
    question = await world.ann.slash(world.hall, "match resign")
    await world.ann.click(question.response, label="Play on")
    assert "Waiting for" in world.read(message)
    question = await world.ann.slash(world.hall, "match resign")
    await world.ann.click(question.response, label="Resign")
    assert "Bob wins" in world.read(message)


@pytest.mark.parametrize("way", ["panel", "command"])
async def test_taking_back_a_secret_bid(world: World, way: str) -> None:
    message = await world.match()
    anns = (await world.ann.click(await world.panel(world.ann, message), label="4")).response
    if way == "panel":
        await world.ann.click(anns, label="Take back")
    else:
        await world.ann.slash(world.hall, "match undo")
    assert "Waiting for Ann, Bob" in world.read(message)
    await world.ann.click(await world.panel(world.ann, message), label="5")
    await world.bob.click(await world.panel(world.bob, message), label="1")
    assert "scores [5, 1]" in world.read(message)


async def test_taking_back_needs_consent(world: World) -> None:
    message = await world.match()
    await world.ann.click(await world.panel(world.ann, message), label="4")
    await world.bob.click(await world.panel(world.bob, message), label="1")
    await discard(world.ann, await world.panel(world.ann, message), 1)
    question = (await world.ann.slash(world.hall, "match undo")).response
    assert not question.ephemeral and str(world.bob.id) in text_of(question)
    own = await world.ann.click(question.message, label="Agree")
    assert own.response.ephemeral and "Another player" in text_of(own.response)
    await world.bob.click(question.message, label="Agree")
    assert "Waiting for Ann" in world.read(message)
    await world.restart()
    assert "question discard" in text_of(await world.panel(world.ann, message))


async def test_a_name_is_never_markup(world: World) -> None:
    odd = world.guild.add_member(world.env.create_user("odd", global_name="**@everyone** <@1> [x](http://a)"))
    message = await world.lobby()
    await odd.click(message, label="Join")
    assert "everyone 1 x (http: a)" in world.read(message)
    nameless = world.guild.add_member(world.env.create_user("plain_name", global_name="**"))
    other = await world.lobby(world.garden)
    await nameless.click(other, label="Join")
    assert "plain name" in world.read(other)
