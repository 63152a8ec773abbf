"""How relics move: they go along with warriors (15.2.4), are lost (15.2.5), and are scattered in set-up (15.3)."""

from collections.abc import Sequence
from typing import Final

from engine.kernel.flow import Flow, ask, ask_many
from engine.kernel.prompt import Group, Option, Prompt
from engine.root import pieces
from engine.root.faction import Faction
from engine.root.factions.keepers.relics import GONE, RELIC, Relic, at, choices
from engine.root.factions.keepers.state import KeepersState
from engine.root.machinery.table import Table
from engine.root.moving import Move
from engine.root.pieces import Loss

# The causes of a removal for which the remover chooses the piece, and the rules that say so.
CHOSEN_BY_REMOVER: Final = {"strike": "9.5.6", "replace": "10.4.3.III"}


def carry(table: Table, owner: KeepersState, move: Move) -> Flow[None]:
    """Let the player move one relic along with each warrior (15.2.4)."""
    there = choices(at(owner.relics, move.origin))
    if not there:
        return
    options = [
        Option(f"carry:{name}", "carry", found, subject=f"relic:{found[0].kind}", way=found[0].label, times=len(found))
        for name, found in there.items()
    ]
    most = min(move.number, sum(map(len, there.values())))
    data = {"clearing": move.origin, "target": move.target}
    prompt = Prompt(owner.seat, "carry", options, rule="15.2.4", groups=(Group("", 0, most),), data=data)
    for option in (yield from ask_many(prompt)):
        relic: Relic = option.value.pop()
        pieces.take(table, owner, RELIC, move.origin)
        pieces.put(table, owner, RELIC, move.target)
        relic.at = move.target
        table.note("carry", player=owner.seat, relic=relic.kind, origin=move.origin, clearing=move.target)


def chooser(owner: KeepersState, loss: Loss, cause: str) -> tuple[Faction, str]:
    """Return who chooses among pieces of one kind that are not alike, and the rule that says so.

    The Keepers choose their losses in battle (4.3.4). A player who strikes or sanctifies chooses the piece
    (9.5.6, 10.4.3.III).
    """
    rule = CHOSEN_BY_REMOVER.get(cause)
    return (owner, "4.3.4") if rule is None or loss.by is None else (loss.by, rule)


def lose(table: Table, owner: KeepersState, losses: Sequence[Loss], cause: str) -> Flow[None]:
    """Determine which relics are removed (``chooser``).

    An enemy who removes a relic puts it faceup into a forest (15.2.5). If the remover is not an enemy, the relic leaves
    the map like any other piece.
    """
    for loss in losses:
        for left in range(loss.number if loss.kind == RELIC else 0, 0, -1):
            there = choices(at(owner.relics, loss.clearing))
            name = next(iter(there))
            # If all relics are removed, there is no choice.
            if left < sum(map(len, there.values())):
                options = [
                    Option(f"lose:{kind}", "lose", kind, subject=f"relic:{found[0].kind}", way=found[0].label)
                    for kind, found in there.items()
                ]
                player, rule = chooser(owner, loss, cause)
                data = {"clearing": loss.clearing}
                name = yield from ask(Prompt(player.seat, "lose-relic", options, rule=rule, data=data))
            relic = there[name][0]
            if loss.by is not None and loss.by.is_enemy(owner):
                yield from _cast(table, owner, relic, loss.by)
            else:
                relic.at = GONE
            owner.loose -= 1


def _cast(table: Table, owner: KeepersState, relic: Relic, by: Faction) -> Flow[None]:
    options = [Option(f"forest:{name}", "forest", name, subject=f"forest:{name}") for name in table.map.forests]
    data = {"relic": relic.kind}
    relic.at = yield from ask(Prompt(by.seat, "cast-relic", options, rule="15.2.5", data=data))
    relic.shown = True
    table.note("relic", player=owner.seat, relic=relic.kind, value=relic.value, forest=relic.at)


def scatter(table: Table, owner: KeepersState, spread: Sequence[str], relics: Sequence[Relic]) -> None:
    """Put relics facedown into forests, as evenly as possible, in a random order of forests (15.3.1, 15.3.3)."""
    forests = list(spread)
    table.streams["relics"].shuffle(forests)
    for number, relic in enumerate(relics):
        relic.at = forests[number % len(forests)]
    table.note("relics", player=owner.seat, relics=[relic.facts(known=False) for relic in relics])
