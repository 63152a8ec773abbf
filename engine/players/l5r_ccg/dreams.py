"""The table of a playout. It has the usual rules, but windows offer only actions that matter in the playout.

Most of a playout's time would be spent on finding out which abilities may be used in each window. The policy uses few
of them. So a dreamt table offers an action only if the policy would use it. A window without such an action has the
pass as its only answer, and the policy would pass there too. Before the playout, while the fork repeats answers that
are already known, the table offers only the actions that these answers name.
"""

from collections.abc import Sequence
from typing import Final

from engine.cardplay.ability import Ability
from engine.kernel.events import Event, Timing
from engine.kernel.imagined import abandon
from engine.kernel.match import Match
from engine.kernel.place import Place
from engine.l5r_ccg.abilities.announcing import bow_prevents
from engine.l5r_ccg.abilities.use import Use
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Player
from engine.players.l5r_ccg.appraising import worth_of_use
from engine.players.l5r_ccg.situation import Situation
from engine.players.l5r_ccg.worth import WORTHWHILE

# The name of a player's producers among the player's cached values.
PRODUCERS: Final = "producers"


class DreamPlayer(Player):
    """A player at a dreamt table. Values that are needed very often are computed once for each state of the game."""

    __slots__ = ()

    @property
    def producers(self) -> list[Card]:
        """The player's unbowed cards that can be bowed for gold, the stronghold last."""
        cache = self.fresh()
        if PRODUCERS not in cache:
            cards = (*self.holdings, *self.personalities, self.stronghold)
            cache[PRODUCERS] = [card for card in cards if not card.bowed and card.face.makes_gold]
        found: list[Card] = cache[PRODUCERS]
        return found


class OfferedUse(Use):
    """The use of an action that is known to be legal now, because its best legal target has just been found."""

    __slots__ = ()

    def permitted(self) -> bool:
        """Tell whether the ability may be used now."""
        return True

    def payable(self) -> bool:
        """Tell whether all costs could be paid now."""
        return True

    def choosable(self) -> bool:
        """Tell whether all choices can be made."""
        return True


class DreamTable(Table):
    """A copy of a table on which a playout takes place.

    ``named`` holds the answers that are repeated, or None once the world is drawn. Then the policy plays up to the turn
    ``mark``. When the playout is ``settled``, nobody reads the options that come after its end.
    """

    def __init__(self, seed: str, seats: int, named: Sequence[str], mark: int) -> None:
        super().__init__(seed, seats)
        self.named: Sequence[str] | None = [key.partition(":")[2] for key in named]
        self.mark = mark
        self.settled = False
        self.asker = 0
        # The worth of each action that the present window offers, and the actions that are known to be legal.
        self.gains: dict[tuple[Card, Ability], float] = {}
        self.legal: set[tuple[Card, Ability]] = set()
        # Each real card with its copy at this table, and the list to which these copies go when the table is abandoned.
        self.lent: dict[Card, Card] = {}
        self.free: list[dict[Card, Card]] = []

    def new_player(self, seat: int) -> Player:
        """Return the new player of a seat (see ``Table``)."""
        return DreamPlayer(self, seat)

    def abandon(self) -> None:
        """Break the references within a table that nobody needs any more (see ``Table``)."""
        super().abandon()
        self.gains.clear()
        self.legal.clear()
        if self.lent:
            self.free.append(self.lent)
            self.lent = {}

    def acting(self, first: int) -> Sequence[int]:
        """Return the seats that may act (see ``Table``), and note the first: this seat is asked next."""
        found = super().acting(first)
        if found:
            self.asker = found[0]
        return found

    def use(self, ability: Ability, card: Card, seat: int, event: Event | None = None) -> Use:
        """Return a use of an ability. The first use of an action that is known to be legal is the one offered."""
        if event is None and self.legal and (card, ability) in self.legal:
            self.legal.remove((card, ability))
            return OfferedUse(self, "ability", seat, card, ability, None)
        return super().use(ability, card, seat, event)

    def listeners(self, timing: Timing, kind: type[Event] | None = None) -> list[tuple[Card, Ability]]:
        """Return the abilities of this timing (see ``CardTable``). Of the actions, return only those that matter."""
        found = super().listeners(timing, kind)
        if kind is not None or not found or self._looks_ahead():
            return found
        if self.named is not None:
            return [entry for entry in found if _is_named(self.named, entry[0].public_key)]
        if self.turn >= self.mark and self.settled:
            return []
        if self.turn >= self.mark or self.idle:
            self.gains.clear()
            return found
        return self._worthwhile(found)

    def _looks_ahead(self) -> bool:
        """Tell whether the rules only find out whether anybody might act in a battle. Nobody is asked yet."""
        return self.battle is not None and self.attack is not None and self.attack.segment != "battle"

    def _worthwhile(self, found: list[tuple[Card, Ability]]) -> list[tuple[Card, Ability]]:
        """Return the actions that the policy would use, as far as the rules allow them."""
        seat, own = self.asker, None
        kept: list[tuple[Card, Ability]] = []
        self.legal.clear()
        for card, ability in found:
            if (card.controller != seat and not getattr(ability, "anyone", False)) or bow_prevents(card, ability):
                continue
            use = self.use(ability, card, seat)
            if use.permitted() and use.payable():
                own = own or Situation(self, seat)
                gain = worth_of_use(own, use, WORTHWHILE)
                if gain > WORTHWHILE:
                    self.gains[card, ability] = gain
                    kept.append((card, ability))
        self.legal.update([entry for entry in kept if entry[1].choice is None and _needs_target(entry[1])])
        return kept


def _needs_target(ability: Ability) -> bool:
    return bool(ability.targets) and ability.targets[0].least == 1


def _is_named(named: Sequence[str], key: str) -> bool:
    return any(name.startswith(key) for name in named)


class Sleeper:
    """The place where the playouts of one question start. The cards of a playout that is over are used again.

    Most of a table's cards lie in decks, and few of them move in a playout. So it is quicker to put the moved cards
    back than to make all cards anew.
    """

    def __init__(self, place: Place) -> None:
        self.place = place
        self.table: Table = place.table
        self.cards = self.table.cards_to_copy()
        self.tied = [card for card in self.cards if card.is_tied]
        self.free: list[dict[Card, Card]] = []

    def fork(self, match: Match, keys: Sequence[str], mark: int) -> Match:
        """Return a fork of the match on a dreamt table, in which ``keys`` will be the next answer."""
        place = self.place
        rows = match.log[place.rows :]
        named = [*[key for row in rows for key in row.keys], *keys]
        world = Match(match.header, past=match, place=Place(place.rows, place.records, self._table(named, mark)))
        for row in rows:
            world.retake(row)
        return world

    def _table(self, named: Sequence[str], mark: int) -> DreamTable:
        """Return a dreamt copy of the table (see ``Table.copied``)."""
        table = self.table
        copy = DreamTable(table.streams.seed, len(table.players), named, mark)
        copy.asked, copy.lent, copy.free = table.asked, self._cards(copy), self.free
        table.copy_to(copy, copy.lent, self.tied)
        return copy

    def _cards(self, copy: Table) -> dict[Card, Card]:
        """Return the copy of each card, for the table ``copy``."""
        if not self.free:
            return {card: card.copied(copy) for card in self.cards}
        lent = self.free.pop()
        for card, twin in lent.items():
            card.reuse(twin, copy)
        return lent


def sleeper(match: Match) -> Sleeper | None:
    """Return the place where the playouts of the open question start, or None if they must use ordinary forks."""
    if len(match.pending) != 1 or match.held:
        return None
    if match.is_restartable:
        return Sleeper(Place(len(match.log), len(match.records), match.table))
    kept = match.kept
    if kept is None or kept.rows != match.last_place:
        # As in ``Match.fork``, the match keeps the last place at which the rules can restart.
        world = match.fork() if kept is None else Sleeper(kept).fork(match, (), match.table.turn)
        match.kept = kept = world.kept
        abandon(world)
    return None if kept is None else Sleeper(kept)
