"""Setting up the Vagabond (9.3), including a second one (9.7)."""

from typing import Final

from engine.kernel.flow import Flow, ask
from engine.kernel.prompt import Option, Prompt
from engine.root.definition import characters, quests
from engine.root.factions.vagabond.relations import INDIFFERENT
from engine.root.factions.vagabond.state import VagabondState
from engine.root.machinery.table import Table
from engine.root.setup import hide_items

QUESTS: Final = 3


def set_up(table: Table, owner: VagabondState) -> Flow[None]:
    """Follow the steps of 9.3."""
    if not owner.character:
        yield from choose_character(table, owner)
    table.note("character", player=owner.seat, character=owner.character)
    yield from place_pawn(table, owner)
    if not table.quests[1]:
        draw_quests(table)
    hide_items(table)
    for item in characters()[owner.character].items:
        owner.satchel.gain(item)
    for other in table.factions:
        if other.id != owner.id:
            owner.relations.steps[other.seat] = INDIFFERENT


def choose_character(table: Table, owner: VagabondState) -> Flow[None]:
    """Choose a character that no other Vagabond has (9.3.1)."""
    taken = [getattr(other, "character", "") for other in table.factions]
    free = [name for name in characters() if name not in taken]
    options = [Option(f"character:{name}", "character", name, subject=f"character:{name}") for name in free]
    owner.character = yield from ask(Prompt(owner.seat, "character", options, rule="9.3.1"))


def place_pawn(table: Table, owner: VagabondState) -> Flow[None]:
    """Place the pawn in any forest (9.3.2)."""
    options = [Option(f"forest:{name}", "forest", name, subject=f"forest:{name}") for name in table.map.forests]
    owner.forest = yield from ask(Prompt(owner.seat, "forest", options, rule="9.3.2"))
    table.note("pawn", player=owner.seat, forest=owner.forest)


def draw_quests(table: Table) -> None:
    """Shuffle the quests and turn three faceup (9.3.3). Two Vagabonds share these quests (9.7.2)."""
    pile = list(quests())
    table.streams["quests"].shuffle(pile)
    lying = [pile.pop() for _ in range(QUESTS)]
    table.quests = (pile, lying)
    table.note("quests", quests=list(lying))
