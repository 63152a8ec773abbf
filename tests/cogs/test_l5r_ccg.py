"""The 1997 game through Discord: a match of two and one of three, pressed at random, with a restart in the middle."""

from typing import Any

import pytest

from bot.tables import Table
from engine.kernel.rng import Stream
from engine.l5r_ccg.definition import decks
from engine.l5r_ccg.game import playable
from engine.players.random import choose

from ..bot.test_l5r_ccg import RAW
from ..conftest import World
from ..simkit import controls, labels, text_of
from .test_root import RootHand


def keeps_secrets(table: Table) -> None:
    """No hand is in anybody else's view, and no private record reaches another."""
    assert table.match is not None
    for viewer in (None, *range(len(table.saved.seats))):
        for player in table.match.view(viewer)["players"]:
            assert player["seat"] == viewer or "hand" not in player
        seen = [record for r in table.match.records[-9:] if (record := r.seen_by(viewer)) is not None]
        assert all(record.seats is None or viewer in record.seats for record in seen)


async def gathered(world: World, people: list[Any], chosen: list[str]) -> Any:
    """Open a lobby in which everybody has chosen a deck, and start it."""
    answer = await people[0].slash(world.hall, "play", game="l5r-ccg", deck=chosen[0])
    message = answer.response.message
    for who, deck in zip(people[1:], chosen[1:], strict=True):
        picker = next(c for c in controls(message) if ":deck:" in c["custom_id"])
        offered = await who.click(message, custom_id=picker["custom_id"])
        await who.select(offered.response, [deck])
    await people[0].click(message, label="Start")
    return message


async def press_on(world: World, people: list[Any], message: Any, decisions: int, restart: int) -> Table:
    """Press at random for some decisions, restarting the bot in the middle; nothing machine-like is on any panel."""
    stream = Stream(restart)
    table = await world.bot.tables.get(1)
    hands = {seat: RootHand(people[n], await world.panel(people[n], message)) for n, seat in enumerate(table.humans)}
    for decision in range(decisions):
        table = await world.bot.tables.get(1)
        if not table.waiting():
            break
        seat = table.waiting()[0]
        prompt = table.prompt_for(seat)
        assert prompt is not None
        if not decision % 20:
            keeps_secrets(table)
            assert not RAW.search(text_of(hands[seat].panel))
        await hands[seat].give(table, prompt, list(choose(prompt, stream)))
        if decision == restart:
            await world.restart()
            message = (await people[0].slash(world.hall, "match show")).response.message
            for number, hand_seat in enumerate(table.humans):
                hands[hand_seat].panel = await world.panel(people[number], message)
    return table


async def test_a_match_of_two_pressed_at_random(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.start.new_seed", lambda: "1997 pressed at random 5")
    people = [world.ann, world.bob]
    message = await gathered(world, people, ["crab-1997", "crane-1997"])
    table = await press_on(world, people, message, decisions=150, restart=40)
    assert table.match is not None and table.match.view(None)["turn"] >= 3


async def test_a_match_of_three_sits_down_and_plays(world: World) -> None:
    people = [world.ann, world.bob, world.cleo]
    message = await gathered(world, people, ["lion-1997", "dragon-1997", "naga-1997"])
    table = await press_on(world, people, message, decisions=60, restart=20)
    assert table.match is not None and len(table.match.view(None)["players"]) == 3


async def test_only_decks_that_can_be_played_are_offered(world: World) -> None:
    answer = await world.ann.slash(world.hall, "play", game="l5r-ccg")
    picker = next(c for c in controls(answer.response.message) if ":deck:" in c["custom_id"])
    offered = await world.ann.click(answer.response.message, custom_id=picker["custom_id"])
    values = {option["value"] for control in controls(offered.response) for option in control.get("options", ())}
    assert {deck.id for deck in decks().values() if playable(deck)} <= values
    assert not values & {deck.id for deck in decks().values() if not playable(deck)}
    assert "Start" not in labels(answer.response.message)
