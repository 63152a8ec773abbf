"""The 1997 game through Discord: a match of two, and one of three with an alliance, to the end, with a restart."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bot.tables import Table
from bot.tables.answers.draft import references
from engine.kernel.game import new_header
from engine.kernel.prompt import Prompt
from engine.l5r_ccg.definition import catalogue, decks
from engine.l5r_ccg.game import playable

from ...conftest import World
from ...games.l5r_ccg.test_sentences import RAW
from ...panels.ccg_sensible import Sensible97
from ...simkit import controls, labels, speaks, text_of
from ..conftest import Hand
from .test_root import RootHand


class CcgHand(RootHand):
    """A person at a panel who can also pick only some lines of a list."""

    async def give(self, table: Table, prompt: Prompt, keys: list[str]) -> None:
        """Give an answer by the panel's own controls."""
        refs, place = [references(prompt)[key] for key in keys], f"{table.id}:{table.stamp}"
        shown = {control["custom_id"] for control in controls(self.panel)}
        if prompt.groups[0].most > 1 and keys and f"tea:choose:{place}:0:0" in shown:
            return await self._select(refs, f"tea:choose:{place}:0:0", many=True)
        if len(keys) == 1 and f"tea:pick:{place}:{refs[0]}" in shown:
            return await self.press(f"tea:pick:{place}:{refs[0]}")
        await super().give(table, prompt, keys)


def unseen(table: Table, seat: int) -> set[str]:
    """Return the names of cards that others hold or that lie face down, and that this player sees nowhere."""
    assert table.match is not None
    players, seen = table.match.table.players, str(table.match.view(seat))
    cards = [card for player in players for card in player.hand if player.seat != seat]
    cards += [place.card for player in players for place in player.provinces if place.card and place.card.facedown]
    known = {card.name for card in catalogue().values() if f"'{card.id}'" in seen or f"'{card.id}#" in seen}
    return {card.face.name for card in cards if not any(card.face.name in name for name in known)}


def keeps_secrets(table: Table, hands: Sequence[Hand]) -> None:
    """Check that no view, record or panel contains a secret that its reader may not know."""
    assert table.match is not None
    for viewer in (None, *range(len(hands))):
        for player in table.match.view(viewer)["players"]:
            assert player["seat"] == viewer or "hand" not in player
            lying = [place["card"] for place in player["provinces"] if place["card"] is not None]
            assert not [card for card in lying if card["facedown"] and "id" in card]
        seen = [record for r in table.match.records[-9:] if (record := r.seen_by(viewer)) is not None]
        assert all(record.seats is None or viewer in record.seats for record in seen)
    for seat, hand in enumerate(hands):
        assert not [name for name in unseen(table, seat) if name in text_of(hand.panel)]


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


async def play_out(world: World, people: list[Any], message: Any, restart: int) -> tuple[Table, Any, Counter[str]]:
    """Play sensibly to the end and restart the bot once; check that no panel shows an internal name or a secret."""
    table = await world.bot.tables.get(1)
    players = [Sensible97(seat) for seat in table.seating.humans]
    hands = [CcgHand(people[n], await world.panel(people[n], message)) for n in range(len(people))]
    asked: Counter[str] = Counter()
    while (table := await world.bot.tables.get(1)).waiting():
        seat = table.waiting()[0]
        prompt = table.prompt_for(seat)
        assert prompt is not None and table.match is not None
        if not asked.total() % 20:
            keeps_secrets(table, hands)
            assert not RAW.search(text_of(hands[seat].panel))
        await hands[seat].give(table, prompt, players[seat].answer(prompt, table.match.view(seat)))
        asked[prompt.kind] += 1
        if asked.total() == restart:
            await world.restart()
            message = (await people[0].slash(world.hall, "match show")).response.message
            for hand in hands:
                hand.panel = await world.panel(hand.who, message)
    return table, message, asked


async def test_a_match_of_two_is_played_to_its_end_over_a_restart(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.life.start.new_seed", lambda: "1997 a")
    people = [world.ann, speaks(world.bob, "pl")]
    message = await gathered(world, people, ["unicorn-1997", "crane-1997"])
    table, message, asked = await play_out(world, people, message, restart=40)
    assert table.match is not None and table.match.outcome is not None
    assert {"dynasty", "pay", "declare-attack", "commit", "battle-action"} <= set(asked)
    assert f"{table.saved.seats[table.match.outcome.winner or 0].name} wins" in world.read(message)


# A match near its end: Bob and Cleo have one province left each. Ann attacks one of them, and the other helps her.
UNITS = {
    0: ["matsu-agetoki", "matsu-tsuko", "kitsu-toju"],
    1: ["hida-sukune"],
    2: ["daidoji-uji", "doji-hoturi"],
}
STRONGHOLDS = ("the-ancestral-home-of-the-lion", "the-war-fortress-of-the-crab", "the-esteemed-house-of-the-crane")
HANDS = (["naginata", "charge"], ["archers", "test-of-might"], ["iaijutsu-duel", "jade-bow"])
LOST: dict[str, Any] = {"destroyed": True}
LATE: dict[str, Any] = {
    "turn": 9,
    "phase": "attack",
    "active": 0,
    "players": [
        {
            "stronghold": STRONGHOLDS[seat],
            "honor": 5,
            "provinces": [LOST, LOST, LOST, {"card": "small-farm"}] if seat else [{"card": "small-farm"}] * 4,
            "personalities": UNITS[seat],
            "hand": HANDS[seat],
            "fate_deck": ["light-infantry"] * 20,
            "dynasty_deck": ["small-farm"] * 20,
        }
        for seat in range(3)
    ],
}


async def test_a_match_of_three_with_an_alliance_is_played_to_its_end(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bot.tables.life.start.new_header", lambda *given, **more: new_header(*given, position=LATE, **more)
    )
    people = [world.ann, speaks(world.bob, "pl"), world.cleo]
    message = await gathered(world, people, ["lion-1997", "crab-1997", "crane-1997"])
    table, message, asked = await play_out(world, people, message, restart=3)
    assert table.match is not None and table.match.outcome is not None
    told = [record for record in table.match.records if record.kind in ("invite", "commit", "destroy-province")]
    guest = next(record.facts["guest"] for record in told if record.kind == "invite")
    joined = next(record for record in told if record.kind == "commit" and record.facts["player"] == guest)
    assert joined.facts["side"] == "attack" and asked["invite"] >= 2
    assert table.match.outcome.reason == "military" and "Ann wins" in world.read(message)


async def test_only_decks_that_can_be_played_are_offered(world: World) -> None:
    answer = await world.ann.slash(world.hall, "play", game="l5r-ccg")
    picker = next(c for c in controls(answer.response.message) if ":deck:" in c["custom_id"])
    offered = await world.ann.click(answer.response.message, custom_id=picker["custom_id"])
    values = {option["value"] for control in controls(offered.response) for option in control.get("options", ())}
    assert {deck.id for deck in decks().values() if playable(deck)} <= values
    assert not values & {deck.id for deck in decks().values() if not playable(deck)}
    assert "Start" not in labels(answer.response.message)
