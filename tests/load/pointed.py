"""``python -m tests.load.pointed URL``: the normal bot, with the server at URL in place of Discord.

The program measures how long each step of the event loop takes, in the process's own time, and writes the longest to
the standard error when it ends. SIGUSR1 restarts the measuring. SIGURG and SIGUSR2 ask for the program's objects in
memory (``holding``). With HASTE in the environment the program's steady clock runs that many times as fast. With SAMPLE
the program also says which functions were at work in the longest steps. The program imports late, as ``bot.__main__``
does, because the processes that draw pictures import this file too.
"""

import asyncio
import gc
import json
import os
import signal
import sys
import time
import tracemalloc
from collections import Counter
from time import thread_time
from typing import Any, Final

from .sampling import Sampled, Sampler

BLOCKS: Final = "BLOCKS "
HOLDS: Final = "HOLDS "
MOST: Final = 300  # lines of code in the report: a line of facts must be shorter than 64 KiB
LONG: Final = 0.05  # seconds that the event loop should not be held for
NAME: Final = 100  # characters of a step's name in the report
# How long a step took, how long Python looked for garbage during it, its name, and the functions that were at work.
Step = tuple[float, float, str, Sampled]


def main() -> int:
    """Run the bot until it is stopped."""
    haste = float(os.environ.get("HASTE", "1"))
    if haste != 1:
        began, real = time.monotonic(), time.monotonic
        time.monotonic = lambda: began + (real() - began) * haste
    from bot.__main__ import main as run
    from bot.store.sqlite import file

    from .stand_in import pointed_at

    file.WAIT *= haste  # type: ignore[misc]
    if lease := os.environ.get("LEASE"):  # seconds after which a stopped process is replaced
        from bot.store.postgres import file as postgres_file
        from bot.store.postgres import owner

        owner.LEASE = postgres_file.LEASE = float(lease)  # type: ignore[misc]
        owner.BEAT = float(lease) / 4  # type: ignore[misc]
    steps = watch()
    signal.signal(signal.SIGUSR1, lambda *_: steps.clear())
    signal.signal(signal.SIGURG, lambda *_: tell(HOLDS, holding(whole=False)))
    signal.signal(signal.SIGUSR2, lambda *_: tell(HOLDS, holding(whole=True)))
    with pointed_at(sys.argv.pop(1)):
        code = run()
    times = sorted((step[0] for step in steps), reverse=True)
    found = {
        "longest_ms": [[*map(milliseconds, step[:2]), *step[2:]] for step in sorted(steps, reverse=True)[:5]],
        "over_50_ms": sum(seconds > LONG for seconds in times),
        "over_15_ms": len(times),
    }
    tell(BLOCKS, found)
    return code


def tell(what: str, found: Any) -> None:
    """Write a line of facts to the standard error."""
    print(what + json.dumps(found), file=sys.stderr, flush=True)


def holding(*, whole: bool) -> dict[str, Any]:
    """Return how many objects there are. With ``whole``, first collect all garbage, and count them by kind too."""
    if not whole:
        return {"objects": gc.get_freeze_count() + len(gc.get_objects())}
    gc.unfreeze()
    gc.collect()
    kinds = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())
    gc.freeze()
    return {"objects": kinds.total(), "kinds": kinds, "places": places()}


def places() -> dict[str, int]:
    """Return the lines of code that hold most bytes, and the bytes, if the process traces them (PYTHONTRACEMALLOC)."""
    if not tracemalloc.is_tracing():
        return {}
    found = tracemalloc.take_snapshot().statistics("lineno")[:MOST]
    return {f"{one.traceback[0].filename}:{one.traceback[0].lineno}": one.size for one in found}


def watch() -> list[Step]:
    """Time each step of every event loop; return the list that receives those of 15 ms and more."""
    steps: list[Step] = []
    sampler = Sampler() if "SAMPLE" in os.environ else None
    handle: Any = asyncio.Handle
    run = handle._run
    collecting = [0.0]  # how long Python has looked for garbage in this step

    def timed(self: Any) -> None:
        collecting[0] = 0.0
        if sampler is not None:
            sampler.begin()
        began = thread_time()
        run(self)
        took = thread_time() - began
        if took >= LONG * 0.3:
            task = getattr(self._callback, "__self__", None)
            name = task.get_name() if isinstance(task, asyncio.Task) else str(self._callback)
            steps.append((took, collecting[0], name[:NAME], [] if sampler is None else sampler.seen()))

    def collected(phase: str, _: dict[str, int]) -> None:
        collecting[0] += thread_time() if phase == "stop" else -thread_time()

    handle._run = timed
    gc.callbacks.append(collected)
    return steps


def milliseconds(seconds: float) -> float:
    """Return seconds in milliseconds."""
    return round(seconds * 1000, 1)


if __name__ == "__main__":
    sys.exit(main())
