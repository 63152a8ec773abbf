"""The board and the turn of the Keepers in Iron (15.2 to 15.6)."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, Final, Self

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root import cards, pieces
from engine.root.battle import Battle
from engine.root.contender import Contender
from engine.root.definition import CLEARINGS, Card
from engine.root.factions.keepers import relics, retinue, stations
from engine.root.factions.keepers.relics import BOARD, GONE, KINDS, RELIC, Relic, Value
from engine.root.factions.keepers.retinue import COLUMNS, MOST, Retainer, name_of, retainer_of
from engine.root.factions.keepers.stations import (
    STATION,
    assignable,
    come_back,
    decampments,
    encampments,
    faces_left,
)
from engine.root.facts import Homeland
from engine.root.homelands import choose_homelands
from engine.root.moving import Move
from engine.root.pieces import WARRIOR, Loss, may_place, place_warriors
from engine.root.setup import choose_home
from engine.root.table import Table
from engine.root.turn import Step, crafting, draw_and_discard, in_birdsong

GARRISON: Final = 4
RECRUITS: Final = 2
# With this many warriors in one clearing, the Keepers lose one of them in Evening (15.6.1).
CROWDED: Final = 4


class Keepers(Contender):
    """The Keepers in Iron.

    * ``relics`` holds the twelve relics, and ``stations`` the faces of the waystations in each clearing.
    * ``retinue`` holds the cards of its three columns; ``column`` is the column that acts now.
    * ``camped`` holds the clearings where the Keepers have encamped this turn, ``struck`` those where they have
      decamped.
    * ``gathered`` tells whether cards were ``added`` or one was ``moved`` this Evening.
    * ``loose`` counts relics that are being removed, and ``fallen`` waystations of which nobody has said yet which
      faces they showed.
    """

    id = "keepers"
    homeland = Homeland(places=2, edge=True, between=2)
    blind: ClassVar[bool] = True
    deeds = (
        "place:waystation", "encamp", "decamp", "recruit", "carry", "relic", "delve", "recover", "lose-retainer",
        "live-off-the-land", "gather", "shift", "devout-knights",
    )  # fmt: skip
    limits = ("column", "camped", "struck", "gathered", "acting")
    __slots__ = (
        "camped", "column", "fallen", "gathered", "loose", "relics", "retinue", "stations", "struck", "waiting",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.relics = [Relic(kind, value) for kind in KINDS for value in self.facts.tracks["values"]]
        self.stations: dict[int, list[str]] = {}
        self.retinue: list[list[Retainer]] = [[] for _ in range(COLUMNS)]
        self.column = 0
        # The cards of the acting column that have not acted yet.
        self.waiting: dict[int, list[Retainer]] = {}
        self.camped: list[int] = []
        self.struck: list[int] = []
        self.gathered = ""
        self.loose = self.fallen = 0
        # Relics are never in a supply.
        self.stock[RELIC] = 0

    def copied(self) -> Self:
        """Return a copy, with the faction's own state."""
        copy = super().copied()
        copy.relics = [relic.copied() for relic in self.relics]
        copy.stations = {place: list(found) for place, found in self.stations.items()}
        copy.retinue = [list(column) for column in self.retinue]
        copy.waiting = {column: list(found) for column, found in self.waiting.items()}
        copy.column, copy.gathered = self.column, self.gathered
        copy.loose, copy.fallen = self.loose, self.fallen
        copy.camped, copy.struck = list(self.camped), list(self.struck)
        return copy

    # 15.2 Faction rules and abilities

    def crafting_pieces(self) -> Sequence[int]:
        """Crafting pieces are the waystations of any kind (15.2.3)."""
        return self.pieces[STATION]

    def hits_suffered(self, table: Table, battle: Battle, hits: int) -> int:
        """Apply Devout Knights: ignore the first hit in a clearing with a relic and a warrior (15.2.4)."""
        place = battle.clearing
        if not hits or battle.suffered[self.seat] or not self.pieces[RELIC][place] or not self.warriors[place]:
            return hits
        table.note("devout-knights", player=self.seat, clearing=place)
        return hits - 1

    def before_move(self, table: Table, move: Move) -> Flow[None]:
        """Carry relics along (15.2.4)."""
        yield from relics.carry(table, self, move)

    def worth(self, kind: str) -> int:
        """A relic scores two points for its remover (15.2.5)."""
        return 2 if kind == RELIC else 1

    def return_pieces(self, kind: str, clearing: int, count: int) -> None:
        """Count removed relics as ``loose`` until they are in forests. Put removed waystations back on the board."""
        if kind == RELIC:
            self.loose += count
        else:
            self.fallen += count
            super().return_pieces(kind, clearing, count)

    def after_removal(self, table: Table, losses: Sequence[Loss], cause: str) -> Flow[None]:
        """Determine which waystations and relics were removed, and resolve prized trophies (15.2.5)."""
        yield from stations.lose(table, self, losses, cause)
        yield from relics.lose(table, self, losses, cause)

    def number_removed(self, kind: str) -> int:
        """Return how many pieces of a kind are neither in clearings nor in the supply.

        Such secrets can only be relics in forests or on the board.
        """
        elsewhere = sum(not isinstance(relic.at, int) for relic in self.relics)
        return elsewhere + self.loose if kind == RELIC else 0

    # 15.3 Set-up

    def set_up(self, table: Table) -> Flow[None]:
        """Place relics in the forests, warriors, the other relics, faithful retainers (15.3.1 to 15.3.4)."""
        self._scatter(table)
        home = yield from choose_home(table, self, "15.3.2")
        beside = [place for place in table.adjacent[home] if place in table.map.edge]
        options = [Option(f"beside:{place}", "beside", place, subject=f"clearing:{place}") for place in beside]
        other = yield from ask(Prompt(self.seat, "beside", options, rule="15.3.2"))
        self._settle(table, [home, other])

    def advanced_set_up(self, table: Table) -> Flow[None]:
        """Set up as usual, but in two homelands (A.8.3)."""
        self._scatter(table)
        self._settle(table, (yield from choose_homelands(table, self)))

    def _scatter(self, table: Table) -> None:
        """Lay a relic into each forest."""
        table.streams["relics"].shuffle(self.relics)
        forests = list(table.map.forests)
        relics.scatter(table, self, forests, self.relics[: len(forests)])

    def _settle(self, table: Table, homes: Sequence[int]) -> None:
        """Place the warriors, the other relics away from the warriors, and the retainers."""
        forests = list(table.map.forests)
        for place in homes:
            place_warriors(table, self, place, GARRISON)
        near = {forest for place in CLEARINGS if self.warriors[place] for forest in table.map.near_forests[place]}
        away = [forest for forest in forests if forest not in near]
        relics.scatter(table, self, away or forests, self.relics[len(forests) :])
        self.retinue = [[None] for _ in range(COLUMNS)]

    # 15.4 Birdsong

    def begin_birdsong(self, table: Table) -> Flow[None]:
        """Reset the camps of this turn. If the Keepers have no piece on the map, come back first."""
        self.camped, self.struck = [], []
        yield from come_back(table, self)

    def birdsong(self, table: Table) -> Flow[None]:
        """Encamp, decamp, recruit."""
        encamp = Step(partial(encampments, table, self), "15.4.1", "encamp")
        decamp = Step(partial(decampments, table, self), "15.4.2", "decamp")
        recruit = Step(partial(self._recruits, table), "15.4.3", "recruit")
        yield from in_birdsong(table, self, "15.4", encamp, decamp, recruit)

    def _recruits(self, table: Table, options: list[Option]) -> bool:
        """Add the options to spend a card for two warriors at a waystation in a clearing of the card's suit."""
        if not self.stations:
            return False
        for place in sorted(self.stations):
            if not may_place(table, self, place):
                continue
            for card in cards.matching(self.hand, table.suits[place]):
                recruit = partial(self._recruit, table, place, card)
                key = f"recruit:{place}<{card.id}"
                options.append(Option(key, "recruit", recruit, subject=f"clearing:{place}", card=card.id))
        return bool(self.hand)

    def _recruit(self, table: Table, place: int, card: Card) -> Flow[None]:
        cards.spend(table, self, card)
        table.note("recruit", player=self.seat, clearing=place)
        place_warriors(table, self, place, RECRUITS)
        yield from ()

    # 15.5 Daylight

    def daylight(self, table: Table) -> Flow[None]:
        """Craft, then act with the retinue."""
        yield from retinue.act_with(table, self, crafting(table, self, "15.5.1"))

    # 15.6 Evening

    def evening(self, table: Table) -> Flow[None]:
        """Let warriors live off the land, gather the retinue, draw and discard."""
        for place in CLEARINGS:
            if self.warriors[place] >= CROWDED:
                pieces.recall(table, self, WARRIOR, place)
                table.note("live-off-the-land", player=self.seat, clearing=place)
        yield from retinue.gather(table, self)
        count = self.facts.tracks["draw"][self.on_map(STATION)]
        yield from draw_and_discard(table, self, count, "15.6.3")

    # Cards, views and literals

    def after_leaving(self, table: Table) -> None:
        """Discard the retinue. Relics and waystations that leave the map leave the game."""
        for card in self.cards_held():
            self.put_away(table, card)
        self.retinue = [[] for _ in range(COLUMNS)]
        self.stations = {}
        for relic in self.relics:
            relic.at = 0 if isinstance(relic.at, int) else GONE

    def cards_held(self) -> list[Card]:
        """Return the cards of the retinue."""
        return [card for column in self.retinue for card in column if card is not None]

    def secret_things(self) -> list[tuple[Any, Any]]:
        """Return the values of the facedown relics of one kind. Not even the Keepers know these values."""
        hidden = [relic for relic in self.relics if not relic.shown]
        kinds = Counter(relic.kind for relic in hidden)
        if not kinds:
            return []
        kind = max(KINDS, key=lambda name: kinds[name])
        return [(Value(relic), "value") for relic in hidden if relic.kind == kind]

    def show(self, table: Table, *, own: bool) -> dict[str, Any]:
        """Return the whole board, which is public except for the values of facedown relics."""
        return {
            "relics": [relic.facts(known=False) for relic in self.relics if relic.at != BOARD],
            "recovered": [relic.facts(known=False) for relic in self.relics if relic.at == BOARD],
            "stations": {str(place): list(faces) for place, faces in sorted(self.stations.items())},
            "retinue": [[name_of(retainer) for retainer in column] for column in self.retinue],
        }

    def literal(self, table: Table) -> dict[str, Any]:
        """Return the relics, the waystations and the retinue."""
        return {
            "relics": [relic.facts(known=True) for relic in self.relics],
            "stations": {str(place): list(faces) for place, faces in sorted(self.stations.items())},
            "retinue": [[name_of(retainer) for retainer in column] for column in self.retinue],
        }

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read relics, waystations and retinue. Place the relics that the position literal does not name."""
        self.stock[RELIC] = 0
        problems.extend(relics.read(table, self, given.pop("relics", [])))
        named = {int(place): list(faces) for place, faces in given.pop("stations", {}).items()}
        problems.extend(
            f"no-waystation {place}"
            for place, faces in named.items()
            if place not in CLEARINGS or len(faces) > self.pieces[STATION][place]
        )
        for place in CLEARINGS:
            for number in range(self.pieces[STATION][place]):
                faces = named.get(place, [])
                face = faces[number] if number < len(faces) else next(iter(faces_left(self)), KINDS[0])
                self.stations.setdefault(place, []).append(face)
        columns = given.pop("retinue", [[] for _ in range(COLUMNS)])
        self.retinue = [list(map(retainer_of, column)) for column in columns]

    @property
    def acting(self) -> tuple[bool, list[str]]:
        """Whether the acting column has begun, and the names of its cards that have not acted yet."""
        return self.column in self.waiting, list(map(name_of, self.waiting.get(self.column, ())))

    @acting.setter
    def acting(self, given: tuple[bool, list[str]]) -> None:
        self.waiting = {self.column: list(map(retainer_of, given[1]))} if given[0] else {}

    def is_settled(self) -> bool:
        """Tell whether no relic is on its way to a forest, and the face of every waystation is known."""
        return super().is_settled() and not self.loose and not self.fallen

    def faults(self, table: Table) -> list[str]:
        """Check the places of the twelve relics, the faces of the waystations, and the ten cards of the columns."""
        found = []
        if Counter((relic.kind, relic.value) for relic in self.relics) != Counter(
            (kind, value) for kind in KINDS for value in self.facts.tracks["values"]
        ):
            found.append("relics")
        for place in CLEARINGS:
            if len(relics.at(self.relics, place)) != self.pieces[RELIC][place] and not self.loose:
                found.append(f"relics {place}")
            if len(self.stations.get(place, ())) != self.pieces[STATION][place] and not self.fallen:
                found.append(f"stations {place}")
        if not assignable([face for faces in self.stations.values() for face in faces], self.facts.waystations):
            found.append("stations")
        if len(self.retinue) != COLUMNS or sum(map(len, self.retinue)) > MOST:
            found.append("retinue")
        known = (*CLEARINGS, *table.map.forests, BOARD, GONE)
        # A relic has no place during set-up and after the faction has left.
        found.extend(f"relic-place {relic.at}" for relic in self.relics if relic.at and relic.at not in known)
        return found
