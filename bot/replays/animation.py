"""A whole match as a moving picture that plays in Discord: one picture for each turn, within the size of an upload.

The picture is a GIF, because Discord plays GIFs by itself on every device.
"""

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.games.periods import TURN
from bot.pictures.raster import render
from bot.pictures.render import Sketch
from bot.replays.given import Given, replay_of
from bot.replays.replay import Replay
from bot.words import Words

LARGEST: Final = 9_500_000  # bytes; Discord takes 10 MB from a bot
WIDTHS: Final = (560, 420, 320)  # widths in pixels; the first one with a small enough file is used
MOST: Final = 240  # the most pictures
LASTS: Final = 1200  # milliseconds for each picture
END: Final = 6000  # milliseconds for the last picture
COLOURS: Final = 128
SAMPLES: Final = 12  # the colours are chosen from this many pictures
GROUND: Final = (217, 199, 163)


def animated(given: Given) -> bytes:
    """Return a match as a GIF."""
    replay = replay_of(given)
    rows, scenes = chosen_rows(replay), []
    say = Words.load()[given.language]
    for stop, frame in replay.frames.walk():
        if stop.row in rows:
            scene = replay.scene(frame, given.eyes, say, given.names[given.language])
            scenes.append(list(replay.face.scenery(scene)))
    for width in WIDTHS:
        written = gif([stacked(scene, width) for scene in scenes])
        if len(written) <= LARGEST:
            break
    return written


def chosen_rows(replay: Replay) -> set[int]:
    """Return the rows of the shown moments: the first of each turn, and the last.

    If there are too many moments, leave some out.
    """
    rows = replay.steps.get(TURN, replay.rows)
    every = -(-len(rows) // MOST)
    return {*rows[::every], rows[-1]}


def stacked(sketches: Sequence[Sketch], width: int) -> Image.Image:
    """Return pictures as one, beneath one another."""
    drawn = [Image.open(io.BytesIO(render(sketch.draw(*sketch.given), width))).convert("RGB") for sketch in sketches]
    whole = Image.new("RGB", (width, max(sum(picture.height for picture in drawn), 1)), GROUND)
    y = 0
    for picture in drawn:
        whole.paste(picture, (0, y))
        y += picture.height
    return whole


def gif(pictures: Sequence[Image.Image]) -> bytes:
    """Return pictures of one width as an animated GIF with the same colours throughout."""
    width, height = pictures[0].width, max(picture.height for picture in pictures)
    colours = palette(pictures)
    frames = []
    for picture in pictures:
        whole = Image.new("RGB", (width, height), GROUND)
        whole.paste(picture, (0, 0))
        frames.append(whole.quantize(palette=colours, dither=Image.Dither.NONE))
    lasts = [LASTS] * (len(frames) - 1) + [END]
    frames[0].save(
        written := io.BytesIO(), format="GIF", save_all=True, append_images=frames[1:], duration=lasts, loop=0,
        optimize=False,
    )  # fmt: skip
    return written.getvalue()


def palette(pictures: Sequence[Image.Image]) -> Image.Image:
    """Return the colours of some of the pictures."""
    some = pictures[:: -(-len(pictures) // SAMPLES)]
    sheet = Image.new("RGB", (some[0].width, sum(picture.height for picture in some)), GROUND)
    y = 0
    for picture in some:
        sheet.paste(picture, (0, y))
        y += picture.height
    return sheet.quantize(COLOURS, Image.Quantize.MEDIANCUT)
