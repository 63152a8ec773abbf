"""The state of the Keepers in Iron: their relics, waystations and retinue."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

from engine.root import pieces
from engine.root.contender import Contender
from engine.root.definition import CLEARINGS, Card, find_card
from engine.root.factions.keepers.relics import BOARD, GONE, KINDS, RELIC, Relic, Value, at
from engine.root.factions.keepers.waystation import Waystation, lay, shown, sides
from engine.root.machinery.table import Table

STATION: Final = "waystation"
# A faithful retainer counts as every suit, and leaves the game when it is lost.
FAITHFUL: Final = "faithful-retainer"
COLUMNS: Final = 3
# The most cards in all columns.
MOST: Final = 10

# A card of the retinue; None is a faithful retainer.
Retainer = Card | None


def name_of(retainer: Retainer) -> str:
    """Return a retainer's name."""
    return FAITHFUL if retainer is None else retainer.id


def retainer_of(name: str) -> Retainer:
    """Return the retainer of a name."""
    return None if name == FAITHFUL else find_card(name)


def _named(sides: Mapping[int, Sequence[str]], place: int, number: int) -> str:
    """Return the side that a position literal names for one waystation of a clearing, or an empty text."""
    found = sides.get(place, ())
    return found[number] if number < len(found) else ""


class KeepersState(Contender):
    """The state of the Keepers.

    * ``relics`` holds the twelve relics, and ``stations`` the waystations in each clearing.
    * ``retinue`` holds the cards of its three columns; ``column`` is the column that acts now.
    * ``camped`` holds the clearings where the Keepers have encamped this turn, ``struck`` those where they have
      decamped.
    * ``gathered`` tells whether cards were ``added`` or one was ``moved`` this Evening.
    * ``loose`` counts relics that are being removed. ``fallen`` counts removed waystations that nobody has chosen yet.
    """

    id = "keepers"
    limits = ("column", "camped", "struck", "gathered", "acting")
    __slots__ = (
        "camped", "column", "fallen", "gathered", "loose", "relics", "retinue", "stations", "struck", "waiting",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.relics = [Relic(kind, value) for kind in KINDS for value in self.facts.tracks["values"]]
        self.stations: dict[int, list[Waystation]] = {}
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

    def faces(self, place: int) -> list[str]:
        """Return the faces that the waystations in a clearing show."""
        return [station.face for station in self.stations.get(place, ())]

    def sides_left(self) -> list[Waystation]:
        """Return both sides of each waystation that is still on the board."""
        placed = [set(station) for stations in self.stations.values() for station in stations]
        return sides(pair for pair in self.facts.waystations if set(pair) not in placed)

    def number_removed(self, kind: str) -> int:
        """Return how many pieces of a kind are neither in clearings nor in the supply.

        Such pieces can only be relics: in forests, on the Keepers' board, gone for good, or on the way to a forest.
        """
        elsewhere = sum(not isinstance(relic.at, int) for relic in self.relics)
        return elsewhere + self.loose if kind == RELIC else 0

    # Cards, views and literals

    def after_leaving(self, table: Table) -> None:
        """Discard the retinue. Relics and waystations that leave the map leave the game."""
        table.put_away(*self.cards_held())
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
            "relics": [relic.facts(known=False) for relic in self.relics if relic.at not in (BOARD, GONE)],
            "recovered": [relic.facts(known=False) for relic in self.relics if relic.at == BOARD],
            **shown(self.stations),
            "retinue": [[name_of(retainer) for retainer in column] for column in self.retinue],
        }

    def literal(self, table: Table) -> dict[str, Any]:
        """Return the relics, the waystations and the retinue."""
        return {
            "relics": [relic.facts(known=True) for relic in self.relics],
            **shown(self.stations),
            "retinue": [[name_of(retainer) for retainer in column] for column in self.retinue],
        }

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read relics, waystations and retinue. Place the relics that the position literal does not name."""
        self.stock[RELIC] = 0
        problems.extend(self.read(table, given.pop("relics", [])))
        self._read_stations(given.pop("stations", {}), given.pop("backs", {}), problems)
        columns = given.pop("retinue", [[] for _ in range(COLUMNS)])
        self.retinue = [list(map(retainer_of, column)) for column in columns]

    def _read_stations(
        self, faces: Mapping[int, Sequence[str]], backs: Mapping[int, Sequence[str]], problems: list[str]
    ) -> None:
        """Lay the waystations with the faces and backs that a position literal names. It may leave out any of them."""
        there = self.pieces[STATION]
        wrong = {
            place
            for named in (faces, backs)
            for place, found in named.items()
            if place not in CLEARINGS or len(found) > there[place]
        }
        problems.extend(f"no-waystation {place}" for place in sorted(wrong))
        spots = [(place, number) for place in CLEARINGS for number in range(there[place])]
        wanted = [(_named(faces, *spot), _named(backs, *spot)) for spot in spots]
        stations = lay(wanted, self.facts.waystations) or [Waystation(*both) for both in wanted]
        for (place, _), station in zip(spots, stations, strict=True):
            self.stations.setdefault(place, []).append(station)

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
        """Check the places of the twelve relics, the faces of the waystations, and the number of cards in columns."""
        found = []
        if Counter((relic.kind, relic.value) for relic in self.relics) != Counter(
            (kind, value) for kind in KINDS for value in self.facts.tracks["values"]
        ):
            found.append("relics")
        for place in CLEARINGS:
            if len(at(self.relics, place)) != self.pieces[RELIC][place] and not self.loose:
                found.append(f"relics {place}")
            if len(self.stations.get(place, ())) != self.pieces[STATION][place] and not self.fallen:
                found.append(f"stations {place}")
        placed = Counter(frozenset(station) for stations in self.stations.values() for station in stations)
        if placed - Counter(map(frozenset, self.facts.waystations)):
            found.append("stations")
        if len(self.retinue) != COLUMNS or sum(map(len, self.retinue)) > MOST:
            found.append("retinue")
        known = (*CLEARINGS, *table.map.forests, BOARD, GONE)
        # A relic has no place during set-up and after the faction has left.
        found.extend(f"relic-place {relic.at}" for relic in self.relics if relic.at and relic.at not in known)
        return found

    def read(self, table: Table, named: Sequence[Mapping[str, Any]]) -> list[str]:
        """Put the relics where a position literal says, and return the literal's problems.

        If the literal counts more relics in a clearing than it names, the others there are faceup. All remaining relics
        are facedown in forests. The literal need not count the relics that it names in clearings.
        """
        left, laid = list(self.relics), []
        for facts in named:
            found = next((r for r in left if (r.kind, r.value) == (facts["kind"], facts["value"])), None)
            if found is None:
                return [f"no-relic {facts['kind']} {facts['value']}"]
            left.remove(found)
            found.at, found.shown = facts["at"], bool(facts.get("shown", isinstance(facts["at"], int)))
            laid.append(found)
        if not any(self.pieces[RELIC]):
            for relic in laid:
                if relic.at in CLEARINGS:
                    pieces.put(table, self, RELIC, int(relic.at))
        places = [place for place in CLEARINGS for _ in range(self.pieces[RELIC][place] - len(at(laid, place)))]
        forests = list(table.map.forests)
        for number, relic in enumerate(left):
            relic.shown = number < len(places)
            relic.at = places[number] if relic.shown else forests[number % len(forests)]
        self.relics = [*laid, *left]
        return []
