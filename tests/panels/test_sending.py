"""A message that is being sent arrives whole even if the bot is stopped."""

import asyncio
import contextlib
from io import BytesIO
from weakref import ref

import pytest

from bot.controls.control import Attached
from bot.panels.sending import Sending


class Line:
    """A connection on which a message takes its time."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.begun = asyncio.Event()
        self.sent: list[str] = []

    async def send(self, text: str) -> str:
        self.begun.set()
        await self.open.wait()
        if text == "refused":
            raise ValueError(text)
        self.sent.append(text)
        return text


async def stopped_half_way(sending: Sending, line: Line, text: str) -> None:
    """Begin to send, and cancel the task that waits for it."""
    waiting = asyncio.create_task(sending.whole(line.send(text)))
    await line.begun.wait()
    waiting.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await waiting


async def test_a_request_through_a_sender_answers_and_fails_as_usual() -> None:
    sending, line = Sending(), Line()
    line.open.set()
    assert await sending.whole(line.send("picture")) == "picture"
    with pytest.raises(ValueError, match="refused"):
        await sending.whole(line.send("refused"))
    await sending.close()


@pytest.mark.parametrize("text", ["picture", "refused"])
async def test_closing_waits_for_messages_under_way(text: str) -> None:
    sending, line = Sending(), Line()
    await stopped_half_way(sending, line, text)
    closing = asyncio.create_task(sending.close())
    await asyncio.wait({closing}, timeout=0)
    assert not closing.done() and line.sent == []
    line.open.set()
    await closing
    assert line.sent == ([text] if text == "picture" else [])


async def test_a_message_that_takes_too_long_is_given_up() -> None:
    sending, line = Sending(), Line()
    await stopped_half_way(sending, line, "picture")
    await sending.close(grace=0)
    line.open.set()
    await asyncio.wait({asyncio.create_task(line.open.wait())})
    assert line.sent == []


def test_the_bytes_of_a_sent_file_leave_memory_without_a_collection() -> None:
    """Once discord.py has closed a file, its bytes would refer to themselves."""
    file = Attached(BytesIO(b"picture"), "table.png")
    held = ref(file.fp)
    file.close()
    del file
    assert held() is None
