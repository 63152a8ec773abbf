"""Open hands for onlookers: if all players agree, onlookers may look back at earlier rounds with all cards open.

The delay is a number of rounds. Any player may hide the hands again alone, and a new player at a seat hides them too.
"""

from typing import Final

from bot.tables.consent.petitions import HANDS, Agreement
from bot.tables.table import Table
from bot.trouble import Trouble

DELAY: Final = "hands-after"  # the setting of a match
LONGEST: Final = 5  # rounds


def delay_of(table: Table) -> int | None:
    """Return after how many whole rounds onlookers may see all cards of a moment.

    The result None means that onlookers see the cards only at the end of the match.
    """
    setting = table.saved.settings.get(DELAY, "")
    return int(setting) if setting.isdigit() else None


def _check(table: Table, rounds: int) -> None:
    """Raise Trouble if there is nothing to agree on."""
    if not 1 <= rounds <= LONGEST:
        raise Trouble("trouble-old-button", stale=True)
    if delay_of(table) == rounds:
        raise Trouble("trouble-hands-open-already", rounds=rounds)


def _open(table: Table, rounds: int) -> None:
    table.saved.settings[DELAY] = str(rounds)


OPENING: Final = Agreement(HANDS, _check, _open)


async def hide(table: Table, user: int) -> None:
    """Let a player hide all hands from onlookers again. Nobody else has to agree."""
    async with table.lock:
        table.playing()
        table.there(table.seating.seated(user))
        table.petitions.shut(HANDS)
        table.saved.settings.pop(DELAY, None)
        await table.keep()
