"""Ninja tools, the Items that play a Ring, masks and standards, and Ancestors in duels."""

from typing import Any

import pytest

from tests.l5r_ccg.cards.test_lords import fought, numbers
from tests.l5r_ccg.scene import Scene, at, battle_at, fights, scene

UNARI, YOJO, UJI, SUKUNE, HISA, UONA = "hida-unari", "matsu-yojo", "daidoji-uji", "hida-sukune", "hisa", "isawa-uona"
HIRORU, JUNZO = "matsu-hiroru", "yogo-junzo"


def dueling(host: str, item: str, **facts: Any) -> Scene:
    """Let the second player challenge a Personality with an Item."""
    one = at(host, attachments=[item])
    challenger = {"personalities": [UJI], "hand": ["iaijutsu-challenge", "retreat"], "honor": 10}
    game = scene({"personalities": [one], "hand": ["charge", "outflank"], **facts}, challenger, active=1)
    game.second.does("play:iaijutsu-challenge")
    game.first.does("accept")
    game.pass_while(lambda: game.first.asked != "duel")
    return game


# Ninja tools


def test_smoke_takes_a_ninja_out_of_a_battle_unbowed() -> None:
    game = fought([fights(HIRORU, attachments=["nageteppo"]), fights(YOJO)], [fights(UJI)])
    game.first.does("use:nageteppo")
    assert game.card(HIRORU).at is None and not game.card(HIRORU).bowed and game.zone("nageteppo") == "fate discard"


@pytest.mark.parametrize(("host", "item", "bowed"), [(HIRORU, "nageteppo", False), (HISA, "mantle-of-fire", True)])
def test_a_duelist_vanishes_instead_of_focusing(host: str, item: str, bowed: bool) -> None:
    game = dueling(host, item)
    game.first.does("focus:charge")
    game.first.does(f"trigger:{item}:1")
    assert game.zone(host) == game.zone(UJI) == "play" and game.zone(item) == "fate discard"
    assert sorted(game.first.hand) == ["charge", "outflank"] and game.card(host).bowed is bowed


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


# Items that play a Ring


def test_the_mantle_plays_the_ring_of_fire_after_a_victory() -> None:
    game = scene({"personalities": [at(UNARI, attachments=["mantle-of-fire"])],
                  "hand": ["iaijutsu-challenge", "ring-of-fire"], "honor": 10},
                 {"personalities": ["sanzo"], "hand": []})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    game.second.does("accept")
    game.first.does("trigger:mantle-of-fire")
    game.first.does("ring-of-fire")
    assert game.zone("ring-of-fire") == "play"


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


# Other Items


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


def test_the_visage_hides_a_face() -> None:
    hidden = at("shinjo-hanari", attachments=["visage-of-the-void"])
    game = scene({"personalities": ["ninja-shapeshifter", at(UONA, attachments=["energy-transference"])]},
                 {"personalities": [hidden]})  # fmt: skip
    game.first.does("use:energy-transference") if game.first.may("use:energy-transference") else None
    assert not game.first.may("shinjo-hanari") and (game.card("shinjo-hanari").force, 4) == (4, 4)


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


def test_the_imperial_standard_is_bought_with_the_favor() -> None:
    side = {"personalities": [at(YOJO, attachments=["light-infantry"])], "hand": ["the-imperial-standard"],
            "holdings": ["gold-mine"] * 3, "honor": 5}  # fmt: skip
    game = scene(side, favor=0)
    game.first.does("attach:the-imperial-standard").pays()
    assert game.table.favor is None and game.first.honor == 9
    follower = game.card(YOJO).attachments[0]
    assert follower.force == follower.face.force + 2
    assert not scene(side, favor=1).first.may("attach:the-imperial-standard")


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_weapons_of_the_mantis_are_tempered_for_gold(number: int) -> None:
    game = scene({"personalities": ["yoritomo"], "hand": ["ancestral-weapons-of-the-mantis"],
                  "holdings": ["gold-mine"] * 12, "honor": 9})  # fmt: skip
    game.first.does("attach:ancestral-weapons-of-the-mantis").pays()
    for place in range(3):
        game.first.does(*["ancestral-weapons-of-the-mantis"][: place == number]).pays()
    weapons, one = game.card("ancestral-weapons-of-the-mantis"), game.card("yoritomo")
    assert weapons.bonus("force") == weapons.bonus("chi") == (4 if number == 0 else 2)
    assert one.trait("Tactician") is (number == 1) and weapons.trait("Double Chi") is (number == 2)


def test_the_armor_of_the_crane_challenges_a_lobbyist() -> None:
    champion = at("doji-kuwanan", attachments=["ancestral-armor-of-crane-clan"])
    game = scene({"personalities": [YOJO], "honor": 9, "hand": []}, {"personalities": [champion], "hand": [],
                  "honor": 3})  # fmt: skip
    game.first.does(f"lobby:{YOJO}")
    game.pass_while(lambda: game.second.asked != "reaction")
    game.second.does("trigger:ancestral-armor-of-crane-clan")
    assert game.zone(YOJO) == "dynasty discard" and game.card("doji-kuwanan").bowed
    game.pass_to("action")
    assert game.table.favor == 0


# Ancestors and a Ninja with magic


def test_kakita_focuses_twice_at_once_in_a_duel() -> None:
    game = dueling("kakita-yoshi", "shiryo-no-kakita")
    game.first.does("focus:charge")
    game.first.does("focus:outflank")
    assert not game.first.hand


@pytest.mark.parametrize("host", [at("mirumoto-daini", attachments=["shiryo-no-togashi"]), at("hoseki")])
def test_one_spell_in_hands_that_are_no_shugenja_s(host: dict[str, Any]) -> None:
    game = scene({"personalities": [host], "hand": ["touch-of-despair", "biting-steel"], "holdings": ["gold-mine"] * 3},
                 {"personalities": [YOJO]})  # fmt: skip
    game.first.does("attach:touch-of-despair").pays()
    game.second.passes()
    assert not game.first.may("attach:biting-steel")
    game.first.does("use:touch-of-despair:1").chooses(YOJO)
    assert game.card(YOJO).trait("Shadowlands") and game.card(host["id"]).bowed


def test_the_magic_of_hoseki_is_of_the_ninja() -> None:
    caster = at("hoseki", attachments=["touch-of-despair"])
    game = scene({"personalities": [caster]},
                 {"personalities": [at(YOJO, attachments=["tapestry-of-air"]), "mamoru"]})  # fmt: skip
    game.first.does("use:touch-of-despair:1").chooses(YOJO)
    assert not game.second.may("trigger:tapestry-of-air:1") and game.second.may("trigger:mamoru")


def test_the_magic_of_hoseki_stays_ninja_magic_when_the_spell_is_destroyed_to_pay() -> None:
    """The Armor of the Shadow Warrior keeps Spells away, and so a Spell would lose its target here."""
    row = [at("hoseki", attachments=["cloak-of-night"]), at(UNARI, attachments=["armor-of-the-shadow-warrior"])]
    game = scene({"personalities": row, "hand": ["naginata"]})
    game.first.does("use:cloak-of-night").chooses(UNARI)
    game.first.does("choose:naginata")
    assert game.card("naginata").zone == "beneath"


def test_nobody_refuses_the_challenge_of_togashi() -> None:
    game = scene({"personalities": [at("mirumoto-daini", attachments=["shiryo-no-togashi"])],
                  "hand": ["iaijutsu-challenge"], "honor": 10}, {"personalities": [YOJO], "hand": []})  # fmt: skip
    game.first.does("play:iaijutsu-challenge")
    assert not game.second.may("refuse")


def test_doji_shouts_without_the_first_shout() -> None:
    game = fought([fights("doji-kuwanan", attachments=["shiryo-no-doji"]), fights(YOJO)], [fights(UJI)],
                  {"hand": ["the-second-shout", "the-third-shout"]})  # fmt: skip
    assert not game.first.may("play:the-third-shout")
    game.first.does("play:the-second-shout").chooses("doji-kuwanan")
    game.second.passes()
    game.first.does("play:the-third-shout").chooses("doji-kuwanan")
    assert numbers(game, "doji-kuwanan") == (7, 4)
