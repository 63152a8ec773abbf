"""Crane Clan, Core Set: attachments and events."""

from typing import Any

from tests.l5r_lcg.cards.positions import MILITARY, POLITICAL
from tests.l5r_lcg.scene import Scene, at, inside, scene

# Above Question


def questioned(card: str, **facts: Any) -> Scene:
    """The first player holds ``card``.

    The second player has a participant with Above Question and one character at home.
    """
    return scene(
        {"characters": [inside("doji-challenger"), inside("kakita-asami")], "hand": [card], "fate": 3},
        {"characters": [inside("ikoma-prodigy", attachments=["above-question"]), "ikoma-eiji"]},
        **{"conflict": POLITICAL, "to_act": 0, "asked": (0, 1), **facts},
    )


def test_above_question_bars_the_opponents_events() -> None:
    game = questioned("assassination")
    assert game.first.barred("play:assassination")
    assert questioned("outwit").first.barred("play:outwit")


def test_faq_above_question_stops_court_games_even_if_its_controller_would_choose() -> None:
    game = questioned("court-games")
    game.first.plays("court-games")
    assert game.first.options == ["choose:doji-challenger", "choose:kakita-asami"]
    only = scene(
        {"characters": ["kakita-asami"], "hand": ["court-games"]},
        {"characters": [inside("ikoma-prodigy", attachments=["above-question"])]},
        conflict={**POLITICAL, "attacker": 1},
        to_act=0,
        asked=(0, 1),
    )
    assert only.first.barred("play:court-games")


def test_above_question_bars_neither_your_events_nor_abilities_nor_rings() -> None:
    game = scene(
        {"stronghold": "shizuka-toshi", "characters": [inside("doji-whisperer")]},
        {"characters": [inside("brash-samurai", attachments=["above-question"])], "hand": ["way-of-the-crane"]},
        conflict={**POLITICAL, "ring": "fire", "province": 4},
        to_act=0,
    )
    game.first.does("trigger:shizuka-toshi")
    assert game.card("brash-samurai").bowed
    game.second.plays("way-of-the-crane")
    assert game.card("brash-samurai").honored
    game.pass_all(until="ring-effect")
    game.first.does("resolve:ring:fire").does("dishonor:brash-samurai")
    assert game.card("brash-samurai").status == 0


# Duelist Training


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


def training(hand: list[str], other: list[str], enemy: str = "brash-samurai") -> Scene:
    game = scene(
        {"characters": [inside("doji-challenger", attachments=["duelist-training"])], "hand": hand},
        {"characters": [inside(enemy)], "hand": other},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:doji-challenger:duelist-training.0")
    return game


def test_duelist_training_lets_honor_be_given_as_ever() -> None:
    game = training(["ornate-fan"] * 2, [])
    game.first.bids(3)
    game.second.bids(1)
    game.first.does("select:give-honor")
    assert (game.first.honor, game.second.honor, len(game.first.hand)) == (8, 12, 2)
    assert game.card("brash-samurai").bowed


def test_duelist_training_needs_enough_cards_to_discard() -> None:
    game = training(["ornate-fan"], [])
    game.first.bids(3)
    game.second.bids(1)
    assert game.first.honor == 8 and len(game.first.hand) == 1


def test_duelist_training_lets_the_opponent_discard_too_and_bows_the_loser() -> None:
    game = training([], ["ornate-fan", "fine-katana"], enemy="kakita-kaezin")
    game.first.bids(1)
    game.second.bids(2)
    game.second.does("select:discard").does("ornate-fan")
    assert game.second.hand == ["fine-katana"] and game.second.honor == 10
    assert game.card("doji-challenger").bowed and not game.card("kakita-kaezin").bowed


def test_duelist_training_bows_nobody_in_a_draw() -> None:
    game = training([], [], enemy="kakita-kaezin")
    game.first.bids(1)
    game.second.bids(1)
    assert not game.card("doji-challenger").bowed and not game.card("kakita-kaezin").bowed


def test_duelist_training_needs_its_participating_character_and_an_enemy_who_can_duel() -> None:
    for trained, enemy, conflict in ((at, inside("brash-samurai"), MILITARY), (inside, "brash-samurai", MILITARY),
                                     (inside, inside("political-rival"), POLITICAL)):  # fmt: skip
        game = scene(
            {"characters": [trained("doji-challenger", attachments=["duelist-training"]), inside("kakita-asami")]},
            {"characters": [enemy]},
            conflict=conflict,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.barred("trigger:doji-challenger:duelist-training.0")


# Height of Fashion


def test_height_of_fashion_is_not_played_during_a_conflict() -> None:
    game = scene({"characters": ["doji-whisperer"], "hand": ["height-of-fashion"], "fate": 2})
    game.first.plays("height-of-fashion")
    assert game.card("doji-whisperer").political == 7
    during = scene(
        {"characters": [inside("doji-whisperer")], "hand": ["height-of-fashion"], "fate": 2},
        conflict=POLITICAL,
        to_act=0,
        asked=(0, 1),
    )
    assert during.first.barred("play:height-of-fashion")


# The Perfect Gift


def test_the_perfect_gift_gives_each_player_one_of_their_top_four() -> None:
    game = scene(
        {"hand": ["the-perfect-gift"], "conflict_deck": ["banzai", "outwit", "rout", "charge", "for-shame"]},
        {"conflict_deck": ["court-games", "fine-katana"]},
    )
    game.first.plays("the-perfect-gift")
    assert game.first.options == ["choose:banzai", "choose:outwit", "choose:rout", "choose:charge"]
    game.first.does("rout").does("court-games")
    assert game.first.hand == ["rout"] and game.second.hand == ["court-games"]
    assert len(game.first.player.conflict_deck) == 4 and game.kinds.count("shuffle") == 2


def test_the_perfect_gift_needs_a_card_in_a_deck() -> None:
    game = scene({"hand": ["the-perfect-gift"], "conflict_deck": []}, {"conflict_deck": []}, asked=(0, 1))
    assert game.first.barred("play:the-perfect-gift")
    half = scene({"hand": ["the-perfect-gift"], "conflict_deck": []}, {"conflict_deck": ["banzai"]}, asked=(0, 1))
    half.first.plays("the-perfect-gift")
    assert half.second.hand == ["banzai"]


# Voice of Honor


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


def voice(mine: str, theirs: str) -> Scene:
    """Let the first player play Banzai! on a character with status ``mine``. The second player holds Voice of Honor."""
    game = scene(
        {"characters": [inside("doji-challenger", status=mine)], "hand": ["banzai"]},
        {"characters": [inside("brash-samurai", status=theirs)], "hand": ["voice-of-honor"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("banzai", on="doji-challenger")
    return game


def test_voice_of_honor_needs_more_honored_characters() -> None:
    assert voice("normal", "honored").second.may("trigger:voice-of-honor")
    for mine, theirs in (("honored", "honored"), ("normal", "normal"), ("normal", "dishonored")):
        game = voice(mine, theirs)
        assert game.first.asked == "select" and "cancel" not in game.kinds


def test_voice_of_honor_cancels_only_events() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")]},
        {"characters": [at("brash-samurai", status="honored")], "hand": ["voice-of-honor"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.does("trigger:doji-challenger")
    assert game.card("brash-samurai").defending


# Way of the Crane


def test_way_of_the_crane_honors_a_crane_of_yours() -> None:
    game = scene(
        {
            "characters": [at("doji-challenger", status="dishonored"), at("doji-whisperer", status="honored"),
                           "ikoma-prodigy"],
            "hand": ["way-of-the-crane"],
        },
        {"characters": ["kakita-kaezin"]},
    )  # fmt: skip
    game.first.plays("way-of-the-crane")
    assert game.card("doji-challenger").status == 0
    assert not game.card("ikoma-prodigy").honored and not game.card("kakita-kaezin").honored


# Admit Defeat


def test_admit_defeat_bows_the_lone_defender() -> None:
    game = scene(
        {"characters": [inside("doji-challenger")], "hand": ["admit-defeat"], "fate": 1},
        {"characters": [inside("kakita-kaezin"), "brash-samurai"]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("admit-defeat")
    assert game.card("kakita-kaezin").bowed and game.first.fate == 0


def test_admit_defeat_needs_a_defender_alone() -> None:
    for defenders in ([], [inside("kakita-kaezin"), inside("brash-samurai")]):
        game = scene(
            {"characters": [inside("doji-challenger")], "hand": ["admit-defeat"], "fate": 1},
            {"characters": defenders},
            conflict=MILITARY,
            to_act=0,
            asked=(0, 1),
        )
        assert game.first.barred("play:admit-defeat")


# Noble Sacrifice


def test_noble_sacrifice_costs_an_honored_character_and_discards_a_dishonored_one() -> None:
    game = scene(
        {
            "characters": [at("doji-whisperer", status="honored"), "brash-samurai"],
            "hand": ["noble-sacrifice"],
            "fate": 1,
        },
        {"characters": [at("akodo-toturi", status="dishonored", fate=3), at("ikoma-eiji", status="honored")]},
    )
    game.first.plays("noble-sacrifice")
    assert game.zone("doji-whisperer") == "dynasty discard" and game.zone("akodo-toturi") == "dynasty discard"
    assert (game.first.honor, game.second.honor) == (11, 9)
    assert game.card("brash-samurai").in_play and game.card("ikoma-eiji").in_play


def test_noble_sacrifice_needs_an_honored_friend_and_somebody_dishonored() -> None:
    for mine, theirs in (("normal", "dishonored"), ("honored", "normal")):
        game = scene(
            {"characters": [at("doji-whisperer", status=mine)], "hand": ["noble-sacrifice"], "fate": 1},
            {"characters": [at("akodo-toturi", status=theirs), at("ikoma-eiji", status="honored")]},
            asked=(0, 1),
        )
        assert game.first.barred("play:noble-sacrifice")
