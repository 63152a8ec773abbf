"""Pictures at the table: shown where they are allowed, and text everywhere else."""

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.config import Settings
from bot.emojis import upload_emojis
from bot.pictures.l5r_lcg.cards import draw_cards
from bot.pictures.render import Sketch
from bot.words import COMPLETE, sign_of, use_emojis

from ...conftest import World
from ...simkit import Sent, labels, raw, speaks, text_of
from ..conftest import Hand, start_lcg
from .test_wishes import play_to

TITLES = {"en": "Waiting for", "fr": "On attend", "pl": "Czekamy na"}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Return settings of a bot that draws pictures."""
    return replace(settings, painters=1)


@pytest_asyncio.fixture(autouse=True)
async def warm(world: World) -> None:
    """Start the drawing process before a test waits for it."""
    await world.bot.painter.paint(Sketch("warm", draw_cards, ([],)), 60)


def gallery(message: Any) -> list[dict[str, Any]]:
    """Return the pictures of a message."""
    parts = [inner for part in raw(message) for inner in (part.get("components") or [part])]
    return [item for part in parts if part["type"] == 12 for item in part["items"]]


def current(world: World, message: Any) -> Any:
    return next(m for m in world.hall.history() if m.id == message.id)


def files(sent: list[Sent]) -> list[str]:
    return [name for one in sent for name in one.files]


@pytest.mark.parametrize("language", COMPLETE)
async def test_the_table_is_a_picture_with_its_text_beside_it(world: World, language: str) -> None:
    message = await start_lcg(world)
    await world.bot.servers.change(world.guild.id, "language", language)
    message = (await world.ann.slash(world.hall, "match show")).response.message
    (picture,) = gallery(message)
    assert "Ann" in picture["description"] and len(picture["description"]) <= 1024
    assert TITLES[language] in text_of(message) and len(text_of(message)) < 900
    assert set(files(world.sent)) == {"table.png"} and len(labels(message)) == 4
    speaks(world.ann, language)
    text = await world.ann.click(message, custom_id="tea:text:1")
    assert text.response.ephemeral and "Shizuka Toshi" in text_of(text.response)
    assert not gallery(text.response)


async def test_a_press_replaces_the_picture(world: World) -> None:
    message = await start_lcg(world)
    panel = await world.panel(world.ann, message)
    stronghold = next(label for label in labels(panel) if "Shizuka" not in label)
    await world.ann.click(panel, label=stronghold)
    assert len(current(world, message).attachments) == 1
    edits = [one for one in world.sent if one.method == "PATCH" and one.files]
    assert all(len(one.json["attachments"]) == 1 for one in edits)


async def test_a_player_sees_the_own_table_and_hand(world: World) -> None:
    message = await start_lcg(world)
    hands = [Hand(person, await world.panel(person, message)) for person in (world.ann, world.bob)]
    await play_to(world, hands, "dynasty")
    shown = await world.ann.click(hands[0].panel, label="Table")
    assert shown.response.ephemeral and len(gallery(shown.response)) == 2
    await world.ann.slash(world.hall, "settings me", table="text")
    panel = (await world.ann.click(shown.response, label="✕ Close")).response
    assert not gallery(panel) and "Play a character" in text_of(panel)
    shown = await world.ann.click(panel, label="Table")
    assert not gallery(shown.response) and "Shizuka Toshi" in text_of(shown.response)


async def test_a_server_may_want_text(world: World) -> None:
    await world.bot.servers.change(world.guild.id, "shown", "text")
    message = current(world, await start_lcg(world))
    assert not gallery(message) and not files(world.sent) and "Shizuka Toshi" not in labels(message)


async def test_without_the_permission_to_attach_there_is_text(world: World) -> None:
    overwrite = discord.PermissionOverwrite(attach_files=False)
    bare = world.guild.create_text_channel("bare", overwrites={world.guild.me: overwrite})
    opened = await world.ann.slash(bare, "play", deck="crane-starter", computers=1)
    await world.ann.click(opened.response, label="Start")
    (message,) = [m for m in bare.history(viewer=world.cleo) if "Waiting for" in text_of(m)]
    assert not gallery(message) and not files(world.sent)


async def test_a_picture_that_cannot_be_drawn_is_a_text(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.games.l5r_lcg.pictures.draw_table", len)  # a view and words are not an argument for len
    message = current(world, await start_lcg(world))
    assert not gallery(message) and "Waiting for" in text_of(message)


async def test_signs_become_emojis_of_the_application(world: World) -> None:
    found = await upload_emojis(world.bot, world.bot.store)
    again = await upload_emojis(world.bot, world.bot.store)
    assert found == again and sign_of("military") == f"<:tea_military:{found['military']}>"
    use_emojis({})
    await world.restart()
    assert sign_of("military") == f"<:tea_military:{found['military']}>"
    use_emojis({})


async def test_a_picture_that_is_being_sent_arrives_when_the_bot_is_stopped(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await start_lcg(world)
    table, show = await world.bot.tables.get(1), world.bot.show
    begun, go_on = asyncio.Event(), asyncio.Event()
    sent: list[Any] = []
    honest = discord.PartialMessage.edit

    async def slowly(message: discord.PartialMessage, **page: Any) -> None:
        begun.set()
        await go_on.wait()
        sent.append(await honest(message, **page))

    monkeypatch.setattr(discord.PartialMessage, "edit", slowly)
    show.reworded(guild=world.guild.id)
    await begun.wait()
    closing = asyncio.create_task(show.close())
    await asyncio.wait({closing}, timeout=0)
    assert not sent and not closing.done()
    go_on.set()
    await closing
    assert len(sent) == 1 and gallery(current(world, sent[0])) and table.saved.message == sent[0].id
