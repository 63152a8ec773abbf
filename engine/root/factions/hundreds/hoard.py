"""The Hoard (14.2.4): Command and Prowess, crafting and looting (14.2.3, 14.2.5)."""

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root.battle import Battle
from engine.root.crafting import score_item, taking_options
from engine.root.definition import Card
from engine.root.effects import SKIP
from engine.root.factions.hundreds.state import SLOTS, HundredsState, track_of
from engine.root.machinery.table import Table
from engine.root.ruling import rules
from engine.root.scoring import score


def gain(table: Table, owner: HundredsState, item: str) -> Flow[None]:
    """Take an item.

    If the item's track is full, an item of this track leaves the game and scores a point (14.2.4.I).
    """
    name = track_of(item)
    track = owner.hoard[name]
    table.note("hoard", player=owner.seat, item=item)
    if len(track) < SLOTS:
        before = owner.value(name)
        track.append(item)
        if table.phase == "daylight":
            owner.rise(name, owner.value(name) - before)
        return
    kinds = dict.fromkeys([item, *track])
    options = [Option(f"remove:{kind}", "remove-item", kind, subject=f"item:{kind}") for kind in kinds]
    gone = yield from ask(Prompt(owner.seat, "hoard-full", options, rule="14.2.4.I", data={"item": item}))
    if gone != item:
        track[track.index(gone)] = item
    owner.drop(gone)
    table.note("drop-item", player=owner.seat, item=gone)
    score(table, owner, 1, "hoard")


def craft(table: Table, owner: HundredsState, card: Card) -> Flow[None]:
    """Apply Contempt for Trade: take the item without its points, or the points without the item (14.2.3)."""
    item = card.item
    assert item is not None
    options = [
        Option("hoard", "hoard", True, subject=f"item:{item}"),
        Option("score", "score", False, number=card.points),
    ]
    if (yield from ask(Prompt(owner.seat, "contempt", options, rule="14.2.3", source=card.id))):
        score_item(table, owner, card, 0)
        yield from gain(table, owner, item)
    else:
        owner.lost_items.append(item)
        table.note("drop-item", player=owner.seat, item=item)
        score_item(table, owner, card, card.points)


def declare_looting(table: Table, owner: HundredsState, fight: Battle) -> Flow[None]:
    """Offer Looters: give up the rolled hits to take an item of the defender (14.2.5)."""
    if not fight.defender.items:
        return
    loot = Option("loot", "loot", True, player=fight.defender.seat)
    data = {"clearing": fight.clearing, "defender": fight.defender.seat}
    if (yield from ask(Prompt(owner.seat, "loot", [loot, SKIP], rule="14.2.5", data=data))):
        fight.looting = True
        table.note("loot", player=owner.seat, other=fight.defender.seat)


def take_loot(table: Table, owner: HundredsState, fight: Battle) -> Flow[None]:
    """Take an item if the Hundreds rule the clearing after the battle (14.2.5)."""
    victim = fight.defender
    if not fight.looting or not victim.items or not rules(table, owner, fight.clearing):
        return
    item, exhausted = yield from ask(Prompt(owner.seat, "take-loot", taking_options(victim), rule="14.2.5"))
    victim.hand_over(item, exhausted=exhausted)
    table.note("take-item", player=owner.seat, other=victim.seat, item=item)
    yield from gain(table, owner, item)
