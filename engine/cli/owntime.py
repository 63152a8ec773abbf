"""A process's own time, whatever else the machine does."""


def own_time() -> float:
    """Return how many seconds of a processor this process has taken so far."""
    from resource import RUSAGE_SELF, getrusage

    return getrusage(RUSAGE_SELF).ru_utime
