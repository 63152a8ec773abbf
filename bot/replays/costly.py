"""The decisions that cost a player most in a finished match, in words, with a way to continue from there."""

from collections.abc import Sequence
from functools import partial

from bot.controls.control import Items, Page, button, layout, rows, texts
from bot.controls.fit import GOAL, pixels
from bot.games import Scene
from bot.games.scene import answer_in_full, reason_in_words
from bot.panels.buttons.moments import ALONE, GoOn, TurnCostly, opening
from bot.replays.replay import Replay
from bot.tables import Table
from bot.tables.views import view_of
from bot.words import Tongue
from engine.kernel.match import Match
from engine.players.advice import STEADY
from engine.players.review import Costly


def costly_page(
    table: Table, seat: int, found: Sequence[tuple[Costly, Match]], say: Tongue, replay: Replay, at: int = 0
) -> Page:
    """Return the page about a seat's decisions, each with its turn or round, and with a way to the moment before it.

    If the decisions do not fit a phone together, the page shows those of the screen ``at``, and leads to the others.
    """
    title = f"### {say('costly-title', count=len(found))}"
    if not found:
        return Page(layout(texts([f"{title}\n{say('costly-none')}"])))
    head, foot = texts([title]), texts([f"-# {say('costly-how')}"])
    decisions = [
        _decision(table, seat, (number, cost), match, say, replay) for number, (cost, match) in enumerate(found, 1)
    ]
    screens = _screens(decisions, [*head, *foot, *_turning(table, say, 1, 3)])
    at = min(at, len(screens) - 1)
    return Page(layout([*head, *screens[at], *foot, *_turning(table, say, at, len(screens))]))


def _screens(decisions: Sequence[Items], around: Items) -> list[Items]:
    """Return the decisions on as few screens as possible, each low enough for a phone with what stands ``around``."""
    screens: list[Items] = [[]]
    for items in decisions:
        if screens[-1] and pixels([*around, *screens[-1], *items]) > GOAL:
            screens.append([])
        screens[-1] = [*screens[-1], *items]
    return screens


def _turning(table: Table, say: Tongue, at: int, count: int) -> Items:
    """Return the buttons that lead to the screens before and after the screen ``at`` of some screens."""
    back, on = say("button-page-back"), say("button-page-on")
    return rows(
        [
            button(label, TurnCostly(table.id, other))
            for label, other in ((back, at - 1), (on, at + 1))
            if 0 <= other < count
        ]
    )


def _decision(table: Table, seat: int, ranked: tuple[int, Costly], match: Match, say: Tongue, replay: Replay) -> Items:
    """Return a decision with its rank, its turn or round, a better answer, and the way to the moment before it."""
    (number, cost), prompt = ranked, match.prompt_for(seat)
    if prompt is None:
        return []
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
    return [*texts(["\n".join(line for line in lines if line)]), *rows([look, on])]


def _reason(cost: Costly, say: Tongue) -> str:
    """Return why an adept's answer would have been better. Nothing if there was no time to find the reason."""
    return say("costly-whole") if cost.reason == STEADY else reason_in_words(say, cost.better, cost.reason)
