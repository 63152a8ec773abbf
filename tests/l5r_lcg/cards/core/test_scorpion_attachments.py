"""Scorpion Clan, Core Set: attachments."""

from typing import Any

from tests.l5r_lcg.cards.positions import POLITICAL
from tests.l5r_lcg.scene import Scene, inside, scene

# Court Mask


def mask(status: str = "normal", *others: Any) -> Scene:
    game = scene({"characters": [inside("ikoma-prodigy", status=status, attachments=["court-mask"]), *others]},
                 conflict=POLITICAL, to_act=0)  # fmt: skip
    game.first.does("trigger:court-mask")
    assert game.first.hand == ["court-mask"] and game.card("ikoma-prodigy").attachments == ()
    return game


def test_court_mask_returns_to_hand_and_leaves_dishonor() -> None:
    assert mask().card("ikoma-prodigy").dishonored
    assert mask("honored").card("ikoma-prodigy").status == 0


def test_court_mask_returns_whether_or_not_there_is_dishonor() -> None:
    # The whole text is one effect, and as much of it as possible is resolved.
    assert mask("dishonored").card("ikoma-prodigy").dishonored
    assert mask("normal", inside("steward-of-law")).card("ikoma-prodigy").status == 0


def test_nobody_learns_the_name_that_court_mask_has_in_hand() -> None:
    game = mask()
    shown = [record.seen_by(None) for record in game.match.records]
    assert game.card("court-mask").key not in str([record.facts for record in shown if record])


def test_court_mask_is_for_a_character_of_yours() -> None:
    game = scene(
        {"characters": ["ikoma-prodigy", "ikoma-eiji"], "hand": ["court-mask"], "fate": 1},
        {"characters": ["doji-hotaru"]},
    )
    game.first.does("play:court-mask")
    assert game.first.options == ["choose:ikoma-prodigy", "choose:ikoma-eiji"]
    game.first.does("ikoma-eiji")
    assert (game.card("ikoma-eiji").military, game.card("ikoma-eiji").political) == (2, 5)


# Fiery Madness


def test_fiery_madness_weakens_anybody() -> None:
    game = scene({"hand": ["fiery-madness"], "fate": 1}, {"characters": ["doji-hotaru"]})
    game.first.plays("fiery-madness")
    hotaru = game.card("doji-hotaru")
    assert (hotaru.military, hotaru.political) == (1, 4) and game.card("fiery-madness").controller == 0
