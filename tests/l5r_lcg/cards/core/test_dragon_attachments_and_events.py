"""Dragon Clan, Core Set: attachments and events."""

from typing import Any

import pytest

from tests.l5r_lcg.cards.positions import MILITARY, QUIET, finish, row
from tests.l5r_lcg.scene import DEFAULTS, Scene, at, inside, scene

# Daimyō's Favor


def test_daimyo_s_favor_makes_the_next_attachment_cheaper() -> None:
    game = scene(
        {"characters": [at("niten-adept", attachments=["daimyo-s-favor"]), "togashi-initiate"],
         "hand": ["kitsuki-s-method", "ancestral-daisho"], "fate": 1},
        {"provinces": QUIET},
        asked=(0,),
    )  # fmt: skip
    game.first.triggers("daimyo-s-favor")
    assert game.card("daimyo-s-favor").bowed
    game.second.passes()
    game.first.plays("kitsuki-s-method", on="niten-adept")
    assert game.first.fate == 1
    game.second.passes()
    game.first.plays("ancestral-daisho", on="niten-adept")
    assert game.first.fate == 0


def test_daimyo_s_favor_counts_only_on_its_character_and_for_its_player() -> None:
    game = scene(
        {"characters": [at("niten-adept", attachments=["daimyo-s-favor"]), "togashi-initiate"],
         "hand": ["kitsuki-s-method"]},
        {"hand": ["kitsuki-s-method"], "provinces": QUIET},
        asked=(0, 1),
    )  # fmt: skip
    game.first.triggers("daimyo-s-favor")
    assert game.second.asked == "action" and not game.second.may("play:kitsuki-s-method")
    game.second.passes()
    game.first.does("play:kitsuki-s-method")
    assert game.card("kitsuki-s-method", 0).host is game.card("niten-adept")


def test_daimyo_s_favor_is_lost_with_the_phase() -> None:
    game = scene(
        {"characters": [at("niten-adept", attachments=["daimyo-s-favor"])], "hand": ["kitsuki-s-method"]},
        {"provinces": QUIET},
        step="2.5-window",
        asked=(0,),
    )
    game.first.triggers("daimyo-s-favor")
    assert game.first.asked == "action" and game.first.may("play:kitsuki-s-method")
    game.first.passes()
    assert game.table.phase == "conflict" and not game.first.may("play:kitsuki-s-method")


def test_daimyo_s_favor_and_way_of_the_dragon_are_for_your_own() -> None:
    game = scene(
        {
            "characters": ["niten-adept"],
            "hand": ["daimyo-s-favor", "way-of-the-dragon", "way-of-the-dragon"],
            "fate": 4,
        },
        {"characters": ["matsu-berserker"], "provinces": QUIET},
        asked=(0,),
    )
    game.first.plays("daimyo-s-favor")
    assert game.card("daimyo-s-favor").host is game.card("niten-adept")
    game.second.passes()
    game.first.plays("way-of-the-dragon")
    assert game.card("way-of-the-dragon").host is game.card("niten-adept")
    game.second.passes()
    assert game.first.asked == "action" and not game.first.may("play:way-of-the-dragon")


# Way of the Dragon


def test_way_of_the_dragon_allows_one_more_use() -> None:
    game = scene(
        {"characters": [inside("wandering-ronin", fate=4, attachments=["way-of-the-dragon"])]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    for _ in range(3):
        game.first.triggers("wandering-ronin")
        game.second.passes()
    assert game.card("wandering-ronin").fate == 1 and not game.first.may("trigger:wandering-ronin")


# Let Go


def test_let_go_discards_any_attachment() -> None:
    game = scene(
        {"characters": [at("niten-adept", attachments=["fine-katana"])], "hand": ["let-go"]},
        {"characters": [at("matsu-berserker", attachments=["ornate-fan"])]},
    )
    game.first.plays("let-go", on="ornate-fan")
    assert game.card("matsu-berserker").attachments == () and game.card("fine-katana").in_play
    bare = scene({"characters": ["niten-adept"], "hand": ["let-go"]}, asked=(0,))
    assert not bare.first.may("play:let-go")


# Mantra of Fire


def declared(ring: str, seat: int = 1, **monk: Any) -> Scene:
    """Return the scene after seat 0 declared a conflict with this ring. One of the seats holds Mantra of Fire."""
    sides: list[dict[str, Any]] = [{"characters": ["matsu-berserker"]}, {"characters": [at("niten-adept", **monk)]}]
    sides[seat]["hand"] = ["mantra-of-fire"]
    game = scene(*sides, step="3.2")
    game.first.declares(ring, "military", 0, "matsu-berserker")
    return game


def test_mantra_of_fire_feeds_a_monk_and_draws() -> None:
    game = declared("fire", attachments=["tattooed-wanderer"])
    game.second.triggers("mantra-of-fire")
    assert game.card("niten-adept").fate == 1 and game.second.hand == ["ornate-fan"]


def test_mantra_of_fire_needs_an_enemy_fire_conflict_and_a_monk() -> None:
    for game in (
        declared("air", attachments=["tattooed-wanderer"]),
        declared("fire"),
        declared("fire", seat=0, attachments=["tattooed-wanderer"]),
    ):
        assert game.first.asked != "reaction" and game.second.asked != "reaction"


@pytest.mark.parametrize(("declared_ring", "other"), [("fire", "air"), ("air", "fire")])
def test_mantra_of_fire_answers_to_the_ring_that_was_declared(declared_ring: str, other: str) -> None:
    """Elemental Fury, in the same window, changes the ring of the conflict.

    Mantra of Fire checks the ring that was declared.
    """
    game = scene(
        {"characters": ["matsu-berserker"]},
        {
            "characters": [at("niten-adept", attachments=["tattooed-wanderer"])],
            "hand": ["mantra-of-fire"],
            "provinces": [at("elemental-fury", facedown=True), *QUIET[1:]],
        },
        step="3.2",
    )
    game.first.declares(declared_ring, "military", 0, "matsu-berserker")
    game.second.triggers("province:1.0", other)
    assert game.conflict is not None and game.conflict.is_element(other)
    assert game.second.may("trigger:mantra-of-fire") is (declared_ring == "fire")


# Tranquility


def test_tranquility_silences_the_opponent_s_home() -> None:
    game = scene(
        {"characters": [inside("niten-adept")], "hand": ["tranquility"]},
        {"characters": [inside("brash-samurai"), "asahina-artisan", "doji-whisperer"], "provinces": QUIET},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    game.first.plays("tranquility")
    assert game.second.may("trigger:brash-samurai") and not game.second.may("trigger:asahina-artisan")
    finish(game)
    assert not game.card("asahina-artisan").forbids("trigger")


def test_tranquility_stays_with_those_it_found_at_home() -> None:
    game = scene(
        {"characters": [inside("niten-adept")], "hand": ["tranquility"]},
        {"characters": ["brash-samurai"], "provinces": row("favorable-ground", first="pilgrimage")},
        conflict=MILITARY,
        to_act=0,
        asked=(1,),
    )
    game.first.plays("tranquility")
    game.second.triggers("favorable-ground")
    assert game.card("brash-samurai").defending
    game.first.passes()
    assert game.second.asked == "action" and not game.second.may("trigger:brash-samurai")


def test_tranquility_needs_a_conflict_and_somebody_at_home() -> None:
    hand = {"hand": ["tranquility"]}
    peace = scene({**hand, "characters": ["niten-adept"]}, {"characters": ["brash-samurai"]}, asked=(0,))
    assert not peace.first.may("play:tranquility")
    nobody = scene(
        {**hand, "characters": [inside("niten-adept")]},
        {"characters": [inside("brash-samurai")]},
        conflict=MILITARY,
        to_act=0,
        asked=(0,),
    )
    assert not nobody.first.may("play:tranquility")


# Indomitable Will


def test_indomitable_will_keeps_a_lone_winner_ready() -> None:
    game = scene(
        {"characters": [inside("matsu-berserker"), "niten-adept"], "hand": ["indomitable-will"], "fate": 1},
        {"characters": [inside("doji-whisperer")]},
        conflict=MILITARY,
    )
    game.pass_all(until="reaction")
    game.first.triggers("indomitable-will")
    finish(game)
    assert not game.card("matsu-berserker").bowed and game.card("doji-whisperer").bowed


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ([inside("matsu-berserker"), inside("niten-adept")], [inside("doji-whisperer")]),
        ([inside("togashi-initiate")], [inside("matsu-berserker")]),
    ],
)
def test_indomitable_will_needs_a_win_alone(mine: list[Any], theirs: list[Any]) -> None:
    game = scene(
        {"characters": mine, "hand": ["indomitable-will"], "fate": 1}, {"characters": theirs}, conflict=MILITARY
    )
    finish(game)
    assert game.first.hand == ["indomitable-will"] and game.card(mine[0]["id"]).bowed


# Mirumoto's Fury


def test_mirumoto_s_fury_bows_an_attacker_by_its_glory() -> None:
    provinces = [at(name) for name in ("pilgrimage", *DEFAULTS[1:3])] + DEFAULTS[3:]
    game = scene(
        {"characters": [inside("doji-hotaru"), inside("matsu-berserker"), "togashi-initiate"]},
        {"characters": [inside("niten-adept")], "hand": ["mirumoto-s-fury"], "fate": 1, "provinces": provinces},
        conflict=MILITARY,
        to_act=1,
        asked=(0,),
    )
    assert game.card("doji-hotaru").glory == 3 and sum(p.facedown for p in game.second.player.provinces) == 2
    game.second.plays("mirumoto-s-fury")
    assert game.card("matsu-berserker").bowed and not game.card("doji-hotaru").bowed


def test_mirumoto_s_fury_needs_a_conflict_and_an_attacker_within_reach() -> None:
    fury = {"hand": ["mirumoto-s-fury"], "fate": 1}
    peace = scene({**fury, "characters": ["niten-adept"]}, {"characters": ["matsu-berserker"]}, asked=(0,))
    assert not peace.first.may("play:mirumoto-s-fury")
    revealed = {**fury, "characters": [inside("niten-adept")], "provinces": [at(name) for name in QUIET]}
    game = scene(
        {"characters": [inside("doji-hotaru"), inside("brash-samurai")]},
        revealed,
        conflict=MILITARY,
        to_act=1,
        asked=(1,),
    )
    assert not game.second.may("play:mirumoto-s-fury")


@pytest.mark.parametrize("heirloom", ["ancestral-daisho", "kitsuki-s-method"])
def test_heirlooms_of_the_dragon_return_to_hand_and_are_restricted(heirloom: str) -> None:
    game = scene(
        {"characters": [at("vanguard-warrior", attachments=[heirloom, "fine-katana"]), "niten-adept"]},
    )
    warrior = game.card("vanguard-warrior")
    assert warrior.military + warrior.political == 3 + 2 + 2 and game.card(heirloom).has("restricted")
    game.first.triggers("vanguard-warrior")
    assert game.first.hand == [heirloom] and game.zone("fine-katana") != "play"
