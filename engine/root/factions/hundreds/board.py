"""The board and the turn of the Lord of the Hundreds (14.2 to 14.6)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import pieces
from engine.root.battle import Battle
from engine.root.definition import CLEARINGS, Card
from engine.root.faction import Faction
from engine.root.factions.hundreds import daylight, hoard, mobs, moods
from engine.root.factions.hundreds.state import (
    COMMAND,
    GRANDIOSE,
    MOODS,
    PROWESS,
    STRONGHOLD,
    STUBBORN,
    WRATHFUL,
    HundredsState,
)
from engine.root.facts import Homeland
from engine.root.machinery.table import Table
from engine.root.moving import Move, Way, make_move, move_options
from engine.root.pieces import WARRIOR, Loss, may_build, may_place, place_warriors
from engine.root.ruling import rules
from engine.root.scoring import score
from engine.root.setup import choose_home, hide_items
from engine.root.turn import crafting, draw_and_discard, in_order

GARRISON: Final = 4


class Hundreds(HundredsState):
    """The Lord of the Hundreds."""

    homeland = Homeland(edge=True, between=2, builds=True)
    birdsong_turns = True
    deeds = (
        "place:stronghold", "place:mob", "raze", "anoint", "hoard", "loot", "advance", "mob-die", "score:oppress",
        *(f"mood:{mood}" for mood in MOODS),
    )  # fmt: skip
    __slots__ = ()

    # 14.2 Faction rules and abilities

    def crafting_pieces(self) -> Sequence[int]:
        """Crafting pieces are the strongholds (14.2.1)."""
        return self.pieces[STRONGHOLD]

    def removable(self, clearing: int, cause: str) -> int:
        """Only battle can remove the warlord (14.2.2)."""
        return self.warriors[clearing] - (cause != "battle" and self.leads(clearing))

    def movable(self, table: Table, clearing: int) -> int:
        """Other players cannot move the warlord, even in their own turns (14.2.2)."""
        return self.warriors[clearing] - (table.active is not self and self.leads(clearing))

    def craft_item(self, table: Table, card: Card) -> Flow[None]:
        """Take the item or score its points (14.2.3)."""
        yield from hoard.craft(table, self, card)

    # Moving with the warlord

    def move_options(self, table: Table, sources: Sequence[int] | None = None) -> list[Option]:
        """Return every move. A move from the warlord's clearing is offered both with him and without him."""
        options = move_options(table, self, sources)
        found = []
        for option in options:
            way: Way = option.value
            if not self.leads(way.origin):
                found.append(option)
                continue
            if way.number <= self.movable(table, way.origin) - (table.active is self):
                found.append(option)
            if table.active is self:
                found.append(daylight.led(option))
        return found

    def make_move(self, table: Table, way: Way) -> Flow[Move]:
        """Move warriors, perhaps with the warlord among them."""
        if way.leader:
            self.warlord = way.target
        move = yield from make_move(table, self, way)
        if way.leader:
            table.note("warlord", player=self.seat, clearing=way.target)
        return move

    # Battle

    def battle_begins(self, table: Table, battle: Battle) -> Flow[None]:
        """Offer looting (14.2.5)."""
        if battle.attacker is self:
            yield from hoard.declare_looting(table, self, battle)

    def acts_before_roll(self, table: Table, battle: Battle) -> bool:
        """Tell whether a Bitter warlord can call any mobs."""
        return bool(moods.embittered(table, self, battle))

    def before_roll(self, table: Table, battle: Battle) -> Flow[None]:
        """Let a Bitter warlord call mobs (14.7.1)."""
        yield from moods.bitter(table, self, battle)

    def extra_hits(self, table: Table, battle: Battle) -> int:
        """Apply the mood Wrathful: one more hit as attacker in the warlord's clearing (14.7.8)."""
        return int(self.mood == WRATHFUL and battle.attacker is self and self.leads(battle.clearing))

    def hits_suffered(self, table: Table, battle: Battle, hits: int) -> int:
        """Apply the mood Stubborn: ignore the first hit in the warlord's clearing (14.7.7)."""
        ignored = self.mood == STUBBORN and self.leads(battle.clearing) and not battle.suffered[self.seat]
        return hits - 1 if ignored and hits else hits

    def choose_fallen(self, table: Table, clearing: int, count: int, chooser: Faction) -> Flow[None]:
        """Choose whether the warlord is among the fallen warriors, unless all of them fall."""
        if not self.leads(clearing) or not count:
            return
        self.doomed = count == self.warriors[clearing]
        if not self.doomed:
            options = [
                Option("lose:warrior", "lose", False, subject="piece:warrior"),
                Option("lose:warlord", "lose", True, subject="piece:warlord"),
            ]
            data = {"clearing": clearing, "count": count}
            self.doomed = yield from ask(Prompt(chooser.seat, "lose-warlord", options, rule="4.3.4", data=data))

    def after_removal(self, table: Table, losses: Sequence[Loss], cause: str) -> Flow[None]:
        """Take the warlord out of the warriors that return to the supply."""
        if self.doomed:
            self.doomed = False
            self.transit -= 1
            self.warlord = None
            table.note("lose-warlord", player=self.seat)
        yield from ()

    def battle_ends(self, table: Table, battle: Battle) -> Flow[None]:
        """Take the loot (14.2.5)."""
        if battle.attacker is self:
            yield from hoard.take_loot(table, self, battle)

    # 14.3 Set-up

    def set_up(self, table: Table) -> Flow[None]:
        """Place the garrison (14.3.1) and the items under ruins (14.3.2). The first mood is Stubborn (14.3.3)."""
        home = yield from choose_home(table, self, "14.3.1")
        if may_place(table, self, home):
            self._crown(table, home)
        place_warriors(table, self, home, GARRISON)
        if may_build(table, self, home):
            pieces.place(table, self, STRONGHOLD, home)
        hide_items(table)
        table.note("mood", player=self.seat, mood=self.mood)

    def _crown(self, table: Table, place: int) -> None:
        self.warlord = place
        self.warriors[place] += 1
        table.note("warlord", player=self.seat, clearing=place)

    # 14.4 Birdsong

    def birdsong(self, table: Table) -> Flow[None]:
        """Raze, recruit, anoint, choose a mood."""
        yield from mobs.raze(table, self)
        yield from self._recruit(table)
        yield from self._anoint(table)
        yield from moods.choose_mood(table, self)

    def due(self, table: Table, moment: str) -> list[Option]:
        """At the end of Birdsong, a lavish warlord gives items away (14.7.4)."""
        if moment != "birdsong-end" or not moods.may_lavish(self):
            return []
        return [Option("lavish", "lavish", partial(moods.lavish, table, self))]

    def _recruit(self, table: Table) -> Flow[None]:
        """Place as many warriors with the warlord as Prowess says, then one warrior at each stronghold (14.4.2)."""
        if self.warlord is not None:
            place_warriors(table, self, self.warlord, self.value(PROWESS))
        holds = {place: count for place, count in enumerate(self.pieces[STRONGHOLD]) if count}
        holds = {place: count for place, count in holds.items() if may_place(table, self, place)}
        if 0 < self.supply < sum(holds.values()):
            options = [
                Option(f"place:{place}", "place", place, subject=f"clearing:{place}", times=count)
                for place, count in holds.items()
            ]
            groups = (Group("", self.supply, self.supply),)
            prompt = Prompt(self.seat, "place-warriors", options, rule="14.4.2", groups=groups)
            chosen = [option.value for option in (yield from ask_many(prompt))]
            holds = {place: chosen.count(place) for place in holds}
        for place, count in holds.items():
            place_warriors(table, self, place, count)

    def _anoint(self, table: Table) -> Flow[None]:
        """If there is no warlord, turn a warrior into the warlord.

        If there are no warriors either, place the warlord anywhere (14.4.3).
        """
        if self.warlord is not None:
            return
        there = [place for place in CLEARINGS if self.warriors[place] and may_place(table, self, place)]
        places = there or [place for place in CLEARINGS if may_place(table, self, place)]
        if not places:
            return
        options = [Option(f"anoint:{place}", "anoint", place, subject=f"clearing:{place}") for place in places]
        place = yield from ask(Prompt(self.seat, "anoint", options, rule="14.4.3"))
        if there:
            pieces.recall(table, self, WARRIOR, place)
        table.note("anoint", player=self.seat, clearing=place)
        self._crown(table, place)

    # 14.5 Daylight

    def begin_daylight(self) -> None:
        """Set the numbers of commands and advances to the values of the Hoard."""
        self.commands, self.advances = self.value(COMMAND), self.value(PROWESS)

    def daylight(self, table: Table) -> Flow[None]:
        """Craft, then command, then advance. A grandiose warlord advances first (14.7.2)."""
        craft = crafting(table, self, "14.5.1")
        first, then = daylight.command(table, self), daylight.advance(table, self)
        if self.mood == GRANDIOSE:
            first, then = then, first
        yield from in_order(table, self, "daylight", first, craft, first)
        yield from in_order(table, self, "daylight", then, then, first=2)
        self.commands = self.advances = 0

    # 14.6 Evening

    def evening(self, table: Table) -> Flow[None]:
        """Incite, oppress, draw and discard."""
        yield from mobs.incite(table, self)
        score(table, self, self.facts.tracks["oppress"][min(self.oppressed(table), 6)], "oppress")
        yield from draw_and_discard(table, self, 1 + moods.rowdy(table, self), "14.6.3")

    def oppressed(self, table: Table) -> int:
        """Return how many ruled clearings have no enemy piece (14.6.2)."""
        return sum(
            rules(table, self, place) and self.present(place) and not any(pieces.enemy_pieces(table, self, place))
            for place in CLEARINGS
        )
