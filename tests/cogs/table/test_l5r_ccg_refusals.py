"""Refusals of the 1997 game at a table: each gives its reason and changes nothing."""

from pathlib import Path
from typing import Any

import pytest

from bot.tables import Table
from bot.tables.answers.draft import references
from engine.kernel.game import new_header
from engine.l5r_ccg.definition import catalogue, decks, pool

from ...conftest import World
from .test_l5r_ccg import LATE, gathered

FILES = Path(__file__).parents[2] / "decks" / "files" / "l5r-ccg"
DYNASTY: dict[str, Any] = {
    "phase": "dynasty",
    "players": [
        {
            "stronghold": "the-war-fortress-of-the-crab", "honor": 5, "holdings": ["iron-mine", "iron-mine"],
            "provinces": [{"card": {"id": "ginawa"}}, {}, {}, {}],
            "fate_deck": ["light-infantry"] * 9, "dynasty_deck": ["small-farm"] * 9,
        },
        {"fate_deck": ["light-infantry"] * 9, "dynasty_deck": ["small-farm"] * 9},
    ],
}  # fmt: skip


def listed(deck: str, **instead: str) -> bytes:
    """Return a prepared deck as people write it, with other cards ``instead`` of some (ids with underscores)."""
    other = {card.replace("_", "-"): name.replace("_", "-") for card, name in instead.items()}
    given = decks()[deck]
    parts = {"Stronghold": {given.stronghold: 1}, "Dynasty Deck": given.dynasty, "Fate Deck": given.fate}
    lines = [
        f"{heading}\n" + "\n".join(f"{n}x {catalogue()[other.get(card, card)].name}" for card, n in cards.items())
        for heading, cards in parts.items()
    ]
    return "\n\n".join(lines).encode()


async def keep(world: World, name: str, data: bytes) -> None:
    answer = await world.ann.slash(world.hall, "deck save", name=name, game="l5r-ccg", file=("deck.txt", data))
    assert answer.acknowledged


async def sit(world: World, monkeypatch: pytest.MonkeyPatch, position: dict[str, Any], *people: Any) -> Table:
    """Start a match at a position."""
    monkeypatch.setattr(
        "bot.tables.life.start.new_header", lambda *a, **more: new_header(*a, position=position, **more)
    )
    await gathered(world, list(people), ["lion-1997", "crab-1997", "crane-1997"][: len(people)])
    return await world.bot.tables.get(1)


async def refused(world: World, who: Any, table: Table, *custom_ids: str) -> str:
    """Press forged buttons. Return the answer to the last press, and check that nothing changed."""
    assert table.match is not None
    before, view = table.saved.log.copy(), table.match.view(None)
    message = await world.forge(*custom_ids)
    for custom_id in custom_ids[:-1]:
        await who.click(message, custom_id=custom_id)
    said = await world.refused(who.click(message, custom_id=custom_ids[-1]))
    after = await world.bot.tables.get(1)
    assert after.match is not None and after.saved.log == before and after.match.view(None) == view
    return said


async def test_a_kept_deck_is_played(world: World) -> None:
    await keep(world, "Mine", listed("crab-1997"))
    answer = await world.ann.slash(world.hall, "play", game="l5r-ccg", deck="Mine", computers=1)
    await world.ann.click(answer.response.message, label="Start")
    table = await world.bot.tables.get(1)
    assert table.match is not None and table.saved.seats[0].brings == "kept.1.1"
    assert table.match.view(0)["players"][0]["stronghold"]["id"] == "the-war-fortress-of-the-crab"


async def test_a_deck_that_is_not_legal_is_refused_with_the_reason(world: World) -> None:
    for name, reason in (("fault-four-personalities", "copies"), ("fault-no-fate", "Fate deck"), ("line-unknown", "")):
        await keep(world, name, (FILES / f"{name}.txt").read_bytes())
        said = await world.refused(world.ann.slash(world.hall, "play", game="l5r-ccg", deck=name))
        assert "does not accept" in said and reason in said and name in said


async def test_a_deck_with_a_card_that_cannot_be_played_yet_is_refused_by_its_name(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = pool()["one-koku"]
    monkeypatch.setattr(missing, "implemented", False)
    wanted = next(iter(decks()["crab-1997"].fate))
    await keep(world, "Early", listed("crab-1997", **{wanted: missing.id}))
    said = await world.refused(world.ann.slash(world.hall, "play", game="l5r-ccg", deck="Early"))
    assert missing.name in said and "Early" in said


async def test_a_payment_that_does_not_suffice_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await sit(world, monkeypatch, DYNASTY, world.ann, world.bob)
    assert table.match is not None
    user = table.saved.seats[0].user
    assert user is not None
    prompt = table.prompt_for(0)
    assert prompt is not None and prompt.kind == "dynasty"
    await table.play.pick(user, table.stamp, [references(prompt)[prompt.options[0].key]])
    prompt = table.prompt_for(0)
    assert prompt is not None and prompt.kind == "pay"
    table.draft(0).keys = [next(option.key for option in prompt.options if option.number == 3)]
    table.draft(0).touched = True
    said = await refused(world, world.ann, table, f"tea:confirm:1:{table.stamp}:{table.draft(0).digest}")
    assert "too little" in said
    assert table.prompt_for(0) is prompt and not table.match.view(0)["players"][0]["stronghold"]["bowed"]


async def test_a_unit_in_two_places_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    late = {**LATE, "players": [LATE["players"][0], {**LATE["players"][1], "provinces": [{}, {}, {}, {}]}]}
    table = await sit(world, monkeypatch, late, world.ann, world.bob)
    user, prompt = table.saved.seats[0].user, table.prompt_for(0)
    assert user is not None and prompt is not None
    await table.play.pick(user, table.stamp, [references(prompt)["attack:player:1"]])
    prompt = table.prompt_for(0)
    assert prompt is not None and prompt.kind == "commit"
    twice = [option.key for option in prompt.options if option.card == prompt.options[0].card]
    table.draft(0).keys = twice[:2]
    table.draft(0).touched = True
    said = await refused(world, world.ann, table, f"tea:confirm:1:{table.stamp}:{table.draft(0).digest}")
    assert said == "A unit can be in one place only."


async def test_a_player_who_is_not_asked_cannot_act(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await sit(world, monkeypatch, DYNASTY, world.ann, world.bob)
    prompt = table.prompt_for(0)
    assert prompt is not None
    said = await refused(
        world, world.bob, table, f"tea:pick:1:{table.stamp}:{references(prompt)[prompt.options[0].key]}"
    )
    assert "not your turn" in said
    assert "not seated" in await refused(world, world.cleo_in_english(), table, f"tea:pick:1:{table.stamp}:0.0")


async def test_a_player_who_was_not_invited_cannot_join_the_attack(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await sit(world, monkeypatch, LATE, world.ann, world.bob, world.cleo_in_english())
    user, prompt = table.saved.seats[0].user, table.prompt_for(0)
    assert user is not None and prompt is not None and table.match is not None
    await table.play.pick(user, table.stamp, [references(prompt)["attack:player:1"]])
    assert table.match.open_prompts()[0].kind == "invite"
    said = await refused(world, world.ann, table, f"tea:pick:1:{table.stamp}:1.00000000")
    assert "no longer there" in said  # nobody asks the defender to join the attack
    await table.play.confirm(user, table.stamp, table.draft(0).digest)
    while (prompt := table.match.open_prompts()[0]).kind != "commit":
        table.match.answer(prompt.seat, [option.key for option in prompt.least()])
    assert table.match.view(None)["attack"]["invited"] == {"attack": [], "defend": []}
    ref = references(prompt)[prompt.options[0].key]
    assert "not your turn" in await refused(world, world.cleo_in_english(), table, f"tea:mark:1:{table.stamp}:{ref}")
