"""From a match to the page of a card at its table: a person can open the pages of exactly the cards that they see."""

from typing import Any

from engine.kernel.rng import Stream
from engine.players.random import choose

from ...conftest import World
from ...simkit import controls, speaks, text_of
from ..conftest import Hand, start_lcg


def pickers(page: Any) -> list[dict[str, Any]]:
    return [c for c in controls(page) if c["custom_id"].startswith("tea:cardlook:")]


async def played(world: World, decisions: int = 80) -> Any:
    """Play for a while, so that every zone and Ann's hand contain cards; return the message of the match."""
    message = await start_lcg(world)
    stream = Stream(3)
    hands = [Hand(person, await world.panel(person, message)) for person in (world.ann, world.bob)]
    table = await world.bot.tables.get(1)
    while len(table.match.log) < decisions or not table.match.view(0)["players"][0]["hand"]:
        seat = stream.pick(table.waiting())
        prompt = table.prompt_for(seat)
        assert prompt is not None
        await hands[seat].give(table, prompt, choose(prompt, stream))
    return message


async def test_a_card_on_the_table_opens_its_page_beside_it(world: World) -> None:
    message = await played(world)
    shown = (await world.ann.click(await world.panel(world.ann, message), label="Table")).response
    hand, *others = pickers(shown)
    assert "Your hand" in hand["placeholder"] and len(others) >= 3
    card = hand["options"][0]
    answer = await world.ann.select(shown, [card["value"]], custom_id=hand["custom_id"])
    assert answer.response.ephemeral and answer.response.id != shown.id
    assert card["label"] in text_of(answer.response)


async def test_a_viewer_is_offered_exactly_the_cards_that_the_viewer_sees(world: World) -> None:
    message = await played(world)
    table = await world.bot.tables.get(1)
    assert table.match is not None
    for seat, who in enumerate((world.ann, world.bob, speaks(world.cleo, "en-US"))):
        shown = (await who.click(message, label="Table")).response
        offered = {o["value"].partition(":")[2] for c in pickers(shown) for o in c["options"]}
        assert offered <= named(table.match.view(seat if seat < 2 else None))
        if seat < 2:
            assert {card["id"] for card in table.match.view(seat)["players"][seat]["hand"]} <= offered


def named(view: Any) -> set[str]:
    """Return every id that a view contains."""
    if isinstance(view, dict):
        return set().union(*map(named, view.values()))
    if isinstance(view, list | tuple):
        return set().union(*map(named, view))
    return {view.partition("#")[0]} if isinstance(view, str) else set()
