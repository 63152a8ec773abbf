"""A panel keeps its form while its player picks: no pick turns buttons into a list, or moves the buttons above it."""

from typing import Any

import pytest
from discord import ui

from bot.controls.fit import GAP, SELECT, pixels
from bot.panels.panel import panel_page
from bot.panels.question import Question, asked_of
from bot.tables import Table
from bot.words import COMPLETE, Tongue, Words

from .panel_heights import kinds_of, table_of

EMPTY = SELECT + GAP
KINDS = [
    *(("l5r-lcg", kind) for kind in ("declaring", "covert", "action", "defenders", "held off")),
    ("root", "decree of doubles"),
    *(("l5r-ccg", kind) for kind in ("commit", "overpaying")),
]


def form(table: Table, seat: int, say: Tongue) -> list[tuple[str, int]]:
    """Return the kind of each row of answers, and where the row begins beneath the text.

    Lists grow with their picks.
    """
    found, top, grown = [], 0, 0
    for item in panel_page(table, seat, say).children:
        children: list[Any] = [getattr(child, "item", child) for child in getattr(item, "children", ())]
        if any(":confirm:" in child.custom_id for child in children):
            return found
        if not children:
            continue
        found.append((f"{len(children)} of {type(children[0]).__name__}", top - grown))
        high = pixels([item])
        grown += high - EMPTY if isinstance(children[0], ui.Select) and children[0].max_values > 1 else 0
        top += high
    raise AssertionError("the panel has no button to confirm")


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_no_pick_moves_a_button_or_turns_it_into_a_list(game: str, kind: str, language: str) -> None:
    table, seat = table_of(kinds_of(game)[kind]())
    prompt, say = table.prompt_for(seat), Words.load()[language]
    assert prompt is not None
    opened = form(table, seat, say)
    several = {group.name for group in prompt.groups if group.most > 1}
    options = [option for option in prompt.options if option.group in several and not option.alone]
    assert options
    for option in options:
        table.draft(seat).toggle(prompt, option.key)
        assert form(table, seat, say) == opened, option.key


def test_the_button_to_attack_is_as_short_before_an_attacker_is_picked() -> None:
    table, seat = table_of(kinds_of("l5r-lcg")["declaring"]())
    labels = [getattr(child.item, "label", "") for row in panel_page(table, seat, Words.load()["en"]).children
              for child in getattr(row, "children", ())]  # fmt: skip
    assert "Attack with 0" in labels


def test_the_line_about_missing_picks_says_at_last_that_the_answer_is_complete() -> None:
    table, seat = table_of(kinds_of("l5r-lcg")["declaring"]())
    prompt, say = table.prompt_for(seat), Words.load()["en"]
    assert prompt is not None and "Still to choose: Attackers" in told(table, seat)
    attacker = next(option.key for option in prompt.options if option.group == "attackers")
    table.draft(seat).toggle(prompt, attacker)
    assert "Still to choose" not in told(table, seat) and say("nothing-lacking") in told(table, seat)


def told(table: Table, seat: int) -> str:
    texts = [item for item in panel_page(table, seat, Words.load()["en"]).children if isinstance(item, ui.TextDisplay)]
    return "\n".join(text.content for text in texts)


@pytest.mark.parametrize("room", range(20, 34))
def test_the_answers_have_the_form_that_everything_picked_needs_however_many_parts_are_left(room: int) -> None:
    """With picks there is one button more, *Clear*."""
    table, seat = table_of(kinds_of("l5r-lcg")["declaring"]())
    prompt = table.prompt_for(seat)
    assert prompt is not None
    question = asked_of(table, prompt, table.scene(seat, Words.load()["fr"]))

    def answers(one: Question) -> list[tuple[str, int]]:
        rows = [[getattr(child, "item", child) for child in row.children] for row in one.controls(room)]
        kinds = [(type(row[0]).__name__, len(row)) for row in rows]
        last = next(n for n, row in enumerate(rows) if any(":confirm:" in child.custom_id for child in row))
        return kinds[:last]

    assert answers(question) == answers(question.full)
