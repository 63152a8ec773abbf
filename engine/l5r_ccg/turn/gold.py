"""Gold: how cards produce it by bowing, and how players pay with it (§producing, §paying-costs)."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from engine.cardplay.cost import Cost
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.kernel.record import Record
from engine.l5r_ccg import events as e
from engine.l5r_ccg.card import ATTACHMENTS, Card
from engine.l5r_ccg.definition import CardDef, pool
from engine.l5r_ccg.turn.ways import (
    Way,
    all_needed,
    best,
    compete,
    harmless_payment,
    most_of,
    proposal,
    sufficient,
    worth,
)

if TYPE_CHECKING:
    from engine.l5r_ccg.abilities.cause import Cause
    from engine.l5r_ccg.state import Player

RULE: Final = "producing"
# The verb of an Action in hand that is played for gold, and the most copies of such an Action in a deck
# (§deck-building).
COIN: Final = "play"
COINS: Final = 3
# The name of a card's gold production among its cached values.
PRODUCTION: Final = "production"
# A lasting effect of this name gives a player gold in advance, toward one card that comes into play.
BOUNTY: Final = "bounty"
BOUNTY_FOR: Final = ("personality", "holding", *ATTACHMENTS)


def production(producer: "Card", wanted: "Card | None") -> int:
    """Return the printed gold production toward ``wanted``. The amount may be higher for a player of a certain clan."""
    face = producer.face
    if face.gold_for is not None:
        found: int
        if wanted is not None:
            found = face.gold_for(producer, wanted)
            return found
        cache = producer.fresh()
        if PRODUCTION not in cache:
            cache[PRODUCTION] = face.gold_for(producer, None)
        found = cache[PRODUCTION]
        return found
    if face.clan_gold is not None:
        clan, more = face.clan_gold
        if clan in producer.player.clans:
            return more
    return face.gold_production


def ways(producer: "Card", wanted: "Card | None", cost: int) -> list[Way]:
    """Return the ways to bow a card now for gold toward ``wanted``, which costs ``cost``."""
    face = producer.face
    if face.gold_ways is not None:
        found: Sequence[Way] = face.gold_ways(producer, wanted, cost)
    else:
        found = [plain_way(production(producer, wanted), face.gold_price)]
    if face.type == "stronghold" and is_attachment_from_hand(wanted):
        # If a player is only assumed to hold the card, only public facts decide how the card can be paid for.
        hand = producer.player.hand if wanted in producer.player.hand else ()
        found = [*found, *(one.face.deal(one) for one in hand if one.face.deal is not None and one is not wanted)]
    if producer.lasting or "gold" in producer.table.index.persistents:
        found = [way._replace(amount=producer.changed("gold", way.amount)) for way in found]
    return [way for way in found if way.amount > 0]


@cache
def plain_way(amount: int, price: "Callable[[Cause], list[Event]] | None") -> Way:
    """Return the usual way to bow a card for gold. Results are cached, because making a way takes long."""
    return Way(amount, price=price)


def is_attachment_from_hand(wanted: "Card | None") -> bool:
    """Tell whether an Action in hand may help to pay for this card: an attachment that comes into play from a hand."""
    return wanted is not None and wanted.zone == "hand" and wanted.face.type in ATTACHMENTS


def might_help_to_pay(player: "Player", wanted: "Card | None") -> bool:
    """Tell whether a player might hold an Action that helps to pay for a card, as far as everybody knows."""
    if not is_attachment_from_hand(wanted) or player.stronghold.bowed or all(one is wanted for one in player.hand):
        return False
    return any(player.table.may_hold(face, player.seat) for face in actions_for_attachments())


@cache
def actions_for_attachments() -> tuple[CardDef, ...]:
    """Return the Actions that help to pay for attachments."""
    return tuple(face for face in pool().values() if face.deal is not None)


def may_produce(producer: "Card", wanted: "Card | None") -> bool:
    """Tell whether an unbowed card may be bowed for gold toward ``wanted``."""
    if not producer.table.keeps(producer):
        return False
    return producer is not wanted and not producer.forbids("bow-for-gold") and not producer.forbids("bow")


def producers(player: "Player", wanted: "Card | None", cost: int = 0) -> "list[tuple[Card, Way]]":
    """Return the unbowed cards that can be bowed for gold toward ``wanted``, one pair for each card and way."""
    found = [(card, way) for card in player.producers if may_produce(card, wanted) for way in ways(card, wanted, cost)]
    return [*found, *(bounties(player, wanted) if player.lasting else ()), *gold_from_hand(player, wanted)]


def bounties(player: "Player", wanted: "Card | None") -> "list[tuple[Card, Way]]":
    """Return the gold that effects grant a player toward ``wanted``.

    Each amount comes with a stand-in for the card that granted it, as if that card were bowed for the gold.
    """
    if wanted is None or wanted.zone not in ("hand", "province") or wanted.face.type not in BOUNTY_FOR:
        return []
    found: list[tuple[Card, Way]] = []
    for lasting in player.lasting:
        if lasting.attribute == BOUNTY and lasting.value > 0:
            face = pool().get(lasting.source, player.stronghold.face)
            way = Way(lasting.value, BOUNTY, price=partial(_spent, player.seat, lasting.value))
            found.append((Card(player.table, face, player.seat, len(found), "removed"), way))
    return found


def _spent(seat: int, amount: int, cause: "Cause") -> list[Event]:
    return [e.SpendBounty(cause, seat, amount)]


def gold_from_hand(player: "Player", wanted: "Card | None") -> "list[tuple[Card, Way]]":
    """Return the Actions in hand that a player may play for gold, each with its way."""
    held = [card for card in player.hand if card.face.coin and card is not wanted]
    playable = [card for card in held if not player.barred("play-card", card)][:COINS]
    return [(card, Way(card.face.coin, COIN, price=partial(_played, card))) for card in playable]


def _played(card: "Card", cause: "Cause") -> list[Event]:
    return [e.PlayForGold(cause, card, card.face.coin)]


def most_gold_from_hand(player: "Player", wanted: "Card | None") -> int:
    """Return the most gold that a player might make with Actions in hand, as far as everybody knows."""
    held = len(player.hand) - (wanted is not None and wanted.zone == "hand")
    if held <= 0:
        return 0
    there = [face.coin for face in actions_for_gold() if player.table.may_hold(face, player.seat)]
    return min(COINS, held) * max(there, default=0)


@cache
def actions_for_gold() -> tuple[CardDef, ...]:
    """Return the Actions that make gold from a hand."""
    return tuple(face for face in pool().values() if face.coin)


def affordable(player: "Player", cost: int, wanted: "Card | None", without: "Card | None" = None) -> bool:
    """Tell whether a player could produce this much gold now, if the card ``without`` does not bow for it.

    If ``wanted`` is a hypothetical card, only public facts decide which Actions in hand might make gold.
    """
    if _reaches(player, cost, wanted, without):
        return True
    if wanted is not None and wanted.uid == 0:
        more = most_gold_from_hand(player, wanted)
        return more > 0 and _reaches(player, cost - more, wanted, without)
    if not gold_from_hand(player, wanted):
        return False
    return worth(best([one for one in producers(player, wanted, cost) if one[0] is not without])) >= cost


def might_afford(player: "Player", cost: int, wanted: "Card | None") -> bool:
    """Tell whether a player might be able to produce this much gold now, as far as everybody knows."""
    return depends_on_hand(player) or _reaches(player, cost - most_gold_from_hand(player, wanted), wanted)


def _reaches(player: "Player", cost: int, wanted: "Card | None", without: "Card | None" = None) -> bool:
    """Tell whether the cards in play and the gold kept toward ``wanted`` are enough for this cost."""
    needed = left = cost - (sum(way.amount for _, way in bounties(player, wanted)) if player.lasting else 0)
    found: list[tuple[Card, Way]] = []
    for card in player.producers if left > 0 else ():
        if card is not without and may_produce(card, wanted):
            its = ways(card, wanted, cost)
            left -= max((way.amount for way in its), default=0)
            found.extend([(card, way) for way in its])
            if left <= 0 and (not compete(found) or worth(best(found)) >= needed):
                return True
    return left <= 0 and not compete(found)


def depends_on_hand(player: "Player") -> bool:
    """Tell whether the gold that a player could produce may depend on the player's hand."""
    return any(card.face.gold_ways is not None for card in player.producers)


def _harms_nothing(chosen: "Sequence[tuple[Card, Way]]") -> bool:
    return False


def choose_producers(
    player: "Player", cost: int, wanted: "Card", spoils: "Callable[[Sequence[tuple[Card, Way]]], bool]" = _harms_nothing
) -> "Flow[list[tuple[Card, Way]]]":
    """Ask which cards to bow for a cost. Surplus gold is lost (§paying-costs).

    If nothing is to be paid, or if all possible cards are needed, the question is skipped. A payment that ``spoils``
    the use which it pays for is refused if another payment is possible.
    """
    if cost <= 0:
        return []
    every = producers(player, wanted, cost)
    found = sufficient([one for one in every if not spoils([one])], cost) or sufficient(every, cost)
    secret = player.seat in player.table.asked and (
        might_help_to_pay(player, wanted) or _hand_might_pay(player, every, cost, wanted)
    )
    if all_needed(found, cost) and not depends_on_hand(player) and not secret:
        return found
    options = []
    for card, way in found:
        option = card.option(way.verb, (card, way), suffix=way.suffix)
        option.number, option.target = way.amount, way.target
        options.append(option)
    total = sum(way.amount for _, way in found)
    group = Group("", 1, len(options), total=(cost, total))
    kept = harmless_payment(found, cost, spoils)
    proposed = [f"{way.verb}:{card.key}{way.suffix}" for card, way in kept or proposal(found, cost)]
    data = {"cost": cost, "proposal": proposed}
    prompt = Prompt(
        player.seat,
        "pay",
        options,
        rule=RULE,
        source=wanted.key,
        groups=(group,),
        check=partial(_refusal, spoils if kept else _harms_nothing),
        data=data,
        guarded=secret,
    )
    answer = yield from ask_many(prompt)
    return [option.value for option in answer]


def _hand_might_pay(player: "Player", found: "Sequence[tuple[Card, Way]]", cost: int, wanted: "Card") -> bool:
    """Tell whether Actions in hand might pay in place of a card in play, as far as everybody knows."""
    more = most_gold_from_hand(player, wanted)
    most = most_of([one for one in found if one[0].zone != "hand" and one[1].verb != "deal"])
    total = sum(most.values())
    return more > 0 and (total < cost or any(total - amount + more >= cost for amount in most.values()))


def _refusal(spoils: "Callable[[Sequence[tuple[Card, Way]]], bool]", answer: tuple[Option, ...]) -> str | None:
    """Return the reason why an answer is no payment, or None."""
    cards = [option.card for option in answer]
    if len(cards) != len(set(cards)):
        return "producer-twice"
    given = [option.target for option in answer if option.target is not None]
    if len({*cards, *given}) < len(cards) + len(given):
        return "given-up-twice"
    return "spoils-target" if spoils([option.value for option in answer]) else None


def produced(cause: "Cause", chosen: "Sequence[tuple[Card, Way]]") -> list[Event]:
    """Return the events by which the chosen cards produce their gold, with their further costs."""
    batch: list[Event] = [cause.produce(card, way.amount) for card, way in chosen if way.verb not in (BOUNTY, COIN)]
    for _, way in chosen:
        if way.price is not None:
            batch.extend(way.price(cause))
    return batch


def pay(cause: "Cause", player: "Player", cost: int, wanted: "Card") -> Flow[bool]:
    """Pay a cost in gold and tell whether enough was produced.

    If too little was produced, the gold is lost.
    """
    if cost <= 0:
        return True
    if not affordable(player, cost, wanted):
        return False
    chosen = yield from choose_producers(player, cost, wanted)
    if wanted.zone == "hand":
        # The other players see for which card in hand the player pays, because they may react to the bowing.
        player.table.records.append(Record("announce", {"player": player.seat, "card": wanted.key}))
    done = yield from run_batch(player.table, produced(cause, chosen))
    made = [event for event in done if isinstance(event, (e.ProduceGold, e.SpendBounty, e.PlayForGold))]
    return sum(event.amount for event in made) >= cost


def in_reach(use: Any, amount: int) -> bool:
    """Tell whether this much gold can pay for a use. For a hypothetical card, only public knowledge decides.

    An Action whose payment is in progress passes this test.
    """
    if use.paid.get("gold") is not None or (use.hypothetical and depends_on_hand(use.you)):
        return True
    return affordable(use.you, amount, use.this)


class Gold(Cost[Any]):
    """Gold as a cost.

    The player chooses the cards that produce it. These cards are stored as ``use.paid["gold"]``, and they bow.
    ``amount(use)`` is the amount of gold, by default the gold cost of playing the card.
    """

    __slots__ = ("amount",)

    def __init__(self, amount: "Callable[[Any], int]" = lambda use: use.gold_cost) -> None:
        super().__init__(
            lambda use: produced(use, use.paid["gold"]),
            pick=lambda use: (),
            name="gold",
        )
        self.amount = amount

    def payable(self, use: Any) -> bool:
        """Tell whether enough gold could be produced. For a hypothetical card, only public knowledge decides."""
        return in_reach(use, self.amount(use))

    def choose(self, use: Any) -> Flow[None]:
        """Ask which cards produce the gold."""
        chosen = yield from choose_producers(use.you, self.amount(use), use.this, partial(_costs_a_target, use))
        use.paid["gold"] = chosen


def _costs_a_target(use: Any, chosen: "Sequence[tuple[Card, Way]]") -> bool:
    """Tell whether a payment costs the use a target: it bows, is given up, or is no longer legal (§target)."""
    if any(card in use.subjects for card, _ in chosen):
        return True
    if all(way.target is None for _, way in chosen):
        return False
    use.paid["gold"] = chosen
    fits = use.fits()
    del use.paid["gold"]
    return not fits
