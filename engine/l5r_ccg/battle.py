"""A battle at one province: actions, the Terrain, the resolution (§battle-action-segment, §resolution-segment)."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from engine.cardplay.initiation import choose, resolve
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.kernel.prompt import Option
from engine.l5r_ccg import events as e
from engine.l5r_ccg.actions import abilities, action_rounds
from engine.l5r_ccg.state import Battle, Side
from engine.l5r_ccg.timing import BATTLE, OPEN

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.machinery.table import Table

VICTORY, TIE = 2, 1


def fight(table: "Table", battle: Battle) -> Flow[None]:
    """Fight one battle: its two segments, then what is reacted to at its end."""
    attack = table.attack
    assert attack is not None
    if attack.segment != "battle":
        attack.segment = "battle"
        yield from run_batch(table, [e.BattleBegins(table.framework, battle)])
    yield from action_rounds(table, "battle-action", "battle-action-segment", attack.defender, battle_options)
    if _goes_on(table, battle):
        yield from terrain(table, battle)
    armies = battle.army("attack"), battle.army("defend")
    if _goes_on(table, battle):
        yield from resolution(table, battle)
    yield from run_batch(table, [e.BattleEnds(table.framework, battle, *armies)])


def _goes_on(table: "Table", battle: Battle) -> bool:
    attack = table.attack
    return (
        attack is not None
        and not battle.province.destroyed
        and table.is_in(attack.attacker)
        and table.is_in(attack.defender)
    )


def battle_options(table: "Table", seat: int) -> Iterator[Option]:
    """Return the Battle and Open Actions that a seat may take in the battle (§battle-action-limits)."""
    yield from abilities(table, seat, BATTLE)
    yield from abilities(table, seat, OPEN)


def terrain(table: "Table", battle: Battle) -> Flow[None]:
    """Let the Terrain take effect once all have passed (§terrain)."""
    card = battle.terrain
    if card is None:
        return
    table.actor = card.controller
    for ability in card.face.terrain:
        use = table.use(ability, card, card.controller)
        use.label = card.key
        if (yield from choose(use)):
            yield from resolve(use)
    table.actor = None


def resolution(table: "Table", battle: Battle) -> Flow[None]:
    """Compare both armies' Force and destroy who loses, all at once (§resolution-segment)."""
    battle.resolved = True
    yield from run_batch(table, [e.CompareForce(table.framework, battle)])
    attackers, defenders = battle.army("attack"), battle.army("defend")
    attack, defense = battle.totals
    opposed = bool(attackers and defenders)
    armies = {seat: battle.units_of(seat) for seat in range(len(table.players))}
    losers: list[Card] = []
    if opposed:
        losers += attackers if defense >= attack else []
        losers += defenders if attack >= defense else []
    batch: list[Event] = [table.framework.destroy(one) for one in losers]
    leaders = tuple(batch)
    if attackers and attack > defense + battle.province.strength:
        batch.append(table.framework.destroy_province(battle.province))
    won = attack > defense if opposed else len(batch) > 0
    battle.won_by = "attack" if won and attackers else "defend" if opposed and defense > attack else None
    fallen: list[tuple[int, int]] = []
    yield from run_batch(table, batch, partial(_destroy_the_rest, battle, leaders, fallen))
    if opposed:
        yield from honor_for_the_destroyed(table, fallen, armies, TIE if attack == defense else VICTORY)


def _destroy_the_rest(
    battle: Battle, leaders: Sequence[Event], fallen: list[tuple[int, int]], done: list[Event]
) -> Flow[None]:
    """Destroy the Followers of a Personality who was saved, and note in ``fallen`` what the segment has destroyed.

    Whole units are destroyed, so that what saves their Personality alone does not save its Followers. What replaced
    the destruction of a Personality says itself what becomes of them.
    """
    table = battle.table
    saved = [event.card for event in leaders if isinstance(event, e.Destroy) and _was_saved(event, battle)]
    rest = [table.framework.destroy(one) for leader in saved for one in leader.followers]
    yield from run_batch(table, rest)
    fallen += battle.fallen


def _was_saved(event: e.Destroy, battle: Battle) -> bool:
    """Tell whether a Personality is still in the battle though its destruction was due, and nothing replaced that."""
    return not event.happened and event.replacement is None and event.card.in_play and battle.holds(event.card)


def honor_for_the_destroyed(
    table: "Table", fallen: Sequence[tuple[int, int]], armies: "dict[int, list[Card]]", each: int
) -> Flow[None]:
    """Let who leads a side gain Honor for each opposing card destroyed in this segment: 2, or 1 where both fell.

    What was destroyed in place of another counts like it. The rulebook names the Attacker and the Defender alone, so
    allies gain nothing by it. It comes through the Personalities of one's own army (§dishonor).
    """
    attack = table.attack
    assert attack is not None
    sides: tuple[tuple[Side, int], ...] = (("attack", attack.attacker), ("defend", attack.defender))
    batch: list[Event] = []
    for side, seat in sides:
        count = sum(number for owner, number in fallen if attack.side_of(owner) not in (side, None))
        if count and table.is_in(seat):
            batch.append(table.rules_of(seat).gain_honor(count * each, by=armies[seat]))
    yield from run_batch(table, batch)
