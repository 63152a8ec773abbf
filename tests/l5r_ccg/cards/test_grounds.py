"""Terrains that act immediately or last through the battle, and cards that end a battle early."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

YOJO, UJI, SUKUNE, KUWANAN, JUNZO = "matsu-yojo", "daidoji-uji", "hida-sukune", "doji-kuwanan", "yogo-junzo"
# A unit at home might still go to another battle, so the attack is not over yet.
HOME = "hida-unari"


def fought(first: dict[str, Any], second: dict[str, Any], acts: int = 0, **attack: Any) -> Scene:
    """Put two armies into a battle. The attacker acts, or with ``acts=1`` the defender."""
    return scene({"honor": 10, **first}, {"honor": 10, **second}, attack=battle_at(0, **attack), to_act=acts)


def test_on_deadly_ground_the_only_action_is_to_destroy_it() -> None:
    game = fought(
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


def test_at_night_only_shugenja_and_the_shadowlands_act() -> None:
    game = fought(
        {"personalities": [fights(YOJO)], "hand": ["night-battle", "charge"]},
        {"personalities": [fights(JUNZO)], "hand": ["outflank"]},
    )
    game.first.does("play:night-battle")
    assert game.second.may("play:outflank")
    game.second.does("pass")
    assert not game.first.may("play:charge")


def test_suspended_terrain_bows_the_rest_until_the_straighten_phase_after_the_next() -> None:
    game = fought(
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


def test_traversable_terrain_brings_a_unit_from_another_province() -> None:
    game = fought(
        {"personalities": [fights(YOJO), fights(SUKUNE, "1.2"), HOME], "hand": ["traversable-terrain"]},
        {"personalities": [fights(UJI)]},
    )
    game.first.does("play:traversable-terrain")
    game.pass_while(lambda: game.table.attack is not None and game.first.asked != "next-battle")
    moved = [record.facts["card"] for record in game.match.records if record.kind == "move-unit"]
    assert moved == [game.card(SUKUNE).key]


def test_traversable_terrain_needs_a_unit_that_is_there_already() -> None:
    game = fought(
        {"personalities": [fights(YOJO)]},
        {"personalities": [fights(UJI, "1.2")], "hand": ["traversable-terrain"]},
        acts=1,
    )
    assert not game.second.may("play:traversable-terrain")


def test_peasants_let_the_attacker_withdraw_or_be_shamed() -> None:
    game = fought(
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
    game = fought({"personalities": [strong]}, {"personalities": [fights(UJI)], "hand": ["peasant-defense"]}, acts=1)
    game.second.does("play:peasant-defense")
    game.pass_while(lambda: game.first.asked != "target")
    game.first.does()
    assert game.province(1, 0).destroyed and game.first.honor == 10
    assert "dishonor" in [record.kind for record in game.match.records if game.card(YOJO).key in str(record.facts)]


@pytest.mark.parametrize(("paid", "bowed"), [(0, 2), (1, 2), (2, 1), (3, 0)])
def test_impassable_terrain_bows_three_less_the_discarded_cards(paid: int, bowed: int) -> None:
    unit = fights(YOJO, attachments=["light-infantry"])
    game = fought(
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


def test_torrential_rain_ends_the_battle_unresolved() -> None:
    caster = fights("isawa-tsuke", attachments=["torrential-rain"])
    game = fought({"personalities": [caster, fights(YOJO), HOME], "hand": ["dispersive-terrain"]},
                  {"personalities": [fights(UJI)]})  # fmt: skip
    game.first.does("use:torrential-rain")
    assert game.table.battle is None or game.battle.province is not game.province(1, 0)
    assert all(game.card(one).in_play and game.card(one).bowed for one in (YOJO, UJI))
    assert all(game.card(one).at is None for one in (YOJO, UJI)) and game.first.honor == game.second.honor == 10


def test_a_bridged_pass_lets_everybody_go_home_unbowed() -> None:
    defended = [{"attached": ["bridged-pass"]}, {}, {}, {}]
    game = scene({"personalities": [fights(YOJO), SUKUNE]}, {"personalities": [fights(UJI)], "provinces": defended},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("use:bridged-pass")
    assert not game.card(YOJO).bowed and not game.card(UJI).bowed and game.card(UJI).at is None
    assert game.zone("bridged-pass") == "dynasty discard" and not game.province(1, 0).destroyed


def test_a_crushing_attack_stops_all_actions_when_twice_as_strong() -> None:
    strong = fights(YOJO, attachments=["heavy-infantry"])
    game = fought({"personalities": [strong, HOME], "hand": ["crushing-attack", "charge"]},
                  {"personalities": [fights(UJI)], "hand": ["outflank"]})  # fmt: skip
    game.first.does("play:crushing-attack")
    assert game.first.asked == "next-battle" and game.zone(UJI) == "dynasty discard"


def test_a_crushing_attack_needs_more_than_double_the_force() -> None:
    game = fought({"personalities": [fights(YOJO)], "hand": ["crushing-attack"]}, {"personalities": [fights(UJI)]})
    assert game.card(YOJO).force <= 2 * game.card(UJI).force and not game.first.may("play:crushing-attack")


def test_osano_wos_breath_stops_ranged_attacks() -> None:
    caster = fights("isawa-tsuke", attachments=["osano-wo-s-breath"])
    game = fought({"personalities": [caster]},
                  {"personalities": [fights(UJI, attachments=["archers"])], "hand": ["outflank"]})  # fmt: skip
    game.first.does("use:osano-wo-s-breath")
    assert not game.second.may("use:archers") and game.second.may("play:outflank")


def test_evil_ward_strengthens_a_province_against_the_shadowlands_from_afar() -> None:
    ward = at("isawa-tsuke", attachments=["evil-ward"])
    game = fought({"personalities": [fights(JUNZO)]}, {"personalities": [ward]}, acts=1)
    before = game.province(1, 0).strength
    game.second.does("use:evil-ward").chooses("province:1.0")
    assert game.province(1, 0).strength == before + 5
    game = fought({"personalities": [fights(YOJO)]}, {"personalities": [ward]}, acts=1)
    game.second.does("use:evil-ward").chooses("province:1.0")
    assert game.province(1, 0).strength == before


def test_evil_ward_is_cast_before_the_attack_and_counts_only_while_a_dark_card_attacks() -> None:
    game = scene({"personalities": [JUNZO]}, {"personalities": [at("isawa-tsuke", attachments=["evil-ward"])]})
    game.first.passes()
    game.second.does("use:evil-ward").chooses("province:1.0")
    before = game.province(1, 0).strength
    game.to_attack().attacks(1)
    game.first.commits(yogo_junzo="1.0")
    assert game.province(1, 0).strength == before + 5 and game.province(1, 1).strength == before
    game.happens(game.table.framework.destroy(game.card(JUNZO)))
    assert game.province(1, 0).strength == before


def others(first: dict[str, Any], second: dict[str, Any], acts: int = 0) -> Scene:
    """Put two armies into a battle. Another battle of the same attack follows."""
    first = {**first, "personalities": [*first["personalities"], HOME]}
    return fought(first, second, acts)


def test_stand_against_the_waves_bows_lone_personalities() -> None:
    led = fights(YOJO, attachments=["light-infantry"])
    game = others({"personalities": [led], "hand": ["stand-against-the-waves"]},
                  {"personalities": [fights(UJI), fights(KUWANAN)]})  # fmt: skip
    game.first.does("play:stand-against-the-waves")
    assert game.second.asked == "target"
    game.second.does(f"choose:{KUWANAN}")
    assert game.card(KUWANAN).bowed and not game.card(UJI).bowed


def test_stand_against_the_waves_needs_followers_everywhere() -> None:
    led = fights(YOJO, attachments=["light-infantry"])
    game = others({"personalities": [led, fights(SUKUNE)], "hand": ["stand-against-the-waves"]},
                  {"personalities": [fights(UJI)]})  # fmt: skip
    assert not game.first.may("play:stand-against-the-waves")


@pytest.mark.parametrize(("own", "may"), [(KUWANAN, True), (SUKUNE, False)])
def test_to_do_what_we_must_trades_a_unit_for_one_of_at_most_its_strength(own: str, may: bool) -> None:
    """Kuwanan is worth 3 Force, 3 Personal Honor and 2 more as a Crane: 8. Sukune is worth less than the 7 needed."""
    foe = fights(YOJO, attachments=["heavy-infantry"])
    game = others({"personalities": [fights(own)], "hand": ["to-do-what-we-must"]}, {"personalities": [foe]})
    assert game.first.may("play:to-do-what-we-must") is may
    if may:
        game.first.does("play:to-do-what-we-must")
        assert game.zone(own) == game.zone(YOJO) == "dynasty discard"


def test_an_oni_feeds_on_its_own_or_dies() -> None:
    side = {"personalities": [fights("oni-no-akuma"), fights("mountain-goblin")]}
    for fed in (True, False):
        game = others({"personalities": [fights(YOJO)], "hand": ["an-oni-s-fury"]}, side)
        game.first.does("play:an-oni-s-fury")
        game.second.does(*(["choose:mountain-goblin"] if fed else []))
        assert game.card("oni-no-akuma").in_play is fed and game.card("mountain-goblin").in_play is not fed
