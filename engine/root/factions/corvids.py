"""The Corvid Conspiracy (13): facedown plots, exposure, and the effects of plots."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from typing import Any, Final, Self

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import cards, pieces
from engine.root.battle import Battle, battle_options
from engine.root.contender import Contender
from engine.root.definition import BIRD, CLEARINGS, SUITS, Card
from engine.root.faction import Faction
from engine.root.factions import plots
from engine.root.factions.plots import BOMB, EXTORTION, KINDS, PLOT, RAID, SNARE
from engine.root.facts import Homeland
from engine.root.machinery.table import Table
from engine.root.maps import of_suit
from engine.root.moving import can_move, take_move
from engine.root.pieces import WARRIOR, Loss, may_place
from engine.root.scoring import score
from engine.root.setup import choose_home
from engine.root.turn import Step, act, crafting, draw_and_discard, in_birdsong

ACTIONS: Final = 3


class Corvids(Contender):
    """The Corvid Conspiracy.

    * ``plots`` holds the kind of the plot in each clearing, ``shown`` the clearings of faceup plots, and ``reserve``
      the kinds of the plots in the supply.
    * ``laid`` counts the plots placed this turn, ``raided`` holds the clearings of raids that are being removed, and
      ``exerted`` is the action taken instead of drawing.
    """

    id = "corvids"
    homeland = Homeland()
    ignores_rule_to_move = True
    deeds = (
        "place:plot", "flip:bomb", "flip:snare", "flip:extortion", "flip:raid", "recruit", "trick", "expose", "exert",
        "raid", "score:plots", "embedded-agent",
    )  # fmt: skip
    limits = ("actions", "laid", "exerted", "recruited")
    __slots__ = ("actions", "exerted", "laid", "plots", "raided", "recruited", "reserve", "shown")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.plots: dict[int, str] = {}
        self.shown: list[int] = []
        self.reserve = [kind for kind, count in self.facts.plots.items() for _ in range(count)]
        self.actions = self.laid = 0
        self.raided: list[int] = []
        self.exerted = self.recruited = False

    def copied(self) -> Self:
        """Return a copy, with the faction's own state."""
        copy = super().copied()
        copy.plots, copy.shown, copy.reserve = dict(self.plots), list(self.shown), list(self.reserve)
        copy.actions, copy.laid, copy.raided = self.actions, self.laid, list(self.raided)
        copy.exerted, copy.recruited = self.exerted, self.recruited
        return copy

    # 13.2 Faction rules and abilities

    def crafting_pieces(self) -> Sequence[int]:
        """Crafting pieces are the plots, faceup and facedown ones (13.2.1)."""
        return self.tokens

    def must_rule(self, table: Table, origin: int, target: int) -> bool:
        """Return False, because the Corvids move without rule (13.2.3)."""
        return False

    def hidden(self, clearing: int) -> bool:
        """Tell whether a facedown plot is in the clearing."""
        return clearing in self.plots and clearing not in self.shown

    def facedown(self) -> dict[int, str]:
        """Return the kind of the facedown plot in each clearing."""
        return {place: kind for place, kind in self.plots.items() if self.hidden(place)}

    def _snared(self, other: Faction, clearing: int) -> bool:
        return self.plots.get(clearing) == SNARE and clearing in self.shown and self.is_enemy(other)

    def blocks_placing(self, table: Table, placer: Faction, clearing: int) -> bool:
        """Tell whether a snare keeps enemy pieces from being placed here (13.7.2)."""
        return self._snared(placer, clearing)

    def blocks_leaving(self, table: Table, mover: Faction, clearing: int) -> bool:
        """Tell whether a snare keeps enemy pieces from being moved out (13.7.2)."""
        return self._snared(mover, clearing)

    def extra_hits(self, table: Table, battle: Battle) -> int:
        """Apply Embedded Agents: one more hit in defense, in a clearing with a facedown plot (13.2.5)."""
        if battle.defender is not self or not self.hidden(battle.clearing):
            return 0
        table.note("embedded-agent", player=self.seat, clearing=battle.clearing)
        return 1

    def return_pieces(self, kind: str, clearing: int, count: int) -> None:
        """A plot goes back to the supply. A raid is noted until all pieces are removed (1.5.4)."""
        super().return_pieces(kind, clearing, count)
        found = self.plots.pop(clearing)
        self.reserve.append(found)
        if clearing in self.shown:
            self.shown.remove(clearing)
        if found == RAID:
            self.raided.append(clearing)

    def acts_after_removal(self, losses: Sequence[Loss], cause: str) -> bool:
        """Tell whether a raid was removed."""
        return bool(self.raided) and cause != "exposure"

    def after_removal(self, table: Table, losses: Sequence[Loss], cause: str) -> Flow[None]:
        """Raids place a warrior in each adjacent clearing (13.7.4), unless they were exposed."""
        raided, self.raided = self.raided, []
        # Warriors removed at the same time are in the supply by now (1.5.4).
        fallen, self.transit = self.transit, 0
        pieces.go_home(table, self, fallen)
        while raided and cause != "exposure":
            clearing = yield from self._next_raid(table, raided)
            raided.remove(clearing)
            table.note("raid", player=self.seat, clearing=clearing, plot=RAID)
            yield from self._muster(table, self.neighbours(table, clearing))

    def _next_raid(self, table: Table, raided: Sequence[int]) -> Flow[int]:
        """Return the next raid's clearing. If warriors are too few for all, the active player chooses it (1.1.3)."""
        needed = sum(may_place(table, self, place) for raid in raided for place in self.neighbours(table, raid))
        if len(raided) == 1 or self.supply >= needed:
            return raided[0]
        options = [Option(f"first:{place}", "first", place, subject=f"clearing:{place}") for place in raided]
        chosen: int = yield from ask(Prompt(table.turn, "trigger-first", options, rule="1.1.3"))
        return chosen

    def offers(self, table: Table, active: Faction, moment: str, options: list[Option]) -> bool:
        """Let an enemy try to expose a facedown plot (13.2.4)."""
        if moment not in plots.EXPOSING or not self.plots or not self.is_enemy(active):
            return False
        return plots.exposures(table, self, self.facedown, active, options)

    # 13.3 Set-up

    def set_up(self, table: Table) -> Flow[None]:
        """Place a warrior in a clearing of each suit (13.3.2)."""
        options = [
            Option(f"place:{place}", "place", place, subject=f"clearing:{place}", group=str(table.suits[place]))
            for place in CLEARINGS
            if may_place(table, self, place)
        ]
        groups = tuple(Group(suit) for suit in SUITS if any(option.group == suit for option in options))
        prompt = Prompt(self.seat, "deploy", options, rule="13.3.2", groups=groups)
        for option in (yield from ask_many(prompt)):
            pieces.place_warriors(table, self, option.value)

    def advanced_set_up(self, table: Table) -> Flow[None]:
        """Place a warrior and a facedown plot in the homeland, then a warrior in a clearing of each suit (A.8.3)."""
        home = yield from choose_home(table, self, "A.8.3")
        pieces.place_warriors(table, self, home)
        kind = yield from self._choose_plot(home, "A.8.3")
        self._lay(table, home, kind)
        yield from self.set_up(table)

    # 13.4 Birdsong

    def begin_birdsong(self, table: Table) -> Flow[None]:
        """Reset the limit of recruiting."""
        self.recruited = False
        yield from ()

    def birdsong(self, table: Table) -> Flow[None]:
        """Craft, flip plots, recruit."""
        flip = Step(partial(self._flips, table), "13.4.2", "flip")
        recruit = Step(partial(self._recruits, table), "13.4.3", "recruit")
        yield from in_birdsong(table, self, "13.4", crafting(table, self, "13.4.1"), flip, recruit)

    def _flips(self, table: Table, options: list[Option]) -> bool:
        for place in sorted(self.plots):
            if self.hidden(place) and self.warriors[place]:
                flip = partial(self._flip, table, place)
                options.append(Option(f"flip:{place}", "flip", flip, subject=f"clearing:{place}"))
        return bool(options)

    def _flip(self, table: Table, place: int) -> Flow[None]:
        """Show a plot, score one point for each faceup plot, and resolve the plot (13.4.2, 13.7)."""
        self.shown.append(place)
        kind = self.plots[place]
        table.note("flip", player=self.seat, clearing=place, plot=kind)
        table.barrier = True
        score(table, self, len(self.shown), "plots")
        if kind == BOMB:
            yield from pieces.sweep(table, self, [place], "bomb")
            if self.plots.get(place) == BOMB:
                pieces.recall(table, self, PLOT, place)
        elif kind == EXTORTION:
            for other in table.others(self):
                if other.present(place):
                    cards.take_at_random(table, self, other)

    def _recruits(self, table: Table, options: list[Option]) -> bool:
        """Offer recruiting, once a turn, with each card in hand and each suit that the card may stand for."""
        if self.recruited:
            return False
        for card in cards.one_of_each(self.hand):
            for suit in SUITS if card.suit == BIRD else (card.suit,):
                recruit = partial(self._recruit, table, card, suit)
                options.append(
                    Option(f"recruit:{suit}<{card.id}", "recruit", recruit, subject=f"suit:{suit}", card=card.id)
                )
        return bool(self.hand)

    def _recruit(self, table: Table, card: Card, suit: str) -> Flow[None]:
        """Spend a card for a warrior in each clearing of its suit (13.4.3)."""
        self.recruited = True
        cards.spend(table, self, card)
        table.note("recruit", player=self.seat, suit=suit)
        yield from self._muster(table, of_suit(table, suit))

    def _muster(self, table: Table, near: Sequence[int]) -> Flow[None]:
        """Place a warrior in each clearing of ``near``. If there are too few, the player chooses where (1.5.4)."""
        places = [place for place in near if may_place(table, self, place)]
        if 0 < self.supply < len(places):
            options = [Option(f"place:{place}", "place", place, subject=f"clearing:{place}") for place in places]
            groups = (Group("", self.supply, self.supply),)
            prompt = Prompt(self.seat, "place-warriors", options, rule="1.5.4", groups=groups)
            places = [option.value for option in (yield from ask_many(prompt))]
        for place in places:
            pieces.place_warriors(table, self, place)

    # 13.5 Daylight

    def begin_daylight(self) -> None:
        """Reset the limits: the player has three actions, has laid no plot and has exerted nothing."""
        self.actions, self.laid = ACTIONS, 0
        self.exerted = False

    def daylight(self, table: Table) -> Flow[None]:
        """Let the player take up to three actions."""
        offer = partial(self._offer, table)
        while self.actions and (
            yield from act(table, self, "daylight", "13.5", offer, data={"actions": self.actions}, anew=True)
        ):
            pass
        self.actions = 0

    def _offer(self, table: Table, options: list[Option]) -> bool:
        for option in battle_options(table, self):
            option.value = partial(self._do, option.value)
            options.append(option)
        if can_move(table, self):
            options.append(Option("move", "move", partial(self._do, partial(self._move, table))))
        for place in CLEARINGS:
            free = place not in self.plots and self.stock[PLOT] and self.warriors[place] > self.laid
            if free and may_place(table, self, place):
                plot = partial(self._do, partial(self._plot, table, place))
                options.append(Option(f"plot:{place}", "plot", plot, subject=f"clearing:{place}", number=1 + self.laid))
        for one, other in combinations(sorted(self.plots), 2):
            if (one in self.shown) == (other in self.shown):
                trick = partial(self._do, partial(self._trick, table, one, other))
                subject, target = f"clearing:{one}", f"clearing:{other}"
                options.append(Option(f"trick:{one}-{other}", "trick", trick, subject=subject, target=target))
        return bool(options)

    def _do(self, action: Any) -> Flow[None]:
        """Take an action of Daylight, or take it in Evening instead of drawing (13.6.1)."""
        if self.actions:
            self.actions -= 1
        else:
            self.exerted = True
        yield from action()

    def _move(self, table: Table) -> Flow[None]:
        yield from take_move(table, self, "13.5.1", optional=False)

    def _plot(self, table: Table, place: int) -> Flow[None]:
        """Remove a warrior, plus one per plot laid this turn, and lay a plot facedown (13.5.2)."""
        kind = yield from self._choose_plot(place, "13.5.2")
        pieces.recall(table, self, WARRIOR, place, 1 + self.laid)
        self.laid += 1
        self._lay(table, place, kind)

    def _choose_plot(self, place: int, rule: str) -> Flow[str]:
        kinds = [kind for kind in KINDS if kind in self.reserve]
        options = [Option(f"plot:{kind}", "lay", kind, subject=f"plot:{kind}") for kind in kinds]
        data = {"clearing": place}
        found: str = yield from ask(Prompt(self.seat, "plot-kind", options, rule=rule, guarded=True, data=data))
        return found

    def _lay(self, table: Table, place: int, kind: str) -> None:
        self.reserve.remove(kind)
        self.plots[place] = kind
        pieces.place(table, self, PLOT, place)
        table.whisper((self.seat,), "lay", {"player": self.seat, "clearing": place}, known=True, plot=kind)

    def _trick(self, table: Table, one: int, other: int) -> Flow[None]:
        """Exchange the plots in two clearings, both faceup or both facedown (13.5.4)."""
        self.plots[one], self.plots[other] = self.plots[other], self.plots[one]
        table.note("trick", player=self.seat, clearings=[one, other])
        yield from ()

    # 13.6 Evening

    def evening(self, table: Table) -> Flow[None]:
        """Take an action instead of drawing, or draw. Then discard."""
        offer = partial(self._offer, table)
        while not self.exerted and (yield from act(table, self, "evening", "13.6.1", offer, kind="exert")):
            pass
        if self.exerted:
            table.note("exert", player=self.seat)
        extorted = sum(self.plots[place] == EXTORTION for place in self.shown)
        yield from draw_and_discard(table, self, 0 if self.exerted else 1 + extorted, "13.6.2")
        self.exerted = False

    # Views and literals

    def after_leaving(self, table: Table) -> None:
        """All plots go back to the supply."""
        self.reserve.extend(self.plots.values())
        self.plots, self.shown, self.raided = {}, [], []

    def show(self, table: Table, *, own: bool) -> dict[str, Any]:
        """Return the places and kinds of the plots. The kinds of facedown plots are shown to the Corvids alone."""
        found: dict[str, Any] = {
            "plots": {
                str(place): kind if own or place in self.shown else None for place, kind in sorted(self.plots.items())
            },
            "shown": sorted(self.shown),
            "actions": self.actions,
            "laid": self.laid,
        }
        if own:
            found["reserve"] = {kind: self.reserve.count(kind) for kind in KINDS}
        return found

    def secret_things(self) -> list[tuple[Any, Any]]:
        """Return the places of the facedown plots on the map and of the plots in the supply."""
        lying: list[tuple[Any, Any]] = [(self.plots, place) for place in sorted(self.plots) if self.hidden(place)]
        return [*lying, *((self.reserve, number) for number in range(len(self.reserve)))]

    def literal(self, table: Table) -> dict[str, Any]:
        """Return the plots on the map and the clearings of the faceup ones."""
        return {"plots": {str(place): kind for place, kind in sorted(self.plots.items())}, "shown": sorted(self.shown)}

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read the plots. A plot on the map that the literal does not name gets the next kind left in the supply."""
        self.shown = [int(place) for place in given.pop("shown", [])]
        named = {int(place): kind for place, kind in given.pop("plots", {}).items()}
        for place in CLEARINGS:
            if not self.pieces[PLOT][place]:
                continue
            kind = named.pop(place, None) or next(iter(self.reserve), "")
            if kind not in self.reserve:
                problems.append(f"too-many-plots {kind}")
                continue
            self.reserve.remove(kind)
            self.plots[place] = kind
        problems.extend(f"no-plot {place}" for place in (*named, *self.shown) if place not in self.plots)
        self.shown = [place for place in self.shown if place in self.plots]

    def is_settled(self) -> bool:
        """Tell whether no raid is still to be resolved."""
        return super().is_settled() and not self.raided

    def faults(self, table: Table) -> list[str]:
        """Check that there are eight plots of known kinds in all, and at most one in each clearing."""
        found = [f"plot {place}" for place in CLEARINGS if self.pieces[PLOT][place] != (place in self.plots)]
        if len(self.plots) + len(self.reserve) != sum(self.facts.plots.values()):
            found.append("plots")
        if any(place not in self.plots for place in self.shown):
            found.append("shown")
        return found
