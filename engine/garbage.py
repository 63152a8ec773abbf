"""How often a process that plays matches looks for garbage."""

import gc


def look_rarely() -> None:
    """Let Python look for garbage less often than usual.

    A match consists of many long-lived objects, and a playout leaves almost no garbage. At the usual rate, looking for
    garbage would take 5 % of the time of a match, and an eighth of the time of a playout.
    """
    gc.set_threshold(20_000, 50, 100)
