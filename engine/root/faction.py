"""A player with a faction: the state that all share, and the hooks, which each faction may override.

A player and a faction are the same thing (1.5.2). ``Player`` holds the hand, the score, the cards in front of the
player, and the pieces. ``Faction`` is the interface between a faction and the common rules. All mutable state is in
slots, and each faction copies its own. ``facts`` holds the printed numbers of the faction's board. Hooks that may ask
questions are flows. In this class the hooks do nothing. ``Contender`` extends this class with the acts that the common
rules give every faction: moving, crafting, fighting.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from engine.kernel.flow import Flow
from engine.kernel.prompt import Option
from engine.root.definition import CLEARINGS, PLACES, SUITS, Card, faction_facts
from engine.root.facts import FactionFacts, Homeland

if TYPE_CHECKING:
    from engine.root.battle import Battle
    from engine.root.machinery.table import Table
    from engine.root.moving import Move, Way
    from engine.root.pieces import Loss

# The service that makes rivers paths for a turn (11.2.7.II).
BOATS: Final = "riverboats"


class Player:
    """One player: hand, score, cards in front of the player, and the pieces of the faction.

    * ``warriors``, ``buildings`` and ``tokens`` count pieces by clearing; ``pieces`` does so for each kind of building
      or token.
    * ``supply`` and ``stock`` count the pieces off the map. ``transit`` counts warriors that were removed and have not
      returned to the supply yet.
    * ``used`` names the card effects used this turn. ``activated`` counts the crafting pieces used in each clearing.
    * ``dominance`` is the activated dominance card. ``partner`` is the seat of the coalition partner, for both players.
    """

    facts: ClassVar[FactionFacts]

    __slots__ = (
        "activated", "buildings", "crafted", "dominance", "hand", "home", "items", "partner", "pieces", "score",
        "seat", "stock", "supply", "tokens", "transit", "used", "warriors", "weary",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # The corner where the faction started, if its set-up has one.
        self.home: int | None = None
        self.hand: list[Card] = []
        self.score = 0
        self.crafted: list[Card] = []
        self.items: list[str] = []
        # The crafted items that are exhausted.
        self.weary: list[str] = []
        self.used: list[str] = []
        self.dominance: Card | None = None
        self.partner: int | None = None
        self.supply = self.facts.warriors
        self.transit = 0
        self.warriors = [0] * PLACES
        self.buildings = [0] * PLACES
        self.tokens = [0] * PLACES
        self.activated = [0] * PLACES
        self.stock = {**self.facts.buildings, **self.facts.tokens}
        self.pieces = {kind: [0] * PLACES for kind in self.stock}

    def copied(self) -> Self:
        """Return a copy that shares no mutable state with this player. A faction also copies its own state."""
        copy = type(self)(self.seat)
        copy.home = self.home
        copy.hand, copy.crafted, copy.dominance = list(self.hand), list(self.crafted), self.dominance
        copy.score, copy.partner = self.score, self.partner
        copy.items, copy.weary, copy.used = list(self.items), list(self.weary), list(self.used)
        copy.supply, copy.transit = self.supply, self.transit
        copy.warriors, copy.buildings, copy.tokens = list(self.warriors), list(self.buildings), list(self.tokens)
        copy.activated = list(self.activated)
        copy.stock = dict(self.stock)
        copy.pieces = {kind: list(counts) for kind, counts in self.pieces.items()}
        return copy


class Faction(Player):
    """One player's faction, with its additions to the common rules and its own acts."""

    id: ClassVar[str] = ""
    # Whether the faction wins ties for rule where it has a piece (7.2.2), and moves without rule (9.2.3, 13.2.3).
    wins_ties: ClassVar[bool] = False
    ignores_rule_to_move: ClassVar[bool] = False
    # Whether other acts may change the faction's own acts in Birdsong. If so, the other acts are also offered before
    # the faction's own acts begin.
    birdsong_turns: ClassVar[bool] = False
    # The clearings where the faction's warriors may be. For the Duchy, they include the Burrow.
    places: ClassVar[range] = CLEARINGS
    # Whether the faction rules some clearings even if others have more pieces there. ``always_rules`` tells which ones.
    has_rule_of_its_own: ClassVar[bool] = False
    # For coverage: the records (``record-kind:piece``) that show that the faction has used all its abilities.
    deeds: ClassVar[tuple[str, ...]] = ()
    # Whether the faction moves a pawn. The pawn's moves come from ``move_options``.
    pawn_moves: ClassVar[bool] = False
    # Whether the secrets on the faction's board are unknown even to its own player (15.2.1).
    blind: ClassVar[bool] = False
    # Whether everybody sees the faction's hand (11.2.3).
    open_hand: ClassVar[bool] = False
    # Whether the faction uses the higher die in defense (8.2.2), and whether rivers are paths for it (11.2.2).
    guerrilla: ClassVar[bool] = False
    swims: ClassVar[bool] = False
    # Whether the faction can win by an activated dominance card. The Vagabond cannot (9.2.8).
    dominates: ClassVar[bool] = True
    # The limits on the faction's acts in a turn: the name and the starting value of each (see ``Course``).
    limits: ClassVar[tuple[str, ...]] = ()
    # The rules for the faction's homelands in the advanced set-up, or None if it has none (A.8.3).
    homeland: ClassVar[Homeland | None] = None

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        if cls.id in faction_facts():
            cls.facts = faction_facts()[cls.id]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat})"

    # Plain facts

    @property
    def scores(self) -> bool:
        """Whether the player can score: no dominance card is activated, and no coalition is formed (3.3.1)."""
        return self.dominance is None

    def is_enemy(self, other: Faction) -> bool:
        """Tell whether ``other`` is another player and not its coalition partner."""
        return other is not self and other.seat != self.partner

    def has(self, card: str) -> bool:
        """Tell whether a persistent effect is in play for this player."""
        return bool(self.crafted) and any(found.id == card for found in self.crafted)

    def present(self, clearing: int) -> bool:
        """Tell whether the faction has any piece in a clearing, so that it can be battled there (4.3)."""
        return bool(self.warriors[clearing] or self.buildings[clearing] or self.tokens[clearing])

    def on_map(self, kind: str) -> int:
        """Return how many buildings or tokens of a kind are on the map."""
        return sum(count for count in self.pieces[kind])

    def is_building(self, kind: str) -> bool:
        """Tell whether a kind of piece is a building. Otherwise it is a token."""
        return kind in self.facts.buildings

    # Set-up and turn (5.1.7, 1.4.1)

    def bring(self, given: Mapping[str, Any]) -> None:
        """Read from ``given`` what a seat brings besides its faction, such as a Vagabond's character."""

    def set_up(self, table: Table) -> Flow[None]:
        """Set the faction up by its own steps."""
        yield from ()

    def advanced_set_up(self, table: Table) -> Flow[None]:
        """Set the faction up by its set-up card (A.8.3).

        By default this is the set-up that the faction's board states.
        """
        yield from self.set_up(table)

    def due(self, table: Table, moment: str) -> list[Option]:
        """Return this faction's mandatory effects at the start or the end of a phase, with values as in ``offers``."""
        return []

    def begin_birdsong(self, table: Table) -> Flow[None]:
        """Do the faction's first acts of Birdsong, and reset the limits of the later ones."""
        yield from ()

    def birdsong(self, table: Table) -> Flow[None]:
        """Play the faction's Birdsong. If the rules restart during Birdsong, continue with the remaining acts."""
        yield from ()

    def begin_daylight(self) -> None:
        """Set the limits of Daylight's acts."""

    def daylight(self, table: Table) -> Flow[None]:
        """Play the faction's Daylight. If the rules restart during Daylight, continue with the remaining acts."""
        yield from ()

    def begin_evening(self) -> None:
        """Set the limits of Evening's acts."""

    def evening(self, table: Table) -> Flow[None]:
        """Play the faction's Evening, with drawing and discarding.

        If the rules restart during Evening, continue with the remaining steps.
        """
        yield from ()

    def offers(self, table: Table, active: Faction, moment: str, options: list[Option]) -> bool:
        """Add the acts that this faction offers the ``active`` player at a moment of that player's turn.

        The value of each option is a function without arguments that returns the flow of the act. Return whether the
        player must be asked. Public facts alone decide this.
        """
        return False

    # Rule, placing, moving (2.5, 4.2)

    def always_rules(self, clearing: int) -> bool:
        """Tell whether the faction rules a clearing even if others have more pieces there (10.2.4, 12.2.2)."""
        return False

    def neighbours(self, table: Table, clearing: int) -> Sequence[int]:
        """Return the clearings adjacent for this faction: by paths, and by anything it may treat as a path."""
        near: Sequence[int] = table.adjacent[clearing]
        if self.crafted or self.used or self.swims:
            if self.swims or BOATS in self.used or self.has("boat-builders"):
                near = [*near, *(other for other in table.map.rivers[clearing] if other not in near)]
            if self.has("tunnels"):
                joined = self.crafting_pieces()
                if joined[clearing]:
                    far = (other for other in CLEARINGS if joined[other] and other != clearing and other not in near)
                    near = [*near, *far]
        return near

    def must_rule(self, table: Table, origin: int, target: int) -> bool:
        """Tell whether this faction must rule ``origin`` or ``target`` to move between them (4.2.1)."""
        return not self.ignores_rule_to_move

    def blocks_placing(self, table: Table, placer: Faction, clearing: int) -> bool:
        """Tell whether this faction forbids another to place pieces in a clearing."""
        return False

    def blocks_leaving(self, table: Table, mover: Faction, clearing: int) -> bool:
        """Tell whether this faction forbids another to move pieces out of a clearing."""
        return False

    def move_options(self, table: Table, sources: Sequence[int] | None = None) -> list[Option]:
        """Return the options to move from ``sources`` (None means anywhere), with values for ``make_move``."""
        raise NotImplementedError

    def make_move(self, table: Table, way: Way) -> Flow[Move]:
        """Make a move that ``move_options`` offered."""
        raise NotImplementedError

    def before_move(self, table: Table, move: Move) -> Flow[None]:
        """Let relics or an ally's warriors move along with a move of this faction."""
        yield from ()

    def after_move(self, table: Table, move: Move) -> Flow[None]:
        """Respond to a move of warriors by any player (outrage)."""
        yield from ()

    # Crafting (4.1)

    def crafting_pieces(self) -> Sequence[int]:
        """Return the number of crafting pieces in each clearing."""
        return (0,) * PLACES

    def hand_over(self, item: str, *, exhausted: bool) -> None:
        """Remove a crafted item, fresh or exhausted, from this player's items, because another player takes it."""
        self.items.remove(item)
        if exhausted:
            self.weary.remove(item)

    def craft_limit(self) -> int:
        """Return how many crafting pieces can be activated for one card, of any suits."""
        return PLACES

    def craft_budget(self, table: Table) -> list[int]:
        """Return how many crafting pieces of each suit can still be activated: fox, rabbit, mouse."""
        budget = [0, 0, 0]
        for clearing, there in enumerate(self.crafting_pieces()):
            if there and there > self.activated[clearing]:
                suit = table.suits[clearing]
                if suit is not None:
                    budget[SUITS.index(suit)] += there - self.activated[clearing]
        return budget

    def pay_crafting(self, table: Table, suits: Sequence[str]) -> None:
        """Activate a crafting piece for each of ``suits``."""
        there = self.crafting_pieces()
        for suit in suits:
            for clearing, found in enumerate(table.suits):
                if found == suit and there[clearing] > self.activated[clearing]:
                    self.activated[clearing] += 1
                    break

    def craft_item(self, table: Table, card: Card) -> Flow[None]:
        """Take a crafted item and score its points (4.1.2)."""
        raise NotImplementedError

    # Battle (4.3)

    def fronts(self) -> list[int]:
        """Return the clearings where the faction has a warrior or pawn to attack with."""
        warriors = self.warriors
        return [clearing for clearing in CLEARINGS if warriors[clearing]]

    def defenseless(self, clearing: int) -> bool:
        """Tell whether the faction takes an extra hit as a defender without warriors in a clearing (4.3.3.II)."""
        return self.warriors[clearing] == 0

    def most_rolled_hits(self, table: Table, battle: Battle) -> int:
        """Return the greatest number of rolled hits that the faction can deal (4.3.2.I)."""
        return self.warriors[battle.clearing]

    def extra_hits(self, table: Table, battle: Battle) -> int:
        """Return how many extra hits the faction's own rules give it as attacker or defender."""
        return 0

    def battle_begins(self, table: Table, battle: Battle) -> Flow[None]:
        """Act at the start of any battle: as attacker, defender or bystander."""
        yield from ()

    def acts_before_roll(self, table: Table, battle: Battle) -> bool:
        """Tell by public facts whether ``before_roll`` has anything to do in this battle."""
        return False

    def before_roll(self, table: Table, battle: Battle) -> Flow[None]:
        """Act after ambushes and before the dice of any battle are rolled."""
        yield from ()

    def battle_options(self, table: Table, battle: Battle, options: list[Option]) -> None:
        """Add the faction's own optional effects to step 3 of a battle, with values as in ``offers``."""

    def hits_suffered(self, table: Table, battle: Battle, hits: int) -> int:
        """Return how many of ``hits`` the faction does not ignore. These may be hits of an ambush."""
        return hits

    def take_hits(self, table: Table, battle: Battle, hits: int) -> Flow[list[Loss]]:
        """Choose the pieces lost to hits: all warriors first (4.3.4)."""
        raise NotImplementedError

    def choose_fallen(self, table: Table, clearing: int, count: int, chooser: Faction) -> Flow[None]:
        """If the warriors that hits remove are not all alike, let ``chooser`` choose among them."""
        yield from ()

    def battle_ends(self, table: Table, battle: Battle) -> Flow[None]:
        """Act at the end of any battle."""
        yield from ()

    # Removal (1.5.4, 3.2)

    def removable(self, clearing: int, cause: str) -> int:
        """Return how many of the faction's warriors an effect removes if it removes all pieces from a clearing."""
        return self.warriors[clearing]

    def movable(self, table: Table, clearing: int) -> int:
        """Return how many of the faction's warriors in a clearing may be moved."""
        return self.warriors[clearing]

    def after_sweep(self, table: Table, clearing: int, by: Faction) -> Flow[None]:
        """Respond to an effect by which the faction ``by`` removed all enemy pieces from a clearing (9.2.2.I)."""
        yield from ()

    def return_pieces(self, kind: str, clearing: int, count: int) -> None:
        """Put buildings or tokens that were taken off the map into the supply or back on their track."""
        self.stock[kind] += count

    def removal_points(self, table: Table, losses: Sequence[Loss], cause: str) -> int:
        """Return the points for removing enemy pieces: by default, one for each building and token (3.2.1)."""
        return sum(
            loss.number * loss.owner.worth(loss.kind)
            for loss in losses
            if loss.kind in loss.owner.stock and self.is_enemy(loss.owner)
        )

    def worth(self, kind: str) -> int:
        """Return the points that an enemy scores for removing a building or token of this faction (15.2.5)."""
        return 1

    def acts_after_removal(self, losses: Sequence[Loss], cause: str) -> bool:
        """Tell by public facts whether ``after_removal`` does something whose order could matter to others (1.1.3)."""
        return False

    def after_removal(self, table: Table, losses: Sequence[Loss], cause: str) -> Flow[None]:
        """Resolve the effects of removing this faction's pieces. Warriors that are saved leave ``transit``."""
        yield from ()

    def after_removing(self, table: Table, losses: Sequence[Loss], cause: str) -> Flow[None]:
        """Resolve the effects that follow when this faction has removed pieces of others."""
        yield from ()

    # Cards (2.1)

    def dominance_offer(self, table: Table, card: Card, options: list[Option]) -> None:
        """Add the faction's options for a dominance card in hand. The caller has checked for ten points (3.3.1)."""
        raise NotImplementedError

    def after_leaving(self, table: Table) -> None:
        """Give up everything on the faction's board, because the player left the table."""

    # Views, positions, fuzzing

    def show(self, table: Table, *, own: bool) -> dict[str, Any]:
        """Return the facts of the faction's board beyond those of every player.

        The board's secrets are included only if ``own`` is true.
        """
        return {}

    def literal(self, table: Table) -> dict[str, Any]:
        """Return the faction's own fields of a position literal, without those that have their default value."""
        return {}

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read the faction's own fields of a literal and remove them from ``given``. Add any faults to ``problems``."""

    def cards_held(self) -> list[Card]:
        """Return the cards on the faction's board: a decree, supporters, a retinue."""
        return []

    def secret_piles(self) -> list[list[Card]]:
        """Return the piles of cards that only this player knows: the hand, supporters."""
        return [] if self.open_hand else [self.hand]

    def secret_things(self) -> list[tuple[Any, Any]]:
        """Return the places of this player's secrets that are not cards, such as kinds of plots or values of relics.

        Each place is a container and a key in it. All secrets of a player are of the same kind, so that the fuzzer can
        exchange them.
        """
        return []

    def number_removed(self, kind: str) -> int:
        """Return how many buildings or tokens of a kind have left the game."""
        return 0

    def warriors_held(self) -> int:
        """Return how many warriors are on the faction's board."""
        return 0

    def keeps_of(self, other: Faction) -> int:
        """Return how many warriors of ``other`` are on this faction's board (11.2.6)."""
        return 0

    def is_settled(self) -> bool:
        """Tell whether a position can hold the faction's state. No position can hold an act that is half done."""
        return self.transit == 0

    def faults(self, table: Table) -> list[str]:
        """Return the faults of the faction's own state, for the fuzzer."""
        return []
