"""A look back at a match goes on in parts, tells its progress after each, and always comes to an end."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from bot.tables.computers.looking_back import Progress, look_back
from engine.kernel.match import Decision
from engine.players.review import AGAIN, GLANCE, LOOK, Costly, Judged, Part
from engine.players.reviewing import FIRST

LOG = [Decision(0, (f"play:{row}",), False) for row in range(40)]
BAD = Costly(3, ["pass"], 0.3)


async def judge(part: Part) -> Judged | None:
    """Judge the decision of row 3 as bad."""
    bad = {GLANCE: [BAD], LOOK: [BAD], AGAIN: [BAD._replace(reason="cards")]}[part.way]
    return Judged(part.rows, [one for one in bad if one.row in part.rows])


async def every(progress: AsyncIterator[Progress]) -> list[Progress]:
    return [one async for one in progress]


@pytest.mark.parametrize("lanes", [1, 2, 3])
async def test_the_first_answer_comes_early_and_the_last_is_about_every_decision(lanes: int) -> None:
    found = await every(look_back(judge, LOG, 0, lanes))
    first = next(one for one in found if one.worst)
    assert first.looked <= FIRST * lanes and not first.over
    assert found[-1] == Progress([BAD._replace(reason="cards")], len(LOG), len(LOG), over=True)
    assert [one.over for one in found[:-1]] == [False] * (len(found) - 1)


async def test_several_processes_work_at_the_same_time() -> None:
    at_work, most = 0, 0

    async def slowly(part: Part) -> Judged | None:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        await asyncio.sleep(0)
        at_work -= 1
        return await judge(part)

    await every(look_back(slowly, LOG, 0, 2))
    assert most == 2


async def test_without_a_process_it_is_over_at_once_with_nothing() -> None:
    async def none(part: Part) -> Judged | None:
        return None

    assert (await every(look_back(none, LOG, 0)))[-1] == Progress([], 0, len(LOG), over=True)


def stuck_after(ways: set[str]) -> tuple[Callable[[Part], Awaitable[Judged | None]], list[asyncio.Future[None]]]:
    """Return a judge that never answers a part whose way is in ``ways``, and the questions that wait for it."""
    waiting: list[asyncio.Future[None]] = []

    async def answer(part: Part) -> Judged | None:
        if part.way in ways:
            waiting.append(asyncio.get_running_loop().create_future())
            await waiting[-1]
        return await judge(part)

    return answer, waiting


async def test_when_the_time_is_up_it_ends_with_what_was_found_and_waits_for_no_process() -> None:
    stuck, waiting = stuck_after({AGAIN})
    found = await every(look_back(stuck, LOG, 0, seconds=0.05))
    assert found[-1].over and found[-1].worst == [BAD] and 0 < found[-1].looked < len(LOG)
    await asyncio.sleep(0)
    assert all(one.cancelled() for one in waiting)


async def test_if_nothing_was_looked_at_in_time_it_is_over_with_nothing() -> None:
    stuck, _ = stuck_after({GLANCE})
    assert await every(look_back(stuck, LOG, 0, seconds=0.05)) == [Progress([], 0, len(LOG), over=True)]


async def test_after_a_failed_part_it_does_not_wait_for_the_others() -> None:
    stuck, _ = stuck_after({LOOK})

    async def failing(part: Part) -> Judged | None:
        return None if part.way == GLANCE and part.rows[0] else await stuck(part)

    found = await every(look_back(failing, LOG, 0, lanes=2))
    assert found[-1] == Progress([], 0, len(LOG), over=True)
