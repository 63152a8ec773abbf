"""What the rules ask of a person: a prompt with its options, and why an answer is refused.

Prompts carry no sentences. A prompt names its kind, the rule that asks and the card that asks; an option names its
verb and what it is about. The bot says them in words, a program plays by them.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

PASS: Final = "pass"


class Refused(Exception):
    """An answer that the rules do not accept. Nothing has changed.

    ``reason`` is a message key (``not-asked``, ``unknown-option`` …), ``data`` what the message needs.
    """

    def __init__(self, reason: str, **data: Any) -> None:
        super().__init__(reason, data)
        self.reason = reason
        self.data = data


class Option:
    """One thing that may be chosen.

    ``key`` identifies it in the decision log and in buttons and stays the same when the match is rebuilt; ``value``
    is what the rule gets back and never leaves the engine. ``alone`` options (passing) exclude all others.
    """

    __slots__ = (
        "alone",
        "card",
        "group",
        "key",
        "number",
        "player",
        "province",
        "ring",
        "target",
        "value",
        "verb",
    )

    def __init__(
        self,
        key: str,
        verb: str,
        value: Any = None,
        *,
        card: str | None = None,
        ring: str | None = None,
        province: str | None = None,
        player: int | None = None,
        number: int | None = None,
        target: str | None = None,
        group: str = "",
        alone: bool = False,
    ) -> None:
        self.key = key
        self.verb = verb
        self.value = value
        self.card = card
        self.ring = ring
        self.province = province
        self.player = player
        self.number = number
        self.target = target
        self.group = group
        self.alone = alone

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Group:
    """How many options of one group an answer must hold: at least ``least``, at most ``most``."""

    __slots__ = ("least", "most", "name")

    def __init__(self, name: str = "", least: int = 1, most: int = 1) -> None:
        self.name = name
        self.least = least
        self.most = most


ONE: Final = (Group(),)
Check = Callable[[tuple[Option, ...]], str | None]


class Prompt:
    """A question to one seat.

    ``kind`` says what sort of question it is, ``rule`` the path of the rule that asks (``3.2.1``), ``source`` the
    card that asks, ``data`` further facts for its message. ``check`` looks at a whole answer and returns the message
    key of what is wrong with it. ``guarded`` marks a prompt whose options depend on hidden cards: answering it
    automatically would tell the others something, so it is only done for seats that do not mind.
    """

    __slots__ = ("check", "data", "groups", "guarded", "kind", "options", "rule", "seat", "source")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Option],
        *,
        rule: str,
        source: str | None = None,
        groups: tuple[Group, ...] = ONE,
        check: Check | None = None,
        guarded: bool = False,
        data: dict[str, Any] | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.rule = rule
        self.source = source
        self.groups = groups
        self.check = check
        self.guarded = guarded
        self.data = data

    def __repr__(self) -> str:
        return f"Prompt({self.seat}, {self.kind!r}, {[option.key for option in self.options]})"

    def forced(self) -> tuple[Option, ...] | None:
        """Return the answer when only one is legal, else None."""
        options = self.options
        if len(options) > 1:
            return None
        if not options:
            return ()
        option = options[0]
        if option.alone or any(g.least and g.name == option.group for g in self.groups):
            return (option,)
        return None

    def choose(self, keys: Sequence[str]) -> tuple[Option, ...]:
        """Return the options that ``keys`` name.

        Raises Refused with ``unknown-option``, ``repeated-option``, ``too-few``, ``too-many``, ``not-together`` or
        the key that ``check`` gave.
        """
        by_key = {option.key: option for option in self.options}
        if len(set(keys)) != len(keys):
            raise Refused("repeated-option")
        chosen = []
        for key in keys:
            if key not in by_key:
                raise Refused("unknown-option", key=key)
            chosen.append(by_key[key])
        answer = tuple(chosen)
        if any(option.alone for option in answer):
            if len(answer) > 1:
                raise Refused("not-together")
            return answer
        self._count(answer)
        problem = self.check(answer) if self.check else None
        if problem:
            raise Refused(problem)
        return answer

    def _count(self, answer: tuple[Option, ...]) -> None:
        for group in self.groups:
            count = sum(1 for option in answer if option.group == group.name)
            if count < group.least:
                raise Refused("too-few", group=group.name, least=group.least)
            if count > group.most:
                raise Refused("too-many", group=group.name, most=group.most)
