"""Events of the round and of abilities: phases, dials, the first player token, played cards, lasting effects, duels."""

from typing import TYPE_CHECKING, Any

from engine.cardplay.events import PhaseEvent
from engine.kernel.modifiers import Layer
from engine.kernel.record import Record
from engine.l5r_lcg.events.base import CardEvent, LcgEvent, PlayerEvent

if TYPE_CHECKING:
    from engine.cardplay.ability import Ability
    from engine.l5r_lcg.card import Card
    from engine.l5r_lcg.cause import Cause


class PhaseBegins(PhaseEvent):
    """A phase begins (1.1, 2.1, 3.1, 4.1, 5.1)."""

    __slots__ = ()
    kind = "phase-begins"

    def resolve(self) -> None:
        self.table.course.begin_phase(self.phase)

    def record(self) -> Record:
        return self.note(phase=self.phase, round=self.table.round)


class PhaseEnds(PhaseEvent):
    """A phase ends (1.5, 2.6, 3.5, 4.5, 5.6). The effects that last until the end of the phase end."""

    __slots__ = ()
    kind = "phase-ends"

    def resolve(self) -> None:
        self.table.course.end_phase(self.phase)


class PassFirst(PlayerEvent):
    """A player is the first to pass in the dynasty phase, and passes for the rest of it (1.4)."""

    __slots__ = ()
    kind = "pass-dynasty"

    def resolve(self) -> None:
        self.table.players[self.seat].passed = True

    def record(self) -> Record:
        return self.note(player=self.seat)


class RevealDials(LcgEvent):
    """The honor dials are revealed (2.3, D.4)."""

    __slots__ = ("bids",)
    kind = "reveal-dials"

    def __init__(self, cause: "Cause", bids: tuple[int, int]) -> None:
        super().__init__(cause)
        self.bids = bids

    def resolve(self) -> None:
        for player, bid in zip(self.table.players, self.bids, strict=True):
            player.bid = bid
            player.bid_modifier = 0

    def record(self) -> Record:
        return self.note(bids=self.bids)


class ChangeBid(PlayerEvent):
    """The value of a player's bid changes, but the dial does not (§bid-value)."""

    __slots__ = ()
    kind = "change-bid"

    def possible(self) -> bool:
        return self.amount > 0 or self.table.players[self.seat].bid_value > 0

    def resolve(self) -> None:
        self.table.players[self.seat].bid_modifier += self.amount


class SetDial(PlayerEvent):
    """A player shows an honor dial that they set in secret by an effect. The shown value cannot be modified."""

    __slots__ = ()
    kind = "set-dial"

    def resolve(self) -> None:
        player = self.table.players[self.seat]
        player.bid, player.bid_modifier = self.amount, 0


class PassFirstPlayer(PlayerEvent):
    """The first player token goes to the other player (5.5)."""

    __slots__ = ()
    kind = "pass-first-player"

    def resolve(self) -> None:
        self.table.first_player = 1 - self.seat

    def record(self) -> Record:
        return self.note(player=1 - self.seat)


class PlayCard(CardEvent):
    """A card counts as played (§initiating-abilities, step 6)."""

    __slots__ = ("during_conflict", "seat")
    kind = "play-card"

    def __init__(self, cause: "Cause", card: "Card", seat: int) -> None:
        super().__init__(cause, card)
        self.seat = seat
        self.during_conflict = self.table.conflict is not None

    def resolve(self) -> None:
        if self.card.has("limited"):
            self.table.players[self.seat].limited_played += 1
        if self.table.conflict is not None:
            self.table.conflict.played[self.seat].append(self.card.face)

    def record(self) -> Record:
        return self.note(card=self.card.key, player=self.seat)


class TriggerAbility(CardEvent):
    """A card's ability counts as triggered, even if it is canceled (§initiating-abilities, step 6)."""

    __slots__ = ("use",)
    kind = "trigger-ability"

    def __init__(self, use: Any) -> None:
        super().__init__(use, use.source)
        self.use = use

    def record(self) -> None:
        return None


class EventResolved(TriggerAbility):
    """The effects of an event card have resolved."""

    __slots__ = ()
    kind = "event-resolved"


class Apply(CardEvent):
    """A lasting effect begins on a card (§lasting-effects)."""

    __slots__ = ("attribute", "given", "layer", "test", "until", "value")
    kind = "apply"

    def __init__(
        self,
        cause: "Cause",
        card: "Card",
        attribute: str,
        value: int,
        layer: Layer,
        until: str,
        test: Any = None,
        given: Any = None,
    ) -> None:
        super().__init__(cause, card)
        self.attribute = attribute
        self.value = value
        self.layer = layer
        self.until = until
        self.test = test
        self.given = given

    def possible(self) -> bool:
        card = self.card
        if not card.in_play or card.forbids("gain-effect", self.cause):
            return False
        if self.attribute in ("military", "political"):
            # A dash cannot be changed (§dash).
            return not card.has_dash(self.attribute) and self._changes_number()  # type: ignore[arg-type]
        return self._changes_number()

    def resolve(self) -> None:
        self.table.course.apply(
            self.card, self.attribute, self.value, self.layer, self.until, self.cause, self.test, self.given
        )

    def record(self) -> Record:
        return self.note(
            card=self.card.key,
            attribute=self.attribute,
            value=self.value,
            layer=self.layer.name,
            until=self.until,
        )

    def _changes_number(self) -> bool:
        return self.layer != Layer.ADD or self.value != 0


class ApplyToPlayer(PlayerEvent):
    """A lasting effect begins on a player."""

    __slots__ = ("attribute", "given", "test", "until")
    kind = "apply-to-player"

    def __init__(
        self, cause: "Cause", seat: int, attribute: str, value: int, until: str, test: Any = None, given: Any = None
    ) -> None:
        super().__init__(cause, seat, value)
        self.attribute = attribute
        self.until = until
        self.test = test
        self.given = given

    def resolve(self) -> None:
        self.table.course.apply_to_player(
            self.seat, self.attribute, self.amount, self.until, self.cause, self.test, self.given
        )

    def record(self) -> Record:
        return self.note(player=self.seat, attribute=self.attribute, value=self.amount, until=self.until)


class GainAbility(CardEvent):
    """A card gains a triggered ability that is printed on another card, until ``until`` ends (§gain)."""

    __slots__ = ("ability", "origin", "until")
    kind = "gain-ability"

    def __init__(self, cause: "Cause", card: "Card", ability: "Ability", origin: "Card", until: str) -> None:
        super().__init__(cause, card)
        self.ability = ability
        self.origin = origin
        self.until = until

    def possible(self) -> bool:
        return self.card.in_play and not self.card.forbids("gain-effect", self.cause)

    def resolve(self) -> None:
        self.table.placing.gain_ability(self.card, self.ability, self.origin, self.until)

    def record(self) -> Record:
        return self.note(card=self.card.key, origin=self.origin.key, until=self.until)


class ResolveDuel(LcgEvent):
    """A duel's skills are compared and its outcome is known (D.7)."""

    __slots__ = ("challenged", "challenger", "loser", "skill", "totals", "winner")
    kind = "resolve-duel"

    def __init__(self, cause: "Cause", challenger: "Card", challenged: "Card", skill: str) -> None:
        super().__init__(cause)
        self.challenger = challenger
        self.challenged = challenged
        self.skill = skill
        self.winner: Card | None = None
        self.loser: Card | None = None
        self.totals = (0, 0)

    def resolve(self) -> None:
        self.table.course.decide_duel(self)

    def record(self) -> Record:
        return self.note(
            challenger=self.challenger.key,
            challenged=self.challenged.key,
            totals=self.totals,
            winner=self.winner.key if self.winner else None,
            loser=self.loser.key if self.loser else None,
        )


class RevealToPlay(CardEvent):
    """A card in a deck is revealed. The card may be played as if from hand until the end of the phase or conflict."""

    __slots__ = ("until",)
    kind = "reveal-to-play"

    def __init__(self, cause: "Cause", card: "Card", until: str = "phase") -> None:
        super().__init__(cause, card)
        self.until = until

    def possible(self) -> bool:
        return self.card not in self.table.players[self.card.owner].revealed

    def resolve(self) -> None:
        self.table.placing.reveal_to_play(self.card, self.until)
