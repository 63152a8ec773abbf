"""The one list of languages, ``data/languages.json``: English first, the others in the order of the list.

Tests require a complete language to have every message. In an incomplete language, English fills the gaps.
"""

from pathlib import Path
from typing import Final

from pydantic import BaseModel, ConfigDict, TypeAdapter

from engine.kernel.games import ROOT

LIST: Final = ROOT / "data" / "languages.json"


class Language(BaseModel):
    """A language: its name, written in that language, and whether its messages are complete."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    name: str
    complete: bool


def read(path: Path = LIST) -> dict[str, Language]:
    """Return the languages that a file lists, by their codes.

    Raises pydantic's ValidationError if the file is not such a list.
    """
    return TypeAdapter(dict[str, Language]).validate_json(path.read_bytes())


_listed: Final = read()
LANGUAGES: Final = tuple(_listed)
COMPLETE: Final = tuple(code for code, language in _listed.items() if language.complete)
NATIVE: Final = {code: language.name for code, language in _listed.items()}
