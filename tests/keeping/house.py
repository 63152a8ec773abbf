"""Old bots: the whole store as an earlier version of the bot left it, and the buttons in its channels.

With ``KEEP_HOUSES=FOLDER`` in the environment each test that plays in the simulated Discord writes its store there.
Some of them are in ``tests/keeping/houses``. Every later version of the code must open them (``test_houses.py``).
"""

import json
import lzma
import re
import sqlite3
from base64 import b85decode, b85encode
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from textwrap import wrap
from typing import Any, Final, NamedTuple

FOLDER: Final = Path(__file__).parent / "houses"
WIDTH: Final = 110
EACH: Final = 3  # buttons of one kind that are stored


class House(NamedTuple):
    """A stored bot: the statements that fill its store, the ids of its people and channels, and buttons to press."""

    sql: str
    pragmas: Mapping[str, int]
    numbers: Mapping[str, int]
    buttons: Mapping[str, Sequence[str]]

    def build(self, path: Path, numbers: Mapping[str, int]) -> None:
        """Write the store to a file, for people and channels that have other ids."""
        changed = {str(old): str(numbers[name]) for name, old in self.numbers.items()}
        sql = re.sub(r"\d{15,}", lambda found: changed.get(found[0], found[0]), self.sql)
        with closing(sqlite3.connect(path)) as db:
            db.executescript(sql)
            for name, value in self.pragmas.items():
                db.execute(f"PRAGMA {name} = {value}")
            db.commit()


def house_of(database: Path, numbers: Mapping[str, int], sent: Sequence[Any]) -> House:
    """Return a house from its store and from all bodies that its bot sent."""
    with closing(sqlite3.connect(database)) as db:
        pragmas = {name: db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")}
        sql = "\n".join(db.iterdump())
    buttons: dict[str, Sequence[str]] = {}
    kinds: Counter[str] = Counter()
    for component in (part for body in sent for part in _parts(body)):
        name = component["custom_id"]
        kind = name.split(":")[1]
        if name not in buttons and kinds[kind] < EACH:
            kinds[kind] += 1
            buttons[name] = [option["value"] for option in component.get("options", [])][:EACH]
    return House(sql, pragmas, numbers, buttons)


def _parts(body: Any) -> list[dict[str, Any]]:
    """Return the buttons and selects anywhere in a body."""
    if isinstance(body, list):
        return [part for one in body for part in _parts(one)]
    if not isinstance(body, dict):
        return []
    own = [body] if str(body.get("custom_id", "")).startswith("tea:") and body.get("type") in (2, 3) else []
    return own + [part for one in body.values() for part in _parts(one)]


def pack(house: House) -> str:
    """Return a house as lines of text."""
    packed = lzma.compress(json.dumps(house._asdict(), separators=(",", ":")).encode(), preset=9)
    return "\n".join(wrap(b85encode(packed).decode(), WIDTH)) + "\n"


def unpack(path: Path) -> House:
    """Return the house of a file."""
    packed = "".join(path.read_text(encoding="ascii").split())
    return House(**json.loads(lzma.decompress(b85decode(packed))))
