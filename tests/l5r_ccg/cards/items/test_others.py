"""Items that are neither weapons nor armor."""

from typing import Any

import pytest

from engine.l5r_ccg.abilities.casting import printed
from engine.l5r_ccg.definition import find_card
from tests.l5r_ccg.cards.scenes import (
    buyer,
    circle,
    crab_doomed,
    dueling,
    force_and_chi,
    fought,
    medal,
    numbers,
    toshimoko_duels,
    worn,
)
from tests.l5r_ccg.keeping import kept
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene
from tests.l5r_ccg.scene import fights as f

UNARI = "hida-unari"
CANDLE = "candle-of-the-void"
UJI = "daidoji-uji"
LIGHTS = f"use:the-war-fortress-of-the-crab:text.{CANDLE}.0"
RING = "ring-of-the-void"
UONA = "isawa-uona"
IDLE = {"holdings": ["retired-general"]}
YOJO = "matsu-yojo"
HIRORU = "matsu-hiroru"
HISA = "hisa"
SWORD = "the-ancestral-sword-of-hantei"
ISAWA_TOMO = "isawa-tomo"
STRENGTH = "sharing-the-strength-of-many"
KOLAT = {"hand": ["kolat-assassin"], "holdings": ["diamond-mine"] * 2, "honor": 9}
MEDALLION = "night-medallion"
MIRROR = "obsidian-mirror"
LIGHT = "light-infantry"
TWO_DIAMONDS = {"holdings": ["diamond-mine"] * 2}
SUKUNE = "hida-sukune"
JUNZO = "yogo-junzo"


# Antidote


def test_antidotes_remove_poison_tokens() -> None:
    tokens = [{"chi": -1, "name": "Poison"}, {"force": 1, "chi": 1, "name": "Fire"}]
    game = scene({"personalities": [at("hida-unari", attachments=["antidote"], tokens=tokens)]})
    game.first.does("use:antidote")
    assert [token.name for token in game.card("hida-unari").tokens] == ["Fire"]
    assert game.zone("antidote") == "fate discard"
    sound = scene({"personalities": [at("hida-unari", attachments=["antidote"])]})
    assert not sound.first.may("use:antidote")


# Candle of the Void


def stays(game: Scene) -> None:
    game.pass_to("stay-bowed", seat=0)
    game.first.does(f"stay-bowed:{UNARI}")


def vigil(*hand: str) -> Scene:
    game = scene({"personalities": [at(UNARI, attachments=[CANDLE])], "hand": list(hand)}, {"personalities": [UJI]})
    game.first.does(f"use:{CANDLE}")
    return game


def test_a_vigil_of_three_turns_lets_the_ring_be_played() -> None:
    game = vigil(RING)
    assert game.card(UNARI).bowed
    kept(game)
    for turn in (3, 5):
        stays(game)
        game.pass_to("action", seat=0, turn=turn)
        assert not game.first.may(LIGHTS)
    game.pass_to("stay-bowed", seat=0)
    game.first.does()
    game.pass_to("action", seat=0, turn=7)
    kept(game)
    assert game.first.player.stronghold.value("has-text")
    game.first.does(LIGHTS).does(RING)
    assert game.zone(RING) == "play" and not game.first.player.stronghold.value("has-text")


def test_a_player_who_kept_the_vigil_may_search_for_the_ring_without_having_it() -> None:
    game = vigil("charge")
    for _ in range(3):
        stays(game)
    game.pass_to("action", seat=0, turn=7)
    game.first.does(LIGHTS)
    assert game.first.player.stronghold.value("has-text")


def test_a_broken_vigil_brings_nothing() -> None:
    game = vigil(RING)
    stays(game)
    game.pass_to("stay-bowed", seat=0)
    game.first.does()
    game.pass_to("action", seat=0, turn=7)
    assert not game.table.durations.delayed and not game.first.player.stronghold.value("has-text")


def test_the_candle_is_spent_for_a_new_hand() -> None:
    game = scene({"personalities": [at(UNARI, attachments=[CANDLE])], "hand": ["charge", "outflank"]})
    game.first.does(f"use:{CANDLE}:1")
    assert game.zone(CANDLE) == "fate discard" and game.first.hand == ["light-infantry"] * 2
    assert game.zone("charge") == game.zone("outflank") == "fate discard"


def test_the_candle_is_not_spent_for_an_empty_hand() -> None:
    game = scene({"personalities": [at(UNARI, attachments=[CANDLE])], "hand": []})
    assert not game.first.may(f"use:{CANDLE}:1") and game.first.may(f"use:{CANDLE}")


# Chime of Harmony


# Isawa Natsune (Forbidden Knowledge) may not bow to produce Spell effects. The effect of a Kiho is one too (§kiho).


def test_a_chime_helps_a_shugenja_with_spells_alone() -> None:
    game = scene({"personalities": [at(UONA, attachments=["chime-of-harmony"])]})
    assert game.card(UONA).chi == 3 and game.card(UONA).casting_chi == 6


# Clan Banner


def test_the_banner_remembers_the_honorable_dead_of_the_clan() -> None:
    dead = [
        at("hida-sukune", died="honorably"),
        at("matsu-yojo", died="honorably"),
        at("hida-unari", died="dishonorably"),
    ]
    game = scene({"personalities": [at("ginawa", attachments=["clan-banner"])], "dynasty_discard": dead})
    assert game.card("ginawa").force == 2 + 1


# Climbing Gear


def test_climbing_gear_leaves_walls_behind() -> None:
    game = scene(
        {"personalities": [fights("hida-unari", attachments=["climbing-gear"])]},
        {"provinces": [{"attached": ["unscalable-walls"]}, {"attached": ["moat"]}, {}, {}],
         "personalities": [fights("ginawa")]},
        attack=battle_at(0),
    )  # fmt: skip
    assert game.province(1, 0).strength == 7 and not game.card("unscalable-walls").active and game.card("moat").active


# Crystal Arrow


@pytest.mark.parametrize(
    ("arrow", "foe", "hits"),
    [("crystal-arrow", "yogo-junzo", True), ("jade-arrow", "ginawa", True), ("crystal-arrow", "ginawa", False)],
)
def test_arrows_need_an_archer(arrow: str, foe: str, hits: bool) -> None:
    archer = fights("mirumoto-sukune", attachments=[arrow])
    game = scene({"personalities": [archer]}, {"personalities": [fights(foe)]}, attack=battle_at(0))
    game.pass_to("battle-action", seat=0)
    assert game.first.may(f"use:{arrow}") is hits
    if hits:
        game.first.does(f"use:{arrow}").chooses(foe)
        assert game.zone(foe) == "dynasty discard" and game.card("mirumoto-sukune").bowed
        assert game.zone(arrow) == "fate discard"
    clumsy = worn(arrow, "hida-unari", foe=foe)
    clumsy.pass_to("battle-action", seat=0)
    assert not clumsy.first.may(f"use:{arrow}")


# The Deafening War Drums of Fu Leng


def test_the_war_drums_call_to_fu_leng() -> None:
    worn = ["the-deafening-war-drums-of-fu-leng"]
    game = fought([fights(UNARI, attachments=worn)], [fights(YOJO, attachments=["light-infantry"])])
    assert numbers(game, UNARI)[0] == 2
    game.first.does("use:the-deafening-war-drums-of-fu-leng")
    assert game.card("light-infantry").bowed
    dark = scene({"personalities": [at("dark-daughter-of-fu-leng", attachments=worn)], **IDLE})
    assert numbers(dark, "dark-daughter-of-fu-leng")[0] == 4


# Dragon Helm


def test_the_dragon_helm_bows_no_one_for_being_of_the_clan() -> None:
    # No card that is a Dragon itself can be played yet.
    game = scene({"personalities": [at(UNARI, attachments=["dragon-helm"])]}, {"personalities": ["mirumoto-taki"]})
    assert not game.first.may("use:dragon-helm")


# Dripping Poison


def test_poison_kills_and_shames_the_poisoner_when_it_does() -> None:
    poison = at("dripping-poison", tokens=[{"name": "Vial", "amount": 1}])
    ninja = at(HIRORU, attachments=[poison, "naginata"])
    victim = at("sanzo")
    game = scene({"personalities": [ninja], "honor": 5}, {"personalities": [victim, UNARI]})
    game.first.does("use:dripping-poison:1")
    assert game.zone("sanzo") == "dynasty discard" and game.first.honor == 4
    assert game.card(HIRORU).bowed and not game.card("dripping-poison").tokens


def test_poison_comes_in_four_vials() -> None:
    game = scene({"personalities": [HIRORU], "hand": ["dripping-poison"], "holdings": ["gold-mine"] * 3})
    game.first.does("attach:dripping-poison").pays()
    assert [token.name for token in game.card("dripping-poison").tokens] == ["Vial"] * 4


def test_a_poisoned_man_who_dies_of_another_cause_shames_nobody() -> None:
    poison = at("dripping-poison", tokens=[{"name": "Vial", "amount": 1}])
    ninja = at(HIRORU, attachments=[poison, "naginata", at("naginata")][:2], tokens=[{"chi": 2}])
    game = scene({"personalities": [ninja], "honor": 5}, {"personalities": [YOJO]})
    game.first.does("use:dripping-poison:1")
    assert numbers(game, YOJO) == (0, -1)
    game.happens(game.table.rules_of(0).destroy(game.card(YOJO)))
    assert game.first.honor == 5


# Drum of Water


def drummed(**first: Any) -> Scene:
    """Let the attacker win a battle in which the attacker has a Terrain."""
    drummer = fights(UNARI, attachments=["drum-of-water"])
    game = scene({"personalities": [drummer], "hand": ["ring-of-water"], **first},
                 {"personalities": [fights("sanzo")]}, attack=battle_at(0), to_act=0)  # fmt: skip
    return game


def test_the_drum_plays_the_ring_of_water_over_an_own_terrain() -> None:
    game = drummed(hand=["stall-until-sunrise", "ring-of-water"])
    game.first.does("play:stall-until-sunrise")
    game.pass_to("reaction", seat=0)
    game.first.does("trigger:drum-of-water")
    game.first.does("ring-of-water")
    assert game.zone("ring-of-water") == "play"


def test_the_drum_is_silent_without_a_terrain() -> None:
    game = drummed(hand=["ring-of-water"])
    game.resolve_battle()
    assert game.zone("ring-of-water") == "hand" and not game.first.may("trigger:drum-of-water")


def test_the_drum_carries_its_unit_elsewhere() -> None:
    game = drummed()
    game.first.does("use:drum-of-water:1").chooses("province:1.3")
    assert game.card(UNARI).at is game.province(1, 3) and game.zone("drum-of-water") == "fate discard"


# The Eye of Shorihotsu


def test_the_eye_adds_four_to_magic_once_a_turn() -> None:
    shooter = fights("moshi-wakiza", attachments=["the-eye-of-shorihotsu"])
    game = fought([shooter, fights(YOJO)], [fights("matsu-tsuko"), fights(UJI)])
    game.first.does("use:moshi-wakiza").chooses("matsu-tsuko")
    game.first.does("the-eye-of-shorihotsu")
    assert game.zone("matsu-tsuko") == "dynasty discard"
    assert not game.first.may("use:the-eye-of-shorihotsu") and game.card("the-eye-of-shorihotsu").added("spent")


def test_the_eye_does_not_help_an_archer() -> None:
    archer = fights("moshi-wakiza", attachments=["the-eye-of-shorihotsu", "archers"], bowed=True)
    game = fought([archer, fights(YOJO)], [fights("matsu-tsuko")])
    assert not game.first.may("use:archers")


# Garrote


def test_only_ninja_carry_ninja_tools() -> None:
    game = scene({"personalities": [HISA, HIRORU], "hand": ["nageteppo", "garrote", "dripping-poison"]})
    for card in game.first.player.hand:
        assert not game.table.may_attach(card, game.card(HISA)) and game.table.may_attach(card, game.card(HIRORU))


def test_the_garrote_focuses_once_more_and_brings_no_honor() -> None:
    game = dueling(HIRORU, "garrote", honor=5)
    game.first.does("strike")
    game.first.does("trigger:garrote")
    game.first.does("focus:charge")
    bowed = [record.facts["card"].partition("#")[0] for record in game.match.records if record.kind == "bow"]
    assert "garrote" in bowed and game.first.hand == ["outflank"] and game.first.honor == 5


# Golden Obi of the Sun Goddess


def test_the_obi_bows_the_shadowlands_and_saves_its_bearer() -> None:
    game = worn("golden-obi-of-the-sun-goddess", "daidoji-sembi", foe="yogo-junzo")
    game.pass_to("battle-action", seat=0)
    game.first.does("use:golden-obi-of-the-sun-goddess")
    assert game.card("yogo-junzo").bowed
    saved = worn("golden-obi-of-the-sun-goddess", "daidoji-sembi", foe="doji-kuwanan")
    saved.pass_to("reaction", seat=0)
    saved.first.does("trigger:golden-obi-of-the-sun-goddess:1")
    assert saved.card("daidoji-sembi").in_play and saved.zone("golden-obi-of-the-sun-goddess") == "fate discard"


# Hammer of Earth


def assigned(attackers: list[str]) -> Scene:
    smith = at(YOJO, attachments=["hammer-of-earth"])
    game = scene({"personalities": attackers}, {"personalities": [smith], "hand": ["ring-of-earth"]},
                 attack={"attacker": 0, "defender": 1, "segment": "infantry"})  # fmt: skip
    game.first.does(*[f"commit:{one}>province:1.0" for one in attackers])
    game.second.commits(matsu_yojo="1.0")
    return game


def test_the_hammer_plays_the_ring_of_earth_before_a_stronger_army() -> None:
    game = assigned([UNARI, "matsu-tsuko"])
    game.second.does("trigger:hammer-of-earth")
    game.second.does("ring-of-earth")
    assert game.zone("ring-of-earth") == "play"


def test_the_hammer_is_calm_before_a_weak_army() -> None:
    assert not assigned([UNARI]).second.may("trigger:hammer-of-earth")


def test_the_hammer_strengthens_a_defender_once() -> None:
    game = scene({"personalities": [fights(UNARI)]}, {"personalities": [fights(YOJO, attachments=["hammer-of-earth"])]},
                 attack=battle_at(0), to_act=1)  # fmt: skip
    game.second.does("use:hammer-of-earth:1")
    assert numbers(game, YOJO) == (3, 2) and game.zone("hammer-of-earth") == "fate discard"
    attacker = fought([fights(YOJO, attachments=["hammer-of-earth"])], [fights(UNARI)])
    assert not attacker.first.may("use:hammer-of-earth:1")


# The Imperial Standard


def test_the_imperial_standard_is_bought_with_the_favor() -> None:
    side = {"personalities": [at(YOJO, attachments=["light-infantry"])], "hand": ["the-imperial-standard"],
            "holdings": ["gold-mine"] * 3, "honor": 5}  # fmt: skip
    game = scene(side, favor=0)
    game.first.does("attach:the-imperial-standard").pays()
    assert game.table.favor is None and game.first.honor == 9
    follower = game.card(YOJO).attachments[0]
    assert follower.force == follower.face.force + 2
    assert not scene(side, favor=1).first.may("attach:the-imperial-standard")


@pytest.mark.parametrize("card", [SWORD, "the-imperial-standard"])
def test_the_favor_is_given_up_to_bring_it_into_play(card: str) -> None:
    game = buyer(card=card)
    game.first.does(f"attach:{card}").chooses(UNARI).pays()
    assert game.card(card).in_play and game.table.favor is None


# Incense of Concentration


def test_incense_counts_twice_in_the_ritual_of_another() -> None:
    game = scene(circle(STRENGTH, wears={ISAWA_TOMO: ["incense-of-concentration"]}))
    game.first.does(f"use:{STRENGTH}").chooses(UNARI).chooses(ISAWA_TOMO)
    assert numbers(game, UNARI) == (0, 6)


def test_incense_does_nothing_in_its_players_ritual() -> None:
    game = scene(circle(STRENGTH, wears={UONA: ["incense-of-concentration"]}))
    game.first.does(f"use:{STRENGTH}").chooses(UNARI).chooses(ISAWA_TOMO)
    assert numbers(game, UNARI) == (0, 4)


def test_two_shugenja_with_incense_are_enough_for_a_ritual_of_three() -> None:
    land = {"provinces": [{"attached": ["the-kaiu-walls"]}, {}, {}, {}]}
    assert not scene(circle("fiery-wrath"), land).first.may("use:fiery-wrath")
    game = scene(circle("fiery-wrath", wears={ISAWA_TOMO: ["incense-of-concentration"]}), land)
    game.first.does("use:fiery-wrath").chooses(ISAWA_TOMO)
    assert game.zone("the-kaiu-walls") == "dynasty discard"


def test_a_shugenja_has_one_incense_and_nobody_else_has_any() -> None:
    game = scene({"personalities": [at(UONA, attachments=["incense-of-concentration"]), ISAWA_TOMO, UNARI],
                  "hand": ["incense-of-concentration"]})  # fmt: skip
    held = game.first.player.hand[0]
    fits = [one.id for one in game.first.player.personalities if game.table.may_attach(held, one)]
    assert fits == [ISAWA_TOMO]


# Jade Goblet


def test_the_goblet_drinks_a_token_until_it_breaks_with_the_fourth() -> None:
    tokens = [{"chi": -1, "name": "Plague"}, {"force": 1, "name": "Blood"}]
    goblet = at("jade-goblet", tokens=[{"name": "Goblet", "amount": 2}])
    game = scene({"personalities": [at(YOJO, tokens=tokens, attachments=[goblet])]})
    game.first.does("use:jade-goblet").chooses(YOJO)
    game.first.does("token:0")
    assert [token.name for token in game.card(YOJO).tokens] == ["Blood"]
    assert len(game.card("jade-goblet").tokens) == 3
    game.second.passes()
    game.first.does("use:jade-goblet").chooses(YOJO)
    assert game.zone("jade-goblet") == "fate discard"


def test_the_goblet_leaves_the_tokens_of_others() -> None:
    game = scene({"personalities": [at(YOJO, attachments=["jade-goblet"])]},
                 {"personalities": [at(HISA, tokens=[{"force": 1, "name": "Blood"}])]})  # fmt: skip
    assert not game.first.may("use:jade-goblet")


# The Jade Hand


def test_the_hand_of_jade_comes_to_the_hero_for_nothing() -> None:
    game = scene({"personalities": ["hida-yakamo-hero-experienced", YOJO], "hand": ["the-jade-hand"]})
    hand = game.card("the-jade-hand")
    assert game.table.gold_cost(hand, 0, game.card("hida-yakamo-hero-experienced")) == 0
    assert game.table.gold_cost(hand, 0, game.card(YOJO)) == hand.face.gold_cost


def test_jade_and_crystal_burn_the_shadowlands() -> None:
    game = worn("crystal-katana", "hida-unari", foe="yogo-junzo")
    assert game.card("hida-unari").chi == 3 + 2 + 2
    assert worn("crystal-katana", "hida-unari").card("hida-unari").chi == 3 + 2
    hand = worn("the-jade-hand", "hida-unari", foe="yogo-junzo")
    assert force_and_chi(hand, "hida-unari") == (4 + 1 + 3, 3 + 3 + 2)
    assert force_and_chi(worn("the-jade-hand", "hida-unari"), "hida-unari") == (5, 6)


# Kenshin's Helm


def test_the_helm_of_kenshin_bows_a_personality_with_less_chi() -> None:
    game = worn("kenshin-s-helm", "hida-unari", foe="hida-sukune")
    game.pass_to("battle-action", seat=0)
    game.first.does("use:kenshin-s-helm")
    assert game.card("hida-sukune").bowed and game.card("hida-unari").bowed
    equal = worn("kenshin-s-helm", "hida-sukune", foe="ginawa")
    equal.pass_to("battle-action", seat=0)
    assert not equal.first.may("use:kenshin-s-helm")


# Kolat's Favor


@pytest.mark.parametrize(("worn", "may"), [(["kolat-s-favor"], False), ([], True)])
def test_the_kolat_do_not_touch_a_personality_they_favor(worn: list[str], may: bool) -> None:
    game = scene(KOLAT, {"personalities": [at(YOJO, attachments=worn)]})
    assert game.first.may("play:kolat-assassin") is may


# Mantle of Fire


@pytest.mark.parametrize(("host", "item", "bowed"), [(HIRORU, "nageteppo", False), (HISA, "mantle-of-fire", True)])
def test_a_duelist_vanishes_instead_of_focusing(host: str, item: str, bowed: bool) -> None:
    game = dueling(host, item)
    game.first.does("focus:charge")
    game.first.does(f"trigger:{item}:1")
    assert game.zone(host) == game.zone(UJI) == "play" and game.zone(item) == "fate discard"
    assert sorted(game.first.hand) == ["charge", "outflank"] and game.card(host).bowed is bowed


def test_the_mantle_plays_the_ring_of_fire_after_a_victory() -> None:
    game = scene({"personalities": [at(UNARI, attachments=["mantle-of-fire"])],
                  "hand": ["iaijutsu-challenge", "ring-of-fire"], "honor": 10},
                 {"personalities": ["sanzo"], "hand": []})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.first.does("trigger:mantle-of-fire")
    game.first.does("ring-of-fire")
    assert game.zone("ring-of-fire") == "play"


# Mask of the Oni


def test_the_mask_lends_an_action_of_an_oni_until_the_turn_ends() -> None:
    land = [{"attached": ["the-kaiu-walls"]}, {}, {}, {}]
    worn = at(UNARI, attachments=["mask-of-the-oni"])
    game = scene({"personalities": [worn], **IDLE}, {"personalities": ["oni-no-jimen"], "provinces": land})
    honor = game.first.honor
    game.first.does("use:mask-of-the-oni").passes()
    assert game.card("mask-of-the-oni").bowed and game.first.honor == honor - 1
    assert len(game.card(UNARI).gained) == 1
    game.pass_to("action", seat=1, turn=2)
    assert game.card(UNARI).gained == ()


def test_the_mask_needs_an_oni_in_play() -> None:
    assert not scene({"personalities": [at(UNARI, attachments=["mask-of-the-oni"])], **IDLE}).first.may(
        "use:mask-of-the-oni"
    )


def test_a_second_mask_lends_only_an_action_that_the_first_did_not_lend() -> None:
    # §copying: a copied ability works as if it were printed on the card, so one copy of it is enough.
    worn = at(UNARI, attachments=["mask-of-the-oni", "mask-of-the-oni"])
    game = scene({"personalities": [worn], **IDLE}, {"personalities": ["oni-no-ogon"]})
    first, second = (one.key for one in game.card(UNARI).attachments)
    game.first.does(f"use:{first}").does("pass").does("copy:oni-no-ogon.0")
    game.second.does("pass")
    game.first.does(f"use:{second}").passes()
    assert [one.name.rpartition(".")[2] for one in game.card(UNARI).gained] == ["0", "1"]
    assert (
        not scene({"personalities": [worn], **IDLE}, {"personalities": ["oni-no-jimen"]})
        .first.does("use:mask-of-the-oni")
        .passes()
        .may("use:mask-of-the-oni")
    )


# Mempo of the Void


def test_the_mempo_exchanges_any_number_of_cards() -> None:
    game = scene({"personalities": [at(HISA, attachments=["mempo-of-the-void"])], "hand": ["charge", "outflank"]})
    game.first.does("use:mempo-of-the-void")
    game.first.does("charge")
    assert sorted(game.first.hand) == ["light-infantry", "outflank"] and game.card("mempo-of-the-void").bowed


def test_the_mempo_needs_a_hand() -> None:
    game = scene({"personalities": [at(HISA, attachments=["mempo-of-the-void"])], "hand": []})
    assert not game.first.may("use:mempo-of-the-void")


# Nageteppo


def test_smoke_takes_a_ninja_out_of_a_battle_unbowed() -> None:
    game = fought([fights(HIRORU, attachments=["nageteppo"]), fights(YOJO)], [fights(UJI)])
    game.first.does("use:nageteppo")
    assert game.card(HIRORU).at is None and not game.card(HIRORU).bowed and game.zone("nageteppo") == "fate discard"


# Night Medallion


def test_every_printed_number_is_two_higher() -> None:
    game = medal("ninja-spy")
    spy = game.card("ninja-spy")
    assert (spy.force, spy.chi, spy.personal_honor) == (2, 3, 3)
    assert game.card(YOJO).force == 2
    kept(game)


def test_a_number_that_is_not_printed_stays() -> None:
    game = scene({"personalities": [at("ninja-spy", attachments=[MEDALLION], tokens=[{"force": 1}])]})
    assert game.card("ninja-spy").force == 3


def test_costs_that_the_text_adds_are_higher_too() -> None:
    game = medal("kado", provinces=[{"card": at(UNARI)}, {}, {}, {}])
    assert game.table.players[0].added("personality-cost") == 4


def test_a_personality_who_dies_dishonorably_costs_the_higher_honor() -> None:
    game = scene({"personalities": [at("ninja-spy", dishonored=True, attachments=[MEDALLION])], "honor": 10})
    game.happens(game.table.rules_of(0).destroy(game.card("ninja-spy")))
    assert game.first.honor == 7


def test_an_ability_that_another_card_gives_keeps_its_numbers() -> None:
    worn = [MEDALLION, "porcelain-mask-of-fu-leng"]
    game = scene({"personalities": [at("kado", attachments=worn)]})
    kado = game.card("kado")
    given = game.table.use(kado.gained[0], kado, 0)
    assert printed(given, 3) == 3 and kado.as_printed(3) == 5


def test_only_ninja_and_kolat_wear_it() -> None:
    game = scene({"personalities": [YOJO, "ninja-spy", "ichiin"]})
    may = [game.table.may_have(find_card(MEDALLION), one) for one in game.first.player.personalities]
    assert may == [False, True, True]


# The Obsidian Hand


def test_the_obsidian_hand_steals_honor() -> None:
    game = toshimoko_duels("the-obsidian-hand", hand=["light-infantry"])
    game.first.does("trigger:the-obsidian-hand")
    assert game.card("kakita-toshimoko").chi == 7 + 1 + 2


# Obsidian Mirror: worded as in Lotus Edition, by a public table of cards (dragncards-hac).


def mirrored(*hand: str, **side: Any) -> Scene:
    wearer = at(UNARI, attachments=[MIRROR])
    return scene({"personalities": [wearer], "honor": 10, **side}, {"hand": list(hand)})


def test_a_named_card_is_discarded_once() -> None:
    game = mirrored("charge", "charge", LIGHT)
    game.first.does(f"use:{MIRROR}")
    game.pass_to("letter")
    game.first.does("letter:C").does("name:charge")
    game.pass_to("action")
    assert sorted(game.second.hand) == ["charge", LIGHT] and game.zone("charge", 1) in ("hand", "fate discard")
    assert len(game.second.player.fate_discard) == 1
    assert game.first.honor == 9 and game.card(UNARI).bowed


def test_a_name_that_the_player_does_not_hold_does_nothing() -> None:
    game = mirrored("charge", LIGHT)
    game.first.does(f"use:{MIRROR}")
    game.pass_to("letter")
    game.first.does("letter:O").does("name:outflank")
    game.pass_to("action")
    assert len(game.second.hand) == 2 and game.first.honor == 9
    named = next(one for one in game.match.records if one.kind == "name-card")
    assert (named.facts["player"], named.facts["card"]) == (1, "outflank")


def test_a_bowed_personality_looks_into_no_mirror() -> None:
    game = scene({"personalities": [at(UNARI, attachments=[MIRROR], bowed=True)]}, {"hand": ["charge"]})
    assert not game.first.may(f"use:{MIRROR}")


# Pearl-Encrusted Staff


def test_the_staff_calls_the_naga_against_the_shadowlands() -> None:
    game = worn("pearl-encrusted-staff", "ryosei", foe="yogo-junzo")
    game.pass_to("battle-action", seat=0)
    assert not game.first.may("use:pearl-encrusted-staff")


# Personal Standard


def test_under_a_standard_followers_are_stronger_and_their_leader_stands_out() -> None:
    game = fought([f("mirumoto-sukune")], [f(UJI, attachments=["personal-standard", "light-infantry"])])
    assert numbers(game, "light-infantry")[0] == 1 and numbers(game, UJI) == (0, 1)
    game.first.does("use:mirumoto-sukune")
    assert game.first.may(UJI) and game.first.may("light-infantry")


@pytest.mark.parametrize(
    ("worn", "bowed"), [(["medium-infantry"], True), (["personal-standard", "medium-infantry"], False)]
)
def test_a_standard_takes_2_from_fear(worn: list[str], bowed: bool) -> None:
    """The Infantry has 3 Force, 4 with the standard. Without the Standard, a Fear of 4 would bow the card.

    Only the reduction by 2 saves the card.
    """
    game = fought([f("yogo-junzo")], [f(UJI, attachments=worn)])
    assert game.first.may("use:yogo-junzo") is bowed


def test_only_samurai_carry_a_standard() -> None:
    game = scene({"personalities": [UONA], "hand": ["personal-standard"], **TWO_DIAMONDS})
    assert not game.first.may("attach:personal-standard")


# Plague Skulls


def test_the_skulls_spread_the_plague() -> None:
    game = worn("plague-skulls", "hida-unari")
    game.pass_to("battle-action", seat=0)
    game.first.does("use:plague-skulls:2")
    assert game.card("ginawa").chi == 2 and game.card("plague-skulls").bowed
    game.pass_to("action", seat=1, turn=2)
    assert game.card("hida-unari").chi == 3


def test_the_plague_grows_in_the_owners_events_phase() -> None:
    game = scene({"personalities": ["doji-kuwanan"], "hand": ["plague-skulls"], "holdings": ["diamond-mine"] * 2,
                  "honor": 9})  # fmt: skip
    game.first.does("attach:plague-skulls").pays()
    assert game.card("doji-kuwanan").chi == 3 and game.first.honor == 3
    game.pass_to("action", seat=0, turn=3)
    assert game.card("doji-kuwanan").chi == 2


# Porcelain Mask of Fu Leng


def test_the_mask_grows_by_its_bearer_and_wastes_away_with_him() -> None:
    game = scene({"personalities": [YOJO], "hand": ["porcelain-mask-of-fu-leng"], "holdings": ["gold-mine"] * 4,
                  "honor": 9})  # fmt: skip
    game.first.does("attach:porcelain-mask-of-fu-leng").pays()
    one = game.card(YOJO)
    assert numbers(game, YOJO) == (2, 2) and one.trait("Shadowlands") and game.first.honor == 5
    game.pass_to("action", seat=0, turn=3)
    assert numbers(game, YOJO) == (1, 1)
    game.pass_to("action", seat=0, turn=5)
    assert game.zone(YOJO) == "dynasty discard" and game.zone("porcelain-mask-of-fu-leng") == "fate discard"


def test_the_mask_frightens() -> None:
    masked = fights(YOJO, attachments=[at("porcelain-mask-of-fu-leng", tokens=[{"force": 1, "chi": 1,
                    "name": "Porcelain"}])])  # fmt: skip
    game = fought([masked], [fights(UJI, attachments=["light-infantry"])])
    game.first.does(f"use:{YOJO}") if game.first.may(f"use:{YOJO}") else game.first.does(*game.first.options[:1])
    assert [card.bowed for card in game.card(UJI).attachments] == [True]


# Prophecies of Uikku


def test_the_prophecies_shelter_from_a_doom_and_teach_of_it() -> None:
    game = crab_doomed("prophecies-of-uikku")
    game.first.does("trigger:prophecies-of-uikku")
    one = game.card(UNARI)
    assert (one.force, one.chi) == (6, 6)
    other = game.card(SUKUNE)
    assert other.force == other.face.force - 2
    game.pass_to("action", seat=0, turn=3)
    assert game.card(UNARI).force == 6
    game.pass_to("action", seat=1, turn=4)
    assert (one.force, one.chi) == (4, 3)


# Shuriken of Serpents


def test_the_shuriken_of_serpents_fly_once() -> None:
    game = fought([f(UNARI, attachments=["shuriken-of-serpents"])], [f(SUKUNE), f(YOJO)])
    game.first.does("use:shuriken-of-serpents").chooses(SUKUNE)
    assert game.zone(SUKUNE) == "dynasty discard" and game.zone("shuriken-of-serpents") == "fate discard"
    bowed = f(UNARI, attachments=[at("shuriken-of-serpents", bowed=True)])
    assert not fought([bowed, f("dairya")], [f(SUKUNE)]).first.may("use:shuriken-of-serpents")


# Tao of Shinsei


def test_the_tao_costs_a_monk_nothing() -> None:
    poor = {"stronghold": at("the-war-fortress-of-the-crab", bowed=True), "hand": ["tao-of-shinsei"]}
    game = scene({"personalities": ["koichi", YOJO], **poor})
    game.first.does("attach:tao-of-shinsei")
    assert [worn.id for worn in game.card("koichi").attachments] == ["tao-of-shinsei"]
    assert scene({"personalities": [YOJO], **poor}).first.barred("attach:tao-of-shinsei")


def test_a_ring_discarded_from_play_straightens_the_bearer_of_the_tao() -> None:
    side = {"personalities": [at("koichi", bowed=True, attachments=["tao-of-shinsei"])]}
    game = scene({**side, "rings": ["ring-of-earth"]})
    game.first.does("use:tao-of-shinsei:1")
    assert not game.card("koichi").bowed and game.zone("ring-of-earth") == "fate discard"
    assert scene(side).first.barred("use:tao-of-shinsei")


def test_a_bowed_tao_teaches_nobody() -> None:
    side = {"personalities": [at("koichi", bowed=True, attachments=[at("tao-of-shinsei", bowed=True)])]}
    assert scene({**side, "rings": ["ring-of-earth"]}).first.barred("use:tao-of-shinsei")
    game = scene({"hand": ["ring-of-the-void"]}, side)
    game.first.does("play:ring-of-the-void")
    assert not game.second.may("trigger:tao-of-shinsei")


def test_a_ring_put_into_play_by_anybody_straightens_the_bearer_of_the_tao() -> None:
    side = {"personalities": [at("koichi", bowed=True, attachments=["tao-of-shinsei"])]}
    game = scene({"hand": ["ring-of-the-void"]}, side)
    game.first.does("play:ring-of-the-void")
    game.second.does("trigger:tao-of-shinsei")
    assert not game.card("koichi").bowed


# Tapestry of Air


def ritual(helpers: int) -> Scene:
    caster = at(UONA, attachments=["sharing-the-strength-of-many"])
    friends = [at("isawa-tadaka", attachments=["tapestry-of-air"]), *["naga-shugenja", "morito-tokei"][: helpers - 1]]
    game = scene({"personalities": [caster, *friends], "hand": ["ring-of-air"]}, {"personalities": [YOJO]})
    game.first.does("use:sharing-the-strength-of-many").chooses(YOJO)
    game.first.does("isawa-tadaka", *["naga-shugenja", "morito-tokei"][: helpers - 1])
    return game


def test_the_tapestry_plays_the_ring_of_air_after_a_great_ritual() -> None:
    game = ritual(2)
    game.first.does("trigger:tapestry-of-air")
    game.first.does("ring-of-air")
    assert game.zone("ring-of-air") == "play"
    assert not ritual(1).first.may("trigger:tapestry-of-air")


def test_the_tapestry_is_torn_to_cancel_a_spell() -> None:
    caster = at(UONA, attachments=["touch-of-despair"])
    game = scene({"personalities": [caster]}, {"personalities": [at(YOJO, attachments=["tapestry-of-air"])]})
    game.first.does("use:touch-of-despair:1").chooses(YOJO)
    game.second.does("trigger:tapestry-of-air:1")
    assert not game.card(YOJO).trait("Shadowlands") and game.zone("tapestry-of-air") == "fate discard"


# Terrible Standard of Fu Leng


def test_the_terrible_standard_spares_the_experienced_sukune() -> None:
    bearer = at(JUNZO, attachments=["terrible-standard-of-fu-leng"])
    game = scene({"personalities": [bearer, "hida-sukune-experienced"]})
    assert not game.first.may("use:terrible-standard-of-fu-leng")


def test_the_terrible_standard_feeds_on_the_fallen_and_on_hida_sukune() -> None:
    game = worn("terrible-standard-of-fu-leng", "hida-unari")
    force = game.card("hida-unari").force
    game.resolve_battle()
    assert game.card("hida-unari").force == force + 1
    home = scene({"personalities": [at("hida-unari", attachments=["terrible-standard-of-fu-leng"])]},
                 {"personalities": ["hida-sukune"]})  # fmt: skip
    home.first.does("use:terrible-standard-of-fu-leng:2")
    assert home.zone("hida-sukune") == "dynasty discard" and home.card("hida-unari").force == 4 + 4
    home.pass_to("action", seat=0, turn=3)
    assert home.card("hida-unari").force == 4 and not home.first.may("use:terrible-standard-of-fu-leng:2")


# Tessen


def murder(victim: Any, hand: str = "kolat-assassin") -> Scene:
    game = scene({"hand": [hand], "holdings": ["diamond-mine"] * 2, "honor": 9}, {"personalities": [victim, YOJO]})
    game.first.does(f"play:{hand}").chooses(HISA).pays()
    return game


def test_the_tessen_stops_an_assassin() -> None:
    game = murder(at(HISA, attachments=["tessen"]))
    game.second.does("trigger:tessen")
    assert game.zone(HISA) == "play" and game.card("tessen").bowed


def test_the_tessen_does_not_stop_other_deeds() -> None:
    game = murder(at(HISA, attachments=["tessen"]), "kolat-master")
    assert not game.second.may("trigger:tessen") and game.card(HISA).controller == 0


# Toturi's Fan


def test_some_items_give_traits() -> None:
    game = scene(
        {"personalities": [at("hida-unari", attachments=["warhorses", "the-star-of-laramun", "toturi-s-fan"])]}
    )
    assert [game.card("hida-unari").trait(trait) for trait in ("Cavalry", "Double Chi", "Tactician")] == [True] * 3


def test_a_fan_is_waved_once_in_a_game() -> None:
    game = worn("toturi-s-fan", "hida-unari", fate_deck=["kolat-assassin", "light-infantry"])
    game.pass_to("battle-action", seat=0)
    game.first.does("use:toturi-s-fan")
    assert game.card("hida-unari").force == 4 + 1 + 2 * 3 and game.card("toturi-s-fan").bowed
    game.card("toturi-s-fan").bowed = False
    game.pass_to("battle-action", seat=0)
    assert not game.first.may("use:toturi-s-fan")


# Visage of the Void


def test_the_visage_hides_a_face() -> None:
    hidden = at("shinjo-hanari", attachments=["visage-of-the-void"])
    game = scene({"personalities": ["ninja-shapeshifter", at(UONA, attachments=["energy-transference"])]},
                 {"personalities": [hidden]})  # fmt: skip
    game.first.does("use:energy-transference") if game.first.may("use:energy-transference") else None
    assert not game.first.may("shinjo-hanari") and (game.card("shinjo-hanari").force, 4) == (4, 4)
