"""Events of duels (§duel, §duel-resolution)."""

from typing import TYPE_CHECKING

from engine.cardplay.initiation import choose, resolve
from engine.kernel.flow import Flow
from engine.kernel.record import Record
from engine.l5r_ccg.events.base import CcgEvent

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.fighting.duel import Duel, Duelist, Result


class DuelEvent(CcgEvent):
    """An event of a duel."""

    __slots__ = ("duel",)

    def __init__(self, cause: "Cause", duel: "Duel") -> None:
        super().__init__(cause)
        self.duel = duel


class EnterDuel(DuelEvent):
    """Both fighters enter the duel.

    Reactions that mention a duel are played at this moment, unless they say otherwise (§challenge).
    """

    __slots__ = ()
    kind = "enter-duel"

    def record(self) -> Record:
        sides = [[side.card.key, self.duel.total(side)] for side in self.duel.sides]
        return self.note(value=self.duel.value, duelists=sides)


class Substitute(DuelEvent):
    """A Personality takes another's place in a duel that begins.

    From now on the substitute's controller fights. A substitute that is out of play fights with ``number``. A promise
    that the duel spares the Personality that was replaced does not protect the substitute. Everything else in the duel
    stays the same, even a Focus card that was laid for the other Personality.
    """

    __slots__ = ("card", "number", "side", "was")
    kind = "substitute"

    def __init__(self, cause: "Cause", duel: "Duel", side: "Duelist", card: "Card", number: int | None = None) -> None:
        super().__init__(cause, duel)
        self.side = side
        self.card = card
        self.number = number
        self.was = side.card

    def possible(self) -> bool:
        there = self.card.is_personality or self.number is not None
        return there and self.duel.side(self.card) is None

    def resolve(self) -> None:
        self.side.card, self.side.number, self.side.spared = self.card, self.number, False
        if self.card.is_personality:
            self.side.seat = self.card.controller

    def record(self) -> Record:
        return self.note(card=self.card.key, was=self.was.key)


class ChangeDuel(DuelEvent):
    """A duel compares another value and has other results for the winner and the loser."""

    __slots__ = ("loses", "value", "wins")
    kind = "change-duel"

    def __init__(self, cause: "Cause", duel: "Duel", value: str, wins: "Result", loses: "Result") -> None:
        super().__init__(cause, duel)
        self.value, self.wins, self.loses = value, wins, loses

    def resolve(self) -> None:
        self.duel.value, self.duel.wins, self.duel.loses = self.value, self.wins, self.loses

    def record(self) -> Record:
        return self.note(value=self.value)


class OpenFocus(DuelEvent):
    """A side must play its Focus cards face up in this duel."""

    __slots__ = ("side",)
    kind = "open-focus"

    def __init__(self, cause: "Cause", duel: "Duel", side: "Duelist") -> None:
        super().__init__(cause, duel)
        self.side = side

    def possible(self) -> bool:
        return not self.side.open

    def resolve(self) -> None:
        self.side.open = True

    def record(self) -> None:
        return None


class EndDuel(DuelEvent):
    """A duel ends at once and has no result. The Focus cards are discarded."""

    __slots__ = ()
    kind = "end-duel"

    def possible(self) -> bool:
        return not self.duel.over

    def resolve(self) -> None:
        self.duel.over = True

    def record(self) -> Record:
        return self.note(cards=[side.card.key for side in self.duel.sides])


class RenewDuel(DuelEvent):
    """Instead of being resolved, the duel begins again: all Focus cards are discarded, and the same two cards fight.

    This can happen only once in a duel.
    """

    __slots__ = ("resolution",)
    kind = "renew-duel"

    def __init__(self, cause: "Cause", resolution: "ResolveDuel") -> None:
        super().__init__(cause, resolution.duel)
        self.resolution = resolution

    def possible(self) -> bool:
        return self.resolution.imminent and not self.duel.renewed

    def resolve(self) -> None:
        self.resolution.cancel()
        self.duel.renewed = True
        for side in self.duel.sides:
            for card in side.focused:
                self.table.placing.move(card, "fate discard")
            side.focused, side.ready, side.focus = [], [], 0

    def record(self) -> Record:
        return self.note(cards=[side.card.key for side in self.duel.sides])


class DoomBoth(DuelEvent):
    """Both sides will lose the duel, and nobody will win it."""

    __slots__ = ()
    kind = "doom-both"

    def possible(self) -> bool:
        return not self.duel.fatal

    def resolve(self) -> None:
        self.duel.fatal = True

    def record(self) -> Record:
        return self.note(cards=[side.card.key for side in self.duel.sides])


class LeadDuel(DuelEvent):
    """A side has the first opportunity to focus or strike (§duel)."""

    __slots__ = ("side",)
    kind = "lead-duel"

    def __init__(self, cause: "Cause", duel: "Duel", side: "Duelist") -> None:
        super().__init__(cause, duel)
        self.side = side

    def possible(self) -> bool:
        return self.duel.first is not self.side

    def resolve(self) -> None:
        self.duel.first = self.side

    def record(self) -> Record:
        return self.note(player=self.side.seat, card=self.side.card.key)


class Focus(DuelEvent):
    """A Focus card is played face down from hand (§duel).

    Only the card's owner knows the card, unless ``shown`` is true. The owner need not be the side's player: the card
    may have been laid before somebody else took over the side.

    A card played for its ``text`` lies face up, and its text takes effect.
    """

    __slots__ = ("card", "shown", "side", "text")
    kind = "focus"

    def __init__(
        self, cause: "Cause", duel: "Duel", side: "Duelist", card: "Card", *, shown: bool = False, text: bool = False
    ) -> None:
        super().__init__(cause, duel)
        self.side = side
        self.card = card
        self.shown = shown or side.open or text
        self.text = text

    def resolve(self) -> None:
        self.table.placing.move(self.card, "focus")
        self.card.facedown = not self.shown
        self.side.focused.append(self.card)

    def aftermath(self) -> Flow[None] | None:
        return self._say() if self.text else None

    def _say(self) -> Flow[None]:
        for ability in self.card.face.as_focus:
            use = self.table.use(ability, self.card, self.side.seat, self)
            use.label = self.card.key
            if (yield from choose(use)):
                yield from resolve(use)

    def record(self) -> Record:
        hidden = self.note(player=self.card.owner, count=len(self.side.focused))
        if self.shown:
            return self.note(**hidden.facts, card=self.card.key)
        private = Record(self.kind, {**hidden.facts, "card": self.card.key})
        return Record(self.kind, private.facts, (self.card.owner,), hidden, known=True)


class Strike(DuelEvent):
    """A duelist strikes: the duel resolves at once (§duel)."""

    __slots__ = ("side",)
    kind = "strike"

    def __init__(self, cause: "Cause", duel: "Duel", side: "Duelist") -> None:
        super().__init__(cause, duel)
        self.side = side

    def record(self) -> Record:
        return self.note(player=self.side.seat, card=self.side.card.key)


class RevealFocus(DuelEvent):
    """All Focus cards are turned up. The Focus of these cards counts until the end of the turn (§duel, §double-chi)."""

    __slots__ = ()
    kind = "reveal-focus"

    def resolve(self) -> None:
        self.table.barrier = True
        for side in self.duel.sides:
            for card in side.focused:
                card.facedown = False
                self.table.index.update(card)
            side.reveal(self.cause, self.duel.value)

    def record(self) -> Record:
        cards = [card.key for side in self.duel.sides for card in side.focused]
        return self.note(cards=cards, focus=[[side.card.key, side.focus] for side in self.duel.sides])


class AddFocus(DuelEvent):
    """A card is added to a side's Focus cards after they were revealed. The added card's Focus counts too."""

    __slots__ = ("card", "side")
    kind = "add-focus"

    def __init__(self, cause: "Cause", duel: "Duel", side: "Duelist", card: "Card") -> None:
        super().__init__(cause, duel)
        self.side = side
        self.card = card

    def resolve(self) -> None:
        self.table.barrier = True
        self.table.placing.move(self.card, "focus")
        self.side.focused.append(self.card)
        self.side.reveal(self.cause, self.duel.value)

    def record(self) -> Record:
        return self.note(player=self.side.seat, card=self.card.key, number=self.side.focus)


class DropFocus(DuelEvent):
    """Focus cards of a side are discarded before they count."""

    __slots__ = ("cards", "side")
    kind = "drop-focus"

    def __init__(self, cause: "Cause", duel: "Duel", side: "Duelist", cards: "list[Card]") -> None:
        super().__init__(cause, duel)
        self.side = side
        self.cards = cards

    def possible(self) -> bool:
        return any(card in self.side.focused for card in self.cards)

    def resolve(self) -> None:
        self.table.barrier = True
        for card in self.cards:
            self.side.focused.remove(card)
            self.table.placing.move(card, "fate discard")

    def record(self) -> Record:
        return self.note(player=self.side.seat, cards=[card.key for card in self.cards])


class ResolveDuel(DuelEvent):
    """The values are compared.

    The side with the higher value wins. In a tie both lose and nobody wins (§duel-resolution). In a ``fatal`` duel both
    lose and nobody wins, too.
    """

    __slots__ = ("losers", "totals", "winner")
    kind = "resolve-duel"

    def __init__(self, cause: "Cause", duel: "Duel") -> None:
        super().__init__(cause, duel)
        self.winner: Duelist | None = None
        self.losers: list[Duelist] = []
        self.totals = (0, 0)

    def resolve(self) -> None:
        first, second = self.duel.sides
        self.totals = (self.duel.total(first), self.duel.total(second))
        self.winner = self.duel.better
        self.losers = [side for side in (first, second) if side is not self.winner]

    def record(self) -> Record:
        winner = None if self.winner is None else self.winner.card.key
        duelists = [[side.card.key, total] for side, total in zip(self.duel.sides, self.totals, strict=True)]
        return self.note(winner=winner, duelists=duelists, value=self.duel.value)
