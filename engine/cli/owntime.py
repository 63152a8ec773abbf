"""The processor time that a process itself has used, independent of the rest of the machine."""


def own_time() -> float:
    """Return the processor time of this process so far, in seconds."""
    from resource import RUSAGE_SELF, getrusage

    return getrusage(RUSAGE_SELF).ru_utime
