"""The causes of events, with the methods (verbs) by which rules and cards create events.

A verb only creates an event. ``engine.kernel.events.run_batch`` resolves it, with its interrupts and reactions.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from engine.cardplay import use as cardplay
from engine.kernel.events import Event
from engine.kernel.modifiers import Layer
from engine.l5r_lcg import events as e
from engine.l5r_lcg.events.cards import Destination

if TYPE_CHECKING:
    from engine.cardplay.ability import Ability
    from engine.cardplay.card import Card as AnyCard
    from engine.l5r_lcg.card import Card, Province, Skill
    from engine.l5r_lcg.machinery.table import Table
    from engine.l5r_lcg.state import Conflict, Ring


class Cause(cardplay.Use):
    """The source of an event: the framework, a ring effect ("ring"), a keyword, or a card's ability (see Use)."""

    __slots__ = ()
    table: "Table"
    seat: int | None
    this: "Card | None"

    @property
    def from_event(self) -> bool:
        """Whether this is the effect of an event card."""
        return self.this is not None and self.this.face.type == "event"

    def delay(
        self,
        kind: type[Event] | tuple[type[Event], ...],
        when: Any,
        run: Any,
        until: str = "phase",
        *,
        about: "AnyCard | None" = None,
        given: Any = None,
        standing: bool = False,
    ) -> Event:
        """Set up a delayed effect.

        An effect that waits for the end of the conflict must last until the end of the phase.
        """
        return super().delay(kind, when, run, until, about=about, given=given, standing=standing)

    # Cards in play

    def ready(self, card: "Card") -> Event:
        """Ready a card."""
        return e.Ready(self, card)

    def honor(self, card: "Card") -> Event:
        """Honor a character."""
        return e.Honor(self, card)

    def dishonor(self, card: "Card") -> Event:
        """Dishonor a character."""
        return e.Dishonor(self, card)

    def discard_status(self, card: "Card") -> Event:
        """Discard a character's status token."""
        return e.DiscardStatus(self, card)

    def discard(self, card: "Card") -> Event:
        """Discard a card from play."""
        return e.LeavePlay(self, card)

    def sacrifice(self, card: "Card") -> Event:
        """Sacrifice a card."""
        return e.LeavePlay(self, card, sacrificed=True)

    def return_to(self, card: "Card", to: Destination) -> Event:
        """Return a card from play to its owner's hand or deck."""
        return e.LeavePlay(self, card, to)

    def move_to_conflict(self, card: "Card") -> Event:
        """Move a character to the conflict."""
        return e.MoveToConflict(self, card)

    def move_home(self, card: "Card") -> Event:
        """Move a participating character home."""
        return e.MoveHome(self, card)

    def put_into_play(self, card: "Card", *, conflict: bool = False, seat: int | None = None, fate: int = 0) -> Event:
        """Put a character into play, at home or in the conflict, under the control of ``seat``."""
        return e.EnterPlay(self, card, self._seat(seat), into_conflict=conflict, fate=fate)

    def take_control(self, card: "Card", until: str | None = None) -> Event:
        """Let the player take control of a card."""
        return e.TakeControl(self, card, self._seat(None), until)

    def attach(self, card: "Card", host: "Card") -> Event:
        """Attach an attachment to a character."""
        return e.Attach(self, card, host, card.controller if card.in_play else self._seat(None))

    def gets(
        self,
        card: "Card",
        *,
        military: int = 0,
        political: int = 0,
        glory: int = 0,
        strength: int = 0,
        until: str = "conflict",
    ) -> list[Event]:
        """Change a card's numbers until ``until`` ends. No effect is made for a change of 0."""
        changes = {"military": military, "political": political, "glory": glory, "strength": strength}
        return [self.apply(card, name, value, until=until) for name, value in changes.items() if value]

    def apply(
        self,
        card: "Card",
        attribute: str,
        value: int = 1,
        *,
        layer: Layer = Layer.ADD,
        until: str = "conflict",
        test: Any = None,
        given: Any = None,
    ) -> Event:
        """Begin a lasting effect on a card.

        ``attribute`` names the value that changes, such as ``military``, ``keyword:…``, ``trait:…``, ``blank`` or
        ``cannot:…``. ``test`` takes ``given`` (plain data), the card and, for a prohibition, its cause.
        """
        return e.Apply(self, card, attribute, value, layer, until, test, given)

    def apply_to_player(
        self, seat: int, attribute: str, value: int = 1, *, until: str = "phase", test: Any = None, given: Any = None
    ) -> Event:
        """Begin a lasting effect on a player. ``test`` works as in ``apply``."""
        return e.ApplyToPlayer(self, seat, attribute, value, until, test, given)

    def gain_ability(self, card: "Card", ability: "Ability", origin: "Card", until: str) -> Event:
        """Let a card gain a triggered ability printed on ``origin``."""
        return e.GainAbility(self, card, ability, origin, until)

    # Tokens

    def place_fate(self, card: "Card", amount: int = 1, *, from_card: "Card | None" = None) -> Event:
        """Place fate on a card, from the token pool or from another card."""
        return e.PlaceFate(self, card, amount, from_card=from_card)

    def remove_fate(self, card: "Card", amount: int = 1, *, to_player: int | None = None) -> Event:
        """Remove fate from a card, to the token pool or to a player."""
        return e.RemoveFate(self, card, amount, to_player)

    def gain_fate(self, amount: int = 1, *, seat: int | None = None) -> Event:
        """Gain fate."""
        return e.GainFate(self, self._seat(seat), amount)

    def spend_fate(self, amount: int = 1, *, ring: "Ring | None" = None) -> Event:
        """Spend fate, to the token pool or onto a ring."""
        return e.SpendFate(self, self._seat(None), amount, ring)

    def gain_honor(self, amount: int = 1, *, seat: int | None = None) -> Event:
        """Gain honor."""
        return e.GainHonor(self, self._seat(seat), amount)

    def lose_honor(self, amount: int = 1, *, seat: int | None = None) -> Event:
        """Lose honor."""
        return e.LoseHonor(self, self._seat(seat), amount)

    def take_honor(self, amount: int = 1) -> Event:
        """Take honor from the opponent."""
        seat = self._seat(None)
        return e.TransferHonor(self, 1 - seat, seat, amount)

    def give_fate(self, amount: int = 1) -> Event:
        """Give fate to the opponent."""
        seat = self._seat(None)
        return e.TransferFate(self, seat, 1 - seat, amount, taken=False)

    def take_fate(self, amount: int = 1) -> Event:
        """Take fate from the opponent."""
        seat = self._seat(None)
        return e.TransferFate(self, 1 - seat, seat, amount)

    # Cards out of play

    def draw(self, amount: int = 1, *, seat: int | None = None) -> Event:
        """Draw conflict cards."""
        return e.Draw(self, self._seat(seat), amount)

    def discard_at_random(self, amount: int = 1, *, seat: int | None = None) -> Event:
        """Discard cards at random from a hand."""
        return e.DiscardAtRandom(self, self._seat(seat), amount)

    def discard_cards(self, cards: "Sequence[Card]") -> Event:
        """Discard cards of one owner from hand, deck or provinces."""
        return e.DiscardCards(self, cards[0].owner if cards else self._seat(None), list(cards))

    def shuffle(self, side: Literal["dynasty", "conflict"], *, seat: int | None = None) -> Event:
        """Shuffle a deck."""
        return e.Shuffle(self, self._seat(seat), side)

    def reveal(self, cards: "Sequence[Card]") -> Event:
        """Reveal cards of one owner to both players."""
        return e.RevealCards(self, cards[0].owner if cards else self._seat(None), list(cards))

    def reveal_to_play(self, card: "Card", until: str = "phase") -> Event:
        """Reveal a card of a deck, which may then be played as if from hand until the phase or conflict ends."""
        return e.RevealToPlay(self, card, until)

    # Provinces, rings, the conflict

    def turn_faceup(self, card: "Card") -> Event:
        """Turn a facedown dynasty card faceup."""
        return e.TurnFaceup(self, card)

    def refill_faceup(self, province: "Province") -> Event:
        """Refill a province faceup."""
        return e.RefillProvince(self, province, faceup=True)

    def swap_in_provinces(self, card: "Card", other: "Card") -> Event:
        """Let two dynasty cards on provinces exchange places."""
        return e.SwapInProvince(self, card, other)

    def put_into_province(self, card: "Card", province: "Province") -> Event:
        """Put a holding into play in a province."""
        return e.PutIntoProvince(self, card, province)

    def break_province(self, province: "Province") -> Event:
        """Break a province.

        The opponent of the province's controller counts as the player who broke it (§broken-province).
        """
        return e.BreakProvince(self, province, 1 - province.controller)

    def resolve_ring(self, element: str, *, seat: int | None = None) -> Event:
        """Resolve a ring's effect as if this cause's player were the attacking player."""
        return e.ResolveRing(self, element, self._seat(seat))

    def take_over_ring(self, conflict: "Conflict") -> Event:
        """Let this cause's player resolve the conflict's ring effect and claim its ring, instead of the winner."""
        return e.TakeOverRing(self, conflict, self._seat(None))

    def take_ring_fate(self, ring: "Ring") -> Event:
        """Take all fate from a ring."""
        return e.TakeRingFate(self, ring, self._seat(None))

    def claim_ring(self, ring: "Ring") -> Event:
        """Claim a ring."""
        return e.ClaimRing(self, ring, self._seat(None))

    def switch_ring(self, ring: "Ring", other: "Ring") -> Event:
        """Switch a contested or claimed ring with an unclaimed one."""
        return e.SwitchRing(self, ring, other)

    def switch_type(self) -> Event:
        """Switch the conflict's type."""
        conflict = self.table.conflict
        now: Skill = conflict.skill if conflict else "military"
        return e.SwitchType(self, "political" if now == "military" else "military")

    def discard_favor(self) -> Event:
        """Discard the Imperial Favor."""
        return e.DiscardFavor(self, self._seat(None))

    def change_bid(self, amount: int) -> Event:
        """Change the value of this player's bid."""
        return e.ChangeBid(self, self._seat(None), amount)
