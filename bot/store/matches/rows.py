"""The rows of a match in the database: how a match is written into them and read from them."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from typing import Any, Final, get_args

from bot.store.matches.plan import Mode, Step, Wishes, next_answer, next_pass, passing
from bot.store.matches.saved import Petition, SavedMatch, Seat
from bot.store.matches.survival import HISTORY, read_history
from bot.store.parts.pace import read_pacing
from bot.store.seals import check, seal
from engine.kernel.game import Header
from engine.kernel.match import Decision

DECISION: Final = "INSERT INTO decisions (match, row, seat, keys, auto, seal) VALUES (?, ?, ?, ?, ?, ?)"
SEAT: Final = "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
SAVE: Final = (
    "UPDATE matches SET state = ?, undos = ?, header = ?, seal = ?, settings = ?, petitions = ?, unread = ?,"
    " notice = ?, version = version + 1, changed = CURRENT_TIMESTAMP WHERE id = ? AND version = ?"
)
HELD: Final = "INSERT INTO held (match, seat, keys, seal) VALUES (?, ?, ?, ?)"
# The columns of a match, in the order of ``read_match``.
MATCH: Final = (
    "SELECT id, guild, channel, game, state, version, undos, message, header, form, settings, petitions, seal, unread,"
    " notice FROM matches WHERE id = ?",
    "SELECT kind, user, name, brings, wishes, lent, seen FROM seats WHERE match = ? ORDER BY seat",
    "SELECT seat, keys, auto, row, seal FROM decisions WHERE match = ? ORDER BY row",
    "SELECT seat, keys, seal FROM held WHERE match = ?",
    "SELECT body, at FROM clocks WHERE match = ?",
    *HISTORY,
)


# Writing.


def head_row(saved: SavedMatch) -> tuple[Any, ...]:
    """Return the values of ``SAVE`` for a match."""
    header = write_header(saved.header)
    petitions = {kind: vars(petition) for kind, petition in saved.petitions.items()}
    chosen = (json.dumps(saved.settings), json.dumps(petitions))
    more = (header, seal(saved.id, header), *chosen, saved.unread, json.dumps(saved.notice))
    return (saved.state, saved.undos, *more, saved.id, saved.version)


def write_header(header: Header | None) -> str | None:
    """Return a header as JSON."""
    if header is None:
        return None
    return json.dumps(header.facts(), ensure_ascii=False)


def seat_rows(saved: SavedMatch) -> list[tuple[Any, ...]]:
    """Return the seats of a table as rows."""
    return [
        (saved.id, n, s.kind, s.user, s.name, s.brings, json.dumps(asdict(s.wishes)), s.lent, s.seen)
        for n, s in enumerate(saved.seats)
    ]


def decision_rows(saved: SavedMatch, keep: int) -> list[tuple[Any, ...]]:
    """Return the rows of the log from ``keep`` on."""
    return [
        (saved.id, row, decision.seat, keys := json.dumps(decision.keys), decision.auto,
         seal(saved.id, row, decision.seat, keys, int(decision.auto)))
        for row, decision in enumerate(saved.log[keep:], keep)
    ]  # fmt: skip


def held_rows(saved: SavedMatch) -> list[tuple[Any, ...]]:
    """Return the answers that wait until every player who was asked at the same time has answered."""
    return [
        (saved.id, seat, written := json.dumps(keys), seal(saved.id, seat, written))
        for seat, keys in saved.held.items()
    ]


# Reading.


def read_match(
    head: Any, seats: Iterable[Any], log: Iterable[Any], held: Iterable[Any], clock: list[Any], *history: Any
) -> SavedMatch:
    """Return the match that these rows describe. Raises ValueError and similar errors if the rows make no sense."""
    match, guild, channel, game, state, version, undos, message, written, form, settings, asked, sealed, *more = head
    check(sealed, match, written)
    decisions: list[Decision] = []
    for seat, keys, auto, row, sealed in log:
        if row != len(decisions):
            raise ValueError(f"decision {len(decisions)} is missing")
        check(sealed, match, row, seat, keys, auto)
        decisions.append(Decision(int(seat), read_keys(keys), bool(auto)))
    header = None
    if written is not None:
        facts = json.loads(written)
        header = Header(facts.pop("game"), facts.pop("seed"), tuple(facts.pop("seats")), **facts)
    found = [
        Seat(kind, user, name, brings, read_wishes(wishes), lent, int(seen))
        for kind, user, name, brings, wishes, lent, seen in seats
    ]
    if not found:
        raise ValueError("no seats")
    if state in ("playing", "over") and (header is None or len(header.seats) != len(found)):
        raise ValueError("the header does not fit the seats")
    waiting = {}
    for seat, keys, sealed in held:
        check(sealed, match, seat, keys)
        waiting[seat] = read_keys(keys)
    where = (match, guild, int(channel), game, state, version, undos, message)
    chosen, petitions = read_settings(settings), read_petitions(asked)
    unread, notice = more
    past = (unread, read_settings(notice), read_history(*history))
    pacing = read_pacing(clock)
    return SavedMatch(*where, found, header, decisions, waiting, form, chosen, petitions, *past, pacing=pacing)


def read_settings(text: str) -> dict[str, str]:
    """Return a lobby's choices."""
    chosen = json.loads(text)
    if not isinstance(chosen, dict) or not all(isinstance(value, str) for value in chosen.values()):
        raise ValueError(f"not valid settings: {text!r}")
    return chosen


def read_petitions(text: str) -> dict[str, Petition]:
    """Return the players' requests at a table."""
    return {
        kind: Petition(
            str(facts["about"]),
            [int(seat) for seat in facts["agreed"]],
            str(facts["name"]),
            None if facts.get("message") is None else int(facts["message"]),
        )
        for kind, facts in json.loads(text).items()
    }


def read_wishes(text: str) -> Wishes:
    """Return a player's wishes about being asked, and the answers in advance."""
    facts = json.loads(text)
    plan = [*_earlier_plan(facts), *(read_step(step) for step in facts.get("plan", ()))]
    never = [str(card) for card in facts.get("never", ())]
    wishes = Wishes(facts.get("mode", "always"), never, plan, str(facts.get("met", "")))
    if wishes.mode not in get_args(Mode):
        raise ValueError(f"not a mode: {wishes.mode!r}")
    wishes.beginner = bool(facts.get("beginner"))
    return wishes


def read_step(facts: Mapping[str, Any]) -> Step:
    """Return an answer in advance."""
    keys, ends = (tuple(str(part) for part in facts[name]) for name in ("keys", "ends"))
    return Step(str(facts["asks"]), keys, bool(facts["once"]), _span(facts["within"]), ends)


def _earlier_plan(facts: Mapping[str, Any]) -> Iterator[Step]:
    """Yield the answers in advance of a match that was saved before ``Step`` existed."""
    if facts.get("ahead"):
        yield next_answer(*(str(part) for part in facts["ahead"]))
    if then := _span(facts.get("then")):
        yield next_pass(*then)
    if until := _span(facts.get("until")):
        yield passing(until)


def _span(found: Any) -> tuple[str, str] | None:
    if not found:
        return None
    one, other = found
    return str(one), str(other)


def read_keys(text: str) -> tuple[str, ...]:
    """Return the option keys of one decision."""
    keys = json.loads(text)
    if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys):
        raise ValueError(f"not a list of option keys: {text!r}")
    return tuple(keys)
