"""A session of ``serve`` in this process, which checks every message against the published schema."""

import io
import json
from typing import Any

import jsonschema_rs

from engine.cli.docs import SCHEMA
from engine.cli.serve import Session, serve

DECKS = ["crane-starter", "lion-starter"]
_SCHEMA = json.loads(SCHEMA.read_text(encoding="utf-8"))


def _validator(name: str) -> Any:
    return jsonschema_rs.validator_for({**_SCHEMA, "$ref": f"#/$defs/{name}"})


REQUEST, REPLY = _validator("AnyRequest"), _validator("AnyReply")


class Server:
    """One session. ``ask`` sends a request that must succeed, and ``refused`` sends one that must not."""

    def __init__(self) -> None:
        self.session = Session()

    def send(self, request: Any) -> dict[str, Any]:
        """Send anything and return the reply."""
        reply: dict[str, Any] = json.loads(self.session.reply(json.dumps(request).encode()))
        REPLY.validate(reply)
        return reply

    def ask(self, command: str, **fields: Any) -> dict[str, Any]:
        """Send a good request and return its reply."""
        request = {"command": command, **fields}
        REQUEST.validate(request)
        reply = self.send(request)
        assert reply["ok"], reply
        return reply

    def refused(self, command: str, **fields: Any) -> str:
        """Send a bad request and return the error's key; check that every match is unchanged."""
        before = {name: self._facts(name) for name in self.session.matches}
        reply = self.send({"command": command, **fields})
        assert not reply["ok"], reply
        assert {name: self._facts(name) for name in self.session.matches} == before
        self.data = reply["data"]
        error: str = reply["error"]
        return error

    def _facts(self, name: str) -> Any:
        return self.session.reply(json.dumps({"command": "save", "match": name}).encode())

    def start(self, **fields: Any) -> dict[str, Any]:
        """Start a match of the two starter decks."""
        return self.ask("start", game="l5r-lcg", decks=DECKS, **fields)

    def play_on(self, answers: int, match: str = "main") -> dict[str, Any]:
        """Give the first legal answer this many times. Pass if that is possible."""
        reply = self.ask("prompts", match=match)
        for _ in range(answers):
            if reply["outcome"] is not None:
                break
            prompt = reply["prompts"][0]
            keys = [option["key"] for option in prompt["options"]]
            least = sum(group["least"] for group in prompt["groups"])
            chosen = ["pass"] if "pass" in keys else keys[:least]
            reply = self.ask("answer", match=match, seat=prompt["seat"], keys=chosen)
        return reply


def served(raw: bytes) -> list[dict[str, Any]]:
    """Run ``serve`` over raw input and return its replies."""
    out: list[bytes] = []
    serve(io.BytesIO(raw), out.append)
    replies = [json.loads(line) for line in out]
    assert all(line.endswith(b"\n") and line.count(b"\n") == 1 for line in out)
    for reply in replies:
        REPLY.validate(reply)
    return replies
