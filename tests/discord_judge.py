"""Judge an outgoing request body by Discord's own API description, and by limits that the description does not state.

``faults = find_judge()(method, path, body, files=["table.png"])`` is empty if Discord would accept the body.

The description is an OpenAPI 3.1 file, so its schemas are JSON Schema 2020-12. When the file is loaded, three changes
make its schemas strict and their error messages useful. A union whose members have different values of ``type`` becomes
a chain of if and then, so that only the member that is meant reports errors. "null or X" becomes if and else. Objects
refuse unknown fields. Each root schema is compiled into one validator.
"""

import copy
import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Optional

import jsonschema_rs

DESCRIPTION = Path(__file__).parents[2] / "shared" / "reference" / "discord_openapi.json"

V2 = 1 << 15
SELECTS = {3, 5, 6, 7, 8}
# Fields (schema name, field) that the schema of the request lacks. discord.py 2.7.1 sends them, and Discord ignores
# them.
TOLERATED: set[tuple[str, str]] = {
    ("IncomingWebhookUpdateForInteractionCallbackRequestPartial", "tts"),
    ("IncomingWebhookUpdateRequestPartial", "tts"),
    ("MessageEditRequestPartial", "tts"),
    ("ApplicationCommandUpdateRequest", "nsfw"),
    ("ApplicationCommandCreateRequest", "nsfw"),
    ("RichEmbed", "flags"),
    ("RichEmbed", "content_scan_version"),  # Embed.to_dict() of a received embed
}
# If no `type` selects a member of an anyOf, this table selects the member.
CHOOSE: dict[tuple[str, str], Callable[[Any], str]] = {
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): lambda b: "IncomingWebhookRequestPartial",
    ("POST", "/channels/{channel_id}/threads"): lambda b: (
        "CreateForumThreadRequest" if "message" in b else "CreateTextThreadWithoutMessageRequest"
    ),
    ("PATCH", "/channels/{channel_id}"): lambda b: (
        "UpdateThreadRequestPartial"
        if {"archived", "locked", "invitable"} & set(b)
        else "UpdateGuildChannelRequestPartial"
    ),
}


def _types(schema: dict, schemas: dict) -> list | None:
    """Return the values of `type` that a component/callback schema accepts, if it states them."""
    if "$ref" in schema:
        schema = schemas[schema["$ref"].rsplit("/", 1)[1]]
    t = schema.get("properties", {}).get("type", {})
    return t.get("enum") or ([t["const"]] if "const" in t else None)


def _rewrite(node: Any, schemas: dict, name: str | None = None, in_all_of: bool = False) -> Any:
    if isinstance(node, list):
        return [_rewrite(x, schemas) for x in node]
    if not isinstance(node, dict):
        return node
    out = {
        k: (
            [_rewrite(x, schemas, in_all_of=True) for x in v]
            if k == "allOf"
            else {p: _rewrite(s, schemas) for p, s in v.items()}
            if k == "properties"
            else _rewrite(v, schemas)
        )
        for k, v in node.items()
    }
    for key in ("oneOf", "anyOf"):
        union = out.get(key)
        if not union:
            continue
        rest = [x for x in union if x != {"type": "null"}]
        if len(rest) < len(union):  # null or ...
            other = rest[0] if len(rest) == 1 else _rewrite({key: rest}, schemas)
            out.pop(key)
            out.update({"if": {"type": "null"}, "then": True, "else": other})
            break
        kinds = [_types(x, schemas) for x in rest]
        if len(rest) > 1 and all(kinds) and sum(map(len, kinds)) == len({v for k in kinds for v in k}):
            out.pop(key)
            chain = [
                {"if": {"properties": {"type": {"enum": k}}, "required": ["type"]}, "then": x}
                for k, x in zip(kinds, rest, strict=True)
            ]
            out["allOf"] = out.get("allOf", []) + chain
            out["type"] = "object"
            out["required"] = sorted({*out.get("required", []), "type"})
            out["properties"] = {**out.get("properties", {}), "type": {"enum": sorted(v for k in kinds for v in k)}}
            return out
    if "properties" in out and "additionalProperties" not in out and not in_all_of:
        out["additionalProperties"] = False
        for schema, field in TOLERATED:
            if schema == name:
                out["properties"].setdefault(field, True)
    return out


class Judge:
    def __init__(self, path: Path) -> None:
        doc = json.loads(path.read_bytes())
        raw = doc["components"]["schemas"]
        self.schemas = {n: _rewrite(copy.deepcopy(s), raw, n) for n, s in raw.items()}
        # discord.py writes snowflakes and attachment ids as JSON integers in places; Discord takes both.
        self.schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": r"^(0|[1-9][0-9]*)$", "minimum": 0}
        self.raw = raw
        self.routes: list[tuple[re.Pattern, int, str, dict]] = []
        for template, operations in doc["paths"].items():
            pattern = re.compile(
                "".join("[^/]+" if p.startswith("{") else re.escape(p) for p in re.split(r"(\{[^}]+\})", template))
                + "$"
            )
            self.routes.append((pattern, len(re.sub(r"\{[^}]+\}", "", template)), template, operations))
        # Routes with the fewest variables first, such as /messages/@original before /messages/{message_id}.
        self.routes.sort(key=lambda r: -r[1])
        self._validators: dict[str, Any] = {}

    def template(self, method: str, path: str) -> tuple[str, dict | None]:
        for pattern, _, template, operations in self.routes:
            if pattern.match(path) and method.lower() in operations:
                return template, operations[method.lower()]
        raise LookupError(f"no such route in Discord's API: {method} {path}")

    def schema(self, method: str, path: str, body: Any) -> dict | None:
        template, operation = self.template(method, path)
        if (method, template) in CHOOSE:
            return {"$ref": "#/components/schemas/" + CHOOSE[method, template](body)}
        content = operation.get("requestBody", {}).get("content", {})
        got = content.get("application/json") or content.get("multipart/form-data")
        return got and _rewrite(copy.deepcopy(got["schema"]), self.raw)

    def validator(self, schema: dict):
        key = json.dumps(schema, sort_keys=True)
        if key not in self._validators:
            self._validators[key] = jsonschema_rs.Draft202012Validator(
                {**schema, "components": {"schemas": self._closure(schema)}}, mask="value"
            )
        return self._validators[key]

    def _closure(self, schema: dict) -> dict:
        """Return only the schemas to which this root refers: compiling all 539 for every root would take seconds."""
        need, found = [schema], {}
        while need:
            for name in re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(need.pop())):
                if name not in found:
                    found[name] = self.schemas[name]
                    need.append(self.schemas[name])
        return found

    def __call__(self, method: str, path: str, body: Any, files: Sequence[str] = ()) -> list[str]:
        try:
            template, _ = self.template(method, path)
        except LookupError as error:
            return [str(error)]
        if body is None:
            return []
        faults = []
        schema = self.schema(method, path, body)
        if schema is None:
            return [f"{method} {template} takes no body"]
        for error in self.validator(schema).iter_errors(body):
            where = "/".join(map(str, error.instance_path)) or "body"
            faults.append(f"{where}: {error.message[:200]}")
        return faults + list(limits(template, body, list(files)))


@cache
def find_judge() -> Optional["Judge"]:
    """Return the judge, or None where Discord's description is not beside the repository."""
    return Judge(DESCRIPTION) if DESCRIPTION.exists() else None


# Rules that the OpenAPI file does not state.


def house_limits(body: Any) -> Iterator[str]:
    """Yield faults against our own limits, narrower than Discord's: pings only by name, no empty labels."""
    data = (body.get("data") or body) if isinstance(body, dict) else {}
    mentions = data.get("allowed_mentions") or {}
    if mentions.get("parse"):
        yield f"everybody of a kind could be pinged: {mentions}"
    if len(mentions.get("users") or []) > 6:
        yield "more people are pinged than sit at a table"
    for c in walk(data.get("components") or []):
        cid = c.get("custom_id")
        if cid and not re.fullmatch(r"tea:[a-z]+(:[\w.\-]+)*", cid):
            yield f"custom_id {cid!r} is not ours"
        for text in (c.get("content"), c.get("label"), c.get("placeholder")):
            if text is not None and (not text.strip() or "None" in text or "{" in text):
                yield f"odd text {text!r}"


def walk(components: Any) -> Iterator[dict]:
    for c in components if isinstance(components, list) else [components]:
        if isinstance(c, dict):
            yield c
            for key in ("components", "accessory", "component"):
                if c.get(key):
                    yield from walk(c[key])


def limits(template: str, body: Any, files: list[str]) -> Iterator[str]:
    if template.endswith("/callback"):
        data = body.get("data") or {}
        if body.get("type") == 9:
            yield from modal_limits(data)
        elif body.get("type") in (4, 7) or (body.get("type") == 5 and data):  # only type 5 promises a later answer
            yield from message_limits(data, files, edit=body["type"] == 7)
        elif body.get("type") == 8 and len(data.get("choices") or []) > 25:
            yield "choices: more than 25"
        return
    if not isinstance(body, dict):
        return
    if "/messages" in template or template.startswith("/webhooks/"):
        yield from message_limits(body, files, edit="/messages/" in template)
    if template.endswith("/threads") and "message" in body:
        yield from message_limits(body["message"], files, edit=False)


def _ids(components: list) -> Iterator[str]:
    seen: set[str] = set()
    for c in walk(components):
        cid = c.get("custom_id")
        if cid is not None:
            if cid in seen:
                yield f"duplicate custom_id {cid!r}"
            seen.add(cid)


def _controls(components: list) -> Iterator[str]:
    for c in walk(components):
        kind = c.get("type")
        if kind == 2:
            yield from _button(c)
        if kind in SELECTS | {19, 22}:
            yield from _select(c)
        if kind == 1:
            kinds = [x.get("type") for x in c.get("components", [])]
            if any(k in SELECTS for k in kinds) and len(kinds) > 1:
                yield "action row: a select beside something else"


def _button(c: dict) -> Iterator[str]:
    style = c.get("style")
    if style == 5 and not c.get("url"):
        yield f"link button {c.get('label')!r} without url"
    elif style not in (5, 6) and not c.get("custom_id"):
        yield f"button {c.get('label')!r} without custom_id that is not a link"
    if style in (5, 6) and c.get("custom_id"):
        yield f"link or premium button {c.get('label')!r} with a custom_id"
    if style != 6 and not c.get("label") and not c.get("emoji"):
        yield "button with neither label nor emoji"


def _select(c: dict) -> Iterator[str]:
    kind, low, high = c.get("type"), c.get("min_values"), c.get("max_values")
    low, high = 1 if low is None else low, 1 if high is None and kind != 22 else high
    if high is not None and low > high:
        yield f"select {c.get('custom_id')!r}: min_values {low} above max_values {high}"
    options = c.get("options")
    if options is None:
        return
    if kind != 22 and high > max(len(options), 1):
        yield f"select {c.get('custom_id')!r}: max_values {high} above its {len(options)} options"
    if len({o.get("value") for o in options}) < len(options):
        yield f"select {c.get('custom_id')!r}: duplicate option values"
    if sum(bool(o.get("default")) for o in options) > (high or len(options)):
        yield f"select {c.get('custom_id')!r}: more defaults than max_values"


def message_limits(body: dict, files: list[str], *, edit: bool) -> Iterator[str]:
    """Yield the faults for which Discord refuses a message."""
    components = body.get("components") or []
    if len(body.get("content") or "") > 2000:
        yield "content over 2000"  # the file says 4000 for bots' messages
    yield from _v2(body, components) if (body.get("flags") or 0) & V2 else _classic(components)
    yield from _ids(components)
    yield from _controls(components)
    yield from _embeds(body.get("embeds") or [])
    yield from _files(body, files, edit=edit)
    some = ("embeds", "components", "poll", "sticker_ids", "message_reference")
    bare = "flags" not in body and not files and not any(body.get(name) for name in some)
    if not edit and bare and not (body.get("content") or "").strip():
        yield "empty message"
    mentions = body.get("allowed_mentions") or {}
    for key in ("users", "roles"):
        if mentions.get(key) and key in (mentions.get("parse") or []):
            yield f"allowed_mentions: {key} both listed and parsed"


def _v2(body: dict, components: list) -> Iterator[str]:
    everything = list(walk(components))
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(name):
            yield f"{name} with the V2 flag"
    if not components:
        yield "V2 flag without components"
    if len(everything) > 40:
        yield f"{len(everything)} components, more than 40"
    total = sum(len(c.get("content") or "") for c in everything if c.get("type") == 10)
    if total > 4000:
        yield f"{total} characters over all text displays, more than 4000"
    explicit = [c["id"] for c in everything if c.get("id")]
    if len(set(explicit)) < len(explicit):
        yield "duplicate component id"


def _classic(components: list) -> Iterator[str]:
    if any(c.get("type") != 1 for c in components):
        yield "components other than action rows without the V2 flag"
    if len(components) > 5:
        yield f"{len(components)} action rows without the V2 flag, more than 5"


def _embeds(embeds: list) -> Iterator[str]:
    total = 0
    for e in embeds:
        texts = [e.get("title"), e.get("description")]
        texts += [(e.get("footer") or {}).get("text"), (e.get("author") or {}).get("name")]
        for f in e.get("fields") or []:
            texts += [f.get("name"), f.get("value")]
            if not f.get("name") or not f.get("value"):
                yield "embed field without name or value"
        total += sum(len(t or "") for t in texts)
    if total > 6000:
        yield f"embeds: {total} characters together, more than 6000"


def _files(body: dict, files: list[str], *, edit: bool) -> Iterator[str]:
    parts = json.dumps([body.get("components") or [], body.get("embeds") or []], ensure_ascii=False)
    if len(files) > 10:
        yield "more than 10 files"
    if len(set(files)) < len(files):
        yield "two files of one name: attachment:// is ambiguous"
    attachments = body.get("attachments")
    known = set(files) | {a.get("filename") for a in attachments or []}
    kept_unnamed = edit and (attachments is None or any(not a.get("filename") for a in attachments))
    shown = set(re.findall(r'"attachment://([^"]+)"', parts))
    if not kept_unnamed:
        yield from (f"attachment://{name} without a matching file" for name in shown - known)
    if (body.get("flags") or 0) & V2:
        yield from (f"file {name} is never shown, as the V2 flag demands" for name in set(files) - shown)


def modal_limits(data: dict) -> Iterator[str]:
    components = data.get("components") or []
    if len(components) > 5:
        yield f"{len(components)} modal components, more than 5"
    yield from _ids(components)
    yield from _controls(components)
    for c in walk(components):
        if c.get("type") == 18:
            if len(c.get("label") or "") > 45:
                yield "modal label over 45"
            if len(c.get("description") or "") > 100:
                yield "modal label description over 100"
        if c.get("type") == 4 and (c.get("min_length") or 0) > (c.get("max_length") or 4000):
            yield "text input: min_length above max_length"
