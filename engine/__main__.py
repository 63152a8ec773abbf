"""``python -m engine``: play, serve, fuzz, bench, replay, coverage and perft without any bot."""

import sys

from engine.cli.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
