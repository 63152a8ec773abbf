"""The bot in SimCord's Discord: all additions to SimCord that our tests need, in one place.

The additions are a locale for each user, a hook on every outgoing request, and a shorter pause. The code uses parts of
SimCord that are not its public interface. Check them whenever the pinned version changes.
"""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import simcord
import simcord.interactions
from simcord.components import walk_components
from simcord.http import router

LOCALES: dict[int, str] = {}
_base_payload = simcord.interactions.base_payload


def _with_locale(backend: Any, *, user_id: int, guild_id: int | None, **more: Any) -> Any:
    record, payload = _base_payload(backend, user_id=user_id, guild_id=guild_id, **more)
    payload["locale"] = LOCALES.get(user_id, "en-US")
    if guild_id is not None:
        payload["guild_locale"] = backend.get_guild(guild_id).preferred_locale
    return record, payload


simcord.interactions.base_payload = _with_locale
# Settling sleeps this long once per press; a millisecond is enough.
simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.001


def speaks(member: Any, locale: str) -> Any:
    """Let a person's Discord be in ``locale``."""
    LOCALES[member.id] = locale
    return member


@dataclass
class Sent:
    """One request that the bot made."""

    method: str
    path: str
    json: Any
    files: list[str] = field(default_factory=list)


@contextlib.contextmanager
def tap(seen: Callable[[Sent], None]) -> Iterator[None]:
    """Call ``seen`` for every request, before SimCord handles it."""
    real = router.dispatch

    def dispatch(backend: Any, method: str, path: str, *, json: Any = None, files: Any = None, **more: Any) -> Any:
        seen(Sent(method, path, json, [file.filename for file in files or []]))
        return real(backend, method, path, json=json, files=files, **more)

    router.dispatch = dispatch
    try:
        yield
    finally:
        router.dispatch = real


def text_of(message: Any) -> str:
    """Return all texts of a message: its content and its text displays."""
    parts = [message.content or ""]
    parts += [c["content"] for c in walk_components(raw(message)) if c["type"] == 10]
    return "\n".join(parts)


def raw(message: Any) -> list[Any]:
    """Return a message's components as Discord sees them."""
    return [c if isinstance(c, dict) else c.to_dict() for c in message.components]


def controls(message: Any) -> list[dict[str, Any]]:
    """Return all buttons and selects of a message."""
    return [c for c in walk_components(raw(message)) if "custom_id" in c]


def labels(message: Any) -> list[str]:
    """Return the words on a message's buttons that can be pressed."""
    return [c["label"] for c in controls(message) if "label" in c and not c.get("disabled")]


def found_id(message: Any, part: str) -> str:
    """Return the id of the only control whose id contains ``part``."""
    (found,) = (c["custom_id"] for c in controls(message) if part in c["custom_id"])
    return str(found)


def links(message: Any) -> list[str]:
    """Return the addresses to which a message's buttons lead."""
    return [c["url"] for c in walk_components(raw(message)) if "url" in c]


def lines(message: Any) -> dict[str, tuple[str, str]]:
    """Return the words in a message's lists of buttons, each with its list and the button that it replaces."""
    lists = [c for c in controls(message) if c["custom_id"].startswith("tea:instead:")]
    return {line["label"]: (c["custom_id"], line["value"]) for c in lists for line in c["options"]}


async def press(who: Any, message: Any, label: str) -> Any:
    """Press the button with these words, or choose it in a list of buttons."""
    if label in labels(message):
        return await who.click(message, label=label)
    where, value = lines(message)[label]
    return await who.select(message, [value], custom_id=where)


def confirming(message: Any) -> str:
    """Return the words on the button that confirms the picks. Fails where it cannot be pressed."""
    (label,) = (c["label"] for c in controls(message) if ":confirm:" in c["custom_id"] and not c.get("disabled"))
    return str(label)
