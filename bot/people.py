"""The preferences of people, for all matches: their language, pictures or text, when they want to be asked."""

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

import discord

from bot.pace.quiet import Quiet, Span
from bot.store import Mode, Store
from bot.words import LANGUAGES, Tongue, Words

ASKED: Final[tuple[Mode, ...]] = ("usual", "always", "able")
SHOWN: Final = ("picture", "text")
MENTION, DIRECT, NO_NOTICE = "mention", "direct", "none"
NOTICES: Final = (MENTION, DIRECT, NO_NOTICE)
# The possible choices under each name. The first one applies to people who never chose.
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "language": ("auto", *LANGUAGES),
    "shown": SHOWN,
    "asked": ASKED,
    "notices": NOTICES,
    "beginner": ("auto", "on", "off"),
}
HOURS: Final = "quiet-hours"
AWAY: Final = "away"
RULES_GAME: Final = "rules-game"  # The preferred game for rules look-ups, if none is named and none is played here.


class People:
    """Everybody's preferences. All preferences are in memory, because preferences are few and small."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._values: dict[tuple[int, str], str] = {}

    async def load(self) -> None:
        """Read all stored preferences."""
        self._values = {(user, name): value for user, name, value in await self._store.settings.preferences()}

    async def reread(self, user: int) -> None:
        """Read a person's stored preferences again."""
        kept = await self._store.settings.preferences(user)
        self.forget(user)
        self._values |= {(user, name): value for _, name, value in kept}

    def prefers(self, user: int, name: str) -> str:
        """Return what a person prefers."""
        value = self._values.get((user, name))
        return value if value in CHOICES[name] else CHOICES[name][0]

    async def change(self, user: int, name: str, value: str) -> None:
        """Change what a person prefers."""
        await self._store.settings.prefer(user, name, value)
        self._values[user, name] = value

    def forget(self, user: int) -> None:
        """Forget a person's preferences, because the person's data has been erased."""
        self._values = {key: value for key, value in self._values.items() if key[0] != user}

    def mode(self, user: int) -> Mode:
        """Return when a person wants to be asked in a new match."""
        return next(mode for mode in ASKED if mode == self.prefers(user, "asked"))

    async def is_beginner(self, user: int) -> bool:
        """Tell whether a person is shown the purpose of each question.

        By default people are shown the purposes until the end of their first match.
        """
        chosen = self.prefers(user, "beginner")
        return chosen == "on" or (chosen == "auto" and not await self._store.has_finished(user))

    def notice(self, user: int) -> str:
        """Return how a person wants to be notified of a turn: by a mention at the table, by a direct message, or not at
        all.
        """
        return self.prefers(user, "notices")

    def quiet(self, user: int) -> Quiet | None:
        """Return a person's quiet hours, if there are any."""
        kept = self._values.get((user, HOURS))
        return None if kept is None else Quiet.read(json.loads(kept))

    def may_be_notified(self, user: int, now: datetime) -> bool:
        """Tell whether a message may notify a person now: one who wants notices, and has no quiet hours now."""
        quiet = self.quiet(user)
        return self.notice(user) != NO_NOTICE and (quiet is None or quiet.moved(now) == now)

    async def keep_quiet(self, user: int, hours: Quiet | None) -> None:
        """Choose quiet hours, or none."""
        await self._keep(user, HOURS, None if hours is None else json.dumps(hours.facts()))

    def away(self, user: int | None) -> list[Span]:
        """Return the vacations of a person, past and present (times of the day)."""
        kept = json.loads(self._values.get((user or 0, AWAY), "[]"))
        return [(datetime.fromisoformat(start), datetime.fromisoformat(end)) for start, end in kept]

    async def go_away(self, user: int, spans: Sequence[Span]) -> None:
        """Set the vacations of a person."""
        await self._keep(user, AWAY, json.dumps([[start.isoformat(), end.isoformat()] for start, end in spans]))

    async def _keep(self, user: int, name: str, value: str | None) -> None:
        await self._store.settings.prefer(user, name, value)
        if value is None:
            self._values.pop((user, name), None)
        else:
            self._values[user, name] = value

    def pictures(self, user: int) -> bool:
        """Tell whether a person likes to see pictures."""
        return self.prefers(user, "shown") == "picture"

    def tongue(self, user: int, locale: object) -> Tongue:
        """Return the language of messages that only this person reads: the chosen one, or that of their Discord."""
        chosen = self.prefers(user, "language")
        return Words.load()[locale if chosen == "auto" else chosen]


def tongue_of(interaction: discord.Interaction[Any]) -> Tongue:
    """Return the language of the person who pressed or typed."""
    people: People | None = getattr(interaction.client, "people", None)
    if people is None:
        return Words.load()[interaction.locale]
    return people.tongue(interaction.user.id, interaction.locale)
