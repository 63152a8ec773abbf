"""Hidden cards are swapped, and no message of the bot changes: a short run of ``python -m tests.secrets``."""

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from bot.panels import clocks
from bot.puzzles.pages import riddle_page
from bot.puzzles.riddle import PUZZLE, Riddle
from bot.tables import Table
from bot.tables.play import Play
from bot.trouble import Trouble
from engine.fuzzing.probe import find_probe
from engine.kernel.match import Match
from engine.kernel.rng import Stream, commitment
from engine.puzzles.puzzle import Puzzle, kept, match_of

from . import leaving
from .exchange import GAMES, Found, run_games
from .leaving import table_of, tongue, written


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_sent_depends_on_hidden_facts(game: str) -> None:
    found = Found()
    run_games((game,), "short", 5, found)
    assert not found.leaks
    assert found.positions[game] == 5 and found.later[game] and found.compared["panel"] >= 5


def all_hands(table: Table) -> str:
    """Return a value that changes with every hand, so nothing may send it."""
    assert table.match is not None
    opened = table.match.game.open_view(table.match.table)
    return commitment(repr([player["hand"] for player in opened["players"]]))


def with_open_cards(*given: Any) -> Any:
    """Return pictures of the table with all cards face up."""
    table, say = given[0], given[-1]
    scene = table.scene(None, say)
    opened = {**scene.view, **table.match.game.open_view(table.match.table), "viewer": None}
    return table.face.pictures(dataclasses.replace(scene, view=opened))


def telling(play: Play, *given: Any) -> Any:
    """Return a refusal that reveals all hands."""
    raise Trouble("trouble-hands-open-already", rounds=all_hands(play.table))


# The function that is made to reveal too much, and the check that finds it.
LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "panel": lambda patch: patch.setattr("bot.panels.panel.private_news", lambda table, *given: [all_hands(table)]),
    "public message as text": lambda patch: patch.setattr("bot.panels.pages.came_from", lambda t, s: [all_hands(t)]),
    "public pictures": lambda patch: patch.setattr(leaving, "public_sketches", with_open_cards),
    "notice": lambda patch: patch.setattr(clocks, "link_of", all_hands),
    "refusal": lambda patch: patch.setattr(Play, "asked", telling),
}


@pytest.mark.parametrize("what", LEAKS)
def test_a_message_that_reveals_too_much_is_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[what](monkeypatch)
    found = Found()
    run_games(("l5r-lcg",), "leaky", 4, found)
    assert found.leaks and any(f"sent: {what}" in leak for leak in found.leaks)


def test_a_leak_of_hidden_cards_by_a_look_ahead_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A panel that offers a second question only where no opponent could act reveals the opponent's hand."""
    monkeypatch.setattr("bot.panels.panel.private_news", lambda table, seat, scene: [others_could(table, seat)])
    found = Found()
    run_games(("l5r-lcg",), "ahead", 8, found)
    assert any("sent: panel" in leak for leak in found.leaks)


def others_could(table: Table, seat: int) -> str:
    """Return how many options each of the other players has now."""
    assert table.match is not None
    return str([len(prompt.options) for prompt in table.match.pending if prompt.seat != seat])


# Puzzles: hands are open, the next cards of the decks are not.


def solved_by(game: str, puzzle: Puzzle, match: Match) -> str:
    """Return the message in which somebody solves a puzzle."""
    table = table_of(match, ["always"] * len(match.header.seats))
    table.saved.settings[PUZZLE] = puzzle.id
    riddle = Riddle(table.store, table.saved, match)
    return written(riddle_page(riddle, tongue("en"), None, []))


def next_cards(match: Match, seat: int) -> Any:
    """Return a plan that swaps cards of one deck: nobody sees those, even with open hands."""
    plan = find_probe(match.header.game).exchanges(match, seat, Stream(3)) or []
    decks = [pair for pair in plan if alike(*pair)]
    return decks or None


def alike(one: Any, other: Any) -> bool:
    """Tell whether both cards are in one deck."""
    if getattr(one, "seat", None) is None and getattr(other, "seat", None) is None:
        return hasattr(one, "pile") and hasattr(other, "pile")
    return "deck" in str(getattr(one, "pile", "")) and one[:2] == other[:2]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_does_not_tell_what_will_be_drawn(game: str) -> None:
    compared = 0
    for puzzle in kept(game).puzzles:
        match = match_of(game, puzzle)
        plan = next_cards(match, puzzle.seat)
        if plan is None:
            continue
        twins = (match.fork(), match.fork())
        for number, twin in enumerate(twins):
            find_probe(game).exchange(twin, plan, really=bool(number))
        one, other = (solved_by(game, puzzle, twin) for twin in twins)
        assert one == other
        compared += 1
    assert compared
