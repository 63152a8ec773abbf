"""Damaged cards of one game: its players read why it cannot be played, and all other games go on."""

from collections.abc import Iterator
from typing import Any, NoReturn

import pytest

import bot.decks.l5r_lcg
import bot.rules.l5r_lcg
import engine.l5r_lcg.game
from bot.decks.l5r_lcg import lcg_names
from bot.rules.cards import cards, rulings
from bot.rules.reference import references
from engine.kernel.games import enter, listed

from ..conftest import World
from ..simkit import text_of

GAME = "l5r-lcg"
READ_FROM_CARDS = (lcg_names, references, cards, rulings)


def made_anew() -> None:
    """Clear every cache, because caches of other games also contain data from this game's cards."""
    for game in listed():
        enter(game, **listed()[game])
    for read in READ_FROM_CARDS:
        read.cache_clear()


@pytest.fixture
def damaged() -> Iterator[None]:
    def unreadable() -> NoReturn:
        raise ValueError("core.json: the third card has no name")

    with pytest.MonkeyPatch.context() as patch:
        for room in (engine.l5r_lcg.game, bot.decks.l5r_lcg, bot.rules.l5r_lcg):
            patch.setattr(room, "catalogue", unreadable)
        made_anew()
        yield
    made_anew()


@pytest.fixture
def without_packs() -> Iterator[None]:
    """Damage the list of packs, which only the decks need: the rules of the game can still be made."""

    def unreadable() -> NoReturn:
        raise ValueError("packs.json: the list ends in the middle")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.decks.l5r_lcg, "packs", unreadable)
        made_anew()
        yield
    made_anew()


async def told(who: Any, where: Any, command: str, **options: Any) -> str:
    answer = await who.slash(where, command, **options)
    assert answer.acknowledged
    return text_of(answer.response)


async def test_damaged_cards_of_one_game_leave_all_others(
    damaged: None, caplog: pytest.LogCaptureFixture, world: World
) -> None:
    world.expects_errors = True
    ann, hall = world.ann, world.hall
    logged = "\n".join(record.getMessage() + str(record.exc_info) for record in caplog.get_records("setup"))
    assert "l5r-lcg" in logged and "the third card has no name" in logged
    assert "wrong with the game" in await world.refused(ann.slash(hall, "play", game=GAME))
    assert {c["value"] for c in await ann.autocomplete(hall, "play", "game", "")} == {"toy", "root", "l5r-ccg"}
    await world.lobby()
    assert "Banish All Doubt" in await told(ann, hall, "card", name="Banish All Doubt")
    assert "Bow" in await told(ann, hall, "rules", term="bow", game=GAME)
    deck = {"file": ("deck.txt", b"3 Banzai!"), "game": GAME}
    assert "wrong with my data about the cards" in await world.refused(ann.slash(hall, "deck check", **deck))


async def test_a_game_whose_decks_cannot_be_read_opens_no_lobby(without_packs: None, world: World) -> None:
    """Otherwise a lobby would open in which no deck could be chosen. The game is not suggested, and it has its name."""
    world.expects_errors = True
    read = await world.refused(world.ann.slash(world.hall, "play", game=GAME))
    assert "wrong with the game “Legend of the Five Rings: The Card Game”" in read and GAME not in read
    suggested = await world.ann.autocomplete(world.hall, "play", "game", "")
    assert {choice["value"] for choice in suggested} == {"toy", "root", "l5r-ccg"}
