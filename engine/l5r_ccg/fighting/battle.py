"""A battle at one province: actions, the Terrain, the resolution (§battle-action-segment, §resolution-segment)."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from engine.cardplay.initiation import choose, resolve
from engine.kernel.events import Event, run_batch
from engine.kernel.flow import Flow
from engine.kernel.prompt import Option
from engine.l5r_ccg import events as e
from engine.l5r_ccg.abilities.timing import BATTLE, OPEN
from engine.l5r_ccg.fighting.campaign import Side
from engine.l5r_ccg.state import Battle
from engine.l5r_ccg.turn.actions import abilities, action_rounds

if TYPE_CHECKING:
    from engine.l5r_ccg.card import Card
    from engine.l5r_ccg.machinery.table import Table

VICTORY, TIE = 2, 1
SIDES: tuple[Side, Side] = ("attack", "defend")


def fight(table: "Table", battle: Battle) -> Flow[None]:
    """Fight one battle: its two segments, then the Reactions to its end."""
    attack = table.attack
    assert attack is not None
    if attack.segment != "battle":
        attack.segment = "battle"
        yield from run_batch(table, [e.BattleBegins(table.framework, battle)])
    attacker = attack.attacker
    first = attacker if attacker is not None and table.players[attacker].value("acts-first") else attack.defender
    yield from action_rounds(table, "battle-action", "battle-action-segment", first, battle_options)
    if _goes_on(table, battle):
        yield from terrain(table, battle)
    if _goes_on(table, battle):
        yield from run_batch(table, [e.ActionsEnd(table.framework, battle)])
    armies = battle.army("attack"), battle.army("defend")
    if _goes_on(table, battle):
        yield from resolution(table, battle)
        yield from _destroy_the_horde(table, battle)
    yield from run_batch(table, [e.BattleEnds(table.framework, battle, *armies)])


def _goes_on(table: "Table", battle: Battle) -> bool:
    attack = table.attack
    return (
        attack is not None
        and not battle.province.destroyed
        and not battle.broken_off
        and all(table.is_in(seat) for seat in attack.rivals)
    )


def _destroy_the_horde(table: "Table", battle: Battle) -> Flow[None]:
    """Destroy an army that nobody leads, once its battle is resolved."""
    attack = table.attack
    if attack is not None and attack.horde is not None:
        yield from run_batch(table, [table.framework.destroy(one) for one in battle.army("attack")])


def battle_options(table: "Table", seat: int) -> Iterator[Option]:
    """Return the Battle and Open Actions that a seat may take in the battle (§battle-action-limits)."""
    yield from abilities(table, seat, BATTLE)
    yield from abilities(table, seat, OPEN)


def terrain(table: "Table", battle: Battle) -> Flow[None]:
    """Resolve the Terrain once all have passed (§terrain)."""
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
    """Compare the Force of both armies and destroy the losers at the same time (§resolution-segment)."""
    battle.resolved = True
    assert table.attack is not None
    table.attack.stood = sorted({*table.attack.stood, *(one.controller for one in battle.units())})
    yield from run_batch(table, [e.CompareForce(table.framework, battle)])
    attack, defense = battle.totals
    opposed = bool(battle.army("attack") and battle.army("defend"))
    armies = {seat: battle.units_of(seat) for seat in range(len(table.players))}
    leaders = [table.framework.destroy(one) for one in _losers(battle)] if opposed else []
    breaks = _breaks(battle)
    if opposed:
        battle.won_by = "attack" if attack > defense else "defend" if defense > attack else None
    else:
        battle.won_by = "attack" if breaks and not battle.province.hidden else None
    batch: list[Event] = [*leaders, *([table.framework.destroy_province(battle.province)] if breaks else [])]
    fallen: list[tuple[Side | None, int]] = []
    yield from run_batch(table, batch, partial(_destroy_the_rest, battle, leaders, fallen))
    if opposed:
        yield from honor_for_the_destroyed(table, fallen, armies, TIE if attack == defense else VICTORY)


def _spares(battle: Battle, side: Side) -> bool:
    """Tell whether an army destroys nothing, because of a card in it that spares the enemies."""
    return any(one.value("spares") for one in battle.army(side))


def _losers(battle: Battle) -> "Iterator[Card]":
    """Yield the Personalities whose army does not have the greater Force, unless the other army spares them."""
    attack, defense = battle.totals
    if defense >= attack and not _spares(battle, "defend"):
        yield from battle.army("attack")
    if attack >= defense and not _spares(battle, "attack"):
        yield from battle.army("defend")


def _breaks(battle: Battle) -> bool:
    """Tell whether the attacking army destroys the Province."""
    attack, defense = battle.totals
    if not battle.army("attack") or battle.province.is_field or _spares(battle, "attack"):
        return False
    return attack > defense + battle.province.strength


def _destroy_the_rest(
    battle: Battle, leaders: Sequence[Event], fallen: list[tuple[Side | None, int]], done: list[Event]
) -> Flow[None]:
    """Destroy the Followers of Personalities who were saved, and add the cards destroyed in this segment to ``fallen``.

    The rules destroy whole units, so an effect that saves only the Personality does not save the Followers. If an
    effect replaced the Personality's destruction, that effect also decides about the Followers.
    """
    table = battle.table
    saved = [event.card for event in leaders if isinstance(event, e.Destroy) and _was_saved(event, battle)]
    rest = [table.framework.destroy(one) for leader in saved for one in leader.followers]
    yield from run_batch(table, rest)
    fallen += [(side, number) for side, number, _ in battle.fallen]


def _was_saved(event: e.Destroy, battle: Battle) -> bool:
    """Tell whether a Personality due to be destroyed is still there, and no effect replaced the destruction."""
    return not event.happened and event.replacement is None and event.card.in_play and battle.holds(event.card)


def honor_for_the_destroyed(
    table: "Table", fallen: Sequence[tuple[Side | None, int]], armies: "dict[int, list[Card]]", each: int
) -> Flow[None]:
    """Let the leader of each side gain Honor for every opposing card destroyed in this segment.

    The gain is 2 for each card, or 1 after a tie. A card that was destroyed in place of another counts too. Allies gain
    nothing. The leader gains the Honor through the Personalities of their army (§dishonor).
    """
    attack = table.attack
    assert attack is not None
    batch: list[Event] = []
    for side in SIDES:
        seat = attack.leader(side)
        count = sum(number for other, number in fallen if other not in (side, None))
        if count and seat is not None and table.is_in(seat):
            batch.append(table.rules_of(seat).gain_honor(count * each, by=armies[seat]))
    yield from run_batch(table, batch)
