"""Three people type any command and press any control that they see. The bot answers each, and nothing fails.

The command ``TEAHOUSE_MONKEYS=200 pytest tests/cogs/test_monkey.py`` runs 200 such groups, each with its own seed.
"""

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.words import COMPLETE

from ..conftest import World
from ..simkit import controls, speaks
from .conftest import start_lcg

MONKEYS = int(os.environ.get("TEAHOUSE_MONKEYS", "6"))
ACTS = 300
FILES = sorted((Path(__file__).parents[1] / "decks" / "files").glob("*/*.txt"))
WORDS = (
    "duel",
    "gloire",
    "krąg",
    "banzai",
    "law 4.3",
    "@everyone",
    "\u202eabc",
    "**",
    "zzz",
    "x" * 120,
    "9",
    "<@1>",
    "vagabond",
)
GAMES = ("l5r-lcg", "root", "l5r-ccg")
FORMS = ("casual", "tournament-1.5", "one-core-box", "crimson-and-jade", "vintage")
DECKS = ("crane-starter", "lion-tournament", "red", "blue", "Mine", "Yours", "no deck", "marquise", "naga-1997")


def commands(chance: Random) -> tuple[str, dict[str, Any]]:
    """Return a command with some of its options."""
    word, game, form = chance.choice(WORDS), chance.choice(GAMES), chance.choice(FORMS)
    deck, file = chance.choice(DECKS), ("deck.txt", chance.choice(FILES).read_bytes())
    asked: list[tuple[str, dict[str, Any]]] = [
        ("play", {"game": chance.choice((*GAMES, "toy")), "deck": deck, "format": form, "computers": 1}),
        ("play", {"game": chance.choice((*GAMES, "toy")), "deck": deck}),
        *((f"match {name}", {}) for name in ("show", "log", "resign", "undo", "close")),
        ("rules", {"term": word, "game": game}),
        ("rules", {"term": word}),
        ("faq", {"query": word}),
        ("timing", {}),
        ("card", {"name": word, "game": game}),
        ("card", {"clan": chance.choice(("crane", "Grue", "naga", word))}),
        ("deck check", {"file": file, "format": form}),
        ("deck check", {"factions": "marquise, eyrie, " + word, "players": chance.randint(1, 6)}),
        ("deck save", {"name": chance.choice(("Mine", "Yours", word[:100])), "file": file}),
        ("deck list", {}),
        *((f"deck {name}", {"deck": deck}) for name in ("show", "share", "delete", "check")),
        ("deck compare", {"deck": deck, "second": chance.choice(DECKS)}),
        ("deck rename", {"deck": deck, "name": word[:100]}),
        ("deck save", {"name": "Pasted"}),
        ("settings me", {"language": chance.choice(COMPLETE), "table": "text"}),
        ("settings server", {}),
    ]
    name, options = chance.choice(asked)
    return name, {option: value for option, value in options.items() if chance.random() < 0.9 or option in NEEDED}


NEEDED = ("term", "name", "deck", "second")


async def press(who: Any, world: World, chance: Random) -> Any:
    """Press one of the controls that a person saw last. Return None if there is none."""
    seen = [m for room in (world.hall, world.garden) for m in room.history(viewer=who)[-8:]]
    pressable = [(m, c) for m in seen for c in controls(m) if not c.get("disabled") and "custom_id" in c]
    if not pressable:
        return None
    verbs = sorted({c["custom_id"].split(":")[1] for _, c in pressable})
    verb = chance.choice(verbs)  # choose the kind first, so that the most frequent kind does not get almost all presses
    message, control = chance.choice([(m, c) for m, c in pressable if c["custom_id"].split(":")[1] == verb])
    if control["type"] == 2:
        return await who.click(message, custom_id=control["custom_id"])
    values = [option["value"] for option in control["options"]]
    least, most = control.get("min_values", 1), min(control.get("max_values", 1), len(values))
    return await who.select(message, chance.sample(values, chance.randint(least, most)), custom_id=control["custom_id"])


async def fill(who: Any, opened: Any, chance: Random) -> None:
    """Fill in the fields of a modal."""
    text = chance.choice([*WORDS[:8], chance.choice(FILES).read_text(encoding="utf-8")])
    fields = [c for row in opened.modal["components"] for c in _inner(row) if c.get("type") == 4]
    values = {c["custom_id"]: text[: c.get("max_length", 4000)] for c in fields}
    await who.submit_modal(opened, values)


def _inner(row: dict[str, Any]) -> list[dict[str, Any]]:
    inner = row.get("component")
    return [inner] if inner else list(row.get("components", ()))


@pytest.mark.parametrize("seed", range(MONKEYS))
async def test_whatever_is_typed_and_pressed_is_answered(world: World, seed: int) -> None:
    chance = Random(seed)
    people = [world.ann, world.bob, speaks(world.cleo, chance.choice(("fr", "pl", "en-US")))]
    if seed % 2:
        await start_lcg(world)
    for number in range(ACTS):
        who, told = chance.choice(people), ""
        if chance.random() < 0.3:
            name, options = commands(chance)
            told = f"/{name} {options}"
            answer = await who.slash(chance.choice((world.hall, world.garden)), name, **options)
        else:
            answer = await press(who, world, chance)
        if answer is None:
            continue
        assert answer.acknowledged or answer.modal, (seed, number, told)
        if answer.modal:
            await fill(who, answer, chance)
