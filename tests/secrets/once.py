"""This module writes each line of a log once for all readers who see the same.

Most of what a table sends are lines of logs, and a comparison reads the same line many times: on two pages of the log,
in the replay, at both tables. ``Face.acts`` reads only records, ``Face.record`` only an act and a scene, so the same
records in an equal scene are written once. Records made after the two tables were forked are never the same, and each
table writes them for itself.
"""

import json
from collections.abc import Sequence
from typing import Any

from bot.games import Face, Scene
from engine.kernel.record import Record


class Lines:
    """The acts by their records, and the lines by act and scene. The keys are ids, so the objects are kept alive."""

    def __init__(self) -> None:
        self._acts: dict[tuple[int, ...], tuple[Sequence[Record], Sequence[Record]]] = {}
        self._lines: dict[tuple[int, Any], tuple[Record, str | None]] = {}
        self._scenes: dict[int, tuple[Scene[Any], Any]] = {}

    def acts(self, face: Face[Any], records: Sequence[Record]) -> Sequence[Record]:
        """Return records as acts."""
        key = tuple(map(id, records))
        if key not in self._acts:
            self._acts[key] = (list(records), face.acts(records))
        return self._acts[key][1]

    def line(self, face: Face[Any], act: Record, scene: Scene[Any]) -> str | None:
        """Return an act as a line."""
        key = (id(act), self._content(scene))
        if key not in self._lines:
            self._lines[key] = (act, face.record(act, scene))
        return self._lines[key][1]

    def _content(self, scene: Scene[Any]) -> Any:
        """Return the whole content of a scene."""
        if id(scene) not in self._scenes:
            held = (id(scene.say), *scene.names, json.dumps(scene.view), scene.headed)
            self._scenes[id(scene)] = (scene, held)
        return self._scenes[id(scene)][1]


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
