"""A question reveals nothing about hidden cards: cases that random games seldom reach."""

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match


def searching(deck: list[str], asked: tuple[int, ...]) -> Match:
    """Return a match in which seat 0 has just searched the top of its deck for an attachment."""
    side = {"characters": ["agasha-swordsmith"], "conflict_deck": deck, "dynasty_deck": ["otomo-courtier"]}
    other = {"conflict_deck": ["charge"] * 3, "dynasty_deck": ["otomo-courtier"]}
    position = {"step": "3.1-window", "to_act": 0, "players": [side, other]}
    match = Match.start(Header("l5r-lcg", "s", ({}, {}), options={"asked": list(asked)}, position=position))
    prompt = match.prompt_for(0)
    assert prompt is not None
    key = next(option.key for option in prompt.options if option.verb == "trigger")
    match.answer(0, [key])
    return match


def test_an_asked_seat_is_asked_although_its_search_finds_nothing() -> None:
    found = searching(["fine-katana"] * 6, (0, 1)).pending[0]
    nothing = searching(["banzai"] * 6, (0, 1)).pending[0]
    assert (found.seat, found.kind, found.rule, found.source and found.source.partition("#")[0]) == (
        nothing.seat, nothing.kind, nothing.rule, nothing.source and nothing.source.partition("#")[0]
    )  # fmt: skip
    assert nothing.kind == "search" and [option.key for option in nothing.options] == ["pass"]


@pytest.mark.parametrize("deck", [["fine-katana"] * 6, ["banzai"] * 6])
def test_other_seats_are_not_asked_for_nothing(deck: list[str]) -> None:
    kinds = [prompt.kind for prompt in searching(deck, ()).pending]
    assert ("search" in kinds) == (deck[0] == "fine-katana")
