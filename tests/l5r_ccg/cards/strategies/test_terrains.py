"""Terrains."""

import pytest

from tests.l5r_ccg.cards.scenes import battle_of, fought, land, masters, on_ground
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene

KUWANAN = "doji-kuwanan"
SUKUNE = "hida-sukune"
UJI = "daidoji-uji"
UNARI = "hida-unari"
YOJO = "matsu-yojo"
AMORO = "hida-amoro"
TSUME = "moto-tsume"
AT_HOME = "hida-sukune"
UONA = "isawa-uona"
HANARI = "shinjo-hanari"
JUNZO = "yogo-junzo"
TSUKE = "isawa-tsuke"
# A unit at home might still go to another battle, so the attack is not over yet.
HOME = "hida-unari"


def all_pass(game: Scene) -> None:
    """Let both players pass, so that the Terrain takes effect."""
    game.second.does("pass")
    game.first.does("pass")


def changes(game: Scene) -> dict[str, int]:
    """Return by how much the values of cards have changed."""
    applied = [one.facts for one in game.match.records if one.kind == "apply"]
    return {facts["subject"].partition("#")[0]: facts["value"] for facts in applied}


# Accessible Terrain


def test_accessible_terrain_opens_the_battle_to_both_sides() -> None:
    game = fight({"personalities": [fights(UNARI), YOJO], "hand": ["accessible-terrain"]},
                 {"personalities": [fights(UJI), KUWANAN, at(SUKUNE, bowed=True)]})  # fmt: skip
    game.first.does("play:accessible-terrain")
    game.second.does("use:accessible-terrain:1")
    assert game.card(KUWANAN).at is game.province(1, 0) and game.card(SUKUNE).at is None
    game.first.does("use:accessible-terrain:1")
    assert game.card(YOJO).at is game.province(1, 0)


# Battlefield of Shallow Graves


def test_the_graves_halve_the_enemies_and_double_their_leaders_honor() -> None:
    game = fight({"personalities": [fights(UNARI), fights(AMORO)]},
                 {"personalities": [fights(UJI)], "hand": ["battlefield-of-shallow-graves"]}, to_act=1)  # fmt: skip
    game.second.does("play:battlefield-of-shallow-graves")
    game.resolve_battle()
    # 4 and 6 become 2 and 3, still more than 2. One card fell: 2 Honor, doubled.
    assert game.zone(UJI) == "dynasty discard" and game.first.honor == 14


def test_the_graves_let_a_smaller_army_win() -> None:
    game = fight({"personalities": [fights(UNARI)]},
                 {"personalities": [fights("shinjo-hanari")], "hand": ["battlefield-of-shallow-graves"]},
                 to_act=1)  # fmt: skip
    game.second.does("play:battlefield-of-shallow-graves")
    game.resolve_battle()
    assert game.zone(UNARI) == "dynasty discard" and game.zone("shinjo-hanari") == "play"


# Contentious Terrain


def test_contentious_terrain_strengthens_its_players_personalities() -> None:
    game = fight({"personalities": [fights(YOJO), fights(UNARI)], "hand": ["contentious-terrain"]},
                 {"personalities": [fights(UJI)]})  # fmt: skip
    game.first.does("play:contentious-terrain")
    all_pass(game)
    assert changes(game) == {YOJO: 1, UNARI: 1}


# Corrupted Ground


def test_corrupted_ground_strengthens_shadowlands_cards_of_both_sides() -> None:
    game = fight({"personalities": [fights(TSUME)], "hand": ["corrupted-ground"]},
                 {"personalities": [fights(UJI, attachments=["zombie-troops", "light-infantry"])]})  # fmt: skip
    game.first.does("play:corrupted-ground")
    all_pass(game)
    assert changes(game) == {TSUME: 1, "zombie-troops": 1}


# Deadly Ground


def test_on_deadly_ground_the_only_action_is_to_destroy_it() -> None:
    game = on_ground(
        {"personalities": [fights(YOJO)], "hand": ["deadly-ground", "charge", "diversionary-tactics"]},
        {"personalities": [fights(UJI)], "hand": ["outflank"]},
    )
    assert game.first.may("play:charge")
    game.first.does("play:deadly-ground")
    assert not game.second.may("play:outflank") and not game.first.may("play:charge")
    game.pass_while(lambda: game.first.asked != "battle-action")
    game.first.does("play:diversionary-tactics")
    game.pass_while(lambda: game.first.asked != "battle-action")
    assert game.first.may("play:charge")


# Dispersive Terrain


def test_dispersive_terrain_strengthens_the_defenders_when_all_have_passed() -> None:
    game = battle_of([fights("hida-unari")], [fights(UJI)], ["dispersive-terrain"])
    game.first.does("play:dispersive-terrain")
    assert game.card(UJI).force == 2
    game.resolve_battle()
    # 4 against 2 and 2: both are destroyed.
    assert game.zone(UJI) == game.zone("hida-unari") == "dynasty discard"


def test_elsewhere_the_attacker_lays_terrains() -> None:
    game = scene(
        {"personalities": [fights(UNARI, "1.1")], "hand": ["dispersive-terrain"]},
        {"personalities": [fights(YOJO, "1.1")], "provinces": land("secluded-ravine")},
        attack=battle_at(1),
    )
    game.second.passes()
    assert game.first.may("play:dispersive-terrain")


# Encircled Terrain


def test_encircled_terrain_leaves_one_personality_on_each_side() -> None:
    game = fight({"personalities": [fights(YOJO), fights(UNARI)], "hand": ["encircled-terrain"]},
                 {"personalities": [fights(UJI), fights(KUWANAN)]})  # fmt: skip
    game.first.does("play:encircled-terrain")
    all_pass(game)
    game.first.does("player:1")
    game.second.does(KUWANAN)
    game.first.does(YOJO)
    moved = [one.facts["card"].partition("#")[0] for one in game.match.records if one.kind == "move-unit"]
    assert sorted(moved) == sorted([UNARI, UJI])
    assert not game.card(UNARI).bowed and not game.card(UJI).bowed


def test_encircled_terrain_leaves_a_single_personality_where_he_is() -> None:
    game = fight({"personalities": [fights(YOJO)], "hand": ["encircled-terrain"]}, {})
    game.first.does("play:encircled-terrain")
    assert game.card(YOJO).at is game.province(1, 0)


# Entrapping Terrain


def test_entrapping_terrain_ends_the_battle_without_resolution() -> None:
    game = battle_of([fights(KUWANAN)], [fights(UJI)], ["entrapping-terrain"])
    game.first.does("play:entrapping-terrain")
    game.resolve_battle()
    assert game.card(UJI).in_play and game.card(KUWANAN).in_play and not game.province(1, 0).destroyed
    assert not game.card(UJI).bowed and not game.card(KUWANAN).bowed


# Hazardous Ground


def ground(hand: list[str], chi: int = 0, leader: str = YOJO) -> Scene:
    """Return a battle whose attacker holds Hazardous Ground."""
    tokens = [{"chi": chi, "name": "Chi"}] if chi else []
    return masters(
        scene(
            {"personalities": [fights(leader, tokens=tokens), AT_HOME], "hand": ["hazardous-ground", *hand]},
            {"personalities": [fights(UJI), "mirumoto-hitomi"], "hand": ["outflank"]},
            attack=battle_at(0),
        )
    )


def test_on_hazardous_ground_two_actions_are_taken_from_the_next_opportunity_on() -> None:
    game = ground(["charge", "charge"], chi=4)
    game.first.does("play:hazardous-ground")
    assert game.second.asked == "battle-action"
    game.second.does("pass")
    game.first.does("play:charge").chooses(YOJO)
    assert game.first.asked == "battle-action"
    game.first.does("play:charge").chooses(YOJO)
    assert game.second.asked == "battle-action"


def test_on_hazardous_ground_only_its_own_player_acts_twice() -> None:
    game = ground([], chi=4)
    game.first.does("play:hazardous-ground")
    assert game.first.player.added("acts-twice") and not game.second.player.added("acts-twice")


def test_hazardous_ground_needs_a_samurai_with_four_chi() -> None:
    assert ground([], chi=4).first.may("play:hazardous-ground")
    assert not ground([], chi=0, leader=UONA).first.may("play:hazardous-ground")
    assert not ground([], chi=4, leader=UONA).first.may("play:hazardous-ground")


# Higher Ground


def test_higher_ground_helps_the_players_archers_at_once_and_hinders_the_others() -> None:
    archers = at(YOJO, at="1.0", attachments=["archers"])
    game = fight({"personalities": [archers], "hand": ["higher-ground"]},
                 {"personalities": [fights(HANARI), fights(UNARI)]})  # fmt: skip
    game.first.does("play:higher-ground")
    assert game.card("archers").changed("ranged", 3) == 4 and game.card(HANARI).changed("ranged", 3) == 2


# Impassable Terrain


@pytest.mark.parametrize(("paid", "bowed"), [(0, 2), (1, 2), (2, 1), (3, 0)])
def test_impassable_terrain_bows_three_less_the_discarded_cards(paid: int, bowed: int) -> None:
    unit = fights(YOJO, attachments=["light-infantry"])
    game = on_ground(
        {"personalities": [unit], "hand": ["impassable-terrain", "charge", "outflank", "charge"]},
        {"personalities": [fights(UJI)]},
    )
    game.first.does("play:impassable-terrain")
    game.pass_while(lambda: game.first.asked != "target")
    assert game.match.prompt_for(0).guarded  # type: ignore[union-attr]
    cards = [one.key for one in game.table.players[0].hand][:paid]
    of_yojo = [one.key for one in game.card(YOJO).unit]
    game.first.does(*(f"choose:{key}" for key in cards))
    if 0 < 3 - paid < 2:
        game.first.does(f"choose:{YOJO}")
    by_it = [
        record for record in game.match.records if record.kind == "bow" and "impassable" in str(record.facts.get("by"))
    ]
    assert sum(record.facts["card"] in of_yojo for record in by_it) == bowed
    assert sum(one.id in ("charge", "outflank") for one in game.table.players[0].fate_discard) == paid


# Intersecting Highways


def test_intersecting_highways_strengthen_allies_alone() -> None:
    game = battle_of([fights(YOJO), "sanzo"], [fights(UJI)], ["intersecting-highways", "focus"],
                  third={"personalities": [fights(SUKUNE)]}, allies={2: "attack"})  # fmt: skip
    game.first.does("play:intersecting-highways")
    game.resolve_battle()
    assert game.card(SUKUNE).force == 5 and game.card(YOJO).force == 2


# Narrow Ground


def test_narrow_ground_leaves_nobody_more_than_two_force() -> None:
    game = fight({"personalities": [fights(AMORO)], "hand": ["narrow-ground"]},
                 {"personalities": [fights(UJI, attachments=["medium-infantry"])]})  # fmt: skip
    game.first.does("play:narrow-ground")
    all_pass(game)
    assert changes(game) == {AMORO: -4}


# Night Battle


def test_at_night_only_shugenja_and_the_shadowlands_act() -> None:
    game = on_ground(
        {"personalities": [fights(YOJO)], "hand": ["night-battle", "charge"]},
        {"personalities": [fights(JUNZO)], "hand": ["outflank"]},
    )
    game.first.does("play:night-battle")
    assert game.second.may("play:outflank")
    game.second.does("pass")
    assert not game.first.may("play:charge")


def test_the_only_shugenja_of_a_night_battle_burns_with_an_opponent() -> None:
    game = fight({"personalities": [fights(TSUKE, attachments=["the-fires-that-cleanse"]), fights(YOJO)]},
                 {"personalities": [fights(UNARI)], "hand": ["night-battle"]}, to_act=1)  # fmt: skip
    game.second.does("play:night-battle")
    game.first.does("use:the-fires-that-cleanse")
    assert game.zone(TSUKE) == game.zone(UNARI) == "dynasty discard"


# Occupied Terrain


def test_occupied_terrain_lets_the_attacker_take_a_holding_instead() -> None:
    game = fight(
        {"personalities": [fights(AMORO), fights(UNARI)], "hand": ["occupied-terrain"]}, {"holdings": ["port"]}
    )
    game.first.does("play:occupied-terrain")
    game.second.does("pass")
    game.first.does("pass")
    game.first.does("port")
    assert game.zone("port") == "dynasty discard" and not game.province(1, 0).destroyed
    assert game.zone("occupied-terrain") == "fate discard"


def test_the_attacker_may_take_the_province_after_all() -> None:
    game = fight(
        {"personalities": [fights(AMORO), fights(UNARI)], "hand": ["occupied-terrain"]}, {"holdings": ["port"]}
    )
    game.first.does("play:occupied-terrain")
    game.second.does("pass")
    game.first.does("pass").does()
    assert game.zone("port") == "play" and game.province(1, 0).destroyed


# Peasant Defense


def test_peasants_let_the_attacker_withdraw_or_be_shamed() -> None:
    game = on_ground(
        {"personalities": [fights(YOJO), fights(SUKUNE), HOME]},
        {"personalities": [fights(UJI)], "hand": ["peasant-defense"]},
        acts=1,
    )
    game.second.does("play:peasant-defense")
    game.pass_while(lambda: game.first.asked != "target")
    game.first.does(f"choose:{SUKUNE}")
    assert game.card(SUKUNE).at is None and game.card(SUKUNE).bowed
    assert not game.card(YOJO).dishonored and not game.province(1, 0).destroyed


def test_taking_a_province_from_peasants_dishonors_the_taker() -> None:
    """The Honor for the dead defender only restores the attacker's honor, so nobody gains it (§regain-honor)."""
    strong = fights(YOJO, attachments=["heavy-infantry", "heavy-infantry", "heavy-infantry"])
    game = on_ground({"personalities": [strong]}, {"personalities": [fights(UJI)], "hand": ["peasant-defense"]}, acts=1)
    game.second.does("play:peasant-defense")
    game.pass_while(lambda: game.first.asked != "target")
    game.first.does()
    assert game.province(1, 0).destroyed and game.first.honor == 10
    assert "dishonor" in [record.kind for record in game.match.records if game.card(YOJO).key in str(record.facts)]


# Stall Until Sunrise


@pytest.mark.parametrize(("played", "survives"), [(True, True), (False, False)])
def test_shadowlands_cards_have_half_their_force_until_sunrise(played: bool, survives: bool) -> None:
    # 3 and 1 Force, and 4 against them: halved, 1 and 0.
    foes = [fights(JUNZO, attachments=["goblin-mob"])]
    game = fought([fights(UNARI)], foes, first={"hand": ["stall-until-sunrise"]})
    if played:
        game.first.does("play:stall-until-sunrise")
    game.resolve_battle()
    assert (game.zone(UNARI) == "play") is survives and game.zone(JUNZO) == "dynasty discard"


def test_the_living_keep_their_force_until_sunrise() -> None:
    army = [fights("shinjo-tashima")]
    game = fought(army, [fights("mountain-goblin"), fights(SUKUNE)], first={"hand": ["stall-until-sunrise"]})
    game.first.does("play:stall-until-sunrise")
    game.resolve_battle()
    # 3 against 3 and 0.
    assert game.zone("shinjo-tashima") == game.zone(SUKUNE) == "dynasty discard"


# Strategic Victory


def test_a_strategic_victory_keeps_the_defenders_bowed_holdings_bowed() -> None:
    game = fight({"personalities": [fights(AMORO), fights(UNARI)], "hand": ["strategic-victory"]},
                 {"holdings": [at("port", bowed=True), "stables"]})  # fmt: skip
    game.first.does("play:strategic-victory")
    game.second.does("pass")
    game.first.does("pass").does("choose:province:1.0")
    assert not game.province(1, 0).destroyed
    game.pass_to("action", seat=1, turn=2)
    assert game.card("port").bowed and not game.card("stables").bowed


def test_a_strategic_victory_is_the_attackers_first_action() -> None:
    game = fight({"personalities": [fights(UNARI)], "hand": ["strategic-victory", "careful-planning"]},
                 {"personalities": [fights(UJI)], "hand": ["strategic-victory"]}, 1)  # fmt: skip
    assert game.second.barred("play:strategic-victory", "battle-action")
    game.second.does("pass")
    game.first.does("play:careful-planning").chooses(UNARI)
    game.second.does("pass")
    assert not game.first.may("play:strategic-victory")


# Suspended Terrain


def test_suspended_terrain_bows_the_rest_until_the_straighten_phase_after_the_next() -> None:
    game = on_ground(
        {"personalities": [fights(YOJO), HOME], "hand": ["suspended-terrain"]},
        {"personalities": [fights(UJI, attachments=["medium-infantry"])]},
    )
    game.first.does("play:suspended-terrain")
    game.resolve_battle()
    assert game.card(UJI).bowed and game.card("medium-infantry").bowed and not game.card(HOME).bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UJI).bowed and game.card("medium-infantry").bowed
    game.pass_to("action", seat=1, turn=4)
    assert not game.card(UJI).bowed


# Tortuous Terrain


def test_tortuous_terrain_lets_nobody_be_stronger_than_eight() -> None:
    strong = fights("hida-unari", tokens=[{"force": 9}])
    game = battle_of([strong], [fights(UJI, tokens=[{"force": 6}])], ["tortuous-terrain"])
    game.first.does("play:tortuous-terrain")
    game.resolve_battle()
    assert game.zone(UJI) == game.zone("hida-unari") == "dynasty discard"


def test_a_unit_that_came_over_tortuous_ground_gains_strength_only_until_the_turn_ends() -> None:
    game = battle_of([fights("hida-unari", tokens=[{"force": 9}]), "sanzo"], [], ["tortuous-terrain", "focus"])
    game.first.does("play:tortuous-terrain")
    game.resolve_battle()
    assert game.card("hida-unari").force == 8
    game.pass_to("action", seat=1, turn=2)
    assert game.card("hida-unari").force == 13


# Traversable Terrain


def test_traversable_terrain_brings_a_unit_from_another_province() -> None:
    game = on_ground(
        {"personalities": [fights(YOJO), fights(SUKUNE, "1.2"), HOME], "hand": ["traversable-terrain"]},
        {"personalities": [fights(UJI)]},
    )
    game.first.does("play:traversable-terrain")
    game.pass_while(lambda: game.table.attack is not None and game.first.asked != "next-battle")
    moved = [record.facts["card"] for record in game.match.records if record.kind == "move-unit"]
    assert moved == [game.card(SUKUNE).key]


def test_traversable_terrain_needs_a_unit_that_is_there_already() -> None:
    game = on_ground(
        {"personalities": [fights(YOJO)]},
        {"personalities": [fights(UJI, "1.2")], "hand": ["traversable-terrain"]},
        acts=1,
    )
    assert not game.second.may("play:traversable-terrain")


# Treacherous Terrain


def test_treacherous_terrain_takes_away_bonuses_from_outside_the_unit() -> None:
    led = fights(UNARI, attachments=["naginata", "light-infantry"])
    game = fight({"personalities": [led, fights("naga-warlord")], "hand": ["careful-planning"]},
                 {"hand": ["treacherous-terrain"]}, to_act=1)  # fmt: skip
    game.second.does("play:treacherous-terrain")
    game.first.does("play:careful-planning").chooses(UNARI)
    assert game.card(UNARI).force == 4 + 1 + 1
    game.resolve_battle()
    compared = next(one for one in game.match.records if one.kind == "compare-force")
    # The spear and the Follower are in the unit. The card that planned the attack is not.
    assert compared.facts["attack"] == 4 + 1 + 2 + game.card("naga-warlord").face.force


def test_treacherous_terrain_takes_away_the_bonus_of_a_fortification() -> None:
    game = scene({"personalities": [fights(YOJO)], "hand": ["treacherous-terrain"]},
                 {"personalities": [fights(UJI)], "provinces": [{"attached": ["barbican"]}, {}, {}, {}]},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    assert game.card(UJI).force == 3
    game.first.does("play:treacherous-terrain")
    game.resolve_battle()
    compared = next(one for one in game.match.records if one.kind == "compare-force")
    assert (compared.facts["attack"], compared.facts["defense"]) == (2, 2)


def test_an_attacker_without_units_lays_no_treacherous_terrain() -> None:
    game = scene({"personalities": [SUKUNE], "hand": ["treacherous-terrain"]},
                 {"personalities": [fights(UJI)]}, attack=battle_at(0), to_act=0)  # fmt: skip
    assert not game.first.may("play:treacherous-terrain")
