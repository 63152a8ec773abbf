"""Decisions about attack and defence: which player to attack, which units to send where, and when to stay at home.

All unbowed units at home are expected to defend. A beaten unit is lost, so an attack is worth its risk only if its army
is safe or if it wins the game.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.kernel.prompt import PASS, Option, Prompt
from engine.l5r_ccg.card import Card
from engine.l5r_ccg.fighting.campaign import Attack
from engine.l5r_ccg.machinery.table import Table
from engine.l5r_ccg.state import Player, Province
from engine.players.l5r_ccg import worth

# Extra Force that is sent for each card in the defender's hand, and its limit.
TRICKS: Final = 0.4
MOST_TRICKS: Final = 2
# How much the danger at home counts against an attack with all units.
FEAR: Final = 0.35
# From the first of these two turns on, the danger counts less and less. From the second on, it does not count at all,
# so that matches end.
PATIENT, IMPATIENT = 16, 32


class Group(NamedTuple):
    """The units that a player sends to one province."""

    province: Province
    units: tuple[Card, ...]


def force_of(units: Iterable[Card]) -> int:
    """Return the total Force of units."""
    return sum(one.unit_force for one in units)


def ready(player: Player) -> list[Card]:
    """Return the Personalities whose units could be sent, the strongest first."""
    return sorted([one for one in player.personalities if not one.bowed and one.at is None], key=_strongest)


def _strongest(one: Card) -> tuple[int, str]:
    return -one.unit_force, one.key


def tricks(player: Player) -> int:
    """Return the Force that the cards in a player's hand may add."""
    return min(MOST_TRICKS, int(TRICKS * len(player.hand)))


def fewest(units: Sequence[Card], need: float) -> tuple[Card, ...]:
    """Return as few units as possible with a total Force of at least ``need``.

    The result is empty if all units together are too weak.
    """
    chosen: list[Card] = []
    total = 0
    for one in units:
        if total >= need:
            break
        if one.unit_force > 0:
            chosen.append(one)
            total += one.unit_force
    if total < need or not chosen:
        return ()
    for one in tuple(chosen):
        if len(chosen) > 1 and total - one.unit_force >= need:
            chosen.remove(one)
            total -= one.unit_force
    return tuple(chosen)


def standing_at(table: Table, attack: Attack | None, province: Province, side: str) -> list[Card]:
    """Return the Personalities that a side has sent to a province."""
    if attack is None:
        return []
    return [one for one in table.personalities() if one.at is province and attack.side(one) == side]


# Attacking


def invasion(table: Table, units: Sequence[Card], defender: Player, answer: int) -> list[Group]:
    """Return the units to send to each province that can be taken. The weakest province comes first.

    ``answer`` is the Force that the defender may still send against these units.
    """
    attack, left, found = table.attack, list(units), []
    for province in sorted(defender.standing, key=lambda place: (place.strength, place.index)):
        if attack is not None and province in attack.fought:
            continue
        there = force_of(standing_at(table, attack, province, "attack"))
        against = force_of(standing_at(table, attack, province, "defend"))
        need = against + max(province.strength, answer) + 1 - there
        if need <= 0:
            # The units that are already there are enough.
            continue
        group = fewest(left, need)
        if group:
            found.append(Group(province, group))
            left = [one for one in left if one not in group]
    if found and left:
        found[0] = _strengthened(found[0], left, answer)
    return found


def _strengthened(group: Group, left: Sequence[Card], answer: int) -> Group:
    """Return ``group`` with more units from ``left``, so that it beats even all possible defenders."""
    need = answer + group.province.strength + 1 - force_of(group.units)
    more = fewest(left, need) if need > 0 else ()
    return Group(group.province, (*group.units, *more))


def answer_of(defender: Player) -> int:
    """Return the Force that a player could send against an attack.

    Late in a match, only a part of this Force counts.
    """
    return int((force_of(ready(defender)) + tricks(defender)) * patience(defender.table))


def patience(table: Table) -> float:
    """Return how much danger counts, from 1 to 0. Danger counts less late in a match, so that matches end."""
    turns = table.turn / len(table.players)
    return max(0.0, min(1.0, (IMPATIENT - turns) / (IMPATIENT - PATIENT)))


def prize(table: Table, seat: int, defender: Player, groups: Sequence[Group]) -> float:
    """Return the worth of an attack: the provinces gained, less the danger while the attackers are bowed."""
    if not groups:
        return 0.0
    provinces = len(groups)
    if provinces >= len(defender.standing):
        return 100.0
    gain = worth.province(defender) * provinces
    if len(table.players) > 2:
        gain *= 0.7
    sent = [one for group in groups for one in group.units]
    return gain - FEAR * patience(table) * danger(table, seat, sent)


def danger(table: Table, seat: int, sent: Sequence[Card]) -> float:
    """Return the worth of the province that another player could take while the units ``sent`` are bowed, or 0."""
    player = table.players[seat]
    home = force_of([one for one in ready(player) if one not in sent])
    weakest = min([place.strength for place in player.standing], default=0)
    worst = 0.0
    for other in table.players:
        if other.seat == seat or not table.is_in(other.seat):
            continue
        force = sum([_fit_force(one) for one in other.personalities])
        if force > max(home, weakest):
            last = len(player.standing) == 1
            worst = max(worst, 60.0 if last else worth.province(player))
    return worst


def _fit_force(one: Card) -> int:
    """Return a unit's Force once it has straightened."""
    return one.unit_force or one.force + sum(card.army_force for card in one.attachments)


def targets(table: Table, prompt: Prompt) -> list[tuple[float, str]]:
    """Return the possible attacks with their worth, the best first."""
    found = []
    units = ready(table.players[prompt.seat])
    for option in prompt.options:
        if option.player is not None and not option.alone:
            defender = table.players[option.player]
            groups = invasion(table, units, defender, answer_of(defender))
            found.append((prize(table, prompt.seat, defender, groups), option.key))
    return sorted(found, key=lambda entry: -entry[0])


def declare(table: Table, prompt: Prompt) -> Sequence[str]:
    """Declare the attack with the highest worth, if there is one."""
    found = targets(table, prompt)
    return [found[0][1]] if found and found[0][0] > 0 else [PASS]


def commit(table: Table, prompt: Prompt) -> Sequence[str]:
    """Send units where they win. In defence, send units where they save more than they risk."""
    attack = table.attack
    assert attack is not None
    data = prompt.data or {}
    if prompt.seat not in attack.leaders:
        return []
    if data["side"] == "attack":
        groups = _attackers(table, attack, prompt)
    else:
        groups = defence(table, attack, prompt)
    return lawful(prompt, groups)


def lawful(prompt: Prompt, groups: Iterable[Group]) -> list[str]:
    """Return the options that send ``groups``, as far as the prompt still offers them."""
    wanted = {(one, group.province) for group in groups for one in group.units}
    options = [option for option in prompt.options if option.value in wanted]
    if prompt.check is not None and prompt.check(tuple(options)) is not None:
        return _one_by_one(prompt, options)
    return [option.key for option in options]


def _one_by_one(prompt: Prompt, options: Sequence[Option]) -> list[str]:
    """Return as many of ``options`` as may be chosen together."""
    kept: list[Option] = []
    assert prompt.check is not None
    for option in options:
        if prompt.check((*kept, option)) is None:
            kept.append(option)
    return [option.key for option in kept]


def _attackers(table: Table, attack: Attack, prompt: Prompt) -> list[Group]:
    defender = table.players[attack.defender]
    units = ready(table.players[prompt.seat])
    if (prompt.data or {})["cavalry"]:
        # The defender's infantry is already assigned, so only cavalry and cards in hand can still answer.
        units = [one for one in units if any(option.value[0] is one for option in prompt.options)]
        answer = force_of([one for one in ready(defender) if one.cavalry]) + tricks(defender)
        return invasion(table, units, defender, answer)
    return invasion(table, units, defender, answer_of(defender)) or assault(units, defender)


def assault(units: Sequence[Card], defender: Player) -> list[Group]:
    """Return a group with all units that have Force, sent against the weakest province.

    The result is empty if these units could not destroy the province. ``invasion`` plans only safe attacks; with this
    group a search can also try a bold one.
    """
    force = tuple([one for one in units if one.unit_force > 0])
    weakest = min(defender.standing, key=lambda place: (place.strength, place.index))
    return [Group(weakest, force)] if force_of(force) > weakest.strength else []


# Defending


def defence(table: Table, attack: Attack, prompt: Prompt) -> list[Group]:
    """Return which units defend where.

    The defending units must beat the attackers, or save a province that is worth more than the units.
    """
    player = table.players[prompt.seat]
    able = [one for one in ready(player) if any(option.value[0] is one for option in prompt.options)]
    found: list[Group] = []
    left = able
    threatened = [place for place in player.standing if standing_at(table, attack, place, "attack")]
    lost = len(player.standing) - len([place for place in threatened if _falls(table, attack, place)])
    for place in sorted(threatened, key=lambda place: _pressure(table, attack, place)):
        group = _defenders(table, attack, place, left, desperate=lost <= 0)
        if group:
            found.append(Group(place, group))
            left = [one for one in left if one not in group]
            lost += 1
    return found


def _pressure(table: Table, attack: Attack, place: Province) -> int:
    return force_of(standing_at(table, attack, place, "attack"))


def _falls(table: Table, attack: Attack, place: Province) -> bool:
    """Tell whether a province would fall with the present units."""
    there = force_of(standing_at(table, attack, place, "defend"))
    return force_of(standing_at(table, attack, place, "attack")) > there + place.strength


def _defenders(
    table: Table, attack: Attack, place: Province, left: Sequence[Card], *, desperate: bool
) -> tuple[Card, ...]:
    """Return the defenders for one province: enough to beat the attackers, or enough to save the province.

    Units that only save the province are lost, so send them only if the province is worth more. The result may be
    empty.
    """
    foes = standing_at(table, attack, place, "attack")
    there = force_of(standing_at(table, attack, place, "defend"))
    led = None if attack.attacker is None else table.players[attack.attacker]
    coming = 0 if led is None else force_of([one for one in ready(led) if one.cavalry])
    against = force_of(foes) + (coming if attack.segment in ("maneuvers", "infantry") else 0)
    trick = 0 if led is None else tricks(led)
    for margin in (trick + 1, 1):
        group = fewest(left, against + margin - there)
        if group:
            return group
    if against <= there + place.strength and not desperate:
        return ()
    group = fewest(left, against - place.strength - there)
    if desperate:
        # After a defeat the units are worth nothing, and cards in hand may still turn the battle.
        return group or tuple([one for one in left if one.unit_force > 0])
    cost = sum([worth.unit(one) for one in group])
    # The defenders are lost, so the province must be worth more than they are.
    return group if cost < worth.province(table.players[place.owner]) else ()


# Alternatives for the search.


def commitments(table: Table, prompt: Prompt) -> Iterator[Sequence[str]]:
    """Yield other ways to send units: no unit, and for each place all units, the strongest unit, or only a few."""
    yield []
    places: dict[Province, list[Card]] = {}
    for option in prompt.options:
        one, place = option.value
        if one.unit_force > 0:
            places.setdefault(place, []).append(one)
    side = (prompt.data or {})["side"]
    for place in sorted(places, key=lambda place: (place.strength, place.index)):
        foes = standing_at(table, table.attack, place, "attack")
        if side == "defend" and not foes:
            continue
        units = sorted(places[place], key=_strongest)
        # The fewest units that are enough: against an empty province, to win, or at least to save the province.
        pressure = force_of(foes) - force_of(standing_at(table, table.attack, place, "defend"))
        needs = (place.strength + 1,) if side == "attack" else (pressure + 1, pressure - place.strength)
        for group in (units, units[:1], *(fewest(units, need) for need in needs)):
            if group:
                yield lawful(prompt, [Group(place, tuple(group))])


# Between battles.


def invite(table: Table, prompt: Prompt) -> Sequence[str]:
    """As Attacker, ask nobody for help. As Defender, ask for help."""
    if (prompt.data or {})["side"] == "attack":
        return []
    return [option.key for option in prompt.options]


def next_battle(table: Table, prompt: Prompt) -> Sequence[str]:
    """Fight first at the province where the attackers lead most. Pass if the question allows it."""
    if any(option.alone for option in prompt.options):
        return [PASS]
    return [max(prompt.options, key=_lead).key]


def _lead(option: Option) -> int:
    """Return how much stronger the attackers of a province are than the province and its defenders."""
    place: Province = option.value
    table = place.table
    mine = force_of(standing_at(table, table.attack, place, "attack"))
    return mine - force_of(standing_at(table, table.attack, place, "defend")) - place.strength
