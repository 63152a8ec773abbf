"""The parts that the pictures of every game are made of."""

import io
import re
import xml.etree.ElementTree as ET

import pytest
from PIL import Image, ImageFont

from bot.emojis import draw_emoji
from bot.pictures.colours import INK, PAPER, Look, contrast, ink_on
from bot.pictures.kit import Canvas, Strip, counter, strip
from bot.pictures.lettering import FILES, cut, fitting, lines_of, text, width_of
from bot.pictures.maps import piece, route, spot
from bot.pictures.raster import render
from bot.pictures.rokugan import CLANS
from bot.pictures.signs import GENERAL

FOX = Look("#c2551e", GENERAL["diamond"])
RABBIT = Look("#e3c24c", GENERAL["shield"])
NAMES = ("Ann", "Wilhelmina Krystyna", "Maximilien-François de la Tour-en-Marche", "Żółć")


@pytest.mark.parametrize("bold", [True, False])
def test_lines_are_as_wide_as_the_font_says(bold: bool) -> None:
    font = ImageFont.truetype(str(FILES[bold]), 1000)
    for words in ("Kakita Kaezin", "Wypielęgnowany Ogród", "Manœuvres – « 12 »…", "Yōjin no Shiro"):
        true = font.getlength(words)
        assert true <= width_of(words, 1000, bold=bold) + 1 < true * 1.02  # letters may stand closer, never further


def test_a_line_that_fits_keeps_its_size_and_a_long_one_becomes_smaller() -> None:
    assert fitting("Ann", 30, 200) == 30
    size = fitting(NAMES[2], 30, 200)
    assert size < 30 and width_of(NAMES[2], size) <= 200


def test_lines_break_where_they_may() -> None:
    assert lines_of("Kakita Kaezin", 140, 27) == ["Kakita", "Kaezin"]
    assert lines_of("gagne\u00a0: deux", 70, 20, 3)[0] == "gagne\u00a0:"
    (line,) = lines_of("Wilhelmina Krystyna", 80, 22, 1)
    assert line.endswith("…") and width_of(line, 22) <= 80
    assert cut("Ann", 80, 22) == "Ann"


def test_text_on_a_colour_can_be_read() -> None:
    assert ink_on("#ffffff") == INK and ink_on("#000000") == PAPER
    for look in (FOX, RABBIT, *CLANS.values()):
        assert contrast(look.ink, look.colour) >= 3  # names and numbers on it are large


def ink(words: str, anchor: str = "start") -> tuple[int, int, int, int]:
    """Return the box that a line fills when it is drawn at 200, 150: left, top, right, bottom."""
    canvas = Canvas(400, 300)
    canvas.add(text(words, 200, 150, 100, bold=True, anchor=anchor))
    picture = Image.open(io.BytesIO(render(canvas.svg("#ffffff")))).convert("L")
    box = picture.point(lambda shade: 255 * (shade < 128)).getbbox()
    assert box is not None
    return box


def test_a_line_of_text_is_drawn_on_its_base_and_at_its_anchor() -> None:
    wide = width_of("HH", 100)
    for anchor, start in (("start", 200), ("middle", 200 - wide / 2), ("end", 200 - wide)):
        left, top, right, bottom = ink("HH", anchor)
        assert bottom == pytest.approx(150, abs=1) and top == pytest.approx(150 - 71, abs=1)  # capitals are 0.71 high
        assert start < left < start + 10 and start + wide - 10 < right < start + wide


def test_bold_letters_are_not_drawn_as_plain_ones() -> None:
    plain, bold = Canvas(200, 60), Canvas(200, 60)
    for canvas, heavy in ((plain, False), (bold, True)):
        canvas.add(text("HHH", 10, 50, 50, bold=heavy))
    assert render(plain.svg()) != render(bold.svg())


def inside(svg: str) -> bool:
    """Tell whether only the strips' own backgrounds are drawn at the left and right edge."""
    picture = Image.open(io.BytesIO(render(svg))).convert("RGB")
    for x in (0, picture.width - 1):
        column = {picture.getpixel((x, y)) for y in range(picture.height)}
        if len(column) > 2:
            return False
    return True


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_strip_for_each_player_of_any_number_stays_in_the_frame(seats: int) -> None:
    canvas = Canvas(825)
    marks = [GENERAL["crown"], GENERAL["shield"], GENERAL["first"]]
    for seat in range(seats):
        numbers = [(GENERAL["coin"], str(10**n)) for n in range(4)]
        who = Strip(NAMES[seat % 4], FOX, numbers, marks[: seat % 4])
        canvas.put(strip(who, canvas.width), 0, canvas.y)
        canvas.y += 70
    svg = canvas.svg()
    assert NAMES[0] in svg and NAMES[1] in svg and ("Maximilien" in svg) == (seats > 2)
    assert inside(svg)


def test_a_name_may_hold_any_sign() -> None:
    canvas = Canvas(400, 70)
    canvas.add(strip(Strip('<Tom> & "Jerry"', FOX), 400))
    (shown,) = ET.fromstring(canvas.svg()).iter("{http://www.w3.org/2000/svg}text")
    assert shown.text == '<Tom> & "Jerry"'


@pytest.mark.parametrize("name", ["<b>", "a & b", "]]>", "<![CDATA[", "日本🎴", "a\0b\x1b", "\u202eanna", " ", ""])
def test_whatever_people_call_themselves_is_drawn_as_letters(name: str) -> None:
    """No character of a name is taken for markup of the picture: everything after it is drawn as usual."""
    canvas = Canvas(300, 70)
    canvas.add(strip(Strip(name, FOX), 300), text("end", 250, 60, 30))
    picture = Image.open(io.BytesIO(render(canvas.svg()))).convert("L")
    assert picture.size == (300, 70) and picture.crop((250, 30, 300, 70)).getextrema()[0] < 60


def test_an_apostrophe_and_an_ampersand_are_drawn_as_themselves() -> None:
    for words in ("O'H", "H&H"):
        left, _, right, _ = ink(words)
        assert right - left <= width_of(words, 100) + 1


def test_a_picture_that_says_no_size_is_refused() -> None:
    with pytest.raises(ValueError, match="size"):
        render("a picture")


def test_a_sign_without_a_ground_keeps_its_corners_clear() -> None:
    emoji = Image.open(io.BytesIO(draw_emoji("air"))).convert("RGBA")
    assert emoji.size == (96, 96) and emoji.getpixel((0, 0)) == (0, 0, 0, 0)
    assert emoji.getpixel((48, 12)) == pytest.approx((245, 238, 224, 255), abs=3)  # paper


def test_a_changed_number_carries_an_arrow_and_not_only_a_colour() -> None:
    shown = [len(counter(GENERAL["shield"], "5", 0, 0, 30, changed=changed)) for changed in (-1, 0, 1)]
    assert shown == [3, 2, 3]


def test_a_map_shows_ways_places_rulers_and_counted_pieces() -> None:
    canvas = Canvas(400, 400)
    canvas.add(route([(50, 50), (200, 120), (350, 350)], INK, 8, dashed=True))
    canvas.add(*spot(50, 50, 40, FOX, ruler=RABBIT), *spot(350, 350, 40, RABBIT))
    canvas.add(*piece(FOX, 1, 50, 60), *piece(RABBIT, 12, 340, 340))
    root = ET.fromstring(svg := canvas.svg())
    assert root.get("width") == "400"
    assert re.findall(r"<text[^>]*>(\w+)</text>", svg) == ["12"]  # one piece needs no number
    assert render(svg).startswith(b"\x89PNG")


@pytest.mark.parametrize("name", ["Wilhelmina Krystyna", "Maximilien-François de la Tour"])
def test_a_name_in_a_narrow_band_is_whole(name: str) -> None:
    numbers = [(GENERAL["first"], "10"), (GENERAL["cards"], "5")]
    drawn = strip(Strip(name, FOX, numbers), 480, 58, margin=10).as_str()
    shown = [part.text or "" for part in ET.fromstring(f"<a>{drawn}</a>").iter("text")]
    assert " ".join(words for words in shown if words not in ("10", "5")) == name
