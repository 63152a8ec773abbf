"""What the bot does in a long step of the event loop: the stack of its functions, noted every millisecond."""

import signal
from collections import Counter
from types import CodeType, FrameType
from typing import Final

EVERY: Final = 0.001  # seconds between two samples
SHOWN: Final = 30  # how many functions are named for each step
Sampled = list[tuple[str, int]]


class Sampler:
    """The samples of the step that runs now."""

    def __init__(self) -> None:
        self._stacks: list[list[CodeType]] = []
        signal.signal(signal.SIGALRM, self._note)
        signal.setitimer(signal.ITIMER_REAL, EVERY, EVERY)

    def _note(self, _: int, frame: FrameType | None) -> None:
        stack: list[CodeType] = []
        while frame is not None and frame.f_code.co_name != "timed":
            stack.append(frame.f_code)
            frame = frame.f_back
        self._stacks.append(stack)

    def begin(self) -> None:
        """Forget the samples of the step before."""
        self._stacks.clear()

    def seen(self) -> Sampled:
        """Return, for each function, in how many samples of this step it or a function that it called was running."""
        found = Counter(code for stack in self._stacks for code in dict.fromkeys(stack)).most_common(SHOWN)
        return [(f"{'/'.join(code.co_filename.split('/')[-2:])}:{code.co_qualname}", count) for code, count in found]
