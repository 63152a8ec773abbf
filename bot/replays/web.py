"""A whole match as one page for a browser: pictures, log and navigation, in all languages, without a network."""

import json
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from bot.games import Scene
from bot.pictures.lettering import FILES
from bot.replays.drawing import Drawings
from bot.replays.eyes import OPEN
from bot.replays.frames import Frame, Stop
from bot.replays.given import Given, replay_of
from bot.replays.page import eyes_name
from bot.replays.replay import DECISION, Replay, doing, open_hands
from bot.words import COMPLETE, NATIVE, Tongue, Words, plain

TEMPLATE: Final = Path(__file__).with_name("web.html")
TRIED: Final = 12  # after this many moments, the time for all of them can be estimated
WORDS: Final = (
    *("step-decision", "step-turn", "step-round", "step-choose", "web-first", "web-back", "web-on", "web-last"),
    *("web-play", "web-stop", "web-keys", "web-log", "web-moment", "web-language"),
)


@dataclass
class Spoken:
    """The match in one language: headings, and for each moment its heading, lines, pictures and next decision."""

    say: Tongue
    names: Sequence[str]
    headings: list[str] = field(default_factory=list)
    moments: list[dict[str, Any]] = field(default_factory=list)


class Web:
    """The maker of the page. ``seconds`` is the time that drawing may take.

    When this time is over, only the first moments of turns get pictures.
    """

    def __init__(self, given: Given, seconds: float) -> None:
        self.given = given
        self.replay = replay_of(given)
        self.drawings = Drawings()
        self.spoken = {code: Spoken(Words.load()[code], given.names[code]) for code in COMPLETE}
        self._seconds, self._begun, self._drawn = seconds, perf_counter(), 0
        self._turns = set(self.replay.steps.get("turn", ())) | {self.replay.rows[0], self.replay.rows[-1]}
        self._sparse = False

    def page(self) -> bytes:
        """Return the page."""
        before = Stop(self.replay.rows[0], 0)
        for stop, frame in self.replay.frames.walk():
            draws = self._draws(stop)
            for spoken in self.spoken.values():
                scene = self.replay.scene(frame, self.given.eyes, spoken.say, spoken.names)
                spoken.moments.append(self._moment(spoken, scene, before, stop, frame))
                if draws or not spoken.moments[:-1]:
                    spoken.moments[-1]["pictures"] = self._pictures(scene)
            self._drawn += draws
            before = stop
        return self._written().encode()

    def _draws(self, stop: Stop) -> bool:
        """Tell whether there is time for the pictures of a moment."""
        if not self._sparse and self._drawn == TRIED:
            each = (perf_counter() - self._begun) / TRIED
            self._sparse = each * len(self.replay.rows) > self._seconds
        return not self._sparse or stop.row in self._turns

    def _moment(self, spoken: Spoken, scene: Scene, before: Stop, stop: Stop, frame: Frame) -> dict[str, Any]:
        """Return a moment in words."""
        face, eyes = self.replay.face, self.given.eyes
        heading = plain(self.replay.heading(stop.row, scene))
        if heading not in spoken.headings:
            spoken.headings.append(heading)
        now = doing(face, scene, frame.asked) if frame.outcome is None else face.ending(frame.outcome, scene)
        found: dict[str, Any] = {
            "heading": spoken.headings.index(heading),
            "lines": [plain(line) for line in self.replay.lines(before.row, stop.row, eyes, scene)],
            "now": plain(now),
        }
        if eyes == OPEN:
            found["hands"] = [plain(line) for line in open_hands(face, scene)]
        return found

    def _pictures(self, scene: Scene) -> list[int]:
        """Return the numbers of the pictures of a moment."""
        found = []
        for sketch in self.replay.face.pictures(scene):
            key = sketch.key()
            known = self.drawings.known(key)
            found.append(self.drawings.add(key, sketch.draw(*sketch.given)) if known is None else known)
        return found

    def _written(self) -> str:
        own = self.spoken[self.given.language if self.given.language in self.spoken else "en"]
        title = _title(self.replay, own)
        data = {
            "language": own.say.language,
            "rows": self.replay.rows,
            "steps": {
                step: [self.replay.rows.index(row) for row in rows]
                for step, rows in self.replay.steps.items()
                if step != DECISION
            },
            "comments": [
                {"moment": self.replay.rows.index(one.row), "name": one.name, "text": one.text}
                for one in self.given.comments
                if one.row in self.replay.rows
            ],
            "parts": self.drawings.parts,
            "languages": {code: self._language(code, spoken) for code, spoken in self.spoken.items()},
        }
        written = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
        page = TEMPLATE.read_text(encoding="utf-8")
        for name, value in {
            "LANGUAGE": own.say.language, "TITLE": escape(title), "FONTS": fonts(), "DATA": written,
        }.items():  # fmt: skip
            page = page.replace(f"@{name}@", value, 1)
        return page

    def _language(self, code: str, spoken: Spoken) -> dict[str, Any]:
        say = spoken.say.of(self.replay.face.name)
        scene: Scene = Scene(say, spoken.names, {})
        return {
            "name": NATIVE[code],
            "title": _title(self.replay, spoken),
            "eyes": say("moment-eyes", eyes=eyes_name(self.given.eyes, scene)),
            "end": say("moment-end"),
            "words": {key: say(key) for key in WORDS},
            "headings": spoken.headings,
            "moments": spoken.moments,
        }


def _title(replay: Replay, spoken: Spoken) -> str:
    return f"{replay.face.title(spoken.say.of(replay.face.name))} · {' – '.join(spoken.names)}"


@cache
def fonts() -> str:
    """Return the fonts of the pictures as rules of a style sheet."""
    return "".join(
        f"@font-face{{font-family:{file.stem};src:url(data:font/ttf;base64,{b64encode(file.read_bytes()).decode()})}}"
        for file in FILES.values()
    )
