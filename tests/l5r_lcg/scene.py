"""Test positions that read like a game: a literal for the position, and then the acts of each player.

The function ``scene(...)`` puts a position on the table and returns it with two seats to play from. A card is named by
its id. If there are several copies, the name means the first that fits. A window in which a seat could only pass is
passed automatically, so a test names only real decisions.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.l5r_lcg import game as _registered
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.state import Conflict, Player
from tests.scenes import CardSceneOf, SeatAt

assert _registered

FILLER = {"conflict_deck": ["ornate-fan"] * 8, "dynasty_deck": ["otomo-courtier"] * 8}


class Seat(SeatAt):
    """One player of a scene."""

    def __init__(self, scene: Scene, number: int) -> None:
        super().__init__(scene.match, number)
        self.scene = scene

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

    def plays(self, card: str, on: str | None = None, fate: int | None = None, into: str | None = None) -> Seat:
        """Play a card; then choose its first target, its place and its fate, if asked."""
        self.does(f"play:{card}")
        if into is not None and self.asked == "where":
            self.does(into)
        if on is not None:
            self.does(on)
        if self.asked == "fate":
            self.does(f"fate:{fate or 0}")
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
        """Declare defenders, or none. Nothing is asked if nobody could defend."""
        if self.asked == "declare-defenders":
            self.does(*(f"defend:{card}" for card in defenders))
        return self

    def bids(self, number: int) -> Seat:
        """Set the honor dial."""
        return self.does(f"bid:{number}")


class Scene(CardSceneOf[Card]):
    """A position in play."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
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
        """Return both players' skill totals in the conflict, by seat."""
        assert self.conflict is not None
        return self.conflict.total(0), self.conflict.total(1)

    def province(self, seat: int, index: int) -> Province:
        return self.table.players[seat].provinces[index]

    def pass_all(self, until: str | None = None, limit: int = 60) -> None:
        """Let everybody pass (or choose nothing) until a question of kind ``until`` or the end of the step."""
        step = self.table.step

        def more() -> bool:
            prompts = self.match.pending
            return bool(prompts) and prompts[0].kind != until and not (until is None and self.table.step != step)

        self.pass_while(more, limit)

    def offers(self, what: str) -> bool:
        """Let everybody pass until ``what`` is offered. Tell whether this happens before the conflict is over."""

        def more() -> bool:
            offered = self.first.may(what) or self.second.may(what)
            return not offered and self.conflict is not None and bool(self.match.pending)

        assert self.pass_while(more), "the conflict does not end"
        return self.first.may(what) or self.second.may(what)

    def finish(self) -> None:
        """Let everybody pass until the conflict is over."""
        assert not self.offers("nothing-at-all")


def scene(
    first: dict[str, Any] | None = None,
    second: dict[str, Any] | None = None,
    *,
    seed: str = "scene",
    asked: tuple[int, ...] = (),
    decks: tuple[Any, Any] | None = None,
    bound: bool = False,
    **position: Any,
) -> Scene:
    """Put a position on the table: ``first`` and ``second`` are the two sides, the rest as in ``Position``.

    Sides without decks of their own get small decks without effects. With ``conflict={...}`` the step is the conflict's
    action window. ``decks`` lists the decks that the seats brought (the id of a prepared deck, or a list), for tests
    about public knowledge of them. ``bound`` says that the match enforces deckbuilding.
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
    seats = ({}, {}) if decks is None else tuple({"deck": deck} for deck in decks)
    options = {"asked": list(asked), "deckbuilding": bound}
    header = Header("l5r-lcg", seed, seats, options=options, position={"players": sides, **position})
    return Scene(Match.start(header))


# Provinces whose text does nothing unless an action is used.
DEFAULTS = ["manicured-garden", "entrenched-position", "meditations-on-the-tao", "fertile-fields", "ancestral-lands"]


def at(card_id: str, **facts: Any) -> dict[str, Any]:
    """Return a card with facts about it: ``at("doji-challenger", fate=1, participating=True)``."""
    return {"id": card_id, **facts}


def inside(card_id: str, **facts: Any) -> dict[str, Any]:
    """Return a participating character."""
    return at(card_id, participating=True, **facts)
