"""Turns bytes into choices: a fuzzer that changes bytes changes the choices, and still produces well-formed input."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final, TypeVar

T = TypeVar("T")
# The values that replace a value in plain data.
JUNK: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 2, 3, 7, 99, 10**6, 2**63, 10**30, 1.5, float("nan"), float("inf"), "", "pass", "x"),
    *([], {}, [1], ["fine-katana"], [[[[]]]], {"id": "fine-katana"}, {"id": 7}, "\ud800", "\u202e", "\x00", "a" * 3000),
    *(
        "air",
        "military",
        "matsu-berserker",
        "mouse",
        "warriors",
        "marquise",
        "roost",
        "1.4",
        "5.1",
        "dynasty",
        "attack",
    ),
)


class Dealer:
    """A dealer deals choices from bytes. When the bytes are used up, it deals the first choice."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    @property
    def more(self) -> bool:
        """Tell whether bytes are left."""
        return self._at < len(self._data)

    def byte(self) -> int:
        """Return the next byte."""
        self._at += 1
        return self._data[self._at - 1] if self._at <= len(self._data) else 0

    def below(self, limit: int) -> int:
        """Return a number below a limit."""
        number = self.byte()
        return (number if limit <= 256 else number << 8 | self.byte()) % limit

    def pick(self, choices: Sequence[T]) -> T:
        """Return one of the choices."""
        return choices[self.below(len(choices))]

    def text(self, most: int = 200) -> str:
        """Return a text: the next byte gives its length, the following bytes its content."""
        length = min(self.below(256) * most // 255 + 1, most)
        found = self._data[self._at : self._at + length]
        self._at += length
        return found.decode("utf-8", "replace")

    def rest(self) -> bytes:
        """Return all bytes that are left."""
        found = self._data[self._at :]
        self._at = len(self._data)
        return found

    def spoil(self, data: Any) -> None:
        """Change a few places of plain data: another value, one from elsewhere, a duplicate, a gap, another name.

        Each value is a copy, so no change reaches the next input, and no list holds itself.
        """
        for _ in range(1 + self.below(4)):
            self._spoil(data)

    def _spoil(self, data: Any) -> None:
        while isinstance(data, dict | list) and data:
            name = self.pick(list(data)) if isinstance(data, dict) else self.below(len(data))
            inner = data[name]
            if isinstance(inner, dict | list) and inner and self.below(8):
                data = inner
                continue
            match self.below(6):
                case 0:
                    data[name] = deepcopy(self.pick(JUNK))
                case 1:
                    other = self.pick(list(data)) if isinstance(data, dict) else self.below(len(data))
                    data[name] = deepcopy(data[other])
                case 2 if isinstance(data, list):
                    data.extend(deepcopy(inner) for _ in range(1 + self.below(40)))
                case 3 if isinstance(data, dict):
                    data[self.text(12)] = data.pop(name)
                case 4:
                    data[name] = self.text(40)
                case _:
                    del data[name]
            return
