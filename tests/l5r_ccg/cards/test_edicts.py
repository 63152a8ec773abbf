"""Edicts and stratagems of the Fate deck."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.test_lords import IDLE, fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, SUKUNE, UJI, JUNZO = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji", "yogo-junzo"
# A card that gives something to do after an attack.
FARM: dict[str, Any] = {
    "provinces": [{"card": at("small-farm", facedown=False)}, {}, {}, {}],
    "holdings": ["gold-mine"],
}


# Limited


def test_a_samurai_learns_to_hold_two_weapons_for_good() -> None:
    armed = at(UNARI, attachments=["naginata"])
    game = scene({"personalities": [armed], "hand": ["daisho-technique", "tetsubo", "no-dachi"],
                  "holdings": ["gold-mine"] * 4})  # fmt: skip
    assert not game.first.may("attach:tetsubo")
    game.first.does("play:daisho-technique")
    assert game.card(UNARI).bowed
    game.pass_to("action", seat=0, turn=3)
    game.first.does("attach:tetsubo").pays()
    assert game.card("tetsubo").host is game.card(UNARI) and not game.first.may("attach:no-dachi")


@pytest.mark.parametrize("who", [SUKUNE, "isawa-uona", at(UNARI, bowed=True)])
def test_two_weapons_are_for_a_straight_samurai_of_three_chi(who: Any) -> None:
    game = scene({"personalities": [who], "hand": ["daisho-technique"], **IDLE})
    assert not game.first.may("play:daisho-technique")


def test_a_disfavored_player_no_longer_lobbies() -> None:
    game = scene({"hand": ["disfavored"], "personalities": [SUKUNE], "honor": 5},
                 {"personalities": ["kakita-yoshi", UJI], "honor": 9})  # fmt: skip
    game.first.does("play:disfavored").chooses("kakita-yoshi")
    game.pass_to("action", seat=1, turn=2)
    assert not game.second.may("lobby:kakita-yoshi") and game.second.may(f"lobby:{UJI}")
    assert not game.second.may("use:kakita-yoshi")


def test_nobody_is_disfavored_twice() -> None:
    game = scene({"hand": ["disfavored", "disfavored"], **IDLE}, {"personalities": [YOJO]})
    game.first.does("play:disfavored")
    game.second.passes()
    assert not game.first.may("play:disfavored")


def test_the_saboteur_closes_a_stronghold_until_the_next_turn_of_its_player() -> None:
    castle = "the-ancestral-home-of-the-lion"
    game = scene({"hand": ["kolat-saboteur"], "holdings": ["gold-mine"] * 3},
                 {"personalities": [YOJO], "stronghold": castle, **IDLE})  # fmt: skip
    game.first.does("play:kolat-saboteur").chooses(castle).pays()
    assert game.card(castle).bowed and not game.first.player.stronghold.forbids("straighten")
    for turn, bowed in ((2, True), (4, False)):
        game.pass_to("action", seat=1, turn=turn)
        assert game.card(castle).bowed is bowed


def test_the_saboteur_is_dear() -> None:
    closed = {"stronghold": at("the-war-fortress-of-the-crab", bowed=True)}
    game = scene({"hand": ["kolat-saboteur"], "holdings": ["gold-mine", "retired-general"], **closed})
    assert not game.first.may("play:kolat-saboteur")


def test_the_mines_give_more_at_the_peoples_expense_and_rest() -> None:
    game = scene({"hand": ["the-people-s-expense"], "holdings": ["gold-mine", "small-farm"]})
    game.first.does("play:the-people-s-expense")
    mine, farm = game.card("gold-mine"), game.card("small-farm")
    printed = mine.face.gold_production
    assert mine.changed("gold", 2) == 4 and farm.changed("gold", 1) == 1 and printed is not None
    game.happens(game.table.framework.bow(mine), game.table.framework.bow(farm))
    game.pass_to("action", seat=0, turn=3)
    assert mine.bowed and not farm.bowed and mine.changed("gold", 2) == 2
    game.pass_to("action", seat=0, turn=5)
    assert not mine.bowed


def test_a_used_mine_straightens_outside_the_straighten_phase() -> None:
    game = scene({"hand": ["the-people-s-expense"], "holdings": ["gold-mine", "retired-general"]})
    game.first.does("play:the-people-s-expense")
    mine = game.card("gold-mine")
    game.happens(game.table.framework.bow(mine))
    assert not game.table.framework.straighten(mine).possible()
    general = game.card("retired-general")
    assert game.table.use(general.face.abilities[0], general, 0).straighten(mine).possible()


def test_without_mines_the_people_have_nothing_to_give() -> None:
    game = scene({"hand": ["the-people-s-expense"], "holdings": ["small-farm", "retired-general"]})
    assert not game.first.may("play:the-people-s-expense")


# Battles


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


def test_corrupted_energies_weaken_shugenja_by_the_black_scrolls_there() -> None:
    dark = fights("asahina-tomo", attachments=["touch-of-despair"])
    game = fought([fights(UNARI), fights("isawa-uona"), "isawa-tomo"], [dark], first={"hand": ["corrupted-energies"]})
    game.first.does("play:corrupted-energies")
    assert numbers(game, "asahina-tomo") == numbers(game, "isawa-uona") == (0, -1)
    assert numbers(game, UNARI) == numbers(game, "isawa-tomo") == (0, 0)
    game.pass_to("action", seat=1, turn=2)
    assert numbers(game, "isawa-uona") == (0, 0)


@pytest.mark.parametrize("who", [fights("asahina-tomo", attachments=["biting-steel"]), fights(YOJO)])
def test_energies_are_corrupted_by_black_scrolls_alone(who: Any) -> None:
    away = at("isawa-tomo", attachments=["touch-of-despair"])
    game = fought([fights(UNARI), away], [who], first={"hand": ["corrupted-energies", "charge"]})
    assert game.first.barred("play:corrupted-energies", "battle-action")


def leaving(*others: Any, **second: Any) -> Scene:
    """Let the attacker send the defender's first unit home by the Favor."""
    game = scene({"personalities": [fights(UNARI)]},
                 {"personalities": [fights(YOJO), *others], "hand": ["cornered"], **second},
                 attack=battle_at(0), favor=0)  # fmt: skip
    game.pass_to("battle-action", seat=0)
    game.first.does("use:imperial-favor:2").chooses(YOJO)
    return game


def test_a_cornered_personality_stays() -> None:
    game = leaving(fights(SUKUNE))
    game.second.does("trigger:cornered").chooses(SUKUNE)
    assert game.card(YOJO).at is game.province(1, 0) and game.card(SUKUNE).bowed
    assert game.zone("cornered") == "fate discard"


def retreating(hand: list[str], *attackers: Any) -> Scene:
    """Let the attacker, who holds these cards, act. The defender holds Cornered."""
    return scene({"personalities": list(attackers), "hand": hand},
                 {"personalities": [fights(SUKUNE, attachments=["light-infantry"])], "hand": ["cornered"]},
                 attack=battle_at(0), to_act=0)  # fmt: skip


def test_a_cornered_action_has_no_effect_at_all() -> None:
    """Cornered cancels more than the movement: the Personality who would retreat neither bows nor is dishonored."""
    game = retreating(["retreat"], fights(YOJO), fights(UNARI))
    game.first.does("play:retreat").chooses(YOJO)
    game.second.does("trigger:cornered")
    yojo = game.card(YOJO)
    assert yojo.at is game.province(1, 0) and not yojo.bowed and not yojo.dishonored
    assert game.zone("retreat") == "fate discard"
    # The unit that blocks the move bows, its Followers too.
    assert all(one.bowed for one in game.card(SUKUNE).unit)


def test_an_action_that_moves_nobody_out_corners_nobody() -> None:
    game = retreating(["charge", "superior-tactics"], fights(YOJO), UNARI)
    game.first.does("play:superior-tactics")
    assert game.card(UNARI).at is game.province(1, 0) and not game.second.may("trigger:cornered")
    game.second.passes()
    game.first.does("play:charge").chooses(YOJO)
    assert not game.second.may("trigger:cornered") and game.card(YOJO).force == 5


def test_an_action_without_a_legal_target_is_not_stopped_by_cornered() -> None:
    """The only legal target, the Terrain that the Oracle would play, was lost when the gold was paid."""
    earth = {"holdings": ["oracle-of-earth", "merchant-caravan"], "hand": ["entrapping-terrain"],
             "stronghold": at("the-war-fortress-of-the-crab", bowed=True)}  # fmt: skip
    game = fought([fights(UNARI)], [fights(YOJO)], first=earth, hand=["cornered"])
    game.second.passes()
    game.first.does("use:oracle-of-earth").pays()
    assert (
        game.card("oracle-of-earth").bowed and game.battle.terrain is None and not game.second.may("trigger:cornered")
    )


def test_a_terrain_that_sends_units_home_is_cornered_as_it_takes_effect() -> None:
    game = retreating(["entrapping-terrain", "focus"], fights(YOJO), "sanzo")
    game.first.does("play:entrapping-terrain")
    assert not game.second.may("cornered")
    game.pass_while(lambda: game.table.battle is not None and not game.second.may("cornered"))
    game.second.does("trigger:cornered:1")
    assert game.card(YOJO).at is game.province(1, 0) and game.card(SUKUNE).bowed


@pytest.mark.parametrize("others", [(SUKUNE,), (fights(SUKUNE, bowed=True),)])
def test_a_straight_unit_of_the_battle_stands_in_the_way(others: tuple[Any, ...]) -> None:
    # The moving unit is the only one that could block the move.
    game = leaving(*others)
    assert not game.second.may("trigger:cornered") or not game.second.may(SUKUNE)


def setting_sun(*guard: Any) -> Scene:
    second = {"personalities": [*guard, UJI], "hand": ["fight-to-the-setting-sun"]}
    game = scene({"personalities": [fights("hisa"), "sanzo"], "hand": ["focus"], **FARM}, second, attack=battle_at(0))
    game.pass_while(lambda: game.table.attack is not None and game.second.asked != "reaction")
    return game


def test_all_are_weary_when_they_fought_to_the_setting_sun() -> None:
    game = setting_sun(fights(YOJO, attachments=["light-infantry"]), fights(SUKUNE))
    game.second.does("trigger:fight-to-the-setting-sun")
    game.pass_to("dynasty", seat=0, turn=1)
    assert game.card(YOJO).bowed and game.card(SUKUNE).bowed and game.card(YOJO).followers[0].bowed
    assert not game.card(UJI).bowed and game.zone("hisa") == "dynasty discard"


def test_a_player_whose_units_all_fell_benefits_from_the_setting_sun_too() -> None:
    army = {"personalities": [fights("hisa")], "hand": ["fight-to-the-setting-sun"], **FARM}
    game = scene(army, {"personalities": [fights(YOJO), UJI]}, attack=battle_at(0))
    game.pass_while(lambda: not game.first.may("trigger:fight-to-the-setting-sun"))
    assert game.zone("hisa") == "dynasty discard"
    game.first.does("trigger:fight-to-the-setting-sun")
    game.pass_to("dynasty", seat=0, turn=1)
    assert game.card(YOJO).bowed and not game.card(UJI).bowed


def test_a_rallying_cry_keeps_up_a_personality_who_fought_to_the_setting_sun() -> None:
    """Attackers bow after a battle, but attackers whom the card rallies do not."""
    game = setting_sun(fights(YOJO), fights(SUKUNE))
    game.second.does("trigger:fight-to-the-setting-sun")
    yojo = game.card(YOJO)
    game.happens(game.table.framework.apply(yojo, "cannot:bow-after-attack", until="attack"))
    game.pass_to("dynasty", seat=0, turn=1)
    assert not yojo.bowed and game.card(SUKUNE).bowed


def test_a_personality_who_did_not_fight_does_not_benefit_from_the_setting_sun() -> None:
    game = setting_sun()
    assert game.table.attack is None and game.zone("fight-to-the-setting-sun") == "hand"


def test_the_bowed_are_called_to_arms_and_rest_afterwards() -> None:
    game = scene({"personalities": [UNARI], **FARM},
                 {"personalities": [at(YOJO, bowed=True), SUKUNE], "hand": ["call-to-arms"],
                  "holdings": ["gold-mine"] * 2})  # fmt: skip
    game.to_attack().attacks(1)
    game.second.does("trigger:call-to-arms").pays()
    assert not game.card(YOJO).bowed
    game.pass_to("dynasty", seat=0, turn=1)
    assert game.card(YOJO).bowed and not game.card(SUKUNE).bowed


@pytest.mark.parametrize("bowed", [True, False])
def test_nobody_is_called_to_arms_where_all_are_up(bowed: bool) -> None:
    game = scene(
        {"personalities": [UNARI]},
        {"personalities": [at(YOJO, bowed=bowed)], "hand": ["call-to-arms"], "holdings": ["gold-mine"] * 2},
    )
    game.to_attack().attacks(1)
    assert game.second.may("trigger:call-to-arms") is bowed
