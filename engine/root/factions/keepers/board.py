"""The board and the turn of the Keepers in Iron (15.2 to 15.6)."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root import cards, pieces
from engine.root.battle import Battle
from engine.root.definition import CLEARINGS, Card
from engine.root.factions.keepers import carrying, retinue, stations
from engine.root.factions.keepers.relics import RELIC
from engine.root.factions.keepers.state import COLUMNS, STATION, KeepersState
from engine.root.factions.keepers.stations import come_back, decampments, encampments
from engine.root.facts import Homeland
from engine.root.homelands import choose_homelands
from engine.root.machinery.table import Table
from engine.root.moving import Move
from engine.root.pieces import WARRIOR, Loss, may_place, place_warriors
from engine.root.setup import choose_home
from engine.root.turn import Step, crafting, draw_and_discard, in_birdsong

GARRISON: Final = 4
RECRUITS: Final = 2
# With this many warriors in one clearing, the Keepers lose one of them in Evening (15.6.1).
CROWDED: Final = 4


class Keepers(KeepersState):
    """The Keepers in Iron."""

    homeland = Homeland(places=2, edge=True, between=2)
    blind: ClassVar[bool] = True
    deeds = (
        "place:waystation", "encamp", "decamp", "recruit", "carry", "relic", "delve", "recover", "lose-retainer",
        "live-off-the-land", "gather", "shift", "devout-knights",
    )  # fmt: skip
    __slots__ = ()

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
        yield from carrying.carry(table, self, move)

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
        yield from carrying.lose(table, self, losses, cause)

    # 15.3 Set-up

    def set_up(self, table: Table) -> Flow[None]:
        """Place relics in forests, then warriors, the other relics and faithful retainers (15.3.1 to 15.3.4)."""
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
        carrying.scatter(table, self, forests, self.relics[: len(forests)])

    def _settle(self, table: Table, homes: Sequence[int]) -> None:
        """Place the warriors, the other relics away from the warriors, and the retainers."""
        forests = list(table.map.forests)
        for place in homes:
            place_warriors(table, self, place, GARRISON)
        near = {forest for place in CLEARINGS if self.warriors[place] for forest in table.map.near_forests[place]}
        away = [forest for forest in forests if forest not in near]
        carrying.scatter(table, self, away or forests, self.relics[len(forests) :])
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
