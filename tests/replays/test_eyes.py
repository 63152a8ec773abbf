"""A moment seen with one side's eyes, in words: everything once, and no "you", because others read it too."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.games import Scene, face_of
from bot.pictures.l5r_ccg.gallery import match_of
from bot.pictures.root.gallery import match_on
from bot.replays.replay import texts
from bot.words import COMPLETE, Words

from ..l5r_lcg.scene import scene
from ..panels.panel_heights import LION

NAMES = ("Hana", "Kenji", "Ola")


def of_lcg() -> Mapping[str, Any]:
    provinces = [{"id": card} for card in LION]
    return scene({"hand": ["banzai", "charge"], "provinces": provinces}, {}, asked=(0, 1)).match.view(0)


def of_root() -> Mapping[str, Any]:
    return match_on("winter", ("marquise", "keepers", "corvids"), 20).view(0)


def of_1997() -> Mapping[str, Any]:
    return match_of("battle").view(0)


VIEWS = {"l5r-lcg": of_lcg, "root": of_root, "l5r-ccg": of_1997}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", VIEWS)
def test_the_hand_that_the_viewer_sees_is_one_line(game: str, language: str) -> None:
    shown, say = VIEWS[game](), Words.load()[language].of(game)
    moment, face = Scene(say, NAMES, shown), face_of(game)
    told = texts(face, moment, "0")
    assert told[:-1] == face.table(moment) and told[-1] == face.held(moment) and "\n" not in told[-1]
    assert texts(face, moment, "p") == face.table(moment)


def test_no_province_is_told_twice() -> None:
    told = "\n".join(texts(face_of("l5r-lcg"), Scene(Words.load()["en"].of("l5r-lcg"), NAMES, of_lcg()), "0"))
    assert told.count("Night Raid") == 1 and told.count("Banzai!") == 1 and "Your hand" not in told
