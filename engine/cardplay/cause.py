"""Causes of events, such as the use of an ability or a rule of the game.

A cause has methods called verbs. A verb creates an event, and ``run_batch`` resolves it. Each game adds its own verbs.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.cardplay.ability import Ability
from engine.cardplay.card import Card
from engine.cardplay.durations import Delayed
from engine.cardplay.events import Bow, Cancel, Delay, Replace
from engine.cardplay.piles import AddToHand, LookAt, PutOnDeck
from engine.kernel.events import Event

if TYPE_CHECKING:
    from engine.cardplay.table import CardTable


class Cause:
    """The source of an event: the rules themselves ("framework"), a keyword, or an ability ("ability"; see ``Use``).

    A game may have further ``kind``s. ``seat`` is the player that the effect belongs to, or None for the framework.
    ``this`` is the card with the effect, and ``label`` is its public name for records. A ``Use`` also holds its
    ability, its event, the choices (``chosen``) and the payments (``paid``). While a ``Use`` pays its costs
    (``paying``), its events do not count as effects.
    """

    __slots__ = ("ability", "choice", "chosen", "event", "kind", "label", "paid", "paying", "seat", "table", "this")

    table: "CardTable[Any]"
    seat: Any
    this: Any
    ability: Ability | None

    def __init__(
        self,
        table: Any,
        kind: str,
        seat: int | None = None,
        this: Card | None = None,
        ability: Ability | None = None,
        event: Event | None = None,
    ) -> None:
        self.table = table
        self.kind = kind
        self.seat = seat
        self.this = this
        self.label: str | None = None
        self.ability = ability
        self.event = event
        self.chosen: dict[str, tuple[Any, ...]] = {}
        self.choice: str | None = None
        self.paid: dict[str, Any] = {}
        self.paying = False

    @property
    def card_effect(self) -> bool:
        """Whether this is the effect of a card and not of the rules."""
        return self.kind in ("ability", "keyword")

    @property
    def subjects(self) -> list[Any]:
        """All chosen subjects, in the order of the targets for which they were chosen."""
        return [subject for chosen in self.chosen.values() for subject in chosen]

    def at(self, table: Any, this: Any) -> "Cause":
        """Return a copy of this cause for another table, where ``this`` is the corresponding card.

        The copy holds no choices and no payments.
        """
        cause = type(self)(table, self.kind, self.seat, this, self.ability)
        cause.label = self.label
        return cause

    def bow(self, card: Card) -> Event:
        """Bow a card."""
        return Bow(self, card)

    def add_to_hand(self, card: Card, *, shown: bool = False) -> Event:
        """Put a card into its owner's hand."""
        return AddToHand(self, card, shown=shown)

    def put_on_deck(self, card: Card, *, bottom: bool = False, shown: bool = False) -> Event:
        """Put a card on its owner's deck."""
        return PutOnDeck(self, card, bottom=bottom, shown=shown)

    def look_at(self, cards: Sequence[Card], *, seat: int | None = None) -> Event:
        """Let a player look at hidden cards."""
        return LookAt(self, self._seat(seat), list(cards))

    def cancel(self, event: Event) -> Event:
        """Cancel an imminent event."""
        return Cancel(self, event)

    def replace(self, event: Event, instead: Sequence[Event]) -> Event:
        """Let other events happen instead of an imminent one."""
        return Replace(self, event, instead)

    def delay(
        self,
        kind: type[Event] | tuple[type[Event], ...],
        when: Any,
        run: Any,
        until: str,
        *,
        about: Card | None = None,
        given: Any = None,
        standing: bool = False,
    ) -> Event:
        """Set up a delayed effect: once an event of ``kind`` meets ``when``, ``run`` is played.

        ``when`` and ``run`` take the delayed effect and the event. These functions may read three parts of the effect:
        its ``cause`` (a copy of this cause without choices and payments), the card it is ``about``, and ``given``.
        ``given`` is plain data without references to the table, so a copy of the table can share it. The effect ends
        when ``until`` ends or when the card it is about leaves play. A ``standing`` effect happens at every such event,
        not only at the first.
        """
        cause = self.at(self.table, self.this)
        return Delay(self, Delayed(cause, kind, when, run, until, about=about, given=given, standing=standing))

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        found: int | None = self.seat
        assert found is not None, "the rules say whose effect it is"
        return found
