"""Crane against Lion through Discord: both decks, pressed at random and by hand."""

import pytest

from bot.tables import Table
from bot.tables.answers.at_seat import PASS_BOTH
from bot.tables.plans import is_window
from engine.kernel.prompt import PASS, Prompt
from engine.kernel.rng import Stream
from engine.players.random import choose

from ...conftest import World
from ...simkit import labels, speaks, text_of
from ..conftest import Hand, start_lcg


async def seats(world: World) -> list[Hand]:
    message = await start_lcg(world)
    return [Hand(person, await world.panel(person, message)) for person in (world.ann, world.bob)]


def asked(table: Table, seat: int) -> Prompt:
    prompt = table.prompt_for(seat)
    assert prompt is not None
    return prompt


@pytest.mark.parametrize("seed", [3, 4])
async def test_a_whole_match_pressed_at_random(world: World, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.life.start.new_seed", lambda: f"pressed at random {seed}")
    stream, hands = Stream(seed), await seats(world)
    message = next(m for m in world.hall.history() if "Ann · Bob" in text_of(m))
    for decision in range(1000):
        table = await world.bot.tables.get(1)
        if not table.waiting():
            break
        seat = stream.pick(table.waiting())
        await hands[seat].give(table, asked(table, seat), choose(asked(table, seat), stream))
        if decision == 60:
            before = world.read(message)
            await world.restart()
            message = (await world.cleo.slash(world.hall, "match show")).response.message
            assert world.read(message) == before
            for hand in hands:
                hand.panel = await world.panel(hand.who, message)
    assert "The seed was" in world.read(message)


def by_hand(prompt: Prompt, bought: set[int]) -> list[str]:
    """Play a plain round: keep everything, buy one character each, attack once with one, do not defend, pass."""
    keys = {option.key: option for option in prompt.options}
    if prompt.kind == "dynasty" and prompt.seat not in bought:
        bought.add(prompt.seat)
        return [next(key for key, option in keys.items() if option.verb == "play")]
    if prompt.kind == "declare-conflict":
        groups = ("ring", "skill", "province", "attackers")
        found = [next((key for key, option in keys.items() if option.group == g), None) for g in groups]
        answer = [key for key in found if key is not None]
        if len(answer) == 4 and not (prompt.check and prompt.check(prompt.choose(answer))):
            return answer
    if PASS in keys and prompt.kind != "discard-dynasty":
        return [PASS_BOTH if PASS_BOTH in keys else PASS]
    return [key for group in prompt.groups for key in list(keys)[: group.least]]


@pytest.mark.parametrize(("wish", "presses"), [("usual", 29), ("always", 36), ("able", 33), ("until", 21)])
async def test_presses_for_a_round(world: World, wish: str, presses: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts the presses of both players in one round, without the set-up, and how the players' wishes change this
    number.

    With a select for each part of a declaration, and without buttons that pass several windows, the round takes 60
    presses.
    """
    monkeypatch.setattr("bot.tables.life.start.new_seed", lambda: "a round by hand")
    hands, bought = await seats(world), set[int]()
    table = await world.bot.tables.get(1)
    if wish in ("always", "able"):
        for hand in hands:
            await table.plans.wish(hand.who.id, mode=wish)
    while (view := table.match and table.match.view(None)) and view["round"] < 2 and table.waiting():
        seat = table.waiting()[0]
        prompt, hand = asked(table, seat), hands[seat]
        keys = by_hand(prompt, bought)
        if wish == "until" and is_window(prompt) and keys == [PASS] and view["phase"] != "dynasty":
            await hand.press(f"tea:until:1:{table.stamp}:phase")
        else:
            await hand.give(table, prompt, keys)
        if view["step"].startswith("setup"):
            hand.presses = 0
    assert sum(hand.presses for hand in hands) == presses


async def test_the_panel_speaks_the_players_language_and_the_table_the_guilds(world: World) -> None:
    message = await start_lcg(world)
    table = await world.bot.tables.get(1)
    asked = next(who for who in (world.ann, world.bob) if table.seating.seat_of(who.id) in table.waiting())
    speaks(asked, "fr")
    assert "Quelle province placez-vous" in text_of((await asked.click(message, label="My hand")).response)
    assert "Waiting for" in world.read(message) and labels(message)
