"""Lion Clan, Core Set: attachments and events."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, faceup
from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

# Guidance of the Ancestors


def test_guidance_of_the_ancestors_is_played_from_the_discard_pile() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker")], "conflict_discard": ["guidance-of-the-ancestors"], "fate": 1},
        {"characters": [inside("akodo-toturi", attachments=["watch-commander"])]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:guidance-of-the-ancestors").does("matsu-berserker")
    assert game.card("matsu-berserker").military == 4 and game.first.fate == 0
    # The card is played, so others may react to that.
    game.second.does("trigger:watch-commander")
    assert game.first.honor == 9


def test_guidance_of_the_ancestors_costs_its_fate_and_needs_a_host() -> None:
    for fate, characters in ((0, ["matsu-berserker"]), (1, [])):
        game = scene(
            {"characters": characters, "conflict_discard": ["guidance-of-the-ancestors"], "fate": fate}, asked=(0, 1)
        )
        assert game.first.barred("trigger:guidance-of-the-ancestors")


def test_guidance_of_the_ancestors_can_be_played_from_hand_too_and_comes_back_each_time() -> None:
    game = scene(
        {"characters": ["matsu-berserker", "miya-mystic"], "hand": ["guidance-of-the-ancestors"], "fate": 2},
        asked=(0, 1),
    )
    game.first.plays("guidance-of-the-ancestors", on="matsu-berserker")
    game.second.passes()
    game.first.does("trigger:miya-mystic")
    assert game.zone("guidance-of-the-ancestors") == "conflict discard"
    game.second.passes()
    game.first.does("trigger:guidance-of-the-ancestors")
    assert game.zone("guidance-of-the-ancestors") == "play"


# Honored Blade


def test_honored_blade_gains_honor_when_its_bearer_wins() -> None:
    for enemy, honor in (([], 11), ([inside("akodo-toturi")], 10)):
        game = scene(
            {"characters": [inside("deathseeker", attachments=["honored-blade"])]},
            {"characters": enemy},
            conflict={**MILITARY, "province": 4},
            to_act=0,
            asked=(0, 1),
        )
        assert game.card("deathseeker").military == 4
        game.pass_all(until="reaction")
        if game.first.may("trigger:honored-blade"):
            game.first.does("trigger:honored-blade")
        assert game.first.honor == honor


def test_honored_blade_does_nothing_at_home() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker"), at("deathseeker", attachments=["honored-blade"])]},
        conflict={**MILITARY, "province": 4},
        to_act=0,
        asked=(0, 1),
    )
    game.pass_all(until="ring-effect")
    assert game.first.asked == "ring-effect" and game.first.honor == 10


# Sashimono


def test_sashimono_keeps_its_bushi_ready_after_a_military_conflict() -> None:
    for skill, bowed in (("military", False), ("political", True)):
        game = scene(
            {"characters": [inside("deathseeker", attachments=["sashimono"]), inside("akodo-gunso")]},
            conflict={"attacker": 0, "ring": "air", "skill": skill, "province": 4},
            to_act=0,
        )
        game.pass_all(until="ring-effect")
        game.first.passes()
        assert game.card("deathseeker").bowed is bowed and game.card("akodo-gunso").bowed


def test_sashimono_does_not_keep_others_from_bowing_it() -> None:
    game = scene(
        {"characters": [inside("lion-s-pride-brawler")]},
        {"characters": [inside("deathseeker", attachments=["sashimono"])]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:lion-s-pride-brawler").does("deathseeker")
    assert game.card("deathseeker").bowed


def test_sashimono_is_for_a_bushi_of_yours() -> None:
    game = scene(
        {"characters": ["deathseeker", "ikoma-prodigy", "akodo-gunso"], "hand": ["sashimono"], "fate": 2},
        {"characters": ["matsu-berserker"]},
    )
    game.first.does("play:sashimono")
    assert game.first.options == ["choose:deathseeker", "choose:akodo-gunso"]


# Ready for Battle


def test_ready_for_battle_readies_after_an_enemy_effect() -> None:
    game = scene(
        {"characters": [inside("lion-s-pride-brawler")]},
        {"characters": [inside("deathseeker")], "hand": ["ready-for-battle"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:lion-s-pride-brawler").does("deathseeker")
    game.second.does("trigger:ready-for-battle")
    assert not game.card("deathseeker").bowed


def test_ready_for_battle_readies_after_any_ring_effect() -> None:
    for seat in (0, 1):
        sides: list[dict[str, Any]] = [{"characters": [inside("akodo-toturi")]}, {}]
        sides[seat]["characters"] = [*sides[seat].get("characters", []), "deathseeker"]
        sides[seat]["hand"] = ["ready-for-battle"]
        game = scene(*sides, conflict={**MILITARY, "ring": "water", "province": 4}, to_act=0)
        game.pass_all(until="ring-effect")
        game.first.does("resolve:ring:water").does("bow:deathseeker")
        (game.first, game.second)[seat].does("trigger:ready-for-battle")
        assert not game.card("deathseeker").bowed


def test_ready_for_battle_does_not_help_after_your_own_effect_or_the_conflict() -> None:
    game = scene(
        {"characters": [inside("lion-s-pride-brawler"), "deathseeker"], "hand": ["ready-for-battle"]},
        {"characters": [inside("ikoma-eiji")]},
        conflict={**MILITARY, "province": 4},
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:lion-s-pride-brawler").does("deathseeker")
    assert game.second.asked == "action"
    game.pass_all(until="ring-effect")
    game.first.passes()
    assert game.conflict is None and game.card("lion-s-pride-brawler").bowed
    assert game.first.hand == ["ready-for-battle"]


def test_ready_for_battle_is_for_your_own_characters() -> None:
    game = scene(
        {"characters": [inside("lion-s-pride-brawler")], "hand": ["ready-for-battle"]},
        {"characters": [inside("deathseeker")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    game.first.does("trigger:lion-s-pride-brawler").does("deathseeker")
    assert game.second.asked == "action"


# Stand Your Ground


def test_stand_your_ground_costs_the_honored_their_token_instead() -> None:
    game = scene(
        {"characters": [inside("deathseeker")], "hand": ["assassination"]},
        {
            "characters": [inside("akodo-gunso", status="honored", fate=1, attachments=["fine-katana"])],
            "hand": ["stand-your-ground"],
        },
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("assassination", on="akodo-gunso")
    game.second.does("trigger:stand-your-ground")
    gunso = game.card("akodo-gunso")
    assert gunso.in_play and gunso.status == 0 and gunso.fate == 1 and gunso.attachments
    assert game.second.honor == 10


def test_stand_your_ground_is_for_honored_characters_of_yours() -> None:
    for status, seat in (("normal", 1), ("honored", 0)):
        sides: list[dict[str, Any]] = [
            {"characters": [inside("deathseeker")], "hand": ["assassination"]},
            {"characters": [inside("akodo-gunso", status=status)]},
        ]
        sides[seat]["hand"] = [*sides[seat].get("hand", []), "stand-your-ground"]
        game = scene(*sides, conflict=MILITARY, to_act=0)
        game.first.plays("assassination", on="akodo-gunso")
        assert not game.card("akodo-gunso").in_play


def test_stand_your_ground_prevents_a_sacrifice_and_so_its_cost() -> None:
    # Sacrifice: a card that does not leave play was not sacrificed, so the ability does not resolve.
    game = scene(
        {"characters": [at("brash-samurai", status="honored")], "hand": ["noble-sacrifice", "stand-your-ground"],
         "fate": 1},
        {"characters": [at("akodo-toturi", status="dishonored")]},
    )  # fmt: skip
    game.first.plays("noble-sacrifice").does("trigger:stand-your-ground")
    assert game.card("brash-samurai").status == 0 and game.card("akodo-toturi").in_play
    assert game.first.hand == ["noble-sacrifice"]


# Way of the Lion


def test_way_of_the_lion_doubles_the_base_skill_for_the_conflict() -> None:
    game = scene(
        {"characters": [inside("deathseeker", attachments=["fine-katana"])], "hand": ["way-of-the-lion"]},
        {"characters": [inside("akodo-toturi"), inside("doji-challenger")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:way-of-the-lion")
    assert not game.first.may("doji-challenger")
    game.first.does("deathseeker")
    assert game.card("deathseeker").military == 6
    game.finish()
    assert game.card("deathseeker").military == 4


def test_faq_two_ways_of_the_lion_quadruple_the_base_skill() -> None:
    game = scene(
        {"characters": [inside("deathseeker", attachments=["fine-katana"])], "hand": ["way-of-the-lion"] * 2},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("way-of-the-lion")
    game.second.passes()
    game.first.plays("way-of-the-lion")
    assert game.card("deathseeker").base_skill("military") == 8 and game.card("deathseeker").military == 10


def test_way_of_the_lion_needs_a_conflict_and_a_skill_to_double() -> None:
    outside = scene({"characters": ["deathseeker"], "hand": ["way-of-the-lion"]}, asked=(0, 1))
    assert outside.first.barred("play:way-of-the-lion")
    for character in ("ikoma-prodigy", "venerable-historian", "doji-whisperer"):
        game = scene(
            {"characters": [inside(character)], "hand": ["way-of-the-lion"]},
            conflict=POLITICAL,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.barred("play:way-of-the-lion")


# For Greater Glory


def glory(skill: str, fate: int = 1) -> Scene:
    return scene(
        {
            "characters": [inside("akodo-toturi"), inside("deathseeker"), inside("kitsu-spiritcaller"), "akodo-gunso"],
            "hand": ["for-greater-glory", "for-greater-glory"],
            "fate": fate,
        },
        {"provinces": faceup("fertile-fields")},
        conflict={"attacker": 0, "ring": "air", "skill": skill},
        to_act=0,
        asked=(0, 1),
    )


def test_for_greater_glory_puts_fate_on_your_bushi_in_the_conflict_once() -> None:
    game = glory("military", fate=2)
    assert game.offers("trigger:for-greater-glory")
    game.first.does("trigger:for-greater-glory")
    assert [card.fate for card in game.first.player.characters] == [1, 1, 0, 0] and game.first.fate == 1
    assert not game.offers("trigger:for-greater-glory")


def test_for_greater_glory_can_be_played_again_in_another_conflict() -> None:
    game = scene(
        {
            "characters": [inside("akodo-toturi"), "doji-challenger", "doji-challenger"],
            "hand": ["for-greater-glory", "for-greater-glory"],
            "fate": 2,
        },
        {"provinces": [at("fertile-fields"), "rally-to-the-cause", *DEFAULTS[1:3], DEFAULTS[4]]},
        conflict=MILITARY,
        to_act=0,
    )
    assert game.offers("trigger:for-greater-glory")
    game.first.does("trigger:for-greater-glory")
    game.finish()
    game.first.declares("fire", "political", 1, "doji-challenger", "doji-challenger")
    game.second.does("trigger:province:1.1")
    assert game.offers("trigger:for-greater-glory")


def test_for_greater_glory_needs_a_military_conflict_and_its_fate() -> None:
    assert not glory("political").offers("trigger:for-greater-glory")
    assert not glory("military", fate=0).offers("trigger:for-greater-glory")


def test_for_greater_glory_belongs_to_the_player_who_broke_the_province() -> None:
    game = scene(
        {"characters": [inside("akodo-toturi"), inside("matsu-berserker")]},
        {"characters": [inside("deathseeker")], "hand": ["for-greater-glory"], "fate": 1},
        conflict={**MILITARY, "province": 2},
        to_act=0,
        asked=(0, 1),
    )
    assert not game.offers("trigger:for-greater-glory") and game.province(1, 2).broken


# Strength in Numbers


def test_strength_in_numbers_sends_home_a_defender_of_little_glory() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker"), inside("deathseeker")], "hand": ["strength-in-numbers"], "fate": 1},
        {"characters": [inside("doji-challenger"), inside("akodo-toturi"), inside("ikoma-prodigy"), "brash-samurai"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("play:strength-in-numbers")
    assert game.first.options == ["choose:doji-challenger", "choose:ikoma-prodigy"]
    game.first.does("doji-challenger")
    assert not game.card("doji-challenger").participating and game.first.fate == 0


def test_strength_in_numbers_needs_enough_attackers_under_your_control() -> None:
    few = scene(
        {"characters": [inside("matsu-berserker")], "hand": ["strength-in-numbers"], "fate": 1},
        {"characters": [inside("doji-challenger")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert few.first.barred("play:strength-in-numbers")
    defending = scene(
        {"characters": [inside("matsu-berserker"), inside("deathseeker")]},
        {"characters": [inside("doji-challenger")], "hand": ["strength-in-numbers"], "fate": 1},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert defending.second.barred("play:strength-in-numbers")
