"""One press declines every ambush of Root until the player's next turn, or until the player gets a card."""

import pytest

from bot.games import face_of
from bot.panels.panel import panel_page
from bot.tables import Table
from bot.words import Words
from engine.kernel.record import Record
from engine.root import cards

from ..discord_judge import walk
from ..panels.panel_heights import at_table
from ..root.scene import eyrie, marquise, scene

SAY = Words.load()["en"]


def text(table: Table, seat: int) -> str:
    return str(panel_page(table, seat, SAY).to_components())


def two_battles(*, hand: list[str]) -> Table:
    """The Marquise battles the Eyrie, who must say whether to ambush. She can battle them twice more."""
    game = scene(
        marquise(warriors={5: 9}, hand=["sappers"]),
        eyrie(leader="despot", warriors={5: 9}, hand=hand),
        asked=(0, 1), phase="daylight", dice=[(0, 0)] * 3,
    )  # fmt: skip
    table, _ = at_table(game)  # type: ignore[arg-type]
    return table


async def battle(table: Table) -> None:
    match = table.playing()
    match.answer(0, [next(o.key for o in match.prompt_for(0).options if o.verb == "battle")])  # type: ignore[union-attr]
    await table.play.carry_on()


@pytest.mark.parametrize("hand", [["anvil"], ["ambush-mouse"]])
async def test_one_press_declines_every_ambush_until_the_own_next_turn(hand: list[str]) -> None:
    """The button stands there whatever the player holds, so that the button reveals nothing."""
    table = two_battles(hand=hand)
    await battle(table)
    labels = [part["label"] for part in walk(panel_page(table, 1, SAY).to_components()) if "label" in part]
    assert "No ambush until my next turn" in labels and not any("until the turn ends" in one for one in labels)
    await table.plans.pass_until(2, table.stamp, "ambush")
    await battle(table)
    assert table.waiting() == (0,) and [row.auto for row in table.playing().log if row.seat == 1] == [False, True]
    assert "Not ambushing: ask me again" in text(table, 1)
    await table.plans.ask_again(2)
    await battle(table)
    assert table.waiting() == (1,)


async def test_a_new_card_ends_the_declining_of_ambushes() -> None:
    table = two_battles(hand=["anvil"])
    await battle(table)
    await table.plans.pass_until(2, table.stamp, "ambush")
    match = table.playing()
    cards.give(match.table, match.table.factions[0], match.table.factions[1], match.table.factions[0].hand[0])
    await battle(table)
    assert table.waiting() == (1,) and "You got a card, so I no longer pass for you." in text(table, 1)


@pytest.mark.parametrize(
    ("kind", "facts", "rings"),
    [
        ("give", {"player": 0, "to": 1, "count": 1}, True),
        ("give", {"player": 1, "to": 0, "count": 1}, False),
        ("draw", {"player": 1, "count": 1}, True),
        ("draw", {"player": 0, "count": 1}, False),
        ("take-card", {"player": 1, "card": "ambush-fox"}, True),
        ("discard", {"player": 1, "cards": ["anvil"]}, False),
    ],
)
def test_the_alarm_for_a_new_card_rings_for_its_owner(kind: str, facts: dict[str, object], rings: bool) -> None:
    assert face_of("root").alarms["dealt"](Record(kind, facts), 1, {}) is rings
