"""The Marquise de Cat (6): wood, buildings, and the Keep."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Self

from engine.kernel.flow import Flow, ask, ask_hidden, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import cards, pieces
from engine.root.battle import battle_options
from engine.root.contender import Contender
from engine.root.crafting import craft_options
from engine.root.definition import CLEARINGS, Card
from engine.root.effects import SKIP
from engine.root.faction import Faction
from engine.root.facts import Homeland
from engine.root.homelands import apart, choose_homelands, home_option
from engine.root.machinery.table import Table
from engine.root.moving import can_move, take_move
from engine.root.pieces import WARRIOR, Loss, may_build, may_place
from engine.root.ruling import rulers
from engine.root.scoring import score
from engine.root.setup import choose_home
from engine.root.turn import act, draw_and_discard

SAWMILL, WORKSHOP, RECRUITER = BUILDINGS = ("sawmill", "workshop", "recruiter")
WOOD, KEEP = "wood", "keep"
ACTIONS: Final = 3
MARCH: Final = 2


class Marquise(Contender):
    """The Marquise de Cat.

    ``actions`` counts the actions left this Daylight. ``crafting`` is true before the first action. ``recruited`` tells
    whether the Marquise has recruited this turn.
    """

    id = "marquise"
    homeland = Homeland(places=3, builds=True)
    deeds = (
        "place:wood", "place:sawmill", "place:workshop", "place:recruiter", "remove:keep", "field-hospital",
        "score:build", "spend",
    )  # fmt: skip
    limits = ("actions", "crafting", "recruited")
    __slots__ = ("actions", "crafting", "keep", "recruited")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.keep: int | None = None
        self.actions = 0
        self.crafting = self.recruited = False

    def copied(self) -> Self:
        """Return a copy, with the faction's own state."""
        copy = super().copied()
        copy.keep, copy.actions = self.keep, self.actions
        copy.crafting, copy.recruited = self.crafting, self.recruited
        return copy

    # 6.2 Faction rules and abilities

    def crafting_pieces(self) -> Sequence[int]:
        """Crafting pieces are the workshops (6.2.1)."""
        return self.pieces[WORKSHOP]

    def blocks_placing(self, table: Table, placer: Faction, clearing: int) -> bool:
        """Tell whether the Keep is in the clearing, where only the Marquise may place pieces (6.2.2)."""
        return clearing == self.keep and placer is not self

    def return_pieces(self, kind: str, clearing: int, count: int) -> None:
        """If the Keep is removed, it leaves the game (6.2.2)."""
        if kind == KEEP:
            self.keep = None
        else:
            super().return_pieces(kind, clearing, count)

    def number_removed(self, kind: str) -> int:
        """Return 1 for the Keep if it was removed, and otherwise 0."""
        return int(kind == KEEP and self.keep is None)

    def acts_after_removal(self, losses: Sequence[Loss], cause: str) -> bool:
        """Tell whether Field Hospitals may be used."""
        return self.keep is not None and bool(self.hand) and any(loss.kind == WARRIOR for loss in losses)

    def after_removal(self, table: Table, losses: Sequence[Loss], cause: str) -> Flow[None]:
        """Offer Field Hospitals (6.2.3): for a card of the clearing's suit, removed warriors go to the Keep."""
        for loss in losses:
            if loss.kind == WARRIOR:
                yield from self._field_hospital(table, loss.clearing, loss.number)

    def _field_hospital(self, table: Table, clearing: int, count: int) -> Flow[None]:
        suit, keep = table.suits[clearing], self.keep
        if keep is None or suit is None or not may_place(table, self, keep):
            return
        options = [
            Option(f"hospital:{card.id}", "hospital", card, card=card.id) for card in cards.matching(self.hand, suit)
        ]
        prompt = Prompt(
            self.seat,
            "field-hospital",
            [*options, SKIP],
            rule="6.2.3",
            window=True,
            data={"clearing": clearing, "count": count},
        )
        chosen = yield from ask_hidden(prompt, opens=bool(self.hand))
        card: Card | None = chosen[0].value if chosen else None
        if card is not None and self.keep is not None:
            cards.spend(table, self, card)
            self.transit -= count
            self.warriors[self.keep] += count
            table.note("field-hospital", player=self.seat, clearing=self.keep, count=count)

    # 6.3 Set-up

    def set_up(self, table: Table) -> Flow[None]:
        """Place the Keep, the garrison and the starting buildings (6.3.2 to 6.3.4)."""
        home = yield from choose_home(table, self, "6.3.2")
        pieces.place(table, self, KEEP, home)
        self.keep = home
        for clearing in CLEARINGS:
            if clearing != table.map.opposite[home]:
                pieces.place_warriors(table, self, clearing)
        near = [place for place in (home, *table.adjacent[home]) if table.slots[place]]
        options = [
            Option(f"build:{kind}:{place}", "build", (kind, place), subject=f"clearing:{place}", group=kind)
            for kind in BUILDINGS
            for place in near
        ]

        def crowded(answer: tuple[Option, ...]) -> str | None:
            chosen = [option.value[1] for option in answer]
            return "no-slot" if any(chosen.count(place) > table.slots[place] for place in chosen) else None

        prompt = Prompt(
            self.seat,
            "starting-buildings",
            options,
            rule="6.3.4",
            groups=tuple(Group(kind) for kind in BUILDINGS),
            check=crowded,
        )
        for option in (yield from ask_many(prompt)):
            kind, place = option.value
            pieces.place(table, self, kind, place)

    def advanced_set_up(self, table: Table) -> Flow[None]:
        """Place warriors (two in each of three homelands, one elsewhere), the Keep, and a building in each homeland."""
        homes = yield from choose_homelands(table, self)
        for clearing in CLEARINGS:
            pieces.place_warriors(table, self, clearing, 2 if clearing in homes else 1)
        options = [home_option(place) for place in apart(table, self, homes)]
        self.keep = self.home = yield from ask(Prompt(self.seat, "keep", options, rule="A.8.3"))
        pieces.place(table, self, KEEP, self.keep)
        for kind in BUILDINGS:
            options = [
                Option(f"build:{kind}:{place}", "build", place, subject=f"clearing:{place}", group=kind)
                for place in homes
            ]
            prompt = Prompt(self.seat, "starting-buildings", options, rule="A.8.3", groups=(Group(kind),))
            place = yield from ask(prompt)
            homes.remove(place)
            pieces.place(table, self, kind, place)

    # 6.4 Birdsong

    def birdsong(self, table: Table) -> Flow[None]:
        """Place one wood at each sawmill. If there is too little wood, the Marquise chooses where (1.5.4)."""
        yield from self._fill(table, self._open_to(table, SAWMILL), WOOD, "place-wood", "6.4")

    def _open_to(self, table: Table, kind: str) -> dict[int, int]:
        """Return how many buildings of a kind there are in each clearing where pieces may be placed."""
        there = self.pieces[kind]
        return {place: there[place] for place in CLEARINGS if there[place] and may_place(table, self, place)}

    def _fill(self, table: Table, places: dict[int, int], piece: str, kind: str, rule: str) -> Flow[None]:
        """Place wood or warriors at ``places``, as far as the supply lasts."""
        left = self.supply if piece == WARRIOR else self.stock[piece]
        if not left or not places:
            return
        if sum(places.values()) > left:
            options = [
                Option(f"{kind}:{place}", kind, place, subject=f"clearing:{place}", times=count)
                for place, count in places.items()
            ]
            groups = (Group("", left, left),)
            prompt = Prompt(self.seat, kind, options, rule=rule, groups=groups, data={"count": left})
            chosen = [option.value for option in (yield from ask_many(prompt))]
            places = {place: chosen.count(place) for place in places if place in chosen}
        for place, count in places.items():
            if piece == WARRIOR:
                pieces.place_warriors(table, self, place, count)
            else:
                pieces.place(table, self, piece, place, count)

    # 6.5 Daylight

    def begin_daylight(self) -> None:
        """Reset the limits: three actions, no recruiting yet."""
        self.actions = ACTIONS
        self.crafting, self.recruited = True, False

    def daylight(self, table: Table) -> Flow[None]:
        """Craft first. After that, take up to three actions, and one more for each bird card spent at any time."""
        offer = partial(self._actions, table)
        while (yield from act(table, self, "daylight", "6.5", offer, data={"actions": self.actions}, anew=True)):
            pass
        self.actions = 0

    def _actions(self, table: Table, options: list[Option]) -> bool:
        if self.crafting:
            craft_options(table, self, options)
        if self.actions:
            self._offer_actions(table, options)
        for card in cards.matching(self.hand, "bird"):
            options.append(Option(f"extra:{card.id}", "extra", partial(self._extra, table, card), card=card.id))
        return bool(self.actions or self.hand)

    def _offer_actions(self, table: Table, options: list[Option]) -> None:
        for option in battle_options(table, self):
            option.value = partial(self._do, option.value)
            options.append(option)
        if can_move(table, self):
            options.append(Option("march", "march", partial(self._do, partial(self._march, table))))
        if not self.recruited and self._open_to(table, RECRUITER):
            options.append(Option("recruit", "recruit", partial(self._do, partial(self._recruit, table))))
        self._offer_buildings(table, options)
        self._offer_overwork(table, options)

    def _do(self, action: Any) -> Flow[None]:
        """Take one of the actions. From now on, the Marquise cannot craft any more."""
        self.crafting = False
        self.actions -= 1
        yield from action()

    def _extra(self, table: Table, card: Card) -> Flow[None]:
        """Spend a bird card for another action. This does not end crafting."""
        cards.spend(table, self, card)
        self.actions += 1
        yield from ()

    def _march(self, table: Table) -> Flow[None]:
        """Make up to two moves (6.5.2)."""
        yield from take_move(table, self, "6.5.2", optional=False)
        for _ in range(MARCH - 1):
            yield from take_move(table, self, "6.5.2")

    def _recruit(self, table: Table) -> Flow[None]:
        """Place one warrior at each recruiter, once a turn (6.5.3), as far as the supply lasts (1.5.4)."""
        self.recruited = True
        yield from self._fill(table, self._open_to(table, RECRUITER), WARRIOR, "recruit", "6.5.3")

    # 6.5.4 Build

    def _offer_buildings(self, table: Table, options: list[Option]) -> None:
        there = self.on_map(WOOD)
        costs = {kind: cost for kind in BUILDINGS if self.stock[kind] and (cost := self.cost(kind)) <= there}
        if not costs:
            return
        wood = self._wood_within_reach(table, any_clearing=not min(costs.values()))
        for place, reach in wood.items():
            if not may_build(table, self, place):
                continue
            for kind, cost in costs.items():
                if cost <= reach:
                    build = partial(self._do, partial(self._build, table, kind, place))
                    key, subject = f"build:{kind}:{place}", f"clearing:{place}"
                    options.append(Option(key, "build", build, subject=subject, target=f"piece:{kind}"))

    def _wood_within_reach(self, table: Table, *, any_clearing: bool) -> dict[int, int]:
        """Return how much wood can be used in each ruled clearing.

        Wood can be used if ruled clearings connect it with the clearing (6.5.4.II). If a building is free
        (``any_clearing``), clearings without wood are included.
        """
        found: dict[int, int] = {}
        wood, ruled = self.pieces[WOOD], self._ruled(table)
        for place in ruled:
            if place not in found and (any_clearing or wood[place]):
                joined = self._connected(table, place, ruled)
                found.update(dict.fromkeys(joined, sum(wood[near] for near in joined)))
        return {place: found[place] for place in ruled if place in found}

    def _ruled(self, table: Table) -> list[int]:
        """Return the clearings that the Marquise rules."""
        return [place for place, faction in enumerate(rulers(table)) if faction is self]

    def cost(self, kind: str) -> int:
        """Return the wood that the next building of a kind costs."""
        return self.facts.tracks["cost"][self.on_map(kind)]

    def _connected(self, table: Table, place: int, ruled: Sequence[int]) -> list[int]:
        """Return the clearings connected with ``place`` through ruled clearings (6.5.4.II)."""
        found = [place]
        for clearing in found:
            found += [near for near in self.neighbours(table, clearing) if near in ruled and near not in found]
        return found

    def _build(self, table: Table, kind: str, place: int) -> Flow[None]:
        """Pay with wood, place the building, and score (6.5.4)."""
        cost = self.cost(kind)
        yield from self._pay_wood(table, place, cost)
        points = self.facts.tracks[kind][self.on_map(kind)]
        pieces.place(table, self, kind, place)
        score(table, self, points, "build")

    def _pay_wood(self, table: Table, place: int, cost: int) -> Flow[None]:
        wood, joined = self.pieces[WOOD], self._connected(table, place, self._ruled(table))
        places = {near: wood[near] for near in sorted(joined) if wood[near]}
        if cost and len(places) > 1 and sum(places.values()) > cost:
            options = [
                Option(f"wood:{near}", "wood", near, subject=f"clearing:{near}", times=min(count, cost))
                for near, count in places.items()
            ]
            groups = (Group("", cost, cost),)
            prompt = Prompt(self.seat, "pay-wood", options, rule="6.5.4.II", groups=groups, data={"count": cost})
            chosen = [option.value for option in (yield from ask_many(prompt))]
            places = {near: chosen.count(near) for near in places if near in chosen}
        for near, count in places.items():
            if cost:
                pieces.recall(table, self, WOOD, near, min(count, cost))
                cost -= min(count, cost)

    # 6.5.5 Overwork

    def _offer_overwork(self, table: Table, options: list[Option]) -> None:
        if not self.hand:
            return
        for place in self._open_to(table, SAWMILL):
            suit = table.suits[place]
            if suit is None:
                continue
            for card in cards.matching(self.hand, suit):
                work = partial(self._do, partial(self._overwork, table, place, card))
                key = f"overwork:{place}<{card.id}"
                options.append(Option(key, "overwork", work, subject=f"clearing:{place}", card=card.id))

    def _overwork(self, table: Table, place: int, card: Card) -> Flow[None]:
        """Spend a card to place a wood (6.5.5), if one is left (1.5.4)."""
        cards.spend(table, self, card)
        if self.stock[WOOD]:
            pieces.place(table, self, WOOD, place)
        yield from ()

    # 6.6 Evening

    def evening(self, table: Table) -> Flow[None]:
        """Draw a card and one for each uncovered bonus, then discard down to five."""
        count = self.facts.tracks["draw"][self.on_map(RECRUITER)]
        yield from draw_and_discard(table, self, count, "6.6")

    # Views and literals

    def show(self, table: Table, *, own: bool) -> dict[str, Any]:
        """Return the actions left and the costs of the next buildings."""
        return {
            "actions": self.actions,
            "keep": self.keep,
            "costs": {kind: self.cost(kind) for kind in BUILDINGS if self.stock[kind]},
        }

    def load(self, table: Table, given: dict[str, Any], problems: list[str]) -> None:
        """Read the Keep from the map."""
        found = [place for place in CLEARINGS if self.pieces[KEEP][place]]
        self.keep = found[0] if found else None
        # A Keep that is not on the map is out of the game.
        self.stock[KEEP] = 0

    def faults(self, table: Table) -> list[str]:
        """Check that the Keep is in the clearing that ``keep`` names."""
        found = [place for place in CLEARINGS if self.pieces[KEEP][place]]
        return [] if found == ([] if self.keep is None else [self.keep]) else ["keep"]
