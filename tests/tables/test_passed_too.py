"""One press passes a question of Root and the question after it, where players often pass both."""

import pytest

from bot.panels.panel import panel_page
from bot.tables import Table
from bot.words import Words
from engine.kernel.prompt import PASS

from ..discord_judge import walk
from ..panels.panel_heights import at_table
from ..panels.pressing import press
from ..root.scene import Scene, eyrie, scene, side

SAY = Words.load()["en"]


def labels(table: Table) -> dict[str, str]:
    parts = walk(panel_page(table, 0, SAY).to_components())
    return {part["label"]: part["custom_id"] for part in parts if "label" in part and "custom_id" in part}


def table_of(game: Scene) -> Table:
    table, seat = at_table(game)  # type: ignore[arg-type]
    assert seat == 0
    return table


def evening(hand: list[str]) -> Table:
    """The Duchy may end Daylight. In Evening it could craft with its market, if its hand allows it."""
    duchy = side("duchy", warriors={5: 2}, hand=hand, buildings={"market": {5: 1}})
    game = scene(duchy, eyrie(warriors={4: 1}), phase="daylight", asked=(0, 1))
    return table_of(game)


@pytest.mark.parametrize("hand", [["anvil"], ["ambush-fox"]])
async def test_one_press_ends_the_assembly_and_the_crafting_after_it(hand: list[str]) -> None:
    """The button stands there whatever the hand holds, so that it reveals nothing."""
    table = evening(hand)
    await press(table, 1, labels(table)["End the Assembly, craft nothing"])
    rows = [row for row in table.playing().log if row.seat == 0]
    assert [(row.keys, row.auto) for row in rows[:2]] == [((PASS,), False), ((PASS,), True)]


async def test_one_press_ends_daylight_and_keeps_the_prices() -> None:
    otters = side("riverfolk", warriors={5: 1}, funds={0: 1, 1: 2})
    table = table_of(scene(otters, eyrie(warriors={4: 1}), phase="daylight"))
    await press(table, 1, labels(table)["End Daylight, keep the prices"])
    assert table.playing().table.turn == 1
    assert table.playing().view(0)["players"][0]["prices"] == {"card": 1, "riverboats": 1, "mercenaries": 1}
