"""Personalities of the Unicorn."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.scenes import fought, guarded, met_in_battle, numbers
from tests.l5r_ccg.scene import at, battle_at, fight, fights, scene
from tests.l5r_ccg.scene import fights as f

YOJO = "matsu-yojo"
SUKUNE = "hida-sukune"
UNARI = "hida-unari"
IDLE = {"holdings": ["retired-general"]}
UJI = "daidoji-uji"


# Ide Daikoku


@pytest.mark.parametrize(("host", "less"), [("shinjo-hanari", 3), (YOJO, 0)])
def test_daikoku_brings_unique_items_to_unicorns(host: str, less: int) -> None:
    game = scene({"personalities": ["ide-daikoku", host], "hand": ["the-jade-hand", "naginata"]}, {})
    hand, plain = game.card("the-jade-hand"), game.card("naginata")
    assert game.table.gold_cost(hand, 0, game.card(host)) == hand.face.gold_cost - less
    assert game.table.gold_cost(plain, 0, game.card(host)) == plain.face.gold_cost


# Ide Tadaji


def test_ide_tadaji_negates_the_use_of_the_favor_which_is_still_given_up() -> None:
    game = scene({"hand": []}, {"personalities": ["ide-tadaji"]}, favor=0)
    game.first.does("use:imperial-favor")
    game.second.does("trigger:ide-tadaji")
    assert game.first.hand == [] and game.table.favor is None and game.card("ide-tadaji").bowed


# Iuchi Daiyu


@pytest.mark.parametrize(("who", "may"), [("iuchi-daiyu", False), ("isawa-uona", True)])
def test_arrows_do_not_reach_the_unit_of_daiyu(who: str, may: bool) -> None:
    foes = [f(who, attachments=["light-infantry"]), f(SUKUNE), f(YOJO)]
    game = fought([f("dairya")], foes)
    game.first.does("use:dairya")
    assert game.first.may("light-infantry") is may and game.first.may(SUKUNE)


# Iuchi Daiyu • Experienced


@pytest.mark.parametrize(("unit", "safe"), [("shinjo-hanari", True), (SUKUNE, False)])
def test_daiyu_keeps_arrows_from_the_cavalry_of_his_army(unit: str, safe: bool) -> None:
    game = scene({"personalities": [fights("iuchi-daiyu-experienced"), fights(unit)]},
                 {"personalities": [fights("dairya")]}, attack=battle_at(0))  # fmt: skip
    if safe:
        assert not game.second.may("use:dairya")
    else:
        game.second.does("use:dairya")
        assert game.zone(SUKUNE) == "dynasty discard"


# Iuchi Karasu


def test_karasu_leads_a_follower_to_another() -> None:
    game = scene({"personalities": ["iuchi-karasu", at(UNARI, attachments=["light-infantry"]), SUKUNE]})
    game.first.does("use:iuchi-karasu").chooses("light-infantry").chooses(SUKUNE)
    assert game.card("light-infantry").host is game.card(SUKUNE) and game.card("iuchi-karasu").bowed


def test_karasu_needs_a_follower_and_somewhere_to_lead_it() -> None:
    assert not scene({"personalities": ["iuchi-karasu", UNARI], **IDLE}).first.may("use:iuchi-karasu")
    alone = scene({"personalities": ["iuchi-karasu", at(UNARI, attachments=["light-infantry"])], **IDLE})
    assert not alone.first.may("use:iuchi-karasu")


# Iuchi Takaai


def test_takaai_mounts_a_unit() -> None:
    game = scene({"personalities": ["iuchi-takaai", at(UNARI, attachments=["light-infantry"])]})
    game.first.does("use:iuchi-takaai").chooses(UNARI)
    assert game.card(UNARI).cavalry and game.card("iuchi-takaai").bowed
    game.pass_to("action", seat=1, turn=2)
    assert not game.card(UNARI).cavalry


# Otaku Baiken


def test_baiken_gives_a_samurai_a_rider() -> None:
    game = scene({"personalities": ["otaku-baiken", "kuni-yori", YOJO]})
    game.first.does("use:otaku-baiken").chooses(YOJO)
    [rider] = game.card(YOJO).followers
    assert rider.force == 1 and rider.trait("Cavalry") and game.card("kuni-yori").followers == []


# Otaku Kamoko • Experienced


@pytest.mark.parametrize("name", ["otaku-kamoko", "otaku-kamoko-experienced"])
def test_kamoko_rides_with_cavalry_alone(name: str) -> None:
    game = scene(
        {"personalities": [name], "hand": ["light-infantry", "light-cavalry"], "holdings": ["diamond-mine"] * 2}
    )
    assert game.first.may("attach:light-cavalry") and not game.first.may("attach:light-infantry")
    attacking = met_in_battle([fights(name)], [])
    assert attacking.card(name).force == attacking.card(name).face.force + 1


# Otaku Kojiro


def test_kojiro_straightens_cavalry() -> None:
    game = scene({"personalities": ["otaku-kojiro", at("shinjo-hanari", bowed=True), at(UNARI, bowed=True)]})
    game.first.does("use:otaku-kojiro")
    assert not game.card("shinjo-hanari").bowed and game.card(UNARI).bowed


# Shinjo Hanari


def test_without_arrows_nobody_aims_at_the_stronger() -> None:
    game = fight({"personalities": [fights("shinjo-hanari")]}, {"personalities": [fights(UNARI)]})
    assert game.first.barred("use:shinjo-hanari", "battle-action")


def test_without_the_card_followers_shield() -> None:
    game = guarded()
    assert game.first.barred("use:shinjo-hanari", "battle-action")


# Shinjo Morito • Experienced


def test_a_unicorn_strikes_harder_at_the_tail() -> None:
    tail = [fights(YOJO, attachments=["heavy-infantry"])]
    weak = fought([fights(SUKUNE)], tail, first={"hand": ["strike-at-the-tail", "charge"]})
    assert weak.card(SUKUNE).force == 3 and weak.first.barred("strike-at-the-tail", "battle-action")
    strong = fought([fights("shinjo-morito-experienced")], tail, first={"hand": ["strike-at-the-tail"]})
    assert strong.card("shinjo-morito-experienced").force == 3
    strong.first.does("play:strike-at-the-tail")
    assert strong.zone("heavy-infantry") == "fate discard"


# Shinjo Mosaku


def test_mosaku_grows_with_the_cavalry_of_his_army_unless_he_rides() -> None:
    side = [fights("shinjo-mosaku"), fights("shinjo-hanari"), fights(SUKUNE)]
    assert numbers(fought(side, [fights(YOJO)]), "shinjo-mosaku")[0] == 1
    rides = fights("shinjo-mosaku", permanent=[{"attribute": "trait:Cavalry"}])
    assert numbers(fought([rides, fights("shinjo-hanari")], [fights(YOJO)]), "shinjo-mosaku")[0] == 0


# Shinjo Rojin


def test_rojin_knows_the_land() -> None:
    second = {"personalities": [fights("shinjo-rojin")], "provinces": [{"attached": ["training-grounds"]}, {}, {}, {}]}
    game = scene({}, second, attack=battle_at(0))
    assert game.card("shinjo-rojin").force == 3
    assert met_in_battle([], [fights("shinjo-rojin")]).card("shinjo-rojin").force == 1


# Shinjo Sadato


def test_sadato_rides_followers_down() -> None:
    game = met_in_battle([fights("hida-unari", attachments=["light-cavalry"])], [fights("shinjo-sadato")])
    game.second.does("use:shinjo-sadato").chooses("light-cavalry")
    assert game.zone("light-cavalry") == "fate discard" and game.card("shinjo-sadato").bowed


# Shinjo Tashima


def test_tashima_hunts_those_without_honor() -> None:
    game = met_in_battle([fights("shinjo-tashima")], [fights("hida-amoro")])
    assert (game.card("shinjo-tashima").force, game.card("shinjo-tashima").chi) == (5, 5)
    plain = met_in_battle([fights("shinjo-tashima")], [fights("hida-unari")])
    assert (plain.card("shinjo-tashima").force, plain.card("shinjo-tashima").chi) == (3, 3)


# Shinjo Tsuburo


def test_tsuburo_takes_the_arrow() -> None:
    game = met_in_battle(
        [fights("shagara")], [fights("shinjo-tsuburo", attachments=["naginata"]), fights("horiuchi-shoan")]
    )
    game.pass_to("battle-action", seat=0)
    game.first.does("use:shagara").chooses("horiuchi-shoan")
    game.second.does("trigger:shinjo-tsuburo")
    assert game.zone("horiuchi-shoan") == "play" and game.card("shinjo-tsuburo").bowed


def test_tsuburo_takes_no_arrow_that_could_not_be_aimed_at_him() -> None:
    def turns(*others: Any, archer: Any = "shagara") -> bool:
        game = met_in_battle(
            [fights(archer)], [*others, fights("horiuchi-shoan"), fights("hida-unari", attachments=["goblin-mob"])]
        )
        game.pass_to("battle-action", seat=0)
        game.first.does(f"use:{archer}").chooses("goblin-mob")
        return game.second.may("trigger:shinjo-tsuburo")

    assert turns(fights("shinjo-tsuburo"))
    assert not turns(fights("shinjo-tsuburo", attachments=["light-cavalry"])), "his Followers stand before him"
    assert not turns(fights("shinjo-tsuburo"), archer="isawa-tadaka-experienced"), "who shoots at Shadowlands alone"
    assert not turns(fights("shinjo-tsuburo"), fights("iuchi-daiyu-experienced")), "arrows do not find this Cavalry"


# Shinjo Yasamura


def test_yasamura_mounts_a_follower_once_a_turn() -> None:
    game = scene({"personalities": [at("shinjo-yasamura", attachments=["light-infantry", "heavy-infantry"])]})
    game.first.does("use:shinjo-yasamura").does("light-infantry")
    assert game.card("light-infantry").trait("Cavalry") and not game.first.may("use:shinjo-yasamura")


# Shinjo Yasoma


def test_yasoma_makes_a_terrain_her_own() -> None:
    defender = {"personalities": [fights(UJI)], "hand": ["peasant-defense"]}
    attackers = {"personalities": [fights("shinjo-yasoma"), fights(UNARI)]}
    game = scene(attackers, defender, attack=battle_at(0), to_act=1)
    game.second.does("play:peasant-defense")
    assert game.battle.terrain is not None and game.battle.terrain.controller == 1
    game.first.does("use:shinjo-yasoma")
    assert game.battle.terrain.controller == 0 and game.card("shinjo-yasoma").bowed
    assert not fought([fights("shinjo-yasoma")], [fights(UJI)]).first.may("use:shinjo-yasoma")


def test_yasoma_rides() -> None:
    # Shinjo Yasoma (Anvil of Despair): Cavalry is among her printed traits.
    assert scene({"personalities": ["shinjo-yasoma"]}).card("shinjo-yasoma").cavalry


# Shinjo Yokatsu


def test_yokatsus_followers_ride() -> None:
    game = scene({"personalities": [at("shinjo-yokatsu", attachments=["heavy-infantry"])]})
    assert game.card("shinjo-yokatsu").cavalry
