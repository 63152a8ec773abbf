"""Bringing dynasty cards into play: gold, Honor Requirements, the player's own clan, former selves (§into-play)."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from engine.cardplay.choosing import choose_subjects
from engine.cardplay.initiation import initiate, may_initiate
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import CardDef, pool
from engine.l5r_ccg.machinery.known import may_hold
from engine.l5r_ccg.turn.attachments import brings_honor, can_pay_toll, on_entering, pay_toll
from engine.l5r_ccg.turn.gold import affordable, might_afford, most_gold_from_hand, pay

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.use import Use
    from engine.l5r_ccg.machinery.table import Table
    from engine.l5r_ccg.state import Player

CLAN_DISCOUNT = 2


def meets_requirement(card: Card, player: "Player") -> bool:
    """Tell whether the player's Family Honor meets a Personality's requirement (§honor-requirement)."""
    wanted = card.face.honor_requirement
    if wanted is None or card.value("requirement-waived"):
        return True
    return player.honor >= card.value("honor-requirement", wanted)


def of_own_clan(card: Card, player: "Player") -> bool:
    """Tell whether a Personality is of its player's clan."""
    return any(card.of_clan(clan) for clan in player.clans)


def waivers(card: Card, player: "Player") -> list[Card]:
    """Return the player's Personalities who may bow so that a card's Honor Requirement does not apply."""
    return [
        one
        for one in player.personalities
        if not one.bowed and not one.forbids("bow")
        if any(worn.face.waives is not None and worn.active and worn.face.waives(worn, card) for worn in one.unit)
    ]


def rival(card: Card, seat: int, former: Card | None = None) -> Card | None:
    """Return another player's Personality that keeps a Unique Personality from entering play, or None.

    Also return None if something else keeps the Personality out as well. ``former`` is the former self over which the
    Personality is put.
    """
    table = card.table
    alike = [one for one in table.in_play() if one is not former and table.blocks(card, one)]
    others = [one for one in alike if one.is_personality and one.controller != seat]
    return others[0] if len(alike) == len(others) == 1 else None


def _entering(card: Card, seat: int, former: Card | None) -> Event:
    """Return the event by which a Personality comes into play, with or without a former self beneath it."""
    cause = card.table.rules_of(seat)
    return cause.enter_play(card) if former is None else e.Overlay(cause, card, former)


def _winning(card: Card, seat: int, former: Card | None = None) -> "Use | None":
    """Return the use of an Action in hand that removes another player's Unique Personality of this name."""
    table = card.table
    if rival(card, seat, former) is None or card.forbids("enter-play"):
        return None
    for one in table.players[seat].hand:
        if one.face.wins_over is not None:
            use = table.use(one.face.wins_over, one, seat, _entering(card, seat, former))
            if may_initiate(use):
                return use
    return None


def _win_over(card: Card, seat: int, former: Card | None = None) -> Flow[None]:
    """Play an Action in hand that removes another player's Unique Personality of this name, if there is one."""
    winning = _winning(card, seat, former)
    if winning is not None:
        yield from initiate(winning)


class Recruit:
    """The act of bringing a face-up dynasty card from its province into play and paying for it.

    A Personality of the player's clan either costs 2 less or brings its Personal Honor.
    """

    __slots__ = ("card", "seat")

    def __init__(self, card: Card, seat: int) -> None:
        self.card = card
        self.seat = seat

    def possible(self, table: "Table", *, unhindered: bool = False, imagined: bool = False) -> bool:
        """Tell whether the card may come into play now and its player can pay for it.

        With ``unhindered``, the test assumes that no card of the same name is in play. If ``imagined`` is true, it is
        enough that the player might be able to pay, as far as everybody knows.
        """
        card, player = self.card, table.players[self.seat]
        if card.face.type not in ("personality", "holding"):
            return False
        if not (unhindered or table.may_enter_play(card) or _winning(card, self.seat) is not None):
            return False
        if card.forbids("enter-play") or player.barred("play-card", card):
            return False
        if card.face.playable is not None and not card.face.playable(card, player):
            return False
        if card.face.type == "personality" and not (meets_requirement(card, player) or waivers(card, player)):
            return False
        if not can_pay_toll(table, card, self.seat):
            return False
        if card.trait("Fortification") and (card.slot is None or not card.slot.takes(card)):
            return False
        return (might_afford if imagined else affordable)(player, self.least(table), card)

    def least(self, table: "Table") -> int:
        """Return the lowest gold cost that the card can have."""
        cost = table.gold_cost(self.card, self.seat)
        return max(0, cost - CLAN_DISCOUNT) if self._clan(table) else cost

    def _clan(self, table: "Table") -> bool:
        return self.card.face.type == "personality" and of_own_clan(self.card, table.players[self.seat])

    def run(self, table: "Table") -> Flow[None]:
        """Pay, then let the card enter play. A card that is not paid for stays where it is, and the gold is lost."""
        card, player = self.card, table.players[self.seat]
        cause = table.rules_of(self.seat)
        cost, honored = table.gold_cost(card, self.seat), False
        if self._clan(table):
            honored = yield from self._choose_benefit(table, cost)
            cost -= 0 if honored else CLAN_DISCOUNT
        waived = yield from self._waive(table)
        if not (yield from pay(cause, player, max(0, cost), card)):
            return
        if not waived and card.face.type == "personality" and not meets_requirement(card, player):
            return
        if not (yield from pay_toll(table, card, self.seat)):
            return
        if not table.may_enter_play(card):
            yield from _win_over(card, self.seat)
        if not table.may_enter_play(card):
            return
        slot = card.slot
        if card.trait("Fortification") and slot is not None:
            entering: Event = cause.attach_to_province(card, slot)
        else:
            entering = cause.enter_play(card)
        batch = [entering, *on_entering(cause, card)]
        if honored:
            batch.append(cause.gain_honor(card.face.personal_honor, by=(card,)))
        yield from run_batch(table, batch)

    def _waive(self, table: "Table") -> Flow[bool]:
        """Bow a Personality so that an Honor Requirement does not apply. Return whether that was done."""
        card, player = self.card, table.players[self.seat]
        if card.face.type != "personality" or meets_requirement(card, player):
            return False
        chosen = yield from choose_subjects(
            self.seat, waivers(card, player), source=card.key, rule="honor-requirement", name="waive"
        )
        done = yield from run_batch(table, [table.rules_of(self.seat).bow(one) for one in chosen])
        return bool(done)

    def _choose_benefit(self, table: "Table", cost: int) -> Flow[bool]:
        """Ask whether a Personality of the player's clan costs less or brings its Personal Honor (§personality).

        Returns True for the Personal Honor.
        """
        options = [Option("gold", "gold", False, number=max(0, cost - CLAN_DISCOUNT))]
        honor = self.card.face.personal_honor
        player = table.players[self.seat]
        if honor and brings_honor(self.card, player) and affordable(player, cost, self.card):
            options.append(Option("honor", "honor", True, number=honor))
        secret = bool(honor) and brings_honor(self.card, player) and might_afford(player, cost, self.card)
        prompt = Prompt(
            self.seat, "clan-benefit", options, rule="personality", source=self.card.key, data={"cost": cost},
            guarded=secret,
        )  # fmt: skip
        chosen: bool = yield from ask(prompt)
        return chosen


class LayOver:
    """The act of putting an Experienced Personality over its former self for free (§experienced-overlay)."""

    __slots__ = ("card", "former", "seat")

    def __init__(self, card: Card, former: Card, seat: int) -> None:
        self.card = card
        self.former = former
        self.seat = seat

    def run(self, table: "Table") -> Flow[None]:
        """Put the Personality over its former self."""
        if not table.may_lie_over(self.card, self.former):
            yield from _win_over(self.card, self.seat, self.former)
        yield from run_batch(table, [e.Overlay(table.rules_of(self.seat), self.card, self.former)])


class Return:
    """The act of bringing back a dead Personality, or of using a card in the Dynasty Phase as its text allows."""

    __slots__ = ("use",)

    def __init__(self, use: "Use") -> None:
        self.use = use

    def run(self, table: "Table") -> Flow[None]:
        """Pay the cost, then bring the Personality back or let the card take effect."""
        yield from initiate(self.use)


def might_win_over(table: "Table", player: "Player") -> bool:
    """Tell whether a player might hold an Action that lets a Unique Personality enter, as far as everybody knows."""
    faces = [face for face in winners() if may_hold(table, player.seat, face)] if player.hand else []
    hindered = _hindered(table, player) if faces else ()
    return any(_may_win(face, card, player.seat, former) for card, former in hindered for face in faces)


def might_buy(table: "Table", player: "Player") -> bool:
    """Tell whether a player might pay for a card with Actions in hand, as far as everybody knows."""
    if not most_gold_from_hand(player, None):
        return False
    if any(card.died and card.face.returns is not None for card in player.dynasty_discard):
        return True
    recruits = (Recruit(card, player.seat) for card in player.faceup)
    return any(one.face.in_dynasty for one in player.holdings) or any(
        recruit.possible(table, imagined=True) for recruit in recruits
    )


def _hindered(table: "Table", player: "Player") -> "Iterator[tuple[Card, Card | None]]":
    """Yield each card that could come into play but for another player's Personality.

    The second item of a pair is the former self over which the card would be put, or None.
    """
    seat = player.seat
    for card in player.faceup:
        if rival(card, seat) is not None and Recruit(card, seat).possible(table, unhindered=True):
            yield card, None
        for former in _former_selves(card, player):
            if rival(card, seat, former) is not None and not card.forbids("enter-play"):
                yield card, former


def _may_win(face: CardDef, card: Card, seat: int, former: Card | None) -> bool:
    table = card.table
    hypothetical = table.hypothetical_card(face, seat)
    return may_initiate(table.use(face.wins_over, hypothetical, seat, _entering(card, seat, former)))


@cache
def winners() -> tuple[CardDef, ...]:
    """Return the Actions that remove another player's Unique Personality."""
    return tuple(face for face in pool().values() if face.wins_over is not None)


def _returns(table: "Table", player: "Player") -> Iterator[Option]:
    """Return the dead Personalities that a player may bring back."""
    for card in player.dynasty_discard:
        if card.died and card.face.returns is not None:
            use = table.use(card.face.returns, card, player.seat)
            if may_initiate(use):
                yield card.option("return", Return(use))


def _uses(table: "Table", player: "Player") -> Iterator[Option]:
    """Return the abilities of Holdings that a player may use in the Dynasty Phase."""
    for card in player.holdings:
        for verb, ability in card.face.in_dynasty.items():
            use = table.use(ability, card, player.seat)
            if may_initiate(use):
                yield card.option(verb, Return(use))


def _former_selves(card: Card, player: "Player") -> list[Card]:
    """Return the player's Personalities over which an Experienced Personality of that name could lie."""
    if not card.face.experienced:
        return []
    return [one for one in player.personalities if one.face.title == card.face.title and not one.face.experienced]


def dynasty_options(table: "Table", player: "Player") -> Iterator[Option]:
    """Return the options to bring a card into play now, from the provinces or from the dead."""
    for card in player.faceup:
        recruit = Recruit(card, player.seat)
        if recruit.possible(table):
            option = card.option("recruit", recruit)
            option.number = recruit.least(table)
            yield option
        for former in _former_selves(card, player):
            if table.may_lie_over(card, former) or _winning(card, player.seat, former) is not None:
                value = LayOver(card, former, player.seat)
                option = card.option("overlay", value, suffix=f">{former.key}")
                option.target = former.key
                yield option
    yield from _returns(table, player)
    yield from _uses(table, player)
