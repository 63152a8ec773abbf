"""This module finds the beginnings of turns and rounds among the records, for people who look through a match."""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.kernel.record import Record

ROUND: Final = "round"
TURN: Final = "turn"


def turns_of_players(records: Iterable[Record], kind: str) -> Iterator[tuple[int, str]]:
    """Yield the index of each record that begins a player's turn (of ``kind``), and whether it begins a round as well.

    A round begins when a player who has had a turn in the present round gets another turn. This rule finds the rounds
    whichever player begins, and also after players have left the match.
    """
    had: set[int] = set()
    for number, record in enumerate(records):
        if record.kind == kind:
            player = record.facts["player"]
            begins = not had or player in had
            had = {player} if begins else had | {player}
            yield number, ROUND if begins else TURN
