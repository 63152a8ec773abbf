"""Services of the Riverfolk share a screen with the next question of Birdsong: a player who buys none needs no extra
press.
"""

from typing import Any

from bot.panels.panel import panel_page
from bot.tables import Table
from bot.tables.answers.at_seat import PASS_BOTH
from bot.tables.answers.draft import named
from bot.words import Words
from engine.kernel.prompt import PASS

from ..discord_judge import walk
from ..panels.panel_heights import table_of
from ..panels.presses import Nowhere
from ..root.scene import Side, eyrie, marquise, scene, side

SAY = Words.load()["en"]


def at_birdsong(player: Side) -> Table:
    """Return a table at which a player's Birdsong begins, and the Riverfolk have a card to sell."""
    otters = side("riverfolk", hand=["sappers"])
    table, _ = table_of(scene(player, otters, eyrie(warriors={12: 1}), phase="birdsong", asked=(0,)))
    store: Any = Nowhere()
    table.store = store
    return table


def vagabond() -> Side:
    """Return a Vagabond in clearing 5, with items to pay with."""
    return side("vagabond", pawn=5, character="ronin", satchel={"boots": [2]})


def words(table: Table) -> list[str]:
    """Return all words on the panel."""
    parts = list(walk(panel_page(table, 0, SAY).to_components()))
    return [str(part[name]) for part in parts for name in ("label", "placeholder", "content") if part.get(name)]


async def picks(table: Table, key: str) -> None:
    """Press the control that answers with a key on the panel."""
    prompt = table.prompt_for(0)
    assert prompt is not None
    await table.play.pick(1, table.stamp, [named(prompt.options)[key]])


def answered(table: Table) -> list[tuple[str, ...]]:
    """Return the answers so far."""
    assert table.match is not None
    return [row.keys for row in table.match.log if row.seat == 0]


async def test_slipping_also_passes_the_services() -> None:
    table = at_birdsong(vagabond())
    shown = words(table)
    assert any(text.startswith("**Where do you slip to?**") for text in shown)
    assert "Or buy services first" in shown and shown.count("Stay") == 1 and "Pass" not in shown
    await picks(table, "slip:1")
    assert answered(table) == [(PASS,), ("slip:1",)]


async def test_staying_passes_both_questions() -> None:
    table = at_birdsong(vagabond())
    await picks(table, PASS_BOTH)
    assert answered(table)[:2] == [(PASS,), (PASS,)]


async def test_a_service_is_bought_first_and_the_next_question_follows() -> None:
    table = at_birdsong(vagabond())
    await picks(table, "buy:card:sappers")
    prompt = table.prompt_for(0)
    assert answered(table)[0] == ("buy:card:sappers",)
    assert prompt is not None and prompt.kind == "slip" and prompt.first is None, "there is nothing more to buy"


async def test_services_stay_a_separate_question_if_the_next_question_leads_further() -> None:
    """The Marquise's Birdsong asks nothing, and a march in her Daylight leads to more choices."""
    table = at_birdsong(marquise(warriors={5: 2}))
    assert {"Buy Sappers 🐤 for 1", "Pass"} <= {*words(table)}


async def test_a_question_that_can_only_be_passed_shares_its_screen_with_the_next() -> None:
    """The Eyrie can craft nothing, and then move for their Decree."""
    decree, roosts = {"battle": ["root-tea-rabbit"]}, {"roost": {5: 1}}
    birds = eyrie(warriors={5: 2}, buildings=roosts, decree=decree, hand=["tax-collector"])
    table, _ = table_of(scene(birds, marquise(warriors={5: 1, 12: 1}), asked=(0,)))
    store: Any = Nowhere()
    table.store = store
    asked = table.prompt_for(0)
    assert asked is not None and asked.first is not None and asked.first.kind == "craft"
    move = next(option.key for option in asked.options if option.verb == "move")
    await picks(table, move)
    assert answered(table)[0] == (PASS,) and (move,) in answered(table)


async def test_a_plot_is_guessed_with_one_press_if_only_one_card_can_be_shown() -> None:
    crows = side("corvids", tokens={"plot": {5: 1}}, plots={5: "bomb"})
    table, _ = table_of(scene(marquise(warriors={5: 2}, hand=["sappers"]), crows, asked=(0,)))
    store: Any = Nowhere()
    table.store = store
    await picks(table, "expose:5")
    assert "Confirm" not in words(table) and "Bomb" in words(table)
    await picks(table, "guess:bomb")
    assert set(answered(table)[-1]) == {"card:sappers", "guess:bomb"}
