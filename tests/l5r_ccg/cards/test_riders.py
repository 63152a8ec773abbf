"""Scorpion schemers, Unicorn riders, Naga warriors, and Personalities of the shadows."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.test_lords import IDLE, fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, SUKUNE, UJI, JUNZO = "hida-unari", "matsu-yojo", "hida-sukune", "daidoji-uji", "yogo-junzo"

# Scorpion


def test_togai_is_not_weakened_by_poison() -> None:
    sick = [{"name": "Poison", "chi": -2}, {"name": "Plague", "chi": -1}]
    game = scene({"personalities": [at("bayushi-togai", tokens=sick)]})
    assert numbers(game, "bayushi-togai")[1] == -1


def test_a_poisoned_weapon_does_nothing_to_togai() -> None:
    game = scene(
        {"personalities": [YOJO], "hand": ["iaijutsu-challenge", "poisoned-weapon", "naginata"], "honor": 10},
        {"personalities": ["bayushi-togai"], "hand": []},
    )
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.first.does("trigger:poisoned-weapon")
    assert game.zone("bayushi-togai") == "play" and game.zone(YOJO) == "dynasty discard"


def called_out(**second: Any) -> Scene:
    game = scene(
        {"personalities": [YOJO], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
        {"hand": ["naginata"], **second},
    )
    game.first.does("play:iaijutsu-challenge").chooses("bayushi-goshiu")
    game.second.does("accept")
    return game


def test_tangen_takes_a_scorpions_place_in_a_duel() -> None:
    game = called_out(personalities=["bayushi-goshiu", "bayushi-tangen"])
    game.second.does("trigger:bayushi-tangen")
    assert game.table.duel is not None
    assert game.table.duel.challenged.card is game.card("bayushi-tangen") and game.card("bayushi-tangen").bowed


def test_tangen_does_not_stand_in_while_bowed() -> None:
    game = called_out(personalities=["bayushi-goshiu", at("bayushi-tangen", bowed=True)])
    assert not game.second.may("trigger:bayushi-tangen")


def test_tangen_does_not_stand_in_for_others_than_scorpions() -> None:
    game = scene({"personalities": [YOJO], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"hand": ["naginata"], "personalities": [UJI, "bayushi-tangen"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses(UJI)
    game.second.does("accept")
    assert not game.second.may("trigger:bayushi-tangen")


def test_tangen_takes_the_place_of_another_players_scorpion() -> None:
    # Bayushi Tangen (Anvil of Despair): any Scorpion Personality that enters a duel, whoever controls it.
    game = scene({"personalities": [YOJO], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": ["bayushi-goshiu"], "hand": ["naginata"]},
                 {"personalities": ["bayushi-tangen"], "hand": ["naginata"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses("bayushi-goshiu")
    game.second.does("accept")
    game.third.does("trigger:bayushi-tangen")
    duel = game.table.duel
    assert duel is not None and duel.challenged.card is game.card("bayushi-tangen") and duel.challenged.seat == 2
    assert game.third.asked == "duel"


def test_tangen_chooses_between_two_scorpions() -> None:
    game = scene({"personalities": ["bayushi-togai"], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                 {"personalities": ["bayushi-goshiu"], "hand": ["naginata"]},
                 {"personalities": ["bayushi-tangen"]})  # fmt: skip
    game.first.does("play:iaijutsu-challenge").chooses("bayushi-goshiu")
    game.second.does("accept")
    game.third.does("trigger:bayushi-tangen").chooses("bayushi-togai")
    assert game.table.duel is not None and game.table.duel.challenger.card is game.card("bayushi-tangen")


def test_tangen_does_not_duel_his_own_side() -> None:
    # §challenge: a duel is fought between Personalities of two players.
    own = scene({"personalities": [YOJO, "bayushi-tangen"], "hand": ["iaijutsu-challenge", "naginata"], "honor": 10},
                {"personalities": ["bayushi-goshiu"], "hand": ["naginata"]})  # fmt: skip
    own.first.does("play:iaijutsu-challenge").chooses(YOJO).chooses("bayushi-goshiu")
    own.second.does("accept")
    assert not own.first.may("trigger:bayushi-tangen") and own.table.duel is not None


def test_tangen_exchanges_places_with_a_bowed_scorpion() -> None:
    game = fought([fights("bayushi-goshiu", bowed=True), "bayushi-tangen", fights(SUKUNE)], [fights(YOJO)])
    game.first.does("use:bayushi-tangen:1").chooses("bayushi-goshiu")
    assert game.card("bayushi-goshiu").at is None and game.card("bayushi-tangen").at is game.province(1, 0)


def test_tangen_takes_the_place_of_an_opposing_scorpion() -> None:
    game = fought([fights(SUKUNE), "bayushi-tangen"], [fights(YOJO), fights("bayushi-togai")])
    game.first.does("use:bayushi-tangen:1").chooses("bayushi-togai")
    assert game.card("bayushi-togai").at is None and game.card("bayushi-tangen").at is game.province(1, 0)


def test_tangen_does_not_come_to_a_battle_of_others() -> None:
    game = scene({"personalities": [fights("bayushi-togai")]}, {"personalities": [fights(YOJO)]},
                 {"personalities": ["bayushi-tangen"], **IDLE}, attack=battle_at(0))  # fmt: skip
    game.second.passes()
    assert game.third.asked is None or not game.third.may("use:bayushi-tangen:1")


def test_tangen_assigned_elsewhere_stays_there() -> None:
    game = fought([fights("bayushi-goshiu"), fights("bayushi-tangen", "1.1")], [fights(YOJO)])
    assert not game.first.may("use:bayushi-tangen:1")


def test_kachiko_seduces_for_as_long_as_she_stays_bowed() -> None:
    game = scene({"personalities": ["bayushi-kachiko"], **IDLE}, {"personalities": [UNARI]})
    game.first.does("use:bayushi-kachiko").chooses(UNARI)
    assert numbers(game, UNARI)[1] == -1
    game.pass_to("stay-bowed")
    game.first.does("bayushi-kachiko")
    assert numbers(game, UNARI)[1] == -2
    game.pass_to("stay-bowed", seat=0, turn=5)
    game.first.does()
    assert numbers(game, UNARI)[1] == 0 and not game.card("bayushi-kachiko").bowed


def test_kachikos_hold_ends_with_her() -> None:
    game = scene({"personalities": [at("bayushi-kachiko", bowed=True)]},
                 {"personalities": [at(UNARI, tokens=[{"name": "Seduction", "chi": -1}])]})  # fmt: skip
    game.happens(game.table.framework.destroy(game.card("bayushi-kachiko")))
    assert game.card(UNARI).tokens == ()


def test_the_experienced_kachiko_keeps_one_bowed_until_her_next_turn() -> None:
    game = scene({"personalities": ["bayushi-kachiko-experienced"]},
                 {"personalities": [at(UNARI, bowed=True), SUKUNE], **IDLE})  # fmt: skip
    game.first.does("use:bayushi-kachiko-experienced")
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UNARI).bowed
    game.pass_to("action", seat=1, turn=4)
    assert not game.card(UNARI).bowed


def test_the_experienced_kachiko_bows_the_shadowlands() -> None:
    game = scene({"personalities": ["bayushi-kachiko-experienced"]}, {"personalities": [JUNZO, UNARI]})
    game.first.does("use:bayushi-kachiko-experienced:1")
    assert game.card(JUNZO).bowed and not game.card(UNARI).bowed
    clean = scene({"personalities": ["bayushi-kachiko-experienced", "hisa"], **IDLE}, {"personalities": [UNARI]})
    assert not clean.first.may("use:bayushi-kachiko-experienced:1")


# Unicorn


def test_takaai_mounts_a_unit() -> None:
    game = scene({"personalities": ["iuchi-takaai", at(UNARI, attachments=["light-infantry"])]})
    game.first.does("use:iuchi-takaai").chooses(UNARI)
    assert game.card(UNARI).cavalry and game.card("iuchi-takaai").bowed
    game.pass_to("action", seat=1, turn=2)
    assert not game.card(UNARI).cavalry


def test_karasu_leads_a_follower_to_another() -> None:
    game = scene({"personalities": ["iuchi-karasu", at(UNARI, attachments=["light-infantry"]), SUKUNE]})
    game.first.does("use:iuchi-karasu").chooses("light-infantry").chooses(SUKUNE)
    assert game.card("light-infantry").host is game.card(SUKUNE) and game.card("iuchi-karasu").bowed


def test_karasu_needs_a_follower_and_somewhere_to_lead_it() -> None:
    assert not scene({"personalities": ["iuchi-karasu", UNARI], **IDLE}).first.may("use:iuchi-karasu")
    alone = scene({"personalities": ["iuchi-karasu", at(UNARI, attachments=["light-infantry"])], **IDLE})
    assert not alone.first.may("use:iuchi-karasu")


@pytest.mark.parametrize(("unit", "safe"), [("shinjo-hanari", True), (SUKUNE, False)])
def test_daiyu_keeps_arrows_from_the_cavalry_of_his_army(unit: str, safe: bool) -> None:
    game = scene({"personalities": [fights("iuchi-daiyu-experienced"), fights(unit)]},
                 {"personalities": [fights("dairya")]}, attack=battle_at(0))  # fmt: skip
    if safe:
        assert not game.second.may("use:dairya")
    else:
        game.second.does("use:dairya")
        assert game.zone(SUKUNE) == "dynasty discard"


def test_baiken_gives_a_samurai_a_rider() -> None:
    game = scene({"personalities": ["otaku-baiken", "kuni-yori", YOJO]})
    game.first.does("use:otaku-baiken").chooses(YOJO)
    [rider] = game.card(YOJO).followers
    assert rider.force == 1 and rider.trait("Cavalry") and game.card("kuni-yori").followers == []


def test_kojiro_straightens_cavalry() -> None:
    game = scene({"personalities": ["otaku-kojiro", at("shinjo-hanari", bowed=True), at(UNARI, bowed=True)]})
    game.first.does("use:otaku-kojiro")
    assert not game.card("shinjo-hanari").bowed and game.card(UNARI).bowed


def test_mosaku_grows_with_the_cavalry_of_his_army_unless_he_rides() -> None:
    side = [fights("shinjo-mosaku"), fights("shinjo-hanari"), fights(SUKUNE)]
    assert numbers(fought(side, [fights(YOJO)]), "shinjo-mosaku")[0] == 1
    rides = fights("shinjo-mosaku", permanent=[{"attribute": "trait:Cavalry"}])
    assert numbers(fought([rides, fights("shinjo-hanari")], [fights(YOJO)]), "shinjo-mosaku")[0] == 0


def test_yokatsus_followers_ride() -> None:
    game = scene({"personalities": [at("shinjo-yokatsu", attachments=["heavy-infantry"])]})
    assert game.card("shinjo-yokatsu").cavalry


# Naga


def test_mara_changes_her_shape_and_back() -> None:
    game = scene({"personalities": ["mara"]})
    game.first.does("use:mara")
    assert numbers(game, "mara")[0] == -2 and game.card("mara").cavalry and game.card("mara").bowed
    game.pass_to("action", seat=0, turn=3)
    assert not game.first.may("use:mara")
    game.first.does("use:mara:1")
    assert numbers(game, "mara")[0] == 0 and not game.card("mara").cavalry


def test_the_abomination_lives_by_the_other_naga_and_challenges_them() -> None:
    game = scene(
        {"personalities": ["naga-abomination", at("qamar", attachments=["naga-bowmen"])], "hand": ["naginata"]},
        {"personalities": ["shagara", UNARI], "hand": ["naginata"]},
    )
    assert game.card("naga-abomination").chi == 3
    game.first.does("use:naga-abomination")
    assert game.second.asked == "duel" and game.table.duel is not None
    assert game.table.duel.challenged.card is game.card("shagara")


def test_the_abomination_challenges_only_naga_and_champions() -> None:
    game = scene({"personalities": ["naga-abomination", "qamar"], **IDLE}, {"personalities": [UNARI]})
    assert not game.first.may("use:naga-abomination")


@pytest.mark.parametrize(
    ("holdings", "more"), [(["port", "pearl-bed", "small-farm"], 2), (["island-wharf"], 1), (["small-farm"], 0)]
)
def test_ramash_comes_by_water(holdings: list[str], more: int) -> None:
    game = scene({"personalities": [fights("ramash")]}, {"personalities": [fights(YOJO)], "holdings": holdings},
                 attack=battle_at(0))  # fmt: skip
    assert numbers(game, "ramash")[0] == more
    assert (game.card("ramash").value("assigns-with-cavalry") > 0) is (more > 0)
    assert numbers(scene({"personalities": [fights(YOJO)], "holdings": holdings},
                         {"personalities": [fights("ramash")]}, attack=battle_at(0)), "ramash")[0] == 0  # fmt: skip


# The shadows


def test_bantaros_army_knows_no_fear_where_he_fights() -> None:
    side = [fights("soshi-bantaro-experienced"), fights(SUKUNE, attachments=["light-infantry"])]
    game = scene({"personalities": side}, {"personalities": [fights(JUNZO)]}, attack=battle_at(0))
    assert not game.second.may(f"use:{JUNZO}")
    away = scene({"personalities": ["soshi-bantaro-experienced", side[1]]}, {"personalities": [fights(JUNZO)]},
                 attack=battle_at(0))  # fmt: skip
    away.second.does(f"use:{JUNZO}")
    assert away.card("light-infantry").bowed


def test_the_captive_oni_lifts_the_phoenix_and_weakens_them_when_it_falls() -> None:
    game = scene({"personalities": ["oni-no-tadaka", "isawa-uona"]}, {"personalities": ["isawa-tomo", "kuni-yori"]})
    assert [numbers(game, one)[1] for one in ("isawa-uona", "isawa-tomo", "kuni-yori")] == [1, 1, 0]
    game.happens(game.table.framework.destroy(game.card("oni-no-tadaka")))
    assert [numbers(game, one)[1] for one in ("isawa-uona", "isawa-tomo", "kuni-yori")] == [-1, -1, 0]
    game.pass_to("action", seat=1, turn=2)
    assert numbers(game, "isawa-uona")[1] == 0
