"""The glossaries of all games: ``data/rules/<game>/<language>.md``, read once and checked.

``entry_of`` finds the entry for a prompt's rule, for the question *why am I asked?*
"""

import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Final

from pydantic import BaseModel, BeforeValidator, ConfigDict, StringConstraints

from bot.rules.situations import Situation, read_situations
from bot.words import LANGUAGES
from engine.kernel.games import games, part_of
from engine.kernel.prompt import Refused

log = logging.getLogger(__name__)
_ENTRY: Final = re.compile(
    r"(?P<title>[^\n]+)\n- id:(?P<id>[^\n]*)\n- aliases:(?P<aliases>[^\n]*)\n- see:(?P<see>[^\n]*)\n"
    r"- source:(?P<source>[^\n]*)\n\n(?P<text>.*)",
    re.DOTALL,
)
# Rules that prompts name differently from the glossary.
OTHERWISE: Final = {
    "would-interrupt": "would",
    "forced-interrupt": "forced",
    "forced-reaction": "forced",
    "gain-ability": "gain",
    "action": "action-windows",
    "before": "reactions",
}


def _parts(value: object) -> object:
    """Split a line of metadata at its semicolons."""
    return tuple(filter(None, map(str.strip, value.split(";")))) if isinstance(value, str) else value


Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]


Title = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=150)]


Id = Annotated[str, StringConstraints(strip_whitespace=True, pattern=r"^[a-z0-9][a-z0-9.\-]{0,47}$")]


class Entry(BaseModel):
    """One entry of a glossary in one language."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: Id
    title: Title
    aliases: Annotated[tuple[Text, ...], BeforeValidator(_parts)]
    see: Annotated[tuple[Id, ...], BeforeValidator(_parts)]
    source: Annotated[str, StringConstraints(strip_whitespace=True)]
    text: Text


class Malformed(Exception):
    """Raised for a malformed glossary. The message of the error names the file and the fault."""


class Glossary:
    """The entries of one game in all languages. An entry with no text in one language appears in another.

    ``situations`` holds sentences in which players describe an entry's subject.
    """

    def __init__(
        self,
        game: str,
        languages: Mapping[str, Mapping[str, Entry]],
        situations: Iterable[Situation] = (),
        *,
        broken: bool = False,
    ) -> None:
        self.game = game
        self.broken = broken
        self.languages = languages
        self.situations = tuple(situations)
        self.ids: tuple[str, ...] = tuple(dict.fromkeys(id for entries in languages.values() for id in entries))

    def __contains__(self, id: object) -> bool:
        return any(id in entries for entries in self.languages.values())

    def entry(self, id: str, language: str) -> Entry:
        """Return an entry in ``language`` or the next best one. Raises KeyError for an unknown id."""
        for entries in (self.languages.get(language, {}), *self.languages.values()):
            if id in entries:
                return entries[id]
        raise KeyError(id)

    def language_of(self, id: str, language: str) -> str:
        """Return the language in which ``entry`` shows an entry."""
        return next(name for name in (language, *self.languages) if id in self.languages.get(name, {}))

    def see(self, entry: Entry) -> list[str]:
        """Return the entries that an entry refers to."""
        return [id for id in dict.fromkeys(entry.see) if id in self and id != entry.id]

    def every(self) -> Iterator[tuple[str, Entry]]:
        """Yield every entry in every language, with the language."""
        for language, entries in self.languages.items():
            for entry in entries.values():
                yield language, entry

    def faults(self) -> Iterator[str]:
        """Yield every gap or contradiction in the entries. The tests use this."""
        for language, entries in self.languages.items():
            yield from (f"{language}: {id} is missing" for id in self.ids if id not in entries)
            claimed: dict[str, str] = {}
            for entry in entries.values():
                yield from (f"{language}: {entry.id} leads to {id}" for id in entry.see if id not in entries)
                for name in {alias.casefold() for alias in entry.aliases}:
                    if claimed.setdefault(name, entry.id) != entry.id:
                        yield f"{language}: {name!r} is {claimed[name]} and {entry.id}"
        yield from (f"{told.told!r} leads to {told.id}" for told in self.situations if told.id not in self)


def parse(text: str, name: str) -> dict[str, Entry]:
    """Return the entries of a file by id, in order. Raises Malformed."""
    entries: dict[str, Entry] = {}
    for part in f"\n{text}".split("\n## ")[1:]:
        title = part.partition("\n")[0]
        match = _ENTRY.fullmatch(part)
        if match is None:
            raise Malformed(f"{name}: {title!r}")
        try:
            entry = Entry.model_validate(match.groupdict())
        except ValueError as error:
            raise Malformed(f"{name}: {title!r}: {error}") from error
        if entry.id in entries:
            raise Malformed(f"{name}: {entry.id}")
        entries[entry.id] = entry
    return entries


def read(game: str, folder: Path) -> Glossary:
    """Read the glossary of a game from its folder. Without files the glossary is empty."""
    paths = {language: folder / f"{language}.md" for language in LANGUAGES}
    found = {
        language: parse(path.read_text(encoding="utf-8"), f"{folder.name}/{path.name}")
        for language, path in paths.items()
        if path.exists()
    }
    return Glossary(game, found, read_situations(folder))


@cache
def glossaries() -> Mapping[str, Glossary]:
    """Read the glossaries of all games once. A glossary that cannot be read is empty, and the log says why."""
    return {game: _read(game) for game in games("glossary")}


def _read(game: str) -> Glossary:
    try:
        return read(game, part_of(game, "glossary"))
    except (ValueError, Malformed, OSError, Refused):
        log.exception("the rules of %s cannot be looked up", game)
        return Glossary(game, {}, broken=True)


def entry_of(game: str, rule: str) -> str | None:
    """Return the entry for a prompt's rule path, or None if the glossary has none.

    A path may be more exact than the glossary: ``initiating-abilities.5`` leads to ``initiating-abilities``.
    """
    glossary = glossaries().get(game)
    if glossary is None:
        return None
    path = OTHERWISE.get(rule, rule).lower()
    while path:
        for form in _forms(path):
            if form in glossary:
                return form
        path = path.rpartition(".")[0]
    return None


def _forms(path: str) -> Iterator[str]:
    """Yield the possible names of the entry for a rule."""
    yield f"step-{path}"
    yield f"law-{path}"
    yield path
    yield path.replace(".", "-")
    yield f"{path}s"
