"""Embrace the Void: its player gets the fate that leaves the character, whatever removes it."""

from tests.l5r_lcg.cards.positions import MILITARY
from tests.l5r_lcg.scene import at, inside, scene

LOW = "hida-guardian"


def test_embrace_the_void_keeps_removed_fate() -> None:
    game = scene(
        {"characters": [inside("isawa-atsuko")], "hand": ["embrace-the-void"]},
        {"characters": [at("wandering-ronin", fate=2, participating=True)]},
        conflict=MILITARY,
        to_act=0,
    )
    game.first.plays("embrace-the-void", on="wandering-ronin")
    game.second.does("trigger:wandering-ronin")
    game.first.does("trigger:embrace-the-void")
    assert (game.first.fate, game.card("wandering-ronin").fate) == (1, 1)


def test_embrace_the_void_takes_fate_that_moves_to_another_card_and_needs_a_shugenja() -> None:
    bearer = inside("matsu-berserker", fate=1, attachments=[at("embrace-the-void", owner=1, controller=1)])
    carrier = inside(LOW, attachments=["togashi-kazue"])
    game = scene({"characters": [bearer, carrier]}, conflict=MILITARY, to_act=0)
    game.first.triggers("togashi-kazue")
    game.second.does("trigger:embrace-the-void")
    assert (game.second.fate, game.card(LOW).fate, game.card("matsu-berserker").fate) == (1, 0, 0)
    bare = scene({"characters": [LOW], "hand": ["embrace-the-void"]}, asked=(0,))
    assert bare.first.barred("play:embrace-the-void")


def test_embrace_the_void_keeps_the_fate_of_a_character_that_leaves() -> None:
    """Fate also leaves a character that leaves play (§leaves-play; ringteki, specification of Embrace the Void)."""
    bearer = at(LOW, fate=3, participating=True, attachments=[at("embrace-the-void", owner=0, controller=0)])
    killer = {"characters": [inside("doji-challenger")], "hand": ["assassination"]}
    for used_up in (True, False):
        game = scene(killer, {"characters": [bearer]}, conflict=MILITARY, to_act=0)
        game.first.plays("assassination")
        if used_up:
            game.first.does("trigger:embrace-the-void")
        else:
            game.first.passes()
        assert game.zone(LOW) == "dynasty discard" and game.zone("embrace-the-void") == "conflict discard"
        assert game.first.fate == (3 if used_up else 0)


def test_embrace_the_void_leaves_the_fate_of_a_character_that_stays() -> None:
    bearer = at(
        LOW, fate=2, participating=True, attachments=[at("embrace-the-void", owner=0, controller=0), "reprieve"]
    )
    killer = {"characters": [inside("doji-challenger")], "hand": ["assassination"]}
    game = scene(killer, {"characters": [bearer]}, conflict=MILITARY, to_act=0)
    game.first.plays("assassination")
    game.first.does("trigger:embrace-the-void")
    game.second.does("trigger:reprieve")
    assert game.card(LOW).in_play and game.card(LOW).fate == 2 and game.first.fate == 0
