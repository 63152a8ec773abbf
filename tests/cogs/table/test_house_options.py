"""Options that every game has: they are in every lobby, last for the match and its rematch, and are in no header."""

from dataclasses import replace
from typing import Any

import pytest

from bot.controls.fit import shown_closed
from bot.games import faces
from bot.tables.computers.levels import LEVELS
from bot.tables.house_options import CHOICES, lobby_options
from bot.tables.seats.leaving import resign
from bot.words import COMPLETE, Words

from ...conftest import World
from ...simkit import controls, found_id, labels, speaks, text_of


async def seated(world: World, undo: str = "", log: str = "") -> Any:
    """Let Ann choose these options, and let Ann and Bob start a match; return its message."""
    message = await world.lobby()
    for name, choice in (("house-undo", undo), ("house-log", log)):
        if choice:
            await world.choose(world.ann, message, name, choice)
    await world.bob.click(message, label="Join")
    picker = await world.bob.click(message, label="Choose deck")
    await world.bob.select(picker.response, ["blue"])
    await world.ann.click(message, label="Start")
    return message


async def bids(world: World, message: Any) -> tuple[Any, Any]:
    """Let Ann and Bob bid, and Ann discard nothing; return their panels."""
    anns, bobs = await world.panel(world.ann, message), await world.panel(world.bob, message)
    anns = (await world.ann.click(anns, label="4")).response
    bobs = (await world.bob.click(bobs, label="2")).response
    return anns, bobs


async def scores(world: World) -> list[int]:
    match = (await world.bot.tables.get(1)).match
    assert match is not None
    found: list[int] = match.table.scores
    return found


async def test_the_lobby_shows_them_with_the_usual_choice_first(world: World) -> None:
    page = await world.lobby_settings(world.ann, await world.lobby())
    shown = {c["custom_id"]: c["options"] for c in controls(page) if ":setting:" in c["custom_id"]}
    assert list(shown) == [f"tea:setting:1:house-{name}" for name in ("undo", "log", "advice", "pace")]
    for name, choices in list(CHOICES.items())[:4]:
        options = shown[f"tea:setting:1:{name}"]
        assert [option["value"] for option in options] == list(choices)
        assert [bool(option.get("default")) for option in options] == [n == 0 for n in range(len(choices))]


async def test_an_outsider_and_an_invented_choice_are_refused(world: World) -> None:
    message = await world.lobby()
    refused = await world.refused(world.choose(world.bob, message, "house-undo", "never"))
    assert "seat" in refused and (await world.bot.tables.get(1)).seating.choices["house-undo"] == "free"


async def test_every_pace_says_what_its_numbers_mean(world: World) -> None:
    page = await world.lobby_settings(world.ann, await world.lobby())
    (pace,) = (c["options"] for c in controls(page) if c["custom_id"].endswith(":house-pace"))
    assert all(option.get("description") for option in pace)
    assert pace[4]["description"] == "over days: 3 days each, and each turn adds 12 hours"


async def test_a_refused_choice_does_not_stay_on_the_page(world: World) -> None:
    page = await world.lobby_settings(world.bob, await world.lobby())
    refused = await world.bob.select(page, ["never"], custom_id=found_id(page, ":house-undo"))
    assert "not seated" in text_of(refused.response)
    (undo,) = (c["options"] for c in controls(refused.response) if c["custom_id"].endswith(":house-undo"))
    assert [option["value"] for option in undo if option.get("default")] == ["free"]


async def test_the_page_has_no_lists_once_the_match_has_started(world: World) -> None:
    message = await world.lobby(game="l5r-lcg", deck="crane-starter")
    page = await world.lobby_settings(world.ann, message)
    message = (await world.ann.click(message, label="Add the computer")).response
    await world.ann.click(message, label="Start")
    late = await world.ann.select(page, ["never"], custom_id=found_id(page, ":house-undo"))
    assert "already started" in text_of(late.response) and "Take-backs: free" in text_of(late.response)
    assert not controls(late.response)


async def test_the_header_knows_nothing_of_them(world: World) -> None:
    await seated(world, "never", "players")
    table = await world.bot.tables.get(1)
    assert table.saved.header is not None and "house" not in str(table.saved.header.facts())
    assert not any(name.startswith("house-") for name in table.seating.gathering().settings)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_closed_list_of_a_lobby_shows_its_whole_choice(language: str) -> None:
    say = Words.load()[language]
    for face in faces():
        lines = [
            say("labelled", name=one.name, text=text)
            for one in lobby_options(face, say)
            for text in one.choices.values()
        ]
        assert [line for line in lines if not shown_closed(line)] == []
    levels = [say("labelled", name=say("level-all"), text=say(f"level-{level}")) for level in LEVELS]
    assert [line for line in levels if not shown_closed(line)] == []


def test_no_game_has_an_option_of_that_name() -> None:
    say = Words.load()["en"]
    assert not [one.id for face in faces() for one in face.lobby_options(say) if one.id.startswith("house-")]


# Taking decisions back.


async def test_by_default_a_button_takes_the_own_answer_back(world: World) -> None:
    message = await seated(world)
    anns = (await world.ann.click(await world.panel(world.ann, message), label="4")).response
    assert "Take back" in labels(anns) and "Take-backs" not in text_of(anns)
    await world.ann.click(anns, label="Take back")
    assert (await world.bot.tables.get(1)).waiting() == (0, 1)


async def test_a_table_can_require_consent_to_take_back_even_ones_own_answer(world: World) -> None:
    message = await seated(world, "asked")
    anns = (await world.ann.click(await world.panel(world.ann, message), label="4")).response
    assert "Take back" not in labels(anns)
    assert "Take-backs: if all agree" in text_of(anns) and "Take-backs" in world.read(message)
    await world.restart()
    question = (await world.ann.slash(world.hall, "match undo")).response
    assert not question.ephemeral and (await world.bot.tables.get(1)).waiting() == (1,)
    await world.bob.click(question.message, label="Agree")
    assert (await world.bot.tables.get(1)).waiting() == (0, 1)


async def test_an_old_button_asks_nobody_and_takes_nothing_back(world: World) -> None:
    message = await seated(world, "asked")
    await world.ann.click(await world.panel(world.ann, message), label="4")
    table = await world.bot.tables.get(1)
    forged = await world.forge(f"tea:back:1:{table.stamp}")
    assert "other players agree" in await world.refused(world.ann.click(forged, label="0"))
    assert table.waiting() == (1,)


async def test_alone_with_the_computer_nobody_need_be_asked(world: World) -> None:
    message = await world.lobby()
    await world.choose(world.ann, message, "house-undo", "asked")
    await world.ann.click(message, label="Add the computer")
    await world.ann.click(message, label="Start")
    await world.ann.click(await world.panel(world.ann, message), label="4")
    answer = (await world.ann.slash(world.hall, "match undo")).response
    assert answer.ephemeral and "is taken back" in text_of(answer)


NEVER = {
    "en": "No decision can be taken back at this table",
    "fr": "aucune décision ne peut être annulée",
    "pl": "się nie cofa",
}


@pytest.mark.parametrize("language", COMPLETE)
async def test_a_table_that_never_allows_taking_back_refuses_it_in_words(world: World, language: str) -> None:
    message = await seated(world, "never")
    await bids(world, message)
    speaks(world.ann, language)
    assert NEVER[language] in await world.refused(world.ann.slash(world.hall, "match undo"))
    stamp = (await world.bot.tables.get(1)).stamp
    forged = await world.forge(f"tea:back:1:{stamp}", f"tea:undo:1:{stamp}:0:yes", f"tea:goback:1:{stamp}:yes")
    assert NEVER[language] in await world.refused(world.ann.click(forged, label="0"))
    assert NEVER[language] in await world.refused(world.ann.click(forged, label="2"))
    speaks(world.bob, language)
    assert NEVER[language] in await world.refused(world.bob.click(forged, label="1"))
    assert await scores(world) == [4, 2]


async def test_a_rematch_keeps_the_choices(world: World) -> None:
    await seated(world, "never", "players")
    table = await world.bot.tables.get(1)
    await table.close()
    seats = [replace(seat) for seat in table.saved.seats]
    again = await world.bot.tables.reopen(table, world.ann.id, seats)
    await world.restart()
    kept = (await world.bot.tables.get(again.id)).seating.choices
    assert {**kept, "house-undo": "never", "house-log": "players"} == kept


# Reading the log.

PLAYERS = {"en": "only its players may read the log", "fr": "seuls les joueurs", "pl": "tylko gracze"}


@pytest.mark.parametrize("language", COMPLETE)
async def test_onlookers_do_not_read_the_log_where_it_is_for_the_players(world: World, language: str) -> None:
    message = await seated(world, log="players")
    speaks(world.cleo, language)
    forged = await world.forge("tea:log:1", "tea:leaf:1:0:a")
    for press in (
        world.cleo.slash(world.hall, "match log"),
        world.cleo.click(forged, label="0"),
        world.cleo.click(forged, label="1"),
    ):
        assert PLAYERS[language] in await world.refused(press)
    assert "Log, page" in text_of((await world.bob.click(message, label="Log")).response)


async def test_usually_everybody_reads_the_log(world: World) -> None:
    message = await seated(world)
    assert "page" in text_of((await world.cleo_in_english().click(message, label="Log")).response)


async def test_everybody_reads_the_log_of_a_match_that_is_over(world: World) -> None:
    message = await seated(world, log="players")
    table = await world.bot.tables.get(1)
    await resign(table, world.bob.id)
    assert table.saved.state == "over"
    assert "page" in text_of((await world.cleo_in_english().click(message, label="Log")).response)
