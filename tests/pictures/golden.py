"""``python -m tests.pictures.golden`` renews the golden pictures; look at the difference before you commit it."""

from pathlib import Path
from typing import Final

from bot.pictures.gallery import sketches
from bot.pictures.raster import render
from bot.pictures.render import Sketch

FOLDER: Final = Path(__file__).parent / "golden"
WIDTH: Final = 200
NAMES: Final = (
    "beginning-table-fr", "ccg-battle-hand-pl", "ccg-battle-table-fr", "ccg-six-battle-en", "closing-pl",
    "conflict-en", "conflict-table-en", "crowded-fr", "crowded-table-pl", "hand-fr", "phases-pl",
)  # fmt: skip


def wanted() -> dict[str, Sketch]:
    """Return the sketches of the golden pictures."""
    return {name: sketch for name, sketch in sketches() if name in NAMES}


def small(sketch: Sketch) -> bytes:
    """Return a picture as it is stored here."""
    return render(sketch.draw(*sketch.given), width=WIDTH)


if __name__ == "__main__":
    for name, sketch in wanted().items():
        (FOLDER / f"{name}.png").write_bytes(small(sketch))
