"""Processes of the bot that start in a tenth of the time: each is forked from one that has read all code and data.

A process opens its database and its connection to Discord after the fork, so a kill meets an ordinary bot.
"""

import asyncio
import contextlib
import gc
import json
import os
import signal
import sys
import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import Any, Self

from .pointed import main as run


class Forked:
    """A forked process, with what ``asyncio.subprocess.Process`` offers for one of its own."""

    def __init__(self, pid: int, stderr: asyncio.StreamReader) -> None:
        self.pid = pid
        self.stderr = stderr
        self._handle = os.pidfd_open(pid)
        self._ended = asyncio.Event()
        asyncio.get_running_loop().add_reader(self._handle, self._note_end)

    def _note_end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._handle)
        self._ended.set()

    def send_signal(self, number: int) -> None:
        """Send a signal. Raises ProcessLookupError if the process has ended."""
        signal.pidfd_send_signal(self._handle, number)

    def terminate(self) -> None:
        """Ask the process to stop."""
        self.send_signal(signal.SIGTERM)

    async def wait(self) -> None:
        """Wait for the end of the process."""
        await self._ended.wait()
        with contextlib.suppress(OSError):
            os.close(self._handle)


class Nursery:
    """The process that reads everything once, and forks."""

    async def __aenter__(self) -> Self:
        self._stack = ExitStack()
        self._folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory()))
        self._turn = asyncio.Lock()
        self._count = 0
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.load.nursery", stdin=pipe, stdout=pipe
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()
        self._stack.close()

    async def fork(self, url: str, given: Mapping[str, str]) -> Forked:
        """Start a bot with the server at ``url`` in place of Discord, and with ``given`` in its environment."""
        process, stream = self._process, asyncio.StreamReader()
        assert process.stdin is not None and process.stdout is not None
        async with self._turn:
            self._count += 1
            log = self._folder / str(self._count)
            os.mkfifo(log)
            end = os.fdopen(os.open(log, os.O_RDONLY | os.O_NONBLOCK), "rb", buffering=0)
            process.stdin.write(json.dumps({"url": url, "given": dict(given), "log": str(log)}).encode() + b"\n")
            pid = int(await process.stdout.readline())
            log.unlink()
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(stream), end)
        return Forked(pid, stream)


def main() -> int:
    """Read everything. Then fork a bot for each line of the standard input, and print its number."""
    from bot.app import COGS
    from bot.ready import read_ahead
    from bot.rules.asking import prepare

    read_ahead()
    prepare()
    for module in (*COGS, "bot.__main__", "bot.store.postgres.store"):
        import_module(module)
    gc.collect()
    gc.freeze()  # a bot that looks for garbage copies none of this memory
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system forgets a process that ends
    for line in sys.stdin:
        told = json.loads(line)
        log = os.open(told["log"], os.O_WRONLY)
        pid = os.fork()
        if not pid:
            return be(log, told)
        os.close(log)
        print(pid, flush=True)
    return 0


def be(log: int, told: dict[str, Any]) -> int:
    """Run the bot in this process, and write its log to the file descriptor ``log``."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDWR)
    for number, place in enumerate((nothing, nothing, log)):
        os.dup2(place, number)
    os.environ.update(told["given"])
    sys.argv[1:] = [told["url"]]
    return run()


if __name__ == "__main__":
    sys.exit(main())
