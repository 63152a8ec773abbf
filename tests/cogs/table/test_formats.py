"""The format of a table: it accepts decks that are legal in it, and gives reasons for refusing others."""

from pathlib import Path
from typing import Any

import pytest

from ...conftest import World
from ...simkit import controls, speaks, text_of

FILES = Path(__file__).parents[2] / "decks" / "files" / "l5r-lcg"
LEGAL = (FILES / "legal-crane-seeker.txt").read_bytes()
FAULTY = (FILES / "fault-too-many-copies.txt").read_bytes()
OPEN = "tournament-open"


async def keep(world: World, name: str, data: bytes) -> None:
    await world.ann.slash(world.hall, "deck save", name=name, file=("deck.txt", data))


async def offered(who: Any, lobby: Any) -> tuple[Any, list[str]]:
    picker = (await who.click(lobby, label="Choose deck")).response
    return picker, [option["value"] for c in controls(picker) for option in c.get("options", ())]


async def test_a_table_without_a_format_takes_every_deck(world: World) -> None:
    lobby = (await world.ann.slash(world.hall, "play", game="l5r-lcg", deck="crane-starter")).response
    assert "Format: Casual" in text_of(lobby)
    _, decks = await offered(world.ann, lobby.message)
    assert len(decks) == 21


@pytest.mark.parametrize(("locale", "shown"), [("en-US", "Tournament"), ("fr", "Tournoi"), ("pl", "Turniej")])
async def test_the_format_is_named_in_the_language_of_the_guild(world: World, locale: str, shown: str) -> None:
    speaks(world.ann, locale)
    await world.bot.servers.change(world.hall.guild.id, "language", locale[:2])
    lobby = (await world.ann.slash(world.hall, "play", game="l5r-lcg", format="tournament-1.5")).response
    assert shown in text_of(lobby)


async def test_only_prepared_decks_that_fit_are_offered(world: World) -> None:
    lobby = (await world.ann.slash(world.hall, "play", game="l5r-lcg", format=OPEN)).response
    picker, decks = await offered(world.ann, lobby.message)
    assert len(decks) == 14 and all(deck.endswith(("-tournament", "-imperial")) for deck in decks)
    await world.ann.select(picker, ["lion-tournament"])
    assert "tournament deck" in world.read(lobby.message)


async def test_a_deck_that_does_not_fit_is_refused_with_the_reason(world: World) -> None:
    await keep(world, "Good", LEGAL)
    await keep(world, "Bad", FAULTY)
    for deck, reason in (("Bad", "copies"), ("crane-starter", "cards")):
        asked = world.ann.slash(world.hall, "play", game="l5r-lcg", format=OPEN, deck=deck)
        refusal = await world.refused(asked)
        assert "does not accept" in refusal and reason in refusal
    assert "no deck" in await world.refused(world.ann.slash(world.hall, "play", game="l5r-lcg", deck="nothing"))
    refusal = await world.refused(world.ann.slash(world.hall, "play", game="l5r-lcg", format="vintage"))
    assert "vintage" in refusal and OPEN in refusal
    lobby = (await world.ann.slash(world.hall, "play", game="l5r-lcg", format=OPEN, deck="good")).response
    picker, decks = await offered(world.ann, lobby.message)
    bad = next(key for key in decks if key.startswith("kept.2."))
    assert "does not accept" in await world.refused(world.ann.select(picker, [bad]))
    assert (await world.bot.tables.get(1)).saved.seats[0].brings == "kept.1.1"


async def test_a_computer_plays_a_deck_that_the_format_accepts(world: World) -> None:
    lobby = (
        await world.ann.slash(world.hall, "play", game="l5r-lcg", format=OPEN, deck="crane-tournament", computers=1)
    ).response
    await world.ann.click(lobby.message, label="Start")
    table = await world.bot.tables.get(1)
    brings = table.saved.seats[1].brings or ""
    assert table.saved.state == "playing" and brings.endswith(("-tournament", "-imperial"))


async def test_a_computer_without_a_fitting_deck_says_so(world: World) -> None:
    box = (FILES / "legal-one-core-box.txt").read_bytes()
    await keep(world, "Box", box)
    lobby = (
        await world.ann.slash(world.hall, "play", game="l5r-lcg", format="one-core-box", deck="Box", computers=1)
    ).response
    assert "computer has none" in await world.refused(world.ann.click(lobby.message, label="Start"))
    assert (await world.bot.tables.get(1)).saved.state == "lobby"


async def test_a_user_without_a_fitting_deck_reads_how_to_keep_one(world: World) -> None:
    lobby = (await world.ann.slash(world.hall, "play", game="l5r-lcg", format="one-core-box")).response
    picker = await world.ann.click(lobby.message, label="Choose deck")
    assert "/deck save" in text_of(picker.response) and not controls(picker.response)


async def test_kept_decks_and_formats_are_suggested(world: World) -> None:
    await keep(world, "My Crane", LEGAL)
    found = await world.ann.autocomplete(world.hall, "play", "deck", "my cr")
    assert [choice["value"] for choice in found] == ["kept.1.1"]
    assert not [c for c in await world.bob.autocomplete(world.hall, "play", "deck", "my cr")]
    found = await world.ann.autocomplete(world.hall, "play", "format", "tour")
    assert [choice["value"] for choice in found] == [OPEN, "tournament-1.5"]


async def test_the_format_outlives_a_restart(world: World) -> None:
    await world.ann.slash(world.hall, "play", game="l5r-lcg", format=OPEN)
    world.bot.tables.forget()
    assert (await world.bot.tables.get(1)).seating.form == OPEN
