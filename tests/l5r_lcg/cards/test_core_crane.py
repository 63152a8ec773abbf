"""Crane Clan, Core Set: each ability does its work, and each condition, cost and limit is kept."""

from tests.l5r_lcg.scene import at, inside, scene

POLITICAL = {"attacker": 0, "ring": "air", "skill": "political"}
MILITARY = {"attacker": 0, "ring": "air", "skill": "military"}


def test_shizuka_toshi_bows_a_participant_of_political_skill_two_or_lower() -> None:
    game = scene(
        {"stronghold": "shizuka-toshi", "characters": [inside("doji-whisperer")]},
        {"characters": [inside("ikoma-prodigy"), inside("ikoma-eiji")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:shizuka-toshi")
    assert game.card("ikoma-prodigy").bowed
    assert game.card("shizuka-toshi").bowed
    assert not game.card("ikoma-eiji").bowed


def test_shizuka_toshi_needs_a_political_conflict() -> None:
    game = scene(
        {"stronghold": "shizuka-toshi", "characters": [inside("doji-challenger")]},
        {"characters": [inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert not game.first.may("trigger:shizuka-toshi")


def test_doji_challenger_moves_an_enemy_to_the_conflict_while_attacking() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"characters": ["matsu-berserker"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:doji-challenger")
    assert game.card("matsu-berserker").defending
    assert game.totals == (3, 3)


def test_doji_challenger_cannot_call_a_dash() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"characters": ["matsu-berserker"]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert not game.first.may("trigger:doji-challenger")


def test_savvy_politician_passes_the_honor_on() -> None:
    game = scene(
        {"characters": [inside("savvy-politician"), inside("doji-whisperer")], "hand": ["way-of-the-crane"]},
        {"characters": [inside("ikoma-prodigy")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane", on="savvy-politician")
    game.first.triggers("savvy-politician", "doji-whisperer")
    assert game.card("savvy-politician").honored and game.card("doji-whisperer").honored


def test_voice_of_honor_cancels_an_event_which_still_counts_as_played() -> None:
    game = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["way-of-the-crane"]},
        {"characters": [inside("doji-hotaru", status="honored")], "hand": ["voice-of-honor"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane")
    game.second.does("trigger:voice-of-honor")
    assert not game.card("doji-whisperer").honored
    assert game.zone("way-of-the-crane") == "conflict discard"


def test_duelist_training_bows_the_loser_and_discards_instead_of_giving_honor() -> None:
    game = scene(
        {
            "characters": [inside("doji-challenger", attachments=["duelist-training"])],
            "hand": ["banzai", "banzai", "banzai"],
        },
        {"characters": [inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:doji-challenger:duelist-training.0")
    game.first.bids(3)
    game.second.bids(1)
    game.first.does("select:discard").does("banzai", "banzai")
    assert game.first.honor == 10 and len(game.first.hand) == 1
    assert game.card("brash-samurai").bowed


def test_the_art_of_peace_when_broken() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker"), inside("akodo-toturi")]},
        {
            "provinces": [at("the-art-of-peace"), "entrenched-position", "night-raid", "rally-to-the-cause",
                          "shameful-display"],
            "characters": [inside("doji-whisperer")],
        },
        conflict=MILITARY,
        to_act=0,
    )  # fmt: skip
    game.pass_all(until="interrupt")
    game.second.does("trigger:province:1.0")
    assert game.province(1, 0).broken
    assert game.card("matsu-berserker").dishonored and game.card("akodo-toturi").dishonored
    assert game.card("doji-whisperer").honored
