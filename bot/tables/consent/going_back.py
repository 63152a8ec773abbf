"""This module takes a decision back: freely if it affects nobody else, otherwise with everybody's consent."""

from collections.abc import Sequence

from bot.tables.consent.petitions import TAKING_BACK
from bot.tables.house_options import ASKED, FREE, NEVER, UNDO, house_choice
from bot.tables.plans import SPENT
from bot.tables.slices import in_slices
from bot.tables.table import Table
from bot.trouble import Trouble
from engine.keeping import rebuilding
from engine.kernel.match import Match
from engine.kernel.prompt import Refused
from engine.kernel.record import Record


def consent_needed(table: Table, user: int) -> bool:
    """Tell whether the other people must agree before ``user`` takes a decision back.

    Raises Trouble if the seat has nothing to take back, or if the table does not allow it.
    """
    match, seat = table.playing(), table.seating.seated(user)
    _require_allowed(table)
    if match.undo_target(seat) is None and seat not in match.held:
        raise Trouble("refused-nothing-to-undo")
    asked = house_choice(table.saved.settings, UNDO) == ASKED
    return (asked or not match.may_undo(seat)) and len(table.present) > 1


def freely(table: Table, seat: int) -> bool:
    """Tell whether a seat may take its last decision back alone, by the rules and by the lobby's choice."""
    rule = house_choice(table.saved.settings, UNDO)
    return table.playing().may_undo(seat) and (rule == FREE or (rule == ASKED and len(table.present) <= 1))


def _require_allowed(table: Table) -> None:
    """Raise Trouble if the lobby chose that nothing is taken back."""
    if house_choice(table.saved.settings, UNDO) == NEVER:
        raise Trouble("trouble-undo-never")


async def before_decision(table: Table, seat: int) -> Match | None:
    """Return the match before the last decision of ``seat``, or None if there is none."""
    match = table.playing()
    row = match.undo_target(seat)
    if row is None:
        return None
    before = await in_slices(rebuilding(match.header, match.log[:row], {}))
    table.survival.retell(before)
    return before


def since(table: Table, before: Match) -> Sequence[Record]:
    """Return the public events since the match was in the state ``before``."""
    seen = (record.seen_by(None) for record in table.playing().records[len(before.records) :])
    return [record for record in seen if record is not None]


async def undo(table: Table, user: int, stamp: str) -> None:
    """Take back the last decision of ``user``, which needs nobody's consent."""
    async with table.lock:
        seat = _asker(table, user, stamp)
        if consent_needed(table, user):
            raise Trouble("refused-undo-needs-consent")
        await _undo(table, seat, alone=True)


async def propose(table: Table, user: int, stamp: str) -> None:
    """Ask the others whether ``user`` may take the last decision back."""
    async with table.lock:
        seat = _asker(table, user, stamp)
        table.petitions.ask(TAKING_BACK, f"{stamp}:{seat}", table.seating.names[seat])
        await table.keep()


async def consent(table: Table, user: int, stamp: str, asker: int) -> list[int]:
    """Let ``user`` agree that seat ``asker`` takes its last decision back.

    With the last consent, the decision is taken back. The function returns the seats that have not agreed yet.
    """
    async with table.lock:
        seat = _other(table, user, stamp, asker)
        others = [other for other in table.present if other != asker]
        missing = table.petitions.agree(TAKING_BACK, f"{stamp}:{asker}", seat, others)
        if missing:
            await table.keep()
        else:
            table.petitions.settle(TAKING_BACK)
            await _undo(table, asker)
        return missing


async def refuse(table: Table, user: int, stamp: str, asker: int) -> None:
    """Let ``user`` refuse the request of seat ``asker``, which ends it."""
    async with table.lock:
        table.seating.seated(user)
        _asker(table, table.saved.seats[asker].user or 0, stamp)
        table.petitions.settle(TAKING_BACK)
        await table.keep()


def _other(table: Table, user: int, stamp: str, asker: int) -> int:
    """Return the seat of a person who is asked.

    Raises Trouble for the person who asked, and for a person who has left.
    """
    seat = table.seating.seated(user)
    if seat == asker:
        raise Trouble("trouble-own-consent")
    table.there(seat)
    _asker(table, table.saved.seats[asker].user or 0, stamp)
    return seat


def _asker(table: Table, user: int, stamp: str) -> int:
    """Return the seat of ``user``. Raises Trouble if the question ``stamp`` is no longer open."""
    table.playing()
    seat = table.seating.seated(user)
    _require_allowed(table)
    if stamp != table.stamp:
        raise Trouble("trouble-old-question", stale=True)
    return seat


async def _undo(table: Table, seat: int, *, alone: bool = False) -> None:
    match = table.playing()
    row = len(match.log) if match.gave(seat) else match.undo_target(seat)
    try:
        earlier = await in_slices(rebuilding(match.header, *match.undone(seat, consent=True)))
    except Refused as refusal:
        raise Trouble.refused(refusal, table.saved.game) from refusal
    del match  # otherwise the match would stay in memory
    table.replace_match(earlier)
    table.survival.retell(earlier)
    if table.timing is not None:
        table.timing.charge()
        table.timing.take_back(row or 0, seat if alone else None)
    table.saved.undos += 1
    for other in table.saved.seats:
        other.seen = 0
    wishes = table.saved.seats[seat].wishes
    wishes.forget()
    if alone and table.timing is not None and table.timing.clock is not None:
        wishes.met = SPENT
    with table.acting(seat):
        await table.play.carry_on()
