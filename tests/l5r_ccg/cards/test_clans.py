"""Personalities of the clans: each ability works, and each condition, cost and limit holds."""

from typing import Any

import pytest

from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

TAINTED = "yogo-junzo"  # a Shadowlands Personality, 3 Chi


def fight(first: list[Any], second: list[Any], **more: Any) -> Scene:
    """Return the Battle Action Segment at the second player's first province; the second player acts first."""
    return scene({"personalities": first, **more}, {"personalities": second}, attack=battle_at(0))


# Crab


def test_tampako_is_stronger_in_the_defense() -> None:
    assert fight([], [fights("hida-tampako")]).card("hida-tampako").force == 4
    assert fight([fights("hida-tampako")], []).card("hida-tampako").force == 2


def test_tsuru_has_followers_for_two_gold_less() -> None:
    game = scene({"personalities": ["hida-tsuru"], "hand": ["heavy-infantry"], "holdings": ["diamond-mine"]})
    cost = game.table.gold_cost(game.card("heavy-infantry"), 0)
    assert game.table.gold_cost(game.card("heavy-infantry"), 0, game.card("hida-tsuru")) == cost - 2
    other = scene({"personalities": ["hida-tsuru"], "hand": ["no-dachi"]})
    weapon = other.card("no-dachi")
    assert other.table.gold_cost(weapon, 0, other.card("hida-tsuru")) == other.table.gold_cost(weapon, 0)


def test_kuni_yori_trades_a_card_for_one_at_random() -> None:
    game = scene(
        {"personalities": ["kuni-yori"], "hand": ["no-dachi", "naginata"]},
        {"hand": ["light-infantry"]},
    )
    game.first.does("use:kuni-yori").does("no-dachi")
    assert game.second.hand == [] and game.first.hand == ["naginata"] and game.card("kuni-yori").bowed
    assert not scene({"personalities": ["kuni-yori"]}, {"hand": ["light-infantry"]}).first.may("use:kuni-yori")


def test_yasuki_taka_straightens_any_holding_at_the_price_of_another() -> None:
    game = scene({"personalities": ["yasuki-taka"], "holdings": ["small-farm", at("diamond-mine", bowed=True)]})
    game.first.does("use:yasuki-taka").chooses("diamond-mine")
    assert not game.card("diamond-mine").bowed and game.card("small-farm").bowed and game.card("yasuki-taka").bowed
    assert not scene({"personalities": ["yasuki-taka"], "holdings": [at("small-farm", bowed=True)]}).first.may(
        "use:yasuki-taka"
    )


def test_amoro_falls_unless_his_army_has_more_than_twice_the_force() -> None:
    lonely = fight([fights("hida-amoro")], [])
    lonely.resolve_battle()
    assert lonely.zone("hida-amoro") == "play"
    hard = fight([fights("hida-amoro")], [fights("hida-sukune")])
    hard.resolve_battle()
    assert hard.zone("hida-amoro") == "dynasty discard"


# Crane


def test_shijin_sings_of_the_dead() -> None:
    game = scene(
        {"personalities": ["kakita-shijin", "daidoji-sembi"], "honor": 10},
        {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2},
        to_act=1,
    )
    game.pass_to("action", seat=1, turn=2)
    game.second.does("play:kolat-assassin").chooses("daidoji-sembi").pays()
    game.first.does("trigger:kakita-shijin")
    assert game.first.honor == 10 + 3


def test_toshimoko_calls_the_dishonored_out() -> None:
    game = scene(
        {"personalities": ["kakita-toshimoko-experienced"]},
        {"personalities": [at("hida-sukune", dishonored=True), "hida-unari"]},
    )
    game.first.does("use:kakita-toshimoko-experienced")
    assert "challenge" in game.kinds and "refuse-challenge" not in game.kinds
    honorable = scene({"personalities": ["kakita-toshimoko-experienced"]}, {"personalities": ["hida-unari"]})
    assert not honorable.first.may("use:kakita-toshimoko-experienced")


# Lion and Dragon


def test_gohei_is_stronger_in_the_attack() -> None:
    assert fight([fights("matsu-gohei")], []).card("matsu-gohei").force == 3
    assert fight([], [fights("matsu-gohei")]).card("matsu-gohei").force == 1


def test_toshiro_frightens_by_bowing() -> None:
    game = fight([fights("hida-unari", attachments=["light-infantry"])], [fights("matsu-toshiro")])
    game.second.does("use:matsu-toshiro").chooses("hida-unari")
    assert game.card("light-infantry").bowed and game.card("matsu-toshiro").bowed


def test_kaoku_makes_the_victors_stronger_for_good() -> None:
    game = scene(
        {"personalities": [fights("hida-unari"), "ikoma-kaoku"]},
        {"personalities": [fights("matsu-yojo")]},
        attack=battle_at(0),
    )
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:ikoma-kaoku")
    game.pass_to("action", turn=2)
    assert (game.card("hida-unari").force, game.card("hida-unari").chi) == (5, 4)


def test_heizo_lends_his_force() -> None:
    game = scene({"personalities": ["agasha-heizo", "hida-unari"]})
    game.first.does("use:agasha-heizo")
    assert game.first.options == ["number:1", "number:2"]
    game.first.does("number:2")
    assert game.card("agasha-heizo").force == 0 and game.card("hida-unari").force == 6


def test_rinjin_shoots_alone_and_stays_straight() -> None:
    game = fight([fights("hida-unari", attachments=["light-cavalry"])], [fights("togashi-rinjin")])
    game.second.does("use:togashi-rinjin").chooses("light-cavalry")
    assert game.zone("light-cavalry") == "fate discard" and not game.card("togashi-rinjin").bowed


# Phoenix and Scorpion


def test_uona_looks_at_as_many_cards_as_the_discard_says() -> None:
    game = scene(
        {"personalities": ["isawa-uona"], "hand": ["heavy-infantry", "naginata"]},
        {"provinces": [{"card": at("small-farm", facedown=True)}] * 4},
    )
    focus = game.card("heavy-infantry").face.focus
    game.first.does("use:isawa-uona").does("heavy-infantry")
    game.first.refused(*["province:1.0", "province:1.1", "province:1.2", "province:1.3"][: focus + 1])
    game.first.does(*["province:1.0", "province:1.1", "province:1.2"][:focus])
    seen = [record for record in game.match.records if record.kind == "look-at"]
    assert len(seen) == 1 and len(seen[0].facts["cards"]) == min(3, focus) and seen[0].seats == (0,)


def test_uona_looks_into_hands_and_decks_too() -> None:
    """The cards of both decks and of a hand are face down as well (14: "face cachée", "main du Destin")."""
    game = scene(
        {"personalities": ["isawa-uona"], "hand": ["heavy-infantry", "naginata"]},
        {"hand": ["charge"], "dynasty_deck": ["gold-mine"], "provinces": [{"card": "small-farm"}, {}, {}, {}]},
    )
    assert game.card("heavy-infantry").face.focus == 2
    game.first.does("use:isawa-uona").does("heavy-infantry")
    assert game.first.options[0] == "choose:province:1.0" and not game.first.may("hand:0")
    game.first.does("hand:1", "dynasty:1")
    (looked,) = [record for record in game.match.records if record.kind == "look-at"]
    assert looked.facts["cards"] == ["charge", "gold-mine"] and looked.seats == (0,)


def test_a_discard_without_focus_lets_uona_look_at_nothing_and_asks_nothing() -> None:
    game = scene(
        {"personalities": ["isawa-uona"], "hand": ["ratling-bushi", "naginata"]},
        {"provinces": [{"card": at("small-farm", facedown=True)}] * 4, "hand": ["naginata"]},
        asked=(0, 1),
    )
    game.first.does("use:isawa-uona").does("ratling-bushi")
    assert game.first.asked is None and "look-at" not in game.kinds


def test_shiba_tetsu_takes_heart_from_a_shugenja_once_a_battle() -> None:
    game = fight([], [fights("shiba-tetsu"), fights("isawa-tadaka")])
    before = game.card("shiba-tetsu").force
    game.second.does("use:shiba-tetsu").chooses("isawa-tadaka")
    assert game.card("shiba-tetsu").force == before + 3
    game.pass_to("battle-action", seat=1)
    assert not game.second.may("use:shiba-tetsu")


def test_osugi_learns_one_spell_for_nothing() -> None:
    game = scene({"personalities": ["isawa-osugi"], "hand": ["earthquake", "biting-steel"]})
    game.first.does("attach:biting-steel")
    assert game.card("biting-steel").host is game.card("isawa-osugi")
    game.pass_to("action", seat=0)
    assert not game.first.may("attach:earthquake")


def test_goshiu_shares_a_loss_of_honor() -> None:
    game = scene(
        {
            "personalities": ["bayushi-goshiu", "hida-unari"],
            "hand": ["kolat-assassin"],
            "holdings": ["diamond-mine"] * 2,
            "honor": 9,
        },
        {"personalities": ["hida-sukune"], "honor": 9},
    )
    game.first.does("play:kolat-assassin").does("hida-sukune").pays()
    game.first.does("trigger:bayushi-goshiu")
    assert game.second.honor == 5


def test_asami_lets_the_target_choose_the_personality_that_bows() -> None:
    game = scene({"personalities": ["yogo-asami"]}, {"personalities": ["hida-unari", "hida-sukune"]})
    game.first.does("use:yogo-asami").chooses("player:1")
    game.second.does("hida-sukune")
    assert game.card("hida-sukune").bowed and not game.card("hida-unari").bowed


def test_tomaru_discards_the_card_of_a_standing_province() -> None:
    game = scene(
        {"personalities": [fights("bayushi-tomaru")]},
        {"provinces": [{"card": "diamond-mine"}, *[{}] * 3]},
        attack=battle_at(0),
    )
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:bayushi-tomaru")
    assert "diamond-mine" in [card.id for card in game.second.player.dynasty_discard]


# Unicorn and Naga


@pytest.mark.parametrize("name", ["otaku-kamoko", "otaku-kamoko-experienced"])
def test_kamoko_rides_with_cavalry_alone(name: str) -> None:
    game = scene(
        {"personalities": [name], "hand": ["light-infantry", "light-cavalry"], "holdings": ["diamond-mine"] * 2}
    )
    assert game.first.may("attach:light-cavalry") and not game.first.may("attach:light-infantry")
    attacking = fight([fights(name)], [])
    assert attacking.card(name).force == attacking.card(name).face.force + 1


def test_sadato_rides_followers_down() -> None:
    game = fight([fights("hida-unari", attachments=["light-cavalry"])], [fights("shinjo-sadato")])
    game.second.does("use:shinjo-sadato").chooses("light-cavalry")
    assert game.zone("light-cavalry") == "fate discard" and game.card("shinjo-sadato").bowed


def test_yasamura_mounts_a_follower_once_a_turn() -> None:
    game = scene({"personalities": [at("shinjo-yasamura", attachments=["light-infantry", "heavy-infantry"])]})
    game.first.does("use:shinjo-yasamura").does("light-infantry")
    assert game.card("light-infantry").trait("Cavalry") and not game.first.may("use:shinjo-yasamura")


def test_tsuburo_takes_the_arrow() -> None:
    game = fight([fights("shagara")], [fights("shinjo-tsuburo", attachments=["naginata"]), fights("horiuchi-shoan")])
    game.pass_to("battle-action", seat=0)
    game.first.does("use:shagara").chooses("horiuchi-shoan")
    game.second.does("trigger:shinjo-tsuburo")
    assert game.zone("horiuchi-shoan") == "play" and game.card("shinjo-tsuburo").bowed


def test_tsuburo_takes_no_arrow_that_could_not_be_aimed_at_him() -> None:
    def turns(*others: Any, archer: Any = "shagara") -> bool:
        game = fight(
            [fights(archer)], [*others, fights("horiuchi-shoan"), fights("hida-unari", attachments=["goblin-mob"])]
        )
        game.pass_to("battle-action", seat=0)
        game.first.does(f"use:{archer}").chooses("goblin-mob")
        return game.second.may("trigger:shinjo-tsuburo")

    assert turns(fights("shinjo-tsuburo"))
    assert not turns(fights("shinjo-tsuburo", attachments=["light-cavalry"])), "his Followers stand before him"
    assert not turns(fights("shinjo-tsuburo"), archer="isawa-tadaka-experienced"), "who shoots at Shadowlands alone"
    assert not turns(fights("shinjo-tsuburo"), fights("iuchi-daiyu-experienced")), "arrows do not find this Cavalry"


@pytest.mark.parametrize(("archer", "reach"), [("balash", 3), ("shagara", 2)])
def test_naga_archers_shoot_as_far_as_they_can(archer: str, reach: int) -> None:
    game = fight([fights("hida-sukune")], [fights(archer)])
    assert game.second.may(f"use:{archer}") is (reach >= 3)


def test_the_naga_shugenja_strengthens_all_naga() -> None:
    game = scene({"personalities": ["naga-shugenja", "shagara", "hida-unari"]}, {"personalities": ["balash"]})
    game.first.does("use:naga-shugenja")
    assert (game.card("shagara").force, game.card("balash").force, game.card("hida-unari").force) == (3, 2, 4)


def test_ashlim_cleanses_the_taint() -> None:
    game = scene({"personalities": ["ashlim", "hida-unari"]}, {"personalities": [TAINTED]})
    assert game.card(TAINTED).trait("Shadowlands")
    game.first.does("use:ashlim").chooses("hida-unari").chooses(TAINTED)
    assert not game.card(TAINTED).trait("Shadowlands") and game.card("hida-unari").bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card(TAINTED).trait("Shadowlands"), "what is not said to be for good ends with the turn"


def test_radakast_bows_the_loser() -> None:
    game = fight([fights("hida-sukune")], [fights("radakast")])
    game.second.does("use:radakast")
    game.pass_to("battle-action")
    assert game.zone("hida-sukune") == "play" and game.card("hida-sukune").bowed and not game.card("radakast").bowed


def test_shahadet_leads_the_naga() -> None:
    game = fight([], [fights("shahadet-experienced"), fights("shagara")])
    game.second.does("use:shahadet-experienced")
    assert (game.card("shagara").force, game.card("shahadet-experienced").force) == (4, 6)
