"""The effects of the Exiles and Partisans deck."""

from functools import partial

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root.battle import Battle, battle_options, take_battle
from engine.root.cards import choose_card, discard, give, matching, one_of_each, spend, take_at_random
from engine.root.definition import CLEARINGS
from engine.root.effects import DRAW, always, draw_or_replace, effect, lose
from engine.root.effects.base import RULE, choose_player, somebody_has_cards
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.moving import Way, can_move, ferry_targets, make_move, may_leave, take_move
from engine.root.pieces import COFFINS, WARRIOR, Loss, open_coffins, place_warriors, removable, remove
from engine.root.scoring import score

BURIED = 5

# The rules look these effects up where they apply: for rule, rivers, moves, adjacency, and crafting.
for _card in ("soup-kitchens", "boat-builders", "corvid-planners", "tunnels", "murine-brokers", "master-engravers"):
    effect(_card, "always", always)


# In Birdsong


def _saboteurs(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    """Discard a crafted card of an enemy."""
    options = [
        Option(
            f"sabotage:{other.id}#{other.seat}:{card.id}", "sabotage", (other, card.id), player=other.seat, card=card.id
        )
        for other in table.enemies(faction)
        for card in other.crafted
    ]
    other, card = yield from ask(Prompt(faction.seat, "sabotage", options, rule=RULE, source="saboteurs"))
    lose(table, faction, "saboteurs")
    lose(table, other, card)


def _somebody_crafted(table: Table, faction: Faction, battle: Battle | None) -> bool:
    return any(other.crafted for other in table.enemies(faction))


def _coffin_makers(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    """Score a point for every five warriors on the card, then return them all."""
    score(table, faction, sum(table.coffin.values()) // BURIED, COFFINS)
    open_coffins(table)
    yield from ()


def _swap_meet(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    """Take a random card of a player and give one in return."""
    held = [other for other in table.others(faction) if other.hand]
    other = yield from choose_player(table, faction, held, "swap-meet")
    take_at_random(table, faction, other)
    card = yield from choose_card(table, faction, one_of_each(faction.hand), "give", RULE, player=other.seat)
    give(table, faction, other, card)


def _orders(table: Table, faction: Faction) -> list[Option]:
    """Return every move of half of an enemy's warriors (rounded up) out of a clearing.

    These moves do not require rule. The enemy's warriors may take the ferry.
    """
    return [
        _order(other, Way(origin, target, min(count, (other.warriors[origin] + 1) // 2), ferry=ferry))
        for other in table.enemies(faction)
        for origin in other.places
        if (count := other.movable(table, origin)) > 0 and may_leave(table, other, origin)
        for ferry, near in ((False, other.neighbours(table, origin)), (True, ferry_targets(table, origin)))
        for target in near
        if target not in table.scorched
    ]


def _order(other: Faction, way: Way) -> Option:
    key, value = f"{other.id}:{way.origin}>{way.target}", (other, way)
    origin, target = f"clearing:{way.origin}", f"clearing:{way.target}"
    if way.ferry:
        return Option(f"order-ferry:{key}", "order-ferry", value, subject=origin, target=target, player=other.seat)
    return Option(f"order:{key}", "order", value, subject=origin, target=target, player=other.seat)


def _false_orders(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    """Force an enemy to move half of its warriors in a clearing."""
    prompt = Prompt(faction.seat, "order", _orders(table, faction), rule="1.5.5", source="false-orders")
    other, way = yield from ask(prompt)
    lose(table, faction, "false-orders")
    yield from make_move(table, other, way)


def _eyrie_emigre(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    """Move, then battle in the target clearing. Discard the card unless the player did both."""
    done = False
    if can_move(table, faction):
        move = yield from take_move(table, faction, RULE, optional=False, source="eyrie-emigre")
        if move is not None:
            done = yield from take_battle(
                table, faction, RULE, sources=[move.target], optional=False, source="eyrie-emigre"
            )
    if not done and faction.has("eyrie-emigre"):
        lose(table, faction, "eyrie-emigre")


effect("saboteurs", "birdsong-start", _saboteurs, _somebody_crafted)
effect(COFFINS, "birdsong-start-must", _coffin_makers)
effect("swap-meet", "birdsong", _swap_meet, somebody_has_cards)
effect("false-orders", "birdsong", _false_orders, lambda table, faction, battle: bool(_orders(table, faction)))
effect("eyrie-emigre", "birdsong-end-must", _eyrie_emigre)


# In Daylight


def _spots(table: Table, faction: Faction) -> list[tuple[int, Faction]]:
    """Return each clearing and enemy where the faction can remove one of the enemy's warriors.

    The card does not say "replace": the warrior leaves even if the faction can place none there (1.5.4).
    """
    return [
        (place, other)
        for place in CLEARINGS
        for other in table.enemies(faction)
        if removable(table, faction, other, place, "propaganda")
    ]


def _propaganda_bureau(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    """Spend a card to remove an enemy warrior in a clearing of its suit and place one of your own there."""
    options = [
        Option(f"convert:{place}>{other.id}", "convert", (place, other), subject=f"clearing:{place}", player=other.seat)
        for place, other in _spots(table, faction)
        if matching(faction.hand, table.suits[place])
    ]
    prompt = Prompt(faction.seat, "propaganda", options, rule=RULE, source="propaganda-bureau", guarded=True)
    place, other = yield from ask(prompt)
    fitting = matching(faction.hand, table.suits[place])
    spend(table, faction, (yield from choose_card(table, faction, fitting, "spend", RULE, clearing=place)))
    yield from remove(table, [Loss(other, place, WARRIOR, 1, faction)], "propaganda")
    place_warriors(table, faction, place)


def _may_spread(table: Table, faction: Faction, battle: Battle | None) -> bool:
    return any(matching(faction.hand, table.suits[place]) for place, _ in _spots(table, faction))


def _could_spread(table: Table, faction: Faction, battle: Battle | None) -> bool:
    return bool(faction.hand) and bool(_spots(table, faction))


def _league(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    """Exhaust a crafted item to move or battle."""
    fresh = [item for item in dict.fromkeys(faction.items) if faction.items.count(item) > faction.weary.count(item)]
    options = [Option(f"exhaust:{item}", "exhaust", item, subject=f"item:{item}") for item in fresh]
    faction.weary.append((yield from ask(Prompt(faction.seat, "league", options, rule=RULE, source=LEAGUE))))
    ways = [Option("move", "move", take_move)] if can_move(table, faction) else []
    if battle_options(table, faction):
        ways.append(Option("battle", "battle", take_battle))
    act = yield from ask(Prompt(faction.seat, "league-act", ways, rule=RULE, source=LEAGUE))
    yield from act(table, faction, RULE, optional=False, source=LEAGUE)


def _may_venture(table: Table, faction: Faction, battle: Battle | None) -> bool:
    fresh = len(faction.items) > len(faction.weary)
    return fresh and (can_move(table, faction) or bool(battle_options(table, faction)))


LEAGUE = "league-of-adventurous-mice"
effect("propaganda-bureau", "daylight", _propaganda_bureau, _may_spread, _could_spread)
effect(LEAGUE, "daylight", _league, _may_venture)


# In Evening


def _charm_offensive(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    """Draw a card, and let another player score a point."""
    yield from draw_or_replace(table, faction, 1)
    other = yield from choose_player(table, faction, table.others(faction), "charm-offensive")
    score(table, other, 1, "charm-offensive")


def _informants(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    """Take an ambush from the discard pile instead of drawing."""
    found = one_of_each(card for card in table.discard if card.kind == "ambush")
    options = [Option(f"card:{card.id}", "take", card, card=card.id) for card in found]
    card = yield from ask(Prompt(faction.seat, "look", options, rule=RULE, source="informants"))
    table.discard.remove(card)
    faction.hand.append(card)
    table.note("take-card", player=faction.seat, card=card.id)


def _ambush_lies_there(table: Table, faction: Faction, battle: Battle | None) -> bool:
    return any(card.kind == "ambush" for card in table.discard)


effect("charm-offensive", "evening-start", _charm_offensive)
effect("informants", DRAW, _informants, _ambush_lies_there)


# In battle (4.3.3)


def _partisans(suit: str, table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    """Deal an extra hit, then discard every card in hand of other suits, birds included."""
    assert battle is not None
    battle.extra[faction.seat] += 1
    discard(table, faction, [card for card in faction.hand if card.suit != suit])
    yield from ()


def _in_suit(suit: str, table: Table, faction: Faction, battle: Battle | None) -> bool:
    return battle is not None and table.suits[battle.clearing] == suit


for _suit in ("fox", "rabbit", "mouse"):
    effect(f"{_suit}-partisans", "battle", partial(_partisans, _suit), partial(_in_suit, _suit))
