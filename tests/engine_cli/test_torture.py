"""``serve`` with damaged input: one reply per line, never a traceback, never a dead process, nothing lost."""

import json
from typing import Any

from engine.cli.messages import LIMIT
from engine.cli.serve import Session
from engine.kernel.rng import Stream, Streams

from .served import DECKS, REPLY, Server, served

GARBAGE: list[bytes] = [
    b"{", b"}", b"[]", b"null", b"1", b'"text"', b"NaN", b"{]", b"\x00\x01\x02", b"\xff\xfe\xfd", b"\xc3(",
    b'{"command": NaN}', b'{"command": "games", "id": Infinity}', b'{"command": "games", "id": 1e999}',
    b'{"command": "view", "viewer": -Infinity}', b'{"command": 5}', b'{"command": null}', b'{"command": ["games"]}',
    b'{"command": {}}', b'{"command": ""}', b'{"command": "Games"}', b'{"id": 1}', b"{}", b'{"command": "games",}',
    b"{'command': 'games'}", b'{"command": "games"} {"command": "games"}', b'{"command": "games", "extra": 1}',
    b'{"command": "games", "id": {}}', b'{"command": "games", "id": []}', b'{"command": "games", "id": true}',
    b'{"command": "games", "id": "\\ud800"}', b'{"command": "start"}', b'{"command": "start", "game": 1}',
    b'{"command": "start", "game": "l5r-lcg", "decks": "crane-starter"}',
    b'{"command": "start", "game": "l5r-lcg", "decks": [1, 2]}',
    b'{"command": "start", "game": "l5r-lcg", "decks": [null, null]}',
    b'{"command": "start", "game": "l5r-lcg", "decks": ["\\udc00", "x"]}',
    b'{"command": "load", "save": []}', b'{"command": "load", "save": {"format": "teahouse-match"}}',
    b'{"command": "load", "save": {"format": "teahouse-match", "version": 1}}',
    b'{"command": "load_position", "game": "l5r-lcg", "position": {"players": 7}}',
    b'{"command": "load_position", "game": "l5r-lcg", "position": {}}',
    b'{"command": "answer", "seat": 1e3, "keys": []}', b'{"command": "answer", "seat": 0, "keys": "pass"}',
    b'{"command": "answer", "seat": true, "keys": ["pass"]}', b'{"command": "undo"}', b'{"command": "fork"}',
    b'{"command": "fork", "to": ""}', b'{"command": "view", "viewer": "seat"}', b'{"command": "view", "viewer": 0.5}',
    b'{"command": "save", "match": 7}', b'{"command": "log", "viewer": null}', b'{"command": "cards", "game": "x"}',
    b'{"command": "cards", "game": "l5r-lcg", "status": "some"}', b"\xef\xbb\xbf{}", b"9" * 5000,
    b'{"command": "answer", "seat": ' + b"9" * 5000 + b', "keys": []}',
]  # fmt: skip


def mangled(stream: Stream, good: list[bytes]) -> bytes:
    """Return a good line with a few bytes changed, cut out or doubled."""
    line = bytearray(stream.pick(good))
    for _ in range(1 + stream.below(4)):
        at = stream.below(len(line))
        match stream.below(4):
            case 0:
                line[at] = stream.below(256)
            case 1:
                del line[at : at + 1 + stream.below(9)]
            case 2:
                line[at:at] = line[at : at + 1 + stream.below(9)]
            case _:
                line[at:at] = stream.pick([b"{", b"[", b'"', b"null", b"-1", b"NaN", b"\\u0000", b","])
        line = line or bytearray(b"{")
    return bytes(line).replace(b"\n", b" ").replace(b"quit", b"quiT") or b"x"


def test_three_hundred_lines_of_garbage_between_good_ones() -> None:
    server = Server()
    server.start()
    server.play_on(12)
    save = server.ask("save")["save"]
    good = [
        json.dumps({"command": "load", "save": save}).encode(),
        json.dumps({"command": "start", "game": "l5r-lcg", "decks": DECKS, "match": "x"}).encode(),
        b'{"command": "prompts", "viewer": 0}',
        b'{"command": "answer", "seat": 0, "keys": ["pass"]}',
        b'{"command": "view", "viewer": "open"}',
    ]
    stream = Streams("torture")["lines"]
    lines = [*GARBAGE, *(mangled(stream, good) for _ in range(300 - len(GARBAGE)))]
    lines = [line for line in lines if line.strip()]
    replies = served(b"\n".join([good[0], *lines, b'{"command": "save", "id": "last"}', b""]))
    assert len(replies) == len(lines) + 2
    assert all(not reply["ok"] for reply in replies[1 : len(GARBAGE) + 1])
    assert not [reply for reply in replies if reply.get("error") == "internal"]
    assert replies[-1]["ok"] and replies[-1]["id"] == "last"


def test_a_huge_line_is_refused_and_the_next_one_answered() -> None:
    huge = b'{"command": "games", "id": "' + b"x" * (LIMIT + 10) + b'"}\n'
    replies = served(huge + b'{"command": "games"}\n' + huge.rstrip(b"\n"))
    assert [reply.get("error") for reply in replies] == ["line-too-long", None, "line-too-long"]


def test_deep_nesting_is_refused() -> None:
    for depth in (900, 5_000, 100_000):
        deep = b"[" * depth + b"]" * depth
        lines = [deep, b'{"command": "load", "save": ' + deep + b"}", b'{"command": "games", "id": ' + deep + b"}"]
        lines.append(b'{"command": "load_position", "game": "l5r-lcg", "position": {"players": ' + deep + b"}}")
        replies = served(b"\n".join(lines))
        assert len(replies) == 4 and not any(reply["ok"] for reply in replies)
        assert "internal" not in [reply["error"] for reply in replies]


JUNK: list[Any] = [
    None, True, -1, 0, 1, 2, 5, 99, 10**30, "", "air", "military", "matsu-berserker", "fine-katana", "charge",
    "the-art-of-peace", [], {}, [1], ["fine-katana"], {"id": "fine-katana"}, 1.5, "3.2.2", "1.4", "5.1", "3.2.7",
    {"id": "matsu-berserker", "participating": True}, {"attacker": 0, "ring": "air", "skill": "military"},
]  # fmt: skip


def test_spoilt_positions_are_refused_or_can_be_played() -> None:
    server = Server()
    server.start(seed="4")
    literals = []
    for _ in range(6):
        server.play_on(13)
        literals.append(json.dumps(server.ask("position")["position"]))
    stream, session = Streams("spoilt")["positions"], Session()
    accepted = 0
    for number in range(250):
        literal = json.loads(stream.pick(literals))
        spoil(literal, stream)
        request = {"command": "load_position", "game": "l5r-lcg", "position": literal}
        reply = json.loads(session.reply(json.dumps(request).encode()))
        REPLY.validate(reply)
        assert reply.get("error") in (None, "impossible-position", "bad-request"), (number, reply)
        accepted += reply["ok"]
    assert accepted > 10


def spoil(literal: Any, stream: Stream) -> None:
    """Change, or remove, one thing somewhere in a literal."""
    while True:
        names = list(literal) if isinstance(literal, dict) else list(range(len(literal)))
        if not names:
            return
        name = stream.pick(names)
        if isinstance(literal[name], dict | list) and literal[name] and stream.below(3):
            literal = literal[name]
            continue
        if isinstance(literal, dict) and not stream.below(5):
            del literal[name]
        else:
            literal[name] = stream.pick(JUNK)
        return
