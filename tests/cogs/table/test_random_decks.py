"""A lobby of 1997 offers a random deck of a clan, drawn from the whole pool when the match begins."""

from typing import Any

from engine.l5r_ccg.definition import decks, pool

from ...conftest import World
from ...simkit import controls, text_of
from .test_l5r_ccg import gathered

CRAB = decks()["crab-1997"].stronghold


async def offers(who: Any, message: Any) -> Any:
    """Open the choice of decks and return it."""
    picker = next(c for c in controls(message) if ":deck:" in c["custom_id"])
    return (await who.click(message, custom_id=picker["custom_id"])).response


async def drawn(world: World, who: Any, message: Any, stronghold: str) -> None:
    """Choose a random deck: choose *random* in the list of decks, and then the clan of its stronghold."""
    clans = (await who.select(await offers(who, message), ["random"])).response
    assert "For which clan" in text_of(clans)
    await who.select(clans, [f"random:{stronghold}"])


async def test_it_is_chosen_by_clan_and_drawn_at_the_start(world: World) -> None:
    message = (await world.ann.slash(world.hall, "play", game="l5r-ccg", deck="lion-1997")).response.message
    await drawn(world, world.bob, message, CRAB)
    assert "a random deck (Crab)" in world.read(message)
    await world.ann.click(message, label="Start")
    table = await world.bot.tables.get(1)
    assert table.saved.header is not None
    brought = next(seat["deck"] for seat in table.saved.header.seats if "prepared" not in seat)
    assert brought["stronghold"] == CRAB
    assert sum(brought["dynasty"].values()) >= 40 and sum(brought["fate"].values()) >= 40
    housed = {clan for deck in decks().values() for clan in pool()[deck.stronghold].clans}
    assert all(pool()[card].implemented for card in (*brought["dynasty"], *brought["fate"]))
    clans = [pool()[card].clans for card in brought["dynasty"]]
    assert all(own & pool()[CRAB].clans or not own & housed for own in clans)


async def test_two_players_may_choose_the_same_clan_and_get_other_decks(world: World) -> None:
    message = await gathered(world, [world.ann, world.bob], ["lion-1997", "crane-1997"])
    await world.ann.slash(world.hall, "match close")
    message = (await world.ann.slash(world.garden, "play", game="l5r-ccg")).response.message
    await drawn(world, world.ann, message, CRAB)
    await drawn(world, world.bob, message, CRAB)
    await world.ann.click(message, label="Start")
    table = await world.bot.tables.get(2)
    assert table.saved.header is not None
    first, second = (seat["deck"] for seat in table.saved.header.seats)
    assert first["stronghold"] == second["stronghold"] and first != second


async def test_computers_do_not_choose_it_by_themselves(world: World) -> None:
    message = (
        await world.ann.slash(world.hall, "play", game="l5r-ccg", deck="lion-1997", computers=3)
    ).response.message
    await world.ann.click(message, label="Start")
    table = await world.bot.tables.get(1)
    assert table.saved.header is not None
    assert all("prepared" in seat for seat in table.saved.header.seats)


async def test_a_forged_random_deck_is_refused(world: World) -> None:
    message = (await world.ann.slash(world.hall, "play", game="l5r-ccg")).response.message
    forged = await world.forge("tea:decked:1:random.none")
    await world.refused(world.ann.click(forged, label="0"))
    assert "no deck chosen" in world.read(message)
