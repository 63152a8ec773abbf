"""``python -m tests.load.races``: many presses at once, over true sockets, while Discord fails.

The bot runs with the stand-in for Discord, which refuses some requests as too many, fails others and drops its
websocket. Doubled, old and forged presses and those of strangers are in flight together. Each legal decision must be
taken once, and every other press must be refused in words. The program runs ``tests/load/test_races.py`` with as many
presses as you say, and prints a table of the largest race.
"""

import argparse
import os
import sys
from pathlib import Path

import pytest


def main() -> int:
    """Run the races; return 0 if nothing was lost or done twice."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.races", description=__doc__)
    parser.add_argument("--presses", type=int, default=500, help="presses at once; two matches for every five")
    os.environ["TEAHOUSE_PRESSES"] = str(parser.parse_args().presses)
    return int(pytest.main(["-q", "-s", str(Path(__file__).with_name("test_races.py"))]))


if __name__ == "__main__":
    sys.exit(main())
