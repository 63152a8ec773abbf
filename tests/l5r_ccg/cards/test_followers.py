"""Followers: their Force, their abilities, and the Personalities they may follow."""

from typing import Any

import pytest

from engine.l5r_ccg.deckbuilding import faults
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

CRANE = "the-esteemed-house-of-the-crane"


def led(follower: str, host: str = "hida-unari", *, side: int = 0, foe: Any = "ginawa", **facts: Any) -> Scene:
    """Return a battle in which the first player attacks. The Follower fights on one of the sides."""
    unit, against = fights(host, attachments=[follower]), foe if isinstance(foe, dict) else fights(foe)
    sides = [{"personalities": [unit], **facts}, {"personalities": [against]}]
    if side:
        sides.reverse()
    return scene(*sides, attack=battle_at(0))


def force(game: Scene, follower: str) -> int:
    return game.card(follower).force


@pytest.mark.parametrize(
    ("follower", "host", "attacking", "defending"),
    [("hida-house-guard", "hida-unari", 3, 6), ("matsu-house-guard", "matsu-yojo", 5, 3)],
)
def test_house_guards_are_stronger_on_one_side(follower: str, host: str, attacking: int, defending: int) -> None:
    assert force(led(follower, host), follower) == attacking
    assert force(led(follower, host, side=1), follower) == defending


@pytest.mark.parametrize(
    ("follower", "host", "amount"),
    [("doji-house-guard", "daidoji-sembi", 1 + 3), ("shiba-house-guard", "shiba-katsuda", 3)],
)
def test_house_guards_measure_themselves_by_their_personality(follower: str, host: str, amount: int) -> None:
    assert force(led(follower, host), follower) == amount


@pytest.mark.parametrize(
    ("follower", "fitting", "other"),
    [
        ("hida-house-guard", "hida-unari", "matsu-yojo"), ("matsu-house-guard", "matsu-yojo", "hida-unari"),
        ("doji-house-guard", "daidoji-sembi", "hida-unari"), ("shiba-house-guard", "shiba-katsuda", "hida-unari"),
        ("mirumoto-house-guard", "mirumoto-daini", "hida-unari"),
        ("brothers-of-thunder", "heichi-chokei", "hida-unari"),
    ],
)  # fmt: skip
def test_some_follow_only_their_own(follower: str, fitting: str, other: str) -> None:
    holdings = ["diamond-mine", "diamond-mine"]
    assert scene({"personalities": [fitting], "hand": [follower], "holdings": holdings}).first.may(f"attach:{follower}")
    assert not scene({"personalities": [other], "hand": [follower], "holdings": holdings}).first.may(
        f"attach:{follower}"
    )


def test_pikemen_stand_against_cavalry() -> None:
    assert force(led("pikemen", foe="sanzo"), "pikemen") == 4
    assert force(led("pikemen"), "pikemen") == 1


def test_peasants_live_on_farms_and_their_death_is_a_shame() -> None:
    game = led(
        "ashigaru",
        "ginawa",
        foe=fights("hida-unari", attachments=["heavy-infantry"]),
        holdings=["small-farm", "small-farm"],
        honor=5,
    )
    assert force(game, "ashigaru") == 2
    game.resolve_battle()
    assert game.first.honor == 3


def test_mujina_and_ratlings_strengthen_their_kin() -> None:
    kin = fights("hida-unari", attachments=["lesser-mujina", "ratling-pack", "ratling-bushi"])
    game = scene({"personalities": [kin, at("ginawa", attachments=["greater-mujina"])]}, attack=battle_at(0))
    assert (force(game, "lesser-mujina"), force(game, "ratling-bushi")) == (2, 4)


def test_conscripts_count_as_a_ratling_pack_but_a_bushi_does_not() -> None:
    kin = fights("hida-unari", attachments=["ratling-conscripts", "ratling-bushi", "ratling-bushi", "light-infantry"])
    game = scene({"personalities": [kin, at("ginawa", attachments=["ratling-pack"])]}, attack=battle_at(0))
    assert [card.force for card in game.cards("ratling-bushi", 0) if card.in_play] == [4, 4]


@pytest.mark.parametrize(
    ("follower", "strength"),
    [("goblin-chuckers", 2), ("wyrm-riders", 2), ("samurai-cavalry", 3), ("samurai-warriors", 3), ("fire-breather", 4)],
)
def test_archers_shoot_followers_as_strong_as_they_can(follower: str, strength: int) -> None:
    weak = {2: "ninja-genin", 3: "medium-infantry", 4: "medium-infantry"}[strength]
    game = led(follower, foe=fights("hida-sukune", attachments=[weak]))
    game.second.passes()
    game.first.does(f"use:{follower}").chooses(weak)
    assert game.zone(weak, 1) == "fate discard" and game.card(follower).bowed
    game = led(follower, foe=fights("hida-sukune", attachments=["heavy-infantry"]))
    game.pass_to("battle-action", seat=0)
    assert not game.first.may(f"use:{follower}")


def test_fear_of_the_skeletons_grows_beside_madmen() -> None:
    unit = fights("hida-unari", attachments=["skeletal-archers", "shadowlands-madmen"])
    foe = fights("hida-sukune", attachments=["medium-infantry"])
    game = scene({"personalities": [unit]}, {"personalities": [foe]}, attack=battle_at(0))
    game.second.passes()
    game.first.does("use:skeletal-archers:1").chooses("hida-sukune")
    assert game.card("medium-infantry").bowed and not game.card("skeletal-archers").bowed


@pytest.mark.parametrize(
    ("follower", "ability"), [("battering-ram-crew", "battering-ram-crew"), ("fire-breather", "fire-breather:1")]
)
def test_walls_come_down_before_their_attackers(follower: str, ability: str) -> None:
    def besieged(attached: list[str]) -> Scene:
        return scene(
            {"personalities": [fights("hida-unari", attachments=[follower])]},
            {"provinces": [{"attached": attached}, {}, {}, {}], "personalities": [fights("hida-sukune")]},
            attack=battle_at(0),
        )

    game = besieged(["unscalable-walls"])
    game.second.passes()
    game.first.does(f"use:{ability}")
    assert game.zone("unscalable-walls") == "dynasty discard" and game.card(follower).bowed
    bare = besieged([])
    bare.pass_to("battle-action", seat=0)
    assert not bare.first.may(f"use:{ability}")


def test_the_beast_devours_courage_and_comrades() -> None:
    unit = fights("hida-unari", attachments=["garegosu-no-bakemono", "light-infantry"])
    foe = fights("hida-sukune", attachments=["heavy-infantry"])
    game = scene({"personalities": [unit]}, {"personalities": [foe]}, attack=battle_at(0))
    game.second.passes()
    game.first.does("use:garegosu-no-bakemono:2")
    assert force(game, "garegosu-no-bakemono") == 4 and game.card("light-infantry", 0).bowed
    game.second.passes()
    game.first.does("use:garegosu-no-bakemono:1").chooses("hida-sukune")
    assert game.card("heavy-infantry").bowed and game.card("garegosu-no-bakemono").bowed


def test_a_follower_that_bows_for_fear_does_not_frighten_itself() -> None:
    unit, goblin = fights("hida-unari", attachments=["garegosu-no-bakemono"]), "use:garegosu-no-bakemono:1"
    mine, foes = {"personalities": [unit]}, [fights("hida-sukune"), fights("matsu-yojo", attachments=["archers"])]
    assert not scene(mine, {"personalities": foes[:1]}, attack=battle_at(0), to_act=0).first.may(goblin)
    game = scene(mine, {"personalities": foes}, attack=battle_at(0), to_act=0)
    game.first.does(goblin)
    assert game.card("archers").bowed


def test_a_dragon_guard_challenges_an_opposing_personality() -> None:
    game = led("mirumoto-house-guard", "mirumoto-daini")
    game.second.passes()
    game.first.does("use:mirumoto-house-guard")
    game.second.does("refuse").does("pass")
    assert game.card("ginawa").dishonored and game.second.honor == 0


def test_a_dragon_guard_does_not_challenge_for_a_personality_who_may_not() -> None:
    game = led("mirumoto-house-guard", "mirumoto-daini")
    game.happens(game.table.framework.apply(game.card("mirumoto-daini"), "cannot:challenge"))
    game.second.passes()
    assert not game.first.may("use:mirumoto-house-guard")


def test_the_shinjo_guard_gallops_after_the_maneuvers() -> None:
    game = scene(
        {"personalities": [at("sanzo", attachments=["shinjo-house-guard"]), "hida-unari"]},
        {"personalities": ["hida-sukune"]},
    )
    game.to_attack().attacks(1)
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:shinjo-house-guard").chooses("province:1.2")
    assert game.card("sanzo").at is game.province(1, 2)


def test_the_shinjo_guard_rides_alone_with_cavalry() -> None:
    game = scene(
        {"personalities": [at("hida-unari", attachments=["shinjo-house-guard"])], "hand": ["focus"]},
        {"personalities": ["hida-sukune"]},
    )
    game.to_attack().attacks(1)
    game.pass_to("next-battle", seat=0)
    assert not game.first.may("trigger:shinjo-house-guard")


def test_mantis_bushi_bow_a_personality_without_followers_or_the_followers() -> None:
    game = led("mantis-bushi", foe=fights("hida-sukune", attachments=["light-infantry"]))
    game.second.passes()
    game.first.does("use:mantis-bushi").chooses("light-infantry")
    assert game.card("light-infantry", 1).bowed and not game.card("hida-sukune").bowed


def test_goblins_run_and_their_leader_with_them() -> None:
    game = led("goblin-berserkers")
    game.second.passes()
    game.first.does("use:goblin-berserkers")
    assert game.card("hida-unari").at is None and not game.card("hida-unari").bowed
    assert game.zone("goblin-berserkers") == "fate discard"


def test_budoka_draw_strength_from_the_deck_once_a_battle() -> None:
    game = led("mantis-budoka", fate_deck=["kolat-assassin", "light-infantry"])
    game.second.passes()
    game.first.does("use:mantis-budoka")
    assert force(game, "mantis-budoka") == 1 + 3 and game.zone("kolat-assassin") == "fate discard"
    game.pass_to("battle-action", seat=0)
    assert not game.first.may("use:mantis-budoka")


def test_the_naga_guard_lets_nobody_grow_stronger_until_the_battle_is_over() -> None:
    game = scene(
        {"personalities": [fights("hida-unari", attachments=["naga-guard"])]},
        {"personalities": [fights("ginawa")], "holdings": ["retired-general"]},
        attack=battle_at(0),
    )
    game.second.passes()
    game.first.does("use:naga-guard")
    assert not game.second.may("use:retired-general") and force(game, "ginawa") == 2


def test_a_personality_who_joins_the_battle_of_the_naga_guard_later_gains_nothing_either() -> None:
    game = scene(
        {"personalities": [fights("hida-unari", attachments=["naga-guard"])]},
        {"personalities": [fights("ginawa"), "daidoji-uji", "matsu-yojo"], "hand": ["superior-tactics"],
         "holdings": ["retired-general", "retired-general"]},
        attack=battle_at(0),
    )  # fmt: skip
    game.second.passes()
    game.first.does("use:naga-guard")
    game.second.does("play:superior-tactics").chooses("daidoji-uji")
    game.first.passes()
    assert game.card("daidoji-uji").in_battle and not game.second.may("use:retired-general")
    game.resolve_battle()
    game.pass_to("action", seat=1, turn=2)
    game.second.does("use:retired-general").chooses("matsu-yojo")
    assert force(game, "matsu-yojo") == 4


def test_conscripts_learn_by_beating_an_army_and_not_by_walking_in() -> None:
    game = led("ratling-conscripts")
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:ratling-conscripts")
    assert force(game, "ratling-conscripts") == 1
    alone = scene({"personalities": [fights("hida-unari", attachments=["ratling-conscripts"])]}, attack=battle_at(0))
    alone.resolve_battle()
    assert force(alone, "ratling-conscripts") == 0


def test_the_guide_straightens_a_shugenja_alone() -> None:
    game = scene({"personalities": [at("asahina-tomo", bowed=True, attachments=["spirit-guide"])]})
    game.first.does("use:spirit-guide")
    assert not game.card("asahina-tomo").bowed and game.card("spirit-guide").bowed
    other = scene({"personalities": [at("hida-unari", bowed=True, attachments=["spirit-guide"])]})
    assert not other.first.may("use:spirit-guide")


def test_the_poet_and_the_teacher_improve_their_pupil() -> None:
    game = scene({"personalities": [at("hida-unari", attachments=["traveling-poet", "kenku-teacher"])]})
    assert game.card("hida-unari").personal_honor == 3
    game.first.does("use:kenku-teacher:2")
    assert game.card("hida-unari").personal_honor == 4 and game.card("kenku-teacher").bowed


def test_mounts_carry_the_other_followers() -> None:
    game = scene({"personalities": [at("sanzo", attachments=["mounts", "light-infantry"])]})
    assert game.card("light-infantry", 0).trait("Cavalry") and game.card("sanzo").cavalry


def test_the_favor_does_not_reach_the_honor_guard() -> None:
    def favored(attachments: list[str]) -> Scene:
        return scene(
            {"personalities": [fights("hida-unari", attachments=attachments)]},
            {"personalities": [fights("ginawa", bowed=True)]},
            favor=1, attack=battle_at(0),
        )  # fmt: skip

    def reaches(game: Scene) -> bool:
        return any(key.startswith("use:imperial-favor") for key in game.second.options)

    assert reaches(favored([])) and not reaches(favored(["imperial-honor-guard"]))


def test_mantis_samurai_rest_in_every_straighten_phase() -> None:
    game = scene({"personalities": [at("hida-unari", bowed=True, attachments=["mantis-samurai"])]})
    game.pass_to("reaction", seat=0, turn=2)
    game.first.does("trigger:mantis-samurai")
    assert not game.card("hida-unari").bowed and game.table.active == 1


def test_levies_bring_one_more_card_at_the_end_of_the_turn() -> None:
    game = scene({"personalities": ["hida-unari"], "hand": ["peasant-levies"], "holdings": ["jade-works"]})
    game.first.does("attach:peasant-levies").pays()
    game.pass_to("action", seat=1, turn=2)
    assert len(game.first.hand) == 2


def test_the_kenku_leaves_a_falling_lord() -> None:
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2},
        {"personalities": [at("ginawa", attachments=["kenku"]), "hida-unari"]},
    )
    game.first.does("play:kolat-assassin").chooses("ginawa").pays()
    game.second.does("trigger:kenku")
    assert game.card("kenku").host is game.card("hida-unari") and game.zone("ginawa") == "dynasty discard"


def test_a_lesser_oni_is_worth_one_more_to_its_destroyer() -> None:
    game = led("lesser-oni", "ginawa", foe="hida-unari")
    before = game.second.honor
    game.resolve_battle()
    assert game.second.honor == before + 2 * 2 + 1


def test_a_deck_holds_any_number_of_lesser_oni() -> None:
    kinds = [fault.kind for fault in faults({"lesser-oni": 12, "light-infantry": 4})]
    assert kinds.count("too-many-copies") == 1


def test_heavy_cavalry_fights_with_its_force_and_rides() -> None:
    game = led("heavy-cavalry")
    assert force(game, "heavy-cavalry") == 4 and game.card("heavy-cavalry").trait("Cavalry")
