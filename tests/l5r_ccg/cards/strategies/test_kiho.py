"""Kiho."""

from typing import Any

import pytest

from engine.kernel.prompt import Refused
from tests.l5r_ccg.cards.scenes import casting_thrice, dueled, fought, rings, shot, two_spells
from tests.l5r_ccg.scene import Scene, at, battle_at, fight, fights, scene

UNARI = "hida-unari"
YOJO = "matsu-yojo"
IDLE = {"holdings": ["retired-general"]}
HANARI = "shinjo-hanari"
UJI = "daidoji-uji"
TSUKE = "isawa-tsuke"
SUKUNE = "hida-sukune"
AIR = "ring-of-air"
FARM = "small-farm"
KATANA = "crystal-katana"
LIGHT = "light-infantry"
MINE = "gold-mine"
WIND = "wisdom-the-wind-brings"
YODIN = "yodin"


# Ancestral Guidance


def test_a_samurai_is_guided_to_be_a_tactician() -> None:
    game = scene({"personalities": ["isawa-uona", UNARI], "hand": ["ancestral-guidance"]}, {"personalities": [YOJO]})
    game.first.does("play:ancestral-guidance")
    assert game.card(UNARI).trait("Tactician") and game.card("isawa-uona").bowed
    game.pass_to("action", seat=1, turn=2)
    assert not game.card(UNARI).trait("Tactician")


@pytest.mark.parametrize("people", [[UNARI], ["isawa-uona"], [at("isawa-uona", bowed=True), UNARI]])
def test_ancestral_guidance_needs_a_guide_and_a_samurai(people: list[Any]) -> None:
    game = scene({"personalities": people, "hand": ["ancestral-guidance"], **IDLE})
    assert not game.first.may("play:ancestral-guidance")


# Catching the Wind's Favor


def test_a_monk_catches_an_arrow_and_sends_it_elsewhere() -> None:
    game = shot(
        {"personalities": [fights("asahina-tomo"), fights(YOJO), fights(UJI)], "hand": ["catching-the-wind-s-favor"]}
    )
    game.first.does(f"use:{HANARI}").chooses(YOJO)
    game.second.does("trigger:catching-the-wind-s-favor").chooses(UJI)
    assert game.zone(UJI) == "dynasty discard" and game.zone(YOJO) == "play" and game.card("asahina-tomo").bowed


def test_an_arrow_too_weak_for_its_new_target_does_nothing() -> None:
    game = shot({"personalities": [fights("asahina-tomo"), fights(YOJO), fights(UNARI)],
                 "hand": ["catching-the-wind-s-favor"]})  # fmt: skip
    game.first.does(f"use:{HANARI}").chooses(YOJO)
    game.second.does("trigger:catching-the-wind-s-favor").chooses(UNARI)
    assert game.zone(UNARI) == game.zone(YOJO) == "play"


def test_only_a_personality_with_more_chi_than_the_arrows_strength_catches_it() -> None:
    game = shot({"personalities": [fights(TSUKE), fights(YOJO)], "hand": ["catching-the-wind-s-favor"]})
    game.first.does(f"use:{HANARI}").chooses(YOJO)
    assert game.zone(YOJO) == "dynasty discard"


# Dance of the Elements


@pytest.mark.parametrize("by", ["dance-of-the-elements", "sympathetic-energies"])
def test_a_token_moves_to_another_personality(by: str) -> None:
    strong = at(YOJO, tokens=[{"name": "Blessing", "force": 1, "chi": 1}])
    spell = by == "sympathetic-energies"
    caster = at(TSUKE, attachments=[by]) if spell else TSUKE
    game = scene({"personalities": [caster, strong, UJI], "hand": [] if spell else [by]})
    game.first.does(f"use:{by}" if spell else f"play:{by}").chooses(UJI)
    assert (game.card(YOJO).force, game.card(UJI).force, game.card(UJI).chi) == (2, 3, 4) and game.card(TSUKE).bowed


# Double Chi


def test_double_chi_doubles_a_duelists_focus() -> None:
    # 2 Chi and twice Focus 3 against 3 and 4.
    game = dueled(
        "matsu-yojo",
        "daidoji-uji",
        first={"hand": ["kolat-assassin", "double-chi"], "personalities": ["hitoshi"]},
        second={"hand": ["earthquake"]},
    )
    game.first.does("trigger:double-chi").chooses("hitoshi")
    assert game.card("hitoshi").bowed and game.card("matsu-yojo").trait("Double Chi")
    game.second.does("focus:earthquake")
    game.first.does("focus:kolat-assassin")
    assert game.zone("daidoji-uji") == "dynasty discard"
    assert not game.card("matsu-yojo").trait("Double Chi")


def test_double_chi_needs_somebody_to_bow_and_a_duel_of_the_player() -> None:
    game = dueled("matsu-yojo", "daidoji-uji", first={"hand": ["double-chi"]}, second={"hand": ["naginata"]})
    assert not game.first.may("trigger:double-chi")
    third = scene(
        {"personalities": ["matsu-yojo"], "hand": ["iaijutsu-challenge"]},
        {"personalities": ["daidoji-uji"]},
        {"personalities": ["hitoshi"], "hand": ["double-chi"]},
    )
    third.first.does("play:iaijutsu-challenge").chooses("daidoji-uji")
    third.second.does("accept")
    assert not third.third.may("trigger:double-chi")


# Fist of the Earth


# Strategies in battle
# No ruling on Block Supply Lines or A Stout Heart was found. Their latest wording, in a public list of all cards of the
# game, agrees with this reading: any attacking Personality goes home, and any Fear effect is negated.


def test_the_fist_of_the_earth_bows_a_personality_without_a_shield() -> None:
    game = fight({"personalities": [fights(TSUKE)], "hand": ["fist-of-the-earth"]},
                 {"personalities": [fights(UJI, attachments=["light-infantry"])]})  # fmt: skip
    game.first.does("play:fist-of-the-earth")
    assert game.card(TSUKE).bowed and game.card("light-infantry").bowed and not game.card(UJI).bowed


# Gift of the Wind


def test_gift_of_the_wind_mounts_as_many_as_the_monk_has_chi() -> None:
    game = scene(
        {"personalities": ["hitoshi", at("hida-unari", attachments=["heavy-infantry"])], "hand": ["gift-of-the-wind"]}
    )
    game.first.does("play:gift-of-the-wind")
    game.first.does("hida-unari", "heavy-infantry")
    assert game.card("hida-unari").cavalry


def test_gift_of_the_wind_in_a_battle_concerns_a_unit_there() -> None:
    """An Open Action in a battle needs a unit of its player there, and cannot affect units at home."""
    hand = {"hand": ["gift-of-the-wind"]}
    game = scene(
        {"personalities": [fights("hida-unari"), "hitoshi"], **hand}, {}, {"personalities": ["norio"], **hand},
        attack=battle_at(0),
    )  # fmt: skip
    game.second.passes()
    assert game.third.asked == "battle-action" and not game.third.may("play:gift-of-the-wind")
    game.third.passes()
    game.first.does("play:gift-of-the-wind")
    assert game.card("hitoshi").bowed and game.first.may("choose:hida-unari") and not game.first.may("choose:norio")
    game.first.does("hida-unari")
    assert game.card("hida-unari").cavalry


# A Glimpse of the Soul's Shadow


def frightened(*caster: Any) -> Scene:
    game = scene(
        {"personalities": [*caster, fights("hida-unari")], "hand": ["a-glimpse-of-the-soul-s-shadow"]},
        {"personalities": [fights("matsu-yojo", attachments=["light-infantry", "heavy-infantry"])]},
        attack=battle_at(0),
    )
    game.second.passes()
    return game


def test_a_glimpse_frightens_followers_up_to_the_chi_of_the_shugenja() -> None:
    game = frightened(fights("heichi-chokei"))
    game.first.does("play:a-glimpse-of-the-soul-s-shadow").chooses("heichi-chokei").chooses("matsu-yojo")
    # 2 Chi: Light Infantry (1) bows, Heavy Infantry (5) does not.
    assert game.card("light-infantry").bowed and not game.card("heavy-infantry").bowed


def test_a_glimpse_needs_a_shugenja_in_the_battle() -> None:
    assert frightened("heichi-chokei").first.barred("a-glimpse-of-the-soul-s-shadow", "battle-action")
    assert frightened(fights("hitoshi")).first.barred("a-glimpse-of-the-soul-s-shadow", "battle-action")


# Master of the Rolling River


def river(*units: Any, **first: Any) -> Scene:
    return fought([fights(UNARI), *units], [fights(YOJO)],
                  first={"hand": ["master-of-the-rolling-river", "charge"], **first})  # fmt: skip


def test_the_river_carries_a_unit_to_another_battle() -> None:
    game = river(fights(SUKUNE, "1.1"), "isawa-uona")
    game.first.does("play:master-of-the-rolling-river").chooses(SUKUNE)
    assert game.card(SUKUNE).at is game.province(1, 0) and game.card("isawa-uona").bowed


@pytest.mark.parametrize(
    "units", [[fights(SUKUNE), "isawa-uona"], [fights(SUKUNE, "1.1")], [SUKUNE, "isawa-uona"]]
)  # The Kiho is not played: only one battle, nobody to perform it, a unit at home.
def test_the_river_needs_two_battles_and_a_performer(units: list[Any]) -> None:
    assert river(*units).first.barred("play:master-of-the-rolling-river", "battle-action")


# The Purity of Shinsei


def test_the_purity_of_shinsei_takes_the_tokens_of_an_own_personality() -> None:
    marked = at(UNARI, tokens=[{"name": "Corruption", "chi": -1}, {"name": "+1F", "force": 1}])
    game = scene({"personalities": ["isawa-uona", marked], "hand": ["the-purity-of-shinsei"]})
    game.first.does("play:the-purity-of-shinsei")
    assert game.card(UNARI).tokens == () and game.card("isawa-uona").bowed


@pytest.mark.parametrize("own", [["isawa-uona", UNARI], [at(UNARI, tokens=[{"name": "+1F", "force": 1}])]])
def test_the_purity_of_shinsei_needs_tokens_and_a_performer(own: list[Any]) -> None:
    foe = at(YOJO, tokens=[{"name": "+1F", "force": 1}])
    game = scene({"personalities": own, "hand": ["the-purity-of-shinsei"], **IDLE}, {"personalities": [foe]})
    assert not game.first.may("play:the-purity-of-shinsei")


# The Spirit of Water


def marching(**more: Any) -> Scene:
    leader = at("hida-unari", attachments=["light-infantry", at("heavy-infantry", bowed=True)])
    side = {"personalities": [leader, "hida-sukune", "hitoshi"], "hand": ["the-spirit-of-water"], **more}
    return scene({**side, "holdings": ["retired-general"]})


def test_the_spirit_of_water_leads_straight_followers_to_another() -> None:
    game = marching()
    game.first.does("play:the-spirit-of-water").chooses("hitoshi").chooses("hida-unari").chooses("hida-sukune")
    game.first.chooses("light-infantry")
    assert game.card("light-infantry").host is game.card("hida-sukune")
    assert game.card("heavy-infantry").host is game.card("hida-unari")
    assert not game.card("hida-sukune").bowed


def test_the_spirit_of_water_needs_two_straight_personalities() -> None:
    alone = [at("hida-unari", attachments=["light-infantry"]), at("hida-sukune", bowed=True), "hitoshi"]
    # Hitoshi bows for it: no straight Personality is left that could take them.
    assert marching(personalities=alone).first.barred("the-spirit-of-water")


# Strength of My Ancestors


def test_a_kiho_counts_as_a_spell_effect() -> None:
    game = casting_thrice()
    two_spells(game)
    game.first.does("play:strength-of-my-ancestors").chooses("heichi-chokei").chooses("shagara").pays()
    game.second.passes()
    game.first.does(f"trigger:{AIR}")
    assert rings(game) == [AIR]


def test_strength_of_my_ancestors_is_called_by_a_monk() -> None:
    game = scene({"personalities": ["hitoshi", "hida-unari"], "hand": ["strength-of-my-ancestors"]})
    game.first.does("play:strength-of-my-ancestors").chooses("hida-unari")
    assert (game.card("hida-unari").force, game.card("hida-unari").chi) == (6, 5) and game.card("hitoshi").bowed
    nobody = scene({"personalities": ["hida-unari"], "hand": ["strength-of-my-ancestors"]})
    assert not nobody.first.may("play:strength-of-my-ancestors")


# Void Strike


def test_void_strike_draws_and_adds_its_focus_for_the_duel() -> None:
    # 2 Chi, Focus 3 of the card drawn and Focus 1 against 3 and 2: the drawn card stays in hand.
    game = dueled(
        "matsu-yojo",
        "daidoji-uji",
        first={"hand": ["light-infantry", "void-strike"], "personalities": ["hitoshi"], "fate_deck": ["naginata"]},
        second={"hand": ["heavy-infantry"]},
    )
    # The name of the card says so, but the action is not Elemental.
    strike = game.card("void-strike")
    assert not game.table.use(strike.face.abilities[0], strike, 0).counts_as("Elemental")
    game.first.does("trigger:void-strike").chooses("hitoshi")
    assert "naginata" in game.first.hand and game.card("matsu-yojo").chi == 2 + game.card("naginata").focus
    game.second.does("strike")
    assert game.zone("daidoji-uji") == "dynasty discard" and game.card("matsu-yojo").chi == 2


def test_void_strike_needs_a_card_to_draw() -> None:
    first = {"hand": ["light-infantry", "void-strike"], "personalities": ["hitoshi"], "fate_deck": []}
    game = dueled("matsu-yojo", "daidoji-uji", first=first, second={"hand": ["heavy-infantry"]})
    assert not game.first.may("trigger:void-strike")


# Wisdom the Wind Brings: worded as in Lotus Edition, by a public table of cards (dragncards-hac).


def listening(**side: Any) -> Scene:
    given = {"personalities": [YODIN, UNARI], "hand": [WIND], "fate_deck": ["charge", "outflank", KATANA],
             "dynasty_deck": [MINE, FARM], **side}  # fmt: skip
    rival = {"hand": [LIGHT, "focus"], "provinces": [{"card": UJI}, {}, {}, {}]}
    return scene(given, rival)


def test_the_wind_tells_of_as_many_cards_as_the_caster_has_chi() -> None:
    game = listening()
    game.first.does(f"play:{WIND}")
    assert game.card(YODIN).bowed and game.card(YODIN).chi == 3 and game.first.asked == "look"
    game.first.does("choose:province:1.0", "hand:1", "fate:0")
    (looked,) = [one for one in game.match.records if one.kind == "look-at"]
    seen = looked.seen_by(0)
    assert seen is not None and seen.facts["cards"][:2] == [UJI, "charge"]
    assert seen.facts["cards"][2] in (LIGHT, "focus")
    told = looked.seen_by(1)
    assert told is not None and "cards" not in told.facts and told.facts["amount"] == 3


def test_cards_of_the_players_decks_may_be_discarded() -> None:
    game = listening()
    game.first.does(f"play:{WIND}")
    game.match.answer(0, ["fate:0", "fate:0", "dynasty:0"])
    assert game.first.asked == "target"
    game.first.does("choose:charge", f"choose:{MINE}")
    assert (game.zone("charge"), game.zone(MINE)) == ("fate discard", "dynasty discard")
    assert [one.id for one in game.first.player.fate_deck] == [KATANA, "outflank"]


def test_cards_of_other_decks_and_of_hands_stay() -> None:
    game = listening()
    game.first.does(f"play:{WIND}")
    game.first.does("hand:1", "fate:1", "dynasty:1")
    assert game.first.asked == "action" or game.second.asked == "action"
    assert not game.second.player.fate_discard and not game.second.player.dynasty_discard


def test_the_player_may_discard_no_more_cards_than_the_casters_chi() -> None:
    game = listening()
    game.first.does(f"play:{WIND}")
    with pytest.raises(Refused):
        game.match.answer(0, ["fate:0", "fate:0", "fate:0", "fate:1"])


def test_only_a_monk_or_shugenja_hears_the_wind() -> None:
    assert not listening(personalities=[UNARI]).first.may(f"play:{WIND}")


# The Wrath of Osano-Wo


def test_osano_wos_wrath_strikes_as_hard_as_his_servants_chi() -> None:
    game = fight({"personalities": [fights("isawa-uona")], "hand": ["the-wrath-of-osano-wo"]},
                 {"personalities": [fights(UJI), fights(UNARI)]})  # fmt: skip
    game.first.does("play:the-wrath-of-osano-wo").chooses(UJI)
    assert game.card("isawa-uona").bowed and game.zone(UJI) == "dynasty discard"


def test_osano_wos_wrath_needs_somebody_in_the_battle() -> None:
    game = fight({"personalities": [fights(UNARI), "isawa-uona"], "hand": ["the-wrath-of-osano-wo"]},
                 {"personalities": [fights(UJI)]})  # fmt: skip
    assert game.first.barred("play:the-wrath-of-osano-wo", "battle-action")
