"""The card game's hidden cards: who may know which, and how they change places under the fuzzer."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from engine.fuzzing.facts import Broken
from engine.kernel.match import Match
from engine.kernel.rng import Stream
from engine.kernel.wire import seen_prompts, seen_records
from engine.l5r_lcg.card import Card, Province
from engine.l5r_lcg.machinery.table import Table
from engine.l5r_lcg.machinery.view import can_see
from engine.l5r_lcg.state import Player

# Here nothing is half done, so that no rule holds a hidden card in its hand.
RESTING: Final = frozenset({"action", "dynasty", "declare-conflict", "declare-defenders", "bid"})
SHOWING: Final = frozenset({"mulligan", "look-at", "reveal-cards", "add-to-hand", "put-on-deck", "discard-cards"})
PAIRS: Final = 3
LATELY: Final = 40
_KEY: Final = re.compile(r"[a-z0-9-]+#\d+")


class Spot(NamedTuple):
    """Where a card lies: whose, in what pile (or on which province), and its place there."""

    seat: int
    pile: str
    place: int

    def card(self, table: Table) -> Card:
        """Return the card that lies here."""
        player = table.players[self.seat]
        if self.pile == "row":
            return player.provinces[self.place]
        if self.pile.startswith("on "):
            return player.provinces[int(self.pile[3:])].contents[self.place]
        return player.pile(self.pile)[self.place]


Plan = list[tuple[Spot, Spot]]


def plan_exchanges(match: Match, viewer: int, stream: Stream) -> Plan | None:
    """Return some pairs of places whose cards ``viewer`` cannot tell apart, or None at a moment that is no rest."""
    if not match.pending or any(prompt.kind not in RESTING for prompt in match.pending):
        return None
    table: Table = match.table
    other, own = table.players[1 - viewer], table.players[viewer]
    kinds = [
        (_pile(other, "hand"), _pile(other, "conflict deck")),
        (_facedown(other), _pile(other, "dynasty deck")),
        (_row(other), _row(other)),
        (_pile(own, "conflict deck"), _pile(own, "conflict deck")),
        (_facedown(own), _pile(own, "dynasty deck")),
    ]
    plan: Plan = []
    taken: set[Spot] = set()
    for one, two in kinds:
        for _ in range(PAIRS):
            here = [spot for spot in one if spot not in taken]
            if not here:
                break
            first = stream.pick(here)
            there = [spot for spot in two if spot not in taken and spot != first]
            if not there:
                break
            second = stream.pick(there)
            taken.update((first, second))
            plan.append((first, second))
    return plan or None


def _pile(player: Player, pile: str) -> list[Spot]:
    return [
        Spot(player.seat, pile, place) for place, card in enumerate(player.pile(pile)) if card not in player.revealed
    ]


def _facedown(player: Player) -> list[Spot]:
    return [
        Spot(player.seat, f"on {province.index}", place)
        for province in player.provinces
        for place, card in enumerate(province.contents)
        if card.facedown
    ]


def _row(player: Player) -> list[Spot]:
    return [
        Spot(player.seat, "row", place)
        for place, province in enumerate(player.provinces)
        if province.facedown and not province.lasting and not province.uses
    ]


def exchange(match: Match, plan: Plan, *, really: bool) -> list[Card]:
    """Let the cards of each pair change places, or only touch them in the same way, and return them."""
    table: Table = match.table
    cards: list[Card] = []
    for spots in plan:
        one, two = (spot.card(table) for spot in spots)
        if really:
            one.face, two.face = two.face, one.face
            one.uid, two.uid = two.uid, one.uid
        for card in (one, two):
            table.index.update(card)
        cards.extend((one, two))
    table.version += 1
    return cards


def revealed(match: Match, viewer: int, cards: Iterable[Card], since: int) -> bool:
    """Tell whether the rules showed any of these cards to ``viewer`` since a record."""
    table: Table = match.table
    if any(can_see(table, viewer, card) for card in cards):
        return True
    seen = (record.seen_by(viewer) for record in match.records[since:])
    return any(record is not None and record.kind in SHOWING and _shows(record.facts) for record in seen)


def _shows(facts: dict[str, Any]) -> bool:
    return bool(facts.get("cards") or facts.get("card"))


def check_hidden(match: Match, since: int) -> None:
    """Neither views nor prompts nor new records name a card to somebody who may not know which it is.

    What a record of looking or revealing shows may be named by it, and by prompts soon after.
    """
    table: Table = match.table
    for viewer in (0, 1, None):
        hidden = {card.key for card in table.all_cards() if not can_see(table, viewer, card)}
        hidden -= {card.key for card in table.all_cards() if isinstance(card, Province)}
        view = set(_KEY.findall(repr(match.view(viewer)))) & hidden
        if view:
            raise Broken("view-names-hidden", (viewer, sorted(view)))
        seat = "public" if viewer is None else viewer
        records = seen_records(match.records[since:], seat)
        told = {key for record in records for key in _KEY.findall(repr(record.facts))} & hidden
        lately = [r for r in seen_records(match.records[-LATELY:], seat) if r.kind in SHOWING and _shows(r.facts)]
        shown = {key for record in lately for key in _KEY.findall(repr(record.facts))}
        # Whoever uses a card shows it, even where it still lies in hand while its cost is paid.
        shown |= {record.facts["by"] for record in records if "by" in record.facts}
        looked = any(record.kind in ("look-at", "reveal-cards") for record in lately)
        if told - shown:
            raise Broken("record-names-hidden", (viewer, sorted(told - shown), records))
        named = {key for prompt in seen_prompts(match, seat) for key in _KEY.findall(prompt.model_dump_json())}
        if named & hidden and not looked:
            raise Broken("prompt-names-hidden", (viewer, sorted(named & hidden), match.pending))


def check_unrevealed(before: Match, after: Match, seat: int) -> None:
    """A seat that may freely take a decision back has seen no card since that it did not see before."""
    learned = _hidden(before, seat) - _hidden(after, seat)
    if learned:
        raise Broken("free-undo-of-a-reveal", (seat, dict(learned), after.log[len(before.log) :]))


def _hidden(match: Match, seat: int) -> Counter[str]:
    table: Table = match.table
    return Counter(card.id for card in table.all_cards() if not can_see(table, seat, card))
