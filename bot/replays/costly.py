"""The decisions that cost a player most in a finished match, in words, with a way to continue from there."""

from collections.abc import Sequence
from functools import partial

from bot.controls.control import Items, Page, button, layout, rows, texts
from bot.games import Scene
from bot.games.scene import answer_in_full, called
from bot.panels.buttons.moments import ALONE, GoOn, opening
from bot.replays.replay import Replay
from bot.tables import Table
from bot.tables.views import view_of
from bot.words import Tongue
from engine.kernel.match import Match
from engine.players.advice import STEADY
from engine.players.review import Costly


def costly_page(table: Table, seat: int, found: Sequence[tuple[Costly, Match]], say: Tongue, replay: Replay) -> Page:
    """Return the page about a seat's decisions, each with its turn or round, and with a way to the moment before it."""
    if not found:
        return Page(layout(texts([f"### {say('costly-title', count=0)}\n{say('costly-none')}"])))
    items: Items = texts([f"### {say('costly-title', count=len(found))}"])
    for number, (cost, match) in enumerate(found, 1):
        prompt = match.prompt_for(seat)
        if prompt is None:
            continue
        scene = Scene(say.of(table.saved.game), table.seating.shown_names(say), view_of(match, seat))
        made, told = table.saved.log[cost.row].keys, partial(answer_in_full, table.face, prompt, scene)
        when = replay.heading(replay.nearest(cost.row), scene)
        lines = [
            f"**{number}. {table.face.question(prompt, scene)}**",
            f"-# {when}" if when else "",
            say("costly-made", what=told(made)),
            say("costly-better", what=told(cost.better), loss=max(1, round(100 * cost.loss))),
            _reason(cost, scene.say),
        ]
        look = button(say("button-costly-look"), opening(table.id, cost.row))
        on = button(say("button-continue"), GoOn(table.id, cost.row, "decision", str(seat), seat, ALONE))
        items += [*texts(["\n".join(line for line in lines if line)]), *rows([look, on])]
    return Page(layout([*items, *texts([f"-# {say('costly-how')}"])]))


def _reason(cost: Costly, say: Tongue) -> str:
    """Return why an adept's answer would have been better. Nothing if there was no time to find the reason."""
    return say("costly-whole") if cost.reason == STEADY else called(say, f"advice-{cost.reason}")
