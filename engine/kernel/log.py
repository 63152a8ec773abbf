"""The decision log: its rows, a special row that is not a decision, and the error for a row that the rules refuse."""

from typing import Final, NamedTuple

RESIGN: Final = "resign"
LEAVING: Final = (RESIGN,)
# The key of a row that records the price of an undo by consent. Such a row is not a decision. A later undo keeps it.
WENT_BACK: Final = ("went-back",)


class Decision(NamedTuple):
    """One row of the decision log: the seat, the keys of its options, and whether the answer was automatic."""

    seat: int
    keys: tuple[str, ...]
    auto: bool = False


class Corrupt(Exception):
    """A decision log that does not fit the rules. ``row`` is the first decision that does not fit."""

    def __init__(self, row: int, reason: str) -> None:
        super().__init__(row, reason)
        self.row = row
        self.reason = reason
