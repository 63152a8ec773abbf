"""Crane Clan, Core Set: characters."""

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL
from tests.l5r_lcg.scene import DEFAULTS, at, inside, scene

# Asahina Artisan


def test_asahina_artisan_gives_another_crane_political_skill_for_the_conflict() -> None:
    game = scene(
        {"characters": ["asahina-artisan", inside("doji-whisperer"), inside("ikoma-prodigy")]},
        {"characters": [inside("ikoma-eiji")]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:asahina-artisan")
    assert game.totals == (8, 3) and game.card("asahina-artisan").bowed
    assert game.card("doji-whisperer").political == 6 and not game.first.may("ikoma-prodigy")
    game.pass_all(until="ring-effect")
    game.first.passes()
    assert game.conflict is None and game.card("doji-whisperer").political == 3


def test_asahina_artisan_needs_a_conflict_and_to_be_ready() -> None:
    outside = scene({"characters": ["asahina-artisan", "doji-whisperer"]}, asked=(0, 1))
    bowed = scene(
        {"characters": [at("asahina-artisan", bowed=True), inside("doji-whisperer")]},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert outside.first.barred("trigger:asahina-artisan") and bowed.first.barred("trigger:asahina-artisan")


# Doji Whisperer


def test_doji_whisperer_counts_in_political_conflicts() -> None:
    sides = {"characters": [inside("doji-whisperer")]}, {"characters": [inside("ikoma-eiji")]}
    assert scene(*sides, conflict=POLITICAL, asked=(0, 1)).totals == (3, 3)
    assert scene(*sides, conflict=MILITARY, asked=(0, 1)).totals == (0, 1)


# Brash Samurai


def test_brash_samurai_is_honored_as_the_only_one_of_its_side() -> None:
    game = scene(
        {"characters": [inside("doji-challenger"), inside("kakita-kaezin")]},
        {"characters": [inside("brash-samurai"), "doji-challenger"]},
        conflict=MILITARY,
    )
    game.second.does("trigger:brash-samurai")
    assert game.card("brash-samurai").honored and game.totals == (6, 4)


def test_brash_samurai_is_not_honored_in_company_or_at_home() -> None:
    for characters in ([inside("brash-samurai"), inside("doji-challenger")], ["brash-samurai"]):
        game = scene({"characters": characters}, conflict=MILITARY, to_act=0, asked=(0, 1))
        assert game.first.barred("trigger:brash-samurai")


# Cautious Scout


def test_cautious_scout_alone_silences_the_attacked_province() -> None:
    game = scene({"characters": [inside("cautious-scout")]}, {}, conflict=MILITARY, asked=(0, 1))
    assert game.second.barred("trigger:province:1.0")
    strong = scene({"characters": [inside("cautious-scout")]}, {}, conflict={**MILITARY, "province": 1}, asked=(0, 1))
    assert strong.province(1, 1).strength == 5


def test_cautious_scout_blanks_the_province_that_is_revealed_next() -> None:
    game = scene(
        {"characters": ["cautious-scout"]},
        {"provinces": ["night-raid", *DEFAULTS[1:]], "hand": ["banzai"]},
        step="3.2",
        asked=(0, 1),
    )
    game.first.declares("air", "military", 0, "cautious-scout")
    assert not game.province(1, 0).facedown and game.second.asked == "action"


def test_cautious_scout_in_company_or_in_defense_silences_nothing() -> None:
    company = scene(
        {"characters": [inside("cautious-scout"), inside("brash-samurai")]}, {}, conflict=MILITARY, asked=(0, 1)
    )
    defense = scene(
        {"characters": [inside("brash-samurai")]},
        {"characters": [inside("cautious-scout")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert company.second.may("trigger:province:1.0") and defense.second.may("trigger:province:1.0")


# Doji Gift Giver


def test_doji_gift_giver_gives_a_fate_and_the_opponent_chooses_the_character_to_bow() -> None:
    game = scene(
        {"characters": [inside("doji-gift-giver")], "fate": 1},
        {
            "characters": [
                inside("ikoma-prodigy"),
                inside("ikoma-eiji"),
                inside("doji-challenger", bowed=True),
                "doji-hotaru",
            ]
        },
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.does("trigger:doji-gift-giver")
    assert game.second.options == ["choose:ikoma-prodigy", "choose:ikoma-eiji"]
    game.second.does("ikoma-prodigy")
    assert game.card("ikoma-prodigy").bowed and (game.first.fate, game.second.fate) == (0, 1)


def test_doji_gift_giver_needs_fate_a_ready_enemy_and_to_be_there() -> None:
    for fate, giver, enemy in (
        (0, inside("doji-gift-giver"), inside("ikoma-prodigy")),
        (1, inside("doji-gift-giver"), inside("ikoma-prodigy", bowed=True)),
        (1, inside("doji-gift-giver"), "ikoma-prodigy"),
        (1, "doji-gift-giver", inside("ikoma-prodigy")),
    ):
        game = scene(
            {"characters": [giver, inside("doji-whisperer")], "fate": fate},
            {"characters": [enemy]},
            conflict=POLITICAL,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.barred("trigger:doji-gift-giver")


# Savvy Politician


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


def test_savvy_politician_reacts_when_honor_lifts_its_shame() -> None:
    game = scene(
        {
            "characters": [inside("savvy-politician", status="dishonored"), inside("doji-whisperer")],
            "hand": ["way-of-the-crane"],
        },
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane", on="savvy-politician")
    game.first.triggers("savvy-politician", "doji-whisperer")
    assert game.card("doji-whisperer").honored and game.card("savvy-politician").status == 0


def test_savvy_politician_does_not_react_to_the_honor_of_others() -> None:
    game = scene(
        {"characters": [inside("savvy-politician"), inside("doji-whisperer")], "hand": ["way-of-the-crane"]},
        conflict=POLITICAL,
        to_act=0,
    )
    game.first.plays("way-of-the-crane", on="doji-whisperer")
    assert game.card("doji-whisperer").honored and game.second.asked == "action"


# Daidoji Nerishma


def test_daidoji_nerishma_turns_a_card_in_a_province_of_yours_faceup() -> None:
    mine = {"id": "fertile-fields", "cards": [at("doji-challenger", facedown=True)]}
    theirs = {"id": "fertile-fields", "cards": [at("ikoma-eiji", facedown=True)]}
    game = scene(
        {"characters": ["daidoji-nerishma"], "provinces": [mine, *DEFAULTS[:3], DEFAULTS[4]]},
        {"provinces": [theirs, *DEFAULTS[:3], DEFAULTS[4]]},
        step="1.4",
        asked=(0, 1),
    )
    game.first.does("trigger:daidoji-nerishma")
    assert not game.card("doji-challenger").facedown and game.card("ikoma-eiji").facedown
    game.second.passes()
    assert game.first.barred("trigger:daidoji-nerishma", "dynasty")


def test_daidoji_nerishma_needs_a_facedown_card() -> None:
    mine = {"id": "fertile-fields", "cards": ["doji-challenger"]}
    game = scene({"characters": ["daidoji-nerishma"], "provinces": [mine, *DEFAULTS[:3], DEFAULTS[4]]}, asked=(0, 1))
    assert game.first.barred("trigger:daidoji-nerishma")


# Doji Challenger


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


def test_doji_challenger_does_nothing_in_defense_or_to_its_own_side() -> None:
    defense = scene(
        {"characters": [inside("brash-samurai"), "kakita-kaezin"]},
        {"characters": [inside("doji-challenger")]},
        conflict=MILITARY,
        asked=(0, 1),
    )
    assert defense.second.barred("trigger:doji-challenger")
    own = scene(
        {"characters": [inside("doji-challenger"), "kakita-kaezin"]},
        {"characters": [inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0, 1),
    )
    assert own.first.barred("trigger:doji-challenger")
