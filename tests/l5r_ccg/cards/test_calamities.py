"""Events that affect every player."""

from typing import Any

from tests.l5r_ccg.scene import Scene, at, scene

YOJO, UJI, SUKUNE, KUWANAN = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan"


def revealed(card: str, first: dict[str, Any] | None = None, *others: dict[str, Any], **position: Any) -> Scene:
    """Let the first player's Event be turned up, then play on to the Action Phase unless somebody must answer."""
    return scene({**(first or {}), "provinces": [{"card": card}, {}, {}, {}]}, *others, phase="events", **position)


def test_dealing_with_shadows_costs_two_for_each_shadowlands_card() -> None:
    game = revealed("dealing-with-shadows", {"honor": 5},
                    {"personalities": [at("yogo-junzo", attachments=["goblin-mob"])], "honor": 5})  # fmt: skip
    assert (game.first.honor, game.second.honor) == (5, 1)


def test_the_farther_you_fall_costs_the_holder_of_the_favor_and_the_favor_does_not_help() -> None:
    game = revealed("the-farther-you-fall", {"honor": 5}, {"honor": 9}, favor=1)
    assert (game.first.honor, game.second.honor) == (5, 2) and game.table.favor == 1


def test_the_tea_master_softens_the_farther_you_fall() -> None:
    tea = "master-of-the-tea-ceremony"
    game = revealed("the-farther-you-fall", {"honor": 5}, {"honor": 9, "holdings": [tea]}, favor=1)
    game.second.does(f"trigger:{tea}")
    assert game.second.honor == 8


def test_the_darkest_day_bows_the_most_honorable() -> None:
    game = revealed("the-darkest-day", {"personalities": [KUWANAN, YOJO, at("mirumoto-daini", dishonored=True)]})
    assert [game.card(one).bowed for one in (KUWANAN, YOJO, "mirumoto-daini")] == [True, False, False]


def test_setsuban_festival_ends_all_tokens() -> None:
    mine = at(YOJO, tokens=[{"force": 1, "name": "Fire", "amount": 2}, {"chi": 1}], attachments=["trained-animal"])
    game = revealed("setsuban-festival", {"personalities": [mine]})
    assert game.card(YOJO).tokens == () and game.card(YOJO).attachments == ()


def test_new_years_celebration_gives_everybody_a_new_hand() -> None:
    game = revealed("new-year-s-celebration", {"hand": ["focus"]}, {"hand": []})
    assert [len(seat.hand) for seat in game.seats] == [5, 5] and game.zone("focus") == "fate discard"


def test_occult_murders_go_round_the_table() -> None:
    game = revealed("occult-murders", {"personalities": [YOJO, SUKUNE]}, {"personalities": [UJI]},
                    {"holdings": ["retired-general"]})  # fmt: skip
    # The first destroys what the third has, the second chooses among the first's, the third destroys the second's.
    game.second.does(YOJO)
    assert game.zone("retired-general") == game.zone(YOJO) == game.zone(UJI) == "dynasty discard"
    assert game.card(SUKUNE).in_play


def test_rise_of_the_phoenix_returns_an_honorable_dead_for_nothing() -> None:
    dead = [at(YOJO, died="honorably"), at(UJI, died="dishonorably")]
    game = revealed("rise-of-the-phoenix", {"dynasty_discard": dead, "honor": -9})
    assert not game.first.may(UJI)
    game.first.does(YOJO)
    assert game.card(YOJO).in_play and game.first.honor == -9


def test_rise_of_the_phoenix_may_be_declined() -> None:
    game = revealed("rise-of-the-phoenix", {"dynasty_discard": [at(YOJO, died="honorably")]})
    game.first.does()
    assert not game.card(YOJO).in_play


def test_test_of_stone_dishonors_the_loser() -> None:
    game = revealed("test-of-stone", {"personalities": [KUWANAN], "honor": 5}, {"personalities": [UJI], "honor": 5})
    assert game.card(UJI).dishonored and game.card(UJI).in_play and game.first.honor == 9


def test_test_of_stone_needs_somebody_to_challenge() -> None:
    game = revealed("test-of-stone", {"personalities": [KUWANAN]})
    assert game.zone("test-of-stone") == "dynasty discard" and not game.card(KUWANAN).dishonored
