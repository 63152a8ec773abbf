"""Many decks at once for organisers: files and archives of files, judged one by one."""

import csv
import io
import re
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Final

from bot.controls.control import clip
from bot.decks.code import fingerprint
from bot.decks.judging.check import Check, check_all
from bot.decks.judging.report import called, fault_lines, form_name, shown, unread
from bot.decks.reading.deck import BYTES, Unreadable, clean
from bot.words import Tongue

MOST: Final = 64  # the most decks at once
ZIPPED: Final = 1_000_000  # the most bytes of an archive
UNZIPPED: Final = 4_000_000  # the most bytes of all files in an archive together
RATIO: Final = 100  # the highest ratio of a file's size to its compressed size in an archive
NAME: Final = 60
REASON: Final = 150  # characters of the first fault in a line of the table
ARCHIVE: Final = (b"PK\x03\x04", b"PK\x05\x06")
_PLAYER: Final = re.compile(r"^\W*(?:player|joueur(?:se)?|gracz(?:ka)?)\s*:\s*(?P<name>\S.*)$", re.I | re.M)


@dataclass(frozen=True)
class Entry:
    """One of many decks: its player, and its verdict or the reason why it is not a deck."""

    player: str
    check: Check | None = None
    trouble: Unreadable | None = None

    @property
    def fingerprint(self) -> str:
        """The deck's fingerprint, or an empty text if the entry is not a deck."""
        return fingerprint(self.check.reading.cards) if self.check is not None else ""


def is_archive(data: bytes) -> bool:
    """Tell whether a file is an archive that the bot can open."""
    return data.startswith(ARCHIVE)


def judge_many(files: Sequence[tuple[str, bytes]], game: str | None = None, form: str | None = None) -> list[Entry]:
    """Judge all decks of some files. Raises Unreadable for too many files or a bad archive."""
    found: list[Entry] = []
    for name, data in _opened(files):
        found += _judged(name, data, game, form)
        if len(found) > MOST:
            raise Unreadable("decks-too-many", most=MOST)
    if not found:
        raise Unreadable("deck-empty")
    return found


def _judged(name: str, data: bytes, game: str | None, form: str | None) -> Iterator[Entry]:
    """Yield the decks of a file, named after the player or the file."""
    player = clean(PurePosixPath(name).stem, NAME)
    try:
        checks = check_all(data, game, form)
    except Unreadable as error:
        yield Entry(player, trouble=error)
        return
    named = [match["name"] for match in _PLAYER.finditer(data.decode(errors="replace"))]
    for number, found in enumerate(checks, 1):
        _ = found.faults  # find the faults now, because this thread delays no other answers
        if len(named) == len(checks):
            yield Entry(clean(named[number - 1], NAME), found)
        else:
            yield Entry(player if len(checks) == 1 else f"{player} {number}", found)


def _opened(files: Sequence[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """Yield the files. If a file is an archive, yield the files in it."""
    for name, data in files:
        if is_archive(data):
            yield from _unzipped(name, data)
        else:
            yield name, data


def _unzipped(name: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the files of an archive.

    All limits are checked before unpacking. No file is unpacked further than the limit of one file.
    """
    if len(data) > ZIPPED:
        raise Unreadable("zip-too-large", name=name, most=ZIPPED)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            inside = [info for info in archive.infolist() if not info.is_dir() and not _hidden(info.filename)]
            if len(inside) > MOST:
                raise Unreadable("decks-too-many", most=MOST)
            if sum(info.file_size for info in inside) > UNZIPPED:
                raise Unreadable("zip-too-large", name=name, most=UNZIPPED)
            if any(info.file_size > RATIO * max(info.compress_size, 1) for info in inside):
                raise Unreadable("zip-strange", name=name)
            for info in inside:
                with archive.open(info) as file:
                    yield info.filename, file.read(BYTES + 1)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError) as error:
        raise Unreadable("zip-strange", name=name) from error  # damaged, encrypted, or in an unknown compression


def _hidden(path: str) -> bool:
    """Tell whether a file is one of those that operating systems add to archives."""
    return any(part.startswith((".", "__MACOSX")) for part in PurePosixPath(path).parts)


def entry_line(entry: Entry, say: Tongue, *, why: bool = False) -> str:
    """Return an entry as two lines of the table. Set ``why`` to add the first fault in words."""
    player = shown(entry.player) or say("deck-untitled")
    if entry.check is None:
        assert entry.trouble is not None
        return say("decks-line-none", player=player, reason=say(entry.trouble.reason, **entry.trouble.facts))
    deck = called(entry.check.game, entry.check.reading, say)
    faults = len(entry.check.faults) + len(entry.check.reading.problems)
    line = say("decks-line", player=player, deck=deck, legal="yes" if entry.check.legal else "no", faults=faults)
    first = [clip(reason, REASON) for reason in reasons(entry.check, say)[:1]] if why else []
    return f"{line}\n-# {' · '.join((f'`{entry.fingerprint}`', *first))}"


def reasons(check: Check, say: Tongue) -> list[str]:
    """Return everything that is wrong with a deck, each in a sentence."""
    return [*(line for _, line in fault_lines(check, say)), *(line for _, line in unread(check, say))]


def same_cards(entries: Sequence[Entry], say: Tongue) -> list[str]:
    """Return the players whose decks have the same cards as another player's deck."""
    players: dict[str, list[str]] = {}
    for entry in entries:
        if entry.check is not None:
            players.setdefault(entry.fingerprint, []).append(shown(entry.player))
    return [say("decks-same", players=", ".join(names)) for names in players.values() if len(names) > 1]


def as_table(entries: Sequence[Entry], say: Tongue) -> str:
    """Return the table with every fault, for spreadsheets. No cell begins like a formula."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    heads = ("player", "deck", "format", "legal", "fingerprint", "faults")
    table.writerow([say(f"decks-column-{head}") for head in heads])
    for entry in entries:
        table.writerow([_safe(cell) for cell in _cells(entry, say)])
    return out.getvalue()


def _cells(entry: Entry, say: Tongue) -> list[str]:
    if entry.check is None:
        assert entry.trouble is not None
        return [entry.player, "", "", say("decks-no"), "", say(entry.trouble.reason, **entry.trouble.facts)]
    check = entry.check
    wrong = [reason.replace("`", "") for reason in reasons(check, say)]
    legal = say("decks-yes" if check.legal else "decks-no")
    form = form_name(check.game, check.form, say)
    return [entry.player, called(check.game, check.reading, say), form, legal, entry.fingerprint, " ".join(wrong)]


def _safe(cell: str) -> str:
    return f"'{cell}" if cell[:1] in ("=", "+", "-", "@", "\t") else cell
