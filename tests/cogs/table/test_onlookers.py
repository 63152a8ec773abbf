"""Open hands for spectators: all players agree, hands are shown some rounds later, and any player can hide them."""

from typing import Any

import pytest

from bot.games.periods import ROUND

from ...conftest import World
from ...simkit import labels, text_of
from ...toy import ToyFace
from ..replays.test_replay import more, named
from .test_play import play_round


@pytest.fixture(autouse=True)
def rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Count the rounds of the toy game: each bid and each discard begins one."""

    def periods(_: ToyFace, records: Any) -> list[tuple[int, str]]:
        return [(number, ROUND) for number, record in enumerate(records) if record.kind in ("bid", "discard")]

    monkeypatch.setattr(ToyFace, "periods", periods)


async def asked(world: World, rounds: int = 1) -> Any:
    """Let Ann ask for open hands; return the question."""
    return (await world.ann.slash(world.hall, "match hands", rounds=rounds)).response


async def agreed(world: World) -> Any:
    """Let Ann and Bob play a round and agree to open hands; return the table's message."""
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await play_round(world, message, anns, bobs)
    await world.bob.click((await asked(world)).message, label="Agree")
    return message


async def looks(world: World, row: int, eyes: str = "o", who: Any = None) -> str:
    """Open a person's page of a past moment; the person is usually a spectator."""
    forged = await world.forge(f"tea:moment:1:{row}:decision:{eyes}")
    return text_of((await (who or world.cleo_in_english()).click(forged, label="0")).response)


async def test_hands_stay_hidden_until_all_agree(world: World) -> None:
    message = await world.match()
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await play_round(world, message, anns, bobs)
    question = await asked(world)
    assert "one whole round later" in text_of(question) and "do you agree" in text_of(question)
    assert "as onlookers saw it" in await looks(world, 0)
    done = (await world.bob.click(question.message, label="Agree")).response
    assert "with all cards open" in text_of(done)
    assert "Onlookers see all hands one round later" in world.read(message)


async def test_a_refusal_leaves_them_hidden(world: World) -> None:
    await world.match()
    said = (await world.bob.click((await asked(world)).message, label="No")).response
    assert "Bob says no" in text_of(said)
    assert "as onlookers saw it" in await looks(world, 0)


async def test_only_moments_of_earlier_rounds_are_open(world: World) -> None:
    message = await agreed(world)
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await world.ann.click(anns, label="3")
    await world.bob.click(bobs, label="2")
    replay = await world.bot.replays.of(await world.bot.tables.get(1))
    late = replay.row_after_rounds(1)
    assert replay.rows[0] < late < replay.row_after_rounds(0)
    for row in replay.rows:
        eyes = "all cards open" if row < late else "as onlookers saw it"
        assert eyes in await looks(world, row), row


async def test_no_hand_is_open_before_a_whole_round_is_over(world: World) -> None:
    message = await world.match()
    await world.bob.click((await asked(world)).message, label="Agree")
    assert "Onlookers see all hands" in world.read(message)
    assert "as onlookers saw it" in await looks(world, 0)


async def test_players_go_on_seeing_with_their_own_eyes(world: World) -> None:
    await agreed(world)
    table = await world.bot.tables.get(1)
    assert table.match is not None
    shown = await looks(world, 0, who=world.ann)
    assert "View: as Ann" in shown
    theirs = (await world.bot.replays.of(table)).frames.frame(0).match.table.hands[1]  # type: ignore[attr-defined]
    assert not any(card in shown for card in theirs)


async def test_an_export_during_the_match_shows_no_hands(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await agreed(world)
    seen = []

    async def make(work: Any, given: Any) -> bytes:
        seen.append(given.eyes)
        return b"page"

    monkeypatch.setattr(world.bot.workshop, "make", make)
    forged = await world.forge("tea:export:1:0:decision:o:page")
    await world.cleo_in_english().click(forged, label="0")
    assert seen == ["p"]


async def test_any_player_hides_them_again(world: World) -> None:
    message = await agreed(world)
    said = (await world.bob.slash(world.hall, "match hands", rounds=0)).response
    assert "Bob hides the hands" in text_of(said)
    assert "Onlookers see" not in world.read(message)
    assert "all cards open" not in await looks(world, 0)


async def test_a_new_player_at_a_seat_hides_them(world: World) -> None:
    message = await agreed(world)
    question = (await world.cleo_in_english().slash(world.hall, "match takeover", seat="1")).response.message
    await world.ann.click(question, label="Agree")
    await world.bob.click(question, label="Agree")
    assert "Onlookers see" not in world.read(message)


async def test_the_agreement_outlives_a_restart(world: World) -> None:
    message = await agreed(world)
    await world.restart()
    await world.panel(world.ann, message)
    table = await world.bot.tables.get(1)
    assert table.saved.settings["hands-after"] == "1"


async def test_asking_for_the_present_state_is_refused(world: World) -> None:
    await agreed(world)
    assert "one round later already" in await world.refused(world.ann.slash(world.hall, "match hands", rounds=1))


async def test_a_forged_number_of_rounds_is_refused(world: World) -> None:
    await world.match()
    forged = await world.forge("tea:openhands:1:9:yes")
    await world.refused(world.ann.click(forged, label="0"))


async def test_somebody_without_a_seat_cannot_ask(world: World) -> None:
    await world.match()
    await world.refused(world.cleo_in_english().slash(world.hall, "match hands", rounds=1))


async def test_the_choice_of_eyes_is_offered_where_it_is_open(world: World) -> None:
    message = await agreed(world)
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    await world.ann.click(anns, label="3")
    await world.bob.click(bobs, label="2")
    page = (await world.cleo_in_english().slash(world.hall, "match replay")).response
    assert "▶" in labels(page) and named(await more(page, world.cleo_in_english()), "eyes")
