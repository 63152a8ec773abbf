"""This module writes each line of a log once for all readers who see the same.

A table mostly sends lines of logs, and a comparison reads the same line many times. Such a line is on the pages of the
log and in the replay, at both tables, and again at each later moment of the game. ``Face.acts`` reads only records, and
``Face.record`` only an act and a scene. So equal acts are written once for equal scenes. Most lines do not read the
scene's view at all; these are written once for all scenes with the same words and names.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games import Face, Scene
from engine.kernel.record import Record


class Noticed(Mapping[str, Any]):
    """A view that notes whether anybody has read it."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.read = False

    def __getitem__(self, name: str) -> Any:
        self.read = True
        return self.view[name]

    def __iter__(self) -> Iterator[str]:
        self.read = True
        return iter(self.view)

    def __len__(self) -> int:
        self.read = True
        return len(self.view)


class Lines:
    """The lines by act and scene. Some keys are ids, so these objects are kept alive."""

    def __init__(self) -> None:
        self._acts: dict[tuple[int, ...], tuple[Sequence[Record], Sequence[Record]]] = {}
        self._lines: dict[Any, str | None] = {}
        self._contents: dict[int, tuple[Record, str]] = {}
        self._scenes: dict[int, tuple[Scene[Any], str]] = {}
        self._tongues: dict[int, Any] = {}

    def later(self) -> None:
        """Forget what belongs to one moment only."""
        self._acts, self._contents, self._scenes = {}, {}, {}

    def acts(self, face: Face[Any], records: Sequence[Record]) -> Sequence[Record]:
        """Return records as acts."""
        key = tuple(map(id, records))
        if key not in self._acts:
            self._acts[key] = (list(records), face.acts(records))
        return self._acts[key][1]

    def line(self, face: Face[Any], act: Record, scene: Scene[Any]) -> str | None:
        """Return an act as a line."""
        self._tongues[id(scene.say)] = scene.say
        anywhere = (self._content(act), id(scene.say), *scene.names, scene.headed)
        if anywhere in self._lines:
            return self._lines[anywhere]
        here = (*anywhere, self._view(scene))
        if here not in self._lines:
            view = Noticed(scene.view)
            line = face.record(act, replace(scene, view=view))
            self._lines[here if view.read else anywhere] = line
            return line
        return self._lines[here]

    def _content(self, act: Record) -> str:
        """Return the whole content of an act."""
        if id(act) not in self._contents:
            self._contents[id(act)] = (act, content(act))
        return self._contents[id(act)][1]

    def _view(self, scene: Scene[Any]) -> str:
        """Return the whole view of a scene."""
        if id(scene) not in self._scenes:
            self._scenes[id(scene)] = (scene, json.dumps(scene.view))
        return self._scenes[id(scene)][1]


def content(value: Any) -> str:
    """Return everything that is in a record, or in one of its facts."""
    if isinstance(value, Record):
        return f"{value.kind}{value.seats}{content(value.facts)}"
    if isinstance(value, dict):
        return f"{{{','.join(f'{name!r}:{content(inner)}' for name, inner in value.items())}}}"
    if isinstance(value, list | tuple):
        return f"{type(value).__name__}[{','.join(map(content, value))}]"
    return repr(value)


class FaceOnce:
    """A face that writes no line twice."""

    def __init__(self, face: Face[Any], lines: Lines) -> None:
        self._face = face
        self._lines = lines

    def __getattr__(self, name: str) -> Any:
        return getattr(self._face, name)

    def acts(self, records: Sequence[Record]) -> Sequence[Record]:
        """Return records as acts."""
        return self._lines.acts(self._face, records)

    def record(self, act: Record, scene: Scene[Any]) -> str | None:
        """Return an act as a line."""
        return self._lines.line(self._face, act, scene)
