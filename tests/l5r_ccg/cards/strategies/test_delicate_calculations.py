"""An attack against two Defenders (Delicate Calculations)."""

from typing import Any

from engine.l5r_ccg.machinery.view import view
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, scene

PLAN, UNARI, YOJO, UJI, TOMO, SANZO = (
    "delicate-calculations", "hida-unari", "matsu-yojo", "daidoji-uji", "asahina-tomo", "sanzo",
)  # fmt: skip
STANDING: dict[str, Any] = {"hand": ["charge"]}


def planned(*sides: dict[str, Any], mine: Any = (UNARI, YOJO), **more: Any) -> Scene:
    """Let the first player play the Strategy and come to the declaration of the attack."""
    game = scene({"personalities": list(mine), "hand": [PLAN]}, *sides, **more)
    game.first.does(f"play:{PLAN}")
    game.pass_to("declare-attack", 0)
    return game


def twofold(*sides: dict[str, Any], **more: Any) -> Scene:
    """Let the first player attack the second and the third player."""
    given = sides or ({"personalities": [UJI], **STANDING}, {"personalities": [SANZO], **STANDING}, STANDING)
    game = planned(*given, **more)
    game.first.does("attack:player:1").does("choose:player:2")
    return game


def test_the_attacker_may_choose_a_second_defender() -> None:
    game = twofold()
    attack = game.table.attack
    assert attack is not None and attack.defenders == (1, 2)
    assert view(game.table, None)["attack"]["second"] == 2  # type: ignore[index]
    told = [one.facts["defender"] for one in game.match.records if one.kind == "declare-attack"]
    assert told == [1, 2]


def test_one_defender_is_enough() -> None:
    game = planned({"personalities": [UJI]}, {"personalities": [SANZO]})
    game.first.does("attack:player:1").does()
    assert game.table.attack is not None and game.table.attack.defenders == (1,)
    kept(game)


def test_without_the_plan_nobody_is_asked_for_a_second_defender() -> None:
    game = scene({"personalities": [UNARI]}, {"personalities": [UJI]}, {"personalities": [SANZO]})
    game.pass_to("declare-attack", 0)
    game.first.does("attack:player:1")
    assert game.first.asked != "target"


def test_against_one_opponent_there_is_nothing_to_plan() -> None:
    assert not scene({"hand": [PLAN]}, STANDING).first.may(f"play:{PLAN}")


def test_each_defender_defends_the_own_provinces() -> None:
    game = twofold()
    game.pass_to("commit", 0)
    assert {option.partition(">")[2].partition(".")[0] for option in game.first.options} == {"province:1", "province:2"}
    game.first.does(f"commit:{UNARI}>province:1.0", f"commit:{YOJO}>province:2.0")
    kept(game)
    game.pass_to("commit", 1)
    assert all(">province:1." in option for option in game.second.options)
    game.second.does(f"commit:{UJI}>province:1.0")
    game.pass_to("commit", 2)
    assert all(">province:2." in option for option in game.third.options)


def test_in_each_battle_the_owner_of_the_province_is_the_defender() -> None:
    game = twofold()
    game.pass_to("commit", 0)
    game.first.does(f"commit:{UNARI}>province:1.0", f"commit:{YOJO}>province:2.0")
    game.pass_to("next-battle", 0)
    assert game.first.options == ["fight:province:1.0", "fight:province:2.0"]
    game.first.does("fight:province:2.0")
    attack = game.table.attack
    assert attack is not None and (attack.defender, attack.second) == (2, 1)
    game.pass_to("battle-action", 2)
    kept(game)
    game.resolve_battle()
    game.pass_while(lambda: game.table.battle is None and game.table.attack is not None, 30)
    attack = game.table.attack
    assert attack is not None and (attack.defender, attack.second) == (1, 2)
    assert [place.key for place in attack.fought] == ["province:2.0"]
    kept(game)


def test_the_battles_that_are_over_are_kept_whichever_defender_came_first() -> None:
    game = twofold(mine=(UNARI, YOJO, TOMO))
    game.pass_to("commit", 0)
    game.first.does(f"commit:{UNARI}>province:1.0", f"commit:{YOJO}>province:2.0", f"commit:{TOMO}>province:1.1")
    for province in ("province:2.0", "province:1.0"):
        game.pass_to("next-battle", 0)
        game.first.does(f"fight:{province}")
        game.resolve_battle()
    game.pass_while(lambda: game.table.battle is None and game.table.attack is not None, 30)
    attack = view(game.table, None)["attack"]
    assert attack is not None and attack["fought"] == ["province:1.0", "province:2.0"]
    kept(game)


def test_an_ally_helps_one_defender_only() -> None:
    helper = {"personalities": [TOMO, "heichi-chokei"], **STANDING}
    game = twofold({"personalities": [UJI], **STANDING}, {"personalities": [SANZO], **STANDING}, helper)
    game.pass_to("invite", 1)
    game.second.does("invite:player:3")
    game.pass_to("invite", 2)
    game.third.does("invite:player:3")
    kept(game)
    game.pass_to("commit", 3)
    both = [f"commit:{TOMO}>province:1.0", "commit:heichi-chokei>province:2.0"]
    assert game.fourth.refused(*both) == "not-together"
    game.fourth.does(f"commit:{TOMO}>province:2.0")
    assert game.table.attack is not None and game.table.attack.helps == {3: [2]}
    kept(game)


def test_an_ally_helps_only_a_defender_who_has_asked() -> None:
    helper = {"personalities": [TOMO], **STANDING}
    game = twofold({"personalities": [UJI], **STANDING}, {"personalities": [SANZO], **STANDING}, helper)
    game.pass_to("invite", 2)
    game.third.does("invite:player:3")
    game.pass_to("commit", 3)
    assert all(">province:2." in option for option in game.fourth.options)


def test_the_attack_goes_on_when_one_of_the_defenders_is_out() -> None:
    weak = {"personalities": [UJI], "honor": -19, **STANDING}
    game = twofold(weak, {"personalities": [SANZO], **STANDING}, STANDING)
    game.pass_to("commit", 0)
    game.first.does(f"commit:{UNARI}>province:2.0")
    game.happens(game.table.rules_of(1).lose_honor(5))
    game.pass_to("battle-action", 2)
    assert game.battle.province.owner == 2
