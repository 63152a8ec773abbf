"""SVG to PNG. Only drawing code imports this module, because the module loads the renderer and the fonts."""

import io
import re
from functools import cache
from typing import Final

from PIL import Image
from thorvg_python.base import Colorspace, Result
from thorvg_python.canvas.sw import SwCanvas
from thorvg_python.engine import Engine
from thorvg_python.paint.picture import Picture
from thorvg_python.paint.text import Text

from bot.pictures.lettering import FILES

COLOURS: Final = 256  # the colours of a picture; all colours would take twice the bytes and time, and look the same
STEP: Final = 1 << 14  # bytes; the wrapper remembers every length of data it was given, so only a few lengths are used
_SIZE: Final = re.compile(r'^<svg[^>]* width="(?P<width>[\d.]+)" height="(?P<height>[\d.]+)"')


def render(svg: str, width: int | None = None) -> bytes:
    """Return an SVG as PNG, with our fonts only. For the same SVG, the bytes are the same.

    Raises ValueError for an input that is not an SVG with a width and a height.
    """
    wide, high = size_of(svg)
    zoom = 1 if width is None else width / wide
    drawn = _drawn(svg.encode(), wide * zoom, high * zoom)
    opaque = drawn.getchannel("A").getextrema() == (255, 255)
    few = (drawn.convert("RGB") if opaque else drawn).quantize(COLOURS, Image.Quantize.FASTOCTREE)
    few.save(png := io.BytesIO(), format="PNG", compress_level=3)
    return png.getvalue()


def size_of(svg: str) -> tuple[float, float]:
    """Return the width and height that an SVG states.

    Raises ValueError if the SVG states none.
    """
    if (found := _SIZE.search(svg)) is None:
        raise ValueError("the SVG does not begin with its size")
    return float(found["width"]), float(found["height"])


def _drawn(data: bytes, width: float, height: float) -> Image.Image:
    """Return an SVG in pixels.

    A last row that is only partly filled is cut off, because the background would show in it.
    """
    size = max(int(width), 1), max(int(height), 1)
    canvas, picture = SwCanvas(_engine()), Picture(_engine())
    try:
        canvas.set_target(*size, cs=Colorspace.ABGR8888S)
        _must(picture.load_data(data.ljust(-(-len(data) // STEP) * STEP), "svg", None, copy=True))
        _must(picture.set_size(width, height))
        _must(canvas.add(picture))
        _must(canvas.draw(clear=True))
        _must(canvas.sync())
        return Image.frombuffer("RGBA", size, bytes(canvas.buffer_arr or b""), "raw", "RGBA", 0, 1)
    finally:
        canvas.destroy()


@cache
def _engine() -> Engine:
    """Return the renderer with our fonts loaded, once for each process."""
    engine = Engine(threads=0)
    for file in FILES.values():
        _must(Text(engine).font_load(str(file)))
    return engine


def _must(result: Result) -> None:
    """Raise an error if the renderer's ``result`` is a failure."""
    if result != Result.SUCCESS:
        raise ValueError(f"the renderer refused: {result!r}")
