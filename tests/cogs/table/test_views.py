"""How often one press builds a view: once for each viewer and moment, however many sentences use the view."""

import pytest

from engine.frames import seen_by_all
from engine.kernel.match import Match

from ...conftest import World
from ...simkit import controls
from .test_wishes import seated


async def test_one_press_builds_one_view_for_each_viewer_of_the_result(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = await seated(world)
    table = await world.bot.tables.get(1)
    looks: list[int] = []
    view = Match.view
    for _ in range(6):
        seat = table.waiting()[0]
        answers = [one["custom_id"] for one in controls(hands[seat].panel) if ":pick:" in one["custom_id"]]
        if not answers:
            break
        alone: list[tuple[int, int | None]] = []
        with monkeypatch.context() as patch:
            patch.setattr(
                Match, "view", lambda match, v, alone=alone: (alone.append((len(match.log), v)), view(match, v))[1]
            )
            patch.setattr(
                "bot.tables.views.seen_by_all", lambda match: (looks.append(len(match.log)), seen_by_all(match))[1]
            )
            await hands[seat].press(answers[-1])
        assert len(alone) == len(set(alone)) <= 2, "what nobody else sees is looked at once for each viewer"
    assert looks and len(looks) == len(set(looks)), "each save looks once for all"


async def test_looking_again_builds_no_view(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = await seated(world)
    with monkeypatch.context() as patch:
        patch.setattr(Match, "view", lambda *_: pytest.fail("nothing has happened since the panel was shown"))
        await hands[0].press("tea:look:1")
        await hands[0].press("tea:panel:1")
