"""One of the Honorable Dead who duels for the living."""

from typing import Any

from tests.l5r_ccg.scene import Scene, at, scene

YOJO, UJI, UONA, KUWANAN, SPELL = "matsu-yojo", "daidoji-uji", "isawa-uona", "doji-kuwanan", "defender-from-beyond"


def called(*dead: Any, bowed: bool = False, **mine: Any) -> Scene:
    """Let Matsu Yojo challenge Daidoji Uji, who accepts. A Shugenja of Uji's side has the Spell."""
    house = {"personalities": [UJI, at(UONA, bowed=bowed, attachments=[SPELL])], "honor": 10}
    game = scene({"personalities": [at(YOJO, **mine)], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {**house, "dynasty_discard": list(dead)})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UJI)
    game.second.does("accept")
    return game


def test_a_dead_hero_duels_with_the_chi_he_had_and_wins() -> None:
    hero = at(KUWANAN, died="honorably", permanent=[{"attribute": "chi", "value": 5}])
    game = called(hero)
    game.second.does(f"trigger:{SPELL}")
    assert game.zone(YOJO) == "dynasty discard" and game.card(UJI).in_play
    assert game.card(UONA).bowed and game.zone(SPELL) == "fate discard"
    assert game.zone(KUWANAN) == "dynasty discard" and game.card(KUWANAN).died == "honorably"


def test_a_dead_hero_who_loses_goes_back_and_nobody_dies() -> None:
    game = called(at(KUWANAN, died="honorably"), tokens=[{"chi": 9, "name": "Chi"}])
    game.second.does(f"trigger:{SPELL}")
    assert game.card(UJI).in_play and game.card(YOJO).in_play
    assert game.zone(KUWANAN) == "dynasty discard" and game.card(KUWANAN).died == "honorably"


def test_the_defender_needs_honorable_dead_and_a_straight_shugenja() -> None:
    assert called(at(KUWANAN, died="dishonorably")).second.asked != "reaction"
    assert called(at(KUWANAN)).second.asked != "reaction"
    assert called(at(KUWANAN, died="honorably"), bowed=True).second.asked != "reaction"


def test_the_defender_does_not_fight_for_the_challenger() -> None:
    house = {"personalities": [UJI, at(UONA, attachments=[SPELL])], "hand": ["iaijutsu-challenge"], "honor": 10}
    game = scene({**house, "dynasty_discard": [at(KUWANAN, died="honorably")]}, {"personalities": [YOJO], "honor": 10})
    game.first.does("play:iaijutsu-challenge").chooses(UJI)
    game.second.does("accept")
    assert game.first.asked != "reaction"
