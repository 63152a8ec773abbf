"""The five Elemental Rings: how each comes into play, its effect there, and the effect of all five together.

Sources: the rulebook, cards and players' posts of 1997 and 1998. These sources say how a Ring comes into play, and how
Air, Water and the Void work. The oldest known wording of Earth and Fire is that of the Emperor Edition of 2010.

Rulings, where the sources of the period leave something open:

* Earth: a province that still stands is "successfully defended". So the Crab can succeed with their Stronghold alone,
  which players of 1997 call the easy way. The Strength at the beginning of the battle counts.
* Air: the third spell effect of a turn counts, and every later one, whoever casts them.
* Rings are not Unique: the rulebook counts them beside Unique cards, so that each player may have all five.
"""

from typing import Any

import pytest

from tests.l5r_ccg.cards.scenes import cast_at, casting_thrice, rings, two_spells
from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

IDLE = {"holdings": ["retired-general"]}
AIR = "ring-of-air"
EARTH = "ring-of-earth"
FIRE = "ring-of-fire"
VOID = "ring-of-the-void"
WATER = "ring-of-water"
STRONG = fights("hida-unari", attachments=["heavy-infantry"])
WEAK = fights("matsu-yojo")


# Ring of Air


def aimed(theirs: list[Any], **more: Any) -> Scene:
    """Let the first player aim Kolat Assassin at the second one's Daidoji Uji."""
    first = {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 10, **more}
    game = scene(first, {"personalities": ["daidoji-uji"], "rings": theirs})
    game.first.does("play:kolat-assassin").chooses("daidoji-uji").pays()
    return game


@pytest.mark.parametrize(("ring", "may"), [("ring-of-air", False), ("ring-of-earth", True)])
def test_kaze_blows_a_spell_away_unless_the_ring_of_air_keeps_it(ring: str, may: bool) -> None:
    caster = at("isawa-uona", attachments=["biting-steel"])
    game = scene({"personalities": ["oni-no-kaze", "hisa"], **IDLE}, {"personalities": [caster], "rings": [ring]})
    assert game.first.may("use:oni-no-kaze") is may
    if may:
        game.first.does("use:oni-no-kaze")
        assert game.zone("biting-steel") == "fate discard" and game.card("oni-no-kaze").bowed


def test_jodome_cancels_a_spell_aimed_at_his_own_with_the_ring_of_air() -> None:
    game = cast_at("hida-unari", AIR)
    game.second.does("trigger:togashi-jodome")
    assert game.card("hida-unari").force == 4 and game.card("togashi-jodome").bowed


@proves("ring")
def test_air_comes_after_the_third_spell_effect_of_a_turn() -> None:
    game = casting_thrice()
    two_spells(game)
    game.first.does("use:naga-shugenja")
    game.second.passes()
    game.first.does(f"trigger:{AIR}")
    assert rings(game) == [AIR] and game.card("shagara").force == 2 + 2 + 2 + 1


@proves("redirect", "target", "ring")
def test_air_bows_to_give_an_action_against_an_own_card_another_legal_target() -> None:
    """The rulebook's example of redirection (7)."""
    game = aimed([AIR], personalities=["matsu-yojo", "matsu-agetoki"])
    game.second.does(f"trigger:{AIR}:1").chooses("matsu-yojo")
    assert game.zone("matsu-yojo") == "dynasty discard" and game.zone("daidoji-uji") == "play"
    assert game.card(AIR).bowed


@proves("redirect")
def test_air_does_not_redirect_without_another_legal_target() -> None:
    # Tetsuya has 5 Chi: no Assassin may target him.
    game = aimed([AIR], personalities=["tetsuya"])
    assert game.zone("daidoji-uji") == "dynasty discard" and not game.card(AIR).bowed


def test_a_bowed_air_redirects_nothing() -> None:
    game = aimed([at(AIR, bowed=True)], personalities=["matsu-yojo"])
    assert game.zone("daidoji-uji") == "dynasty discard"


def test_air_does_not_redirect_an_action_aimed_at_others() -> None:
    first = {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 10}
    game = scene(first, {"personalities": ["daidoji-uji", "matsu-yojo"]}, {"rings": [AIR]})
    game.first.does("play:kolat-assassin").chooses("daidoji-uji").pays()
    assert game.zone("daidoji-uji") == "dynasty discard"


# Ring of Earth


def to_reaction(game: Scene) -> None:
    game.pass_while(lambda: game.table.battle is not None and game.second.asked != "reaction")


@proves("ring")
def test_earth_comes_when_a_province_stands_against_an_army_above_its_strength() -> None:
    game = scene({"personalities": [fights("hida-unari", attachments=["heavy-infantry"])]}, {"hand": [EARTH]},
                 attack=battle_at(0))  # fmt: skip
    # 9 Force against 7: raised by 3, the province stands.
    game.second.does("use:the-war-fortress-of-the-crab").chooses("province:1.0")
    to_reaction(game)
    game.second.does(f"trigger:{EARTH}")
    assert rings(game, 1) == [EARTH] and not game.province(1, 0).destroyed


@pytest.mark.parametrize(
    ("attacker", "defenders"),
    [
        # 4 Force is not more than 7.
        (fights("hida-unari"), []),
        # A Force of 9 destroys the province.
        (fights("hida-unari", attachments=["heavy-infantry"]), []),
        # A bowed army brings no Force to either side.
        (fights("hida-unari", bowed=True, attachments=["heavy-infantry"]), [fights("daidoji-uji")]),
    ],
)
def test_earth_does_not_come_against_a_weaker_army_or_when_the_province_falls(
    attacker: Any, defenders: list[Any]
) -> None:
    game = scene({"personalities": [attacker]}, {"hand": [EARTH], "personalities": defenders}, attack=battle_at(0))
    to_reaction(game)
    assert game.table.battle is None and rings(game, 1) == []


def test_earth_comes_to_the_defender_alone() -> None:
    game = scene({"personalities": [fights("hida-unari", attachments=["heavy-infantry"])], "hand": [EARTH]}, {},
                 attack=battle_at(0))  # fmt: skip
    game.second.does("use:the-war-fortress-of-the-crab").chooses("province:1.0")
    game.resolve_battle()
    assert rings(game) == [] and not game.province(1, 0).destroyed


# Ring of Fire


def dueled_with_fire(challenger: str, challenged: str, hand: list[str], theirs: list[str]) -> Scene:
    """Let an Iaijutsu Challenge be accepted. Both players hold a Ring of Fire."""
    game = scene(
        {"personalities": [challenger], "hand": ["iaijutsu-challenge", FIRE, *hand], "honor": 10},
        {"personalities": [challenged], "hand": [FIRE, *theirs], "honor": 10},
    )
    game.first.does("play:iaijutsu-challenge").chooses(challenger).chooses(challenged)
    game.second.does("accept")
    return game


@proves("ring", "duel-resolution")
def test_fire_comes_when_an_own_personality_wins_a_duel_against_more_chi() -> None:
    # 2 Chi and Focus 3 against 3 Chi.
    game = dueled_with_fire("matsu-yojo", "daidoji-uji", ["kolat-assassin"], ["light-infantry"])
    game.second.does("focus:light-infantry")
    game.first.does("focus:kolat-assassin")
    game.second.does("strike")
    game.first.does(f"trigger:{FIRE}")
    assert rings(game) == [FIRE] and not game.second.may(f"trigger:{FIRE}")
    assert game.zone("daidoji-uji") == "dynasty discard"


@pytest.mark.parametrize(("challenger", "challenged"), [("daidoji-uji", "matsu-yojo"), ("matsu-yojo", "hida-sukune")])
def test_fire_does_not_come_for_beating_less_or_equal_chi(challenger: str, challenged: str) -> None:
    game = dueled_with_fire(challenger, challenged, ["kolat-assassin"], ["light-infantry"])
    assert game.card(challenger).chi >= game.card(challenged).chi
    game.second.does("focus:light-infantry")
    game.first.does("focus:kolat-assassin")
    game.second.does("strike")
    assert game.zone(challenged) == "dynasty discard"
    assert not game.first.may(f"trigger:{FIRE}") and rings(game) == []


# Ring of the Void


def test_genso_stops_the_ring_of_the_void_as_it_is_used() -> None:
    game = scene({"rings": ["ring-of-the-void"], "hand": []}, {"personalities": ["oni-no-genso"]})
    game.first.does("use:ring-of-the-void:1")
    game.second.does("trigger:oni-no-genso:1")
    assert not game.first.hand and game.card("ring-of-the-void").blank


@proves("ring", "enlightenment-victory", "winning")
def test_the_void_comes_to_an_empty_hand_and_the_fifth_ring_wins_immediately() -> None:
    game = scene({"hand": [VOID], "rings": [AIR, EARTH, FIRE, WATER]})
    game.first.does(f"play:{VOID}")
    assert game.outcome == {"winner": 0, "reason": "enlightenment"}


@proves("enlightenment-victory")
def test_four_rings_are_not_enough() -> None:
    game = scene({"hand": [VOID], "rings": [AIR, EARTH, FIRE]})
    game.first.does(f"play:{VOID}")
    assert game.outcome is None and rings(game) == [AIR, EARTH, FIRE, VOID]


def test_the_void_does_not_come_beside_another_card_in_hand() -> None:
    assert scene({"hand": [VOID, "light-infantry"]}).first.barred(VOID)


def test_the_void_does_not_come_in_another_players_turn() -> None:
    assert scene({}, {"hand": [VOID]}, to_act=1).second.barred(VOID)


@proves("ring")
def test_the_void_bows_to_draw_a_card_once_it_is_there() -> None:
    game = scene({"hand": [VOID], "fate_deck": ["naginata"]})
    game.first.does(f"play:{VOID}")
    game.second.does("pass")
    game.first.does(f"use:{VOID}:1")
    assert game.first.hand == ["naginata"] and game.card(VOID).bowed
    game.second.does("pass")
    assert game.first.barred(VOID)


@proves("ring", "unique")
def test_each_player_may_have_a_ring_of_the_same_element() -> None:
    game = scene({"hand": [VOID]}, {"rings": [VOID]})
    game.first.does(f"play:{VOID}")
    assert rings(game) == rings(game, 1) == [VOID]


# Ring of Water


def across(terrain_of: int, *, attackers: list[Any], defenders: list[Any], ring_of: int = 0) -> Scene:
    """Fight a battle in which one player plays Dispersive Terrain (+2 Force to each defender)."""
    sides: list[dict[str, Any]] = [{"personalities": attackers, "hand": []}, {"personalities": defenders, "hand": []}]
    sides[terrain_of]["hand"].append("dispersive-terrain")
    sides[ring_of]["hand"].append(WATER)
    game = scene(*sides, attack=battle_at(0))
    if terrain_of == 0:
        game.second.passes()
    game.seats[terrain_of].does("play:dispersive-terrain")
    game.pass_while(lambda: game.table.battle is not None and not game.seats[ring_of].may(f"trigger:{WATER}"))
    return game


@proves("ring", "terrain")
def test_water_comes_when_the_own_army_destroys_another_across_an_opponents_terrain() -> None:
    game = across(1, attackers=[STRONG], defenders=[WEAK])
    game.first.does(f"trigger:{WATER}")
    assert rings(game) == [WATER] and game.zone("matsu-yojo") == "dynasty discard"


def test_water_comes_to_a_victorious_defender_too() -> None:
    game = across(0, attackers=[WEAK], defenders=[STRONG], ring_of=1)
    game.second.does(f"trigger:{WATER}")
    assert rings(game, 1) == [WATER]


@pytest.mark.parametrize(
    ("terrain_of", "attackers", "defenders"),
    [
        # The player's own Terrain; a lost battle; a battle without an opposing army.
        (0, [STRONG], [WEAK]),
        (1, [WEAK], [STRONG]),
    ],
    ids=["own terrain", "defeat"],
)
def test_water_does_not_come_in_other_cases(terrain_of: int, attackers: list[Any], defenders: list[Any]) -> None:
    game = across(terrain_of, attackers=attackers, defenders=defenders)
    assert game.table.battle is None and rings(game) == []


def test_water_does_not_come_without_a_terrain() -> None:
    game = scene({"personalities": [STRONG], "hand": [WATER]}, {"personalities": [WEAK]}, attack=battle_at(0))
    game.resolve_battle()
    assert rings(game) == [] and game.zone("matsu-yojo") == "dynasty discard"


@proves("ring", "battle-action-limits")
def test_water_bows_to_move_an_own_unit_to_another_province() -> None:
    game = scene(
        {"personalities": [fights("hida-unari", "1.1"), fights("hida-sukune")], "rings": [WATER]},
        {"personalities": [WEAK]},
        attack=battle_at(0),
    )
    game.second.passes()
    game.first.does(f"use:{WATER}:1")
    assert not game.first.may("matsu-yojo")
    game.first.does("hida-unari")
    # A unit moves into this battle from another place; the question is only about this battle.
    assert game.card("hida-unari").at is game.province(1, 0) and game.card(WATER).bowed


def test_water_moves_nobody_outside_an_attack() -> None:
    assert scene({"personalities": ["hida-unari"], "rings": [WATER]}).first.barred(WATER)


@proves("reactions")
def test_a_player_who_might_hold_a_ring_is_asked_even_without_one() -> None:
    """A Ring in hand is secret: public facts alone decide whether the player is asked to react."""
    for hand in ([], ["naginata"], [WATER]):
        game = scene(
            {"personalities": [STRONG], "hand": [*hand, "light-infantry"]},
            {"personalities": [WEAK], "hand": ["dispersive-terrain"]},
            attack=battle_at(0),
            asked=(0,),
        )
        game.second.does("play:dispersive-terrain")
        game.pass_while(lambda game=game: game.table.battle is not None)
        assert game.first.asked == "reaction"
