"""Whether a player is asked depends only on what everybody knows of the deck, and on faceup cards."""

from collections.abc import Sequence
from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.l5r_lcg.definition import decks, find_card

from .scene import Scene, inside, scene

CRANE, LION = "crane-starter", "lion-starter"


def own(deck: str, **changes: Any) -> dict[str, Any]:
    """Return the deck list as a player's own deck, which nobody else knows."""
    return decks()[deck].model_dump(mode="json") | {"id": "kept.1.1"} | changes


def bowed(hand: list[str], lying: Sequence[str] = (), deck: Any = LION, **more: Any) -> Scene:
    """Return a Lion character that the water ring has just bowed, before anybody reacts."""
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"characters": ["matsu-berserker"], "hand": hand, "conflict_discard": [*lying], "fate": 3},
        conflict={"attacker": 0, "ring": "water", "skill": "military"},
        asked=(0, 1),
        decks=(CRANE, deck),
        **more,
    )
    assert game.offers("resolve:ring:water")
    game.first.does("resolve:ring:water")
    game.first.does("bow:matsu-berserker")
    return game


@pytest.mark.parametrize("hand", [["fine-katana"], ["ready-for-battle"]])
def test_a_player_who_may_hold_a_fitting_card_is_asked_whether_it_is_held_or_not(hand: list[str]) -> None:
    assert bowed(hand).second.asked == "reaction"


def test_a_player_without_cards_is_not_asked() -> None:
    assert bowed([]).second.asked != "reaction"


def test_once_every_copy_of_a_known_deck_lies_open_nobody_is_asked_for_it() -> None:
    assert bowed(["fine-katana"], ["ready-for-battle"]).second.asked != "reaction"


def test_a_card_that_a_known_deck_has_not_is_not_asked_for() -> None:
    assert bowed(["fine-katana"], deck="unicorn-starter").second.asked != "reaction"


def test_with_three_copies_of_an_own_deck_in_the_open_none_can_be_held() -> None:
    held = own(LION, conflict={"fine-katana": 3})
    copies = ["ready-for-battle"] * 2
    assert bowed(["fine-katana"], copies, held, bound=True).second.asked == "reaction"
    assert bowed(["fine-katana"], [*copies, "ready-for-battle"], held, bound=True).second.asked != "reaction"


def may_hold(game: Scene, card: str) -> bool:
    return bool(game.table.may_hold(find_card(card), 1))


def seen(lying: Sequence[str], deck: Any, *, bound: bool = True, **side: Any) -> Scene:
    second = {"stronghold": "yojin-no-shiro", "conflict_discard": [*lying], **side}
    return scene({}, second, decks=(CRANE, deck), bound=bound)


def test_deckbuilding_allows_the_clan_neutral_cards_and_one_other_clan() -> None:
    game = seen([], own(LION))
    assert all(may_hold(game, card) for card in ("ready-for-battle", "fine-katana", "above-question", "let-go"))
    splashed = seen(["let-go"], own(LION))
    assert not may_hold(splashed, "above-question")
    assert all(may_hold(splashed, card) for card in ("ready-for-battle", "fine-katana", "let-go"))


def test_influence_that_was_spent_in_the_open_is_gone() -> None:
    # Yojin no Shiro gives 10 influence; both cards cost 2.
    assert may_hold(seen(["voice-of-honor"] * 3 + ["above-question"], own(LION)), "noble-sacrifice")
    assert not may_hold(seen(["voice-of-honor"] * 3 + ["above-question"] * 2, own(LION)), "noble-sacrifice")


def test_a_card_for_one_role_is_not_expected_of_another() -> None:
    keeper, seeker = (seen([], own(LION), role=role) for role in ("keeper-of-void", "seeker-of-void"))
    assert may_hold(keeper, "guard-duty") and not may_hold(seeker, "guard-duty")
    assert may_hold(seeker, "time-for-war") and not may_hold(keeper, "time-for-war")


def test_a_match_free_of_deckbuilding_expects_anything_of_a_deck_that_nobody_knows() -> None:
    assert may_hold(seen([], own(LION), bound=False), "voice-of-honor")


def test_a_deck_that_breaks_deckbuilding_is_known_to_be_free_of_it() -> None:
    game = seen([], own(LION, conflict={"voice-of-honor": 3, "above-question": 3, "ready-for-battle": 3}))
    assert game.match.view(0)["players"][1]["deckbuilding"] is False
    assert may_hold(game, "voice-of-honor")


def test_the_view_shows_the_public_knowledge_of_decks() -> None:
    lists = ({"deck": own(CRANE), "prepared": CRANE}, {"deck": own(LION)})
    match = Match.start(Header("l5r-lcg", "known", lists, options={"deckbuilding": True}))
    told = [(player["deck"], player["deckbuilding"]) for player in match.view(None)["players"]]
    assert told == [(CRANE, True), (None, True)]
