"""Scenarios that read like a game: a literal for the position, then what each player does.

``scene(...)`` puts a position on the table and gives it back with two seats to play from. Cards are named by id; where
several copies are about, the first that fits is meant. Windows in which a seat could only pass are passed by
themselves, so a scenario names only what somebody could really decide.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.prompt import Option, Prompt, Refused
from engine.l5r_lcg import game as _registered
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.state import Conflict, Player

assert _registered

FILLER = {"conflict_deck": ["ornate-fan"] * 8, "dynasty_deck": ["otomo-courtier"] * 8}
_UID = re.compile(r"#\d+")


def bare(key: str) -> str:
    """Return an option key without the numbers of its cards: ``play:fine-katana``."""
    return _UID.sub("", key)


class Seat:
    """One player of a scene."""

    def __init__(self, scene: Scene, number: int) -> None:
        self.scene = scene
        self.number = number

    @property
    def player(self) -> Player:
        return self.scene.table.players[self.number]

    @property
    def honor(self) -> int:
        return self.player.honor

    @property
    def fate(self) -> int:
        return self.player.fate

    @property
    def hand(self) -> list[str]:
        return [card.id for card in self.player.hand]

    @property
    def prompt(self) -> Prompt | None:
        return self.scene.match.prompt_for(self.number)

    @property
    def asked(self) -> str | None:
        """The kind of question this player is asked now, None if none."""
        return self.prompt.kind if self.prompt else None

    @property
    def options(self) -> list[str]:
        """The keys of what this player may choose now, without card numbers."""
        return [bare(option.key) for option in self.prompt.options] if self.prompt else []

    def may(self, what: str) -> bool:
        """Tell whether an option is offered: ``play:fine-katana``, or a card's id for anything with it."""
        return self._find(what) is not None

    def barred(self, what: str, kind: str = "action") -> bool:
        """Tell whether this player is asked a question of that kind, and this is not among the options."""
        return self.asked == kind and not self.may(what)

    def _find(self, what: str, used: tuple[Option, ...] = ()) -> Option | None:
        if self.prompt is None:
            return None
        options = [option for option in self.prompt.options if option not in used]
        for option in options:
            if what in (option.key, bare(option.key)):
                return option
        for option in options:
            named = (option.about("ring"), option.about("province"), bare(option.key).partition(":")[2])
            if what in (bare(option.card or ""), *named):
                return option
        return None

    def does(self, *what: str) -> Seat:
        """Answer the question with these options, by key or by card id."""
        assert self.prompt is not None, f"seat {self.number} is not asked; waiting: {self.scene.match.pending}"
        found: list[Option] = []
        for name in what:
            option = self._find(name, tuple(found))
            assert option is not None, f"{name!r} is not offered: {self.prompt.kind} {self.options}"
            found.append(option)
        self.scene.match.answer(self.number, [option.key for option in found])
        return self

    def plays(self, card: str, on: str | None = None, fate: int | None = None, into: str | None = None) -> Seat:
        """Play a card; then choose its first target, where it goes and its fate, if asked."""
        self.does(f"play:{card}")
        if into is not None and self.asked == "where":
            self.does(into)
        if on is not None:
            self.does(on)
        if self.asked == "fate":
            self.does(f"fate:{fate or 0}")
        return self

    def triggers(self, card: str, *targets: str) -> Seat:
        """Trigger a card's ability; then answer one question after the other with ``targets``."""
        self.does(f"trigger:{card}")
        for target in targets:
            self.does(target)
        return self

    def passes(self) -> Seat:
        """Pass, if asked."""
        if self.prompt is not None:
            self.does("pass")
        return self

    def declares(
        self, ring: str, skill: str, province: int, *attackers: str, covert: dict[str, str] | None = None
    ) -> Seat:
        """Declare a conflict against the opponent's province of this index."""
        keys = [f"ring:ring:{ring}", f"skill:{skill}", f"attack:province:{1 - self.number}.{province}"]
        keys.extend(f"commit:{attacker}" for attacker in attackers)
        keys.extend(f"covert:{card}>{victim}" for card, victim in (covert or {}).items())
        return self.does(*keys)

    def defends(self, *defenders: str) -> Seat:
        """Declare defenders, perhaps none; not asked when nobody could defend."""
        if self.asked == "declare-defenders":
            self.does(*(f"defend:{card}" for card in defenders))
        return self

    def bids(self, number: int) -> Seat:
        """Set the honor dial."""
        return self.does(f"bid:{number}")

    def refused(self, *keys: str) -> str:
        """Try an answer that must be refused and return the reason; nothing may change."""
        before = (len(self.scene.match.log), self.scene.match.view(self.number))
        with pytest.raises(Refused) as refusal:
            found = [self._find(key) for key in keys]
            self.scene.match.answer(self.number, [o.key if o else k for o, k in zip(found, keys, strict=True)])
        assert before == (len(self.scene.match.log), self.scene.match.view(self.number))
        return refusal.value.reason


class Scene:
    """A position in play."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.first, self.second = Seat(self, 0), Seat(self, 1)

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    @property
    def conflict(self) -> Conflict | None:
        return self.table.conflict

    @property
    def totals(self) -> tuple[int, int]:
        """Both players' skill totals in the conflict, by seat."""
        assert self.conflict is not None
        return self.conflict.total(0), self.conflict.total(1)

    @property
    def outcome(self) -> dict[str, Any] | None:
        found = self.match.outcome
        return None if found is None else {"winner": found.winner, "reason": found.reason}

    @property
    def kinds(self) -> list[str]:
        """The kinds of everything that happened."""
        return [record.kind for record in self.match.records]

    def cards(self, card_id: str, seat: int | None = None) -> list[Card]:
        """Return all copies of a card, of one owner or both."""
        found = [card for card in self.table.all_cards() if card.id == card_id]
        return [card for card in found if seat is None or card.owner == seat]

    def card(self, card_id: str, seat: int | None = None) -> Card:
        """Return the first copy of a card, those in play before others."""
        found = sorted(self.cards(card_id, seat), key=lambda card: not card.in_play)
        assert found, f"no {card_id} anywhere"
        return found[0]

    def zone(self, card_id: str, seat: int | None = None) -> str:
        """Return the zone of the first copy of a card, those in play first."""
        return self.card(card_id, seat).zone

    def province(self, seat: int, index: int) -> Province:
        return self.table.players[seat].provinces[index]

    def pass_all(self, until: str | None = None, limit: int = 60) -> None:
        """Let everybody pass (or choose nothing) until a question of kind ``until`` or the end of the step."""
        step = self.table.step
        for _ in range(limit):
            prompts = self.match.pending
            if not prompts or prompts[0].kind == until or (until is None and self.table.step != step):
                return
            self._pass()

    def offers(self, what: str, limit: int = 60) -> bool:
        """Let everybody pass until ``what`` is offered; tell whether it is before the conflict is over."""
        for _ in range(limit):
            if self.first.may(what) or self.second.may(what):
                return True
            if self.conflict is None or not self.match.pending:
                return False
            self._pass()
        raise AssertionError("the conflict does not end")

    def finish(self) -> None:
        """Let everybody pass until the conflict is over."""
        assert not self.offers("nothing-at-all")

    def _pass(self) -> None:
        prompt = next(prompt for prompt in self.match.pending if prompt.seat in self.match.waiting())
        keys = ["pass"] if any(option.key == "pass" for option in prompt.options) else []
        self.match.answer(prompt.seat, keys)


def scene(
    first: dict[str, Any] | None = None,
    second: dict[str, Any] | None = None,
    *,
    seed: str = "scene",
    asked: tuple[int, ...] = (),
    **position: Any,
) -> Scene:
    """Put a position on the table: ``first`` and ``second`` are the two sides, the rest as in ``Position``.

    Sides get small decks that do nothing, unless they name their own. With ``conflict={...}`` the step is the
    conflict's action window.
    """
    sides = [{**FILLER, "honor": 10, **(side or {})} for side in (first, second)]
    if "step" not in position:
        position["step"] = "3.2.2" if "conflict" in position else "3.1-window"
    if "conflict" in position:
        # The attacked province is faceup.
        defender = sides[1 - position["conflict"]["attacker"]]
        index = position["conflict"].get("province", 0)
        provinces = list(defender.get("provinces") or DEFAULTS)
        if isinstance(provinces[index], str):
            provinces[index] = {"id": provinces[index]}
        defender["provinces"] = provinces
    header = Header("l5r-lcg", seed, ({}, {}), options={"asked": list(asked)}, position={"players": sides, **position})
    return Scene(Match.start(header))


# Provinces whose text does nothing unless an action is used.
DEFAULTS = ["manicured-garden", "entrenched-position", "meditations-on-the-tao", "fertile-fields", "ancestral-lands"]


def at(card_id: str, **facts: Any) -> dict[str, Any]:
    """Return a card with facts about it: ``at("doji-challenger", fate=1, participating=True)``."""
    return {"id": card_id, **facts}


def inside(card_id: str, **facts: Any) -> dict[str, Any]:
    """Return a participating character."""
    return at(card_id, participating=True, **facts)
