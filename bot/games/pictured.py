"""Parts that the pictures of all games share: marks for changes since an earlier view, and the legend of the signs."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar, cast

from bot.games.scene import Scene
from bot.pictures.render import Sketch
from bot.words import Tongue

V = TypeVar("V", bound=Mapping[str, Any])


def marked(scene: Scene[V], **marks: Any) -> Scene[V]:
    """Return the scene with marks for pictures added to its view: cards that are ``new``, ``ways`` that pieces went."""
    return replace(scene, view=cast(V, {**scene.view, **marks}))


def new_cards(view: Mapping[str, Any], before: Mapping[str, Any]) -> list[str]:
    """Return the keys of the cards that ``view`` shows and the earlier view ``before`` does not."""
    return sorted(set(_keys(view)) - set(_keys(before)))


def _keys(part: Any) -> Iterator[str]:
    if isinstance(part, Mapping):
        if isinstance(key := part.get("key"), str):
            yield key
        for inner in part.values():
            yield from _keys(inner)
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from _keys(inner)


class Signs(NamedTuple):
    """The signs of a game's pictures: the function that draws their legend, and their names."""

    draw: Callable[..., str]
    names: Iterable[str]

    def legend(self, say: Tongue) -> Sketch:
        """Return the picture that explains the signs."""
        rows = [(name, say(f"legend-{name}")) for name in self.names]
        return Sketch("legend", self.draw, (rows,), "; ".join(words for _, words in rows))
