"""The public log records every change of honor and fate: it alone shows what every player has."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from engine.kernel.game import Header
from engine.kernel.match import Match
from engine.kernel.record import Record
from engine.kernel.rng import Streams
from engine.l5r_lcg import game as _registered
from engine.players import random
from engine.players.driver import play_on

assert _registered
ENOUGH = 400


class Ledger:
    """The honor and fate of players, rings and characters, as the public records show them."""

    def __init__(self) -> None:
        self.honor: Counter[Any] = Counter()
        self.fate: Counter[Any] = Counter()

    def read(self, kind: str, facts: dict[str, Any], payer: int) -> None:
        """Enter one record. ``payer`` is the player who was just asked how much fate to place on a character."""
        player, amount = facts.get("player"), facts.get("amount", 0)
        match kind:
            case "first-player":
                self.fate[1 - facts["player"]] += 1
            case "starting-honor" | "gain-honor":
                self.honor[player] += amount
            case "lose-honor" | "deck-out":
                self.honor[player] -= amount
            case "transfer-honor":
                self.honor.update({facts["giver"]: -amount, facts["taker"]: amount})
            case "gain-fate":
                self.fate[player] += amount
            case "leave-play":
                del self.fate[facts["card"]]
            case _:
                self._moved(kind, facts, player, amount, payer)

    def _moved(self, kind: str, facts: dict[str, Any], player: int | None, amount: int, payer: int) -> None:
        match kind:
            case "transfer-fate":
                self._move(facts["giver"], facts["taker"], amount)
            case "spend-fate":
                self._move(player, facts.get("ring"), amount)
            case "declare-conflict":
                self._move(facts["ring"], player, facts["fate"])
            case "take-ring-fate":
                self._move(facts["ring"], player, amount)
            case "place-fate":
                self._move(facts.get("from", payer if "by" not in facts else None), facts["card"], amount)
            case "remove-fate":
                self._move(facts["card"], player, amount)
            case "place-fate-on-ring":
                self._move(None, facts["ring"], amount)

    def _move(self, giver: Any, taker: Any, amount: int) -> None:
        for holder, change in ((giver, -amount), (taker, amount)):
            if holder is not None:
                self.fate[holder] += change


def held(view: dict[str, Any]) -> dict[Any, int]:
    """Return all fate that a view shows, by its holder. Holders without fate are left out."""
    found: dict[Any, int] = {ring["element"]: ring["fate"] for ring in view["rings"]}
    for player in view["players"]:
        found[player["seat"]] = player["fate"]
        found.update((card["key"], card["fate"]) for card in player["characters"])
    return {holder: fate for holder, fate in found.items() if fate}


@pytest.mark.parametrize(
    ("first", "second"), [("crab-starter", "phoenix-starter"), ("scorpion-starter", "unicorn-starter")]
)
def test_the_public_log_accounts_for_all_honor_and_fate(first: str, second: str) -> None:
    match = Match.start(Header("l5r-lcg", "ledger", ({"deck": first}, {"deck": second})))
    both = dict.fromkeys((0, 1), random.player(Streams("ledger")["players"]))
    ledger, read = Ledger(), 0
    for prompt in islice(play_on(match, both), ENOUGH):
        for record in match.records[read:]:
            seen: Record | None = record.seen_by(None)
            if seen is not None:
                ledger.read(seen.kind, seen.facts, prompt.seat if prompt.kind == "fate" else -1)
        read = len(match.records)
        view = match.view(None)
        assert [ledger.honor[0], ledger.honor[1]] == [player["honor"] for player in view["players"]]
        known = {holder: fate for holder, fate in ledger.fate.items() if fate and holder != -1}
        assert known == held(view), match.records[-12:]
