"""The effects of the base deck."""

from functools import partial

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root.battle import Battle, battle_options, take_battle
from engine.root.cards import draw, show_hand, take_at_random
from engine.root.definition import BURROW, CLEARINGS
from engine.root.effects import always, effect, lose
from engine.root.faction import Faction
from engine.root.machinery.table import Table
from engine.root.maps import of_suit
from engine.root.moving import can_move, take_move
from engine.root.pieces import WARRIOR, Loss, remove, sweep
from engine.root.ruling import rules
from engine.root.scoring import score

RULE = "4.1.3"


def choose_player(table: Table, faction: Faction, players: list[Faction], card: str) -> Flow[Faction]:
    """Ask a player to choose another player for a card's effect."""
    options = [Option(f"player:{other.id}#{other.seat}", "player", other, player=other.seat) for other in players]
    found: Faction = yield from ask(Prompt(faction.seat, "player", options, rule=RULE, source=card))
    return found


# In battle (4.3.3)


def _armorers(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    assert battle is not None
    lose(table, faction, "armorers")
    battle.ignored[faction.seat] = True
    yield from ()


def _sappers(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    assert battle is not None
    lose(table, faction, "sappers")
    battle.extra[faction.seat] += 1
    yield from ()


def _defends(table: Table, faction: Faction, battle: Battle | None) -> bool:
    return battle is not None and battle.defender is faction


def _brutal_tactics(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    assert battle is not None
    battle.extra[faction.seat] += 1
    score(table, battle.defender, 1, "brutal-tactics")
    yield from ()


def _attacks(table: Table, faction: Faction, battle: Battle | None) -> bool:
    return battle is not None and battle.attacker is faction


# The card may be discarded even if no hit was rolled: no rule forbids it, and it makes room for a second copy (4.1.4).
effect("armorers", "battle", _armorers)
effect("sappers", "battle", _sappers, _defends)
effect("brutal-tactics", "battle", _brutal_tactics, _attacks)
# The rules look this effect up in step 1 of a battle.
effect("scouting-party", "always", always)


# In Birdsong


def _better_burrow_bank(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    other = yield from choose_player(table, faction, table.others(faction), "better-burrow-bank")
    draw(table, faction, 1)
    draw(table, other, 1)


def _royal_claim(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    lose(table, faction, "royal-claim")
    ruled = sum(rules(table, faction, clearing) for clearing in CLEARINGS)
    # The Burrow is a clearing as well, and the Duchy rules it (12.2.2).
    score(table, faction, ruled + faction.always_rules(BURROW), "royal-claim")
    yield from ()


def _stand_and_deliver(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    held = [other for other in table.others(faction) if other.hand]
    other = yield from choose_player(table, faction, held, "stand-and-deliver")
    take_at_random(table, faction, other)
    score(table, other, 1, "stand-and-deliver")


def somebody_has_cards(table: Table, faction: Faction, battle: Battle | None) -> bool:
    """Tell whether another player has a card in hand."""
    return any(other.hand for other in table.others(faction))


effect("better-burrow-bank", "birdsong-start", _better_burrow_bank)
effect("royal-claim", "birdsong", _royal_claim)
effect("stand-and-deliver", "birdsong", _stand_and_deliver, somebody_has_cards)


# In Daylight


def _command_warren(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    yield from take_battle(table, faction, RULE, optional=False, source="command-warren")


def _may_battle(table: Table, faction: Faction, battle: Battle | None) -> bool:
    return bool(battle_options(table, faction))


def _tax_collector(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    options = [
        Option(f"tax:{clearing}", "remove-warrior", clearing, subject=f"clearing:{clearing}")
        for clearing in faction.places
        if faction.removable(clearing, "tax-collector")
    ]
    clearing = yield from ask(Prompt(faction.seat, "tax", options, rule=RULE, source="tax-collector"))
    yield from remove(table, [Loss(faction, clearing, WARRIOR, 1, faction)], "tax-collector")
    draw(table, faction, 1)


def _has_warriors(table: Table, faction: Faction, battle: Battle | None) -> bool:
    return any(faction.removable(clearing, "tax-collector") for clearing in faction.places)


def _codebreakers(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    held = [other for other in table.others(faction) if other.hand]
    other = yield from choose_player(table, faction, held, "codebreakers")
    show_hand(table, other, (faction.seat,))


effect("command-warren", "daylight-start", _command_warren, _may_battle)
effect("tax-collector", "daylight", _tax_collector, _has_warriors)
effect("codebreakers", "daylight", _codebreakers, somebody_has_cards)


# In Evening


def _cobbler(table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    yield from take_move(table, faction, RULE, optional=False, source="cobbler")


def _may_move(table: Table, faction: Faction, battle: Battle | None) -> bool:
    return can_move(table, faction)


effect("cobbler", "evening-start", _cobbler, _may_move)


# When crafted (4.1.2)


def _favor(suit: str, table: Table, faction: Faction, battle: Battle | None) -> Flow[None]:
    yield from sweep(table, faction, of_suit(table, suit), "favor")


effect("favor-of-the-foxes", "crafted", partial(_favor, "fox"))
effect("favor-of-the-rabbits", "crafted", partial(_favor, "rabbit"))
effect("favor-of-the-mice", "crafted", partial(_favor, "mouse"))
