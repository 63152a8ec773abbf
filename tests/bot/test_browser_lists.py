"""A list beneath tall pictures in a real browser: the bot receives the choice."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import pytest
from PIL import Image

from bot.config import Settings
from bot.controls.buttons import Button
from bot.controls.control import choice, gallery, layout, select
from bot.local import world
from bot.local_page import PatientPage
from bot.pictures.render import Picture

from ..patience import PATIENT
from .test_browser import ARGS, ATTEMPTS, CHROMIUM, MESSAGES, Seat, playwright

PHONE = {"width": 400, "height": 900}
CLEARINGS = [str(number) for number in range(1, 13)]
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed")


class Move(Button):
    """A view that moves one of its parts, and so shows what the page sends."""


def board() -> discord.ui.LayoutView:
    """Return a question beneath a picture, whose text needs more room than the picture."""
    words = "; ".join(
        f"clearing {number}: a Roost, two warriors of the Eyrie, one of the Alliance" for number in CLEARINGS
    )
    lines = [choice(f"1 to clearing {number}", number) for number in CLEARINGS]
    question = discord.ui.ActionRow(select(lines, Move(), placeholder="Move → …"))
    log = discord.ui.TextDisplay("\n".join(f"Turn {number}" for number in range(40)))
    return layout([log, *gallery([Picture("table", b"", words)]), question])


@asynccontextmanager
async def on_a_phone(env: Any, room: Any, hana: Any, folder: Path) -> AsyncIterator[Seat]:
    """Open the local page in a window of a phone's size."""
    patient = PatientPage(env.preview(room, viewers=[hana], layout="channel", **PHONE))
    async with patient.preview as preview, playwright.async_playwright() as player:
        browser = await player.chromium.launch_persistent_context(
            str(folder / "profile"), executable_path=CHROMIUM, headless=True, args=ARGS, viewport=PHONE
        )
        seat = Seat(await browser.new_page())
        await seat.sit(preview.url, "Hana")
        yield seat
        await browser.close()


async def chooses(folder: Path) -> str:
    """Open the list and choose one of its lines. Return the press that the bot received."""
    picture = BytesIO()
    Image.new("RGB", (640, 320), "#c8cf92").save(picture, "PNG")
    async with world(Settings(database=folder / "local.sqlite3", painters=0)) as env:
        room = env.create_guild("Teahouse").create_text_channel("room")
        hana = env.guild.add_member(env.create_user("hana", global_name="Hana"))
        told = asyncio.get_running_loop().create_future()

        async def hear(interaction: discord.Interaction) -> None:
            told.set_result(interaction.data["values"])  # type: ignore[index,typeddict-item]

        env.bot.add_listener(hear, "on_interaction")
        files = [discord.File(BytesIO(picture.getvalue()), "table.png")]
        await env.bot.get_channel(room.id).send(view=board(), files=files)
        await env.settle()
        async with on_a_phone(env, room, hana, folder) as seat:
            await seat.page.locator(f"{MESSAGES} img").wait_for()
            await seat.page.locator(f"{MESSAGES} [role=combobox]").click()
            await seat.page.locator("[role=option]:visible", has_text="clearing 3").click()
            values = await asyncio.wait_for(told, PATIENT)
    return ",".join(values)


async def test_a_choice_in_a_list_beneath_a_picture_arrives(tmp_path: Path) -> None:
    for attempt in range(ATTEMPTS):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        try:
            assert await chooses(folder) == "3"
            return
        except (AssertionError, TimeoutError, playwright.Error):
            if attempt == ATTEMPTS - 1:
                raise


async def test_a_long_command_does_not_push_the_send_button_out_of_a_phones_window(tmp_path: Path) -> None:
    async with world(Settings(database=tmp_path / "local.sqlite3", painters=0)) as env:
        room = env.create_guild("Teahouse").create_text_channel("room")
        hana = env.guild.add_member(env.create_user("hana", global_name="Hana"))
        await env.settle()
        async with on_a_phone(env, room, hana, tmp_path) as seat:
            await seat.page.locator("#channel-composer-input").press_sequentially("/match resign")
            await seat.page.locator("#command-picker-listbox [role=option]").first.wait_for()
            await seat.page.keyboard.press("Enter")
            await seat.page.locator(".command-context").wait_for()
            right = await seat.page.evaluate("document.querySelector('#send-message').getBoundingClientRect().right")
    assert right <= PHONE["width"]


async def chooses_again(folder: Path) -> list[str]:
    """Choose the same line of a list twice, beneath two questions. Return the choices that the bot received."""
    async with world(Settings(database=folder / "local.sqlite3", painters=0)) as env:
        room = env.create_guild("Teahouse").create_text_channel("room")
        hana = env.guild.add_member(env.create_user("hana", global_name="Hana"))
        told: asyncio.Queue[str] = asyncio.Queue()

        def asked(number: int) -> discord.ui.LayoutView:
            lines = discord.ui.ActionRow(select([choice("Advice", "advice")], Move(), placeholder="Table, log …"))
            return layout([discord.ui.TextDisplay(f"Question {number}"), lines])

        async def hear(interaction: discord.Interaction) -> None:
            told.put_nowait(interaction.data["values"][0])  # type: ignore[index,typeddict-item]
            await message.edit(view=asked(told.qsize() + 1))

        env.bot.add_listener(hear, "on_interaction")
        message = await env.bot.get_channel(room.id).send(view=asked(1))
        await env.settle()
        async with on_a_phone(env, room, hana, folder) as seat:
            for number in (1, 2):
                await seat.sees(f"Question {number}")
                await seat.ready()
                await seat.page.locator(f"{MESSAGES} [role=combobox]", has_text="Table, log …").click()
                await seat.page.locator("[role=option]:visible", has_text="Advice").click()
            await seat.sees("Question 3")
        return [told.get_nowait() for _ in range(told.qsize())]


async def test_the_same_line_of_a_list_can_be_chosen_beneath_the_next_question_too(tmp_path: Path) -> None:
    assert await chooses_again(tmp_path) == ["advice", "advice"]
