"""Spending gold: the best purchases, how costs are paid, and which cards are discarded instead of bought."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from engine.kernel.prompt import PASS, Option, Prompt
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.definition import ATTACHMENTS
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Player
from engine.l5r_ccg.turn.entering import CLAN_DISCOUNT, LayOver, Return, of_own_clan
from engine.l5r_ccg.turn.gold import producers, production
from engine.players.l5r_ccg import worth
from engine.players.l5r_ccg.appraising import worth_of_use
from engine.players.l5r_ccg.situation import Situation

# The worth of a facedown card in a province, for each gold that the player could spend on it.
UNSEEN: Final = 0.7
# A card that is worth less than this is discarded, because an unknown card is worth more.
LEAST: Final = 0.6


class Ware(NamedTuple):
    """Something that gold can buy. ``cost`` does not count gold that could not be spent on anything else."""

    card: Card
    cost: int
    worth: float


def best_of(wares: Iterable[Ware], gold: int) -> tuple[float, frozenset[Card]]:
    """Return the highest total worth that ``gold`` can buy, and the wares to buy (a small knapsack problem)."""
    best: list[tuple[float, tuple[Card, ...]]] = [(0.0, ())] * (gold + 1)
    for ware in wares:
        if ware.worth <= 0 or ware.cost > gold:
            continue
        for left in range(gold, ware.cost - 1, -1):
            value, cards = best[left - ware.cost]
            if value + ware.worth > best[left][0]:
                best[left] = (value + ware.worth, (*cards, ware.card))
    most, bought = best[gold]
    return most, frozenset(bought)


def purse(player: Player) -> int:
    """Return the gold that a player can still produce."""
    most: dict[Card, int] = {}
    for card, way in producers(player, None):
        most[card] = max(most.get(card, 0), way.amount)
    return sum(most.values())


def reserved(player: Player, card: Card, *, later: bool = False) -> int:
    """Return the gold that a player can produce only for cards such as ``card``, now or in a ``later`` turn.

    The Shadowlands Horde, for example, produces some gold for Shadowlands cards only.
    """
    cards = (*player.holdings, *player.personalities, player.stronghold) if later else player.producers
    special = [one for one in cards if one.face.gold_for is not None]
    return sum(max(0, production(one, card) - production(one, None)) for one in special)


def price_of(card: Card, player: Player, *, later: bool = False) -> int:
    """Return the lowest price of a dynasty card for the player, less the gold that is reserved for such cards."""
    cost = player.table.gold_cost(card, player.seat)
    if card.face.type == "personality" and of_own_clan(card, player):
        cost -= CLAN_DISCOUNT
    return max(0, cost - reserved(player, card, later=later))


def shop(player: Player, *, later: bool = False) -> list[Ware]:
    """Return the cards face up in a player's provinces whose honor requirement the player meets.

    The prices are those of this turn, or of a ``later`` one, when everything that produces gold has straightened.
    """
    found = []
    for card in player.faceup:
        if card.face.type == "personality":
            wanted = card.face.honor_requirement
            if wanted is not None and player.honor < wanted and not card.value("requirement-waived"):
                continue
        elif card.face.type != "holding":
            continue
        if player.table.may_enter_play(card):
            found.append(Ware(card, price_of(card, player, later=later), worth.dynasty(card, player)))
    return found


# The Dynasty Phase.


def dynasty(table: Table, prompt: Prompt) -> Sequence[str]:
    """Buy the best set of cards, the most expensive first.

    First replace Personalities by their Experienced versions, and bring back the dead if that is worth its price.
    """
    player = table.players[prompt.seat]
    wares = []
    for option in prompt.options:
        if option.alone:
            continue
        if isinstance(option.value, LayOver):
            return [option.key]
        if isinstance(option.value, Return):
            if _worth(table, player, option) > LEAST:
                return [option.key]
            continue
        card: Card = option.value.card
        price = max(0, (option.number or 0) - reserved(player, card))
        wares.append(Ware(card, price, worth.dynasty(card, player)))
    _, chosen = best_of(wares, purse(player))
    ranked = sorted((ware for ware in wares if ware.card in chosen), key=lambda ware: -ware.cost)
    if not ranked:
        return [PASS]
    return [next(option.key for option in prompt.options if _buys(option, ranked[0].card))]


def _buys(option: Option, card: Card) -> bool:
    return not option.alone and not isinstance(option.value, Return) and option.value.card is card


def _worth(table: Table, player: Player, option: Option) -> float:
    """Return the worth of a card that comes into play.

    If the card comes back from the dead, subtract the costs that are not paid in gold.
    """
    value = option.value
    if isinstance(value, Return):
        return worth_of_use(Situation(table, player.seat), table.use(value.use.ability, value.use.this, player.seat))
    return worth.dynasty(value.card, player)


def ranked(table: Table, prompt: Prompt) -> list[tuple[float, Sequence[str]]]:
    """Return all possible purchases and passing, ordered by worth."""
    player = table.players[prompt.seat]
    found: list[tuple[float, Sequence[str]]] = [(LEAST, [PASS])]
    for option in prompt.options:
        if not option.alone:
            found.append((_worth(table, player, option), [option.key]))
    return sorted(found, key=lambda entry: -entry[0])


def clan_benefit(table: Table, prompt: Prompt) -> Sequence[str]:
    """Take the honor, unless the two gold would buy cards that are worth more."""
    keys = [option.key for option in prompt.options]
    if "honor" not in keys:
        return [keys[0]]
    player = table.players[prompt.seat]
    cost = int((prompt.data or {})["cost"])
    gold = purse(player)
    others = [ware for ware in shop(player) if ware.card.key != prompt.source]
    saved, _ = best_of(others, max(0, gold - max(0, cost - CLAN_DISCOUNT)))
    spent, _ = best_of(others, max(0, gold - cost))
    honor = next(option.number or 0 for option in prompt.options if option.key == "honor")
    return ["honor"] if spent + worth.honor(player, honor) >= saved else ["gold"]


def discard_dynasty(table: Table, prompt: Prompt) -> Sequence[str]:
    """Keep the cards that are the best purchases for next turn's gold. Discard the others to get unknown cards."""
    player = table.players[prompt.seat]
    if not player.dynasty_deck:
        return []
    good = [ware for ware in shop(player, later=True) if ware.worth >= UNSEEN * ware.cost]
    _, kept = best_of(good, worth.income(player))
    return [option.key for option in prompt.options if option.value not in kept]


# Paying


def pay(table: Table, prompt: Prompt) -> Sequence[str]:
    """Return the payment that the prompt proposes, because it wastes the least gold."""
    proposed: Sequence[str] = (prompt.data or {})["proposal"]
    return proposed


# Attaching


def attached_worth(card: Card) -> float:
    """Return the gain of attaching a card from hand, compared with keeping the card."""
    return worth.attachment(card.face) - 0.4


def plan(table: Table, seat: int) -> frozenset[Card]:
    """Return the best purchases for this turn's gold, from hand and provinces."""
    player = table.players[seat]
    wares = shop(player)
    if any(not one.bowed for one in player.personalities):
        for card in player.hand:
            if card.face.type in ATTACHMENTS:
                price = max(0, table.gold_cost(card, seat) - reserved(player, card))
                wares.append(Ware(card, price, attached_worth(card)))
    return best_of(wares, purse(player))[1]


def host_worth(card: Card, host: Card) -> float:
    """Return how suitable a host is for a card.

    A good host is strong and unbowed, and does not lose Cavalry by the attachment.
    """
    found = 0.5 * host.force + 0.2 * host.chi - 0.3 * len(host.attachments)
    if host.bowed:
        found -= 2.0
    if card.face.type == "follower" and host.cavalry and not card.trait("Cavalry"):
        found -= 1.5
    if card.face.chi < 0:
        found -= 20.0 if host.chi + card.face.chi <= 0 else 0.0
    elif card.face.bonus_chi:
        found += 0.3 * host.personal_honor
    return found


def attach(table: Table, prompt: Prompt) -> Sequence[str]:
    """Attach to the most suitable host."""
    card = _from_hand(table, prompt)
    hosts = [option for option in prompt.options if not option.alone]
    if card is None or not hosts or any(not isinstance(option.value, Card) for option in hosts):
        return [prompt.options[0].key]
    best = max(hosts, key=lambda option: host_worth(card, option.value))
    return [best.key]


def _from_hand(table: Table, prompt: Prompt) -> Card | None:
    return next((card for card in table.players[prompt.seat].hand if card.key == prompt.source), None)


def discard_hand(table: Table, prompt: Prompt) -> Sequence[str]:
    """Discard the card with the least worth."""
    least = prompt.groups[0].least
    ordered = sorted(prompt.options, key=lambda option: _kept(option.value))
    return [option.key for option in ordered[:least]]


def _kept(card: Any) -> float:
    return worth.in_hand(card)
