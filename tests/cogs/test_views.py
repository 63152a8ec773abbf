"""How often a press looks at the table: once for each viewer and moment, however many sentences are made of it."""

import pytest

from engine.kernel.match import Match

from ..conftest import World
from ..simkit import controls
from .test_wishes import seated


async def test_a_press_builds_one_view_for_each_who_sees_its_result(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = await seated(world)
    table = await world.bot.tables.get(1)
    viewed: list[tuple[int, int | None]] = []
    view = Match.view
    for _ in range(6):
        seat = table.waiting()[0]
        answers = [one["custom_id"] for one in controls(hands[seat].panel) if ":pick:" in one["custom_id"]]
        if not answers:
            break
        with monkeypatch.context() as patch:
            patch.setattr(Match, "view", lambda match, v: (viewed.append((len(match.log), v)), view(match, v))[1])
            await hands[seat].press(answers[-1])
        assert {viewer for _, viewer in viewed} <= {0, 1, None}
        assert 1 <= len(viewed) == len(set(viewed)) <= 3  # the presser's, the other player's, the public one
        viewed.clear()


async def test_looking_again_builds_no_view(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = await seated(world)
    with monkeypatch.context() as patch:
        patch.setattr(Match, "view", lambda *_: pytest.fail("nothing has happened since the panel was shown"))
        await hands[0].press("tea:look:1")
        await hands[0].press("tea:panel:1")
