"""The messages that call people to a table are stored with their content, and later handed over to be closed."""

from datetime import UTC, datetime, timedelta

from bot.store import Call, SavedMatch, Seat, Sitting, SqliteStore, Wait
from bot.store.parts.pace import CALL_OVER

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


async def waiting(store: SqliteStore, channel: int, until: datetime | None) -> SavedMatch:
    """Return a match that waits for the player of its first seat."""
    saved = await store.create(1, channel, "toy", [Seat("human", 7, "Ann", "red"), Seat()])
    saved.pacing.at, saved.pacing.changed = NOON, True
    saved.pacing.waits = [Wait(0, 7, NOON, until)]
    await store.save(saved, keep=0)
    return saved


async def test_calls_come_back_with_what_they_tell(store: SqliteStore) -> None:
    match = (await waiting(store, 2, NOON)).id
    calls = [Call(match, 0, 3, 2, 50, "notice"), Call(match, 0, 3, 2**60, 51, "reminder-notice", kept=True)]
    for call in [*calls, calls[0]]:
        await store.pace.note_call(call)
    assert await store.pace.calls_of(match, 0) == calls and await store.pace.calls_of(match, 1) == []
    assert [call.nonce for call in calls] == [f"{match}-3-0n", f"{match}-3-0r"]


async def test_ended_calls_are_closed_each_in_its_own_way(store: SqliteStore) -> None:
    match = (await waiting(store, 2, NOON)).id
    await store.pace.note_call(Call(match, 0, 3, 2, 50, "notice"))
    await store.pace.note_call(Call(match, 0, 3, 9, 51, "notice", kept=True))
    await store.pace.end_calls(match, 0, "none", NOON)
    ends = await store.due.of_kind(CALL_OVER)
    assert [dict(due.data) for due in ends] == [
        {"seat": 0, "place": 2, "message": 50, "kept": False},
        {"seat": 0, "place": 9, "message": 51, "kept": True},
    ]
    assert await store.pace.calls_of(match, 0) == []


async def test_only_calls_with_an_end_are_told_again_after_an_outage(store: SqliteStore) -> None:
    timed, endless = await waiting(store, 2, NOON + timedelta(days=1)), await waiting(store, 3, None)
    silent = await waiting(store, 4, NOON)
    for match in (timed.id, endless.id):
        await store.pace.note_call(Call(match, 0, 1, 2, match, "notice"))
        await store.pace.note_call(Call(match, 0, 1, 2, match + 100, "reminder-notice"))
    assert silent.id not in (timed.id, endless.id) and await store.pace.called() == [(timed.id, 0)]


# Who sits at the listed tables.


async def test_listed_tables_name_their_seats_and_for_whom_the_match_waits(store: SqliteStore) -> None:
    match = (await waiting(store, 2, NOON)).id
    other = (await store.create(1, 3, "toy", [Seat("computer"), Seat("human", 8, "Bob")])).id
    assert await store.pace.sittings([other, match]) == {
        other: [Sitting("computer", "", waits=False), Sitting("human", "Bob", waits=False)],
        match: [Sitting("human", "Ann", waits=True), Sitting("empty", "", waits=False)],
    }


async def test_no_listed_tables_have_no_seats(store: SqliteStore) -> None:
    assert await store.pace.sittings([]) == {}
