"""``python -m tests.load.pointed URL``: the bot as it is, with the server at URL for Discord.

It measures how long each step of the event loop takes, in the process's own time, and writes the longest to the
standard error when it ends; SIGUSR1 begins the measuring anew. Imports late, as ``bot.__main__`` does: the processes
that draw pictures import this file too.
"""

import asyncio
import json
import os
import signal
import sys
from time import thread_time
from typing import Any, Final

BLOCKS: Final = "BLOCKS "
LONG: Final = 0.05  # seconds that the event loop should not be held for


def main() -> int:
    """Run the bot until it is stopped."""
    from bot.__main__ import main as run

    from .stand_in import pointed_at

    if lease := os.environ.get("LEASE"):  # seconds after which a stopped process is replaced
        from bot.store import owner, postgres_file

        owner.LEASE = postgres_file.LEASE = float(lease)  # type: ignore[misc]
        owner.BEAT = float(lease) / 4  # type: ignore[misc]
    steps = watch()
    signal.signal(signal.SIGUSR1, lambda *_: steps.clear())
    with pointed_at(sys.argv.pop(1)):
        code = run()
    times = sorted((seconds for seconds, _ in steps), reverse=True)
    found = {
        "longest_ms": [[round(seconds * 1000, 1), name] for seconds, name in sorted(steps, reverse=True)[:5]],
        "over_50_ms": sum(seconds > LONG for seconds in times),
        "over_15_ms": len(times),
    }
    print(BLOCKS + json.dumps(found), file=sys.stderr, flush=True)
    return code


def watch() -> list[tuple[float, str]]:
    """Let each step of every event loop be timed; return the list that those of 15 ms and more are added to."""
    steps: list[tuple[float, str]] = []
    handle: Any = asyncio.Handle
    run = handle._run

    def timed(self: Any) -> None:
        began = thread_time()
        run(self)
        took = thread_time() - began
        if took >= LONG * 0.3:
            task = getattr(self._callback, "__self__", None)
            steps.append((took, task.get_name() if isinstance(task, asyncio.Task) else str(self._callback)))

    handle._run = timed
    return steps


if __name__ == "__main__":
    sys.exit(main())
