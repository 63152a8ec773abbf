"""Personalities of the Naga."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.scenes import casting_thrice, fought, met_in_battle, numbers, rings, two_spells
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import at, battle_at, fight, fights, scene

YOJO = "matsu-yojo"
TAINTED = "yogo-junzo"  # a Shadowlands Personality, 3 Chi
TERRAIN = "entrapping-terrain"
UJI = "daidoji-uji"
UNARI = "hida-unari"
IDLE = {"holdings": ["retired-general"]}
AIR = "ring-of-air"
LATER: dict[str, Any] = {"hand": ["charge"]}
JUNZO = "yogo-junzo"


# Ashamana


def test_ashamana_gives_himself_for_one_of_the_honorable_dead_naga() -> None:
    dead = [at("qamar", died="honorably"), at("ashlim", died="dishonorably"), at(YOJO, died="honorably"), "balash"]
    game = scene({"personalities": ["ashamana"], "dynasty_discard": dead})
    game.first.does("use:ashamana")
    qamar = game.card("qamar")
    assert qamar.in_play and qamar.bowed and game.zone("ashamana") == "dynasty discard"
    assert game.card("ashamana").died == ""


def test_ashamana_returns_no_naga_by_adoption() -> None:
    sworn = at(YOJO, died="honorably", permanent=[{"attribute": "clan:Naga", "value": 1}])
    game = scene({"personalities": ["ashamana", YOJO], "dynasty_discard": [sworn]})
    assert game.first.barred("use:ashamana")


# Ashlim


def test_ashlim_cleanses_the_taint() -> None:
    game = scene({"personalities": ["ashlim", "hida-unari"]}, {"personalities": [TAINTED]})
    assert game.card(TAINTED).trait("Shadowlands")
    game.first.does("use:ashlim").chooses("hida-unari").chooses(TAINTED)
    assert not game.card(TAINTED).trait("Shadowlands") and game.card("hida-unari").bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card(TAINTED).trait("Shadowlands"), "what is not said to be for good ends with the turn"


# Balash


@pytest.mark.parametrize(("archer", "reach"), [("balash", 3), ("shagara", 2)])
def test_naga_archers_shoot_as_far_as_they_can(archer: str, reach: int) -> None:
    game = met_in_battle([fights("hida-sukune")], [fights(archer)])
    assert game.second.may(f"use:{archer}") is (reach >= 3)


# Dashmar


def test_dashmar_wins_with_forty_honor() -> None:
    game = scene({"personalities": ["dashmar"], "honor": 40}, {"honor": 9}, phase="action")
    game.first.does("use:dashmar")
    assert game.match.outcome is not None and game.match.outcome.winner == 0


@pytest.mark.parametrize(("honor", "facts"), [(39, {}), (40, {"dishonored": True})])
def test_dashmar_wins_only_with_forty_honor_and_his_own(honor: int, facts: dict[str, Any]) -> None:
    game = scene({"personalities": [at("dashmar", **facts)], "honor": honor})
    assert not game.first.may("use:dashmar")


def test_dashmar_takes_the_favor_from_anybody() -> None:
    game = scene({"personalities": ["dashmar"]}, {"honor": 9}, favor=1)
    game.first.does("use:dashmar:1")
    assert game.table.favor is None and game.card("dashmar").bowed
    assert not scene({"personalities": ["dashmar"]}).first.may("use:dashmar:1")


# Isha


def test_isha_shoots_or_destroys_the_terrain() -> None:
    game = fight({"personalities": [fights("isha")]}, {"personalities": [fights(UJI)], "hand": [TERRAIN]}, to_act=1)
    game.second.does(f"play:{TERRAIN}")
    game.first.does("use:isha:1")
    assert game.zone(TERRAIN) == "fate discard" and game.card("isha").bowed
    game = fight({"personalities": [fights("isha")]}, {"personalities": [fights(UJI)]})
    assert not game.first.may("use:isha:1")
    game.first.does("use:isha")
    assert game.zone(UJI) == "dynasty discard"


# Mara


def test_mara_changes_her_shape_and_back() -> None:
    game = scene({"personalities": ["mara"]})
    game.first.does("use:mara")
    assert numbers(game, "mara")[0] == -2 and game.card("mara").cavalry and game.card("mara").bowed
    game.pass_to("action", seat=0, turn=3)
    assert not game.first.may("use:mara")
    game.first.does("use:mara:1")
    assert numbers(game, "mara")[0] == 0 and not game.card("mara").cavalry


# Naga Abomination


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


# Naga Shugenja


def test_the_naga_shugenja_strengthens_all_naga() -> None:
    game = scene({"personalities": ["naga-shugenja", "shagara", "hida-unari"]}, {"personalities": ["balash"]})
    game.first.does("use:naga-shugenja")
    assert (game.card("shagara").force, game.card("balash").force, game.card("hida-unari").force) == (3, 2, 4)


def test_a_spell_that_is_cancelled_has_no_effect_that_counts() -> None:
    game = casting_thrice()
    two_spells(game)
    game.first.does("use:naga-shugenja")
    game.second.does("trigger:counterspell")
    assert not game.first.may(f"trigger:{AIR}") and rings(game) == []


def test_spell_effects_of_the_turn_before_do_not_count() -> None:
    game = casting_thrice()
    two_spells(game)
    game.pass_to("action", seat=0, turn=3)
    game.first.does("use:naga-shugenja")
    game.second.passes()
    assert not game.first.may(f"trigger:{AIR}")


# Naga Warlord


def test_the_warlord_strengthens_naga_of_his_unit() -> None:
    game = scene({"personalities": [at("naga-warlord", attachments=["naga-bowmen", "light-infantry"])]})
    bowmen, infantry = game.card("naga-bowmen"), game.card("light-infantry")
    assert bowmen.force == bowmen.face.force + 1 and infantry.force == infantry.face.force


# Qakar


def test_qakar_sings_with_his_kin() -> None:
    game = fought([fights("qakar"), "naga-shugenja", "naga-shugenja"], [fights("sanzo"), fights(UNARI)])
    assert game.card("qakar").chi == 4
    game.first.does("use:qakar")
    assert game.zone("sanzo") == "dynasty discard" and game.card("qakar").bowed


def test_qakar_dies_singing_with_a_pearl_bed() -> None:
    game = fought([fights("qakar"), "naga-shugenja", "naga-shugenja"], [fights(UNARI), fights("hida-tsuru")],
                  {"holdings": ["pearl-bed"]})  # fmt: skip
    game.first.does("use:qakar:1").chooses(UNARI)
    assert game.zone("qakar") == game.zone("pearl-bed") == game.zone(UNARI) == "dynasty discard"


def test_qakar_does_not_sing_without_a_pearl_bed() -> None:
    game = fought([fights("qakar"), "naga-shugenja", "naga-shugenja"], [fights(UNARI)])
    assert not game.first.may("use:qakar:1")


# Qamar


def test_qamar_straightens_a_naga() -> None:
    game = scene({"personalities": ["qamar", at("shagara", bowed=True), at("hida-unari", bowed=True)]})
    game.first.does("use:qamar").chooses("shagara")
    assert not game.card("shagara").bowed and game.card("qamar").bowed


# Qarash


def test_qarash_shoots_where_there_is_a_forest() -> None:
    side = {"personalities": [fights("qarash")]}
    target = {"personalities": [fights("hida-unari")], "holdings": ["forest"]}
    game = scene(side, target, attack=battle_at(0))
    game.pass_to("battle-action", seat=0)
    assert game.first.may("use:qarash")
    bare = scene(side, {"personalities": [fights("hida-unari")]}, attack=battle_at(0))
    bare.pass_to("battle-action", seat=0)
    assert not bare.first.may("use:qarash")


# Radakast


def test_radakast_bows_the_loser() -> None:
    game = met_in_battle([fights("hida-sukune")], [fights("radakast")])
    game.second.does("use:radakast")
    game.pass_to("battle-action")
    assert game.zone("hida-sukune") == "play" and game.card("hida-sukune").bowed and not game.card("radakast").bowed


# Radakast (Anvil of Despair): the other bows if Radakast wins. In a tie both lose and nobody wins (ch. 11).


def test_a_tie_with_radakast_bows_nobody() -> None:
    game = fight({"personalities": [fights(UNARI)]}, {"personalities": [fights("radakast")]}, to_act=1)
    assert game.card(UNARI).chi == game.card("radakast").chi
    game.second.does("use:radakast")
    game.pass_to("battle-action")
    assert game.zone(UNARI) == game.zone("radakast") == "play"
    assert not game.card(UNARI).bowed and not game.card("radakast").bowed


# Ramash


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


# Shabura


def test_shabura_changes_and_changes_back() -> None:
    game = scene({"personalities": ["shabura"]}, LATER)
    one = game.card("shabura")
    game.first.does("use:shabura")
    assert (one.force, one.chi, one.bowed) == (2, 5, True)
    kept(game)
    one.bowed = False
    game.second.does("pass")
    game.first.does("use:shabura")
    assert (one.force, one.chi) == (4, 2)


# Shabura • Experienced


def test_shabura_hates_the_shadowlands_until_she_changes() -> None:
    game = met_in_battle([fights("shabura-experienced")], [fights(TAINTED)])
    assert game.card("shabura-experienced").force == 7
    plain = met_in_battle([fights("shabura-experienced")], [fights("hida-unari")])
    assert plain.card("shabura-experienced").force == 5
    changing = scene({"personalities": ["shabura-experienced"]}, {"personalities": [TAINTED]})
    assert not changing.first.may("use:shabura-experienced:1")
    changing.first.does("use:shabura-experienced")
    assert [token.name for token in changing.card("shabura-experienced").tokens] == ["Change"]


# Shahadet • Experienced


def test_shahadet_leads_the_naga() -> None:
    game = met_in_battle([], [fights("shahadet-experienced"), fights("shagara")])
    game.second.does("use:shahadet-experienced")
    assert (game.card("shagara").force, game.card("shahadet-experienced").force) == (4, 6)


# Shalasha


def test_shalasha_and_daini_are_cheaper_for_naga() -> None:
    for card, less in (("shalasha", 3), ("mirumoto-daini-experienced", 2)):
        provinces = [{"card": card}, {}, {}, {}]
        naga = scene({"stronghold": "the-hidden-temples-of-the-naga", "provinces": provinces})
        plain = scene({"provinces": provinces})
        cost = plain.table.gold_cost(plain.card(card), 0)
        assert naga.table.gold_cost(naga.card(card), 0) == cost - less
    crowded = scene(
        {"stronghold": "the-hidden-temples-of-the-naga", "provinces": [{"card": "shalasha"}, {}, {}, {}],
         "personalities": ["shagara"]}
    )  # fmt: skip
    assert crowded.table.gold_cost(crowded.card("shalasha"), 0) == crowded.card("shalasha").face.gold_cost


# Shashakar • Experienced


@pytest.mark.parametrize(("victim", "may"), [("qarash", True), (YOJO, False)])
def test_shashakar_guards_the_chi_of_the_naga(victim: str, may: bool) -> None:
    game = scene({"personalities": [at("shosuro-hametsu"), at(JUNZO)], "hand": ["evil-portents"]},
                 {"personalities": ["shashakar-experienced", victim]})  # fmt: skip
    if not may:
        game = scene({"personalities": [JUNZO], "hand": ["evil-portents"]},
                     {"personalities": [YOJO]}, {"personalities": ["shashakar-experienced"]})  # fmt: skip
    game.first.does("play:evil-portents")
    seat = game.second if may else game.third
    seat.does("trigger:shashakar-experienced")
    assert game.card(victim if may else "shashakar-experienced").chi > 0
    assert numbers(game, JUNZO) == (0, 0)
