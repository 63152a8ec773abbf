"""How the bot ends the processes that work for it."""

from concurrent.futures import ProcessPoolExecutor


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool at once, even one that works or no longer responds.

    A caller that waits for a result learns that the pool is broken. If the processes could finish their work first, the
    bot would stop late.
    """
    # Before Python 3.14, the pool has no public name for its processes.
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
