"""``python -m tests.load.pointed URL``: the bot as it is, with the server at URL for Discord.

Imports late, as ``bot.__main__`` does: the processes that draw pictures import this file too.
"""

import sys


def main() -> int:
    """Run the bot until it is stopped."""
    from bot.__main__ import main as run

    from .stand_in import pointed_at

    with pointed_at(sys.argv.pop(1)):
        return run()


if __name__ == "__main__":
    sys.exit(main())
