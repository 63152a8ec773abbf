"""The Attack Phase: declaration, allies, maneuvers, the order of battles, going home (chapter 8.4)."""

from typing import Any

import pytest

from tests.l5r_ccg.rules.proof import proves
from tests.l5r_ccg.scene import Scene, at, fights, scene

ARMY = {"personalities": ["hida-sukune", "doji-kuwanan"]}
HORSE = at("daidoji-uji", permanent=[{"attribute": "trait:Cavalry"}])


def attacked(*sides: dict[str, Any], **position: Any) -> Scene:
    """Return a scene in which the first player has just attacked the second."""
    game = scene(*sides, phase="attack", **position)
    game.first.attacks(1)
    return game


@proves("attack-phase", "declaration-segment")
def test_nobody_has_to_attack() -> None:
    game = scene(ARMY, phase="attack")
    game.first.passes()
    assert game.table.attack is None and game.table.phase != "attack"


@proves("attack-phase")
def test_a_player_attacks_one_opponent_once_a_turn() -> None:
    game = scene(ARMY, ARMY, ARMY, phase="attack")
    assert set(game.first.options) == {"attack:player:1", "attack:player:2", "pass"}
    game.first.attacks(2)
    game.pass_to("declare-attack", 1)
    assert game.table.turn == 2


@proves("declaration-segment", "allies")
def test_a_player_is_attacked_only_if_attacker_and_another_player_could_send_units() -> None:
    """An ally could send units for a Defender who has none. Nobody may attack the only player with units."""
    bowed = {"personalities": [at("hida-sukune", bowed=True)]}
    assert scene(bowed, ARMY, phase="attack").first.asked != "declare-attack"
    assert set(scene(bowed, ARMY, {}, phase="attack").first.options) == {"attack:player:2", "pass"}
    assert scene(bowed, {}, {}, phase="attack").first.asked != "declare-attack"


@proves("declaration-segment", "committal")
def test_several_provinces_may_be_attacked_and_only_provinces() -> None:
    game = attacked(ARMY, {})
    assert "commit:hida-sukune>province:1.0" in game.first.options
    assert all(option.startswith("commit:") and ">province:1." in option for option in game.first.options)
    game.first.commits(hida_sukune="1.0", doji_kuwanan="1.2")
    assert game.card("hida-sukune").at is game.province(1, 0) and game.card("doji-kuwanan").at is game.province(1, 2)


@proves("declaration-segment", "province")
def test_a_destroyed_province_is_not_attacked() -> None:
    game = attacked(ARMY, {"provinces": [{"destroyed": True}, {}, {}, {}]})
    assert "commit:hida-sukune>province:1.0" not in game.first.options
    assert "commit:hida-sukune>province:1.1" in game.first.options


@proves("committal", "bow")
def test_a_bowed_personality_is_not_committed() -> None:
    game = attacked({"personalities": [at("hida-sukune", bowed=True), "doji-kuwanan"]}, {})
    assert {option.partition(">")[0] for option in game.first.options} == {"commit:doji-kuwanan"}


@proves("committal")
def test_a_unit_goes_to_one_province_only() -> None:
    game = attacked(ARMY, {})
    reason = game.first.refused("commit:hida-sukune>province:1.0", "commit:hida-sukune>province:1.1")
    assert reason == "unit-twice"


@proves("allies")
def test_only_an_invited_player_may_join() -> None:
    game = scene(ARMY, {}, {"personalities": ["hida-unari"]}, {"personalities": ["matsu-yojo"]}, phase="attack")
    game.first.attacks(1)
    game.first.does("invite:player:2")
    assert game.second.asked == "invite" and "invite:player:0" not in game.second.options
    game.second.does()
    game.first.commits(hida_sukune="1.0")
    assert game.third.asked == "commit" and game.fourth.asked is None
    game.third.commits(hida_unari="1.0")
    assert game.fourth.asked != "commit"


@proves("allies", "committal")
def test_a_player_without_a_straight_personality_is_asked_for_no_help() -> None:
    """ "Seules des Unités avec une Personnalité Désengagée peuvent s'impliquer": all see who cannot send a unit."""
    bowed = {"personalities": [at("hida-unari", bowed=True)]}
    game = scene(ARMY, {}, bowed, {"personalities": ["matsu-yojo"]}, {}, phase="attack")
    game.first.attacks(1)
    assert game.first.asked == "invite" and set(game.first.options) == {"invite:player:3"}
    alone = scene(ARMY, {}, bowed, phase="attack")
    alone.first.attacks(1)
    assert alone.first.asked == "commit"


@proves("allies")
def test_an_ally_gains_two_honor_once_by_committing() -> None:
    ally = {"honor": 5, "personalities": ["hida-unari", HORSE]}
    game = scene(ARMY, {}, ally, phase="attack")
    game.first.attacks(1).does("invite:player:2")
    game.second.does()
    game.first.commits(hida_sukune="1.0")
    game.third.commits(hida_unari="1.0")
    assert game.third.honor == 7
    game.third.commits(daidoji_uji="1.1")
    assert game.third.honor == 7 and game.card("daidoji-uji").at is game.province(1, 1)


@proves("allies")
def test_an_ally_who_commits_nothing_gains_nothing() -> None:
    game = scene(ARMY, {}, {"honor": 5, "personalities": ["hida-unari"]}, phase="attack")
    game.first.attacks(1).does("invite:player:2")
    game.second.does()
    game.first.commits(hida_sukune="1.0")
    game.third.commits()
    assert game.third.honor == 5 and game.table.attack is not None and game.table.attack.side_of(2) is None


@proves("allies")
def test_nobody_is_allied_to_both_sides() -> None:
    game = scene(ARMY, {}, {"personalities": ["hida-unari", "matsu-yojo"]}, phase="attack")
    game.first.attacks(1).does("invite:player:2")
    game.second.does("invite:player:2")
    game.first.commits(hida_sukune="1.0")
    game.third.commits(hida_unari="1.0")
    assert game.third.asked != "commit"


@proves("allies")
def test_a_player_invited_by_both_may_still_choose_the_defender() -> None:
    game = scene(ARMY, {"personalities": ["matsu-yojo"]}, {"personalities": ["hida-unari"]}, phase="attack")
    game.first.attacks(1).does("invite:player:2")
    game.second.does("invite:player:2")
    game.first.commits(hida_sukune="1.0")
    game.third.commits()
    game.second.commits()
    game.third.commits(hida_unari="1.0")
    assert game.table.attack is not None and game.table.attack.side_of(2) == "defend"


@proves("infantry-maneuvers", "cavalry-maneuvers", "cavalry", "infantry")
def test_the_cavalry_of_both_leaders_waits_for_its_segment() -> None:
    game = attacked({"personalities": ["hida-sukune", HORSE]}, {})
    assert not game.first.may("commit:daidoji-uji>province:1.0")
    game.first.commits(hida_sukune="1.0")
    assert game.first.may("commit:daidoji-uji>province:1.0") and not game.first.may("commit:hida-sukune>province:1.1")


@proves("infantry-maneuvers")
def test_an_allys_cavalry_may_go_with_the_infantry() -> None:
    game = scene(ARMY, {}, {"personalities": [HORSE]}, phase="attack")
    game.first.attacks(1).does("invite:player:2")
    game.second.does()
    game.first.commits(hida_sukune="1.0")
    assert game.third.may("commit:daidoji-uji>province:1.0")


@proves("cavalry", "infantry")
def test_one_follower_on_foot_makes_a_unit_infantry() -> None:
    horse = {**HORSE, "attachments": ["light-infantry", "naginata"]}
    game = attacked({"personalities": [horse]}, {})
    assert game.first.may("commit:daidoji-uji>province:1.0") and not game.card("daidoji-uji").cavalry


@proves("cavalry")
def test_mounted_followers_keep_a_unit_cavalry() -> None:
    game = scene({"personalities": [{**HORSE, "attachments": ["light-cavalry", "naginata"]}]})
    assert game.card("daidoji-uji").cavalry


@proves("infantry-maneuvers")
def test_the_defender_may_defend_unattacked_provinces() -> None:
    game = attacked(ARMY, {"personalities": ["hida-unari"]})
    game.first.commits(hida_sukune="1.0")
    game.second.commits(hida_unari="1.3")
    assert game.card("hida-unari").at is game.province(1, 3)


@proves("infantry-example", "cavalry-maneuvers")
def test_allen_attacks_bob() -> None:
    """The rulebook's example, step by step, with Cindy for the Attacker and David for the Defender."""
    mounted = [{"attribute": "trait:Cavalry"}]
    allen = {"personalities": ["hida-sukune", "doji-kuwanan", "mirumoto-daini", at("isawa-tomo", permanent=mounted)]}
    bob = {"personalities": ["mirumoto-daini"]}
    rider = at("daidoji-uji", permanent=mounted)
    cindy = {"honor": 5, "personalities": ["matsu-yojo", rider]}
    david = {"honor": 5, "personalities": ["isawa-tadaka", "mirumoto-daini"]}
    game = scene(allen, bob, cindy, david, phase="attack")
    allen_, bob_, cindy_, david_ = game.seats
    allen_.attacks(1).does("invite:player:2", "invite:player:3")
    bob_.does("invite:player:2", "invite:player:3")
    allen_.commits(hida_sukune="1.0", doji_kuwanan="1.0", mirumoto_daini="1.1")
    cindy_.commits(matsu_yojo="1.2")
    assert cindy_.honor == 7
    david_.commits()
    bob_.commits(mirumoto_daini="1.0")
    david_.commits(isawa_tadaka="1.1", mirumoto_daini="1.0")
    assert david_.honor == 7
    allen_.commits(isawa_tomo="1.3")
    cindy_.commits(daidoji_uji="1.3")
    assert cindy_.honor == 7
    assert game.table.attack is not None and game.table.attack.allies == {2: "attack", 3: "defend"}
    assert set(allen_.options) == {f"fight:province:1.{index}" for index in range(4)}


@proves("end-of-committal")
def test_the_attacker_chooses_the_order_of_the_battles() -> None:
    game = attacked(ARMY, {})
    game.first.commits(hida_sukune="1.0", doji_kuwanan="1.2")
    assert set(game.first.options) == {"fight:province:1.0", "fight:province:1.2"}
    game.first.does("fight:province:1.2")
    assert game.battle.province is game.province(1, 2)
    game.resolve_battle()
    assert game.battle.province is game.province(1, 0)


@proves("end-of-committal")
def test_a_province_without_units_is_fought_for_when_the_attacker_says_so() -> None:
    """Ruling: there is a battle at each province.

    If no unit is there, a battle happens only if the Attacker wants one.
    """
    game = attacked({**ARMY, "hand": ["superior-tactics"]}, {})
    game.first.commits(hida_sukune="1.0")
    game.resolve_battle()
    assert set(game.first.options) == {"fight:province:1.1", "fight:province:1.2", "fight:province:1.3", "pass"}
    game.first.does("fight:province:1.3")
    assert game.battle.province is game.province(1, 3)


@proves("end-of-committal")
def test_nothing_is_asked_of_provinces_where_nobody_could_come() -> None:
    """Without a unit or an action there, nothing happens in a battle. No question could change anything."""
    game = attacked(ARMY, {})
    game.first.commits(hida_sukune="1.0")
    game.resolve_battle()
    assert game.table.attack is None


@proves("end-of-committal")
@pytest.mark.parametrize(("held", "asked"), [("superior-tactics", True), ("light-infantry", True), (None, False)])
def test_whether_a_battle_is_asked_about_depends_on_the_publicly_known_part_of_a_hand(
    held: str | None, asked: bool
) -> None:
    """If nobody knows a player's deck, any card of the hand may be any card, so it might be Superior Tactics."""
    game = attacked({**ARMY, "hand": [held] if held else []}, {})
    game.first.commits(hida_sukune="1.0")
    game.resolve_battle()
    assert (game.first.asked == "next-battle") is asked


@proves("after-battle")
def test_attackers_bow_and_go_home_at_the_very_end() -> None:
    army = {"personalities": [at("hida-sukune", attachments=["light-infantry"]), "doji-kuwanan"]}
    game = attacked(army, {"personalities": ["matsu-yojo"]})
    game.first.commits(hida_sukune="1.0", doji_kuwanan="1.1")
    game.second.commits(matsu_yojo="1.3")
    game.first.does("fight:province:1.0")
    game.resolve_battle()
    assert game.card("hida-sukune").at is not None and not game.card("hida-sukune").bowed
    game.pass_phase()
    for name in ("hida-sukune", "light-infantry", "doji-kuwanan"):
        assert game.card(name).bowed and game.card(name).personality.at is None
    assert game.card("matsu-yojo").at is None and not game.card("matsu-yojo").bowed


@proves("after-battle", "reactions")
def test_rallying_cry_is_played_between_two_battles() -> None:
    game = attacked({**ARMY, "hand": ["rallying-cry"]}, {})
    game.first.commits(hida_sukune="1.0", doji_kuwanan="1.1")
    game.first.does("fight:province:1.0")
    game.pass_to("reaction", 0)
    game.first.does("trigger:rallying-cry")
    game.pass_phase()
    assert not game.card("hida-sukune").bowed and game.card("doji-kuwanan").bowed


@proves("two-main-rules", "attack-phase")
def test_an_attack_ends_when_the_defender_leaves() -> None:
    game = scene({"personalities": [fights("hida-sukune"), "doji-kuwanan"]}, {}, ARMY,
                 attack={"attacker": 0, "defender": 1, "segment": "battle", "province": 0})  # fmt: skip
    game.match.answer(1, ["resign"])
    game.pass_to("action", 2)
    assert game.card("hida-sukune").at is None and game.table.attack is None
