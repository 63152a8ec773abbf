"""Crane Clan, Core Set: strongholds, provinces and holdings."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL
from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

# Shizuka Toshi


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


def test_shizuka_toshi_bows_nobody_stronger_or_at_home_and_is_bowed_itself_once_used() -> None:
    for characters, bowed in (([inside("ikoma-eiji"), "ikoma-prodigy"], False), ([inside("ikoma-prodigy")], True)):
        game = scene(
            {"stronghold": at("shizuka-toshi", bowed=bowed), "characters": [inside("doji-challenger")]},
            {"characters": characters},
            conflict=POLITICAL,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.barred("trigger:shizuka-toshi")


# The Art of Peace


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


def test_the_art_of_peace_cares_for_no_other_province() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker"), inside("akodo-toturi")]},
        {"provinces": [DEFAULTS[0], at("the-art-of-peace"), *DEFAULTS[2:]], "characters": [inside("doji-whisperer")]},
        conflict=MILITARY,
        to_act=0,
    )
    game.second.passes()
    assert game.province(1, 0).broken and game.first.asked == "ring-effect"


# Artisan Academy


def academy(deck: list[str], **facts: Any) -> Scene:
    home = {"id": "fertile-fields", "cards": ["artisan-academy"]}
    return scene(
        {"provinces": [home, *DEFAULTS[:3], DEFAULTS[4]], "conflict_deck": deck, "characters": ["doji-challenger"],
         "fate": 2},
        asked=(0, 1),
        **facts,
    )  # fmt: skip


def test_artisan_academy_lets_the_top_card_be_played() -> None:
    for top, where in (("ornate-fan", "play"), ("way-of-the-crane", "conflict discard"), ("steward-of-law", "play")):
        game = academy([top, "banzai"])
        assert not game.first.may(f"play:{top}")
        game.first.does("trigger:artisan-academy")
        assert "reveal-to-play" in game.kinds and game.first.hand == []
        game.second.passes()
        game.first.plays(top)
        assert game.zone(top) == where and len(game.first.player.conflict_deck) == 1


def test_artisan_academy_counts_until_the_end_of_the_phase_and_for_that_card_only() -> None:
    game = academy(["ornate-fan", "way-of-the-crane"])
    game.first.does("trigger:artisan-academy")
    game.second.passes()
    assert game.first.barred("play:way-of-the-crane")
    game.pass_all(until="favor")
    game.first.does("favor:political")
    assert game.table.phase == "fate" and game.first.player.revealed == []


def test_artisan_academy_needs_the_conflict_phase_and_a_card() -> None:
    assert academy(["banzai"], step="2.5-window").first.barred("trigger:artisan-academy")
    assert academy([]).first.barred("trigger:artisan-academy")


def test_a_character_played_with_artisan_academy_was_played_from_hand() -> None:
    """The card is played "as if it were in your hand" (card text), so Soshi Shadowshaper finds the character."""
    game = scene(
        {"characters": ["soshi-shadowshaper"], "fate": 2, "conflict_deck": ["adept-of-shadows", "ornate-fan"],
         "provinces": [{"id": "fertile-fields", "cards": ["artisan-academy"]}, *DEFAULTS[:3], DEFAULTS[4]]},
        asked=(0, 1),
    )  # fmt: skip
    game.first.does("trigger:artisan-academy")
    game.second.passes()
    game.first.plays("adept-of-shadows")
    game.second.passes()
    game.first.does("trigger:soshi-shadowshaper")
    assert game.first.hand == ["adept-of-shadows"]


def test_artisan_academy_allows_only_playing_the_card() -> None:
    # Putting into play from hand is not playing (Jouer, Mettre en Jeu); the revealed card is in the deck (Révéler).
    for there, offered in (("hand", True), ("conflict_deck", False)):
        game = scene(
            {"characters": [inside("akodo-toturi")]},
            {"provinces": [{"id": "fertile-fields", "cards": ["artisan-academy"]}, *DEFAULTS[:3], DEFAULTS[4]],
             there: ["vengeful-oathkeeper"]},
            conflict=MILITARY,
            to_act=1,
        )  # fmt: skip
        game.second.does("trigger:artisan-academy")
        assert game.offers("trigger:vengeful-oathkeeper") is offered
