"""The nine characters' special actions (9.5.9). A torch pays for the action printed on the card."""

from functools import partial
from typing import Final

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root import cards
from engine.root.battle import Battle, battle, foes
from engine.root.definition import Card
from engine.root.effects import SKIP
from engine.root.faction import Faction
from engine.root.factions.vagabond import travel
from engine.root.factions.vagabond.items import DAMAGED, SPENT, SWORD, TORCH
from engine.root.factions.vagabond.state import VagabondState
from engine.root.machinery.table import Table
from engine.root.pieces import sweep
from engine.root.scoring import score
from engine.root.turn import close

THIEF, TINKER, RANGER, VAGRANT, ARBITER, SCOUNDREL, ADVENTURER, RONIN, HARRIER = (
    "thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin", "harrier",
)  # fmt: skip
REPAIRED: Final = 3
RULE: Final = "9.5.9"
SWIFT: Final = "swift-strike"


def options(table: Table, owner: VagabondState, found: list[Option]) -> None:
    """Add the options that this character has for a torch in the pawn's clearing."""
    if not owner.satchel.ready[TORCH]:
        return
    if owner.character == HARRIER:
        travel.glide_options(table, owner, found)
    elif owner.character == RANGER:
        found.append(Option("hideout", "hideout", partial(hideout, table, owner)))
    elif owner.pawn:
        here = {THIEF: steal, TINKER: day_labor, VAGRANT: instigate, SCOUNDREL: scorch}.get(owner.character)
        if here is not None:
            here(table, owner, found)


def _light(table: Table, owner: VagabondState, special: str) -> None:
    owner.satchel.exhaust(TORCH)
    table.note("special", player=owner.seat, special=special)


def steal(table: Table, owner: VagabondState, found: list[Option]) -> None:
    """Thief: take a random card from a player in the clearing."""
    for other in table.others(owner):
        if other.present(owner.pawn) and other.hand:
            act = partial(_steal, table, owner, other)
            found.append(Option(f"steal:{other.id}#{other.seat}", "steal", act, player=other.seat))


def _steal(table: Table, owner: VagabondState, other: Faction) -> Flow[None]:
    _light(table, owner, "steal")
    cards.take_at_random(table, owner, other)
    yield from ()


def day_labor(table: Table, owner: VagabondState, found: list[Option]) -> None:
    """Tinker: take a card of the clearing's suit from the discard pile."""
    for card in cards.matching(table.discard, table.suits[owner.pawn]):
        act = partial(_labor, table, owner, card)
        found.append(Option(f"day-labor:{card.id}", "day-labor", act, card=card.id))


def _labor(table: Table, owner: VagabondState, card: Card) -> Flow[None]:
    _light(table, owner, "day-labor")
    table.discard.remove(card)
    owner.hand.append(card)
    table.note("take-card", player=owner.seat, card=card.id)
    yield from ()


def hideout(table: Table, owner: VagabondState) -> Flow[None]:
    """Ranger: repair up to three items. Daylight is over."""
    _light(table, owner, "hideout")
    damaged = owner.satchel.among((DAMAGED, SPENT))
    chosen = yield from owner.choose_items(damaged, REPAIRED, "repair", RULE)
    for item, state in chosen:
        owner.satchel.repair(item, state)
    if chosen:
        table.note("repair", player=owner.seat, items=[item for item, _ in chosen])
    owner.resting = True
    close(table, "daylight")


def instigate(table: Table, owner: VagabondState, found: list[Option]) -> None:
    """Vagrant: force a player, perhaps the Vagrant's own, to battle another.

    The Vagrant's player counts as the remover of buildings and tokens (newest printing). The forced player battles as
    if by choice, with a warrior or pawn, and each side chooses its own losses (1.5.5).
    """
    for attacker in table.in_order():
        for defender in foes(table, attacker, owner.pawn):
            key = f"instigate:{attacker.id}#{attacker.seat}>{defender.id}#{defender.seat}"
            act = partial(_instigate, table, owner, attacker, defender)
            found.append(Option(key, "instigate", act, player=attacker.seat, target=f"player:{defender.seat}"))


def _instigate(table: Table, owner: VagabondState, attacker: Faction, defender: Faction) -> Flow[None]:
    _light(table, owner, "instigate")
    yield from battle(table, attacker, defender, owner.pawn, instigator=owner)


def scorch(table: Table, owner: VagabondState, found: list[Option]) -> None:
    """Scoundrel: leave the torch, remove all enemy pieces.

    Nothing can be placed in or moved into the clearing any more.
    """
    if owner.pawn not in table.scorched:
        found.append(Option("scorch", "scorch", partial(_scorch, table, owner), subject=f"clearing:{owner.pawn}"))


def _scorch(table: Table, owner: VagabondState) -> Flow[None]:
    place = owner.pawn
    _light(table, owner, "scorched-earth")
    owner.drop(TORCH, "exhausted")
    table.scorched.append(place)
    yield from sweep(table, owner, [place], "scorched-earth")


def may_protect(table: Table, owner: VagabondState, fight: Battle) -> bool:
    """Tell whether the Vagabond is an Arbiter in the clearing of a battle between others."""
    bystander = owner not in (fight.attacker, fight.defender) and owner.seat not in table.gone
    return owner.character == ARBITER and bystander and owner.present(fight.clearing)


def protector(table: Table, owner: VagabondState, fight: Battle) -> Flow[None]:
    """Arbiter: the defender may enlist the Vagabond. Undamaged swords raise the defender's maximum of rolled hits."""
    enlist = Option(f"enlist:{owner.seat}", "enlist", owner, player=owner.seat)
    data = {"clearing": fight.clearing, "attacker": fight.attacker.seat}
    if (yield from ask(Prompt(fight.defender.seat, "protector", [enlist, SKIP], rule=RULE, data=data))) is None:
        return
    fight.protector = owner
    table.note("special", player=owner.seat, special="protector")
    score(table, owner, 1, "protector")


def swift_strike(table: Table, owner: VagabondState, fight: Battle, found: list[Option]) -> None:
    """Ronin: exhaust a sword for an extra hit, as often as a sword is ready."""
    if owner.satchel.ready[SWORD]:
        found.append(Option(SWIFT, SWIFT, partial(_strike_swiftly, table, owner, fight), subject=f"item:{SWORD}"))


def _strike_swiftly(table: Table, owner: VagabondState, fight: Battle) -> Flow[None]:
    owner.satchel.exhaust(SWORD)
    fight.extra[owner.seat] += 1
    table.note("special", player=owner.seat, special=SWIFT)
    yield from ()
