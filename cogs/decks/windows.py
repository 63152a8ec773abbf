"""This module takes decks from people: files, archives, and windows to paste them into.

The bot judges each deck in a thread.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.app import Teahouse
from bot.controls.control import choice, clip
from bot.decks.judging import check as checking
from bot.decks.judging.check import Check
from bot.decks.judging.many import ZIPPED, Entry, judge_many
from bot.decks.reading.deck import BYTES, Reading, Unreadable
from bot.panels.press import guarded
from bot.store import KeptDeck
from bot.trouble import Trouble
from bot.words import Tongue

Interaction: TypeAlias = discord.Interaction[Teahouse]
Work: TypeAlias = Callable[[Interaction, Sequence[Entry]], Awaitable[None]]
FILLED_IN_WITHIN: Final = 3600.0  # seconds after which a window that was not sent is forgotten
LISTED: Final = 25  # how many kept decks a list of Discord holds
FILES: Final = 10  # how many files Discord accepts at once


async def judge(given: bytes | str, game: str | None, form: str | None) -> Check:
    """Judge a deck in a thread. Raises Trouble if the text is not a deck."""
    try:
        return await asyncio.to_thread(checking.check, given, game, form)
    except Unreadable as error:
        raise Trouble(error.reason, **error.facts) from error


async def judge_kept(deck: KeptDeck, form: str | None) -> Check:
    """Judge a kept deck in a thread. Raises Trouble if it can no longer be read."""
    try:
        return await asyncio.to_thread(checking.recheck, deck.game, Reading.of(deck.body), form)
    except Unreadable as error:
        raise Trouble(error.reason, **error.facts) from error


async def judge_all(files: Sequence[tuple[str, bytes]], game: str | None, form: str | None) -> list[Entry]:
    """Judge all decks of some files in a thread. Raises Trouble if there are too many."""
    try:
        return await asyncio.to_thread(judge_many, files, game, form)
    except Unreadable as error:
        raise Trouble(error.reason, **error.facts) from error


async def fetched(files: Sequence[discord.Attachment]) -> list[tuple[str, bytes]]:
    """Return the contents of files by their names. Raises Trouble for a file that is too large, without fetching it."""
    for file in files:
        most = ZIPPED if file.filename.lower().endswith(".zip") else BYTES
        if file.size > most:
            raise Trouble("deck-too-large", size=file.size, most=most)
    return [(file.filename, await file.read()) for file in files]


async def judge_file(file: discord.Attachment, game: str | None, form: str | None) -> list[Entry]:
    """Judge the decks of a file."""
    return await judge_all(await fetched([file]), game, form)


def the_one(entries: Sequence[Entry]) -> Check:
    """Return the deck if exactly one was given. Raises Trouble if several decks or no decks were given."""
    if len(entries) > 1:
        raise Trouble("trouble-deck-several", count=len(entries))
    [entry] = entries
    if entry.check is None:
        assert entry.trouble is not None
        raise Trouble(entry.trouble.reason, **entry.trouble.facts) from entry.trouble
    return entry.check


class Window(ui.Modal):
    """A window whose errors are shown to the person.

    Each window has its own id, because a person may have two windows open. Discord does not say when a person closes a
    window, so the bot forgets a window that was not sent in time.
    """

    def __init__(self, title: str) -> None:
        name = f"tea:window:{secrets.token_hex(8)}"
        super().__init__(title=clip(title, 45), custom_id=name, timeout=FILLED_IN_WITHIN)

    async def work(self, interaction: Interaction) -> None:
        """Process the fields that the person filled in."""
        raise NotImplementedError

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Call ``work``, and show its errors to the person."""
        await guarded(interaction, lambda: self.work(interaction))


class DeckModal(Window):
    """A window that takes a deck as pasted text or as a file, or one of the person's ``own`` kept decks."""

    def __init__(
        self, say: Tongue, game: str | None, form: str | None, then: Work, own: Sequence[KeptDeck] = ()
    ) -> None:
        super().__init__(say("deck-modal-title"))
        self.game, self.form, self.then = game, form, then
        self.own = {str(deck.id): deck for deck in own[:LISTED]}
        self.kept: ui.Select[Any] = ui.Select(
            options=[choice(deck.name or number, number) for number, deck in self.own.items()],
            placeholder=clip(say("deck-modal-own-hint"), 100),
            required=False,
            min_values=0,
            custom_id="tea:kept",
        )
        if self.own:
            self.add_item(ui.Label(text=clip(say("deck-modal-own"), 45), component=self.kept))
        self.text: ui.TextInput[Any] = ui.TextInput(
            style=discord.TextStyle.paragraph,
            placeholder=clip(say("deck-modal-hint"), 100),
            required=False,
            custom_id="tea:text",
        )
        self.file: ui.FileUpload[Any] = ui.FileUpload(required=False, custom_id="tea:file", max_values=FILES)
        self.add_item(ui.Label(text=clip(say("deck-modal-text"), 45), component=self.text))
        self.add_item(ui.Label(text=clip(say("deck-modal-file"), 45), component=self.file))

    async def work(self, interaction: Interaction) -> None:
        """Judge the given deck."""
        files, text = self.file.values, self.text.value or ""
        kept = [self.own[number] for number in self.kept.values if number in self.own]
        sources = sum(map(bool, (files, text.strip(), kept)))
        if sources > 1:
            raise Trouble("trouble-deck-one-source")
        if not sources:
            raise Trouble("trouble-deck-nothing")
        await interaction.response.defer(ephemeral=True, thinking=True)
        if kept:
            await self.then(interaction, [Entry(kept[0].name or "", await judge_kept(kept[0], self.form))])
            return
        given = await fetched(files) if files else [("", text.encode())]
        await self.then(interaction, await judge_all(given, self.game, self.form))


class LineModal(Window):
    """A window that takes one line."""

    def __init__(
        self, title: str, label: str, default: str, then: Callable[[Interaction, str], Awaitable[None]]
    ) -> None:
        super().__init__(title)
        self.then = then
        self.line: ui.TextInput[Any] = ui.TextInput(max_length=100, default=default[:100] or None, custom_id="tea:line")
        self.add_item(ui.Label(text=clip(label, 45), component=self.line))

    async def work(self, interaction: Interaction) -> None:
        """Process the line."""
        await self.then(interaction, self.line.value or "")
