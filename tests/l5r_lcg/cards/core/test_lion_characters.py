"""Lion Clan, Core Set: characters."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, faceup
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Obstinate Recruit


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
    # Honneur Personnel: the Recruit leaves once and changes honor once, although the new honor would make it leave.
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
    # Priorité de Résolution Simultanée: the honor from the first that leaves does not save the second.
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


# Ikoma Prodigy


def test_ikoma_prodigy_gains_honor_when_fate_is_placed_on_it() -> None:
    for fate, honor in ((2, 11), (0, 10)):
        game = scene(
            {"provinces": faceup("fertile-fields", "ikoma-prodigy"), "fate": 3, "characters": ["matsu-berserker"]},
            step="1.4",
        )
        game.first.plays("ikoma-prodigy", fate=fate)
        if game.first.may("trigger:ikoma-prodigy"):
            game.first.does("trigger:ikoma-prodigy")
        assert game.first.honor == honor


def test_ikoma_prodigy_cares_for_its_own_fate_only() -> None:
    game = scene(
        {"provinces": faceup("fertile-fields", "doji-whisperer"), "fate": 3, "characters": ["ikoma-prodigy"]},
        step="1.4",
        asked=(0, 1),
    )
    game.first.plays("doji-whisperer", fate=2)
    assert game.second.asked == "dynasty"


# Matsu Berserker


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
    assert game.table.phase == "conflict" and game.card("steadfast-samurai").lasting == ()


# Akodo Gunsō


def test_akodo_gunso_refills_its_province_faceup() -> None:
    game = scene(
        {
            "provinces": faceup("fertile-fields", "akodo-gunso"),
            "fate": 2,
            "dynasty_deck": ["ikoma-eiji", "deathseeker"],
        },
        step="1.4",
    )
    game.first.plays("akodo-gunso").does("trigger:akodo-gunso")
    assert [card.id for card in game.province(0, 0).contents] == ["ikoma-eiji"]
    assert not game.card("ikoma-eiji").facedown


def test_akodo_gunso_may_leave_it_to_be_refilled_facedown() -> None:
    game = scene({"provinces": faceup("fertile-fields", "akodo-gunso"), "fate": 2}, step="1.4")
    game.first.plays("akodo-gunso").passes()
    assert len(game.province(0, 0).contents) == 1 and game.province(0, 0).contents[0].facedown


def test_akodo_gunso_reacts_to_its_own_coming_from_a_province_only() -> None:
    game = scene(
        {"provinces": faceup("fertile-fields", "matsu-berserker"), "fate": 1, "characters": ["akodo-gunso"]},
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


def test_deathseeker_removes_one_fate_from_a_character_that_has_some() -> None:
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
    # Only the second character that was called leaves at the end of the conflict.
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
