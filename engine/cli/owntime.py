"""A process's own processor time, whatever else the machine does."""


def own_time() -> float:
    """Return the processor time of this process so far, in seconds."""
    from resource import RUSAGE_SELF, getrusage

    return getrusage(RUSAGE_SELF).ru_utime
