"""Pictures of the card game by name, one for every state: to look at, to measure, and to compare with golden ones."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from bot.games.l5r_lcg.figures import figures
from bot.games.l5r_lcg.names import GAME
from bot.games.l5r_lcg.pictures import (
    cards_sketch,
    chart_sketch,
    closing_sketch,
    conflict_sketch,
    hand_sketch,
    table_sketch,
)
from bot.games.l5r_lcg.scene import Scene, View
from bot.pictures.l5r_lcg import examples
from bot.pictures.render import Sketch
from bot.words import COMPLETE, Tongue, Words

NAMES = ("Hana", "Kenji")
LONG = ("Wilhelmina Krystyna", "Maximilien-François")


def sketches() -> Iterator[tuple[str, Sketch]]:
    """Yield every picture by name, in every language."""
    for language in COMPLETE:
        say = Words.load()[language].of(GAME)
        yield f"beginning-table-{language}", table_sketch(_scene(say, NAMES, examples.beginning()))
        for state, names in ((examples.conflict, NAMES), (examples.crowded, LONG)):
            scene = _scene(say, names, state())
            yield f"{state.__name__}-{language}", conflict_sketch(scene)
            yield f"{state.__name__}-table-{language}", table_sketch(scene)
        yield f"home-table-{language}", table_sketch(_scene(say, LONG, examples.home()))
        over = _scene(say, NAMES, examples.over())
        yield (
            f"closing-{language}",
            closing_sketch(over, say("ending-conquest", winner=NAMES[1]), (1,), figures(examples.RECORDS, over)),
        )
        yield f"hand-{language}", hand_sketch(_scene(say, NAMES, with_hand()))
        yield f"phases-{language}", chart_sketch(say, "3.2.2")
        yield f"clans-{language}", cards_sketch(examples.clans(), say, "clans", "")


def _scene(say: Tongue, names: Sequence[str], view: dict[str, Any]) -> Scene:
    """Return a scene of an example."""
    return Scene(say, names, cast(View, view))


def with_hand() -> dict[str, Any]:
    """Return a table with a full hand."""
    shown = examples.beginning()
    shown["players"][0]["hand"] = [examples.card(card) for card in examples.HAND]
    return shown
