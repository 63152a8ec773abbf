"""Tests that pictures can be read on a phone: names are large enough, nothing crosses the frame, no texts overlap."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import pytest

from bot.games import Scene, face_of
from bot.pictures.gallery import sketches
from bot.pictures.l5r_lcg import gallery as l5r_lcg
from bot.pictures.l5r_lcg.gallery import LONG
from bot.pictures.lettering import width_of
from bot.pictures.render import PIXELS, Sketch
from bot.words import Words
from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.players.random import choose

PHONE = 275  # width of a picture in a channel on a phone, in pixels
READABLE = 9
SKETCHES = dict(sketches())
CARDS = {name: sketch for name, sketch in l5r_lcg.sketches() if not name.startswith(("phases", "clans"))}


@dataclass
class Line:
    """A text of a picture, and its box."""

    words: str
    size: float
    left: float
    right: float
    base: float

    def meets(self, other: "Line") -> bool:
        apart = self.right <= other.left or other.right <= self.left
        top, bottom = max(self.base - self.size * 0.72, other.base - other.size * 0.72), min(self.base, other.base)
        return not apart and top < bottom


def moved(element: ET.Element, x: float, y: float) -> tuple[float, float]:
    """Return the places of an element's parts. Texts are never rotated and never scaled."""
    for left, down in re.findall(r"translate\(([-\d.]+)[ ,]+([-\d.]+)\)", element.get("transform") or ""):
        x, y = x + float(left), y + float(down)
    return x, y


def lines(element: ET.Element, x: float = 0, y: float = 0) -> Iterator[Line]:
    x, y = moved(element, x, y)
    for child in element:
        yield from lines(child, x, y)
    if element.tag.endswith("text"):
        size, words = float(element.get("font-size", 0)), element.text or ""
        width = width_of(words, size, bold=element.get("font-family", "").endswith("Bold"))
        left = x + float(element.get("x", 0))
        yield Line(words, size, left, left + width, y + float(element.get("y", 0)))


def frames(element: ET.Element, x: float = 0, y: float = 0) -> Iterator[tuple[float, float]]:
    """Return the left and right edges of rectangles and signs."""
    x, y = moved(element, x, y)
    if scale := re.search(r"scale\(([\d.]+)", element.get("transform") or ""):
        yield x, x + 100 * float(scale[1])
        return
    if element.tag.endswith("rect"):
        left = x + float(element.get("x", 0))
        yield left, left + float(element.get("width", 0))
    for child in element:
        yield from frames(child, x, y)


def drawn(sketch: Sketch) -> tuple[ET.Element, float, float]:
    root = ET.fromstring(sketch.draw(*sketch.given))
    _, _, width, height = (float(number) for number in root.get("viewBox", "").split())
    return root, width, height


def check_layout(sketch: Sketch) -> None:
    root, width, height = drawn(sketch)
    found = list(lines(root))
    assert found
    assert not [line for line in found if line.left < 0 or line.right > width or line.base > height]
    assert not [(a.words, b.words) for a, b in combinations(found, 2) if a.meets(b)]
    assert not [rim for rim in frames(root) if rim[0] < -0.5 or rim[1] > width + 0.5]


@pytest.mark.parametrize("name", SKETCHES)
def test_nothing_leaves_the_frame_and_no_text_lies_on_another(name: str) -> None:
    check_layout(SKETCHES[name])


@pytest.mark.parametrize(("one", "other", "language"), [("crab", "phoenix", "fr"), ("unicorn", "scorpion", "pl")])
def test_whatever_happens_in_a_match_can_be_drawn(one: str, other: str, language: str) -> None:
    face, say, stream = face_of("l5r-lcg"), Words.load()[language].of("l5r-lcg"), Stream(11)
    seats = tuple(face.seat(f"{clan}-tournament", name) for clan, name in zip((one, other), LONG, strict=True))
    match = Match.start(Header("l5r-lcg", "drawn", seats, options=face.options([0, 1], {})))
    while match.outcome is None:
        if len(match.log) % 12 == 0:
            for sketch in face.pictures(Scene(say, LONG, match.view(match.waiting()[0]))):
                check_layout(sketch)
        seat = match.waiting()[0]
        prompt = match.prompt_for(seat)
        assert prompt is not None
        match.answer(seat, choose(prompt, stream))
    over = Scene(say, LONG, {**match.game.open_view(match.table), "viewer": None})
    closing = face.closing(match.records, match.outcome, over)
    for sketch in (*closing.pictures, *face.pictures(over)):
        check_layout(sketch)
    assert dict(closing.figures)[say("figure-won")] != ("0", "0")


@pytest.mark.parametrize("name", CARDS)
def test_names_of_cards_can_be_read_on_a_phone(name: str) -> None:
    sketch = CARDS[name]
    root, width, _ = drawn(sketch)
    cards = [card["name"] for card in sketch.given[0]] if len(sketch.given) == 1 else sketch.given[1].cards.values()
    named = [line for line in lines(root) if len(line.words) > 3 and any(line.words in card for card in cards)]
    assert named and not [line for line in named if line.size * PHONE / width < READABLE]


@pytest.mark.parametrize("name", [name for name in SKETCHES if not name.startswith("clans")])
def test_pictures_stay_small_enough_to_be_drawn_quickly(name: str) -> None:
    _, width, height = drawn(SKETCHES[name])
    # Six sides of 1997 with two or three units each are the highest.
    assert height / width < 3.4
    scale = min(1, (PIXELS / (width * height)) ** 0.5)
    assert width * scale >= 1.4 * PHONE  # and stay sharp there
