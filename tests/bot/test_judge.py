"""The judge of outgoing message bodies accepts good ones and finds the faults of bad ones."""

from typing import Any

import pytest

from ..discord_judge import V2, find_judge, house_limits

judge = find_judge()
needs_description = pytest.mark.skipif(judge is None, reason="Discord's API description is not beside the repository")
MESSAGES, CALLBACK = "/channels/1/messages", "/interactions/1/t/callback"


def button(name: str = "tea:a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": name, **more}


def row(*parts: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def text(content: str = "t") -> dict[str, Any]:
    return {"type": 10, "content": content}


def v2(*parts: Any, **more: Any) -> dict[str, Any]:
    return {"flags": V2, "components": list(parts), **more}


def select(**more: Any) -> dict[str, Any]:
    options = [{"label": str(number), "value": str(number)} for number in range(3)]
    return {"type": 3, "custom_id": "tea:s", "options": options, **more}


@needs_description
@pytest.mark.parametrize(
    ("path", "body"),
    [
        (MESSAGES, {"content": "hi", "components": [row(button())]}),
        (MESSAGES, v2({"type": 17, "components": [text(), row(button()), {"type": 14}]})),
        (CALLBACK, {"type": 4, "data": {"content": "x", "flags": 64}}),
        (CALLBACK, {"type": 7, "data": v2(text())}),
        (CALLBACK, {"type": 8, "data": {"choices": [{"name": "a", "value": "b"}]}}),
    ],
)
def test_good_request_bodies_are_accepted(path: str, body: dict[str, Any]) -> None:
    assert judge is not None and judge("POST", path, body) == []


@needs_description
@pytest.mark.parametrize(
    ("path", "body"),
    [
        (MESSAGES, {"content": "x" * 2001}),
        (MESSAGES, {"content": ""}),
        (MESSAGES, {"content": "x", "colour": 3}),
        (MESSAGES, {"components": [text()]}),
        (MESSAGES, {"components": [row(button(), button())]}),
        (MESSAGES, {"components": [row(*[button(f"tea:{n}") for n in range(6)])]}),
        (MESSAGES, {"components": [row(button(label="x" * 81))]}),
        (MESSAGES, {"components": [row(button("x" * 101))]}),
        (MESSAGES, {"components": [row(button(), select())]}),
        (MESSAGES, {"components": [row(select(min_values=3, max_values=2))]}),
        (MESSAGES, v2(text(), content="x")),
        (MESSAGES, v2(text("x" * 2001), text("x" * 2000))),
        (MESSAGES, v2({"type": 17, "components": [text() for _ in range(40)]})),
        (MESSAGES, v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]})),
        (CALLBACK, {"type": 99}),
        ("/tea", {}),
    ],
)
def test_faults_of_bad_request_bodies_are_found(path: str, body: dict[str, Any]) -> None:
    assert judge is not None and judge("POST", path, body)


def test_request_bodies_beyond_our_own_limits_are_found() -> None:
    assert not list(house_limits(v2(text("fine"), row(button("tea:hand:1")))))
    assert list(house_limits({"content": "x", "allowed_mentions": {"parse": ["everyone"]}}))
    assert list(house_limits(v2(row(button("other:1")))))
    assert list(house_limits(v2(text("{ $name }"))))
