"""The script of a lesson: the position in which its match begins, its steps, and the answers of the other side.

A script is data. The file is ``first.json`` in the folder that ``data/games.json`` names as the game's ``lesson``. The
sentences of a script are ``lesson-<step>`` and ``lesson-<step>-back`` among the words of the game.
"""

import json
import re
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field

from engine.kernel.games import part_of, sound
from engine.kernel.prompt import PASS, Prompt, Refused

UID: Final = re.compile(r"#\d+")

Answer = list[str]


class Part(BaseModel):
    """The base of all parts of a script: unknown fields are errors."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Step(Part):
    """One element of the lesson: a page to read, or a question with the answers that it accepts.

    ``asks`` is the kind of question; without it the step is a page. Each answer is a list of patterns of keys without
    their numbers (``play:fine-katana``, ``commit:*``). A ``wanted`` answer is the answer that the sentence asks for. A
    ``fine`` answer does no harm. With ``free``, every answer is fine. After any other answer the learner reads a
    sentence and answers again. ``missed`` says that the question may never come, because it depends on an earlier
    choice of the learner. ``card`` names a card in the sentence.
    """

    id: str
    asks: str | None = None
    at: str | None = Field(None, description="the rule that asks")
    wanted: list[Answer] = []
    fine: list[Answer] = []
    free: bool = False
    missed: bool = False
    picture: bool = False
    cards: Mapping[str, str] = {}

    def is_for(self, prompt: Prompt | None) -> bool:
        """Tell whether this step is about a question, or is a page to read before the question."""
        rule, kind = (None, None) if prompt is None else (prompt.rule, prompt.kind)
        return self.asks in (None, kind) and self.at in (None, rule)

    def accepts(self, keys: Sequence[str]) -> bool:
        """Tell whether an answer lets the lesson go on."""
        return self.free or any(fits(keys, answer) for answer in (*self.wanted, *self.fine))


class Script(Part):
    """One lesson: the start of its match, its steps in order, and the answers of the other seats by kind of question.

    The learner plays seat 0. The other seats give the first of their answers that is legal, or otherwise the smallest
    legal answer.
    """

    seats: list[dict[str, Any]]
    seed: str = "1"
    options: dict[str, Any] = {}
    position: dict[str, Any]
    steps: list[Step]
    others: dict[str, list[Answer]] = {}

    def answer_of_others(self, prompt: Prompt) -> list[str]:
        """Return the answer of a seat that the computer plays while the lesson goes on."""
        for answer in self.others.get(prompt.kind, ()):
            if (keys := found(prompt, answer)) is not None:
                return keys
        return [option.key for option in prompt.least()]


def bare(key: str) -> str:
    """Return a key without the numbers of its cards, which differ from match to match."""
    return UID.sub("", key)


def fits(keys: Sequence[str], answer: Answer) -> bool:
    """Tell whether an answer has this form: each pattern matches at least one of its keys, and each key is matched."""
    named = [bare(key) for key in keys]
    return all(any(fnmatchcase(key, pattern) for key in named) for pattern in answer) and all(
        any(fnmatchcase(key, pattern) for pattern in answer) for key in named
    )


def found(prompt: Prompt, answer: Answer) -> list[str] | None:
    """Return the option keys of a question that match an answer's patterns.

    The result is None if these keys are not a legal answer.
    """
    keys: list[str] = []
    for pattern in answer:
        key = next((o.key for o in prompt.options if fnmatchcase(bare(o.key), pattern) and o.key not in keys), None)
        if key is None:
            return None
        keys.append(key)
    try:
        prompt.choose(keys)
    except Refused:
        return None
    return keys


def passes(prompt: Prompt) -> bool:
    """Tell whether the lesson passes a question that has no step: a window in which the player need not act."""
    return prompt.window and any(option.key == PASS for option in prompt.options)


def lessons() -> list[str]:
    """Return the games that have a lesson and can be played now."""
    return sound("rules", "face", "lesson")


@cache
def script_of(game: str) -> Script:
    """Return the script of a game's first match."""
    folder: Path = part_of(game, "lesson")
    return Script.model_validate(json.loads((folder / "first.json").read_text(encoding="utf-8")))
