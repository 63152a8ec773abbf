"""Test positions that read like a game, for any game: seats that do, may, pass and are refused.

Cards and things have the names that people use, without the numbers that distinguish copies. If several fit, the name
means the first.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

import pytest

from engine.cardplay.card import Card
from engine.kernel.match import Match
from engine.kernel.prompt import Option, Prompt, Refused

_UID = re.compile(r"#\d+")
C = TypeVar("C", bound=Card)


def bare(key: str) -> str:
    """Return an option key without the numbers of its cards: ``play:fine-katana``."""
    return _UID.sub("", key)


class SeatAt:
    """One seat of a match that is being played."""

    def __init__(self, match: Match, number: int) -> None:
        self.match = match
        self.number = number

    @property
    def prompt(self) -> Prompt | None:
        return self.match.prompt_for(self.number)

    @property
    def asked(self) -> str | None:
        """Return the kind of question that this player must answer now, or None."""
        return self.prompt.kind if self.prompt else None

    @property
    def options(self) -> list[str]:
        """Return the keys of the player's options now, without card numbers."""
        return [bare(option.key) for option in self.prompt.options] if self.prompt else []

    def may(self, what: str) -> bool:
        """Tell whether an option is offered: ``play:fine-katana``, or the name of a thing for any option with it."""
        return self.find(what) is not None

    def barred(self, what: str, kind: str = "action") -> bool:
        """Tell whether this player is asked a question of that kind, and the question does not offer this option."""
        return self.asked == kind and not self.may(what)

    def find(self, what: str, used: tuple[Option, ...] = ()) -> Option | None:
        """Return the option that is meant, by its key, by its thing, or by a part of its key."""
        if self.prompt is None:
            return None
        options = [option for option in self.prompt.options if option not in used]
        for option in options:
            if what in (option.key, bare(option.key)):
                return option
        for option in options:
            subject = option.subject or ""
            if what in (bare(subject), subject.partition(":")[2], bare(option.key).partition(":")[2]):
                return option
            if what == bare(option.card or ""):
                return option
        return None

    def does(self, *what: str) -> Self:
        """Answer the question with these options."""
        assert self.prompt is not None, f"seat {self.number} is not asked; waiting: {self.match.pending}"
        found: list[Option] = []
        for name in what:
            option = self.find(name, tuple(found))
            assert option is not None, f"{name!r} is not offered: {self.prompt.kind} {self.options}"
            found.append(option)
        self.match.answer(self.number, [option.key for option in found])
        return self

    def triggers(self, card: str, *targets: str) -> Self:
        """Trigger a card's ability; then answer the following questions with ``targets``."""
        self.does(f"trigger:{card}")
        for target in targets:
            self.does(target)
        return self

    def passes(self) -> Self:
        """Pass, if asked."""
        if self.prompt is not None:
            self.does("pass")
        return self

    def refused(self, *keys: str) -> str:
        """Try an answer that must be refused and return the reason. Check that nothing changes."""
        before = (len(self.match.log), self.match.view(self.number))
        with pytest.raises(Refused) as refusal:
            found = [self.find(key) for key in keys]
            self.match.answer(self.number, [o.key if o else k for o, k in zip(found, keys, strict=True)])
        assert before == (len(self.match.log), self.match.view(self.number))
        return refusal.value.reason


class SceneOf:
    """A match in play."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def outcome(self) -> dict[str, Any] | None:
        found = self.match.outcome
        return None if found is None else {"winner": found.winner, "reason": found.reason}

    @property
    def kinds(self) -> list[str]:
        """Return the kinds of all records."""
        return [record.kind for record in self.match.records]

    def pass_while(self, more: Callable[[], bool], limit: int = 60) -> bool:
        """While ``more`` returns true, let those who must answer pass (or give the smallest legal answer).

        Tell whether ``more`` became false.
        """
        for _ in range(limit):
            if not more():
                return True
            prompt = self.match.open_prompts()[0]
            self.match.answer(prompt.seat, [option.key for option in prompt.least()])
        return not more()


def rows_played(match: Match, monkeypatch: pytest.MonkeyPatch) -> int:
    """Return how many rows of the log a fork plays again."""
    played: list[int] = []
    honest = Match.catch_up
    with monkeypatch.context() as patched:
        patched.setattr(Match, "catch_up", lambda self, log, held: played.append(len(log)) or honest(self, log, held))
        match.fork()
    return sum(played)


class CardSceneOf(SceneOf, Generic[C]):
    """A match of a card game in play. A card is named by its id; a name without more means the first that fits."""

    def cards(self, card_id: str, seat: int | None = None) -> list[C]:
        """Return all copies of a card, of one owner or all."""
        found = [card for card in self.match.table.all_cards() if card.id == card_id]
        return [card for card in found if seat is None or card.owner == seat]

    def card(self, card_id: str, seat: int | None = None) -> C:
        """Return the first copy of a card. Copies in play come before others."""
        found = sorted(self.cards(card_id, seat), key=lambda card: not card.in_play)
        assert found, f"no {card_id} anywhere"
        return found[0]

    def zone(self, card_id: str, seat: int | None = None) -> str:
        """Return the zone of the first copy of a card. Copies in play come first."""
        zone: str = self.card(card_id, seat).zone
        return zone
