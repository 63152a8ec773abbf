"""Followers."""

from typing import Any

import pytest

from engine.l5r_ccg.deckbuilding import faults
from engine.l5r_ccg.machinery.position import dump, load
from tests.l5r_ccg.cards.scenes import bowmen, circle, force, fought, led, numbers
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import CRAB, Scene, at, battle_at, fight, fights, scene
from tests.l5r_ccg.scene import fights as f

AMORO = "hida-amoro"
GOLD = ["gold-mine"] * 4
UJI = "daidoji-uji"
UNARI = "hida-unari"
HISA = "hisa"
YOJO = "matsu-yojo"
UONA = "isawa-uona"
TWO_DIAMONDS = {"holdings": ["diamond-mine"] * 2}
IDLE = {"holdings": ["retired-general"]}
TSUKE = "isawa-tsuke"
ISAWA_TOMO = "isawa-tomo"
STRENGTH = "sharing-the-strength-of-many"
KUWANAN = "doji-kuwanan"
FOUR_MINES = ["gold-mine"] * 4
LATER: dict[str, Any] = {"hand": ["charge"]}
TERRAIN = "entrapping-terrain"
SHADOW = "shadow-samurai"


# Archers


def test_archers_join_the_fury_and_its_bowing_leaves_them_straight() -> None:
    def against(force: int) -> Any:
        worn = [at("the-fury-of-osano-wo", tokens=[{"name": "Fury", "amount": 2}]), "archers", "jade-bow"]
        foe = fights("hida-unari", tokens=[{"force": force}])
        return fought([fights("isawa-uona", attachments=worn)], [foe])

    chi = against(0).card("isawa-uona").chi
    game = against(chi + 5 - 4)
    game.first.does("the-fury-of-osano-wo")
    assert game.first.may("shoot:archers") and not game.first.may("shoot:jade-bow")
    game.first.does("shoot:archers")
    assert game.zone("hida-unari") == "dynasty discard" and game.card("archers").bowed
    # The Spell is cast alone: it cannot be combined with other units' attacks.
    game = against(-1)
    game.first.does("use:archers")
    assert game.first.may("shoot:jade-bow") and not game.first.may("the-fury-of-osano-wo")
    assert not game.card("isawa-uona").bowed


# Bandit Gang, Ikiryo  No ruling on either was found. The Bandits ask for wages after every battle that they survive,
# fought or not: their text names no victory. The text of the Ikiryo says that its target may have Followers. Its price
# (the Honor and the dishonor) is part of the effect. So the price is paid even if the attack is too weak, but not if
# the action is cancelled.


@pytest.mark.parametrize(("gold", "zone"), [(GOLD, "play"), ([], "fate discard")])
def test_bandits_want_their_wages_after_a_battle(gold: list[str], zone: str) -> None:
    led = fights(AMORO, attachments=["bandit-gang"])
    poor = at("the-war-fortress-of-the-crab", bowed=True)
    game = fight({"personalities": [led, fights(UNARI)], "holdings": gold, "stronghold": poor},
                 {"personalities": [fights(UJI)]})  # fmt: skip
    game.resolve_battle()
    if gold:
        game.first.does("bandit-gang").pays()
    assert game.zone("bandit-gang") == zone


# Battering Ram Crew


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


# Bayushi Supai


def spied(seat: int) -> Scene:
    watched = {"personalities": ["yasuki-taka"], "holdings": ["small-farm"], "hand": ["charge", "outflank"]}
    game = scene({"personalities": [HISA], "hand": ["bayushi-supai"], "holdings": ["gold-mine"] * 2}, watched)
    game.first.does("attach:bayushi-supai").does("yasuki-taka" if seat else HISA).pays()
    return game


def test_supai_serves_one_player_among_another_s_people() -> None:
    game = spied(1)
    supai = game.card("bayushi-supai")
    assert supai.host is game.card("yasuki-taka") and supai.controller == 0
    game.pass_to("action", seat=1, turn=2)
    game.second.does("use:yasuki-taka")
    game.first.does("trigger:bayushi-supai")
    assert [record.seats for record in game.match.records if record.kind == "look-at"] == [(0,)]


@pytest.mark.parametrize("seat", [0, 1])
def test_supai_serves_the_player_who_brought_it_even_if_the_unit_changes_hands(seat: int) -> None:
    """The text of the card distinguishes "you" from the Personality's controller.

    No rule gives the card to a new controller.
    """
    game = spied(seat)
    host, supai = game.card("yasuki-taka" if seat else HISA), game.card("bayushi-supai")
    game.table.placing.change_control(host, 1 - seat, "permanent")
    assert (host.controller, supai.controller) == (1 - seat, 0)
    game.table.placing.change_control(host, seat, "permanent")
    assert (host.controller, supai.controller) == (seat, 0)


def test_a_position_says_whom_supai_serves() -> None:
    literal = dump(spied(1).table)
    assert literal["players"][1]["personalities"][0]["attachments"][0]["controller"] == 0
    copy = load("again", frozenset(), literal)
    assert [card.controller for card in copy.all_cards() if card.id == "bayushi-supai"] == [0]
    assert dump(copy) == literal


def test_supai_at_home_is_a_follower_like_others() -> None:
    game = spied(0)
    assert game.card("bayushi-supai").host is game.card(HISA)


def test_a_fallen_supai_counts_for_the_army_that_led_it() -> None:
    spy = fights("yasuki-taka", attachments=[at("bayushi-supai", owner=0)])
    game = scene({"personalities": [fights(UNARI), fights("matsu-tsuko")], "honor": 5},
                 {"personalities": [spy], "honor": 5}, attack=battle_at(0))  # fmt: skip
    game.resolve_battle()
    assert game.first.honor == 9 and game.second.honor == 5


# Brothers of Thunder


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


# Courier


def test_the_courier_takes_its_attachments_to_another_personality() -> None:
    loaded = at(UNARI, attachments=["courier", "naginata", at("warhorses", bowed=True)])
    game = scene({"personalities": [loaded, YOJO]})
    game.first.does("use:courier").does("naginata")
    assert [card.id for card in game.card(YOJO).attachments] == ["courier", "naginata"]
    assert game.card("courier").bowed and not game.card(YOJO).bowed


def test_the_courier_may_go_alone() -> None:
    game = scene({"personalities": [at(UNARI, attachments=["courier", "naginata"]), YOJO]})
    game.first.does("use:courier").does()
    assert [card.id for card in game.card(YOJO).attachments] == ["courier"]


@pytest.mark.parametrize(("sender", "receiver"), [(True, False), (False, True)])
def test_the_courier_needs_both_straight(sender: bool, receiver: bool) -> None:
    own = [at(UNARI, bowed=sender, attachments=["courier"]), at(YOJO, bowed=receiver)]
    assert not scene({"personalities": own}).first.may("use:courier")


# Doji House Guard


@pytest.mark.parametrize(
    ("follower", "host", "amount"),
    [("doji-house-guard", "daidoji-sembi", 1 + 3), ("shiba-house-guard", "shiba-katsuda", 3)],
)
def test_house_guards_measure_themselves_by_their_personality(follower: str, host: str, amount: int) -> None:
    assert force(led(follower, host), follower) == amount


# Elemental Vortex


def test_the_vortex_takes_a_tainted_shugenja_to_call_and_fades() -> None:
    tainted = at(UONA, tokens=[{"chi": -1, "name": "Corruption"}])
    side = {"personalities": [tainted, YOJO], "hand": ["elemental-vortex"], "holdings": ["gold-mine"] * 2}
    game = scene(side)
    game.first.does("attach:elemental-vortex").does(YOJO).pays()
    vortex = game.card("elemental-vortex")
    assert game.card(UONA).bowed and vortex.force == 6
    game.pass_to("action", seat=1, turn=2)
    assert vortex.force == 5
    assert not scene({**side, "personalities": [UONA, YOJO]}).first.may("attach:elemental-vortex")


def test_the_spent_vortex_is_gone() -> None:
    spent = at("elemental-vortex", lasting=[{"attribute": "force", "value": -5, "until": "game"}])
    game = scene({"personalities": [at(YOJO, attachments=[spent])]})
    game.pass_to("action", seat=1, turn=2)
    assert game.zone("elemental-vortex") == "fate discard"


# Foxwife


def wed(card: Any = UNARI, **first: Any) -> Scene:
    return scene({"personalities": [card], "hand": ["foxwife"], **TWO_DIAMONDS, "honor": 9, **first})


def test_the_foxwife_restores_and_honors_her_husband() -> None:
    game = wed(at(UNARI, dishonored=True))
    game.first.does("attach:foxwife").chooses(UNARI).pays()
    assert not game.card(UNARI).dishonored and game.card(UNARI).personal_honor == 5


def test_the_foxwife_leaves_a_husband_who_costs_honor() -> None:
    game = scene({"personalities": [at("ninja-spy", attachments=[]), at("hisa", attachments=["foxwife"])],
                  "honor": 9, "hand": ["ninja-thief"]}, {"hand": ["charge"]})  # fmt: skip
    game.first.does("use:ninja-spy")
    assert game.first.honor == 8 and game.zone("foxwife") == "play"  # The Spy is not her husband.


def test_the_foxwife_leaves_a_husband_whose_act_costs_honor() -> None:
    game = scene({"personalities": [at("shosuro-hametsu", attachments=["foxwife"])]})
    cost = game.table.use(next(iter(game.card("shosuro-hametsu").abilities())), game.card("shosuro-hametsu"), 0)
    game.happens(cost.lose_honor(1))
    assert game.zone("foxwife") == "fate discard" and game.card("shosuro-hametsu").personal_honor < 5


def test_the_foxwife_leaves_a_dishonored_husband() -> None:
    game = scene({"personalities": [at(UNARI, attachments=["foxwife"])], "hand": ["marries-a-barbarian"]})
    game.first.does("play:marries-a-barbarian").chooses(UNARI)
    assert game.zone("foxwife") == "fate discard" and game.card(UNARI).dishonored


def test_a_foxwife_who_moves_restores_her_new_husband() -> None:
    game = scene({"personalities": [at(UNARI, attachments=["foxwife"]), at(YOJO, dishonored=True)]})
    game.first.does("exchange").does(UNARI, YOJO)
    game.first.does(f"move:foxwife>{YOJO}")
    assert not game.card(YOJO).dishonored and game.card(YOJO).personal_honor == 5


# Gaijin Mercenaries


def hired(**first: Any) -> Scene:
    """Let the first player attack with Gaijin Mercenaries."""
    game = scene({"personalities": [at(YOJO, attachments=["gaijin-mercenaries"])], **first}, {"personalities": [UJI]})
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    return game


def test_mercenaries_march_for_3_gold() -> None:
    game = hired(holdings=["diamond-mine"])
    game.first.does("gaijin-mercenaries").pays("bow:diamond-mine")
    assert game.zone("gaijin-mercenaries") == "play" and game.card("diamond-mine").bowed


def test_unpaid_mercenaries_are_destroyed() -> None:
    game = hired(holdings=["diamond-mine"])
    game.first.does()
    assert game.zone("gaijin-mercenaries") == "fate discard" and game.card(YOJO).at is not None


def test_mercenaries_of_the_poor_are_destroyed_without_a_question() -> None:
    game = hired(stronghold=at(CRAB, bowed=True))
    assert game.zone("gaijin-mercenaries") == "fate discard"


def test_mercenaries_defend_for_nothing() -> None:
    game = scene({"personalities": [YOJO]}, {"personalities": [at(UJI, attachments=["gaijin-mercenaries"])]})
    game.to_attack().attacks(1)
    game.first.commits(matsu_yojo="1.0")
    game.second.commits(daidoji_uji="1.0")
    assert game.zone("gaijin-mercenaries") == "play" and game.card(UJI).at is not None


def test_mercenaries_fight_harder_each_time_they_are_paid() -> None:
    game = fought([f(YOJO, attachments=["gaijin-mercenaries"])], [f(UJI)], first={"holdings": ["diamond-mine"] * 2})
    game.first.does("use:gaijin-mercenaries:1").pays("bow:diamond-mine")
    game.second.passes()
    game.first.does("use:gaijin-mercenaries:1").pays()
    assert numbers(game, "gaijin-mercenaries")[0] == 2


# Garegosu no Bakemono


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


# Goblin Berserkers


def test_goblins_run_and_their_leader_with_them() -> None:
    game = led("goblin-berserkers")
    game.second.passes()
    game.first.does("use:goblin-berserkers")
    assert game.card("hida-unari").at is None and not game.card("hida-unari").bowed
    assert game.zone("goblin-berserkers") == "fate discard"


# Goblin Chuckers


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


# Greater Mujina


def test_mujina_and_ratlings_strengthen_their_kin() -> None:
    kin = fights("hida-unari", attachments=["lesser-mujina", "ratling-pack", "ratling-bushi"])
    game = scene({"personalities": [kin, at("ginawa", attachments=["greater-mujina"])]}, attack=battle_at(0))
    assert (force(game, "lesser-mujina"), force(game, "ratling-bushi")) == (2, 4)


# Hawk Riders


def test_the_hawk_riders_cost_gold_and_honor() -> None:
    game = scene({"personalities": [UNARI], "hand": ["hawk-riders"], "holdings": ["gold-mine"] * 5, "honor": 9})
    game.first.does("attach:hawk-riders").pays()
    assert game.first.honor == 7 and game.card("hawk-riders").trait("Cavalry")
    poor = scene({"personalities": [UNARI], "hand": ["hawk-riders"], **IDLE})
    assert not poor.first.may("attach:hawk-riders")


# Heavy Cavalry


def test_heavy_cavalry_fights_with_its_force_and_rides() -> None:
    game = led("heavy-cavalry")
    assert force(game, "heavy-cavalry") == 4 and game.card("heavy-cavalry").trait("Cavalry")


# Hida House Guard


@pytest.mark.parametrize(
    ("follower", "host", "attacking", "defending"),
    [("hida-house-guard", "hida-unari", 3, 6), ("matsu-house-guard", "matsu-yojo", 5, 3)],
)
def test_house_guards_are_stronger_on_one_side(follower: str, host: str, attacking: int, defending: int) -> None:
    assert force(led(follower, host), follower) == attacking
    assert force(led(follower, host, side=1), follower) == defending


# Ikiryo


def test_an_ikiryo_joins_another_attack_with_the_chi_of_its_double() -> None:
    game = scene({"personalities": [fights(TSUKE, attachments=["archers", "ikiryo"])], "honor": 10},
                 {"personalities": [fights(at(UJI)["id"], tokens=[{"force": 3, "name": "Force"}])]},
                 attack=battle_at(0), to_act=0)  # fmt: skip
    assert game.card(UJI).force == 5
    game.first.does("use:archers").does("shoot:ikiryo")
    assert game.zone(UJI) == "dynasty discard" and game.zone("ikiryo") == "fate discard"
    assert game.first.honor == 10 - game.card(TSUKE).chi and game.card(TSUKE).dishonored


# Bandit Gang, Ikiryo  No ruling on either was found. The Bandits ask for wages after every battle that they survive,
# fought or not: their text names no victory. The text of the Ikiryo says that its target may have Followers. Its price
# (the Honor and the dishonor) is part of the effect. So the price is paid even if the attack is too weak, but not if
# the action is cancelled.


def test_an_ikiryo_strikes_past_followers_and_shames_its_double() -> None:
    double = fights(TSUKE, attachments=["ikiryo"])
    game = fight({"personalities": [double]}, {"personalities": [fights(UJI, attachments=["medium-infantry"])]})
    chi = game.card(TSUKE).chi
    game.first.does("use:ikiryo").chooses(UJI)
    assert game.zone(UJI) == "dynasty discard" and game.zone("ikiryo") == "fate discard"
    assert game.first.honor == 10 - chi and game.card(TSUKE).dishonored


def test_an_ikiryo_that_is_too_weak_costs_as_much() -> None:
    double, strong = fights(TSUKE, attachments=["ikiryo"]), fights(UJI, tokens=[{"force": 20}])
    game = fight({"personalities": [double]}, {"personalities": [strong]})
    chi = game.card(TSUKE).chi
    game.first.does("use:ikiryo")
    assert game.card(UJI).in_play and game.first.honor == 10 - chi and game.card(TSUKE).dishonored


# Imperial Honor Guard


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


# Kenku


def test_the_kenku_leaves_a_falling_lord() -> None:
    game = scene(
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2},
        {"personalities": [at("ginawa", attachments=["kenku"]), "hida-unari"]},
    )
    game.first.does("play:kolat-assassin").chooses("ginawa").pays()
    game.second.does("trigger:kenku")
    assert game.card("kenku").host is game.card("hida-unari") and game.zone("ginawa") == "dynasty discard"


# Kenku Teacher


def test_the_poet_and_the_teacher_improve_their_pupil() -> None:
    game = scene({"personalities": [at("hida-unari", attachments=["traveling-poet", "kenku-teacher"])]})
    assert game.card("hida-unari").personal_honor == 3
    game.first.does("use:kenku-teacher:2")
    assert game.card("hida-unari").personal_honor == 4 and game.card("kenku-teacher").bowed


# Kolat Bodyguard


def guarded_by_bodyguard(seat: int) -> Scene:
    host = at(HISA, attachments=["kolat-bodyguard"])
    game = scene({"personalities": [UNARI, YOJO], "hand": []}, {"personalities": [host], "hand": []}, active=seat)
    return game


def test_anybody_may_test_whom_the_bodyguard_guards_once_a_turn() -> None:
    game = guarded_by_bodyguard(0)
    game.first.does("use:kolat-bodyguard").does(YOJO)
    assert game.zone(YOJO) == "dynasty discard"
    game.second.passes()
    assert not game.first.may("use:kolat-bodyguard")


def test_the_bodyguard_is_tested_in_the_own_turn_only() -> None:
    game = guarded_by_bodyguard(1)
    game.second.does("pass")
    assert not game.first.may("use:kolat-bodyguard")


# Kotaro


@pytest.mark.parametrize(("top", "tokens"), [("naginata", 0), ("wakizashi", 1)])
def test_kotaro_keeps_his_master_clean_by_an_odd_focus(top: str, tokens: int) -> None:
    master = at(UONA, bowed=True, attachments=["dark-divination", "kotaro"])
    game = scene({}, {"personalities": [master], "fate_deck": [top, "light-infantry"]}, asked=(1,), to_act=0)
    assert game.card(top).focus % 2 == 1 - tokens
    game.pass_to("reaction", seat=1)
    game.second.does("trigger:kotaro")
    assert len(game.card(UONA).tokens) == tokens and game.zone(top) == "fate discard"


# Lesser Oni


def test_a_lesser_oni_is_worth_one_more_to_its_destroyer() -> None:
    game = led("lesser-oni", "ginawa", foe="hida-unari")
    before = game.second.honor
    game.resolve_battle()
    assert game.second.honor == before + 2 * 2 + 1


def test_a_deck_holds_any_number_of_lesser_oni() -> None:
    kinds = [fault.kind for fault in faults({"lesser-oni": 12, "light-infantry": 4})]
    assert kinds.count("too-many-copies") == 1


# Mantis Budoka


def test_budoka_draw_strength_from_the_deck_once_a_battle() -> None:
    game = led("mantis-budoka", fate_deck=["kolat-assassin", "light-infantry"])
    game.second.passes()
    game.first.does("use:mantis-budoka")
    assert force(game, "mantis-budoka") == 1 + 3 and game.zone("kolat-assassin") == "fate discard"
    game.pass_to("battle-action", seat=0)
    assert not game.first.may("use:mantis-budoka")


# Mantis Bushi


def test_mantis_bushi_bow_a_personality_without_followers_or_the_followers() -> None:
    game = led("mantis-bushi", foe=fights("hida-sukune", attachments=["light-infantry"]))
    game.second.passes()
    game.first.does("use:mantis-bushi").chooses("light-infantry")
    assert game.card("light-infantry", 1).bowed and not game.card("hida-sukune").bowed


# Mantis Samurai


def test_mantis_samurai_rest_in_every_straighten_phase() -> None:
    game = scene({"personalities": [at("hida-unari", bowed=True, attachments=["mantis-samurai"])]})
    game.pass_to("reaction", seat=0, turn=2)
    game.first.does("trigger:mantis-samurai")
    assert not game.card("hida-unari").bowed and game.table.active == 1


# Mantis Shugenja


def test_a_mantis_shugenja_bows_to_take_part_with_its_shugenja() -> None:
    game = scene(circle(STRENGTH, wears={UONA: ["mantis-shugenja"]}))
    game.first.does(f"use:{STRENGTH}").chooses(UNARI).chooses("mantis-shugenja")
    assert numbers(game, UNARI) == (0, 4)
    assert game.card("mantis-shugenja").bowed and not game.card(ISAWA_TOMO).bowed


def test_a_mantis_shugenja_takes_part_only_if_its_own_shugenja_does() -> None:
    game = scene(circle(STRENGTH, wears={ISAWA_TOMO: ["mantis-shugenja"]}))
    game.first.does(f"use:{STRENGTH}").chooses(UNARI)
    assert game.first.refused("mantis-shugenja") == "shugenja-apart"
    game.first.chooses("mantis-shugenja", ISAWA_TOMO)
    assert numbers(game, UNARI) == (0, 6)


def test_a_bowed_mantis_shugenja_takes_no_part() -> None:
    side = circle(STRENGTH)
    side["personalities"][0] = at(UONA, attachments=[STRENGTH, at("mantis-shugenja", bowed=True)])
    game = scene(side)
    game.first.does(f"use:{STRENGTH}").chooses(UNARI)
    assert game.first.asked == "cost" and not game.first.may("mantis-shugenja") and game.first.may(ISAWA_TOMO)


def test_a_mantis_shugenja_helps_with_spells_and_makes_them_cheaper() -> None:
    game = scene({"personalities": [at(UONA, attachments=["mantis-shugenja"]), YOJO], "hand": ["mantis-shugenja"]})
    one = game.card(UONA)
    assert one.casting_chi == one.chi + 2 and one.chi == one.face.chi + 1
    hand = game.first.player.hand[0]
    assert not game.table.may_attach(hand, game.card(YOJO))


@pytest.mark.parametrize(("card", "cheaper"), [("touch-of-death", 2), ("naginata", 0)])
def test_only_spells_cost_less_on_the_shugenja_of_a_mantis(card: str, cheaper: int) -> None:
    card = "fires-of-purity" if card == "touch-of-death" else card
    game = scene({"personalities": [at(UONA, attachments=["mantis-shugenja"]), ISAWA_TOMO], "hand": [card]})
    held, table = game.first.player.hand[0], game.table
    usual = table.gold_cost(held, 0, game.card(ISAWA_TOMO))
    assert table.gold_cost(held, 0, game.card(UONA)) == max(0, usual - cheaper)


# Marsh Troll


def hungry(*others: str, **third: Any) -> Scene:
    unit = at(YOJO, attachments=["marsh-troll", *others])
    return scene({"personalities": [unit]}, {"personalities": [UJI]}, third, phase="dynasty")


def test_the_marsh_troll_eats_a_card_of_its_unit() -> None:
    game = hungry("naginata")
    game.first.does("naginata")
    assert game.zone("naginata") == "fate discard" and game.zone("marsh-troll") == "play"


def test_the_marsh_troll_that_ate_its_leader_goes_to_the_right() -> None:
    game = hungry(personalities=["morito-tokei"])
    game.third.does("morito-tokei")
    assert game.zone(YOJO) == "dynasty discard"
    assert game.card("marsh-troll").host is game.card("morito-tokei") and game.card("marsh-troll").controller == 2


def test_the_marsh_troll_goes_on_to_the_next_player_and_dies_unwanted() -> None:
    game = hungry(personalities=["morito-tokei"])
    game.third.does()
    game.second.does()
    assert game.zone("marsh-troll") == "fate discard" and game.zone(YOJO) == "dynasty discard"


# Medium Cavalry


def test_the_attacks_of_his_followers_that_have_one_are_stronger_by_1_and_his_own_is_4() -> None:
    """Archers shoot with 3; with Tsuruchi's bonus they destroy Medium Cavalry, which a token has raised to 4 Force."""
    foe = [at("medium-cavalry", tokens=[{"force": 1}])]
    game = bowmen("archers", foe=foe)
    game.second.does("use:archers")
    game.second.does()
    assert game.zone("medium-cavalry") == "fate discard" and not game.card("tsuruchi").bowed
    alone = bowmen("archers", foe=foe, leader=YOJO)
    assert alone.card("medium-cavalry").force == 4 and not alone.second.may("use:archers")
    own = bowmen(foe=foe)
    own.second.does("use:tsuruchi")
    assert own.zone("medium-cavalry") == "fate discard" and own.card("tsuruchi").bowed


# Minor Oni Servant


def test_the_oni_servant_buys_spells_for_honor() -> None:
    game = scene({"personalities": [at(UONA, attachments=["minor-oni-servant"])], "hand": ["biting-steel"],
                  "honor": 9, "holdings": []})  # fmt: skip
    game.first.does("attach:biting-steel")
    assert game.card("biting-steel").host is game.card(UONA) and game.first.honor == 7


# Minor Shugenja


@pytest.mark.parametrize(("wearer", "more"), [(UONA, 6), (ISAWA_TOMO, 6), (UNARI, 4)])
def test_a_minor_shugenja_adds_itself_to_the_ritual_of_its_personality(wearer: str, more: int) -> None:
    side = circle(STRENGTH, wears={wearer: ["minor-shugenja"]})
    side["personalities"][2] = at(UNARI, attachments=["minor-shugenja"] if wearer == UNARI else [])
    game = scene(side)
    game.first.does(f"use:{STRENGTH}").chooses(UNARI).chooses(ISAWA_TOMO)
    assert numbers(game, UNARI)[1] == more
    assert not game.card("minor-shugenja").bowed


def test_a_minor_shugenja_shoots() -> None:
    game = fought([fights(UNARI, attachments=["minor-shugenja"])], [fights(YOJO, attachments=["lesser-mujina"])])
    assert game.first.may("use:minor-shugenja")


# Mirumoto House Guard


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


# Mounts


def test_mounts_carry_the_other_followers() -> None:
    game = scene({"personalities": [at("sanzo", attachments=["mounts", "light-infantry"])]})
    assert game.card("light-infantry", 0).trait("Cavalry") and game.card("sanzo").cavalry


# Naga Bushi


def test_naga_bushi_follow_a_personality_with_enough_honor() -> None:
    for lost, offered in ((0, True), (9, False)):
        host = at("matsu-yojo", permanent=[{"attribute": "personal-honor", "value": -lost}])
        game = scene({"personalities": [host], "hand": ["naga-bushi"], **TWO_DIAMONDS})
        assert game.first.may("attach:naga-bushi") is offered


# Naga Guard


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


# Naga Spearmen


def test_naga_spearmen_shoot_with_2_and_no_more() -> None:
    def shot(follower: str) -> bool:
        game = scene(
            {"personalities": [fights("hida-unari", attachments=[follower])]},
            {"personalities": [fights("daidoji-sembi", attachments=["naga-spearmen"])]},
            attack=battle_at(0),
        )
        if not game.second.may("use:naga-spearmen"):
            return False
        game.second.does("use:naga-spearmen")
        assert game.card("naga-spearmen").bowed
        return game.card("hida-unari").followers == []

    assert shot("light-cavalry") and not shot("medium-infantry")


# Ninja Genin


@pytest.mark.parametrize(("worn", "may"), [("ninja-genin", True), ("light-infantry", False)])
def test_only_ninja_follow_hiroru(worn: str, may: bool) -> None:
    game = scene({"personalities": ["matsu-hiroru"], "hand": [worn]})
    assert game.first.may(f"attach:{worn}") is may


# Ogre Warriors


def test_ogre_warriors_follow_an_ogre_and_cannot_be_shot() -> None:
    game = scene({"personalities": ["ogre-bushi"], "hand": ["ogre-warriors", "light-infantry"],
                  "holdings": ["diamond-mine"] * 3, "honor": 9})  # fmt: skip
    assert game.first.may("attach:ogre-warriors") and not game.first.may("attach:light-infantry")
    fought = scene({"personalities": [fights("shinjo-hanari")]},
                   {"personalities": [fights("ogre-bushi", attachments=["ogre-warriors"])]},
                   attack=battle_at(0), to_act=0)  # fmt: skip
    assert not fought.first.may("use:shinjo-hanari")


# Peasant Levies


def test_levies_bring_one_more_card_at_the_end_of_the_turn() -> None:
    game = scene({"personalities": ["hida-unari"], "hand": ["peasant-levies"], "holdings": ["jade-works"]})
    game.first.does("attach:peasant-levies").pays()
    game.pass_to("action", seat=1, turn=2)
    assert len(game.first.hand) == 2


# Personal Champion


def test_personal_champion_fights_in_the_place_of_his_lord() -> None:
    game = scene({"personalities": [YOJO], "hand": ["iaijutsu-challenge", "heavy-infantry"], "honor": 10},
                 {"personalities": [at(UJI, attachments=["personal-champion"])], "hand": [], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("trigger:personal-champion").does("accept")
    # 3 Chi against 2: Yojo is dead.
    assert game.zone(YOJO) == "dynasty discard" and game.card("personal-champion").bowed and game.second.honor == 15


def test_a_personal_champion_who_loses_dies_for_his_lord() -> None:
    game = scene({"personalities": [KUWANAN], "hand": ["iaijutsu-challenge"], "honor": 10},
                 {"personalities": [at(UJI, attachments=["personal-champion"])], "hand": [], "honor": 10})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("trigger:personal-champion").does("accept")
    assert game.zone("personal-champion") == "fate discard" and game.card(UJI).in_play


# Pikemen


def test_pikemen_stand_against_cavalry() -> None:
    assert force(led("pikemen", foe="sanzo"), "pikemen") == 4
    assert force(led("pikemen"), "pikemen") == 1


# Plague Zombies


@pytest.mark.parametrize(("troops", "honor"), [("skeletal-troops", 8), ("zombie-troops", 6), ("plague-zombies", 6)])
def test_the_dead_cost_honor_and_spread_fear(troops: str, honor: int) -> None:
    game = scene({"personalities": [UNARI], "hand": [troops], "holdings": FOUR_MINES, "honor": 10})
    game.first.does(f"attach:{troops}").chooses(UNARI).pays()
    assert game.first.honor == honor
    game = fight({"personalities": [fights(UNARI, attachments=[troops])]},
                 {"personalities": [fights(UJI, attachments=["light-infantry"])]})  # fmt: skip
    game.first.does("use:plague-zombies:1" if troops == "plague-zombies" else f"use:{troops}").chooses(UJI)
    assert game.card("light-infantry").bowed


def test_plague_zombies_make_their_personality_ill() -> None:
    game = scene({"personalities": [at(YOJO, attachments=["plague-zombies"])]})
    game.pass_to("action", seat=1, turn=2)
    assert game.card(YOJO).chi == 2
    game.pass_to("action", seat=0, turn=3)
    assert game.card(YOJO).chi == 1


# Ratling Conscripts


def test_conscripts_count_as_a_ratling_pack_but_a_bushi_does_not() -> None:
    kin = fights("hida-unari", attachments=["ratling-conscripts", "ratling-bushi", "ratling-bushi", "light-infantry"])
    game = scene({"personalities": [kin, at("ginawa", attachments=["ratling-pack"])]}, attack=battle_at(0))
    assert [card.force for card in game.cards("ratling-bushi", 0) if card.in_play] == [4, 4]


def test_conscripts_learn_by_beating_an_army_and_not_by_walking_in() -> None:
    game = led("ratling-conscripts")
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:ratling-conscripts")
    assert force(game, "ratling-conscripts") == 1
    alone = scene({"personalities": [fights("hida-unari", attachments=["ratling-conscripts"])]}, attack=battle_at(0))
    alone.resolve_battle()
    assert force(alone, "ratling-conscripts") == 0


# Scout


def scouting(*hand: str, **facts: Any) -> Scene:
    """Return the moment before a battle of the first player's Scout."""
    scouts = fights(UNARI, attachments=[at("scout", **facts)])
    return scene({"personalities": [scouts], "hand": list(hand)}, {"personalities": [fights(UJI)], **LATER},
                 attack={"attacker": 0, "defender": 1, "segment": "battles"}, to_act=0, asked=(0,))  # fmt: skip


def test_the_scout_brings_a_terrain_before_the_first_action() -> None:
    game = scouting(TERRAIN, "charge")
    game.pass_while(lambda: not game.first.may("trigger:scout"), 5)
    game.first.does("trigger:scout").does(TERRAIN)
    assert game.card(TERRAIN).zone == "terrain" and not game.battle.acted
    game.pass_to("battle-action", 1)
    kept(game)


def test_the_scout_asks_as_well_without_a_terrain() -> None:
    game = scouting("charge")
    game.pass_while(lambda: not game.first.may("trigger:scout"), 5)
    game.first.does("trigger:scout").does()
    assert game.battle.terrain is None


def test_a_bowed_scout_finds_nothing() -> None:
    game = scouting(TERRAIN, bowed=True)
    game.pass_to("battle-action", 1)
    assert "reaction" not in game.kinds


# Scribe


def saved(**facts: Any) -> Scene:
    """Let a Spell be destroyed by the Oni of Air. The second player has a Scribe."""
    caster = at(UONA, attachments=["biting-steel", at("scribe", **facts)])
    game = scene({"personalities": ["oni-no-kaze"], "honor": 9},
                 {"personalities": [caster], "holdings": ["gold-mine"]})  # fmt: skip
    game.first.does("use:oni-no-kaze")
    return game


def test_the_scribe_saves_a_spell_for_its_cost_and_only_once() -> None:
    game = saved()
    game.second.does("trigger:scribe").pays()
    spell = game.card("biting-steel")
    assert spell.host is game.card(UONA) and game.card("scribe").bowed and game.card("gold-mine").bowed
    game.happens(game.table.rules_of(1).straighten(game.card("scribe")))
    game.happens(game.table.rules_of(1).straighten(game.card("gold-mine")))
    game.happens(game.table.rules_of(0).destroy(spell))
    assert game.zone("biting-steel") == "fate discard"


def test_the_scribe_writes_nothing_while_bowed() -> None:
    assert saved(bowed=True).zone("biting-steel") == "fate discard"


def test_the_scribe_takes_a_spell_of_another_player() -> None:
    scribe = at("isawa-tadaka", attachments=["scribe"])
    game = scene({"personalities": ["oni-no-kaze", scribe], "honor": 9, "holdings": ["gold-mine"]},
                 {"personalities": [at(UONA, attachments=["biting-steel"])]})  # fmt: skip
    game.first.does("use:oni-no-kaze")
    game.first.does("trigger:scribe").pays()
    spell = game.card("biting-steel")
    assert spell.host is game.card("isawa-tadaka") and spell.controller == 0 and spell.owner == 1


# Shadow Samurai


def risen(*dead: Any) -> Scene:
    side = {"personalities": [UNARI], "hand": [SHADOW], "holdings": ["gold-mine"] * 2, "dynasty_discard": list(dead)}
    game = scene({**side, "honor": 9})
    game.first.does(f"attach:{SHADOW}").pays()
    return game


def test_a_shadow_samurai_has_the_force_of_the_topmost_honorable_samurai() -> None:
    game = risen(at(YOJO, died="honorably"), at("hida-tsuru", died="honorably"), at(UJI, died="dishonorably"))
    tsuru = game.card("hida-tsuru")
    assert "Samurai" in tsuru.face.traits and game.card(SHADOW).force == tsuru.face.force > 0
    kept(game)


def test_a_shadow_samurai_without_honorable_dead_is_destroyed() -> None:
    assert risen(at(UJI, died="dishonorably")).zone(SHADOW) == "fate discard"


def test_honorable_dead_who_are_no_samurai_lend_no_force() -> None:
    game = risen(at("isawa-uona", died="honorably"))
    assert game.card(SHADOW).in_play and game.card(SHADOW).force == 0


# Shadow Samurai (Imperial): at any time without Honorable Dead it is destroyed.


def test_a_shadow_samurai_fades_with_the_last_of_the_honorable_dead() -> None:
    shadow = at(UNARI, attachments=[SHADOW])
    dead = [at(YOJO, died="honorably"), at(UJI, died="honorably")]
    game = scene({"personalities": [shadow], "dynasty_discard": dead, "honor": 9})
    rules = game.table.rules_of(0)
    game.happens(rules.enter_play(game.card(YOJO)))
    assert game.zone(SHADOW) == "play"
    kept(game)
    game.happens(rules.remove_from_game(game.card(UJI)))
    assert game.zone(SHADOW) == "fate discard"


# Shield Wall


@pytest.mark.parametrize(("worn", "may"), [("shield-wall", False), ("light-infantry", True)])
def test_behind_a_shield_wall_nobody_is_shot(worn: str, may: bool) -> None:
    game = fought([f("mirumoto-sukune")], [f(UJI, attachments=[worn])])
    assert game.first.may("use:mirumoto-sukune") is may


# Shinjo House Guard


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


# Skeletal Archers


def test_fear_of_the_skeletons_grows_beside_madmen() -> None:
    unit = fights("hida-unari", attachments=["skeletal-archers", "shadowlands-madmen"])
    foe = fights("hida-sukune", attachments=["medium-infantry"])
    game = scene({"personalities": [unit]}, {"personalities": [foe]}, attack=battle_at(0))
    game.second.passes()
    game.first.does("use:skeletal-archers:1").chooses("hida-sukune")
    assert game.card("medium-infantry").bowed and not game.card("skeletal-archers").bowed


# Spirit Guide


def test_the_guide_straightens_a_shugenja_alone() -> None:
    game = scene({"personalities": [at("asahina-tomo", bowed=True, attachments=["spirit-guide"])]})
    game.first.does("use:spirit-guide")
    assert not game.card("asahina-tomo").bowed and game.card("spirit-guide").bowed
    other = scene({"personalities": [at("hida-unari", bowed=True, attachments=["spirit-guide"])]})
    assert not other.first.may("use:spirit-guide")
