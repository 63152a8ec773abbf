"""Lion Clan, Core Set: each ability does its work, and each condition, cost and limit is kept."""

from typing import Any

from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}


def row(first: str, *cards: Any, **facts: Any) -> list[Any]:
    """Provinces of which the first is this one, with these cards on it; faceup unless ``facts`` say otherwise."""
    return [at(first, cards=list(cards), **facts), *(other for other in DEFAULTS if other != first)][:5]


# Yojin no Shiro, The Art of War


def test_yojin_no_shiro_strengthens_each_attacker_of_yours_for_the_conflict() -> None:
    game = scene(
        {
            "stronghold": "yojin-no-shiro",
            "characters": [inside("matsu-berserker"), inside("akodo-gunso"), "deathseeker"],
        },
        {"characters": [inside("lion-s-pride-brawler")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:yojin-no-shiro")
    assert game.totals == (7, 3) and game.card("deathseeker").military == 2
    assert game.card("yojin-no-shiro").bowed
    game.pass_all(until="ring-effect")
    game.first.passes()
    assert game.card("matsu-berserker").military == 3


def test_yojin_no_shiro_needs_attackers_of_yours_and_to_be_ready() -> None:
    defending = scene(
        {"characters": [inside("matsu-berserker")]},
        {"stronghold": "yojin-no-shiro", "characters": [inside("akodo-gunso")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert defending.second.barred("trigger:yojin-no-shiro")
    bowed = scene(
        {"stronghold": at("yojin-no-shiro", bowed=True), "characters": [inside("matsu-berserker")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert bowed.first.barred("trigger:yojin-no-shiro")
    none = scene({"stronghold": "yojin-no-shiro", "characters": ["matsu-berserker"]}, asked=(0, 1))
    assert none.first.barred("trigger:yojin-no-shiro")


def test_the_art_of_war_draws_three_cards_when_it_is_broken() -> None:
    for index, drawn in ((0, 3), (1, 0)):
        game = scene(
            {"characters": [inside("akodo-toturi"), inside("matsu-berserker")]},
            {"provinces": [at("the-art-of-war"), at("fertile-fields"), *DEFAULTS[:2], DEFAULTS[4]]},
            conflict={**MILITARY, "province": index},
            to_act=0,
        )
        if game.offers("trigger:province:1.0"):
            game.second.does("trigger:province:1.0")
        assert len(game.second.hand) == drawn and game.province(1, index).broken


# Obstinate Recruit, Ikoma Prodigy, Matsu Berserker


def test_obstinate_recruit_leaves_as_soon_as_the_opponent_is_more_honorable() -> None:
    game = scene(
        {"characters": ["obstinate-recruit", "doji-whisperer"], "hand": ["banzai"]},
        {"stronghold": "city-of-the-open-hand", "honor": 9, "characters": ["obstinate-recruit"]},
        asked=(0, 1),
    )
    assert game.card("obstinate-recruit", 0).in_play
    game.first.passes()
    assert game.second.may("trigger:city-of-the-open-hand")
    game.second.does("trigger:city-of-the-open-hand")
    assert (game.first.honor, game.second.honor) == (9, 10)
    assert not game.card("obstinate-recruit", 0).in_play and game.card("doji-whisperer").in_play


def test_obstinate_recruit_stays_while_honor_is_equal() -> None:
    game = scene(
        {"characters": ["obstinate-recruit", inside("deathseeker")], "hand": ["assassination"], "honor": 13},
        {"characters": [inside("brash-samurai")], "hand": ["assassination"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("assassination", on="brash-samurai")
    assert game.first.honor == game.second.honor == 10 and game.card("obstinate-recruit").in_play


def test_obstinate_recruit_pays_for_its_status_once_when_it_leaves() -> None:
    # Honneur Personnel: one leaving, one honor, though the honor still says that it must leave.
    for status, honor in (("honored", 10), ("dishonored", 8)):
        game = scene(
            {"characters": [at("obstinate-recruit", status=status)], "honor": 10}, {"honor": 10, "hand": ["levy"]}
        )
        game.second.plays("levy")
        assert not game.card("obstinate-recruit").in_play and (game.first.honor, game.second.honor) == (honor, 11)


def test_obstinate_recruit_leaving_for_another_reason_pays_once_too() -> None:
    game = scene({"characters": [at("obstinate-recruit", status="dishonored")]}, {}, step="4.2", asked=(0,))
    assert game.zone("obstinate-recruit") == "dynasty discard" and game.first.honor == 9


def test_obstinate_recruits_leave_together() -> None:
    # Priorité de Résolution Simultanée: the honor that one brings by leaving does not save the other.
    game = scene(
        {"characters": [at("obstinate-recruit", status="honored"), "obstinate-recruit"]},
        {"stronghold": "city-of-the-open-hand", "honor": 9},
        asked=(0, 1),
    )
    game.first.passes()
    game.second.does("trigger:city-of-the-open-hand")
    assert (game.first.honor, game.second.honor) == (10, 10) and game.first.player.characters == []


def test_obstinate_recruit_is_discarded_although_it_was_reprieved() -> None:
    game = scene(
        {"characters": [at("obstinate-recruit", attachments=["reprieve"])]},
        {"stronghold": "city-of-the-open-hand", "honor": 9},
        asked=(0, 1),
    )
    game.first.passes()
    game.second.does("trigger:city-of-the-open-hand")
    game.first.does("trigger:reprieve")
    assert game.zone("obstinate-recruit") == "dynasty discard" and game.zone("reprieve") == "conflict discard"


def test_ikoma_prodigy_gains_honor_when_fate_is_placed_on_it() -> None:
    for fate, honor in ((2, 11), (0, 10)):
        game = scene(
            {"provinces": row("fertile-fields", "ikoma-prodigy"), "fate": 3, "characters": ["matsu-berserker"]},
            step="1.4",
        )
        game.first.plays("ikoma-prodigy", fate=fate)
        if game.first.may("trigger:ikoma-prodigy"):
            game.first.does("trigger:ikoma-prodigy")
        assert game.first.honor == honor


def test_ikoma_prodigy_cares_for_its_own_fate_only() -> None:
    game = scene(
        {"provinces": row("fertile-fields", "doji-whisperer"), "fate": 3, "characters": ["ikoma-prodigy"]},
        step="1.4",
        asked=(0, 1),
    )
    game.first.plays("doji-whisperer", fate=2)
    assert game.second.asked == "dynasty"


def test_matsu_berserker_has_no_place_in_a_political_conflict() -> None:
    game = scene({"characters": ["matsu-berserker"]}, step="3.2", asked=(0, 1))
    assert not game.first.may("skill:political")
    game.first.declares("air", "military", 0, "matsu-berserker")
    assert game.totals == (3, 0)


# Steadfast Samurai


def test_steadfast_samurai_stays_and_keeps_its_fate_with_five_more_honor() -> None:
    game = scene(
        {"characters": [at("steadfast-samurai", uid=5), at("steadfast-samurai", uid=6, fate=1)], "honor": 15},
        {"honor": 10},
        step="3.5",
        asked=(0, 1),
    )
    game.first.does("trigger:steadfast-samurai:0")
    assert game.table.phase == "fate" and game.table.step == "4.4"
    assert [card.fate for card in game.first.player.characters] == [0, 1]


def test_steadfast_samurai_is_like_the_others_with_less() -> None:
    game = scene(
        {"characters": [at("steadfast-samurai"), at("steadfast-samurai", fate=1)], "honor": 14},
        {"honor": 10},
        step="3.5",
        asked=(0, 1),
    )
    assert game.table.step == "4.4" and [card.fate for card in game.first.player.characters] == [0]


def test_steadfast_samurai_waits_for_the_fate_phase() -> None:
    game = scene({"characters": ["steadfast-samurai"], "honor": 15}, step="2.6", asked=(0, 1))
    assert game.table.phase == "conflict" and game.card("steadfast-samurai").lasting == []


# Akodo Gunso


def test_akodo_gunso_refills_its_province_faceup() -> None:
    game = scene(
        {"provinces": row("fertile-fields", "akodo-gunso"), "fate": 2, "dynasty_deck": ["ikoma-eiji", "deathseeker"]},
        step="1.4",
    )
    game.first.plays("akodo-gunso").does("trigger:akodo-gunso")
    assert [card.id for card in game.province(0, 0).contents] == ["ikoma-eiji"]
    assert not game.card("ikoma-eiji").facedown


def test_akodo_gunso_may_leave_it_to_be_refilled_facedown() -> None:
    game = scene({"provinces": row("fertile-fields", "akodo-gunso"), "fate": 2}, step="1.4")
    game.first.plays("akodo-gunso").passes()
    assert len(game.province(0, 0).contents) == 1 and game.province(0, 0).contents[0].facedown


def test_akodo_gunso_reacts_to_its_own_coming_from_a_province_only() -> None:
    game = scene(
        {"provinces": row("fertile-fields", "matsu-berserker"), "fate": 1, "characters": ["akodo-gunso"]},
        step="1.4",
        asked=(0, 1),
    )
    game.first.plays("matsu-berserker")
    assert game.second.asked == "dynasty"
    called = scene(
        {"characters": ["kitsu-spiritcaller"], "dynasty_discard": ["akodo-gunso"]},
        {},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    called.first.does("trigger:kitsu-spiritcaller")
    assert called.card("akodo-gunso").attacking and called.second.asked == "action"


def test_akodo_gunso_has_pride() -> None:
    for enemy, status in (([], 1), ([inside("akodo-toturi")], -1)):
        game = scene({"characters": [inside("akodo-gunso")]}, {"characters": enemy}, conflict=MILITARY, to_act=0)
        game.second.passes()
        assert game.card("akodo-gunso").status == status


# Deathseeker


def test_deathseeker_takes_somebody_along_when_it_loses_an_attack() -> None:
    game = scene(
        {"characters": [inside("deathseeker")]},
        {"characters": [inside("akodo-toturi", fate=2), "ikoma-prodigy"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.second.passes()
    game.first.triggers("deathseeker", "ikoma-prodigy")
    assert game.zone("deathseeker") == "dynasty discard" and game.zone("ikoma-prodigy") == "dynasty discard"


def test_deathseeker_removes_one_fate_from_somebody_who_has_some() -> None:
    game = scene(
        {"characters": [inside("deathseeker"), "doji-whisperer"]},
        {"characters": [inside("akodo-toturi", fate=2)]},
        conflict=MILITARY,
        to_act=0,
    )
    game.second.passes()
    game.first.does("trigger:deathseeker")
    assert game.card("akodo-toturi").fate == 1 and game.card("doji-whisperer").in_play


def test_deathseeker_needs_to_have_lost_an_attack_itself() -> None:
    for mine, theirs in (
        ([inside("deathseeker")], ["doji-challenger"]),
        ([inside("matsu-berserker"), "deathseeker"], [inside("akodo-toturi")]),
        ([inside("akodo-toturi")], [inside("deathseeker")]),
    ):
        game = scene({"characters": mine}, {"characters": theirs}, conflict=MILITARY, to_act=0, asked=(0, 1))
        assert not game.offers("trigger:deathseeker") and "compare-skills" in game.kinds


# Venerable Historian


def test_venerable_historian_is_honored_while_you_are_more_honorable() -> None:
    game = scene({"characters": [inside("venerable-historian")], "honor": 11}, conflict=POLITICAL, to_act=0)
    game.first.does("trigger:venerable-historian")
    assert game.card("venerable-historian").honored


def test_venerable_historian_needs_more_honor_and_to_be_there() -> None:
    for honor, historian in ((10, inside("venerable-historian")), (11, "venerable-historian")):
        game = scene(
            {"characters": [historian, inside("ikoma-eiji")], "honor": honor},
            conflict=POLITICAL,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.barred("trigger:venerable-historian")


# Kitsu Spiritcaller


def spirits(**facts: Any) -> Scene:
    return scene(
        {
            "characters": ["kitsu-spiritcaller"],
            "dynasty_discard": ["akodo-toturi", "staging-ground"],
            "conflict_discard": ["vengeful-oathkeeper", "banzai"],
            **facts,
        },
        {"dynasty_discard": ["doji-hotaru"], "characters": [inside("doji-challenger")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )


def test_kitsu_spiritcaller_calls_a_character_for_the_conflict() -> None:
    for called, pile in (("akodo-toturi", "dynasty_deck"), ("vengeful-oathkeeper", "conflict_deck")):
        game = spirits()
        game.first.does("trigger:kitsu-spiritcaller")
        assert game.first.options == ["choose:akodo-toturi", "choose:vengeful-oathkeeper"]
        game.first.does(called)
        assert game.card(called).attacking and game.card("kitsu-spiritcaller").bowed
        game.finish()
        assert getattr(game.first.player, pile)[0].id == called


def test_kitsu_spiritcaller_does_not_follow_a_character_that_left_play() -> None:
    game = scene(
        {"characters": ["kitsu-spiritcaller", "kitsu-spiritcaller"], "dynasty_discard": ["deathseeker"]},
        {"characters": [inside("doji-challenger")], "hand": ["assassination"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:kitsu-spiritcaller")
    game.second.plays("assassination")
    assert game.zone("deathseeker") == "dynasty discard"
    game.first.does("trigger:kitsu-spiritcaller")
    assert game.card("deathseeker").attacking
    # Only the second calling ends with the conflict.
    assert len(game.table.delayed) == 1
    game.finish()
    assert game.first.player.dynasty_deck[0].id == "deathseeker" and game.table.delayed == []


def test_kitsu_spiritcaller_needs_a_conflict_a_spirit_and_to_be_ready() -> None:
    assert spirits(dynasty_discard=["staging-ground"], conflict_discard=["banzai"]).first.barred(
        "trigger:kitsu-spiritcaller"
    )
    assert spirits(characters=[at("kitsu-spiritcaller", bowed=True)]).first.barred("trigger:kitsu-spiritcaller")
    outside = scene({"characters": ["kitsu-spiritcaller"], "dynasty_discard": ["deathseeker"]}, asked=(0, 1))
    assert outside.first.barred("trigger:kitsu-spiritcaller")


def test_kitsu_spiritcaller_cannot_call_a_dash_or_a_second_unique() -> None:
    game = scene(
        {"characters": ["kitsu-spiritcaller", "ikoma-eiji"], "dynasty_discard": ["ikoma-eiji", "matsu-berserker"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert game.first.barred("trigger:kitsu-spiritcaller")


# Lion's Pride Brawler


def test_lion_s_pride_brawler_bows_somebody_no_stronger() -> None:
    game = scene(
        {"characters": [inside("lion-s-pride-brawler")]},
        {"characters": [inside("doji-challenger"), "ikoma-prodigy", inside("akodo-toturi")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:lion-s-pride-brawler")
    assert not game.first.may("akodo-toturi") and game.first.may("ikoma-prodigy")
    game.first.does("doji-challenger")
    assert game.card("doji-challenger").bowed


def test_lion_s_pride_brawler_must_be_attacking() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"characters": [inside("lion-s-pride-brawler")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert game.second.barred("trigger:lion-s-pride-brawler")


# Matsu Beiona, Honored General


def test_matsu_beiona_comes_with_fate_to_three_other_bushi() -> None:
    for bushi, fate in ((3, 2), (2, 0)):
        game = scene(
            {
                "provinces": row("fertile-fields", "matsu-beiona"),
                "fate": 3,
                "characters": [*["matsu-berserker"] * bushi, "ikoma-prodigy"],
            },
            {"characters": ["matsu-berserker"]},
            step="1.4",
        )
        game.first.plays("matsu-beiona")
        if game.first.may("trigger:matsu-beiona"):
            game.first.does("trigger:matsu-beiona")
        assert game.card("matsu-beiona").fate == fate and game.first.fate == 0


def test_matsu_beiona_cares_for_her_own_coming_only() -> None:
    game = scene(
        {
            "provinces": row("fertile-fields", "matsu-berserker"),
            "fate": 1,
            "characters": ["matsu-beiona", "deathseeker", "deathseeker"],
        },
        step="1.4",
        asked=(0, 1),
    )
    game.first.plays("matsu-berserker")
    assert game.second.asked == "dynasty"


def test_honored_general_is_honored_on_coming() -> None:
    game = scene({"provinces": row("fertile-fields", "honored-general"), "fate": 4}, step="1.4")
    game.first.plays("honored-general").does("trigger:honored-general")
    assert game.card("honored-general").honored


def test_honored_general_is_not_honored_for_the_coming_of_others() -> None:
    game = scene(
        {"provinces": row("fertile-fields", "matsu-berserker"), "fate": 1, "characters": ["honored-general"]},
        step="1.4",
        asked=(0, 1),
    )
    game.first.plays("matsu-berserker")
    assert game.second.asked == "dynasty"


def test_honored_general_leads_the_other_lions_at_his_side() -> None:
    game = scene(
        {
            "characters": [
                inside("honored-general"),
                inside("matsu-berserker"),
                inside("doji-challenger"),
                "deathseeker",
            ]
        },
        {"characters": [inside("akodo-gunso")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    skills = {card.id: card.military for card in game.table.characters()}
    assert skills == {
        "honored-general": 3,
        "matsu-berserker": 4,
        "doji-challenger": 3,
        "deathseeker": 2,
        "akodo-gunso": 2,
    }
    home = scene({"characters": ["honored-general", inside("matsu-berserker")]}, conflict=MILITARY, asked=(0, 1))
    assert home.totals == (3, 0)


# Ikoma Eiji


def lost(skill: str, winner: int = 1, **facts: Any) -> Scene:
    """A conflict of this type is lost by the first player, who controls Eiji at home."""
    conflict = {"attacker": 0, "ring": "air", "skill": skill}
    sides: list[dict[str, Any]] = [{"characters": ["ikoma-eiji", inside("doji-whisperer")]}, {"characters": []}]
    sides[winner]["characters"] = [*sides[winner]["characters"], inside("doji-hotaru")]
    sides[0].update(facts)
    return scene(sides[0], sides[1], conflict=conflict, to_act=0, asked=(0, 1))


def test_ikoma_eiji_brings_a_bushi_after_a_lost_political_conflict() -> None:
    for chosen in ("matsu-berserker", "matsu-beiona"):
        game = lost(
            "political",
            provinces=row("fertile-fields", "matsu-beiona", "honored-general", at("deathseeker", facedown=True)),
            dynasty_discard=["matsu-berserker", "ikoma-prodigy"],
            conflict_discard=["vengeful-oathkeeper"],
        )
        assert game.offers("trigger:ikoma-eiji")
        game.first.does("trigger:ikoma-eiji")
        assert game.first.options == ["choose:matsu-berserker", "choose:matsu-beiona"]
        game.first.does(chosen)
        assert game.card(chosen).in_play and not game.card(chosen).participating


def test_ikoma_eiji_needs_a_lost_political_conflict_and_a_bushi() -> None:
    for skill, winner, discard in (
        ("military", 1, ["matsu-berserker"]),
        ("political", 0, ["matsu-berserker"]),
        ("political", 1, ["ikoma-prodigy", "honored-general"]),
    ):
        assert not lost(skill, winner, dynasty_discard=discard).offers("trigger:ikoma-eiji")


# Akodo Toturi


def toturi(skill: str, *attackers: Any) -> Scene:
    """These attackers win, and the ring's effect is taken once."""
    game = scene(
        {"characters": list(attackers)},
        {},
        conflict={"attacker": 0, "ring": "air", "skill": skill, "province": 4},
        to_act=0,
        asked=(0, 1),
    )
    game.pass_all(until="ring-effect")
    game.first.does("resolve:ring:air").does("select:gain")
    return game


def test_akodo_toturi_resolves_the_claimed_ring_again() -> None:
    game = toturi("military", inside("akodo-toturi"))
    game.first.does("trigger:akodo-toturi").does("select:gain")
    assert game.first.honor == 14


def test_akodo_toturi_needs_a_military_conflict_and_to_be_there() -> None:
    assert toturi("political", inside("akodo-toturi")).first.asked != "reaction"
    assert toturi("military", "akodo-toturi", inside("matsu-berserker")).first.asked != "reaction"


def test_faq_akodo_toturi_in_defense_lets_the_attacker_resolve_the_ring() -> None:
    game = scene(
        {"characters": [inside("deathseeker")]},
        {"characters": [inside("akodo-toturi")]},
        conflict={**MILITARY, "ring": "void"},
        to_act=0,
    )
    game.card("akodo-toturi").fate = 1
    game.pass_all(until="reaction")
    game.first.passes()
    game.second.does("trigger:akodo-toturi")
    assert game.card("akodo-toturi").fate == 0


def test_akodo_toturi_does_not_care_for_a_ring_claimed_by_the_opponent() -> None:
    game = scene(
        {"characters": [inside("akodo-toturi"), inside("honored-general")]},
        {"characters": [inside("akodo-toturi")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert game.offers("trigger:akodo-toturi")
    assert game.table.rings["air"].claimed_by == 0 and game.second.asked is None


# Staging Ground


def test_staging_ground_turns_up_to_two_cards_faceup() -> None:
    hidden = [at("deathseeker", facedown=True), at("ikoma-eiji", facedown=True), at("akodo-toturi", facedown=True)]
    theirs = row("fertile-fields", at("doji-hotaru", facedown=True))
    for places in (["province:0.0/1"], ["province:0.0/1", "province:0.0/3"]):
        game = scene({"provinces": row("fertile-fields", "staging-ground", *hidden)}, {"provinces": theirs}, step="1.4")
        game.first.does("trigger:staging-ground")
        assert game.first.options == [f"choose:province:0.0/{n}" for n in (1, 2, 3)]
        game.first.does(*(f"choose:{place}" for place in places))
        assert [card.facedown for card in game.province(0, 0).contents[1:]] == [False, True, len(places) == 1]
        assert game.card("doji-hotaru").facedown


def test_staging_ground_needs_a_facedown_card() -> None:
    game = scene({"provinces": row("fertile-fields", "staging-ground", "deathseeker")}, asked=(0, 1))
    assert game.first.barred("trigger:staging-ground")


# Vengeful Oathkeeper


def test_vengeful_oathkeeper_comes_from_hand_after_a_lost_military_conflict() -> None:
    game = lost("military", hand=["vengeful-oathkeeper"])
    assert game.offers("trigger:vengeful-oathkeeper")
    game.first.does("trigger:vengeful-oathkeeper")
    oathkeeper = game.card("vengeful-oathkeeper")
    assert oathkeeper.in_play and not oathkeeper.participating and game.first.fate == 0


def test_vengeful_oathkeeper_needs_a_lost_military_conflict() -> None:
    for skill, winner in (("political", 1), ("military", 0)):
        assert not lost(skill, winner, hand=["vengeful-oathkeeper"]).offers("trigger:vengeful-oathkeeper")


# Master of the Spear


def test_master_of_the_spear_lets_the_opponent_choose_who_goes_home() -> None:
    game = scene(
        {"characters": [inside("master-of-the-spear"), inside("deathseeker")]},
        {"characters": [inside("doji-challenger"), inside("brash-samurai"), "doji-hotaru"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:master-of-the-spear")
    assert game.second.options == ["choose:doji-challenger", "choose:brash-samurai"]
    game.second.does("brash-samurai")
    assert not game.card("brash-samurai").participating and not game.card("brash-samurai").bowed


def test_master_of_the_spear_must_be_attacking_and_somebody_defending() -> None:
    defending = scene(
        {"characters": [inside("deathseeker")]},
        {"characters": [inside("master-of-the-spear")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert defending.second.barred("trigger:master-of-the-spear")
    alone = scene({"characters": [inside("master-of-the-spear")]}, conflict=MILITARY, to_act=0, asked=(0, 1))
    assert alone.first.barred("trigger:master-of-the-spear")


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
    # It is played: others may react to that.
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


# Honored Blade, Sashimono


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
    # Sacrifice: when the card does not leave play, the sacrifice was prevented, and with it the ability.
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
        {"provinces": row("fertile-fields")},
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


def test_for_greater_glory_is_for_the_player_who_broke_the_province() -> None:
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


def test_strength_in_numbers_needs_enough_attackers_who_are_yours() -> None:
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
