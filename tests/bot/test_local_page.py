"""The local page: it says what to press first, in its own language, and it loses no press."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest_asyncio

from bot.config import Settings
from bot.local import greet, name_commands, world
from bot.local_page import PatientPage
from bot.trouble import Trouble
from bot.words import Words

from ..simkit import labels, text_of

OPEN = "Otwórz stół: Legenda Pięciu Kręgów: Gra karciana"


class Tab:
    """A person's tab: it presses the controls that it saw last, as the page's script does."""

    def __init__(self, patient: PatientPage, viewer: Any) -> None:
        self.preview = patient.preview
        self.page = self.preview._open_page(viewer.id)
        self.sequence = 0
        self.look()

    def look(self) -> None:
        """Fetch the messages that are published now."""
        self.revision = self.page.revision
        self.seen = self.page.snapshot["messages"]

    def controls(self) -> dict[str, tuple[str, str]]:
        """Return the message and place of every button seen, by its label."""
        found = {}

        def walk(part: Any, message: str) -> None:
            for item in part if isinstance(part, list) else part.values() if isinstance(part, dict) else ():
                if isinstance(item, dict) and item.get("label") and item.get("control_key"):
                    found[item["label"]] = (message, item["control_key"])
                walk(item, message)

        for key, message in self.seen.items():
            walk(message, key)
        return found

    async def press(self, label: str) -> Any:
        """Press a button that was seen."""
        message, place = self.controls()[label]
        self.sequence += 1
        body = {
            "protocol_version": 3, "kind": "click", "request_id": f"{id(self)}-{self.sequence}",
            "sequence": self.page.last_sequence + 1, "generation": self.page.generation,
            "bot_generation": self.preview.env._generation, "published_revision": self.revision,
            "target_id": message, "control_key": place,
        }  # fmt: skip
        return await self.preview._action(self.page.id, body)


@pytest_asyncio.fixture
async def page(tmp_path: Path) -> AsyncIterator[PatientPage]:
    """Open the page in Polish, with its greeting; afterwards set everybody's language back."""
    settings = Settings(database=tmp_path / "local.sqlite3", language="pl", painters=0)
    try:
        async with world(settings) as env:
            room = env.create_guild("Teahouse", preferred_locale="pl").create_text_channel("room")
            viewers = [env.guild.add_member(env.create_user(name)) for name in ("hana", "kenji")]
            await env.settle()
            await greet(env, room, Words.load()["pl"])
            patient = PatientPage(env.preview(room, viewers=viewers, layout="channel", width=400, height=900))
            async with patient.preview:
                patient.room, patient.viewers = room, viewers  # type: ignore[attr-defined]
                yield patient
    finally:
        name_commands("en")


async def test_the_first_message_says_what_to_press_in_the_language_of_the_page(page: Any) -> None:
    (greeting,) = page.room.history()
    assert "`/graj`" in text_of(greeting) and labels(greeting)[:2] == [OPEN, "Otwórz stół: Root"]
    names = {command.name for command in page.preview.env.bot.tree.get_commands()}
    assert "graj" in names and "play" not in names


async def test_a_press_on_a_page_that_was_renewed_counts(page: Any) -> None:
    hana, kenji = (Tab(page, viewer) for viewer in page.viewers)
    opened = await hana.press(OPEN)
    assert not opened["rejected"]
    await page.preview.refresh()
    kenji.look()
    await page.preview.refresh()
    assert kenji.revision < kenji.page.revision
    joined = await kenji.press("Dołącz")
    assert not joined["rejected"] and "Kenji" in text_of(page.room.history()[-1]).title()


async def test_both_of_two_simultaneous_presses_count(page: Any) -> None:
    tabs = [Tab(page, viewer) for viewer in page.viewers]
    done = await asyncio.gather(*(tab.press(OPEN) for tab in tabs))
    assert [result["rejected"] for result in done] == [False, False]
    assert any("już stół" in text_of(m) for m in page.room.history(viewer=page.viewers[1]))


async def test_a_page_tells_how_long_ago_something_was_by_the_time_of_the_last_press(page: Any) -> None:
    hana = Tab(page, page.viewers[0])
    before = datetime.now(UTC)
    await hana.press(OPEN)
    assert page.preview.capture_time >= before


async def test_a_press_on_a_removed_button_presses_no_other_button(page: Any) -> None:
    hana, kenji = (Tab(page, viewer) for viewer in page.viewers)
    await hana.press(OPEN)
    await page.preview.refresh()
    kenji.look()
    hana.look()
    await hana.press("Anuluj")
    before = len(page.preview.env.backend.transcript)
    gone = await kenji.press("Dołącz")
    assert gone["rejected"] and len(page.preview.env.backend.transcript) == before


async def test_a_press_whose_answer_takes_long_leaves_the_page_open_for_others(page: Any, monkeypatch: Any) -> None:
    hana, kenji = (Tab(page, viewer) for viewer in page.viewers)
    env, done = page.preview.env, asyncio.Event()
    opened = env.bot.tables.open

    async def slowly(*given: Any, **named: Any) -> Any:
        await done.wait()
        return await opened(*given, **named)

    monkeypatch.setattr(env.bot.tables, "open", slowly)
    monkeypatch.setattr(env, "settle_timeout", 0.2)
    before = env.now()
    slow = await hana.press(OPEN)
    assert slow["settlement"] == "settled" and hana.page.status == "current"
    learning = await kenji.press("Nauka")
    assert not learning["rejected"] and "Nauka: Root" in labels(page.room.history(viewer=page.viewers[1])[-1])
    await env.advance_time(1)
    assert (env.now() - before).total_seconds() >= 1
    done.set()
    monkeypatch.setattr(env, "settle_timeout", 5.0)
    await page.preview.refresh()
    hana.look()
    assert "Dołącz" in hana.controls()


async def test_the_page_does_not_wait_for_an_export(page: Any, monkeypatch: Any) -> None:
    env, done = page.preview.env, asyncio.Event()
    made: list[bytes] = []

    async def export(*_given: Any) -> bytes:
        await done.wait()
        return b"export"

    async def opening(*_given: Any, **_named: Any) -> Any:
        made.append(await env.bot.workshop.make(None, None))
        raise Trouble("trouble-export-late")

    monkeypatch.setattr(env.bot.workshop, "_processes", 1)
    monkeypatch.setattr(env.bot.workshop, "_made", export)
    monkeypatch.setattr(env.bot.tables, "open", opening)
    await Tab(page, page.viewers[0]).press(OPEN)
    await page._settle(timeout=5.0)  # raises TimeoutError as long as the bot is at work
    assert made == []
    done.set()
    await page._settle(timeout=5.0)
    assert made == [b"export"]
