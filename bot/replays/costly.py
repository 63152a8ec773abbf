"""The decisions that cost a player most in a finished match, in words, with a way to continue from there."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.controls.control import Items, Page, button, layout, rows, texts
from bot.controls.fit import GOAL, pixels
from bot.games import Scene
from bot.games.scene import answer_in_full, reason_in_words
from bot.panels.buttons.moments import ALONE, GoOn, TurnCostly, opening
from bot.replays.replay import Replay
from bot.tables import Table
from bot.tables.computers.looking_back import Progress
from bot.tables.views import view_of
from bot.words import Tongue
from engine.kernel.match import Match
from engine.players.advice import STEADY
from engine.players.review import Costly

FIRST: Final = 0  # the first screen


def looking_page(say: Tongue) -> Page:
    """Return the page that says that a look back has begun and that the player can go on meanwhile."""
    return told_page(f"### {say('costly-title', count=0)}\n⏳ {say('costly-begun')}")


def told_page(text: str) -> Page:
    """Return a page with a text alone."""
    return Page(layout(texts([text])))


def costly_page(
    table: Table,
    seat: int,
    found: Sequence[Match],
    say: Tongue,
    replay: Replay,
    progress: Progress,
    at: int = 0,
) -> Page:
    """Return the page about a seat's worst decisions, each with its turn or round, and with a way to that moment.

    ``found`` holds the match before each of these decisions. If the decisions do not fit a phone together, the page
    shows those of the screen ``at``, and leads to the others. While the look back goes on, it shows the first screen
    alone.
    """
    title = f"### {say('costly-title', count=len(found))}"
    told = _told(progress, say)
    if not found:
        return told_page("\n".join(line for line in (title, told, say("costly-none") if progress.over else "") if line))
    head, foot = texts([f"{title}\n{told}".rstrip()]), texts([f"-# {say('costly-how')}"])
    ranked = enumerate(zip(progress.worst, found, strict=True), 1)
    decisions = [_decision(table, seat, (number, cost), match, say, replay) for number, (cost, match) in ranked]
    # Every screen has room for both buttons, although the first screen and the last one show only one of them.
    screens = _screens(decisions, [*head, *foot, *_turning(table, say, back=FIRST, on=FIRST)])
    at = min(at, len(screens) - 1) if progress.over else FIRST
    turning: Items = []
    if progress.over:
        last = len(screens) - 1
        turning = _turning(table, say, back=at - 1 if at > FIRST else None, on=at + 1 if at < last else None)
    return Page(layout([*head, *screens[at], *foot, *turning]))


def _told(progress: Progress, say: Tongue) -> str:
    """Return how far a look back has come, or that it ran out of time; an empty text if it judged every decision."""
    if not progress.over:
        return f"⏳ {say('costly-going-on', looked=progress.looked, total=progress.total)}"
    return say("costly-partly", looked=progress.looked, total=progress.total) * (progress.looked < progress.total)


def _screens(decisions: Sequence[Items], around: Items) -> list[Items]:
    """Return the decisions on as few screens as possible, each low enough for a phone with the parts ``around``."""
    screens: list[Items] = [[]]
    for items in decisions:
        if screens[-1] and pixels([*around, *screens[-1], *items]) > GOAL:
            screens.append([])
        screens[-1] = [*screens[-1], *items]
    return screens


def _turning(table: Table, say: Tongue, *, back: int | None, on: int | None) -> Items:
    """Return the buttons that lead to the screen before and to the screen after."""
    ways = ((say("button-page-back"), back), (say("button-page-on"), on))
    return rows([button(label, TurnCostly(table.id, other)) for label, other in ways if other is not None])


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
    """Return why an adept's answer would have been better, or an empty text if there was no time to find out."""
    return say("costly-whole") if cost.reason == STEADY else reason_in_words(say, cost.better, cost.reason)
