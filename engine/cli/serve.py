"""``serve``: play by a program, with one JSON object per line in both directions. No input can crash the process."""

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final, NoReturn, Protocol

from pydantic import ValidationError

from engine.cli import messages as m
from engine.desks import NOTHING, find_desk, names_for
from engine.kernel.fingerprint import fingerprint
from engine.kernel.game import find_game
from engine.kernel.games import sound
from engine.kernel.match import RESIGN, Match
from engine.kernel.prompt import Refused
from engine.kernel.record import Record
from engine.kernel.rng import Streams
from engine.kernel.wire import (
    DecisionData,
    HeaderData,
    OptionsData,
    Viewer,
    header_of,
    outcome_data,
    problems_of,
    read_save,
    seen_prompts,
    seen_records,
)
from engine.players.computer import decide, find_level
from engine.saves import load, save

MATCHES: Final = 1000
CLIPPED: Final = 200


class Input(Protocol):
    """A stream of bytes to read lines from."""

    def readline(self, limit: int, /) -> bytes:
        """Return the next line, or its first ``limit`` bytes."""


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Add the arguments of ``serve``: none."""
    command.epilog = "docs/serve.md describes every message."


def run(_: argparse.Namespace) -> int:
    """Read requests from standard input and write replies to standard output."""
    out = sys.stdout.buffer

    def write(line: bytes) -> None:
        out.write(line)
        out.flush()

    serve(sys.stdin.buffer, write)
    return 0


def serve(source: Input, write: Callable[[bytes], Any]) -> None:
    """Answer every line of ``source`` until it ends or asks to quit. Blank lines are skipped."""
    session = Session()
    for line in lines(source):
        if line is None or line.strip():
            write(session.reply(line))
            if session.over:
                return


def lines(source: Input) -> Iterator[bytes | None]:
    """Yield the lines of ``source``, with None in place of each line that is too long."""
    while line := source.readline(m.LIMIT + 1):
        if len(line) <= m.LIMIT or line.endswith(b"\n"):
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = source.readline(m.LIMIT)
        yield None


class Session:
    """The matches of one process, and the handlers of requests."""

    def __init__(self) -> None:
        self.matches: dict[str, Match] = {}
        self.over = False
        self.handlers: dict[type[m.Request], Callable[[Any], m.Reply]] = {
            m.Games: self.games,
            m.Decks: self.decks,
            m.Cards: self.cards,
            m.Start: self.start,
            m.LoadPosition: self.load_position,
            m.Prompts: self.prompts,
            m.Answer: self.answer,
            m.View: self.view,
            m.PositionOf: self.position,
            m.Undo: self.undo,
            m.Save: self.save,
            m.Load: self.load,
            m.Fork: self.fork,
            m.Resign: self.resign,
            m.Log: self.log,
            m.Computer: self.computer,
            m.Quit: self.quit,
        }

    def reply(self, line: bytes | None) -> bytes:
        """Return the reply to one line as a line."""
        asked: Any = None
        try:
            asked = parse(line)
            request = read(asked)
            reply = self.handlers[type(request)](request)
            reply.id = request.id
            return _line(reply.model_dump(mode="python"))
        except Refused as refusal:
            return _error(asked, refusal.reason, refusal.data)
        except Exception as problem:
            # This is a fault of the program: report it and keep running.
            return _error(asked, "internal", {"problem": type(problem).__name__})

    # Games

    def games(self, request: m.Games) -> m.Reply:
        rows = []
        for name in sound("rules"):
            game = find_game(name)
            row = m.GameRow(
                name=name, rules=game.rules, data=game.data, fingerprint=fingerprint(name), seats=game.seat_count
            )
            rows.append(row)
        return m.GamesReply(games=rows)

    def decks(self, request: m.Decks) -> m.Reply:
        return m.DecksReply(decks=find_desk(request.game).decks())

    def cards(self, request: m.Cards) -> m.Reply:
        cards = find_desk(request.game).cards()
        if request.status != "all":
            cards = [card for card in cards if card.implemented == (request.status == "implemented")]
        return m.CardsReply(cards=cards)

    # Beginning

    def start(self, request: m.Start) -> m.Reply:
        if (request.decks is None) == (request.seats is None):
            raise Refused("bad-request", problems=[{"at": "decks", "problem": "decks-or-seats"}])
        if isinstance(request.seats, int):
            names = names_for(request.game, count=request.seats)
            seats = [dict(seat) for seat in find_desk(request.game).seats(names, Streams(request.seed)["decks"])]
        else:
            seats = request.seats or [find_desk(request.game).seat(deck) for deck in request.decks or []]
        return self._begin(request, seats, request.options, None)

    def load_position(self, request: m.LoadPosition) -> m.Reply:
        stated = find_desk(request.game).seated(request.position)
        seats = len(names_for(request.game, [NOTHING], stated if request.seats is None else request.seats))
        return self._begin(request, [{} for _ in range(seats)], request.options, request.position)

    def _begin(
        self,
        request: m.Start | m.LoadPosition,
        seats: list[dict[str, Any]],
        options: OptionsData,
        position: dict[str, Any] | None,
    ) -> m.Reply:
        game = find_game(request.game)
        header = HeaderData(
            game=game.name,
            rules=game.rules,
            data=game.data,
            seed=request.seed,
            seats=seats,
            options=options,
            position=position,
            fingerprint=fingerprint(request.game),
        )
        return self._keep(request.match, Match.start(header_of(header)), request.viewer)

    def _keep(self, name: str, match: Match, viewer: Viewer) -> m.State:
        _check(match, viewer)
        if name not in self.matches and len(self.matches) >= MATCHES:
            raise Refused("too-many-matches", most=MATCHES)
        self.matches[name] = match
        return self._state(name, viewer, match.records)

    def _state(self, name: str, viewer: Viewer, records: list[Record]) -> m.State:
        match = self.matches[name]
        return m.State(
            match=name,
            version=match.version,
            waiting=list(match.waiting()),
            prompts=seen_prompts(match, viewer),
            records=seen_records(records, viewer),
            outcome=outcome_data(match.outcome),
        )

    def _match(self, name: str, viewer: Viewer = "open") -> Match:
        match = self.matches.get(name)
        if match is None:
            raise Refused("unknown-match", match=name)
        _check(match, viewer)
        return match

    # Playing

    def prompts(self, request: m.Prompts) -> m.Reply:
        self._match(request.match, request.viewer)
        return self._state(request.match, request.viewer, [])

    def answer(self, request: m.Answer) -> m.Reply:
        match = self._match(request.match, request.viewer)
        _check(match, request.seat)
        if request.version not in (None, match.version):
            raise Refused("old-version", version=match.version)
        return self._state(request.match, request.viewer, self._play(request.match, request.seat, request.keys))

    def resign(self, request: m.Resign) -> m.Reply:
        _check(self._match(request.match, request.viewer), request.seat)
        return self._state(request.match, request.viewer, self._play(request.match, request.seat, [RESIGN]))

    def _play(self, name: str, seat: int, keys: list[str]) -> list[Record]:
        return self.matches[name].answer(seat, keys)

    def computer(self, request: m.Computer) -> m.Reply:
        match = self._match(request.match, request.viewer)
        _check(match, request.seat)
        keys = list(decide(match, request.seat, find_level(request.level), request.seed, request.budget))
        records = self._play(request.match, request.seat, keys) if request.play else []
        state = self._state(request.match, request.viewer, records)
        return m.ComputerReply(**{name: getattr(state, name) for name in m.State.model_fields}, keys=keys)

    def view(self, request: m.View) -> m.Reply:
        match = self._match(request.match, request.viewer)
        if request.viewer == "open":
            view = match.game.open_view(match.table)
        else:
            view = match.view(None if request.viewer == "public" else request.viewer)
        return m.ViewReply(match=request.match, view=view)

    def position(self, request: m.PositionOf) -> m.Reply:
        match = self._match(request.match)
        desk = find_desk(match.header.game)
        whole = not (match.held or match.table.gone) and desk.is_whole(match)
        return m.PositionReply(match=request.match, position=desk.position(match), whole=whole)

    def log(self, request: m.Log) -> m.Reply:
        match = self._match(request.match, request.viewer)
        rows = match.log if request.viewer == "open" else []
        return m.LogReply(
            match=request.match,
            decisions=[DecisionData(seat=row.seat, keys=list(row.keys), auto=row.auto) for row in rows],
            records=seen_records(match.records, request.viewer),
        )

    # Time

    def undo(self, request: m.Undo) -> m.Reply:
        match = self._match(request.match, request.viewer)
        _check(match, request.seat)
        self.matches[request.match] = match.undo(request.seat, consent=request.consent)
        return self._state(request.match, request.viewer, [])

    def save(self, request: m.Save) -> m.Reply:
        return m.SaveReply(match=request.match, save=save(self._match(request.match)))

    def load(self, request: m.Load) -> m.Reply:
        loaded = load(read_save(request.save), accept_differences=request.accept_differences)
        state = self._keep(request.match, loaded.match, request.viewer)
        state.records = []
        facts = {name: getattr(state, name) for name in m.State.model_fields}
        return m.LoadReply(**facts, differences=loaded.differences, how=loaded.how, lost=loaded.lost)

    def fork(self, request: m.Fork) -> m.Reply:
        copy = self._match(request.match, request.viewer).fork()
        state = self._keep(request.to, copy, request.viewer)
        state.records = []
        return state

    def quit(self, request: m.Quit) -> m.Reply:
        self.over = True
        return m.Reply()


def parse(line: bytes | None) -> Any:
    """Return the JSON value of a line. Raises Refused: ``line-too-long``, ``bad-json``."""
    if line is None:
        raise Refused("line-too-long", most=m.LIMIT)
    try:
        return json.loads(line.decode(), parse_constant=_no_number, parse_float=_finite)
    except (ValueError, RecursionError) as problem:
        raise Refused("bad-json", problem=type(problem).__name__) from problem


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def read(asked: Any) -> m.Request:
    """Return the request in ``asked``. Raises Refused, which lists all faults of the request."""
    if not isinstance(asked, dict):
        raise Refused("not-an-object")
    if "command" not in asked:
        raise Refused("missing-command", known=sorted(m.COMMANDS))
    command = asked["command"]
    if not isinstance(command, str) or command not in m.COMMANDS:
        raise Refused("unknown-command", known=sorted(m.COMMANDS))
    try:
        return m.COMMANDS[command].model_validate(asked)
    except ValidationError as error:
        raise Refused("bad-request", problems=problems_of(error)) from error


def _check(match: Match, viewer: Viewer) -> None:
    if isinstance(viewer, int) and not 0 <= viewer < len(match.header.seats):
        raise Refused("not-seated", seat=viewer)


def _error(asked: Any, reason: str, data: dict[str, Any]) -> bytes:
    given = asked.get("id") if isinstance(asked, dict) else None
    known = type(given) is int or (isinstance(given, str) and len(given) <= CLIPPED)
    return _line({"ok": False, "id": given if known else None, "error": reason, "data": _clip(data)})


def _clip(data: Any) -> Any:
    """Return the data of an error with long values cut, because they only repeat the request."""
    if isinstance(data, str):
        return data[:CLIPPED]
    if isinstance(data, dict):
        return {key: _clip(value) for key, value in data.items()}
    return [_clip(value) for value in data] if isinstance(data, list | tuple) else data


def _line(reply: dict[str, Any]) -> bytes:
    return json.dumps(reply, separators=(",", ":"), allow_nan=False).encode() + b"\n"
