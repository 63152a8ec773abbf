"""One use of an ability in this game: shorthands for cards, and what this game adds to the steps of initiating."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.l5r_lcg import events as e
from engine.l5r_lcg.card import Card
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.state import Conflict, Player
from engine.l5r_lcg.timing import ACTION, REACTION

if TYPE_CHECKING:
    from engine.l5r_lcg.machinery.table import Table


class Use(Cause):
    """One use of an ability by one player.

    The conditions, costs, targets and effects of cards take a ``Use`` as their argument.
    """

    __slots__ = ()
    table: "Table"
    this: Card
    seat: int

    @property
    def hypothetical(self) -> bool:
        """Whether the card is only assumed to be in a hand, to find out whether its player must be asked."""
        return self.this.uid == 0

    @property
    def you(self) -> Player:
        """Return the player who uses the ability."""
        return self.table.players[self.seat]

    @property
    def opponent(self) -> Player:
        """Return the opponent of the player who uses the ability."""
        return self.table.players[1 - self.seat]

    @property
    def conflict(self) -> Conflict | None:
        """The conflict in progress, if any."""
        return self.table.conflict

    @property
    def host(self) -> Card:
        """The card that this attachment is attached to."""
        host = self.this.host
        assert host is not None, "an attachment in play has a host"
        return host

    # The steps of initiating

    @property
    def event_cost(self) -> int:
        """The fate that playing this event costs now, or 0 for other cards."""
        card = self.this
        if card.face.type != "event":
            return 0
        you = self.you
        bought = 0 if card.face.bought is None else card.face.bought(card, self.seat)
        changed = card.added("play-cost") + you.added("event-cost")
        return max(0, card.cost + changed - bought - you.value("event-discount"))

    def playable(self) -> bool:
        """Tell whether an event may be played now, by its cost in fate, prohibitions, and its own conditions."""
        card = self.this
        if card.face.type != "event":
            return True
        if self.event_cost > self.you.spendable or self.you.forbids("play-event", self):
            return False
        playable = card.face.playable
        return playable is None or bool(playable(self))

    def payable(self) -> bool:
        """Tell whether all costs could be paid now: the fate for the event together with the costs of its ability."""
        fate = self.event_cost if self.this.face.type == "event" else 0
        if not fate:
            return super().payable()
        for cost in self.ability.costs:
            if not cost.payable(self):
                return False
            if cost.pick is None:
                for event in cost.events(self):
                    if isinstance(event, e.SpendFate) and event.amount + fate > self.you.fate:
                        return False
        return True

    def shown_cost(self) -> int | None:
        """Return the fate that playing an event costs. Return None for other cards."""
        return self.event_cost if self.this.face.type == "event" else None

    def gives_up(self, subject: Any) -> bool:
        """Tell whether a card leaves play when the costs are paid, by itself or with its host (§attachment-cards)."""
        paid = [event for cost in self.costs() for event in cost.events(self)]
        left = [event.card for event in paid if isinstance(event, e.LeavePlay)]
        return isinstance(subject, Card) and (subject in left or subject.host in left)

    def price(self) -> Sequence[Event]:
        """Return the event that spends the fate for playing an event card."""
        fate = self.event_cost
        return [self.spend_fate(fate)] if fate else ()

    def move_to_resolving(self) -> None:
        """Take an event out of hand while it resolves. An effect that makes only the next event cheaper ends now."""
        if self.this.face.type == "event":
            you = self.you
            you.lasting = tuple([lasting for lasting in you.lasting if lasting.attribute != "event-discount"])
            self.table.placing.move(self.this, "resolving")

    def showing(self) -> Sequence[Event]:
        """Return the event that reveals the chosen cards of a hand (§reveal)."""
        return [self.reveal([one for one in self.subjects if isinstance(one, Card) and one.zone == "hand"])]

    def announced(self, initiation: e.Initiate) -> Flow[None]:
        """Let a persistent effect cancel the effects that are about to initiate, before any interrupt (§cancel)."""
        table, conflict = self.table, self.table.conflict
        canceller = next(
            (
                source
                for source, persistent in table.persistents.get("cancel:effects", ())
                if source.active and persistent.applies(source, self)
            ),
            None,
        )
        if conflict is not None and self.ability.timing is ACTION:
            conflict.actions[self.seat] += 1
        if canceller is not None:
            cause = Cause(table, "ability", canceller.controller, canceller)
            cause.label = canceller.key
            yield from run_batch(table, [cause.cancel(initiation)])

    def played(self) -> Sequence[Event]:
        """Return ``PlayCard`` for an event card.

        For another card, return ``TriggerAbility`` if any ability listens to that event.
        """
        if self.this.face.type == "event":
            return [e.PlayCard(self, self.this, self.seat)]
        return [e.TriggerAbility(self)] if self.table.listeners(REACTION, e.TriggerAbility) else ()

    def resolved(self) -> Sequence[Event]:
        """Return ``EventResolved`` for an event card if any ability listens to it, otherwise no event."""
        heard = self.this.face.type == "event" and self.table.listeners(REACTION, e.EventResolved)
        return [e.EventResolved(self)] if heard else ()

    def close(self) -> None:
        """Put a played event into its discard pile (§event-cards). Hide the revealed cards that stay in a hand."""
        if self.this.zone == "resolving":
            self.table.placing.move(self.this, "conflict discard")
        elif self.this.zone == "hand":
            self.table.placing.hide_again(self.this)
