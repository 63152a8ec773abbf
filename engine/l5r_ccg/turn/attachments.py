"""Followers, Items, Spells and Ancestors: their Personalities, and how they move (§attach, §attachment-cards)."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.cardplay import initiation
from engine.cardplay.choosing import choose_subjects
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import ATTACHMENTS, Card
from engine.l5r_ccg.turn.gold import affordable, pay

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.machinery.table import Table
    from engine.l5r_ccg.state import Player

ONCE = ("Weapon", "Armor")
# The search for a legal exchange that moves a card gives up after this many attempts.
TRIES = 500


def may_attach(card: Card, host: Card, beside: Sequence[Card] | None = None, more_chi: int = 0) -> bool:
    """Tell whether a card could be attached to this Personality, if costs are ignored (§attachment-cards, §ancestor).

    ``beside`` lists the Personality's other attachments, if they differ from the present ones. ``more_chi`` is the Chi
    that an exchange of cards adds.
    """
    face = card.face
    if not host.is_personality or face.type not in ATTACHMENTS or host.barred("attach", card):
        return False
    if face.type in ("follower", "ancestor") and host.personal_honor < (face.honor_requirement or 0):
        return False
    if face.type == "ancestor" and (card.in_play or not has_its_clan(card, host)):
        # An attached Ancestor cannot be moved.
        return False
    others = [other for other in (host.attachments if beside is None else beside) if other is not card]
    if face.type == "spell" and not _room_for_spell(host, others, more_chi):
        return False
    if any(card.trait(kind) and not _room_for(kind, card, host, others) for kind in ONCE):
        return False
    return face.attaches is None or bool(face.attaches(card, host))


def has_its_clan(ancestor: Card, host: Card) -> bool:
    """Tell whether a Personality has an Ancestor's clan, or is named in the Ancestor's text (§ancestor)."""
    face = ancestor.face
    return any(host.of_clan(clan) for clan in face.clans) or (face.also_on is not None and bool(face.also_on(host)))


def _room_for_spell(host: Card, others: Sequence[Card], more_chi: int) -> bool:
    spells = sum(card.face.type == "spell" for card in others)
    if not host.trait("Shugenja"):
        return host.added("wields-spell") > spells
    return host.value("any-spells") > 0 or spells < host.casting_chi + more_chi


def _room_for(kind: str, card: Card, host: Card, others: Sequence[Card]) -> bool:
    """Tell whether there is room for one more Weapon or Armor.

    A Personality has room for one, unless a card says otherwise.
    """
    there = [other for other in others if other.trait(kind)]
    room = 1 + host.value(f"more:{kind}") + any(one.face.second_weapon for one in (card, *there))
    return len(there) < room


def hosts(table: "Table", card: Card, player: "Player") -> Iterator[Card]:
    """Yield the unbowed Personalities to which a player may attach a card from hand now, if the player can pay."""
    if not can_pay_toll(table, card, player.seat):
        return
    paid_for: dict[int, bool] = {}
    everybody = table.personalities() if card.face.for_anybody else player.personalities
    for one in everybody:
        if not one.bowed and table.may_attach(card, one):
            cost = table.gold_cost(card, player.seat, one)
            if cost not in paid_for:
                paid_for[cost] = affordable(player, cost, card)
            if paid_for[cost]:
                yield one


class AttachFromHand:
    """The act of attaching a card from hand in the active player's Action Phase (§action-phase-turn-player)."""

    __slots__ = ("card", "seat")

    def __init__(self, card: Card, seat: int) -> None:
        self.card = card
        self.seat = seat

    def possible(self, table: "Table") -> bool:
        """Tell whether there is a host and enough gold."""
        player, card = table.players[self.seat], self.card
        return not player.barred("play-card", card) and any(True for _ in hosts(table, card, player))

    def run(self, table: "Table") -> Flow[None]:
        """Choose the host, pay and attach. A card that cannot be paid for returns to the hand (§paying-costs)."""
        player, card = table.players[self.seat], self.card
        cause = table.rules_of(self.seat)
        chosen = yield from choose_subjects(
            self.seat, list(hosts(table, card, player)), source=card.key, rule="attach", kind="attach"
        )
        host: Card = chosen[0]
        if not (yield from pay(cause, player, table.gold_cost(card, self.seat, host), card)):
            return
        if not (yield from pay_toll(table, card, self.seat)):
            return
        batch = [cause.attach(card, host, seat=self.seat)]
        if card.face.type == "ancestor":
            batch.append(cause.bow(host))
        yield from run_batch(table, [*batch, *on_entering(cause, card)])


def can_pay_toll(table: "Table", card: Card, seat: int) -> bool:
    """Tell whether a player can pay the costs, other than gold, of bringing a card into play."""
    toll = card.face.toll
    if toll is None:
        return True
    use = table.use(toll, card, seat)
    return bool(toll.condition(use)) and use.payable()


def pay_toll(table: "Table", card: Card, seat: int) -> Flow[bool]:
    """Pay the costs, other than gold, of bringing a card into play. Tell whether all these costs were paid.

    The gold is paid first. If the gold was paid with cards that the other costs need, nothing more is paid.
    """
    if card.face.toll is None:
        return True
    use = table.use(card.face.toll, card, seat)
    use.label = card.key
    return (yield from initiation.pay(use))


def brings_honor(card: Card, player: "Player") -> bool:
    """Tell whether a card may bring its player Family Honor when it comes into play."""
    return card.face.type != "personality" or not player.forbids("gain-honor-by-entering")


def on_entering(cause: "Cause", card: Card) -> list[Event]:
    """Return the events by which a card that comes into play gains or loses its player Family Honor (§into-play)."""
    facts = card.face.facts
    gained, lost = facts.honor_gained_on_entering, facts.honor_lost_on_entering
    events: list[Event] = []
    if isinstance(gained, int) and brings_honor(card, cause.you):
        events.append(cause.gain_honor(gained))
    if isinstance(lost, int):
        events.append(cause.lose_honor(lost))
    return events


class Exchange:
    """The act of moving attached cards between a player's Personalities, all of which bow for it (§move-cards)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def possible(self, table: "Table") -> bool:
        """Tell whether some attached card could legally move to another unbowed Personality (§move-cards)."""
        ready = self._ready(table)
        return len(ready) > 1 and _may_move_something(ready)

    def run(self, table: "Table") -> Flow[None]:
        """Choose the Personalities, bow them, then choose all moves at once."""
        ready, cause = self._ready(table), table.rules_of(self.seat)
        options = [one.option("choose") for one in ready]
        groups = (Group("", 2, len(options)),)
        answer = yield from ask_many(
            Prompt(self.seat, "exchange", options, rule="move-cards", groups=groups, check=_something_to_move)
        )
        done = yield from run_batch(table, [cause.bow(option.value) for option in answer])
        concerned = [event.card for event in done if isinstance(event, e.Bow)]
        moves = _moves(concerned)
        vain = set[frozenset[str]]()
        moves = [move for move in moves if _makes_room(moves, (move,), vain)]
        if not moves:
            return
        prompt = Prompt(
            self.seat, "exchange-cards", moves, rule="move-cards", groups=(Group("", 0, len(moves)),), check=_lawful
        )
        answer = yield from ask_many(prompt)
        yield from run_batch(table, [e.ExchangeCards(cause, [option.value for option in answer])])

    def _ready(self, table: "Table") -> list[Card]:
        return [one for one in table.players[self.seat].personalities if not one.bowed and not one.forbids("bow")]


def _movable(card: Card) -> bool:
    return card.face.type != "ancestor" and not card.forbids("move")


def _something_to_move(answer: tuple[Option, ...]) -> str | None:
    return None if _may_move_something([option.value for option in answer]) else "nothing-to-move"


def _moves(concerned: Sequence[Card]) -> list[Option]:
    """Return the moves between these Personalities that could be legal, alone or together with other moves."""
    return [
        Option(f"move:{card.key}>{host.key}", "move", (card, host), card=card.key, target=host.key)
        for one in concerned
        for card in one.attachments
        for host in concerned
        if host is not one and _movable(card) and may_attach(card, host, ())
    ]


def _may_move_something(concerned: Sequence[Card]) -> bool:
    """Tell whether any legal exchange between these Personalities moves a card (§move-cards)."""
    moves, vain = _moves(concerned), set[frozenset[str]]()
    return any(_misfit((move,)) is None for move in moves) or any(_makes_room(moves, (move,), vain) for move in moves)


def _lawful(answer: tuple[Option, ...]) -> str | None:
    """Return the fault of an exchange: a card moves twice, or may not be with its new Personality.

    The result is None if the exchange has no fault.
    """
    moving = [option.value[0] for option in answer]
    if len(moving) != len(set(moving)):
        return "card-twice"
    return None if _misfit(answer) is None else "cannot-attach"


def _misfit(answer: tuple[Option, ...]) -> tuple[Card, Card] | None:
    """Return the first card that may not be attached to its new host, with this host. Return None if there is none."""
    moves: list[tuple[Card, Card]] = [option.value for option in answer]
    moving = [card for card, _ in moves]
    for number, (card, host) in enumerate(moves):
        staying = [other for other in host.attachments if other not in moving]
        arriving = [other for other, where in moves[:number] if where is host]
        if not may_attach(card, host, [*staying, *arriving], _more_chi(moves, host)):
            return card, host
    return None


def _more_chi(moves: Sequence[tuple[Card, Card]], host: Card) -> int:
    """Return the Chi that these moves add to a Personality, at least 0.

    The moves may happen in any order: a Spell may arrive after an Item that brings Chi, or before an Item that takes
    Chi away.
    """
    coming = sum(card.bonus("chi") for card, where in moves if where is host)
    return max(0, coming - sum(card.bonus("chi") for card, _ in moves if card.host is host))


def _makes_room(moves: Sequence[Option], chosen: tuple[Option, ...], vain: set[frozenset[str]]) -> bool:
    """Tell whether these moves are part of a legal exchange.

    Further moves may help: a card may make room by moving elsewhere, or an Item may bring the Chi that a Spell needs.
    ``vain`` collects the sets of moves found not to be part of a legal exchange. Once it holds TRIES sets, the search
    gives up and the answer is True.
    """
    found, keys = _misfit(chosen), frozenset([move.key for move in chosen])
    if found is None or keys in vain:
        return found is None
    if len(vain) >= TRIES:
        return True
    vain.add(keys)
    card, host = found
    going = [move.value[0] for move in chosen]
    rivals = [other for other in host.attachments if other not in going and _rival(card, other)]
    if any(_makes_room(moves, (*chosen, move), vain) for move in moves if _helps(move, card, host, rivals, going)):
        vain.discard(keys)
        return True
    return False


def _helps(move: Option, card: Card, host: Card, rivals: Sequence[Card], going: Sequence[Card]) -> bool:
    """Tell whether a move helps a card to be attached: it moves a rival away, or brings the Chi that a Spell needs."""
    other, where = move.value
    brings = card.face.type == "spell" and where is host and other not in going and other.bonus("chi") > 0
    return other in rivals or brings


def _rival(card: Card, other: Card) -> bool:
    """Tell whether two cards compete for the same room."""
    return card.face.type == other.face.type == "spell" or any(card.trait(kind) and other.trait(kind) for kind in ONCE)
