"""Pictures look the same as when somebody last looked at them."""

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.pictures.render import draw

from .golden import FOLDER, NAMES, small, wanted

# The largest difference allowed (of 255), averaged over all pixels: another machine may smooth an edge differently.
TOLERANCE = 1.5


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_the_same_as_before(name: str) -> None:
    before = Image.open(FOLDER / f"{name}.png").convert("RGB")
    now = Image.open(io.BytesIO(small(wanted()[name]))).convert("RGB")
    assert now.size == before.size
    assert max(ImageStat.Stat(ImageChops.difference(before, now)).mean) < TOLERANCE


def test_golden_pictures_are_small() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(NAMES)
    assert all(path.stat().st_size <= 60 * 1024 for path in FOLDER.glob("*.png"))


def test_the_same_state_gives_the_same_bytes() -> None:
    first, second = wanted()["conflict-en"], wanted()["conflict-en"]
    assert first.key() == second.key() != wanted()["conflict-table-en"].key()
    assert draw(first.draw, first.given) == draw(second.draw, second.given)
