"""The legend of a game's pictures in words."""

from collections.abc import Callable, Iterable

from bot.pictures.render import Sketch
from bot.words import Tongue


def legend_sketch(draw: Callable[..., str], names: Iterable[str], say: Tongue) -> Sketch:
    """Return the picture that explains the signs with these names. ``draw`` draws each sign."""
    rows = [(name, say(f"legend-{name}")) for name in names]
    return Sketch("legend", draw, (rows,), "; ".join(words for _, words in rows))
