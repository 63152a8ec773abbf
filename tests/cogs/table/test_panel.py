"""Pages that replace the panel: the table, the log, the texts and the reason of a question, each with a button back."""

from typing import Any

import pytest

from bot.tables import Table

from ...conftest import World
from ...simkit import controls, labels, lines, press, text_of
from ..conftest import Hand, start_lcg
from .test_wishes import play_to


async def at_an_action(world: World) -> tuple[Table, dict[int, Hand]]:
    """Let Ann and Bob play to the first action window of the draw phase."""
    message = await start_lcg(world)
    hands = [Hand(person, await world.panel(person, message)) for person in (world.ann, world.bob)]
    table = await play_to(world, hands, "draw")
    return table, dict(enumerate(hands))


def shown(world: World, hand: Hand) -> list[Any]:
    """Return all texts that a person sees in the channel."""
    return list(world.hall.history(viewer=hand.who))


@pytest.mark.parametrize(("label", "says"), [("Table", "Shizuka Toshi"), ("Log", "**Log, page"), ("Why?", "### ")])
async def test_it_opens_in_the_panel_and_closes_again(world: World, label: str, says: str) -> None:
    table, hands = await at_an_action(world)
    hand = hands[table.waiting()[0]]
    before, question = len(shown(world, hand)), text_of(hand.panel)
    page = (await press(hand.who, hand.panel, label)).response
    assert page.id == hand.panel.id and len(shown(world, hand)) == before and says in text_of(page)
    back = (await hand.who.click(page, label="✕ Close")).response
    assert back.id == page.id and text_of(back) == question


async def test_the_pages_of_the_log_turn_inside_and_keep_the_way_back(world: World) -> None:
    table, hands = await at_an_action(world)
    hand = hands[table.waiting()[0]]
    page = (await press(hand.who, hand.panel, "Log")).response
    if "◀ Back" in labels(page):
        page = (await hand.who.click(page, label="◀ Back")).response
    assert "SHA-256" in text_of(page) and "✕ Close" in labels(page)


async def test_a_reader_is_not_disturbed_until_there_is_something_to_answer(world: World) -> None:
    table, hands = await at_an_action(world)
    asked = table.waiting()[0]
    reader, other = hands[1 - asked], hands[asked]
    reader.panel = await world.panel(reader.who, world.hall.history()[0])
    await press(reader.who, reader.panel, "Log")
    await table.plans.wish(other.who.id, never=[])
    world.bot.show.changed(table)
    await world.env.settle()
    assert "**Log, page" in text_of(next(m for m in shown(world, reader) if m.id == reader.panel.id))
    await other.press(next(c["custom_id"] for c in controls(other.panel) if c.get("label") == "Pass"))
    await world.env.settle()
    now = next(m for m in shown(world, reader) if m.id == reader.panel.id)
    assert table.waiting() == (1 - asked,) and "do you react?" in text_of(now)


def passing(panel: Any) -> str:
    """Return the words on the button that passes only the open window."""
    return next(label for label in ("Pass", "Pass the action only") if label in (*labels(panel), *lines(panel)))


async def test_drawn_cards_leave_the_message_once_they_were_read(world: World) -> None:
    table, hands = await at_an_action(world)
    hand = hands[table.waiting()[0]]
    panel = await world.panel(hand.who, world.hall.history()[0])
    while "You draw" not in text_of(panel):
        await press(hand.who, panel, passing(panel))
        hand = hands[table.waiting()[0]]
        panel = await world.panel(hand.who, world.hall.history()[0])
    panel = (await press(hand.who, panel, passing(panel))).response
    assert "You draw" not in text_of(panel)


async def test_texts_can_be_read_before_anything_is_played(world: World) -> None:
    message = await start_lcg(world)
    hands = [Hand(person, await world.panel(person, message)) for person in (world.ann, world.bob)]
    table = await play_to(world, hands, "dynasty")
    hand = hands[table.waiting()[0]]
    page = (await press(hand.who, hand.panel, "Texts")).response
    assert page.id == hand.panel.id and text_of(page).count("**Play: ") >= 1
    hand.panel = (await hand.who.click(page, label="✕ Close")).response
    assert "Play a character" in text_of(hand.panel)
