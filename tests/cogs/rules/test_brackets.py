"""Names in [[double brackets]] are answered in messages that mention the bot."""

from dataclasses import replace
from typing import Any

import pytest

from ...conftest import World
from ...simkit import controls, speaks, text_of


async def said(world: World, text: str, *, mention: bool = True, where: Any = None) -> list[Any]:
    """Let Ann write a message. Return the bot's answer in the channel."""
    channel = where or world.hall
    before = {message.id for message in channel.history()}
    name = f"<@{world.bot.user.id}> " if mention and world.bot.user else ""
    written = await world.ann.send(channel, name + text)
    return [message for message in channel.history() if message.id not in before | {written.id}]


async def test_a_card_and_an_entry_are_answered_in_the_channel(world: World) -> None:
    [answer] = await said(world, "does [[Doji Challenger]] have [[covert]]?")
    text = text_of(answer)
    assert "Doji Challenger" in text and "Covert" in text
    ids = [control["custom_id"].rpartition("~")[2] for control in controls(answer)]
    assert any("cardpage" in id for id in ids) and any("why" in id for id in ids)


@pytest.mark.parametrize("name", ["Ambush!", "Mayor", "Torch", "Focus", "The Deafening War Drums of Fu Leng", "Naga"])
async def test_a_name_of_a_card_and_of_an_entry_shows_the_card_and_offers_the_entry(world: World, name: str) -> None:
    """The card comes first, and a button leads to the entry."""
    [answer] = await said(world, f"[[{name}]]")
    first, *others = [control["custom_id"] for control in controls(answer)]
    assert "cardpage" in first and text_of(answer).strip().startswith(f"**{name}**")
    assert any("tea:why:" in id for id in others) == (len(name) < 10), others


async def test_other_cards_of_the_name_are_a_press_away(world: World) -> None:
    [answer] = await said(world, "[[Ambush]]")
    assert "cost **" in text_of(answer) and "The Card Game" in text_of(answer)
    other = await world.cleo.click(answer, label="Ambush · Legend of the Five Rings (1997)")
    assert "(1997)" in text_of(other.response)


async def test_its_buttons_open_the_whole_text_for_any_reader(world: World) -> None:
    [answer] = await said(world, "[[Doji Challenger]]")
    opened = (await world.cleo.click(answer, label="Doji Challenger")).response
    assert opened.ephemeral and "Doji Challenger" in text_of(opened)


async def test_a_name_that_nothing_bears_leads_to_the_nearest(world: World) -> None:
    [answer] = await said(world, "[[xyzzyqq]]")
    assert "Nothing found for “xyzzyqq”" in text_of(answer)


async def test_a_card_of_each_game_is_known(world: World) -> None:
    [answer] = await said(world, "[[Better Burrow Bank]] [[Doji Hoturi]] [[Way of the Crane]]")
    text = text_of(answer)
    assert all(name in text for name in ("Better Burrow Bank", "Doji Hoturi", "Way of the Crane"))
    assert all(game in text for game in ("Root", "1997"))


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("Fine Katana", ["Attachment", "*Weapon*", "cost **0**", "military **+2**", "political **+0**", "Restricted"]),
        ("Doji Challenger", ["Crane", "*Bushi*", "cost **3**", "military **3**", "political **3**", "glory **2**"]),
        ("Shiro Nishiyama", ["Stronghold", "strength **+3**", "influence **10**"]),
        ("Yari of Air", ["Item", "gold cost **8**", "force **+1**", "chi **+2**", "focus **3**"]),
        ("The Deafening War Drums of Fu Leng", [r"force **+\***", "chi **+0**"]),
        ("Doji Hoturi", ["Personality", "gold cost **12**", "force **3**", "chi **5**", "personal honor **5**"]),
        ("Better Burrow Bank", ["rabbit", "*persistent effect*", "Birdsong"]),
        ("Mayor", ["sway **", "points **"]),
    ],
)
async def test_a_card_is_answered_with_the_facts_that_people_ask_for(world: World, name: str, facts: list[str]) -> None:
    [answer] = await said(world, f"[[{name}]]")
    assert [fact for fact in facts if fact not in text_of(answer)] == []


@pytest.mark.parametrize(("locale", "heading"), [("fr", "Discret"), ("pl", "Ukrycie")])
async def test_the_answer_is_in_the_language_of_the_server(world: World, locale: str, heading: str) -> None:
    await world.bot.servers.change(world.guild.id, "language", locale)
    [answer] = await said(world, "[[covert]]")
    assert heading.casefold() in text_of(answer).casefold()


@pytest.mark.parametrize("text", ["Doji Challenger?", "[[", "[[]]", "[[ * ]]", "[Doji Challenger]", "hello"])
async def test_without_a_name_in_brackets_the_bot_says_nothing(world: World, text: str) -> None:
    assert not await said(world, text)


async def test_a_message_that_does_not_mention_the_bot_is_left_alone(world: World) -> None:
    assert not await said(world, "[[covert]]", mention=False)


async def test_mentions_inside_brackets_are_made_harmless(world: World) -> None:
    [answer] = await said(world, f"[[@everyone <@{world.bob.id}> **qqxx**]]")
    assert not any(sign in text_of(answer) for sign in ("@everyone", "<@", "**qqxx"))


async def test_the_first_few_names_of_a_message_are_answered(world: World) -> None:
    names = ["covert", "bow", "pride", "courtesy", "sincerity", "restricted", "covert"]
    [answer] = await said(world, " ".join(f"[[{name}]]" for name in names))
    assert len(controls(answer)) == 5


async def test_a_user_who_asks_too_often_gets_a_sign_and_no_answer(world: World) -> None:
    world.settings = replace(world.settings, lookups=1)
    await world.restart()
    assert await said(world, "[[covert]]")
    before = len(world.sent)
    assert not await said(world, "[[covert]]")
    assert any("/reactions/" in sent.path for sent in world.sent[before:])


async def test_it_can_be_switched_off(world: World) -> None:
    world.settings = replace(world.settings, mentions=False)
    await world.restart()
    assert not await said(world, "[[covert]]")


async def test_the_game_at_the_table_of_the_channel_is_meant(world: World) -> None:
    speaks(world.ann, "en-US")
    await world.lobby(game="root", deck="marquise")
    [answer] = await said(world, "[[outrage]]")
    assert "Root" in text_of(answer)


@pytest.mark.parametrize("text", ["[[Banzai]] and [[Banzai!]]", "[[covert]], [[Covert.]]", "[[0:]] [[0]]"])
async def test_a_page_that_two_names_lead_to_is_listed_once(world: World, text: str) -> None:
    [answer] = await said(world, text)
    ids = [control["custom_id"] for control in controls(answer)]
    assert ids and len(set(ids)) == len(ids)
