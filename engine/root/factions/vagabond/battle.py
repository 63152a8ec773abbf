"""The Vagabond in battle (9.2.4 to 9.2.7, 9.2.9.II): allies, and hits that damage items."""

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root.battle import Battle
from engine.root.effects import SKIP
from engine.root.factions.vagabond.items import EXHAUSTED, READY
from engine.root.factions.vagabond.state import VagabondState
from engine.root.machinery.table import Table
from engine.root.pieces import WARRIOR, Loss


def call_ally(table: Table, owner: VagabondState, fight: Battle) -> Flow[None]:
    """Treat the warriors of an ally in the clearing as the Vagabond's own, unless the ally is the defender."""
    options = [
        Option(f"ally:{other.id}", "ally", other, player=other.seat)
        for other in table.others(owner)
        if owner.relations.allied(other) and other is not fight.defender and other.warriors[fight.clearing]
    ]
    if not options:
        return
    data = {"clearing": fight.clearing, "defender": fight.defender.seat}
    ally = yield from ask(Prompt(owner.seat, "ally", [*options, SKIP], rule="9.2.9.II", data=data))
    if ally is not None:
        fight.ally = ally
        table.note("ally", player=owner.seat, other=ally.seat)


def take_hits(table: Table, owner: VagabondState, fight: Battle, hits: int) -> Flow[list[Loss]]:
    """Choose what is lost to hits: undamaged items or warriors of the ally.

    If the Vagabond has neither, the hits are ignored (9.2.7).
    """
    ally = fight.ally if fight.attacker is owner else None
    warriors = 0 if ally is None else ally.warriors[fight.clearing]
    whole = owner.satchel.among((READY, EXHAUSTED))
    hits = min(hits, warriors + sum(count for _, _, count in whole))
    foe = fight.opponent(owner)
    if not warriors:
        yield from damage_items(table, owner, hits, "9.2.7")
        owner.tally[1] += hits
        return []
    assert ally is not None
    options = [
        Option(
            f"damage:{item}:{state}", "damage", (item, state), subject=f"item:{item}", target=f"state:{state}", times=n
        )
        for item, state, n in whole
    ]
    options.append(Option("lose:warrior", "lose", None, subject="piece:warrior", player=ally.seat, times=warriors))
    prompt = Prompt(
        owner.seat,
        "hits",
        options,
        rule="9.2.9.II",
        groups=(Group("", hits, hits),),
        data={"clearing": fight.clearing, "count": hits},
    )
    chosen = [option.value for option in (yield from ask_many(prompt))]
    fallen = chosen.count(None)
    yield from ally.choose_fallen(table, fight.clearing, fallen, owner)
    _damage(table, owner, [item for item in chosen if item is not None])
    owner.tally[0] += fallen
    owner.tally[1] += hits - fallen
    return [Loss(ally, fight.clearing, WARRIOR, fallen, foe)]


def damage_items(table: Table, owner: VagabondState, count: int, rule: str) -> Flow[None]:
    """Let the Vagabond choose undamaged items to damage: ``count`` of them, or as many as there are."""
    whole = owner.satchel.among((READY, EXHAUSTED))
    if count:
        _damage(table, owner, (yield from owner.choose_items(whole, count, "damage", rule)))


def _damage(table: Table, owner: VagabondState, chosen: list[tuple[str, str]]) -> None:
    for item, state in chosen:
        owner.satchel.damage(item, state)
    if chosen:
        table.note("damage", player=owner.seat, items=[item for item, _ in chosen])
