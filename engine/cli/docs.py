"""Writes the page about ``serve`` and its JSON schema from the models of the messages.

Run ``python -m engine.cli.docs`` after changing a message.
"""

import json
import sys
from collections.abc import Iterator, Set
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, TypeAdapter, create_model
from pydantic.json_schema import models_json_schema

from engine.cli import messages as m
from engine.cli.fields import meaning
from engine.desks import find_desk, game_names

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = DOCS / "serve.md"
SCHEMA: Final = DOCS / "serve.schema.json"

HEAD: Final = """\
# Playing by a program: `python -m engine serve`

<!-- Made by `python -m engine.cli.docs`; do not edit. -->

The program reads requests from standard input, one JSON object a line. It writes replies to standard output, one JSON
object a line, in the same order. Every request has a `command`. A request may have an `id` (text or number), and the
reply repeats this id. One process can hold several matches; the field `match` says which match a request is about. The
program skips blank lines. It ends at `quit` or at the end of the input. [serve.schema.json](serve.schema.json) is the
exact schema of every message.

```
{"command": "start", "game": "l5r-lcg", "decks": ["crane-starter", "lion-starter"], "seed": "7"}
{"command": "prompts", "viewer": 0}
{"command": "answer", "seat": 0, "keys": ["choose:night-raid"]}
```

* A **prompt** is a question. It names its kind, the seat, the rule that asks, and its options in groups. An answer
  lists the keys of the chosen options: between `least` and `most` from each group, or one option marked `alone`.
* A **record** is one thing that happened. With `"viewer": "open"` (the default) records and prompts are complete. With
  a seat or `"public"` they show what that viewer may see.
* A **position** is a literal of the whole table: `position` writes a position, `load_position` reads one. The fields of
  a position are listed [below](#position).
* The reply to `games` states how many **seats** each game has. A seat brings a deck or, in Root, a faction.
  `decks` is short for `seats` with `{"deck": …}` for each seat. `"seats": 3` starts three seats with the usual decks
  or factions. A seat that resigns leaves the match; with more than two seats the others may play on.
* If a question has only one legal answer, the match gives it automatically. Seats listed in `options.asked` are asked
  nevertheless if an automatic answer would reveal something about a hand.
"""

ERRORS: Final = """\
## Errors

The reply to a refused request is `{"ok": false, "error": key, "data": {…}}`. The request has changed nothing.

| error | when |
|---|---|
| `bad-json`, `not-an-object` | the line is not one JSON object in UTF-8 (NaN and infinite numbers are not JSON) |
| `line-too-long` | the line is longer than 4 MiB |
| `missing-command`, `unknown-command` | `data.known` lists the commands |
| `bad-request` | fields are missing, unknown or of a wrong type; `data.problems` lists them |
| `unknown-level` | there is no such level of computers; `data.known` lists the levels |
| `seat-count` | the number of seats is wrong; the game allows `data.least` to `data.most` |
| `broken-game` | this game's own data or code is faulty; other games still work |
| `unknown-game`, `unknown-match`, `not-seated` | there is no such game, match or seat |
| `too-many-matches` | the process holds as many matches as it can |
| `unknown-deck`, `deck-shape`, `five-provinces`, `wrong-count` | the deck cannot be played |
| `unknown-card`, `card-not-implemented`, `wrong-place` | a card of the deck cannot be played |
| `unknown-setting` | the match has no such option; `data.known` lists the options |
| `unknown-choice` | an option of the match has no such choice; `data.known` lists the choices |
| `impossible-position` | `data.problems` lists everything that is wrong with the position |
| `not-asked`, `match-over`, `already-left`, `old-version` | the match does not expect this answer now |
| `unknown-option`, `repeated-option`, `too-few`, `too-many`, `not-together`, others | the answer is not legal |
| `nothing-to-undo`, `undo-needs-consent` | there is no decision to take back, or taking it back needs consent |
| `not-a-save`, `save-version`, `corrupt-save` | this is not a save file, or its version is unknown, or it is damaged |
| `other-rules` | rules or card data have another version, or the match has changed: `data.differences` says how |
| `other-state` | the log of the save leads to another state, and no saved state can be resumed |
| `corrupt-log` | the rules do not allow decision number `data.row` of the save's log |
| `internal` | a fault of the program; the match has not changed |
"""


def page() -> str:
    """Return the page."""
    return "\n".join([HEAD, _commands(), ERRORS, _replies(), *_positions(), *_views()])


def _positions() -> Iterator[str]:
    for game in game_names():
        if literals := find_desk(game).literals:
            yield f"## Positions of {game}\n"
            yield from (_model(model, game) for model in literals)


def _views() -> Iterator[str]:
    """Yield the description of each game's views, beginning with the view of the whole table."""
    for game, view in declared_views().items():
        yield f"## Views of {game}\n"
        whole = TypeAdapter(view).json_schema()
        parts = whole.pop("$defs", {})
        for name, part in {view.__name__: whole, **parts}.items():
            said = " ".join(part.get("description", "").split())
            yield f"### {name}\n\n{said}\n\n{_rows(game, name, part, always='always')}"


def declared_views() -> dict[str, type]:
    """Return each game's type of a view, for the games that declare one."""
    found = {game: find_desk(game).view for game in game_names()}
    return {game: view for game, view in found.items() if view is not None}


def _commands() -> str:
    parts = ["## Commands\n"]
    for name, request in m.COMMANDS.items():
        parts.append(f"### `{name}`\n\n{_said(request)} Answered with {_link(request.replies)}.\n")
        parts.append(_rows("common", name, request.model_json_schema(), {"id", "command"}))
    return "\n".join(parts)


def _replies() -> str:
    models = [_model(model) for model in m.MODELS if model not in m.REQUESTS]
    return "\n".join(["## Replies and what is in them\n", *models])


def _model(model: type[BaseModel], game: str = "common") -> str:
    rows = _rows(game, model.__name__, model.model_json_schema())
    return f"### {model.__name__}\n\n{_said(model)}\n\n{rows}"


def _said(model: type[BaseModel]) -> str:
    return " ".join((model.__doc__ or "").split())


def _link(model: type[BaseModel]) -> str:
    return f"[{model.__name__}](#{model.__name__.lower()})"


def _rows(
    game: str, model: str, properties: dict[str, Any], left_out: Set[str] = frozenset(), always: str = "needed"
) -> str:
    """Return the table of a model's fields. A field without a description in its model gets the one from ``fields``."""
    rows = []
    for name, field in properties.get("properties", {}).items():
        if name not in left_out:
            default = f"`{json.dumps(field['default'])}`" if "default" in field else "may be missing"
            needed = always if name in properties.get("required", ()) else default
            about = field.get("description") or meaning(game, model, name)
            rows.append(f"| `{name}` | {_type(field)} | {needed} | {about} |")
    return "\n".join(["| field | type | default | |", "|---|---|---|---|", *rows, ""]) if rows else ""


def _type(field: dict[str, Any]) -> str:
    """Return a schema's type in a short form."""
    if "$ref" in field:
        name = field["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "const" in field:
        return f"`{json.dumps(field['const'])}`"
    if "enum" in field:
        return ", ".join(f"`{json.dumps(value)}`" for value in field["enum"])
    if "anyOf" in field:
        return " or ".join(_type(part) for part in field["anyOf"])
    if field.get("type") == "array" and "items" in field:
        return f"list of {_type(field['items'])}"
    return str(field.get("type", "any"))


def schema() -> dict[str, Any]:
    """Return the JSON schema: each line is an ``#/$defs/AnyRequest`` or an ``#/$defs/AnyReply``."""
    literals = [model for game in game_names() for model in find_desk(game).literals]
    views = [view_model(game, view) for game, view in declared_views().items()]
    models = (*m.MODELS, *literals, *views)
    _, made = models_json_schema([(model, "validation") for model in models], title="teahouse serve")
    definitions = made["$defs"]
    requests = [{"$ref": f"#/$defs/{request.__name__}"} for request in m.REQUESTS]
    replies: dict[type[BaseModel], None] = dict.fromkeys([m.ErrorReply, *(request.replies for request in m.REQUESTS)])
    definitions["AnyRequest"] = {"oneOf": requests}
    definitions["AnyReply"] = {"anyOf": [{"$ref": f"#/$defs/{reply.__name__}"} for reply in replies]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **made}


def view_model(game: str, view: type) -> type[BaseModel]:
    """Return a pydantic model of a game's view. The model accepts the declared fields and no others."""
    strict = ConfigDict(extra="forbid", strict=True)
    return create_model(f"View of {game}", __config__=strict, view=(view, ...))


def schema_text() -> str:
    """Return the schema as the text of its file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    """Write both files."""
    DOCS.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    SCHEMA.write_text(schema_text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
