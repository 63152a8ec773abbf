"""Processes of the bot are killed and stopped while people press: a short run of ``tests.load.kills``."""

from typing import Any

from .kills import good, parser, row, run


async def few(*given: str) -> dict[str, Any]:
    """Return the figures of a short run."""
    figures = await run(parser().parse_args(["--matches", "2", "--lease", "3", "--still", "0", *given]))
    assert good(figures), figures
    assert figures["acknowledged"] and figures["first_press_ms"]
    return figures


async def test_a_killed_bot_loses_nothing_that_it_acknowledged() -> None:
    figures = await few("--kills", "1")
    assert (figures["store"], figures["kills"]) == ("sqlite", 1) and row(figures).startswith("| sqlite, 1 | 1 | 0 |")


async def test_of_two_processes_one_is_killed_and_one_is_stopped_and_replaced() -> None:
    figures = await few("--postgres", "--processes", "2", "--kills", "1", "--stops", "1")
    assert figures["taken_over_ms"] and row(figures).startswith("| postgres, 2 | 1 | 1 |")
