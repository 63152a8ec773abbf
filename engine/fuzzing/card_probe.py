"""The fuzzer's part that card games share: who may know which card, and how the fuzzer exchanges hidden cards.

Each game says where hidden cards are, which of them a viewer cannot distinguish, and who sees each card. This module
does the rest, for any number of seats.
"""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Literal, NamedTuple

from engine.cardplay.card import Card
from engine.fuzzing.facts import Broken
from engine.fuzzing.probe import Probe
from engine.kernel.match import Match
from engine.kernel.record import Record
from engine.kernel.rng import Stream
from engine.kernel.wire import RecordData, seen_prompts, seen_records

PAIRS: Final = 3
LATELY: Final = 40
# At most this many viewers are checked at a time.
LOOKED_AT: Final = 3
# The key of a card. The pattern must begin at the start of a word. Otherwise the search would try every position within
# every word.
_KEY: Final = re.compile(r"(?<![a-z0-9-])[a-z0-9-]+#\d+")


def _keys(record: Any) -> list[str]:
    """Return the keys of all numbered cards that a record names."""
    found: list[str] = _KEY.findall(repr(record.facts))
    return found


def _viewers(match: Match) -> list[int | None]:
    return [*range(len(match.header.seats)), None]


def _named(viewer: int | None) -> Literal["public"] | int:
    return "public" if viewer is None else viewer


def _seen(records: Sequence[Record], viewer: int | None) -> list[RecordData]:
    return seen_records(records, _named(viewer))


class Spot(NamedTuple):
    """The place of a card: the player, the pile, and the index in the pile.

    A spot names the same place in a match and in the match's forks.
    """

    seat: int
    pile: str
    place: int


Plan = list[tuple[Spot, Spot]]


class CardProbe(Probe, ABC):
    """One card game, as the fuzzer sees it.

    ``resting`` lists the kinds of question at which no rule is half resolved, so that no running rule refers to a
    hidden card. ``showing`` lists the kinds of records that show a card to their viewers. ``looking`` lists the kinds
    of ``showing`` after which prompts may name the card.
    """

    resting: ClassVar[frozenset[str]]
    showing: ClassVar[frozenset[str]]
    looking: ClassVar[frozenset[str]]

    @abstractmethod
    def cards(self, table: Any) -> Iterable[Any]:
        """Return every card at the table."""

    @abstractmethod
    def can_see(self, table: Any, viewer: int | None, card: Any) -> bool:
        """Tell whether a viewer (a seat, or None for the public) may know which card this is."""

    @abstractmethod
    def alike(self, table: Any, viewer: int) -> list[tuple[list[Spot], list[Spot]]]:
        """Return pairs of groups of places.

        To ``viewer``, a card of the first group looks like a card of the second group.
        """

    @abstractmethod
    def lying(self, table: Any, spot: Spot) -> Any:
        """Return the card that lies at ``spot``."""

    def named_by_place(self, card: Any) -> bool:
        """Tell whether the card's key is the key of its place. Everybody may know such a key."""
        return False

    # Exchanging.

    def exchanges(self, match: Match, viewer: int, stream: Stream) -> Plan | None:
        """Return some pairs of places whose cards ``viewer`` cannot distinguish.

        Return None at a moment that is not ``resting``.
        """
        if not match.pending or any(prompt.kind not in self.resting for prompt in match.pending):
            return None
        plan: Plan = []
        taken: set[Spot] = set()
        for one, two in self.alike(match.table, viewer):
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

    def exchange(self, match: Match, plan: Plan, *, really: bool) -> list[Any]:
        """Return the two cards of each pair in ``plan``.

        If ``really`` is true, exchange the two. Otherwise only update the index as an exchange would.
        """
        table = match.table
        cards: list[Card] = []
        for spots in plan:
            one, two = (self.lying(table, spot) for spot in spots)
            if really:
                one.face, two.face = two.face, one.face
                one.uid, two.uid = two.uid, one.uid
            for card in (one, two):
                table.index.update(card)
            cards.extend((one, two))
        table.version += 1
        return cards

    def revealed(self, match: Match, viewer: int, cards: Iterable[Any], since: int) -> bool:
        """Tell whether the rules may have shown any of ``cards`` to ``viewer`` since record number ``since``."""
        if any(self.can_see(match.table, viewer, card) for card in cards):
            return True
        seen = (record.seen_by(viewer) for record in match.records[since:])
        return any(record is not None and self._shows(record) for record in seen)

    # Checks that nobody receives hidden cards.

    def check_hidden(self, match: Match, stream: Stream) -> None:
        """Check that no view names a card that its viewer may not know.

        At a large table only some views are checked.
        """
        viewers = _viewers(match)
        if len(viewers) > LOOKED_AT:
            stream.shuffle(viewers)
        cards = {card.uid: card for card in self.cards(match.table)}
        for viewer in viewers[:LOOKED_AT]:
            view = self._hidden(match, viewer, cards, set(_KEY.findall(repr(match.view(viewer)))))
            if view:
                raise Broken("view-names-hidden", (viewer, sorted(view)))

    def check_named(self, match: Match, since: int) -> None:
        """Check that no new record or prompt names a card that its viewer may not know.

        A record of looking or revealing may name the card that it shows, and so may the prompts soon after that record.
        """
        new = match.records[since:]
        cards: dict[int, Any] = {}
        for viewer in _viewers(match):
            records = _seen(new, viewer)
            recorded = {key for record in records for key in _keys(record)}
            named = {key for prompt in seen_prompts(match, _named(viewer)) for key in _KEY.findall(repr(prompt))}
            if not (recorded or named):
                continue
            cards = cards or {card.uid: card for card in self.cards(match.table)}
            hidden = self._hidden(match, viewer, cards, recorded | named)
            if hidden:
                self._check_shown(match, viewer, records, recorded & hidden, named & hidden)

    def _check_shown(
        self, match: Match, viewer: int | None, records: list[Any], recorded: set[str], named: set[str]
    ) -> None:
        lately = [record for record in _seen(match.records[-LATELY:], viewer) if self._shows(record)]
        shown = {key for record in lately for key in _keys(record)}
        # One step may hold whole turns, and so more records than ``LATELY``.
        shown |= {key for record in records if self._shows(record) for key in _keys(record)}
        # A player who uses a card shows it, even while its cost is paid and it is still in hand.
        shown |= {record.facts["by"] for record in records if "by" in record.facts}
        # Players see the cards that they draw, even if their cards leave the game before the next question.
        drawn = [one for one in records if one.kind == "draw" and one.facts.get("player") == viewer]
        shown |= {key for record in drawn for key in _keys(record)}
        if recorded - shown:
            raise Broken("record-names-hidden", (viewer, sorted(recorded - shown), records))
        if named and not any(record.kind in self.looking for record in lately):
            raise Broken("prompt-names-hidden", (viewer, sorted(named), match.pending))

    def _hidden(self, match: Match, viewer: int | None, cards: Mapping[int, Any], keys: Iterable[str]) -> set[str]:
        """Return the keys in ``keys`` that name a card hidden from ``viewer``.

        ``cards`` maps the number of every card to the card.
        """
        named = {key: cards.get(int(key.partition("#")[2])) for key in keys}
        return {
            key
            for key, card in named.items()
            if card is not None
            and card.key == key
            and not self.can_see(match.table, viewer, card)
            and not self.named_by_place(card)
        }

    def check_unrevealed(self, before: Match, after: Match, seat: int) -> None:
        """Check that a seat that may freely take back a decision has seen no new card since that decision.

        A card that has kept its number is not new, because the seat could follow it.
        """
        learned = self._unknown(before, seat) - self._unknown(after, seat)
        if learned:
            raise Broken("free-undo-of-a-reveal", (seat, dict(learned), after.log[len(before.log) :]))

    def _unknown(self, match: Match, seat: int) -> Counter[str]:
        shown = {key for record in _seen(match.records, seat) if self._shows(record) for key in _keys(record)}
        cards = (card for card in self.cards(match.table) if not self.can_see(match.table, seat, card))
        return Counter(card.id for card in cards if card.key not in shown)

    def _shows(self, record: Any) -> bool:
        return record.kind in self.showing and bool(record.facts.get("cards") or record.facts.get("card"))
