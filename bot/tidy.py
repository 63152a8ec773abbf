"""Memory is tidied up while nobody waits.

Python's full collection stops everything, with a hundred live matches for a sixth of a second; left alone, it comes
just when there are many presses. The two quick kinds of collection stay as they are.
"""

import asyncio
import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

LOOK: Final = 5.0  # seconds between two looks whether anybody waits
QUIET: Final = 0.5  # seconds without a press after which nobody does
LATEST: Final = 60.0  # seconds after which it is done all the same
NEVER: Final = 1_000_000_000


async def keep_tidy(pressed: Callable[[], float]) -> None:
    """Tidy up until cancelled; ``pressed`` returns when the last press came."""
    thresholds = gc.get_threshold()
    gc.set_threshold(*thresholds[:2], NEVER)
    tidied = monotonic()
    try:
        while True:
            await asyncio.sleep(LOOK)
            now, last = monotonic(), pressed()
            if last > tidied and (now - last > QUIET or now - tidied > LATEST):
                gc.collect()
                tidied = monotonic()
    finally:
        gc.set_threshold(*thresholds)
