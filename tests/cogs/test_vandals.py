"""People press invalid buttons: old ones, those of other seats, the same one twice, and all of them after the end.

Three people play a test game in two channels in different languages. Any of them presses any button that was ever shown
to any of them. The bot answers every press in the language of the person who pressed, and nothing fails.
"""

from random import Random
from typing import Any

import pytest

from bot.words import COMPLETE, Words

from ..conftest import World
from ..simkit import controls, speaks, text_of
from .test_monkey import fill, press

GAMES = {
    "l5r-lcg": ("crane-starter", "lion-starter"),
    "root": ("marquise", "eyrie"),
    "l5r-ccg": ("lion-1997", "crab-1997"),
}
PRESSES = 36
LOCALES = ("en-US", "fr", "pl")
WORDS = Words.load()


async def started(world: World, room: Any, game: str) -> Any:
    """Let Ann and Bob start a match in a channel."""
    message = (await world.ann.slash(room, "play", game=game, deck=GAMES[game][0])).response.message
    picker = await world.bob.click(message, custom_id=_of(message, "deck"))
    await world.bob.select(picker.response, [GAMES[game][1]])
    await world.ann.click(message, custom_id=_of(message, "start"))
    return message


def _of(message: Any, verb: str) -> str:
    """Return the custom_id of a message's button of a kind."""
    return next(str(c["custom_id"]) for c in controls(message) if c["custom_id"].split(":")[1] == verb)


def shown(world: World, people: list[Any]) -> set[str]:
    """Return the custom_ids of all controls that anybody can press now."""
    seen = [m for room in (world.hall, world.garden) for who in people for m in room.history(viewer=who)[-8:]]
    return {str(c["custom_id"]) for m in seen for c in controls(m) if c["type"] == 2 and "custom_id" in c}


def refused_in(said: str) -> set[str]:
    """Return the languages in which the bot clearly refused a press."""
    return {language for language in COMPLETE if any(WORDS[language](key) in said for key in PLAIN)}


PLAIN = ("trouble-old-question", "trouble-not-seated", "trouble-over", "trouble-option-gone", "trouble-draft-lost")


@pytest.mark.parametrize("game", GAMES)
async def test_anybody_presses_every_button_that_was_ever_shown(world: World, game: str) -> None:
    chance, ever, refused = Random(game), set[str](), 0
    people = [speaks(who, locale) for who, locale in zip((world.ann, world.bob, world.cleo), LOCALES, strict=True)]
    locale = dict(zip((who.id for who in people), LOCALES, strict=True))
    for room in (world.hall, world.garden):
        await started(world, room, game)
    for number in range(PRESSES):
        who = chance.choice(people)
        ever |= shown(world, people)
        if number % 20 == 7:
            language = chance.choice(("en", "fr", "pl"))
            await who.slash(world.hall, "settings me", language=language)
            locale[who.id] = language
        if number % 6 == 5:
            refused += await again(world, chance, people, locale, sorted(ever))
        answer = await press(who, world, chance)
        if answer is not None:
            assert answer.acknowledged or answer.modal, number
            if answer.modal:
                await fill(who, answer, chance)
    for room in (world.hall, world.garden):
        await world.ann.slash(room, "match resign")
    ever |= shown(world, people)
    refused += await again(world, chance, people, locale, sorted(ever), 15)
    assert refused > 5


async def again(
    world: World, chance: Random, people: list[Any], locale: dict[int, str], ever: list[str], count: int = 3
) -> int:
    """Press some of the buttons that were shown, each twice. Return how many presses were refused in words."""
    refused = 0
    for custom_id in chance.sample(ever, min(count, len(ever))):
        posted = await world.forge(custom_id)
        for _ in range(2):
            message = next((m for m in world.hall.history() if m.id == posted.id), None)
            if message is None or custom_id not in {c["custom_id"] for c in controls(message)}:
                break  # the first press has replaced the page
            who = chance.choice(people)
            answer = await who.click(message, custom_id=custom_id)
            assert answer.acknowledged or answer.modal, custom_id
            if answer.modal:
                await fill(who, answer, chance)
            elif answer.response is not None:
                spoken = refused_in(text_of(answer.response))
                assert spoken <= {WORDS[locale[who.id]].language}, (custom_id, text_of(answer.response))
                refused += bool(spoken)
    return refused
