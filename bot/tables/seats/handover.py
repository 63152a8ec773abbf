"""This module hands a seat over during a match: to the computer, back to its player, or to another person.

Everybody at the table must agree, except the person who asks. Players take a lent seat back without asking. A seat that
has left the match is gone for good, because the game may have cleared it away.
"""

from dataclasses import replace
from typing import Final

from bot.store import Mode, Seat, Wishes
from bot.tables.computers.levels import choose
from bot.tables.consent.onlookers import DELAY
from bot.tables.consent.petitions import SEAT, lacking
from bot.tables.table import Table
from bot.trouble import Trouble
from engine.players.computer import LEVELS

COMPUTER: Final = 0  # stands for the computer where a user's number is expected


async def choose_level(table: Table, seat: int, level: str) -> None:
    """Choose the level at which the computer plays a seat, now or later."""
    if level not in LEVELS:
        raise Trouble("trouble-option-gone", stale=True)
    async with table.lock:
        choose(table.saved.settings, level, seat)
        await table.keep()


def about(seat: int, to: int) -> str:
    """Return the subject of a petition: a seat, and its new player (a user or the computer)."""
    return f"{seat}:{to}"


def takeable(table: Table, user: int) -> list[int]:
    """Return the seats that ``user`` can ask for: all seats in play, or none if the user has a seat."""
    if table.match is None or table.saved.state != "playing" or table.seating.seat_of(user) is not None:
        return []
    return [seat for seat in range(len(table.saved.seats)) if seat not in table.match.table.gone]


def lent(table: Table, user: int) -> int | None:
    """Return the seat that the computer plays for ``user``."""
    return table.seating.lent_by(user)


def proposed(table: Table) -> str:
    """Return the name of the person who would take the seat."""
    petition = table.petitions.get(SEAT)
    return petition.name if petition else ""


def asked(table: Table, seat: int, to: int) -> list[int]:
    """Return the seats that must agree: all people present, except the one who gives the seat or takes it back."""
    if to == table.saved.seats[seat].lent:
        return []
    without = to == COMPUTER or overdue(table, seat)
    return [other for other in table.present if other != seat or not without]


def overdue(table: Table, seat: int) -> bool:
    """Tell whether a seat's time is up. If the time of a seat is up, its player need not be asked."""
    return table.timing is not None and table.timing.is_over(seat)


async def propose(table: Table, seat: int, to: int, name: str, mode: Mode = "always") -> list[int]:
    """Ask that ``to``, called ``name``, plays a seat from now on. Return the seats that must agree first.

    If no seat must agree, the seat changes hands at once. ``mode`` says when the newcomer wants to be asked.
    """
    async with table.lock:
        _check(table, seat, to)
        petition = table.petitions.ask(SEAT, about(seat, to), name)
        missing = lacking(petition, asked(table, seat, to))
        await _settle(table, seat, to, mode, missing)
        return missing


async def consent(table: Table, user: int, seat: int, to: int, mode: Mode = "always") -> list[int]:
    """Let ``user`` agree to the handover. Return the seats that have not agreed yet.

    With the last consent, the seat changes hands.
    """
    async with table.lock:
        presser = _presser(table, user, seat, to)
        missing = table.petitions.agree(SEAT, about(seat, to), presser, asked(table, seat, to))
        await _settle(table, seat, to, mode, missing)
        return missing


async def refuse(table: Table, user: int, seat: int, to: int) -> None:
    """Let ``user`` refuse, which ends the request."""
    async with table.lock:
        _presser(table, user, seat, to)
        table.petitions.settle(SEAT)
        await table.keep()


def _presser(table: Table, user: int, seat: int, to: int) -> int:
    """Return the seat of a person who answers the request. Raises Trouble if that is impossible now."""
    table.playing()
    petition = table.petitions.get(SEAT)
    if petition is None or petition.about != about(seat, to):
        raise Trouble("trouble-old-button")
    _check(table, seat, to)
    presser = table.seating.seated(user)
    table.there(presser)
    if presser not in asked(table, seat, to):
        raise Trouble("trouble-own-consent")
    return presser


def _check(table: Table, seat: int, to: int) -> None:
    """Raise Trouble unless the seat could change hands now with everybody's consent."""
    match = table.playing()
    if not 0 <= seat < len(table.saved.seats):
        raise Trouble("trouble-no-such-seat")
    if to == COMPUTER and table.saved.seats[seat].kind == "human":
        table.there(seat)
    if seat in match.table.gone:
        raise Trouble("trouble-seat-left", name=table.seating.names[seat])
    if to != COMPUTER and table.seating.seat_of(to) is not None:
        raise Trouble("trouble-already-seated")
    if to == COMPUTER and table.saved.seats[seat].kind == "computer":
        raise Trouble("trouble-changed-meanwhile", stale=True)
    if to == COMPUTER and table.present == [seat]:
        raise Trouble("trouble-last-person")


async def _settle(table: Table, seat: int, to: int, mode: Mode, missing: list[int]) -> None:
    """Store the consent. Once nobody is missing, hand the seat over and continue the match."""
    if missing:
        await table.keep()
        return
    petition = table.petitions.settle(SEAT)
    assert petition is not None
    await hand(table, seat, to, petition.name, mode)


async def hand(table: Table, seat: int, to: int, newcomer: str, mode: Mode = "always") -> None:
    """Let another player play a seat from now on: the person ``to``, called ``newcomer``, or the computer.

    The caller holds the table's lock.

    A person who takes over a seat without time gets some time. A newcomer has not agreed to open hands, so they are
    hidden.
    """
    match, seats, late = table.playing(), table.saved.seats, overdue(table, seat)
    if to == COMPUTER:
        seats[seat] = replace(seats[seat], kind="computer", user=None, lent=seats[seat].user, wishes=Wishes())
    else:
        for other in seats:
            if other.lent == to:
                other.lent, other.name = None, ""
        if seats[seat].lent != to:
            table.saved.settings.pop(DELAY, None)
        seats[seat] = Seat("human", to, newcomer, seats[seat].brings, Wishes(mode), seen=len(match.records))
        match.ask(seat)
        if late and table.timing is not None and table.timing.clock is not None:
            table.timing.clock.grant(seat, table.timing.clock.pace.more)
    table.petitions.shut_all()
    table.at(seat).forget_draft()
    await table.play.carry_on()


async def substitute(table: Table, seat: int, to: int, name: str, mode: Mode = "always") -> None:
    """Let ``to`` play a seat by a moderator's decision, without the table's consent."""
    async with table.lock:
        _check(table, seat, to)
        await hand(table, seat, to, name, mode)
