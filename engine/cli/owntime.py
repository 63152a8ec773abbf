"""The processor time of this process, which other processes on the machine do not change."""


def own_time() -> float:
    """Return the processor time that this process has used so far, in seconds."""
    from resource import RUSAGE_SELF, getrusage

    return getrusage(RUSAGE_SELF).ru_utime
