"""The exported page in a browser without a network: keys, slider, steps, languages, the log."""

import shutil
from pathlib import Path

import pytest

from bot.replays.web import Web

from .matches import brief, given_of, replay_of

playwright = pytest.importorskip("playwright.async_api")
CHROMIUM = shutil.which("chromium")
ARGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed")


async def test_keys_slider_and_log_lead_through_a_match_in_every_language(tmp_path: Path) -> None:
    match = brief("l5r-lcg")
    _, replay = replay_of(match)
    file = tmp_path / "match.html"
    file.write_bytes(Web(given_of(match, "o"), 60.0).page())
    asked: list[str] = []
    problems: list[str] = []
    async with playwright.async_playwright() as player:
        browser = await player.chromium.launch(executable_path=CHROMIUM, headless=True, args=ARGS)
        page = await browser.new_page(viewport={"width": 400, "height": 850})
        page.on("request", lambda request: asked.append(request.url))
        page.on("console", lambda message: problems.append(message.text))
        page.on("pageerror", lambda error: problems.append(str(error)))
        await page.goto(file.as_uri())
        place, count = page.locator("#place"), len(replay.rows)
        assert await place.inner_text() == f"1 / {count}"
        assert await page.locator("#pictures svg").count() >= 1
        for key, number in (("ArrowRight", 2), ("End", count), ("ArrowLeft", count - 1), ("Home", 1)):
            await page.keyboard.press(key)
            assert await place.inner_text() == f"{number} / {count}"
        await page.locator("#slider").fill("3")
        assert await place.inner_text() == f"4 / {count}" and page.url.endswith("#4")
        await page.locator("#log li").last.click()
        assert await page.locator("#on").is_disabled() is (await place.inner_text() == f"{count} / {count}")
        assert await page.locator("#log li.now").count() >= 1
        for language, log in (("fr", "Journal"), ("pl", "Dziennik"), ("en", "Log")):
            await page.locator("#language").select_option(language)
            assert await page.locator("#log-title").inner_text() == log
            assert await page.evaluate("document.documentElement.lang") == language
            play = page.locator("#play")
            assert await play.evaluate("button => button.scrollWidth <= button.clientWidth"), "its label fits"
        assert await page.evaluate("document.documentElement.scrollWidth") <= 400
        await browser.close()
    assert not problems
    assert {url.partition("#")[0] for url in asked if not url.startswith("data:")} == {file.as_uri()}
