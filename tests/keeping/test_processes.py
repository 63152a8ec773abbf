"""A log leads to the same match in every process: nothing depends on the order of Python's sets."""

import os
import subprocess
import sys

from engine.kernel.games import ROOT

PLAY = """
from engine.keeping import digest, state_json, state_of
from tests.keeping.playing import begun, playing

for game, seats in (("l5r-lcg", 2), ("root", 4), ("l5r-ccg", 3)):
    for mixed in (False, True):
        *_, last = playing(begun(game, seats, "alike", mixed=mixed), 60)
        log = [(row.seat, row.keys, row.auto) for row in last.match.log]
        print(game, len(log), digest(repr(log).encode()), digest(state_json(state_of(last.match))))
"""


def test_a_match_is_the_same_in_every_process() -> None:
    found = set()
    for seed in ("1", "77"):
        given = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", PLAY]
        done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT, env=given)
        found.add(done.stdout)
    assert len(found) == 1 and next(iter(found)).count("\n") == 6
