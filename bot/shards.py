"""The part of the bot that a process runs. A shard is one connection to Discord, for some of the servers."""

import re
from dataclasses import dataclass
from typing import Final, Self

MOST: Final = 10_000
WRITTEN: Final = re.compile(r"(?:([0-9]{1,5})(?:-([0-9]{1,5}))?/)?([0-9]{1,5})")


@dataclass(frozen=True)
class Shards:
    """The shards that this process has: ``numbers`` out of ``count``.

    If ``divided``, other processes may have the remaining shards. A process that is the whole bot has all shards. In
    such a process ``count`` is 0 if Discord decides how many shards there are.
    """

    count: int = 1
    numbers: tuple[int, ...] = (0,)
    divided: bool = False

    @classmethod
    def read(cls, text: str) -> Self:
        """Return the shards in a text: ``8`` (all), ``0-3/8`` (the first four), ``5/8``. Raises ValueError."""
        found = WRITTEN.fullmatch(text)
        if found is None or int(found[3]) > MOST:
            raise ValueError(text)
        count = int(found[3])
        if found[1] is None:
            return cls(count, tuple(range(max(count, 1))))
        first, last = int(found[1]), int(found[2] or found[1])
        if not first <= last < count:
            raise ValueError(text)
        return cls(count, tuple(range(first, last + 1)), divided=True)

    def __str__(self) -> str:
        """Return the shards in the form that ``read`` takes, for the log."""
        if not self.divided:
            return str(self.count)
        first, last = self.numbers[0], self.numbers[-1]
        return f"{first}/{self.count}" if first == last else f"{first}-{last}/{self.count}"

    @property
    def share(self) -> float:
        """The part of the whole bot that this process runs, as a number from 0 to 1."""
        return len(self.numbers) / self.count if self.divided else 1.0

    def hold(self, guild: int | None) -> bool:
        """Tell whether this process serves a server. A chat without a server belongs to shard 0, as at Discord."""
        return not self.divided or ((guild or 0) >> 22) % self.count in self.numbers

    def where(self, guild: str) -> str:
        """Return the SQL condition that the server in the SQL expression ``guild`` belongs to this process."""
        if not self.divided:
            return "TRUE"
        return f"(coalesce({guild}, 0) >> 22) % {self.count} IN ({', '.join(map(str, self.numbers))})"
