"""Neutral cards, Core Set: attachments."""

from tests.l5r_lcg.cards.positions import MILITARY
from tests.l5r_lcg.scene import at, inside, scene

# Fine Katana


def test_fine_katana_and_ornate_fan_add_to_one_skill_each() -> None:
    game = scene({"characters": [at("akodo-gunso", attachments=["fine-katana", "ornate-fan"])]}, asked=(0, 1))
    gunso = game.card("akodo-gunso")
    assert (gunso.military, gunso.political) == (4, 3)
    assert game.card("fine-katana").has("restricted") and game.card("ornate-fan").has("restricted")


# Cloud the Mind


def test_cloud_the_mind_blanks_all_but_traits_and_attachments() -> None:
    game = scene(
        {"characters": ["kitsu-spiritcaller", inside("doji-challenger")], "hand": ["cloud-the-mind"], "fate": 1},
        {"characters": [inside("brash-samurai", attachments=["duelist-training"])]},
        conflict={**MILITARY, "province": 2},
        to_act=0,
        asked=(0, 1),
    )
    game.first.plays("cloud-the-mind", on="brash-samurai")
    assert game.second.barred("trigger:brash-samurai")
    assert game.second.may("trigger:brash-samurai:duelist-training.0") and game.card("brash-samurai").trait("bushi")


def test_cloud_the_mind_is_played_only_with_a_shugenja() -> None:
    for mine, theirs in (([inside("doji-challenger")], ["kitsu-spiritcaller"]), ([], ["kitsu-spiritcaller"])):
        game = scene({"characters": mine, "hand": ["cloud-the-mind"], "fate": 1}, {"characters": theirs},
                     conflict=MILITARY, to_act=0, asked=(0, 1))  # fmt: skip
        assert game.first.barred("play:cloud-the-mind")
