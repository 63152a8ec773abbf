"""Scorpion Clan, Core Set: events, from Ambush on."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL, faceup
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Ambush


def ambush(*hand: str, provinces: Any = (), conflict: Any = MILITARY, fate: int = 3) -> Scene:
    return scene(
        {"characters": [inside("akodo-gunso")], "hand": ["ambush", *hand], "fate": fate,
         "provinces": faceup("fertile-fields", *provinces)},
        conflict=conflict,
        to_act=0,
        asked=(0, 1),
    )  # fmt: skip


def test_ambush_brings_up_to_two_scorpions_from_hand_and_provinces() -> None:
    for chosen in (("adept-of-shadows", "shosuro-miyako"), ("bayushi-yunako",)):
        game = ambush(
            "adept-of-shadows",
            "steward-of-law",
            provinces=["shosuro-miyako", "bayushi-yunako", "akodo-toturi", at("yogo-outcast", facedown=True)],
        )
        game.first.does("play:ambush")
        assert game.first.options == [f"choose:{c}" for c in ("adept-of-shadows", "shosuro-miyako", "bayushi-yunako")]
        game.first.does(*chosen)
        assert all(game.card(c).attacking and game.card(c).fate == 0 for c in chosen) and game.first.fate == 0


def test_ambush_brings_no_more_than_two_of_cost_six_together() -> None:
    game = ambush("adept-of-shadows", "adept-of-shadows", provinces=["bayushi-shoju", "yogo-outcast"])
    game.first.does("play:ambush")
    assert game.first.refused("adept-of-shadows", "bayushi-shoju") == "total-too-high"
    assert game.first.refused("adept-of-shadows", "adept-of-shadows", "yogo-outcast") in ("too-many", "repeated-option")
    game.first.does("bayushi-shoju")
    assert game.card("bayushi-shoju").attacking


def test_the_question_for_an_ambush_reveals_nothing_of_the_hand() -> None:
    """The player is asked to choose even when only one character could be put into play."""
    for hand in ([], ["unassuming-yojimbo"]):
        side = {"characters": [inside("yogo-outcast")], "hand": ["ambush", "adept-of-shadows", *hand], "fate": 3}
        game = scene(side, conflict=MILITARY, to_act=0, asked=(0, 1))
        game.first.does("play:ambush")
        assert (game.first.asked, game.second.asked) == ("target", None)


def test_ambush_brings_a_unique_character_once() -> None:
    game = ambush(provinces=["shosuro-miyako", "shosuro-miyako"])
    game.first.plays("ambush", on="shosuro-miyako")
    game.pass_all(until="action")
    assert len(game.first.player.characters) == 2


def test_ambush_needs_a_conflict_its_fate_and_a_character_that_can_participate() -> None:
    outside = scene({"hand": ["ambush", "adept-of-shadows"], "fate": 3}, asked=(0, 1))
    assert outside.first.barred("play:ambush")
    assert ambush("adept-of-shadows", fate=2).first.barred("play:ambush")
    assert ambush("steward-of-law", provinces=["bayushi-liar", "akodo-toturi"]).first.barred("play:ambush")


# Blackmail


def blackmail(*enemies: Any, honor: int = 9, conflict: Any = MILITARY, **facts: Any) -> Scene:
    return scene(
        {"characters": [inside("akodo-gunso")], "hand": ["blackmail"], "fate": 3, "honor": honor},
        {"characters": list(enemies), **facts},
        conflict=conflict,
        to_act=0,
        asked=(0, 1),
    )


def test_blackmail_takes_control_until_the_end_of_the_conflict() -> None:
    game = blackmail(inside("brash-samurai", fate=2), "ikoma-prodigy", inside("doji-challenger"))
    game.first.does("play:blackmail")
    assert game.first.options == ["choose:brash-samurai", "choose:ikoma-prodigy"]
    game.first.does("brash-samurai")
    samurai = game.card("brash-samurai")
    assert samurai.controller == 0 and samurai.attacking and samurai.fate == 2 and game.totals == (4, 3)
    assert game.first.fate == 0
    game.finish()
    assert samurai.controller == 1 and samurai in game.second.player.characters


def test_blackmail_resets_the_limits_of_the_abilities_it_lends() -> None:
    game = scene(
        {"characters": [inside("akodo-toturi")], "hand": ["blackmail"], "fate": 3, "honor": 9},
        {"characters": [inside("doji-challenger"), "sinister-soshi"]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    game.second.does("trigger:sinister-soshi").does("akodo-toturi")
    game.first.plays("blackmail")
    game.second.passes()
    game.first.does("trigger:sinister-soshi").does("doji-challenger")
    assert game.card("doji-challenger").military == 1


def test_blackmail_sheds_attachments_that_are_for_their_controllers_characters() -> None:
    game = blackmail(inside("brash-samurai", attachments=["watch-commander", "fine-katana"]))
    game.first.plays("blackmail")
    game.second.does("trigger:watch-commander")
    samurai = game.card("brash-samurai")
    assert [a.id for a in samurai.attachments] == ["fine-katana"] and samurai.attachments[0].controller == 1


def test_blackmail_sends_home_bowed_a_character_that_cannot_participate_on_the_other_side() -> None:
    game = blackmail(inside("shiba-peacemaker"))
    game.first.plays("blackmail")
    peacemaker = game.card("shiba-peacemaker")
    assert peacemaker.controller == 0 and peacemaker.bowed and not peacemaker.participating


def test_blackmail_ends_an_obstinate_recruit() -> None:
    game = blackmail(inside("obstinate-recruit"))
    game.first.plays("blackmail")
    assert game.zone("obstinate-recruit") == "dynasty discard"


def test_blackmail_against_blackmail_ends_where_it_began() -> None:
    game = scene(
        {"characters": [inside("ikoma-eiji"), "deathseeker"], "hand": ["blackmail"], "fate": 3, "honor": 10},
        {"characters": [inside("ikoma-prodigy")], "hand": ["assassination", "blackmail"], "fate": 3, "honor": 11},
        conflict=POLITICAL,
        to_act=0,
        asked=(0,),
    )
    game.first.plays("blackmail")
    prodigy = game.card("ikoma-prodigy")
    assert prodigy.controller == 0
    game.second.plays("assassination", on="deathseeker")
    game.pass_all(until="action")
    game.first.passes()
    game.second.plays("blackmail")
    game.pass_all(until="action")
    assert prodigy.controller == 1 and prodigy.defending
    game.finish()
    assert prodigy.controller == 1 and prodigy in game.second.player.characters


def test_blackmail_does_not_give_back_a_character_that_left_play() -> None:
    # After it was discarded and the Actress put it into play, her player controls it permanently.
    game = scene(
        {"characters": [inside("ikoma-prodigy"), "shosuro-actress"], "hand": ["blackmail", "assassination"], "fate": 3,
         "honor": 9},
        {"characters": [inside("savvy-politician")], "conflict_discard": ["banzai"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(1,),
    )  # fmt: skip
    game.first.plays("blackmail")
    game.second.passes()
    game.first.plays("assassination", on="savvy-politician")
    game.second.passes()
    game.first.does("trigger:shosuro-actress")
    assert game.card("savvy-politician").controller == 0
    game.finish()
    assert game.card("savvy-politician").controller == 0


def test_blackmail_needs_less_honor_a_conflict_and_somebody_cheap() -> None:
    for game in (
        blackmail(inside("brash-samurai"), honor=10),
        blackmail(inside("doji-challenger")),
        blackmail(),
    ):
        assert game.first.barred("play:blackmail")
    outside = scene(
        {"hand": ["blackmail"], "fate": 3, "honor": 9}, {"characters": ["brash-samurai"]}, asked=(0, 1)
    )  # fmt: skip
    assert outside.first.barred("play:blackmail")
