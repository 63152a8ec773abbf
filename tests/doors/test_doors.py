"""No input of a door raises an error, and every answer can be sent.

``python -m tests.doors`` lets a fuzzer guided by coverage try each door for ten minutes, with limits of time and size.
"""

import json
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.rng import Stream

from .dealer import JUNK, Dealer
from .doors import DOORS, Door, inputs
from .fuzz import Watch, by_chance, judged

EXAMPLES = 25


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_the_first_inputs_raise_no_error(door: Door) -> None:
    for data in [*inputs(door)][::2]:
        door.enter(data)


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
@settings(max_examples=EXAMPLES, deadline=None)
@given(data=st.data())
def test_random_bytes_raise_no_error(door: Door, data: st.DataObject) -> None:
    door.enter(data.draw(st.binary(max_size=min(door.longest, 600))))


def watched(folder: Path, enter: object) -> dict[str, object]:
    """Return the notes about fifty randomly changed inputs. An input that raises ends the test."""
    watch = Watch(enter, 600.0, folder / "found.json")  # type: ignore[arg-type]
    try:
        for data in islice(by_chance([b"7:0x40:3.1f"], 40), 50):
            watch(data)
        watch.note()
    except ValueError:
        pass
    found: dict[str, object] = json.loads(watch.file.read_text())
    return found


def test_the_fuzzer_notes_what_it_tried(tmp_path: Path) -> None:
    row, wrong = judged("custom_ids", watched(tmp_path, lambda data: None))
    assert row.startswith("| custom_ids | 50 | 0 |") and not wrong


def test_an_input_that_raises_is_reported(tmp_path: Path) -> None:
    def enter(data: bytes) -> None:
        if b"7" not in data:
            raise ValueError("no seven")

    found = watched(tmp_path, enter)
    _, [wrong] = judged("custom_ids", found)
    assert b"7" not in bytes.fromhex(str(found["failed"]))
    assert f"--again custom_ids {found['failed'] or '-'}" in wrong and "no seven" in wrong


def test_a_spoiled_save_holds_no_part_of_itself_and_spoils_nothing_else() -> None:
    """A fuzzer whose inputs change each other reports faults that nobody can repeat."""
    before = json.dumps(JUNK)
    for number in range(200):
        stream = Stream(number)
        data: dict[str, object] = {"a": [1, {"b": [2, [3]]}], "c": {"d": [4, 5]}}
        for _ in range(4):
            Dealer(bytes(stream.below(256) for _ in range(40))).spoil(data)
        json.dumps(data)
    assert json.dumps(JUNK) == before
