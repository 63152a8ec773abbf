"""``pytest -p tests.keeping.harvest --keep NAME tests/…``: stores matches of tests as ``tests.keeping.keep`` does.

The plugin looks for kinds of questions that no stored match has (``tests.keeping.missing``). The plugin stores a match
at such a question if a replay of the log alone leads there again. Random games do not reach all kinds of questions. The
tests of rules and cards reach more.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from engine.keeping import Kept, beginning, digest, is_in_state, moment_of, state_json, state_of
from engine.kernel.fingerprint import fingerprint
from engine.kernel.match import Corrupt, Match
from engine.kernel.prompt import Refused

from .keep import FOLDER, Stored, json_of, pack, unpack
from .missing import missing

found: Final[dict[str, list[Stored]]] = defaultdict(list)
wanted: Final[dict[str, set[str]]] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the name of the folder to write."""
    parser.addoption("--keep", help="write what is kept to this folder")


def pytest_configure(config: pytest.Config) -> None:
    """Look at each match before and after each of its answers."""
    if config.getoption("--keep") is None:
        return
    wanted.update(missing())
    Match.answer = watched(Match.answer)  # type: ignore[method-assign]


def watched(method: Callable[..., Any]) -> Callable[..., Any]:
    """Return a method of a match that looks at the match before and afterwards."""

    def look(match: Match) -> None:
        kinds = {prompt.kind for prompt in match.pending} & wanted.get(match.header.game, set())
        if kinds and not match.held and (one := stored(match, min(kinds))) is not None:
            found[match.header.game].append(one)
            wanted[match.header.game] -= kinds

    def watching(match: Match, *given: Any, **named: Any) -> Any:
        look(match)
        answer = method(match, *given, **named)
        look(match)
        return answer

    return watching


def stored(match: Match, kind: str) -> Stored | None:
    """Return what the store would keep of a match now, or None if a replay of its log leads to another state."""
    row, now = len(match.log), json_of(moment_of(match))
    match.header.fingerprint = fingerprint(match.header.game)
    try:
        again = Match(match.header)
        for decision in match.log:
            again.retake(decision)
    except (Corrupt, Refused):
        return None
    if not is_in_state(now, again):
        return None
    first = Match(match.header)
    begins = beginning(first, moment_of(first)) if first.pending else None
    moments = [json_of(begins), now] if begins is not None and row else [now]
    digests = {row: digest(state_json(state_of(match)))}
    held: Mapping[int, tuple[str, ...]] = {}
    return Stored(Kept(match.header, tuple(match.log), held, digests, moments), {row: (kind, {})})


def pytest_unconfigure(config: pytest.Config) -> None:
    """Write the matches that were found."""
    if config.getoption("--keep") is None:
        return
    folder = FOLDER / config.getoption("--keep")
    folder.mkdir(parents=True, exist_ok=True)
    for game, games in found.items():
        file = folder / f"{game}.txt"
        file.write_text(pack([*(unpack(file) if file.exists() else []), *games]), encoding="ascii")
    print({game: [min(kind for kind, _ in one.cuts.values()) for one in games] for game, games in found.items()})
    print("still missing:", wanted)
