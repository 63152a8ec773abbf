"""The table: all players' sides, the attack in progress, and the methods that change them.

Only events call these methods. Rules and cards create the events (``engine.l5r_ccg.abilities.cause``).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.cardplay.ability import Ability
from engine.cardplay.table import CardTable, Cites
from engine.kernel.events import Event, Timing
from engine.kernel.flow import Flow
from engine.l5r_ccg.abilities import windows
from engine.l5r_ccg.abilities.cause import Cause
from engine.l5r_ccg.abilities.timing import CHART
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import CardDef
from engine.l5r_ccg.fighting.campaign import Attack
from engine.l5r_ccg.fighting.duel import Duel
from engine.l5r_ccg.machinery.course import Course
from engine.l5r_ccg.machinery.known import NOTHING_KNOWN, may_hold
from engine.l5r_ccg.machinery.placing import Placing
from engine.l5r_ccg.options import read_options
from engine.l5r_ccg.state import SEATS, Battle, Player, Province
from engine.l5r_ccg.turn import winning
from engine.l5r_ccg.turn.attachments import has_its_clan, may_attach
from engine.l5r_ccg.turn.favor import FAVOR

# How much less gold a Personality of an allied clan costs.
ALLIED: Final = 2


# For each number of seats, the seats clockwise, starting with each of them.
CIRCLES: Final = tuple(
    [tuple([(*range(first, count), *range(first)) for first in range(count)]) for count in range(SEATS + 1)]
)


class Table(CardTable[Card]):
    """All the state of one match.

    * ``turn`` counts the turns. ``active`` is the active player's seat. ``actor`` is the seat whose action is
      resolving.
    * ``attack`` is the attack of this turn. ``battle`` is the battle in progress. ``battles`` counts the battles of the
      game.
    * ``start`` is the phase in which the rules start, from a position or on a copy of this table. Where the rules
      cannot restart, ``start`` is empty. ``opportunity`` holds the seat that acts next and the number of passes in a
      row.
    * ``fallen`` lists the seats that have lost, in order, each with a number. Seats that lost at the same moment share
      a number. ``swept`` holds the seats whose cards have been removed.
    * ``drawn`` tells whether the card of the End Phase has been drawn.
    * ``favor`` is the seat that controls the Imperial Favor. ``favor_card`` is the Favor itself. ``duel`` is the duel
      being fought.
    * ``events_seen`` holds the ids of the Events that have happened. ``known`` is the public knowledge of the decks.
    * ``idle`` counts the turns in which nobody had a choice. ``last_state`` is the state of the game one round of turns
      ago (``standstill.py``).
    * ``falling`` lists the cards that are about to be destroyed because they may not stay in play.
    * ``passed_over`` holds the rules (``Prompt.rule``) of the questions that nobody is asked in imagined play.
    * ``vacant`` lists the provinces that the present events emptied. ``unsettled`` means that some Chi or clan may have
      changed. ``weakened`` means that some Chi may be zero even without persistent effects.
    """

    chart = CHART
    cites = Cites(at_once="actions", paying="actions", choosing="target")

    def __init__(self, seed: str, seats: int, asked: frozenset[int] = frozenset()) -> None:
        super().__init__(seed, asked)
        self.players = tuple([self.new_player(seat) for seat in range(seats)])
        self.options: dict[str, str] = read_options({})
        self.turn = 0
        self.active = 0
        self.actor: int | None = None
        self.phase = ""
        self.favor: int | None = None
        self.favor_card = Card(self, FAVOR, 0, 1, "aside")
        self.duel: Duel | None = None
        self.attack: Attack | None = None
        self.battle: Battle | None = None
        self.battles = 0
        self.drawn = False
        self.start = "set-up"
        self.opportunity: tuple[int, int] | None = None
        self.fallen: list[tuple[int, int]] = []
        self.swept: list[int] = []
        self.idle = 0
        self.last_state = ""
        self.falling: list[Card] = []
        self.vacant: list[Province] = []
        self.unsettled = False
        self.weakened = True
        self.passed_over: frozenset[str] = frozenset()
        self.events_seen: list[str] = []
        self.known = [NOTHING_KNOWN] * seats
        self.framework = Cause(self, "framework")
        self.placing = Placing(self)
        self.course = Course(self)

    def new_player(self, seat: int) -> Player:
        """Return the new player of a seat."""
        return Player(self, seat)

    def copied(self) -> "Table":
        """Return a copy of this table. A table can be copied only between turns or at a question of ``ask_anew``."""
        copy = Table(self.streams.seed, len(self.players), self.asked)
        cards = self.cards_to_copy()
        self.copy_to(copy, {card: card.copied(copy) for card in cards}, [card for card in cards if card.is_tied])
        return copy

    def copy_to(self, copy: "Table", cards: Mapping[Card, Card], tied: Iterable[Card]) -> None:
        """Bring ``copy``, a new table with as many seats, into the state of this table.

        ``cards`` maps each of ``cards_to_copy`` to its copy. ``tied`` lists those that refer to other cards or places.
        """
        of: dict[Any, Any] = dict(cards)
        for player, other in zip(self.players, copy.players, strict=True):
            of[player] = other
            other.add_provinces([province.index for province in player.provinces])
            of.update(zip(player.provinces, other.provinces, strict=True))
            if player.field is not None:
                of[player.field] = other.open_field()
        copy.favor_card = of[self.favor_card]
        for card in tied:
            card.tie(of)
        for player in self.players:
            player.copy_to(of)
            if player.field is not None:
                player.field.copy_to(of)
        self.copy_parts(copy, of)
        self._copy_course(copy, of)

    def cards_to_copy(self) -> list[Card]:
        """Return every card that a copy of this table needs, with the Favor and tokens to which effects refer."""
        return [*self.all_cards(), self.favor_card, *self._tokens_gone()]

    def _tokens_gone(self) -> list[Card]:
        """Return the Follower tokens that have left the table but that a delayed effect still refers to."""
        named = [subject for subject, _ in self.durations.expiring]
        named.extend(delayed.cause.this for delayed in self.durations.delayed)
        return [card for card in named if isinstance(card, Card) and card.face.token and card.zone == "removed"]

    def _copy_course(self, copy: "Table", of: dict[Any, Any]) -> None:
        """Give a copy of this table the history of the game so far and its present point."""
        copy.options = self.options
        copy.turn, copy.active, copy.actor, copy.phase = self.turn, self.active, self.actor, self.phase
        copy.favor = self.favor
        copy.battles, copy.drawn = self.battles, self.drawn
        copy.attack = None if self.attack is None else self.attack.copied(of)
        copy.battle = None if self.battle is None else self.battle.copied(copy, of)
        copy.start, copy.opportunity = self.start, self.opportunity
        copy.fallen, copy.swept = list(self.fallen), list(self.swept)
        copy.idle, copy.last_state = self.idle, self.last_state
        copy.falling = [of[card] for card in self.falling]
        copy.vacant = [of[province] for province in self.vacant]
        copy.unsettled, copy.weakened, copy.passed_over = self.unsettled, self.weakened, self.passed_over
        copy.events_seen, copy.known = list(self.events_seen), list(self.known)

    def abandon(self) -> None:
        """Break the references within a table that nobody needs any more, so that its memory is freed."""
        super().abandon()
        for player in self.players:
            for province in player.provinces:
                province.card, province.attached = None, []
        self.players = ()
        self.duel = self.attack = self.battle = None
        self.falling, self.vacant = [], []

    # The methods that the shared rules of card games require

    def order(self) -> Sequence[int]:
        """Return the seats in order, from the acting player's left (§reactions).

        If nobody acts, begin with ``_foremost``.
        """
        first = self._foremost if self.actor is None else self.actor + 1
        return self.acting(first)

    def acting(self, first: int) -> Sequence[int]:
        """Return the seats that may act, clockwise from ``first``. Only the Defender acts while a horde attacks."""
        seats, attack = self.clockwise(first), self.attack
        return seats if attack is None or attack.horde is None else [seat for seat in seats if seat == attack.defender]

    @property
    def _foremost(self) -> int:
        """The player who acts first: the active player, or the Defender in the Battle Action Segment (§actions)."""
        attack, battle = self.attack, self.battle
        return self.active if attack is None or battle is None or battle.resolved else attack.defender

    def clockwise(self, first: int) -> Sequence[int]:
        """Return the seats still in the game, clockwise from ``first`` (§in-turn)."""
        count = len(self.players)
        seats: Sequence[int] = CIRCLES[count][first % count]
        return [seat for seat in seats if self.is_in(seat)] if self.gone or self.fallen else seats

    def is_in(self, seat: int) -> bool:
        """Tell whether a seat is still in the game."""
        if not self.gone and not self.fallen:
            return True
        return seat not in self.gone and all(seat != out for out, _ in self.fallen)

    def keeps(self, card: Card) -> bool:
        """Tell whether a card stays in the game: neither its owner nor, if the card is in play, its controller is out
        (§two-main-rules).
        """
        if (not self.gone and not self.fallen) or card is self.favor_card:
            return True
        return self.is_in(card.owner) and (not card.in_play or self.is_in(card.controller))

    def decides(self) -> int:
        """Return the seat that orders simultaneous effects (§actions)."""
        return self.clockwise(self._foremost)[0]

    def period(self, scope: str) -> int:
        """Return a key of the present turn or battle, for limits."""
        return {"battle": self.battles, "game": 0}.get(scope, self.turn)

    def use(self, ability: Ability, card: Card, seat: int, event: Event | None = None) -> Use:
        """Return a use of an ability."""
        return Use(self, "ability", seat, card, ability, event)

    def about(self, event: Event) -> dict[str, Any]:
        """Return the public facts about the event that a window is about."""
        return windows.about(event)

    def holds_cards(self, seat: int) -> bool:
        """Tell whether this player has any card in hand."""
        return bool(self.players[seat].hand) and self.is_in(seat)

    def hand_abilities(self, timing: Timing, kind: Any) -> Sequence[tuple[CardDef, Ability]]:
        """Return the abilities that cards in a hand can use on this kind of event.

        The cards are those of the whole pool.
        """
        return windows.hand_abilities(timing, kind)

    def may_hold(self, face: CardDef, seat: int) -> bool:
        """Tell whether this player might hold a card, as far as the deck is publicly known."""
        return may_hold(self, seat, face)

    def hypothetical_card(self, face: CardDef, seat: int) -> Card:
        """Return a card that stands for one that this player might hold."""
        return Card(self, face, seat, 0, "hand")

    def happen(self, batch: list[Event]) -> None:
        """Let the events of a batch take place together."""
        super().happen(batch)
        for player in self.players:
            if winning.concerned(player):
                winning.check(self)
                return

    def follow(self, done: list[Event]) -> Flow[None] | None:
        """Return the flow that corrects illegal states, or None if no state needs correction."""
        if (self.unsettled or windows.chi_may_fall(self)) and windows.cards_to_destroy(self):
            return windows.follow(self)
        return windows.follow(self) if self.vacant or windows.unpaired(self) or windows.released(self) else None

    # Questions

    def attacked(self, attack: Attack) -> list[Province]:
        """Return the standing provinces of the attacked players. A horde attacks only one province."""
        if attack.horde is not None:
            return [attack.horde.place] * (not attack.horde.place.destroyed)
        return [place for seat in attack.defenders for place in self.players[seat].standing]

    def personalities(self) -> list[Card]:
        """Return all Personalities in play, starting with the active player's."""
        found: list[Card] = []
        players = self.players
        for seat in CIRCLES[len(players)][self.active]:
            found += players[seat].personalities
        return found

    def in_play(self) -> list[Card]:
        """Return every card in play, strongholds included."""
        found: list[Card] = []
        for player in self.players:
            found.append(player.stronghold)
            found += player.holdings
            found += player.rings
            for personality in player.personalities:
                found.append(personality)
                found += personality.attachments
            for province in player.provinces:
                found += province.attached
        return found

    def all_cards(self) -> Iterator[Card]:
        """Return every card of all players."""
        for card in self.in_play():
            yield card
            yield from card.covers
        for player in self.players:
            for pile in (player.hand, player.dynasty_deck, player.fate_deck, player.dynasty_discard):
                yield from pile
            yield from player.fate_discard
            yield from player.removed
            yield from player.resolving
            yield from player.focus
            yield from player.beneath
            yield from player.entombed
            for province in player.provinces:
                if province.card is not None:
                    yield province.card
        if self.battle is not None and self.battle.terrain is not None:
            yield self.battle.terrain

    def rules_of(self, seat: int) -> Cause:
        """Return the cause of the events that the rules themselves cause for a player."""
        return Cause(self, "framework", seat)

    def may_enter_play(self, card: Card) -> bool:
        """Tell whether the card could come into play beside the cards already there (§unique, §experienced)."""
        return self._alone(card, card)

    def may_lie_over(self, card: Card, former: Card) -> bool:
        """Tell whether an Experienced Personality could be put over its former self (§experienced, §unique)."""
        return self._alone(card, former) and not card.forbids("enter-play")

    def _alone(self, card: Card, but: Card) -> bool:
        """Tell whether no card in play, apart from ``but``, keeps this card from entering play."""
        face = card.face
        if not (face.unique or face.experienced):
            return True
        return not any(other is not but and self.blocks(card, other) for other in self.in_play()) and not any(
            one.attribute == "stands-as" and one.source == card.id
            for player in self.players
            for one in player.stronghold.lasting
        )

    @staticmethod
    def blocks(card: Card, other: Card) -> bool:
        """Tell whether a card in play keeps another card of its name from entering play (§unique, §experienced)."""
        face = card.face
        if other.face.title != face.title or not (face.unique or face.experienced):
            return False
        return other.face.unique or other.face.experienced

    def may_attach(self, card: Card, host: Card) -> bool:
        """Tell whether the card could be attached to this Personality (§attachment-cards)."""
        return may_attach(card, host) and (card.in_play or self.may_enter_play(card))

    def may_have(self, face: CardDef, host: Card) -> bool:
        """Tell whether a token like this could be attached to a Personality."""
        return may_attach(Card(self, face, host.controller, 0, "aside"), host)

    @staticmethod
    def has_its_clan(ancestor: Card) -> bool:
        """Tell whether an attached Ancestor is still with a Personality of its clan (§ancestor)."""
        host = ancestor.host
        return host is not None and has_its_clan(ancestor, host)

    def gold_cost(self, card: Card, seat: int, host: Card | None = None) -> int:
        """Return the gold that a player pays to bring in or play a card now, or to attach it to ``host``."""
        player = self.players[seat]
        if card.face.type == "spell" and player.added("free-spells"):
            return 0
        if host is not None and card.face.free_on is not None and card.face.free_on(card, host):
            return 0
        cost = card.value("gold-cost", card.face.gold_cost) + player.added("gold-cost")
        if card.face.type == "personality" and self.phase == "dynasty":
            cost += player.added("personality-cost")
        if card.face.type == "personality" and player.lasting:
            cost -= ALLIED * sum(card.of_clan(clan) for clan in player.allies)
        if card.face.own_cost is not None:
            cost += card.face.own_cost(card, player)
        total = max(0, cost if host is None else cost + self._worn_cost(card, host))
        if card.face.type == "follower" and player.lasting:
            total -= min(player.added("followers-cheaper"), max(0, total - 1))
        return total

    @staticmethod
    def _worn_cost(card: Card, host: Card) -> int:
        """Return how much more a card costs because of its new Personality and the other cards of that unit."""
        unit = [one for one in host.unit if one.face.worn_cost is not None and one.active]
        more: int = sum(one.face.worn_cost(one, card) for one in unit)
        return more + (host.added("unique-items-cost") if card.face.type == "item" and card.face.unique else 0)
