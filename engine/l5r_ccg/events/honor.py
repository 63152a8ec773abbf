"""Events of honor: gain, loss, and Personalities dishonored or restored (§family-honor, §dishonor, §regain-honor)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CardEvent, CcgEvent, PlayerEvent
from engine.l5r_ccg.turn import winning

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card


def in_resolution(cause: "Cause", amount: int) -> int:
    """Return ``amount``, doubled if an effect doubles all Honor in the resolution of the battle in progress."""
    battle = cause.table.battle
    if battle is None or not battle.resolved or not battle.province.value("honor-doubled"):
        return amount
    return 2 * amount


def gained_in_resolution(cause: "Cause", seat: int, amount: int) -> int:
    """Return the Honor that a player gains when ``amount`` is due.

    In the resolution of a battle, an effect on the Province or on the player may double the amount, but only once.
    """
    battle = cause.table.battle
    doubled = in_resolution(cause, amount)
    if doubled != amount or battle is None or not battle.resolved:
        return doubled
    return 2 * amount if cause.table.players[seat].added("honor-doubled") else amount


class GainHonor(PlayerEvent):
    """A player gains Family Honor (§family-honor). ``by`` lists the Personalities through whom the Honor comes.

    If one of them is dishonored, no Honor is gained, and that Personality becomes honorable again (§dishonor,
    §regain-honor).
    """

    __slots__ = ("by", "tainted")
    kind = "gain-honor"

    def __init__(self, cause: "Cause", seat: int, amount: int, by: "Sequence[Card]" = ()) -> None:
        super().__init__(cause, seat, gained_in_resolution(cause, seat, amount))
        self.by = tuple(by)
        # A Personality that has just died dishonored (for example, when both sides lose a battle) cannot be restored.
        # Its player gains no Honor either.
        self.tainted = [card for card in by if card.dishonored or card.died == "dishonorably"]

    def possible(self) -> bool:
        return self.amount > 0 and not self.table.players[self.seat].forbids("gain-honor", self.cause)

    def resolve(self) -> None:
        if not self.tainted:
            self.table.players[self.seat].honor += self.amount

    def aftermath(self) -> Flow[None] | None:
        restored = [RestoreHonor(self.table.framework, card) for card in self.tainted if card.dishonored]
        return _follow(self, restored) if restored else None

    def record(self) -> Record:
        if not self.tainted:
            return self.note(player=self.seat, amount=self.amount)
        cards = [card.key for card in self.tainted]
        record = self.note(player=self.seat, amount=self.amount, cards=cards)
        record.kind = "honor-not-gained"
        return record


class LoseHonor(PlayerEvent):
    """A player loses Family Honor, which may fall below zero (§family-honor).

    ``by`` lists the Personalities who perform the action or are its targets (§samurai). If the loss is a cost, the
    ability goes on even if the loss is prevented. No effect can change a ``fixed`` loss. The Favor does not prevent a
    loss that is ``past_favor``. ``changed_by`` lists the cards that have changed the amount.
    """

    __slots__ = ("by", "changed_by", "fixed", "past_favor")
    kind = "lose-honor"

    def __init__(
        self,
        cause: "Cause",
        seat: int,
        amount: int,
        by: "Sequence[Card]" = (),
        *,
        fixed: bool = False,
        past_favor: bool = False,
    ) -> None:
        super().__init__(cause, seat, in_resolution(cause, amount))
        self.by = tuple(by)
        self.fixed = fixed
        self.past_favor = past_favor
        self.changed_by: list[str] = []

    def possible(self) -> bool:
        return self.amount > 0 and not self.table.players[self.seat].forbids("lose-honor", self.cause)

    def resolve(self) -> None:
        self.table.players[self.seat].honor -= self.amount

    @property
    def fulfilled(self) -> bool:
        """Tell whether the effect that this loss pays for may go on.

        The effect may go on unless the player is out of the game because of the loss.
        """
        return self.table.is_in(self.seat)


class WinGame(PlayerEvent):
    """An effect makes a player win the game, as a victory of this kind."""

    __slots__ = ("reason",)
    kind = "win-game"

    def __init__(self, cause: "Cause", seat: int, reason: str = "honor") -> None:
        super().__init__(cause, seat, 1)
        self.reason = reason

    def resolve(self) -> None:
        winning.end(self.table, self.seat, self.reason)

    def record(self) -> None:
        return None


class ChangeHonor(CcgEvent):
    """The amount of an imminent gain or loss of Family Honor changes (§political-action).

    Zero cancels the gain or loss.
    """

    __slots__ = ("amount", "event")
    kind = "change-honor"

    def __init__(self, cause: "Cause", event: GainHonor | LoseHonor, amount: int) -> None:
        super().__init__(cause)
        self.event = event
        self.amount = max(0, amount)

    def possible(self) -> bool:
        event = self.event
        if isinstance(event, LoseHonor) and event.fixed:
            return False
        return event.imminent and not event.happened and event.amount != self.amount

    def resolve(self) -> None:
        self.event.amount = self.amount
        if isinstance(self.event, LoseHonor) and self.cause.this is not None:
            self.event.changed_by.append(self.cause.this.id)
        if not self.amount:
            self.event.cancel()

    def record(self) -> Record:
        return self.note(event=self.event.kind, player=self.event.seat, amount=self.amount)


class Dishonor(CardEvent):
    """A Personality is dishonored (§dishonor)."""

    __slots__ = ()
    kind = "dishonor"

    def possible(self) -> bool:
        card = self.card
        return card.is_personality and not card.dishonored and not card.forbids("be-dishonored", self.cause)

    def resolve(self) -> None:
        self.card.dishonored = True


class RestoreHonor(CardEvent):
    """A dishonored Personality becomes honorable. A dead Personality counts as having died honorably (§favor-uses)."""

    __slots__ = ()
    kind = "restore-honor"

    def possible(self) -> bool:
        card = self.card
        if card.is_personality:
            kept = card.forbids("be-affected", self.cause) or card.forbids("be-restored", self.cause)
            return card.dishonored and not kept
        return card.died == "dishonorably"

    def resolve(self) -> None:
        self.card.dishonored = False
        # Restoring removes the notes about the dishonor too.
        self.card.lasting = tuple([lasting for lasting in self.card.lasting if lasting.attribute != "shamed"])
        if self.card.died:
            self.card.died = "honorably"

    def record(self) -> Record:
        return self.note(card=self.card.key, dead=bool(self.card.died))


class Atone(CardEvent):
    """A Personality must commit seppuku, Samurai or not, or be dishonored: its controller chooses."""

    __slots__ = ()
    kind = "atone"

    def possible(self) -> bool:
        return self.card.is_personality

    def aftermath(self) -> Flow[None]:
        cause, card = self.cause, self.card
        ways = {"seppuku": cause.seppuku(card), "dishonor": cause.dishonor(card)}
        options = [Option(way, way, event) for way, event in ways.items() if event.possible()]
        if options:
            prompt = Prompt(card.controller, "atone", options, rule="honorable-death", source=card.key)
            yield from run_batch(self.table, [(yield from ask(prompt))])

    def record(self) -> None:
        return None


def _follow(event: PlayerEvent, events: Sequence[Event]) -> Flow[None]:
    yield from run_batch(event.table, events)
