"""The local page in a real browser: both seats sit down, start a match and make their first decisions."""

import asyncio
import contextlib
import os
import shutil
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from ..patience import PATIENT

playwright = pytest.importorskip("playwright.async_api")
CHROMIUM = shutil.which("chromium")
ROOT = Path(__file__).parents[2]
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
]
MESSAGES = "#channel-message-list"
PROVINCES = {"Hana": "Night Raid", "Kenji": "The Art of War"}
WAITS = 1000 * PATIENT  # milliseconds
# The page now and then swallows a press. Each try may take this long; the last one as long as any wait.
TRIES = (4000.0, 8000.0, 16000.0, 32000.0, WAITS)
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed")


@contextlib.asynccontextmanager
async def local_page(folder: Path) -> AsyncIterator[str]:
    """Start the bot as ``make play`` does without a token. Give the page's address."""
    environment = {k: v for k, v in os.environ.items() if k not in ("DISCORD_TOKEN", "TEAHOUSE_LANGUAGE")}
    environment |= {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=folder, env=environment, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        while line := (await process.stdout.readline()).decode():
            if "http://127.0.0.1" in line:
                break
        yield line.split()[-1]
    finally:
        process.terminate()
        rest = (await process.stdout.read()).decode()
        assert await process.wait() == 0
        assert "closed" in rest


class Seat:
    """One tab of the browser, used by one player."""

    def __init__(self, page: "playwright.Page") -> None:
        self.page = page
        page.set_default_timeout(WAITS)

    async def ready(self, timeout: float = WAITS) -> None:
        await self.page.bring_to_front()
        await self.page.wait_for_function(
            "() => window.simcordPreview?.ready && !window.simcordPreview.pendingAction", polling=50, timeout=timeout
        )

    async def sit(self, url: str, name: str) -> None:
        """Open the page and take a seat; a page that does not come up is opened again."""
        self.url, self.name = url, name
        for span in TRIES:
            await self.page.goto("about:blank")
            await self.page.goto(url)
            with contextlib.suppress(playwright.TimeoutError):
                await self.ready(span)
                await self.page.locator("#viewer-picker").select_option(label=name, timeout=span)
                await self.ready(span)
                return
        raise AssertionError("the page did not come up")

    async def slash(self, command: str) -> None:
        """Type a command and send it; type it again if the page was redrawn during the typing."""
        composer = self.page.locator("#channel-composer-input")
        for span in TRIES:
            await self.ready()
            await composer.fill("")
            await composer.press_sequentially(f"/{command}")
            try:
                await self.page.locator("#command-picker-listbox [role=option]").first.wait_for(timeout=span)
                break
            except playwright.TimeoutError:
                if span == WAITS:
                    raise
        await self.page.keyboard.press("Enter")
        await self.page.locator("#send-message").click()

    async def press(self, label: str, then: str) -> None:
        """Press a button until the page shows the expected text."""

        async def once(span: float) -> None:
            button = self.page.locator(f"{MESSAGES} button.component-button", has_text=label).last
            if await button.count():
                await button.click(timeout=span)

        await self.until(then, once)

    async def choose_deck(self, value: str, then: str) -> None:
        """Choose a deck until the page shows the expected text; open the select anew for each try."""

        async def once(span: float) -> None:
            boxes = self.page.locator(f"{MESSAGES} [role=combobox]")
            before = await boxes.count()
            await self.page.locator(f"{MESSAGES} button.component-button", has_text="Choose deck").click(timeout=span)
            await boxes.nth(before).click(timeout=span)
            await self.ready()
            await self.page.locator(f"[role=option][data-value={value}]:visible").last.click(timeout=span)

        await self.until(then, once)

    async def until(self, then: str, once: Callable[[float], Awaitable[None]]) -> None:
        """Repeat an action until it succeeds: the page refuses a press that crosses another, and asks for a new one."""
        for span in TRIES:
            if span == TRIES[2]:
                await self.sit(self.url, self.name)
            await self.ready()
            with contextlib.suppress(playwright.TimeoutError):
                await once(span)
            with contextlib.suppress(AssertionError):
                return await self.sees(then, span)
        raise AssertionError(f"{then!r} did not come; the page says: {await self.text()}")

    async def text(self) -> str:
        return str(await self.page.locator(MESSAGES).inner_text())

    async def sees(self, text: str, timeout: float = WAITS) -> None:
        await playwright.expect(self.page.locator(MESSAGES)).to_contain_text(text, timeout=timeout)


ATTEMPTS = 3  # on a busy machine the page, not the bot, now and then swallows a press or does not open


async def test_two_seats_start_a_match(tmp_path: Path) -> None:
    for attempt in range(ATTEMPTS):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        try:
            return await start_a_match(folder)
        except (AssertionError, playwright.Error):
            if attempt == ATTEMPTS - 1:
                raise


async def start_a_match(tmp_path: Path) -> None:
    """Let both seats start a match and place their provinces."""
    pictures = os.environ.get("TEAHOUSE_PICTURES")
    async with local_page(tmp_path) as url, playwright.async_playwright() as player:
        browser = await player.chromium.launch_persistent_context(
            str(tmp_path / "profile"),
            executable_path=CHROMIUM,
            headless=True,
            args=ARGS,
            viewport={"width": 1280, "height": 900},
        )
        hana, kenji = Seat(await browser.new_page()), Seat(await browser.new_page())
        await hana.sit(url, "Hana")
        await kenji.sit(url, "Kenji")
        await hana.slash("play")
        await hana.choose_deck("crane-starter", "— Crane Clan starter deck")
        await kenji.press("Join", "Kenji — no deck chosen")
        await kenji.choose_deck("lion-starter", "— Lion Clan starter deck")
        await hana.press("Start", "Waiting for")
        await kenji.sees("Waiting for")
        first, second = ("Kenji", "Hana") if "Waiting for Kenji" in await hana.text() else ("Hana", "Kenji")
        seats = {"Hana": hana, "Kenji": kenji}
        for name, other in ((first, second), (second, first)):
            await seats[name].press("My hand", "Which province lies under your stronghold?")
            await seats[name].press(PROVINCES[name], f"for {other}")
        await seats[first].sees("Which province cards do you replace?")
        await seats[second].sees("Your hand")
        if pictures:
            await seats[first].page.screenshot(path=f"{pictures}/table.png")
        await browser.close()
