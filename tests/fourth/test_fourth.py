"""A game with only rules, words and a face works everywhere: in the fuzzer, for programs, at a table on Discord."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.words import Words
from engine.__main__ import main
from engine.cli.perft import count_all
from engine.kernel.game import new_header
from engine.kernel.games import enter, withdraw
from engine.kernel.match import Match

from ..conftest import World
from ..engine_cli.served import Server
from ..simkit import controls, labels, speaks, text_of

HERE = Path(__file__).parent
NAME = "fourth"


@pytest.fixture(autouse=True)
def fourth_game() -> Iterator[None]:
    enter(NAME, rules="tests.fourth.rules:Pebbles", face="tests.fourth.face:PebblesFace", words=HERE / "words")
    yield
    withdraw(NAME)


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_it_passes_the_checks_of_the_fuzzer(seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", NAME, "--seats", seats, "--games", "30", "--every", "3"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("games: 30, ")
    assert "not checked: table, named cards, hidden, position, undo reveals nothing, interference, coverage" in told
    assert "interference 1" not in told and "answers compared" not in told and "covered" not in told


def test_it_is_served_and_counted() -> None:
    server = Server()
    state = server.ask("start", game=NAME, seats=3)
    assert state["waiting"] == [0]
    state = server.ask("answer", seat=0, keys=["take:moss", "take:moss", "take:rain"])
    assert state["records"][0]["facts"] == {"player": 0, "count": 3}
    # The ways to take one, two or three pebbles from three bowls that each hold enough: 3 + 6 + 10.
    assert count_all(Match.start(new_header(NAME, "s", [{}] * 2)), 1)[0].answers == 19


# At a table on Discord: the game has no word outside its folder.

TAKEN = {"en-US": "Take one to three pebbles.", "fr": "Prenez un à trois cailloux.", "pl": "Weź od jednego do trzech"}


async def opened(world: World, **options: Any) -> Any:
    """Return Ann and Bob at a table; neither has anything to bring."""
    message = (await world.ann.slash(world.hall, "play", game=NAME, **options)).response.message
    if not options:
        await world.bob.click(message, label="Join")
    await world.ann.click(message, label="Start")
    return message


async def answer(who: Any, panel: Any) -> Any:
    """Take as much as possible from the first bowl that is not empty. Keep the stones."""
    while not any(label in labels(panel) for label in ("Keep my stones", "Garder mes pierres")):
        pressed = [c for c in controls(panel) if not c.get("disabled")]
        more = [c for c in pressed if c.get("label") == "+"]
        verbs = {c["custom_id"].split(":")[1]: c for c in pressed if "custom_id" in c}
        if not more and "confirm" not in verbs:
            return panel
        chosen = more[0] if more else verbs["confirm"]
        panel = (await who.click(panel, custom_id=chosen["custom_id"])).response
    keep = next(label for label in labels(panel) if label in ("Keep my stones", "Garder mes pierres"))
    return (await who.click(panel, label=keep)).response


async def test_it_is_played_to_its_end_at_a_table(world: World) -> None:
    message = await opened(world)
    table = await world.bot.tables.get(1)
    assert "Pebbles" in world.read(message) and "Moss 4 · Rain 3 · Smoke 3" in world.read(message)
    people = (world.ann, speaks(world.bob, "fr"))
    for _ in range(12):
        if table.saved.state != "playing":
            break
        (seat,) = table.waiting()
        panel = await world.panel(people[seat], message)
        # The last pebble is taken automatically: then the question about stones follows at once.
        assert any(words in text_of(panel) for words in (("Take one", "Lay a"), ("Prenez un", "Poser une"))[seat])
        assert ("Your stones:" if seat == 0 else "Vos pierres") in text_of(panel)
        await answer(people[seat], panel)
    ending = world.read(message)
    assert "has most." in ending or "share the victory." in ending
    log = text_of((await world.ann.click(message, label="Log")).response)
    assert "Ann takes 3 pebbles." in log and "Bob takes" in log


@pytest.mark.parametrize("language", TAKEN)
async def test_it_speaks_every_language_against_computers(world: World, language: str) -> None:
    message = await opened(world, computers=2)
    panel = await world.panel(speaks(world.ann, language), message)
    assert TAKEN[language] in text_of(panel)


def test_the_card_game_keeps_its_own_words_beside_it() -> None:
    """Both games have a message `record-draw`: each uses its own words."""
    say = Words.load()["en"]
    own, other = say.of(NAME), say.of("l5r-lcg")
    assert own("record-draw", player="Ann", stone=7) == "Ann draws stone 7 from the bag."
    assert other.has("record-draw") and "bag" not in other("record-draw", player="Ann", amount=1, cards="a card")
    assert own.has("bowl-moss") and not say.has("bowl-moss") and not other.has("bowl-moss")
