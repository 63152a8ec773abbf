"""Scorpion Clan, Core Set: characters, from Shosuro Miyako on."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, faceup
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Shosuro Miyako


def miyako(played: str, hand: Any = ("banzai",), status: str = "normal", **facts: Any) -> Scene:
    game = scene(
        {"characters": ["shosuro-miyako"], "hand": [played], "fate": 3, **facts},
        {"hand": list(hand), "characters": [at("ikoma-eiji", status=status), at("ikoma-prodigy", status=status)]},
        random={"discard:1": ["banzai"]},
        asked=(0, 1),
    )
    game.first.plays(played)
    return game


def test_shosuro_miyako_lets_the_opponent_select_a_loss() -> None:
    game = miyako("adept-of-shadows", hand=["rout", "banzai"])
    game.first.does("trigger:shosuro-miyako")
    assert game.second.options == ["select:discard", "select:dishonor"]
    game.second.does("select:discard")
    assert game.second.hand == ["rout"]
    game = miyako("adept-of-shadows")
    game.first.does("trigger:shosuro-miyako")
    game.second.does("select:dishonor")
    assert game.second.options == ["choose:ikoma-eiji", "choose:ikoma-prodigy"]
    game.second.does("ikoma-prodigy")
    assert game.card("ikoma-prodigy").dishonored and game.second.hand == ["banzai"]


def test_shosuro_miyako_offers_only_real_changes() -> None:
    game = miyako("adept-of-shadows", hand=[])
    game.first.does("trigger:shosuro-miyako")
    assert game.second.options == ["choose:ikoma-eiji", "choose:ikoma-prodigy"]
    game = miyako("adept-of-shadows", status="dishonored")
    game.first.does("trigger:shosuro-miyako")
    assert game.second.hand == []
    assert not miyako("adept-of-shadows", hand=[], status="dishonored").first.may("trigger:shosuro-miyako")


def test_shosuro_miyako_reacts_only_to_characters_played_from_hand() -> None:
    assert not miyako("fiery-madness").first.may("trigger:shosuro-miyako")
    from_province = scene(
        {"characters": ["shosuro-miyako"], "provinces": faceup("fertile-fields", "yogo-outcast"), "fate": 2},
        {"characters": ["ikoma-eiji"]},
        step="1.4",
        asked=(0, 1),
    )
    from_province.first.plays("yogo-outcast")
    assert from_province.second.asked == "dynasty"
    theirs = scene(
        {"hand": ["adept-of-shadows"], "fate": 2, "characters": ["ikoma-eiji"]},
        {"characters": ["shosuro-miyako"]},
        asked=(0, 1),
    )
    theirs.first.plays("adept-of-shadows")
    assert theirs.second.asked == "action"
    put = scene(
        {"characters": ["shosuro-miyako", inside("akodo-toturi")], "hand": ["ambush", "adept-of-shadows"], "fate": 3},
        {"characters": [inside("ikoma-eiji")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    put.first.plays("ambush", on="adept-of-shadows")
    assert put.card("adept-of-shadows").attacking and put.second.asked == "action"


def test_shosuro_miyako_does_not_care_for_a_character_played_as_an_attachment() -> None:
    game = scene(
        {"characters": ["shosuro-miyako"], "hand": ["tattooed-wanderer"], "fate": 1},
        {"characters": ["ikoma-eiji"]},
        asked=(0, 1),
    )
    game.first.does("play:tattooed-wanderer:attachment").does("shosuro-miyako")
    assert game.card("tattooed-wanderer").host is game.card("shosuro-miyako") and game.second.asked == "action"


# Bayushi Yunako


def yunako(*others: Any, hand: Any = (), skill: str = "military") -> Scene:
    return scene(
        {"characters": [inside("bayushi-yunako"), *others], "hand": list(hand)},
        {"characters": [inside("doji-challenger"), "bayushi-liar"]},
        conflict={"attacker": 0, "ring": "air", "skill": skill},
        to_act=0,
        asked=(0, 1),
    )


def test_bayushi_yunako_switches_the_base_skills_for_the_conflict() -> None:
    game = yunako(at("ikoma-eiji", status="honored", attachments=["fine-katana"]))
    game.first.does("trigger:bayushi-yunako")
    # A dash cannot be switched with a number, nor can two equal skills.
    assert game.first.options == ["choose:bayushi-yunako", "choose:ikoma-eiji"]
    game.first.does("ikoma-eiji")
    eiji = game.card("ikoma-eiji")
    assert (eiji.military, eiji.political) == (3 + 2 + 3, 1 + 3)
    game.finish()
    assert (eiji.military, eiji.political) == (1 + 2 + 3, 3 + 3)


def test_bayushi_yunako_switches_the_current_bases() -> None:
    game = yunako(inside("deathseeker"), hand=["way-of-the-lion", "way-of-the-lion"])
    game.first.plays("way-of-the-lion")
    game.second.passes()
    game.first.does("trigger:bayushi-yunako").does("deathseeker")
    seeker = game.card("deathseeker")
    assert (seeker.base_skill("military"), seeker.base_skill("political")) == (1, 4)
    game.second.passes()
    game.first.plays("way-of-the-lion")
    assert (seeker.military, seeker.political) == (2, 4)


def test_bayushi_yunako_needs_to_be_there() -> None:
    game = scene({"characters": ["bayushi-yunako", inside("ikoma-eiji")]}, conflict=POLITICAL, to_act=0, asked=(0, 1))
    assert game.first.barred("trigger:bayushi-yunako")


# Yogo Hiroue


def hiroue(moved: str, **facts: Any) -> Scene:
    game = scene(
        {"characters": [inside("yogo-hiroue"), "yogo-outcast", inside("doji-hotaru")], "hand": ["assassination"]},
        {"characters": ["ikoma-prodigy", at("blackmail-artist"), inside("deathseeker")],
         "provinces": faceup("fertile-fields", "favorable-ground"), **facts},
        conflict={**POLITICAL, "province": 4},
        to_act=0,
    )  # fmt: skip
    game.first.does("trigger:yogo-hiroue")
    assert game.first.options == ["choose:yogo-outcast", "choose:ikoma-prodigy", "choose:blackmail-artist"]
    game.first.does(moved)
    return game


def test_yogo_hiroue_moves_anybody_to_the_conflict_and_may_dishonor_them_after_winning() -> None:
    for moved in ("yogo-outcast", "ikoma-prodigy"):
        game = hiroue(moved)
        assert game.card(moved).participating
        assert game.offers("select:dishonor")
        game.first.does("select:dishonor")
        assert game.card(moved).dishonored and not game.card("yogo-hiroue").dishonored


def test_yogo_hiroue_need_not_dishonor() -> None:
    game = hiroue("ikoma-prodigy")
    assert game.offers("select:dishonor")
    game.first.does("select:done")
    assert game.card("ikoma-prodigy").status == 0
    game.finish()
    assert game.card("ikoma-prodigy").status == 0


def test_yogo_hiroue_dishonors_before_anybody_reacts_to_the_victory() -> None:
    game = scene(
        {"characters": [inside("yogo-hiroue"), "blackmail-artist"]}, conflict={**POLITICAL, "province": 4}, to_act=0
    )
    game.first.does("trigger:yogo-hiroue")
    assert game.offers("select:dishonor") and not game.first.may("trigger:blackmail-artist")
    game.first.does("select:done")
    assert game.first.may("trigger:blackmail-artist")


def test_yogo_hiroue_finds_them_at_home_too() -> None:
    game = hiroue("ikoma-prodigy")
    game.second.does("trigger:favorable-ground").does("ikoma-prodigy")
    assert game.offers("select:dishonor")
    game.first.does("select:dishonor")
    assert game.card("ikoma-prodigy").dishonored


def test_yogo_hiroue_does_not_find_them_out_of_play_nor_when_they_come_back() -> None:
    game = hiroue("ikoma-prodigy", dynasty_discard=["matsu-berserker"])
    game.second.passes()
    game.first.plays("assassination", on="ikoma-prodigy")
    assert not game.offers("select:dishonor") and "compare-skills" in game.kinds
    again = scene(
        {"characters": [inside("yogo-hiroue"), inside("doji-hotaru")], "hand": ["assassination"]},
        {"characters": ["ikoma-prodigy", "kitsu-spiritcaller"]},
        conflict={**POLITICAL, "province": 4},
        to_act=0,
    )
    again.first.does("trigger:yogo-hiroue").does("ikoma-prodigy")
    again.second.passes()
    again.first.plays("assassination")
    again.second.does("trigger:kitsu-spiritcaller")
    assert again.card("ikoma-prodigy").participating and not again.offers("select:dishonor")


def test_yogo_hiroue_dishonors_nobody_after_a_loss_and_no_dishonored_character() -> None:
    lost = scene(
        {"characters": [inside("yogo-hiroue")]},
        {"characters": ["ikoma-eiji", inside("doji-hotaru")]},
        conflict=POLITICAL,
        to_act=0,
    )
    lost.first.does("trigger:yogo-hiroue")
    assert not lost.offers("select:dishonor") and "compare-skills" in lost.kinds
    shamed = scene(
        {"characters": [inside("yogo-hiroue"), at("yogo-outcast", status="dishonored")]},
        conflict=POLITICAL,
        to_act=0,
    )
    shamed.first.does("trigger:yogo-hiroue")
    assert not shamed.offers("select:dishonor") and "compare-skills" in shamed.kinds


def test_yogo_hiroue_needs_to_be_there() -> None:
    game = scene(
        {"characters": ["yogo-hiroue", inside("doji-hotaru")]}, {"characters": ["ikoma-eiji"]}, conflict=POLITICAL,
        to_act=0, asked=(0, 1),
    )  # fmt: skip
    assert game.first.barred("trigger:yogo-hiroue")


# Bayushi Shoju


def shoju(*enemies: Any, conflict: Any = POLITICAL, **facts: Any) -> Scene:
    return scene(
        {"characters": [facts.pop("shoju", inside("bayushi-shoju")), inside("yogo-outcast")], **facts},
        {"characters": list(enemies)},
        conflict=conflict,
        to_act=0,
        asked=(0,),
    )


def test_bayushi_shoju_withers_an_enemy_until_the_end_of_the_conflict() -> None:
    game = shoju(inside("doji-hotaru"), "ikoma-eiji")
    game.first.does("trigger:bayushi-shoju")
    assert game.card("doji-hotaru").political == 5 and game.card("doji-hotaru").in_play
    game.finish()
    assert game.card("doji-hotaru").political == 6


def test_bayushi_shoju_discards_the_withered_at_zero() -> None:
    game = shoju(inside("akodo-gunso", fate=3), inside("ikoma-eiji"))
    game.first.does("trigger:bayushi-shoju").does("akodo-gunso")
    assert game.zone("akodo-gunso") == "dynasty discard" and game.card("ikoma-eiji").in_play


def test_bayushi_shoju_discards_the_courteous_once() -> None:
    """Courtesy resolves while the character leaves play, and nothing discards the character a second time.

    The two delayed effects are equal, so nobody is asked for their order.
    """
    game = shoju(inside("kitsuki-yaruma", status="dishonored"))
    fate = game.second.fate
    for _ in range(2):
        game.first.does("trigger:bayushi-shoju")
        game.second.passes()
    game.first.does("trigger:kitsuki-yaruma:courtesy")
    assert game.zone("kitsuki-yaruma") == "dynasty discard" and game.second.fate == fate + 1


def test_bayushi_shoju_discards_a_weakened_character_that_reaches_zero_later_in_the_conflict() -> None:
    game = shoju(inside("ikoma-prodigy"), inside("doji-challenger"), hand=["fiery-madness"], fate=1)
    game.first.does("trigger:bayushi-shoju").does("ikoma-prodigy")
    assert game.card("ikoma-prodigy").political == 1
    game.second.passes()
    game.first.plays("fiery-madness", on="ikoma-prodigy")
    assert game.zone("ikoma-prodigy") == "dynasty discard"


def test_bayushi_shoju_discards_only_the_withered() -> None:
    game = shoju(inside("ikoma-prodigy"), inside("doji-challenger"), hand=["fiery-madness"], fate=1)
    game.first.does("trigger:bayushi-shoju").does("doji-challenger")
    game.second.passes()
    game.first.plays("fiery-madness", on="ikoma-prodigy")
    assert game.card("ikoma-prodigy").political == 0 and game.card("ikoma-prodigy").in_play


def test_reprieve_cannot_save_a_character_from_bayushi_shoju() -> None:
    game = shoju(inside("akodo-gunso", attachments=["reprieve"]), inside("ikoma-eiji"))
    game.first.does("trigger:bayushi-shoju").does("akodo-gunso")
    game.second.does("trigger:reprieve")
    assert game.zone("akodo-gunso") == "dynasty discard"


def test_bayushi_shoju_forgets_them_with_the_conflict_and_when_they_leave_play() -> None:
    game = shoju(inside("ikoma-prodigy"), inside("ikoma-eiji"), hand=["fiery-madness"], fate=1)
    game.first.does("trigger:bayushi-shoju").does("ikoma-prodigy")
    game.finish()
    game.pass_all(until="action")
    game.first.plays("fiery-madness", on="ikoma-prodigy")
    assert game.card("ikoma-prodigy").political == 0 and game.card("ikoma-prodigy").in_play
    gone = shoju(inside("akodo-gunso"), "kitsu-spiritcaller")
    gone.first.does("trigger:bayushi-shoju")
    gone.second.does("trigger:kitsu-spiritcaller")
    assert gone.card("akodo-gunso").defending and gone.card("akodo-gunso").political == 1


def test_bayushi_shoju_may_do_so_twice_a_round() -> None:
    game = shoju(inside("doji-hotaru"))
    for political in (5, 4):
        game.first.does("trigger:bayushi-shoju")
        assert game.card("doji-hotaru").political == political
        game.second.passes()
    assert game.first.barred("trigger:bayushi-shoju")


def test_bayushi_shoju_needs_a_political_conflict_an_enemy_there_and_to_be_there() -> None:
    assert shoju(inside("doji-hotaru"), conflict=MILITARY).first.barred("trigger:bayushi-shoju")
    assert shoju("doji-hotaru").first.barred("trigger:bayushi-shoju")
    assert shoju(inside("doji-hotaru"), shoju="bayushi-shoju").first.barred("trigger:bayushi-shoju")


# Adept of Shadows


def test_adept_of_shadows_slips_back_into_the_hand_for_an_honor() -> None:
    game = scene({"characters": [inside("adept-of-shadows", fate=2)]}, conflict=MILITARY, to_act=0)
    game.first.does("trigger:adept-of-shadows")
    assert game.first.hand == ["adept-of-shadows"] and game.first.honor == 9 and game.first.fate == 0


def test_adept_of_shadows_may_do_so_at_home() -> None:
    game = scene({"characters": ["adept-of-shadows"]})
    game.first.does("trigger:adept-of-shadows")
    assert game.zone("adept-of-shadows") == "hand"


# Unassuming Yōjimbō


def test_unassuming_yojimbo_has_covert() -> None:
    game = scene(
        {"characters": ["unassuming-yojimbo"]},
        {"characters": ["akodo-toturi", "deathseeker"]},
        step="3.2",
        asked=(0, 1),
    )
    game.first.declares("air", "military", 0, "unassuming-yojimbo", covert={"unassuming-yojimbo": "akodo-toturi"})
    assert game.second.options == ["defend:deathseeker"]
