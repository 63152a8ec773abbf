"""The optional rules of chapter 13 that the program can enforce."""

from typing import Any

import pytest

from engine.kernel.prompt import Refused
from engine.l5r_ccg.options import CHOICES, NO, YES
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.rules.test_setup import deck, started
from tests.l5r_ccg.scene import Scene, scene


def offering(count: int = 2, **options: Any) -> Scene:
    return started(*[deck()] * count, **{"offer-first": YES, **options})


def asked_first(game: Scene) -> tuple[int, str]:
    (prompt,) = game.match.open_prompts()
    return prompt.seat, prompt.kind


@proves("optional-honor-rules", "optional-rules")
def test_with_two_players_the_starting_player_may_sell_the_first_turn_for_one_honor() -> None:
    game = offering()
    first, kind = asked_first(game)
    honor = game.seats[first].honor
    assert kind == "offer-first"
    game.seats[first].does("offer")
    assert asked_first(game) == (1 - first, "accept-first")
    game.seats[1 - first].does("accept")
    assert game.table.active == 1 - first and game.seats[first].honor == honor + 1
    assert [record.kind for record in game.match.records].count("first-player") == 2


@proves("optional-honor-rules")
def test_an_offer_that_is_refused_brings_nothing() -> None:
    game = offering()
    first, _ = asked_first(game)
    honor = game.seats[first].honor
    game.seats[first].does("offer")
    game.seats[1 - first].does("refuse")
    assert game.table.active == first and game.seats[first].honor == honor


@proves("optional-honor-rules")
def test_the_starting_player_need_not_offer_the_first_turn() -> None:
    game = offering()
    first, _ = asked_first(game)
    game.seats[first].does("keep")
    assert game.table.active == first and game.table.turn == 1


@proves("optional-honor-rules")
def test_with_three_players_nobody_offers_it() -> None:
    assert asked_first(offering(3))[1] != "offer-first"


@proves("optional-rules")
def test_nothing_of_chapter_thirteen_counts_unless_it_was_chosen() -> None:
    game = started()
    assert game.table.options == {
        "first-player": "cut", "offer-first": NO, "lobbying-loss": NO, "going-back": NO, "unique-events": NO
    }  # fmt: skip


@pytest.mark.parametrize("option", CHOICES)
@pytest.mark.parametrize("value", ["sometimes", 5, None, ["yes"], {}])
def test_a_choice_that_there_is_not_is_refused_with_those_there_are(option: str, value: Any) -> None:
    with pytest.raises(Refused) as refusal:
        started(**{option: value})
    assert refusal.value.reason == "unknown-choice"
    assert refusal.value.data["option"] == option and refusal.value.data["known"] == list(CHOICES[option])


@proves("optional-unique-event")
def test_a_position_states_the_events_that_have_taken_place() -> None:
    lying = [{"card": "doom-of-the-crab"}, {}, {}, {}]
    game = scene({"provinces": lying, "personalities": ["hida-sukune"]}, phase="events", asked=(0,),
                 events_seen=["doom-of-the-crab"], options={"unique-events": YES})  # fmt: skip
    assert game.card("hida-sukune").force == game.card("hida-sukune").face.force
    assert len(game.first.player.dynasty_discard) == 1
