"""Battle Actions and Terrains."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

YOJO, UJI, SUKUNE, KUWANAN = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan"


def fought(first: list[Any], second: list[Any], hand: list[str], *, third: dict[str, Any] | None = None,
           acts: int = 0, **attack: Any) -> Scene:  # fmt: skip
    """Put two armies into a battle. The attacker acts and holds these cards, with ``acts=1`` the defender instead."""
    sides: list[dict[str, Any]] = [{"personalities": first, "honor": 10}, {"personalities": second, "honor": 10}]
    sides[acts]["hand"] = hand
    if third is not None:
        sides.append(third)
    return scene(*sides, attack=battle_at(0, **attack), to_act=acts)


def test_charge_strengthens_an_attacker_and_outflank_a_defender() -> None:
    game = fought([fights(YOJO)], [fights(UJI)], ["charge", "outflank"])
    game.first.does("play:charge")
    assert game.card(YOJO).force == 5
    game.second.does("pass")
    game.first.does("play:outflank")
    assert game.card(UJI).force == 5


def test_flight_of_dragons_destroys_dragons_and_no_dragon_clan() -> None:
    dragon = fights(SUKUNE, permanent=[{"attribute": "trait:Dragon"}])
    game = fought([fights("mirumoto-daini")], [dragon], ["flight-of-dragons"])
    game.first.does("play:flight-of-dragons")
    assert game.zone(SUKUNE) == "dynasty discard" and game.card("mirumoto-daini").in_play


def test_stand_firm_makes_defenders_stronger_and_fearless_in_this_battle() -> None:
    game = fought([fights("yogo-junzo")], [fights(UJI, attachments=["medium-infantry"])], ["stand-firm"], acts=1)
    game.second.does("play:stand-firm")
    assert game.card(UJI).force == 3 and game.card("medium-infantry").force == 4
    assert not game.first.may("use:yogo-junzo")


def test_a_lone_personality_is_weaker() -> None:
    game = fought([fights(YOJO)], [fights(UJI, attachments=["medium-infantry"])], ["those-who-stand-alone"])
    game.first.does("play:those-who-stand-alone")
    assert game.card(YOJO).force == 1 and game.card(UJI).force == 2


def test_a_personality_who_stood_alone_is_weaker_until_the_turn_ends() -> None:
    """An effect that states no duration lasts until the end of the turn (rulebook 7, tokens)."""
    # A unit at home might still go to another battle, so the attack is not over yet.
    game = fought([fights(YOJO), SUKUNE], [], ["those-who-stand-alone", "charge"])
    game.first.does("play:those-who-stand-alone")
    game.resolve_battle()
    assert game.first.asked == "next-battle" and game.card(YOJO).force == 1
    game.pass_to("action", seat=1, turn=2)
    assert game.card(YOJO).force == 2


def test_unfettered_attack_is_for_a_samurai_with_nothing_on_him() -> None:
    game = fought([fights(YOJO)], [fights(UJI, attachments=["naginata"])], ["unfettered-attack"])
    game.first.does("play:unfettered-attack")
    assert (game.card(YOJO).force, game.card(YOJO).chi) == (3, 4)
    game = fought([fights(YOJO, attachments=["medium-infantry"])], [], ["unfettered-attack"])
    assert not game.first.may("play:unfettered-attack")


def test_way_of_deception_switches_two_straight_units() -> None:
    game = fought([fights(YOJO), fights(KUWANAN, "1.2")], [fights(UJI)], ["way-of-deception"])
    game.first.does("play:way-of-deception").chooses(YOJO).chooses(KUWANAN)
    assert game.card(YOJO).at is game.province(1, 2) and game.card(KUWANAN).at is game.province(1, 0)


def test_way_of_deception_is_no_movement() -> None:
    """A ban on moving into or out of a battle does not stop this card, and Cornered cannot answer it."""
    game = scene({"personalities": [fights(YOJO), fights(KUWANAN, "1.2")], "hand": ["way-of-deception"]},
                 {"personalities": [fights(UJI)], "hand": ["cornered"]}, attack=battle_at(0), to_act=0)  # fmt: skip
    for province in (0, 2):
        for what in ("move-in", "move-out"):
            game.happens(game.table.framework.apply(game.province(1, province), f"cannot:{what}"))
    game.first.does("play:way-of-deception").chooses(YOJO).chooses(KUWANAN)
    assert not game.second.may("trigger:cornered")
    assert game.card(YOJO).at is game.province(1, 2) and game.card(KUWANAN).at is game.province(1, 0)


def test_way_of_deception_brings_a_unit_from_home_into_the_battle() -> None:
    game = fought([fights(YOJO), KUWANAN], [fights(UJI)], ["way-of-deception"])
    game.first.does("play:way-of-deception").chooses(YOJO).chooses(KUWANAN)
    assert game.card(YOJO).at is None and game.card(KUWANAN).at is game.province(1, 0)


@pytest.mark.parametrize("other", [at(KUWANAN, bowed=True), fights(KUWANAN)])
def test_way_of_deception_is_for_two_straight_units_in_two_places(other: dict[str, Any]) -> None:
    game = fought([fights(YOJO), other], [fights(UJI)], ["way-of-deception", "charge"])
    assert game.first.barred("play:way-of-deception", "battle-action")


def test_retreat_bows_the_followers_of_the_unit_too() -> None:
    game = fought([fights(YOJO, attachments=["light-infantry"])], [fights(SUKUNE)], ["retreat"])
    game.first.does("play:retreat")
    assert game.card(YOJO).followers[0].bowed


def test_retreat_takes_a_unit_home_bowed_in_shame_if_the_army_was_stronger() -> None:
    game = fought([fights(YOJO), fights(SUKUNE)], [fights(UJI)], ["retreat"])
    game.first.does("play:retreat").chooses(YOJO)
    assert game.card(YOJO).at is None and game.card(YOJO).bowed and game.card(YOJO).dishonored
    game = fought([fights(YOJO)], [fights(SUKUNE)], ["retreat"])
    game.first.does("play:retreat")
    assert game.card(YOJO).at is None and not game.card(YOJO).dishonored


def test_retreat_may_take_a_bowed_personality() -> None:
    game = fought([fights(YOJO, bowed=True)], [fights(SUKUNE)], ["retreat"])
    game.first.does("play:retreat")
    assert game.card(YOJO).at is None


def test_frenzy_dishonors_strengthens_and_loses_the_followers_at_the_end_of_the_turn() -> None:
    game = fought([fights(SUKUNE, attachments=["medium-infantry"])], [], ["frenzy"])
    game.first.does("play:frenzy").does("pass")
    assert game.card(SUKUNE).dishonored and game.card(SUKUNE).force == 3 + 3 and game.first.honor == 8
    assert game.card("medium-infantry").in_play
    game.pass_to("action", seat=1, turn=2)
    assert game.zone("medium-infantry") == "fate discard" and game.card(SUKUNE).force == 3


def test_frenzy_gives_others_two() -> None:
    game = fought([fights("heichi-chokei")], [], ["frenzy"])
    game.first.does("play:frenzy")
    assert game.card("heichi-chokei").force == 4


def test_iaijutsu_duel_cannot_be_refused_and_brings_the_winner_five() -> None:
    game = fought([fights(KUWANAN)], [fights(UJI)], ["iaijutsu-duel"])
    game.first.does("play:iaijutsu-duel")
    assert game.zone(UJI) == "dynasty discard" and game.first.honor == 15


def test_iaijutsu_duel_needs_a_straight_fighter_here() -> None:
    game = fought([fights(KUWANAN, bowed=True), YOJO], [fights(UJI)], ["iaijutsu-duel", "outflank"])
    assert game.first.may("play:outflank") and not game.first.may("play:iaijutsu-duel")


def test_test_of_might_compares_force_and_bows_the_loser() -> None:
    game = fought([fights(YOJO)], [fights(SUKUNE)], ["test-of-might", "heavy-infantry"])
    game.first.does("play:test-of-might")
    # The challenged Personality's player has no card and strikes: 3 Force against 2.
    assert game.card(YOJO).bowed and game.card(YOJO).in_play and game.second.honor == 13


def test_test_of_might_adds_the_focus_to_force_for_the_turn() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["test-of-might", "heavy-infantry"], "honor": 10},
                 {"personalities": [fights(SUKUNE)], "hand": ["naginata", "naginata"], "honor": 10},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    game.first.does("play:test-of-might")
    game.second.does("focus:naginata")
    game.first.does("focus:heavy-infantry")
    game.second.does("strike")
    assert (game.card(YOJO).force, game.card(SUKUNE).force) == (4, 4)
    # A tie: both bow, nobody gains.
    assert game.card(YOJO).bowed and game.card(SUKUNE).bowed and (game.first.honor, game.second.honor) == (10, 10)


def test_dispersive_terrain_strengthens_the_defenders_when_all_have_passed() -> None:
    game = fought([fights("hida-unari")], [fights(UJI)], ["dispersive-terrain"])
    game.first.does("play:dispersive-terrain")
    assert game.card(UJI).force == 2
    game.resolve_battle()
    # 4 against 2 and 2: both are destroyed.
    assert game.zone(UJI) == game.zone("hida-unari") == "dynasty discard"


def test_entrapping_terrain_ends_the_battle_without_resolution() -> None:
    game = fought([fights(KUWANAN)], [fights(UJI)], ["entrapping-terrain"])
    game.first.does("play:entrapping-terrain")
    game.resolve_battle()
    assert game.card(UJI).in_play and game.card(KUWANAN).in_play and not game.province(1, 0).destroyed
    assert not game.card(UJI).bowed and not game.card(KUWANAN).bowed


def test_intersecting_highways_strengthen_allies_alone() -> None:
    game = fought([fights(YOJO), "sanzo"], [fights(UJI)], ["intersecting-highways", "focus"],
                  third={"personalities": [fights(SUKUNE)]}, allies={2: "attack"})  # fmt: skip
    game.first.does("play:intersecting-highways")
    game.resolve_battle()
    assert game.card(SUKUNE).force == 5 and game.card(YOJO).force == 2


def test_tortuous_terrain_lets_nobody_be_stronger_than_eight() -> None:
    strong = fights("hida-unari", tokens=[{"force": 9}])
    game = fought([strong], [fights(UJI, tokens=[{"force": 6}])], ["tortuous-terrain"])
    game.first.does("play:tortuous-terrain")
    game.resolve_battle()
    assert game.zone(UJI) == game.zone("hida-unari") == "dynasty discard"


def test_a_unit_that_came_over_tortuous_ground_gains_strength_only_until_the_turn_ends() -> None:
    game = fought([fights("hida-unari", tokens=[{"force": 9}]), "sanzo"], [], ["tortuous-terrain", "focus"])
    game.first.does("play:tortuous-terrain")
    game.resolve_battle()
    assert game.card("hida-unari").force == 8
    game.pass_to("action", seat=1, turn=2)
    assert game.card("hida-unari").force == 13
