"""Going back by consent at a price: the player who asked pays once, and later events do not change the payment."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.kernel.game import Header, register
from engine.kernel.match import WENT_BACK, Corrupt, Decision, Match
from engine.kernel.prompt import Refused
from engine.kernel.record import Record

from .trio import Trio, TrioTable


class Dear(Trio):
    """The same game, but going back costs a piece of wood, and a player without wood cannot go back."""

    name = "dear"

    def price(self, table: TrioTable, seat: int) -> Mapping[str, Any] | None:
        return {"wood": 1}

    def charge(self, table: TrioTable, seat: int) -> None:
        camp = next((camp for camp, there in enumerate(table.sides[seat].wood) if there), None)
        if camp is None:
            raise Refused("not-asked")
        table.sides[seat].wood[camp] -= 1
        table.records.append(Record("paid", {"seat": seat}))


register(Dear())


def bidden(*bids: int) -> Match:
    """Return a match in which all have bid. Nobody may take a bid back freely."""
    match = Match.start(Header("dear", "s", ({},) * 3, options={"asked": []}, rules="1", data="1"))
    for seat, bid in enumerate(bids):
        match.answer(seat, [f"bid:{bid}"])
    return match


def wood(match: Match) -> list[int]:
    return [sum(side.wood) for side in match.table.sides]


def keys(match: Match, seat: int) -> list[str]:
    prompt = match.prompt_for(seat)
    assert prompt is not None
    return [option.key for option in prompt.options]


def test_a_seat_that_goes_back_pays_and_all_are_asked_about_the_present_options() -> None:
    match = bidden(3, 2, 1)
    assert match.price_of_undo(1) == {"wood": 1}
    back = match.undo(1, consent=True)
    assert wood(back) == [6, 5, 6] and back.waiting() == (0, 1, 2)
    assert "bid:6" in keys(back, 0) and "bid:6" not in keys(back, 1) and "bid:5" in keys(back, 1)
    assert back.log == [Decision(1, WENT_BACK)]
    assert [record.kind for record in back.records].count("paid") == 1


def test_a_secret_answer_that_waits_is_taken_back_for_nothing() -> None:
    match = bidden(3)
    assert match.price_of_undo(0) is None and wood(match.undo(0, consent=True)) == [6, 6, 6]


def test_every_payment_stays_even_if_somebody_goes_back_further() -> None:
    match = bidden(3, 2, 1).undo(1, consent=True)
    for seat, bid in enumerate((3, 2, 1)):
        match.answer(seat, [f"bid:{bid}"])
    back = match.undo(0, consent=True)
    assert back.log == [Decision(1, WENT_BACK), Decision(0, WENT_BACK)] and wood(back) == [5, 5, 6]
    for same in (back.fork(), Match.rebuild(back.header, back.log)):
        assert wood(same) == [5, 5, 6] and same.waiting() == (0, 1, 2)
    # No decision is left, so there is nothing more to take back.
    with pytest.raises(Refused, match="nothing-to-undo"):
        back.undo(0, consent=True)


def test_a_payment_never_hinders_a_free_return() -> None:
    match = bidden(3, 2, 1)
    match.answer(0, ["wood:0"])
    match.answer(0, ["pass"])  # builds nothing, and draws a card that only this seat sees
    assert not match.may_undo(0)
    back = match.undo(0, consent=True)
    assert back.prompt_for(0) is not None and back.may_undo(0)
    free = back.undo(0)
    assert free.log[-1] == Decision(0, WENT_BACK) and wood(free) == [5, 6, 6]


def test_a_log_in_which_a_row_cannot_be_paid_is_corrupt() -> None:
    match = bidden()
    rows = [Decision(2, WENT_BACK)] * 6
    assert wood(Match.rebuild(match.header, rows)) == [6, 6, 0]
    for log, row in (([*rows, rows[0]], 6), ([Decision(3, WENT_BACK)], 0), ([Decision(0, ("bid:1",)), rows[0]], 1)):
        with pytest.raises(Corrupt) as corrupt:
            Match.rebuild(match.header, log)
        assert corrupt.value.row == row
    with pytest.raises(Refused, match="unknown-option"):
        match.answer(0, WENT_BACK)
