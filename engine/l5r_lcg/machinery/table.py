"""The table: both players' sides, the rings, the conflict, and the methods that change them.

Only events call these methods. Rules and cards create the events (``engine.l5r_lcg.cause``).
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.cardplay.ability import Ability, Persistent
from engine.cardplay.durations import Delayed
from engine.cardplay.table import CardTable
from engine.kernel.events import Event, Timing
from engine.kernel.flow import Flow
from engine.kernel.game import GameOver
from engine.kernel.outcome import Outcome
from engine.kernel.record import Record
from engine.l5r_lcg import events as e
from engine.l5r_lcg import rings, windows
from engine.l5r_lcg.card import Card, Province, Skill, Zone
from engine.l5r_lcg.cause import Cause
from engine.l5r_lcg.conflict import discard_from_broken
from engine.l5r_lcg.covert import evade
from engine.l5r_lcg.definition import RINGS, CardDef, find_card
from engine.l5r_lcg.initiation import CITES
from engine.l5r_lcg.machinery.course import Course
from engine.l5r_lcg.machinery.known import KnownDeck, may_hold
from engine.l5r_lcg.machinery.placing import Placing
from engine.l5r_lcg.state import Conflict, Favor, Player, Ring
from engine.l5r_lcg.timing import CHART
from engine.l5r_lcg.use import Use

HONOR_VICTORY: Final = 25


class Table(CardTable[Card]):
    """All the state of one match.

    * ``declared_conflicts`` holds the conflicts of this phase: attacker, types, whether the province broke.
      ``conflicts`` and ``phases`` count the conflicts and phases of the whole game.
    * ``start`` is the step at which the rules start on a position or on a copy of a table. While the rules run,
      ``start`` is empty. ``opportunity`` holds the seat that acts next in a window and the number of passes just
      before.
    * ``fallen`` holds the seats whose stronghold province broke. ``vacant`` holds the provinces that the present events
      emptied. ``besides`` holds further events that happened as part of the present events. ``leaving`` holds the cards
      about to leave play. ``unsettled`` means that some state may be illegal.
    * ``showing`` holds hidden cards that are shown until a scope ends. ``duelists`` holds the characters in the present
      duel. ``packs`` names the packs of the cards at this table. ``known`` is the public knowledge of the decks.
    * ``forced_random`` holds the results of chance that a test fixes. ``passed_over`` holds the rules of the action
      windows that are skipped in imagined play.
    """

    chart = CHART
    cites = CITES
    duties = windows.DUTIES

    def __init__(self, seed: str, asked: frozenset[int] = frozenset()) -> None:
        super().__init__(seed, asked)
        self.players: tuple[Player, ...] = (Player(self, 0), Player(self, 1))
        self.rings: dict[str, Ring] = {element: Ring(self, element) for element in RINGS}
        self.conflict: Conflict | None = None
        self.conflicts = 0
        self.declared_conflicts: list[tuple[int, tuple[Skill, ...], bool]] = []
        self.favor: Favor | None = None
        self.first_player = 0
        self.active_player = 0
        self.round = 0
        self.phase = ""
        self.phases = 0
        self.step = ""
        self.duel_step = ""
        self.start = "set-up"
        self.opportunity: tuple[int, int] | None = None
        self.fallen: set[int] = set()
        self.showing: list[tuple[Card, str]] = []
        self.duelists: tuple[Card, ...] = ()
        self.packs: frozenset[str] = frozenset()
        self.known = [KnownDeck(), KnownDeck()]
        self.vacant: list[Province] = []
        self.besides: list[Event] = []
        self.leaving: list[Card] = []
        self.unsettled = False
        self.forced_random: dict[str, list[Any]] = {}
        self.passed_over: frozenset[str] = frozenset()
        self.framework = Cause(self, "framework")
        self.placing = Placing(self)
        self.course = Course(self)

    def copied(self) -> "Table":
        """Return a copy of this table. Call it while a question is open at which the rules can restart."""
        copy = Table(self.streams.seed, self.asked)
        of: dict[Any, Any] = {card: card.copied(copy) for card in self.all_cards()}
        for card in tuple(of):
            if card.slot is not None or card.host is not None or card.attachments or card.zone == "row":
                card.tie(of)
        copy.rings = {element: ring.copied(copy) for element, ring in self.rings.items()}
        of.update((ring, copy.rings[element]) for element, ring in self.rings.items())
        first, second = self.players
        copy.players = first.copied(copy, of), second.copied(copy, of)
        of.update(zip(self.players, copy.players, strict=True))
        copy.conflict = None if self.conflict is None else self.conflict.copied(copy, of)
        self.copy_parts(copy, of)
        self._copy_course(copy, of)
        return copy

    def _copy_course(self, copy: "Table", of: dict[Any, Any]) -> None:
        """Give a copy the history of the game so far and the present place in the round."""
        copy.conflicts = self.conflicts
        copy.declared_conflicts = list(self.declared_conflicts)
        copy.favor = self.favor
        copy.first_player = self.first_player
        copy.active_player = self.active_player
        copy.round, copy.phase, copy.phases, copy.step = self.round, self.phase, self.phases, self.step
        copy.duel_step = self.duel_step
        copy.start, copy.opportunity = self.start, self.opportunity
        copy.fallen = set(self.fallen)
        copy.showing = [(of[card], until) for card, until in self.showing]
        copy.duelists = tuple(of[card] for card in self.duelists)
        copy.packs, copy.known = self.packs, list(self.known)
        copy.vacant = [of[province] for province in self.vacant]
        copy.unsettled, copy.passed_over = self.unsettled, self.passed_over
        copy.forced_random = {name: list(wanted) for name, wanted in self.forced_random.items()}

    def abandon(self) -> None:
        """Break the references within a table that nobody needs any more, so that its memory is freed."""
        super().abandon()
        for player in self.players:
            for province in player.provinces:
                province.contents = []
        self.players = ()
        self.rings = {}
        self.conflict = None
        self.duelists = ()
        self.showing, self.vacant, self.leaving, self.besides = [], [], [], []

    # The methods that the shared rules of card games require

    def order(self) -> tuple[int, int]:
        """Return the seats in player order (§player-order)."""
        return (0, 1) if self.first_player == 0 else (1, 0)

    def declarations(self) -> int:
        """Return how many conflicts were declared since the last conflict phase began.

        A position includes these declarations.
        """
        return sum(len(player.declared) for player in self.players)

    def period(self, scope: str) -> int:
        """Return a number that differs for each round, phase or conflict, for limits and maximums."""
        if scope == "round":
            return self.round
        return self.phases if scope == "phase" else self.conflicts

    def use(self, ability: Ability, card: Card, seat: int, event: Event | None = None) -> Use:
        """Return a use of an ability."""
        return Use(self, "ability", seat, card, ability, event)

    def about(self, event: Event) -> dict[str, Any]:
        """Return the public facts of the event that a window is about."""
        return windows.about(event)

    def holds_cards(self, seat: int) -> bool:
        """Tell whether this player has any card in hand."""
        return bool(self.players[seat].hand)

    def hand_abilities(self, timing: Timing, kind: Any) -> Sequence[tuple[CardDef, Ability]]:
        """Return the abilities of all cards in the match's packs that work in a hand on this kind of event."""
        return windows.hand_abilities(timing, kind, self.packs)

    def may_hold(self, face: CardDef, seat: int) -> bool:
        """Tell whether this player could have a card in hand, by public knowledge of the deck."""
        return may_hold(self, seat, face)

    def hypothetical_card(self, face: CardDef, seat: int) -> Card:
        """Return a stand-in for a card that this player might hold, as far as the others know."""
        return Card(self, face, seat, 0, "hand")

    def window(self, timing: Timing, batch: list[Event]) -> Flow[None]:
        """Open the window of this timing.

        While the window is open, cards that are about to leave play count as leaving.
        """
        leaving = [
            event.card for event in batch if isinstance(event, e.LeavePlay) and event.imminent and not event.happened
        ]
        self.leaving.extend(leaving)
        yield from super().window(timing, batch)
        del self.leaving[len(self.leaving) - len(leaving) :]

    def happen(self, batch: list[Event]) -> list[Province]:
        """Let the events of a batch take place together. Return the provinces that the events emptied."""
        super().happen(batch)
        if self.besides:
            # Players may react to these further events as to the others.
            batch.extend(self.besides)
            self.besides.clear()
        self.check_victory()
        vacant, self.vacant = self.vacant, []
        return vacant

    def follow(self, done: list[Event]) -> Flow[None] | None:
        """Return the flow that corrects illegal states, or None if no state needs correction."""
        if self.unsettled or "must-be-discarded" in self.index.persistents:
            return windows.follow(self, done)
        return None

    def clear_up(self, untidy: list[Province]) -> Flow[None]:
        """Refill the provinces that are still empty (§refill-province)."""
        return windows.refill(self, untidy)

    # Chapters of the rulebook, as methods, so that events can start them without importing them

    def ring_cause(self, seat: int) -> Cause:
        """Return the cause of the effects of a ring that a player resolves."""
        return Cause(self, "ring", seat)

    def ring_may_resolve(self, cause: Cause, element: str) -> bool:
        """Tell whether a ring's effect would change anything."""
        return bool(rings.EFFECTS[element](cause))

    def resolve_ring(self, cause: Cause, element: str) -> Flow[None]:
        """Return the flow of a ring's effect."""
        return rings.resolve(cause, element)

    def discard_from_broken(self, province: Province, seat: int) -> Flow[None]:
        """Return the flow in which a player discards cards from a province that has just been broken."""
        return discard_from_broken(self, province, seat)

    def evade(self, pairs: Sequence[tuple[Card, Card]]) -> Flow[None]:
        """Return the flow in which each attacker uses covert on the character it is paired with."""
        return evade(self, pairs)

    # Questions

    def player_order(self) -> "tuple[Player, Player]":
        """Return the players, the first player first (§player-order)."""
        first = self.first_player
        return self.players[first], self.players[1 - first]

    def characters(self) -> list[Card]:
        """Return all characters in play, the first player's first."""
        first, second = self.player_order()
        return [*first.characters, *second.characters]

    def all_cards(self) -> Iterator[Card]:
        """Return every card of both players."""
        for player in self.players:
            yield player.stronghold
            if player.role is not None:
                yield player.role
            for province in player.provinces:
                yield province
                for card in province.contents:
                    yield card
                    yield from card.attachments
            for pile in (player.hand, player.dynasty_deck, player.conflict_deck, player.dynasty_discard):
                yield from pile
            yield from player.conflict_discard
            yield from player.removed
            yield from player.resolving
            for character in player.characters:
                yield character
                yield from character.attachments

    def participants(self) -> list[Card]:
        """Return all participating characters."""
        return [card for card in self.characters() if card.participating]

    def attachments(self) -> Iterator[Card]:
        """Return all attachments in play."""
        for character in self.characters():
            yield from character.attachments

    @property
    def persistents(self) -> dict[str, list[tuple[Card, Persistent]]]:
        """Persistent effects by attribute."""
        return self.index.persistents

    @property
    def delayed(self) -> list[Delayed]:
        """The delayed effects that wait for their moment."""
        return self.durations.delayed

    def conflict_is(self, what: str) -> bool:
        """Tell whether a conflict of this type or element is in progress."""
        conflict = self.conflict
        return conflict is not None and (conflict.skill == what or conflict.is_element(what))

    def glory_count(self) -> tuple[int, int]:
        """Return both players' totals of a glory count (§glory-count), by seat."""
        totals = [
            player.value("glory-count", sum(c.glory for c in player.characters if not c.bowed) + len(player.held))
            for player in self.players
        ]
        return totals[0], totals[1]

    def eligible_provinces(self, defender: int) -> list[Province]:
        """Return the unbroken provinces of a player; the stronghold's only after three others were broken."""
        provinces = self.players[defender].provinces
        fallen = sum(province.broken for province in provinces if not province.has_stronghold)
        return [p for p in provinces if not p.broken and (not p.has_stronghold or fallen >= 3)]

    def find(self, card_id: str) -> Any:
        """Return the card definition with this id."""
        return find_card(card_id)

    # Where cards may be

    def has_unique(self, card: Card, seat: int) -> bool:
        """Tell whether another unique card keeps this one out of play under ``seat``'s control (§unique-cards)."""
        if not card.face.unique:
            return False
        for player in self.players:
            for other in (*player.characters, *player.holdings):
                for twin in (other, *other.attachments):
                    if twin is card or twin.face.name != card.face.name or not twin.in_play:
                        continue
                    if seat in (twin.controller, twin.owner):
                        return True
                    if card.owner != seat and twin.controller == card.owner:
                        return True
        return False

    def note_packs(self) -> None:
        """Note the packs of the cards in this match. The packs are public."""
        self.packs = frozenset(one.pack for card in self.all_cards() for one in card.face.facts.printings)

    def may_enter_play(self, card: Card, seat: int) -> bool:
        """Tell whether the card could enter play under this player's control."""
        return card.face.type in ("character", "attachment") and not self.has_unique(card, seat)

    def may_participate(self, card: Card, seat: int) -> bool:
        """Tell whether the character could be in the conflict on this player's side (§participating, §dash)."""
        conflict = self.conflict
        if conflict is None or card.has_dash(conflict.skill) or card.forbids("participate"):
            return False
        side = "attack" if seat == conflict.attacker else "defend"
        if not card.in_play and self.bars_itself(card, "participate", f"participate-{side}"):
            return False
        return not card.forbids(f"participate-{side}")

    @staticmethod
    def bars_itself(card: Card, *prohibitions: str) -> bool:
        """Tell whether a card's own text would cause one of the ``prohibitions`` once the card is in play.

        A character that cannot participate in the conflict cannot be put into play there either (§participating).
        """
        attributes = [f"cannot:{what}" for what in prohibitions]
        return any(own.attribute in attributes and own.applies(card, card) for own in card.persistents())

    def may_attach(self, card: Card, host: Card, seat: int) -> bool:
        """Tell whether the attachment could be on this host, controlled by ``seat`` (§attachment-cards)."""
        if not host.is_character or (not card.in_play and self.has_unique(card, seat)):
            return False
        if not self._host_takes(host, card):
            return False
        attaches = card.face.attaches
        return attaches is None or attaches(card, host, seat)

    @staticmethod
    def _host_takes(host: Card, card: Card) -> bool:
        """Tell whether the "No attachments" texts of the host allow this attachment (§no-attachments)."""
        for keyword in host.face.keywords:
            if keyword.startswith("no-attachments"):
                name, _, traits = keyword.partition(":")
                listed = any(card.trait(trait) for trait in traits.split(","))
                if not traits or listed == (name == "no-attachments"):
                    return host.blank
        return True

    # Winning

    def check_victory(self) -> None:
        """End the game when a player has won or lost (§winning-the-game)."""
        first, second = self.players
        if not self.fallen and 0 < first.honor < HONOR_VICTORY and 0 < second.honor < HONOR_VICTORY:
            return
        if self.round == 0 and not self.fallen:
            return
        wins: dict[int, str] = {}
        for player in self.players:
            if player.honor >= HONOR_VICTORY:
                wins[player.seat] = "honor"
            elif player.honor <= 0:
                wins.setdefault(1 - player.seat, "dishonor")
            if player.seat in self.fallen:
                wins.setdefault(1 - player.seat, "conquest")
        if wins:
            # If both players win at the same moment, the first player wins.
            winner = self.first_player if len(wins) == 2 else next(iter(wins))
            self.end(winner, wins[winner])

    def end(self, winner: int | None, reason: str) -> None:
        """End the game. Raises GameOver."""
        self.outcome = Outcome.won(() if winner is None else (winner,), reason, len(self.players))
        self.records.append(Record("game-over", {"winner": winner, "reason": reason}))
        raise GameOver


__all__ = ["Table", "Zone"]
